"""Playing a card free: whether there is summoning power for it, and which card it is."""

from __future__ import annotations

from typing import ClassVar, Literal

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Query, Value, query
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Sentence
from tutor.games.seasons.state.derived import counted
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At, ids, owner


@query
def hand_of(moment: At) -> Bound:
    """The owner's cards in hand."""
    return owner(moment).hand


class Room(Query, frozen=True):
    """Whether the owner has summoning power for one card more (sea.play.free-gauge).

    Where `ruling` is read as "no", the card that has just been sacrificed still takes its place.
    """

    ruling: str = ""

    def value(self, moment: At) -> Bound:
        return _cards(moment, self.ruling) < owner(moment).power


class PlaysFree(Query, frozen=True):
    """Whether the card does what it does: always where it was summoned, else by a ruling."""

    ruling: str

    def value(self, moment: At) -> Bound:
        return moment.frame.get("how") != "free" or moment.reading(self.ruling) == "on-play"


def _cards(moment: At, ruling: str) -> int:
    extra = 1 if ruling and moment.reading(ruling) == "no" else 0
    return len(counted(owner(moment), moment.reading)) + extra


class FreeCards(Among, frozen=True):
    """The cards of which one is played free; where `ruling` is read as "optional", none need be."""

    secret: ClassVar[bool] = True

    cards: Value
    ruling: str

    def choices(self, moment: At) -> Choices:
        cards = dict.fromkeys(ids(self.cards, moment))
        options = [Option(card, "play-free", facts(card=card), card) for card in cards]
        if options and moment.reading(self.ruling) == "optional":
            options.append(Option("none", "play-none", value=""))
        return Choices(tuple(options))


class TellNotPlayed(Sentence, frozen=True):
    """No card is played free: there is no summoning power for one, or there is none to play."""

    origin: Literal["hand", "looked"]
    ruling: str = ""

    def execute(self, moment: At) -> Outcome[Table]:
        player = owner(moment)
        events: list[Event] = []
        cards = _cards(moment, self.ruling)
        if cards >= player.power:
            about: dict[str, Bound] = {"seat": player.seat, "cards": cards, "power": player.power}
            events += (moment.event("no-room", rule, **about) for rule in ("", "sea.play.free-gauge"))
        if self.origin == "hand" and not player.hand:
            events.append(moment.event("empty-hand", seat=player.seat))
        return Outcome(moment.state, tuple(events))
