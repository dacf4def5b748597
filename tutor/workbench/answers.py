"""Answers of the workbench as values: they tell themselves in words, and draw themselves in a notebook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, overload

from tutor.analysis.counterfactuals import Repair, Repairs
from tutor.analysis.distributions import Law, Share
from tutor.analysis.legality import Verdict
from tutor.analysis.objectives import Measure
from tutor.analysis.outcomes import Count
from tutor.analysis.readings import Compared
from tutor.trace.words import Speaker
from tutor.views.analysis.counterfactuals import change_text, repair_list, summary
from tutor.views.analysis.outcomes import law_figure, law_table
from tutor.views.analysis.readings import compared_lines, readings_compared
from tutor.views.figure import figure
from tutor.views.lesson.why import rule_card
from tutor.views.markup import Html, join, tag
from tutor.views.output import SpeakerView, frame
from tutor.views.words import capital, wording

if TYPE_CHECKING:
    import plotly.graph_objects as go


@dataclass(frozen=True)
class Moves(Sequence[Verdict], SpeakerView):
    """Moves in the order in which they are considered. `in` knows their keys and those of their options."""

    verdicts: tuple[Verdict, ...]
    speaker: Speaker

    @overload
    def __getitem__(self, at: int) -> Verdict: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[Verdict, ...]: ...

    def __getitem__(self, at: int | slice) -> Verdict | tuple[Verdict, ...]:
        return self.verdicts[at]

    def __len__(self) -> int:
        return len(self.verdicts)

    def __iter__(self) -> Iterator[Verdict]:
        return iter(self.verdicts)

    def __contains__(self, move: object) -> bool:
        return any(move in (one, one.key, one.option.key) for one in self.verdicts)

    def __repr__(self) -> str:
        listed = ", ".join(f"{one.option.key}: {self.speaker.option(one.option)}" for one in self.verdicts)
        return f"<Moves {listed}>"

    def to_dict(self) -> list[dict[str, Any]]:
        """Each move with its seat, key, whether it is allowed, and the rules against it."""
        return [
            {
                "seat": one.seat,
                "move": one.option.key,
                "allowed": one.allowed,
                "rules": list(dict.fromkeys(reason.rule for reason in one.reasons)),
            }
            for one in self.verdicts
        ]

    def to_frame(self) -> Any:
        """The same as a pandas frame. Raises ImportError where pandas is not installed."""
        return frame(self.to_dict())

    def html(self) -> Html:
        """A table: who, what, whether, and the rules against it."""
        rows = [
            tag("tr", tag("td", self.speaker.name(one.seat)), tag("td", self.speaker.option(one.option)),
                tag("td", _verdict(one, self.speaker)), tag("td", _rules(one)))
            for one in self.verdicts
        ]  # fmt: skip
        return tag("table", tag("tbody", *rows), class_="rt-plain")


@dataclass(frozen=True)
class Explained(SpeakerView):
    """Whether a move may be made, and all that stands against it."""

    verdict: Verdict
    speaker: Speaker

    @property
    def allowed(self) -> bool:
        """Whether it may be made now."""
        return self.verdict.allowed

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules against it, each once."""
        return tuple(dict.fromkeys(reason.rule for reason in self.verdict.reasons))

    def __str__(self) -> str:
        head = f"{self.speaker.option(self.verdict.option)}: {_verdict(self.verdict, self.speaker)}"
        reasons = [f"- {capital(self.speaker.refusal(one))} ({one.rule})" for one in self.verdict.reasons]
        return "\n".join((head, *reasons))

    def __repr__(self) -> str:
        return f"<Explained {self}>"

    def html(self) -> Html:
        """What is drawn."""
        cards = [
            join(rule_card(one.rule, self.speaker.lang), tag("p", capital(self.speaker.refusal(one))))
            for one in self.verdict.reasons
        ]
        head = tag("p", tag("b", self.speaker.option(self.verdict.option)), ": ",
                   _verdict(self.verdict, self.speaker))  # fmt: skip
        return join(head, *cards)


@dataclass(frozen=True)
class Chances(SpeakerView):
    """The exact law of a measure at the end of everything that can still happen."""

    measure: str
    objective: Measure
    count: Count
    law: Law
    speaker: Speaker

    def __getitem__(self, value: object) -> Fraction | tuple[Fraction, Fraction]:
        """How likely a value is; the least and the most where free answers matter."""
        share = next((one for one in self.law.shares if one.value == value), None)
        if share is None:
            return Fraction(0)
        return share.least if share.least == share.most else (share.least, share.most)

    def __repr__(self) -> str:
        listed = ", ".join(f"{self.speaker.value(one.value)}: {_chance(one)}" for one in self.law.shares)
        rest = f", unexplored {self.law.unexplored}" if self.law.unexplored else ""
        return f"<{self.measure} {{{listed}}}{rest}>"

    def to_dict(self) -> dict[str, tuple[Fraction, Fraction]]:
        """The least and the most chance of each value, exactly."""
        return {str(share.value): (share.least, share.most) for share in self.law.shares}

    def to_frame(self) -> Any:
        """The same as a pandas frame, in floating point. Raises ImportError where pandas is not installed."""
        rows = [
            {"value": value, "least": float(least), "most": float(most)}
            for value, (least, most) in self.to_dict().items()
        ]
        return frame(rows)

    def figure(self) -> go.Figure:
        """The law as a Plotly figure."""
        return figure(law_figure(self.law, self.objective, self.speaker))

    def html(self) -> Html:
        """A table of the values with their chances, exact, and as bars."""
        return law_table(self.law, self.objective, self.speaker)


@dataclass(frozen=True)
class When(SpeakerView):
    """The nearest changes of a position with which a move is allowed; `search.run()` looks further."""

    move: Verdict
    search: Repairs
    speaker: Speaker

    @property
    def repairs(self) -> tuple[Repair, ...]:
        """The sets of changes found, the nearest first; none of the changes of a set can be spared."""
        return self.search.repairs

    def __str__(self) -> str:
        sets = [
            " + ".join(change_text(step.change, step, self.speaker) for step in one.steps)
            for one in self.repairs
        ]
        return "\n".join(f"- {one}" for one in sets) or summary(self.search, self.speaker)

    def __repr__(self) -> str:
        return f"<When {self.speaker.option(self.move.option)}:\n{self}>"

    def html(self) -> Html:
        """What is drawn."""
        return repair_list(self.search, self.move.option, self.speaker)


@dataclass(frozen=True)
class Comparison(SpeakerView):
    """The same question under two readings; `same` tells that nothing differs."""

    compared: Compared[Any]
    readings: tuple[str, ...]
    speaker: Speaker

    @property
    def same(self) -> bool:
        """Whether the readings make no difference here."""
        return self.compared.parted is None

    def __str__(self) -> str:
        return "\n".join(compared_lines(self.compared, self._names, self.speaker))

    def __repr__(self) -> str:
        return f"<Comparison {self}>"

    def html(self) -> Html:
        """What is drawn."""
        return readings_compared(self.compared, self._names, self.speaker)

    @property
    def _names(self) -> tuple[str, str]:
        return wording(self.speaker.lang)("answer-now"), ", ".join(self.readings)


def _verdict(verdict: Verdict, speaker: Speaker) -> str:
    return wording(speaker.lang)("answer-yes" if verdict.allowed else "answer-no")


def _rules(verdict: Verdict) -> Html:
    return join(*[tag("code", rule) for rule in dict.fromkeys(one.rule for one in verdict.reasons)], by=" ")


def _chance(share: Share) -> str:
    return str(share.least) if share.least == share.most else f"{share.least} to {share.most}"
