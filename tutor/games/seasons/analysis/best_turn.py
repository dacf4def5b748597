"""The best order of everything that a player of Seasons may do in the turn under way, with its proof.

The engine itself is asked what may be done, on the table as the player sees it: nothing hidden is looked at.
Where somebody else must answer, the worst answer is taken; dice are weighed exactly. What a card that is
drawn could bring is left out, since nobody knows it; where an effect depends on one, the line ends, and is
counted. What was not looked at for want of room is counted too.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tutor.analysis.backward_induction import Decides, Sought, weigh
from tutor.analysis.bounds import Decider, Payoff
from tutor.analysis.exploration import Aim, explore
from tutor.analysis.game_graph import Spot, Ways
from tutor.engine.event import Event
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import advance
from tutor.framework.card_fields import HIDDEN
from tutor.framework.readings import Readings, readings_of
from tutor.games.seasons import GAME
from tutor.games.seasons.actions.payment import SCOPE, places
from tutor.games.seasons.analysis.action_order import Orders
from tutor.games.seasons.analysis.best_line import Line, line, without_unknown
from tutor.games.seasons.analysis.card_yields import Unbounded
from tutor.games.seasons.analysis.search_order import Race
from tutor.games.seasons.analysis.upper_bound import Bound
from tutor.games.seasons.state.derived import prestige, yields
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.state.visibility import seen

For: TypeAlias = Literal["crystals", "prestige", "both"]
"""What the turn is to bring: crystals, prestige of cards in play, or both together."""

AIMS: Final[tuple[For, ...]] = ("crystals", "prestige", "both")
WEIGHTS: Final[dict[For, tuple[int, int]]] = {"crystals": (1, 0), "prestige": (0, 1), "both": (1, 1)}
"""How much a crystal and a point of prestige count."""

POSITIONS: Final = 6_000
"""So many positions are looked at, unless more are asked for."""


class Standing(Struct, frozen=True):
    """What a player has at the end of a turn, on the average where dice are rolled."""

    crystals: Fraction | int
    prestige: Fraction | int
    bonuses: Fraction | int

    def value(self, aim: For) -> Fraction | int:
        """How much it is, counted as an aim counts it."""
        crystals, points = WEIGHTS[aim]
        return crystals * self.crystals + points * self.prestige


class BestTurn(Struct, frozen=True):
    """The best that a seat can make of the turn under way.

    `now` is what there is if nothing more is done, `end` what there is at the end of the best line: None
    where nothing is known of any. `positions` are those that were looked at, `beaten` those of which nothing
    better could come, `left` those that were not looked at for want of room, and `unknown` the lines that
    depend on a card nobody knows. `draws`: cards can be drawn, whose use is left out. `rolls`: dice can be
    rolled. `others`: somebody else can be asked.
    """

    seat: str
    aim: For
    now: Standing
    end: Standing | None
    line: Line | None
    positions: int
    beaten: int
    left: int
    unknown: int
    draws: bool
    rolls: bool
    others: bool

    @property
    def value(self) -> Fraction | int | None:
        """What the best line brings, counted as the aim counts it."""
        return None if self.end is None else self.end.value(self.aim)

    @property
    def complete(self) -> bool:
        """Whether every order was looked at: then there is no better one."""
        return not self.left


def best_turn(state: State[Table], aim: For = "crystals", positions: int = POSITIONS) -> BestTurn | None:
    """The best of the turn under way; None where there is none."""
    start = as_known(state)
    if start is None or start.table.turn is None:
        return None
    seat, reading = start.table.turn.seat, readings_of(start)
    search = Search(start, seat, reading, aim)
    ways = explore(search.aim(positions), start)
    valuation = weigh(ways, (Sought(search.stops),), decides_for(seat))
    payoff = valuation.worths[0]
    return BestTurn(
        seat,
        aim,
        standing(start.table, seat, reading),
        None if payoff is None else search.standing(payoff),
        None if payoff is None else line(valuation, start, seat, reading),
        sum(spot.kind == "asked" for spot in ways.spots),
        ways.beaten,
        ways.left,
        sum(spot.kind == "hidden" for spot in ways.spots),
        *_met(ways, seat),
    )


def as_known(state: State[Table]) -> State[Table] | None:
    """The turn under way, or that begins now, as its player sees the table; None where there is none.

    Everything is asked in it, what a scenario answers by itself too.
    """
    state = replace(state, automatic=())
    while state.table.turn is None:
        step = advance(GAME, state)
        if step.question is not None or not step.state.stack:
            return None
        state = step.state
    return state.with_table(seen(state.table, state.table.turn.seat))


class Search:
    """What a search looks at, and what it makes of it."""

    def __init__(self, state: State[Table], seat: str, reading: Readings, aim: For) -> None:
        self.seat, self.reading, self.about = seat, reading, aim
        crystals, points = WEIGHTS[aim]
        try:
            bound = Bound(state.table, seat, reading, crystals=crystals, prestige=points)
        except Unbounded:
            bound = None
        self._payoffs: dict[int, Payoff | None] = {}
        self.orders = Orders(seat, reading, crystals=crystals > 0)
        self.race = Race(seat, reading, bound, self._now)

    def aim(self, positions: int) -> Aim[Table]:
        """What is looked at: every order that matters, the most promising first."""
        return Aim(
            GAME,
            self.over,
            positions=positions,
            unseen=is_unseen,
            follow=self.orders.follow,
            same=same,
            known=lambda state: without_unknown(state, self.seat),
            rank=self.race.rank,
            beaten=self.race.beaten,
        )

    def over(self, state: State[Table], question: Question | None) -> bool:
        """Whether the turn is over."""
        turn = state.table.turn
        return turn is None or turn.seat != self.seat

    def stops(self, spot: Spot[Table]) -> Payoff | None:
        """What the turn brings if it ends in a spot, and all tokens are crystallised that can be."""
        if spot.first not in self._payoffs:
            self._payoffs[spot.first] = self._stop(spot)
        return self._payoffs[spot.first]

    def _stop(self, spot: Spot[Table]) -> Payoff | None:
        question, table = spot.question, spot.state.table
        acts = question is not None and question.kind == "turn" and question.seat == self.seat
        if not acts and spot.kind != "end":
            return None
        now = standing(table, self.seat, self.reading, crystallised=acts)
        return (now.value(self.about), -now.bonuses, now.crystals, now.prestige)

    def _now(self, spot: Spot[Table]) -> int | None:
        payoff = self.stops(spot)
        return None if payoff is None else int(payoff[0])

    def standing(self, payoff: Payoff) -> Standing:
        """What there is at an end that is worth so much."""
        _, bonuses, crystals, points = payoff
        return Standing(crystals, points, -bonuses)


def decides_for(seat: str) -> Decides:
    """The seat takes the best of its answers, everybody else the worst for it."""
    return lambda question: Decider(0, question.seat == seat)


def standing(table: Table, seat: str, reading: Readings, *, crystallised: bool = False) -> Standing:
    """What a seat has now, or once it has crystallised every token that it can."""
    player, turn = table.player(seat), table.turn
    crystals = player.crystals
    if crystallised and turn is not None and turn.access:
        each = yields(table, player, reading)
        for _, stock in places(player, cards=reading(SCOPE) != "costs-only"):
            crystals += sum(n * one for n, one in zip(stock, each, strict=True))
    return Standing(crystals, prestige(player, reading), player.bonuses)


def same(state: State[Table]) -> State[Table]:
    """The position that stands for all in which the same cards came into play in whichever order."""
    table, turn = state.table, state.table.turn
    for player in table.players:
        play = tuple(sorted(player.play, key=lambda copy: copy.id))
        if play != player.play:
            table = table.with_player(replace(player, play=play))
    if turn is not None and len(turn.played) > 1:
        table = table.with_turn(played=tuple(sorted(turn.played)))
    return state if table is state.table else state.with_table(table)


def is_unseen(error: Exception) -> bool:
    """Whether the engine wanted to look at the face of a card that the player does not know."""
    return isinstance(error, KeyError) and error.args == (HIDDEN,)


def _met(ways: Ways[Table], seat: str) -> tuple[bool, bool, bool]:
    """Whether the seat can draw cards, dice can be rolled, and somebody else can be asked."""
    deciders = {
        "dice" if question.chance is not None else question.seat
        for spot in ways.spots
        if (question := spot.question) is not None and len(spot.ways) > 1
    }
    draws = any(_draws(event, seat) for _, way in ways.edges() for event in way.events)
    return draws, "dice" in deciders, bool(deciders - {"dice", seat})


def _draws(event: Event, seat: str) -> bool:
    return event.kind in ("drew", "looked-at-top") and event.fact("seat") == seat
