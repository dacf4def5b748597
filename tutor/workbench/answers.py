"""Answers of the workbench as values: they tell themselves in words, and draw themselves in a notebook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, overload

from tutor.analysis.counterfactuals import Repair, Repairs
from tutor.analysis.distributions import Law, Share
from tutor.analysis.legality import Verdict
from tutor.analysis.outcomes import Count
from tutor.analysis.readings import Compared
from tutor.trace.words import Speaker
from tutor.views.analysis.counterfactuals import repair_list, said, summary
from tutor.views.analysis.readings import compared_lines, readings_compared
from tutor.views.lesson.why import rule_card
from tutor.views.markup import Html, join, tag
from tutor.views.words import capital, wording
from tutor.workbench.drawn import drawn


@dataclass(frozen=True)
class Moves(Sequence[Verdict]):
    """Moves in the order in which they are considered. `in` knows their keys and those of their options."""

    found: tuple[Verdict, ...]
    speaker: Speaker

    @overload
    def __getitem__(self, at: int) -> Verdict: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[Verdict, ...]: ...

    def __getitem__(self, at: int | slice) -> Verdict | tuple[Verdict, ...]:
        return self.found[at]

    def __len__(self) -> int:
        return len(self.found)

    def __iter__(self) -> Iterator[Verdict]:
        return iter(self.found)

    def __contains__(self, move: object) -> bool:
        return any(move in (one, one.key, one.option.key) for one in self.found)

    def __repr__(self) -> str:
        listed = ", ".join(f"{one.option.key}: {self.speaker.option(one.option)}" for one in self.found)
        return f"<Moves {listed}>"

    def _repr_html_(self) -> str:
        rows = [
            tag("tr", tag("td", self.speaker.name(one.seat)), tag("td", self.speaker.option(one.option)),
                tag("td", _verdict(one, self.speaker)), tag("td", _rules(one)))
            for one in self.found
        ]  # fmt: skip
        return drawn(tag("table", tag("tbody", *rows), class_="rt-plain"))


@dataclass(frozen=True)
class Explained:
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

    def _repr_html_(self) -> str:
        cards = [
            join(rule_card(one.rule, self.speaker.lang), tag("p", capital(self.speaker.refusal(one))))
            for one in self.verdict.reasons
        ]
        head = tag("p", tag("b", self.speaker.option(self.verdict.option)), ": ",
                   _verdict(self.verdict, self.speaker))  # fmt: skip
        return drawn(head, *cards)


@dataclass(frozen=True)
class Chances:
    """The exact law of a measure at the end of everything that can still happen."""

    measure: str
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

    def _repr_html_(self) -> str:
        words = wording(self.speaker.lang)
        rows = [
            tag("tr", tag("th", self.speaker.value(one.value), scope="row"),
                tag("td", _chance(one), class_="n"), tag("td", words.percent(one.least), class_="n"))
            for one in self.law.shares
        ]  # fmt: skip
        return drawn(tag("table", tag("caption", self.measure), tag("tbody", *rows), class_="rt-plain"))


@dataclass(frozen=True)
class When:
    """The nearest changes of a position with which a move is allowed; `search.run()` looks further."""

    move: Verdict
    search: Repairs
    speaker: Speaker

    @property
    def repairs(self) -> tuple[Repair, ...]:
        """The sets of changes found, the nearest first; none of the changes of a set can be spared."""
        return self.search.found

    def __str__(self) -> str:
        sets = [
            " + ".join(said(step.change, step, self.speaker) for step in one.steps) for one in self.repairs
        ]
        return "\n".join(f"- {one}" for one in sets) or summary(self.search, self.speaker)

    def __repr__(self) -> str:
        return f"<When {self.speaker.option(self.move.option)}:\n{self}>"

    def _repr_html_(self) -> str:
        return drawn(repair_list(self.search, self.move.option, self.speaker))


@dataclass(frozen=True)
class Comparison:
    """The same question under two readings; `same` tells that nothing differs."""

    found: Compared[Any]
    readings: tuple[str, ...]
    speaker: Speaker

    @property
    def same(self) -> bool:
        """Whether the readings make no difference here."""
        return self.found.parted is None

    def __str__(self) -> str:
        return "\n".join(compared_lines(self.found, self._names, self.speaker))

    def __repr__(self) -> str:
        return f"<Comparison {self}>"

    def _repr_html_(self) -> str:
        return drawn(readings_compared(self.found, self._names, self.speaker))

    @property
    def _names(self) -> tuple[str, str]:
        return wording(self.speaker.lang)("answer-now"), ", ".join(self.readings)


def _verdict(verdict: Verdict, speaker: Speaker) -> str:
    return wording(speaker.lang)("answer-yes" if verdict.allowed else "answer-no")


def _rules(verdict: Verdict) -> Html:
    return join(*[tag("code", rule) for rule in dict.fromkeys(one.rule for one in verdict.reasons)], by=" ")


def _chance(share: Share) -> str:
    return str(share.least) if share.least == share.most else f"{share.least} to {share.most}"
