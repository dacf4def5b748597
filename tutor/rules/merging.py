"""Fill gaps of a catalogue with further facts: from a file of the user's own, or from a training set.

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

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, TypeAlias

import msgspec

from tutor.rules.catalogue import Catalogue, Parts, data_file, load
from tutor.rules.checking import component_defects, entries, id_defects, language_defects, mapping
from tutor.rules.components import Component, ComponentData, Note, PlainFact, Sentence
from tutor.rules.defects import Defect, DefectiveFile, Path
from tutor.rules.facts import UNKNOWN, Basis, Fact, Table, Unknown, Value, known, value_of
from tutor.rules.located import Located, load_located
from tutor.rules.struct_validation import found_text, shape_defects
from tutor.rules.words import Words

_STATED = Words("a fact that the rulebook states", "то, что сказано в правилах игры")
_OPEN = Words("only what the rulebook leaves open", "только то, чего нет в правилах игры")
_AGAINST = Words("what contradicts the rulebook", "то, что противоречит правилам игры")
_KEEPING = Words(
    "a fact that keeps what the rulebook says of it", "то, в чём сохранено сказанное в правилах игры"
)
_ALL_KNOWN = Words("a fact of a game that lacks none", "данные для игры, о которой известно всё")
_NOTES = Words(
    "notes alone; where sources differ, a scenario says under `rulings` which reading it follows",
    "только заметки (`notes`); где источники расходятся, прочтение выбирают в сценарии (`rulings`)",
)


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


Check: TypeAlias = Callable[[Catalogue, Located], Iterable[Defect]]
"""What a game itself demands of a facts file; it has to cope with entries whose shape is wrong."""

OPEN_TO: dict[Basis, tuple[Basis, ...]] = {
    "user": ("rulebook",),
    "training": ("rulebook", "public", "inferred"),
    "assumed": ("rulebook",),
}
"""Facts of which bases cannot be replaced, by the basis of the facts that are merged."""


def merge(
    catalogue: Catalogue,
    text: str,
    filename: str = "facts.yaml",
    basis: Basis = "user",
    check: Check | None = None,
) -> Catalogue:
    """A catalogue with the facts of a file; the original stays as it is.

    Every fact, count and text of the file gets the basis (``user``, ``training``, ``assumed``). What the
    rulebook itself states cannot be replaced, and a training set fills gaps only. `check` reports further
    defects. Raises `DefectiveFile` with every defect; then nothing is merged.
    """
    located = load_located(text, filename)
    defects = facts_defects(catalogue, located, basis, check)
    if defects:
        raise DefectiveFile(defects)
    return with_facts(catalogue, located.data, basis)


def with_facts(catalogue: Catalogue, data: Mapping[str, Any], basis: Basis) -> Catalogue:
    """A catalogue with the facts of a file that was checked before."""
    merged = {data.id: data for data in catalogue.parts.components}
    for entry in data["components"]:
        merged[entry["id"]] = _merged(merged.get(entry["id"]), entry, basis)
    parts = catalogue.parts
    return catalogue.with_parts(
        Parts(parts.kinds, parts.fact_names, tuple(merged.values()), parts.sources, parts.notes)
    )


@cache
def training(game: str) -> Catalogue:
    """The catalogue of a game with the gaps filled by its training set. Raises `KeyError` if it has none."""
    path = data_file(game, "training.json")
    if not path.exists():
        raise KeyError(f"{game} has no training set")
    return with_facts(load(game), msgspec.json.decode(path.read_bytes()), "training")


def facts_defects(
    catalogue: Catalogue,
    located: Located,
    basis: Basis = "user",
    check: Check | None = None,
    *,
    closed: bool = False,
) -> tuple[Defect, ...]:
    """Every defect of a facts file: text, shape, unknown kinds and facts, facts that the rulebook states.

    `closed`: the game is played with the facts of its catalogue and no others, so any fact is one too many.
    """
    if located.defects or not isinstance(located.data, dict):
        return (*located.defects, *shape_defects(located, FactsFile))
    defects = list(shape_defects(located, FactsFile))
    if located.data.get("game", catalogue.game) != catalogue.game:
        defects.append(located.defect(("game",), found_text(located.data["game"]), catalogue.game))
    defects += language_defects(located)
    defects += id_defects(located, "components", "")
    existing = {component.id: component for component in catalogue.components}
    parts = catalogue.parts
    for where, entry in entries(located, "components"):
        component = existing.get(str(entry.get("id")))
        defects += shape_defects(located, Addition if component else ComponentData, where)
        defects += component_defects(located, where, entry, parts.kinds, parts.fact_names)
        if closed:
            defects += _too_many(located, where, entry, component)
        elif component:
            defects += _stated(located, where, entry, component, OPEN_TO[basis])
    defects += check(catalogue, located) if check else ()
    return tuple(sorted(defects, key=lambda defect: defect.line))


def _too_many(
    located: Located, where: Path, entry: dict[str, Any], component: Component | None
) -> Iterator[Defect]:
    """Everything that a file brings but notes on what is there."""
    if component is None:
        yield located.defect((*where, "id"), _ALL_KNOWN, _NOTES)
        return
    brought: list[Path] = [("count",)] if "count" in entry else []
    brought += [(part, name) for part in ("facts", "text") for name in mapping(entry, part)]
    for path in brought:
        yield located.defect((*where, *path), _ALL_KNOWN, _NOTES)


def _stated(
    located: Located, where: Path, entry: dict[str, Any], component: Component, fixed: tuple[Basis, ...]
) -> Iterator[Defect]:
    """What the file would replace although it is known, and what contradicts a part that is known."""
    facts, old = mapping(entry, "facts"), component.facts
    stated: list[Path] = [("facts", name) for name in facts if _is_fixed(old.get(name), fixed)]
    stated += [("count",)] if "count" in entry and _is_fixed(component.count, fixed) else []
    stated += [("text", part) for part in mapping(entry, "text") if _is_printed(component, part, fixed)]
    for path in stated:
        yield located.defect((*where, *path), _STATED, _OPEN)
    for name, fact in facts.items():
        before = old.get(name)
        partly = before is not None and before.basis in fixed and not known(before)
        if partly and before is not None and not _agree(before.value, _plain_value(fact)):
            yield located.defect((*where, "facts", name), _AGAINST, _KEEPING)
    for part, text in mapping(entry, "text").items():
        if ("text", part) not in stated and component.text_basis.get(part) in fixed:
            yield from _contradicted(located, (*where, "text", part), component.text[part], text)


def _contradicted(
    located: Located, path: Path, old: tuple[Sentence, ...] | Unknown, new: Any
) -> Iterator[Defect]:
    """Where a text that is known in part is not kept, full stop by full stop."""
    sentences = new if isinstance(new, list) else []
    for n, sentence in enumerate(() if old is UNKNOWN else old):
        entry = sentences[n] if n < len(sentences) else {}
        facts = entry.get("facts", {}) if isinstance(entry, dict) else {}
        if not _agree(sentence.facts, _plain_value(facts)):
            yield located.defect((*path, n), _AGAINST, _KEEPING)


def _plain_value(fact: PlainFact) -> Value:
    try:
        return value_of(fact["value"] if isinstance(fact, dict) and "value" in fact else fact)
    except TypeError:
        return UNKNOWN


def _agree(old: Value, new: Value) -> bool:
    """Whether a new value keeps what is known of the old one; wordings are for readers and do not count."""
    if isinstance(old, Table):
        named = {key: value for key, value in old.items() if key not in ("known_part", "text")}
        parts = {key: value for key, value in named.items() if not _is_open(value)}
        return not parts or (
            isinstance(new, Table)
            and all(key in new and _agree(value, new[key]) for key, value in parts.items())
        )
    if isinstance(old, tuple):
        items = new if isinstance(new, tuple) else ()
        return all(any(_agree(item, other) for other in items) for item in old if not _is_open(item))
    return _is_open(old) or old == new


def _is_open(value: Value) -> bool:
    return value is UNKNOWN or isinstance(value, Words)


def _is_printed(component: Component, part: str, fixed: tuple[Basis, ...]) -> bool:
    text = component.text.get(part, UNKNOWN)
    if text is UNKNOWN or component.text_basis[part] not in fixed:
        return False
    return all(known(sentence.facts) for sentence in text)


def _is_fixed(fact: Fact | None, fixed: tuple[Basis, ...]) -> bool:
    return fact is not None and fact.basis in fixed and known(fact)


def _merged(old: ComponentData | None, entry: dict[str, Any], basis: Basis) -> ComponentData:
    facts = {name: _with_basis(fact, basis) for name, fact in entry.get("facts", {}).items()}
    text_basis = dict.fromkeys(entry.get("text", {}), basis)
    if old is None:
        whole = {**entry, "basis": basis, "facts": facts, "text_basis": text_basis}
        if "count" in entry:
            whole["count"] = _with_basis(entry["count"], basis)
        return msgspec.convert(whole, ComponentData)
    plain = msgspec.to_builtins(old)
    plain["facts"] = {**old.facts, **facts}
    plain["text"] = {**old.text, **entry.get("text", {})}
    plain["text_basis"] = {**old.text_basis, **text_basis}
    plain["notes"] = [*plain.get("notes", []), *entry.get("notes", [])]
    if "count" in entry:
        plain["count"] = _with_basis(entry["count"], basis)
    return msgspec.convert(plain, ComponentData)


def _with_basis(fact: PlainFact, basis: Basis) -> PlainFact:
    if isinstance(fact, dict) and "value" in fact:
        return {**fact, "basis": basis}
    return {"value": fact, "basis": basis}
