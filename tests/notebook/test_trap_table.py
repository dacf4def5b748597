"""Laid traps: the tree of answers against the engine, played out, and the exercises on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import tutor
from tutor.engine.event import Scalar
from tutor.notebook.blackrose.traps import DEFENCES, ROOMS, TrapTable
from tutor.rules.words import LANGS, Lang
from tutor.views.cell_errors import CellError, NoSuchName
from tutor.workbench import Position

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


@pytest.fixture
def traps() -> TrapTable:
    return tutor.trap_table(lang="en")


def damages(at: Position) -> Iterator[Scalar]:
    """The damage of the mage who moves at every end, by answering everything in every way."""
    question = at.question
    if question is None or question.kind == "explore-step" or at.facts["doria.at"] == "cell":
        yield "defeated" if at.facts["doria.at"] == "cell" else at.facts["doria.damage"]
        return
    # Where instability goes makes no difference to the damage.
    rooms = [option.key for option in question.options if option.key.startswith("room-")]
    for option in question.options:
        if option.key not in rooms[1:]:
            yield from damages(at.answer(option.key))


@pytest.mark.rules("brw.trap.nested", "brw.trap.optional", "brw.trap.simultaneous.same")
@pytest.mark.parametrize("damage", [6, 7])
def test_a_defeat_is_in_the_tree_just_where_one_can_be_played(traps: TrapTable, damage: int) -> None:
    traps.set(second="training-moonless-walk", damage=damage)
    ends = set(damages(traps.position))
    assert any(traps.value.defeats) == ("defeated" in ends) == (damage == 7)
    assert ends >= {damage, damage + 2, damage + 4}


@pytest.mark.rules("brw.trap.trigger-only")
def test_in_a_room_of_another_colour_nobody_may_answer(traps: TrapTable) -> None:
    assert len(traps.value.endings) == 2 and len(traps.value.graph) == 4
    grey = traps.set(room="room-sacrificial-altar").value
    assert grey.ways is None and len(grey.endings) == 1 and len(grey.graph) == 1
    assert "Nobody may answer" in traps.widget.children[-1].html


def test_the_tree_grows_below_the_sentences_as_traps_are_laid(traps: TrapTable) -> None:
    picture = traps.widget.children[-1]
    sizes = []
    for change in ({}, {"defence": "spell-persecution"}, {"second": "training-moonless-walk"}):
        traps.set(**change)
        sizes.append((picture.html.count("--d:"), picture.html.count("<li><b>")))
    assert sizes == [(3, 1), (6, 2), (26, 3)]
    assert "Deal 2 damage and assign vulnerability." in picture.html
    with pytest.raises(CellError, match="there only once"):
        traps.set(second="spell-brain-worm")
    with pytest.raises(NoSuchName, match="no spell 'spell-brainworm'; did you mean 'spell-brain-worm'"):
        tutor.trap_table("spell-brainworm")
    with pytest.raises(CellError, match="allowed: 0 to 11"):
        tutor.trap_table(damage=12)


def test_each_answer_is_marked_by_what_the_tree_says(traps: TrapTable) -> None:
    deadly, five = tutor.exercise("deadly-traps"), tutor.exercise("five-endings")
    right = {"deadly": 0, "five": 0}
    cards = ("spell-brain-worm", "training-moonless-walk")
    for first, second, defence, room in product(cards, ("", *cards), DEFENCES, ROOMS[:2]):
        if first == second:
            continue
        traps.set(second="").set(first=first, defence=defence, room=room, damage=7).set(second=second)
        for name, task, wanted in (
            ("deadly", deadly, any(traps.value.defeats)),
            ("five", five, len(traps.value.endings) == 5),
        ):
            marked = task.check(traps)
            assert marked.right == wanted
            right[name] += wanted
            if not wanted:
                assert marked.why is not None and str(len(traps.value.endings)) in marked.why.en
    # Either order of laying them, with any defence or none: the order of revealing is what counts.
    assert right == {"deadly": 6, "five": 2}
    assert not deadly.check(traps.set(second="").set(first="spell-brain-worm", damage=11)).right


def test_what_is_refused_is_no_answer_to_an_exercise(traps: TrapTable) -> None:
    verdict = tutor.exercise("five-endings").follow(traps.set(damage=7)).children[-1]
    observed: list[str] = []
    traps.observe(lambda layout: observed.append(layout.cards[1]))
    traps.controls.children[1].children[1].value = "training-moonless-walk"
    assert "That is right." in verdict.html
    traps.controls.children[1].children[1].value = "spell-brain-worm"
    assert (
        "there only once" in verdict.html
        and observed == ["training-moonless-walk"]
        and "That is right." not in verdict.html
    )


@pytest.mark.parametrize("lang", LANGS)
def test_laid_traps_are_told_in_words(lang: Lang) -> None:
    layout = tutor.trap_table(lang=lang).value
    assert all((lang == "ru") == any("а" <= letter <= "я" for letter in text) for text in layout.endings)
    assert repr(layout).splitlines()[1:3] == list(layout.endings)


@pytest.mark.browser
@pytest.mark.programs
def test_a_trap_is_laid_in_the_chapter_and_the_tree_grows(
    chromium_page: Page, serve_notebooks: Callable[..., str]
) -> None:
    page = chromium_page
    base = serve_notebooks(NOTEBOOKS, preheat=0)
    page.goto(f"{base}voila/render/chapters/en/traps.ipynb?lang=en", wait_until="commit")
    lines = page.locator(".rt-traps__tree").first.locator("li")
    expect(lines.first).to_be_visible()
    expect(lines).to_have_count(3)
    page.locator("select").nth(2).select_option(label="Persecution")
    expect(lines).to_have_count(6)
