"""All programs of Penumbra: the procedures, and the texts of the cards."""

from __future__ import annotations

from tutor.engine.program import ProgramBook
from tutor.games.penumbra.cards.programs import PROGRAMS
from tutor.games.penumbra.procedures.automa import AUTOMA
from tutor.games.penumbra.procedures.bazaar import BAZAAR
from tutor.games.penumbra.procedures.buying import BUYING
from tutor.games.penumbra.procedures.cards import CARD_USES
from tutor.games.penumbra.procedures.contract import CONTRACTS
from tutor.games.penumbra.procedures.ending import ENDING
from tutor.games.penumbra.procedures.fate import FATE
from tutor.games.penumbra.procedures.gaining import GAINING
from tutor.games.penumbra.procedures.guild import GUILD
from tutor.games.penumbra.procedures.locations import LOCATIONS
from tutor.games.penumbra.procedures.manipulate import MANIPULATIONS
from tutor.games.penumbra.procedures.markets import MARKETS
from tutor.games.penumbra.procedures.marks import MARKS
from tutor.games.penumbra.procedures.mortal import MORTAL_WOUND, RECEIVE_MORTAL
from tutor.games.penumbra.procedures.paths import PATH_PROGRAMS
from tutor.games.penumbra.procedures.paying import PAYING
from tutor.games.penumbra.procedures.place_uses import PLACE_USES
from tutor.games.penumbra.procedures.placement import PLACEMENT
from tutor.games.penumbra.procedures.properties import PROPERTIES
from tutor.games.penumbra.procedures.reserving import RESERVING
from tutor.games.penumbra.procedures.reserving_trials import RESERVING_TRIALS
from tutor.games.penumbra.procedures.rest import REST
from tutor.games.penumbra.procedures.rewards import REWARDS
from tutor.games.penumbra.procedures.rings import RINGS
from tutor.games.penumbra.procedures.setup import SETUP
from tutor.games.penumbra.procedures.sources import SOURCES
from tutor.games.penumbra.procedures.steps import STEPS
from tutor.games.penumbra.procedures.summoning import SUMMONING
from tutor.games.penumbra.procedures.tasks import TASKS
from tutor.games.penumbra.procedures.threat import THREAT, THREAT_DIE
from tutor.games.penumbra.procedures.trial import TRIALS
from tutor.games.penumbra.procedures.turn import TURN

PROCEDURES = (
    *SETUP,
    *TURN,
    *FATE,
    *ENDING,
    *AUTOMA,
    THREAT,
    THREAT_DIE,
    MORTAL_WOUND,
    RECEIVE_MORTAL,
    *SOURCES,
    *TRIALS,
    *PATH_PROGRAMS,
    *CONTRACTS,
    *TASKS,
    *RINGS,
    *REWARDS,
    *PROPERTIES,
    *PLACEMENT,
    *LOCATIONS,
    *GUILD,
    *BAZAAR,
    *BUYING,
    *GAINING,
    *MARKETS,
    *RESERVING,
    *RESERVING_TRIALS,
    *PLACE_USES,
    *CARD_USES,
    *SUMMONING,
    *STEPS,
    *PAYING,
    *MARKS,
    *MANIPULATIONS,
    *REST,
)

BOOK = ProgramBook((*PROCEDURES, *PROGRAMS))
