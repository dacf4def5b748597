"""All programs of Seasons: the procedures, and the texts of the cards."""

from __future__ import annotations

from tutor.engine.program import ProgramBook
from tutor.games.seasons.cards import PROGRAMS
from tutor.games.seasons.procedures.bonus import BONUSES
from tutor.games.seasons.procedures.ending import ENDING
from tutor.games.seasons.procedures.prelude import PRELUDE
from tutor.games.seasons.procedures.round import ROUND
from tutor.games.seasons.procedures.setup import SETUP
from tutor.games.seasons.procedures.summoning import ACTIONS
from tutor.games.seasons.procedures.turn import TURN

PROCEDURES = (*SETUP, *PRELUDE, *ROUND, *TURN, *ACTIONS, *BONUSES, *ENDING)
"""All programs that are the text of no card."""

BOOK = ProgramBook((*PROCEDURES, *PROGRAMS))
