"""What differs between two stages as they are drawn: pieces that are new, lie elsewhere, or say otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Final

from tutor.views.markup import Html
from tutor.views.stage.annotations import Annotation, AnnotationLook

VOID: Final = frozenset(("br", "hr", "img", "input", "use", "path", "circle", "rect", "polygon", "line"))
"""Elements that hold nothing."""

LONGEST: Final = 16
"""A longer text is no value."""

MOST: Final = 14
"""Where more pieces differ it is another scene, and no piece stands out in it."""


@dataclass(slots=True)
class _Drawn:
    """A piece: the one that holds it, its own texts, and how it lies."""

    inside: str
    texts: list[str] = field(default_factory=list)
    lies: tuple[str, str] = ("", "")


class _Reader(HTMLParser):
    """The pieces of a stage, by their keys; `scene` is none of them."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: dict[str, _Drawn] = {}
        self._open: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        around = self._open[-1][1] if self._open else ""
        about = {name: value or "" for name, value in attrs}
        key = about.get("data-key", "")
        if key and key != "scene" and key not in self.pieces:
            says = about.get("aria-label", "") if "data-motion" in about else ""
            self.pieces[key] = _Drawn(around, lies=(about.get("data-state", ""), says))
        if tag not in VOID:
            self._open.append((tag, around if key in ("", "scene") else key))

    def handle_endtag(self, tag: str) -> None:
        while tag not in VOID and self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self._open and (key := self._open[-1][1]) and (text := data.strip()):
            self.pieces[key].texts.append(text)


def differences(before: Html, after: Html, look: AnnotationLook) -> tuple[Annotation, ...]:
    """Annotations of the pieces of the second stage that the first does not have so.

    A value that differs is its label, as old and new. Of pieces in one another the innermost stands out, and
    none where the scene is another one.
    """
    old, new = _pieces(before), _pieces(after)
    differ = dict(_different(old, new))
    held = {around for key in differ for around in _around(key, new)}
    rings = tuple(Annotation((key,), look, label=label) for key, label in differ.items() if key not in held)
    return rings if len(rings) <= MOST else ()


def _around(key: str, pieces: Mapping[str, _Drawn]) -> Iterator[str]:
    """What holds a piece, and what holds that: the innermost stands for them."""
    while key := pieces[key].inside:
        yield key


def _pieces(stage: Html) -> Mapping[str, _Drawn]:
    reader = _Reader()
    reader.feed(stage)
    return reader.pieces


def _different(old: Mapping[str, _Drawn], new: Mapping[str, _Drawn]) -> Iterator[tuple[str, str]]:
    for key, piece in new.items():
        was = old.get(key)
        if key.startswith("supply "):
            continue
        if was is None:
            # What holds a new piece and is new itself stands for it.
            if piece.inside not in new or piece.inside in old or not piece.inside:
                yield key, ""
        elif (was.inside, was.texts, was.lies) != (piece.inside, piece.texts, piece.lies):
            yield key, _changed(was, piece)


def _changed(was: _Drawn, piece: _Drawn) -> str:
    """The values that differ, as old and new; nothing where it is not a matter of values."""
    pairs = list(zip(was.texts, piece.texts, strict=False)) if len(was.texts) == len(piece.texts) else []
    if was.texts == piece.texts:
        pairs = [(was.lies[0], piece.lies[0])]
    values = [_value(one, other) for one, other in pairs if one != other]
    return ", ".join(list(dict.fromkeys(filter(None, values)))[:2])


def _value(one: str, other: str) -> str:
    """A text before and after, without the words that stay; nothing where it is not a number."""
    words, others = one.split(), other.split()
    if len(words) == len(others):
        differ = [pair for pair in zip(words, others, strict=True) if pair[0] != pair[1]]
        words, others = ([pair[at] for pair in differ] for at in (0, 1))
    before, after = " ".join(words), " ".join(others)
    counted = all(any(letter.isdigit() for letter in text) for text in (before, after))
    return f"{before} → {after}" if counted and 0 < len(before) <= LONGEST >= len(after) > 0 else ""
