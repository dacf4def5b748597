"""Names in a play area: no two cards there may have the same one (pen.card.unique)."""

from __future__ import annotations

from tutor.games.penumbra.actions.uses import Readings
from tutor.games.penumbra.components.component_set import face
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import Wizard


def has_name(table: Table, wizard: Wizard, card: str) -> bool:
    """Whether the play area holds a wizard card with the name of that card."""
    title = face(table, card).title
    return any(face(table, held.id).title == title for held in wizard.in_play)


def has_contract_name(wizard: Wizard, contract: str, reading: Readings) -> bool:
    """Whether the play area holds a contract of that name, completed or reserved.

    Ruling: pen.ruling.two-reserved-contract-names.
    """
    if reading("pen.ruling.two-reserved-contract-names") == "wizard-only":
        return False
    return contract in (*wizard.contracts, *reserved(wizard, "contract"))


def has_trial_name(wizard: Wizard, trial: str, reading: Readings) -> bool:
    """Whether the play area holds a trial of that name, passed or reserved.

    Ruling: pen.ruling.two-reserved-contract-names.
    """
    if reading("pen.ruling.two-reserved-contract-names") == "wizard-only":
        return False
    return trial in (*(passed.id for passed in wizard.trials), *reserved(wizard, "trial"))


def reserved(wizard: Wizard, kind: str) -> tuple[str, ...]:
    """The contracts, or the trials, that the wizard has reserved."""
    return tuple(card.id for card in wizard.reserved if card.kind == kind)
