"""How what a table holds is written: energy by type, libraries by token, points part by part."""

from __future__ import annotations

from tutor.framework.conversion import Codec, Conversion, deck, each, optional
from tutor.games.seasons.components.decoding import stock
from tutor.games.seasons.components.faces import ENERGIES, Stock
from tutor.games.seasons.position.form import (
    CopySpec,
    LookingSpec,
    Piles,
    PlayerSpec,
    Position,
    Tokens,
    TurnSpec,
)
from tutor.games.seasons.state.player import Copy, Libraries, Player
from tutor.games.seasons.state.table import DECK, Looking, Score, Table, Turn


def _tokens(held: Stock) -> Tokens:
    return {energy: n for energy, n in zip(ENERGIES, held, strict=True) if n}


def _libraries(piles: Piles) -> Libraries:
    return tuple(sorted(piles.get("II", ()))), tuple(sorted(piles.get("III", ())))


def _piles(libraries: Libraries) -> Piles:
    second, third = libraries
    piles: Piles = {"II": second, "III": third}
    return {token: cards for token, cards in piles.items() if cards}


def _scores(points: dict[str, dict[str, int]]) -> tuple[Score, ...]:
    return tuple(Score(seat, tuple(parts.items())) for seat, parts in points.items())


def _points(scores: tuple[Score, ...]) -> dict[str, dict[str, int]]:
    return {one.seat: dict(one.parts) for one in scores}


TOKENS = Codec(stock, _tokens)
LIBRARY = Codec(_libraries, _piles)
TURN = Conversion(Turn, TurnSpec)
COPY = Conversion(Copy, CopySpec, tokens=TOKENS)
PLAYER = Conversion(Player, PlayerSpec, ("play", "origin"), reserve=TOKENS, library=LIBRARY)
TABLE = Conversion(
    Table,
    Position,
    ("players", "first", "dice", "dice_season", "turn"),
    deck=deck(DECK),
    looking=each(Conversion(Looking, LookingSpec)),
    scores=Codec(_scores, _points),
    stockpile=optional(TOKENS),
)
