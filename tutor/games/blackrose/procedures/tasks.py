"""Fulfilling tasks: a quest is revealed, gets a chip or is solved (brw.quest.slots, brw.quest.solved)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Event
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.sentence import sentence
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.reactions.tasks import TASKED
from tutor.games.blackrose.state.mage import Quest
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.effects.common import At, counted, ids
from tutor.games.blackrose.verbs.effects.memory import recall, remember

REVEAL = "brw.quest.reveal"
SLOTS = "brw.quest.slots"
SOLVED = "brw.quest.solved"


@sentence
def fulfil(moment: At) -> Outcome[Table]:
    """The tasks of some active quests have been fulfilled."""
    table, seat = moment.table, moment.frame.owner
    quests, events = ids(moment.frame.get("quests"), moment), list[Event]()
    for quest in quests:
        table, more = _fulfilled(moment, table, seat, quest)
        events += more
    of, source = counted(moment, "of"), moment.frame.get("source")
    before = ids(recall(moment.state, of, TASKED), moment)
    state = remember(moment.state, of, TASKED, (*before, *(f"{quest} {source}" for quest in quests)))
    return Outcome(state.with_table(table), tuple(events))


def _fulfilled(moment: At, table: Table, seat: str, id: str) -> tuple[Table, list[Event]]:
    """The table after one fulfilment of a task; none where the quest has been solved by it before."""
    mage = table.mage(seat)
    quest = next((one for one in mage.active if one.id == id), None)
    if quest is None:
        return table, []
    events = [moment.event("quest-revealed", who=seat, quest=id)] if quest.hidden else []
    quest = replace(quest, hidden=False)
    slots = box(table.box).quest(id).slots
    if slots is None:
        events.append(moment.event("unknown-quest-slots", SLOTS, quest=id))
        active = tuple(quest if one.id == id else one for one in mage.active)
        return table.changed(seat, active=active), events
    if quest.chips < slots and not table.chips_left(seat):
        events.append(moment.event("no-chips", "brw.dmg.chips-out", source=seat))
    elif quest.chips < slots:
        quest = replace(quest, chips=quest.chips + 1)
        events.append(moment.event("quest-chip", SLOTS, who=seat, quest=id, n=quest.chips, slots=slots))
    active = tuple(quest if one.id == id else one for one in mage.active)
    if quest.chips < slots:
        return table.changed(seat, active=active), events
    events.append(moment.event("quest-solved", SOLVED, who=seat, quest=id))
    left = tuple(one for one in active if one.id != id)
    return table.changed(seat, active=left, solved=(*mage.solved, _solved(moment, quest))), events


def _solved(moment: At, quest: Quest) -> Quest:
    """The quest among the solved ones; when its chips go back is brw.ruling.quest.chips."""
    return replace(quest, chips=0) if moment.reading("brw.ruling.quest.chips") == "solved" else quest


FULFIL = Program("fulfil-quests", REVEAL, (fulfil,), kind="procedure")
"""The tasks of the owner's `quests` have been fulfilled, by the effect `of` in its program `source`."""
