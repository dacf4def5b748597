"""Puts a written position on the table, or says everything that is wrong with it."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from tutor.engine.event import Bound, Facts
from tutor.engine.game import Placed
from tutor.engine.state import State
from tutor.games.decks import Deck
from tutor.games.seasons.box import box
from tutor.games.seasons.faces import SEASONS
from tutor.games.seasons.flaws import COPY_PROGRAMS, flaws_of
from tutor.games.seasons.player import Copy, Libraries, Player
from tutor.games.seasons.position import CopySpec, DoSpec, PlayerSpec, Position
from tutor.games.seasons.printed import stock
from tutor.games.seasons.procedures.setup import opening
from tutor.games.seasons.state import DECK, Rolled, Table, Turn

BEGINNINGS = ("game", "setup")
"""The programs that begin with an empty table."""


def place(position: Position, rulings: tuple[tuple[str, str], ...] = ()) -> Placed[Table]:
    """The position as a state with what is to happen on the stack, or every flaw it has."""
    flaws = tuple(flaws_of(position))
    if flaws:
        return Placed(None, flaws)
    if position.do and position.do[0].program in BEGINNINGS:
        seats = tuple(position.players)
        begun = opening(seats, position.level, rulings)
        return Placed(replace(begun, stack=()).push(position.do[0].program, seats[0]))
    state = State(_table(position), rulings=rulings)
    for one in reversed(position.do):
        state = state.push(one.program, one.who, _given(one))
    return Placed(state)


def _given(spec: DoSpec) -> Facts:
    """What a program is given; the card of a copy that is named follows from its name."""
    given: dict[str, Bound] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in spec.given.items()
    }
    if spec.program in COPY_PROGRAMS and "card" not in given:
        given["card"] = str(given.get("copy", "")).rpartition("-")[0]
    return tuple(given.items())


def _table(position: Position) -> Table:
    seats = tuple(position.players)
    known: Counter[str] = Counter()
    turn = position.turn
    rolled = [
        Rolled(spec.die.die, spec.die.side, seat)
        for seat, spec in position.players.items()
        if spec.die is not None
    ]
    if position.left is not None:
        rolled.append(Rolled(position.left.die, position.left.side))
    return Table(
        tuple(_player(seat, spec, known) for seat, spec in position.players.items()),
        position.level,
        position.first or (turn.seat if turn is not None else seats[0]),
        position.year,
        position.space,
        position.round,
        position.dice or _dice(len(seats), tuple(rolled)),
        tuple(rolled),
        box().season_of[position.space] if rolled else None,
        Deck(DECK, layers(position.deck)),
        tuple(sorted(position.discard)),
        None if turn is None else Turn(turn.seat, turn.stage, turn.access, turn.extra),
    )


def _dice(players: int, rolled: tuple[Rolled, ...]) -> tuple[str, ...]:
    """As many dice of each season as the set-up takes, those rolled among them (sea.setup.dice)."""
    used = {one.die for one in rolled}
    found: list[str] = []
    for season in SEASONS:
        dice = sorted(box().dice_of(season), key=lambda die: die not in used)
        found += sorted(dice[: players + 1])
    return tuple(found)


def layers(written: tuple[str | tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """A written deck as layers: plain ids are one that was shuffled."""
    if all(isinstance(item, str) for item in written):
        plain = tuple(sorted(str(item) for item in written))
        return (plain,) if plain else ()
    return tuple((item,) if isinstance(item, str) else tuple(sorted(item)) for item in written)


def _player(seat: str, spec: PlayerSpec, known: Counter[str]) -> Player:
    libraries: Libraries = (
        tuple(sorted(spec.library.get("II", ()))),
        tuple(sorted(spec.library.get("III", ()))),
    )
    return Player(
        seat,
        spec.crystals,
        stock(spec.reserve),
        spec.power,
        spec.bonuses,
        tuple(sorted(spec.hand)),
        tuple(_copy(one, known) for one in spec.play),
        libraries,
        libraries,
        tuple(sorted(spec.dealt)),
        tuple(sorted(spec.drafted)),
    )


def _copy(written: str | CopySpec, known: Counter[str]) -> Copy:
    spec = CopySpec(written) if isinstance(written, str) else written
    known[spec.card] += 1
    id = f"{spec.card}-{known[spec.card]}"
    return Copy(id, spec.card, spec.turned, stock(spec.tokens), spec.received)
