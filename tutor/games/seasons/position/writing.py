"""Writes a table down as an author would: the inverse of `reading.place`."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict, replace

from tutor.engine.game import Spelled
from tutor.engine.state import State
from tutor.framework.position_form import DoSpec
from tutor.framework.under_way import Going, cut_off, going, short
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import ENERGIES, Stock
from tutor.games.seasons.position.form import (
    CopySpec,
    DieSpec,
    LookingSpec,
    Piles,
    PlayerSpec,
    Position,
    Tokens,
    TurnSpec,
    named_copies,
)
from tutor.games.seasons.position.reading import BEGINNINGS, dice_of, opened, this_game
from tutor.games.seasons.position.validation import OVERFLOW, do_flaws
from tutor.games.seasons.programs import BOOK
from tutor.games.seasons.state.derived import overflow
from tutor.games.seasons.state.player import Copy, Libraries, Player
from tutor.games.seasons.state.table import Rolled, Table

BEGUN = (0,)
"""The path of a program that begins, where it cannot be said otherwise."""


def spell(state: State[Table]) -> Spelled:
    """The position of a state, with no more than what the form does not say by itself.

    `place` makes the same table of it, and the same question waits there unless something is `left`.
    """
    table = state.table
    under_way, cut = going(this_game(), state)
    left = cut_off("seasons", BOOK, cut)
    if under_way and under_way[0].program in BEGINNINGS and not under_way[0].at:
        position = short(Position, players={seat: PlayerSpec() for seat in table.seats}, level=table.level)
        if opened(position) == table:
            return Spelled(replace(position, do=tuple(_written(one) for one in under_way)), left)
    position = _position(table)
    do = (_do(one, position) for one in under_way)
    full = [seat for seat in table.seats if cut and overflow(table.player(seat))]
    return Spelled(replace(position, do=(*(DoSpec(seat, OVERFLOW) for seat in full), *do)), left)


def _do(one: Going, position: Position) -> DoSpec:
    """What is under way; at its first sentence only if no position could begin it so."""
    begun = _written(one)
    anew = one.program not in BEGINNINGS and next(do_flaws((), begun, position), None) is None
    return begun if one.at or anew else replace(begun, at=BEGUN)


def _written(one: Going) -> DoSpec:
    return short(DoSpec, who=one.who, program=one.program, given=one.given, at=one.at, part=one.part)


def _position(table: Table) -> Position:
    turn, seats = table.turn, table.seats
    first = seats[0] if turn is None else turn.seat
    season = box().season_of[table.space] if table.rolled else None
    untaken = tuple(_die(one) for one in table.rolled if not one.seat)
    return short(
        Position,
        players=_players(table),
        level=table.level,
        first="" if table.first == first else table.first,
        year=table.year,
        space=table.space,
        round=table.round,
        dice=None if table.dice == dice_of(len(seats), table.rolled) else table.dice,
        left=untaken[0] if len(untaken) == 1 else untaken or None,
        deck=table.deck.layers[0] if len(table.deck.layers) == 1 else table.deck.layers,
        discard=table.discard,
        turn=None if turn is None else TurnSpec(**asdict(turn)),
        dice_season=None if table.dice_season == season else table.dice_season,
        looking=tuple(LookingSpec(**asdict(one)) for one in table.looking),
        past=table.past,
        ended=table.ended,
        scores={one.seat: dict(one.parts) for one in table.scores},
        winners=table.winners,
        stockpile=None if table.stockpile is None else _tokens(table.stockpile),
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
    return short(
        PlayerSpec,
        crystals=player.crystals,
        reserve=_tokens(player.reserve),
        power=player.power,
        bonuses=player.bonuses,
        hand=player.hand,
        play=tuple(copy.card for copy in player.play),
        library=_piles(player.library),
        die=None if die is None else _die(die),
        dealt=player.dealt,
        drafted=player.drafted,
        origin=None if player.origin == player.library else _piles(player.origin),
        returned=player.returned,
    )


def _copy(copy: Copy, usual: str) -> str | CopySpec:
    """A copy in play: its card alone where nothing else is to be said of it."""
    said: dict[str, Any] = {"turned": copy.turned, "tokens": _tokens(copy.tokens), "received": copy.received}
    if copy.id != usual:
        said["number"] = int(copy.id.rpartition("-")[2])
    spec = short(CopySpec, card=copy.card, **said)
    return copy.card if spec == CopySpec(copy.card) else spec


def _die(rolled: Rolled) -> DieSpec:
    return DieSpec(rolled.die, rolled.side)


def _tokens(stock: Stock) -> Tokens:
    return {energy: n for energy, n in zip(ENERGIES, stock, strict=True) if n}


def _piles(libraries: Libraries) -> Piles:
    second, third = libraries
    piles: Piles = {"II": second, "III": third}
    return {token: cards for token, cards in piles.items() if cards}
