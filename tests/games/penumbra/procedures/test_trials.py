"""Trial turns: which trial may be attempted, its steps in order, and what a passed or a lost one leads to."""

from __future__ import annotations

import pytest
from games.penumbra.support.play import Play, play
from games.penumbra.support.threats import threatened
from games.penumbra.support.trials import OTHER, THIRD, TRIAL, attempt, mark, on, spec
from msgspec.structs import replace

from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.position.form import Resolve
from tutor.games.penumbra.state.wizard import Passed, Reserved

HARD = {"kind": "sum", "colours": ["any"], "at_least": 60}
"""A task that nobody meets."""

SPARK = {"kind": "sum", "colours": ["spark"], "at_least": 1}
WOUNDED = (mark("jasper", 2, wounded=True),)
DEAD_WATER = spec("dead-water", "inventory", windows=("trial",))
PHYLACTERY = spec("phylactery", "equipment", use="discard")


def chosen(game: Play) -> tuple[str, ...]:
    """What may be attempted."""
    assert game.asked == "trial", game.asked
    return game.offered


def test_pen_turn_trial_must_attempt__a_trial_has_to_be_chosen() -> None:
    game = play(attempt(row=(TRIAL, OTHER)))
    assert chosen(game) == (TRIAL, OTHER)
    assert game.question.rule == "pen.turn.trial.must-attempt"


def test_pen_turn_trial_must_attempt__unknown_trials_are_refused() -> None:
    game = play(attempt(row=(TRIAL, OTHER, "aranea")))
    assert game.refused("aranea") == ["pen.turn.trial.must-attempt"]


def test_pen_turn_trial_declare__the_kind_of_turn_comes_before_everything() -> None:
    game = play(attempt(turn="", dice=("red 5",), crystal=2, windows=True))
    assert game.asked == "turn-kind"
    game.answer("trial")
    assert game.rules("trial-declared") == ["pen.turn.trial.declare"]
    assert game.kinds().index("trial-declared") < game.kinds().index("trial-begins")


def test_pen_trial_available__any_of_the_row() -> None:
    game = play(attempt(row=(OTHER, TRIAL)), TRIAL)
    assert game.rules("trial-begins") == ["pen.trial.available"]
    assert game.table.trial is not None and game.table.trial.card == TRIAL


@pytest.mark.parametrize(("reading", "begun"), [("not-available", False), ("empty-turn", True)])
def test_pen_turn_trial_must_attempt__where_there_is_none(reading: str, begun: bool) -> None:
    game = play(attempt(turn="", row=(), rulings={"no-trial": reading}))
    assert ("trial" in game.offered) is begun
    if begun:
        game.answer("trial")
        assert game.rules("no-trial") == ["pen.turn.trial.must-attempt"]
        assert game.fact("turn.over") is True
    else:
        assert game.refused("trial") == ["pen.turn.trial.must-attempt"]


def test_pen_resv_trial_must_take() -> None:
    game = play(attempt(row=(TRIAL,), reserved=(OTHER,)))
    assert game.rules("trial-begins") == ["pen.resv.trial"]
    assert game.table.trial is not None and game.table.trial.card == OTHER


def test_pen_resv_trial_must_take__is_said_where_the_row_has_others() -> None:
    game = play(attempt(reserved=(OTHER,), row=(TRIAL,)))
    assert [event.rule for event in game.events if event.kind == "own-trial-first"] == [
        "pen.resv.trial.must-take"
    ]
    assert "own-trial-first" not in play(attempt(reserved=(OTHER,), row=())).kinds()


def test_pen_resv_trial_must_take__the_row_is_refused() -> None:
    game = play(attempt(row=(TRIAL,), reserved=(OTHER, THIRD)))
    assert chosen(game) == (f"reserved-{OTHER}", f"reserved-{THIRD}")
    assert game.refused(TRIAL) == ["pen.resv.trial.must-take"]


def test_pen_resv_trial_rulebook_choice() -> None:
    rulings = {"reserved-trials": "rulebook"}
    game = play(attempt(row=(TRIAL,), reserved=(OTHER,), rulings=rulings))
    assert chosen(game) == (f"reserved-{OTHER}", TRIAL)
    game.answer(TRIAL)
    assert game.rules("trial-begins") == ["pen.resv.trial.rulebook-choice"]
    assert [one.id for one in game.anna.reserved] == [OTHER]


def test_pen_resv_trial_rulebook_choice__among_several_reserved() -> None:
    rulings = {"reserved-trials": "rulebook"}
    game = play(attempt(row=(), reserved=(OTHER, TRIAL), rulings=rulings))
    assert chosen(game) == (f"reserved-{OTHER}", f"reserved-{TRIAL}")


@pytest.mark.parametrize(("reading", "kept"), [("errata", 1), ("rulebook", 2)])
def test_pen_resv_trial_max_one(reading: str, kept: int) -> None:
    state = attempt(row=(TRIAL,), reserved=(OTHER,), rulings={"reserved-trials": reading})
    game = play(replace(state, stack=()).push("reserve-trial", "anna"))
    if kept == 2:
        game.answer(f"row-{TRIAL}")
    assert game.rules("reserve-full") == ([] if kept == 2 else ["pen.resv.trial.max-one"])
    assert len(game.anna.reserved) == kept


def test_pen_resv_trial__an_attempted_one_leaves_the_reserve() -> None:
    game = play(attempt(row=(), reserved=(OTHER,), dice=("red 1",)), "dark", "red-1")
    assert game.anna.reserved == () and game.anna.trials == (Passed(OTHER, "dark"),)


def test_pen_resv_trial__its_face_is_shown() -> None:
    game = play(attempt(row=(), reserved=(OTHER,)))
    assert game.anna.reserved == (Reserved(OTHER, "trial", secret=False),)


def test_pen_trial_threat__before_the_path() -> None:
    game = play(attempt({"threat": 2}, dice=("red 5",)))
    assert game.asked == "threat-roll"
    game.answer("1-1")
    assert game.asked == "trial-path"


def test_pen_trial_threat__no_roll_where_none_is_printed() -> None:
    game = play(attempt())
    assert game.asked == "trial-path" and "threat-stated" not in game.kinds()


def test_pen_turn_trial_effects__at_every_stage() -> None:
    trial = {"threat": 1, "dark_reward": {"ingredients": {"crystal": 1}, "dark": 1}}
    game = play(attempt(trial, dice=("red 5", "bone 2"), windows=True, crystal=2))
    assert game.asked == "threat-prepare"
    game.answer("pass", "1")
    before_path = game.question
    game.answer("pass", "dark")
    before_task = game.question
    game.answer("pass", "red-5", "done")
    in_reward = []
    while game.asked == "effects":
        in_reward.append(game.question)
        game.answer("pass")
    for window in (before_path, before_task, *in_reward):
        assert window.kind == "effects"
        assert window.rule == "pen.turn.trial.effects"
    assert len(in_reward) == 3


@pytest.mark.parametrize(("reading", "first"), [("choice-first", "trial"), ("any-moment", "effects")])
def test_pen_turn_trial_effects__before_the_trial_is_chosen(reading: str, first: str) -> None:
    rulings = {"effects-before-trial": reading}
    state = attempt(row=(TRIAL, OTHER), dice=("red 5",), windows=True, crystal=2, rulings=rulings)
    assert play(state).asked == first


def test_pen_trial_choose_path() -> None:
    game = play(attempt({"threat": 1}, dice=("red 5",)), "1")
    assert game.asked == "trial-path"
    assert game.question.rule == "pen.trial.choose-path" and game.offered == ("dark", "light")


def test_pen_trial_paths__each_with_its_own_approach_and_task() -> None:
    trial = {
        "dark_approach": "bribe",
        "dark_task": {"kind": "ingredients", "pay": {"jewel": 1}},
        "light_approach": "dispel",
    }
    dark, light = play(attempt(trial, jewel=1), "dark"), play(attempt(trial, dice=("red 1",)), "light")
    assert dark.asked == "task-pay" and light.asked == "task-sum"
    for game, approach in ((dark, "bribe"), (light, "dispel")):
        assert [e.fact("approach") for e in game.events if e.kind == "path-taken"] == [approach]
        assert game.rules("path-taken") == ["pen.trial.paths"]


@pytest.mark.parametrize("path", ["dark", "light"])
def test_pen_light_free__whatever_path_was_taken_before(path: str) -> None:
    done = {"trials": {OTHER: "dark"}}
    game = play(attempt(dice=("red 1",), done=done), path, "red-1")
    assert [(one.id, one.path) for one in game.anna.trials] == [(OTHER, "dark"), (TRIAL, path)]
    assert game.rules("path-free") == (["pen.light.free"] if path == "light" else [])


def test_pen_trial_one_task() -> None:
    tasks = [HARD, {"kind": "exact", "colours": ["red"], "values": [4]}]
    game = play(attempt({"dark_task": tasks}, dice=("red 4",)), "dark")
    assert game.asked == "trial-task" and game.offered == ("task-0", "task-1")
    assert game.question.rule == "pen.trial.one-task"
    game.answer("task-1", "red-4")
    assert game.fact("trial.passed") is True and game.rules("trial-succeeds") == ["pen.trial.one-task"]


def test_pen_trial_fail() -> None:
    game = play(attempt({"dark_task": HARD}, dice=("red 4",)), "dark")
    assert game.rules("trial-fails") == ["pen.trial.fail"]
    assert game.rules("turn-over") == ["pen.trial.fail"]
    table = game.table
    assert table.trials == () and table.out == (TRIAL,) and game.anna.trials == ()
    assert game.fact("anna.must-rest") is False and game.pool() == ["red 4"]


def test_pen_trial_fail__what_follows_a_trial_turn_still_follows() -> None:
    common = {"contracts": ("lost-cottage", "scarlet-pact")}
    game = play(attempt({"dark_task": HARD}, dice=("red 4",), common=common), "dark")
    assert "turn-ends" in game.kinds() and not game.state.stack
    assert game.fact("guild.contracts") == "scarlet-pact, lost-cottage"


def test_pen_trial_threat_mortal__what_follows_a_trial_turn_still_follows() -> None:
    common = {"contracts": ("lost-cottage", "scarlet-pact")}
    game = play(attempt({"threat": 1}, marks=WOUNDED, common=common), "2")
    assert game.rules("trial-gone") == ["pen.trial.threat.mortal"]
    assert "turn-ends" in game.kinds() and "path-taken" not in game.kinds()
    assert game.fact("guild.contracts") == "scarlet-pact, lost-cottage"


def test_pen_trial_hopeless() -> None:
    game = play(attempt({"threat": 3, "dark_task": HARD, "light_task": HARD}))
    assert game.rules("trial-begins") == ["pen.trial.available"] and game.asked == "threat-roll"
    game.answer("1-1-1", "dark")
    assert game.rules("task-out-of-reach") == ["pen.trial.hopeless"]
    assert game.rules("trial-fails") == ["pen.trial.fail"]


def test_pen_trial_threat_mortal__the_trial_leaves_the_row() -> None:
    game = play(attempt({"threat": 1}, marks=WOUNDED, row=(OTHER, TRIAL)), TRIAL, "2")
    assert game.rules("trial-gone") == ["pen.trial.threat.mortal"]
    assert game.table.trials == (OTHER,) and game.table.out == (TRIAL,)
    assert game.fact("anna.must-rest") is True and game.fact("anna.dice") == 0


def test_pen_trial_reward__of_the_chosen_path_only() -> None:
    trial = {
        "dark_reward": {"ingredients": {"jewel": 3}, "dark": 1},
        "light_reward": {"ingredients": {"arcana": 2}, "light": 1},
    }
    game = play(attempt(trial, dice=("red 1",)), "light", "red-1")
    assert (game.anna.stock.jewel, game.anna.stock.arcana) == (0, 2)


def test_pen_trial_paths__of_the_worked_example() -> None:
    """pen.ex.light.gold-eater: Jewels for the Dark path, a die and Arcana for the Light one."""
    gold_eater = {
        "dark_approach": "destroy",
        "light_approach": "reconcile",
        "dark_reward": {"ingredients": {"jewel": 3}, "dark": 1},
        "light_reward": {"dice": {"yellow": 1}, "ingredients": {"arcana": 2}, "light": 1},
    }
    printed = box("book").trial("gold-eater")
    assert (printed.dark.approach, printed.light.approach) == ("destroy", "reconcile")
    dark = play(attempt(gold_eater, dice=("red 1",)), "dark", "red-1")
    assert dark.anna.stock.jewel == 3 and dark.pool() == []
    light = play(attempt(gold_eater, dice=("red 1",)), "light", "red-1", "6")
    assert light.pool() == ["yellow 6"] and light.anna.stock.arcana == 2


def test_pen_trial_keep() -> None:
    game = play(attempt(dice=("red 1",), row=(OTHER, TRIAL)), TRIAL, "light", "red-1")
    assert game.anna.trials == (Passed(TRIAL, "light"),) and game.table.trials == (OTHER,)
    assert game.rules("trial-kept") == ["pen.trial.keep"]
    assert game.kinds().index("trial-succeeds") < game.kinds().index("trial-kept")


def test_pen_trial_keep__other_effects_follow_when_it_is_over() -> None:
    game = on(play(attempt(dice=("red 1", "red 3"), windows=True, crystal=1))).answer("light")
    on(game).answer("red-1", "done")
    on(game)
    assert game.fact("turn.over") is True and "trial-kept" in game.kinds()


@pytest.mark.parametrize(("reading", "gone"), [("leaves", True), ("stays", False)])
def test_pen_trial_threat_mortal__from_another_threat(reading: str, gone: bool) -> None:
    ichor = spec("ichor")
    rulings = {"other-threat-in-trial": reading}
    game = play(attempt({}, ichor, marks=WOUNDED, windows=True, rulings=rulings), "card-ichor", "2")
    assert game.fact("trial.gone") is gone and game.fact("turn.over") is True
    assert game.table.trials == (() if gone else (TRIAL,))


def test_pen_card_text_first__dead_water_replaces_the_task() -> None:
    trial = {"dark_task": HARD, "light_task": HARD}
    game = play(attempt(trial, DEAD_WATER, dice=("spark 1", "red 5"), windows=True), "card-dead-water")
    game.answer("dark")
    assert game.asked == "task-sum" and set(game.offered) == {"spark-1", "give-up"}
    game.answer("spark-1")
    assert game.fact("trial.passed") is True
    assert game.rules("mortal-received") == ["pen.threat.mortal.effect"]
    assert game.fact("anna.mortal-wounds") == 1 and game.fact("anna.must-rest") is True
    assert (
        game.kinds().index("trial-kept")
        < game.kinds().index("mortal-received")
        < game.kinds().index("turn-ends")
    )


def test_pen_trial_one_task__dead_water_at_the_task_itself() -> None:
    game = play(attempt({"dark_task": HARD}, DEAD_WATER, dice=("spark 1",), windows=True), "pass", "dark")
    game.answer("card-dead-water")
    assert game.rules("task-is-spark") == ["pen.card.text-first"]
    game.answer("spark-1")
    assert game.fact("trial.passed") is True


@pytest.mark.parametrize(("reading", "refused"), [("any-moment", False), ("task-step", True)])
def test_pen_trial_one_task__dead_water_before_the_threat(reading: str, refused: bool) -> None:
    rulings = {"dead-water-path": reading}
    dice = ("spark 1", "yellow 1")
    game = play(attempt({"threat": 1}, DEAD_WATER, dice=dice, windows=True, rulings=rulings))
    assert game.asked == "threat-prepare"
    assert ("card-dead-water" in game.offered) is not refused
    against = game.against("card-dead-water")
    assert against == (["pen.trial.choose-path"] if refused else [])


def test_pen_trial_one_task__dead_water_too_late_when_the_task_is_done() -> None:
    game = play(attempt({}, DEAD_WATER, dice=("red 1", "red 2"), windows=True, crystal=1), "pass", "dark")
    game.answer("pass", "red-1", "done")
    assert game.asked == "effects" and game.refused("card-dead-water") == ["pen.trial.one-task"]


@pytest.mark.parametrize(("reading", "over"), [("at-once", True), ("never", False)])
def test_pen_threat_mortal_effect__of_a_card_that_no_roll_gave(reading: str, over: bool) -> None:
    trial = {"dark_task": HARD, "properties": [{"id": "trap"}]}
    game = play(attempt(trial, dice=("red 4",), rulings={"mortal-without-roll": reading}), "dark")
    ended = [event.rule for event in game.events if event.kind == "turn-over"]
    assert ended == (["pen.threat.mortal.effect"] if over else ["pen.trial.fail"])
    assert game.fact("anna.mortal-wounds") == 1 and game.fact("anna.must-rest") is True
    assert game.fact("turn.over") is True and "turn-ends" in game.kinds()


@pytest.mark.parametrize(("reading", "gone"), [("continue", False), ("failed", True)])
def test_pen_trial_threat_mortal__ignored_by_a_phylactery(reading: str, gone: bool) -> None:
    rulings = {"phylactery-trial": reading}
    game = play(attempt({"threat": 1}, PHYLACTERY, marks=WOUNDED, rulings=rulings))
    while game.asked == "threat-prepare":
        game.answer("pass")
    game.answer("2", "card-phylactery")
    assert game.fact("trial.gone") is gone
    assert game.asked == ("" if gone else "trial-path")


@pytest.mark.parametrize(("reading", "passed"), [("received", False), ("gone", True)])
def test_pen_task_endure__ignored_by_a_phylactery(reading: str, passed: bool) -> None:
    trial = {"dark_task": {"kind": "endure", "threat": 1}}
    rulings = {"phylactery-endure": reading}
    game = play(attempt(trial, PHYLACTERY, marks=WOUNDED, rulings=rulings), "dark")
    while game.asked == "threat-prepare":
        game.answer("pass")
    game.answer("2", "card-phylactery")
    assert game.fact("trial.passed") is passed
    assert game.rules("trial-fails") == ([] if passed else ["pen.trial.fail"])


def test_pen_trial_difficulty__a_hard_one_gives_a_spark_mark() -> None:
    easy = play(attempt({"difficulty": 1}, dice=("red 1",)), "dark", "red-1")
    hard = play(attempt({"difficulty": 2}, dice=("red 1",)), "dark", "red-1")
    assert easy.fact("anna.sparks") == 1
    assert easy.rules("difficulty-compared") == ["pen.trial.difficulty"]
    assert hard.fact("anna.sparks") == 2 and hard.rules("spark-earned") == ["pen.mark.spark.trial"]


def test_pen_trial_one_task__a_trial_whose_task_is_not_known_ends_after_its_threat() -> None:
    game = play(threatened(Resolve(trial="aranea", threat=1)), "3")
    assert game.rules("task-unknown") == ["pen.trial.one-task"] and not game.state.stack
    assert game.fact("trial.passed") is False
