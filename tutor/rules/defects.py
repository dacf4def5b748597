"""Defects of a file that a person wrote: where it is wrong, what stands there, what may stand there."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tutor.rules.words import Lang, Words

Path = tuple[str | int, ...]
"""The way from the top of a file to a value: keys and list positions."""


def spoken(text: Words | str, lang: Lang) -> str:
    """``text`` in ``lang``; a plain string (a value, an id) reads the same in both languages.

    One in which nothing is to be seen is quoted, so that it does not look left out.
    """
    plain = text.of(lang) if isinstance(text, Words) else text
    return plain if plain.strip() else f'"{plain}"'


def complaint(actual: Words | str, allowed: Words | str) -> Words:
    """What was found and what is allowed instead, as one line."""
    return Words(
        f"found {spoken(actual, 'en')}; allowed: {spoken(allowed, 'en')}",
        f"найдено: {spoken(actual, 'ru')}; допустимо: {spoken(allowed, 'ru')}",
    )


def field_name(path: Path) -> str:
    """A path as an author reads it: ``rules[3].title.ru``; the top of the file is ``-``."""
    name = ""
    for step in path:
        if isinstance(step, int):
            name += f"[{step}]"
        else:
            name += f".{step}" if name else step
    return name or "-"


class Defect(msgspec.Struct, frozen=True):
    """One defect. ``line`` counts from 1; ``rule`` is the rule of the game that is broken, if one is.

    ``step`` is the full stop of a played line at which it came up, as `--step` of commands counts them.
    ``actual`` and ``allowed`` are `Words`, or a plain string where both languages share it.
    """

    file: str
    line: int
    field: str
    actual: Words | str
    allowed: Words | str
    rule: str | None = None
    step: int | None = None

    def message(self, lang: Lang = "en") -> str:
        """What was found and what is allowed, without the place."""
        text = complaint(self.actual, self.allowed).of(lang)
        text = f"{text} [{self.rule}]" if self.rule else text
        return text if self.step is None else f"{text} (--step {self.step})"

    def as_line(self, lang: Lang = "en") -> str:
        """The whole defect as one line: ``file:line: field: message``."""
        return f"{self.file}:{self.line}: {self.field}: {self.message(lang)}"

    def __str__(self) -> str:
        return self.as_line("en")


class DefectiveFile(ValueError):
    """Raised when a file cannot be used. It carries every defect, not only the first; nothing was loaded."""

    def __init__(self, defects: Iterable[Defect]) -> None:
        self.defects: tuple[Defect, ...] = tuple(defects)
        super().__init__("\n".join(str(defect) for defect in self.defects))

    def text(self, lang: Lang) -> str:
        """All defects in ``lang``, one per line."""
        return "\n".join(defect.as_line(lang) for defect in self.defects)
