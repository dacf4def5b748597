"""Everything that is wrong with a written position, with the rule that it breaks."""

from __future__ import annotations

from collections import Counter

from tutor.engine.game import Flaw
from tutor.framework.bindings import kept_flaws
from tutor.framework.conservation import Flaws, Path, asked_for, at_most, limit_flaws, one_of, seat_flaws
from tutor.framework.position_form import DoSpec
from tutor.framework.under_way import part_flaws
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.decoding import stock
from tutor.games.seasons.position.form import DieSpec, PlayerSpec, Position, named_copies
from tutor.games.seasons.programs import BOOK
from tutor.games.seasons.scoring.conservation import held, in_play
from tutor.games.seasons.state.derived import GRIMOIRE
from tutor.games.seasons.state.energy import size
from tutor.rules.words import Words

GAME = "seasons"

COPY_PROGRAMS = ("activate", "move-token")
"""Programs that are about a copy in play."""

OVERFLOW = "overflow"
"""The program that brings a reserve down which holds too much."""

NEEDS = {
    "activate": ("copy",),
    "crystallise": ("token",),
    "move-token": ("copy", "energy", "onto"),
    "summon": ("card",),
}
"""What a program has to be given by a position that starts it."""

ASKS = {
    "activate": ("card",),
    "enter": ("how", "paid"),
    "trigger": ("cause", "of", "poor"),
}
"""What else it can be given; of the texts of cards, by their kind."""


def flaws_of(position: Position) -> Flaws:
    """Every flaw of a position."""
    seats = tuple(position.players)
    if not 2 <= len(seats) <= 4:
        allowed = Words("2 to 4 players", "от 2 до 4 игроков")
        yield Flaw(("players",), str(len(seats)), allowed, "sea.setup.dice")
        return
    yield from seat_flaws(("players",), seats)
    if position.first:
        yield from one_of(("first",), position.first, seats)
    overfull = any(do.at or do.program == OVERFLOW for do in position.do)
    for seat, spec in position.players.items():
        yield from _player_flaws(("players", seat), spec)
        if not overfull:
            yield from _reserve_flaws(("players", seat), spec)
    yield from _card_flaws(position)
    yield from _name_flaws(position)
    yield from _dice_flaws(position)
    if position.turn is not None:
        yield from one_of(("turn", "seat"), position.turn.seat, seats)
    for n, looking in enumerate(position.looking):
        yield from one_of(("looking", n, "seat"), looking.seat, seats)
    for name, named in (("scores", position.scores), ("winners", position.winners)):
        for seat in named:
            yield from one_of((name, seat) if name == "scores" else (name,), seat, seats)
    for n, do in enumerate(position.do):
        yield from do_flaws(("do", n), do, position)
    yield from part_flaws([do.part for do in position.do])


def _player_flaws(at: Path, spec: PlayerSpec) -> Flaws:
    known = box()
    yield from limit_flaws(at, spec, known)
    for n, one in enumerate(in_play(spec)):
        face = known.cards.get(one.card)
        if face is not None and one.tokens and not face.holds:
            allowed = Words("no tokens on this card", "без жетонов на этой карте")
            yield Flaw(
                (*at, "play", n, "tokens"), str(size(stock(one.tokens))), allowed, "sea.term.gain-energy"
            )


def _reserve_flaws(at: Path, spec: PlayerSpec) -> Flaws:
    grimoires = [one for one in in_play(spec) if one.card == GRIMOIRE]
    tokens = size(stock(spec.reserve)) + sum(size(stock(one.tokens)) for one in grimoires)
    most = box().reserve_with_grimoire if grimoires else box().reserve
    yield from at_most((*at, "reserve"), tokens, most, "sea.comp.reserve.limit")


def _card_flaws(position: Position) -> Flaws:
    """Cards that there are not."""
    for at, card in held(position):
        yield from one_of(at, card, box().cards)


def _name_flaws(position: Position) -> Flaws:
    """Copies in play of the same name."""
    used: set[str] = set()
    nth: Counter[str] = Counter()
    for seat, spec, id in named_copies(position.players):
        if id in used:
            allowed = Words("a number that no other copy has", "номер, которого нет у других экземпляров")
            at: Path = ("players", seat, "play", nth[seat], "number")
            yield Flaw(at, str(spec.number or id), allowed)
        used.add(id)
        nth[seat] += 1


def _dice_flaws(position: Position) -> Flaws:
    known, used = box(), list[str]()
    for n, die in enumerate(position.dice or ()):
        yield from one_of(("dice", n), die, known.dice)
    specs: list[tuple[Path, DieSpec]] = [
        (("players", seat, "die"), spec.die)
        for seat, spec in position.players.items()
        if spec.die is not None
    ]
    if isinstance(position.left, DieSpec):
        specs.append((("left",), position.left))
    else:
        specs += [(("left", n), spec) for n, spec in enumerate(position.untaken)]
    for at, spec in specs:
        yield from one_of((*at, "die"), spec.die, known.dice)
        if spec.die in used:
            allowed = Words("a die that nobody else has", "кубик, которого нет у других")
            yield Flaw((*at, "die"), spec.die, allowed, "sea.round.choose")
        used.append(spec.die)


def do_flaws(at: Path, do: DoSpec, position: Position) -> Flaws:
    """What keeps a position from carrying a program out, or from going on with it."""
    yield from one_of((*at, "who"), do.who, position.players)
    if do.program not in BOOK:
        yield from one_of((*at, "program"), do.program, tuple(BOOK))
    elif do.at:
        yield from kept_flaws(GAME, at, do, position, position.players, program=BOOK[do.program])
    else:
        yield from _given_flaws(at, do, position)
        yield from kept_flaws(GAME, at, do, position, position.players)


def _parameters(program: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What a program has to be given, and what else it can be given."""
    if not program.startswith("card-"):
        return NEEDS.get(program, ()), ASKS.get(program, ())
    part = program.partition(".")[2]
    if part == "activate":
        return ("copy",), ()
    return ("copy",), ASKS["enter" if part == "enter" else "trigger"]


def _given_flaws(at: Path, do: DoSpec, position: Position) -> Flaws:
    needed, optional = _parameters(do.program)
    yield from asked_for(at, do.given, (*needed, *optional))
    for name in needed:
        if name not in do.given:
            allowed = Words(f"{name}: what it is about", f"{name}: о чём речь")
            yield Flaw((*at, "with"), ", ".join(do.given), allowed)
    if "copy" in do.given:
        mine = [id for seat, _, id in named_copies(position.players) if seat == do.who]
        yield from one_of((*at, "with", "copy"), str(do.given["copy"]), mine)
    if do.program == "summon" and "card" in do.given and do.who in position.players:
        hand = position.players[do.who].hand
        yield from one_of((*at, "with", "card"), str(do.given["card"]), hand, "sea.term.summon")
