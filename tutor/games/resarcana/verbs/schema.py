"""What a power costs and does, as typed values: one form for each thing that is printed.

`printed` makes them out of the facts of the catalogue; `deeds` makes sentences out of them.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from tutor.games.resarcana.state.essences import NONE, Amount, Essences

Type: TypeAlias = Literal["dragon", "creature"]
Doomed: TypeAlias = Literal["", "self", "own_artifact_any", "own_artifact_other", "own_dragon_or_creature"]
Deck: TypeAlias = Literal["own_artifact_deck", "monument_deck"]


class Reduction(Struct, frozen=True, gc=False):
    """So many essences less, of those kinds; `applies_to` is what has to be placed: "artifact" or a type."""

    amount: int
    kinds: tuple[int, ...]
    applies_to: str = "artifact"


class Cost(Struct, frozen=True, gc=False):
    """The conditions of a power, all of which must be met (res.power.cost-conditions).

    `same_x`: any number of essences of one kind. `one_of`: one essence of those kinds. `turn_other`: another
    component of that type. `even_turned`: it is used while the component is turned, too.
    """

    turn_self: bool = False
    turn_other: Type | Literal[""] = ""
    pay: Amount = Amount()
    pay_from_self: Essences = NONE
    same_x: bool = False
    one_of: tuple[int, ...] = ()
    destroy: Doomed = ""
    discard: int = 0
    even_turned: bool = False


class Gain(Struct, frozen=True, gc=False):
    """Essences from the common supply into the pool."""

    amount: Amount


class GainX(Struct, frozen=True, gc=False):
    """As many essences of one of those kinds as were paid for X."""

    kinds: tuple[int, ...]


class GainByCost(Struct, frozen=True, gc=False):
    """As many essences as the card destroyed or discarded costs to place, and some more."""

    kinds: tuple[int, ...]
    bonus: int
    of: Literal["destroyed", "discarded"]


class CopyRival(Struct, frozen=True, gc=False):
    """As many essences of one kind as one rival has of another."""

    gain: int
    count: int


class PutOnSelf(Struct, frozen=True, gc=False):
    """Essences from the common supply onto the component."""

    amount: Amount


class PutPaid(Struct, frozen=True, gc=False):
    """The very essence that was paid, onto the component, or any other of one's own."""

    anywhere: bool = False


class RivalsGain(Struct, frozen=True, gc=False):
    """Essences for every rival, those who have passed included."""

    amount: Amount


class LoseLife(Struct, frozen=True, gc=False):
    """All rivals who have not passed lose life."""

    n: int


class WayOut(Struct, frozen=True, gc=False):
    """What a rival may do to lose no life."""

    pay: Amount = Amount()
    destroy: bool = False
    discard: bool = False


class Ignore(Struct, frozen=True, gc=False):
    """What the reaction answers does nothing to who reacts."""

    what: Literal["life_loss", "dragon_power"]


class Straighten(Struct, frozen=True, gc=False):
    """One turned component is straightened: any, one of a type, or the component itself."""

    what: Literal["any", "creature", "self"]


class Draw(Struct, frozen=True, gc=False):
    """Cards from the own deck into the hand, and cards of the hand into the discard pile."""

    n: int
    then_discard: int = 0


class Look(Struct, frozen=True, gc=False):
    """The top cards of one of those decks are looked at and put back in any order."""

    n: int
    decks: tuple[Deck, ...]


class PlaceCard(Struct, frozen=True, gc=False):
    """An artifact is placed out of a hand or a discard pile; `free` for nothing at all."""

    source: Literal["hand", "own_discard", "any_discard"]
    type: Type | Literal[""] = ""
    free: bool = False
    reduction: Reduction | None = None


class MorePoints(Struct, frozen=True, gc=False):
    """Points for the victory check that is under way, and for no other."""

    n: int


class CheckNow(Struct, frozen=True, gc=False):
    """Victory is checked at once."""


Deed: TypeAlias = (
    Gain | GainX | GainByCost | CopyRival | PutOnSelf | PutPaid | RivalsGain | LoseLife | WayOut | Ignore
    | Straighten | Draw | Look | PlaceCard | MorePoints | CheckNow
)  # fmt: skip
