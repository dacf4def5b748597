"""Writes a table down as an author would: the inverse of `reading.place`."""

from __future__ import annotations

from tutor.engine.game import Spelling
from tutor.engine.state import State
from tutor.framework.decks import Deck
from tutor.framework.under_way import START, Continuation, continuations, cut_off, sparse
from tutor.games.blackrose.position.form import (
    BoardSpec,
    DeclinedSpec,
    DoSpec,
    DueSpec,
    EvocationSpec,
    JinxSpec,
    LookingSpec,
    MageSpec,
    Position,
    QuestSpec,
    RoseSpec,
    TurnSpec,
)
from tutor.games.blackrose.position.reading import BEGINNINGS, this_game
from tutor.games.blackrose.position.validation_under_way import is_inside
from tutor.games.blackrose.position.writing_lodge import chips, with_lodge
from tutor.games.blackrose.programs import BOOK
from tutor.games.blackrose.state.mage import Jinx, Mage, Prepared, Quest
from tutor.games.blackrose.state.table import Table, Turn
from tutor.games.blackrose.verbs.effects.evocations import SLOTS
from tutor.rules.component_sets import assumed_in
from tutor.rules.words import Words

ELSEWHERE = Words("where the rooms and cells lie", "где лежат комнаты и кельи")


def spell(state: State[Table]) -> Spelling:
    """The position of a state, with no more than what the form does not say by itself.

    `place` makes the same table of it, and the same question waits there unless something is `left`: what
    answers an event, and what an effect keeps back until its full stop.
    """
    under_way, cut = continuations(this_game(), state)
    table = state.table
    do = tuple(_do(one, table) for one in under_way)
    named, assume = assumed_in(table.box)
    common = {"do": do, "box": named, "assume": assume, "options": table.options}
    if do and do[0].program in BEGINNINGS and not do[0].at:
        mages = {mage.seat: sparse(MageSpec, avatar=mage.avatar) for mage in table.mages}
        position = sparse(Position, mages=mages, **common)
    else:
        position = sparse(Position, **common, **_fields(table))
    left = cut_off("blackrose", BOOK, cut, table.box)
    whole = with_lodge(position, state)
    return Spelling(position, (*left, ELSEWHERE)) if whole is None else Spelling(whole, left)


# ---- what is under way


def _do(one: Continuation, table: Table) -> DoSpec:
    """What is under way; the casting of a spell and the activation of a room as such."""
    program, given = one.program.partition("@")[0], dict(one.given)
    slot, room = given.get("slot"), given.get("card")
    if program == "cast-spell" and not one.at and table.mage(one.who).slot(str(slot)) is not None:
        del given["slot"]
        return sparse(DoSpec, who=one.who, cast=slot, given=given, part=one.part)
    if program == "activate-room" and not one.at and table.is_room(str(room)):
        del given["card"]
        return sparse(DoSpec, who=one.who, room=room, given=given, part=one.part)
    begins = program in BEGINNINGS and any(mage.cell for mage in table.mages)
    at = START if not one.at and (begins or is_inside(program)) else one.at
    return sparse(DoSpec, who=one.who, program=program, given=given, at=at, part=one.part)


def _turn(turn: Turn) -> TurnSpec:
    return sparse(
        TurnSpec,
        seat=turn.seat,
        actions=turn.actions,
        cast=turn.cast,
        doing=turn.doing,
        left=turn.left,
        moving=turn.moving,
        rooms=turn.rooms,
        from_cell=turn.from_cell,
        fallen=turn.fallen,
        unused=turn.unused,
    )


# ---- the table


def _fields(table: Table) -> dict[str, object]:
    """Everything of a table but the lodge, by the fields of a position."""
    laying = any(not mage.cell for mage in table.mages)
    looking, events = table.looking, list(table.events)
    while events and not events[-1]:
        events.pop()
    return {
        "mages": {mage.seat: _mage(mage, table) for mage in table.mages},
        "rose": sparse(RoseSpec, power=table.rose.power, trophies=table.rose.trophies),
        "evocations": _evocations(table),
        "events": tuple(events),
        "decks": {deck.id: _cards(deck) for deck in table.decks},
        "piles": {pile.id: pile.cards for pile in table.piles},
        "moon": table.moon,
        "markers": (*table.moon_at, table.rose_at),
        "round": table.round,
        "phase": table.phase,
        "first": _first(table),
        "crown": _crown(table),
        "turn": None if table.turn is None else _turn(table.turn),
        "last": None if table.last is None else _turn(table.last),
        "laying": laying,
        "out": table.out,
        "drawn": table.drawn,
        "looking": None
        if looking is None
        else sparse(LookingSpec, seat=looking.seat, cards=looking.cards, deck=looking.deck),
        "due": tuple(DueSpec(one.phase, one.program.partition("@")[0], one.seat) for one in table.due),  # type: ignore[arg-type]
        "purged": table.purged,
        "declined": tuple(DeclinedSpec(one.seat, one.hand, one.limit) for one in table.declined),
        "reached": table.reached,
        "ended": table.ended,
        "winners": table.winners,
        "scores": {one.source: dict(one.parts) for one in table.scores},
    }


def _crown(table: Table) -> str | None:
    """Who holds the crown: None for nobody, "" for who holds it where nothing is said."""
    if not table.crown:
        return None
    return "" if table.crown == table.players[0] else table.crown


def _first(table: Table) -> str | None:
    """The first mage: None for nobody, "" for the holder of the crown."""
    if table.first == table.crown:
        return ""
    return table.first or None


def _mage(mage: Mage, table: Table) -> MageSpec:
    return sparse(
        MageSpec,
        mage=mage.mage,
        at=mage.at,
        damage=chips(mage.damage),
        power=mage.power,
        hand=mage.hand,
        grimoire=_cards(mage.grimoire),
        memories=mage.memories,
        board={one.slot: _board(one) for one in mage.board},
        active=tuple(map(_quest, mage.active)),
        solved=tuple(map(_quest, mage.solved)),
        completed=mage.completed,
        jinxes=_jinxes(mage.jinxes),
        trophies=mage.trophies,
        physical=mage.physical,
        aside=mage.aside,
        school=mage.school,
        colour=mage.colour,
        avatar=mage.avatar,
        orders=mage.orders,
        back=mage.back,
        outright=mage.outright,
    )


def _board(one: Prepared) -> BoardSpec:
    return sparse(BoardSpec, spell=one.spell, side=one.side, state=one.state, sustained=one.sustained)


def _quest(quest: Quest) -> str | QuestSpec:
    spec = sparse(QuestSpec, quest=quest.id, chips=quest.chips, hidden=quest.hidden)
    return quest.id if spec == QuestSpec(quest.id) else spec


def _jinxes(jinxes: tuple[Jinx, ...]) -> tuple[str | JinxSpec, ...] | dict[str, int]:
    """The jinxes by id, with the chips on them where there are any; several copies one by one."""
    if not any(one.chips for one in jinxes):
        return tuple(one.id for one in jinxes)
    if len({one.id for one in jinxes}) == len(jinxes):
        return {one.id: one.chips for one in jinxes}
    return tuple(sparse(JinxSpec, jinx=one.id, chips=one.chips) for one in jinxes)


def _evocations(table: Table) -> dict[str, EvocationSpec]:
    """The evocations by id; one on the first free place of its owner's board need not say which it is."""
    specs: dict[str, EvocationSpec] = {}
    for at, one in enumerate(table.evocations):
        taken = {other.slot for other in table.evocations[:at] if other.owner == one.owner}
        free = "" if one.assigned else next((slot for slot in SLOTS if slot not in taken), "")
        specs[one.id] = sparse(
            EvocationSpec,
            owner=one.owner,
            at=one.at,
            damage=chips(one.damage),
            slot=None if one.slot == free else one.slot,
            controller=one.controller,
            assigned=one.assigned,
            upgrades=one.upgrades,
            strength=one.strength,
            speed=one.speed,
            used=one.used,
            lent=one.lent,
        )
    return specs


def _cards(deck: Deck) -> tuple[str | tuple[str, ...], ...]:
    """The cards of a deck of one layer, or its layers."""
    return deck.layers[0] if len(deck.layers) == 1 else deck.layers
