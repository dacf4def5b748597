"""The question of a position as a value that draws itself: the answers, and what is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tutor.engine.chance import Chance
from tutor.engine.question import Option, Question, Refusal, Refused
from tutor.trace.words import Speaker
from tutor.views.lesson.choose import barred
from tutor.views.lesson.why import rule_place
from tutor.views.markup import Html, join, tag
from tutor.views.output import SpeakerView, frame


@dataclass(frozen=True)
class PositionQuestion(SpeakerView):
    """A `question` of the engine with the words in which it is told."""

    question: Question
    speaker: Speaker

    @classmethod
    def of(cls, question: Question | None, speaker: Speaker) -> PositionQuestion | None:
        """The question, if there is one."""
        return None if question is None else cls(question, speaker)

    @property
    def seat(self) -> str:
        """Who is asked; "chance" for dice and decks."""
        return self.question.seat

    @property
    def rule(self) -> str:
        """The id of the rule that asks."""
        return self.question.rule

    @property
    def kind(self) -> str:
        """What kind of question it is."""
        return self.question.kind

    @property
    def options(self) -> tuple[Option, ...]:
        """The answers that are allowed."""
        return self.question.options

    @property
    def refused(self) -> Sequence[Refused]:
        """The answers that are not, each with every reason."""
        return self.question.refused

    @property
    def chance(self) -> Chance | None:
        """What dice or decks can answer."""
        return self.question.chance

    def option(self, key: str) -> Option | None:
        """The allowed answer with that key, or None."""
        return self.question.option(key)

    def reasons(self, key: str) -> tuple[Refusal, ...]:
        """Every reason against the answer with that key; empty if it was not considered."""
        return self.question.reasons(key)

    def to_dict(self) -> dict[str, Any]:
        """Who is asked by which rule, the answers in words, and the rules against the others."""
        says = self.speaker.option
        return {
            "seat": self.seat,
            "rule": self.rule,
            "kind": self.kind,
            "options": {one.key: says(one) for one in self.options},
            "refused": {
                one.option.key: list(dict.fromkeys(reason.rule for reason in one.reasons))
                for one in self.refused
            },
        }

    def to_frame(self) -> Any:
        """Every answer with the rules against it, as a pandas frame. Raises ImportError without pandas."""
        allowed = [{"answer": one.key, "says": self.speaker.option(one), "rules": []} for one in self.options]
        refused = [
            {
                "answer": one.option.key,
                "says": self.speaker.option(one.option),
                "rules": list(dict.fromkeys(reason.rule for reason in one.reasons)),
            }
            for one in self.refused
        ]
        return frame([*allowed, *refused])

    def html(self) -> Html:
        """What is asked, its rule and page, every answer, and what is refused with each reason."""
        answers = [tag("li", self.speaker.option(one)) for one in self.options]
        return join(
            tag("h3", self.speaker.question(self.question)),
            tag("p", rule_place(self.rule, self.lang), class_="rt-rule__src"),
            tag("ol", *answers) if answers else None,
            barred(self.question, self.speaker),
        )

    def __repr__(self) -> str:
        answers = ", ".join(f"{one.key}: {self.speaker.option(one)}" for one in self.options)
        return f"<Question {self.speaker.question(self.question)} {answers}>"
