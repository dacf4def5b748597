"""What can be predicted and expected of a position of Seasons, by name."""

from __future__ import annotations

from typing import Final, get_args

from tutor.engine.event import Scalar
from tutor.engine.state import State
from tutor.engine.vocabulary import Domain, Vocabulary, flag, many_ids, number, one_id
from tutor.games.seasons.components.faces import ENERGIES, SEASONS
from tutor.games.seasons.scoring.final_points import PARTS
from tutor.games.seasons.state.derived import limit, overflow, reserve, season
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Stage, Table
from tutor.rules.component_names import ids_of
from tutor.rules.words import Words


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


def vocabulary(state: State[Table] | None) -> Vocabulary:
    """The facts that there can be, and their values; without a position those of any game."""
    cards = ids_of("seasons", "card")
    domains = (
        Domain("seat", Words("a seat", "место"), () if state is None else state.table.seats),
        Domain("card", Words("a card", "карта"), cards),
        Domain("copy", Words("a card in play with its number", "карта в игре с номером"), cards, True),
        Domain("die", Words("a die", "кубик"), ids_of("seasons", "die")),
        Domain("energy", Words("a type of energy", "вид энергии"), ENERGIES),
        Domain("part", Words("a part of the score", "часть счёта"), tuple(name for name, _ in PARTS)),
    )
    return Vocabulary.of(_TYPES, domains)


_TYPES: Final = (
    number("year", 0, 4),
    number("space", 1, 12),
    one_id("season", *SEASONS),
    number("round"),
    one_id("first", "", "{seat}"),
    flag("ended"),
    number("deck"),
    number("discard"),
    number("looking"),
    number("{seat}.crystals"),
    number("{seat}.power"),
    number("{seat}.bonuses"),
    number("{seat}.hand"),
    many_ids("{seat}.play", "{card}"),
    number("{seat}.cards"),
    number("{seat}.reserve"),
    number("{seat}.limit"),
    number("{seat}.overflow"),
    number("{seat}.library"),
    number("{seat}.drafted"),
    number("{seat}.reserve.{energy}"),
    flag("{seat}.turned.{copy}"),
    number("{seat}.tokens.{copy}", absent=0),
    one_id("{seat}.die", "", "{die}"),
    number("{die}.side", 1, 6),
    one_id("{die}.seat", "", "{seat}"),
    one_id("turn.seat", "{seat}"),
    one_id("turn.stage", *get_args(Stage)),
    flag("turn.access"),
    number("turn.extra"),
    number("{seat}.total", None),
    number("{seat}.score.{part}", None),
    many_ids("winners", "{seat}"),
)
