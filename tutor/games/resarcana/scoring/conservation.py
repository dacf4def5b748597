"""Conservation laws of Res Arcana: each component once, what lies open, and one state at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tutor.engine.game import Flaw
from tutor.framework.conservation import Flaws, Path, apart, at_most, listed, names, once, pieces_in
from tutor.games.resarcana.actions.moves import TOP
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.position.form import DoSpec, PlayerSpec, Position
from tutor.rules.words import Words

UNIQUE: Final = "res.component.definition"
OPEN_MONUMENTS: Final = 2
"""So many monuments lie face up (res.setup.monuments)."""

ARTIFACTS: Final = 8
"""So many artifacts each player has (res.setup.deal)."""

MAGES: Final = 2
WINS: Final = 2
"""So many games win a match (res.variant.duel.match)."""


def law_flaws(position: Position) -> Flaws:
    """Every conservation law that a position breaks."""
    under_way = any(do.at for do in position.do)
    yield from apart(((at, tile_of(id)) for at, id in held(position)), Words("it once", "один раз"), UNIQUE)
    for seat, spec in position.players.items():
        yield from _player_flaws(("players", seat), seat, spec, position, under_way=under_way)
    if not under_way:
        yield from at_most(("monuments",), len(position.monuments), OPEN_MONUMENTS, "res.setup.monuments")
    yield from once(("winners",), position.winners, "res.win.winner")
    if position.first is None and position.token_passed:
        allowed = Words("false: nobody holds the token", "false: жетона ни у кого нет")
        yield Flaw(("token_passed",), "true", allowed, "res.pass.first-token")
    yield from _turn_flaws(position, under_way=under_way)
    for n, do in enumerate(position.do):
        if not do.at and do.who in position.players:
            yield from _card_flaws(("do", n, "with", "card"), do, position)


def tile_of(id: str) -> str:
    """The tile of a place of power, and the id itself of anything else."""
    return next((tile.id for tile in box().tiles if id in (tile.sun, tile.moon)), id)


def held(position: Position) -> Iterator[tuple[Path, str]]:
    """Every component that a position names, with its place."""
    for seat, spec in position.players.items():
        yield from pieces_in(("players", seat), spec)
    yield from pieces_in((), position)
    if position.looking is not None:
        yield from listed(("looking", "cards"), position.looking.cards)


def _player_flaws(at: Path, seat: str, spec: PlayerSpec, position: Position, *, under_way: bool) -> Flaws:
    yield from at_most((*at, "mages"), len(spec.mages), MAGES, "res.setup.deal")
    for name in ("kept", "own"):
        yield from at_most((*at, name), len(getattr(spec, name) or ()), ARTIFACTS, "res.setup.deal")
        yield from once((*at, name), getattr(spec, name) or (), UNIQUE)
    yield from at_most((*at, "wins"), spec.wins, WINS, "res.variant.duel.match")
    if isinstance(spec.components, Mapping):
        for id, one in spec.components.items():
            here: Path = (*at, "components", id)
            if one.source and one.source == seat:
                allowed = Words("another player's seat", "место другого игрока")
                yield Flaw((*here, "source"), seat, allowed)
            if one.down and not spec.passed and not under_way:
                allowed = Words(
                    f"a player who has passed (passed: true for {seat})",
                    f"спасовавший игрок (passed: true у {seat})",
                )
                actual = Words("a magic item face down", "волшебный предмет рубашкой вверх")
                yield Flaw((*here, "down"), actual, allowed, "res.pass.item-facedown")
    if spec.passed and position.phase == "collect" and not under_way:
        allowed = Words("false: nobody has passed yet", "false: пасовать ещё некому")
        yield Flaw((*at, "passed"), "true", allowed, "res.round.phases")


def _turn_flaws(position: Position, *, under_way: bool) -> Flaws:
    """A turn outside the phase in which turns are taken; whose the last one was may still be said there."""
    seat = position.turn
    if not seat or seat not in position.players or under_way:
        return
    if position.phase != "actions":
        allowed = Words("actions: turns are taken in no other phase", "actions: ходят только в этой фазе")
        yield Flaw(("phase",), position.phase or Words("none", "никакая"), allowed, "res.action.one-per-turn")


def _card_flaws(at: Path, do: DoSpec, position: Position) -> Flaws:
    """A card that is placed, discarded or claimed, and is not there."""
    spec = position.players[do.who]
    there = {
        "place": spec.hand,
        "discard-card": spec.hand,
        "claim": (*position.places, *position.monuments, *((TOP,) if position.deck else ())),
    }.get("" if do.use else do.program)
    card = do.given.get("card")
    if there is not None and card is not None and card not in there:
        yield Flaw(at, str(card), names(str(card), there), f"res.action.{do.program.removesuffix('-card')}")
