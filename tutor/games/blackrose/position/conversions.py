"""How what a table holds is written: chips by source, quests and jinxes by id, spells by slot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby

from msgspec.structs import replace

from tutor.framework.conversion import DECKS, Codec, Conversion, deck, each, optional
from tutor.games.blackrose.position.form import (
    BoardSpec,
    Chips,
    DeclinedSpec,
    EvocationSpec,
    JinxSpec,
    LookingSpec,
    MageSpec,
    Position,
    QuestSpec,
    RoomSpec,
    RoseSpec,
    TurnSpec,
)
from tutor.games.blackrose.state.mage import SLOTS, Jinx, Mage, Prepared, Quest, Slot
from tutor.games.blackrose.state.table import (
    Declined,
    Evocation,
    Looking,
    Pile,
    Room,
    Rose,
    Score,
    Table,
    Turn,
)


def _chips(form: Chips) -> tuple[str, ...]:
    """Written chips one by one."""
    if isinstance(form, Mapping):
        return tuple(source for source, n in form.items() for _ in range(n))
    return form


def _counted(sources: Iterable[str]) -> Chips:
    """Chips from left to right: how many of each source, where those of each lie together."""
    runs = [(source, len(tuple(run))) for source, run in groupby(sources)]
    counted = dict(runs)
    if len(counted) == len(runs):
        return counted or ()
    return tuple(source for source, n in runs for _ in range(n))


def _quest(form: str | QuestSpec) -> Quest:
    return Quest(form) if isinstance(form, str) else Quest(form.quest, form.chips, form.hidden)


def _quest_spec(quest: Quest) -> str | QuestSpec:
    spec = QuestSpec(quest.id, quest.chips, quest.hidden)
    return quest.id if spec == QuestSpec(quest.id) else spec


def _jinxes(form: tuple[str | JinxSpec, ...] | dict[str, int]) -> tuple[Jinx, ...]:
    if isinstance(form, Mapping):
        return tuple(Jinx(id, n) for id, n in form.items())
    return tuple(Jinx(one.jinx, one.chips) if isinstance(one, JinxSpec) else Jinx(one) for one in form)


def _jinx_specs(jinxes: tuple[Jinx, ...]) -> tuple[str | JinxSpec, ...] | dict[str, int]:
    """The jinxes by id, with the chips on them where there are any; several copies one by one."""
    if not any(one.chips for one in jinxes):
        return tuple(one.id for one in jinxes)
    if len({one.id for one in jinxes}) == len(jinxes):
        return {one.id: one.chips for one in jinxes}
    return tuple(JinxSpec(one.id, one.chips) for one in jinxes)


def _board(form: dict[Slot, BoardSpec]) -> tuple[Prepared, ...]:
    return tuple(PREPARED.read(form[slot], slot=slot) for slot in SLOTS if slot in form)


def _board_specs(board: tuple[Prepared, ...]) -> dict[Slot, BoardSpec]:
    return {one.slot: PREPARED.write(one) for one in board}


def _scores(points: dict[str, dict[str, int]]) -> tuple[Score, ...]:
    return tuple(Score(source, tuple(parts.items())) for source, parts in points.items())


def _points(scores: tuple[Score, ...]) -> dict[str, dict[str, int]]:
    return {one.source: dict(one.parts) for one in scores}


CHIPS = Codec(_chips, _counted)
QUEST = Codec(_quest, _quest_spec)
PREPARED = Conversion(Prepared, BoardSpec)
ROOM = Conversion(Room, RoomSpec, ("at",), instability=CHIPS)
EVOCATION = Conversion(Evocation, EvocationSpec, ("slot",), damage=CHIPS)
TURN = Conversion(Turn, TurnSpec)
MAGE = Conversion(
    Mage,
    MageSpec,
    ("cell",),
    damage=CHIPS,
    grimoire=deck("grimoire"),
    board=Codec(_board, _board_specs),
    active=each(QUEST),
    solved=each(Codec(lambda form: replace(_quest(form), hidden=False), _quest_spec)),
    jinxes=Codec(_jinxes, _jinx_specs),
)
TABLE = Conversion(
    Table,
    Position,
    ("mages", "rooms", "evocations", "events", "first", "crown", "box", "due"),
    rose=Conversion(Rose, RoseSpec),
    decks=DECKS,
    piles=Codec(
        lambda form: tuple(Pile(id, cards) for id, cards in form.items()),
        lambda piles: {one.id: one.cards for one in piles},
    ),
    turn=optional(TURN),
    last=optional(TURN),
    looking=optional(Conversion(Looking, LookingSpec)),
    declined=each(Conversion(Declined, DeclinedSpec)),
    scores=Codec(_scores, _points),
)
