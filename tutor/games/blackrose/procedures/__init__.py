"""The procedures of the rulebook as programs."""

from tutor.engine.program import Program
from tutor.games.blackrose.power import BeginMoons
from tutor.games.blackrose.procedures.attack import PROGRAMS as ATTACKS
from tutor.games.blackrose.procedures.casting import CASTING
from tutor.games.blackrose.procedures.defeat import DEFEATS
from tutor.games.blackrose.procedures.events import EVENTS
from tutor.games.blackrose.procedures.rooms import ROOMS

MOONS = (Program("begin-moons", "brw.moon.change.decks", (BeginMoons(rule="brw.moon.change.decks"),)),)

PROCEDURES = (*ATTACKS, *CASTING, *DEFEATS, *ROOMS, *EVENTS, *MOONS)
