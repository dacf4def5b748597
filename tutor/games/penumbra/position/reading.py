"""Puts a written position on the table, or says everything that is wrong with it."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Facts, facts
from tutor.engine.game import Game, Placed
from tutor.engine.state import State
from tutor.framework.assumed_facts import box_of
from tutor.framework.under_way import resume
from tutor.games.penumbra.actions.uses import Readings
from tutor.games.penumbra.components.component_set import BOXES, Box, box
from tutor.games.penumbra.position.assumed_cards import assumed_faces
from tutor.games.penumbra.position.conversions import (
    COMMON,
    NOW,
    PLACED,
    TABLE,
    read_die,
    read_turn,
    read_wizard,
)
from tutor.games.penumbra.position.form import Do, PlacedSpec, Position, Resolve
from tutor.games.penumbra.position.validation import flaws_of
from tutor.games.penumbra.scoring.conservation import law_flaws
from tutor.games.penumbra.state.places import fits, is_free, is_open, slots
from tutor.games.penumbra.state.table import BESIDE, Contract, Table, Trial
from tutor.games.penumbra.state.table import Placed as PlacedDie
from tutor.rules.catalogue import load


def place(position: Position, rulings: tuple[tuple[str, str], ...] = ()) -> Placed[Table]:
    """The position as a state with what is to happen on the stack, or every flaw it has."""
    return _put(position, rulings, lawful=True)


def lay(position: Position, rulings: tuple[tuple[str, str], ...] = ()) -> Placed[Table]:
    """`place` without the conservation laws, which what shows a single rule need not keep."""
    return _put(position, rulings, lawful=False)


def _put(position: Position, rulings: tuple[tuple[str, str], ...], *, lawful: bool) -> Placed[Table]:
    named, wrong = box_of(position, BOXES)
    played_with = box(named)
    laws = law_flaws(position, played_with, _readings(rulings)) if lawful else ()
    flaws = (*wrong, *flaws_of(position, played_with), *laws)
    if flaws:
        return Placed(None, flaws)
    return _in_progress(
        position, State(_table(position, named, played_with, _readings(rulings)), rulings=rulings)
    )


def _in_progress(position: Position, state: State[Table]) -> Placed[Table]:
    """The position with what is to happen on the stack."""
    if isinstance(position.do, str):
        for program, bindings in _under_way(position, position.do):
            state = state.push(program, position.turn.seat, bindings)
        return Placed(state)
    return resume(this_game(), state, [one.continuation for one in position.do])


def this_game() -> Game[Table]:
    """The game, which is made out of this module."""
    from tutor.games.penumbra import GAME

    return GAME


def _table(position: Position, named: str, played_with: Box, reading: Readings) -> Table:
    now = NOW.values(position.now)
    sources = {
        "trial": trial_of(position.resolve, played_with),
        "contract": contract_of(position.resolve, played_with),
    }
    now |= {name: source for name, source in sources.items() if now[name] is None}
    table = COMMON.read(
        position.common,
        **now,
        **TABLE.values(position),
        wizards=tuple(read_wizard(seat, one, played_with) for seat, one in position.wizards.items()),
        turn=read_turn(position.turn),
        box=named,
        assumed=assumed_faces(position, played_with),
    )
    for n, die in enumerate(position.common.placed):
        table = replace(table, placed=(*table.placed, _placed(table, f"placed-{n}", die, reading)))
    return table


def trial_of(resolve: Resolve | None, played_with: Box) -> Trial | None:
    if resolve is None or resolve.trial is None:
        return None
    passed = resolve.counterstrike is not None
    face = played_with.trial(resolve.trial)
    threat = face.threat if face.threat is not None else resolve.threat or 0
    properties = {one.id: one.n for one in face.properties or ()}
    if resolve.rift:
        properties["rift"] = resolve.rift
    return Trial(
        resolve.trial,
        threat,
        passed=passed,
        properties=tuple(properties),
        numbers=tuple(properties.values()),
    )


def contract_of(resolve: Resolve | None, played_with: Box) -> Contract | None:
    if resolve is None or resolve.contract is None:
        return None
    printed = played_with.contract(resolve.contract).threat
    return Contract(resolve.contract, printed if printed is not None else resolve.threat or 0)


def _readings(rulings: tuple[tuple[str, str], ...]) -> Readings:
    chosen = {ruling.id: ruling.default for ruling in load("penumbra").rulings} | dict(rulings)
    return chosen.__getitem__


def _placed(table: Table, id: str, spec: PlacedSpec, reading: Readings) -> PlacedDie:
    """A die in its slot, or in the first free one that takes it; beside the slots where none does."""
    die = read_die(spec.id or id, spec.die)
    takes = (
        slot.id
        for slot in slots(table, spec.section)
        if is_open(table, slot)
        and is_free(table, spec.section, slot)
        and fits(slot, spec.section, die, reading)
    )
    slot = spec.slot or next(takes, BESIDE)
    return PLACED.read(spec, id=die.id, slot=slot, colour=die.colour, value=die.value)


def _under_way(position: Position, do: Do) -> tuple[tuple[str, Facts], ...]:
    """The programs to start, the outermost first."""
    if do == "turn":
        if position.wizards[position.turn.seat].automa:
            return (("automa-turn", ()),)
        return (("play-turn" if position.turn.kind else "turn", ()),)
    if do == "use":
        return (("uses", ()),)
    if do == "round":
        return (("rounds", ()),)
    if do == "score":
        return (("score", ()),)
    if do in ("setup", "fate"):
        of = facts(first_game=position.deck == "prepared", short=position.deck == "short")
        return (("setup" if do == "setup" else "setup-fate", of),)
    return () if position.resolve is None else (_source(position.resolve),)


def _source(resolve: Resolve) -> tuple[str, Facts]:
    if resolve.endure is not None:
        return "endure", facts(dice=resolve.endure)
    if resolve.counterstrike is not None:
        return "counterstrike", facts(dice=resolve.counterstrike)
    if resolve.trial is not None:
        return "trial", ()
    if resolve.contract is not None:
        return "contract", facts(dice=resolve.threat)
    if resolve.location is not None:
        return "ruins", ()
    if resolve.card is not None:
        return "use-card", facts(card=resolve.card, free=True)
    return "threat", facts(dice=resolve.dice)
