"""Read a game's YAML files as their authors wrote them, and report every defect of all four.

The programs never come here: they read the compiled catalogue. Authors, tests and the compiler do.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec
import networkx as nx

from tutor.rules.catalogue import DATA, PREFIXES, Book, Parts, Rule
from tutor.rules.components import ComponentData, Note
from tutor.rules.defects import Defect, Path
from tutor.rules.examples import ExampleData
from tutor.rules.facts import BASES
from tutor.rules.located import Located, load_located, values
from tutor.rules.rulings import Ruling
from tutor.rules.shape import found_text, shape_defects
from tutor.rules.words import Words

FILES: Final = ("rules.yaml", "components.yaml", "rulings.yaml", "examples.yaml")


class RulesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``rules.yaml``."""

    game: str
    title: Words
    sources: dict[str, Book]
    rules: tuple[Rule, ...]


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

_ID = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9+]+)*")
_TOKEN = re.compile(r"[A-Za-z0-9+.:_/<>=-]+")
_CYRILLIC = re.compile(r"[А-Яа-яЁё]")
_LATIN = re.compile(r"[A-Za-z]")


def read_texts(game: str) -> dict[str, str]:
    """The four files of a game as texts. Raises `FileNotFoundError` when one is missing."""
    return {name: (DATA / game / name).read_text(encoding="utf-8") for name in FILES}


def locate(game: str, texts: dict[str, str]) -> dict[str, Located]:
    """The files with the line of every value; the file names in defects are ``<game>/<file>``."""
    return {name: load_located(text, f"{game}/{name}") for name, text in texts.items()}


def defects_of(game: str, files: dict[str, Located]) -> tuple[Defect, ...]:
    """Every defect of a game's files: text, shape, languages, ids and references.

    References are checked once the shape of the file is sound, so that no defect is only an echo of another.
    """
    found: list[Defect] = []
    sound: dict[str, Located] = {}
    for name, located in files.items():
        own = (*located.defects, *shape_defects(located, SHAPES[name]))
        if not located.defects and isinstance(located.data, dict):
            own = (*own, *language_defects(located))
            if located.data.get("game", game) != game:
                own = (*own, located.defect(("game",), found_text(located.data["game"]), game))
        found += own
        if not own:
            sound[name] = located
    rules = sound.get("rules.yaml")
    ids = {entry["id"] for entry in rules.data["rules"]} if rules else None
    for name, located in sound.items():
        found += _REFERENCES[name](located, f"{PREFIXES[game]}.", ids)
    return tuple(found)


def language_defects(located: Located) -> Iterator[Defect]:
    """Wordings without a text, or in the wrong language (a name may be the same in both)."""
    for path, value in values(located.data):
        if path[-1:] not in (("en",), ("ru",)) or path[-2:-1] == ("name_basis",):
            continue
        if not isinstance(value, str) or not value.strip():
            yield located.defect(path, found_text(value), Words("a text", "текст"))
        elif path[-1] == "ru" and _LATIN.search(value) and not _CYRILLIC.search(value):
            if path[-2:-1] == ("title",) and len(path) == 2:
                continue
            yield located.defect(path, found_text(value), Words("a Russian text", "русский текст"))
        elif path[-1] == "en" and _CYRILLIC.search(value):
            yield located.defect(path, found_text(value), Words("an English text", "английский текст"))


def _ids(located: Located, field: str, prefix: str) -> Iterator[Defect]:
    seen: dict[str, Path] = {}
    for index, entry in enumerate(located.data[field]):
        path: Path = (field, index, "id")
        id = entry["id"]
        if not _ID.fullmatch(id) or not id.startswith(prefix):
            allowed = f"{prefix}<a-z, 0-9, ., ->"
            yield located.defect(path, found_text(id), allowed)
        if id in seen:
            line = located.line_of(seen[id])
            found = Words(f"the id of line {line} again: {id}", f"id из строки {line} ещё раз: {id}")
            yield located.defect(path, found, Words("every id once", "каждый id один раз"))
        seen.setdefault(id, path)


def _known(
    located: Located, path: Path, ids: list[str], known: set[str] | None, what: Words
) -> Iterator[Defect]:
    if known is None:
        return
    for index, id in enumerate(ids):
        if id not in known:
            yield located.defect((*path, index), found_text(id), what)


_RULE_ID: Final = Words("the id of a rule of this game", "id правила этой игры")


def _rules(located: Located, prefix: str, ids: set[str] | None) -> Iterator[Defect]:
    yield from _ids(located, "rules", prefix)
    data = located.data
    graph: nx.DiGraph[str] = nx.DiGraph()
    for index, entry in enumerate(data["rules"]):
        path: Path = ("rules", index)
        depends = entry.get("depends", [])
        yield from _known(located, (*path, "depends"), depends, ids, _RULE_ID)
        graph.add_edges_from((entry["id"], other) for other in depends)
        if not entry["source"]:
            yield located.defect((*path, "source"), found_text(None), Words("a source", "источник"))
        for number, cite in enumerate(entry["source"]):
            if cite["book"] not in data["sources"]:
                names = ", ".join(data["sources"])
                where = (*path, "source", number, "book")
                allowed = Words(f"one of {names}", f"одно из: {names}")
                yield located.defect(where, found_text(cite["book"]), allowed)
    positions = {entry["id"]: index for index, entry in enumerate(data["rules"])}
    for circle in nx.strongly_connected_components(graph):
        first = min(circle, key=lambda id: positions.get(id, 0))
        if len(circle) > 1 or graph.has_edge(first, first):
            names = ", ".join(sorted(circle))
            found = Words(f"a circle of rules: {names}", f"кольцо правил: {names}")
            where = ("rules", positions.get(first, 0), "depends")
            yield located.defect(where, found, Words("no circles", "без колец"))


def _rulings(located: Located, prefix: str, ids: set[str] | None) -> Iterator[Defect]:
    yield from _ids(located, "rulings", f"{prefix}ruling.")
    for index, entry in enumerate(located.data["rulings"]):
        path: Path = ("rulings", index)
        names = [reading["id"] for reading in entry["readings"]]
        allowed = Words(f"one of {', '.join(names)}", f"одно из: {', '.join(names)}")
        if entry["default"] not in names:
            yield located.defect((*path, "default"), found_text(entry["default"]), allowed)
        if not names or len(set(names)) < len(names):
            allowed = Words("readings with different ids", "прочтения с разными id")
            yield located.defect((*path, "readings"), ", ".join(names) or found_text(None), allowed)
        yield from _known(located, (*path, "affects"), entry["affects"], ids, _RULE_ID)


def _examples(located: Located, prefix: str, ids: set[str] | None) -> Iterator[Defect]:
    yield from _ids(located, "examples", f"{prefix}ex.")
    for index, entry in enumerate(located.data["examples"]):
        yield from _known(located, ("examples", index, "rules"), entry["rules"], ids, _RULE_ID)


def _components(located: Located, prefix: str, ids: set[str] | None) -> Iterator[Defect]:
    yield from _ids(located, "components", "")
    data = located.data
    things = {entry["id"] for entry in data["components"]}
    for index, entry in enumerate(data["components"]):
        path: Path = ("components", index)
        yield from component_defects(located, path, set(data["kinds"]), set(data["fact_names"]))
        yield from _known(located, (*path, "rules"), entry.get("rules", []), ids, _RULE_ID)
        for number, note in enumerate(entry.get("notes", [])):
            what = Words("the id of a component", "id компонента")
            yield from _known(located, (*path, "notes", number, "with"), note.get("with", []), things, what)


def component_defects(located: Located, path: Path, kinds: set[str], names: set[str]) -> Iterator[Defect]:
    """Defects of one component's kind, facts and text."""
    entry: Any = located.data
    for step in path:
        entry = entry[step]
    if "kind" in entry and entry["kind"] not in kinds:
        listed = ", ".join(sorted(kinds))
        yield located.defect(
            (*path, "kind"), found_text(entry["kind"]), Words(f"one of {listed}", f"одно из: {listed}")
        )
    for name, fact in entry.get("facts", {}).items():
        where = (*path, "facts", name)
        if name not in names:
            listed = ", ".join(sorted(names))
            yield located.defect(where, Words("an unknown fact", "неизвестное свойство"),
                                 Words(f"one of {listed}", f"одно из: {listed}"))  # fmt: skip
        yield from _fact(located, where, fact)
    if "count" in entry:
        yield from _fact(located, (*path, "count"), entry["count"])
    for part, sentences in entry.get("text", {}).items():
        yield from _text(located, (*path, "text", part), sentences)


_FACT_FIELDS: Final = {"value", "basis", "why", "note"}


def _fact(located: Located, path: Path, fact: Any) -> Iterator[Defect]:
    if isinstance(fact, dict) and "value" in fact:
        allowed = Words("the fields value, basis, why, note", "поля value, basis, why, note")
        for name in fact.keys() - _FACT_FIELDS:
            yield located.defect((*path, name), Words("an unknown field", "неизвестное поле"), allowed)
        if fact.get("basis", "rulebook") not in BASES:
            names = ", ".join(BASES)
            yield located.defect(
                (*path, "basis"), found_text(fact["basis"]), Words(f"one of {names}", f"одно из: {names}")
            )
        for name in ("why", "note"):
            if name in fact and not _is_words(fact[name]):
                yield located.defect((*path, name), found_text(fact[name]), _WORDS)
        fact, path = fact["value"], (*path, "value")
    for inner, value in values(fact):
        where = (*path, *inner)
        if isinstance(value, float):
            yield located.defect(where, found_text(value), Words("a whole number", "целое число"))
        elif isinstance(value, str) and inner[-1:] not in (("en",), ("ru",)) and not _TOKEN.fullmatch(value):
            allowed = Words("a token without spaces, or en and ru", "слово без пробелов либо en и ru")
            yield located.defect(where, found_text(value), allowed)


_WORDS: Final = Words("en and ru", "en и ru")


def _is_words(data: Any) -> bool:
    return isinstance(data, dict) and data.keys() == {"en", "ru"}


def _text(located: Located, path: Path, sentences: Any) -> Iterator[Defect]:
    if sentences == "unknown":
        return
    if not isinstance(sentences, list):
        allowed = Words("a list of sentences, or unknown", "список предложений или unknown")
        yield located.defect(path, found_text(sentences), allowed)
        return
    for index, sentence in enumerate(sentences):
        if not isinstance(sentence, dict) or not {"en", "ru"} <= sentence.keys() <= {"en", "ru", "facts"}:
            allowed = Words("en, ru and perhaps facts", "en, ru и, если нужно, facts")
            yield located.defect((*path, index), found_text(sentence), allowed)
        elif not isinstance(sentence.get("facts", {}), dict):
            fields = Words("fields (name: value)", "поля (имя: значение)")
            yield located.defect((*path, index, "facts"), found_text(sentence["facts"]), fields)
        else:
            yield from _fact(located, (*path, index, "facts"), sentence.get("facts", {}))


_REFERENCES: Final[dict[str, Callable[[Located, str, set[str] | None], Iterator[Defect]]]] = {
    "rules.yaml": _rules,
    "components.yaml": _components,
    "rulings.yaml": _rulings,
    "examples.yaml": _examples,
}
