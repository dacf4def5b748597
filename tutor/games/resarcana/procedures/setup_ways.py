"""Other ways to set up a game: first-game sets, the draft, and the later games of a duel."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tutor.engine.chance import Draw as Drawing
from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, Is, candidates, query, text
from tutor.engine.question import CHANCE, Choices, Option, Question
from tutor.engine.sentence import Call, Choose, ForEach, If, Sentence, While, sentence
from tutor.framework.decks import Deck
from tutor.games.resarcana.components.component_set import FirstGameSet, box
from tutor.games.resarcana.procedures.collect import from_first
from tutor.games.resarcana.procedures.setup import (
    HALF,
    HAND,
    HAND_SIZE,
    SEAT,
    TABLE,
    TAKE_ITEMS,
    DealArtifacts,
    each,
    make_deck,
    without_spare,
)
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.verbs.effects.common import At, ReadingOf, change, together

SETS = "res.setup.first-game.sets"
RANDOM = "res.setup.first-game.random"
FIRST_HAND = "res.ruling.first-game-hand"
WHICH_SETS = "res.ruling.first-game-players"
RANDOM_CARDS = 5
FIRST_WAVE = "res.variant.draft.first-wave"
SECOND_WAVE = "res.variant.draft.second-wave"
MATCH = "res.variant.duel.match"
SECOND = "res.variant.duel.second-setup"
DUEL_DRAFT = "res.variant.duel.draft"
THIRD = "res.variant.duel.third"
START = "res.variant.duel.start"
SHARED = "res.ruling.duel-shared"
WINS = 2
"""How many wins a match goes to (res.variant.duel.match)."""

# ---- first game


class TakeSet(Sentence, frozen=True):
    """A player gets one of the marked sets: its mage, and its three artifacts."""

    def run(self, moment: At) -> Question | Outcome[Table]:
        left = self._left(moment)
        if len(left) == 1:
            return self._take(moment, left[0])
        drawing = Drawing(tuple(f"first-game-set-{one.number}" for one in left))
        return Question(CHANCE, self.rule, "set", chance=drawing, facts=facts(who=moment.frame.owner))

    def _left(self, moment: At) -> tuple[FirstGameSet, ...]:
        table = moment.table
        lowest = moment.reading(WHICH_SETS) == "lowest"
        sets = box().sets[: len(table.players)] if lowest else box().sets
        return tuple(one for one in sets if one.mage in table.spare)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        number = int(option.key.rpartition("-")[2])
        return self._take(moment, next(one for one in box().sets if one.number == number))

    def _take(self, moment: At, chosen: FirstGameSet) -> Outcome[Table]:
        who = moment.frame.owner
        table = without_spare(moment.table, chosen.mage, *chosen.artifacts)
        player = table.player(who).laying(Component(chosen.mage))
        if moment.reading(FIRST_HAND) == "hand":
            player = replace(player, hand=chosen.artifacts)
        else:
            player = replace(player, kept=chosen.artifacts)
        event = moment.event("set-taken", who=who, n=chosen.number, card=chosen.mage)
        return moment.with_table(table.with_player(player), event)


# ---- draft


@query
def any_draft(moment: At) -> Bound:
    """Whether anybody has artifacts to choose from still."""
    return any(player.draft for player in moment.table.players)


class Draft(Among, frozen=True):
    """The artifacts that a player can keep one of."""

    secret: ClassVar[bool] = True

    def choices(self, moment: At) -> Choices:
        cards = moment.table.player(moment.frame.owner).draft
        return Choices(tuple(Option(id, "keep", facts(card=id), id) for id in cards))


@sentence
def keep(moment: At) -> Outcome[Table]:
    """The chosen artifact is kept, face down."""
    who, card = moment.frame.owner, text(Bind(name="card"), moment)
    player = moment.table.player(who)
    draft = tuple(id for id in player.draft if id != card)
    table = moment.table.with_player(replace(player, draft=draft, kept=(*player.kept, card)))
    return moment.with_table(table, moment.event("kept", who=who, n=len(player.kept) + 1))


@sentence
def pass_on(moment: At, left: bool) -> Outcome[Table]:
    """What was not kept is handed on: to the left, which is clockwise, or to the right."""
    players = moment.table.players
    n = len(players)
    step = 1 if left else -1
    passed = tuple(replace(player, draft=players[(at - step) % n].draft) for at, player in enumerate(players))
    table = replace(moment.table, players=passed)
    if not any(player.draft for player in passed):
        return moment.with_table(table)
    event = moment.event("handed-on", left=left, n=len(passed[0].draft))
    return moment.with_table(table, event)


def wave(rule: str, *, left: bool) -> Sentence:
    """Four artifacts each: one is kept, the others are handed on, until none are left."""
    deal = Call(program="deal-draft", who=SEAT)
    keep = Call(program="keep-one", who=SEAT)
    return together(
        rule,
        ForEach(over=from_first, into="seat", body=(deal,)),
        While(cond=any_draft, body=(ForEach(over=from_first, into="seat", body=(keep,)), pass_on(left=left))),
    )


# ---- duel


@sentence
def record_win(moment: At) -> Outcome[Table]:
    """A game of the match has been won; of a shared victory the ruling decides (res.ruling.duel-shared)."""
    made, table = change(moment), moment.table
    counts = len(table.winners) == 1 or moment.reading(SHARED) == "both"
    for seat in table.winners if counts else ():
        player = made.table.player(seat)
        made.player(replace(player, wins=player.wins + 1))
        made.tell("win", who=seat, n=player.wins + 1)
    if not counts:
        made.tell("no-win", n=table.game)
    best = max(player.wins for player in made.table.players)
    if best >= WINS:
        won = tuple(player.seat for player in made.table.players if player.wins == best)
        made.table = replace(made.table, winners=won)
        made.tell("match-won", who=won, n=best)
    return made.outcome


@query
def match_over(moment: At) -> Bound:
    """Whether somebody has won the match."""
    return max(player.wins for player in moment.table.players) >= WINS


@sentence
def clear_table(moment: At) -> Outcome[Table]:
    """All goes back but the mages; artifacts are chosen anew in the second game, and kept in later ones."""
    table, faces = moment.table, box().faces
    losers = tuple(seat for seat in table.seats if seat not in table.winners)
    # After a shared victory the loser of the game before chooses again.
    chooser = losers[0] if losers else table.chooser
    cards = {id for player in table.players for id in _cards(player)}
    artifacts = tuple(sorted(id for id in cards if faces[id].kind == "artifact"))
    second = table.game == 1
    players = tuple(_cleared(player, second=second) for player in table.players)
    others = (*(one.id for one in table.items), *table.places, *table.monuments, *table.deck.cards)
    away = {*others, *(id for id in cards if faces[id].kind not in ("artifact", "mage"))}
    fresh = Table(
        players=players,
        spare=tuple(sorted((*table.spare, *map(_sun_side, away)))),
        open=artifacts if second else (),
        mode=table.mode,
        game=table.game + 1,
        chooser=chooser,
    )
    rule = SECOND if second else THIRD
    return moment.with_table(fresh, moment.event("next-game", rule, n=fresh.game))


def _cards(player: Player) -> tuple[str, ...]:
    tableau = (one.id for one in player.tableau)
    return (*player.hand, *player.deck.cards, *player.discard, *tableau)


def _sun_side(id: str) -> str:
    face = box()[id]
    return face.reverse if face.side == "moon" else id


def _cleared(player: Player, *, second: bool) -> Player:
    mages = tuple(Component(one.id) for one in player.tableau if box()[one.id].kind == "mage")
    artifacts = () if second else player.own
    return Player(
        seat=player.seat,
        tableau=mages,
        wins=player.wins,
        kept=artifacts,
        own=player.own,
        deck=Deck("artifacts"),
    )


@candidates
def open_cards(moment: At) -> Choices:
    """The artifacts lying face up in the middle."""
    return Choices(tuple(Option(id, "keep", facts(card=id), id) for id in moment.table.open))


@query
def any_open(moment: At) -> Bound:
    """Whether artifacts lie in the middle still."""
    return bool(moment.table.open)


@query
def picker(moment: At) -> Bound:
    """Who takes the next card: the first player one, then both two in turn; one is left for the first."""
    table = moment.table
    taken = sum(len(player.kept) for player in table.players)
    return table.from_first[(taken + 1) // 2 % 2]


@sentence
def take_open(moment: At) -> Outcome[Table]:
    """A player takes an artifact out of the middle."""
    card, who = text(Bind(name="card"), moment), text(picker, moment)
    table = replace(moment.table, open=tuple(id for id in moment.table.open if id != card))
    player = table.player(who)
    cards = (*player.kept, card)
    table = table.with_player(replace(player, kept=cards, own=cards))
    return moment.with_table(table, moment.event("card-taken", who=who, card=card, n=len(cards)))


SETUP_WAYS = (
    Program(
        "first-game-cards",
        SETS,
        (each(SETS, "first-game-set"), each(RANDOM, "first-game-deck")),
        kind="procedure",
    ),
    Program("first-game-set", SETS, (TakeSet(),), kind="procedure"),
    Program(
        "first-game-deck",
        RANDOM,
        (
            DealArtifacts(n=RANDOM_CARDS),
            make_deck,
            If(
                cond=Is(left=ReadingOf(ruling=FIRST_HAND), right="hand"),
                then=(),
                otherwise=(Call(rule=HAND, program="draw", hand_over=(("left", HAND_SIZE), ("why", HAND))),),
            ),
        ),
        kind="procedure",
    ),
    Program(
        "draft",
        "res.variant.draft.replaces",
        (wave(FIRST_WAVE, left=True), wave(SECOND_WAVE, left=False)),
        kind="procedure",
    ),
    Program("deal-draft", FIRST_WAVE, (DealArtifacts(n=HALF, draft=True),), kind="procedure"),
    Program(
        "keep-one",
        FIRST_WAVE,
        (Choose(kind="keep", among=Draft(), into="card"), keep),
        kind="procedure",
    ),
    Program(
        "match",
        MATCH,
        (
            Call(program="game"),
            Call(program="record-win"),
            While(
                cond=Is(left=match_over, right=False),
                body=(
                    Call(rule=START, program="next-game"),
                    Call(program="rounds"),
                    Call(program="record-win"),
                ),
            ),
        ),
        kind="game",
    ),
    Program("record-win", MATCH, (record_win,), kind="procedure"),
    Program(
        "next-game",
        SECOND,
        (
            clear_table,
            *TABLE,
            While(
                rule=DUEL_DRAFT,
                cond=any_open,
                body=(
                    Choose(kind="take-open", among=open_cards, into="card", who=picker),
                    take_open,
                ),
            ),
            each(START, "first-hand"),
            TAKE_ITEMS,
        ),
        kind="procedure",
    ),
)
"""The cards of a first game, the draft, and a match with its later games."""
