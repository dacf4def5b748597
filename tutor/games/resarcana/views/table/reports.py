"""What was worked out of a position in words: ways to pay, the shortest way, attacks of opponents."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from tutor.engine.question import Option, Refusal
from tutor.games.resarcana.scoring.final_points import THRESHOLD
from tutor.games.resarcana.state.essences import NONE, Amount, named, plus
from tutor.games.resarcana.views.table import phrases
from tutor.trace.words import Speaker
from tutor.views.words import capital

if TYPE_CHECKING:
    from tutor.games.resarcana.analysis.attacks import Attack, Attacks
    from tutor.games.resarcana.analysis.payments import Payment, Payments
    from tutor.games.resarcana.analysis.resource_deltas import Spent
    from tutor.games.resarcana.analysis.shortest_way import Shortest, Taken

FEW: Final = 6
"""No more outcomes of one answer are told."""


def reasons(speaker: Speaker, refused: Iterable[Refusal]) -> str:
    """Several reasons in a row."""
    return "; ".join(speaker.refusal(one) for one in refused)


def spent(speaker: Speaker, parts: Sequence[Spent]) -> str:
    """What happens to a seat, for the middle of a sentence; what belongs together is added up."""
    phrases = []
    for (what, card, n), alike in groupby(parts, key=lambda part: (part.what, part.card, part.n)):
        essences = NONE
        for part in alike:
            essences = plus(essences, part.essences)
        phrases.append(speaker.say(f"spent-{what}", card=card, what=named(essences), n=n))
    return ", ".join(phrases) or speaker.say("spent-nothing")


class PaymentsReport:
    """All ways to pay for something."""

    COLUMNS = ("way", "off")

    def __init__(self, payments: Payments, speaker: Speaker) -> None:
        self.payments, self.speaker, self.say = payments, speaker, speaker.say

    def summary(self) -> Iterator[str]:
        """What it costs, and how many ways to pay there are."""
        payments, say = self.payments, self.say
        if payments.cost is not None:
            cost = phrases.amount(self.speaker, payments.cost, "nom") or say("spent-nothing")
            yield say("pay-cost", cost=cost)
        if payments.reducing:
            yield say("pay-reducing", cards=payments.reducing)
        if payments.refused:
            yield say("pay-refused", reasons=reasons(self.speaker, payments.refused))
        else:
            yield say("pay-count", n=len(payments.ways))

    def head(self) -> str:
        """What is paid for."""
        return self.say("pay-head", what=self.speaker.option_inside(self.payments.option))

    def cells(self, way: Payment) -> tuple[str, str]:
        """What is paid in one way, and what reductions take off then: every allocation that fits."""
        off = [phrases.amount(self.speaker, Amount(one.off, one.any), "nom") for one in way.reduced]
        return capital(spent(self.speaker, way.spent)), _joined(self.speaker, "pay-off-or", off)

    def lines(self) -> Iterator[str]:
        """Everything as lines of text."""
        yield self.head()
        yield from self.summary()
        for number, way in enumerate(self.payments.ways, 1):
            text, off = self.cells(way)
            yield f"{number}. {text}" + (f" ({self.say('pay-off', what=off)})" if off else "")


def _joined(speaker: Speaker, key: str, parts: Sequence[str]) -> str:
    """Alternatives in a row, under a message of two."""
    joined = parts[0] if parts else ""
    for other in parts[1:]:
        joined = speaker.say(key, first=joined, other=other)
    return joined


class ShortestReport:
    """The fewest actions to a goal, the line, and what is known of shorter ones."""

    def __init__(self, search: Shortest, speaker: Speaker) -> None:
        self.search, self.speaker, self.say = search, speaker, speaker.say

    def summary(self) -> Iterator[str]:
        """The goal, and how many actions lead there."""
        from tutor.games.resarcana.analysis.shortest_way import POINTS

        search, say = self.search, self.say
        if search.goal == POINTS:
            yield say("short-goal-points", n=THRESHOLD)
        else:
            yield say("short-goal-card", card=search.goal, who=search.seat)
        yield say("short-alone")
        if search.actions is not None:
            yield say("short-reached", n=search.actions)

    def proof(self) -> Iterator[str]:
        """What is known of shorter ways, and how far was looked."""
        search, say = self.search, self.say
        if search.actions is None:
            yield say("short-over") if search.over else say("short-none", n=max(0, search.excluded))
        elif search.actions:
            yield say("short-proven") if search.proven else say("short-open", n=max(0, search.excluded))
        if search.looked:
            left = 0 if search.proven else search.left
            yield say("short-looked", looked=search.looked, left=left, stopped=search.stopped)
        if search.chance:
            yield say("short-chance", n=search.chance)

    def steps(self) -> list[str]:
        """The actions of the line, each with what is answered in it."""
        groups: list[list[Taken]] = []
        for taken in self.search.line:
            if taken.action or taken.kind == "at-check" or not groups:
                groups.append([taken])
            else:
                groups[-1].append(taken)
        return [capital(self._step(step)) for step in groups]

    def _step(self, step: Sequence[Taken]) -> str:
        first, *more = (self.speaker.option_inside(taken.option) for taken in step)
        if step[0].kind == "at-check":
            return self.say("short-at-check", what=first)
        return self.say("short-step", what=first, then=", ".join(more)) if more else first

    def lines(self) -> Iterator[str]:
        """Everything as lines of text."""
        yield from self.summary()
        yield from (f"{number}. {step}" for number, step in enumerate(self.steps(), 1))
        yield from self.proof()


class AttacksReport:
    """What opponents can do, and the answers to it."""

    COLUMNS = ("with", "harm", "answers")

    def __init__(self, attacks: Attacks, speaker: Speaker) -> None:
        self.attacks, self.speaker, self.say = attacks, speaker, speaker.say

    def summary(self) -> Iterator[str]:
        """How many attacks are possible, and what was not looked at."""
        attacks, say = self.attacks, self.say
        yield say("attacks-count", n=len(attacks.possible))
        if any(one.immune for one in attacks.attacks):
            yield say("attacks-immune")
        yield say("attacks-one")
        yield from (say("attacks-passed", who=seat) for seat in attacks.passed)
        yield from (say("attacks-hand", who=seat, n=n) for seat, n in attacks.hands)

    def by(self, attack: Attack) -> str:
        """Whose attack it is, and with what."""
        return self.say("attacks-by", who=attack.by, card=attack.card)

    def harm(self, attack: Attack) -> str:
        """What the attack does, or why it is not possible."""
        say = self.say
        if attack.harm == "life":
            does = say("attacks-life", n=attack.life)
        else:
            does = say("attacks-discard" if attack.cards else "attacks-discard-none", cards=attack.cards)
        if not attack.against:
            return capital(does)
        return capital(f"{does} ({say('attacks-not-now', reasons=reasons(self.speaker, attack.against))})")

    def answers(self, attack: Attack) -> list[str]:
        """Every answer with what it takes, and those that are not possible with the reasons."""
        say = self.say
        sentences = [
            say("attacks-answer", what=self._option(one.option), outcome=self._outcomes(one.ways))
            for one in attack.answers
        ]
        sentences += [
            say("attacks-refused", what=self._option(option), reasons=reasons(self.speaker, why))
            for option, why in attack.refused
        ]
        return [capital(one) for one in sentences or [say("attacks-no-answer")]]

    def _option(self, option: Option) -> str:
        return self.speaker.option_inside(option)

    def _outcomes(self, ways: Sequence[tuple[Spent, ...]]) -> str:
        text = _joined(self.speaker, "attacks-or", [spent(self.speaker, way) for way in ways[:FEW]])
        left = len(ways) - FEW
        return self.say("attacks-more", said=text, n=left) if left > 0 else text

    def lines(self) -> Iterator[str]:
        """Everything as lines of text."""
        yield from self.summary()
        for number, attack in enumerate(self.attacks.attacks, 1):
            yield f"{number}. {self.by(attack)}. {self.harm(attack)}."
            if attack.possible:
                yield from (f"   {answer}" for answer in self.answers(attack))
