"""The chapter on a class: exact chances of each verdict, one state below all pictures, verdicts marked."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, product
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import tutor
from tutor.analysis.intervals import sample_size, wilson
from tutor.analysis.invented_answers import invented_answers
from tutor.notebook.class_results import MissedRules
from tutor.rules.words import LANGS, Lang
from tutor.views.classroom.miss_odds import MissOdds, odds_spec
from tutor.views.classroom.result_figures import MISSED
from tutor.views.classroom.results import ClassResults

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


def test_chances_are_those_of_every_class_there_can_be() -> None:
    rate = Fraction(3, 10)
    odds = MissOdds(7, rate, 2)
    bare, missed, some = Fraction(0), Fraction(0), Fraction(0)
    for answers in product((True, False), repeat=7):
        chance = rate ** sum(answers) * (1 - rate) ** (7 - sum(answers))
        bare += chance * (3 * sum(answers) > 7)
        missed += chance * (wilson(sum(answers), 7).low > MISSED)
    for one, other in product((True, False), repeat=2):
        some += (one or other) * (bare if one else 1 - bare) * (bare if other else 1 - bare)
    assert (odds.bare, odds.verdicts["missed"], odds.some(odds.bare)) == (bare, missed, some)
    assert sum(odds.verdicts.values()) == sum(odds.law) == 1
    assert odds.to_dict()["bare"] == bare and len(odds.figure().data) == 3


def test_patience_is_rarely_wrong_and_a_bare_share_often() -> None:
    for learners in range(4, 61, 4):
        odds = MissOdds(learners, Fraction(3, 10), 6)
        assert odds.verdicts["missed"] < Fraction(1, 20) < Fraction(1, 5) < odds.bare
        assert odds.some(odds.bare) > Fraction(3, 4)


def test_the_least_class_tells_half_from_a_third_and_no_smaller_one_does() -> None:
    needed = tutor.invented_class(rate=50).chances.needed
    assert needed == sample_size(Fraction(1, 2), MISSED) == 32
    assert wilson(16, 32).low > MISSED
    assert all(wilson(n // 2, n).low <= MISSED for n in range(1, 32))
    assert sample_size(MISSED, MISSED) is None and sample_size(Fraction(0), MISSED) == 8


@pytest.mark.parametrize("lang", LANGS)
def test_one_state_lies_below_all_pictures(lang: Lang) -> None:
    group = tutor.invented_class(learners=8, rate=30, rules=6, seed=7, lang=lang)
    chance, growth = group.by_chance(), group.growth()
    table, bars = chance.children[1:]
    sentence, lines = growth.children[1:]
    assert bars.fig == odds_spec(MissOdds(8, Fraction(3, 10), 6, lang))
    before = table.html, sentence.html, lines.fig
    group.set(learners=20, rate=60)
    assert bars.fig == odds_spec(MissOdds(20, Fraction(3, 5), 6, lang))
    for old, new in zip(before, (table.html, sentence.html, lines.fig), strict=True):
        assert old != new
    assert chance.children[0].children[0].children[1] is growth.children[0].children[0].children[1]
    assert lines.fig["layout"]["shapes"][0]["x0"] == 20 and len(lines.fig["data"][-1]["x"]) == 100


def test_just_the_rules_that_are_missed_are_right() -> None:
    exercise = tutor.exercise("missed-rules")
    picks = tutor.missed_rules(learners=18, seed=12)
    results = picks.value.results
    ids = [one.rule for one in results.ranked]
    assert 0 < len(results.missed) < len([one for one in results.rules if one.misses * 3 > one.answers])
    for n in range(len(ids) + 1):
        for chosen in combinations(ids, n):
            marked = exercise.check(picks.value.calling(chosen))
            assert marked.right == (set(chosen) == set(results.missed))
            too_many = [id for id in chosen if id not in results.missed]
            assert (marked.picture is not None) == bool(too_many)
            if too_many:
                against = marked.picture
                assert isinstance(against, ClassResults) and against.invention is not None
                [shown] = against.rules
                # The same count in a class in which the rule is, in truth, not missed.
                assert shown.rule == too_many[0] and shown.misses == results[shown.rule].misses
                assert shown.answers == 18 and against.invention.rates[shown.rule] < MISSED
                [again] = invented_answers(against.invention.seed, 18, (against.invention.rates[shown.rule],))
                assert again == shown.wrong


@pytest.mark.parametrize("lang", LANGS)
def test_a_pick_is_marked_at_once(lang: Lang) -> None:
    picks = tutor.missed_rules(learners=18, seed=12, lang=lang)
    shown = tutor.exercise("missed-rules", lang=lang).follow(picks, pictures=True)
    verdict = shown.children[-1]
    untouched = verdict.html
    results: ClassResults = picks.value.results
    picks.set(rules=results.missed)
    right = verdict.html
    picks.set(rules=(*results.missed, results.ranked[2].rule))
    assert len({untouched, right, verdict.html}) == 3 and "rt-shares__range" in verdict.html
    # The bands are hidden where they would give the answer away.
    assert "rt-shares__range" not in str(picks.value.html()) and isinstance(picks.value, MissedRules)


@pytest.mark.browser
@pytest.mark.parametrize("lang", LANGS)
def test_a_class_is_dragged_and_every_picture_follows(
    chromium_page: Page, serve_notebooks: Callable[..., str], lang: str
) -> None:
    page = chromium_page
    page.set_viewport_size({"width": 1280, "height": 720})
    base = serve_notebooks(NOTEBOOKS, preheat=0)
    page.goto(f"{base}voila/render/chapters/{lang}/class.ipynb?lang={lang}", wait_until="commit")
    verdict = page.locator(".rt-cell-picture").last
    bands = page.locator(".rt-results").first
    expect(bands.locator(".is-unclear")).to_have_count(6)
    odds = page.locator(".rt-cell-picture .rt-odds")
    before = odds.inner_text()
    # The number beside the slider of learners takes what is typed.
    page.locator(".widget-readout").nth(1).fill("100")
    page.keyboard.press("Enter")
    expect(bands.locator(".rt-shares__head span").first).to_contain_text("100")
    page.wait_for_function(
        "before => document.querySelector('.rt-cell-picture .rt-odds').innerText !== before", arg=before
    )
    # A verdict that goes too far meets a class; its pieces can be pressed again.
    expect(verdict.locator(".rt-shares__range")).to_have_count(0)
    page.locator("button[data-act=pick]").last.click()
    expect(page.locator(".rt-cell-picture .rt-results").last.locator(".rt-shares__range")).to_have_count(1)
