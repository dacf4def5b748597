"""The answer to a question in words: what was understood, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.analysis.legality import Verdict
from tutor.analysis.queries.interpretation import Understanding
from tutor.trace.words import Speaker
from tutor.views.analysis.interpretations import question_text
from tutor.views.analysis.legality import verdict_answer
from tutor.views.markup import Html, join, tag
from tutor.views.output import SpeakerView
from tutor.views.words import wording
from tutor.views.workbench.question_field import understood
from tutor.workbench.answers import Explained


@dataclass(frozen=True)
class Answer(SpeakerView):
    """What somebody asked in words, as it was understood, and the answer.

    `verdicts` are those of the moves that it is about, `lines` what else is told: who may answer, what can
    happen, which readings matter.
    """

    understanding: Understanding
    verdicts: tuple[Verdict, ...]
    lines: tuple[str, ...]
    speaker: Speaker

    @property
    def kind(self) -> str:
        """What kind of question it is ("may", "outcomes", "answers", "order", "readings"); "" for none."""
        best = self.understanding.best
        return "" if best is None else best.kind

    @property
    def question(self) -> str:
        """The question as it was understood; "" if it was not."""
        best = self.understanding.best
        return "" if best is None else question_text(best, self.speaker)

    @property
    def others(self) -> tuple[str, ...]:
        """What else it could be, nearly as well."""
        return tuple(question_text(one, self.speaker) for one in self.understanding.others)

    @property
    def unknown(self) -> tuple[str, ...]:
        """The words that are not in the question as it was understood."""
        return self.understanding.unknown

    @property
    def allowed(self) -> bool | None:
        """Whether the move may be made now; None where it is not about one."""
        return self.verdicts[0].allowed if self.verdicts else None

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of all rules against the moves."""
        return tuple(dict.fromkeys(reason.rule for one in self.verdicts for reason in one.reasons))

    def __str__(self) -> str:
        words = wording(self.speaker.lang)
        says = "ask-left-out" if self.kind else "ask-unknown"
        unknown = [words(says, words=", ".join(self.unknown))] if self.unknown else []
        if not self.kind:
            near = [f"- {self.speaker.option(move.option)}" for move in self.understanding.nearest]
            return "\n".join((words("ask-none"), *unknown, *near))
        texts = [str(Explained(one, self.speaker)) for one in self.verdicts]
        return "\n".join((self.question, *unknown, *texts, *self.lines))

    def __repr__(self) -> str:
        return f"<Answer {self}>"

    def html(self) -> Html:
        """What is drawn."""
        verdicts = [verdict_answer(one, self.speaker, named=True) for one in self.verdicts]
        lines = [tag("p", line) for line in self.lines]
        return join(understood(self.understanding, self.understanding.best, self.speaker), *verdicts, *lines)
