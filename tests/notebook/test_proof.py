"""Claims in cells: random tries and all cases held to the engine, arguments, and the exercises on them."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import tutor
from tutor.analysis.opponents import Luck, at_random
from tutor.analysis.random_play import random_ends
from tutor.games.penumbra.analysis.threat_law import settle
from tutor.games.penumbra.views.notebook.roll_classes import ARGUMENTS
from tutor.notebook.penumbra.threat_claims import CLAIMS
from tutor.rules.words import LANGS, Lang
from tutor.sweeps.playing import play_on
from tutor.views.cell_errors import CellError

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
WINTER = "seasons/16-puzzle-twenty-in-winter"
TWENTY = "anna.crystals >= 20"


@pytest.mark.rules("pen.threat.step3.mortal")
@pytest.mark.parametrize(("dice", "marks"), [((4,), (4,)), ((4, 4), (4,)), ((), (2, 3)), ((1,), (1, 1))])
def test_the_cases_of_a_hand_are_its_rolls(dice: tuple[int, ...], marks: tuple[int, ...]) -> None:
    cases = tutor.threat_claim(dice, marks).value
    odds = tutor.threat_odds(dice, marks, threat=3)
    assert len(cases.cases) == 6**3 and sum(case.chance for case in cases.cases) == 1
    assert cases.share == odds["mortal"] and cases.holds == (not odds["mortal"])
    for case in cases.against:
        assert settle(dice, marks, (), tuple(map(int, case.label.split("-")))).mortal
    if not cases.holds:
        half = cases.half
        assert half is not None
        assert cases.hidden(half) <= Fraction(1, 2) < cases.hidden(half - 1)
    else:
        assert cases.half is None and cases.hidden(10**6) == 1


def test_tries_are_fair_and_more_tries_only_add() -> None:
    safe = tutor.threat_claim(tries=700).value
    assert safe.at(100).draws == safe.draws[:100] and safe.at(100, seed=2).draws != safe.draws[:100]
    assert len(safe.counts) <= len(safe.cases) and sum(safe.counts.values()) == 700
    # Out of 20 kinds of luck about half meet the counterexample by the try at which the chances are even.
    half = safe.half or 0
    early = sum(safe.at(half, seed).first is not None for seed in range(1, 21))
    assert 5 <= early <= 15
    hit = next(one for seed in range(1, 21) if (one := safe.at(700, seed)).first)
    assert hit.first is not None and hit.cases[hit.draws[hit.first - 1]].against
    assert f"try {hit.first}: 4-4-4" in repr(hit) and "No counterexample" in repr(hit.at(hit.first - 1))


def test_the_chapter_begins_with_luck_that_hides_the_counterexample() -> None:
    safe = tutor.threat_claim(dice=[4], marks=[4], tries=216, seed=2).value
    assert safe.first is None and len(safe.counts) < 216
    assert safe.half == 150 and safe.half in range(10, 610, 10)
    rows = tutor.sweep("facts", tutor.position(WINTER, 0), seeds="21-120", facts="anna.crystals")
    assert max(int(str(cell)) for cell in rows["anna.crystals"]) < 20


def test_every_picture_follows_the_hand_and_the_slider() -> None:
    safe = tutor.threat_claim(tries=30)
    squares, hidden, every = safe.widget.children[1], safe.hidden().children[1], safe.every().children[1]
    before = squares.html, str(hidden.fig), every.html
    safe.set(tries=60)
    assert squares.html != before[0] and str(hidden.fig) != before[1] and every.html == before[2]
    assert squares.html.count('"is-met"') == len(safe.value.counts)
    assert '"is-against"' in every.html
    safe.set(dice=[4, 4])
    assert '"is-against"' not in every.html and "That is a proof" in every.html
    point = hidden.fig["data"][1]
    assert (point["x"], point["y"]) == ([60], [100.0])
    with pytest.raises(CellError):
        tutor.threat_claim(dice=[9])


def test_the_ends_of_a_turn_are_those_of_random_play() -> None:
    winter = tutor.position(WINTER, 0)
    twenty = tutor.claim(winter, TWENTY)
    value = twenty.value
    assert sum(case.chance for case in value.cases) == 1
    for case in (*value.against, *value.cases[::40]):
        reached = winter.answer(*case.answers)
        assert reached.question is None
        assert (int(str(reached.facts["anna.crystals"])) >= 20) == case.against
    # Random turns come to ends as often as was computed.
    tries = 3000
    met = 0
    for seed in range(300):
        played = play_on(winter.game, winter.state, Luck("test", seed), other=at_random)
        met += int(str(winter.game.facts(played.state)["anna.crystals"])) >= 10
    at_least_ten = tutor.claim(winter, "anna.crystals >= 10").value.share
    assert abs(met / 300 - float(at_least_ten)) < 0.1
    assert Fraction(1, 1000) < value.share < Fraction(1, 200) and tries * value.share > 1
    law = winter.outcomes(TWENTY, until="end", seats={"anna": "cooperative"})
    assert law[True] == 1
    with pytest.raises(CellError, match="more than 1500 cases"):
        tutor.claim("penumbra/30-puzzle-no-wound", "anna.wounds >= 1")
    with pytest.raises(CellError, match="found tries 0"):
        tutor.claim(winter, TWENTY, tries=0)
    with pytest.raises(CellError):
        tutor.claim(winter, "anna.crystal >= 20")


def test_random_ends_add_up_and_their_lines_lead_there() -> None:
    lines = tutor.position(WINTER, 0).lines("end")
    ends = random_ends(lines.ways)
    assert ends is not None and sum(end.chance for end in ends) == 1
    for end in ends[::25]:
        at = 0
        for number, way in end.line:
            assert number == at
            at = way.to
        assert at == end.number


@pytest.mark.rules("pen.threat.step3.order")
def test_an_argument_is_wrong_just_where_it_puts_unlike_rolls_together() -> None:
    rolls = tutor.roll_arguments(dice=[4, 4], marks=[4])
    task = tutor.exercise("sound-arguments")
    counts = {}
    for size in range(len(ARGUMENTS) + 1):
        for arguments in combinations(ARGUMENTS, size):
            value = rolls.set(arguments=arguments).value
            assert sorted(roll for one in value.classes for roll in one) == sorted(value.outcomes)
            counts[arguments] = len(value.classes)
            marked = task.check(value)
            assert marked.right == (set(arguments) == {"order", "others"})
            if value.mixed is not None:
                one, other = (value.outcomes[roll] for roll in value.mixed)
                assert one != other and marked.counterexample is not None
                assert "is-mixed" in value.html() and not marked.right
            else:
                assert set(arguments) <= {"order", "others"} and "is-mixed" not in value.html()
    assert (counts[()], counts["order",], counts["order", "others"]) == (216, 56, 4)
    with pytest.raises(CellError, match="no argument 'first'"):
        tutor.roll_arguments(arguments=["first"])


@pytest.mark.parametrize("lang", LANGS)
def test_safe_hands_are_those_that_no_roll_hurts_mortally(lang: Lang) -> None:
    task, picks = tutor.exercise("proved-claims", lang), tutor.claim_choice(lang=lang)
    safe = {claim for claim in CLAIMS if not picks.value.odds(claim)["mortal"]}
    assert 1 < len(safe) < len(CLAIMS)
    assert task.check(picks.set(picked=tuple(safe))).right
    for claim in set(CLAIMS) - safe:
        marked = task.check(picks.set(picked=(*safe, claim)))
        assert not marked.right and marked.counterexample is not None
        assert marked.counterexample.facts["anna.mortal-wounds"] == 1
        assert picks.value.text(claim) in repr(marked)
    fewer = task.check(picks.set(picked=tuple(safe)[1:]))
    assert not fewer.right and fewer.counterexample is None and fewer.why is not None
    assert not task.check(picks.set(picked=())).right
    with pytest.raises(CellError, match="no claim 'two-mark'"):
        tutor.claim_choice("two-mark")


def test_one_line_that_comes_to_twenty_refutes_the_claim() -> None:
    task, turn = tutor.exercise("reach-twenty"), tutor.lesson(WINTER)
    assert "it can still be done" in repr(task.check(turn))
    line = tutor.claim(WINTER, TWENTY).value.against[0].answers
    for answer in line:
        turn.answer(answer)
    assert task.check(turn).right and turn.facts["anna.crystals"] == 20
    turn.restart().answer("bonus-exchange")
    assert "no way leads to more than" in repr(task.check(turn))
    assert not task.check(tutor.position("penumbra/18-ruins")).right


@pytest.mark.browser
@pytest.mark.long(reason="a chapter has run in a kernel before it can be looked at")
def test_a_pressed_argument_merges_cases_and_a_step_is_marked(
    chromium_page: Page, serve_notebooks: Callable[..., str]
) -> None:
    page = chromium_page
    base = serve_notebooks(NOTEBOOKS, preheat=0)
    page.goto(f"{base}voila/render/chapters/en/proof.ipynb?lang=en", wait_until="commit")
    boxes = page.locator(".pen-classes > span")
    expect(boxes).to_have_count(216)
    page.locator("button[data-value=order]").click()
    expect(boxes).to_have_count(56)
    page.locator("button[data-value=others]").click()
    expect(boxes).to_have_count(4)
    expect(page.get_by_text("That is right.")).to_be_visible()
    expect(page.get_by_text("From here it can still be done.")).to_be_visible()
    page.locator(".rt-option", has_text="Exchange").click()
    page.locator(".rt-go").click()
    expect(page.get_by_text("no way leads to more than")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
