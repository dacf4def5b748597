"""How well a mage stands in the middle of a game: points as they are, and something for the means to more.

The weights are our own, for opponents that compare positions; no rule of the game rests on them.
"""

from __future__ import annotations

from typing import Final

from tutor.engine.state import State
from tutor.framework.readings import Readings, readings_of
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.scoring.final_points import restoration, scores
from tutor.games.blackrose.state.derived import health, slots
from tutor.games.blackrose.state.mage import Mage, Quest
from tutor.games.blackrose.state.table import ROSE, Table

POINT: Final = 20
"""What a point is worth; everything else is weighed against it."""

CHIP: Final = 6
"""What an own chip on the life track of another is worth, and what a chip on the own track costs."""

DANGER: Final = 30
"""What it costs to be near a defeat, the more the fewer chips are missing."""

CARD, SHUFFLED, READY, TOKEN = 6, 1, 5, 4
"""A spell in hand, one in grimoire or memories, one laid out and not revealed, a physical token."""

SOLVED: Final = 12
"""What the effect of a solved quest is worth beside its reward."""

EVOCATION, JINX = 10, -8
ROSE_POINT: Final = 4
"""What a point of the Black Rose costs every mage."""


def evaluation(state: State[Table], seat: str) -> int:
    """How well the seat stands; higher is better. What is not known counts nothing."""
    table, reading = state.table, readings_of(state)
    totals = {score.source: score.total for score in scores(table, reading)}
    source, mage = table.source_of(seat), table.mage(seat)
    points = POINT * totals[source] - (ROSE_POINT * totals[ROSE] if source != ROSE else 0)
    struck = sum(one.damage.count(source) for one in table.mages if one.seat != seat)
    struck += sum(one.damage.count(source) for one in table.evocations if one.owner != seat)
    return (
        points
        + _rooms(table, source, reading)
        + CHIP * struck
        + _means(table, mage)
        - _wounds(table, mage, reading)
    )


def _rooms(table: Table, source: str, reading: Readings) -> int:
    """What instability would bring if its rooms were restored, as far as their slots are filled."""
    total = 0
    for room in table.rooms:
        if source in room.instability:
            flags, most = box(table.box).room(room.id).flags, slots(table, room.id)
            if flags and most:
                gains = restoration(room.instability, flags, table.sources, reading)
                gain = next(one.n for one in gains if one.source == source)
                total += POINT * gain * len(room.instability) // most
    return total


def _means(table: Table, mage: Mage) -> int:
    """What cards, tokens, quests and evocations are worth, less what jinxes cost."""
    return (
        CARD * len(mage.hand)
        + SHUFFLED * (mage.grimoire.size + len(mage.memories))
        + READY * sum(one.state != "revealed" for one in mage.board)
        + TOKEN * mage.physical
        + sum(SOLVED + POINT * (box(table.box).quest(quest.id).reward or 0) for quest in mage.solved)
        + sum(_promise(table, quest) for quest in mage.active)
        + EVOCATION * len(table.evocations_of(mage.seat))
        + JINX * len(mage.jinxes)
    )


def _promise(table: Table, quest: Quest) -> int:
    """What an active quest promises: the more, the more of its slots are filled."""
    face = box(table.box).quest(quest.id)
    return POINT * (face.reward or 0) * (quest.chips + 1) // ((face.slots or 0) + 2)


def _wounds(table: Table, mage: Mage, reading: Readings) -> int:
    """What the chips on the life track cost, and a defeat that is near."""
    chips, most = len(mage.damage), health(table, mage.seat, reading)
    near = 0 if most is None else DANGER * chips * chips // (most * most)
    return CHIP * chips // 2 + near
