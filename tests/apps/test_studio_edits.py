"""Any edits of a draft, in any order: none fails, each can be undone, and the text stays a file of ours."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tutor.app.request import Request
from tutor.app.studio import StudioPage
from tutor.app.studio.edits import EDITS
from tutor.app.studio.session import Studio, clean
from tutor.rules.located import load_located
from tutor.rules.words import Words
from tutor.scenario.draft import draft_text, read_draft
from tutor.scenario.draft_runner import NOTHING
from tutor.scenario.games import scenario_folder
from tutor.scenario.load import read_text
from tutor.scenario.model import ScenarioFile

PLAINS = scenario_folder() / "penumbra" / "05-plains-of-agony.yaml"
ODD = (
    "", "  ", "'", '"', ": {", "- [", "# no", "{{ x }}", "1e3", "null", "~", "\x00", "\ud800", "\u2028", "ё",
    "<b>",
)  # fmt: skip
WORDS = (
    "say", "predict", "asked", "offered", "events", "refused card-silverweed", "anna.wounds", "anna.pool",
    "any", "turn", "end", "next", "threat-prepared", "pen.act.turned", "full-rules", "boris", "chains",
)  # fmt: skip
FIELDS = (
    "say.en", "say.ru", "after", "ask.en", "ask.ru", "fact", "at", "choice-add", "choice-out",
    "choices-made", "expect-out", "renew",
)  # fmt: skip
SETS = ("title.en", "title.ru", "summary.en", "level", "topic", "you", "unanswered")

numbers = st.integers(0, 24).map(str)
texts = st.one_of(st.sampled_from(ODD), st.text(max_size=30))
values = st.one_of(numbers, st.sampled_from(WORDS), texts)
places = st.builds("{}.{}".format, numbers, st.sampled_from(FIELDS))
entry = st.tuples(st.just("entry"), places, values)
whole = st.tuples(st.just("about"), st.sampled_from(SETS), values)
other = st.tuples(st.sampled_from(sorted(EDITS)), st.just(""), values)
move = st.tuples(st.sampled_from(["goto", "forward", "answer", "take", "undo", "redo"]), st.just(""), numbers)


@pytest.fixture(scope="module")
def plains() -> ScenarioFile:
    return read_draft(read_text(PLAINS), PLAINS.name)


def do(studio: Studio, name: str, place: str, value: str) -> None:
    """What the page does with a press."""
    if name in EDITS:
        try:
            studio.change(EDITS[name](studio, place, value))
        except (KeyError, IndexError, TypeError, ValueError):
            return
    elif name == "goto":
        studio.go_to(int(value))
    elif name == "answer":
        studio.to_question()
        question = studio.question
        if question is not None:
            chance, nth = question.chance, int(value)
            keys = [one.key for one in question.options]
            studio.answer(keys[nth % len(keys)] if chance is None else chance.pick(nth % chance.total))
    else:
        {"forward": studio.forward, "take": studio.take_line, "undo": studio.undo, "redo": studio.redo}[
            name
        ]()


@settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.one_of(entry, entry, whole, other, move), max_size=10))
def test_no_edits_fail_and_undoing_all_restores_the_draft(plains: ScenarioFile, presses: list[Any]) -> None:
    studio = Studio.open(plains, "x")
    for press in presses:
        do(studio, *press)
        assert studio.text == draft_text(studio.draft)
    last, changes = studio.draft, studio.changes
    assert read_draft(studio.text, "x") == last
    while studio.changes:
        studio.undo()
    studio.to_line()
    assert studio.draft == plains and studio.place is not None and studio.report.sound
    for _ in range(changes):
        studio.redo()
    assert studio.draft == last


def test_focus_goes_with_an_entry_and_a_removed_one_can_be_put_back_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = StudioPage("penumbra", Request({"lesson": "penumbra/05-plains-of-agony"}, "en", served=True))
    sent: list[str] = []
    monkeypatch.setattr(page.desk.bridge, "focus", sent.append)
    page.desk.press("tell", "say")
    page.desk.press("tell", "say")
    first = next(n for n, step in enumerate(page.studio.draft.steps) if step.say == NOTHING)
    assert sent[-1].startswith(f'[data-key="entry-{first + 1}"]')
    page.desk.press(f"entry:{first}.say.en", "Mine")
    page.desk.press("down", str(first))
    assert sent[-1] == f'[data-key="down-{first + 1}"]'
    page.desk.press("up", str(first + 1))
    assert sent[-1] == f'[data-key="up-{first}"]'
    before = page.studio.draft
    page.desk.press("drop", str(first))
    assert "Removed: Told." in page.panel.html and sent[-1] == '[data-key="undo-removed"]'
    page.desk.press("undo", "removed")
    assert page.studio.draft == before and sent[-1] == f'[data-key="drop-{first}"]'
    assert "Removed:" not in page.panel.html


@settings(max_examples=80, deadline=None, derandomize=True)
@given(texts)
def test_whatever_is_typed_comes_back_from_the_file(plains: ScenarioFile, typed: str) -> None:
    title = Words(clean(typed), clean(typed))
    data = load_located(draft_text(replace(plains, title=title, steps=())), "x").data
    assert data["title"] == {"en": title.en, "ru": title.ru}
