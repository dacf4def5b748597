"""The whole table of Penumbra as one immutable value: wizards, common area, turn and what is under way."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tutor.framework.counts import Count
from tutor.framework.decks import Deck
from tutor.framework.shared_fields import interleaved
from tutor.games.penumbra.components.faces import CardFace
from tutor.games.penumbra.components.tasks import Task
from tutor.games.penumbra.state.wizard import Colour, Wizard

TurnKind: TypeAlias = Literal["", "learning", "trial", "rest"]

BESIDE = "beside"
"""What stands for the slot of a die that was placed beside the slots of a section (pen.prim.arcana)."""


class Placed(Struct, frozen=True, gc=False):
    """A die in a location. `section` is "bazaar" or "ruby.mark", `slot` the slot's id there, or BESIDE.

    It is nobody's; `by` is who placed it and `card` the card a temporary die came from, which two rulings
    ask for (pen.ruling.knock-out-die, pen.ruling.temp-placed).
    """

    id: str
    section: str
    slot: str
    colour: Colour
    value: int
    by: str = ""
    card: str = ""


class Settled(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How one threat die was settled: it took a die, wounded a mark, hit a wounded mark, or missed."""

    value: int
    how: Literal["die", "mark", "mortal", "miss"]
    piece: str = ""


class Threat(Struct, frozen=True, gc=False):
    """A threat that is being resolved against a wizard.

    `prepared` counts the dice before the roll; after it `left` holds the values still to be handed out, in
    the order in which they lie, and `settled` what became of the others. `removed` names what discarded dice
    before the roll, once for each die. `nudged` are the places of dice that may not be nudged again
    (pen.ruling.nudge-two-dice). `mortal` tells that this roll gave a mortal wound card. `main` is the threat
    printed on a trial, in whose first step the trial's properties act.
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


class Link(Struct, frozen=True, gc=False):
    """One use of a card in a chain; `by` is the rule of the icon that joined it to the one before."""

    card: str
    by: str = ""


class TurnFields(Struct, frozen=True, kw_only=True):
    """What holds until a turn ends, on the table as in a written position.

    `mortal` is set once a mortal wound card was received in it; `ignores_pool` by Vulnerability; `nudges`
    are owed by cloaks to the next threat roll. `placed` is the colour that the die placed for the effect
    under way counts as, until its primagic is used up; `section` the section it lies in, `sections` every
    section whose effect was applied for it, `more` how many others may be besides its own. `bound`: Blood
    has reserved a contract in this placement; `hurried`: a Trinket has bought an extra placement in this
    turn. `discount` is what a blue die takes off the price. `besides` counts placements for which no slot
    is needed. `strength` is what orange dice have added to the spell in use. `healed` are the slots of the
    marks healed and `gained` the cards gained in this turn. `dead_water`: a mortal wound is due at the end.
    """

    over: bool = False
    mortal: bool = False
    ignores_pool: bool = False
    nudges: Count = 0
    placed: str = ""
    section: str = ""
    sections: tuple[str, ...] = ()
    more: Count = 0
    bound: bool = False
    hurried: bool = False
    discount: Count = 0
    besides: Count = 0
    strength: Count = 0
    healed: tuple[str, ...] = ()
    gained: tuple[str, ...] = ()
    dead_water: bool = False


@interleaved(placements="nudges", chain="besides")
class Turn(TurnFields, frozen=True, gc=False):
    """The turn in progress: whose, of which kind, and what holds until it ends.

    `placements` may still be made; `chain` is the chain under way. The rest is told at `TurnFields`.
    """

    seat: str
    kind: TurnKind = ""
    placements: int = 0
    chain: tuple[Link, ...] = ()


class Trial(Struct, frozen=True, gc=False):
    """The trial that is being attempted.

    `threat` is the number of its threat dice. `properties` are those still in force, by id, with their number
    in `numbers` at the same place (0 where there is none). `used` counts the cards and chains used before the
    threat roll (pen.prop.vigilance). `stage` is the step the attempt has reached, `path` the path taken once
    it is chosen. `shielded`: the dice of the shield are discarded. `replaced`: Dead Water has replaced the
    tasks of both paths.
    """

    card: str
    threat: int
    passed: bool = False
    gone: bool = False
    stage: Literal["threat", "task", "reward", "over"] = "threat"
    path: Literal["", "dark", "light"] = ""
    properties: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    used: int = 0
    reserved: bool = False
    shielded: bool = False
    replaced: bool = False

    def number(self, named: str) -> int:
        """The number of a property that is in force; 0 where it is not."""
        for at, one in enumerate(self.properties):
            if one == named:
                return self.numbers[at]
        return 0


class Contract(Struct, frozen=True, gc=False):
    """The contract that is being attempted, from the row or from the reserve of the wizard."""

    card: str
    threat: int = 0
    reserved: bool = False
    done: bool = False


class TaskNow(Struct, frozen=True, gc=False):
    """The task that is being done.

    `minus` and `ignored` are what rings take off it. `given` are the values of the dice discarded for it so
    far, `taken` the ids of the dice that are taken for its roll: they stay in the pool until it is decided.
    """

    task: Task
    source: Literal["contract", "trial", "shield"] = "contract"
    approach: str = ""
    minus: int = 0
    ignored: int = 0
    given: tuple[int, ...] = ()
    taken: tuple[str, ...] = ()
    met: bool = False


class Market(Struct, frozen=True, gc=False):
    """An open market: "brewery", "shop" or a discipline whose class is open; its cards from left to right."""

    id: str
    cards: tuple[str, ...] = ()


class Looking(Struct, frozen=True, gc=False):
    """Cards from a deck that one wizard alone looks at."""

    seat: str
    cards: tuple[str, ...]


class End(Struct, frozen=True, gc=False):
    """The end has begun: `prophecy` was fulfilled first, in the turn of `last`, who ends the last round.

    `left` are the seats that still take a turn, in order, `extra` the one of them that takes another one for
    its talent. `fulfilled` are all prophecies that have been fulfilled so far.
    """

    prophecy: str
    last: str
    extra: str = ""
    left: tuple[str, ...] = ()
    fulfilled: tuple[str, ...] = ()


class Score(Struct, frozen=True, gc=False):
    """The points of one seat, part by part, in the order of counting (pen.score.order).

    `unknown` are the ids of cards whose points, symbols or condition nobody knows: they are not counted.
    """

    seat: str
    parts: tuple[tuple[str, int], ...] = ()
    unknown: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        """All points together."""
        return sum(points for _, points in self.parts)


class CommonFields(Struct, frozen=True, kw_only=True):
    """What lies in the common area on the table as in a written position.

    `classes` are the four open classes, `contracts` the row of the guild from left to right, `trials` the
    trial row, `out` the ids of cards that left the game. `drawn` are the cards that were taken from a deck or
    a market last: they may still be on their way. `dice_made` counts the dice that were gained.
    """

    classes: tuple[str, ...] = ()
    contracts: tuple[str, ...] = ()
    trials: tuple[str, ...] = ()
    goals: tuple[str, ...] = ()
    prophecies: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()
    dice_made: Count = 0


@interleaved(markets="classes", marks_left="out", end="drawn")
class Table(CommonFields, frozen=True, gc=False):
    """The whole table; `threats` nest, innermost last.

    `box` names the set of facts that is played with ("book", "training", or a user's own), `assumed` are the
    faces whose gaps this position fills. `marks_left` counts the supply of marks in the order of
    `DISCIPLINE_COLOURS`; without it marks never run out. The rest is told at `CommonFields`.
    """

    wizards: tuple[Wizard, ...]
    turn: Turn
    threats: tuple[Threat, ...] = ()
    trial: Trial | None = None
    last_threat: Threat | None = None
    contract: Contract | None = None
    task: TaskNow | None = None
    box: str = "book"
    assumed: tuple[CardFace, ...] = ()
    placed: tuple[Placed, ...] = ()
    markets: tuple[Market, ...] = ()
    decks: tuple[Deck, ...] = ()
    marks_left: tuple[int, ...] = ()
    looking: Looking | None = None
    end: End | None = None
    scores: tuple[Score, ...] = ()
    winners: tuple[str, ...] = ()

    @property
    def threat(self) -> Threat | None:
        """The innermost threat that is being resolved; a card used in step 1 may start another inside."""
        return self.threats[-1] if self.threats else None

    def with_threat(self, threat: Threat) -> Table:
        """The table with the innermost threat replaced."""
        return replace(self, threats=(*self.threats[:-1], threat))

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in turn order, the Automa's included."""
        return tuple(wizard.seat for wizard in self.wizards)

    @property
    def players(self) -> tuple[str, ...]:
        """The seats of people."""
        return tuple(wizard.seat for wizard in self.wizards if not wizard.automa)

    def wizard(self, seat: str) -> Wizard:
        """The wizard of a seat. Raises KeyError for an unknown seat."""
        for wizard in self.wizards:
            if wizard.seat == seat:
                return wizard
        raise KeyError(seat)

    def with_wizard(self, wizard: Wizard) -> Table:
        """The table with the wizard of the same seat replaced."""
        wizards = self.wizards
        for at, held in enumerate(wizards):
            if held.seat == wizard.seat:
                return replace(self, wizards=(*wizards[:at], wizard, *wizards[at + 1 :]))
        raise KeyError(wizard.seat)

    def with_turn(self, **change: object) -> Table:
        """The table with something of the turn changed."""
        return replace(self, turn=replace(self.turn, **change))

    def market(self, market: str) -> Market:
        """The market of that id; an empty one where it is not open."""
        for one in self.markets:
            if one.id == market:
                return one
        return Market(market)

    def with_market(self, market: Market) -> Table:
        """The table with the market of the same id replaced."""
        return replace(self, markets=tuple(market if one.id == market.id else one for one in self.markets))

    def deck(self, deck: str) -> Deck:
        """The deck of that id; an empty one where the position has none."""
        for one in self.decks:
            if one.id == deck:
                return one
        return Deck(deck)

    def with_deck(self, deck: Deck) -> Table:
        """The table with the deck of the same id replaced, or added."""
        decks = self.decks
        for at, one in enumerate(decks):
            if one.id == deck.id:
                return replace(self, decks=(*decks[:at], deck, *decks[at + 1 :]))
        return replace(self, decks=(*decks, deck))
