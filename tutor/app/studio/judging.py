"""What may be done in a position of a draft, and how likely something is: as the engine finds it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.analysis.meant import meant
from tutor.analysis.measures import COMPARED, read_where
from tutor.analysis.outcomes import untils
from tutor.analysis.verdicts import Verdict, verdict, verdicts
from tutor.app.studio.session import Studio, clean
from tutor.engine.history import Node
from tutor.scenario.judged import chance_of
from tutor.views.studio_judged import POLICIES, condition, first_condition


def moves(studio: Studio, said: str) -> tuple[Verdict, ...]:
    """The moves at the end of the stretch shown that some words mean; none without words, or off the line."""
    place = studio.place
    if not said or place is None:
        return ()
    last = studio.told.stretch(place.stretch)[-1]
    return meant(studio.game.id, verdicts(studio.game, last.state), said)


def may(studio: Studio, node: Node[Any], key: str) -> dict[str, Any]:
    """What is expected of a move, given by its key. Raises KeyError where nothing considers it."""
    found = verdict(studio.game, node.state, key)
    if found is None:
        raise KeyError(key)
    spec = {"seat": found.seat, "kind": found.kind, "option": found.option.key}
    rules = sorted({reason.rule for reason in found.reasons})
    return {**spec, "rules": rules} if rules else spec


def chance(studio: Studio, node: Node[Any], spec: Mapping[str, Any]) -> dict[str, Any]:
    """The question how likely something is with its true answer. Raises ValueError where that is unknown."""
    found = chance_of(spec, studio.game, node.state)
    if found is None:
        raise ValueError(spec)
    return {**spec, "chance": found}


def asked_first(studio: Studio, node: Node[Any]) -> dict[str, Any]:
    """A question how likely something is, to begin with."""
    return chance(studio, node, {"where": first_condition(studio.game, node, studio.told.changing())})


def changed(
    studio: Studio, node: Node[Any], spec: Mapping[str, Any], part: str, seat: str, value: str
) -> Any:
    """The question with a part of it changed, and what is true then. Raises KeyError or ValueError."""
    where, made = condition(spec), dict(spec)
    if part == "until" and value in untils(studio.game):
        made["until"] = value
    elif part == "seat" and seat in studio.seats and value in POLICIES:
        others = {one: policy for one, policy in (spec.get("seats") or {}).items() if one != seat}
        made["seats"] = others if value == "free" else {**others, seat: value}
    elif where is None:
        raise KeyError(part)
    elif part == "fact" and value in studio.game.facts(node.state):
        made["where"] = first_condition(studio.game, node, (value,))
    elif part == "op" and value in COMPARED:
        made["where"] = _condition(where.fact, value, str(spec["where"]).partition(where.op)[2])
    elif part == "value":
        made["where"] = _condition(where.fact, where.op, value)
    else:
        raise ValueError(value)
    if not made.get("seats"):
        made.pop("seats", None)
    return chance(studio, node, made)


def _condition(fact: str, op: str, value: str) -> str:
    """A condition as a file says it. Raises ValueError for a value that cannot be compared so."""
    made = f"{fact} {op} {clean(value)}"
    read_where(made)
    return made
