"""Writes a table down as an author would: the inverse of `reading.place`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar, get_args

from msgspec import Struct
from msgspec.structs import asdict, replace

from tutor.engine.game import Spelling
from tutor.engine.state import Frame, State
from tutor.framework.position_form import DoSpec, do_spec
from tutor.framework.under_way import START, Continuation, continuations, cut_off, sparse
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.position.form import (
    CommonSpec,
    ContractSpec,
    Do,
    EndSpec,
    LinkSpec,
    LookingSpec,
    NowSpec,
    PlacedSpec,
    Position,
    Resolve,
    ScoreSpec,
    TaskSpec,
    ThreatSpec,
    TrialSpec,
    TurnSpec,
)
from tutor.games.penumbra.position.reading import place, plain, this_game, turn_of
from tutor.games.penumbra.position.validation import STARTS
from tutor.games.penumbra.position.writing_wizard import assumed_of, wizard_of
from tutor.games.penumbra.programs import BOOK
from tutor.games.penumbra.state.table import Table, Turn
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS
from tutor.rules.component_sets import assumed_in

FormT = TypeVar("FormT", bound=Struct)


def spell(state: State[Table]) -> Spelling:
    """The position of a state, with no more than what the form does not say by itself.

    `place` makes the same table of it, and the same question waits there unless something is `left`.
    """
    position = _position(state.table)
    under_way, cut = continuations(this_game(), state)
    left = cut_off("penumbra", BOOK, cut, state.table.box)
    if len(under_way) == 1 and not under_way[0].at and not cut:
        for one in _named(position, state):
            if place(one, state.rulings).state == replace(state, automatic=()):
                return Spelling(one, left)
    return Spelling(replace(position, do=tuple(map(_do, under_way))), left)


def _named(position: Position, state: State[Table]) -> Iterator[Position]:
    """The position with each thing that an author has a word for, and that may be about to happen."""
    for do in get_args(Do)[1:]:
        yield replace(position, do=do)
    top = state.top
    if isinstance(top, Frame):
        dice = top.get("dice")
        resolve = _resolve(top, state.table, dice if isinstance(dice, int) else None)
        if resolve is not None:
            now = replace(position.now, trial=None, contract=None)
            yield sparse(Position, **{**asdict(position), "resolve": resolve, "now": now})


def _resolve(frame: Frame, table: Table, dice: int | None) -> Resolve | None:
    """The source of threat that an effect would be about to resolve."""
    trial, contract = table.trial, table.contract
    of_trial: dict[str, Any] = {}
    if trial is not None:
        printed = box(table.box).trial(trial.card)
        rift = trial.number("rift")
        given = {one.id: one.n for one in printed.properties or ()}
        of_trial = {
            "trial": trial.card,
            "threat": trial.threat if printed.threat is None else None,
            "rift": 0 if rift == given.get("rift") else rift,
        }
    match frame.program:
        case "threat":
            return Resolve(dice=dice)
        case "endure" | "counterstrike":
            return sparse(Resolve, **{frame.program: dice}, **of_trial)
        case "trial":
            return sparse(Resolve, **of_trial)
        case "contract" if contract is not None:
            return sparse(Resolve, contract=contract.card, threat=dice)
        case "ruins":
            return Resolve(location="ruins")
        case "use-card":
            return Resolve(card=str(frame.get("card")))
    return None


def _do(one: Continuation) -> DoSpec:
    at = one.at or (() if one.program in STARTS and not one.given else START)
    return do_spec(one._replace(at=at))


def _position(table: Table) -> Position:
    named, assume = assumed_in(table.box)
    known = box(table.box)
    held = {card.id for wizard in table.wizards for card in wizard.cards}
    faces = {face.id: face for face in table.assumed}
    end = table.end
    return sparse(
        Position,
        wizards={wizard.seat: wizard_of(wizard, known, faces) for wizard in table.wizards},
        turn=_turn(table.turn),
        box=named,
        common=_common(table),
        assume=assume,
        assumed=tuple(assumed_of(face, known) for id, face in faces.items() if id not in held),
        now=_now(table),
        end=None if end is None else plain(EndSpec, end),
        scores=tuple(plain(ScoreSpec, one) for one in table.scores),
        winners=table.winners,
    )


def _turn(turn: Turn) -> TurnSpec:
    chain = tuple(plain(LinkSpec, one) for one in turn.chain)
    fields = {name: getattr(turn, name) for name in turn.__struct_fields__}
    spec = sparse(TurnSpec, **{**fields, "chain": chain, "placements": None})
    return spec if turn_of(spec) == turn else replace(spec, placements=turn.placements)


def _now(table: Table) -> NowSpec:
    trial, last, contract = table.trial, table.last_threat, table.contract
    task, looking = table.task, table.looking
    return NowSpec(
        tuple(plain(ThreatSpec, one) for one in table.threats),
        None if trial is None else plain(TrialSpec, trial),
        None if last is None else plain(ThreatSpec, last),
        None if contract is None else plain(ContractSpec, contract),
        None if task is None else plain(TaskSpec, task),
        None if looking is None else plain(LookingSpec, looking),
    )


def _common(table: Table) -> CommonSpec:
    placed = (
        sparse(
            PlacedSpec,
            section=die.section,
            die=f"{die.colour} {die.value}",
            slot=die.slot,
            id="" if die.id == f"placed-{n}" else die.id,
            by=die.by,
            card=die.card,
        )
        for n, die in enumerate(table.placed)
    )
    decks = {deck.id: deck.layers[0] if len(deck.layers) == 1 else deck.layers for deck in table.decks}
    return sparse(
        CommonSpec,
        classes=table.classes,
        markets={market.id: market.cards for market in table.markets},
        decks=decks,
        contracts=table.contracts,
        trials=table.trials,
        goals=table.goals,
        prophecies=table.prophecies,
        placed=tuple(placed),
        marks_left=dict(zip(DISCIPLINE_COLOURS, table.marks_left, strict=False)),
        out=table.out,
        drawn=table.drawn,
        dice_made=table.dice_made,
    )
