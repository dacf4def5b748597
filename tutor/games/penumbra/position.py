"""The form in which an author writes a position of Penumbra: only what matters, in the words of the game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tutor.games.penumbra.faces import Use
from tutor.games.penumbra.state import TurnKind
from tutor.games.penumbra.wizard import Stock, Zone

Face = Annotated[int, Meta(ge=1, le=6)]
Count = Annotated[int, Meta(ge=0)]


class MarkSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """A mark in a slot: `mark` is its discipline or spark, `threat` the slot's threat value.

    The sources give no slot's threat value and no slot's effect, so a position states those it needs.
    `charged` and `wounded` exclude each other; a mark is charged unless it is said to be otherwise.
    """

    mark: str
    threat: Face
    charged: bool | None = None
    wounded: bool = False
    effect: str = ""


class CardSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """A card in front of a wizard. `use` has to be given where the sources do not say what it demands."""

    card: str
    zone: Zone = "grimoire"
    turned: bool = False
    use: Use | None = None


class WizardSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in front of one wizard; `dice` are written as colour and value ("bone 6")."""

    dice: tuple[str, ...] = ()
    marks: dict[str, MarkSpec] = {}
    stock: Stock = Stock()
    cards: tuple[CardSpec, ...] = ()
    mortal_wounds: Count = 0


class TurnSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose turn it is and of which kind; `mortal`: a mortal wound card was already received in it."""

    seat: str
    kind: TurnKind = "trial"
    mortal: bool = False
    placed: str = ""


class Resolve(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be resolved: exactly one source of threat, with the numbers that the sources leave open."""

    trial: str | None = None
    contract: str | None = None
    location: str | None = None
    card: str | None = None
    endure: Count | None = None
    counterstrike: Count | None = None
    dice: Count | None = None
    threat: Count | None = None
    rift: Count = 0


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position: the wizards by seat in turn order, the turn, and what is to be resolved."""

    wizards: dict[str, WizardSpec]
    turn: TurnSpec
    resolve: Resolve | None = None
