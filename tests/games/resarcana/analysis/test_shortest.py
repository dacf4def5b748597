"""The fewest actions to a goal in Res Arcana, held against trying every answer one by one."""

from __future__ import annotations

from typing import Any

import pytest
from games.resarcana.support.positions import lies, one, table, turn
from games.resarcana.support.tables import played
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tutor.analysis.exploration import Aim, explore
from tutor.engine.enumerate import keys
from tutor.engine.state import State
from tutor.engine.step import advance, settle, take
from tutor.framework.decks import Deck
from tutor.framework.readings import readings_of
from tutor.games.resarcana import GAME
from tutor.games.resarcana.analysis.resource_deltas import by_chance
from tutor.games.resarcana.analysis.shortest_way import POINTS, Pools, Shortest, alone, goals, shortest
from tutor.games.resarcana.position.form import PlayerSpec
from tutor.games.resarcana.scoring.final_points import score
from tutor.games.resarcana.state.essences import Essences, covers
from tutor.games.resarcana.state.table import Table


def ready(anna: PlayerSpec, *, rulings: dict[str, str] | None = None, **said: Any) -> State[Table]:
    """Anna is about to act; Boris holds cards that she does not know."""
    players = {"anna": anna, "boris": one("witch", hand=("vault",))}
    return table(turn(), players=players, rulings=rulings, **said)


def after(table: Table, seat: str = "anna") -> set[Table]:
    """Every table that one action can lead to, but for passing and for what draws or looks at cards."""
    found, waiting = set(), [State(table).push("turn", seat)]
    while waiting:
        step = advance(GAME, waiting.pop())
        if any(event.kind in ("drawn", "looked", "shuffled") for event in step.events):
            continue
        if step.question is None:
            if step.state.stack:
                waiting.append(step.state)
            else:
                found.add(step.state.table)
            continue
        for key in keys(step.question):
            if key != "pass":
                waiting.append(take(GAME, step.state, step.question, key).state)
    return {one for one in found if not one.player(seat).passed}


def reached(table: Table, goal: str) -> bool:
    player = table.player("anna")
    if goal == POINTS:
        return score(table, player, readings_of(State(table))).total >= 10
    return player.has(goal)


def by_hand(state: State[Table], goal: str, most: int) -> int | None:
    """The fewest actions to a goal, every answer tried and no position left out."""
    level = {alone(state.table, "anna")}
    for depth in range(most + 1):
        if any(reached(one, goal) for one in level):
            return depth
        level = {there for one in level for there in after(one)} if depth < most else set()
    return None


POSITIONS = {
    "powers": ready(
        one("sacrificial-dagger", pool={"life": 1, "gold": 1}, hand=("fiery-whip",)), monuments=("temple",)
    ),
    "cards": ready(
        one("tree-of-life", pool={"elan": 1}, hand=("mermaid", "treant")),
        monuments=("temple",),
        places=("sacred-grove",),
    ),
    "reduced": ready(one("artificer", pool={"death": 1}, hand=("fiery-whip", "crypt"))),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_as_few_as_by_trying_everything(name: str) -> None:
    state, most = POSITIONS[name], 3
    for goal in goals(state, "anna"):
        found = shortest(state, "anna", goal, breadth=10_000, actions=most)
        assert found.actions == by_hand(state, goal, most), goal
        assert not found.chance and (found.actions is None or found.proven)


def follow(state: State[Table], found: Shortest) -> Table:
    """The table at the end of a line, answered as it says."""
    at, left = alone(state.table, found.seat), list(found.line)
    while left:
        here = State(at, rulings=state.rulings).push("turn", found.seat)
        step = settle(GAME, here)
        while step.question is not None:
            step = settle(GAME, take(GAME, step.state, step.question, left.pop(0).option.key).state)
        at = step.state.table
    return at


@pytest.mark.parametrize("name", POSITIONS)
def test_its_line_can_be_played(name: str) -> None:
    state = POSITIONS[name]
    for goal in goals(state, "anna"):
        found = shortest(state, "anna", goal, actions=3)
        if found.actions is not None:
            assert reached(follow(state, found), goal)
            assert sum(one.action for one in found.line) == found.actions


def test_ten_points_are_counted_with_the_statue() -> None:
    """Three gold are turned into three points at the check, after a claim."""
    anna = one(
        "golden-statue", "coral-castle", "alchemists-tower",
        pool={"gold": 7}, with_={"dragons-lair": lies(gold=2)},
    )  # fmt: skip
    state = ready(anna, monuments=("temple",))
    now = score(alone(state.table, "anna"), state.table.player("anna"), readings_of(state)).total
    found = shortest(state, "anna", actions=2)
    assert found.line[-1].option.key == "golden-statue.1" and not found.line[-1].action
    assert 4 <= now < 10 and found.proven


def test_who_passes_first_has_the_token() -> None:
    """Nobody has passed yet: the next one who does takes the token, and its point."""
    state = ready(one("coral-castle"), first="anna")
    assert alone(state.table, "anna").first == "boris"
    passed = replace(state.table.player("boris"), passed=True)
    kept = replace(state.table.with_player(passed), token_passed=True)
    assert alone(kept, "anna").first == "anna"


def test_what_draws_is_counted_and_not_followed() -> None:
    anna = one("divination", pool={"gold": 1}, deck=("prism", "hawk", "crypt", "treant"))
    found = shortest(ready(anna), "anna", actions=1)
    assert found.chance == 1 and found.actions is None


def test_what_passing_draws_is_no_action() -> None:
    """Nothing can be done but to pass, which is done unasked, and draws a card."""
    anna = one("hawk", with_={"hawk": lies(turned=True)}, deck=("prism", "crypt"))
    found = shortest(ready(anna), "anna", actions=2)
    assert found.chance == 0 and found.over and found.actions is None


@given(st.lists(st.tuples(*[st.integers(0, 3)] * 5), max_size=20))
def test_a_pool_is_new_unless_one_that_was_met_holds_as_much(pools: list[Essences]) -> None:
    known, before = Pools(set(), {}), list[Essences]()
    for pool in pools:
        assert known.add(pool) == (not any(covers(other, pool) for other in before))
        before.append(pool)


@pytest.mark.parametrize("seed", [3, 4])
def test_going_on_to_the_next_question_hides_as_much_as_full_stop_by_full_stop(seed: int) -> None:
    asked = [node for node in played("whole-2", seed).nodes if node.question is not None]
    hidden = 0
    for node in asked[:: max(1, len(asked) // 20)]:
        straight = explore(Aim(GAME, hides=by_chance, positions=8), node.state)
        stepwise = explore(Aim(GAME, lambda at, question: False, hides=by_chance, positions=8), node.state)
        assert straight == stepwise
        hidden += sum(spot.kind == "hidden" for spot in straight.spots)
    assert hidden


def test_how_far_it_looked_is_said() -> None:
    state = POSITIONS["cards"]
    whole = shortest(state, "anna", POINTS, breadth=10_000)
    assert whole.over and whole.proven and not whole.left and whole.actions is None
    narrow = shortest(state, "anna", POINTS, breadth=1, actions=2)
    assert not narrow.proven and narrow.left and narrow.excluded < whole.excluded


def test_nothing_hidden_is_looked_at() -> None:
    state = POSITIONS["powers"]
    boris = replace(state.table.player("boris"), hand=("prism",), deck=Deck("artifacts", (("hawk",),)))
    anna = replace(state.table.player("anna"), deck=Deck("artifacts", (("crypt", "vault"),)))
    secret = replace(
        state.table.with_player(boris).with_player(anna), deck=Deck("monuments", (("obelisk", "library"),))
    )
    for goal in goals(state, "anna"):
        assert shortest(state, "anna", goal) == shortest(state.with_table(secret), "anna", goal)


@pytest.mark.parametrize("seed", [1, 2])
def test_in_positions_of_whole_games(seed: int) -> None:
    """One action further, every seat and every aim: as by trying every answer, with what it sees alone."""
    asked = [node for node in played("whole-2", seed).nodes if node.question is not None]
    turns = [node for node in asked if node.question is not None and node.question.kind == "action"]
    for node in turns[:: max(1, len(turns) // 4)]:
        assert node.question is not None
        seat = node.question.seat
        start = alone(node.state.table, seat)
        ends = [one.player(seat) for one in after(start, seat)]
        for goal in goals(node.state, seat)[1:]:
            found = shortest(node.state, seat, goal, actions=1)
            assert found.actions == (1 if any(one.has(goal) for one in ends) else None)
