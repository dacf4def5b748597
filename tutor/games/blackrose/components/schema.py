"""How facts are written where that is not how they are read (`faces`).

What is not known is written ``unknown``, what is not there ``none``. The texts of cards are verbs
(`verbs`).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from tutor.games.blackrose.verbs.schema.picks import (
    Element,
    Form,
    Range,
    SpellType,
    Target,
    Task,
    Trigger,
)
from tutor.rules.words import Words

NONE: TypeAlias = Literal["none"]
Points = Annotated[int, Meta(ge=0, le=12)]
Letter: TypeAlias = Literal["A", "B", "C", "D", "E"]
ChoiceName: TypeAlias = Literal["damage", "mage", "mage_more", "evocation", "owner"]
School: TypeAlias = Literal["agony", "alchemy", "nightmare", "hexcraft", "technomancy", "shamanism"]


class TriggerForm(Trigger, frozen=True):
    """A trigger with its wording."""

    text: Words | None = None


class TaskForm(Task, frozen=True):
    """A task with its wording."""

    text: Words | None = None


class SideForm(Form, frozen=True):
    """A side of a spell; traps and defences have a trigger."""

    type: SpellType
    element: Element
    target: Target
    range: Range
    trigger: TriggerForm | None = None


class StartForm(Form, frozen=True):
    """A starting list of a school: the ids of its spells, for those of the book without ``spell-``."""

    name: Words
    spells: tuple[str, ...]
