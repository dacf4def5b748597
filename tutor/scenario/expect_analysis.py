"""Expectations about a whole position: what a seat may do in it, and how likely what comes of it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, Final

import msgspec

from tutor.analysis.condition_terms import Terms
from tutor.analysis.conditions import read_condition
from tutor.analysis.legality import verdict, verdicts
from tutor.analysis.objectives import Condition, Happened, MeasureError, events_of
from tutor.analysis.outcomes import Outcomes, untils
from tutor.engine.game import Game
from tutor.engine.state import State
from tutor.rules.defects import Defect
from tutor.rules.defects import Path as At
from tutor.rules.located import Located
from tutor.rules.words import Words
from tutor.scenario.expect import otherwise
from tutor.scenario.model import ChanceSpec, MaySpec

MOST_POSITIONS: Final = 20_000
"""So many positions are looked at for a chance; a question of a lesson needs far fewer."""


def misjudged(
    located: Located, path: At, wanted: Mapping[str, Any], game: Game[Any], state: State[Any]
) -> Iterator[Defect]:
    """Every expectation about moves and chances that has not come true, with what is true instead."""
    for index, may in enumerate(msgspec.convert(wanted.get("may", ()), tuple[MaySpec, ...])):
        yield from _may(located, (*path, "may", index), may, game, state)
    for index, chance in enumerate(msgspec.convert(wanted.get("chance", ()), tuple[ChanceSpec, ...])):
        yield from _chance(located, (*path, "chance", index), chance, game, state)


def _may(located: Located, path: At, spec: MaySpec, game: Game[Any], state: State[Any]) -> Iterator[Defect]:
    seats = game.seats(state.table)
    if spec.seat not in seats:
        yield otherwise(located, (*path, "seat"), spec.seat, ", ".join(seats))
        return
    moves = {(one.kind, one.option.key): one for one in verdicts(game, state, spec.seat)}
    key = f"{spec.seat}/{spec.kind}/{spec.option}"
    target = moves.get((spec.kind, str(spec.option))) or verdict(game, state, key)
    if target is None:
        keys = ", ".join(f"{kind} {key}" for kind, key in moves)
        nothing = Words("no move of this seat", "у этого места нет ходов")
        yield otherwise(located, path, f"{spec.kind} {spec.option}", keys or nothing)
        return
    rules = sorted({reason.rule for reason in target.reasons})
    if sorted(set(spec.rules)) != rules:
        allowed = Words("allowed", "можно")
        yield otherwise(located, (*path, "rules"), ", ".join(spec.rules) or "-", ", ".join(rules) or allowed)


def _chance(
    located: Located, path: At, spec: ChanceSpec, game: Game[Any], state: State[Any]
) -> Iterator[Defect]:
    try:
        chance = _chance_of(spec, game, state)
    except MeasureError as error:
        yield located.defect((*path, "event" if spec.event else "where"), error.actual, error.allowed)
        return
    if chance is None:
        allowed = Words("a question with fewer positions", "вопрос, в котором меньше позиций")
        yield located.defect(path, too_many(), allowed)
    elif _reduced(str(spec.chance)) != chance:
        yield otherwise(located, (*path, "chance"), str(spec.chance), chance)


def chance_of(spec: Mapping[str, Any], game: Game[Any], state: State[Any]) -> str | None:
    """How likely something is, as a file says it (`ChanceSpec`, whose own `chance` does not matter).

    None where too many positions would have to be looked at. Raises ValueError for what cannot be asked.
    """
    question = msgspec.convert({**spec, "chance": 0}, ChanceSpec)
    if question.until not in untils(game):
        raise ValueError(question.until)
    return _chance_of(question, game, state)


def _chance_of(spec: ChanceSpec, game: Game[Any], state: State[Any]) -> str | None:
    condition = _condition(spec, Terms.of(game, state))
    outcomes = Outcomes(game, state, spec.until, events=events_of(condition))
    if outcomes.run(MOST_POSITIONS):
        return None
    outcomes.require(condition)
    mean = outcomes.mean(condition, spec.seats)
    return _range(mean.least, mean.most)


def too_many() -> Words:
    """What is told of a chance for which too many positions would have to be looked at."""
    return Words(
        f"too many positions: {MOST_POSITIONS} were looked at, and some are left",
        f"слишком много позиций: просмотрено {MOST_POSITIONS}, и это не все",
    )


def _condition(spec: ChanceSpec, terms: Terms) -> Condition:
    """What a chance is asked of. Raises MeasureError for what is no condition."""
    if not spec.event:
        return read_condition(spec.where, terms)
    terms.check_event(spec.event)
    return Happened(spec.event)


def _range(least: Fraction | None, most: Fraction | None) -> str:
    if least is None or most is None:
        return "?"
    return str(least) if least == most else f"{least}..{most}"


def _reduced(text: str) -> str:
    """A chance, or the least and the most, with its fractions in lowest terms."""
    bounds = [str(Fraction(part)) for part in text.replace(" ", "").split("..")]
    return "..".join(dict.fromkeys(bounds))
