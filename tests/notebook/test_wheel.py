"""What tokens bring round the wheel: held to what the engine pays and how it moves the season token."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

import tutor
from tutor.games.seasons.analysis.token_values import PIPS, moves, space_after, spaces
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.views.notebook.token_values import YOU, TokenValues, by_round
from tutor.rules.words import LANGS, Lang
from tutor.scenario.case import Case
from tutor.views.cell_errors import CellError
from tutor.workbench import position

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.mark.rules("sea.cry.value")
@pytest.mark.parametrize("space", [1, 5, 9, 12])
def test_a_reserve_brings_what_the_engine_pays(space: int) -> None:
    values = TokenValues(air=1, water=2, fire=1, earth=2, space=space)
    at = position(values.case(space))
    for kind, n in (("air", 1), ("water", 2), ("fire", 1), ("earth", 2)):
        at = at.answer(*[f"crystallise-{kind}"] * n)
    assert at.facts[f"{YOU}.crystals"] == values.now == values.by_season[box().season_of[space]]


@pytest.mark.rules("sea.season.advance", "sea.comp.dice.pips")
def test_the_law_of_the_season_token_counts_every_order_of_pips() -> None:
    assert PIPS == (1, 2, 3)
    # No number of pips is more frequent than another: not on one die, and so not on the one left over.
    for die in box().dice.values():
        assert set(Counter(side.pips for side in die.sides).values()) == {2}
    for rounds in range(5):
        counted = Counter(map(sum, product(PIPS, repeat=rounds)))
        assert moves(rounds) == {n: Fraction(ways, 3**rounds) for n, ways in counted.items()}
    assert spaces(11, 1) == {12: Fraction(1, 3), 1: Fraction(1, 3), 2: Fraction(1, 3)}


@pytest.mark.rules("sea.season.advance")
@pytest.mark.parametrize("side", [1, 2, 3])
def test_the_engine_moves_the_season_token_among_the_spaces_of_the_law(side: int) -> None:
    end = {
        "players": {YOU: {}, "boris": {}},
        "space": 11,
        "left": {"die": "die-autumn-2", "side": side},
        "do": [{"who": YOU, "program": "round-end"}],
    }
    played = position(Case("seasons", YOU, position=end))
    pips = box().dice["die-autumn-2"].sides[side - 1].pips
    assert played.state.table.space == space_after(11, pips) and played.state.table.space in spaces(11, 1)


def test_three_fire_bring_most_in_spring_where_no_die_shows_it() -> None:
    values = tutor.wheel(space=2, fire=3).value
    assert values.dearest == "spring" and "fire" in box().frequency["spring"][2]
    assert values.to_dict()["means"][:3] == [6, 8, 7]
    assert values.best == (1,)


def test_controls_change_the_ring_and_the_bars() -> None:
    ring = tutor.wheel(space=2, fire=3)
    slider, chart = ring.by_round().children
    drawn: str = ring.widget.children[1].html
    bars: list[float] = chart.fig["data"][0]["y"]
    ring.set(space=5)
    assert "Spring, space 5" in repr(ring) and ring.widget.children[1].html != drawn
    after: list[float] = chart.fig["data"][0]["y"]
    assert after[0] == 9 and bars[0] == 6
    slider.value = 2
    assert ring.value.ahead == 2 and "<circle" in ring.widget.children[1].html
    ring._press("space", "9")
    assert ring.value.space == 9
    with pytest.raises(CellError, match="9 tokens; the reserve holds 7"):
        ring.set(earth=6)
    with pytest.raises(CellError, match="found space 13; allowed: 1 to 12"):
        ring.value.with_(space=13)
    with pytest.raises(CellError, match="no part of a reserve on the wheel 'wind'"):
        ring.value.with_(wind=1)


@pytest.mark.parametrize("lang", LANGS)
def test_the_bounds_of_the_bars_are_those_of_the_law(lang: Lang) -> None:
    values = TokenValues(fire=2, earth=1, space=3, ahead=1, lang=lang)
    (bars,) = by_round(values)["data"]
    law = values.law(1)
    assert bars["y"][1] + bars["error_y"]["array"][1] == pytest.approx(max(law), abs=0.002)
    assert bars["y"][1] - bars["error_y"]["arrayminus"][1] == pytest.approx(min(law), abs=0.002)
    assert str(values.now) in repr(values) and str(max(law)) in repr(values)


def test_the_ring_follows_a_lesson() -> None:
    lesson = tutor.lesson("seasons/07-crystallising-in-winter").skip()
    picture = lesson.follow(tutor.token_values)
    before = picture.html
    lesson.answer("crystallise-fire").answer("crystallise-earth")
    lesson.forward()
    values = tutor.token_values(lesson)
    assert values.reserve == (1, 1, 0, 1) and values.now == 5
    assert picture.html != before
    with pytest.raises(CellError, match="allowed: one of seasons"):
        tutor.token_values(tutor.position("resarcana/41-answers", 0))


@pytest.mark.parametrize("lang", LANGS)
def test_four_tokens_bring_the_same_in_every_season(lang: Lang) -> None:
    task = tutor.exercise("every-season", lang)
    right = set()
    for reserve in product(range(4), repeat=4):
        if sum(reserve) > 5:
            continue
        air, water, fire, earth = reserve
        values = TokenValues(air, water, fire, earth)
        marked = task.check(values)
        assert marked.right == (sum(reserve) == 4 and len(set(values.by_season.values())) == 1)
        if marked.right:
            right.add(reserve)
        if marked.counterexample is not None:
            season = box().season_of[marked.counterexample.state.table.space]
            assert values.by_season[season] < max(values.by_season.values())
    assert right == {(1, 1, 1, 1)}


def test_the_round_to_crystallise_in_is_the_best_on_average() -> None:
    task, start = tutor.exercise("when-to-crystallise"), TokenValues(1, 0, 2, 1, space=2)
    means = [start.mean(n) for n in range(7)]
    for ahead in range(7):
        marked = task.check(start.with_(ahead=ahead))
        assert marked.right == (means[ahead] == max(means))
        if not marked.right:
            assert marked.counterexample is not None
            assert marked.counterexample.state.table.space in spaces(2, ahead)
    assert not task.check(start.with_(ahead=1, air=2)).right


@pytest.mark.browser
@pytest.mark.long(reason="a chapter has run in a kernel before it can be looked at")
def test_a_space_that_is_pressed_moves_the_season_token(
    chromium_page: Page, serve_notebooks: Callable[..., str]
) -> None:
    page = chromium_page
    base = serve_notebooks(Path(__file__).parents[2] / "notebooks", preheat=0)
    page.goto(f"{base}voila/render/chapters/en/wheel.ipynb?lang=en", wait_until="commit")
    heads = page.locator(".rt-ring figcaption")
    expect(heads.nth(1)).to_contain_text("Winter, space 2")
    page.locator(".rt-ring").nth(1).locator("[data-value='5']").click()
    expect(heads.nth(1)).to_contain_text("Spring, space 5")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
