"""What can be predicted and expected of a position of Res Arcana, by name."""

from __future__ import annotations

from tutor.engine.event import Scalar
from tutor.engine.state import State
from tutor.games.readings import readings_of
from tutor.games.resarcana.essences import KINDS
from tutor.games.resarcana.player import Player
from tutor.games.resarcana.scoring import score
from tutor.games.resarcana.state import Table


def facts(state: State[Table]) -> dict[str, Scalar]:
    """Every named fact: of each seat, of the components before it, of the middle, round and turn.

    "anna.gold" counts the pool, "anna.on.athanor.elan" what lies on a component. What hands and decks hold
    is counted, not named.
    """
    table = state.table
    found: dict[str, Scalar] = {"round": table.round, "phase": table.phase, "turn": table.turn}
    found |= {"first": table.first, "token-passed": table.token_passed, "ended": table.ended}
    found |= {"winners": ", ".join(table.winners), "game": table.game}
    found |= {"places": ", ".join(table.places), "monuments": ", ".join(table.monuments)}
    found |= {"monument-deck": table.deck.size, "items": ", ".join(sorted(one.id for one in table.items))}
    for player in table.players:
        found |= _of(state, player)
    return found


def _of(state: State[Table], player: Player) -> dict[str, Scalar]:
    seat = player.seat
    found: dict[str, Scalar] = {f"{seat}.{kind}": n for kind, n in zip(KINDS, player.pool, strict=True)}
    found[f"{seat}.points"] = score(state.table, player, readings_of(state)).total
    found[f"{seat}.hand"] = len(player.hand)
    found[f"{seat}.deck"] = player.deck.size
    found[f"{seat}.discard"] = ", ".join(player.discard)
    found[f"{seat}.passed"] = player.passed
    found[f"{seat}.wins"] = player.wins
    found[f"{seat}.components"] = ", ".join(one.id for one in player.tableau)
    for one in player.tableau:
        found[f"{seat}.turned.{one.id}"] = one.turned
        found |= {f"{seat}.on.{one.id}.{kind}": n for kind, n in zip(KINDS, one.on, strict=True)}
    return found
