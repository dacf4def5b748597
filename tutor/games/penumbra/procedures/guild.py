"""The guild: which contract is attempted, one of the open row or one that the wizard has reserved."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, candidates
from tutor.engine.question import Choices, Option, Refusal, sift
from tutor.engine.sentence import Call, Choose, If, sentence
from tutor.games.penumbra.actions.uses import Readings
from tutor.games.penumbra.components.card_names import has_contract_name, reserved
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.state.table import Contract, Table
from tutor.games.penumbra.state.wizard import Wizard
from tutor.games.penumbra.verbs.effects import At, owner

GUILD_RULE = "pen.loc.guild.contract"


def attemptable(table: Table, wizard: Wizard, reading: Readings) -> Choices:
    """The contracts that the wizard may attempt, and the others with the reasons."""
    row = (_option(contract, False) for contract in table.contracts)
    own = (_option(contract, True) for contract in reserved(wizard, "contract"))
    return sift((*row, *own), lambda option: _against(table, wizard, option, reading)) + _foreign(
        table, wizard
    )


def _option(contract: str, reserved: bool) -> Option:
    key = f"reserved-{contract}" if reserved else f"row-{contract}"
    return Option(
        key, "attempt-contract", facts(contract=contract, reserved=reserved), (contract, int(reserved))
    )


def _against(table: Table, wizard: Wizard, option: Option, reading: Readings) -> Iterator[Refusal]:
    (_, contract), (_, reserved) = option.facts
    printed = box(table.box).contract(str(contract))
    if not printed.known:
        yield Refusal(GUILD_RULE, "contract-unknown", facts(contract=contract))
    if not reserved and has_contract_name(wizard, str(contract), reading):
        yield Refusal("pen.card.unique", "name-owned", facts(card=contract))


def _foreign(table: Table, wizard: Wizard) -> Choices:
    """Contracts that others have reserved are theirs alone (pen.resv.contract); they are not named."""
    others = [one for one in table.wizards if one.seat != wizard.seat and reserved(one, "contract")]
    options = (Option(f"reserved-{one.seat}", "attempt-foreign", facts(seat=one.seat)) for one in others)
    return sift(options, lambda option: (Refusal("pen.resv.contract", "not-yours", option.facts),))


@candidates
def contracts(moment: At) -> Choices:
    """The contracts that may be attempted."""
    return attemptable(moment.table, owner(moment), moment.reading)


@sentence
def take(moment: At) -> Outcome[Table]:
    """The attempt at the chosen contract begins."""
    chosen = moment.frame.get("contract")
    if not isinstance(chosen, tuple):
        return Outcome(moment.state)
    contract, reserved = str(chosen[0]), bool(chosen[1])
    threat = box(moment.table.box).contract(contract).threat or 0
    about: dict[str, Bound] = {"seat": moment.frame.owner, "contract": contract}
    events = [moment.event("contract-attempted", reserved=reserved, **about)]
    if moment.table.turn.bound:
        events.append(moment.event("bound-and-attempted", "pen.prim.blood.same-visit", **about))
    return moment.with_table(replace(moment.table, contract=Contract(contract, threat, reserved)), *events)


GUILD = (
    Program(
        "guild",
        GUILD_RULE,
        (
            Choose(kind="contract", among=contracts, into="contract"),
            take,
            If(cond=Bind(name="contract"), then=(Call(program="contract"),)),
        ),
        kind="location",
        component="guild",
    ),
)
