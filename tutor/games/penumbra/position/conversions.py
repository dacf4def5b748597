"""How what lies on the table is written: dice as colour and value, marks by slot, decks by name."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from tutor.framework.conversion import DECKS, Codec, Conversion, each, optional
from tutor.framework.under_way import sparse
from tutor.games.penumbra.components.component_set import Box
from tutor.games.penumbra.position.form import (
    CardSpec,
    CommonSpec,
    ContractSpec,
    DieSpec,
    EndSpec,
    LinkSpec,
    LookingSpec,
    MarkSpec,
    NowSpec,
    PlacedSpec,
    Position,
    ScoreSpec,
    StockSpec,
    TaskSpec,
    ThreatSpec,
    TrialSpec,
    TurnSpec,
    WizardSpec,
)
from tutor.games.penumbra.procedures.marks import DISCIPLINE_SLOTS, SPARK_SLOTS
from tutor.games.penumbra.procedures.turn import PLACEMENTS
from tutor.games.penumbra.state.table import (
    Contract,
    End,
    Link,
    Looking,
    Market,
    Placed,
    Score,
    Table,
    TaskNow,
    Threat,
    Trial,
    Turn,
)
from tutor.games.penumbra.state.wizard import (
    DISCIPLINE_COLOURS,
    Card,
    Colour,
    Condition,
    Die,
    Discipline,
    Mark,
    MarkEffect,
    Passed,
    Reserved,
    Side,
    Stock,
    Wizard,
)

CARD = Conversion(Card, CardSpec)
PLACED = Conversion(Placed, PlacedSpec, ("id", "slot"))
TURN = Conversion(Turn, TurnSpec, ("placements",), chain=each(Conversion(Link, LinkSpec)))
THREAT = Conversion(Threat, ThreatSpec)
WIZARD = Conversion(
    Wizard,
    WizardSpec,
    ("dice", "marks", "cards", "reserved", "side"),
    stock=Conversion(Stock, StockSpec),
    trials=Codec(
        lambda paths: tuple(Passed(trial, path) for trial, path in paths.items()),
        lambda trials: {passed.id: passed.path for passed in trials},
    ),
)
COMMON = Conversion(
    Table,
    CommonSpec,
    ("placed",),
    markets=Codec(
        lambda cards: tuple(Market(id, open_ones) for id, open_ones in cards.items()),
        lambda markets: {market.id: market.cards for market in markets},
    ),
    decks=DECKS,
    marks_left=Codec(
        lambda left: tuple(left.get(kind, 0) for kind in DISCIPLINE_COLOURS) if left else (),
        lambda left: dict(zip(DISCIPLINE_COLOURS, left, strict=False)),
    ),
)
NOW = Conversion(
    Table,
    NowSpec,
    threats=each(THREAT),
    trial=optional(Conversion(Trial, TrialSpec)),
    last_threat=optional(THREAT),
    contract=optional(Conversion(Contract, ContractSpec)),
    task=optional(Conversion(TaskNow, TaskSpec)),
    looking=optional(Conversion(Looking, LookingSpec)),
)
TABLE = Conversion(
    Table,
    Position,
    ("wizards", "turn", "box", "assumed"),
    end=optional(Conversion(End, EndSpec)),
    scores=each(Conversion(Score, ScoreSpec)),
)


def read_turn(form: TurnSpec) -> Turn:
    """The turn as it is written; a Learning turn has all its placements unless they are given."""
    usual = PLACEMENTS if form.kind == "learning" else 0
    return TURN.read(form, placements=usual if form.placements is None else form.placements)


def write_turn(turn: Turn) -> TurnSpec:
    """The form of a turn, with its placements where they are not the usual ones."""
    form = TURN.write(turn)
    return form if read_turn(form) == turn else replace(form, placements=turn.placements)


def read_wizard(seat: str, form: WizardSpec, box: Box) -> Wizard:
    """What lies in front of a wizard; the box knows the kinds of cards, and what is printed at a slot."""
    contracts = box.deck("contract")
    reserved = (
        Reserved(id, "contract" if id in contracts else "trial", id in form.secret) for id in form.reserved
    )
    wizard = WIZARD.read(
        form,
        seat=seat,
        dice=tuple(_read_pool_die(f"die-{n}", die) for n, die in enumerate(form.dice, 1)),
        marks=tuple(
            _read_mark(slot, form.marks[slot], box)
            for slot in (*DISCIPLINE_SLOTS, *SPARK_SLOTS)
            if slot in form.marks
        ),
        cards=tuple(CARD.read(card, id=card.card) for card in form.cards),
        reserved=tuple(reserved),
    )
    return replace(wizard, side=_usual_side(wizard, box) if form.side is None else form.side)


def write_wizard(wizard: Wizard, box: Box, cards: tuple[CardSpec, ...]) -> WizardSpec:
    """The form of what lies in front of a wizard; its `cards` are written already."""
    return WIZARD.write(
        wizard,
        dice=tuple(_write_pool_die(f"die-{n}", die) for n, die in enumerate(wizard.dice, 1)),
        marks={mark.slot: _write_mark(mark, box) for mark in wizard.marks},
        cards=cards,
        reserved=tuple(one.id for one in wizard.reserved),
        secret=tuple(one.id for one in wizard.reserved if one.secret),
        side=None if wizard.side == _usual_side(wizard, box) else wizard.side,
    )


def _usual_side(wizard: Wizard, box: Box) -> Side:
    """The side of an Automa is that of its first contract (pen.solo.alignment)."""
    return box.contract(wizard.contracts[0]).side if wizard.automa and wizard.contracts else ""


def read_die(id: str, text: str) -> Die:
    """A die that is written as colour and value."""
    colour, _, value = text.partition(" ")
    return Die(id, cast("Colour", colour), int(value))


def write_die(die: Die | Placed) -> str:
    """The colour and value of a die."""
    return f"{die.colour} {die.value}"


def _read_pool_die(usual: str, form: str | DieSpec) -> Die:
    spec = DieSpec(form) if isinstance(form, str) else form
    return replace(read_die(spec.id or usual, spec.die), card=spec.card)


def _write_pool_die(usual: str, die: Die) -> str | DieSpec:
    text = write_die(die)
    form = sparse(DieSpec, die=text, id="" if die.id == usual else die.id, card=die.card)
    return text if form == DieSpec(text) else form


def _read_mark(slot: str, form: MarkSpec, box: Box) -> Mark:
    """A mark, with what the box knows of its slot where the position says nothing."""
    condition: Condition = "charged"
    if form.wounded:
        condition = "wounded"
    elif form.charged is False:
        condition = "discharged"
    printed = box.slot(slot)
    return Mark(
        slot,
        cast("Discipline", form.mark),
        form.threat if form.threat is not None else printed.threat or 0,
        condition,
        cast("MarkEffect", form.effect or printed.effect or ""),
        form.rest or cast("tuple[()]", printed.rest or ()),
        form.points or printed.points or 0,
    )


def _write_mark(mark: Mark, box: Box) -> MarkSpec:
    """A mark, without what the box knows of its slot."""
    printed = box.slot(mark.slot)
    return sparse(
        MarkSpec,
        mark=mark.discipline,
        threat=None if mark.threat == (printed.threat or 0) else mark.threat,
        charged=False if mark.condition == "discharged" else None,
        wounded=mark.condition == "wounded",
        effect="" if mark.effect == (printed.effect or "") else mark.effect,
        rest=() if mark.rest == (printed.rest or ()) else mark.rest,
        points=0 if mark.points == (printed.points or 0) else mark.points,
    )
