"""Ways out of a loss of life, and ways to pay: held to what the engine plays, and the pictures of them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import tutor
from tutor.games.resarcana.analysis.attacks import attacks
from tutor.games.resarcana.state.essences import KINDS, minus
from tutor.games.resarcana.views.notebook.life_loss import ATTACKS, YOU, LifeLoss, by_life
from tutor.games.resarcana.views.notebook.placement import Placement, paid
from tutor.games.resarcana.views.notebook.ways_out import takes
from tutor.rules.words import LANGS, Lang
from tutor.scenario.case import open_case
from tutor.views.cell_errors import CellError, NoSuchName


def pool_left(loss: LifeLoss, at: int) -> tuple[int, ...]:
    counts = dict(takes(loss.ways[at]))
    return minus(loss.pool, tuple(counts.get(kind, 0) for kind in KINDS))  # type: ignore[arg-type]


@pytest.mark.rules("res.life.definition")
@pytest.mark.parametrize("by", ATTACKS)
def test_each_way_out_is_what_the_engine_plays(by: str) -> None:
    cards = ("protection", "dancing-sword", "magical-shard")
    loss = LifeLoss(calm=1, life=1, elan=2, death=1, gold=1, by=by, cards=cards, hand=("hawk",))
    for at, way in enumerate(loss.ways):
        opened = open_case(loss.played(way))
        assert opened.misfit is None
        assert opened.state.table.player(YOU).pool == pool_left(loss, at)
    # Nothing else is possible: what the search of attacks finds comes to the same.
    (attack,) = attacks(open_case(loss.case).state, YOU).attacks
    assert {way.option for way in loss.ways} == {answer.option.key for answer in attack.answers}
    assert len(loss.ways) == sum(len(answer.ways) for answer in attack.answers)


@pytest.mark.rules("res.life.life-first", "res.life.replacement", "res.life.shortfall")
def test_the_price_of_bearing_a_loss_is_life_then_two_for_one() -> None:
    for life, elan, death in product(range(4), range(5), range(3)):
        loss = LifeLoss(life=life, elan=elan, death=death)
        owed = 2 * max(0, 2 - life)
        assert {loss.price(way) for way in loss.ways} == {min(2, life) + min(owed, elan + death)}
        substitutes = {(e, owed - e) for e in range(owed + 1) if e <= elan and owed - e <= death}
        assert len(loss.ways) == max(1, len(substitutes))


def test_what_things_are_worth_decides_which_way_is_cheapest() -> None:
    prices = {
        weights: LifeLoss(
            life=2,
            gold=1,
            by="earth-dragon",
            cards=("protection",),
            gold_weight=weights[0],
            turned_weight=weights[1],
        )
        for weights in ((1, 0), (1, 2), (3, 3))
    }
    cheapest = [loss.ways[0].option for loss in prices.values()]
    assert cheapest == ["protection.1", "way-out", "suffer"]
    assert "is-best" in prices[(1, 0)].html() and "is-worst" in prices[(1, 0)].html()


@pytest.mark.parametrize("lang", LANGS)
def test_many_ways_are_drawn_from_both_ends(lang: Lang) -> None:
    loss = LifeLoss(calm=2, elan=4, death=4, gold=4, lang=lang)
    shown = loss.ways_out
    assert len(shown.drawn) == 8 < len(loss.ways)
    assert loss.html().count("<li") == 8 + 4
    assert {number for number, at in shown.graph.nodes(data="kind") if at == "way"} == set(
        range(len(loss.ways))
    )
    assert str(len(loss.ways)) in repr(loss)


def test_controls_change_every_picture() -> None:
    loss = tutor.life_loss(life=1, elan=2, gold=1, calm=1)
    chart, priced = loss.by_life(), loss.prices().children[1]
    assert len(loss.value.to_dict()) == 5
    drawn: str = loss.widget.children[1].html
    bars: list[int] = chart.fig["data"][0]["y"]
    loss.set(protection=True)
    assert len(loss.value.to_dict()) == 6 and loss.value.cards == ("protection",)
    assert len({drawn, priced.html, loss.widget.children[1].html}) == 2
    after: list[int] = chart.fig["data"][0]["y"]
    assert bars != after == [0] * 5
    loss.set(by="wind-dragon", hawk=True)
    assert loss.value.hand == ("hawk",)
    assert any(dict(takes(way)).get("hawk") for way in loss.value.ways)
    with pytest.raises(CellError, match="no component that takes life"):
        loss.value.with_(by="hawk")
    with pytest.raises(CellError, match="found life 13; allowed: 0 to 12"):
        loss.value.with_(life=13)
    with pytest.raises(NoSuchName, match="did you mean 'protection'"):
        tutor.life_loss(cards=("protectoin",))


@pytest.mark.parametrize("lang", LANGS)
def test_bars_tell_the_cheapest_and_the_dearest_by_life(lang: Lang) -> None:
    spec = by_life(LifeLoss(life=1, elan=3, gold=1, lang=lang))
    cheapest, dearest = (trace["y"] for trace in spec["data"])
    assert cheapest == dearest == [4, 3, 2, 2, 2]
    assert spec["data"][0]["marker"]["line"]["width"] == [1, 3, 1, 1, 1]


def test_the_ways_out_follow_a_lesson() -> None:
    lesson = tutor.lesson("resarcana/41-answers").skip()
    picture = lesson.follow(tutor.ways_out)
    before = picture.html
    assert not tutor.ways_out(lesson).ways
    lesson.answer("use.water-dragon.1")
    assert [way.option for way in tutor.ways_out(lesson).ways] == [
        "protection.1",
        "elemental-spring.1",
        "suffer",
    ]
    assert picture.html != before and "rt-flow" in picture.html
    lesson.answer("elemental-spring.1", "use.bone-dragon.1", "elemental-spring.1", "use.elvish-bow.1")
    assert [way.option for way in tutor.ways_out(lesson).ways] == ["protection.1", "suffer"]
    with pytest.raises(CellError, match="allowed: one of resarcana"):
        tutor.ways_out(tutor.position("seasons/14-ten-places", 0))


@pytest.mark.rules("res.reduction.stack", "res.reduction.floor")
def test_each_payment_places_the_artifact() -> None:
    placing = tutor.placement("hawk", calm=2, life=2)
    assert placing.value.to_dict() == [{"calm": 1, "life": 1, "elan": 0, "death": 0, "gold": 0}]
    before = placing.widget.children[1].html
    placing.set(artificer=True)
    assert placing.widget.children[1].html != before
    for way in placing.value.ways:
        answers = (f"place.{placing.value.card}", *(one.key for one in way.options))
        opened = open_case(placing.value.case.answered(*answers))
        left = opened.state.table.player(YOU).pool
        assert opened.misfit is None and minus(placing.value.pool, paid(way)) == left
    with pytest.raises(NoSuchName, match="no artifact 'hawkk'"):
        tutor.placement("hawkk")


@pytest.mark.parametrize("lang", LANGS)
def test_what_cannot_be_paid_is_told_with_its_reason(lang: Lang) -> None:
    placing = Placement("fire-dragon", elan=2, lang=lang)
    assert not placing.ways and "6" in repr(placing) and "2" in repr(placing)


@pytest.mark.rules("res.life.opt-out")
def test_one_way_out_is_right_just_where_there_is_one() -> None:
    task = tutor.exercise("one-way-out")
    right = set()
    for calm, elan, death, gold in product(range(4), repeat=4):
        loss = LifeLoss(calm=calm, life=1, elan=elan, death=death, gold=gold)
        marked = task.check(loss)
        assert marked.right == (sum(loss.pool) >= 4 and len(loss.ways) == 1)
        if not marked.right and sum(loss.pool) >= 4:
            assert marked.counterexample is not None and marked.counterexample.opened.misfit is None
        if marked.right:
            right.add(loss.pool)
    assert right == {(0, 1, 3, 0, 0), (0, 1, 0, 3, 0), (0, 1, 0, 0, 3)}
    assert task.check(LifeLoss(life=1, elan=3)).right and task.check(LifeLoss(life=1, gold=4)).right
    assert not task.check(LifeLoss(life=2, elan=3)).right
    assert not task.check(LifeLoss(life=1, elan=3, cards=("protection",))).right


def test_the_dearest_pool_has_no_cheaper_way() -> None:
    task = tutor.exercise("dearest-pool")
    for calm, life, elan, gold in product(range(2), range(3), range(5), range(3)):
        loss = LifeLoss(calm=calm, life=life, elan=elan, gold=gold)
        marked = task.check(loss)
        assert marked.right == (not calm and not life and elan + gold >= 4)
        if marked.counterexample is not None:
            left = marked.counterexample.state.table.player(YOU).pool
            assert sum(loss.pool) - sum(left) < 4


@pytest.mark.parametrize("lang", LANGS)
def test_a_dragon_for_nothing_needs_just_two_components(lang: Lang) -> None:
    task, start = tutor.exercise("dragon-for-nothing", lang), Placement("fire-dragon", lang=lang)
    assert task.check(start.with_(cards=("dragons-lair", "dragon-bridle"))).right
    needless = task.check(start.with_(cards=("dragons-lair", "dragon-bridle", "artificer")))
    assert needless.counterexample is not None and "fire-dragon" in {
        one.id for one in needless.counterexample.state.table.player(YOU).tableau
    }
    short = task.check(start.with_(cards=("dragons-lair", "artificer")))
    assert not short.right and short.counterexample is None and repr(short)
    assert not task.check(start.with_(elan=6)).right
    assert not task.check(Placement("hawk", lang=lang)).right


@pytest.mark.browser
@pytest.mark.long(reason="a chapter has run in a kernel before it can be looked at")
def test_a_slider_closes_a_way_out_in_the_browser(
    chromium_page: Page, serve_notebooks: Callable[..., str]
) -> None:
    page = chromium_page
    base = serve_notebooks(Path(__file__).parents[2] / "notebooks", preheat=0)
    page.goto(f"{base}voila/render/chapters/en/life.ipynb?lang=en", wait_until="commit")
    ways = page.locator(".rt-flow__ways").first.locator("li")
    expect(ways).to_have_count(5)
    # The only calm is the way out of the Fire Dragon, and in two more ways the price of a missing life.
    page.locator(".noUi-handle").nth(1).focus()
    page.keyboard.press("ArrowLeft")
    expect(ways).to_have_count(2)
    page.locator(".widget-toggle-button", has_text="Protection").first.click()
    expect(ways.first).to_contain_text("it is turned")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
