"""The file of a lesson in a cell: its parts with what each means, and what the checker says of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from tutor.rules.defects import Defect
from tutor.rules.located import load_located
from tutor.rules.words import Lang
from tutor.scenario.checking import Report, check_text
from tutor.scenario.model import StepSpec
from tutor.views.markup import Html, join, tag
from tutor.views.output import Displayed
from tutor.views.studio.page import defect_list
from tutor.views.words import wording

FILE: Final = "mine.yaml"
"""The name of the file in what the checker says."""

FOLDED: Final = (
    "game",
    "level",
    "topic",
    "you",
    "names",
    "automatic",
    "rulings",
    "opening",
    "switches",
    "position",
)
"""The fields that say where a lesson begins; they are folded away."""


@dataclass(frozen=True)
class Part:
    """Lines of a file that belong together: a field, or an entry of its steps by what it holds."""

    field: str
    first: int
    text: tuple[str, ...]

    @property
    def lines(self) -> int:
        """How many lines it has."""
        return len(self.text)


@dataclass(frozen=True)
class LessonFile(Displayed):
    """The text of a lesson, with what the checker says: above its parts, if it is `headed`, and at them."""

    text: str
    lang: Lang = "en"
    headed: bool = True

    @cached_property
    def report(self) -> Report:
        """What checking it found: it was played, strictly. A puzzle's goal is not proven."""
        return check_text(self.text, FILE, prove=False)

    @property
    def complaints(self) -> tuple[Defect, ...]:
        """The defects, and what is most likely a mistake."""
        return (*self.report.defects, *self.report.warnings)

    def html(self) -> Html:
        """The file in its parts, each with what it means, and a complaint at the part it is about."""
        where = [part for part in self._parts if part.field in FOLDED]
        drawn, folded = [], False
        for part in self._parts:
            if part.field not in FOLDED:
                drawn.append(self._drawn(part))
            elif not folded:
                folded = True
                summary = tag("summary", wording(self.lang)("draft-where", n=sum(one.lines for one in where)))
                drawn.append(
                    tag("details", summary, *[self._drawn(one) for one in where], class_="rt-draft__where")
                )
        head = tag("figcaption", self.verdict()) if self.headed else None
        return tag("figure", head, *drawn, class_="rt-draft")

    def verdict(self) -> Html:
        """Whether the checker has nothing to say, and what else."""
        words = wording(self.lang)
        if not self.complaints:
            return tag("p", tag("b", words("draft-sound"), class_="rt-right"))
        head = tag("p", tag("b", words("draft-complaints", n=len(self.complaints)), class_="rt-wrong"))
        return join(head, defect_list(self.complaints, self.lang))

    def to_dict(self) -> dict[str, Any]:
        """The text and the complaints, each in a line."""
        return {"text": self.text, "complaints": [one.as_line(self.lang) for one in self.complaints]}

    def __repr__(self) -> str:
        lines = [one.as_line(self.lang) for one in self.complaints] or [wording(self.lang)("draft-sound")]
        return "\n".join((self.text, *lines))

    # ---- inside

    @property
    def _parts(self) -> list[Part]:
        """The parts of the file, from line to line: its fields, and the entries of its steps."""
        located, lines = load_located(self.text, FILE), self.text.rstrip("\n").split("\n")
        first = {
            path: line
            for path, line in located.lines.items()
            if len(path) == 1 or (len(path) == 2 and path[0] == "steps")
        }
        if isinstance(located.data, dict):
            first |= {(key,): self._line_of(key, lines, first.get((key,), 1)) for key in located.data}
        order = sorted(first.items(), key=lambda one: (one[1], len(one[0])))
        parts = []
        for at, (path, line) in enumerate(order):
            end = order[at + 1][1] - 1 if at + 1 < len(order) else len(lines)
            start = 1 if not at else line
            if end >= start:
                parts.append(Part(self._field(path, located.data), start, tuple(lines[start - 1 : end])))
        return parts or [Part("", 1, tuple(lines))]

    @staticmethod
    def _line_of(key: Any, lines: Sequence[str], value: int) -> int:
        """The line on which a field stands: that of its value, or one above it."""
        return next((at for at in range(value, 0, -1) if lines[at - 1].startswith(f"{key}:")), value)

    @staticmethod
    def _field(path: tuple[str | int, ...], data: Any) -> str:
        if len(path) == 1:
            return str(path[0])
        entry = data["steps"][path[1]]
        return (
            next((name for name in StepSpec.__struct_fields__ if name in entry), "")
            if isinstance(entry, dict)
            else ""
        )

    def _drawn(self, part: Part) -> Html:
        words = wording(self.lang)
        key = f"draft-{part.field}"
        wrong = [one for one in self.complaints if part.first <= one.line < part.first + part.lines]
        meaning = tag("p", words(key) if part.field and words.has(key) else "")
        said = [tag("p", one.message(self.lang), class_="rt-draft__wrong") for one in wrong]
        code = tag("pre", tag("code", "\n".join(part.text)))
        return tag(
            "div",
            code,
            tag("div", meaning, *said),
            class_="rt-draft__part is-wrong" if wrong else "rt-draft__part",
        )
