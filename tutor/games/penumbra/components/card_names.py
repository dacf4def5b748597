"""Names in a play area: no two cards there may have the same one (pen.card.unique)."""

from __future__ import annotations

from tutor.games.penumbra.actions.uses import Readings
from tutor.games.penumbra.components.component_set import box, face
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import Wizard


def has_name(table: Table, wizard: Wizard, card: str) -> bool:
    """Whether the play area holds a wizard card with the name of that card."""
    title = face(table, card).title
    return any(face(table, held.id).title == title for held in wizard.in_play)


def has_contract_name(table: Table, wizard: Wizard, contract: str, reading: Readings) -> bool:
    """Whether the play area holds a contract of that name, completed or reserved.

    Ruling: pen.ruling.two-reserved-contract-names.
    """
    if reading("pen.ruling.two-reserved-contract-names") == "wizard-only":
        return False
    printed = box(table.box).contract
    held = (*wizard.contracts, *reserved(wizard, "contract"))
    return any(printed(one).title == printed(contract).title for one in held)


def has_trial_name(table: Table, wizard: Wizard, trial: str, reading: Readings) -> bool:
    """Whether the play area holds a trial of that name, passed or reserved.

    Ruling: pen.ruling.two-reserved-contract-names.
    """
    if reading("pen.ruling.two-reserved-contract-names") == "wizard-only":
        return False
    printed = box(table.box).trial
    held = (*(passed.id for passed in wizard.trials), *reserved(wizard, "trial"))
    return any(printed(one).title == printed(trial).title for one in held)


def reserved(wizard: Wizard, kind: str) -> tuple[str, ...]:
    """The contracts, or the trials, that the wizard has reserved."""
    return tuple(card.id for card in wizard.reserved if card.kind == kind)
