"""The procedures of the rulebook as programs."""

from tutor.games.resarcana.effects.decks import DECKS
from tutor.games.resarcana.procedures.actions import ACTING
from tutor.games.resarcana.procedures.check import CHECKS
from tutor.games.resarcana.procedures.collect import COLLECTING
from tutor.games.resarcana.procedures.life import LIFE
from tutor.games.resarcana.procedures.passing import PASSES
from tutor.games.resarcana.procedures.rounds import ROUNDS
from tutor.games.resarcana.procedures.setup import SETUP
from tutor.games.resarcana.procedures.setup_ways import SETUP_WAYS

PROCEDURES = (*DECKS, *LIFE, *CHECKS, *ACTING, *PASSES, *COLLECTING, *ROUNDS, *SETUP, *SETUP_WAYS)
