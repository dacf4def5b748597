"""Fluent lexicons read from files: every message is parsed when it is first said, and not before."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, cast

from tutor.engine.event import Bound
from tutor.rules.words import Lang

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Argument: TypeAlias = str | int
"""What Fluent is given to select by or to print."""

Function: TypeAlias = Callable[..., str]
"""A function that messages may call: ids in order, `case` and the like by name."""

YES, NO, NOTHING = "yes", "no", "none"
"""How truth, falsehood and nothing are selected by in a message."""

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=", re.MULTILINE)
_FACT = re.compile(r"\$([A-Za-z][\w-]*)")
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class Entry(NamedTuple):
    """The source of one message or term, and where it stands."""

    source: str
    file: Path
    line: int


class Lexicon:
    """The messages of one language from several files; the files named first win."""

    def __init__(self, lang: Lang, files: tuple[Path, ...], functions: Mapping[str, Function]) -> None:
        self.lang = lang
        self.files = files
        self._functions = dict(functions)
        self._bundle: FluentBundle | None = None
        self._parsed: set[str] = set()
        self._entries: dict[str, Entry] = {}
        for file in reversed(files):
            self._entries.update(entries(file))

    def __contains__(self, key: object) -> bool:
        return key in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def has_attribute(self, key: str, attribute: str) -> bool:
        """Whether the message carries that attribute."""
        return self.attribute(key, attribute) is not None

    def attribute(self, key: str, attribute: str) -> str | None:
        """The source of an attribute that stands on one line; None where the message has none."""
        entry = self._entries.get(key)
        match = entry and re.search(rf"^\s+\.{attribute}\s*=[ \t]*(.*)$", entry.source, re.M)
        return match[1].strip() if match else None

    def attributes(self, key: str, prefix: str) -> Mapping[str, str]:
        """The sources of the attributes whose names begin so, by what follows in the name."""
        entry = self._entries.get(key)
        pattern = rf"^\s+\.{prefix}([\w-]+)\s*=[ \t]*(.*)$"
        matches = re.findall(pattern, entry.source, re.M) if entry else ()
        return {name: text.strip() for name, text in matches}

    def format(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """The message in words. Raises KeyError that says which message, fact or reference is missing."""
        if key not in self._entries or key.startswith("-"):
            files = " or ".join(str(file) for file in self.files)
            raise KeyError(f"no words for {key!r} in {self.lang}; {files} may have it")
        bundle = self._load(key)
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = bundle.format_pattern(pattern, dict(arguments))
        if errors:
            entry = self._entries[key]
            why = "; ".join(str(error) for error in errors)
            given = ", ".join(sorted(arguments)) or "no facts"
            raise KeyError(f"{entry.file}, line {entry.line}: {key!r} was given {given}: {why}")
        return str(text)

    def asks_for(self, key: str) -> frozenset[str]:
        """The names of all facts that a message may print or select by, with what it refers to."""
        sources = (self._entries[one].source for one in self._reached(key))
        return frozenset(name for source in sources for name in _FACT.findall(source))

    def _reached(self, key: str) -> list[str]:
        """A message and all that it refers to, straight or not, itself first."""
        keys, waiting = dict[str, None](), [key]
        while waiting:
            at = waiting.pop()
            if at not in keys and at in self._entries:
                keys[at] = None
                waiting += _REFERENCE.findall(self._entries[at].source)
        return list(keys)

    def _load(self, key: str) -> FluentBundle:
        """The bundle with the message in it, and everything that the message refers to."""
        from fluent.runtime import FluentBundle

        bundle = self._bundle
        if bundle is None:
            functions = cast("dict[str, Any]", self._functions)
            bundle = FluentBundle([self.lang], functions, use_isolating=False)
            self._bundle = bundle
        if key not in self._parsed:
            for at in self._reached(key):
                if at not in self._parsed:
                    self._parsed.add(at)
                    bundle.add_resource(_parse(at, self._entries[at]))
        return bundle


def entries(file: Path) -> dict[str, Entry]:
    """The messages and terms of a file by id. Raises ValueError where an id is used twice."""
    text = file.read_text(encoding="utf-8")
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    messages: dict[str, Entry] = {}
    line, seen = 1, 0
    for start, end in zip(starts, ends, strict=True):
        line, seen = line + text.count("\n", seen, start.start()), start.start()
        if start[1] in messages:
            raise ValueError(f"{file}, line {line}: {start[1]!r} a second time")
        messages[start[1]] = Entry(text[start.start() : end], file, line)
    return messages


def ready(facts: Mapping[str, Bound]) -> dict[str, Argument]:
    """Facts as a message takes them: truth and nothing as words to select by, lists joined and counted.

    A list `values` gives `values` ("2, 2, 6") and `values_count` (3).
    """
    arguments: dict[str, Argument] = {}
    for name, value in facts.items():
        if isinstance(value, tuple):
            arguments[name] = ", ".join(map(str, value))
            arguments[f"{name}_count"] = len(value)
        elif isinstance(value, bool):
            arguments[name] = YES if value else NO
        else:
            arguments[name] = NOTHING if value is None else value
    return arguments


@cache
def _parse(key: str, entry: Entry) -> Any:
    """A message as Fluent has it, parsed once however many speakers say it."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    resource = FluentParser(with_spans=False).parse(entry.source)
    for part in resource.body:
        if isinstance(part, Junk):
            text = (part.content or "").strip()
            raise ValueError(f"{entry.file}, line {entry.line}: {key!r} is no Fluent: {text!r}")
    return resource
