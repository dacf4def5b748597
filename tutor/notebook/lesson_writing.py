"""Writing a lesson in cells: a table to play at, the file that grows from it, the lesson that it becomes."""

from __future__ import annotations

from dataclasses import replace as with_fields
from pathlib import Path
from typing import Final

import ipywidgets

from tutor.app.pages.preview import DraftPage
from tutor.app.widgets.region import Region
from tutor.notebook.controls import Explorable
from tutor.notebook.inputs import button, column, control, label, labelled, radio_buttons, row
from tutor.notebook.language_setting import language
from tutor.notebook.positions import position as position_of
from tutor.notebook.stepper import Stepper
from tutor.rules.words import LANGS, Lang, Words
from tutor.scenario.case import Case, Opened
from tutor.scenario.checking import Report, check_text
from tutor.scenario.draft import draft_of, draft_text
from tutor.views.cell_errors import CellError, for_cells, no_such
from tutor.views.markup import Html, tag
from tutor.views.output import output
from tutor.views.studio.lesson_draft import FAULTS, LessonDraft
from tutor.views.studio.lesson_file import FILE, LessonFile
from tutor.views.words import capital, wording
from tutor.workbench import Position

FULL: Final = "calc(100% - 4px)"
"""As wide as there is room for, with the margin that a control has."""

LINE: Final = {"width": "30rem", "max_width": FULL}

FIRST_ANSWERS: Final = ("card-silverweed", "pass", "2-3-5-1-6")
"""The line of the lesson that is to be mended: what is played from the beginning of its position."""


class _Table(DraftPage):
    """A lesson page on which nothing is told yet: whoever plays writes."""

    def _say(self) -> Html:
        title = tag("h1", self.session.scenario.title.of(self.desk.lang), class_="rt-vh")
        return tag(
            "div", title, tag("p", wording(self.desk.lang)("draft-untold")), class_="rt-say", data_part="say"
        )

    def _after(self) -> Html:
        return Html("")


def _untold(opened: Opened) -> Report:
    """A lesson that begins in a position, tells nothing, and ends only where play does."""
    words = Words(*(wording(lang)("draft-text-title") for lang in LANGS))
    draft = draft_of(opened, words, words)
    report = check_text(draft_text(draft), FILE, prove=False)
    if report.script is None:
        raise CellError("; ".join(str(one) for one in report.defects))
    open_ended = with_fields(report.script.scenario, unanswered=False)
    return with_fields(report, script=with_fields(report.script, scenario=open_ended))


class DraftControls(Explorable[LessonDraft]):
    """A lesson that is being written: its question and a slip as controls, and the table that it grows from.

    The value follows the table, too: what is played there is recorded in the file.
    """

    def __init__(self, source: Stepper | Position, lang: Lang) -> None:
        words, self._source = wording(lang), source
        self._asks = control(ipywidgets.Text, LINE, continuous_update=False)
        self._fact = control(ipywidgets.Dropdown, LINE)
        slips = [(words("draft-fault-none"), ""), *((words(f"draft-fault-{name}"), name) for name in FAULTS)]
        self._fault = radio_buttons(slips, value="")
        self._lang_of_words = lang
        self._last: tuple[object, LessonDraft] | None = None
        self._chosen, self._offering = "", False
        self._fact.observe(self._choose, "value")
        self._offer()
        about = {"draft-ask": self._asks, "draft-fact": self._fact}
        super().__init__(
            {"ask": self._asks, "fact": self._fact, "fault": self._fault},
            self._draft,
            controls=column(*(labelled(words(key), field, "100%") for key, field in about.items())),
            lang=lang,
        )
        if isinstance(source, Stepper):
            source.observe(lambda _stepper: self._moved())

    def faults(self) -> ipywidgets.Widget:
        """The slips to try, and what the checker says of each; the file above shows where."""
        verdict = self.picture(lambda draft: draft.verdict())
        return column(label(wording(self.lang)("draft-fault")), self._fault, verdict)

    def lesson(self, height: int = 520) -> ipywidgets.Widget:
        """A button that opens the lesson as a learner sees it, as it is when it is pressed."""
        words, note = wording(self.lang), Region("rt-cell-picture")
        opener = button(words("draft-open"))
        pressed = row(opener)
        box = column(pressed, note)

        def show(_button: object) -> None:
            report = self.value.report
            sound = report.sound
            text = words("draft-opened" if sound else "draft-broken")
            note.html = output(tag("p", text, class_="rt-note"), lang=self.lang)
            if sound:
                box.children = (pressed, note, Stepper(DraftPage(report, self.lang), height).widget)

        opener.on_click(show)
        return box

    def _draft(self, ask: str = "", fact: str = "", fault: str = "") -> LessonDraft:
        at = self._source.position if isinstance(self._source, Stepper) else self._source
        key = (at.case, ask, fact, fault)
        if self._last is None or self._last[0] != key:
            # Several pictures ask for the same draft, and playing it takes its time.
            self._last = (key, LessonDraft(at.opened, ask, fact, fault, self._lang_of_words).checked())
        return self._last[1]

    def _offer(self) -> None:
        """Offers the facts that have changed by now; the one that was chosen stays as long as it is there."""
        draft = self._draft()
        nothing = (wording(self._lang_of_words)("draft-fact-none"), "")
        named = [(capital(draft.fact_words(name)), name) for name in draft.facts] or [nothing]
        if named != list(self._fact.options):
            chosen, self._offering = self._chosen, True
            self._fact.options = named
            self._fact.value = chosen if chosen in draft.facts else named[0][1]
            self._offering = False

    def _choose(self, _change: object) -> None:
        """Remembers which fact was chosen, by a hand or by `set`."""
        if not self._offering:
            self._chosen = self._fact.value

    def _moved(self) -> None:
        self._offer()
        self._redraw()


class FileEditor(Explorable[LessonFile]):
    """The text of a lesson to be typed in, with what the checker says of it; `head` stands above it."""

    def __init__(self, text: str, lang: Lang, rows: int, head: str = "") -> None:
        area = control(ipywidgets.Textarea, {"width": FULL}, value=text, rows=rows, continuous_update=False)
        area.add_class("rt-editor")
        controls = labelled(wording(lang)("draft-steps-text" if head else "draft-text"), area, "100%")

        def make(text: str) -> LessonFile:
            return LessonFile(head + text, lang)

        super().__init__({"text": area}, make, lambda file: file.verdict(), controls, lang)


@for_cells
def blank_lesson(
    source: str | Path | Case | Position, answers: int | None = 0, height: int = 520, lang: Lang | None = None
) -> Stepper:
    """A table to play at, on which nothing is told: what is played becomes a lesson (`lesson_draft`).

    >>> table = blank_lesson("penumbra/05-plains-of-agony")
    >>> table.answer("card-silverweed").position.case.answers
    ('card-silverweed',)

    It begins where a lesson, a file or a position begins, or after so many of its answers. Raises
    NoSuchName and CellError as `position` does.
    """
    at = source if isinstance(source, Position) else position_of(source, answers, lang or language())
    return Stepper(_Table(_untold(at.opened), lang or language()), height)


@for_cells
def lesson_draft(source: Stepper | Position, lang: Lang | None = None) -> DraftControls:
    """The lesson that grows out of what was played, with its file, its question and the checker's word.

    >>> table = blank_lesson("penumbra/05-plains-of-agony")
    >>> draft = lesson_draft(table)
    >>> table.answer("card-silverweed", "pass", "2-2-3-5-6").position.case.answers[-1]
    '2-2-3-5-6'
    >>> draft.value.report.sound, draft.set(fault="rule").value.report.sound
    (True, False)

    Raises CellError for what is neither a stepper nor a position.
    """
    if not isinstance(source, Stepper | Position):
        raise CellError(f"found {type(source).__name__}; allowed: a stepper or a position")
    return DraftControls(source, lang or language())


@for_cells
def lesson_file(text: str, rows: int = 24, lang: Lang | None = None) -> FileEditor:
    """The text of a lesson file to be changed in a cell; nothing is written to a file.

    >>> lesson_file("title: {en: Mine, ru: Мой}").value.report.sound
    False
    """
    if not isinstance(text, str):
        raise CellError(f"found {type(text).__name__}; allowed: the text of a lesson file")
    return FileEditor(text, lang or language(), rows)


@for_cells
def faulty_lesson(fault: str = "early", rows: int = 17, lang: Lang | None = None) -> FileEditor:
    """A lesson with one fault to be mended, as an editor of its steps.

    >>> faulty_lesson("rule").value.complaints[0].field
    'shows[0]'

    Raises NoSuchName with the nearest names for a fault that there is not.
    """
    chosen = lang or language()
    if fault not in FAULTS:
        raise no_such("fault", fault, FAULTS)
    at = position_of("penumbra/05-plains-of-agony", 0, chosen).answer(*FIRST_ANSWERS)
    text = LessonDraft(at.opened, fault=fault, lang=chosen).file.text
    head, steps = text[: text.index("steps:\n")], text[text.index("steps:\n") :]
    return FileEditor(steps, chosen, rows, head)
