"""Read a game's YAML files as their authors wrote them, and report every defect of all four.

The programs never come here: they read the compiled catalogue. Authors, tests and the compiler do.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from tutor.rules.catalogue import Book, Parts, Rule
from tutor.rules.checking import (
    COMPONENT_ID,
    RULE_ID,
    circle_defects,
    component_defects,
    entries,
    id_defects,
    language_defects,
    mapping,
    one_of,
    reference_defects,
    source_defects,
    texts,
)
from tutor.rules.components import ComponentData, Note
from tutor.rules.defects import Defect
from tutor.rules.examples import ExampleData
from tutor.rules.located import Located, load_located
from tutor.rules.registry import LAST, PREFIX
from tutor.rules.rulings import Ruling
from tutor.rules.struct_validation import found_text, shape_defects
from tutor.rules.words import Words

FILES: Final = ("rules.yaml", "components.yaml", "rulings.yaml", "examples.yaml")


class RulesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``rules.yaml``: the ids of all rules begin with ``prefix``; ``order`` is the game's place on pages."""

    game: str
    prefix: str
    title: Words
    sources: dict[str, Book]
    rules: tuple[Rule, ...]
    order: int = LAST


class ComponentsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``components.yaml``. ``kinds`` and ``fact_names`` are closed lists, with their names for readers."""

    game: str
    kinds: dict[str, Words]
    fact_names: dict[str, Words]
    components: tuple[ComponentData, ...]
    sources: dict[str, Book] = {}
    notes: tuple[Note, ...] = ()

    def parts(self) -> Parts:
        """The same without the name of the game."""
        return Parts(self.kinds, self.fact_names, self.components, self.sources, self.notes)


class RulingsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``rulings.yaml``."""

    game: str
    rulings: tuple[Ruling, ...]
    notes: tuple[Note, ...] = ()


class ExamplesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``examples.yaml``."""

    game: str
    examples: tuple[ExampleData, ...]
    notes: tuple[Note, ...] = ()


SHAPES: Final[dict[str, type[Any]]] = {
    "rules.yaml": RulesFile,
    "components.yaml": ComponentsFile,
    "rulings.yaml": RulingsFile,
    "examples.yaml": ExamplesFile,
}


def read_texts(folder: Path) -> dict[str, str]:
    """The four files of a game, from the folder of its package. Raises `FileNotFoundError` when one lacks."""
    return {name: (folder / "data" / name).read_text(encoding="utf-8") for name in FILES}


def locate(game: str, texts: dict[str, str]) -> dict[str, Located]:
    """The files with the line of every value; the file names in defects are ``<game>/<file>``."""
    return {name: load_located(text, f"{game}/{name}") for name, text in texts.items()}


def defects_of(game: str, files: dict[str, Located]) -> tuple[Defect, ...]:
    """Every defect of a game's files: text, shape, languages, ids and references, file by file.

    References to rules are left unchecked when the file of the rules itself cannot be read.
    """
    rules = files["rules.yaml"]
    prefix = rules.data.get("prefix") if isinstance(rules.data, dict) else None
    rule_ids = None if rules.defects else {str(entry.get("id")) for _, entry in entries(rules, "rules")}
    defects: list[Defect] = []
    for name, located in files.items():
        defects += located.defects
        if located.defects:
            continue
        defects += shape_defects(located, SHAPES[name])
        if not isinstance(located.data, dict):
            continue
        if located.data.get("game", game) != game:
            defects.append(located.defect(("game",), found_text(located.data["game"]), game))
        defects += language_defects(located)
        defects += _OWN[name](located, f"{prefix}.")
        defects += _rule_references(located, name, rule_ids)
    if all(isinstance(located.data, dict) and not located.defects for located in files.values()):
        defects += _reading_sources(files)
    return tuple(defects)


def _rule_references(located: Located, name: str, rule_ids: set[str] | None) -> Iterator[Defect]:
    field = {"rules.yaml": "depends", "rulings.yaml": "affects"}.get(name, "rules")
    for where, entry in entries(located, name.removesuffix(".yaml")):
        if rule_ids is not None:
            yield from reference_defects(located, where, entry, field, rule_ids, RULE_ID)


def _rules(located: Located, prefix: str) -> Iterator[Defect]:
    if not PREFIX.fullmatch(prefix.removesuffix(".")):
        allowed = Words("2 to 8 letters from a to z", "от 2 до 8 букв от a до z")
        yield located.defect(("prefix",), found_text(located.data.get("prefix")), allowed)
    yield from id_defects(located, "rules", prefix)
    books = mapping(located.data, "sources")
    for where, entry in entries(located, "rules"):
        source = entry.get("source")
        if source == []:
            yield located.defect((*where, "source"), found_text(None), Words("a source", "источник"))
        for number, cite in enumerate(source if isinstance(source, list) else ()):
            if isinstance(cite, dict):
                yield from source_defects(located, (*where, "source", number), cite, books)
    yield from circle_defects(located)


def _rulings(located: Located, prefix: str) -> Iterator[Defect]:
    yield from id_defects(located, "rulings", f"{prefix}ruling.")
    for where, entry in entries(located, "rulings"):
        readings = entry.get("readings")
        named = [r for r in (readings if isinstance(readings, list) else ()) if isinstance(r, dict)]
        names = [str(reading.get("id")) for reading in named]
        if entry.get("default") not in names:
            yield located.defect((*where, "default"), found_text(entry.get("default")), one_of(names))
        if not names or len(set(names)) < len(names):
            allowed = Words("readings with different ids", "прочтения с разными id")
            yield located.defect((*where, "readings"), ", ".join(names) or found_text(None), allowed)


def _reading_sources(files: dict[str, Located]) -> Iterator[Defect]:
    """Sources of readings that neither the rules nor the components name."""
    located = files["rulings.yaml"]
    books = [
        *mapping(files["rules.yaml"].data, "sources"),
        *mapping(files["components.yaml"].data, "sources"),
    ]
    for where, entry in entries(located, "rulings"):
        readings = entry.get("readings")
        for number, reading in enumerate(readings if isinstance(readings, list) else ()):
            for place, id in texts(reading, "source") if isinstance(reading, dict) else ():
                if id not in books:
                    path = (*where, "readings", number, "source", place)
                    yield located.defect(path, found_text(id), one_of(dict.fromkeys(books)))


def _examples(located: Located, prefix: str) -> Iterator[Defect]:
    yield from id_defects(located, "examples", f"{prefix}ex.")


def _components(located: Located, prefix: str) -> Iterator[Defect]:
    yield from id_defects(located, "components", "")
    kinds, names = mapping(located.data, "kinds"), mapping(located.data, "fact_names")
    things = {str(entry.get("id")) for _, entry in entries(located, "components")}
    for where, entry in entries(located, "components"):
        yield from component_defects(located, where, entry, kinds, names)
        notes = entry.get("notes")
        for number, note in enumerate(notes if isinstance(notes, list) else ()):
            if isinstance(note, dict):
                path = (*where, "notes", number)
                yield from reference_defects(located, path, note, "with", things, COMPONENT_ID)


_OWN: Final = {
    "rules.yaml": _rules,
    "components.yaml": _components,
    "rulings.yaml": _rulings,
    "examples.yaml": _examples,
}
