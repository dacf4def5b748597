"""The three steps of a threat roll, and what each of them lets in."""

from __future__ import annotations

import pytest
from games.penumbra.support.play import play
from games.penumbra.support.threats import card, mark, threatened

from tutor.engine.question import NotAllowed
from tutor.engine.step import answer, settle
from tutor.games.penumbra import GAME
from tutor.games.penumbra.position.form import Resolve


def test_pen_threat_steps() -> None:
    game = play(threatened(2, dice=("bone 6",)), "6-5")
    kinds = [event.kind for event in game.events]
    order = [kinds.index(kind) for kind in ("threat-prepared", "rolled", "die-lost", "threat-resolved")]
    assert order == sorted(order)
    assert game.rules("threat-resolved") == ["pen.threat.steps"]
    assert game.asked == "" and not game.state.stack


def test_pen_threat_icon__a_threat_of_x_rolls_x_dice() -> None:
    for dice in (1, 4):
        step = settle(GAME, threatened(dice))
        assert step.question is not None and step.question.chance is not None
        assert step.question.chance.total == 6**dice


def test_pen_threat_step1_take() -> None:
    game = play(threatened(5, dice=("yellow 3",)))
    assert game.asked == "threat-prepare"
    assert game.fact("threat.prepared") == 5
    assert game.rules("threat-prepared") == ["pen.threat.step1.take"]


def test_pen_threat_step1_count_effects__only_before_the_roll() -> None:
    state = threatened(4, cards=(card("silverweed"), card("invisibility-cloak")))
    game = play(state, "card-silverweed")
    assert game.fact("threat.prepared") == 2
    late = play(state, "card-invisibility-cloak", "pass", "3-3-3-3")
    assert late.asked == "threat-values"
    assert set(late.refused("card-silverweed")) == {
        "pen.threat.step2.only-values",
        "pen.threat.step1.count-effects",
    }


def test_pen_threat_step1_count_effects__never_more_than_there_are() -> None:
    game = play(threatened(1, cards=(card("silverweed"),)), "card-silverweed")
    assert game.fact("last.dice") == 0
    assert [event.fact("n") for event in game.events if event.kind == "threat-removed"] == [1]


def test_pen_threat_step1_any_effects() -> None:
    state = threatened(
        1,
        dice=("bone 6", "blue 4", "yellow 3"),
        marks=(mark("sapphire", 1, effect="set"),),
        cards=(card("vulnerability"), card("invisibility-cloak")),
        crystal=3,
    )
    game = play(state)
    assert game.question.rule == "pen.threat.step1.any-effects"
    assert set(game.offered) == {
        "card-vulnerability",
        "card-invisibility-cloak",
        "yellow-yellow-3",
        "mark-discipline-1",
        "crystal-reroll",
        "crystal-nudge",
        "crystal-flip",
        "crystal-repaint",
        "pass",
    }


def test_pen_threat_step1_properties_last() -> None:
    """Rift waits until the wizard has used everything they wanted."""
    state = threatened(
        Resolve(trial="plains-of-agony", rift=1),
        dice=("bone 6", "yellow 3"),
        cards=(card("silverweed"),),
    )
    game = play(state, "card-silverweed")
    assert game.asked == "threat-prepare"
    game.answer("pass")
    assert game.asked == "rift"
    assert game.question.rule == "pen.prop.rift"
    with pytest.raises(NotAllowed):
        answer(GAME, game.state, "card-silverweed")
    game.answer("bone-6")
    assert game.asked == "threat-roll" and game.pool() == ["yellow 3"]


def test_pen_threat_step2_roller__another_player_is_chosen() -> None:
    game = play(threatened(1, others=("boris", "clara")))
    assert game.asked == "roller" and game.offered == ("boris", "clara")
    game.answer("clara")
    assert dict(game.question.facts)["by"] == "clara"
    assert play(threatened(1), "5").rules("rolled") == ["pen.threat.step2.roller"]


@pytest.mark.parametrize(("reading", "rolls"), [("self", True), ("forbidden", False)])
def test_pen_threat_step2_roller__alone(reading: str, rolls: bool) -> None:
    rulings = (("pen.ruling.solo-threat-roller", reading),)
    game = play(threatened(2, others=(), rulings=rulings))
    assert (game.asked == "threat-roll") is rolls
    if rolls:
        assert dict(game.question.facts)["by"] == "anna"
    else:
        assert game.fact("last.dice") == 0


def test_pen_threat_step2_only_values() -> None:
    state = threatened(
        2,
        dice=("yellow 3", "blue 5"),
        marks=(mark("sapphire", 1, effect="set"),),
        cards=(card("invisibility-cloak"), card("vulnerability")),
        crystal=1,
    )
    game = play(state, "card-invisibility-cloak", "pass", "3-6")
    assert game.asked == "threat-values"
    assert game.question.rule == "pen.threat.step2.only-values"
    assert set(game.offered) == {"nudge-3-up", "nudge-3-down", "nudge-6-down", "pass"}
    assert game.refused("nudge-6-up") == ["pen.man.nudge"]
    for key in ("card-vulnerability", "mark-discipline-1", "crystal-reroll"):
        assert game.refused(key) == ["pen.threat.step2.only-values"]
    assert set(game.refused("yellow-yellow-3")) == {
        "pen.threat.step2.only-values",
        "pen.threat.step1.count-effects",
    }


def test_pen_threat_step2_only_values__no_nudge_before_the_roll() -> None:
    state = threatened(2, cards=(card("invisibility-cloak"), card("vulnerability")))
    game = play(state, "card-invisibility-cloak")
    assert all(not key.startswith("nudge") for key in game.offered)
    game.answer("pass", "4-4", "nudge-4-up", "nudge-4-up")
    assert game.fact("last.misses") == 2
    assert [event.fact("value") for event in game.events if event.kind == "missed"] == [5, 5]


def test_pen_man_split__both_nudges_on_one_die() -> None:
    state = threatened(1, dice=("bone 6",), cards=(card("invisibility-cloak"),))
    game = play(state, "card-invisibility-cloak", "4", "nudge-4-up", "nudge-5-up")
    assert game.fact("anna.dice") == 0
    assert game.rules("threat-nudged") == ["pen.threat.step2.only-values"] * 2


def test_pen_man_split__no_third_nudge() -> None:
    state = threatened(2, cards=(card("invisibility-cloak"), card("vulnerability")))
    game = play(state, "card-invisibility-cloak", "pass", "2-4", "nudge-2-up")
    assert "nudge-3-up" in game.offered
    game.answer("nudge-3-up")
    assert game.asked == "" and [e.fact("value") for e in game.events if e.kind == "missed"] == [4, 4]


def test_pen_man_split__each_nudge_on_another_die() -> None:
    """The other reading of two nudged dice."""
    rulings = (("pen.ruling.nudge-two-dice", "apart"),)
    state = threatened(2, cards=(card("invisibility-cloak"),), rulings=rulings)
    game = play(state, "card-invisibility-cloak", "2-3", "nudge-2-up")
    assert "nudge-3-up" in game.offered
    game.answer("nudge-3-up")
    assert [e.fact("value") for e in game.events if e.kind == "missed"] == [3, 4]
    game = play(state, "card-invisibility-cloak", "2-5", "nudge-2-up")
    assert game.refused("nudge-3-up") == ["pen.man.split"] and "nudge-5-up" in game.offered


def test_pen_man_nudge__a_die_goes_down_too() -> None:
    game = play(threatened(1, cards=(card("invisibility-cloak"),)), "card-invisibility-cloak", "1")
    assert set(game.offered) == {"nudge-1-up", "pass"}
    assert game.refused("nudge-1-down") == ["pen.man.nudge"]


def test_pen_threat_step3_none() -> None:
    state = threatened(
        2,
        dice=("bone 2", "green 2", "yellow 5"),
        marks=(mark("jasper", 2, effect="set"),),
        cards=(card("silverweed"), card("vulnerability")),
        crystal=2,
        automatic=("threat-prepare",),
    )
    game = play(state, "2-2")
    assert game.asked == "lose-die"
    assert set(game.offered) == {"bone-2", "green-2"}
    assert game.refused("card-vulnerability") == ["pen.threat.step3.none"]
    assert game.refused("crystal-flip") == ["pen.threat.step3.none"]
    assert game.refused("mark-discipline-1") == ["pen.threat.step3.none"]
    for key in ("card-silverweed", "yellow-yellow-5"):
        assert set(game.refused(key)) == {"pen.threat.step3.none", "pen.threat.step1.count-effects"}


def test_pen_threat_uncancellable() -> None:
    state = threatened(
        Resolve(card="ichor"),
        dice=("yellow 3", "spark 2"),
        cards=(card("ichor"), card("silverweed"), card("invisibility-cloak"), card("invisibility")),
        arcana=1,
    )
    game = play(state)
    for key in ("yellow-yellow-3", "yellow-spark-2", "card-silverweed", "card-invisibility"):
        assert game.refused(key) == ["pen.threat.uncancellable"]
    assert "card-invisibility-cloak" in game.offered
    game.answer("card-invisibility-cloak", "3", "nudge-3-up", "pass")
    assert game.fact("anna.dice") == 2 and game.fact("last.misses") == 1


def test_pen_threat_uncancellable__a_placed_yellow_die_removes_nothing() -> None:
    state = threatened(Resolve(card="ichor"), cards=(card("ichor"),), placed="yellow", kind="learning")
    assert play(state, "5").fact("last.dice") == 1
