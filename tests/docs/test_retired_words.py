"""Names in the code are terms of the field: none of them is a word that the glossary has retired."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from support.docs import DOCS, ROOT

_ROW = re.compile(r"^\| ([a-z]+) \|", re.M)


def retired() -> frozenset[str]:
    """The first column of the table of retired words."""
    _, _, table = (DOCS / "glossary.md").read_text("utf-8").partition("\n## Retired words\n")
    return frozenset(_ROW.findall(table))


def names(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The identifiers that a module binds or uses, with their lines.

    Keywords of calls are left out: those of a function are its parameters, all others are names in data.
    """
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.arg(arg=name):
                yield node.lineno, name
            case ast.Attribute(attr=name):
                yield node.end_lineno or node.lineno, name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield node.lineno, name
            case (
                ast.ExceptHandler(name=str(name))
                | ast.MatchAs(name=str(name))
                | ast.MatchStar(name=str(name))
            ):
                yield node.lineno, name
            case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
                yield from ((each.lineno, each.asname or each.name) for each in aliases)


def uses(source: str, words: frozenset[str]) -> Iterator[tuple[int, str]]:
    """The identifiers in a source that are one of these words, in any case, with or without underscores."""
    yield from ((line, name) for line, name in names(ast.parse(source)) if name.strip("_").lower() in words)


def test_no_name_is_a_retired_word() -> None:
    words = retired()
    places = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in sorted((ROOT / "tutor").rglob("*.py"))
        for line, name in uses(path.read_text("utf-8"), words)
    ]
    assert places == []


def test_no_module_is_called_by_a_retired_word() -> None:
    paths = (ROOT / "tutor").rglob("*.py")
    assert not {str(path.relative_to(ROOT)) for path in paths if path.stem.strip("_") in retired()}


def test_a_retired_word_is_seen_wherever_a_name_stands() -> None:
    source = """
import re as found
from re import match as _told
def meant(klass, *, worth: int) -> None:
    match klass:
        case [*laid]: pass
        case {"a": judged}: pass
    try:
        laid.written = Spelled
    except OSError as begun:
        print(found=1)
"""
    seen = [name for _, name in sorted(uses(source, retired()))]
    assert seen == [
        *("found", "_told", "klass", "meant", "worth", "klass", "laid", "judged"),
        *("Spelled", "laid", "written", "begun"),
    ]
