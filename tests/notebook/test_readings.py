"""Two readings of a rule in cells: lanes held to the engine, and the exercises on them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import tutor
from tutor.games.penumbra.views.notebook.ruins import IN_FORCE, OTHER, RULING
from tutor.rules.catalogue import load
from tutor.rules.words import LANGS, Lang
from tutor.scenario.other_readings import compare_readings, which_matter
from tutor.views.cell_errors import CellError
from tutor.workbench import Position

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
BOOTS = "seasons/44-boots-another-reading"
WOUNDED = "penumbra/101-wounded-twice-other-reading"


@pytest.mark.rules("pen.loc.ruins", "pen.threat.mortal.effect")
def test_the_lanes_tell_what_happens_under_both_readings() -> None:
    lanes = tutor.two_readings("penumbra/18-ruins", RULING).value
    sides = (tutor.position("penumbra/18-ruins"), tutor.position("penumbra/19-ruins-other-reading"))
    for second, position in enumerate(sides):
        nodes = position.opened.history.nodes
        says = position.speaker
        events = [says.event(event) for node in nodes for event in node.events if not says.is_quiet(event)]
        assert [beat.text for row in lanes.rows if (beat := row[second])] == events
    assert lanes.fork is not None and all(row.alike for row in lanes.rows[: lanes.fork - 1])
    assert lanes.rows[lanes.fork - 1].second is None
    assert [position.facts["anna.blood"] for position in sides] == [0, 2]
    assert lanes.to_dict()["differs"] == {"anna.blood": [0, 2]}
    assert "Anna: Blood: 0" in repr(lanes) and "Anna: Blood: 2" in repr(lanes)
    assert [state.table for state in lanes.states()] == [position.state.table for position in sides]


def test_the_slider_moves_the_lanes_and_both_tables() -> None:
    ruins = tutor.two_readings("penumbra/18-ruins", RULING)
    stages, lanes = ruins.stages(), ruins.widget.children[1]
    fork = ruins.value.fork
    assert fork is not None
    before = stages.html
    ruins._press("step", str(fork - 1))
    assert ruins.value.states()[0].table == ruins.value.states()[1].table and stages.html != before
    assert lanes.html.count("is-now") >= 1
    # Steps that are alike fold; the one that is looked at never does.
    ruins.set(step=3)
    assert ruins.value.rows[2].first is not None and ruins.value.rows[2].first.text in lanes.html
    with pytest.raises(CellError, match=r"no ruling 'pen\.ruling\.ruin'"):
        tutor.two_readings("penumbra/18-ruins", "pen.ruling.ruin")
    with pytest.raises(CellError, match=r"no other reading of .* 'no'"):
        tutor.two_readings("penumbra/18-ruins", RULING, "no")
    with pytest.raises(CellError, match="found step 99; allowed: 1 to"):
        tutor.two_readings("penumbra/18-ruins", RULING, step=99)


def test_lines_part_in_what_may_be_chosen_and_in_answers_that_do_not_fit() -> None:
    boots = tutor.two_readings(BOOTS, "sea.ruling.boots-before-year-one", "forbidden").value
    row = boots.rows[(boots.fork or 0) - 1]
    assert row.alone(False, "en") == ("Only here: 2 spaces back", "Only here: 3 spaces back")
    assert row.alone(True, "en") == () and not boots.same and not boots.differs
    edge = tutor.two_readings("blackrose/10-along-the-edge", "brw.ruling.los.along-edge").value
    last = [row.second for row in edge.rows if row.second][-1]
    assert "does not fit" in last.text and edge.rows[-1].second is None
    same = tutor.two_readings("penumbra/18-ruins", "pen.ruling.tie").value
    assert same.same and same.fork is None and repr(same).startswith("The lines never part")
    assert "rt-fork__curves" not in str(same.html()) and "rt-fork__curves" in str(edge.html())


def test_squares_are_lit_for_just_those_readings_that_change_anything() -> None:
    wounded = tutor.two_readings(WOUNDED, "pen.ruling.phylactery-per-turn")
    grid, lanes = wounded.grid().children[1], wounded.widget.children[1]
    case = tutor.position(WOUNDED).case
    rulings = load("penumbra").rulings
    others = sum(len(one.readings) - 1 for one in rulings)
    readings = wounded.readings
    assert len(readings.readings) == others
    for reading in readings.readings[::7] + readings.that_matter:
        ruling, _, id = reading.partition("=")
        parted = compare_readings(case, {ruling: id})[0].parted
        assert (parted is not None) == (reading in readings.that_matter), reading
    assert f"{others} other readings of this game; {len(readings.that_matter)} change" in repr(readings)
    before = lanes.html
    wounded._press("reading", readings.that_matter[0])
    assert lanes.html != before and wounded.readings.picked == readings.that_matter[0]
    assert "is-lit is-picked" in grid.html
    assert wounded._inputs["step"].value == wounded._inputs["step"].max == len(wounded.value.rows)
    assert tutor.other_readings(WOUNDED).to_dict().keys() == set(readings.that_matter)


@pytest.mark.rules("pen.loc.ruins", "pen.threat.step3.order")
def test_the_readings_of_the_ruins_part_just_where_a_roll_is_mortal() -> None:
    for dice in ((), (1,), (2, 6)):
        for wounded in ((1,), (2,)):
            visit = tutor.ruins_visit(dice, (3,), wounded).value
            odds = tutor.threat_odds(dice, (3,), wounded, threat=1)
            assert visit.faces == tuple(roll[0] for roll, outcome in odds.rolls() if outcome.mortal)
            for face, blood in visit.to_dict().items():
                ends = [Position(visit.rolled(face)).under(**{RULING: id}) for id in (IN_FORCE, OTHER)]
                assert blood == tuple(end.facts["anna.blood"] for end in ends)
    with pytest.raises(CellError, match="found 7; allowed: 1 to 6"):
        tutor.ruins_visit(dice=[7])


def test_a_pressed_die_is_rolled_in_every_picture() -> None:
    visit = tutor.ruins_visit()
    lanes, forks = visit.lanes(), visit.widget.children[1]
    assert "rt-fork__curves" in lanes.html and forks.html.count("is-parted") == 1 + forks.html.count(
        ".is-parted"
    )
    visit._press("roll", "4")
    assert visit.value.roll == 4 and "rt-fork__curves" not in lanes.html


@pytest.mark.parametrize("lang", LANGS)
def test_hands_of_the_ruins_are_marked_with_a_roll_that_speaks_against_them(lang: Lang) -> None:
    same, three = (tutor.exercise(id, lang) for id in ("reading-makes-no-difference", "three-faces"))
    for dice, marks, wounded in (((6,), (), (1,)), ((1,), (), (1,)), ((), (2,), (2,)), ((5,), (), (1, 2, 3))):
        visit = tutor.ruins_visit(dice, marks, wounded, lang=lang).value
        marked = same.check(visit)
        assert marked.right == (not visit.faces)
        if not marked.right:
            assert marked.counterexample is not None
            assert not marked.counterexample.compare(**{RULING: OTHER}).same
        assert three.check(visit).right == (len(visit.faces) == 3)
    none = same.check(tutor.ruins_visit((1,), (), (), lang=lang))
    assert not none.right and none.why is not None and none.why.of(lang) in repr(none)


def test_rulings_that_matter_are_to_be_picked_and_no_others() -> None:
    ids = [f"sea.ruling.{name}" for name in ("table-after-boots", "two-hands", "boots-before-year-one")]
    picks, task = tutor.ruling_choice(BOOTS, *ids), tutor.exercise("which-matter")
    right = {one.ruling for one in which_matter(tutor.position(BOOTS).case).run().matters} & set(ids)
    assert right == {ids[0], ids[2]}
    assert "nothing is pressed" in repr(task.check(picks))
    assert "two Hands of Fortune" in repr(task.check(picks.set(picked=(ids[0], ids[1]))))
    missing = task.check(picks.set(picked=(ids[0],)))
    assert not missing.right and "2 spaces forward" in repr(missing)
    assert task.check(picks.set(picked=(ids[2], ids[0]))).right
    with pytest.raises(CellError, match=r"no ruling 'sea\.ruling\.two-hand'"):
        tutor.ruling_choice(BOOTS, "sea.ruling.two-hand")
    with pytest.raises(CellError, match="found no rulings"):
        tutor.ruling_choice(BOOTS)


@pytest.mark.browser
@pytest.mark.long(reason="a chapter has run in a kernel before it can be looked at")
def test_a_pressed_square_and_a_pressed_step_move_the_lanes(
    chromium_page: Page, serve_notebooks: Callable[..., str]
) -> None:
    page = chromium_page
    base = serve_notebooks(NOTEBOOKS, preheat=0)
    page.goto(f"{base}voila/render/chapters/en/readings.ipynb?lang=en", wait_until="commit")
    first, turn = page.locator(".rt-fork").nth(0), page.locator(".rt-fork").nth(2)
    expect(first).to_contain_text("The lines part at step 7.")
    expect(page.locator(".rt-fork")).to_have_count(5)
    first.locator("button", has_text="Anna takes 1 threat die.").click()
    expect(first.locator(".is-now")).to_have_text("Anna takes 1 threat die.")
    before = turn.inner_text()
    page.locator(".rt-grid__one.is-lit").first.click()
    expect(page.locator(".rt-grid__one.is-picked")).to_have_text("1")
    page.wait_for_function(
        "before => document.querySelectorAll('.rt-fork')[2].innerText !== before", arg=before
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
