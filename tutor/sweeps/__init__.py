"""One question about many positions: files and whole games, seeds of chance, readings of the rules."""

from __future__ import annotations

from tutor.sweeps.backends import SweepError
from tutor.sweeps.items import Args, Item, Plan, Source
from tutor.sweeps.journal import JournalError
from tutor.sweeps.planning import PlanError, Wanted, plan_of
from tutor.sweeps.questions import QUESTIONS
from tutor.sweeps.run import Done, sweep
from tutor.sweeps.tables import FORMATS, OutputError, check_output, write_table
from tutor.sweeps.work import Row

__all__ = [
    "FORMATS",
    "QUESTIONS",
    "Args",
    "Done",
    "Item",
    "JournalError",
    "OutputError",
    "Plan",
    "PlanError",
    "Row",
    "Source",
    "SweepError",
    "Wanted",
    "check_output",
    "plan_of",
    "sweep",
    "write_table",
]
