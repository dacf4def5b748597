"""Puts a written position on the table, or says everything that is wrong with it."""

from __future__ import annotations

from typing import TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from tutor.engine.event import Facts, facts
from tutor.engine.game import Game, Placed
from tutor.engine.state import State
from tutor.framework.assumed_facts import box_of
from tutor.framework.decks import Deck
from tutor.framework.under_way import resume
from tutor.games.penumbra.actions.uses import Readings
from tutor.games.penumbra.components.component_set import BOXES, Box, box
from tutor.games.penumbra.components.costs import variants
from tutor.games.penumbra.components.faces import NO_SYMBOL, CardFace
from tutor.games.penumbra.position.form import (
    CardSpec,
    CommonSpec,
    DieSpec,
    Do,
    MarkSpec,
    PlacedSpec,
    Position,
    Resolve,
    TurnSpec,
    WizardSpec,
)
from tutor.games.penumbra.position.validation import flaws_of
from tutor.games.penumbra.procedures.marks import DISCIPLINE_SLOTS, SPARK_SLOTS
from tutor.games.penumbra.procedures.turn import PLACEMENTS
from tutor.games.penumbra.scoring.conservation import law_flaws
from tutor.games.penumbra.state.places import fits, is_free, is_open, slots
from tutor.games.penumbra.state.table import (
    BESIDE,
    Contract,
    End,
    Link,
    Looking,
    Market,
    Score,
    Table,
    TaskNow,
    Threat,
    Trial,
    Turn,
)
from tutor.games.penumbra.state.table import Placed as PlacedDie
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
from tutor.rules.catalogue import load

StructT = TypeVar("StructT", bound=Struct)


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
    now, end = position.now, position.end
    trial, contract = trial_of(position.resolve, played_with), contract_of(position.resolve, played_with)
    table = Table(
        tuple(_wizard(seat, one, played_with) for seat, one in position.wizards.items()),
        turn_of(position.turn),
        tuple(plain(Threat, one) for one in now.threats),
        trial if now.trial is None else plain(Trial, now.trial),
        None if now.last_threat is None else plain(Threat, now.last_threat),
        contract if now.contract is None else plain(Contract, now.contract),
        None if now.task is None else plain(TaskNow, now.task),
        named,
        _assumed(position, played_with),
        looking=None if now.looking is None else plain(Looking, now.looking),
        end=None if end is None else plain(End, end),
        scores=tuple(plain(Score, one) for one in position.scores),
        winners=position.winners,
    )
    return _common(table, position.common, reading)


def plain(kind: type[StructT], spec: Struct) -> StructT:
    """A written form as the value of the table that it is a form of."""
    return kind(**{name: getattr(spec, name) for name in kind.__struct_fields__})


def turn_of(spec: TurnSpec) -> Turn:
    """The turn as it is written; a Learning turn has all its placements unless they are given."""
    placements = spec.placements
    if placements is None:
        placements = PLACEMENTS if spec.kind == "learning" else 0
    chain = tuple(plain(Link, one) for one in spec.chain)
    return plain(Turn, replace(spec, placements=placements, chain=chain))


def _wizard(seat: str, spec: WizardSpec, played_with: Box) -> Wizard:
    dice = tuple(_pool_die(f"die-{n}", one) for n, one in enumerate(spec.dice, 1))
    slots = [slot for slot in (*DISCIPLINE_SLOTS, *SPARK_SLOTS) if slot in spec.marks]
    marks = tuple(_mark(slot, spec.marks[slot], played_with) for slot in slots)
    contracts = dict.fromkeys(played_with.deck("contract"), "contract")
    return Wizard(
        seat,
        dice,
        marks,
        plain(Stock, spec.stock),
        tuple(Card(card.card, card.zone, card.turned, card.borrowed) for card in spec.cards),
        spec.mortal_wounds,
        spec.must_rest,
        spec.contracts,
        tuple(Passed(trial, path) for trial, path in spec.trials.items()),
        tuple(
            Reserved(id, "contract" if id in contracts else "trial", id in spec.secret)
            for id in spec.reserved
        ),
        spec.turns,
        spec.offered,
        spec.kept,
        spec.automa,
        side_of(spec.automa, spec.contracts, played_with) if spec.side is None else spec.side,
    )


def side_of(automa: str, contracts: tuple[str, ...], played_with: Box) -> Side:
    """The side of an Automa is that of its first contract (pen.solo.alignment)."""
    if not automa or not contracts:
        return ""
    return played_with.contract(contracts[0]).side


def _pool_die(usual: str, value: str | DieSpec) -> Die:
    spec = DieSpec(value) if isinstance(value, str) else value
    return replace(_die(spec.id or usual, spec.die), card=spec.card)


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
    """The faces whose gaps the position fills, in the order of their ids."""
    faces = {}
    for card in (*(card for spec in position.wizards.values() for card in spec.cards), *position.assumed):
        printed = played_with.card(card.card)
        filled = filled_in(printed, card)
        if filled != printed:
            faces[card.card] = filled
    return tuple(faces[card] for card in sorted(faces))


def filled_in(printed: CardFace, spec: CardSpec) -> CardFace:
    """The face with what the position says about it; `assumed` names those fields."""
    fields: dict[str, object] = {
        "kind": spec.kind,
        "discipline": spec.discipline,
        "cost_windows": spec.cost_windows,
        "windows": spec.windows,
        "launches": "" if spec.launches == "none" else spec.launches,
        "launched_by": "" if spec.launched_by == "none" else spec.launched_by,
    }
    if spec.use and not printed.use:
        fields["use"] = spec.use
        if printed.windows is None and spec.windows is None:
            fields["windows"] = NO_SYMBOL
    if spec.cost is not None:
        fields["costs"] = ((),) if spec.cost == "free" else variants(spec.cost)
        if printed.cost_windows is None and spec.cost_windows is None:
            fields["cost_windows"] = NO_SYMBOL
    fields = {name: value for name, value in fields.items() if value is not None}
    return replace(printed, **fields, assumed=tuple(fields)) if fields else printed


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


def _common(table: Table, spec: CommonSpec, reading: Readings) -> Table:
    """The table with its common area."""
    for n, die in enumerate(spec.placed):
        table = replace(table, placed=(*table.placed, _placed(table, f"placed-{n}", die, reading)))
    decks = tuple(Deck(id, _layers(cards)) for id, cards in spec.decks.items())
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
        out=spec.out,
        drawn=spec.drawn,
        dice_made=spec.dice_made,
    )


def _layers(cards: tuple[str | tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """A written deck as layers: plain ids are one that was shuffled."""
    plain_ids = tuple(sorted(card for card in cards if isinstance(card, str)))
    if len(plain_ids) == len(cards):
        return (plain_ids,) if plain_ids else ()
    return tuple((item,) if isinstance(item, str) else tuple(sorted(item)) for item in cards if item)


def _placed(table: Table, id: str, spec: PlacedSpec, reading: Readings) -> PlacedDie:
    """A die in its slot, or in the first free one that takes it; beside the slots where none does."""
    die = _die(spec.id or id, spec.die)
    takes = (
        slot.id
        for slot in slots(table, spec.section)
        if is_open(table, slot)
        and is_free(table, spec.section, slot)
        and fits(slot, spec.section, die, reading)
    )
    slot = spec.slot or next(takes, BESIDE)
    return PlacedDie(die.id, spec.section, slot, die.colour, die.value, spec.by, spec.card)


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
