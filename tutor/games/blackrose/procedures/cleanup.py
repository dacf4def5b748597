"""The cleanup phase: boards and tokens, rooms to be restored, and whether the game ends (brw.clean)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, Is, query, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Call, Choose, ForEach, If, sentence
from tutor.games.blackrose.procedures.ending import end_reached, go_on
from tutor.games.blackrose.procedures.phases import POSTPONED
from tutor.games.blackrose.procedures.restoration import RESTORE, RESTORE_ROOM, full_rooms
from tutor.games.blackrose.state.mage import Mage
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.picking import each_mage
from tutor.games.blackrose.verbs.effects.common import At, myself, self_of
from tutor.games.blackrose.verbs.effects.spells import to_memories

DISCARD = "brw.clean.discard"
KEEP = "brw.trap.cleanup"
TOKENS = "brw.clean.tokens"
EFFECTS = "brw.clean.effects"
END = "brw.clean.end-check"
PHYSICAL = Mage(seat="").physical
"""How many physical action tokens a mage has."""


@query
def activated(moment: At) -> Bound:
    """The slots whose spells are activated and were not revealed."""
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


@sentence
def back_to_hand(moment: At) -> Outcome[Table]:
    """The activated spell goes back to the hand, still unseen."""
    slot, mage = text(Bind(name="slot"), moment), moment.table.mage(self_of(moment))
    held = mage.slot(slot)
    assert held is not None
    mage = replace(mage.without_slot(slot), hand=tuple(sorted((*mage.hand, held.spell))))
    event = moment.event("activated-kept", who=mage.seat, slot=slot)
    return moment.with_table(moment.table.with_mage(mage), event)


@sentence
def clear_board(moment: At) -> Outcome[Table]:
    """All spells on a mage's board go to his memories, and sustained effects of them end.

    Forgotten ones leave the game (brw.clean.forgotten, brw.spell.forgotten.removed).
    """
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


@sentence
def reset_tokens(moment: At) -> Outcome[Table]:
    """Physical action tokens become available and evocation cards are straightened."""
    table = moment.table
    for mage in table.mages:
        table = table.with_mage(replace(mage, physical=PHYSICAL))
    for one in table.evocations:
        table = table.with_evocation(replace(one, used=False))
    return moment.with_table(table, moment.event("tokens-reset"))


@query
def avatar_seats(moment: At) -> Bound:
    """The avatar's seat as a list, empty where none plays."""
    return tuple(mage.seat for mage in moment.table.mages if mage.avatar)


@sentence
def turn_tokens(moment: At) -> Outcome[Table]:
    """The activation tokens of all restored rooms show their available side again."""
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
                over=each_mage,
                into="self",
                body=(
                    ForEach(
                        rule=KEEP,
                        over=activated,
                        into="slot",
                        body=(
                            Choose(kind="activated-spell", among=WhereTo(), into="to", who=myself),
                            If(cond=Is(left=Bind(name="to"), right="hand"), then=(back_to_hand,)),
                        ),
                    ),
                    clear_board,
                ),
            ),
            ForEach(
                rule="brw.avatar.cleanup",
                over=avatar_seats,
                into="avatar",
                body=(Call(program="avatar-cleanup", who=Bind(name="avatar")),),
            ),
            reset_tokens.under(TOKENS),
            Call(
                rule=EFFECTS,
                program="cleanup-effects",
                hand_over=(("phase", "cleanup"),),
            ),
            ForEach(
                rule=RESTORE,
                over=full_rooms,
                into="room",
                body=(Call(program="restore-room", hand_over=(("room", Bind(name="room")),)),),
            ),
            turn_tokens.under("brw.clean.activation-tokens"),
            If(
                rule=END,
                cond=end_reached,
                then=(Call(program="end-of-game"),),
                otherwise=(go_on,),
            ),
        ),
        kind="phase",
    ),
    Program("cleanup-effects", EFFECTS, (POSTPONED,), kind="phase"),
    RESTORE_ROOM,
)
"""The phase calls "avatar-cleanup" for the avatar's seat (brw.avatar.cleanup)."""
