"""Effects inside effects: the boxes are held to the engine's stack, and orders to what the engine did."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import TYPE_CHECKING

import networkx as nx
import pytest
from playwright.sync_api import Page, expect

import tutor
from tutor.rules.words import LANGS, Lang
from tutor.trace.tree import now
from tutor.views.analysis.effect_tree import EffectTree, depth_chart
from tutor.views.cell_errors import CellError

if TYPE_CHECKING:
    from collections.abc import Callable

LEARNING, TRIAL = "penumbra/60-two-placements", "penumbra/73-trial-gold-eater"
ENDS = ("turn", "placement", "forest", "learning")
HAPPENS = ("fate-revealed", "gained", "path-taken", "contract-opened")


@pytest.mark.parametrize("lesson", [LEARNING, TRIAL])
def test_what_is_under_way_is_the_stack_of_the_engine(lesson: str) -> None:
    whole = tutor.position(lesson)
    asked = 0
    for answers in range(len(whole.case.answers)):
        at = tutor.position(lesson, answers)
        tree, stack = tutor.effect_tree(at), now(at.game, at.state, at.opened.history.node.question)
        assert at.question is not None
        assert [span.program for span in tree.running] == [entry.program for entry in stack]
        assert tree.depths[tree.step - 1] == len(stack)
        assert tree.question and tree.question in repr(tree)
        asked += 1
    assert asked == len(whole.case.answers)


@pytest.mark.rules("pen.prim.green.forest")
def test_the_dice_of_the_forest_roll_inside_six_effects() -> None:
    tree = tutor.effect_boxes(LEARNING, step=9).value
    assert [span.program for span in tree.running] == [
        "turn", "play-turn", "learning", "placement", "apply-section", "forest", "roll-resource"
    ]  # fmt: skip
    assert tree.deepest == len(tree.running) == max(tree.depths)
    assert repr(tree).endswith("Placement › Effect of the section › Forest › Resource dice.")
    names = nx.get_node_attributes(tree.graph, "name")
    assert nx.is_arborescence(tree.graph) and [names[one] for one in tree.graph.successors(2)] == [
        "Placement",
        "Placement",
    ]
    for outer, inner in tree.graph.edges:
        one, other = tree.graph.nodes[outer], tree.graph.nodes[inner]
        assert one["start"] <= other["start"] and other["end"] < one["end"]


@pytest.mark.parametrize("lang", LANGS)
def test_controls_move_the_step_and_fold_levels(lang: Lang) -> None:
    boxes = tutor.effect_boxes(LEARNING, step=9, lang=lang)
    slider, chart = boxes.depths().children
    drawn = boxes.widget.children[1].html
    lit = list(chart.fig["data"][0]["marker"]["color"])
    assert drawn.count("<details open") == drawn.count("<details") == 11
    assert lit.index(lit[8]) == 8 and lit.count(lit[8]) == 1
    boxes._press("step", "19")
    after = list(chart.fig["data"][0]["marker"]["color"])
    assert boxes.value.step == slider.value == 19 and after[18] == lit[8] and after[8] != lit[8]
    boxes.set(levels=3)
    folded = boxes.widget.children[1].html
    assert folded.count("<details open") == 4 and folded.count("<details") == 11
    assert chart.fig["data"][0]["y"] == list(boxes.value.depths)
    with pytest.raises(CellError, match="found step 31; allowed: 1 to 30"):
        tutor.effect_boxes(LEARNING, step=31)
    with pytest.raises(CellError, match="no lesson 'penumbra/60'"):
        tutor.effect_boxes("penumbra/60")


def test_the_boxes_grow_while_a_lesson_is_played() -> None:
    turn = tutor.lesson(LEARNING)
    picture = turn.follow(tutor.effect_tree)
    assert not tutor.effect_tree(turn).trace.stop(5)
    turn.answer("learning", "place-green-2-forest").forward().skip()
    start = picture.html
    turn.answer("apply-forest").forward(2)
    tree = tutor.effect_tree(turn)
    assert [tree.name(span) for span in tree.running][-2:] == ["Forest", "Resource dice"]
    assert picture.html != start and picture.html.count("rt-nest is-wait") == 6
    assert "rt-nest is-ahead" not in picture.html
    turn.back(4)
    assert "rt-nest is-ahead" in picture.html
    with pytest.raises(CellError, match="allowed: a position or a stepper"):
        tutor.effect_tree("learning")  # type: ignore[arg-type]


def test_boxes_serve_every_game() -> None:
    for lesson in ("seasons/07-crystallising-in-winter", "resarcana/41-answers", "blackrose/03-any-room"):
        tree = tutor.effect_tree(tutor.position(lesson))
        assert isinstance(tree, EffectTree) and tree.deepest > 1
        assert len(depth_chart(tree)["data"][0]["y"]) == tree.steps


@pytest.mark.rules("pen.turn.end-order")
@pytest.mark.parametrize(("task", "lesson", "items"), [
    ("inside-out", LEARNING, ENDS), ("trial-in-order", TRIAL, HAPPENS),
])  # fmt: skip
def test_just_one_order_is_right(task: str, lesson: str, items: tuple[str, ...]) -> None:
    control, right = tutor.event_order(lesson, *items), []
    for order in permutations(items):
        marked = tutor.exercise(task).check(control.set(order=order))
        if marked.right:
            right.append(order)
            continue
        against = marked.counterexample
        assert against is not None and against.opened.misfit is None
        # What was pressed too early has not happened in the counterexample.
        early = next(one for one in order if control.value.name(one) in repr(marked))
        before = tutor.effect_tree(against).trace
        assert not any(span.program == early and span.end is not None for span in before.spans)
        assert not any(event.kind == early for span in before.spans for stop in span.stops
                       for event in stop.events)  # fmt: skip
    expected = {
        LEARNING: ("forest", "placement", "learning", "turn"),
        TRIAL: ("path-taken", "gained", "contract-opened", "fate-revealed"),
    }
    assert right == [expected[lesson]]


@pytest.mark.parametrize("lang", LANGS)
def test_an_order_is_complete_and_long_enough(lang: Lang) -> None:
    task = tutor.exercise("inside-out", lang)
    control = tutor.event_order(LEARNING, *ENDS, lang=lang)
    marked = task.check(control.set(order=("forest",)))
    assert not marked.right and marked.counterexample is None and marked.why is not None
    assert not task.check(tutor.event_order(LEARNING, "turn", "forest").set(order=("forest", "turn"))).right
    with pytest.raises(CellError, match="no effect or event 'forrest'; did you mean 'forest'"):
        tutor.event_order(LEARNING, "forrest")
    with pytest.raises(CellError, match="found no items"):
        tutor.event_order(LEARNING)
    with pytest.raises(CellError, match="no item of the order 'gained'"):
        control.set(order=("gained",))


@pytest.mark.browser
@pytest.mark.long(reason="a chapter has run in a kernel before it can be looked at")
def test_a_step_opens_boxes_and_a_dot_is_pressed(
    chromium_page: Page, serve_notebooks: Callable[..., str]
) -> None:
    page = chromium_page
    base = serve_notebooks(Path(__file__).parents[2] / "notebooks", preheat=0)
    page.goto(f"{base}voila/render/chapters/en/turn.ipynb?lang=en", wait_until="commit")
    trees = page.locator(".rt-nested")
    expect(trees.nth(1).locator(".rt-nest.is-now")).to_contain_text("Resource dice")
    # A dot moves the slider; a box that is folded stays so.
    box = trees.nth(1).locator(".rt-nest", has_text="Class: die").last
    box.locator("summary").click()
    trees.nth(1).locator("[data-value='8']").click()
    expect(trees.nth(1).locator(".rt-nest.is-now > summary")).to_have_text("Forest")
    expect(box).not_to_have_attribute("open", "")
    # A step of the lesson is seen in the boxes of its position.
    caption = trees.first.locator("figcaption")
    before = caption.inner_text()
    page.locator(".rt-go").first.click()
    expect(caption).not_to_have_text(before)
    # The answer is compared at the end, though all cells have run before it was given.
    page.get_by_role("button", name="That is my answer").click()
    expect(page.get_by_text("You said 5; it is 7.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
