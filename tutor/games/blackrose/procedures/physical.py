"""Explore and Combat: sets of separate effects in any order, each a full stop of its own (brw.act)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, query
from tutor.engine.question import Choices, Option, Refusal, sorted_out
from tutor.engine.sentence import Call, Choose, If, Stop, While, sentence
from tutor.games.blackrose.actions.moves import Considered, must_leave, quest_options
from tutor.games.blackrose.procedures.actions import (
    END,
    MOVE,
    BeginAction,
    chose,
    chosen,
    moves,
    step,
    take_move,
)
from tutor.games.blackrose.procedures.attack import IMAGINED, attack_refusals, strength_of
from tutor.games.blackrose.procedures.rooms import room_refusals
from tutor.games.blackrose.state.table import Table, Turn
from tutor.games.blackrose.verbs.compiler.queries import figure_option
from tutor.games.blackrose.verbs.effects.common import At, RoomOf, bound, myself, self_of
from tutor.games.blackrose.verbs.effects.damage import damage

EXPLORE = "brw.act.explore"
COMBAT = "brw.act.combat"
ATTACK = "brw.act.attack"
CONTIGUOUS = "brw.act.explore.contiguous"
SET = "brw.act.physical.set"
ROOM = "brw.room.ruined.effect"
ACTIONS = {"explore": EXPLORE, "combat": COMBAT}


class Steps(Among, frozen=True):
    """What the mage can do next in his physical action, or that he is done with it."""

    action: str

    def choices(self, moment: At) -> Choices:
        return sorted_out((*self._considered(moment, everything=True), *_quests(moment)))

    def options(self, moment: At) -> tuple[Option, ...]:
        # Far rooms and figures are always refused: to leave them out saves some four per cent of random play.
        return sorted_out(self._considered(moment, everything=False)).options

    def _considered(self, moment: At, *, everything: bool) -> Considered:
        table, seat, reading = moment.table, self_of(moment), moment.reading
        turn = table.turn or Turn(seat)
        if self.action == "explore":
            for option, against in moves(table, seat, reading, all_rooms=everything):
                yield option, chain(_no_move(turn), against)
        else:
            yield from _attacks(moment, turn, everything=everything)
        room = table.where(seat)
        activate = Option("activate", "step-activate", facts(room=room), f"activate|{room}")
        yield activate, _no_activation(table, turn, room, ACTIONS[self.action])
        done = Option("done", "step-done", facts(action=self.action), "done|")
        yield done, must_leave(table, turn, reading) if "move" in turn.left else iter(())


def _no_move(turn: Turn) -> Iterator[Refusal]:
    """Why no Move (1) effect of the action can be used."""
    if "move" in turn.left:
        return
    if "lost" in turn.left:
        yield Refusal(CONTIGUOUS, "moves-cut-off", facts(who=turn.seat, n=turn.left.count("lost")))
    else:
        yield Refusal(EXPLORE, "no-moves-left", facts(who=turn.seat))


def _no_activation(table: Table, turn: Turn, room: str, rule: str) -> Iterator[Refusal]:
    """Why the mage cannot activate his room with this action."""
    if "activate" not in turn.left:
        yield Refusal(rule, "activated-already", facts(who=turn.seat))
    yield from room_refusals(table, room, turn.seat)


def _attacks(moment: At, turn: Turn, *, everything: bool) -> Considered:
    table, seat = moment.table, turn.seat
    here, reach = table.where(seat), moment.reading("brw.ruling.attack.range")
    for other in (*table.turn_order, *(one.id for one in table.evocations)):
        near = everything or reach != "0" or table.where(other) == here
        if other != seat and near:
            yield step(figure_option(moment, other, "step-attack"), "attack"), _no_attack(moment, turn, other)
    if everything and not sorted_out(_attacks(moment, turn, everything=False)).options:
        yield step(IMAGINED.option, "attack"), iter(IMAGINED.reasons)


def _no_attack(moment: At, turn: Turn, other: str) -> Iterator[Refusal]:
    if "attack" not in turn.left:
        yield Refusal(COMBAT, "attack-used", facts(who=turn.seat))
    yield from attack_refusals(moment, turn.seat, other)


def _quests(moment: At) -> Iterator[tuple[Option, tuple[Refusal, ...]]]:
    """The quests that have to wait until the action is over."""
    seat = self_of(moment)
    waits = Refusal("brw.act.quest-window", "inside-action", facts(who=seat))
    for option in quest_options(moment.table.mage(seat)):
        yield option, (waits,)


@sentence
def uses(moment: At, what: str) -> Outcome[Table]:
    """One of the other effects of the action is used; moves that were begun before it cannot go on."""
    table = moment.table
    turn = table.turn or Turn(self_of(moment))
    left = tuple(one for one in turn.left if one != what)
    events: tuple[Event, ...] = ()
    if turn.moving and "move" in left:
        n = left.count("move")
        left = tuple("lost" if one == "move" else one for one in left)
        events = (moment.event("moves-cut-off", CONTIGUOUS, who=turn.seat, n=n),)
    table = replace(table, turn=replace(turn, left=left))
    return Outcome(bound(moment, {"victim": chosen(moment)}).with_table(table), events)


@sentence
def finish(moment: At) -> Outcome[Table]:
    """The mage leaves out what is left of the action."""
    turn = moment.table.turn
    n = 0 if turn is None else sum(one != "lost" for one in turn.left)
    return Outcome(moment.bound("finished", True), (moment.event("rest-left", who=self_of(moment), n=n),))


@query
def goes_on(moment: At) -> Bound:
    """Whether anything of the action is left, and the mage is not done with it."""
    turn = moment.table.turn
    left = turn is not None and any(one != "lost" for one in turn.left)
    return left and not moment.frame.get("finished")


VICTIM = Bind(name="victim")
ATTACKS = (
    uses(what="attack"),
    Stop(body=damage(strength_of(figure=myself), VICTIM, dealer=myself)),
)
ACTIVATES = (
    uses(what="activate"),
    Call(program="activate-room", hand_over=(("card", RoomOf()),)),
)


def _program(action: str, kind: str) -> Program:
    rule = ACTIONS[action]
    body = (
        Choose(kind=kind, among=Steps(action=action), into="step"),
        If(rule=MOVE, cond=chose(does="move"), then=(take_move,)),
        If(rule=ATTACK, cond=chose(does="attack"), then=ATTACKS),
        If(rule=ROOM, cond=chose(does="activate"), then=ACTIVATES),
        If(rule=SET, cond=chose(does="done"), then=(finish,)),
    )
    return Program(
        action,
        rule,
        (BeginAction(action=action), While(cond=goes_on, body=body), END),
        kind="physical-action",
    )


PHYSICAL_ACTIONS = (_program("explore", "explore-step"), _program("combat", "combat-step"))
"""The active mage explores, or fights."""
