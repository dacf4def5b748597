"""Writes a table down as an author would: the inverse of `reading.place`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from msgspec.structs import asdict, replace

from tutor.engine.game import Spelling
from tutor.engine.state import Frame, State
from tutor.framework.position_form import DoSpec, do_spec
from tutor.framework.under_way import START, Continuation, continuations, cut_off, sparse
from tutor.games.penumbra.components.component_set import Box, box
from tutor.games.penumbra.components.faces import CardFace
from tutor.games.penumbra.position.assumed_cards import write_card, write_face
from tutor.games.penumbra.position.conversions import (
    COMMON,
    NOW,
    PLACED,
    TABLE,
    write_die,
    write_turn,
    write_wizard,
)
from tutor.games.penumbra.position.form import Do, PlacedSpec, Position, Resolve, WizardSpec
from tutor.games.penumbra.position.reading import place, this_game
from tutor.games.penumbra.position.validation import STARTS
from tutor.games.penumbra.programs import BOOK
from tutor.games.penumbra.state.table import Placed, Table
from tutor.games.penumbra.state.wizard import Wizard
from tutor.rules.component_sets import assumed_in


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
    return TABLE.write(
        table,
        wizards={wizard.seat: _wizard(wizard, known, faces) for wizard in table.wizards},
        turn=write_turn(table.turn),
        box=named,
        common=COMMON.write(table, placed=tuple(_placed(n, die) for n, die in enumerate(table.placed))),
        assume=assume,
        assumed=tuple(write_face(face, known) for id, face in faces.items() if id not in held),
        now=NOW.write(table),
    )


def _wizard(wizard: Wizard, known: Box, faces: dict[str, CardFace]) -> WizardSpec:
    cards = tuple(write_card(card, known, faces.get(card.id)) for card in wizard.cards)
    return write_wizard(wizard, known, cards)


def _placed(n: int, die: Placed) -> PlacedSpec:
    id = "" if die.id == f"placed-{n}" else die.id
    return PLACED.write(die, die=write_die(die), slot=die.slot, id=id)
