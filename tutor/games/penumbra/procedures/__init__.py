"""The procedures of the rulebook as programs: turns, threat, trials, cards, marks, and the whole game."""

from tutor.games.penumbra.procedures.cards import CARD_USES
from tutor.games.penumbra.procedures.manipulate import MANIPULATIONS
from tutor.games.penumbra.procedures.marks import MARKS
from tutor.games.penumbra.procedures.mortal import MORTAL_WOUND
from tutor.games.penumbra.procedures.paying import PAYING
from tutor.games.penumbra.procedures.rest import REST
from tutor.games.penumbra.procedures.sources import SOURCES
from tutor.games.penumbra.procedures.steps import STEPS
from tutor.games.penumbra.procedures.threat import THREAT, THREAT_DIE
from tutor.games.penumbra.procedures.turn import TURN

PROCEDURES = (
    *TURN,
    THREAT,
    THREAT_DIE,
    MORTAL_WOUND,
    *SOURCES,
    *CARD_USES,
    *STEPS,
    *PAYING,
    *MARKS,
    *MANIPULATIONS,
    *REST,
)

__all__ = ["PROCEDURES"]
