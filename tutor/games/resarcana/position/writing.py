"""Writes a table down as an author would: the inverse of `reading.place`."""

from __future__ import annotations

from tutor.engine.game import Spelling
from tutor.engine.state import State
from tutor.framework.under_way import START, Continuation, begins, continuations, cut_off, sparse
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.position.conversions import COMPONENTS, PLAYER, TABLE
from tutor.games.resarcana.position.form import Components, DoSpec, PlayerSpec, Position
from tutor.games.resarcana.position.reading import BEGINNINGS, drafted_of, this_game
from tutor.games.resarcana.position.validation import STARTS
from tutor.games.resarcana.procedures.setup import empty
from tutor.games.resarcana.programs import BOOK
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Table


def spell(state: State[Table]) -> Spelling:
    """The position of a state, with no more than what the form does not say by itself.

    `place` makes the same table of it, and the same question waits there unless something is `left`.
    """
    under_way, cut = continuations(this_game(), state)
    table = state.table
    do = tuple(_do(one, table) for one in under_way)
    if begins(do, BEGINNINGS):
        players = {seat: PlayerSpec() for seat in table.seats}
        position = sparse(Position, players=players, do=do, mode=table.mode)
    else:
        position = _position(table, do)
    return Spelling(position, cut_off("resarcana", BOOK, cut))


def _do(one: Continuation, table: Table) -> DoSpec:
    """What is under way; a use of a power as such, as long as the component lies before who uses it."""
    program, at = one.program, one.at
    if "." in program:
        if not at and table.player(one.who).has(program.partition(".")[0]):
            return sparse(DoSpec, who=one.who, use=program, given=one.given)
        return sparse(DoSpec, who=one.who, program=program, given=one.given, at=at or START)
    starts = program in STARTS and (program not in BEGINNINGS or table == empty(table.seats, table.mode))
    at = at if at or starts else START
    return sparse(DoSpec, who=one.who, program=program, given=one.given, at=at)


def _position(table: Table, do: tuple[DoSpec, ...]) -> Position:
    drafted = table.game > 1
    return TABLE.write(
        table,
        players={player.seat: _player(player, drafted=drafted) for player in table.players},
        do=do,
        items=_items(table),
        first=None if not table.first else "" if table.first == table.seats[0] else table.first,
    )


def _items(table: Table) -> Components | None:
    """The magic items of the supply, unless they are those that nobody has."""
    left = (id for id in box().of_kind("magic-item") if table.owner(id) is None)
    return None if table.items == tuple(map(Component, left)) else COMPONENTS.write(table.items)


def _player(player: Player, *, drafted: bool) -> PlayerSpec:
    usual = drafted_of(player) if drafted else ()
    return PLAYER.write(
        player,
        components=COMPONENTS.write(player.tableau),
        own=None if player.own == usual else player.own,
    )
