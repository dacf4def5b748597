"""What can be predicted and expected of a position of Seasons, by name."""

from __future__ import annotations

from typing import Final

from tutor.engine.event import Scalar
from tutor.engine.state import State
from tutor.engine.vocabulary import Domain, Vocabulary, flag, many_ids, number, one_id
from tutor.framework.observables import Observables
from tutor.games.seasons.components.faces import ENERGIES, SEASONS
from tutor.games.seasons.scoring.final_points import PARTS
from tutor.games.seasons.state.derived import limit, overflow, reserve, season
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Rolled, Table, Turn
from tutor.rules.component_names import ids_of
from tutor.rules.words import Words

TABLE: Final = Observables(
    Table,
    "",
    (one_id("season", *SEASONS), season),
    (number("looking"), lambda table: sum(len(one.cards) for one in table.looking)),
    order="year space season round first ended deck discard looking",
)

PLAYER: Final = Observables(
    Player,
    "{seat}.",
    (many_ids("play", "{card}"), lambda player: ", ".join([copy.card for copy in player.play])),
    (number("cards"), lambda player: len(player.play)),
    (number("reserve"), lambda player: size(reserve(player))),
    (number("limit"), limit),
    (number("overflow"), overflow),
    order="crystals power bonuses hand play cards reserve limit overflow library drafted",
)

ROLLED: Final = Observables(Rolled, "{die}.")
TURN: Final = Observables(Turn, "turn.")


def facts(state: State[Table]) -> dict[str, Scalar]:
    """Every named fact: of each seat, its dice and cards in play, the wheel, the deck, and the turn."""
    table = state.table
    values = TABLE.of(table)
    for player in table.players:
        values |= _of_player(table, player)
    for rolled in table.rolled:
        values |= ROLLED.of(rolled, f"{rolled.die}.")
    if table.turn is not None:
        values |= TURN.of(table.turn, "turn.")
    for score in table.scores:
        values[f"{score.seat}.total"] = score.total
        for part, points in score.parts:
            values[f"{score.seat}.score.{part}"] = points
    values["winners"] = ", ".join(table.winners)
    return values


def _of_player(table: Table, player: Player) -> dict[str, Scalar]:
    seat, whole = player.seat, reserve(player)
    values = PLAYER.of(player, f"{seat}.")
    for at, kind in enumerate(ENERGIES):
        values[f"{seat}.reserve.{kind}"] = whole[at]
    for copy in player.play:
        values[f"{seat}.turned.{copy.id}"] = copy.turned
        if size(copy.tokens):
            values[f"{seat}.tokens.{copy.id}"] = size(copy.tokens)
    rolled = table.die_of(seat)
    values[f"{seat}.die"] = "" if rolled is None else rolled.die
    return values


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
    *TABLE.types,
    *PLAYER.types,
    number("{seat}.reserve.{energy}"),
    flag("{seat}.turned.{copy}"),
    number("{seat}.tokens.{copy}", absent=0),
    one_id("{seat}.die", "", "{die}"),
    *ROLLED.types,
    *TURN.types,
    number("{seat}.total", None),
    number("{seat}.score.{part}", None),
    many_ids("winners", "{seat}"),
)
