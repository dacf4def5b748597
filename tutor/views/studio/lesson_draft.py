"""A lesson that grows out of a line of play: its file, its question, and slips that its author may make."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from msgspec import structs

from tutor.engine.event import Scalar
from tutor.rules.words import LANGS, Lang, Words
from tutor.scenario.answers import answer_name
from tutor.scenario.case import Opened
from tutor.scenario.checking import Report
from tutor.scenario.draft import draft_of, draft_text, with_entry
from tutor.scenario.draft_runner import Line
from tutor.scenario.model import PredictSpec, ScenarioFile, StepSpec
from tutor.trace.words import speaker_at
from tutor.views.cell_errors import no_such
from tutor.views.markup import Html, tag
from tutor.views.output import Displayed
from tutor.views.studio.lesson_file import LessonFile
from tutor.views.words import wording

SHOWN: Final = 3
"""A lesson promises to show so many of the rules on its line, at the most."""

FAULTS: Final = ("early", "answer", "rule", "move", "words")
"""Slips of an author that can be put into a draft."""


@dataclass(frozen=True)
class LessonDraft(Displayed):
    """A lesson made of a line of play: its answers are recorded, and what is true the engine fills in.

    `ask` is the question to the learner, about `fact` at the end ("" for one that the engine proposes), and
    `fault` a slip to try ("" for none); one that the line gives no room for is left out.
    """

    opened: Opened
    ask: str = ""
    fact: str = ""
    fault: str = ""
    lang: Lang = "en"

    @cached_property
    def line(self) -> Line:
        """The line of play."""
        return Line.of(self._recorded)

    @cached_property
    def facts(self) -> tuple[str, ...]:
        """The facts that change on the line and that can be asked about at its end."""
        names = [name for name in self.line.changing() if self._question(name) is not None]
        return tuple(sorted(names, key=self._rank))

    def _rank(self, name: str) -> tuple[bool, bool]:
        """Numbers of the learner's own are asked about first, then the rest of theirs."""
        value, mine = self.line.facts[-1][name], name.startswith(f"{self.opened.case.you}.")
        return not mine, isinstance(value, bool) or not isinstance(value, int)

    def fact_words(self, name: str) -> str:
        """A fact in words."""
        case, state = self.opened.case, self.opened.state
        return speaker_at(case.game, self.lang, state, case.names).fact(name)

    @cached_property
    def asked(self) -> PredictSpec | None:
        """The question to the learner; None while nothing changes that could be asked about."""
        return next(filter(None, map(self._question, (self.fact,) if self.fact else self.facts)), None)

    @cached_property
    def sound(self) -> ScenarioFile:
        """The lesson without a slip."""
        draft = self._recorded
        cited = dict.fromkeys(event.rule for node in self.line.nodes for event in node.events)
        rules = [rule for rule in cited if rule in self.line.game.rules()]
        waits = self.line.nodes[-1].question is not None
        draft = structs.replace(draft, shows=tuple(rules[:SHOWN]), unanswered=waits)
        steps: list[StepSpec] = [StepSpec(say=_both("draft-text-first"))]
        if self.asked is not None:
            steps.append(StepSpec(predict=self.asked))
        steps += draft.steps
        if self.asked is not None:
            steps.append(StepSpec(expect={self.asked.fact: self.truth}))
        return structs.replace(draft, steps=tuple(steps))

    @property
    def truth(self) -> Scalar:
        """What the engine knows of the fact at the end of the line."""
        return self.line.facts[-1].get(self.asked.fact) if self.asked is not None else None

    @cached_property
    def slips(self) -> tuple[str, ...]:
        """The slips that can be made in this draft."""
        return tuple(name for name in FAULTS if self._with(name) is not None)

    @cached_property
    def caught(self) -> tuple[str, ...]:
        """The slips that the checker notices before a learner does."""
        return tuple(name for name in self.slips if replace(self, fault=name).file.complaints)

    @cached_property
    def file(self) -> LessonFile:
        """The file, with the slip if there is one."""
        draft = self._with(self.fault) if self.fault else None
        return LessonFile(draft_text(draft or self.sound), self.lang)

    @property
    def report(self) -> Report:
        """What the checker says."""
        return self.file.report

    def checked(self) -> LessonDraft:
        """The same draft. Raises CellError for a fact or a slip that there is not."""
        if self.fact and self._question(self.fact) is None:
            raise no_such("fact that changes here", self.fact, self.facts)
        if self.fault and self.fault not in FAULTS:
            raise no_such("slip", self.fault, FAULTS)
        return self

    def verdict(self) -> Html:
        """What the checker says, or what has to be played before the slip can be made."""
        if self.fault and self.fault not in self.slips:
            return tag("p", wording(self.lang)(f"draft-needs-{self.fault}"), class_="rt-note")
        return self.file.verdict()

    def html(self) -> Html:
        """The file with what each part means."""
        return self.file.html()

    def to_dict(self) -> dict[str, Any]:
        """The text of the file and the complaints."""
        return self.file.to_dict()

    def __repr__(self) -> str:
        return repr(self.file)

    # ---- inside

    @cached_property
    def _recorded(self) -> ScenarioFile:
        return draft_of(self.opened, _both("draft-text-title"), _both("draft-text-summary"))

    def _question(self, fact: str) -> PredictSpec | None:
        """The question about a fact at the end, if the engine finds choices for it."""
        here = {lang: wording(lang)("draft-text-ask", fact=_fact(self.opened, fact, lang)) for lang in LANGS}
        ask = Words(**(here | ({self.lang: self.ask} if self.ask.strip() else {})))
        spec = PredictSpec(ask, fact)
        seen = self.line.foreseen(spec, 0, 0)
        return spec if seen is not None and len(seen.choices) > 1 and seen.truth in seen.choices else None

    def _with(self, fault: str) -> ScenarioFile | None:
        """The lesson with a slip; None where there is nothing yet to make it with."""
        draft = self.sound
        answers = [at for at, step in enumerate(draft.steps) if answer_name(step) is not None]
        if fault == "early":
            roll = next((at for at in answers if len(draft.steps[at].roll or ()) > 1), None)
            if roll is None:
                return None
            values = [str(value) for value in draft.steps[roll].roll or ()]
            first = ", ".join(values[:-1])
            text = Words(*(wording(lang)("draft-text-early", first=first, last=values[-1]) for lang in LANGS))
            return with_entry(draft, roll, StepSpec(say=text))
        if fault == "answer" and self.asked is not None:
            return structs.replace(draft, steps=(*draft.steps[:-1], self._wrong(draft.steps[-1])))
        if fault == "rule" and draft.shows:
            return structs.replace(draft, shows=(draft.shows[0][:-1], *draft.shows[1:]))
        chosen = next((at for at in answers if draft.steps[at].choose not in (None, "pass")), None)
        if fault == "move" and chosen is not None:
            return with_entry(draft, chosen + 1, draft.steps[chosen])
        if fault == "words":
            return with_entry(draft, 1, StepSpec(say=_both("draft-text-words")))
        return None

    def _wrong(self, step: StepSpec) -> StepSpec:
        assert self.asked is not None
        seen = self.line.foreseen(self.asked, 0, 0)
        assert seen is not None
        other = next(choice for choice in seen.choices if choice != seen.truth)
        return structs.replace(step, expect={self.asked.fact: other})


def _both(key: str) -> Words:
    return Words(*(wording(lang)(key) for lang in LANGS))


def _fact(opened: Opened, name: str, lang: Lang) -> str:
    return speaker_at(opened.case.game, lang, opened.state, opened.case.names).fact(name)
