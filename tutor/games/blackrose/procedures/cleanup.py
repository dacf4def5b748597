"""The cleanup phase: boards and tokens, rooms to be restored, and whether the game ends (brw.clean)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, Is, Query, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Call, Choose, ForEach, If, Sentence
from tutor.games.blackrose.procedures.ending import EndReached, GoOn
from tutor.games.blackrose.procedures.phases import POSTPONED
from tutor.games.blackrose.procedures.restoration import RESTORE, RESTORE_ROOM, FullRooms
from tutor.games.blackrose.state.mage import Mage
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.picking import EachMage
from tutor.games.blackrose.verbs.effects.common import At, Self, self_of
from tutor.games.blackrose.verbs.effects.spells import to_memories

DISCARD = "brw.clean.discard"
KEEP = "brw.trap.cleanup"
TOKENS = "brw.clean.tokens"
EFFECTS = "brw.clean.effects"
END = "brw.clean.end-check"
PHYSICAL = Mage("").physical
"""How many physical action tokens a mage has."""


class Activated(Query, frozen=True):
    """The slots whose spells are activated and were not revealed."""

    def value(self, moment: At) -> Bound:
        return tuple(one.slot for one in moment.table.mage(self_of(moment)).in_state("activated"))


class WhereTo(Among, frozen=True):
    """An activated spell may go to the hand in place of the memories; nobody else sees which it is."""

    secret: ClassVar[bool] = True

    def choices(self, moment: At) -> Choices:
        slot = text(Bind(name="slot"), moment)
        held = moment.table.mage(self_of(moment)).slot(slot)
        about = facts(slot=slot, card=None if held is None else held.spell)
        return Choices(
            (Option("hand", "keep-activated", about, "hand"), Option("memories", "drop-activated", about, ""))
        )


class BackToHand(Sentence, frozen=True):
    """The activated spell goes back to the hand, still unseen."""

    def execute(self, moment: At) -> Outcome[Table]:
        slot, mage = text(Bind(name="slot"), moment), moment.table.mage(self_of(moment))
        held = mage.slot(slot)
        assert held is not None
        mage = replace(mage.without_slot(slot), hand=tuple(sorted((*mage.hand, held.spell))))
        event = moment.event("activated-kept", who=mage.seat, slot=slot)
        return moment.with_table(moment.table.with_mage(mage), event)


class ClearBoard(Sentence, frozen=True):
    """All spells on a mage's board go to his memories, and sustained effects of them end.

    Forgotten ones leave the game (brw.clean.forgotten, brw.spell.forgotten.removed).
    """

    def execute(self, moment: At) -> Outcome[Table]:
        table, seat = moment.table, self_of(moment)
        board = table.mage(seat).board
        table = table.changed(seat, board=())
        events: list[Event] = []
        for held in board:
            table, event = to_memories(moment, table, seat, held.spell, "board")
            if event.kind == "to-memories":
                event = replace(event, rule=DISCARD)
            elif held.state == "revealed":
                event = replace(event, rule="brw.clean.forgotten")
            events.append(event)
            if held.sustained:
                events.append(moment.event("sustained-ended", "brw.sust.end", who=held.sustained, by=seat))
        return moment.with_table(table, *events)


class ResetTokens(Sentence, frozen=True):
    """Physical action tokens become available and evocation cards are straightened."""

    def execute(self, moment: At) -> Outcome[Table]:
        table = moment.table
        for mage in table.mages:
            table = table.with_mage(replace(mage, physical=PHYSICAL))
        for one in table.evocations:
            table = table.with_evocation(replace(one, used=False))
        return moment.with_table(table, moment.event("tokens-reset"))


class AvatarSeats(Query, frozen=True):
    """The avatar's seat as a list, empty where none plays."""

    def value(self, moment: At) -> Bound:
        return tuple(mage.seat for mage in moment.table.mages if mage.avatar)


class TurnTokens(Sentence, frozen=True):
    """The activation tokens of all restored rooms show their available side again."""

    def execute(self, moment: At) -> Outcome[Table]:
        table, used = moment.table, []
        for room in table.rooms:
            if room.restored and room.used:
                used.append(room.id)
                table = table.with_room(replace(room, used=False))
        return moment.with_table(table, moment.event("rooms-available", rooms=tuple(used)))


CLEANUP = (
    Program(
        "cleanup-phase",
        "brw.round.phases",
        (
            ForEach(
                rule=DISCARD,
                over=EachMage(),
                into="self",
                body=(
                    ForEach(
                        rule=KEEP,
                        over=Activated(),
                        into="slot",
                        body=(
                            Choose(kind="activated-spell", among=WhereTo(), into="to", who=Self()),
                            If(cond=Is(left=Bind(name="to"), right="hand"), then=(BackToHand(),)),
                        ),
                    ),
                    ClearBoard(),
                ),
            ),
            ForEach(
                rule="brw.avatar.cleanup",
                over=AvatarSeats(),
                into="avatar",
                body=(Call(program="avatar-cleanup", who=Bind(name="avatar")),),
            ),
            ResetTokens(rule=TOKENS),
            Call(
                rule=EFFECTS,
                program="cleanup-effects",
                hand_over=(("phase", "cleanup"),),
            ),
            ForEach(
                rule=RESTORE,
                over=FullRooms(),
                into="room",
                body=(Call(program="restore-room", hand_over=(("room", Bind(name="room")),)),),
            ),
            TurnTokens(rule="brw.clean.activation-tokens"),
            If(
                rule=END,
                cond=EndReached(),
                then=(Call(program="end-of-game"),),
                otherwise=(GoOn(),),
            ),
        ),
        kind="phase",
    ),
    Program("cleanup-effects", EFFECTS, (POSTPONED,), kind="phase"),
    RESTORE_ROOM,
)
"""The phase calls "avatar-cleanup" for the avatar's seat (brw.avatar.cleanup)."""
