"""What can be named at another moment than its own: answers inside effects, and cards that lie elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from itertools import chain
from typing import Final

from tutor.engine.event import Facts, facts
from tutor.engine.question import Question, Refusal
from tutor.engine.state import State
from tutor.framework.readings import readings_of
from tutor.framework.unlisted import Thing, Things, elsewhere, named, numbers, unlisted
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import ENERGIES
from tutor.games.seasons.procedures.round import ROLL
from tutor.games.seasons.state.derived import GRIMOIRE, symbols_of
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.batch import REPEAT, TOGETHER, crystallisable

MOVE: Final = "sea.card.bespelled-grimoire.move"
ZONES: Final = {
    "hand": "sea.term.summon",
    "play": "sea.summon.place",
    "library": "sea.year.library",
    "discard": "sea.setup.discard.face-down",
    "looked-at": "sea.term.deck",
    "dealt": "sea.prelude.draft.pick",
    "drafted": "sea.prelude.draft.end",
    "nowhere": "sea.term.deck",
}
"""The rule for each place where a card can lie."""
STEPS: Final = (1, 2, 3, -1, -2, -3)
TOKENS: Final = (1, 2, 3, 4, 5, 6, 7)


def moves(state: State[Table], seat: str) -> tuple[Question, ...]:
    """The questions with all that a player could name and that no list of actions has."""
    return unlisted("seasons", SORTS, state, seat)


# ---- where cards lie


def _lying(table: Table, seat: str, needs: str) -> Iterator[tuple[str, Refusal]]:
    """Every card of the game that is not in that place of the seat (`needs`), with where it lies."""
    cards = set[str]()
    for card, zone, who, n in _cards(table):
        cards.add(card)
        if (who, zone) != (seat, needs):
            yield card, _lies(card, zone, who, n, needs)
    for card in box().cards:
        if card not in cards:
            yield card, _lies(card, "nowhere", None, 0, needs)


def _lies(card: str, zone: str, who: str | None, n: int, needs: str) -> Refusal:
    return Refusal(ZONES[zone], "lies-elsewhere", facts(card=card, zone=zone, who=who, n=n, needs=needs))


def _cards(table: Table) -> Iterator[tuple[str, str, str | None, int]]:
    """Every card that has been dealt: where it lies, whose it is, and under the token of which year."""
    for player in table.players:
        yield from _of_player(player)
    for looking in table.looking:
        yield from ((card, "looked-at", looking.seat, 0) for card in looking.cards)
    yield from ((card, "discard", None, 0) for card in table.discard)


def _of_player(player: Player) -> Iterator[tuple[str, str, str | None, int]]:
    seat = player.seat
    yield from ((card, "hand", seat, 0) for card in player.hand)
    yield from ((copy.card, "play", seat, 0) for copy in player.play)
    for year, cards in enumerate(player.library, 2):
        yield from ((card, "library", seat, year) for card in cards)
    yield from ((card, "dealt", seat, 0) for card in player.dealt)
    yield from ((card, "drafted", seat, 0) for card in player.drafted)


def _not_in(zone: str, state: State[Table], seat: str) -> tuple[Thing, ...]:
    player = state.table.player(seat)
    own = player.hand if zone == "hand" else tuple(copy.card for copy in player.play)
    return elsewhere(_lying(state.table, seat, zone), own)


# ---- things


def _known(table: Table) -> tuple[Thing, ...]:
    return named("card", chain((card for card, _, _, _ in _cards(table)), table.deck.cards))


def _copies(table: Table) -> Iterator[Thing]:
    for player in table.players:
        for copy in player.play:
            yield Thing(copy.id, facts(seat=player.seat, card=copy.card, turned=copy.turned))


def _texts(table: Table) -> Iterator[Thing]:
    known: Iterable[tuple[str, Facts]] = chain(
        ((copy.id, facts(card=copy.card)) for player in table.players for copy in player.play),
        ((card, facts(card=card)) for player in table.players for card in player.hand),
    )
    return (Thing(*one) for one in known)


def _too_few(state: State[Table], seat: str) -> Iterator[Thing]:
    has = sum(n for _, n in crystallisable(state.table.player(seat), readings_of(state)))
    if has < TOGETHER:
        about = facts(seat=seat, needed=TOGETHER, has=has)
        yield Thing("", (), (Refusal(REPEAT, "tokens-missing", about),))


def _no_grimoire(state: State[Table], seat: str) -> Iterator[Thing]:
    """Moving tokens onto a Grimoire that is not in play, or that the reserve does not hold."""
    where = next((one.reasons for one in _not_in("play", state, seat) if one.key == GRIMOIRE), ())
    for energy in ENERGIES:
        none = Refusal(MOVE, "none-held", facts(seat=seat, energy=energy))
        yield Thing(energy, facts(card=GRIMOIRE, energy=energy, onto=True), where or (none,))


def _other_dice(table: Table) -> Iterator[Thing]:
    """The season dice that nobody can take in this round."""
    rolled = {one.die for one in table.rolled}
    for die in box().dice:
        if die not in rolled:
            yield Thing(die, facts(die=die, symbols=()), (Refusal(ROLL, "die-not-rolled", facts(die=die)),))


@cache
def _symbols() -> tuple[Thing, ...]:
    sides = (side for die in box().dice for side in box().die(die).sides)
    return named("symbol", (symbol for side in sides for symbol in symbols_of(side)))


def _steps() -> Iterator[Thing]:
    return (Thing(f"{n:+}", facts(n=n)) for n in STEPS)


SORTS: Final[Mapping[str, Things]] = {
    "not-in-hand": partial(_not_in, "hand"),
    "not-in-play": partial(_not_in, "play"),
    "too-few-tokens": _too_few,
    "no-grimoire": _no_grimoire,
    "other-dice": lambda state, seat: _other_dice(state.table),
    "symbols": lambda state, seat: _symbols(),
    "cards": lambda state, seat: _known(state.table),
    "copies": lambda state, seat: _copies(state.table),
    "texts": lambda state, seat: _texts(state.table),
    "energies": lambda state, seat: named("energy", ENERGIES),
    "tokens": lambda state, seat: (Thing(one, facts(tokens=(one,))) for one in ENERGIES),
    "counts": lambda state, seat: numbers("n", *TOKENS),
    "steps": lambda state, seat: _steps(),
    "receivers": lambda state, seat: named("to", state.table.seats),
    "others": lambda state, seat: named("seat", state.table.others(seat)),
    "sets": lambda state, seat: named("set", box().sets),
}
"""What moves of each sort can name."""
