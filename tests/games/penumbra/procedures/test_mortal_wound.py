"""What a mortal wound does, once a turn, and what it does to trials, contracts and places."""

from __future__ import annotations

from typing import Any

import pytest
from games.penumbra.support.play import play
from games.penumbra.support.threats import card, mark, threatened

from tutor.games.penumbra.position.form import Resolve

WOUNDED = (mark("jasper", 2, "wounded"),)


def test_pen_threat_mortal_one_per_turn__two_in_one_roll() -> None:
    game = play(threatened(3, marks=WOUNDED), "2-2-2")
    assert game.fact("anna.mortal-wounds") == 1
    assert game.rules("mortal-again") == ["pen.threat.mortal.one-per-turn"] * 2


def test_pen_threat_mortal_one_per_turn__received_earlier_in_the_turn() -> None:
    game = play(threatened(1, marks=WOUNDED, dice=("bone 5",), mortal=True, mortal_wounds=1), "2")
    assert game.fact("anna.mortal-wounds") == 1 and game.fact("turn.over") is False
    assert game.fact("anna.dice") == 1


def test_pen_threat_mortal_effect() -> None:
    state = threatened(2, dice=("bone 5", "red 4"), marks=WOUNDED)
    game = play(state, "2-5")
    kinds = [event.kind for event in game.events if event.rule == "pen.threat.mortal.effect"]
    assert kinds == ["mortal-applies", "turn-over", "pool-discarded", "must-rest", "resolved"]
    assert game.fact("turn.over") is True and game.fact("anna.must-rest") is True
    assert [e.fact("n") for e in game.events if e.kind == "pool-discarded"] == [1]
    assert not game.state.stack


@pytest.mark.parametrize(("reading", "cards"), [("unlimited", 5), ("limited", 4)])
def test_pen_comp_unlimited__mortal_wound_cards(reading: str, cards: int) -> None:
    rulings = (("pen.ruling.mortal-cards-run-out", reading),)
    game = play(threatened(1, marks=WOUNDED, mortal_wounds=4, rulings=rulings), "2")
    assert game.fact("anna.mortal-wounds") == cards
    assert game.rules("mortal-none-left") == (["pen.comp.unlimited"] if reading == "limited" else [])
    assert game.fact("turn.over") is (reading == "unlimited")


@pytest.mark.parametrize(("reading", "cards"), [("exempt", 2), ("barred", 1)])
def test_pen_card_unique__a_second_mortal_wound(reading: str, cards: int) -> None:
    """Where the name rule holds for mortal wounds too, the hit that would give a second one does nothing."""
    rulings = (("pen.ruling.mortal-same-name", reading),)
    game = play(threatened(1, dice=("bone 5",), marks=WOUNDED, mortal_wounds=1, rulings=rulings), "2")
    assert game.fact("anna.mortal-wounds") == cards
    assert game.rules("mortal-barred") == (["pen.card.unique"] if reading == "barred" else [])
    assert game.fact("turn.over") is game.fact("anna.must-rest") is (reading == "exempt")
    assert game.pool() == ([] if reading == "exempt" else ["bone 5"])


def test_pen_threat_mortal_points__every_card_kept() -> None:
    game = play(threatened(1, marks=WOUNDED, mortal_wounds=1), "2")
    assert game.fact("anna.points") == -6
    assert game.rules("mortal-points") == ["pen.threat.mortal.points"]


def test_pen_trial_threat__main_threat_of_the_trial() -> None:
    game = play(threatened(Resolve(trial="plains-of-agony"), dice=("bone 6",)))
    assert dict(game.question.facts)["dice"] == 7


def test_pen_trial_threat_mortal() -> None:
    game = play(threatened(Resolve(trial="plains-of-agony"), marks=WOUNDED), "2-3-3-3-3-3-3")
    assert game.fact("trial.gone") is True
    assert game.rules("trial-gone") == ["pen.trial.threat.mortal"]


def test_pen_contract_threat_mortal__the_contract_stays() -> None:
    resolve = Resolve(contract="lost-cottage", threat=1)
    game = play(threatened(resolve, kind="learning", marks=WOUNDED), "2")
    assert game.rules("contract-stays") == ["pen.contract.threat.mortal"]


def test_pen_contract_threat() -> None:
    resolve = Resolve(contract="lost-cottage", threat=2)
    game = play(threatened(resolve, kind="learning", placed="yellow"), "3")
    assert game.fact("last.dice") == 1


def test_pen_loc_ruins() -> None:
    game = play(threatened(Resolve(location="ruins"), kind="learning"), "4")
    assert game.fact("anna.blood") == 2
    assert game.rules("gained") == ["pen.loc.ruins"]


def test_pen_prim_yellow_place() -> None:
    state = threatened(Resolve(location="ruins"), kind="learning", placed="yellow", marks=WOUNDED)
    game = play(state)
    assert game.rules("threat-removed") == ["pen.prim.yellow.place"]
    assert game.fact("last.dice") == 0 and game.fact("anna.blood") == 2


@pytest.mark.parametrize(("reading", "blood"), [("no", 0), ("yes", 2)])
def test_pen_loc_ruins__with_a_mortal_wound(reading: str, blood: int) -> None:
    rulings = (("pen.ruling.ruins-mortal", reading),)
    state = threatened(Resolve(location="ruins"), kind="learning", marks=WOUNDED, rulings=rulings)
    game = play(state, "2")
    assert game.fact("anna.blood") == blood and game.fact("turn.over") is True


def test_pen_task_endure() -> None:
    game = play(threatened(Resolve(endure=2), marks=(mark("jasper", 2),)), "2-5")
    assert game.rules("endured") == ["pen.task.endure"]
    failed = play(threatened(Resolve(endure=2), marks=WOUNDED), "2-5")
    assert not failed.rules("endured")


@pytest.mark.parametrize(("reading", "kind"), [("received", "not-endured"), ("gone", "endured")])
def test_pen_task_endure__with_phylactery(reading: str, kind: str) -> None:
    rulings = (("pen.ruling.phylactery-endure", reading),)
    cards = (card("phylactery", None, "equipment"),)
    state = threatened(Resolve(endure=1), marks=WOUNDED, cards=cards, rulings=rulings)
    assert play(state, "2", "card-phylactery").rules(kind) == ["pen.task.endure"]


def test_pen_trial_task_mortal() -> None:
    resolve = Resolve(trial="plains-of-agony", endure=2)
    game = play(threatened(resolve, marks=WOUNDED), "2-5")
    assert game.rules("trial-gone") == ["pen.trial.task.mortal"]


def test_pen_reward_counterstrike() -> None:
    game = play(threatened(Resolve(trial="plains-of-agony", counterstrike=3)), "1-1-1")
    assert game.fact("last.dice") == 3 and game.fact("trial.gone") is False


def test_pen_reward_counterstrike_passed() -> None:
    resolve = Resolve(trial="plains-of-agony", counterstrike=1)
    game = play(threatened(resolve, marks=WOUNDED), "2")
    assert game.fact("trial.gone") is False and game.fact("anna.mortal-wounds") == 1
    assert game.rules("trial-stays-passed") == ["pen.reward.counterstrike.passed"]


def test_pen_prop_rift() -> None:
    state = threatened(
        Resolve(trial="plains-of-agony", rift=2),
        dice=("bone 6", "spark 1", "red 4"),
        automatic=("threat-order",),
    )
    game = play(state, "pass")
    assert set(game.offered) == {"bone-6", "spark-1", "red-4"}
    game.answer("spark-1", "red-4")
    assert game.pool() == ["bone 6"]
    assert game.rules("die-discarded") == ["pen.prop.rift"] * 2


def test_pen_prop_rift__as_many_as_there_are() -> None:
    game = play(threatened(Resolve(trial="plains-of-agony", rift=3), dice=("bone 6",)))
    assert game.pool() == [] and game.asked == "threat-roll"


@pytest.mark.parametrize("source", [{"counterstrike": 1}, {"endure": 1}])
def test_pen_prop_rift_once(source: dict[str, Any]) -> None:
    resolve = Resolve(trial="plains-of-agony", rift=2, **source)
    game = play(threatened(resolve, dice=("bone 6", "red 4")), "2")
    assert game.pool() == ["bone 6", "red 4"]
    assert game.rules("rift-spared") == ["pen.prop.rift.once"]


def test_pen_act_discard__phylactery_takes_the_wound_away() -> None:
    state = threatened(
        Resolve(trial="plains-of-agony"),
        dice=("bone 5",),
        marks=WOUNDED,
        cards=(card("phylactery", None, "equipment"),),
    )
    game = play(state)
    assert game.asked == "threat-roll"
    game.answer("2-1-1-1-1-1-1")
    assert game.asked == "mortal-window" and game.offered == ("card-phylactery", "pass")
    used = play(game.state, "card-phylactery")
    assert used.fact("anna.mortal-wounds") == 0 and used.fact("turn.over") is False
    assert used.fact("trial.gone") is False and used.pool() == ["bone 5"]
    assert used.fact("anna.card.phylactery") == "discarded"
    kept = play(game.state, "pass")
    assert kept.fact("anna.mortal-wounds") == 1 and kept.fact("turn.over") is True


def test_pen_act_discard__phylactery_only_answers_a_wound() -> None:
    game = play(threatened(1, dice=("yellow 3",), cards=(card("phylactery", None, "equipment"),)))
    assert "card-phylactery" not in game.offered
    assert game.refused("card-phylactery") == ["pen.act.condition"]


@pytest.mark.parametrize(("reading", "gone"), [("continue", False), ("failed", True)])
def test_pen_trial_threat_mortal__phylactery_readings(reading: str, gone: bool) -> None:
    rulings = (("pen.ruling.phylactery-trial", reading),)
    cards = (card("phylactery", None, "equipment"),)
    state = threatened(Resolve(trial="plains-of-agony"), marks=WOUNDED, cards=cards, rulings=rulings)
    game = play(state, "2-1-1-1-1-1-1", "card-phylactery")
    assert game.fact("trial.gone") is gone and game.fact("anna.mortal-wounds") == 0


@pytest.mark.parametrize(("reading", "mortal"), [("counts", True), ("does-not-count", False)])
def test_pen_threat_mortal_one_per_turn__phylactery_readings(reading: str, mortal: bool) -> None:
    rulings = (("pen.ruling.phylactery-per-turn", reading),)
    cards = (card("phylactery", None, "equipment"),)
    game = play(threatened(1, marks=WOUNDED, cards=cards, rulings=rulings), "2", "card-phylactery")
    assert game.fact("turn.mortal") is mortal


@pytest.mark.parametrize(("reading", "gone"), [("leaves", True), ("stays", False)])
def test_pen_trial_threat_mortal__from_another_threat(reading: str, gone: bool) -> None:
    state = threatened(
        Resolve(trial="plains-of-agony"),
        marks=WOUNDED,
        cards=(card("ichor"),),
        rulings=(("pen.ruling.other-threat-in-trial", reading),),
    )
    game = play(state, "card-ichor", "2")
    assert game.fact("trial.gone") is gone
    assert game.fact("anna.blood") == 0 and not game.state.stack
