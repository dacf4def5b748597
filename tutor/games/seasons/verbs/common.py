"""Whose effect is running, on which copy, and small questions to the position."""

from __future__ import annotations

from typing import TypeAlias

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Moment
from tutor.engine.query import Among, Owner, Query, Value, evaluate, query, text
from tutor.engine.question import Choices, Option
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.derived import counted, reserve
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table

At: TypeAlias = Moment[Table]

COPY = "copy"
"""The name to which the program of a card has the id of its own copy bound."""


def owner(moment: At) -> Player:
    """The player whose effect is running."""
    return moment.table.player(moment.frame.owner)


def own_copy(moment: At) -> str:
    """The id of the copy whose text is running. Raises LookupError in an effect of no card."""
    copy = moment.frame.get(COPY)
    if not isinstance(copy, str):
        raise LookupError(f"{moment.frame.program} is the text of no card")
    return copy


def ids(value: Value | Bound, moment: At) -> tuple[str, ...]:
    """The value as a list of ids; a single id is a list of one, nothing is none."""
    result = evaluate(value, moment)
    if result is None or result == "":
        return ()
    return tuple(map(str, result)) if isinstance(result, tuple) else (str(result),)


@query
def own(moment: At) -> Bound:
    """The id of the copy whose text is running."""
    return own_copy(moment)


@query
def opponents(moment: At) -> Bound:
    """The other seats, clockwise from the owner's left neighbour on."""
    return moment.table.others(moment.frame.owner)


@query
def everyone(moment: At) -> Bound:
    """All seats, clockwise from the owner's left neighbour on, the owner last."""
    seat = moment.frame.owner
    return (*moment.table.others(seat), seat)


class CountOwn(Query, frozen=True):
    """How many copies of a card the owner has in play."""

    card: str

    def value(self, moment: At) -> Bound:
        return owner(moment).count(self.card)


class ItemCount(Query, frozen=True):
    """How many other magic items than this card the owner has in play, `times` each."""

    times: int = 1

    def value(self, moment: At) -> Bound:
        own, cards = moment.frame.get(COPY), box().cards
        return self.times * sum(cards[c.card].item and c.id != own for c in owner(moment).play)


@query
def familiar_count(moment: At) -> Bound:
    """How many familiars the owner has in play."""
    cards, copies = box().cards, counted(owner(moment), moment.reading)
    return sum(cards[copy.card].familiar for copy in copies)


class ReserveSize(Query, frozen=True):
    """How many tokens are in a reserve."""

    who: Value = Owner()

    def value(self, moment: At) -> Bound:
        return size(reserve(moment.table.player(text(self.who, moment))))


class CrystalsOf(Query, frozen=True):
    """How many crystals somebody has."""

    who: Value = Owner()

    def value(self, moment: At) -> Bound:
        return moment.table.player(text(self.who, moment)).crystals


class Reading(Query, frozen=True):
    """Whether a ruling is read in that way."""

    ruling: str
    reading: str

    def value(self, moment: At) -> Bound:
        return moment.reading(self.ruling) == self.reading


class Seats(Among, frozen=True):
    """The seats of a list, to choose one of."""

    over: Value
    kind: str = "seat"

    def choices(self, moment: At) -> Choices:
        return Choices(
            tuple(Option(seat, self.kind, facts(seat=seat), seat) for seat in ids(self.over, moment))
        )


@query
def solvent(moment: At) -> Bound:
    """The opponents who have crystals to give now, clockwise from the owner's left neighbour on.

    Where several cards act at once, those count who had some when they began to
    (sea.ruling.trigger-player-order): then "poor" is bound to the others.
    """
    table = moment.table
    poor: tuple[str | int, ...] = ()
    if moment.reading("sea.ruling.trigger-player-order") == "simultaneous":
        result = moment.frame.get("poor")
        poor = result if isinstance(result, tuple) else ()
    return tuple(
        seat
        for seat in table.others(moment.frame.owner)
        if table.player(seat).crystals > 0 and seat not in poor
    )
