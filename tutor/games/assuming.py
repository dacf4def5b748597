"""The facts that a position assumes where its box leaves them open: a box of its own, laid over the other."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final, Protocol

from tutor.engine.game import Flaw
from tutor.rules.boxes import COMES_WITH, Boxes
from tutor.rules.defects import DefectiveFile
from tutor.rules.facts import Basis

_STEPS: Final = re.compile(r"([^.\[\]]+)|\[(\d+)\]")


class Assuming(Protocol):
    """A written position: the box it is played with, and the components it assumes, as in a facts file."""

    @property
    def box(self) -> str: ...

    @property
    def assume(self) -> tuple[dict[str, Any], ...]: ...


def box_of(
    game: str,
    position: Assuming,
    box: Callable[[str], object],
    register: Callable[[str, str, str, Basis], str],
) -> tuple[str, tuple[Flaw, ...]]:
    """The name of the box that a position is played with, and the flaws of what it assumes.

    `box` finds a game's box and `register` makes one, as in its `box` module. With flaws the name is that of
    the box without what is assumed, or "book" where there is none.
    """
    try:
        box(position.box)
    except KeyError:
        return "book", (Flaw(("box",), position.box, ", ".join(COMES_WITH)),)
    if not position.assume:
        return position.box, ()
    text = json.dumps({"game": game, "components": position.assume}, ensure_ascii=False)
    try:
        return register(text, "assume", position.box, "assumed"), ()
    except DefectiveFile as error:
        flaws = (Flaw(_path(one.field), one.found, one.allowed, one.rule) for one in error.defects)
        return position.box, tuple(flaws)


def assumed_in(name: str, boxes: Boxes[Any]) -> tuple[str, tuple[dict[str, Any], ...]]:
    """The box that a position says it is played with, and what it assumes: the inverse of `box_of`."""
    made = boxes.made_of(name)
    if made is None or not name.startswith("assume"):
        return name, ()
    base, text = made
    return base, tuple(json.loads(text)["components"])


def _path(field: str) -> tuple[str | int, ...]:
    """Where a field of the facts file stands in the position: its components are `assume`."""
    steps: list[str | int] = []
    for found in _STEPS.finditer(field):
        steps.append(int(found[2]) if found[2] else found[1])
    return ("assume", *steps[1:]) if steps[:1] == ["components"] else ("assume",)
