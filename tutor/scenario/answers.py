"""Whether an entry of a scenario answers the question that waits, and what would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.engine.chance import Chance, Deal, Dice
from tutor.engine.question import Question
from tutor.engine.witness import Unasked
from tutor.rules.words import Words
from tutor.scenario.model import StepSpec

ANSWERS = ("choose", "roll", "draw", "deal")
"""The kinds of entry that answer a question."""


class Mismatch(NamedTuple):
    """Why an entry does not answer: what was found, and what would do."""

    actual: Words
    allowed: Words


def answer_name(step: StepSpec) -> str | None:
    """Which kind of answer an entry is; None for narration, predictions and expectations."""
    return next((name for name in ANSWERS if getattr(step, name) is not None), None)


def answer_key(step: StepSpec) -> str:
    """The key that an entry answers with."""
    if step.choose is not None:
        return str(step.choose)
    if step.roll is not None:
        return "-".join(map(str, step.roll))
    return "+".join(step.draw or step.deal or ())


def mismatch(step: StepSpec, question: Question | None, unasked: Sequence[Unasked] = ()) -> Mismatch | None:
    """Why the entry cannot answer the question; None where it can.

    `unasked` are the choices that were made without asking since the answer before.
    """
    wrong = _mismatch(step, question)
    key = answer_key(step)
    made = next((one for one in unasked if step.choose is not None and one.key == key), None)
    if wrong is None or made is None:
        return wrong
    if made.automatic:
        why = Words("which the file leaves to the first option", "в файле он отдан первому варианту")
    else:
        why = Words("which had this option alone and answered itself", "он был один и выбран сам собой")
    actual = Words(
        f"«{key}», an answer to {made.kind} of {made.seat}, {why.en}",
        f"«{key}», ответ на вопрос {made.kind} ({made.seat}): {why.ru}",
    )
    return Mismatch(actual, wrong.allowed)


def _mismatch(step: StepSpec, question: Question | None) -> Mismatch | None:
    name = answer_name(step)
    if question is None:
        actual = Words("an answer, but nothing is asked any more", "ответ, но больше ни о чём не спрашивают")
        return Mismatch(actual, Words("no further answer", "больше никаких ответов"))
    wanted, key = _wanted(question), answer_key(step)
    if name != wanted:
        actual = Words(
            f"{name}, but {question.seat} is asked {question.kind}",
            f"{name}, но вопрос {question.kind} задан {question.seat}",
        )
        return Mismatch(actual, allowed_answers(question))
    if question.chance is not None:
        if question.chance.accepts(key):
            return None
        return Mismatch(_form(key, question.chance), allowed_answers(question))
    if question.option(key) is not None:
        return None
    rules = ", ".join(dict.fromkeys(reason.rule for reason in question.reasons(key)))
    actual = Words(f"«{key}», which is no option here", f"«{key}», такого варианта здесь нет")
    if rules:
        actual = Words(f"«{key}», refused under {rules}", f"«{key}», нельзя по {rules}")
    return Mismatch(actual, allowed_answers(question))


def allowed_answers(question: Question) -> Words:
    """What the question takes, as an author would write it."""
    chance = question.chance
    if chance is None:
        listed = ", ".join(option.key for option in question.options)
        return Words(f"choose: one of {listed}", f"choose: одно из {listed}")
    if isinstance(chance, Dice):
        return Words(
            f"roll: values from 1 to {chance.faces}, {chance.count} of them",
            f"roll: значения от 1 до {chance.faces}, всего {chance.count}",
        )
    listed = ", ".join(chance.items)
    if isinstance(chance, Deal):
        return Words(f"deal: an order of {listed}", f"deal: порядок из {listed}")
    return Words(f"draw: {chance.count} of {listed}", f"draw: {chance.count} из {listed}")


def _wanted(question: Question) -> str:
    if question.chance is None:
        return "choose"
    if isinstance(question.chance, Dice):
        return "roll"
    return "deal" if isinstance(question.chance, Deal) else "draw"


def _form(key: str, chance: Chance) -> Words:
    sign = "-" if isinstance(chance, Dice) else "+"
    given = key.replace(sign, ", ") or "-"
    if isinstance(chance, Dice):
        count = len(key.split("-")) if key else 0
        return Words(f"{given} (values: {count})", f"{given} (значений: {count})")
    return Words(given, given)
