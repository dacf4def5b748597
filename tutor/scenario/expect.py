"""Expectations of a scenario: what must be true of a position, its question, and what has just happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any
from zlib import crc32

import msgspec

from tutor.engine.event import Event, Scalar
from tutor.engine.question import Question
from tutor.rules.defects import Defect
from tutor.rules.defects import Path as At
from tutor.rules.located import Located
from tutor.rules.words import Words
from tutor.scenario.goal import same
from tutor.scenario.model import EXPECTABLE, AskedSpec, EventSpec, RefusedSpec

COMPUTED = ("may", "chance")
"""Expectations that need the whole position (`expect_analysis`)."""

NOBODY = Words("no question", "вопроса нет")


def unmet(
    located: Located,
    path: At,
    wanted: Mapping[str, Any],
    facts: Mapping[str, Scalar],
    question: Question | None,
    events: tuple[Event, ...],
) -> Iterator[Defect]:
    """Every expectation that has not come true, with what is true instead."""
    for name, value in wanted.items():
        where = (*path, name)
        if name not in EXPECTABLE:
            yield from _fact(located, where, name, value, facts)
            continue
        if name in COMPUTED:
            continue
        spec = msgspec.convert(value, EXPECTABLE[name])
        if isinstance(spec, RefusedSpec):
            yield from _refused(located, where, spec, question)
        elif name == "refused":
            for index, one in enumerate(spec):
                yield from _refused(located, (*where, index), one, question)
        elif isinstance(spec, AskedSpec):
            yield from _question(located, where, spec, question)
        elif name == "offered":
            yield from _offered(located, where, tuple(map(str, spec)), question)
        else:
            yield from _events(located, where, spec, events)


def plain(value: object) -> str:
    """A value as an author writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "null" if value is None else str(value)


def no_fact(name: str, facts: Mapping[str, Scalar]) -> tuple[Words, Words]:
    """What was found and what is allowed where a fact has no such name: the names that come near, or all."""
    names = ", ".join(get_close_matches(name, facts, n=6, cutoff=0.5) or sorted(facts))
    actual = Words(f"«{name}», which is no fact here", f"«{name}», такого факта здесь нет")
    return actual, Words(f"one of {names}", f"одно из: {names}")


def choices_for(truth: Scalar, seen: tuple[Scalar, ...], name: str) -> tuple[Scalar, ...]:
    """Choices that hold the true answer without giving it away by its place; empty where none can be made up.

    Yes and no for a truth value; for a number four in a row, of which the true one stands anywhere; for a
    text those that the fact takes on the told line.
    """
    if isinstance(truth, bool):
        return (True, False)
    if isinstance(truth, int):
        size = abs(truth)
        first = size - crc32(name.encode()) % min(4, size + 1)
        numbers = tuple(range(first, first + 4))
        return numbers if truth >= 0 else tuple(-number for number in numbers)
    texts = tuple(sorted({value for value in seen if isinstance(value, str)}))
    return texts if len(texts) > 1 else ()


def _fact(
    located: Located, path: At, name: str, value: object, facts: Mapping[str, Scalar]
) -> Iterator[Defect]:
    if name not in facts:
        yield located.defect(path, *no_fact(name, facts))
    elif not same(value, facts[name]):
        yield otherwise(located, path, plain(value), plain(facts[name]))


def _refused(located: Located, path: At, spec: RefusedSpec, question: Question | None) -> Iterator[Defect]:
    key = str(spec.option)
    refused = {} if question is None else {each.option.key: each.reasons for each in question.refused}
    if key not in refused:
        actual = Words(f"«{key}», which nobody refuses here", f"«{key}» здесь никто не запрещает")
        listed = ", ".join(refused)
        nothing = Words("nothing is refused here", "здесь ничего не запрещено")
        some = Words(f"one of {listed}", f"одно из: {listed}")
        yield located.defect((*path, "option"), actual, some if listed else nothing)
        return
    rules = sorted({reason.rule for reason in refused[key]})
    if sorted(set(spec.rules)) != rules:
        yield otherwise(located, (*path, "rules"), ", ".join(spec.rules) or "-", ", ".join(rules))


def _question(located: Located, path: At, spec: AskedSpec, question: Question | None) -> Iterator[Defect]:
    for name in ("seat", "kind", "rule"):
        value = getattr(spec, name)
        if value is None:
            continue
        if question is None:
            yield otherwise(located, (*path, name), value, NOBODY)
        elif value != getattr(question, name):
            yield otherwise(located, (*path, name), value, str(getattr(question, name)))


def _offered(
    located: Located, path: At, keys: tuple[str, ...], question: Question | None
) -> Iterator[Defect]:
    if question is None:
        yield otherwise(located, path, ", ".join(keys), NOBODY)
        return
    offered = tuple(option.key for option in question.options)
    if set(keys) != set(offered):
        yield otherwise(located, path, ", ".join(keys), ", ".join(offered))


def _events(
    located: Located, path: At, specs: tuple[EventSpec, ...], events: tuple[Event, ...]
) -> Iterator[Defect]:
    left = iter(events)
    for index, spec in enumerate(specs):
        if not any(_fits(spec, event) for event in left):
            facts = ", ".join(f"{name} {plain(value)}" for name, value in spec.facts.items())
            wanted = " ".join(part for part in (spec.kind, spec.rule, facts) if part)
            happened = ", ".join(f"{event.kind} ({event.rule})" for event in events)
            nothing = Words("nothing has happened since the last answer", "после ответа ничего не произошло")
            yield otherwise(located, (*path, index), wanted, happened or nothing)
            return


def _fits(spec: EventSpec, event: Event) -> bool:
    return (
        event.kind == spec.kind
        and spec.rule in (None, event.rule)
        and all(
            any(name == known for known, _ in event.facts) and same(value, event.fact(name))
            for name, value in spec.facts.items()
        )
    )


def otherwise(located: Located, path: At, wanted: str, true: Words | str) -> Defect:
    """The defect of an expectation that has not come true, with what is true instead."""
    actual = Words(f"{wanted} expected", f"ожидалось {wanted}")
    if isinstance(true, str):
        true = Words(f"{true}, for that is what happens", f"{true} — так выходит на деле")
    return located.defect(path, actual, true)
