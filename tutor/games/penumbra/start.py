"""Puts a written position on the table, or says everything that is wrong with it."""

from __future__ import annotations

from typing import Literal, cast

from msgspec.structs import replace

from tutor.engine.event import Facts, facts
from tutor.engine.game import Placed
from tutor.engine.state import State
from tutor.games.decks import Deck
from tutor.games.penumbra.assuming import box_of
from tutor.games.penumbra.box import Box, box
from tutor.games.penumbra.faces import CardFace
from tutor.games.penumbra.flaws import flaws_of
from tutor.games.penumbra.places import fits, is_free, is_open, slots
from tutor.games.penumbra.position import (
    CardSpec,
    CommonSpec,
    MarkSpec,
    PlacedSpec,
    Position,
    Resolve,
    WizardSpec,
)
from tutor.games.penumbra.printed import NO_SYMBOL, costs
from tutor.games.penumbra.procedures.marks import DISCIPLINE_SLOTS, SPARK_SLOTS
from tutor.games.penumbra.procedures.turn import PLACEMENTS
from tutor.games.penumbra.state import BESIDE, Contract, Market, Table, Trial, Turn
from tutor.games.penumbra.state import Placed as PlacedDie
from tutor.games.penumbra.uses import Readings
from tutor.games.penumbra.wizard import (
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
    Wizard,
)
from tutor.rules.catalogue import load


def place(position: Position, rulings: tuple[tuple[str, str], ...] = ()) -> Placed[Table]:
    """The position as a state with what is to happen on the stack, or every flaw it has."""
    named, wrong = box_of(position)
    played_with = box(named)
    flaws = (*wrong, *flaws_of(position, played_with))
    if flaws:
        return Placed(None, flaws)
    spec = position.turn
    placements = PLACEMENTS if spec.placements is None else spec.placements
    turn = Turn(
        spec.seat,
        spec.kind,
        mortal=spec.mortal,
        placed=spec.placed,
        placements=placements if spec.kind == "learning" else 0,
    )
    table = Table(
        tuple(_wizard(seat, one, played_with) for seat, one in position.wizards.items()),
        turn,
        trial=_trial(position.resolve, played_with),
        contract=_contract(position.resolve, played_with),
        box=named,
        assumed=_assumed(position, played_with),
    )
    state = State(_common(table, position.common, _readings(rulings)), rulings=rulings)
    for program, bindings in _under_way(position):
        state = state.push(program, spec.seat, bindings)
    return Placed(state)


def _wizard(seat: str, spec: WizardSpec, played_with: Box) -> Wizard:
    dice = tuple(_die(f"die-{n}", text) for n, text in enumerate(spec.dice, 1))
    slots = [slot for slot in (*DISCIPLINE_SLOTS, *SPARK_SLOTS) if slot in spec.marks]
    marks = tuple(_mark(slot, spec.marks[slot], played_with) for slot in slots)
    kept = dict.fromkeys(played_with.deck("contract"), "contract")
    return Wizard(
        seat,
        dice,
        marks,
        spec.stock,
        tuple(Card(card.card, card.zone, card.turned) for card in spec.cards),
        spec.mortal_wounds,
        spec.must_rest,
        spec.contracts,
        tuple(Passed(trial, path) for trial, path in spec.trials.items()),
        tuple(Reserved(id, "contract" if id in kept else "trial") for id in spec.reserved),
        spec.turns,
        automa=spec.automa,
        side=_side(spec, played_with),
    )


def _side(spec: WizardSpec, played_with: Box) -> Literal["", "dark", "light"]:
    """The side of an Automa is that of its first contract (pen.solo.alignment)."""
    if not spec.automa or not spec.contracts:
        return ""
    return played_with.contract(spec.contracts[0]).side


def _die(die: str, text: str) -> Die:
    colour, _, value = text.partition(" ")
    return Die(die, cast("Colour", colour), int(value))


def _mark(slot: str, spec: MarkSpec, played_with: Box) -> Mark:
    """A mark, with what the box knows of its slot where the position says nothing."""
    condition: Condition = "charged"
    if spec.wounded:
        condition = "wounded"
    elif spec.charged is False:
        condition = "discharged"
    printed = played_with.slot(slot)
    return Mark(
        slot,
        cast("Discipline", spec.mark),
        spec.threat if spec.threat is not None else printed.threat or 0,
        condition,
        cast("MarkEffect", spec.effect or printed.effect or ""),
        spec.rest or cast("tuple[()]", printed.rest or ()),
        spec.points or printed.points or 0,
    )


def _assumed(position: Position, played_with: Box) -> tuple[CardFace, ...]:
    faces = {}
    for spec in position.wizards.values():
        for card in spec.cards:
            printed = played_with.card(card.card)
            filled = _filled(printed, card)
            if filled != printed:
                faces[card.card] = filled
    return tuple(faces.values())


def _filled(printed: CardFace, spec: CardSpec) -> CardFace:
    """The face with what the position says about it; `assumed` names those fields."""
    said: dict[str, object] = {
        "kind": spec.kind,
        "discipline": spec.discipline,
        "cost_windows": spec.cost_windows,
        "windows": spec.windows,
        "launches": "" if spec.launches == "none" else spec.launches,
        "launched_by": "" if spec.launched_by == "none" else spec.launched_by,
    }
    if spec.use is not None and not printed.use:
        said["use"] = spec.use
        if printed.windows is None and spec.windows is None:
            said["windows"] = NO_SYMBOL
    if spec.cost is not None:
        said["costs"] = costs("none" if spec.cost == "free" else list(spec.cost))
        if printed.cost_windows is None and spec.cost_windows is None:
            said["cost_windows"] = NO_SYMBOL
    said = {name: value for name, value in said.items() if value is not None}
    return replace(printed, **said, assumed=tuple(said)) if said else printed


def _trial(resolve: Resolve | None, played_with: Box) -> Trial | None:
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


def _contract(resolve: Resolve | None, played_with: Box) -> Contract | None:
    if resolve is None or resolve.contract is None:
        return None
    printed = played_with.contract(resolve.contract).threat
    return Contract(resolve.contract, printed if printed is not None else resolve.threat or 0)


def _readings(rulings: tuple[tuple[str, str], ...]) -> Readings:
    chosen = {ruling.id: ruling.default for ruling in load("penumbra").rulings} | dict(rulings)
    return chosen.__getitem__


def _common(table: Table, spec: CommonSpec, reading: Readings) -> Table:
    """The table with its common area."""
    for n, die in enumerate(spec.placed):
        table = replace(table, placed=(*table.placed, _placed(table, f"placed-{n}", die, reading)))
    decks = tuple(
        Deck(id, tuple(tuple(sorted(c)) for c in cards) if _layered(cards) else (tuple(sorted(cards)),))  # type: ignore[arg-type]
        for id, cards in spec.decks.items()
    )
    left = spec.marks_left
    return replace(
        table,
        classes=spec.classes,
        markets=tuple(Market(id, cards) for id, cards in spec.markets.items()),
        decks=decks,
        contracts=spec.contracts,
        trials=spec.trials,
        goals=spec.goals,
        prophecies=spec.prophecies,
        marks_left=tuple(left.get(kind, 0) for kind in DISCIPLINE_COLOURS) if left else (),
    )


def _layered(cards: tuple[str | tuple[str, ...], ...]) -> bool:
    return any(isinstance(card, tuple) for card in cards)


def _placed(table: Table, id: str, spec: PlacedSpec, reading: Readings) -> PlacedDie:
    """A die in its slot, or in the first free one that takes it; beside the slots where none does."""
    die = _die(id, spec.die)
    takes = (
        slot.id
        for slot in slots(table, spec.section)
        if is_open(table, slot)
        and is_free(table, spec.section, slot)
        and fits(slot, spec.section, die, reading)
    )
    return PlacedDie(id, spec.section, spec.slot or next(takes, BESIDE), die.colour, die.value)


def _under_way(position: Position) -> tuple[tuple[str, Facts], ...]:
    """The programs to start, the outermost first."""
    if position.do == "turn":
        if position.wizards[position.turn.seat].automa:
            return (("automa-turn", ()),)
        return (("play-turn" if position.turn.kind else "turn", ()),)
    if position.do == "use":
        return (("uses", ()),)
    if position.do == "round":
        return (("rounds", ()),)
    if position.do == "score":
        return (("score", ()),)
    if position.do in ("setup", "fate"):
        of = facts(first_game=position.deck == "prepared", short=position.deck == "short")
        return (("setup" if position.do == "setup" else "setup-fate", of),)
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
