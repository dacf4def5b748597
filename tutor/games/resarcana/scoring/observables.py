"""What can be predicted and expected of a position of Res Arcana, by name."""

from __future__ import annotations

from typing import Final

from tutor.engine.event import Scalar
from tutor.engine.state import State
from tutor.engine.vocabulary import Domain, Vocabulary, flag, many_ids, number
from tutor.framework.observables import Observables
from tutor.framework.readings import readings_of
from tutor.games.resarcana.scoring.final_points import score
from tutor.games.resarcana.state.essences import KINDS
from tutor.games.resarcana.state.player import Player
from tutor.games.resarcana.state.table import Table
from tutor.rules.component_names import ids_of
from tutor.rules.words import Words

TABLE: Final = Observables(
    Table,
    "",
    (number("monument-deck"), lambda table: table.deck.size),
    (many_ids("items", "{item}"), lambda table: ", ".join(sorted([one.id for one in table.items]))),
    order="round phase turn first token-passed ended winners game places monuments",
)

PLAYER: Final = Observables(
    Player,
    "{seat}.",
    (many_ids("components", "{component}"), lambda player: ", ".join([one.id for one in player.tableau])),
)


def facts(state: State[Table]) -> dict[str, Scalar]:
    """Every named fact: of each seat, of the components before it, of the middle, round and turn.

    "anna.gold" counts the pool, "anna.on.athanor.elan" what lies on a component. What hands and decks hold
    is counted, not named.
    """
    values = TABLE.of(state.table)
    for player in state.table.players:
        values |= _of(state, player)
    return values


def _of(state: State[Table], player: Player) -> dict[str, Scalar]:
    seat = player.seat
    values: dict[str, Scalar] = {f"{seat}.{kind}": n for kind, n in zip(KINDS, player.pool, strict=True)}
    values[f"{seat}.points"] = score(state.table, player, readings_of(state)).total
    values |= PLAYER.of(player, f"{seat}.")
    for one in player.tableau:
        values[f"{seat}.turned.{one.id}"] = one.turned
        values |= {f"{seat}.on.{one.id}.{kind}": n for kind, n in zip(KINDS, one.on, strict=True)}
    return values


def vocabulary(state: State[Table] | None) -> Vocabulary:
    """The facts that there can be, and their values; without a position those of any game."""
    components = ids_of("resarcana", "artifact", "mage", "magic-item", "monument", "place-of-power")
    domains = (
        Domain("seat", Words("a seat", "место"), () if state is None else state.table.seats),
        Domain("component", Words("a component", "компонент"), components),
        Domain("artifact", Words("an artifact", "артефакт"), ids_of("resarcana", "artifact")),
        Domain("place", Words("a place of power", "место силы"), ids_of("resarcana", "place-of-power")),
        Domain("monument", Words("a monument", "монумент"), ids_of("resarcana", "monument")),
        Domain("item", Words("a magic item", "магический предмет"), ids_of("resarcana", "magic-item")),
        Domain("essence", Words("a kind of essence", "вид эссенции"), KINDS),
    )
    return Vocabulary.of(_TYPES, domains)


_TYPES: Final = (
    *TABLE.types,
    number("{seat}.{essence}"),
    number("{seat}.points", None),
    *PLAYER.types,
    flag("{seat}.turned.{component}"),
    number("{seat}.on.{component}.{essence}"),
)
