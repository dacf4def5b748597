"""Attempting contracts: their steps in order, what failing costs, and where a completed one lies."""

from __future__ import annotations

import pytest
from games.penumbra.support.play import play
from games.penumbra.support.threats import threatened
from games.penumbra.support.trials import CONTRACT, NEXT, contracted, mark, on, spec

from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.position.form import Resolve

WOUNDED = (mark("jasper", 2, wounded=True),)
HARD = {"kind": "sum", "colours": ["any"], "at_least": 60}


def test_pen_contract_steps() -> None:
    contract = {"threat": 1, "reward": {"ingredients": {"fruit": 2}, "light": 1}}
    game = play(contracted(contract, dice=("red 1",)), "5", "red-1")
    order = [
        "threat-resolved",
        "task-begins",
        "contract-succeeds",
        "gained",
        "contract-kept",
        "contract-opened",
    ]
    assert [kind for kind in game.kinds() if kind in order] == order
    assert game.rules("contract-succeeds") == ["pen.contract.steps"]


def test_pen_contract_threat__rolled_before_the_task_and_effects_come_before_it() -> None:
    game = play(contracted({"threat": 2}, dice=("red 1", "yellow 4")))
    assert game.asked == "threat-prepare" and "task-begins" not in game.kinds()
    game.answer("yellow-yellow-4", "5")
    assert game.fact("last.dice") == 1 and game.asked == "task-sum"


def test_pen_contract_threat__none_is_rolled_where_none_is_printed() -> None:
    game = play(contracted(dice=("red 1",)))
    assert game.asked == "task-sum" and "threat-stated" not in game.kinds()


def test_pen_contract_threat_mortal__the_task_is_not_reached() -> None:
    game = play(contracted({"threat": 1}, dice=("red 1",), marks=WOUNDED), "2")
    assert game.rules("contract-stays") == ["pen.contract.threat.mortal"]
    assert "task-begins" not in game.kinds() and CONTRACT in game.table.contracts
    assert game.fact("turn.over") is True


def test_pen_contract_reward() -> None:
    contract = {"reward": {"ingredients": {"blood": 1, "jewel": 2}, "light": 1}}
    game = play(contracted(contract, dice=("red 1",)), "red-1")
    assert (game.anna.stock.blood, game.anna.stock.jewel) == (1, 2)
    assert game.rules("gained") == ["pen.reward.ingredients"] * 2


def test_pen_contract_fail() -> None:
    game = play(contracted({"task": HARD, "reward": {"ingredients": {"jewel": 2}}}, dice=("red 1",)))
    assert game.rules("contract-fails") == ["pen.contract.fail"]
    assert game.table.contracts == ("lost-cottage", CONTRACT, "scarlet-pact")
    assert game.anna.contracts == () and game.anna.stock.jewel == 0 and game.pool() == ["red 1"]
    assert game.fact("turn.over") is False


def test_pen_contract_fail__a_reserved_one_stays_reserved() -> None:
    game = play(contracted({"task": HARD}, kept=True))
    assert game.rules("contract-fails") == ["pen.contract.fail"]
    assert [one.id for one in game.anna.reserved] == [CONTRACT]


def test_pen_contract_fail__a_mortal_wound_in_its_task_leaves_it_where_it_is() -> None:
    game = play(contracted({"task": {"kind": "endure", "threat": 1}}, marks=WOUNDED), "2")
    assert CONTRACT in game.table.contracts and game.fact("turn.over") is True
    assert game.fact("contract.done") is False


def test_pen_contract_hopeless() -> None:
    game = play(contracted({"threat": 2, "task": HARD}))
    assert game.asked == "threat-roll"
    game.answer("1-1")
    assert game.rules("task-out-of-reach") == ["pen.contract.hopeless"]
    assert game.rules("contract-fails") == ["pen.contract.fail"]


def test_pen_contract_keep() -> None:
    game = play(contracted(dice=("red 1",)), "red-1")
    assert game.anna.contracts == (CONTRACT,) and game.rules("contract-kept") == ["pen.contract.keep"]
    kept = next(event for event in game.events if event.kind == "contract-kept")
    assert (kept.fact("side"), kept.fact("points")) == ("light", 2)


def test_pen_contract_refill() -> None:
    game = play(contracted(dice=("red 1",)), "red-1")
    assert game.table.contracts == (NEXT, "lost-cottage", "scarlet-pact")
    assert game.rules("contract-opened") == ["pen.contract.refill"]


def test_pen_contract_refill__completing_a_reserved_one_moves_nothing() -> None:
    game = play(contracted(dice=("red 1",), kept=True), "red-1")
    assert game.table.contracts == ("lost-cottage", "scarlet-pact")
    assert game.anna.contracts == (CONTRACT,) and game.anna.reserved == ()


def test_pen_contract_several() -> None:
    game = play(contracted(dice=("red 1", "red 2")), "red-1", "done")
    assert game.fact("turn.over") is False and game.anna.contracts == (CONTRACT,)
    assert game.rules("more-contracts") == ["pen.contract.several"]
    second = play(game.state.push("guild", "anna"), "red-2")
    assert second.anna.contracts == (CONTRACT, NEXT) and second.fact("turn.over") is False


def test_pen_light_contract() -> None:
    assert box("book").contract("lost-cottage").side == "light"
    assert box("book").contract("witch-prison").side == "dark"
    game = play(contracted({"side": "dark", "reward": {"dark": 2}}, dice=("red 1",)), "red-1")
    assert "path-taken" not in game.kinds()
    assert game.rules("contract-side") == ["pen.light.contract"]
    gained = next(event for event in game.events if event.kind == "symbols")
    assert (gained.rule, gained.fact("light"), gained.fact("dark")) == ("pen.light.symbols", 0, 2)


def test_pen_contract_reward__a_mortal_wound_in_the_reward_does_not_take_the_contract_back() -> None:
    ichor = spec("ichor")
    game = play(contracted({}, ichor, dice=("red 1",), marks=WOUNDED, windows=True))
    on(game).answer("red-1", "card-ichor", "2")
    assert game.fact("turn.over") is True and game.anna.contracts == (CONTRACT,)
    assert game.table.contracts == (NEXT, "lost-cottage", "scarlet-pact")
    assert "contract-stays" not in game.kinds()


def test_pen_contract_steps__a_contract_whose_task_is_not_known_ends_after_its_threat() -> None:
    game = play(threatened(Resolve(contract="lost-cottage", threat=1), kind="learning"), "3")
    assert game.rules("task-unknown") == ["pen.contract.steps"] and not game.state.stack


@pytest.mark.parametrize(("task", "kind"), [("sum", "contract-succeeds"), ("hard", "contract-fails")])
def test_pen_turn_effects__effects_are_let_in_around_a_contract(task: str, kind: str) -> None:
    contract = {"task": HARD} if task == "hard" else {}
    game = play(contracted(contract, dice=("red 1", "blue 2"), windows=True, crystal=1))
    assert game.asked == "effects"
    on(game).answer(*(("red-1", "done") if task == "sum" else ()))
    assert kind in game.kinds()
