"""Puts a written position on the table, or says everything that is wrong with it."""

from __future__ import annotations

from tutor.engine.game import Game, Placed
from tutor.engine.state import State
from tutor.framework.conservation import before_setup
from tutor.framework.position_form import DoSpec
from tutor.framework.under_way import Continuation, begins, resume
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import SEASONS, Season
from tutor.games.seasons.position.conversions import COPY, LIBRARY, PLAYER, TABLE, TURN
from tutor.games.seasons.position.form import PlayerSpec, Position, named_copies
from tutor.games.seasons.position.validation import COPY_PROGRAMS, flaws_of
from tutor.games.seasons.procedures.setup import opening
from tutor.games.seasons.scoring.conservation import law_flaws
from tutor.games.seasons.state.player import Copy, Player
from tutor.games.seasons.state.table import Rolled, Table

BEGINNINGS = ("game", "setup")
"""The programs that begin with an empty table."""


def place(position: Position, rulings: tuple[tuple[str, str], ...] = ()) -> Placed[Table]:
    """The position as a state with what is to happen on the stack, or every flaw it has."""
    flaws = (*flaws_of(position), *law_flaws(position))
    if begins(position.do, BEGINNINGS):
        matters = ("do", "level")
        flaws = (*flaws, *before_setup(position, "players", matters, (), "sea.setup.player-tokens"))
    return Placed(None, flaws) if flaws else lay(position, rulings)


def lay(position: Position, rulings: tuple[tuple[str, str], ...] = ()) -> Placed[Table]:
    """`place` without the conservation laws, which what shows a single rule need not keep."""
    flaws = tuple(flaws_of(position))
    if flaws:
        return Placed(None, flaws)
    table = opened(position) if begins(position.do, BEGINNINGS) else _table(position)
    return resume(this_game(), State(table, rulings=rulings), tuple(map(_continuation, position.do)))


def opened(position: Position) -> Table:
    """The table on which a game of those seats at that level begins."""
    return opening(tuple(position.players), position.level).table


def this_game() -> Game[Table]:
    """The game, which is made out of this module."""
    from tutor.games.seasons import GAME

    return GAME


def _continuation(spec: DoSpec) -> Continuation:
    """What is carried out; the card of a copy that is named follows from its name."""
    card = {"card": str(spec.given.get("copy", "")).rpartition("-")[0]}
    given = {**spec.given, **({} if "card" in spec.given else card)}
    return spec.continuation._replace(given=given) if spec.program in COPY_PROGRAMS else spec.continuation


def _table(position: Position) -> Table:
    seats = tuple(position.players)
    turn = position.turn_under_way
    rolled = _rolled(position)
    return TABLE.read(
        position,
        players=_players(position.players),
        first=position.first or (turn.seat if turn is not None else seats[0]),
        dice=dice_of(len(seats), rolled) if position.dice is None else position.dice,
        rolled=rolled,
        dice_season=position.dice_season or season_of(position.space, rolled),
        turn=None if turn is None else TURN.read(turn),
    )


def season_of(space: int, rolled: tuple[Rolled, ...]) -> Season | None:
    """The season of the dice that were rolled, where nobody says so: that of the space."""
    return box().season_of[space] if rolled else None


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
    names: list[str] = []
    for season in SEASONS:
        dice = sorted(box().dice_of(season), key=lambda die: die not in used)
        names += sorted(dice[: players + 1])
    return tuple(names)


def _players(players: dict[str, PlayerSpec]) -> tuple[Player, ...]:
    play: dict[str, tuple[Copy, ...]] = {}
    for seat, spec, id in named_copies(players):
        play[seat] = (*play.get(seat, ()), COPY.read(spec, id=id))
    return tuple(_player(seat, spec, play.get(seat, ())) for seat, spec in players.items())


def _player(seat: str, spec: PlayerSpec, play: tuple[Copy, ...]) -> Player:
    origin = LIBRARY.read(spec.library if spec.origin is None else spec.origin)
    return PLAYER.read(spec, seat=seat, play=play, origin=origin)
