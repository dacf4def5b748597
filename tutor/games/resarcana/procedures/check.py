"""Victory is checked: at the end of a round, or early by a power (res.win)."""

from __future__ import annotations

from tutor.engine.program import Program
from tutor.engine.query import Bind, Is
from tutor.engine.sentence import Act, Call, ForEach, If
from tutor.games.resarcana.verbs.effects.common import ReadingOf
from tutor.games.resarcana.verbs.effects.victory import (
    STATUE,
    STATUE_WHEN,
    WIN,
    AtCheck,
    at_check_seats,
    count,
    judge,
    passed_too,
)

CHECK = "res.win.check-time"
EARLY = "res.win.early-check"
PASSED = "res.pass.statue-exception"

STATUES = ForEach(
    over=at_check_seats,
    into="seat",
    body=(passed_too.under(PASSED), Act(kind="at-check", among=AtCheck(), who=Bind(name="seat"))),
)
BEFORE = Is(left=ReadingOf(ruling=STATUE_WHEN), right="before-count")

CHECKS = (
    Program(
        "check",
        CHECK,
        (
            If(rule=STATUE, cond=BEFORE, then=(STATUES,)),
            count,
            If(rule=STATUE, cond=BEFORE, then=(), otherwise=(STATUES,)),
            judge.under(WIN),
        ),
        kind="procedure",
    ),
    Program(
        "early-check",
        EARLY,
        (Call(program="check", hand_over=(("early", True),)),),
        kind="procedure",
    ),
)
"""The check, and the one that a power calls in a turn."""
