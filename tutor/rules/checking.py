"""Checks that need more than the shape of one field: ids, references, languages, facts.

Every check copes with entries whose shape is wrong (that is reported elsewhere), so that an author sees all
defects of a file at once.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Any, Final

import networkx as nx

from tutor.rules.defects import Defect, Path
from tutor.rules.facts import BASES
from tutor.rules.located import Located, values
from tutor.rules.struct_validation import found_text
from tutor.rules.words import Words

RULE_ID: Final = Words("the id of a rule of this game", "id правила этой игры")
COMPONENT_ID: Final = Words("the id of a component", "id компонента")

_ID = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9+]+)*")
_TOKEN = re.compile(r"[A-Za-z0-9+.:_/<>=-]+")
_CYRILLIC = re.compile(r"[А-Яа-яЁё]")
_LATIN = re.compile(r"[A-Za-z]")
_FACT_FIELDS: Final = ("value", "basis", "why", "note")


def entries(located: Located, field: str) -> Iterator[tuple[Path, dict[str, Any]]]:
    """The entries of a list that are mappings, each with its path."""
    listed = located.data.get(field) if isinstance(located.data, dict) else None
    for index, entry in enumerate(listed if isinstance(listed, list) else ()):
        if isinstance(entry, dict):
            yield (field, index), entry


def mapping(entry: dict[str, Any], field: str) -> dict[str, Any]:
    """A field of an entry if it is a mapping, else an empty one."""
    value = entry.get(field)
    return value if isinstance(value, dict) else {}


def texts(entry: dict[str, Any], field: str) -> list[tuple[int, str]]:
    """The texts of a list field, each with its position."""
    listed = entry.get(field)
    return [(n, t) for n, t in enumerate(listed if isinstance(listed, list) else ()) if isinstance(t, str)]


def one_of(names: Collection[str]) -> Words:
    """The words for a closed list."""
    listed = ", ".join(names)
    return Words(f"one of {listed}", f"одно из: {listed}")


def language_defects(located: Located) -> Iterator[Defect]:
    """Wordings without a text, or in the wrong language (the title of a game may be the same in both)."""
    for path, value in values(located.data):
        if path[-1:] not in (("en",), ("ru",)) or path[-2:-1] == ("name_basis",):
            continue
        if not isinstance(value, str) or not value.strip():
            yield located.defect(path, found_text(value), Words("a text", "текст"))
        elif path[-1] == "en" and _CYRILLIC.search(value):
            yield located.defect(path, found_text(value), Words("an English text", "английский текст"))
        elif path[-1] == "ru" and _is_foreign(value) and path != ("title", "ru"):
            yield located.defect(path, found_text(value), Words("a Russian text", "русский текст"))


def _is_russian(text: object) -> bool:
    """Whether something is a text with Cyrillic letters."""
    return isinstance(text, str) and bool(_CYRILLIC.search(text))


def _is_foreign(text: str) -> bool:
    return bool(_LATIN.search(text)) and not _CYRILLIC.search(text)


def source_defects(
    located: Located, path: Path, cite: dict[str, Any], books: dict[str, Any]
) -> Iterator[Defect]:
    """A book that is none, or a heading that stands for the page and cannot be read in English."""
    book, heading = cite.get("book"), cite.get("section")
    if isinstance(book, str) and book not in books:
        yield located.defect((*path, "book"), found_text(book), one_of(books))
    elif isinstance(book, str) and isinstance(heading, str) and cite.get("page") is None:
        named = mapping(mapping(books, book), "sections")
        if _is_russian(named.get(heading, heading)):
            allowed = Words(
                f"a heading with its English name in sources.{book}.sections",
                f"заголовок, названный по-английски в sources.{book}.sections",
            )
            yield located.defect((*path, "section"), found_text(heading), allowed)


def id_defects(located: Located, field: str, prefix: str) -> Iterator[Defect]:
    """Ids that are malformed, lack the prefix or stand twice."""
    seen: dict[str, Path] = {}
    for where, entry in entries(located, field):
        path = (*where, "id")
        id = entry.get("id")
        if not isinstance(id, str):
            continue
        if not _ID.fullmatch(id) or not id.startswith(prefix):
            yield located.defect(path, found_text(id), f"{prefix}<a-z, 0-9, ., ->")
        if id in seen:
            line = located.line_of(seen[id])
            actual = Words(f"the id of line {line} again: {id}", f"id из строки {line} ещё раз: {id}")
            yield located.defect(path, actual, Words("every id once", "каждый id один раз"))
        seen.setdefault(id, path)


def reference_defects(
    located: Located, where: Path, entry: dict[str, Any], field: str, ids: Collection[str], what: Words
) -> Iterator[Defect]:
    """Ids in a list field that name nothing."""
    for number, id in texts(entry, field):
        if id not in ids:
            yield located.defect((*where, field, number), found_text(id), what)


def circle_defects(located: Located) -> Iterator[Defect]:
    """Rules that depend on each other in a circle; one defect for each circle, at its first rule."""
    graph: nx.DiGraph[str] = nx.DiGraph()
    positions: dict[str, Path] = {}
    for where, entry in entries(located, "rules"):
        positions.setdefault(str(entry.get("id")), where)
        graph.add_edges_from((str(entry.get("id")), other) for _, other in texts(entry, "depends"))
    for circle in nx.strongly_connected_components(graph):
        if len(circle) > 1 or any(graph.has_edge(id, id) for id in circle):
            first = min((positions[id] for id in circle if id in positions), key=str)
            names = ", ".join(sorted(circle))
            actual = Words(f"a circle of rules: {names}", f"кольцо правил: {names}")
            yield located.defect((*first, "depends"), actual, Words("no circles", "без колец"))


def component_defects(
    located: Located, where: Path, entry: dict[str, Any], kinds: Collection[str], names: Collection[str]
) -> Iterator[Defect]:
    """Unknown kinds and facts of a component, and facts and texts that are not written as such."""
    if isinstance(entry.get("kind"), str) and entry["kind"] not in kinds:
        yield located.defect((*where, "kind"), found_text(entry["kind"]), one_of(kinds))
    for name, fact in mapping(entry, "facts").items():
        path = (*where, "facts", name)
        if name not in names:
            actual = Words("an unknown fact", "неизвестное свойство")
            yield located.defect(path, actual, one_of(sorted(names)))
        yield from _fact(located, path, fact)
    if "count" in entry:
        yield from _fact(located, (*where, "count"), entry["count"])
    for part, sentences in mapping(entry, "text").items():
        yield from _text(located, (*where, "text", part), sentences)


def _fact(located: Located, path: Path, fact: Any) -> Iterator[Defect]:
    if isinstance(fact, dict) and "value" in fact:
        for name in fact:
            if name not in _FACT_FIELDS:
                unknown = Words("an unknown field", "неизвестное поле")
                yield located.defect((*path, name), unknown, one_of(_FACT_FIELDS))
        if fact.get("basis", "rulebook") not in BASES:
            yield located.defect((*path, "basis"), found_text(fact["basis"]), one_of(BASES))
        for name in ("why", "note"):
            if name in fact and not (isinstance(fact[name], dict) and fact[name].keys() == {"en", "ru"}):
                yield located.defect((*path, name), found_text(fact[name]), Words("en and ru", "en и ru"))
        fact, path = fact["value"], (*path, "value")
    for inner, value in values(fact):
        if isinstance(value, float):
            yield located.defect((*path, *inner), found_text(value), Words("a whole number", "целое число"))
        elif isinstance(value, str) and inner[-1:] not in (("en",), ("ru",)) and not _TOKEN.fullmatch(value):
            allowed = Words("a word without spaces, or en and ru", "слово без пробелов либо en и ru")
            yield located.defect((*path, *inner), found_text(value), allowed)


def _text(located: Located, path: Path, sentences: Any) -> Iterator[Defect]:
    if sentences == "unknown":
        return
    if not isinstance(sentences, list):
        allowed = Words("a list of sentences, or unknown", "список предложений или unknown")
        yield located.defect(path, found_text(sentences), allowed)
        return
    for index, sentence in enumerate(sentences):
        where = (*path, index)
        if not isinstance(sentence, dict) or not {"en", "ru"} <= sentence.keys() <= {"en", "ru", "facts"}:
            allowed = Words("en, ru and perhaps facts", "en, ru и, если нужно, facts")
            yield located.defect(where, found_text(sentence), allowed)
        elif not isinstance(sentence.get("facts", {}), dict):
            fields = Words("fields (name: value)", "поля (имя: значение)")
            yield located.defect((*where, "facts"), found_text(sentence["facts"]), fields)
        else:
            yield from _fact(located, (*where, "facts"), sentence.get("facts", {}))
