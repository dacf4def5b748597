"""Puts a written position on the table."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.game import Game, Placed
from tutor.engine.state import State
from tutor.framework.conservation import before_setup
from tutor.framework.under_way import begins, resume
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.position.conversions import COMPONENTS, PLAYER, TABLE
from tutor.games.resarcana.position.form import PlayerSpec, Position
from tutor.games.resarcana.position.validation import flaws_of
from tutor.games.resarcana.procedures.setup import empty
from tutor.games.resarcana.scoring.conservation import held, law_flaws, tile_of
from tutor.games.resarcana.state.player import Player
from tutor.games.resarcana.state.table import Table

BEGINNINGS = ("game", "setup", "match")
"""The programs that begin with an empty table."""


def place(position: Position, rulings: tuple[tuple[str, str], ...] = ()) -> Placed[Table]:
    """The position as a state with what is to happen on the stack, or every flaw it has."""
    flaws = (*flaws_of(position), *law_flaws(position))
    if begins([one.continuation for one in position.do], BEGINNINGS):
        early = ("do", "mode")
        flaws = (*flaws, *before_setup(position, "players", early, (), "res.setup.supply"))
    return Placed(None, flaws) if flaws else lay(position, rulings)


def lay(position: Position, rulings: tuple[tuple[str, str], ...] = ()) -> Placed[Table]:
    """`place` without the conservation laws, which what shows a single rule need not keep."""
    flaws = tuple(flaws_of(position))
    if flaws:
        return Placed(None, flaws)
    seats = tuple(position.players)
    do = [one.continuation for one in position.do]
    table = empty(seats, position.mode) if begins(do, BEGINNINGS) else _table(position, seats)
    return resume(this_game(), State(table, rulings=rulings), do)


def this_game() -> Game[Table]:
    """The game itself, which is put together out of this module and others."""
    from tutor.games.resarcana import GAME

    return GAME


def _table(position: Position, seats: tuple[str, ...]) -> Table:
    used = {id for _, id in held(position)}
    items = position.items
    if items is None:
        items = tuple(id for id in box().of_kind("magic-item") if id not in used)
    used |= {*items}
    tiles = {tile_of(id) for id in used}
    spare = (id for id in empty(seats).spare if id not in used and tile_of(id) not in tiles)
    return TABLE.read(
        position,
        players=tuple(
            _player(seat, spec, drafted=position.game > 1) for seat, spec in position.players.items()
        ),
        items=COMPONENTS.read(items),
        spare=tuple(spare),
        first="" if position.first is None else position.first or seats[0],
    )


def _player(seat: str, spec: PlayerSpec, *, drafted: bool) -> Player:
    player = PLAYER.read(spec, seat=seat, tableau=COMPONENTS.read(spec.components), own=spec.own or ())
    return replace(player, own=drafted_of(player)) if spec.own is None and drafted else player


def drafted_of(player: Player) -> tuple[str, ...]:
    """The artifacts among a player's cards, which in a later game of a match are those that were drafted."""
    cards = (*player.hand, *player.deck.cards, *player.discard, *(one.id for one in player.tableau))
    return tuple(id for id in cards if box()[id].kind == "artifact")
