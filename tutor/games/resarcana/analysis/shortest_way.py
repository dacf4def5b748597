"""The fewest actions in which a seat of Res Arcana places a component, or has enough points to win.

The opponents are taken to have passed: nobody hinders the seat, and nobody else acts. The search goes action
by action: whatever one action more can lead to is looked at before two more are. Equal positions are one, and
of those that differ in the pool alone one is left out that has no more of anything than another: more in the
pool never takes an action away. What is drawn or turned up is left to chance and is nobody's plan: an action
that draws or looks is not followed further, and a free place among the monuments stays free.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import repeat
from operator import attrgetter
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tutor.analysis.exploration import Aim, explore
from tutor.analysis.game_graph import Noted, Spot, Way, Ways
from tutor.analysis.watched import goes_on, was_stopped
from tutor.engine.enumerate import keys
from tutor.engine.question import PASS, Option
from tutor.engine.state import State
from tutor.framework.card_fields import HIDDEN
from tutor.framework.decks import Deck
from tutor.framework.readings import readings_of
from tutor.games.resarcana import GAME
from tutor.games.resarcana.actions.costs import placement, shortage
from tutor.games.resarcana.actions.moves import claim_cost
from tutor.games.resarcana.actions.powers import cost_refusals
from tutor.games.resarcana.analysis.resource_deltas import by_chance, lines
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.components.faces import FOR_SALE
from tutor.games.resarcana.scoring.final_points import score, threshold
from tutor.games.resarcana.state.essences import NONE, Essences, covers
from tutor.games.resarcana.state.player import Player
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.state.visibility import seen

BREADTH: Final = 200
"""From so many positions another action is tried at each depth, unless more are asked for."""

ACTIONS: Final = 12
"""So many actions are looked ahead."""

POINTS: Final = "points"
"""The goal of having enough points at the end of the round."""

WITHIN: Final = 20_000
"""So many positions are looked at in the middle of one action."""

_ID: Final = attrgetter("id")


class Taken(Struct, frozen=True):
    """One answer of a line: what is asked, and what is answered; `action` tells that it begins an action."""

    kind: str
    option: Option
    action: bool = False


class Shortest(Struct, frozen=True):
    """What a search for the fewest actions has found.

    `actions` is how many the shortest line found takes, None where none was found; `line` are its answers.
    No line of `excluded` actions or fewer reaches the goal. `looked` counts the positions from which an
    action was tried, `left` those from which none was for want of room, `chance` the actions that were not
    followed because they draw or look. `over`: nothing else can be done, so that more room finds no more.
    `stopped`: the search was told to end before it was done.
    """

    seat: str
    goal: str
    actions: int | None
    line: tuple[Taken, ...]
    excluded: int
    looked: int
    left: int
    chance: int
    over: bool
    stopped: bool = False

    @property
    def proven(self) -> bool:
        """Whether no line without chance is shorter than the one found, or none leads there at all."""
        return self.over if self.actions is None else self.actions == self.excluded + 1


class _At(NamedTuple):
    """A position between two actions, and the answers that led there."""

    table: Table
    line: tuple[Taken, ...] = ()


class Pools(NamedTuple):
    """The pools with which positions were met that are equal but for them.

    Those of `best`, by how many essences they hold, none of which covers another.
    """

    met: set[Essences]
    best: dict[int, list[Essences]]

    def add(self, pool: Essences) -> bool:
        """Whether no pool that was met covers this one, which counts from now on."""
        if pool in self.met:
            return False
        self.met.add(pool)
        n = sum(pool)
        # Of two that are not equal only the one with more essences can cover the other.
        if any(any(map(covers, some, repeat(pool))) for more, some in self.best.items() if more > n):
            return False
        for fewer, some in self.best.items():
            if fewer < n:
                some[:] = [one for one in some if not covers(pool, one)]
        self.best.setdefault(n, []).append(pool)
        return True


def goals(state: State[Table], seat: str) -> tuple[str, ...]:
    """What a seat can aim at: points, the cards it holds, and what lies in the middle."""
    table = state.table
    hand = tuple(card for card in table.player(seat).hand if card != HIDDEN)
    return (POINTS, *hand, *table.places, *table.monuments)


def shortest(
    state: State[Table], seat: str, goal: str = POINTS, breadth: int = BREADTH, actions: int = ACTIONS
) -> Shortest:
    """The fewest actions from a position to a goal of a seat: `POINTS`, or the id of a component."""
    return _Search(state, seat, goal, breadth).find(actions)


def alone(table: Table, seat: str) -> Table:
    """The table as the seat sees it, after everybody else has passed; no monument is turned up any more.

    The first of them to pass has the first-player token (res.pass.first-token).
    """
    table = seen(table, seat)
    rivals = table.rivals(seat)
    if rivals and not any(player.passed for player in table.players):
        table = replace(table, first=rivals[0], token_passed=True)
    players = tuple(replace(one, passed=one.seat != seat) for one in table.players)
    return replace(table, players=players, deck=Deck(table.deck.id), turn=seat, phase="actions")


@dataclass(slots=True)
class _Search:
    """The search of a seat for a goal.

    `met` are all positions between actions that were found, in whichever order what has none lies.
    """

    state: State[Table]
    seat: str
    goal: str
    breadth: int
    looked: int = 0
    left: int = 0
    chance: int = 0
    met: dict[Table, Pools] = field(default_factory=dict)

    def find(self, actions: int) -> Shortest:
        level = [_At(_sorted(alone(self.state.table, self.seat)))]
        reached, depth, excluded = self._ending(level[0]), 0, -1
        while reached is None:
            if not self.left:
                excluded = depth
            if not level or depth == actions:
                break
            unseen: list[_At] = []
            reached = self._level(level, unseen)
            level, depth = unseen, depth + 1
        if reached is None:
            self.left += len(level)
        n = None if reached is None else sum(one.action for one in reached)
        over = reached is None and not self.left
        return Shortest(
            self.seat,
            self.goal,
            n,
            reached or (),
            excluded,
            self.looked,
            self.left,
            self.chance,
            over,
            was_stopped(),
        )

    def _level(self, level: list[_At], unseen: list[_At]) -> tuple[Taken, ...] | None:
        """Tries one action more from all positions that there is room for, the most promising first."""
        level.sort(key=self._promise)
        tried = 0
        for at in level[: self.breadth]:
            if not goes_on():
                break
            tried += 1
            self.looked += 1
            reached = self._after(at, unseen)
            if reached is not None:
                return reached
        self.left += len(level) - tried
        return None

    def _after(self, at: _At, unseen: list[_At]) -> tuple[Taken, ...] | None:
        """Tries every action in a position; gives the line to the goal if one reaches it."""
        ways = explore(self._aim, self._turn(at.table))
        self.left += ways.left
        answers = _answers(ways)
        for spot in ways.spots:
            if spot.state.table.player(self.seat).passed:
                continue
            self.chance += spot.kind == "hidden"
            if spot.kind != "end":
                continue
            if not self._new(spot.state.table):
                continue  # nor does it reach the goal: what is at least as good did not
            there = _At(_sorted(spot.state.table), at.line + answers[spot.number])
            reached = self._ending(there)
            if reached is not None:
                return reached
            unseen.append(there)
        return None

    @property
    def _aim(self) -> Aim[Table]:
        return Aim(GAME, hides=by_chance, follow=self._follow, positions=WITHIN)

    def _follow(self, ways: Ways[Table], spot: Spot[Table]) -> Iterator[tuple[str, Noted]]:
        """Every answer but passing, behind which there are no more actions."""
        question = spot.question
        assert question is not None
        if not spot.state.table.player(self.seat).passed:
            for key in keys(question):
                if key != PASS or question.kind != "action":
                    yield key, spot.noted

    def _turn(self, table: Table) -> State[Table]:
        return State(table, rulings=self.state.rulings).push("turn", self.seat)

    def _new(self, table: Table) -> bool:
        """Whether nothing at least as good was met in as many actions or fewer."""
        player = table.player(self.seat)
        bare = table.with_player(replace(player, pool=NONE))
        pools = self.met.get(bare)
        if pools is None:
            pools = self.met[bare] = self.met.setdefault(_sorted(bare), Pools(set(), {}))
        return pools.add(player.pool)

    # ---- the goal

    def _ending(self, at: _At) -> tuple[Taken, ...] | None:
        """The line to the goal where it is reached; what is used at the check is a part of it."""
        player = at.table.player(self.seat)
        if self.goal != POINTS:
            return at.line if player.has(self.goal) else None
        enough = threshold(readings_of(self.state), early=False)
        if self._points(at.table) >= enough:
            return at.line
        return next((at.line + used for n, used in self._checked(at.table, player) if n >= enough), None)

    def _points(self, table: Table) -> int:
        return score(table, table.player(self.seat), readings_of(self.state)).total

    def _checked(self, table: Table, player: Player) -> Iterator[tuple[int, tuple[Taken, ...]]]:
        """The points at the check at the end of the round, with what is used for more of them."""
        if not _answers_check(self.state, player):
            return
        others = tuple(one if one.seat == self.seat else replace(one, tableau=()) for one in table.players)
        table = replace(table, players=tuple(replace(one, passed=True) for one in others))
        start = State(table, rulings=self.state.rulings).push("check", self.seat)
        for line in lines(Aim(GAME, lambda at, question: False), start):
            used = tuple(Taken(kind.kind, option) for kind, option in line.answers if option.program)
            events = (event for event in line.events if event.kind == "points")
            for event in events:
                n = event.fact("n")
                if event.fact("who") == self.seat and isinstance(n, int):
                    yield n, used

    def _promise(self, at: _At) -> tuple[int, ...]:
        """The less, the sooner a position is looked at: it is nearer to the goal, as far as that is seen."""
        player = at.table.player(self.seat)
        if self.goal == POINTS:
            return -self._points(at.table), -sum(player.pool)
        face = box()[self.goal]
        claims = face.kind in FOR_SALE
        amounts = (
            (claim_cost(self.goal),) if claims else placement(player, self.goal, readings_of(self.state))
        )
        lacking = sum(need - have for _, need, have in shortage(amounts, player.pool))
        return lacking, -sum(player.pool)


def _answers_check(state: State[Table], player: Player) -> bool:
    """Whether a player can use anything at a check."""
    reading = readings_of(state)
    return any(
        power.trigger == "victory_check" and not any(cost_refusals(player, one, power, reading))
        for one in player.tableau
        for power in box()[one.id].powers
    )


def _sorted(table: Table) -> Table:
    """The table with what has no order sorted, so that equal positions are equal."""
    for player in table.players:
        tableau = tuple(sorted(player.tableau, key=_ID))
        hand, discard = tuple(sorted(player.hand)), tuple(sorted(player.discard))
        if tableau != player.tableau or hand != player.hand or discard != player.discard:
            table = table.with_player(replace(player, tableau=tableau, hand=hand, discard=discard))
    return table


def _answers(ways: Ways[Table]) -> dict[int, tuple[Taken, ...]]:
    """The answers that lead to each position first, by its number."""
    answers: dict[int, tuple[Taken, ...]] = {0: ()}
    for spot, way in ways.edges():
        if way.to not in answers:
            answers[way.to] = (*answers[spot.number], *_taken(spot, way))
    return answers


def _taken(spot: Spot[Table], way: Way) -> Iterator[Taken]:
    assert spot.question is not None
    if way.option is not None:
        yield Taken(spot.question.kind, way.option, spot.question.kind == "action")
