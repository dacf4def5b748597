"""Puts a written position on the table, or says everything that is wrong with it."""

from __future__ import annotations

from msgspec import structs

from tutor.engine.event import Bound, Facts
from tutor.engine.game import Game, Placed
from tutor.engine.state import State
from tutor.framework.conservation import before_setup
from tutor.framework.decks import Deck
from tutor.framework.position_form import DoSpec
from tutor.framework.under_way import begun, stuck, stuck_flaw
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.decoding import stock
from tutor.games.seasons.components.faces import SEASONS
from tutor.games.seasons.position.form import Piles, PlayerSpec, Position, named_copies
from tutor.games.seasons.position.validation import COPY_PROGRAMS, flaws_of
from tutor.games.seasons.procedures.setup import opening
from tutor.games.seasons.scoring.conservation import law_flaws
from tutor.games.seasons.state.player import Copy, Libraries, Player
from tutor.games.seasons.state.table import DECK, Looking, Rolled, Score, Table, Turn

BEGINNINGS = ("game", "setup")
"""The programs that begin with an empty table."""


def place(position: Position, rulings: tuple[tuple[str, str], ...] = ()) -> Placed[Table]:
    """The position as a state with what is to happen on the stack, or every flaw it has."""
    flaws = (*flaws_of(position), *law_flaws(position))
    if begins(position.do):
        said = ("do", "level")
        flaws = (*flaws, *before_setup(position, "players", said, (), "sea.setup.player-tokens"))
    return Placed(None, flaws) if flaws else lay(position, rulings)


def lay(position: Position, rulings: tuple[tuple[str, str], ...] = ()) -> Placed[Table]:
    """`place` without the conservation laws, which what shows a single rule need not keep."""
    flaws = tuple(flaws_of(position))
    if flaws:
        return Placed(None, flaws)
    table = opened(position) if begins(position.do) else _table(position)
    state = State(table, rulings=rulings)
    for one in reversed(position.do):
        state = begun(state, one.program, one.who, _given(one), one.at, part=one.part)
    if position.do and position.do[0].at and stuck(this_game(), state):
        return Placed(None, (stuck_flaw(("do", 0)),))
    return Placed(state)


def begins(do: tuple[DoSpec, ...]) -> bool:
    """Whether what is to happen begins with an empty table."""
    return bool(do) and do[0].program in BEGINNINGS and not do[0].at


def opened(position: Position) -> Table:
    """The table on which a game of those seats at that level begins."""
    return opening(tuple(position.players), position.level).table


def this_game() -> Game[Table]:
    """The game, which is made out of this module."""
    from tutor.games.seasons import GAME

    return GAME


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
    turn = position.turn_under_way
    rolled = _rolled(position)
    copies: dict[str, tuple[Copy, ...]] = {}
    for seat, spec, id in named_copies(position.players):
        copy = Copy(id, spec.card, spec.turned, stock(spec.tokens), spec.received)
        copies[seat] = (*copies.get(seat, ()), copy)
    season = box().season_of[position.space] if rolled else None
    return Table(
        tuple(_player(seat, spec, copies.get(seat, ())) for seat, spec in position.players.items()),
        position.level,
        position.first or (turn.seat if turn is not None else seats[0]),
        position.year,
        position.space,
        position.round,
        dice_of(len(seats), rolled) if position.dice is None else position.dice,
        rolled,
        position.dice_season or season,
        Deck(DECK, layers(position.deck)),
        tuple(sorted(position.discard)),
        None if turn is None else Turn(**structs.asdict(turn)),
        tuple(Looking(one.seat, one.cards, one.shown) for one in position.looking),
        position.past,
        position.ended,
        tuple(Score(seat, tuple(parts.items())) for seat, parts in position.scores.items()),
        position.winners,
        None if position.stockpile is None else stock(position.stockpile),
    )


def _rolled(position: Position) -> tuple[Rolled, ...]:
    """The dice of the round, in the order of the game's dice."""
    rolled = [
        Rolled(spec.die.die, spec.die.side, seat)
        for seat, spec in position.players.items()
        if spec.die is not None
    ]
    rolled += [Rolled(spec.die, spec.side) for spec in position.untaken]
    order = tuple(box().dice)
    return tuple(sorted(rolled, key=lambda one: order.index(one.die)))


def dice_of(players: int, rolled: tuple[Rolled, ...]) -> tuple[str, ...]:
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
    return tuple((item,) if isinstance(item, str) else tuple(sorted(item)) for item in written if item)


def _player(seat: str, spec: PlayerSpec, play: tuple[Copy, ...]) -> Player:
    libraries = _libraries(spec.library)
    return Player(
        seat,
        spec.crystals,
        stock(spec.reserve),
        spec.power,
        spec.bonuses,
        tuple(sorted(spec.hand)),
        play,
        libraries,
        libraries if spec.origin is None else _libraries(spec.origin),
        tuple(sorted(spec.dealt)),
        tuple(sorted(spec.drafted)),
        spec.returned,
    )


def _libraries(piles: Piles) -> Libraries:
    return tuple(sorted(piles.get("II", ()))), tuple(sorted(piles.get("III", ())))
