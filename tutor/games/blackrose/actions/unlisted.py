"""What can be named at another moment than its own: answers inside effects, and cards that lie elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from tutor.engine.event import facts
from tutor.engine.question import Question, Refusal
from tutor.engine.state import State
from tutor.engine.waiting import not_due
from tutor.framework.unlisted import Thing, Things, elsewhere, named, numbers, unlisted
from tutor.games.blackrose.actions.whereabouts import quests, spells
from tutor.games.blackrose.components.component_set import MOONS, box
from tutor.games.blackrose.procedures.setup_mages import COLOURS
from tutor.games.blackrose.state.table import Table

MOST: Final = 6
AVATARS: Final = {"avatar-step", "evocation-target", "avatar-target", "spread"}
"""The kinds of questions about the avatar, which another answers in its place."""
SIDES: Final = ("main", "reverse")


def moves(state: State[Table], seat: str) -> tuple[Question, ...]:
    """The questions with all that a seat could name and no list of actions has; the avatar has few."""
    if seat in state.table.players:
        return unlisted("blackrose", SORTS, state, seat)
    return unlisted("blackrose", SORTS, state, seat, AVATARS)


# ---- cards


def _not_on_board(state: State[Table], seat: str) -> Iterator[Thing]:
    """The spells that a mage has not laid out; each is told of as if nothing had set it off."""
    prepared = (spell.spell for spell in state.table.mage(seat).board)
    for one in elsewhere(spells(state.table, seat, "board"), prepared):
        yield Thing(one.key, (*one.about, *facts(slot=None, about=None)), one.reasons)


def _not_prepared(rule: str, state: State[Table], seat: str) -> Iterator[Thing]:
    """The spells that a mage has not laid out: one in hand was not prepared, others lie elsewhere."""
    hand = state.table.mage(seat).hand
    for one in _not_on_board(state, seat):
        in_hand = (Refusal(rule, "not-prepared", facts(card=one.key)),)
        yield Thing(one.key, facts(card=one.key), in_hand if one.key in hand else one.reasons)


def _not_in_hand(state: State[Table], seat: str) -> tuple[Thing, ...]:
    return elsewhere(spells(state.table, seat, "hand"), state.table.mage(seat).hand)


def _sides_out_of_hand(state: State[Table], seat: str) -> Iterator[Thing]:
    """The sides of all spells: those in hand have their moment, others lie elsewhere."""
    hand = named("card", state.table.mage(seat).hand)
    for one in (*hand, *_not_in_hand(state, seat)):
        for side in SIDES:
            yield Thing(f"{one.key}.{side}", (*one.about, *facts(side=side, slot=None)), one.reasons)


def _spells(table: Table) -> tuple[Thing, ...]:
    """The spells that anybody has."""
    held = (
        card
        for mage in table.mages
        for card in (*mage.hand, *(one.spell for one in mage.board), *mage.memories, *mage.grimoire.cards)
    )
    return named("card", (*held, *(() if table.looking is None else table.looking.cards)))


def _quests(table: Table) -> tuple[Thing, ...]:
    held = (one.id for mage in table.mages for one in (*mage.active, *mage.solved))
    return named("quest", (*held, *box(table.box).quests))


def _quests_elsewhere(state: State[Table], seat: str) -> Iterator[Thing]:
    others = elsewhere(quests(state.table, seat))
    return (Thing(one.key, facts(quest=one.key), one.reasons) for one in others)


# ---- figures, rooms and chips


def _figures(table: Table) -> Iterator[Thing]:
    return (Thing(one, facts(figure=one, room=None)) for one in table.figures)


def _evocations(table: Table) -> Iterator[Thing]:
    return (Thing(one.id, facts(figure=one.id, room=one.at, owner=one.owner)) for one in table.evocations)


def _chips(table: Table, on_rooms: bool) -> Iterator[Thing]:
    places = [room.id for room in table.rooms] if on_rooms else [*table.figures]
    for place in places:
        for source in table.sources:
            yield Thing(f"{place}.{source}", facts(on=place, of=source, n=0))


def _start_lists(table: Table) -> Iterator[Thing]:
    known = box(table.box)
    for school in known.schools:
        for at, listed in enumerate(known.starting(school), 1):
            yield Thing(f"{school}.{at}", facts(school=school, list=at, spells=listed))


def _due(table: Table) -> Iterator[Thing]:
    return (Thing(one.program, facts(program=one.program)) for one in table.due)


def _decks(table: Table) -> Iterator[Thing]:
    return (Thing(one, facts(school=one, n=table.deck(one).size)) for one in box(table.box).schools)


def _decks_for_effects(table: Table) -> Iterator[Thing]:
    """The decks of which an effect asks for one, not the set-up."""
    reason = not_due("brw.study.library4", None)
    return (Thing(one.key, one.about, (reason,)) for one in _decks(table))


SORTS: Final[Mapping[str, Things]] = {
    "not-prepared": partial(_not_prepared, "brw.act.cast"),
    "not-prepared-to-discard": partial(_not_prepared, "brw.act.inertia"),
    "not-on-board": _not_on_board,
    "not-in-hand": _not_in_hand,
    "sides-out-of-hand": _sides_out_of_hand,
    "spells": lambda state, seat: _spells(state.table),
    "quests": lambda state, seat: _quests(state.table),
    "quests-elsewhere": _quests_elsewhere,
    "figures": lambda state, seat: _figures(state.table),
    "evocations": lambda state, seat: _evocations(state.table),
    "rooms": lambda state, seat: named("room", (room.id for room in state.table.rooms)),
    "spread-figures": lambda state, seat: (
        Thing(one, facts(on=one, n=0, left=0)) for one in state.table.figures
    ),
    "chips": lambda state, seat: _chips(state.table, on_rooms=False),
    "room-chips": lambda state, seat: _chips(state.table, on_rooms=True),
    "evocation-kinds": lambda state, seat: named("kind", box(state.table.box).evocations),
    "jinxes": lambda state, seat: named("card", box(state.table.box).jinxes),
    "upgrades": lambda state, seat: named("card", box(state.table.box).upgrades),
    "events": lambda state, seat: named(
        "event", (*filter(None, state.table.events), *box(state.table.box).events)
    ),
    "due-effects": lambda state, seat: _due(state.table),
    "decks": lambda state, seat: _decks(state.table),
    "decks-for-effects": lambda state, seat: _decks_for_effects(state.table),
    "quest-decks": lambda state, seat: named("deck", (f"quest-{moon}" for moon in MOONS)),
    "quest-cards": lambda state, seat: named("card", box(state.table.box).quests),
    "sides": lambda state, seat: named("side", SIDES),
    "owners": lambda state, seat: named("of", state.table.seats),
    "counts": lambda state, seat: numbers("n", *range(1, MOST + 1)),
    "spaces": lambda state, seat: numbers("n", *range(1, state.table.rose_at)),
    "seats": lambda state, seat: named("who", state.table.players),
    "colours": lambda state, seat: named("colour", COLOURS),
    "mages": lambda state, seat: named("mage", box(state.table.box).mages),
    "schools": lambda state, seat: named("school", box(state.table.box).schools),
    "start-lists": lambda state, seat: _start_lists(state.table),
}
"""What moves of each sort can name."""
