"""The six kinds of tasks: what they take, what is refused, what effects and readings make of them."""

from __future__ import annotations

from typing import Any

import pytest
from games.penumbra.support.play import Play, play
from games.penumbra.support.trials import (
    CONTRACT,
    NEXT,
    OTHER,
    TRIAL,
    attempt,
    contracted,
    mark,
    on,
    readings,
    spec,
)
from msgspec.structs import replace

from tutor.games.penumbra.components.costs import Pay
from tutor.games.penumbra.components.tasks import Task
from tutor.games.penumbra.position.form import CardSpec
from tutor.games.penumbra.procedures.demands import feasible
from tutor.games.penumbra.procedures.paying import affordable
from tutor.games.penumbra.state.table import TaskNow
from tutor.games.penumbra.state.wizard import Die, Stock, Wizard


def dice_of(*dice: str) -> Wizard:
    """A wizard with those dice and nothing else."""
    pool = [die.split() for die in dice]
    return Wizard("a", tuple(Die(f"d{n}", colour, int(value)) for n, (colour, value) in enumerate(pool)))  # type: ignore[arg-type]


def at_task(task: dict[str, Any], *keys: str, **said: Any) -> Play:
    """The trial whose Dark path has the task, with that path taken."""
    return play(attempt({"dark_task": task, **said.pop("trial", {})}, **said), "dark", *keys)


RING = spec("whispering-ring", "equipment", windows=("trial",))


def caught(task: dict[str, Any], *keys: str, **said: Any) -> Play:
    """The task of the Light path, which is to catch, after a Whispering Ring was used on it."""
    game = on(play(attempt({"light_task": task}, RING, windows=True, **said)))
    game.answer("light", "card-whispering-ring", *keys)
    return game.answer("pass") if game.asked == "effects" and not game.fact("trial.passed") else game


def sum_of(n: int, *colours: str) -> dict[str, Any]:
    return {"kind": "sum", "colours": list(colours), "at_least": n}


def exact(values: list[int], *colours: str) -> dict[str, Any]:
    return {"kind": "exact", "colours": list(colours), "values": values}


def roll(dice: int, colour: str, n: int) -> dict[str, Any]:
    return {"kind": "roll", "colour": colour, "dice": dice, "at_least": n}


def pay(**ingredients: int) -> dict[str, Any]:
    return {"kind": "ingredients", "pay": ingredients}


def test_pen_task_ingredients() -> None:
    game = at_task(pay(crystal=3), crystal=4)
    assert game.asked == "task-pay" and game.offered == ("pay", "give-up")
    game.answer("pay")
    assert game.anna.stock.crystal == 1 and game.fact("trial.passed") is True
    assert game.rules("spent") == ["pen.cost.ingredients"]


def test_pen_task_ingredients__too_few_are_refused_and_none_are_lost() -> None:
    game = at_task(pay(crystal=3), crystal=2)
    assert game.rules("task-out-of-reach") == ["pen.trial.hopeless"]
    assert game.fact("trial.gone") is True and game.anna.stock.crystal == 2


def test_pen_mark_blood_no_rest_effect__a_wound_pays_for_the_task() -> None:
    game = at_task(pay(blood=2), "pay", blood=1, marks=(mark("ruby", wounded=True),))
    assert game.rules("mark-bled") == ["pen.mark.blood"]
    assert game.fact("anna.discipline-1") == "discharged" and game.anna.stock.blood == 0
    assert game.rules("bled-no-rest") == ["pen.mark.blood.no-rest-effect"]
    assert "rest-effect" not in game.kinds()


def test_pen_mark_blood_mix() -> None:
    wounded = (mark("ruby", wounded=True), mark("amber", wounded=True), mark("jasper", wounded=True))
    game = at_task(pay(blood=3), "pay", blood=2, marks=wounded)
    assert game.asked == "blood-from-marks" and game.offered == ("1", "2", "3")
    assert game.question.rule == "pen.mark.blood.mix"
    game.answer("2", "discipline-1", "discipline-3")
    assert game.rules("mark-bled") == ["pen.mark.blood"] * 2
    assert game.anna.stock.blood == 1 and game.fact("anna.wounds") == 1


def test_pen_mark_blood_only_if__no_wound_pays_anything_else() -> None:
    game = at_task(pay(fruit=1), fruit=1, blood=1, marks=(mark("ruby", wounded=True),))
    assert game.refused("discipline-1") == ["pen.mark.blood.only-if"]
    game.answer("pay")
    assert game.fact("anna.wounds") == 1 and game.rules("mark-bled") == []
    assert game.fact("trial.passed") is True


def test_pen_mark_blood__not_for_tasks_under_one_reading() -> None:
    wounded = (mark("ruby", wounded=True),)
    game = at_task(pay(blood=1), marks=wounded, rulings={"wounded-cost": "effects-only"})
    assert game.fact("trial.gone") is True and game.fact("anna.wounds") == 1


@pytest.mark.parametrize(("reading", "passed"), [("all", False), ("primagic-only", True)])
def test_pen_prop_suppress_crystals__paying_for_a_task(reading: str, passed: bool) -> None:
    trial = {"properties": [{"id": "suppress-crystals"}]}
    rulings = {"suppression-tasks": reading}
    game = at_task(pay(crystal=2), trial=trial, crystal=2, rulings=rulings)
    if passed:
        game.answer("pay")
    assert (game.fact("trial.passed"), game.anna.stock.crystal) == (passed, 0 if passed else 2)


def test_pen_task_sum() -> None:
    game = at_task(sum_of(8, "red", "violet"), dice=("red 5", "violet 3", "green 6", "bone 6"))
    assert game.asked == "task-sum" and set(game.offered) == {"red-5", "violet-3", "give-up"}
    assert game.refused("green-6") == ["pen.task.sum"]
    assert set(game.refused("bone-6")) == {"pen.task.sum", "pen.dice.bone"}
    assert game.refused("done") == ["pen.task.sum"]
    game.answer("red-5", "violet-3")
    assert game.fact("trial.passed") is True and game.pool() == ["bone 6", "green 6"]
    assert game.rules("die-discarded") == ["pen.task.sum"] * 2


def test_pen_task_sum__any_number_of_dice() -> None:
    game = at_task(sum_of(6, "violet"), "violet-6", dice=("violet 6", "violet 2"))
    assert game.offered == ("violet-2", "done")
    game.answer("violet-2")
    assert game.fact("trial.passed") is True and game.pool() == []


def test_pen_task_sum__out_of_reach_nothing_can_be_discarded() -> None:
    game = at_task(sum_of(8, "red"), dice=("red 5", "violet 3"))
    assert game.rules("task-out-of-reach") == ["pen.trial.hopeless"]
    assert game.fact("trial.gone") is True and game.pool() == ["red 5", "violet 3"]


ZERO = pytest.mark.parametrize(
    ("reading", "at_once"), [("auto", True), ("min-one", False), ("floor-one", False)]
)


@ZERO
def test_pen_task_sum__taken_down_to_nothing(reading: str, at_once: bool) -> None:
    game = caught(sum_of(6, "red"), dice=("red 1", "red 2"), rulings={"zero-task": reading})
    if at_once:
        assert game.rules("task-nothing-left") == ["pen.task.sum"]
    else:
        assert game.asked == "task-sum" and game.refused("done") == ["pen.task.sum"]
        game.answer("red-1", "done")
    assert game.fact("trial.passed") is True
    assert game.pool() == (["red 1", "red 2"] if at_once else ["red 2"])


@ZERO
def test_pen_task_exact__its_only_die_ignored(reading: str, at_once: bool) -> None:
    game = caught(exact([6], "red"), dice=("red 6",), rulings={"zero-task": reading})
    assert (game.asked == "task-exact") is not at_once
    assert game.fact("trial.passed") is at_once and game.pool() == ["red 6"]


@ZERO
def test_pen_task_roll__of_no_dice(reading: str, at_once: bool) -> None:
    task = roll(1, "red", 2)
    game = caught(task, "ignore", dice=("red 6",), rulings={"zero-task": reading})
    assert game.fact("trial.passed") is at_once
    assert (game.asked == "task-roll") is not at_once


def test_pen_task_exact() -> None:
    game = at_task(exact([5, 5], "red"), dice=("red 5", "red 5", "red 6", "blue 5"))
    assert game.asked == "task-exact" and set(game.offered) == {"red-5", "give-up"}
    assert game.refused("red-6") == ["pen.task.exact"] and game.refused("blue-5") == ["pen.task.exact"]
    game.answer("red-5", "red-5")
    assert game.fact("trial.passed") is True and game.pool() == ["blue 5", "red 6"]


@pytest.mark.parametrize("dice", [("yellow 2", "yellow 4"), ("blue 2", "blue 4"), ("blue 2", "yellow 4")])
def test_pen_task_exact__any_mix_of_the_colours(dice: tuple[str, ...]) -> None:
    keys = [die.replace(" ", "-") for die in dice]
    game = at_task(exact([2, 4], "yellow", "blue"), *keys, dice=dice)
    assert game.fact("trial.passed") is True and game.pool() == []


def test_pen_task_exact__one_value_missing() -> None:
    game = at_task(exact([2, 4], "yellow"), dice=("yellow 2", "yellow 2"))
    assert game.rules("task-out-of-reach") == ["pen.trial.hopeless"] and len(game.anna.dice) == 2


@pytest.mark.parametrize(("values", "met"), [("3-4", True), ("3-3", False)])
def test_pen_task_roll(values: str, met: bool) -> None:
    game = at_task(roll(2, "yellow", 7), "yellow-1", "yellow-2", dice=("yellow 1", "yellow 2", "yellow 6"))
    assert game.asked == "task-dice"
    game.answer(values)
    assert game.fact("trial.passed") is met and game.pool() == ["yellow 6"]
    assert game.rules("die-discarded") == ["pen.task.roll"] * 2
    assert [event.fact("met") for event in game.events if event.kind == "task-sum"] == [met]


def test_pen_task_roll_fixed_number__the_roll_begins_with_the_last_die() -> None:
    dice = ("yellow 1", "yellow 2", "yellow 6")
    game = at_task(roll(2, "yellow", 7), "yellow-1", dice=dice)
    assert "yellow-6" in game.offered
    game.answer("yellow-6")
    assert game.rules("dice-complete") == ["pen.task.roll.fixed-number"]
    assert game.asked == "task-dice"
    assert dict(game.question.facts)["dice"] == 2


def test_pen_task_roll_fixed_number__too_few_cannot_be_rolled() -> None:
    game = at_task(roll(3, "violet", 1), dice=("violet 6", "violet 6", "red 6"))
    assert game.rules("task-out-of-reach") == ["pen.trial.hopeless"] and len(game.anna.dice) == 3


def test_pen_task_manipulate__between_the_roll_and_its_sum() -> None:
    state = contracted({"task": roll(1, "yellow", 5)}, dice=("yellow 1", "red 2"), windows=True, crystal=2)
    game = play(state, "pass", "yellow-1", "4")
    assert game.asked == "effects"
    assert game.question.rule == "pen.task.manipulate"
    game.answer("crystal-nudge", "yellow-4", "5")
    assert game.fact("contract.done") is True and game.pool() == ["red 2"]


def test_pen_task_manipulate__before_the_task() -> None:
    state = contracted({"task": exact([6], "red")}, dice=("red 1",), windows=True, crystal=2)
    game = play(state)
    assert game.asked == "effects"
    assert game.question.rule == "pen.task.manipulate"
    game.answer("crystal-flip", "red-6")
    assert game.fact("contract.done") is True


def test_pen_task_roll__dice_taken_for_it_pay_for_nothing_else() -> None:
    wizard = Wizard("anna", (Die("a", "red", 1), Die("b", "red", 2)))
    table = replace(play(contracted()).table, task=None).with_wizard(wizard)
    rolling = replace(table, task=TaskNow(Task("roll", ("red",), 9, dice=1), taken=("a",)))
    cost = (Pay("die", "red", 2),)
    assert affordable(table, wizard, cost, readings()) == ()
    against = affordable(rolling, wizard, cost, readings())
    assert [reason.rule for reason in against] == ["pen.cost.die", "pen.task.roll"]


def test_pen_task_endure__met_in_spite_of_wounds() -> None:
    game = at_task({"kind": "endure", "threat": 3}, marks=(mark("ruby", 2), mark("amber", 3)))
    game.answer("2-5-5")
    assert game.rules("endured") == ["pen.task.endure"] and game.fact("anna.wounds") == 1
    assert game.fact("trial.passed") is True


def test_pen_trial_task_mortal() -> None:
    game = at_task({"kind": "endure", "threat": 1}, "2", marks=(mark("ruby", 2, wounded=True),))
    assert game.rules("trial-gone") == ["pen.trial.task.mortal"]
    assert game.fact("turn.over") is True and game.fact("trial.passed") is False
    assert game.table.trials == () and game.table.out == (TRIAL,)


@pytest.mark.parametrize(("count", "passed"), [(2, True), (3, False)])
def test_pen_task_experience(count: int, passed: bool) -> None:
    task = {"kind": "experience", "symbol": "monsters", "count": count}
    done = {"trials": {OTHER: "dark"}, "contracts": (NEXT, CONTRACT)}
    game = at_task(task, done=done)
    assert game.rules("experience-shown") == ["pen.task.experience"]
    shown = next(event for event in game.events if event.kind == "experience-shown")
    assert shown.fact("held") == 2 and game.fact("trial.passed") is passed
    assert game.fact("anna.contracts") == 2


def test_pen_task_experience__a_tome_counts_and_stays() -> None:
    tome = CardSpec("good-manners-tome", "experience")
    game = play(attempt({"dark_task": {"kind": "experience", "symbol": "society", "count": 1}}, tome), "dark")
    assert game.fact("trial.passed") is True
    assert [card.id for card in game.anna.cards] == ["good-manners-tome"]


@pytest.mark.parametrize(("reading", "passed"), [("no", False), ("yes", True)])
def test_pen_task_experience__reserved_cards(reading: str, passed: bool) -> None:
    task = {"kind": "experience", "symbol": "monsters", "count": 1}
    game = at_task(task, reserved=(NEXT,), rulings={"reserved-symbols": reading})
    assert game.fact("trial.passed") is passed


def test_pen_task_experience__what_is_not_known_counts_nothing() -> None:
    task = {"kind": "experience", "symbol": "monsters", "count": 1}
    game = at_task(task, done={"contracts": ("scarlet-pact",)})
    assert [e.fact("cards") for e in game.events if e.kind == "symbols-unknown"] == [("scarlet-pact",)]
    assert game.fact("trial.gone") is True


def test_pen_dice_bone_icon__any_dice_in_any_mix() -> None:
    game = at_task(exact([1, 2, 3], "any"), dice=("bone 1", "red 2", "spark 3"))
    game.answer("bone-1", "red-2", "spark-3")
    assert game.fact("trial.passed") is True and game.rules("spark-counts") == []
    assert game.rules("any-die") == ["pen.dice.bone.icon"] * 3


def test_pen_dice_spark__counts_as_the_colour_asked_for() -> None:
    game = at_task(sum_of(6, "green"), "spark-6", dice=("spark 6", "red 6"))
    assert game.fact("trial.passed") is True
    assert game.rules("spark-counts") == ["pen.dice.spark"]


def test_pen_dice_spark_required() -> None:
    game = at_task(sum_of(1, "spark"), dice=("red 6", "spark 1"))
    assert set(game.offered) == {"spark-1", "give-up"}
    assert set(game.refused("red-6")) == {"pen.dice.spark.required", "pen.task.sum"}


@pytest.mark.parametrize(("reading", "enough"), [("one-role", 2), ("both", 1)])
def test_pen_dice_spark_required__one_die_in_two_roles(reading: str, enough: int) -> None:
    table = play(contracted()).table
    cost = (Pay("die", "any"), Pay("die", "spark"))
    for n in (1, 2):
        wizard = Wizard("anna", tuple(Die(f"d{m}", "spark", 3) for m in range(n)))
        paid = affordable(table, wizard, cost, readings(spark_task_joker=reading)) == ()
        assert paid is (n >= enough)


@pytest.mark.parametrize(("reading", "offered"), [("yes", True), ("no", False)])
def test_pen_trial_fail__a_task_given_up(reading: str, offered: bool) -> None:
    game = at_task(sum_of(6, "red"), dice=("red 5", "red 6"), rulings={"give-up-task": reading})
    assert ("give-up" in game.offered) is offered
    if not offered:
        assert game.refused("give-up") == ["pen.task.sum"]
        return
    game.answer("red-5", "give-up")
    assert game.rules("task-given-up") == ["pen.task.sum"] and game.pool() == ["red 6"]
    assert game.rules("trial-fails") == ["pen.trial.fail"]


def test_pen_trial_approach__the_ring_of_the_worked_example() -> None:
    """pen.ex.trial.whispering-ring: six less."""
    game = caught(sum_of(10, "red"), dice=("red 4",))
    assert game.rules("task-lessened") == ["pen.trial.approach"]
    game.answer("red-4")
    assert game.fact("trial.passed") is True


def test_pen_trial_approach__a_ring_is_refused_for_another_approach() -> None:
    game = on(play(attempt({}, RING, windows=True, dice=("red 4",), crystal=1))).answer("dark")
    assert game.asked == "effects" and game.refused("card-whispering-ring") == ["pen.trial.approach"]


def test_pen_trial_approach__a_die_ignored_in_an_exact_task() -> None:
    """pen.ex.trial.whispering-ring: or one die ignored."""
    game = caught(exact([3, 6], "red"), dice=("red 6",))
    assert [e.fact("way") for e in game.events if e.kind == "task-lessened"] == ["ignore"]
    game.answer("red-6")
    assert game.fact("trial.passed") is True and game.pool() == []


def test_pen_trial_approach__a_roll_is_lowered_either_way() -> None:
    game = on(play(attempt({"light_task": roll(2, "red", 9)}, RING, windows=True, dice=("red 1", "red 2"))))
    game.answer("light", "card-whispering-ring")
    assert game.asked == "lessen-task" and game.offered == ("minus", "ignore")
    on(game.answer("ignore")).answer("red-1")
    assert game.asked == "task-dice"


@pytest.mark.parametrize(("reading", "met"), [("own-dice", False), ("threat-too", True)])
def test_pen_trial_approach__a_threat_to_endure(reading: str, met: bool) -> None:
    task = {"kind": "endure", "threat": 1}
    game = caught(task, *(("ignore",) if met else ()), rulings={"lessen-task": reading})
    assert game.fact("trial.passed") is met
    told_of = game.rules("task-nothing-left") if met else game.rules("task-unchanged")
    assert told_of == (["pen.task.endure"] if met else ["pen.trial.approach"])


@pytest.mark.parametrize(
    ("task", "held"),
    [
        (Task("ingredients", pay=(Pay("ingredient", "crystal", 3),)), Wizard("a", stock=Stock(crystal=3))),
        (Task("sum", ("violet",), 6), dice_of("violet 6")),
        (Task("sum", ("violet",), 6), dice_of("violet 3", "violet 4")),
        (Task("sum", ("red", "violet"), 8), dice_of("red 5", "violet 3")),
        (Task("exact", ("red",), values=(5, 5)), dice_of("red 5", "red 5")),
        (Task("exact", ("yellow", "blue"), values=(2, 4)), dice_of("yellow 4", "blue 2")),
        (Task("roll", ("yellow",), 7, dice=2), dice_of("yellow 1", "yellow 1")),
        (Task("roll", ("violet",), 16, dice=3), dice_of("violet 1", "violet 1", "spark 1")),
        (Task("endure", n=3), Wizard("a")),
        (Task("experience", n=2, symbol="monsters"), Wizard("a", contracts=(NEXT, NEXT))),
    ],
)
def test_pen_task_sum__and_every_other_kind_of_the_worked_example(task: Task, held: Wizard) -> None:
    """pen.ex.task.kinds: what is held is enough for the task, and nothing less is."""
    table = play(contracted()).table
    bare = replace(held, dice=held.dice[1:], stock=Stock(), contracts=())
    assert feasible(table, held, TaskNow(task), readings())
    assert feasible(table, bare, TaskNow(task), readings()) is (task.kind == "endure")
