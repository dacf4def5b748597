"""Numbers and conditions of printed texts, counted in the scene of the effect that applies them."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.engine.event import Bound
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.mage import Mage
from tutor.games.blackrose.state.table import ROSE, Table
from tutor.games.blackrose.verbs.compiler.scene import Scene, is_what, known, place
from tutor.games.blackrose.verbs.schema.picks import Cond, Count, Element, Number, Test

ALL = 1_000
"""More than there is of anything: what "all" counts as."""


def number(n: Number, at: Scene) -> int:
    """A printed number; one to be counted is counted now (brw.ruling.rounding)."""
    if isinstance(n, int):
        return n
    if n == "all":
        return ALL
    counted = _counted(n, at)
    up = at.reading("brw.ruling.rounding") == "up"
    full = -(-counted // n.every) if up else counted // n.every
    total = n.times * full + n.plus
    return total if n.max is None else min(total, n.max)


def _counted(count: Count, at: Scene) -> int:
    table, per = at.table, count.per
    if per == "damage":
        chips = [chip for who in known(count.on, at) for chip in table.damage_of(who)]
        return chips.count(ROSE) if count.of == "rose" else len(chips)
    if per == "replaced":
        return _bound(at, "replaced-rose" if count.of == "rose" else "replaced")
    if per == "damaged":
        return len(set(known("damaged", at)))
    if per == "amount":
        return _bound(at, "n")
    if per in ("ignored", "removed", "unreplaced"):
        return _bound(at, per)
    if per == "figures":
        return _figures(count, at)
    if per == "elements":
        return sum(elements(table, table.mage(at.seat)).count(one) for one in set(count.elements))
    if per == "jinxes":
        return sum(len(table.mage(who).jinxes) for who in known(count.on, at) if table.is_mage(who))
    if per == "events":
        return sum(bool(event) for event in table.events)
    if per == "quest-moon":
        return box(table.box).quest(str(at.bound("quest"))).moon or 0 if at.bound("quest") else 0
    return sum(
        box(table.box).evocation(one.kind).strength or 0
        for who in known(count.on, at)
        if table.is_mage(who)
        for one in table.evocations_of(who)
    )


def _bound(at: Scene, name: str) -> int:
    value: Bound = at.bound(name)
    return value if isinstance(value, int) else 0


def _figures(count: Count, at: Scene) -> int:
    table = at.table
    where = None if count.at is None else place(count.at, at)
    return sum(
        is_what(table, one, count.what or "figure")
        for one in table.figures
        if where is None or table.where(one) == where
    )


def elements(table: Table, mage: Mage) -> list[Element]:
    """The elements on the active sides of a mage's revealed spells (brw.spell.elements)."""
    sides = (box(table.box).spell(one.spell).side(one.side) for one in mage.in_state("revealed"))
    return [side.element for side in sides if side.element is not None]


def enhanced(needs: Iterable[Element], elements: Iterable[Element]) -> bool:
    """Whether revealed spells show all elements that an enhancement needs; "any" stands for any other."""
    left = list(elements)
    for element in needs:
        match = element if element in left else "any"
        if element != "any" and match not in left:
            return False
        if element == "any" and not left:
            return False
        left.remove(match if match in left else left[0])
    return True


def holds(cond: Cond, at: Scene) -> bool:
    """Whether the condition of a verb holds (brw.key.if-you-did)."""
    if isinstance(cond, Test):
        return any(_is(cond, who, at) for who in known(cond.who, at)) != cond.not_
    return bool(at.bound("did")) == (cond == "did")


def _is(test: Test, who: str, at: Scene) -> bool:
    """Whether one figure is what a condition asks; a figure that has gone is nothing but defeated."""
    table = at.table
    if test.is_ == "defeated":
        return _defeated(test, who, at)
    if test.is_ == "colours":
        room = table.where(who)
        return table.is_room(room) and box(table.box).room(room).colour in test.colours
    if test.is_ == "rose-damage":
        return ROSE in table.damage_of(who)
    if test.is_ == "upgraded":
        return table.is_evocation(who) and bool(table.evocation(who).upgrades)
    return table.is_mage(who) and _is_mage(test, table.mage(who), table)


def _is_mage(test: Test, mage: Mage, table: Table) -> bool:
    what = test.what or "evocation"
    if test.is_ == "jinxed":
        return bool(mage.jinxes)
    if test.is_ == "assigned":
        assigned = (one.id for one in table.evocations if one.assigned == mage.seat)
        return any(is_what(table, id, what) for id in assigned)
    if test.is_ == "crowned":
        return table.crown == mage.seat
    if test.is_ == "evocations":
        return any(is_what(table, one.id, what) for one in table.evocations_of(mage.seat))
    return bool(mage.completed if test.is_ == "completed" else table.trophies(mage.seat))


def _defeated(test: Test, who: str, at: Scene) -> bool:
    """Whether this effect has defeated a figure, by damage of the Rose or of a mage where that is asked."""
    fallen, by = at.bound("defeated"), at.bound("defeated-by")
    if not isinstance(fallen, tuple) or not isinstance(by, tuple):
        return False
    sources = [source for one, source in zip(fallen, by, strict=True) if one == who]
    if test.by == "any":
        return bool(sources)
    return any((source == ROSE) == (test.by == "rose") for source in sources)
