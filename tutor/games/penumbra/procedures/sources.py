"""What deals threat besides the cards: the endure task and the counterstrike."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind
from tutor.engine.sentence import Call, sentence
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.verbs.effects import At, Gain


@sentence
def endured(moment: At) -> Outcome[Table]:
    """Whether the task is met: no mortal wound was received in that roll (pen.task.endure).

    One that takes effect ends the turn before; what comes here was ignored (pen.ruling.phylactery-endure).
    """
    threat = moment.table.last_threat
    unhurt = threat is not None and not threat.mortal
    survived = unhurt or moment.reading("pen.ruling.phylactery-endure") == "gone"
    kind = "endured" if survived else "not-endured"
    table, event = moment.table, moment.event(kind, seat=moment.frame.owner)
    if table.task is not None:
        table = replace(table, task=replace(table.task, met=survived))
    return moment.with_table(table, event)


RUINS = Program(
    "ruins",
    "pen.loc.ruins",
    (
        Call(program="threat", hand_over=(("dice", 1),)),
        Gain(ingredient="blood", n=2),
    ),
    kind="location",
    component="ruins",
)

ENDURE = Program(
    "endure",
    "pen.task.endure",
    (
        Call(program="threat", hand_over=(("dice", Bind(name="dice")),)),
        endured,
    ),
    kind="task",
)

COUNTERSTRIKE = Program(
    "counterstrike",
    "pen.reward.counterstrike",
    (Call(program="threat", hand_over=(("dice", Bind(name="dice")),)),),
    kind="reward",
)

SOURCES = (RUINS, ENDURE, COUNTERSTRIKE)
