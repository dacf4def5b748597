"""Puts a written position on the table."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.engine.event import Bound, Facts
from tutor.engine.game import Placed
from tutor.engine.state import State
from tutor.games.decks import Deck
from tutor.games.resarcana.box import box
from tutor.games.resarcana.essences import vector
from tutor.games.resarcana.flaws import flaws_of, held, layers, tile_of
from tutor.games.resarcana.player import Component, Player
from tutor.games.resarcana.position import ComponentSpec, DoSpec, PlayerSpec, Position
from tutor.games.resarcana.procedures.setup import empty
from tutor.games.resarcana.state import Table

BEGINNINGS = ("game", "setup", "match")
"""The programs that begin with an empty table."""


def place(position: Position, rulings: tuple[tuple[str, str], ...] = ()) -> Placed[Table]:
    """The position as a state with what is to happen on the stack, or every flaw it has."""
    flaws = tuple(flaws_of(position))
    if flaws:
        return Placed(None, flaws)
    seats = tuple(position.players)
    if position.do and position.do[0].program in BEGINNINGS and not position.do[0].use:
        table = empty(seats, position.mode)
        return Placed(State(table, rulings=rulings).push(position.do[0].program, seats[0]))
    state = State(_table(position, seats), rulings=rulings)
    for one in reversed(position.do):
        state = state.push(one.use or one.program, one.who, _given(one))
    return Placed(state)


def _given(spec: DoSpec) -> Facts:
    given: dict[str, Bound] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in spec.given.items()
    }
    return tuple(given.items())


def _table(position: Position, seats: tuple[str, ...]) -> Table:
    drafted = position.game > 1
    players = tuple(_player(seat, spec, drafted=drafted) for seat, spec in position.players.items())
    used = {*held(position)}
    items = position.items
    if items is None:
        items = tuple(id for id in box().of_kind("magic-item") if id not in used)
    used |= {*items}
    tiles = {tile_of(id) for id in used}
    spare = (id for id in empty(seats).spare if id not in used and tile_of(id) not in tiles)
    return Table(
        players,
        position.places,
        position.monuments,
        Deck("monuments", layers(position.deck)),
        tuple(Component(id) for id in items),
        tuple(spare),
        first=position.first or seats[0],
        token_passed=position.token_passed,
        round=position.round,
        phase=position.phase,
        mode=position.mode,
        game=position.game,
    )


def _player(seat: str, spec: PlayerSpec, *, drafted: bool = False) -> Player:
    written = spec.components
    components = written if isinstance(written, Mapping) else dict.fromkeys(written, ComponentSpec())
    deck = Deck("artifacts", layers(spec.deck))
    cards = (*spec.hand, *deck.cards, *spec.discard, *components)
    return Player(
        seat,
        vector({str(kind): n for kind, n in spec.pool.items()}),
        tuple(_component(id, one) for id, one in components.items()),
        spec.hand,
        deck,
        spec.discard,
        spec.passed,
        spec.mages,
        spec.draft,
        spec.kept,
        wins=spec.wins,
        own=tuple(id for id in cards if box()[id].kind == "artifact") if drafted else (),
    )


def _component(id: str, spec: ComponentSpec) -> Component:
    face = box()[id]
    printed = face.cost.total if face.cost is not None and face.kind == "artifact" else 0
    paid = printed if spec.paid is None else spec.paid
    return Component(id, spec.turned, vector({str(k): n for k, n in spec.on.items()}), spec.down, paid)
