"""What lies in front of a wizard: dice, marks, ingredients, cards, as immutable values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tutor.framework.counts import Count
from tutor.framework.shared_fields import interleaved

Colour: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "violet", "bone", "spark"]
Discipline: TypeAlias = Literal["ruby", "amber", "jasper", "emerald", "sapphire", "amethyst", "spark"]
Ingredient: TypeAlias = Literal["blood", "crystal", "jewel", "fruit", "trinket", "arcana"]
Condition: TypeAlias = Literal["charged", "discharged", "wounded"]
MarkEffect: TypeAlias = Literal["", "set", "repaint", "launch", "unturn"]
RestEffect: TypeAlias = Literal["", "die", "brew", "exchange", "buy"]
Side: TypeAlias = Literal["", "dark", "light"]
Zone: TypeAlias = Literal["grimoire", "inventory", "equipment", "talent", "experience", "discarded"]

DISCIPLINE_COLOURS: dict[str, Colour] = {
    "ruby": "red",
    "amber": "orange",
    "jasper": "yellow",
    "emerald": "green",
    "sapphire": "blue",
    "amethyst": "violet",
    "spark": "spark",
}
"""The die colour of each discipline (pen.dice.colour), and of spark marks."""


class Die(Struct, frozen=True, gc=False):
    """A die of a pool showing `value` (1 to 6); `card` is the card a temporary die lies on."""

    id: str
    colour: Colour
    value: int
    card: str = ""


class Mark(Struct, frozen=True, gc=False):
    """A mark in its slot, with what is printed there.

    `threat` is the slot's threat value (0: none is given), `effect` the mark effect below it, `rest` the rest
    effects above it, `points` the points printed below it.
    """

    slot: str
    discipline: Discipline
    threat: int = 0
    condition: Condition = "charged"
    effect: MarkEffect = ""
    rest: tuple[RestEffect, ...] = ()
    points: int = 0


class Stock(Struct, frozen=True, gc=False):
    """How many ingredients of each kind a wizard holds, 0 to 12 each."""

    blood: int = 0
    crystal: int = 0
    jewel: int = 0
    fruit: int = 0
    trinket: int = 0
    arcana: int = 0


class Card(Struct, frozen=True, gc=False):
    """A card of a play area; what is printed on it is its face in the box.

    `borrowed` marks a spell that leaves again at the end of the turn. A card that was discarded stays listed
    in the zone "discarded" until the turn ends, so that it can be shown; it lies in its deck already.
    """

    id: str
    zone: Zone = "grimoire"
    turned: bool = False
    borrowed: bool = False


class Reserved(Struct, frozen=True, gc=False):
    """A contract or trial kept for one wizard; `secret` if nobody else has seen its face."""

    id: str
    kind: Literal["contract", "trial"]
    secret: bool = False


class Passed(Struct, frozen=True, gc=False):
    """A passed trial, and the path that shows."""

    id: str
    path: Literal["dark", "light"]


class WizardFields(Struct, frozen=True, kw_only=True):
    """What lies in front of a wizard on the table as in a written position.

    `offered` are the talents dealt in the set-up and `kept` the one of them that is kept, until all are
    revealed. `automa` is the id of the Automa's board.
    """

    mortal_wounds: Count = 0
    must_rest: bool = False
    contracts: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()
    kept: str = ""
    automa: str = ""


@interleaved(trials="contracts", side="automa")
class Wizard(WizardFields, frozen=True, gc=False):
    """Everything in front of one player, or in front of the Automa.

    `turns` counts the turns begun. `side` is the side that the Automa acts for once it is fixed. The rest is
    told at `WizardFields`.
    """

    seat: str
    dice: tuple[Die, ...] = ()
    marks: tuple[Mark, ...] = ()
    stock: Stock = Stock()
    cards: tuple[Card, ...] = ()
    trials: tuple[Passed, ...] = ()
    reserved: tuple[Reserved, ...] = ()
    turns: int = 0
    side: Side = ""

    def card(self, card: str) -> Card | None:
        """The card with that id, or None."""
        for held in self.cards:
            if held.id == card:
                return held
        return None

    def die(self, die: str) -> Die:
        """The die with that id. Raises KeyError if the pool does not hold it."""
        for held in self.dice:
            if held.id == die:
                return held
        raise KeyError(die)

    def mark(self, slot: str) -> Mark:
        """The mark in that slot. Raises KeyError if the slot is free."""
        for mark in self.marks:
            if mark.slot == slot:
                return mark
        raise KeyError(slot)

    def held(self, ingredient: str) -> int:
        """How much of an ingredient the stock holds."""
        return int(getattr(self.stock, ingredient))

    @property
    def wounded(self) -> int:
        """How many marks are wounded."""
        return [mark.condition for mark in self.marks].count("wounded")

    @property
    def in_play(self) -> tuple[Card, ...]:
        """The cards of the play area."""
        return tuple([card for card in self.cards if card.zone != "discarded"])

    def without_die(self, die: str) -> Wizard:
        """The wizard without that die."""
        return replace(self, dice=tuple([held for held in self.dice if held.id != die]))

    def with_die(self, die: Die) -> Wizard:
        """The wizard with the die of the same id replaced, or added."""
        if die.id not in [held.id for held in self.dice]:
            return replace(self, dice=(*self.dice, die))
        return replace(self, dice=tuple([die if held.id == die.id else held for held in self.dice]))

    def with_mark(self, mark: Mark) -> Wizard:
        """The wizard with the mark of the same slot replaced, or added; marks lie from left to right."""
        if mark.slot not in [held.slot for held in self.marks]:
            return replace(self, marks=tuple(sorted((*self.marks, mark), key=lambda held: held.slot)))
        return replace(self, marks=tuple([mark if held.slot == mark.slot else held for held in self.marks]))

    def with_card(self, card: Card) -> Wizard:
        """The wizard with the card of the same id replaced, or added."""
        if card.id not in [held.id for held in self.cards]:
            return replace(self, cards=(*self.cards, card))
        return replace(self, cards=tuple([card if held.id == card.id else held for held in self.cards]))

    def without_card(self, card: str) -> Wizard:
        """The wizard without that card."""
        return replace(self, cards=tuple(held for held in self.cards if held.id != card))

    def with_stock(self, **change: int) -> Wizard:
        """The wizard with ingredients gained (positive) or spent (negative)."""
        stock = self.stock
        return replace(
            self, stock=replace(stock, **{kind: getattr(stock, kind) + n for kind, n in change.items()})
        )


def of_value(dice: Iterable[Die], value: int) -> tuple[Die, ...]:
    """The dice that show a value."""
    return tuple(die for die in dice if die.value == value)
