"""The set-up of a game: the middle of the table, essences, cards, mages, magic items (res.setup)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tutor.engine.chance import Draw as Drawing
from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, Query, text
from tutor.engine.question import CHANCE, Choices, Option, Question
from tutor.engine.sentence import Call, Choose, ForEach, If, Sentence
from tutor.engine.state import State
from tutor.framework.decks import Deck
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.components.faces import Kind
from tutor.games.resarcana.procedures.collect import FromFirst
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
    return Table(tuple(Player(seat) for seat in seats), spare=tuple(sorted(spare)), mode=mode)


def spare(table: Table, kind: Kind) -> tuple[str, ...]:
    """The components of a kind that are not in the game yet."""
    faces = box().faces
    return tuple(id for id in table.spare if faces[id].kind == kind)


def without_spare(table: Table, *ids: str) -> Table:
    """The table with components taken out of the spare ones."""
    return replace(table, spare=tuple(id for id in table.spare if id not in ids))


class LaySupply(Sentence, frozen=True):
    """The magic items are laid in the middle, face up, with the essences beside them; the aim is told."""

    def execute(self, moment: At) -> Outcome[Table]:
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


class Tiles(Query, frozen=True):
    """The ids of the double-sided places of power."""

    def value(self, moment: At) -> Bound:
        return tuple(tile.id for tile in box().tiles)


class LayPlace(Sentence, frozen=True):
    """A place of power is laid out on a random side, in a first game on that with the sun."""

    def run(self, moment: At) -> Question | Outcome[Table]:
        tile = text(Bind(name="tile"), moment)
        found = next(one for one in box().tiles if one.id == tile)
        if moment.table.mode == "first-game":
            return self._lay(moment, found.sun, found.sun, SUN)
        drawing = Drawing((found.moon, found.sun))
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
        all_of_them, shown = spare(moment.table, "monument"), tuple(option.key.split("+"))
        deck = tuple(id for id in all_of_them if id not in shown)
        table = without_spare(moment.table, *all_of_them)
        table = replace(table, monuments=shown, deck=Deck("monuments", (deck,)))
        return moment.with_table(table, moment.event("monuments-shown", cards=shown, n=len(deck)))


class GiveEssences(Sentence, frozen=True):
    """Every player begins with one essence of each kind."""

    def execute(self, moment: At) -> Outcome[Table]:
        made = change(moment)
        for seat in moment.table.seats:
            made.gain(seat, ONE_OF_EACH)
        return made.outcome


class Seats(Among, frozen=True):
    """The players."""

    def choices(self, moment: At) -> Choices:
        return Choices(
            tuple(Option(seat, "first-player", facts(who=seat), seat) for seat in moment.table.seats)
        )


class Chooser(Query, frozen=True):
    """Who speaks for those who agree on a first player: in a match the loser of the last game."""

    def value(self, moment: At) -> Bound:
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


class TakeToken(Sentence, frozen=True):
    """The first player receives the first-player token."""

    def execute(self, moment: At) -> Outcome[Table]:
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


class MakeDeck(Sentence, frozen=True):
    """The artifacts of a player are shuffled into a deck, once they have been read."""

    def execute(self, moment: At) -> Outcome[Table]:
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


class KeepMage(Sentence, frozen=True):
    """The chosen mage lies face up in front of the player, the other goes back to the box."""

    def execute(self, moment: At) -> Outcome[Table]:
        who, chosen = moment.frame.owner, text(Bind(name="mage"), moment)
        player = moment.table.player(who)
        others = tuple(id for id in player.mages if id != chosen)
        table = replace(moment.table, spare=tuple(sorted((*moment.table.spare, *others))))
        table = table.with_player(replace(player, mages=()).laying(Component(chosen)))
        event = moment.event("mage-chosen", who=who, card=chosen)
        return moment.with_table(
            table, event, moment.event("no-artifact", "res.mage.definition", card=chosen)
        )


class CounterClockwise(Query, frozen=True):
    """All seats counter-clockwise, from that to the right of the first player to the first player."""

    def value(self, moment: At) -> Bound:
        return moment.table.from_first[::-1]


class ModeIs(Query, frozen=True):
    """Whether the game is set up in a certain way."""

    mode: Mode

    def value(self, moment: At) -> Bound:
        return moment.table.mode == self.mode


SEAT = Bind(name="seat")
EVERYBODY = FromFirst()


def each(rule: str, program: str) -> ForEach:
    """A program for every player, clockwise from the first."""
    call = Call(program=program, who=SEAT)
    return ForEach(rule=rule, over=EVERYBODY, into="seat", body=(call,))


TABLE = (
    LaySupply(rule=SUPPLY),
    ForEach(rule=PLACES, over=Tiles(), into="tile", body=(LayPlace(),)),
    LayMonuments(rule=MONUMENTS),
    GiveEssences(rule=ESSENCES),
    together(
        FIRST,
        DrawFirst(),
        If(
            cond=Bind(name="first"),
            then=(),
            otherwise=(Choose(kind="first-player", among=Seats(), into="first", who=Chooser()),),
        ),
        TakeToken(),
    ),
)
"""Steps one to five: what lies in the middle, essences, first player."""

TAKE_ITEMS = ForEach(
    rule=ITEM, over=CounterClockwise(), into="seat", body=(Call(program="first-item", who=SEAT),)
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
                cond=ModeIs(mode="first-game"),
                then=(Call(program="first-game-cards"),),
                otherwise=(
                    each(DEAL, "deal-mages"),
                    If(
                        rule="res.variant.draft.replaces",
                        cond=ModeIs(mode="draft"),
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
            MakeDeck(rule="res.artifact.definition"),
            Call(program="draw", hand_over=(("left", HAND_SIZE), ("why", HAND))),
        ),
        kind="procedure",
    ),
    Program(
        "choose-mage",
        MAGE,
        (Choose(kind="mage", among=MagesDealt(), into="mage"), KeepMage()),
        kind="procedure",
    ),
)
"""The set-up, and what each player does in it."""
