"""The four cases in which a threat die is settled, in their order."""

from __future__ import annotations

import pytest
from engine.fixtures.driving import lines
from games.penumbra.support.play import play
from games.penumbra.support.threats import card, mark, threatened
from hypothesis import given
from hypothesis import strategies as st

from tutor.engine.step import answer, settle
from tutor.games.penumbra import GAME


def test_pen_threat_mark_value() -> None:
    """A mark is hit by the value of its slot and by no other."""
    state = threatened(6, marks=(mark("sapphire", 1), mark("jasper", 2)))
    game = play(state, "1-2-3-4-5-6")
    wounded = [
        (event.fact("slot"), event.fact("value")) for event in game.events if event.kind == "mark-wounded"
    ]
    assert wounded == [("discipline-1", 1), ("discipline-2", 2)]
    assert game.fact("last.misses") == 4


def test_pen_threat_mark_value__the_pictured_marks() -> None:
    """pen.ex.threat.pictured-values: a roll of two ones, a two and a six wounds all four marks."""
    marks = (mark("sapphire", 1), mark("emerald", 1), mark("jasper", 2), mark("ruby", 6))
    game = play(threatened(4, marks=marks), "1-1-2-6", "discipline-1")
    assert game.fact("anna.wounds") == 4


def test_pen_threat_step3_order__any_order_is_offered() -> None:
    game = play(threatened(3, automatic=()), "5-2-5")
    assert game.asked == "threat-order" and game.offered == ("5", "2")
    assert game.question.rule == "pen.threat.step3.order"
    game.answer("2")
    assert game.fact("last.misses") == 3


def test_pen_threat_step3_die__before_any_mark() -> None:
    state = threatened(1, dice=("bone 2",), marks=(mark("jasper", 2),))
    game = play(state, "2")
    assert (game.fact("anna.dice"), game.fact("anna.wounds")) == (0, 0)
    assert game.rules("die-lost") == ["pen.threat.step3.die"]


def test_pen_threat_step3_die__the_wizard_chooses_which() -> None:
    state = threatened(1, dice=("bone 6", "orange 6", "orange 6"), marks=(mark("ruby", 6),))
    game = play(state, "6")
    assert game.asked == "lose-die" and game.offered == ("bone-6", "orange-6")
    assert game.refused("wound-discipline-1") == ["pen.threat.step3.die"]
    game.answer("orange-6")
    assert game.pool() == ["bone 6", "orange 6"]


def test_pen_threat_step3_die__keeping_the_dice_is_refused_with_all_reasons() -> None:
    state = threatened(1, dice=("bone 6", "orange 6"), marks=(mark("jasper", 2),))
    game = play(state, "6")
    assert set(game.refused("wound-discipline-1")) == {"pen.threat.step3.die", "pen.threat.mark-value"}


def test_pen_dice_temp_pool__a_temporary_die_is_lost_like_any_other() -> None:
    game = play(threatened(1, dice=("violet 3",)), "3")
    assert game.pool() == []


@pytest.mark.rules("pen.mark.wound")
def test_pen_threat_step3_mark__charged_or_discharged() -> None:
    for how in ("", "discharged"):
        game = play(threatened(1, marks=(mark("jasper", 2, how),)), "2")
        assert game.fact("anna.discipline-1") == "wounded"
        assert game.rules("mark-wounded") == ["pen.threat.step3.mark"]
        assert game.rules("mark-flipped") == ["pen.mark.wound"]


def test_pen_threat_step3_mark__the_wizard_chooses_which() -> None:
    marks = (mark("sapphire", 1), mark("emerald", 1, "wounded"), mark("ruby", 1, "discharged"))
    game = play(threatened(1, marks=marks), "1")
    assert game.asked == "wound-mark" and game.offered == ("discipline-1", "discipline-3")
    game.answer("discipline-3")
    assert game.fact("anna.discipline-3") == "wounded" and game.fact("anna.discipline-1") == "charged"


def test_pen_threat_step3_mortal__only_where_no_unwounded_mark_is_left() -> None:
    marks = (mark("emerald", 1, "wounded"), mark("sapphire", 1))
    game = play(threatened(2, marks=marks), "1-1")
    assert [event.kind for event in game.events if event.kind in ("mark-wounded", "mortal-wound")] == [
        "mark-wounded",
        "mortal-wound",
    ]
    assert game.rules("mortal-wound") == ["pen.threat.step3.mortal"]


def test_pen_threat_step3_mortal__one_more_two() -> None:
    """pen.ex.threat.one-more-two: a further 2 when the only mark of value 2 is wounded already."""
    state = threatened(1, dice=("bone 6",), marks=(mark("jasper", 2, "wounded"),))
    game = play(state, "2")
    assert game.fact("anna.mortal-wounds") == 1
    assert game.fact("anna.dice") == 0
    assert game.fact("anna.must-rest") is True
    assert game.fact("anna.points") == -3


def test_pen_threat_step3_miss() -> None:
    game = play(threatened(2, dice=("bone 3",), marks=(mark("jasper", 2),)), "4-5")
    assert game.fact("last.misses") == 2 and game.rules("missed") == ["pen.threat.step3.miss"] * 2
    assert (game.fact("anna.dice"), game.fact("anna.wounds")) == (1, 0)


def test_pen_threat_step3_miss__a_die_on_a_wounded_mark_is_no_miss() -> None:
    state = threatened(2, marks=(mark("jasper", 2, "wounded"),))
    game = play(state, "2-2")
    assert game.fact("last.misses") == 0


def test_pen_threat_step3_continue__the_rest_is_still_handed_out() -> None:
    state = threatened(3, dice=("bone 5",), marks=(mark("jasper", 2, "wounded"), mark("ruby", 6)))
    game = play(state, "2-6-5")
    assert game.rules("goes-on") == ["pen.threat.step3.continue"]
    assert game.fact("anna.wounds") == 2
    assert [event.kind for event in game.events].index("die-lost") < [e.kind for e in game.events].index(
        "turn-over"
    )


@given(
    st.lists(st.sampled_from(["bone 1", "bone 2", "red 2", "blue 6"]), max_size=4),
    st.lists(st.tuples(st.integers(1, 6), st.sampled_from(["", "discharged", "wounded"])), max_size=3),
    st.lists(st.integers(1, 6), min_size=1, max_size=3),
)
def test_pen_threat_step3_order__no_order_changes_the_counts(
    dice: list[str], slots: list[tuple[int, str]], roll: list[int]
) -> None:
    marks = tuple(mark("jasper", value, how) for value, how in slots)
    state = threatened(len(roll), dice=tuple(dice), marks=marks, automatic=("threat-prepare",))
    step = settle(GAME, state)
    rolled = answer(GAME, step.state, "-".join(map(str, roll))).state
    names = ("last.lost", "last.wounds", "last.mortal", "last.misses")
    ends = {tuple(GAME.facts(end)[name] for name in names) for _, end in lines(GAME, rolled)}
    assert len(ends) == 1


@pytest.mark.rules("pen.card.text-first")
def test_pen_threat_step3_die__vulnerability_spares_the_pool() -> None:
    state = threatened(
        2, dice=("bone 2", "bone 5"), marks=(mark("jasper", 2),), cards=(card("vulnerability"),)
    )
    game = play(state, "card-vulnerability", "2-5")
    assert game.pool() == ["bone 2", "bone 5"]
    assert game.fact("anna.wounds") == 1 and game.fact("last.misses") == 1
    assert game.rules("pool-spared") == ["pen.card.text-first"]
