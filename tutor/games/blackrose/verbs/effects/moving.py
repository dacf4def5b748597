"""Moving and placing figures by effects (brw.act.move, brw.gen.enter, brw.key.move-upto)."""

from __future__ import annotations

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Bind, Value, query, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import ForEach, If, Sentence, While, sentence
from tutor.games.blackrose.state.lodge.ground import ways
from tutor.games.blackrose.state.table import IMAGINARY, Table
from tutor.games.blackrose.verbs.compiler.queries import room_option
from tutor.games.blackrose.verbs.effects.common import (
    At,
    PutFigure,
    ToCell,
    bound,
    counted,
    decide,
    self_of,
    unaffected,
)

MOVE = "brw.act.move"
STAY = "stay"


def move(whom: Value, steps: int) -> tuple[Sentence, ...]:
    """The sentences in which who applies the effect moves figures, each by up to so many rooms.

    Every step enters a room. "did" tells whether the last figure moved at all (brw.key.move-upto).
    """
    figure = Bind(name="mover")
    step = (
        decide(rule=MOVE, kind="move", among=Ways(figure=figure), into="to"),
        If(
            cond=goes,
            then=(PutFigure(figure=figure, room=Bind(name="to")), count_step),
            otherwise=(stop_moving.under("brw.key.move-upto"),),
        ),
    )
    body = (BeginMove(steps=steps), While(cond=steps_left, body=step))
    return (ForEach(rule=MOVE, over=whom, into="mover", body=body),)


class BeginMove(Sentence, frozen=True):
    """Nothing is moved yet; a figure in its cell, or an imaginary one, cannot be."""

    steps: int

    def execute(self, moment: At) -> Outcome[Table]:
        figure = text(moment.frame.get("mover"), moment)
        if moment.table.in_lodge(figure) and not _spared(moment, figure):
            return Outcome(bound(moment, {"steps-left": self.steps, "did": False}))
        rule = "brw.target.imaginary" if figure.startswith(IMAGINARY) else ""
        state = bound(moment, {"steps-left": 0, "did": False})
        return Outcome(state, (unaffected(moment, figure, rule),))


def _spared(moment: At, who: str) -> bool:
    spared = moment.frame.get("spared")
    return isinstance(spared, tuple) and who in spared


@query
def steps_left(moment: At) -> Bound:
    """Whether the figure may go another room."""
    return counted(moment, "steps-left") > 0


@query
def goes(moment: At) -> Bound:
    """Whether a room was chosen to go to."""
    return moment.frame.get("to") not in (None, STAY)


class Ways(Among, frozen=True):
    """The rooms next to a figure, and to stay."""

    figure: Value

    def choices(self, moment: At) -> Choices:
        figure = text(self.figure, moment)
        rooms = tuple(room_option(room, "move-to") for room in ways(moment.table, figure, moment.reading))
        here = moment.table.where(figure)
        return Choices((*rooms, Option(STAY, "stay", facts(figure=figure, room=here), STAY)))


@sentence
def count_step(moment: At) -> Outcome[Table]:
    """One step is made."""
    left = counted(moment, "steps-left") - 1
    return Outcome(bound(moment, {"steps-left": left, "did": True}))


@sentence
def stop_moving(moment: At) -> Outcome[Table]:
    """The figure goes no further."""
    event = moment.event("stayed", who=text(moment.frame.get("mover"), moment), by=self_of(moment))
    return Outcome(bound(moment, {"steps-left": 0}), (event,))


def put(whom: Value, room: Value) -> tuple[Sentence, ...]:
    """The sentences that place figures in a room, wherever they are in the lodge."""
    rule = "brw.gen.enter"
    place = PutFigure(figure=Bind(name="mover"), room=room, how="placed")
    return (
        If(
            rule=rule,
            cond=room,
            then=(ForEach(over=whom, into="mover", body=(place,)),),
            otherwise=(no_room.under("brw.gen.effect.skip"),),
        ),
    )


def to_cells(whom: Value) -> tuple[Sentence, ...]:
    """The sentence that places mages in their cells."""
    return (ToCell(rule="brw.cell.colour", who=whom),)


@sentence
def no_room(moment: At) -> Outcome[Table]:
    """There is no such room; nothing is done."""
    return Outcome(moment.bound("did", False), (moment.event("no-room", who=self_of(moment)),))
