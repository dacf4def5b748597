"""The set-up of a game: the middle of the table, essences, cards, mages, magic items (res.setup)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tutor.engine.chance import Draw as Drawing
from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, candidates, query, text
from tutor.engine.question import CHANCE, Choices, Option, Question
from tutor.engine.sentence import Call, Choose, ForEach, If, Sentence, sentence
from tutor.engine.state import State
from tutor.framework.decks import Deck
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.components.faces import Kind
from tutor.games.resarcana.procedures.collect import from_first
from tutor.games.resarcana.scoring.final_points import THRESHOLD
from tutor.games.resarcana.state.essences import KINDS, Essences
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Mode, Table
from tutor.games.resarcana.verbs.effects.common import At, change, together

SUPPLY = "res.setup.supply"
PLACES = "res.setup.places"
SUN = "res.setup.places.first-game"
MONUMENTS = "res.setup.monuments"
ESSENCES = "res.setup.essences"
FIRST = "res.setup.first-player"
DEAL = "res.setup.deal"
HAND = "res.setup.hand"
MAGE = "res.setup.mage-choice"
ITEM = "res.setup.item-choice"
MAGES = 2
ARTIFACTS = 8
"""How many of each are dealt to a player (res.setup.deal)."""
HAND_SIZE = 3
FACE_UP = 2
"""How many monuments are turned face up (res.setup.monuments)."""
ONE_OF_EACH: Essences = (1, 1, 1, 1, 1)


def opening(seats: tuple[str, ...], mode: Mode = "") -> State[Table]:
    """The first position of a whole game: everything is still in the box, and the set-up begins."""
    program = "match" if mode == "duel" else "game"
    return State(empty(seats, mode)).push(program, seats[0])


def empty(seats: tuple[str, ...], mode: Mode = "") -> Table:
    """A table on which nothing has been laid out: every component is among the spare ones."""
    tiles = tuple(tile.sun for tile in box().tiles)
    kinds: tuple[Kind, ...] = ("artifact", "mage", "magic-item", "monument")
    spare = (*tiles, *(id for kind in kinds for id in box().of_kind(kind)))
    return Table(players=tuple(Player(seat=seat) for seat in seats), spare=tuple(sorted(spare)), mode=mode)


def spare(table: Table, kind: Kind) -> tuple[str, ...]:
    """The components of a kind that are not in the game yet."""
    faces = box().faces
    return tuple(id for id in table.spare if faces[id].kind == kind)


def without_spare(table: Table, *ids: str) -> Table:
    """The table with components taken out of the spare ones."""
    return replace(table, spare=tuple(id for id in table.spare if id not in ids))


@sentence
def lay_supply(moment: At) -> Outcome[Table]:
    """The magic items are laid in the middle, face up, with the essences beside them; the aim is told."""
    made, items = change(moment), spare(moment.table, "magic-item")
    made.tell("goal", "res.goal", n=THRESHOLD)
    made.tell("players", "res.players.count", n=len(moment.table.players))
    made.table = replace(without_spare(made.table, *items), items=tuple(Component(id) for id in items))
    made.tell("supply", n=len(items))
    made.tell("kinds", "res.essence.types", kinds=KINDS)
    made.tell("unlimited", "res.essence.unlimited")
    made.tell("multiplier", "res.essence.multiplier")
    if moment.table.mode in ("draft", "duel"):
        made.tell("variant", "res.variant.when", mode=moment.table.mode)
    return made.outcome


@query
def tiles(moment: At) -> Bound:
    """The ids of the double-sided places of power."""
    return tuple(tile.id for tile in box().tiles)


class LayPlace(Sentence, frozen=True):
    """A place of power is laid out on a random side, in a first game on that with the sun."""

    def run(self, moment: At) -> Question | Outcome[Table]:
        tile = text(Bind(name="tile"), moment)
        place = next(one for one in box().tiles if one.id == tile)
        if moment.table.mode == "first-game":
            return self._lay(moment, place.sun, place.sun, SUN)
        drawing = Drawing((place.moon, place.sun))
        return Question(CHANCE, self.rule, "side", chance=drawing, facts=facts(card=tile))

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        face = box()[option.key]
        return self._lay(moment, option.key, option.key if face.side == "sun" else face.reverse, "")

    def _lay(self, moment: At, side: str, sun: str, rule: str) -> Outcome[Table]:
        table = without_spare(moment.table, sun)
        table = replace(table, places=(*table.places, side))
        return moment.with_table(table, moment.event("laid-out", rule, card=side))


class LayMonuments(Sentence, frozen=True):
    """The monuments are shuffled into a deck, and some are turned face up."""

    def run(self, moment: At) -> Question:
        return Question(
            CHANCE, self.rule, "monuments", chance=Drawing(spare(moment.table, "monument"), FACE_UP)
        )

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        all_of_them, visible = spare(moment.table, "monument"), tuple(option.key.split("+"))
        deck = tuple(id for id in all_of_them if id not in visible)
        table = without_spare(moment.table, *all_of_them)
        table = replace(table, monuments=visible, deck=Deck("monuments", (deck,)))
        return moment.with_table(table, moment.event("monuments-shown", cards=visible, n=len(deck)))


@sentence
def give_essences(moment: At) -> Outcome[Table]:
    """Every player begins with one essence of each kind."""
    made = change(moment)
    for seat in moment.table.seats:
        made.gain(seat, ONE_OF_EACH)
    return made.outcome


@candidates
def seats(moment: At) -> Choices:
    """The players."""
    return Choices(tuple(Option(seat, "first-player", facts(who=seat), seat) for seat in moment.table.seats))


@query
def chooser(moment: At) -> Bound:
    """Who speaks for those who agree on a first player: in a match the loser of the last game."""
    return moment.table.chooser or moment.table.seats[0]


class DrawFirst(Sentence, frozen=True):
    """The first player of a match is drawn, where the ruling has it so (res.ruling.duel-first-game-who)."""

    def run(self, moment: At) -> Question | Outcome[Table]:
        random = moment.reading("res.ruling.duel-first-game-who") == "random"
        if moment.table.mode != "duel" or moment.table.game > 1 or not random:
            return Outcome(moment.state)
        return Question(CHANCE, self.rule, "draw-first", chance=Drawing(moment.table.seats))

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return Outcome(moment.bound("first", option.key), (moment.event("first-drawn", who=option.key),))


@sentence
def take_token(moment: At) -> Outcome[Table]:
    """The first player receives the first-player token."""
    first = text(Bind(name="first"), moment)
    rule = "res.variant.duel.first-player" if moment.table.game > 1 else ""
    event = moment.event("first-player", rule, who=first)
    return moment.with_table(replace(moment.table, first=first), event)


# ---- cards


class DealMages(Sentence, frozen=True):
    """Two mages are dealt to a player."""

    def run(self, moment: At) -> Question:
        drawing = Drawing(spare(moment.table, "mage"), MAGES)
        return Question(CHANCE, self.rule, "deal-mages", chance=drawing, facts=facts(who=moment.frame.owner))

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        cards, who = tuple(option.key.split("+")), moment.frame.owner
        table = without_spare(moment.table, *cards)
        table = table.with_player(replace(table.player(who), mages=cards))
        return moment.with_table(table, moment.event("mages-dealt", who=who, n=len(cards)))


class DealArtifacts(Sentence, frozen=True):
    """Artifacts are dealt to a player, face down; to be drafted or for the own deck."""

    n: int
    draft: bool = False

    def run(self, moment: At) -> Question:
        drawing = Drawing(spare(moment.table, "artifact"), self.n)
        return Question(
            CHANCE, self.rule, "deal-artifacts", chance=drawing, facts=facts(who=moment.frame.owner, n=self.n)
        )

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        cards, who = tuple(option.key.split("+")), moment.frame.owner
        table = without_spare(moment.table, *cards)
        player = table.player(who)
        player = replace(player, draft=cards) if self.draft else replace(player, kept=(*player.kept, *cards))
        event = moment.event("artifacts-dealt", who=who, n=len(cards))
        return moment.with_table(table.with_player(player), event)


@sentence
def make_deck(moment: At) -> Outcome[Table]:
    """The artifacts of a player are shuffled into a deck, once they have been read."""
    who = moment.frame.owner
    player = moment.table.player(who)
    deck = player.deck.shuffled(*player.kept)
    table = moment.table.with_player(replace(player, deck=deck, kept=()))
    rule = "res.variant.draft.finish" if table.mode == "draft" else ""
    rule = "res.variant.duel.start" if table.game > 1 else rule
    return moment.with_table(table, moment.event("deck-made", rule, who=who, n=deck.size))


class MagesDealt(Among, frozen=True):
    """The mages that a player has to choose from."""

    secret: ClassVar[bool] = True

    def choices(self, moment: At) -> Choices:
        mages = moment.table.player(moment.frame.owner).mages
        return Choices(tuple(Option(id, "mage", facts(card=id), id) for id in mages))


@sentence
def keep_mage(moment: At) -> Outcome[Table]:
    """The chosen mage lies face up in front of the player, the other goes back to the box."""
    who, chosen = moment.frame.owner, text(Bind(name="mage"), moment)
    player = moment.table.player(who)
    others = tuple(id for id in player.mages if id != chosen)
    table = replace(moment.table, spare=tuple(sorted((*moment.table.spare, *others))))
    table = table.with_player(replace(player, mages=()).laying(Component(chosen)))
    event = moment.event("mage-chosen", who=who, card=chosen)
    return moment.with_table(table, event, moment.event("no-artifact", "res.mage.definition", card=chosen))


@query
def counter_clockwise(moment: At) -> Bound:
    """All seats counter-clockwise, from that to the right of the first player to the first player."""
    return moment.table.from_first[::-1]


@query
def mode_is(moment: At, mode: Mode) -> Bound:
    """Whether the game is set up in a certain way."""
    return moment.table.mode == mode


SEAT = Bind(name="seat")


def each(rule: str, program: str) -> ForEach:
    """A program for every player, clockwise from the first."""
    call = Call(program=program, who=SEAT)
    return ForEach(rule=rule, over=from_first, into="seat", body=(call,))


TABLE = (
    lay_supply.under(SUPPLY),
    ForEach(rule=PLACES, over=tiles, into="tile", body=(LayPlace(),)),
    LayMonuments(rule=MONUMENTS),
    give_essences.under(ESSENCES),
    together(
        FIRST,
        DrawFirst(),
        If(
            cond=Bind(name="first"),
            then=(),
            otherwise=(Choose(kind="first-player", among=seats, into="first", who=chooser),),
        ),
        take_token,
    ),
)
"""Steps one to five: what lies in the middle, essences, first player."""

TAKE_ITEMS = ForEach(
    rule=ITEM, over=counter_clockwise, into="seat", body=(Call(program="first-item", who=SEAT),)
)
"""Step seven: magic items, counter-clockwise, the first player last."""

HALF = ARTIFACTS // 2

SETUP = (
    Program(
        "setup",
        SUPPLY,
        (
            *TABLE,
            If(
                rule="res.setup.first-game.sets",
                cond=mode_is(mode="first-game"),
                then=(Call(program="first-game-cards"),),
                otherwise=(
                    each(DEAL, "deal-mages"),
                    If(
                        rule="res.variant.draft.replaces",
                        cond=mode_is(mode="draft"),
                        then=(Call(program="draft"),),
                        otherwise=(each(DEAL, "deal-artifacts"),),
                    ),
                    each(HAND, "first-hand"),
                    each(MAGE, "choose-mage"),
                ),
            ),
            TAKE_ITEMS,
        ),
        kind="procedure",
    ),
    Program("deal-mages", DEAL, (DealMages(),), kind="procedure"),
    Program(
        "deal-artifacts",
        DEAL,
        (together(DEAL, DealArtifacts(n=HALF), DealArtifacts(n=HALF)),),
        kind="procedure",
    ),
    Program(
        "first-hand",
        HAND,
        (
            make_deck.under("res.artifact.definition"),
            Call(program="draw", hand_over=(("left", HAND_SIZE), ("why", HAND))),
        ),
        kind="procedure",
    ),
    Program(
        "choose-mage",
        MAGE,
        (Choose(kind="mage", among=MagesDealt(), into="mage"), keep_mage),
        kind="procedure",
    ),
)
"""The set-up, and what each player does in it."""
