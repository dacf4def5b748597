"""The season token on its wheel: moved by a die, or by a card forward and back; seasons, years, libraries.

Rulings about what a card does to the wheel in the middle of a round are carried out here, so that a card only
has to say how far (`MoveSeason`).
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from tutor.engine.event import Event
from tutor.engine.moment import Outcome
from tutor.engine.query import Value, number
from tutor.engine.sentence import Sentence
from tutor.framework.readings import Readings
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.derived import season
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At
from tutor.games.seasons.verbs.crystals import TableEvents

ADVANCE = "sea.season.advance"
CHANGE = "sea.season.change"
YEAR = "sea.year.change"
LIBRARY = "sea.year.library"
BACK = "sea.card.temporal-boots.back-year"
TRIGGER = "sea.end.trigger"
FINAL_CHANGE = "sea.ruling.final-season-change"
PAST = "sea.ruling.boots-past-year-three"
BACK_AND_FORTH = "sea.ruling.boots-back-and-forth"
BEFORE_FIRST = "sea.ruling.boots-before-year-one"
SECOND = "sea.ruling.library-second-crossing"
AT_ONCE = "sea.ruling.boots-forward-library"


def poor(table: Table) -> tuple[str, ...]:
    """The seats that have no crystals."""
    return tuple(player.seat for player in table.players if player.crystals <= 0)


def is_over(table: Table, reading: Readings) -> bool:
    """Whether the last year is over (sea.end.trigger, sea.ruling.boots-back-and-forth)."""
    if reading(BACK_AND_FORTH) == "flag" and table.past:
        return True
    return table.year > box().years[-1]


def moved(moment: At, table: Table, steps: int, by: Literal["die", "card"]) -> TableEvents:
    """The table after the season token moved, back where `steps` are negative, and everything it brings."""
    most, before, was = box().spaces, table.space, season(table)
    to = before + steps
    turned = 1 if to > most else -1 if to < 1 else 0
    if turned < 0 and table.year <= box().start_year and moment.reading(BEFORE_FIRST) == "stop":
        to, turned = 1, 0
    table = replace(table, space=(to - 1) % most + 1)
    events = [moment.event("season-moved", seat=None, n=steps, space=table.space, origin=before)]
    if turned:
        table, more = _year(moment, table, turned, by)
        events += more
    if season(table) != was and not (turned and _silent(moment, table, by)):
        about = {"was": was, "now": season(table), "poor": poor(table)}
        events.insert(1, moment.event("season-changed", CHANGE, seat=None, **about))
    return table, tuple(events)


def _silent(moment: At, table: Table, by: str) -> bool:
    """Whether no card answers the last passage of the last space (sea.ruling.final-season-change)."""
    return by == "die" and table.year > box().years[-1] and moment.reading(FINAL_CHANGE) == "no"


def _year(moment: At, table: Table, turned: int, by: str) -> TableEvents:
    """The table after the year token went a step on or back."""
    last = box().years[-1]
    if turned > 0 and table.year == last and by == "card" and moment.reading(PAST) == "next-advance":
        return table, ()
    year = table.year + turned
    table = replace(table, year=year, past=table.past or year > last)
    events: list[Event] = []
    if year > last:
        events.append(moment.event("years-over", TRIGGER, seat=None, year=last))
    elif turned > 0:
        events.append(moment.event("year-began", YEAR, seat=None, year=year))
        if by == "die" or moment.reading(AT_ONCE) == "at-once":
            table, more = libraries(moment, table)
            events += more
    else:
        events.append(moment.event("year-back", BACK, seat=None, year=year))
        if moment.reading(SECOND) == "return":
            table = _returned(table, year + 1)
    return table, tuple(events)


def libraries(moment: At, table: Table) -> TableEvents:
    """The table after everybody took the cards under the tokens of the years that have begun."""
    events: list[Event] = []
    for seat in table.turn_order:
        player = table.player(seat)
        cards = tuple(
            card
            for year, cards in enumerate(player.library, box().start_year + 1)
            if year <= table.year
            for card in cards
        )
        if cards:
            left = tuple(
                () if year <= table.year else under
                for year, under in enumerate(player.library, box().start_year + 1)
            )
            second, third = left
            table = table.with_player(replace(player.with_cards(*cards), library=(second, third)))
            events.append(moment.event("library-taken", LIBRARY, seat=seat, n=len(cards), cards=cards))
    return table, tuple(events)


def _returned(table: Table, year: int) -> Table:
    """The table with the cards of a year that lies ahead again back under its token, as far as in hand."""
    at = year - box().start_year - 1
    if not 0 <= at < 2:
        return table
    for player in table.players:
        table = table.with_player(_back_under(player, at))
    return table


def _back_under(player: Player, at: int) -> Player:
    under = list(player.library)
    for card in player.origin[at]:
        if card in player.hand and card not in under[at]:
            player = player.without_card(card)
            under[at] = (*under[at], card)
    second, third = under
    return replace(player, library=(second, third))


class MoveSeason(Sentence, frozen=True):
    """A card moves the season token, back where `n` is negative (sea.card.temporal-boots.effect).

    Where that ends the last year, the round is finished first, or the game ends at once
    (sea.ruling.boots-past-year-three).
    """

    n: Value

    def execute(self, moment: At) -> Outcome[Table]:
        table, events = moved(moment, moment.table, number(self.n, moment), "card")
        outcome = moment.with_table(table, *events)
        if is_over(table, moment.reading) and moment.reading(PAST) == "immediate":
            seat = table.first or moment.frame.owner
            ended = replace(outcome.state, stack=()).push("ending", seat)
            return Outcome(ended, events)
        return outcome
