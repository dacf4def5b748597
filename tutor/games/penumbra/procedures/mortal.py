"""The mortal wound: receiving its card, and what the card does (pen.threat.mortal.effect)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Event
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, query
from tutor.engine.sentence import Call, If, Sentence, sentence
from tutor.engine.state import Frame, State
from tutor.games.penumbra.scoring.final_points import MORTAL_POINTS
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.verbs.effects import At, in_force, owner

ROLL = ("threat", "threat-die", "mortal-wound", "receive-mortal")
"""Programs that belong to any threat roll; the frame below them is the source of the threat."""

MORTAL_CARDS = 4
"""How many mortal wound cards the box holds (pen.ruling.mortal-cards-run-out)."""

TURNS = ("turn", "play-turn")
"""Programs of a turn: what stands below the last of them on the stack outlasts the turn."""


def end_turn(state: State[Table], *goes_on: str) -> State[Table]:
    """The position after everything under way in the turn was ended, save those programs."""
    turns = [n for n, e in enumerate(state.stack) if isinstance(e, Frame) and e.program in TURNS]
    last = turns[-1] if turns else -1
    left = tuple(
        entry
        for n, entry in enumerate(state.stack)
        if n <= last or not isinstance(entry, Frame) or entry.program in goes_on
    )
    return replace(state, stack=left)


def trial_leaves(table: Table) -> Table:
    """The table after the trial under way left the game, from the row or the wizard's reserve."""
    trial = table.trial
    assert trial is not None
    row = tuple(card for card in table.trials if card != trial.card)
    for wizard in table.wizards:
        reserved = tuple(one for one in wizard.reserved if one.id != trial.card)
        table = table.with_wizard(replace(wizard, reserved=reserved))
    return replace(table, trial=replace(trial, gone=True), trials=row, out=(*table.out, trial.card))


@sentence
def applies(moment: At) -> Outcome[Table]:
    """The current roll is over, so the card begins to act."""
    return Outcome(moment.state, (moment.event("mortal-applies", seat=moment.frame.owner),))


class EndTurn(Sentence, frozen=True):
    """The turn is over: everything that was under way in it ends.

    A trial leaves the game unless it is passed already (pen.trial.threat.mortal, pen.trial.task.mortal,
    pen.reward.counterstrike.passed); a contract stays unless its task is met (pen.contract.threat.mortal).
    Rulings: pen.ruling.other-threat-in-trial, pen.ruling.ruins-mortal, pen.ruling.trap-on-mortal.
    """

    def execute(self, moment: At) -> Outcome[Table]:
        under_way = tuple(e.program for e in moment.state.stack if isinstance(e, Frame))
        seat = moment.frame.owner
        events = [moment.event("turn-over", seat=seat)]
        table = replace(moment.table, turn=replace(moment.table.turn, over=True), threats=(), task=None)
        goes_on = {moment.frame.program, "end-of-turn"}
        table = self._trial(moment, table, under_way, events)
        if table.trial is not None and table.trial.passed:
            goes_on.add("trial")
        if table.contract is not None and table.contract.done:
            goes_on.add("contract")
        elif "contract" in under_way:
            events.append(moment.event("contract-stays", "pen.contract.threat.mortal"))
        if "ruins" in under_way:
            if moment.reading("pen.ruling.ruins-mortal") == "yes":
                goes_on.add("ruins")
            else:
                events.append(moment.event("no-blood", "pen.loc.ruins", seat=seat))
        state = end_turn(moment.state, *goes_on)
        return Outcome(state.with_table(table), tuple(events))

    def _trial(self, moment: At, table: Table, under_way: tuple[str, ...], events: list[Event]) -> Table:
        trial = table.trial
        if trial is None or trial.gone or trial.stage == "over":
            return table
        if trial.passed:
            rule = "pen.reward.counterstrike.passed"
            events.append(moment.event("trial-stays-passed", rule, trial=trial.card))
            return table
        source = next((program for program in reversed(under_way) if program not in ROLL), "")
        if source == "endure":
            rule = "pen.trial.task.mortal"
        elif source == "trial" or moment.reading("pen.ruling.other-threat-in-trial") == "leaves":
            rule = "pen.trial.threat.mortal"
        else:
            return table
        events.append(moment.event("trial-gone", rule, trial=trial.card))
        if "trap" in in_force(table) and moment.reading("pen.ruling.trap-on-mortal") == "moot":
            rule = "pen.threat.mortal.one-per-turn"
            events.append(moment.event("trap-void", rule, trial=trial.card))
        return trial_leaves(table)


@sentence
def discard_pool(moment: At) -> Outcome[Table]:
    """Every die of the pool is discarded."""
    wizard = owner(moment)
    event = moment.event("pool-discarded", seat=wizard.seat, n=len(wizard.dice))
    return moment.with_table(moment.table.with_wizard(replace(wizard, dice=())), event)


@sentence
def rest_next(moment: At) -> Outcome[Table]:
    """The next turn has to be a Rest."""
    wizard = replace(owner(moment), must_rest=True)
    event = moment.event("must-rest", seat=wizard.seat)
    return moment.with_table(moment.table.with_wizard(wizard), event)


def not_received(moment: At, seat: str) -> tuple[Event, ...]:
    """The event that tells why a wizard receives no further mortal wound card; () where they do.

    Rulings: pen.ruling.mortal-same-name, pen.ruling.mortal-cards-run-out.
    """
    held = moment.table.wizard(seat).mortal_wounds
    if held and moment.reading("pen.ruling.mortal-same-name") == "barred":
        return (moment.event("mortal-barred", "pen.card.unique", seat=seat),)
    given = sum(wizard.mortal_wounds for wizard in moment.table.wizards)
    limited = moment.reading("pen.ruling.mortal-cards-run-out") == "limited"
    if given < MORTAL_CARDS or not limited:
        return ()
    return (moment.event("mortal-none-left", "pen.comp.unlimited", seat=seat, n=MORTAL_CARDS),)


@sentence
def receive(moment: At) -> Outcome[Table]:
    """A mortal wound card is received outside a threat roll: one in a turn at most.

    Rules: pen.threat.mortal.one-per-turn, pen.threat.mortal.points.
    """
    table, wizard = moment.table, owner(moment)
    seat = wizard.seat
    if table.turn.mortal:
        again = moment.event("mortal-limit", "pen.threat.mortal.one-per-turn", seat=seat)
        return Outcome(moment.state, (again,))
    if against := not_received(moment, seat):
        return Outcome(moment.state, against)
    cards = wizard.mortal_wounds + 1
    points = MORTAL_POINTS * cards
    table = table.with_wizard(replace(wizard, mortal_wounds=cards)).with_turn(mortal=True)
    events = (
        moment.event("mortal-received", seat=seat, cards=cards),
        moment.event("mortal-points", "pen.threat.mortal.points", seat=seat, points=points),
    )
    return Outcome(moment.bound("received", True).with_table(table), events)


@query
def ends_turn(moment: At) -> bool:
    """Whether the card ends the turn: one that no roll gave need not (pen.ruling.mortal-without-roll)."""
    never = moment.reading("pen.ruling.mortal-without-roll") == "never"
    return not (moment.frame.get("without-roll") and never)


EFFECT = "pen.threat.mortal.effect"

MORTAL_WOUND = Program(
    "mortal-wound",
    EFFECT,
    (
        applies,
        If(cond=ends_turn, then=(EndTurn(),)),
        discard_pool,
        rest_next,
    ),
    kind="card",
    component="mortal-wound",
)

RECEIVE_MORTAL = Program(
    "receive-mortal",
    EFFECT,
    (
        receive,
        If(
            cond=Bind(name="received"),
            then=(Call(program="mortal-wound", hand_over=(("without-roll", True),)),),
        ),
    ),
    kind="card",
)
