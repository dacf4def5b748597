"""Writing a lesson in cells: what is played is recorded, the checker marks it, no file is written."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import tutor
from tutor.app.widgets.static_html import states_of, static_html
from tutor.notebook.lesson_writing import DraftControls
from tutor.notebook.stepper import Stepper
from tutor.rules.words import LANGS, Lang
from tutor.scenario.checking import check_text
from tutor.views.cell_errors import CellError, NoSuchName
from tutor.views.studio.lesson_draft import FAULTS, LessonDraft
from tutor.views.studio.lesson_file import FOLDED, LessonFile

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
LESSON = "penumbra/05-plains-of-agony"
ROLL = "2-3-5-1-6"


def played(*answers: str, lang: Lang = "en") -> tuple[Stepper, DraftControls]:
    """A table after these answers, and the lesson that grows from it."""
    table = tutor.blank_lesson(LESSON, lang=lang)
    draft = tutor.lesson_draft(table, lang=lang)
    return (table.answer(*answers) if answers else table), draft


def test_what_is_played_stands_in_the_file() -> None:
    table, draft = played()
    assert "steps:" in draft.value.file.text and "choose" not in draft.value.file.text
    table.answer("card-silverweed")
    assert "{choose: card-silverweed}" in draft.value.file.text
    table.answer("pass", ROLL)
    text = draft.value.file.text
    assert "{choose: pass}" in text and "{roll: [2, 3, 5, 1, 6]}" in text
    table.restart()
    assert "choose" not in draft.value.file.text


def test_at_every_full_stop_the_file_is_sound_and_tells_what_is_true() -> None:
    table, draft = played()
    for answer in ("card-silverweed", "pass", ROLL):
        table.answer(answer)
        while True:
            value = draft.value
            assert value.report.sound and not value.file.complaints
            if value.asked is not None:
                script = value.report.script
                assert script is not None
                line = script.main_line()
                facts = line.game.facts(line.node.state)
                assert facts[value.asked.fact] == value.truth
            if table.question is not None:
                break
            table.forward()


def test_the_question_has_choices_that_the_engine_made_and_no_answer_in_the_file() -> None:
    _table, draft = played("card-silverweed", "pass", ROLL)
    draft.set(ask="How many wounds?", fact="anna.wounds")
    script = draft.value.report.script
    assert script is not None
    [prediction] = [
        one for stretch in script.stretches for telling in stretch.tellings for one in telling.predictions
    ]
    assert prediction.ask.en == "How many wounds?" and prediction.truth == draft.value.truth
    assert prediction.truth in prediction.choices and len(prediction.choices) > 1
    entry = draft.value.file.text.partition("- predict:")[2].partition("\n  - ")[0]
    assert "fact: anna.wounds" in entry and "choices" not in entry


def test_all_slips_but_an_untrue_sentence_are_caught_where_they_are() -> None:
    _table, draft = played("card-silverweed", "pass", ROLL)
    assert draft.value.slips == FAULTS and draft.value.caught == FAULTS[:-1]
    fields = {}
    for fault in FAULTS:
        draft.set(fault=fault)
        complaints = draft.value.file.complaints
        assert len(complaints) == (fault != "words")
        fields[fault] = complaints[0].field if complaints else ""
        lines = draft.value.file.text.split("\n")
        html = str(draft.value.html())
        assert html.count("rt-draft__part is-wrong") == len(complaints)
        for one in complaints:
            part = re.findall(r'is-wrong"><pre><code>(.*?)</code>', html, re.S)[0]
            assert lines[one.line - 1].split(":")[0].strip(" -{") in part
    assert fields["early"] == "steps[4].say" and fields["rule"] == "shows[0]"
    assert fields["move"] == "steps[3].choose" and fields["answer"].startswith("steps[5].expect.anna")


def test_a_slip_waits_until_there_is_something_to_slip_on() -> None:
    table, draft = played()
    shown = draft.faults().children[-1]
    draft.set(fault="early")
    assert "at least two dice" in shown.html and not draft.value.file.complaints
    table.answer("card-silverweed", "pass", ROLL)
    assert "at least two dice" not in shown.html and "only later" in shown.html


def test_only_facts_that_change_are_offered() -> None:
    table, draft = played()
    dropdown = draft._fact
    before = [value for _, value in dropdown.options]
    assert "anna.wounds" not in before and dropdown.value == draft.value.fact == before[0]
    table.answer("card-silverweed", "pass", ROLL)
    after = [value for _, value in dropdown.options]
    assert {"anna.wounds", "anna.dice"} <= set(after) and "boris.points" not in after
    # What is the learner's own is proposed; what was chosen stays, also where it is not there for a while.
    assert dropdown.value == after[0] and after[0].startswith("anna.")
    draft.set(fact="anna.wounds")
    table.restart()
    assert dropdown.value == before[0]
    table.answer("card-silverweed", "pass", ROLL)
    assert dropdown.value == draft.value.fact == "anna.wounds"
    for wrong in ({"fact": "anna.wonds"}, {"fault": "erly"}):
        with pytest.raises(NoSuchName, match="did you mean"):
            draft.set(**wrong)


@pytest.mark.parametrize("lang", LANGS)
def test_every_part_of_a_file_is_explained_and_none_is_lost(lang: Lang) -> None:
    _table, draft = played("card-silverweed", "pass", ROLL, lang=lang)
    file = draft.value.file
    html = str(file.html())
    parts = file._parts
    assert "\n".join("\n".join(part.text) for part in parts) == file.text.rstrip("\n")
    assert {part.field for part in parts} >= {
        "title",
        "position",
        "say",
        "predict",
        "choose",
        "roll",
        "expect",
    }
    for part in parts:
        assert part.field in FOLDED or re.search(r"<p>[^<]+</p>", html)
    assert bool(re.search("[а-яё]", re.sub(r"<pre>.*?</pre>", "", html, flags=re.S))) == (lang == "ru")
    assert "<script" not in str(LessonFile("title: <script>alert(1)</script>", lang).html())


def test_any_text_is_drawn_and_none_breaks_the_cell() -> None:
    editor = tutor.lesson_file("")
    for text in (
        "",
        "a: [",
        "- 1",
        "steps: 3",
        "steps: [1, {say: x}]",
        "\t",
        "title: {en: x}\nsteps:\n  - say: 3",
    ):
        value = editor.set(text=text).value
        assert value.complaints and value.html() and repr(value) and not value.report.sound
    with pytest.raises(CellError, match="found int; allowed: the text"):
        tutor.lesson_file(3)  # type: ignore[arg-type]


def test_the_lesson_opens_as_it_is_when_the_button_is_pressed() -> None:
    _table, draft = played("card-silverweed", "pass", ROLL)
    box = draft.lesson()
    [button] = box.children[0].children
    assert len(box.children) == 2
    draft.set(fault="rule")
    button.click()
    assert len(box.children) == 2 and "cannot be opened" in box.children[1].html
    draft.set(fault="")
    button.click()
    assert len(box.children) == 3


def test_nothing_is_written_to_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    _table, draft = played("card-silverweed", "pass", ROLL)
    draft.set(fault="move").value.html()
    assert list(tmp_path.rglob("*")) == []


def test_a_position_can_be_made_a_lesson_too() -> None:
    at = tutor.position("seasons/14-ten-places")
    value = tutor.lesson_draft(at).value
    assert isinstance(value, LessonDraft) and value.report.sound
    assert check_text(value.file.text, "x.yaml").sound
    with pytest.raises(CellError, match="found str; allowed: a stepper or a position"):
        tutor.lesson_draft("x")  # type: ignore[arg-type]
    with pytest.raises(NoSuchName, match="did you mean"):
        tutor.blank_lesson("penumbra/05-plains-of-agny")


def test_every_way_to_mend_the_lesson_is_right() -> None:
    exercise = tutor.exercise("mend-lesson")
    editor = tutor.faulty_lesson("early")
    text = editor._inputs["text"].value
    marked = exercise.check(editor)
    assert not marked.right and marked.why is not None and "steps[4].say" in marked.why.en
    assert marked.picture is not None and "is-wrong" in str(marked.picture.html())
    lines = text.split("\n")
    at = next(n for n, line in enumerate(lines) if "The dice will show" in line)
    moved = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
    reworded = [*lines[:at], "  - say: {en: Now they fall., ru: Вот они падают.}", *lines[at + 1 :]]
    for mended in (moved, reworded, [*lines[:at], *lines[at + 1 :]]):
        assert exercise.check(editor.set(text="\n".join(mended))).right
    unrolled = "\n".join(lines[:at]) + "\n"
    assert not exercise.check(editor.set(text=unrolled)).right
    unasked = re.sub(r"  - predict:.*?\n  - ", "  - ", "\n".join(moved), flags=re.S)
    assert "keep its question" in repr(exercise.check(editor.set(text=unasked)))
    with pytest.raises(NoSuchName, match="did you mean 'early'"):
        tutor.faulty_lesson("erly")


def test_a_file_keeps_its_lines_where_there_is_no_kernel() -> None:
    editor = tutor.faulty_lesson("early")
    html = static_html(states_of(editor.widget), editor.widget.model_id)
    [text] = re.findall(r"<pre>(steps:.*?)</pre>", html, re.S)
    assert text.count("\n") == editor._inputs["text"].value.count("\n") > 10


@pytest.mark.browser
@pytest.mark.parametrize("lang", LANGS)
def test_a_lesson_is_played_slipped_and_opened(
    chromium_page: Page, serve_notebooks: Callable[..., str], lang: str
) -> None:
    page = chromium_page
    page.set_viewport_size({"width": 1280, "height": 720})
    base = serve_notebooks(NOTEBOOKS, preheat=0)
    page.goto(f"{base}voila/render/chapters/{lang}/writing.ipynb?lang={lang}", wait_until="commit")
    file = page.locator(".rt-draft").first
    expect(file).to_be_visible()
    expect(page.locator("text=mine.yaml").last).to_be_visible()
    expect(file).not_to_contain_text("card-silverweed}")
    # What is pressed at the table is written into the file.
    go = page.locator(".rt-go").first
    go.click()
    page.locator(".rt-ask .rt-option").first.click()
    expect(go).to_be_enabled()
    go.click()
    expect(file).to_contain_text("choose: card-silverweed")
    # A rule that there is not is marked in the file.
    expect(file.locator(".is-wrong")).to_have_count(0)
    page.locator(".widget-radio-box input").nth(3).click()
    expect(file.locator(".is-wrong")).to_have_count(1)
    page.locator(".widget-radio-box input").nth(0).click()
    expect(file.locator(".is-wrong")).to_have_count(0)
    steppers = page.locator(".rt-shell--cell")
    expect(steppers).to_have_count(1)
    page.locator("button", has_text="Open it as a lesson" if lang == "en" else "Открыть как урок").click()
    expect(steppers).to_have_count(2)
    # On a phone a cell is narrower than the page; what can be pressed below the table has its place there.
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_function(
        """() => {
            const box = name => document.querySelector(`.rt-dock ${name}`).getBoundingClientRect();
            const tabs = [...document.querySelector('.rt-dock').querySelectorAll('.rt-tabs button')]
                .map(one => one.getBoundingClientRect());
            const parted = box('.rt-back').right <= tabs[0].left && tabs.at(-1).right <= box('.rt-go').left;
            return tabs.length > 3 && parted;
        }"""
    )
