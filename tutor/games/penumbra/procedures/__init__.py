"""The procedures of the rulebook as programs: the threat roll, the mortal wound, and what deals threat."""

from tutor.games.penumbra.procedures.mortal import MORTAL_WOUND
from tutor.games.penumbra.procedures.sources import SOURCES
from tutor.games.penumbra.procedures.threat import THREAT, THREAT_DIE
from tutor.games.penumbra.procedures.uses import USES

PROCEDURES = (THREAT, THREAT_DIE, MORTAL_WOUND, *SOURCES, *USES)

__all__ = ["PROCEDURES"]
