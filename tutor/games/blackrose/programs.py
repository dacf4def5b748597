"""All programs of Black Rose Wars: the procedures, and the texts of every box that there is."""

from __future__ import annotations

from tutor.engine.program import Program, ProgramBook
from tutor.games.blackrose.cards import PROGRAMS, find
from tutor.games.blackrose.procedures.actions import ACTIONS
from tutor.games.blackrose.procedures.activation import ACTIVATIONS
from tutor.games.blackrose.procedures.attack import PROGRAMS as ATTACKS
from tutor.games.blackrose.procedures.avatar import AVATAR_ORDERS
from tutor.games.blackrose.procedures.avatar_cleanup import AVATAR_CLEANUPS
from tutor.games.blackrose.procedures.avatar_evocations import AVATAR_EVOCATIONS
from tutor.games.blackrose.procedures.avatar_moving import AVATAR_MOVING
from tutor.games.blackrose.procedures.avatar_targets import AVATAR_TARGETS
from tutor.games.blackrose.procedures.avatar_top import AVATAR_BACK
from tutor.games.blackrose.procedures.avatar_traps import AVATAR_TRAPS
from tutor.games.blackrose.procedures.casting import CASTING
from tutor.games.blackrose.procedures.cleanup import CLEANUP
from tutor.games.blackrose.procedures.defeat import DEFEATS
from tutor.games.blackrose.procedures.ending import ENDING
from tutor.games.blackrose.procedures.events import EVENTS
from tutor.games.blackrose.procedures.evocation_acts import EVOCATION_ACTS
from tutor.games.blackrose.procedures.evocation_phase import EVOCATION_PHASES
from tutor.games.blackrose.procedures.phases import ROUNDS
from tutor.games.blackrose.procedures.physical import PHYSICAL_ACTIONS
from tutor.games.blackrose.procedures.planning import PLANNING
from tutor.games.blackrose.procedures.quest_use import QUEST_USE
from tutor.games.blackrose.procedures.rooms import ROOMS
from tutor.games.blackrose.procedures.rose_phase import ROSE_PHASE
from tutor.games.blackrose.procedures.setup import SETUP
from tutor.games.blackrose.procedures.study import STUDY
from tutor.games.blackrose.procedures.tasks import FULFIL
from tutor.games.blackrose.verbs.effects.power import moons_begin
from tutor.games.blackrose.verbs.schema.ids import BOOK as BOOK_BOX
from tutor.games.blackrose.verbs.schema.ids import parsed, program_id

MOONS = (Program("begin-moons", "brw.moon.change.decks", (moons_begin,)),)

ACTION_PHASE = (*ACTIVATIONS, *ACTIONS, *PHYSICAL_ACTIONS, *QUEST_USE, *EVOCATION_PHASES)

WHOLE_GAME = (*SETUP, *ENDING, *ROUNDS, *ROSE_PHASE, *STUDY, *PLANNING, *CLEANUP, FULFIL)

AVATAR = (
    *AVATAR_ORDERS, *AVATAR_TARGETS, *AVATAR_MOVING, *AVATAR_EVOCATIONS, *AVATAR_TRAPS, AVATAR_BACK,
    *AVATAR_CLEANUPS
)  # fmt: skip

PROCEDURES = (
    *ATTACKS,
    *EVOCATION_ACTS,
    *CASTING,
    *DEFEATS,
    *ROOMS,
    *EVENTS,
    *MOONS,
    *ACTION_PHASE,
    *WHOLE_GAME,
    *AVATAR,
)

BOOK = ProgramBook((*PROCEDURES, *PROGRAMS), find)


def played(program: str, box: str) -> str | None:
    """The program of that id as a box has it, which has texts of its own; None where there is none."""
    id = parsed(program)
    if id is not None and id.box == BOOK_BOX:
        own = program_id(id.component, id.part, box)
        program = own if BOOK.get(own) is not None else program
    return None if BOOK.get(program) is None else program
