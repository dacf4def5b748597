"""One question about many positions: files and whole games, seeds of chance, readings of the rules."""

from __future__ import annotations

from tutor.sweep.backends import SweepError
from tutor.sweep.items import Args, Item, Plan, Source
from tutor.sweep.journal import JournalError
from tutor.sweep.planning import PlanError, Wanted, plan_of
from tutor.sweep.questions import QUESTIONS
from tutor.sweep.run import Done, sweep
from tutor.sweep.tables import FORMATS, OutputError, check_output, write_table
from tutor.sweep.work import Row

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
