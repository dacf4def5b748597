"""Writes a table down as an author would: the inverse of `reading.place`."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.game import Spelling
from tutor.engine.state import State
from tutor.framework.position_form import DoSpec, do_spec
from tutor.framework.under_way import START, Continuation, begins, continuations, cut_off, sparse
from tutor.games.seasons.position.conversions import COPY, LIBRARY, PLAYER, TABLE, TURN
from tutor.games.seasons.position.form import CopySpec, DieSpec, PlayerSpec, Position, named_copies
from tutor.games.seasons.position.reading import BEGINNINGS, dice_of, opened, season_of, this_game
from tutor.games.seasons.position.validation import OVERFLOW, do_flaws
from tutor.games.seasons.programs import BOOK
from tutor.games.seasons.state.derived import overflow
from tutor.games.seasons.state.player import Copy, Player
from tutor.games.seasons.state.table import Rolled, Table


def spell(state: State[Table]) -> Spelling:
    """The position of a state, with no more than what the form does not say by itself.

    `place` makes the same table of it, and the same question waits there unless something is `left`.
    """
    table = state.table
    under_way, cut = continuations(this_game(), state)
    left = cut_off("seasons", BOOK, cut)
    if begins(under_way, BEGINNINGS):
        position = sparse(Position, players={seat: PlayerSpec() for seat in table.seats}, level=table.level)
        if opened(position) == table:
            return Spelling(replace(position, do=tuple(map(do_spec, under_way))), left)
    position = _position(table)
    do = (_do(one, position) for one in under_way)
    full = [seat for seat in table.seats if cut and overflow(table.player(seat))]
    return Spelling(replace(position, do=(*(DoSpec(seat, OVERFLOW) for seat in full), *do)), left)


def _do(one: Continuation, position: Position) -> DoSpec:
    """What is under way; at its first sentence only if no position could begin it so."""
    spec = do_spec(one)
    anew = one.program not in BEGINNINGS and next(do_flaws((), spec, position), None) is None
    return spec if one.at or anew else replace(spec, at=START)


def _position(table: Table) -> Position:
    turn, seats = table.turn, table.seats
    first = seats[0] if turn is None else turn.seat
    untaken = tuple(_die(one) for one in table.rolled if not one.seat)
    season = season_of(table.space, table.rolled)
    return TABLE.write(
        table,
        players=_players(table),
        first="" if table.first == first else table.first,
        dice=None if table.dice == dice_of(len(seats), table.rolled) else table.dice,
        left=untaken[0] if len(untaken) == 1 else untaken or None,
        turn=None if turn is None else TURN.write(turn),
        dice_season=None if table.dice_season == season else table.dice_season,
    )


def _players(table: Table) -> dict[str, PlayerSpec]:
    """The players, with numbers for those copies in play that would be named otherwise."""
    players = {player.seat: _player(player, table.die_of(player.seat)) for player in table.players}
    names = {seat: iter(table.player(seat).play) for seat in players}
    usual = {(seat, next(names[seat]).id): id for seat, _, id in named_copies(players)}
    return {
        seat: replace(spec, play=tuple(_copy(copy, usual[seat, copy.id]) for copy in table.player(seat).play))
        for seat, spec in players.items()
    }


def _player(player: Player, die: Rolled | None) -> PlayerSpec:
    return PLAYER.write(
        player,
        play=tuple(copy.card for copy in player.play),
        die=None if die is None else _die(die),
        origin=None if player.origin == player.library else LIBRARY.write(player.origin),
    )


def _copy(copy: Copy, usual: str) -> str | CopySpec:
    """A copy in play: its card alone where nothing else is to be said of it."""
    spec = COPY.write(copy, number=0 if copy.id == usual else int(copy.id.rpartition("-")[2]))
    return copy.card if spec == CopySpec(copy.card) else spec


def _die(rolled: Rolled) -> DieSpec:
    return DieSpec(rolled.die, rolled.side)
