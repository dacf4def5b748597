"""Everything that is wrong with a written position, with the rule that it breaks."""

from __future__ import annotations

from collections import Counter

from tutor.engine.game import Flaw
from tutor.framework.conservation import Flaws, Path, names, one_of, seat_flaws
from tutor.framework.conversion import layers_of
from tutor.games.blackrose.actions.avatar.orders import deck_id
from tutor.games.blackrose.components.component_set import Box
from tutor.games.blackrose.components.faces import EventFace, OrderFace, QuestFace, SpellFace
from tutor.games.blackrose.position.form import (
    BoardSpec,
    Chips,
    EvocationSpec,
    JinxSpec,
    MageSpec,
    Position,
    QuestSpec,
)
from tutor.games.blackrose.position.validation_under_way import going_flaws
from tutor.games.blackrose.procedures.setup_gaps import cells_wanted
from tutor.games.blackrose.scoring.conservation import name_flaws
from tutor.games.blackrose.state.lodge.lodge import Lodge, place_id
from tutor.games.blackrose.state.mage import CELL
from tutor.games.blackrose.state.options import OPTIONS
from tutor.games.blackrose.state.table import ROSE
from tutor.rules.words import Words


def flaws_of(position: Position, box: Box, ground: Lodge | None) -> Flaws:
    """Every flaw of a position that is to be played with a box, on a lodge (None: it cannot be laid)."""
    seats = tuple(position.mages)
    crowd = tuple(_crowd(position))
    if crowd:
        yield from crowd
        return
    if ground is None:
        allowed = Words("each room on a place of its own in the lodge", "каждая комната на своём месте ложи")
        actual = Words("rooms that do not fit the lodge", "комнаты, которые не ложатся в ложу")
        yield Flaw(("rooms",), actual, allowed, "brw.setup.lodge")
    else:
        yield from _cell_flaws(position, ground)
    rooms = () if ground is None else tuple(room.id for room in ground.rooms)
    yield from _room_flaws(position, box)
    people = tuple(seat for seat in seats if not position.mages[seat].avatar)
    for name, whose, rule in (("first", seats, None), ("crown", people, "brw.avatar.no-crown")):
        if getattr(position, name):
            yield from one_of((name,), getattr(position, name), whose, rule)
    yield from seat_flaws(("mages",), seats, (ROSE,))
    for seat, spec in position.mages.items():
        yield from _mage_flaws(("mages", seat), spec, position, box, rooms)
    for id, one in position.evocations.items():
        yield from _evocation_flaws(("evocations", id), id, one, position, box, rooms)
    yield from _common_flaws(position, box)
    yield from name_flaws(position, box)
    yield from _supply_flaws(position, box)
    yield from going_flaws(position, box, rooms)


def _crowd(position: Position) -> Flaws:
    """Too many mages or none, more than one avatar, or no figure left for it (brw.avatar.max-humans)."""
    avatars = sum(spec.avatar for spec in position.mages.values())
    people, at = len(position.mages) - avatars, ("mages",)
    if not 1 <= people <= 4:
        yield Flaw(at, str(people), Words("1 to 4 players", "от 1 до 4 игроков"), "brw.setup.players")
    if avatars > 1:
        yield Flaw(at, str(avatars), Words("one avatar", "один аватар"), "brw.avatar.what")
    if avatars and people > 3:
        allowed = Words("at most 3 players with the avatar", "с аватаром не больше 3 игроков")
        yield Flaw(at, str(people), allowed, "brw.avatar.max-humans")


def _room_flaws(position: Position, box: Box) -> Flaws:
    """Rooms that are none; of a lodge that is being laid a place may still have none."""
    for id, spec in position.rooms.items():
        if position.laying and spec.at is None:
            allowed = Words("where it lies: two numbers", "где она лежит: два числа")
            yield Flaw(("rooms", id, "at"), Words("nothing", "ничего"), allowed, "brw.setup.lodge")
        if not (position.laying and spec.at is not None and id == place_id(spec.at)):
            yield from one_of(("rooms", id), id, box.rooms)


def _cell_flaws(position: Position, ground: Lodge) -> Flaws:
    """Fewer cells than mages, and mages in a cell that is not there or another's (brw.cell.colour)."""
    path = ("players",) if position.lodge is None else ("lodge", "cells")
    if not position.laying:
        yield from cells_wanted(ground, len(position.mages), path)
    cells, taken = tuple(cell.id for cell in ground.cells), set[str]()
    for seat, spec in position.mages.items():
        if spec.cell:
            free = tuple(cell for cell in cells if cell not in taken)
            yield from one_of(("mages", seat, "cell"), spec.cell, free, "brw.cell.colour")
            taken.add(spec.cell)


def _ids(box: Box, *faces: type) -> tuple[str, ...]:
    return tuple(id for id in box.ids if isinstance(box.face(id), faces))


def _mage_flaws(at: Path, spec: MageSpec, position: Position, box: Box, rooms: tuple[str, ...]) -> Flaws:
    if spec.mage or not (spec.avatar or position.laying):
        yield from one_of((*at, "mage"), spec.mage, box.mages)
    yield from one_of((*at, "at"), spec.at, (CELL, *rooms))
    spells = _ids(box, SpellFace)
    held = {
        "hand": spec.hand,
        "grimoire": _cards(spec.grimoire),
        "memories": spec.memories,
        "aside": spec.aside,
    }
    for name, cards in held.items():
        allowed = _ids(box, OrderFace) if spec.avatar and name == "memories" else spells
        for n, card in enumerate(cards):
            yield from one_of((*at, name, n), card, allowed)
    if spec.avatar:
        yield from _avatar_flaws(at, spec, position, box)
    for slot, prepared in spec.board.items():
        yield from one_of((*at, "board", slot, "spell"), prepared.spell, spells)
        if (
            prepared.spell in spells
            and prepared.side == "reverse"
            and box.spell(prepared.spell).reverse is None
        ):
            yield Flaw((*at, "board", slot, "side"), prepared.side, "main", "brw.spell.two-effects")
        elif prepared.spell in spells:
            yield from _standing_flaws((*at, "board", slot, "state"), prepared, box)
    for name, quests in (("active", spec.active), ("solved", spec.solved)):
        for n, quest in enumerate(quests):
            id = quest.quest if isinstance(quest, QuestSpec) else quest
            yield from one_of((*at, name, n), id, _ids(box, QuestFace))
    for n, quest in enumerate(spec.completed):
        yield from one_of((*at, "completed", n), quest, _ids(box, QuestFace))
    for jinx in jinxes_of(spec):
        yield from one_of((*at, "jinxes", jinx), jinx, box.jinxes)
    for n, trophy in enumerate(spec.trophies):
        yield from one_of((*at, "trophies", n), trophy, tuple(position.mages))
    yield from _sources((*at, "damage"), spec.damage, position)
    health, chips = box.mage(spec.mage).health if spec.mage in box.mages else None, _listed(spec.damage)
    if health is not None and len(chips) > health:
        most = Words(f"at most {health} chips", f"фишек: не больше {health}")
        yield Flaw((*at, "damage"), str(len(chips)), most, "brw.dmg.defeated")


def _standing_flaws(at: Path, prepared: BoardSpec, box: Box) -> Flaws:
    """A spell that lies activated though those of its type are revealed when cast (brw.spell.types)."""
    type = box.spell(prepared.spell).side(prepared.side).type
    if prepared.state == "activated" and type not in ("trap", "defence", None):
        yield Flaw(at, f"{prepared.state}, {type}", "prepared, revealed", "brw.spell.types")


def _avatar_flaws(at: Path, spec: MageSpec, position: Position, box: Box) -> Flaws:
    """Cards in a hand or grimoire that the avatar does not have, and a back that no top order can show."""
    for name in ("hand", "grimoire"):
        if getattr(spec, name):
            orders = Words("none; its orders are its hand", "ни одной: её заменяют приказы")
            cards = ", ".join(_cards(getattr(spec, name)))
            yield Flaw((*at, name), cards, orders, "brw.avatar.order.grimoire")
    deck = layers_of(position.decks.get(deck_id(position.moon), ()))
    known = (order for order in (deck[0] if deck else ()) if order in _ids(box, OrderFace))
    backs = tuple(dict.fromkeys(box.order(order).back or "none" for order in known))
    if spec.back:
        yield from one_of((*at, "back"), spec.back, backs, "brw.avatar.order.trap")


def _cards(spec: tuple[str | tuple[str, ...], ...]) -> tuple[str, ...]:
    return tuple(card for one in spec for card in ((one,) if isinstance(one, str) else one))


def kind_of(evocation: str, box: Box) -> str | None:
    """The kind of an evocation by its name: "cadaver-1" is an "evocation-cadaver". None where it is none."""
    name, _, number = evocation.rpartition("-")
    kinds = (kind for kind in (f"evocation-{name}", name) if kind in box.evocations and number.isdigit())
    return next(kinds, None)


def jinxes_of(spec: MageSpec) -> tuple[str, ...]:
    """The ids of a mage's jinxes, one entry for each copy."""
    return tuple(one.jinx if isinstance(one, JinxSpec) else one for one in spec.jinxes)


def _evocation_flaws(
    at: Path, id: str, spec: EvocationSpec, position: Position, box: Box, rooms: tuple[str, ...]
) -> Flaws:
    if kind_of(id, box) is None:
        kinds = ", ".join(kind.removeprefix("evocation-") for kind in box.evocations)
        allowed = Words(f"one of {kinds}, a hyphen and a number", f"одно из: {kinds}; дефис и номер")
        yield Flaw(at, id, allowed, "brw.evo.summon")
    yield from one_of((*at, "owner"), spec.owner, tuple(position.mages))
    yield from one_of((*at, "at"), spec.at, rooms, "brw.cell.not-lodge")
    for field in ("controller", "assigned", "lent"):
        if getattr(spec, field):
            yield from one_of((*at, field), getattr(spec, field), tuple(position.mages))
    for n, upgrade in enumerate(spec.upgrades):
        yield from one_of((*at, "upgrades", n), upgrade, box.upgrades)
    yield from _sources((*at, "damage"), spec.damage, position)


def option_flaws(position: Position) -> Flaws:
    """Optional rules that there are not."""
    for n, option in enumerate(position.options):
        yield from one_of(("options", n), option, OPTIONS)


def _common_flaws(position: Position, box: Box) -> Flaws:
    yield from option_flaws(position)
    second, third, rose = position.markers
    if not 0 < second < third < rose:
        allowed = Words("three spaces, each beyond the one before", "три деления, каждое дальше предыдущего")
        yield Flaw(("markers",), ", ".join(map(str, position.markers)), allowed, "brw.setup.markers")
    for n, event in enumerate(position.events):
        if event:
            yield from one_of(("events", n), event, _ids(box, EventFace))
    if len(position.events) > 3:
        allowed = Words("3 spaces", "3 места")
        yield Flaw(("events",), str(len(position.events)), allowed, "brw.rose.place")
    for id, room in position.rooms.items():
        yield from _sources(("rooms", id, "instability"), room.instability, position)
        slots = box.room(id).slots if id in box.rooms else None
        most = 0 if room.restored else slots
        n = len(_listed(room.instability))
        if most is not None and n > most:
            rule = "brw.inst.restored-none" if room.restored else "brw.inst.full"
            yield Flaw(
                ("rooms", id, "instability"), str(n), Words(f"at most {most}", f"не больше {most}"), rule
            )


def _listed(spec: Chips) -> tuple[str, ...]:
    if isinstance(spec, dict):
        return tuple(source for source, n in spec.items() for _ in range(n))
    return spec


def _sources(at: Path, spec: Chips, position: Position) -> Flaws:
    """Chips whose colour is nobody's; the avatar uses those of the Rose (brw.avatar.is-mage)."""
    sources = (*(seat for seat, mage in position.mages.items() if not mage.avatar), ROSE)
    for source in dict.fromkeys(_listed(spec)):
        if source not in sources:
            yield Flaw(at, source, names(source, sources), "brw.dmg.place")


def _supply_flaws(position: Position, box: Box) -> Flaws:
    """More jinxes, upgrades or figures of a kind than there are (brw.evo.no-figure)."""
    jinxes = Counter(jinx for mage in position.mages.values() for jinx in jinxes_of(mage))
    upgrades = Counter(card for one in position.evocations.values() for card in one.upgrades)
    kinds = Counter(kind for id in position.evocations if (kind := kind_of(id, box)) is not None)
    for jinx, n in jinxes.items():
        if jinx in box.jinxes:
            yield from _too_many(("mages",), jinx, n, box.jinx(jinx).count)
    for upgrade, n in upgrades.items():
        if upgrade in box.upgrades:
            yield from _too_many(("evocations",), upgrade, n, box.upgrade(upgrade).count)
    for kind, n in kinds.items():
        yield from _too_many(("evocations",), kind, n, box.evocation(kind).figures, "brw.evo.no-figure")


def _too_many(at: Path, what: str, n: int, most: int | None, rule: str | None = None) -> Flaws:
    if most is not None and n > most:
        yield Flaw(at, f"{n} × {what}", f"{most} × {what}", rule)
