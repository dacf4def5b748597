"""The form of every fact that the engine reads, kind by kind: `FORMS`.

What is not known is written ``unknown``, what is not there ``none``. The texts of cards are verbs
(`verbs`).
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta

from tutor.games.blackrose.verbs.schema.picks import (
    Archetype,
    Colour,
    Criterion,
    Element,
    EventPhase,
    Few,
    Form,
    Moon,
    Range,
    SpellType,
    Target,
    Task,
    Trigger,
    UpTo12,
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


_EVENT: Final[dict[str, Any]] = {
    "moon": Moon,
    "crown": bool,
    "phase": EventPhase,
    "slot": Moon | NONE,
    "reveal_power": Points,
    "discard_power": Points,
}
FORMS: Final[dict[str, dict[str, Any]]] = {
    "room": {"colour": Colour, "slots": Few, "flags": tuple[Points, ...], "fixed_centre": bool},
    "mage": {
        "health": Annotated[int, Meta(ge=1, le=30)],
        "hand_limit": Few,
        "strength": UpTo12,
        "speed": UpTo12,
        "quest_limit": UpTo12,
        "personal": str,
    },
    "school": {
        "element_counts": dict[str, UpTo12],
        "starting_grimoires": tuple[StartForm, ...],
    },
    "spell": {
        "school": School | Literal["forgotten", "personal"],
        "instability": bool,
        "main": SideForm,
        "reverse": SideForm | NONE,
        "owner": str | tuple[str, ...],
    },
    "evocation": {
        "archetype": Archetype,
        "health": Few,
        "strength": UpTo12,
        "speed": UpTo12,
        "figures": Few,
        "base": Literal["large", "small"],
        "shares": str,
    },
    "quest": {"moon": Moon, "task": TaskForm, "slots": UpTo12, "reward": Points},
    "event": _EVENT,
    "avatar-event": _EVENT,
    "avatar": {
        "health": Annotated[int, Meta(ge=1, le=30)],
        "strength": UpTo12,
        "speed": UpTo12,
        "criteria": dict[Letter, Criterion],
        "choices": dict[ChoiceName, tuple[Criterion, ...]],
    },
    "order": {
        "moon": Moon,
        "back": Literal["none", "targeted", "damaged"],
        "extra": bool,
        "instability": bool,
        "top": Literal["spell", "physical"],
    },
}
"""The form of each fact that the engine reads, by kind of component."""
