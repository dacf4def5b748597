"""An answer to take along: a file that runs, a link, a sheet of paper, a picture, a report, a lesson."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tutor.app.link import STUDIO
from tutor.app.pages.ahead import Memo
from tutor.app.serving.site import is_served
from tutor.app.words import AppWords, app_words
from tutor.app.workbench.panels import Drawn, Evidence, Panel, Works
from tutor.app.workbench.session import Bench
from tutor.scenario.case import default_title
from tutor.scenario.export import case_text
from tutor.trace.words import Speaker
from tutor.views.buttons import button
from tutor.views.markup import Html, join, tag
from tutor.workbench.report import question_section, report
from tutor.workbench.sheet import answer_sheet

PICTURES: Final = ("png", "svg")
"""The kinds of pictures."""


class EvidencePanel:
    """What the position answers, with what the other panels have found out about it."""

    name = "evidence"

    def __init__(self, works: Works, others: Sequence[Panel]) -> None:
        self.works = works
        self.others = others
        self._memo = Memo()

    def act(self, action: str, value: str, bench: Bench, speaker: Speaker) -> bool:
        """Saves what was pressed."""
        if action == "save-file":
            self.works.save(f"{bench.game.id}-question.yaml", self._file(bench, speaker))
        elif action == "save-report":
            self.works.save(f"{bench.game.id}-question.md", self._report(bench, speaker))
        else:
            return False
        return True

    def click(self, point: int, bench: Bench) -> None:
        """It has no figure."""

    def evidence(self, bench: Bench, speaker: Speaker) -> Evidence:
        """What the waiting question says."""
        question = bench.question
        if question is None:
            return Evidence()
        fields = {"seat": question.seat, "kind": question.kind, "rule": question.rule}
        expected: dict[str, Any] = {"asked": fields}
        if question.chance is None:
            expected["offered"] = [option.key for option in question.options]
        section = question_section(bench.opened, speaker)
        reasons = [reason.rule for refused in question.refused for reason in refused.reasons]
        return Evidence(expected, (section,) if section else (), (question.rule, *reasons))

    def draw(self, bench: Bench, speaker: Speaker, words: AppWords) -> Drawn:
        """The ways to take the answer along, and below them the file as it would be saved."""
        buttons = (
            button("save-file", words("evidence-file"), main=True),
            button("link", words("evidence-link")),
            button("print", words("evidence-print")),
            *(button("picture", words("evidence-picture", kind=kind.upper()), kind) for kind in PICTURES),
            button("save-report", words("evidence-report")),
            button("to-lesson", words("evidence-lesson")) if is_served(STUDIO) else None,
        )
        expected, shows = self._expected(bench, speaker)
        preview = self._memo.draw(
            "file",
            lambda: _preview(case_text(bench.opened, expected, shows)),
            *(bench.start, bench.node, repr(expected), tuple(shows)),
        )
        file = join(tag("p", words("evidence-intro"), class_="rt-note"), preview)
        return Drawn(tag("div", *buttons, class_="rt-row"), below=file)

    def sheet(self, panel: Panel, bench: Bench, speaker: Speaker) -> str:
        """A sheet of paper with what a panel answers; while it has nothing, with the question that waits."""
        drawn = panel.draw(bench, speaker, app_words(speaker.lang))
        evidence = panel.evidence(bench, speaker)
        if not evidence.sections:
            evidence = self.evidence(bench, speaker)
        question = evidence.question or (bench.start.title or default_title(bench.game.id)).of(speaker.lang)
        answer = join(drawn.html, drawn.below)
        return str(answer_sheet(bench.case, question, answer, evidence.rules, speaker))

    def _all(self, panels: Sequence[Panel], bench: Bench, speaker: Speaker) -> Evidence:
        """What these panels have found out."""
        parts = [one.evidence(bench, speaker) for one in panels]
        expected: dict[str, Any] = {}
        for one in parts:
            for name, value in one.expected.items():
                expected[name] = [*expected.get(name, ()), *value] if isinstance(value, list) else value
        sections = tuple(section for one in parts for section in one.sections)
        return Evidence(expected, sections, tuple(rule for one in parts for rule in one.rules))

    def _file(self, bench: Bench, speaker: Speaker) -> str:
        return case_text(bench.opened, *self._expected(bench, speaker))

    def _expected(self, bench: Bench, speaker: Speaker) -> tuple[Mapping[str, Any], list[str]]:
        """What a file says of the answer, and the rules that it shows."""
        evidence = self._all((*self.others, self), bench, speaker)
        known = bench.game.rules()
        return evidence.expected, [rule for rule in dict.fromkeys(evidence.rules) if rule in known]

    def _report(self, bench: Bench, speaker: Speaker) -> str:
        evidence = self._all((*self.others, self), bench, speaker)
        return report(bench.opened, evidence.sections, evidence.rules, speaker)


def _preview(text: str) -> Html:
    return tag("pre", text, class_="rt-code", tabindex=0, lang="en")
