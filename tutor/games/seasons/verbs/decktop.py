"""The top card of the deck, as the Crystal Orb handles it: looked at, put back, played, discarded unseen."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.chance import Draw
from tutor.engine.event import facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Bind, candidates, text
from tutor.engine.question import CHANCE, Choices, Option, Question, Refusal, sorted_out
from tutor.engine.sentence import Sentence, sentence
from tutor.framework.readings import Readings
from tutor.games.seasons.state.derived import counted, has_room
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Looking, Table
from tutor.games.seasons.verbs.common import At, owner
from tutor.games.seasons.verbs.costs import crystals_short, tokens_short
from tutor.games.seasons.verbs.drawing import (
    EMPTY,
    FACE_DOWN,
    RESHUFFLE,
    WHEN,
    discarded,
    looked_at,
    reshuffled,
)

MILL = "sea.card.crystal-orb.mill"
ROOM = "sea.play.free-gauge"
NO_POWER = "sea.ruling.orb-no-power"
MILL_COST, PLAY_COST = 3, 4
"""Crystals that discarding the top card costs, and tokens that playing it costs."""


class TopCard(Sentence, frozen=True):
    """The top card of the deck is found out by chance where that matters, and something happens to it.

    The deck is made anew when there is none (sea.setup.reshuffle); without a discard pile nothing happens
    (sea.ruling.reshuffle-empty).
    """

    def run(self, moment: At) -> Question | Outcome[Table]:
        table, seat = moment.table, moment.frame.owner
        if not table.deck.layers:
            return self._no_deck(moment)
        layer = table.deck.layers[0]
        if len(layer) == 1:
            return self.act(moment, layer[0])
        return Question(
            CHANCE, self.rule, "draw-cards", chance=Draw(layer, 1), facts=facts(seat=seat, cards=1)
        )

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return self.act(moment, option.key)

    def act(self, moment: At, card: str) -> Outcome[Table]:
        """What happens to the card."""
        raise NotImplementedError(type(self).__name__)

    def _no_deck(self, moment: At) -> Outcome[Table]:
        if moment.table.discard:
            event = moment.event("reshuffled", RESHUFFLE)
            return Outcome(moment.before.with_table(reshuffled(moment.table)), (event,))
        event = moment.event("no-cards", RESHUFFLE, seat=moment.frame.owner)
        stops = moment.reading(EMPTY) == "stop"
        return Outcome(replace(moment.before, stack=()) if stops else moment.state, (event,))


class LookAtTop(TopCard, frozen=True):
    """The owner looks at the top card of the deck; it is bound to "card"."""

    def act(self, moment: At, card: str) -> Outcome[Table]:
        table, seat = moment.table, moment.frame.owner
        looking = (*table.looking, Looking(seat, (card,)))
        table = replace(table, deck=table.deck.without((card,)), looking=looking)
        return Outcome(
            moment.bound("card", card).with_table(table), (moment.event("looked-at-top", seat=seat),)
        )


class DiscardTop(TopCard, frozen=True):
    """The top card of the deck goes to the discard pile, and nobody sees it (sea.setup.discard.face-down)."""

    def act(self, moment: At, card: str) -> Outcome[Table]:
        table = replace(moment.table, deck=moment.table.deck.without((card,)))
        event = moment.event("top-discarded", FACE_DOWN, seat=moment.frame.owner)
        return moment.with_table(discarded(table, card), event)


@sentence
def put_back(moment: At) -> Outcome[Table]:
    """The card that is looked at goes back on top of the deck."""
    card = text(Bind(name="card"), moment)
    table = looked_at(moment.table, card)
    event = moment.event("put-back", seat=moment.frame.owner)
    return moment.with_table(replace(table, deck=table.deck.onto(card)), event)


@sentence
def shuffle_anew(moment: At) -> Outcome[Table]:
    """Where a deck is made anew as soon as it runs out, that happens now (sea.ruling.reshuffle-when)."""
    table = moment.table
    if table.deck.layers or not table.discard or moment.reading(WHEN) != "at-once":
        return Outcome(moment.state)
    return moment.with_table(reshuffled(table), moment.event("reshuffled", RESHUFFLE))


@candidates
def orb_ways(moment: At) -> Choices:
    """The two uses of the Orb: looking at the top card, or paying crystals to discard it."""
    look, discard = Option("look", "orb-look", value="look"), Option("discard", "orb-mill", value="mill")
    nothing: tuple[Refusal, ...] = ()
    return sorted_out(((look, nothing), (discard, crystals_short(owner(moment), MILL_COST, MILL))))


class OrbDecision(Sentence, frozen=True):
    """The card that is looked at goes back or is played; bound to "what".

    It is asked even where only one of these can be done, since the owner looks at the card then. What happens
    to a card for which there is no room is sea.ruling.orb-no-power.
    """

    def ask(self, moment: At) -> Question | None:
        card = moment.frame.get("card")
        if not isinstance(card, str):
            return None
        player, reading, about = owner(moment), moment.reading, facts(card=card)
        lost = not has_room(player, reading) and reading(NO_POWER) == "discard"
        back = (
            Option("discard", "orb-discard", about, "discard")
            if lost
            else Option("return", "orb-return", about, "return")
        )
        play = Option("play", "orb-play", about, "play")
        sorted_ = sorted_out(((back, ()), (play, _play_refusals(player, self.rule, reading))))
        return Question(
            player.seat, self.rule, "orb-card", sorted_.options, sorted_.refused, facts=about, secret=True
        )

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return Outcome(moment.bound("what", option.value))

    def execute(self, moment: At) -> Outcome[Table]:
        return Outcome(moment.state)


def _play_refusals(player: Player, rule: str, reading: Readings) -> Iterator[Refusal]:
    """Why the card cannot be played free: no room, or no tokens."""
    if not has_room(player, reading):
        about = facts(seat=player.seat, cards=len(counted(player, reading)), power=player.power)
        yield Refusal(ROOM, "no-power", about)
    yield from tokens_short(player, PLAY_COST, rule, reading)
