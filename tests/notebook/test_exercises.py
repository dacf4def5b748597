"""Exercises: the engine marks them, every right answer is right, a wrong one meets what breaks it."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations_with_replacement

import pytest

import tutor
from tutor.notebook.exercises import exercises
from tutor.rules.words import LANGS, Lang
from tutor.views.cell_errors import CellError


@pytest.mark.rules("pen.threat.step3.mortal")
def test_a_safe_hand_is_right_just_where_no_roll_is_mortal() -> None:
    safe = tutor.exercise("safe-hand")
    for dice in combinations_with_replacement((1, 2, 3), 2):
        for marks in ((1,), (1, 1), (1, 2)):
            odds = tutor.threat_odds(dice, marks)
            marked = safe.check(odds)
            assert marked.right == (odds["mortal"] == 0)
            if not marked.right:
                assert marked.counterexample is not None
                roll = tuple(map(int, marked.counterexample.case.answers[0].split("-")))
                assert odds.settle(*roll).mortal


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_not_asked_for_is_told_in_words(lang: Lang) -> None:
    safe = tutor.exercise("safe-hand", lang)
    for odds in (
        tutor.threat_odds([1], [], threat=3),
        tutor.threat_odds([1], [1], threat=2),
        tutor.threat_odds([1, 2, 3, 4], [1], threat=3),
    ):
        marked = safe.check(odds)
        assert not marked.right and marked.why is not None and marked.why.of(lang) in repr(marked)
    with pytest.raises(CellError, match="found int; allowed: ThreatOdds, or controls of one"):
        safe.check(3)
    with pytest.raises(CellError, match="no exercise 'safehand'; did you mean 'safe-hand'"):
        tutor.exercise("safehand")


def test_two_dice_keep_two_marks_best_where_they_have_their_values() -> None:
    best = tutor.exercise("two-for-two")
    hands = [
        tutor.threat_odds(dice, [4, 5], threat=2) for dice in combinations_with_replacement(range(1, 7), 2)
    ]
    most = max(odds.probability(wounds=0) for odds in hands)
    for odds in hands:
        assert best.check(odds).right == (odds.probability(wounds=0) == most)
    assert [odds.dice for odds in hands if best.check(odds).right] == [(4, 5)]


def test_a_hand_marks_each_change_at_once() -> None:
    task, controls, verdict = (
        tutor.exercise("safe-hand").follow(tutor.threat_hand([1, 2, 3], marks=[4])).children
    )
    assert exercises()["safe-hand"].title.en in task.value
    before = verdict.html
    controls.children[0].children[0].children[1].value = [4, 4]
    assert verdict.html != before and "That is right." in verdict.html


def test_a_hand_changes_the_odds_and_every_picture() -> None:
    hand = tutor.threat_hand(dice=[3], marks=[1])
    grid, chart = hand.grid(), hand.mortal_by_dice()
    drawn, bars = grid.html, chart.fig["data"][0]["y"]
    hand.set(dice=[3, 1])
    assert hand.value["mortal"] == Fraction(1, 216)
    assert grid.html != drawn and chart.fig["data"][0]["y"] != bars
    hand.set(threat=5)
    assert "rt-rolls" not in grid.html and "7,776" in grid.html
    with pytest.raises(CellError, match="allowed: whole numbers from 1 to 6"):
        hand.set(dice=[7])
    assert hand.value.dice == (3, 1)


@pytest.mark.parametrize("lang", LANGS)
def test_a_guess_is_kept_and_compared(lang: Lang) -> None:
    guess = tutor.ask("?", lang=lang)
    exact = Fraction(2, 27)
    said = [repr(guess.reveal(exact))]
    guess.commit(40).commit(7)
    assert guess.value == Fraction(2, 5)
    said += [repr(guess.reveal(exact)), repr(tutor.ask("?", lang=lang).commit(10).reveal(exact))]
    said.append(repr(tutor.ask("?", lang=lang).commit(7).reveal(exact)))
    assert len(set(said)) == 4 and all("2/27" in one for one in said[1:])


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_revealed_waits_for_the_guess(lang: Lang) -> None:
    guess = tutor.ask("?", range(1, 7), lang)
    revealed = guess.reveal(4)
    (drawn,), early = revealed.widget.children, repr(revealed)
    assert early in drawn.html and "application/vnd.jupyter.widget-view+json" in revealed._repr_mimebundle_()
    guess._button.click()
    assert repr(revealed) != early and repr(revealed) in drawn.html
    assert early not in drawn.html


@pytest.mark.parametrize("lang", LANGS)
def test_a_number_or_a_choice_is_guessed_and_compared(lang: Lang) -> None:
    number = tutor.ask("?", range(1, 7), lang)
    assert repr(number.commit(4).reveal(4)) != repr(number.reveal(5)) != repr(tutor.ask("?", range(3), lang))
    choice = tutor.ask("?", {"yes": "Да", "no": "Нет"}, lang).commit("no")
    assert "Нет" in repr(choice.reveal("no")) and "Да" in repr(choice.reveal("yes"))
    with pytest.raises(CellError, match="found 'maybe'; allowed: 'yes', 'no'"):
        tutor.ask("?", {"yes": "Да", "no": "Нет"}).commit("maybe")
    with pytest.raises(CellError, match="found 7; allowed: 1, 2, 3, 4, 5, 6"):
        tutor.ask("?", range(1, 7)).commit(7)
    with pytest.raises(CellError, match="allowed: a chance from 0 to 100"):
        tutor.ask("?").commit(101)
    with pytest.raises(CellError, match="found no choices"):
        tutor.ask("?", {})
