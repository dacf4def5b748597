"""Verbs about moving and attacking."""

from __future__ import annotations

from typing import ClassVar, Literal

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Bind, Value, query, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Call, ForEach, If, Sentence, While, sentence
from tutor.games.blackrose.state.lodge.ground import ways
from tutor.games.blackrose.state.table import IMAGINARY, Table
from tutor.games.blackrose.verbs.compiler.picking import figures, rooms
from tutor.games.blackrose.verbs.compiler.queries import IsAvatar, room_option
from tutor.games.blackrose.verbs.effects.common import (
    AsList,
    At,
    PutFigure,
    ToCell,
    bound,
    counted,
    decide,
    myself,
    self_of,
    unaffected,
)
from tutor.games.blackrose.verbs.schema.picks import Few, Moon, Where, Whom
from tutor.games.blackrose.verbs.schema.verb import Sentences, Verb

STAY = "stay"


class Move(Verb, frozen=True, tag="move"):
    """Moves those figures by up to `max` rooms, `times` times.

    Every step enters a room. "did" tells whether the last figure moved at all (brw.key.move-upto).
    """

    rule: ClassVar[str] = "brw.key.move-upto"
    max: Few = 1
    whom: Whom = "self"
    times: Few = 1

    def sentences(self) -> Sentences:
        first, whom = figures(self.whom)
        rule, figure, room = "brw.act.move", Bind(name="mover"), Bind(name="to")
        step = (
            decide(rule=rule, kind="move", among=Ways(figure=figure), into="to"),
            If(
                cond=goes,
                then=(PutFigure(figure=figure, room=room), count_step),
                otherwise=(stop_moving.under("brw.key.move-upto"),),
            ),
        )
        body = (BeginMove(steps=self.max * self.times), While(cond=steps_left, body=step))
        return (*first, ForEach(rule=rule, over=AsList(of=whom), into="mover", body=body))


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


class PlaceFigure(Verb, frozen=True, tag="place"):
    """Places those figures in a room or in their cells."""

    where: Where
    whom: Whom = "self"

    def sentences(self) -> Sentences:
        first, whom = figures(self.whom)
        if self.where == "cell":
            return (*first, ToCell(rule="brw.cell.colour", who=whom))
        before, room = rooms(self.where)
        place = PutFigure(figure=Bind(name="mover"), room=room, how="placed")
        each = ForEach(over=AsList(of=whom), into="mover", body=(place,))
        no_such = no_room.under("brw.gen.effect.skip")
        return (*first, *before, If(rule="brw.gen.enter", cond=room, then=(each,), otherwise=(no_such,)))


@sentence
def no_room(moment: At) -> Outcome[Table]:
    """There is no such room; nothing is done."""
    return Outcome(moment.bound("did", False), (moment.event("no-room", who=self_of(moment)),))


class Attack(Verb, frozen=True, tag="attack"):
    """A physical attack; the avatar's, by rules of its own, on one that the priority names, if one does."""

    rule: ClassVar[str] = "brw.act.attack"
    priority: Moon | None = None

    def sentences(self) -> Sentences:
        known = tuple((name, Bind(name=name)) for name in ("target", "approached"))
        given = (("priority", self.priority), *known)
        own = Call(program="avatar-attack", hand_over=given, part=True, who=myself)
        plain = Call(program="attack", who=myself, part=True)
        return (If(rule=self.rule, cond=IsAvatar(), then=(own,), otherwise=(plain,)),)


class Approach(Verb, frozen=True, tag="approach"):
    """The avatar moves, up to its speed, towards the target or the mage that the priority names.

    Each of its Move (1) effects has a full stop of its own (brw.avatar.move-attack).
    """

    to: Literal["target", "mage"] = "target"
    priority: Moon | None = None

    def sentences(self) -> Sentences:
        known = tuple((name, Bind(name=name)) for name in ("target", "target-at"))
        given = (("towards", self.to), ("priority", self.priority), *known)
        rule = "brw.avatar.move-attack"
        return (Call(rule=rule, program="avatar-approach", hand_over=given, who=myself),)
