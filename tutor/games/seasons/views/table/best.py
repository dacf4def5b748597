"""The best of a turn and the value of dice, in words."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING

from tutor.engine.event import Bound
from tutor.engine.question import Option
from tutor.framework.card_fields import HIDDEN
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.derived import symbols_of
from tutor.trace.words import MINUS, Speaker
from tutor.views.words import capital, wording

if TYPE_CHECKING:
    from tutor.games.seasons.analysis.best_line import Answer, Deed
    from tutor.games.seasons.analysis.best_turn import BestTurn
    from tutor.games.seasons.analysis.die_values import DieValue

GAINS = ("crystals", "prestige", "tokens", "power")
"""What is told of an action, in this order."""

BY_TOKENS = ("gain-any", "discard-token")
PAID = ("pay-summon", "pay", "exchange")


class TurnReport:
    """The best of a turn with the words it is told in."""

    def __init__(self, turn: BestTurn, speaker: Speaker) -> None:
        self.turn, self.speaker = turn, speaker
        self.words = wording(speaker.lang, speaker.game)

    def say(self, key: str, /, **facts: Bound) -> str:
        """A message."""
        return self.speaker.say(key, **facts)

    def plain(self, n: Fraction | int) -> str:
        """A number; one that is not whole to two places."""
        text = str(int(n)) if n == int(n) else f"{float(n):.2f}"
        return (text.replace(".", ",") if self.speaker.lang == "ru" else text).replace("-", MINUS)

    def summary(self) -> list[str]:
        """What is wanted, what there is now and at best."""
        turn = self.turn
        sentences = [self.say(f"best-aim-{turn.aim}", who=turn.seat)]
        now = turn.now
        sentences.append(
            self.say("best-now", crystals=self.plain(now.crystals), prestige=self.plain(now.prestige))
        )
        end = turn.end
        if end is None:
            return [*sentences, self.say("best-unknown-end", who=turn.seat)]
        average = bool(turn.line is not None and turn.line.outcomes)
        about = {"crystals": self.plain(end.crystals), "prestige": self.plain(end.prestige)}
        sentences.append(self.say("best-end", average=average, **about))
        used = end.bonuses
        if isinstance(used, int) and used:
            sentences.append(self.say("best-bonuses", n=used, points=box().penalties[used]))
        return sentences

    def proof(self) -> list[str]:
        """What was looked at, and what was not."""
        turn, who = self.turn, self.turn.seat
        sentences = [self.say("best-complete") if turn.complete else self.say("best-cut", left=turn.left)]
        looked = self.say("best-positions", n=turn.positions)
        if turn.beaten:
            looked = f"{looked} {self.say('best-beaten', n=turn.beaten)}"
        sentences += [looked, self.say("best-known", who=who)]
        if turn.draws:
            sentences.append(self.say("best-draws"))
        if turn.unknown:
            sentences.append(self.say("best-unknown", n=turn.unknown))
        if turn.rolls:
            sentences.append(self.say("best-rolls"))
        if turn.others:
            sentences.append(self.say("best-others", who=who))
        return sentences

    def steps(self) -> list[str]:
        """The actions of the best line one by one, with what each brings."""
        line = self.turn.line
        if line is None:
            return []
        sentences: list[str] = []
        for crystallising, deeds in groupby(line.deeds, key=_crystallises):
            same = list(deeds)
            sentences += [self._crystallised(same)] if crystallising else [self._deed(one) for one in same]
        return sentences

    def outcomes(self) -> list[str]:
        """What dice may bring at the end of the line."""
        line = self.turn.line
        outcomes = () if line is None else line.outcomes
        return [
            self.say(
                "best-outcome",
                key=one.key,
                shows=one.shows,
                percent=self.words.percent(one.chance),
                worth=self.plain(one.value),
            )
            for one in outcomes
        ]

    def brief(self) -> str:
        """All actions of the line in one sentence."""
        return "; ".join(self.steps()) or self.say("best-dice-none")

    def _crystallised(self, deeds: list[Deed]) -> str:
        tokens = tuple(str(_facts(deed.answer)["token"]) for deed in deeds)
        what = self.say("best-crystallise", tokens=tokens)
        return self.say("best-step", what=what, brings=self._gain("crystals", sum(d.crystals for d in deeds)))

    def _deed(self, deed: Deed) -> str:
        what = self.say("best-begins") if deed.answer is None else capital(self._option(deed.answer))
        how = "; ".join(self._inside(deed.inside))
        if how:
            what = self.say("best-with", what=what, how=how)
        gains = [self._gain(name, getattr(deed, name)) for name in GAINS if getattr(deed, name)]
        if not gains:
            return self.say("best-step-plain", what=what)
        return self.say("best-step", what=what, brings=", ".join(gains))

    def _gain(self, name: str, n: int) -> str:
        return self.say(f"best-{name}", n=f"{n:+}".replace("-", MINUS))

    def _inside(self, answers: tuple[Answer, ...]) -> Iterator[str]:
        """What is answered inside an action; what is asked several times in a row is told at once."""
        for (kind, seat), group in groupby(answers, key=lambda one: (one.kind, one.seat)):
            same = [one for one in group if one.option is not None]
            if not same:
                continue
            if seat != self.turn.seat:
                yield from (self.say("best-inside-other", who=seat, what=self._option(one)) for one in same)
            elif kind in BY_TOKENS:
                yield self.say(f"best-inside-{kind}", tokens=tuple(one.key for one in same))
            elif kind in PAID:
                yield from (self.say(f"best-inside-{kind}", what=self._option(one)) for one in same)
            else:
                yield from map(self._option, same)

    def _option(self, answer: Answer) -> str:
        option = answer.option
        assert option is not None
        if HIDDEN in _facts(answer).values():
            return self.say(_unseen(self.speaker, option))
        return self.speaker.option_inside(option)


def _unseen(speaker: Speaker, option: Option) -> str:
    key = f"best-unseen-{option.kind}"
    return key if speaker.has(key) else "best-unseen"


def lines(turn: BestTurn, speaker: Speaker) -> list[str]:
    """The best of a turn as lines of text."""
    report = TurnReport(turn, speaker)
    steps = [f"{number}. {step}" for number, step in enumerate(report.steps(), 1)]
    text = [*report.summary(), ""]
    if steps:
        text += [report.say("best-order"), *steps, ""]
    elif turn.end is not None:
        text += [report.say("best-idle"), ""]
    outcomes = report.outcomes()
    if outcomes:
        text += [report.say("best-then"), *(f"   {one}" for one in outcomes), ""]
    return [*text, *report.proof()]


def die_cells(value: DieValue, speaker: Speaker) -> tuple[str, str, str, str]:
    """A die, what it gives, what the turn with it brings at best, and how."""
    report = TurnReport(value.turn, speaker)
    label = speaker.say("option-take-die", die=value.die, symbols=symbols_of(value.shows))
    name, _, symbols = label.partition(": ")
    end = value.turn.end
    if end is None:
        brings = report.say("best-unknown-end", who=value.turn.seat)
    else:
        about = {"crystals": report.plain(end.crystals), "prestige": report.plain(end.prestige)}
        proven = report.say("best-dice-proven" if value.turn.complete else "best-dice-open")
        brings = f"{report.say('best-dice-end', **about)} ({proven})"
    return name, symbols or report.say("best-dice-none"), brings, report.brief()


def _facts(answer: Answer | None) -> dict[str, Bound]:
    return {} if answer is None or answer.option is None else dict(answer.option.facts)


def _crystallises(deed: Deed) -> bool:
    return deed.answer is not None and deed.answer.kind == "turn" and "token" in _facts(deed.answer)
