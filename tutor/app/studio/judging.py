"""What may be done in a position of a draft, and how likely something is: as the engine finds it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any, Final

from tutor.analysis.conditions import comparison_text
from tutor.analysis.legality import Verdict, nameable, verdict
from tutor.analysis.move_matching import matching_moves
from tutor.analysis.objectives import COMPARED, MeasureError
from tutor.analysis.outcomes import untils
from tutor.app.studio.session import Studio, clean
from tutor.engine.history import Node
from tutor.scenario.expect import plain
from tutor.scenario.expect_analysis import chance_of
from tutor.views.studio.expectations import POLICIES, condition, first_condition

TRIED: Final = 12
"""So many facts are tried for a first question."""


def moves(studio: Studio, text: str) -> tuple[Verdict, ...]:
    """The moves at the end of the stretch shown that some words mean; none without words, or off the line."""
    place = studio.place
    if not text or place is None:
        return ()
    last = studio.playthrough.stretch(place.stretch)[-1]
    return matching_moves(studio.game.id, nameable(studio.game, last.state), text)


def may(studio: Studio, node: Node[Any], key: str) -> dict[str, Any]:
    """What is expected of a move, given by its key. Raises KeyError where nothing considers it."""
    judgement = verdict(studio.game, node.state, key)
    if judgement is None:
        raise KeyError(key)
    spec = {"seat": judgement.seat, "kind": judgement.kind, "option": judgement.option.key}
    rules = sorted({reason.rule for reason in judgement.reasons})
    return {**spec, "rules": rules} if rules else spec


def chance(studio: Studio, node: Node[Any], spec: Mapping[str, Any]) -> dict[str, Any]:
    """The question how likely something is with its true answer. Raises ValueError where that is unknown."""
    probability = chance_of(spec, studio.game, node.state)
    if probability is None:
        raise ValueError(spec)
    return {**spec, "chance": probability}


def asked_first(studio: Studio, node: Node[Any]) -> dict[str, Any]:
    """A question how likely something is, to begin with. Raises ValueError where none is found."""
    facts, last = studio.playthrough.facts[node.number], studio.playthrough.facts[-1]
    named = dict.fromkeys(name for name in (*studio.playthrough.changing(), *facts) if name in facts)
    for name in islice(sorted(named, key=lambda name: name not in last), TRIED):
        try:
            return chance(studio, node, {"where": first_condition(studio.game, node, name)})
        except MeasureError:
            continue  # what is told only while an effect is under way is gone at its end
    raise ValueError(node)


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
    elif part == "where":
        made["where"] = clean(value)
        made.pop("event", None)
    elif where is None:
        raise KeyError(part)
    elif part == "fact" and value in studio.game.facts(node.state):
        made["where"] = first_condition(studio.game, node, value)
    elif part == "op" and value in COMPARED:
        made["where"] = comparison_text(where.fact, value, plain(where.value))
    elif part == "value":
        made["where"] = comparison_text(where.fact, where.op, clean(value))
    else:
        raise ValueError(value)
    if not made.get("seats"):
        made.pop("seats", None)
    return chance(studio, node, made)
