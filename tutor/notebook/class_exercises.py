"""The exercise on a class: a verdict that goes too far meets a class in which it is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from tutor.analysis.invented_answers import invented_answers
from tutor.notebook.class_results import MissedRules
from tutor.notebook.exercises import Objection, Task
from tutor.rules.catalogue import rule
from tutor.rules.words import Words
from tutor.views.classroom.results import ClassResults, Invention, RuleResult

HIGHEST: Final = 30
"""A rule that so many per cent of all learners miss is not missed by more than a third."""

SEEDS: Final = 100_000
"""So many classes are looked through for one that shows the same count."""


def _harmless(one: RuleResult) -> Invention:
    """A class as large in which as many are wrong, though fewer than a third of all learners would be."""
    rate = Fraction(min(HIGHEST, 100 * one.misses // one.answers), 100)
    for seed in range(1, SEEDS):
        if sum(invented_answers(seed, one.answers, (rate,))[0]) == one.misses:
            return Invention(seed, {one.rule: rate})
    raise ValueError(f"no class shows {one.misses} of {one.answers} at {rate}")


def _missed(given: MissedRules) -> Objection | None:
    results = given.results
    for id in given.rules:
        one = results[id]
        if one.verdict != "missed":
            invention = _harmless(one)
            [answers] = invented_answers(invention.seed, one.answers, tuple(invention.rates.values()))
            percent = int(100 * invention.rates[id])
            counts = f"{one.misses}/{one.answers}"
            en, ru = rule(id).title.en, rule(id).title.ru
            why = Words(
                f"“{en}”, {counts}, does not say so: below is a class with the same count, and in truth only "
                f"{percent} % of all learners are wrong about it.",
                f"«{ru}», {counts}: этого мало. Ниже класс с тем же счётом, а на деле ошиблись бы только "
                f"{percent} % всех учеников.",
            )
            shown = ClassResults((RuleResult(id, answers),), one.answers, invention, results.lang)
            return Objection(why, picture=shown)
    left = next((id for id in results.missed if id not in given.rules), None)
    if left is None:
        return None
    one, en, ru = results[left], rule(left).title.en, rule(left).title.ru
    low = int(100 * one.interval.low)
    return Objection(
        Words(
            f"one is left out: with {one.misses} of {one.answers} for “{en}” the band begins at {low} %.",
            f"одно правило пропущено: «{ru}», {one.misses} из {one.answers}, полоса начинается с {low} %.",
        )
        if given.rules
        else Words("some rule is missed here for certain.", "здесь точно есть трудное правило.")
    )


EXERCISES: Final[Mapping[str, Task]] = {
    "missed-rules": Task(
        Words(
            "All the rules that may be called missed, and no other",
            "Все правила, которые можно назвать трудными, и никаких других",
        ),
        MissedRules,
        _missed,
    ),
}
