"""The form in which an author writes a position of Penumbra: only what matters, in the words of the game."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

from tutor.framework.counts import Count
from tutor.framework.position_form import DoSpec
from tutor.framework.shared_fields import interleaved
from tutor.games.penumbra.components.costs import CostForm
from tutor.games.penumbra.components.faces import CardKind, Path, Use
from tutor.games.penumbra.components.schema import Icon, Window
from tutor.games.penumbra.state.table import (
    CommonFields,
    Contract,
    End,
    Link,
    Looking,
    Score,
    TaskNow,
    Threat,
    Trial,
    TurnFields,
    TurnKind,
)
from tutor.games.penumbra.state.wizard import RestEffect, Side, Stock, WizardFields, Zone

Face = Annotated[int, Meta(ge=1, le=6)]


class Form(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A mapping with a closed list of fields; those that say nothing new are not written."""


class MarkSpec(Form, frozen=True):
    """A mark in a slot: `mark` is its discipline or spark, `threat` the slot's threat value.

    The sources give no slot's threat value and no slot's effect, so a position states those it needs.
    `charged` and `wounded` exclude each other; a mark is charged unless it is said to be otherwise.
    """

    FIXED: ClassVar = ("threat", "effect", "rest", "points")
    mark: str
    threat: Face | None = None
    charged: bool | None = None
    wounded: bool = False
    effect: str = ""
    rest: tuple[RestEffect, ...] = ()
    points: int = 0


class CardSpec(Form, frozen=True):
    """A card in front of a wizard, and what the position assumes where the sources are silent.

    `use` says what activating it demands, and that nothing limits it to a kind of turn unless `windows`
    does. `cost` is "free" or written as in a facts file. `borrowed`: it leaves at the end of the turn.
    """

    FIXED: ClassVar = (
        "use",
        "kind",
        "discipline",
        "cost",
        "cost_windows",
        "windows",
        "launches",
        "launched_by",
    )
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
    borrowed: bool = False


class StockSpec(Stock, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The ingredients that a wizard holds."""


class DieSpec(Form, frozen=True):
    """A die of a pool as it is written without more ("bone 6"), its name, and the card that it lies on."""

    die: str
    id: str = ""
    card: str = ""


@interleaved(trials="contracts", must_rest="turns", automa="must_rest", secret="automa", side="kept")
class WizardSpec(WizardFields, Form, frozen=True):
    """What lies in front of one wizard; `dice` are written as colour and value ("bone 6").

    `trials` are the passed ones with the path that shows, `reserved` the contracts and trials kept back, and
    `secret` those of them that nobody else has seen. `offered` are the talents dealt in the set-up, `kept`
    the one of them that is kept. `side` is the Automa's, where it is not that of its first contract.
    """

    FIXED: ClassVar = ("automa", "secret", "offered", "kept", "side")
    dice: tuple[str | DieSpec, ...] = ()
    marks: dict[str, MarkSpec] = {}
    stock: StockSpec = StockSpec()
    cards: tuple[CardSpec, ...] = ()
    trials: dict[str, Path] = {}
    reserved: tuple[str, ...] = ()
    turns: Count = 1
    secret: tuple[str, ...] = ()
    side: Side | None = None


class LinkSpec(Link, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One use of a card in the chain under way."""


@interleaved(mortal="kind", placed="mortal", placements="placed", chain="besides")
class TurnSpec(TurnFields, Form, frozen=True):
    """Whose turn it is and of which kind; `mortal`: a mortal wound card was already received in it.

    Without a `kind` the wizard chooses it. `placements` are those still to be made in a Learning turn. The
    other fields are those of `Turn`.
    """

    FIXED: ClassVar = ("placed", "section", "sections", "more", "besides", "chain", "gained")
    seat: str
    kind: TurnKind = "trial"
    placements: Count | None = None
    chain: tuple[LinkSpec, ...] = ()


class Resolve(Form, frozen=True):
    """What is to be resolved: exactly one source of threat, with the numbers that the sources leave open."""

    FIXED: ClassVar = ("threat", "rift")
    trial: str | None = None
    contract: str | None = None
    location: str | None = None
    card: str | None = None
    endure: Count | None = None
    counterstrike: Count | None = None
    dice: Count | None = None
    threat: Count | None = None
    rift: Count = 0


class PlacedSpec(Form, frozen=True):
    """A die that lies in a location; without a `slot` in the first that takes it.

    `by` is who placed it, `id` what it is called, and `card` the card that a temporary die came from.
    """

    section: str
    die: str
    slot: str = ""
    id: str = ""
    by: str = ""
    card: str = ""


@interleaved(markets="classes", placed="prophecies")
class CommonSpec(CommonFields, Form, frozen=True):
    """The common area, as far as the position needs it.

    `markets` are the open cards of brewery, shop and classes, `decks` the cards of a deck that was shuffled;
    a deck written as a list of lists has layers, the first on top. `out` are cards that left the game,
    `drawn` those that were taken last, and `dice_made` counts the dice that were gained.
    """

    FIXED: ClassVar = ("out", "drawn", "dice_made")
    markets: dict[str, tuple[str, ...]] = {}
    decks: dict[str, tuple[str | tuple[str, ...], ...]] = {}
    placed: tuple[PlacedSpec, ...] = ()
    marks_left: dict[str, Count] = {}


class ThreatSpec(Threat, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A threat that is being resolved."""


class TrialSpec(Trial, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The trial that is being attempted."""


class ContractSpec(Contract, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The contract that is being attempted."""


class TaskSpec(TaskNow, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The task that is being done."""


class LookingSpec(Looking, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Cards that one wizard alone looks at."""


class EndSpec(End, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The end that has begun."""


class ScoreSpec(Score, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The points of one seat."""


class NowSpec(Form, frozen=True):
    """What is in the middle of being resolved, in full: the fields are those of `Table`."""

    threats: tuple[ThreatSpec, ...] = ()
    trial: TrialSpec | None = None
    last_threat: ThreatSpec | None = None
    contract: ContractSpec | None = None
    task: TaskSpec | None = None
    looking: LookingSpec | None = None


Do: TypeAlias = Literal["", "turn", "use", "round", "score", "setup", "fate"]


class Position(Form, frozen=True):
    """A whole position: the wizards by seat in turn order, the turn, and what is to happen.

    `resolve` names one source of threat; `do` is "turn" (a whole turn, the Automa's too), "use" (one card or
    mark, with all it launches), "round" (turns until the game ends), "score", "setup" (from an empty table to
    the first turn) or "fate" (the fate deck alone is put together), or a list of what is carried out in turn.
    `now` says what has begun already. `deck` says of which cards: of three "piles", the "prepared" one of a
    first game, or the "short" one of the topmost pile. `box` is the set of facts: "book" or "training".
    `assume` gives facts that the book leaves open, component by component, as in a facts file, and `assumed`
    what is assumed of cards that lie in front of nobody.
    """

    FIXED: ClassVar = ("deck", "box", "assume", "assumed", "now", "scores", "winners")
    wizards: dict[str, WizardSpec]
    turn: TurnSpec
    resolve: Resolve | None = None
    do: Do | tuple[DoSpec, ...] = ""
    deck: Literal["piles", "prepared", "short"] = "piles"
    box: str = "book"
    common: CommonSpec = CommonSpec()
    assume: tuple[dict[str, Any], ...] = ()
    assumed: tuple[CardSpec, ...] = ()
    now: NowSpec = NowSpec()
    end: EndSpec | None = None
    scores: tuple[ScoreSpec, ...] = ()
    winners: tuple[str, ...] = ()
