"""All programs of Res Arcana: the procedures, and the powers of all components."""

from tutor.engine.program import ProgramBook
from tutor.games.resarcana.cards import POWERS
from tutor.games.resarcana.procedures.actions import ACTING
from tutor.games.resarcana.procedures.check import CHECKS
from tutor.games.resarcana.procedures.collect import COLLECTING
from tutor.games.resarcana.procedures.life import LIFE
from tutor.games.resarcana.procedures.passing import PASSES
from tutor.games.resarcana.procedures.rounds import ROUNDS
from tutor.games.resarcana.procedures.setup import SETUP
from tutor.games.resarcana.procedures.setup_ways import SETUP_WAYS
from tutor.games.resarcana.verbs.effects.decks import DECKS

PROCEDURES = (*DECKS, *LIFE, *CHECKS, *ACTING, *PASSES, *COLLECTING, *ROUNDS, *SETUP, *SETUP_WAYS)

BOOK = ProgramBook((*PROCEDURES, *POWERS))
