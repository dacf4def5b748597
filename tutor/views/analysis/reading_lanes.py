"""Two readings of a rule as two lines of one play: together as far as they agree, apart from then on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from functools import cached_property
from itertools import zip_longest
from typing import Any, Final, NamedTuple

from tutor.analysis.readings import Compared
from tutor.engine.history import Node
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.rules.words import Lang
from tutor.scenario.case import Opened
from tutor.trace.diff import Change
from tutor.trace.words import Speaker
from tutor.views.markup import Html, join, tag
from tutor.views.output import SpeakerView, frame
from tutor.views.words import capital, wording

MOST_APART: Final = 4
"""So many steps are drawn behind the fork, and the last two; before it the first and the last two."""

MOST_FACTS: Final = 4
MOST_OFFERED: Final = 3
"""So many facts of the end, and answers of one side alone, are named at most."""


class Beat(NamedTuple):
    """What a line tells at a node, and the `key` by which it is the same as on the other line.

    `offered` are the answers that were or are allowed there, and `refused` those that are not with the
    reasons, each by its key in words.
    """

    key: tuple[Any, ...]
    text: str
    node: int
    offered: Mapping[str, str] = {}
    refused: Mapping[str, str] = {}


class Row(NamedTuple):
    """A step of both lines: what each of them tells, None where it tells nothing."""

    first: Beat | None
    second: Beat | None

    @property
    def alike(self) -> bool:
        """Whether both lines tell the same."""
        return self.first is not None and self.second is not None and self.first.key == self.second.key

    def alone(self, second: bool, lang: Lang) -> tuple[str, ...]:
        """What one line alone offers where both ask, and what it alone refuses."""
        mine, theirs = (self.second, self.first) if second else (self.first, self.second)
        if mine is None or theirs is None or mine.text != theirs.text:
            return ()
        words = wording(lang)
        only = [
            words("readings-only", move=move)
            for key, move in mine.offered.items()
            if key not in theirs.offered
        ]
        return (
            *only[:MOST_OFFERED],
            *[why for key, why in mine.refused.items() if theirs.refused.get(key) != why],
        )


@dataclass(frozen=True)
class ReadingLanes(SpeakerView):
    """The same play under two readings, as it stands at a step (counted from 1).

    `names` are what the readings say, `compared` where their lines part for the engine.
    """

    first: Opened
    second: Opened
    compared: Compared[Any]
    names: tuple[str, str]
    step: int
    speaker: Speaker

    @property
    def same(self) -> bool:
        """Whether the readings make no difference on this line, nor in what may be answered at its end."""
        return self.compared.parted is None

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """Every step of both lines; what is the same in both stands in one row."""
        one, other = (_beats(opened, self.speaker) for opened in (self.first, self.second))
        rows: list[Row] = []
        matcher = SequenceMatcher(None, [beat.key for beat in one], [beat.key for beat in other], False)
        for _, a, b, c, d in matcher.get_opcodes():
            rows += [Row(*pair) for pair in zip_longest(one[a:b], other[c:d])]
        return tuple(rows)

    @property
    def fork(self) -> int | None:
        """The step at which the lines part; None where they tell the same to the end."""
        return next((step for step, row in enumerate(self.rows, 1) if not row.alike), None)

    @property
    def differs(self) -> tuple[Change, ...]:
        """The facts that are different in the end."""
        return self.compared.differs

    def at(self, step: int) -> ReadingLanes:
        """The same lines at another step."""
        moved = replace(self, step=min(step, len(self.rows)))
        vars(moved)["rows"] = self.rows  # they are those of the lines, whatever the step
        return moved

    def states(self) -> tuple[State[Any], State[Any]]:
        """The position of each line at the step."""
        return self._node(False).state, self._node(True).state

    def questions(self) -> tuple[Question | None, Question | None]:
        """What is asked on each line at the step."""
        return self._node(False).question, self._node(True).question

    def html(self) -> Html:
        """Both lines as a river that forks, and what is different at its ends."""
        return self._drawn(pressed=False)

    def pressable(self) -> Html:
        """The same with steps to press, each of which reports its number."""
        return self._drawn(pressed=True)

    def to_dict(self) -> dict[str, Any]:
        """The steps of both lines, where they part, and the facts that differ."""
        return {
            "fork": self.fork,
            "steps": [[beat and beat.text for beat in row] for row in self.rows],
            "differs": {one.name: [one.before, one.after] for one in self.differs},
        }

    def to_frame(self) -> Any:
        """The steps as a pandas frame. Raises ImportError where pandas is not installed."""
        return frame(
            {
                "first": row.first and row.first.text,
                "second": row.second and row.second.text,
                "alike": row.alike,
            }
            for row in self.rows
        )

    def __repr__(self) -> str:
        words = wording(self.lang)
        if self.same:
            return words("fork-never")
        row = None if self.fork is None else self.rows[self.fork - 1]
        lines = [words("fork-parts", n=self.fork or len(self.rows))]
        for second, (name, end) in enumerate(zip(self.names, self._ends(), strict=True)):
            beat = None if row is None else row[second]
            alone = () if row is None else row.alone(bool(second), self.lang)
            says = " ".join(("" if beat is None else beat.text, *alone)).strip()
            lines.append(f"{name} → " + "; ".join(part for part in (says, *end) if part))
        return "\n".join(lines)

    # ---- inside

    def _node(self, second: bool) -> Node[Any]:
        """The node of a line at the step: its last one that is not behind it."""
        opened = self.second if second else self.first
        behind = [beat.node for row in self.rows[: self.step] if (beat := row[second]) is not None]
        if self.step >= len(self.rows):
            return opened.history.node
        return opened.history.nodes[behind[-1]] if behind else opened.history.nodes[0]

    def _ends(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What each line comes to in the end, as far as it is different."""
        says, shown = self.speaker, self.differs[:MOST_FACTS]
        sides = [
            tuple(f"{capital(says.fact(one.name))}: {says.value(value)}" for one, value in pairs)
            for pairs in ([(one, one.before) for one in shown], [(one, one.after) for one in shown])
        ]
        return sides[0], sides[1]

    # ---- drawing

    def _drawn(self, *, pressed: bool) -> Html:
        words = wording(self.lang)
        names = [
            tag("li", tag("i"), tag("span", name), class_=f"is-{side}")
            for side, name in zip(("first", "second"), self.names, strict=True)
        ]
        parts = [tag("ol", *self._steps(pressed), class_="rt-fork__steps")]
        verdict = words("fork-never") if self.same else words("fork-parts", n=self.fork or len(self.rows))
        return tag(
            "figure",
            tag("ul", *names, class_="rt-fork__names"),
            *parts,
            tag("figcaption", tag("b", verdict)),
            class_="rt-fork",
        )

    def _steps(self, pressed: bool) -> Iterator[Html]:
        words, fork, hidden = wording(self.lang), self.fork, self._folded()
        for step, row in enumerate(self.rows, 1):
            if step == fork:
                yield _curves(words("fork-here"))
            apart = fork is not None and step >= fork
            if step in hidden:
                if step - 1 not in hidden:
                    count = next(n for n in range(1, len(self.rows) + 1) if step + n not in hidden)
                    note = tag("small", words("fork-more" if apart else "fork-alike", n=count))
                    yield tag("li", note, class_="is-apart" if apart else "is-trunk")
                continue
            sides = (False,) if row.alike else (False, True)
            drawn = [self._beat(row, second, step, pressed) for second in sides]
            look = "is-alike" if apart and row.alike else "is-split" if apart else ""
            yield tag("li", *drawn, class_=f"{'is-apart' if apart else 'is-trunk'} {look}".strip())
        if self.same:
            return
        if fork is None:
            yield _curves(words("fork-here"))
        ends = [
            tag("b", *[tag("span", line) for line in lines], class_=f"rt-fork__end is-{side}")
            if lines
            else tag("span")
            for side, lines in zip(("first", "second"), self._ends(), strict=True)
        ]
        if any(self._ends()):
            yield tag("li", *ends, class_="is-apart is-split")

    def _folded(self) -> frozenset[int]:
        """The steps that are not drawn: those in the middle of many before the fork, or behind it."""
        fork, steps = self.fork or len(self.rows), range(1, len(self.rows) + 1)
        before = [step for step in steps if step < fork]
        after = [step for step in steps if step > fork]
        middles = (before[1:-2], after[MOST_APART:-2])
        folded = {step for middle in middles if len(middle) > 1 for step in middle}
        return frozenset(folded - {self.step})

    def _beat(self, row: Row, second: bool, step: int, pressed: bool) -> Html:
        beat = row[second]
        if beat is None:
            return tag("span")
        here = step == self.step
        looks = f"rt-fork__beat{' is-now' if here else ' is-ahead' if step > self.step else ''}"
        alone = [tag("em", line) for line in row.alone(second, self.lang)]
        if not pressed:
            return tag("span", beat.text, *alone, class_=looks)
        return tag(
            "button", beat.text, *alone, type="button", class_=looks, aria_current="step" if here else None,
            data_act="step", data_value=str(step), data_key=f"beat-{step}-{'second' if second else 'first'}",
        )  # fmt: skip


def _curves(label: str) -> Html:
    """Where one river becomes two."""
    drawn = tag(
        "svg",
        tag("path", d="M49 0C49 24 25 16 25 40", class_="is-first"),
        tag("path", d="M51 0C51 24 75 16 75 40", class_="is-second"),
        viewBox="0 0 100 40",
        preserveAspectRatio="none",
        aria_hidden="true",
    )
    return tag("li", drawn, tag("b", label), class_="rt-fork__curves")


def _beats(opened: Opened, says: Speaker) -> list[Beat]:
    """What a line tells: what becomes true, what seats answer, and the question that waits at its end."""
    nodes, line = opened.history.nodes, opened.history.line()
    beats = []
    for number in line:
        node = nodes[number]
        asked = None if node.parent is None else nodes[node.parent].question
        if node.key is not None and asked is not None and asked.chance is None:
            option = asked.option(node.key)
            text = f"{says.question(asked)} — {says.option(option) if option else node.key}"
            offered = {one.key: says.option(one) for one in asked.options}
            beats.append(Beat((text, *offered), text, number, offered))
        for event in node.events:
            if not says.is_quiet(event):
                beats.append(Beat((says.event(event),), says.event(event), number))
    last = nodes[line[-1]]
    if opened.misfit is not None:
        given = sum(nodes[number].key is not None for number in line)
        beats.append(_refused(last, given, opened.case.answers[given], says))
    elif last.question is not None:
        beats.append(_waiting(last.question, last.number, says))
    return beats


def _refused(last: Node[Any], given: int, key: str, says: Speaker) -> Beat:
    """The answer of the other line that may not be given on this one, with the rules against it if any."""
    words, question = wording(says.lang), last.question
    each = next((one for one in (question.refused if question else ()) if one.option.key == key), None)
    if each is None:
        why = words("readings-given", n=given + 1)
    else:
        reasons = "; ".join(f"{says.refusal(one)} ({one.rule})" for one in each.reasons)
        why = words("readings-refused-for", move=says.option(each.option), why=reasons)
    return Beat(("misfit", key), f"{says.question(question) if question else ''} {why}".strip(), last.number)


def _waiting(question: Question, number: int, says: Speaker) -> Beat:
    """The question that waits at the end of a line, with all that may and may not be answered."""
    words = wording(says.lang)
    offered = {one.key: says.option(one) for one in question.options}
    refused = {
        each.option.key: words(
            "readings-refused-for",
            move=says.option(each.option),
            why="; ".join(f"{says.refusal(one)} ({one.rule})" for one in each.reasons),
        )
        for each in question.refused
    }
    text = says.question(question)
    return Beat((text, tuple(offered), tuple(refused.items())), text, number, offered, refused)


def both_stages(lanes: ReadingLanes, stages: tuple[Html, Html]) -> Html:
    """The tables of both lines side by side, each below what its reading says."""
    columns = [
        tag("div", tag("p", tag("i"), tag("b", name), class_=f"rt-fork__name is-{side}"), stage)
        for side, name, stage in zip(("first", "second"), lanes.names, stages, strict=True)
    ]
    return tag("div", join(*columns), class_="rt-fork__stages")
