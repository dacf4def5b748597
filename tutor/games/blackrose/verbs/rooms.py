"""Verbs about the effects of rooms."""

from __future__ import annotations

from typing import Literal

from tutor.engine.event import Bound
from tutor.engine.query import Bind, Query, Value, text
from tutor.engine.sentence import Call, If
from tutor.games.blackrose.verbs.compiler.picking import rooms
from tutor.games.blackrose.verbs.compiler.queries import RoomChoice
from tutor.games.blackrose.verbs.effects.common import At, decide, myself
from tutor.games.blackrose.verbs.schema.ids import program_id
from tutor.games.blackrose.verbs.schema.picks import RoomPick, Where
from tutor.games.blackrose.verbs.schema.verb import Sentences, Verb


class ActivateRoom(Verb, frozen=True, tag="activate_room"):
    """Activates a room."""

    where: Where

    def sentences(self) -> Sentences:
        before, room = rooms(self.where)
        rule, given = "brw.room.ruined.effect", (("card", room),)
        activate = Call(rule=rule, program="activate-room", who=myself, hand_over=given)
        return (*before, If(rule=self.rule, cond=room, then=(activate,)))


class CopyRoom(Verb, frozen=True, tag="copy_room"):
    """Applies an effect of another room, without activating it."""

    side: Literal["ruined", "restored"]
    where: RoomPick

    def sentences(self) -> Sentences:
        among, room = RoomChoice(pick=self.where), Bind(name="copied")
        choose = decide(rule=self.rule, kind="copy-room", among=among, into="copied")
        copied = Call(program=RoomText(room=room, side=self.side), who=myself)
        return (choose, If(rule=self.rule, cond=room, then=(copied,)))


class RoomText(Query, frozen=True):
    """The program of one side of a room, as the table's box has it."""

    room: Value
    side: str

    def value(self, moment: At) -> Bound:
        return program_id(text(self.room, moment), self.side, moment.table.box)
