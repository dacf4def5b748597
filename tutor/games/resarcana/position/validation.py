"""Everything that is wrong with a written position, with the rule that it breaks."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.engine.game import Flaw
from tutor.framework.bindings import kept_flaws
from tutor.framework.conservation import Flaws, Held, Path, asked_for, listed, names, one_of, seat_flaws
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.components.faces import Kind
from tutor.games.resarcana.position.form import DoSpec, LookingSpec, PlayerSpec, Position
from tutor.games.resarcana.programs import BOOK
from tutor.games.resarcana.scoring.conservation import UNIQUE
from tutor.games.resarcana.state.table import MONUMENTS
from tutor.rules.words import Words

GAME = "resarcana"
MOST = 4
NEEDS = {"place": "card", "claim": "card", "discard-card": "card", "draw": "left", "look": "left"}
"""What a program has to be given by a position that starts it."""
ASKS = {"check": ("early",), "draw": ("why",), "look": ("deck",)}
"""What else it can be given."""
INSIDE = frozenset(
    {"life-loss", "collect-seat", "first-game-cards", "first-game-deck", "first-game-set", "deal-draft"}
)
"""Programs that only carry on what another has begun."""
STARTS = tuple(sorted(name for name in BOOK if "." not in name and name not in INSIDE))


def flaws_of(position: Position) -> Flaws:
    """Every flaw of a position."""
    seats = tuple(position.players)
    if not 2 <= len(seats) <= MOST:
        allowed = Words("2 to 4 players", "от 2 до 4 игроков")
        yield Flaw(("players",), str(len(seats)), allowed, "res.players.count")
        return
    yield from seat_flaws(("players",), seats)
    if position.mode == "duel" and len(seats) > 2:
        allowed = Words("2 players in a duel", "в дуэли двое игроков")
        yield Flaw(("players",), str(len(seats)), allowed, "res.variant.duel.match")
    for seat, spec in position.players.items():
        yield from _player_flaws(("players", seat), spec)
        yield from _source_flaws(("players", seat), spec, seats)
    yield from _kind_flaws(("places",), listed((), position.places), ("place-of-power",))
    yield from _kind_flaws(("monuments",), listed((), position.monuments), ("monument",))
    yield from _kind_flaws(("deck",), listed((), position.deck), ("monument",))
    yield from _kind_flaws(("items",), listed((), position.items or ()), ("magic-item",))
    yield from _kind_flaws(("open",), listed((), position.open), ("artifact",), "res.variant.duel.draft")
    yield from _seat_flaws(("first",), position.first or "", seats, "res.setup.first-player")
    yield from _seat_flaws(("turn",), position.turn, seats, "res.action.one-per-turn")
    yield from _seat_flaws(("chooser",), position.chooser, seats, "res.variant.duel.first-player")
    for n, seat in enumerate(position.winners):
        yield from _seat_flaws(("winners", n), seat, seats, "res.win.winner")
    if position.looking is not None:
        yield from _looking_flaws(("looking",), position.looking, seats)
    for at, do in enumerate(position.do):
        yield from _do_flaws(("do", at), do, position)


def _seat_flaws(at: Path, seat: str, seats: tuple[str, ...], rule: str | None = None) -> Flaws:
    if seat:
        yield from one_of(at, seat, seats, rule)


def _looking_flaws(at: Path, looking: LookingSpec, seats: tuple[str, ...]) -> Flaws:
    kinds: tuple[Kind, ...] = ("monument",) if looking.deck == MONUMENTS else ("artifact",)
    yield from one_of((*at, "seat"), looking.seat, seats)
    yield from one_of((*at, "deck"), looking.deck, (*seats, MONUMENTS))
    yield from _kind_flaws((*at, "cards"), listed((), looking.cards), kinds)


def _kind_flaws(at: Path, ids: Held, kinds: tuple[Kind, ...], rule: str | None = None) -> Flaws:
    allowed = tuple(id for kind in kinds for id in box().of_kind(kind))
    for where, id in ids:
        yield from one_of((*at, *where), id, allowed, rule)


def _player_flaws(at: Path, spec: PlayerSpec) -> Flaws:
    for id in spec.components:
        if id not in box():
            yield Flaw((*at, "components", id), id, names(id, box().faces), UNIQUE)
    for kind, rule in (("mage", "res.mage.definition"), ("magic-item", "res.item.definition")):
        ids = [id for id in spec.components if id in box() and box()[id].kind == kind]
        if len(ids) > 1:
            yield Flaw((*at, "components"), ", ".join(ids), Words("one of them", "один из них"), rule)
    if isinstance(spec.components, Mapping):
        for id, one in spec.components.items():
            if one.down and id in box() and box()[id].kind != "magic-item":
                item = Words("a magic item", "волшебный предмет")
                yield Flaw((*at, "components", id, "down"), id, item, "res.pass.item-facedown")
    artifacts = {"hand": spec.hand, "deck": spec.deck, "discard": spec.discard}
    for name, cards in (artifacts | {"draft": spec.draft, "kept": spec.kept, "own": spec.own or ()}).items():
        yield from _kind_flaws((*at, name), listed((), cards), ("artifact",), "res.artifact.definition")
    yield from _kind_flaws((*at, "mages"), listed((), spec.mages), ("mage",), "res.mage.definition")


def _source_flaws(at: Path, spec: PlayerSpec, seats: tuple[str, ...]) -> Flaws:
    if isinstance(spec.components, Mapping):
        for id, one in spec.components.items():
            yield from _seat_flaws((*at, "components", id, "source"), one.source, seats)


def _do_flaws(at: Path, do: DoSpec, position: Position) -> Flaws:
    seats = tuple(position.players)
    if do.who not in seats:
        yield from one_of((*at, "who"), do.who, seats)
        return
    if do.at and (do.use or do.program) in BOOK:
        yield from kept_flaws(GAME, at, do, position, seats, program=BOOK[do.use or do.program])
        return
    yield from kept_flaws(GAME, at, do, position, seats)
    if do.use:
        yield from _use_flaws(at, do, position.players[do.who])
    elif do.program not in STARTS:
        yield from one_of((*at, "program"), do.program, STARTS)
    else:
        needed = NEEDS.get(do.program)
        if needed is not None and needed not in do.given:
            yield Flaw((*at, "with"), Words("nothing", "ничего"), needed)
        names = (*filter(None, (needed,)), *ASKS.get(do.program, ()))
        yield from asked_for(at, do.given, names)


def _use_flaws(at: Path, do: DoSpec, spec: PlayerSpec) -> Flaws:
    """A power that the player does not have; it asks for nothing."""
    yield from asked_for(at, do.given, ())
    powers = tuple(f"{id}.{power.n}" for id in spec.components if id in box() for power in box()[id].powers)
    if do.use not in powers:
        none = Words("no power", "никакая способность")
        yield Flaw((*at, "use"), do.use, names(do.use, powers) if powers else none, "res.action.use-power")
