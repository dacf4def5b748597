"""The words and numbers of a facts file.

`decoding.FORMS` names the form of every fact, kind by kind. A fact that is not known is written ``unknown``,
what is not there (no threat, no icon, no slot) ``none``. The fields of the structs here and of those that are
made of them are the fields of the YAML mappings; numbers have the ranges given there.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from tutor.games.penumbra.state.wizard import Ingredient

Window: TypeAlias = Literal["learning", "trial", "rest"]
NONE: TypeAlias = Literal["none"]
Few = Annotated[int, Meta(ge=1, le=12)]
DieFace = Annotated[int, Meta(ge=1, le=6)]
Points = Annotated[int, Meta(ge=-20, le=20)]
UpTo12 = Annotated[int, Meta(ge=0, le=12)]
Sum = Annotated[int, Meta(ge=1, le=60)]
Gem: TypeAlias = Literal["ruby", "amber", "jasper", "emerald", "sapphire", "amethyst"]
Colour: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "violet"]
Wanted: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "violet", "any", "spark"]
"""A colour in a cost or a task: "any" is the bone sign (pen.dice.bone.icon)."""
Given: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "violet", "bone", "spark"]
"""A colour of a die that is gained."""
Symbol: TypeAlias = Literal["monsters", "magical-beasts", "wild-lands", "mystic", "wizards", "society"]
Approach: TypeAlias = Literal["destroy", "catch", "reconcile", "dispel", "endure", "bribe"]
Stock: TypeAlias = dict[Ingredient, Few]
Icon: TypeAlias = Literal[
    "none",
    "any-spell", "red-spell", "orange-spell", "yellow-spell", "green-spell", "blue-spell", "violet-spell",
    "any-potion", "red-potion", "orange-potion", "yellow-potion", "green-potion", "blue-potion",
    "violet-potion",
    "any-pet", "red-pet", "orange-pet", "yellow-pet", "green-pet", "blue-pet", "violet-pet",
]  # fmt: skip
"""What a launch icon shows: the colour of the discipline and the kind of card."""


class Form(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A mapping with a closed list of fields."""


class PlaceForm(Form, frozen=True):
    """A slot of a location. "class" is the colour of the class; `players`: open from that many players on."""

    colour: Colour | Literal["spark", "class"] | None = None
    value: DieFace | None = None
    players: Annotated[int, Meta(ge=1, le=4)] = 1
    many: bool = False


class ThreatForm(Form, frozen=True):
    """A requirement that has a threat to be resolved, and what else using the card demands."""

    threat: Few
    use: Literal["turn", "discard", "none"]
    uncancellable: bool = False


PrintedKind: TypeAlias = Literal["spell", "potion", "ready-made-potion", "pet", "artifact", "tome"]
Requirement: TypeAlias = Literal["turn", "discard", "condition", "permanent", "on-gain"] | ThreatForm
Equipment: TypeAlias = Literal["conductor", "pendant", "mantle", "ring", "none"]
SlotEffect: TypeAlias = Literal["set", "repaint", "launch", "unturn", "none"]
Windows: TypeAlias = Literal["none", "learning", "trial", "rest"] | tuple[Window, ...]
Amount: TypeAlias = UpTo12 | NONE
Symbols: TypeAlias = Symbol | tuple[Symbol, ...] | NONE
Rest: TypeAlias = Literal["die", "brew", "exchange", "buy", "none"]


def several(value: Any) -> tuple[Any, ...]:
    """A fact that is one thing or several, as several."""
    return value if isinstance(value, tuple) else (value,)
