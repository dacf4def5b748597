"""The pieces of Penumbra as immutable values: wizards with all that is theirs, the threat, the turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tutor.engine.state import State

Colour: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "violet", "bone", "spark"]
Discipline: TypeAlias = Literal["ruby", "amber", "jasper", "emerald", "sapphire", "amethyst", "spark"]
Condition: TypeAlias = Literal["charged", "discharged", "wounded"]
MarkEffect: TypeAlias = Literal["", "set", "repaint", "launch", "unturn"]
TurnKind: TypeAlias = Literal["learning", "trial", "rest"]
Zone: TypeAlias = Literal["grimoire", "inventory", "equipment", "talent", "discarded"]
Use: TypeAlias = Literal["turn", "discard", "condition", "permanent"]

DISCIPLINE_COLOURS: dict[str, Colour] = {
    "ruby": "red",
    "amber": "orange",
    "jasper": "yellow",
    "emerald": "green",
    "sapphire": "blue",
    "amethyst": "violet",
}
"""The die colour of each discipline (pen.dice.colour)."""


class Die(Struct, frozen=True):
    """A die of a pool showing `value` (1 to 6); `card` is the card a temporary die lies on."""

    id: str
    colour: Colour
    value: int
    card: str = ""


class Mark(Struct, frozen=True):
    """A mark in its slot. `threat` is the slot's threat value, `effect` the effect below it, if given."""

    slot: str
    discipline: Discipline
    threat: int
    condition: Condition = "charged"
    effect: MarkEffect = ""


class Stock(Struct, frozen=True):
    """How many ingredients of each kind a wizard holds, 0 to 12 each."""

    blood: int = 0
    crystal: int = 0
    jewel: int = 0
    fruit: int = 0
    trinket: int = 0
    arcana: int = 0


class Card(Struct, frozen=True):
    """A card of a play area. `use` is what activating it demands; `assumed` says that the position set it."""

    id: str
    zone: Zone = "grimoire"
    turned: bool = False
    use: Use = "turn"
    assumed: bool = False


class Wizard(Struct, frozen=True):
    """Everything in front of one player."""

    seat: str
    dice: tuple[Die, ...] = ()
    marks: tuple[Mark, ...] = ()
    stock: Stock = Stock()
    cards: tuple[Card, ...] = ()
    mortal_wounds: int = 0
    must_rest: bool = False

    def card(self, card: str) -> Card | None:
        """The card with that id, or None."""
        return next((held for held in self.cards if held.id == card), None)

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

    def count_marks(self, discipline: str) -> int:
        """How many marks an effect "per mark" counts: in any condition (pen.act.boost), wand included."""
        own = sum(mark.discipline == discipline for mark in self.marks)
        return own + self.extra_marks(discipline)

    def extra_marks(self, discipline: str) -> int:
        """How many marks a wand adds to that: of the Guard, unturned, two of Jasper (pen.act.boost.wand)."""
        wand = self.card("wand-of-the-guard") if discipline == "jasper" else None
        return 2 if wand is not None and wand.zone != "discarded" and not wand.turned else 0

    def without_die(self, die: str) -> Wizard:
        """The wizard without that die."""
        return replace(self, dice=tuple(held for held in self.dice if held.id != die))

    def with_die(self, die: Die) -> Wizard:
        """The wizard with the die of the same id replaced."""
        return replace(self, dice=tuple(die if held.id == die.id else held for held in self.dice))

    def with_mark(self, mark: Mark) -> Wizard:
        """The wizard with the mark of the same slot replaced."""
        return replace(self, marks=tuple(mark if held.slot == mark.slot else held for held in self.marks))

    def with_card(self, card: Card) -> Wizard:
        """The wizard with the card of the same id replaced."""
        return replace(self, cards=tuple(card if held.id == card.id else held for held in self.cards))

    def with_stock(self, **change: int) -> Wizard:
        """The wizard with ingredients gained (positive) or spent (negative)."""
        stock = self.stock
        return replace(
            self, stock=replace(stock, **{kind: getattr(stock, kind) + n for kind, n in change.items()})
        )


class Settled(Struct, frozen=True):
    """How one threat die was settled: it took a die, wounded a mark, hit a wounded mark, or missed."""

    value: int
    how: Literal["die", "mark", "mortal", "miss"]
    piece: str = ""


class Threat(Struct, frozen=True):
    """A threat that is being resolved against a wizard.

    `prepared` counts the dice before the roll; after it `left` holds the values still to be handed out, in
    the order in which they lie, and `settled` what became of the others. `removed` names what discarded dice
    before the roll, once for each die. `nudged` are the places of dice that may not be nudged again
    (pen.ruling.nudge-two-dice). `mortal` tells that this roll gave a mortal wound card.
    """

    seat: str
    prepared: int
    uncancellable: bool = False
    main: bool = False
    step: Literal["prepare", "roll", "distribute"] = "prepare"
    roller: str = ""
    left: tuple[int, ...] = ()
    settled: tuple[Settled, ...] = ()
    removed: tuple[str, ...] = ()
    nudges: int = 0
    nudged: tuple[int, ...] = ()
    mortal: bool = False

    def count(self, how: str) -> int:
        """How many dice were settled in that way."""
        return sum(die.how == how for die in self.settled)


class Turn(Struct, frozen=True):
    """The turn in progress: whose, of which kind, and what holds until it ends.

    `mortal` is set once a mortal wound card was received in it; `ignores_pool` by Vulnerability; `nudges`
    are owed by cloaks to the next threat roll; `placed` is the colour of the die placed for this effect.
    """

    seat: str
    kind: TurnKind = "trial"
    over: bool = False
    mortal: bool = False
    ignores_pool: bool = False
    nudges: int = 0
    placed: str = ""


class Trial(Struct, frozen=True):
    """The trial that is being attempted: its card, and the properties that touch threat."""

    card: str
    threat: int
    rift: int = 0
    passed: bool = False
    gone: bool = False


class Table(Struct, frozen=True):
    """The whole table of Penumbra as far as threat needs it; `threats` nest, innermost last."""

    wizards: tuple[Wizard, ...]
    turn: Turn
    threats: tuple[Threat, ...] = ()
    trial: Trial | None = None
    last_threat: Threat | None = None

    @property
    def threat(self) -> Threat | None:
        """The innermost threat that is being resolved; a card used in step 1 may start another inside."""
        return self.threats[-1] if self.threats else None

    def with_threat(self, threat: Threat) -> Table:
        """The table with the innermost threat replaced."""
        return replace(self, threats=(*self.threats[:-1], threat))

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in turn order."""
        return tuple(wizard.seat for wizard in self.wizards)

    def wizard(self, seat: str) -> Wizard:
        """The wizard of a seat. Raises KeyError for an unknown seat."""
        for wizard in self.wizards:
            if wizard.seat == seat:
                return wizard
        raise KeyError(seat)

    def with_wizard(self, wizard: Wizard) -> Table:
        """The table with the wizard of the same seat replaced."""
        return replace(
            self, wizards=tuple(wizard if held.seat == wizard.seat else held for held in self.wizards)
        )


PenumbraState: TypeAlias = State[Table]


def of_value(dice: Iterable[Die], value: int) -> tuple[Die, ...]:
    """The dice that show a value."""
    return tuple(die for die in dice if die.value == value)
