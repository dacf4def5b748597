"""Positions that cannot be, as changes of sound ones: what is refused, where, under which rule, in words."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import msgspec
from ruamel.yaml import YAML

from tutor.engine.game import Flaw, Game
from tutor.rules.words import Words


def data_of(text: str) -> Any:
    """YAML as plain data."""
    return YAML(typ="safe").load(dedent(text))


def merged(data: Any, changes: Any) -> Any:
    """Plain data with changes merged into its mappings."""
    if not isinstance(data, dict) or not isinstance(changes, dict):
        return changes
    return {**data, **{key: merged(data.get(key), value) for key, value in changes.items()}}


def flaws(
    game: Game[Any], base: str, changes: str, rulings: tuple[tuple[str, str], ...] = ()
) -> tuple[Flaw, ...]:
    """The flaws of a position with changes merged into it."""
    data = merged(data_of(base), data_of(changes))
    return game.place(msgspec.convert(data, game.position), rulings).flaws


def where(flaw: Flaw) -> str:
    """The place of a flaw."""
    return ".".join(map(str, flaw.path))


def allowed(flaw: Flaw) -> str:
    """What is allowed in the place of a flaw, which is said in both languages as what was found is."""
    for text in (flaw.actual, flaw.allowed):
        assert text.en and text.ru if isinstance(text, Words) else text, "nothing is left unsaid"
    return flaw.allowed.en if isinstance(flaw.allowed, Words) else flaw.allowed


def refuses(found: tuple[Flaw, ...], place: str, rule: str | None, words: str) -> None:
    """One flaw alone was found: there, under that rule, and what is allowed is told in those words."""
    assert [where(flaw) for flaw in found] == [place], [(where(one), allowed(one)) for one in found]
    assert found[0].rule == rule
    assert words in allowed(found[0]), allowed(found[0])
