"""Conservation laws of Seasons: two copies of each card, dice of one season, limits, one turn at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.engine.game import Flaw
from tutor.framework.conservation import (
    Flaws,
    Path,
    as_many,
    at_most,
    each_of,
    listed,
    once,
    one_of,
    pieces_in,
)
from tutor.games.seasons.cards.conditions import CAULDRON_FULL
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.decoding import stock
from tutor.games.seasons.components.faces import ENERGIES, NONE
from tutor.games.seasons.position.form import (
    ACTIONS,
    PERIODS,
    CopySpec,
    DieSpec,
    Piles,
    PlayerSpec,
    Position,
    TurnSpec,
    named_copies,
)
from tutor.games.seasons.procedures.prelude import PILE
from tutor.games.seasons.procedures.turn import SYMBOLS
from tutor.games.seasons.scoring.final_points import PARTS
from tutor.games.seasons.state.energy import plus, size
from tutor.rules.words import Words

CAULDRON: Final = "glutton-cauldron"
TURNS: Final = ("turn", ACTIONS)
"""The programs of a turn, and of what may be done in one after the die."""

DEALT: Final = 9
"""So many cards are dealt to each player (sea.setup.deal)."""


def law_flaws(position: Position) -> Flaws:
    """Every conservation law that a position breaks, and every word in it that means nothing."""
    yield from as_many(held(position), box().copies.get, lambda _: "sea.comp.cards.count")
    yield from _level_flaws(position)
    for seat, spec in position.players.items():
        yield from _player_flaws(("players", seat), spec)
    yield from _draft_flaws(position)
    yield from _stock_flaws(position)
    yield from _dice_flaws(position)
    yield from _turn_flaws(position)
    yield from _end_flaws(position)


def in_play(spec: PlayerSpec) -> tuple[CopySpec, ...]:
    """The copies in play before a player."""
    return tuple(CopySpec(one) if isinstance(one, str) else one for one in spec.play)


def held(position: Position) -> Iterator[tuple[Path, str]]:
    """Every card with its place in the position."""
    for seat, spec in position.players.items():
        at: Path = ("players", seat)
        yield from pieces_in(at, spec)
        for token, cards in spec.library.items():
            yield from listed((*at, "library", token), cards)
        yield from (((*at, "play", n), one.card) for n, one in enumerate(in_play(spec)))
    yield from listed(("deck",), position.deck)
    yield from pieces_in((), position)
    for n, looking in enumerate(position.looking):
        yield from listed(("looking", n, "cards"), looking.cards)


def _level_flaws(position: Position) -> Flaws:
    """Advanced cards at a level that is played without them (sea.level.magician)."""
    if position.level == "archmage":
        return
    for at, card in held(position):
        face = box().cards.get(card)
        if face is not None and face.advanced:
            actual = Words(f"{card}, number {face.number}", f"{card}, номер {face.number}")
            allowed = Words(
                f"cards 1 to 30 at the level {position.level}", f"карты 1–30 на уровне {position.level}"
            )
            yield Flaw(at, actual, allowed, f"sea.level.{position.level}")


def _player_flaws(at: Path, spec: PlayerSpec) -> Flaws:
    yield from each_of((*at, "returned"), spec.returned, box().cards)
    for name, piles in (("library", spec.library), ("origin", spec.origin or {})):
        yield from _pile_flaws((*at, name), piles)
    yield from at_most((*at, "dealt"), len(spec.dealt), DEALT, "sea.setup.deal")
    if len(spec.library.get("II", ())) >= PILE:
        # What is left when two piles are made is the third one at once.
        yield from at_most((*at, "drafted"), len(spec.drafted), 0, "sea.prelude.piles")
    else:
        yield from at_most((*at, "drafted"), len(spec.drafted), DEALT, "sea.setup.deal")
    for n, one in enumerate(in_play(spec)):
        if one.card == CAULDRON:
            tokens = size(stock(one.tokens))
            rule = "sea.card.glutton-cauldron.not-reserve"
            yield from at_most((*at, "play", n, "tokens"), tokens, CAULDRON_FULL, rule)


def _pile_flaws(at: Path, piles: Piles) -> Flaws:
    """Cards that are none, and more than lie under a library token."""
    for token, cards in piles.items():
        if at[-1] == "origin":
            yield from each_of((*at, token), cards, box().cards)
        yield from at_most((*at, token), len(cards), PILE, "sea.comp.library")


def _stock_flaws(position: Position) -> Flaws:
    """More tokens of a type than there are in all, where they can run out."""
    if position.stockpile is None:
        return
    used = NONE
    for spec in position.players.values():
        used = plus(used, stock(spec.reserve))
        for one in in_play(spec):
            used = plus(used, stock(one.tokens))
    for energy, n, most in zip(ENERGIES, used, stock(position.stockpile), strict=True):
        if n > most:
            actual = Words(f"{most}, and {n} of them before players", f"{most}, а перед игроками {n}")
            yield Flaw(
                ("stockpile", energy), actual, Words(f"{n} or more", f"{n} или больше"), "sea.setup.stockpile"
            )


def _draft_flaws(position: Position) -> Flaws:
    """Hands of the draft that are not alike: one card less has only who has chosen already."""
    draft = next((do for do in position.do if do.program == "prelude"), None)
    if draft is None:
        return
    most = max(len(spec.dealt) for spec in position.players.values())
    for seat, spec in position.players.items():
        at: Path = ("players", seat, "dealt")
        yield from at_most(
            at, len(spec.dealt), most, "sea.prelude.draft.pick", most - bool(draft.at and most)
        )


def _dice_flaws(position: Position) -> Flaws:
    """Dice of another season than that of the round, those not played with, and too many of them."""
    known, seats = box(), len(position.players)
    yield from once(("dice",), position.dice or (), "sea.setup.dice")
    season = position.dice_season or known.season_of[position.space]
    specs: list[tuple[Path, DieSpec]] = [
        (("players", seat, "die"), spec.die)
        for seat, spec in position.players.items()
        if spec.die is not None
    ]
    left = [
        (("left",) if isinstance(position.left, DieSpec) else ("left", n), one)
        for n, one in enumerate(position.untaken)
    ]
    specs += left
    for at, die in specs:
        if die.die not in known.dice:
            continue
        if known.die(die.die).season != season:
            mine = known.die(die.die).season
            actual = Words(f"{die.die}, a die of {mine}", f"{die.die}, кубик сезона {mine}")
            allowed = Words(
                f"a die of {season}, or dice_season: {mine} where the season has changed since",
                f"кубик сезона {season} или dice_season: {mine}, если сезон с тех пор сменился",
            )
            yield Flaw((*at, "die"), actual, allowed, "sea.round.roll")
        elif position.dice is not None:
            yield from one_of((*at, "die"), die.die, position.dice, "sea.setup.dice")
    if len(specs) > seats + 1:
        yield from at_most(left[-1][0] if left else ("left",), len(specs), seats + 1, "sea.setup.dice")


def _turn_flaws(position: Position) -> Flaws:
    """A turn of one seat and what another does in it, and what means nothing there."""
    yield from _actions_flaws(position)
    turn = position.turn
    if turn is None:
        return
    at: Path = ("turn",)
    yield from each_of((*at, "left"), turn.left, SYMBOLS, "sea.turn.die.mandatory")
    yield from once((*at, "left"), turn.left, "sea.turn.die.mandatory")
    copies = {id for _, _, id in named_copies(position.players)}
    if any(do.at for do in position.do):  # A copy may have left play in the meantime.
        copies |= {id for id in turn.played if id.rpartition("-")[0] in box().cards}
    yield from each_of((*at, "played"), turn.played, sorted(copies))
    if turn.announced:
        yield from one_of((*at, "announced"), turn.announced, box().cards, "sea.term.summon")
    first = position.do[0] if position.do else None
    if first is None or first.at or first.program not in TURNS or first.who not in position.players:
        return
    if turn.seat in position.players and first.who != turn.seat:
        actual = Words(f"{turn.seat}, while {first.who} plays", f"{turn.seat}, а ходит {first.who}")
        yield Flaw((*at, "seat"), actual, first.who, "sea.turn.one-each")
    elif first.program == "turn":
        yield from _done_already(turn)


def _actions_flaws(position: Position) -> Flaws:
    """Actions behind what a turn is over with, or comes after: no turn is under way there."""
    over = False
    for n, do in enumerate(position.do):
        if do.program == ACTIONS and over and not do.at:
            actual = Words("actions, when no turn has begun", "actions, а ход ещё не начат")
            allowed = Words("turn, which begins one", "turn: он начинает ход")
            yield Flaw(("do", n, "program"), actual, allowed, "sea.turn.one-each")
        over = over or do.program in PERIODS


def _done_already(turn: TurnSpec) -> Flaws:
    """Something of a turn is done already, and yet it begins."""
    plain = TurnSpec(turn.seat)
    for name in turn.__struct_fields__:
        value = getattr(turn, name)
        if value != getattr(plain, name):
            actual = ", ".join(map(str, value)) if isinstance(value, tuple) else str(value).lower()
            allowed = Words(
                "nothing: `do: turn` begins a new one; `do: actions` goes on with one",
                "ничего: `do: turn` начинает новый ход; начатый продолжает `do: actions`",
            )
            yield Flaw(("turn", name), actual, allowed, "sea.turn.one-each")


def _end_flaws(position: Position) -> Flaws:
    parts = tuple(part for part, _ in PARTS)
    for seat, score_parts in position.scores.items():
        for part in score_parts:
            yield from one_of(("scores", seat, part), part, parts)
    yield from once(("winners",), position.winners)
