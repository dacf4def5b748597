"""Reads the faces of components straight out of the facts of the catalogue."""

from __future__ import annotations

from typing import Any

import msgspec

from tutor.games.resarcana.components.faces import Face
from tutor.games.resarcana.state.essences import amount, decoded, is_icon
from tutor.games.resarcana.verbs.schema import Verb
from tutor.rules.component_sets import bare_value, raw
from tutor.rules.components import ComponentData


def face(data: ComponentData) -> Face:
    """The face of an artifact, mage, magic item, monument or place of power."""
    values = {name: bare_value(fact) for name, fact in data.facts.items()}
    there = {name: typed(value) for name, value in values.items() if value != "none"}
    return msgspec.convert({"id": data.id, "kind": data.kind, **there}, Face, dec_hook=decoded)


def typed(data: Any) -> Any:
    """What is written, with every mapping of icons as an amount, and every effect as its verbs."""
    if isinstance(data, list):
        return [typed(one) for one in data]
    if not isinstance(data, dict):
        return data
    if data and all(map(is_icon, data)):
        return amount(data)
    parts = {name: typed(part) for name, part in data.items()}
    if "effect" in parts:
        parts["effect"] = [verb(one) for one in parts["effect"]]
    return parts


def verb(data: dict[str, Any]) -> Verb:
    """The verb of one full stop. Raises ValueError for what no verb says."""
    # What verbs do needs the components, and those hold verbs.
    from tutor.games.resarcana.verbs.vocabulary import VERBS

    verb_class = next((VERBS[word] for word in data if word in VERBS), None)
    if verb_class is None:
        raise ValueError(f"no verb for {data!r}")
    return verb_class.read(data)


def number(data: ComponentData, name: str) -> int:
    """A fact that is a number."""
    value = raw(data, name)
    assert isinstance(value, int), f"{data.id}.{name} is {value!r}"
    return value
