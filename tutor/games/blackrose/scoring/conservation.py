"""Conservation laws of Black Rose Wars: what holds of every position that play can lead to or from.

They are read off the table that a position puts up, with the values that cards in play give to its figures.
In the midst of an effect that has begun, some of them wait for its full stop.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Final

from tutor.engine.game import Flaw
from tutor.framework.conservation import Flaws, Path, apart, at_most, each_of, once, one_of
from tutor.framework.readings import Readings
from tutor.games.blackrose.components.component_set import Box
from tutor.games.blackrose.position.form import JinxSpec, MageSpec, Position, TurnSpec
from tutor.games.blackrose.procedures.actions import PHYSICAL
from tutor.games.blackrose.procedures.setup_mages import COLOURS
from tutor.games.blackrose.state.card_places import home_flaws, supply_flaws
from tutor.games.blackrose.state.derived import health
from tutor.games.blackrose.state.mage import Mage
from tutor.games.blackrose.state.table import ROSE, Evocation, Table
from tutor.games.blackrose.verbs.effects.power import TRACK, moon_of_lead
from tutor.games.blackrose.verbs.effects.trophies import TOKENS
from tutor.rules.words import Words

ACTIONS: Final = ("explore", "combat", "order", "cast", "inertia")
"""Everything that a mage can do as an action (brw.act.one-or-two)."""

EFFECTS: Final = ("move", "lost", "activate", "attack")
"""What can be left of a physical action."""

MOST_ACTIONS: Final = 2
TOKENS_LEFT: Final = Mage(seat="").physical
"""How many physical action tokens a mage has (brw.act.physical.cost)."""

ACTIVATION: Final = "activation"
SUMMONED: Final = ("1", "2", "3")
"""The evocation slots of a mage board (brw.evo.summon)."""

OWN: Final = {
    "mage": (Words("a mage that no other seat has", "маг, которого нет у других"), "brw.setup.choose-colour"),
    "school": (
        Words("a school that no other seat has", "школа, которой нет у других"),
        "brw.setup.school-choice",
    ),
    "colour": (
        Words("a colour that no other seat has", "цвет, которого нет у других"),
        "brw.setup.choose-colour",
    ),
}
"""What each seat has of its own, and the rule that says so."""

OUT: Final = "brw.ruling.trophies.out"
SPARE: Final = f"{OUT}: substitute"


def name_flaws(position: Position, box: Box) -> Flaws:
    """Words that mean nothing, and what is named twice or beyond all bounds."""
    for seat, spec in position.mages.items():
        at: Path = ("mages", seat)
        if spec.school:
            yield from one_of((*at, "school"), spec.school, box.schools, "brw.setup.school-choice")
        if spec.colour:
            yield from one_of((*at, "colour"), spec.colour, COLOURS, "brw.setup.choose-colour")
        for slot, prepared in spec.board.items():
            if prepared.sustained:
                bears = (*position.mages, *position.evocations, *box.rooms)
                yield from one_of(
                    (*at, "board", slot, "sustained"), prepared.sustained, bears, "brw.sust.token"
                )
    yield from each_of(("rose", "trophies"), position.rose.trophies, tuple(position.mages), "brw.def.rose")
    yield from once(("purged",), position.purged, "brw.study.purge")
    yield from once(("options",), position.options)
    yield from once(("winners",), position.winners, "brw.end.winner")
    if position.players is not None:
        yield from at_most(("players",), position.players, 4, "brw.setup.players", least=1)


def written_flaws(position: Position, box: Box) -> Flaws:
    """What breaks a law as it is written: cards where they do not belong, or too many, and two of one."""
    yield from home_flaws(position, box)
    yield from supply_flaws(position, box)
    for name, (what, rule) in OWN.items():
        held = ((("mages", seat, name), getattr(spec, name)) for seat, spec in position.mages.items())
        yield from apart(held, what, rule)
    yield from _turn_flaws(position, box.rooms)


def _turn_flaws(position: Position, rooms: Collection[str]) -> Flaws:
    """An activation that is not one: what is no action, more than two, slots, and whose it is."""
    turn = position.turn
    yield from _activation_flaws(position)
    for name, one in (("turn", turn), ("last", position.last)):
        if one is not None:
            yield from _done_flaws((name,), one, position, rooms)
    if turn is None:
        return
    if position.phase != "action":
        allowed = Words("action: a mage is active in no other phase", "action: в других этапах активаций нет")
        yield Flaw(("phase",), position.phase or Words("none", "никакой"), allowed, "brw.act.round-robin")
    at: Path = ("turn",)
    if turn.doing in ACTIONS and turn.doing != (turn.actions[-1:] or ("",))[0]:
        last = Words("the action begun last", "действие, начатое последним")
        yield Flaw((*at, "doing"), turn.doing, last, "brw.act.complete-first")
    if turn.left and turn.doing not in PHYSICAL:
        allowed = Words("nothing: no physical action is under way", "ничего: физическое действие не идёт")
        yield Flaw((*at, "left"), ", ".join(turn.left), allowed, "brw.act.physical.set")
    mage = position.mages.get(turn.seat)
    if mage is not None:
        yield from _token_flaws(turn, mage)


def _done_flaws(at: Path, turn: TurnSpec, position: Position, rooms: Collection[str]) -> Flaws:
    """What is no action and no effect of one, and more of them than an activation has."""
    yield from one_of((*at, "seat"), turn.seat, tuple(position.mages))
    yield from each_of((*at, "actions"), turn.actions, ACTIONS, "brw.act.one-or-two")
    yield from at_most((*at, "actions"), len(turn.actions), MOST_ACTIONS, "brw.act.one-or-two")
    yield from once((*at, "cast"), turn.cast, "brw.act.cast.which")
    yield from each_of((*at, "rooms"), turn.rooms, rooms)
    if turn.doing:
        yield from one_of((*at, "doing"), turn.doing, ACTIONS, "brw.act.complete-first")
    for name in ("left", "unused"):
        yield from each_of((*at, name), getattr(turn, name), EFFECTS, "brw.act.physical.set")


def _token_flaws(turn: TurnSpec, mage: MageSpec) -> Flaws:
    """Physical actions were done, and yet the tokens that they exhausted are available."""
    done = sum(action in PHYSICAL for action in turn.actions)
    if done > 0 and mage.physical > TOKENS_LEFT - done >= 0:
        at: Path = ("mages", turn.seat, "physical")
        actual = Words(
            f"{mage.physical}, though in this activation so many were exhausted: {done}",
            f"{mage.physical}, хотя в этой активации истощено: {done}",
        )
        yield Flaw(
            at,
            actual,
            Words(f"at most {TOKENS_LEFT - done}", f"не больше {TOKENS_LEFT - done}"),
            "brw.act.physical.cost",
        )


def _activation_flaws(position: Position) -> Flaws:
    """The turn is of one seat and the activation of another, or one begins in which something was done."""
    turn = position.turn
    for n, do in enumerate(position.do if turn is not None else ()):
        if do.program != ACTIVATION or turn is None:
            continue
        if do.at or n == 0:
            if do.who in position.mages and turn.seat in position.mages and do.who != turn.seat:
                actual = Words(
                    f"{turn.seat}, while the activation of {do.who} is carried out",
                    f"{turn.seat}, а идёт активация места {do.who}",
                )
                yield Flaw(("turn", "seat"), actual, do.who, "brw.act.round-robin")
            elif not do.at and turn != TurnSpec(turn.seat):
                yield from _done_already(turn)
        return


def _done_already(turn: TurnSpec) -> Flaws:
    plain = TurnSpec(turn.seat)
    allowed = Words(
        "nothing: `do: activation` begins a new one. To go on with one, add `at: [1]` to it",
        "ничего: `do: activation` начинает новую. Чтобы продолжить начатую, добавьте к ней `at: [1]`",
    )
    for name in turn.__struct_fields__:
        value = getattr(turn, name)
        if value != getattr(plain, name):
            actual = ", ".join(map(str, value)) if isinstance(value, tuple) else str(value).lower()
            yield Flaw(("turn", name), actual, allowed, "brw.act.one-or-two")


def law_flaws(
    position: Position, table: Table, box: Box, reading: Readings, chosen: Mapping[str, str]
) -> Flaws:
    """Every conservation law that a position breaks which is on the table.

    `chosen` are the readings that are chosen and not the catalogue's own.
    """
    under_way = any(do.at for do in position.do)
    for mage in table.mages:
        spec = position.mages[mage.seat]
        yield from _mage_laws(("mages", mage.seat), mage, spec, table, box)
        if not under_way:
            yield from _standing(
                ("mages", mage.seat), mage.seat, len(mage.damage), table, reading, _defeat(position)
            )
    for one in table.evocations:
        yield from _evocation_laws(("evocations", one.id), one, table, box)
        if not under_way:
            yield from _standing(("evocations", one.id), one.id, len(one.damage), table, reading)
    yield from _slot_laws(table)
    yield from _large_laws(table, box)
    yield from at_most(("rose", "power"), table.rose.power, 2 * TRACK, "brw.power.track35")
    yield from _trophy_laws(position, table, free=under_way or chosen.get(OUT) == "substitute")
    if not under_way:
        yield from _moon_laws(table)
    for source in table.sources:
        if table.chips_left(source) < 0:
            yield from _no_chips(source, table)


def _mage_laws(at: Path, mage: Mage, spec: MageSpec, table: Table, box: Box) -> Flaws:
    yield from at_most((*at, "physical"), mage.physical, TOKENS_LEFT, "brw.act.physical.cost")
    yield from at_most((*at, "power"), mage.power, 2 * TRACK, "brw.power.track35")
    if mage.avatar:
        for name, value in (("power", mage.power), ("trophies", len(mage.trophies))):
            if value:
                allowed = Words(
                    f"nothing: the avatar's are the Rose's (rose.{name})",
                    f"ничего: у аватара они общие с Розой (rose.{name})",
                )
                yield Flaw((*at, name), str(value), allowed, "brw.avatar.is-mage")
    elif mage.orders:
        allowed = Words("0: only the avatar plays orders", "0: приказы есть только у аватара")
        yield Flaw((*at, "orders"), str(mage.orders), allowed, "brw.avatar.activation.repeat")
    for name, quests in (("active", mage.active), ("solved", mage.solved)):
        for n, quest in enumerate(quests):
            yield from at_most((*at, name, n), quest.chips, box.quest(quest.id).slots, "brw.quest.slots")
    jinx_specs = spec.jinxes
    for n, jinx in enumerate(mage.jinxes):
        face = box.jinx(jinx.id)
        key: Path = (*at, "jinxes", jinx.id if isinstance(jinx_specs, Mapping) else n)
        if not isinstance(jinx_specs, Mapping) and isinstance(jinx_specs[n], JinxSpec):
            key = (*key, "chips")
        if face.known and jinx.chips and jinx.chips >= max(1, face.slots):
            most = max(0, face.slots - 1)
            allowed = Words(
                f"at most {most}: chip {face.slots} ends it",
                f"не больше {most}: фишка {face.slots} его снимает",
            )
            none = Words("none: no chips are put on it", "ни одной: фишек на него не кладут")
            yield Flaw(key, str(jinx.chips), allowed if face.slots else none, "brw.gen.golden")


def _defeat(position: Position) -> bool:
    """Whether a defeat is what is to be carried out."""
    return any(do.program == "defeat" for do in position.do)


def _standing(
    at: Path, figure: str, damage: int, table: Table, reading: Readings, falls: bool = False
) -> Flaws:
    """A figure that has as much damage as it can bear, and stands (brw.dmg.defeated, brw.evo.defeat)."""
    most = health(table, figure, reading)
    if most is not None and damage >= max(1, most) and not falls:
        rule = "brw.evo.defeat" if table.is_evocation(figure) else "brw.dmg.defeated"
        actual = Words(f"{damage} of {most}, and it stands", f"{damage} из {most}, и фигура стоит")
        allowed = Words(
            f"chips: at most {max(0, most - 1)}; with {most} it is defeated",
            f"фишек: не больше {max(0, most - 1)}; с {most} фигура побеждена",
        )
        yield Flaw((*at, "damage"), actual, allowed, rule)


def _evocation_laws(at: Path, one: Evocation, table: Table, box: Box) -> Flaws:
    """A figure whose number no figure of its kind has."""
    face = box.evocation(one.kind)
    number = one.id.rpartition("-")[2]
    if face.figures is not None and not 1 <= int(number) <= face.figures:
        kind = one.id.rpartition("-")[0]
        n = face.figures
        allowed = Words(
            f"{kind}-1 to {kind}-{n}: there are {n} figures" if n > 1 else f"{kind}-1: there is one figure",
            f"от {kind}-1 до {kind}-{n}: фигурок {n}" if n > 1 else f"{kind}-1: фигурка одна",
        )
        yield Flaw(at, one.id, allowed, "brw.evo.no-figure")


def _slot_laws(table: Table) -> Flaws:
    """Two evocations of a mage in one slot, and more of them than there are slots (brw.evo.full-slots)."""
    taken = set[tuple[str, str]]()
    for one in table.evocations:
        at: Path = ("evocations", one.id, "slot")
        if one.slot and (one.owner, one.slot) in taken:
            allowed = Words("a slot that no other has", "ячейка, которой нет у других")
            yield Flaw(at, one.slot, allowed, "brw.evo.summon")
        elif not one.slot and not one.assigned:
            allowed = Words(
                f"at most {len(SUMMONED)} summoned evocations of a mage",
                f"призванных воплощений одного мага: не больше {len(SUMMONED)}",
            )
            yield Flaw(at, Words("none free", "свободной нет"), allowed, "brw.evo.full-slots")
        taken.add((one.owner, one.slot))


def _large_laws(table: Table, box: Box) -> Flaws:
    """A second evocation on a large base (brw.evo.large-one)."""
    large = Counter[str]()
    for one in table.evocations:
        if box.evocation(one.kind).large and not one.assigned:
            large[one.owner] += 1
            if large[one.owner] == 2:
                allowed = Words("one large base of a mage", "одна большая подставка у мага")
                yield Flaw(("evocations", one.id), one.id, allowed, "brw.evo.large-one")


def _trophy_laws(position: Position, table: Table, *, free: bool) -> Flaws:
    """More trophies of a mage than he has tokens, unless something may stand for them, and his own."""
    lists: Iterator[tuple[Path, str, tuple[str, ...]]] = (
        (("mages", mage.seat, "trophies"), mage.seat, mage.trophies) for mage in table.mages
    )
    taken = Counter[str]()
    for at, source, trophies in (*lists, (("rose", "trophies"), ROSE, table.rose.trophies)):
        for n, of in enumerate(trophies):
            taken[of] += 1
            if of == source:
                allowed = Words("trophies of other mages", "трофеи других магов")
                yield Flaw((*at, n), of, allowed, "brw.def.step5")
            elif taken[of] == TOKENS + 1 and not free:
                allowed = Words(
                    f"at most {TOKENS} trophies of one mage, unless the file's rulings choose {SPARE}",
                    f"трофеев одного мага не больше {TOKENS}, если rulings файла не выбирают {SPARE}",
                )
                yield Flaw((*at, n), of, allowed, "brw.def.step5")


def _moon_laws(table: Table) -> Flaws:
    """A power marker that stands where a later moon would have begun (brw.moon.three)."""
    due = moon_of_lead(table)
    if due > table.moon:
        lead = max(table.sources, key=table.power)
        at: Path = ("rose", "power") if lead == ROSE else ("mages", lead, "power")
        least = table.moon_at[table.moon - 1]
        actual = Words(
            f"{table.power(lead)} in moon {table.moon}", f"{table.power(lead)} в {table.moon}-й луне"
        )
        allowed = Words(
            f"at most {least - 1}, or moon: {due}; at {least} moon {table.moon + 1} begins",
            f"не больше {least - 1} либо moon: {due}; с {least} начинается луна {table.moon + 1}",
        )
        yield Flaw(
            at, actual, allowed, "brw.moon.third" if due == len(table.moon_at) + 1 else "brw.moon.second"
        )


def _no_chips(source: str, table: Table) -> Flaws:
    at: Path = ("rose",) if source == ROSE else ("mages", source)
    over = -table.chips_left(source)
    actual = Words(f"more chips than there are, by {over}", f"фишек больше, чем есть, на {over}")
    allowed = Words("as many as there are of each source", "не больше, чем есть у каждого источника")
    yield Flaw(at, actual, allowed, "brw.dmg.chips-out")
