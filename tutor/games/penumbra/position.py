"""The form in which an author writes a position of Penumbra: only what matters, in the words of the game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tutor.games.penumbra.faces import CardKind, Path, Use, Window
from tutor.games.penumbra.forms import CostForm, Icon
from tutor.games.penumbra.state import TurnKind
from tutor.games.penumbra.wizard import RestEffect, Stock, Zone

Face = Annotated[int, Meta(ge=1, le=6)]
Count = Annotated[int, Meta(ge=0)]


class MarkSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """A mark in a slot: `mark` is its discipline or spark, `threat` the slot's threat value.

    The sources give no slot's threat value and no slot's effect, so a position states those it needs.
    `charged` and `wounded` exclude each other; a mark is charged unless it is said to be otherwise.
    """

    mark: str
    threat: Face | None = None
    charged: bool | None = None
    wounded: bool = False
    effect: str = ""
    rest: tuple[RestEffect, ...] = ()
    points: int = 0


class CardSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """A card in front of a wizard, and what the position assumes where the sources are silent.

    `use` says what activating it demands, and that nothing limits it to a kind of turn unless `windows`
    does. `cost` is "free" or written as in a facts file.
    """

    card: str
    zone: Zone = "grimoire"
    turned: bool = False
    use: Use | None = None
    kind: CardKind | None = None
    discipline: str | None = None
    cost: Literal["free"] | tuple[CostForm, ...] | None = None
    cost_windows: tuple[Window, ...] | None = None
    windows: tuple[Window, ...] | None = None
    launches: Icon | None = None
    launched_by: Icon | None = None


class WizardSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in front of one wizard; `dice` are written as colour and value ("bone 6").

    `trials` are the passed ones with the path that shows, `reserved` the contracts and trials kept back.
    """

    dice: tuple[str, ...] = ()
    marks: dict[str, MarkSpec] = {}
    stock: Stock = Stock()
    cards: tuple[CardSpec, ...] = ()
    mortal_wounds: Count = 0
    contracts: tuple[str, ...] = ()
    trials: dict[str, Path] = {}
    reserved: tuple[str, ...] = ()
    turns: Count = 1
    must_rest: bool = False
    automa: str = ""


class TurnSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose turn it is and of which kind; `mortal`: a mortal wound card was already received in it.

    Without a `kind` the wizard chooses it. `placements` are those still to be made in a Learning turn.
    """

    seat: str
    kind: TurnKind = "trial"
    mortal: bool = False
    placed: str = ""
    placements: Count | None = None


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


class PlacedSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """A die that lies in a location; without a `slot` in the first that takes it."""

    section: str
    die: str
    slot: str = ""


class CommonSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """The common area, as far as the position needs it.

    `markets` are the open cards of brewery, shop and classes, `decks` the cards of a deck that was shuffled;
    a deck written as a list of lists has layers, the first on top.
    """

    classes: tuple[str, ...] = ()
    markets: dict[str, tuple[str, ...]] = {}
    decks: dict[str, tuple[str | tuple[str, ...], ...]] = {}
    contracts: tuple[str, ...] = ()
    trials: tuple[str, ...] = ()
    goals: tuple[str, ...] = ()
    prophecies: tuple[str, ...] = ()
    placed: tuple[PlacedSpec, ...] = ()
    marks_left: dict[str, Count] = {}


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position: the wizards by seat in turn order, the turn, and what is to happen.

    `resolve` names one source of threat; `do` is "turn" (a whole turn, the Automa's too), "use" (one card or
    mark, with all it launches), "round" (turns until the game ends), "score", "setup" (from an empty table to
    the first turn) or "fate" (the fate deck alone is put together). `deck` says of which cards: of three
    "piles", the "prepared" one of a first game, or the "short" one of the topmost pile. `box` is the set of
    facts: "book" or "training". `assume` gives facts that the book leaves open, component by component, as in
    a facts file.
    """

    wizards: dict[str, WizardSpec]
    turn: TurnSpec
    resolve: Resolve | None = None
    do: Literal["", "turn", "use", "round", "score", "setup", "fate"] = ""
    deck: Literal["piles", "prepared", "short"] = "piles"
    box: str = "book"
    common: CommonSpec = CommonSpec()
    assume: tuple[dict[str, Any], ...] = ()
