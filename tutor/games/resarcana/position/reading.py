"""Puts a written position on the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from tutor.engine.game import Game, Placed
from tutor.engine.state import State
from tutor.framework.conservation import before_setup
from tutor.framework.decks import Deck
from tutor.framework.under_way import begins, resume
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.position.form import ComponentSpec, PlayerSpec, Position
from tutor.games.resarcana.position.validation import flaws_of, layers
from tutor.games.resarcana.procedures.setup import empty
from tutor.games.resarcana.scoring.conservation import held, law_flaws, tile_of
from tutor.games.resarcana.state.essences import vector
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Looking, Table

Written: TypeAlias = tuple[str, ...] | dict[str, ComponentSpec]

BEGINNINGS = ("game", "setup", "match")
"""The programs that begin with an empty table."""


def place(position: Position, rulings: tuple[tuple[str, str], ...] = ()) -> Placed[Table]:
    """The position as a state with what is to happen on the stack, or every flaw it has."""
    flaws = (*flaws_of(position), *law_flaws(position))
    if begins([one.continuation for one in position.do], BEGINNINGS):
        said = ("do", "mode")
        flaws = (*flaws, *before_setup(position, "players", said, (), "res.setup.supply"))
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
    drafted = position.game > 1
    players = tuple(_player(seat, spec, drafted=drafted) for seat, spec in position.players.items())
    used = {id for _, id in held(position)}
    items = position.items
    if items is None:
        items = tuple(id for id in box().of_kind("magic-item") if id not in used)
    used |= {*items}
    tiles = {tile_of(id) for id in used}
    spare = (id for id in empty(seats).spare if id not in used and tile_of(id) not in tiles)
    looking = position.looking
    return Table(
        players,
        position.places,
        position.monuments,
        Deck("monuments", layers(position.deck)),
        _components(items),
        tuple(spare),
        position.open,
        "" if position.first is None else position.first or seats[0],
        position.token_passed,
        position.round,
        position.phase,
        position.turn,
        position.mode,
        None if looking is None else Looking(looking.seat, looking.cards, looking.deck),
        position.cut,
        position.ended,
        position.winners,
        position.game,
        position.chooser,
    )


def _components(written: Written) -> tuple[Component, ...]:
    """Components as they are written, as a list or with what is on them."""
    if isinstance(written, Mapping):
        return tuple(component_of(id, spec) for id, spec in written.items())
    return tuple(component_of(id, ComponentSpec()) for id in written)


def _player(seat: str, spec: PlayerSpec, *, drafted: bool = False) -> Player:
    deck = Deck("artifacts", layers(spec.deck))
    cards = (*spec.hand, *deck.cards, *spec.discard, *spec.components)
    return Player(
        seat,
        vector({str(kind): n for kind, n in spec.pool.items()}),
        _components(spec.components),
        spec.hand,
        deck,
        spec.discard,
        spec.passed,
        spec.mages,
        spec.draft,
        spec.kept,
        spec.bonus,
        spec.wins,
        (drafted_of(cards) if drafted else ()) if spec.own is None else spec.own,
    )


def drafted_of(cards: Iterable[str]) -> tuple[str, ...]:
    """The artifacts among a player's cards, which in a later game of a match are those that were drafted."""
    return tuple(id for id in cards if box()[id].kind == "artifact")


def component_of(id: str, spec: ComponentSpec) -> Component:
    """A component as it is written."""
    face = box()[id]
    printed = face.cost.total if face.cost is not None and face.kind == "artifact" else 0
    paid = printed if spec.paid is None else spec.paid
    return Component(
        id, spec.turned, vector({str(k): n for k, n in spec.on.items()}), spec.down, paid, spec.source
    )
