"""The facts that a position assumes where its box leaves them open: a box of its own, laid over the other."""

from __future__ import annotations

import re
from typing import Any, Final, Protocol

from tutor.engine.game import Flaw
from tutor.rules.component_sets import BOOK, COMES_WITH, Boxes
from tutor.rules.defects import DefectiveFile

_STEPS: Final = re.compile(r"([^.\[\]]+)|\[(\d+)\]")


class Assuming(Protocol):
    """A written position: the box it is played with, and the components it assumes, as in a facts file."""

    @property
    def box(self) -> str: ...

    @property
    def assume(self) -> tuple[dict[str, Any], ...]: ...


def box_of(position: Assuming, boxes: Boxes[Any]) -> tuple[str, tuple[Flaw, ...]]:
    """The name of the box that a position is played with, and the flaws of what it assumes.

    With flaws the name is that of the box without what is assumed, or "book" where there is none.
    """
    base = position.box
    if base not in (*COMES_WITH, *boxes.own()):
        return BOOK, (Flaw(("box",), base, ", ".join(COMES_WITH)),)
    if not position.assume:
        return base, ()
    try:
        return boxes.assume(base, position.assume), ()
    except DefectiveFile as error:
        flaws = (Flaw(_path(one.field), one.actual, one.allowed, one.rule) for one in error.defects)
        return base, tuple(flaws)


def _path(field: str) -> tuple[str | int, ...]:
    """Where a field of the facts file stands in the position: its components are `assume`."""
    steps: list[str | int] = []
    for match in _STEPS.finditer(field):
        steps.append(int(match[2]) if match[2] else match[1])
    return ("assume", *steps[1:]) if steps[:1] == ["components"] else ("assume",)
