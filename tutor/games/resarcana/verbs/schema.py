"""What a power costs, and the base of its verbs: each thing that a full stop of a power can do is one class.

They are read straight out of the facts of the catalogue, whose names stand where the field is called
otherwise. The verbs themselves stand in the other modules of `verbs`, by what they are about.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias

import msgspec
from msgspec import Struct, field

from tutor.engine.question import Refusal
from tutor.engine.sentence import Sentence
from tutor.framework.readings import Readings
from tutor.games.resarcana.state.essences import Amount, Essence, Kinds, decoded
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.verbs.effects.common import together

if TYPE_CHECKING:
    from tutor.games.resarcana.components.faces import Power

Type: TypeAlias = Literal["dragon", "creature"]
Doomed: TypeAlias = Literal["", "self", "own_artifact_any", "own_artifact_other", "own_dragon_or_creature"]
RESOLVE = "res.power.resolve"


class Reduction(Struct, frozen=True, gc=False):
    """So many essences less, of those kinds; `applies_to` is what has to be placed: "artifact" or a type."""

    amount: int
    kinds: Kinds = field(name="essence")
    applies_to: str = "artifact"


class Cost(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The conditions of a power, all of which must be met (res.power.cost-conditions).

    `same_x`: any number of essences of one kind. `one_of`: one essence of those kinds. `turn_other`: another
    component of that type. `even_turned`: it is used while the component is turned, too.
    """

    turn_self: bool = False
    turn_other: Type | Literal[""] = ""
    pay: Amount = Amount()
    pay_from_self: Amount = Amount()
    same_x: Literal["", "any"] = field(default="", name="pay_same_type_x")
    one_of: tuple[Essence, ...] = field(default=(), name="pay_one_of")
    destroy: Doomed = ""
    discard: int = field(default=0, name="discard_from_hand")
    even_turned: bool = False


class Placing(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Which artifact a power places, out of a hand or a discard pile; `free` for nothing at all."""

    source: Literal["hand", "own_discard", "any_discard"] = field(name="from")
    type: Type | Literal[""] = ""
    free: bool = False
    reduction: Reduction | None = None


class Verb(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a full stop of a power does. `word`: the fact that it is written as."""

    word: ClassVar[str]

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Verb:
        """The verb out of its facts. Raises msgspec.ValidationError for what it does not know."""
        return msgspec.convert(data, cls, dec_hook=decoded)

    def full_stops(self, card: str, power: Power) -> tuple[Sentence, ...]:
        """The sentence of each full stop that stands for it, of the power of a component."""
        return (together(RESOLVE, *self.sentences(card, power)),)

    def sentences(self, card: str, power: Power) -> Iterator[Sentence]:
        """The sentences that make up its full stop."""
        raise NotImplementedError(type(self).__name__)

    def refusals(
        self, table: Table, player: Player, one: Component, power: Power, reading: Readings
    ) -> Iterator[Refusal]:
        """What rulings hold against using a power for it: it would bring nothing, or less than it says."""
        yield from ()

    def places(self) -> Placing | None:
        """Which artifact it places, if it does."""
        return None


class WayOut(Verb, frozen=True, gc=False):
    """What a rival may do to lose no life; it belongs to the full stop of the loss (`LoseLife`)."""

    word: ClassVar[str] = "rival_may_ignore_by"
    by: Amount | Literal["destroy_own_artifact", "discard_card_from_hand"] = field(name="rival_may_ignore_by")

    def full_stops(self, card: str, power: Power) -> tuple[Sentence, ...]:
        return ()

    @property
    def pay(self) -> Amount:
        """What it costs in essences."""
        return self.by if isinstance(self.by, Amount) else Amount()

    @property
    def destroy(self) -> bool:
        """Whether an artifact is destroyed for it."""
        return self.by == "destroy_own_artifact"

    @property
    def discard(self) -> bool:
        """Whether a card is discarded for it."""
        return self.by == "discard_card_from_hand"

    @property
    def kind(self) -> Literal["pay", "destroy", "discard"]:
        """What is done for it."""
        return "destroy" if self.destroy else "discard" if self.discard else "pay"
