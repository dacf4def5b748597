"""Further questions to the position that texts of cards ask."""

from __future__ import annotations

from tutor.engine.event import Bound
from tutor.engine.query import Owner, Query, Value, evaluate, number, query, text
from tutor.games.seasons.state.derived import counted, has_room, limit, prestige_known, prestige_of, purses
from tutor.games.seasons.verbs.common import At, ids, owner


@query
def access_open(moment: At) -> Bound:
    """Whether crystallising is open in this turn (sea.cry.needs-access)."""
    turn = moment.table.turn
    return turn is not None and turn.access


@query
def purse_bonus(moment: At) -> Bound:
    """What the owner's Purses of Io add to every token."""
    return purses(owner(moment))


class Holds(Query, frozen=True):
    """Whether a list has something in it."""

    of: Value
    item: str

    def value(self, moment: At) -> Bound:
        return self.item in ids(self.of, moment)


class AnyOf(Query, frozen=True):
    """Whether a list has anything in it."""

    of: Value

    def value(self, moment: At) -> Bound:
        return bool(ids(self.of, moment))


class Both(Query, frozen=True):
    """Whether two conditions hold."""

    one: Value
    other: Value

    def value(self, moment: At) -> Bound:
        return bool(evaluate(self.one, moment)) and bool(evaluate(self.other, moment))


class PrestigeOf(Query, frozen=True):
    """The prestige of a card, 0 where it is less or there is none; `within`: no more than the reserve holds.

    More tokens of choice than the reserve may hold make no difference: the rest is discarded at once.
    """

    card: Value
    within: bool = False

    def value(self, moment: At) -> Bound:
        cards = ids(self.card, moment)
        n = max(0, prestige_of(cards[0], moment.reading)) if cards else 0
        return min(n, limit(owner(moment))) if self.within else n


class PrestigeKnown(Query, frozen=True):
    """Whether there is such a card, and its prestige is known (sea.ruling.prestige-not-in-text)."""

    card: Value

    def value(self, moment: At) -> Bound:
        cards = ids(self.card, moment)
        return bool(cards) and prestige_known(cards[0], moment.reading)


class Beyond(Query, frozen=True):
    """Whether the owner's reserve cannot hold so many tokens."""

    n: Value

    def value(self, moment: At) -> Bound:
        return number(self.n, moment) > limit(owner(moment))


@query
def left_neighbour(moment: At) -> Bound:
    """The seat to the owner's left."""
    return moment.table.others(moment.frame.owner)[0]


class NoRoom(Query, frozen=True):
    """Whether somebody's summoning power allows no more cards in play."""

    who: Value = Owner()

    def value(self, moment: At) -> Bound:
        return not has_room(moment.table.player(text(self.who, moment)), moment.reading)


class TooMany(Query, frozen=True):
    """Whether somebody has more cards in play than summoning power."""

    who: Value = Owner()

    def value(self, moment: At) -> Bound:
        player = moment.table.player(text(self.who, moment))
        return len(counted(player, moment.reading)) > player.power
