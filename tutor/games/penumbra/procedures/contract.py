"""Attempting a contract: threat, task, reward, experience, refill of the row (pen.contract.steps)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, query
from tutor.engine.sentence import Call, If, sentence
from tutor.games.penumbra.actions.moves import using
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.components.faces import ContractFace
from tutor.games.penumbra.procedures.demands import task_of
from tutor.games.penumbra.procedures.paths import task_facts
from tutor.games.penumbra.state.table import Contract, Table, TaskNow
from tutor.games.penumbra.verbs.effects import At, owner


def contract_of(table: Table) -> Contract:
    """The contract that is being attempted. Raises LookupError where none is."""
    if table.contract is None:
        raise LookupError("no contract is being attempted")
    return table.contract


def contract_face(table: Table) -> ContractFace:
    """What is printed on the contract that is being attempted."""
    return box(table.box).contract(contract_of(table).card)


@query
def contract_threat(moment: At) -> Bound:
    """The threat printed on the contract; 0 where it has none."""
    return contract_of(moment.table).threat


@sentence
def threat_first(moment: At) -> Outcome[Table]:
    """The printed threat comes before the task (pen.contract.threat)."""
    return Outcome(moment.state, (moment.event("contract-threat", seat=moment.frame.owner),))


@query
def task_known(moment: At) -> Bound:
    """Whether the task of the contract is known."""
    return contract_face(moment.table).task is not None


@sentence
def begin_task(moment: At) -> Outcome[Table]:
    """The task of the contract is to be done: it has one path and no approach (pen.light.contract)."""
    task = contract_face(moment.table).task
    assert task is not None
    event = moment.event("task-begins", seat=moment.frame.owner, **dict(task_facts(task)))
    return moment.with_table(replace(moment.table, task=TaskNow(task)), event)


@sentence
def decide(moment: At) -> Outcome[Table]:
    """The task is met and the contract fulfilled, or nothing happens and it stays (pen.contract.fail)."""
    table, contract = moment.table, contract_of(moment.table)
    about: dict[str, Bound] = {"seat": moment.frame.owner, "contract": contract.card}
    if not task_of(table).met:
        event = moment.event("contract-fails", "pen.contract.fail", **about)
        return moment.with_table(replace(table, task=None), event)
    done = replace(table, task=None, contract=replace(contract, done=True))
    return moment.with_table(done, moment.event("contract-succeeds", **about))


@sentence
def task_unknown(moment: At) -> Outcome[Table]:
    """Says that the sources do not give the task: the attempt cannot be played further."""
    return Outcome(moment.state, (moment.event("task-unknown", seat=moment.frame.owner),))


@query
def is_done(moment: At) -> Bound:
    """Whether the contract is fulfilled."""
    return contract_of(moment.table).done


@sentence
def keep(moment: At) -> Outcome[Table]:
    """The contract lies open in the experience zone, with its symbols (pen.contract.keep)."""
    table, wizard, contract = moment.table, owner(moment), contract_of(moment.table)
    printed = contract_face(table)
    in_row = not contract.reserved and contract.card in table.contracts
    if in_row:
        table = replace(table, contracts=tuple(c for c in table.contracts if c != contract.card))
    reserved = tuple(one for one in wizard.reserved if one.id != contract.card)
    wizard = replace(wizard, reserved=reserved, contracts=(*wizard.contracts, contract.card))
    about: dict[str, Bound] = {"seat": wizard.seat, "contract": contract.card}
    gives: dict[str, Bound] = {"seat": wizard.seat, "card": contract.card}
    events = (
        moment.event("contract-kept", side=printed.side, points=printed.points, **about),
        moment.event("contract-side", "pen.light.contract", side=printed.side, **about),
        moment.event("symbols", "pen.light.symbols", light=printed.light, dark=printed.dark, **gives),
        moment.event("more-contracts", "pen.contract.several", seat=wizard.seat),
    )
    return Outcome(moment.bound("refill", in_row).with_table(table.with_wizard(wizard)), events)


STEPS = "pen.contract.steps"

CONTRACTS = (
    Program(
        "contract",
        STEPS,
        (
            If(
                rule="pen.contract.threat",
                cond=contract_threat,
                then=(
                    threat_first,
                    Call(program="threat", hand_over=(("dice", contract_threat),)),
                ),
            ),
            If(
                cond=task_known,
                then=(
                    begin_task,
                    using("pen.task.manipulate"),
                    Call(program="task"),
                    decide,
                ),
                otherwise=(task_unknown,),
            ),
            If(
                rule="pen.contract.reward",
                cond=is_done,
                then=(
                    Call(program="reward"),
                    keep.under("pen.contract.keep"),
                    If(
                        rule="pen.contract.refill",
                        cond=Bind(name="refill"),
                        then=(Call(program="refill-contracts"),),
                    ),
                ),
            ),
        ),
        kind="contract",
    ),
)
