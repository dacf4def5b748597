"""What can be predicted and expected of a position of Seasons, by name."""

from __future__ import annotations

from tutor.engine.event import Scalar
from tutor.engine.state import State
from tutor.games.seasons.energy import size
from tutor.games.seasons.faces import ENERGIES
from tutor.games.seasons.player import Player
from tutor.games.seasons.state import Table
from tutor.games.seasons.values import limit, overflow, reserve, season


def facts(state: State[Table]) -> dict[str, Scalar]:
    """Every named fact: of each seat, its dice and cards in play, the wheel, the deck, and the turn."""
    table = state.table
    found: dict[str, Scalar] = {"year": table.year, "space": table.space, "season": season(table)}
    found |= {"round": table.round, "first": table.first, "ended": table.ended}
    found |= {"deck": table.deck.size, "discard": len(table.discard)}
    found["looking"] = sum(len(one.cards) for one in table.looking)
    for player in table.players:
        found |= _of_player(table, player)
    for rolled in table.rolled:
        found[f"{rolled.die}.side"] = rolled.side
        found[f"{rolled.die}.seat"] = rolled.seat
    if table.turn is not None:
        found |= {"turn.seat": table.turn.seat, "turn.stage": table.turn.stage}
        found |= {"turn.access": table.turn.access, "turn.extra": table.turn.extra}
    for score in table.scores:
        found[f"{score.seat}.total"] = score.total
        for part, points in score.parts:
            found[f"{score.seat}.score.{part}"] = points
    found["winners"] = ", ".join(table.winners)
    return found


def _of_player(table: Table, player: Player) -> dict[str, Scalar]:
    seat, whole = player.seat, reserve(player)
    found: dict[str, Scalar] = {
        f"{seat}.crystals": player.crystals,
        f"{seat}.power": player.power,
        f"{seat}.bonuses": player.bonuses,
        f"{seat}.hand": len(player.hand),
        f"{seat}.play": ", ".join(copy.card for copy in player.play),
        f"{seat}.cards": len(player.play),
        f"{seat}.reserve": size(whole),
        f"{seat}.limit": limit(player),
        f"{seat}.overflow": overflow(player),
        f"{seat}.library": sum(map(len, player.library)),
        f"{seat}.drafted": len(player.drafted),
    }
    for at, kind in enumerate(ENERGIES):
        found[f"{seat}.reserve.{kind}"] = whole[at]
    for copy in player.play:
        found[f"{seat}.turned.{copy.id}"] = copy.turned
        if size(copy.tokens):
            found[f"{seat}.tokens.{copy.id}"] = size(copy.tokens)
    rolled = table.die_of(seat)
    found[f"{seat}.die"] = "" if rolled is None else rolled.die
    return found
