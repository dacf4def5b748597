"""Read YAML that a person wrote into plain data that knows the line of every value.

Nothing but plain data comes out: no tags, no objects, no anchors, no timestamps. Sizes and depth are
bounded, a key written twice is a defect, and every defect of the text is reported, not only the first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import yaml

from tutor.rules.defects import Defect, Path, field_name
from tutor.rules.words import Words

SIZE_LIMIT: Final = 2_000_000
"""Characters of one file."""
DEPTH_LIMIT: Final = 40
"""Levels of nesting of one file."""

_DISPUTED = re.compile(
    r"^%|[|>][-+1-9]*(#| *\n( *\n|#))|"
    r"[^ -~\n\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]",
    re.M,
)
"""What parsers read in different ways: directives, odd beginnings of long texts, tabs and rare line ends."""
_INT = re.compile(r"[-+]?[0-9]{1,18}")
_FLOAT = re.compile(r"[-+]?([0-9]+\.[0-9]*|\.[0-9]+|[0-9]+(?=[eE]))([eE][-+]?[0-9]{1,3})?")
_WORDS: Final[dict[str, bool | None]] = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None,
    "true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False,
}  # fmt: skip

_SIZE: Final = Words(f"at most {SIZE_LIMIT} characters", f"не больше {SIZE_LIMIT} знаков")
_DEPTH: Final = Words(f"at most {DEPTH_LIMIT} levels", f"не больше {DEPTH_LIMIT} уровней")
_KEY: Final = Words("a text as a key", "текстовый ключ")
_ONE: Final = Words("one document in a file", "один документ в файле")
_PLAIN: Final = Words("plain values without tags or aliases", "простые значения без тегов и ссылок")


class Located(msgspec.Struct, frozen=True):
    """Plain data of one file, with the line of every value and the defects of the text itself.

    ``data`` is built of dict, list, str, int, float, bool and None. When ``defects`` is not empty the data
    holds what could still be read and must not be used, except to look for further defects.
    """

    file: str
    data: Any
    lines: dict[Path, int]
    defects: tuple[Defect, ...]

    def line_of(self, path: Path) -> int:
        """The line (from 1) of the value at ``path``, or of the nearest thing around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def defect(
        self, path: Path, actual: Words | str, allowed: Words | str, rule: str | None = None
    ) -> Defect:
        """A defect of this file at ``path``."""
        return Defect(self.file, self.line_of(path), field_name(path), actual, allowed, rule)


class _Level:
    """A mapping or a list that is still being read."""

    __slots__ = ("data", "key", "path")

    def __init__(self, data: dict[str, Any] | list[Any], path: Path) -> None:
        self.data = data
        self.path = path
        self.key: str | None = None


def load_located(text: str, filename: str) -> Located:
    """Read one YAML document. ``filename`` is only shown in defects; nothing is opened.

    Never raises for a bad text: the defects are in the result.
    """
    if len(text) > SIZE_LIMIT:
        actual = Words(f"{len(text)} characters", f"знаков: {len(text)}")
        return Located(filename, None, {}, (Defect(filename, 1, "-", actual, _SIZE),))
    reader = _read_sound(text, filename) or _read_any(text, filename)
    return Located(filename, reader.root, reader.lines, tuple(reader.defects))


def _read_sound(text: str, filename: str) -> _Reader | None:
    """What libyaml reads, many times as fast, of a text without any defect; None of any other.

    Neither is a text with a tag or a value left out: the parsers differ on what such a value is, or its line.
    """
    parser = getattr(yaml, "CSafeLoader", None)
    if parser is None or _DISPUTED.search(text):
        return None
    reader = _Reader(filename)
    try:
        for event in yaml.parse(text, Loader=parser):
            disputed = isinstance(event, yaml.ScalarEvent) and (event.tag or not (event.value or event.style))
            if disputed or not reader.take(event):
                return None
    except yaml.YAMLError:
        return None
    return None if reader.defects else reader


def _read_any(text: str, filename: str) -> _Reader:
    """What can be read of a text, by the rules of YAML 1.2, and all its defects."""
    from ruamel.yaml import YAML
    from ruamel.yaml.error import MarkedYAMLError, YAMLError

    reader = _Reader(filename)
    try:
        for event in YAML(typ="safe", pure=True).parse(text):
            if not reader.take(event):
                break
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        reader.syntax(mark.line + 1 if mark else 1, error.problem or error.context or "")
    except YAMLError as error:
        reader.syntax(1, str(error).splitlines()[0])
    return reader


class _Reader:
    """Builds plain data out of the events of a YAML parser; both parsers name them alike."""

    def __init__(self, filename: str) -> None:
        self.file = filename
        self.root: Any = None
        self.lines: dict[Path, int] = {}
        self.defects: list[Defect] = []
        self.levels: list[_Level] = []
        self.documents = 0

    def take(self, event: Any) -> bool:
        """Read one event; False when reading on makes no sense."""
        line = event.start_mark.line + 1
        match type(event).__name__:
            case "DocumentStartEvent":
                self.documents += 1
                if self.documents > 1:
                    self.report(line, (), Words("a second document (---)", "второй документ (---)"), _ONE)
                    return False
            case "AliasEvent":
                self.put(None, line)
                self.plain_only(line, f"*{event.anchor}")
            case "ScalarEvent":
                self.marks(event, line)
                if self.levels and isinstance(self.levels[-1].data, dict) and self.levels[-1].key is None:
                    self.key(event.value, line)
                else:
                    self.put(_scalar(event), line)
            case "MappingStartEvent":
                return self.open({}, event, line)
            case "SequenceStartEvent":
                return self.open([], event, line)
            case "MappingEndEvent" | "SequenceEndEvent":
                self.levels.pop()
        return True

    def open(self, data: dict[str, Any] | list[Any], event: Any, line: int) -> bool:
        self.marks(event, line)
        if len(self.levels) >= DEPTH_LIMIT:
            self.report(line, self.levels[-1].path, Words("deeper nesting", "вложенность глубже"), _DEPTH)
            return False
        level = self.levels[-1] if self.levels else None
        if level is not None and isinstance(level.data, dict) and level.key is None:
            self.report(line, level.path, Words("a list as a key", "список вместо ключа"), _KEY)
            return False
        self.levels.append(_Level(data, self.put(data, line)))
        return True

    def put(self, value: Any, line: int) -> Path:
        """Store ``value`` where the reader stands and return its path."""
        if not self.levels:
            self.root = value
            self.lines[()] = line
            return ()
        level = self.levels[-1]
        if isinstance(level.data, list):
            path: Path = (*level.path, len(level.data))
            level.data.append(value)
        else:
            key = level.key if level.key is not None else ""
            path = (*level.path, key)
            level.key = None
            if key in level.data:
                first = self.lines[path]
                actual = Words(f"the key of line {first} again", f"повтор ключа из строки {first}")
                self.report(line, path, actual, Words("every key once", "каждый ключ один раз"))
                return path
            level.data[key] = value
        self.lines[path] = line
        return path

    def key(self, name: str, line: int) -> None:
        level = self.levels[-1]
        level.key = name
        if name == "<<":
            self.plain_only(line, "<<")

    def marks(self, event: Any, line: int) -> None:
        """Anchors and tags could build objects or grow without bound, so neither is read."""
        if event.anchor is not None:
            self.plain_only(line, f"&{event.anchor}")
        if event.tag is not None and not (event.tag == "!" and hasattr(event, "value")):
            self.plain_only(line, str(event.tag))

    def plain_only(self, line: int, actual: str) -> None:
        path = self.levels[-1].path if self.levels else ()
        self.report(line, path, actual, _PLAIN)

    def syntax(self, line: int, problem: str) -> None:
        actual = Words(f"text that is not YAML ({problem})", f"не YAML ({problem})")
        self.report(line, self.levels[-1].path if self.levels else (), actual, "YAML 1.2")

    def report(self, line: int, path: Path, actual: Words | str, allowed: Words | str) -> None:
        self.defects.append(Defect(self.file, line, field_name(path), actual, allowed))


def _scalar(event: Any) -> str | int | float | bool | None:
    text: str = event.value
    if not event.implicit[0]:
        return text
    if text in _WORDS:
        return _WORDS[text]
    if _INT.fullmatch(text):
        return int(text)
    return float(text) if _FLOAT.fullmatch(text) else text


def values(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value that is not a mapping or list, with its path, in the order of the file."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from values(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from values(value, (*path, index))
    else:
        yield path, data
