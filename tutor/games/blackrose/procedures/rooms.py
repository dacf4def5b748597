"""Activating a room: its ruined effect, or once a round its restored one (brw.room)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import query, text
from tutor.engine.question import Refusal
from tutor.engine.sentence import Call, If, sentence
from tutor.games.blackrose.cards import parts
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.effects.common import At, bound, myself, self_of
from tutor.games.blackrose.verbs.schema.ids import program_id

RUINED = "brw.room.ruined.effect"
RESTORED = "brw.room.restored.token"


def room_refusals(table: Table, room: str, seat: str) -> tuple[Refusal, ...]:
    """Every reason why a mage cannot activate a room now.

    There may be none, the token of a restored room may be used, and a ruined one may have been activated by
    the same action.
    """
    if not table.is_room(room):
        return (Refusal("brw.cell.allowed", "no-room-here", facts(room=room)),)
    if table.room(room).restored:
        used = Refusal("brw.room.restored.once", "room-used", facts(room=room))
        return (used,) if table.room(room).used else ()
    turn = table.turn
    if turn is not None and turn.seat == seat and room in turn.rooms:
        return (Refusal(RUINED, "same-action", facts(room=room, action=turn.doing)),)
    return ()


@query
def can_activate(moment: At) -> Bound:
    """Whether the room can be activated."""
    return not room_refusals(moment.table, text(moment.frame.get("card"), moment), self_of(moment))


@sentence
def turn_token(moment: At) -> Outcome[Table]:
    """The room is activated; a restored one turns its token to the used side.

    A ruined one is kept in mind until the action is over.
    """
    table, seat = moment.table, self_of(moment)
    room = table.room(text(moment.frame.get("card"), moment))
    side = "restored" if room.restored else "ruined"
    turn = table.turn
    if room.restored:
        table = table.with_room(replace(room, used=True))
    elif turn is not None and turn.seat == seat and turn.doing:
        table = table.with_turn(rooms=(*turn.rooms, room.id))
    named: dict[str, Bound] = {"room": room.id, "side": side}
    named["colour"] = box(table.box).room(room.id).colour
    event = moment.event("room-activated", RESTORED if room.restored else RUINED, who=seat, **named)
    return Outcome(bound(moment, {"room-side": side}).with_table(table), (event,))


@query
def text_of(moment: At) -> Bound:
    """The program of the side of the room that is up (brw.ruling.pleasures.side)."""
    room, side = text(moment.frame.get("card"), moment), text(moment.frame.get("room-side"), moment)
    other = box(moment.table.box).room(room).other_ruined
    if side == "ruined" and other and moment.reading("brw.ruling.pleasures.side") == "draw-grimoire":
        side = "ruined-other"
    return program_id(room, side, moment.table.box)


@query
def has_text(moment: At) -> Bound:
    """Whether anything is known of the text of the side that is up."""
    get = moment.frame.get
    texts = parts(box(moment.table.box), text(get("card"), moment))
    return any(part.text and part.part == get("room-side") for part in texts)


@sentence
def applied(moment: At) -> Outcome[Table]:
    """The effect of the room has been applied (brw.gen.effect.applied)."""
    room = text(moment.frame.get("card"), moment)
    colour = box(moment.table.box).room(room).colour
    event = moment.event("room-applied", who=self_of(moment), room=room, colour=colour)
    return Outcome(moment.state, (event,))


@sentence
def refused(moment: At) -> Outcome[Table]:
    """The room cannot be activated now, for the reason that the event gives."""
    room, seat = text(moment.frame.get("card"), moment), self_of(moment)
    reason = room_refusals(moment.table, room, seat)[0]
    event = moment.event("room-not-activated", reason.rule, who=seat, room=room, why=reason.kind)
    return Outcome(moment.bound("did", False), (event,))


@sentence
def unknown(moment: At) -> Outcome[Table]:
    """The text of the side is not known: nothing happens (nothing is invented)."""
    room = moment.frame.get("card")
    return Outcome(moment.state, (moment.event("unknown-text", what=room, component=room),))


ACTIVATE_ROOM = Program(
    "activate-room",
    RUINED,
    (
        If(
            rule="brw.room.restored.once",
            cond=can_activate,
            then=(
                turn_token.under(RUINED),
                If(
                    rule=RUINED,
                    cond=has_text,
                    then=(Call(program=text_of, who=myself, part=True),),
                    otherwise=(unknown,),
                ),
                applied.under("brw.gen.effect.applied"),
            ),
            otherwise=(refused,),
        ),
    ),
    kind="room",
)
"""`card` is the room that who applies the effect activates."""

ROOMS = (ACTIVATE_ROOM,)
