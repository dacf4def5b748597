"""Fill gaps of a catalogue with facts from a file of the user's own.

The file has the shape of ``components.yaml``, with the entries that matter only::

    game: penumbra
    components:
    - id: witch-prison          # an entry of the catalogue: only what is added
      facts: {threat: 3}
    - id: house-trial           # a new entry: kind, name and facts
      kind: trial
      name: {en: House trial, ru: Домашнее испытание}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tutor.rules.catalogue import Catalogue, Parts
from tutor.rules.checking import component_defects, entries, id_defects, language_defects, mapping
from tutor.rules.components import Component, ComponentData, Note, PlainFact
from tutor.rules.defects import Defect, DefectiveFile, Path
from tutor.rules.facts import UNKNOWN, Fact, known
from tutor.rules.located import Located, load_located
from tutor.rules.shape import found_text, shape_defects
from tutor.rules.words import Words


class Addition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a user adds to a component that the catalogue has."""

    id: str
    count: PlainFact = None
    facts: dict[str, PlainFact] = {}
    text: dict[str, Any] = {}
    notes: tuple[Note, ...] = ()


class FactsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A facts file, before it is known which entries are new."""

    game: str
    components: tuple[dict[str, Any], ...]


def merge(catalogue: Catalogue, text: str, filename: str = "facts.yaml") -> Catalogue:
    """A catalogue with the facts of a user's file; the original stays as it is.

    Every fact, count and text of the file gets the basis ``user``. What the rulebook itself states in full
    cannot be replaced. Raises `DefectiveFile` with every defect; then nothing is merged.
    """
    located = load_located(text, filename)
    defects = facts_defects(catalogue, located)
    if defects:
        raise DefectiveFile(defects)
    merged = {data.id: data for data in catalogue.parts.components}
    for entry in located.data["components"]:
        merged[entry["id"]] = _merged(merged.get(entry["id"]), entry)
    parts = catalogue.parts
    return catalogue.with_parts(
        Parts(parts.kinds, parts.fact_names, tuple(merged.values()), parts.sources, parts.notes)
    )


def facts_defects(catalogue: Catalogue, located: Located) -> tuple[Defect, ...]:
    """Every defect of a facts file: text, shape, unknown kinds and facts, facts that the rulebook states."""
    if located.defects or not isinstance(located.data, dict):
        return (*located.defects, *shape_defects(located, FactsFile))
    found = list(shape_defects(located, FactsFile))
    if located.data.get("game", catalogue.game) != catalogue.game:
        found.append(located.defect(("game",), found_text(located.data["game"]), catalogue.game))
    found += language_defects(located)
    found += id_defects(located, "components", "")
    existing = {component.id: component for component in catalogue.components}
    parts = catalogue.parts
    for where, entry in entries(located, "components"):
        component = existing.get(str(entry.get("id")))
        found += shape_defects(located, Addition if component else ComponentData, where)
        found += component_defects(located, where, entry, parts.kinds, parts.fact_names)
        if component:
            found += _stated(located, where, entry, component)
    return tuple(found)


def _stated(located: Located, where: Path, entry: dict[str, Any], component: Component) -> Iterator[Defect]:
    """What the file would replace although the rulebook states it."""
    old = component.facts
    fixed: list[Path] = [("facts", name) for name in mapping(entry, "facts") if _is_fixed(old.get(name))]
    fixed += [("count",)] if "count" in entry and _is_fixed(component.count) else []
    fixed += [("text", part) for part in mapping(entry, "text") if _is_printed(component, part)]
    for path in fixed:
        found = Words("a fact that the rulebook states", "то, что сказано в правилах игры")
        allowed = Words("only what the rulebook leaves open", "только то, чего нет в правилах игры")
        yield located.defect((*where, *path), found, allowed)


def _is_printed(component: Component, part: str) -> bool:
    text = component.text.get(part, UNKNOWN)
    if text is UNKNOWN or component.text_basis[part] != "rulebook":
        return False
    return all(known(sentence.facts) for sentence in text)


def _is_fixed(fact: Fact | None) -> bool:
    return fact is not None and fact.basis == "rulebook" and known(fact)


def _merged(old: ComponentData | None, entry: dict[str, Any]) -> ComponentData:
    facts = {name: _of_user(fact) for name, fact in entry.get("facts", {}).items()}
    text_basis = dict.fromkeys(entry.get("text", {}), "user")
    if old is None:
        whole = {**entry, "basis": "user", "facts": facts, "text_basis": text_basis}
        if "count" in entry:
            whole["count"] = _of_user(entry["count"])
        return msgspec.convert(whole, ComponentData)
    plain = msgspec.to_builtins(old)
    plain["facts"] = {**old.facts, **facts}
    plain["text"] = {**old.text, **entry.get("text", {})}
    plain["text_basis"] = {**old.text_basis, **text_basis}
    plain["notes"] = [*plain.get("notes", []), *entry.get("notes", [])]
    if "count" in entry:
        plain["count"] = _of_user(entry["count"])
    return msgspec.convert(plain, ComponentData)


def _of_user(fact: PlainFact) -> PlainFact:
    if isinstance(fact, dict) and "value" in fact:
        return {**fact, "basis": "user"}
    return {"value": fact, "basis": "user"}
