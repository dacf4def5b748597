"""What the avatar compares figures and rooms by, step by step (brw.avatar.target, brw.avatar.priority1 to 3).

The criteria whose symbols are lost are taken from the facts of the avatar; where those do not know them
either, brw.ruling.avatar.criteria says which they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from tutor.engine.event import facts
from tutor.engine.question import Refusal
from tutor.framework.readings import Readings
from tutor.games.blackrose.actions.avatar.orders import avatar_of
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.derived import health, strength
from tutor.games.blackrose.state.lodge.ground import sight_of, spot
from tutor.games.blackrose.state.table import ROSE, Table
from tutor.games.blackrose.verbs.schema.picks import Criterion

PRIORITY: Final = "brw.avatar.priority"
FAR: Final = 1_000
"""Farther than anything in the lodge: what no way leads to."""

LOST: Final[dict[str, tuple[Criterion, ...]]] = {
    "default": ("power", "damage", "power", "damage", "instability"),
    "damage-first": ("damage", "power", "damage", "power", "instability"),
}
"""The criteria A to E by the readings of brw.ruling.avatar.criteria."""


class Step(NamedTuple):
    """One comparison: by what ("near", "mages", "figures", or criteria), under which rule, who is better.

    `of` gives the number of one of those who are left; more is better.
    """

    by: tuple[str, ...]
    rule: str
    of: Callable[[str, tuple[str, ...]], int]


class Settled(NamedTuple):
    """A comparison that was made: by what, the best there was, and who is left."""

    by: tuple[str, ...]
    rule: str
    best: int
    left: tuple[str, ...]


class Narrowed(NamedTuple):
    """Who is left after all comparisons that were needed, which those were, and why the others are out."""

    left: tuple[str, ...]
    settled: tuple[Settled, ...]
    out: dict[str, Refusal]


class View(NamedTuple):
    """From where things are compared: the figure whose target is sought, the table, and the readings."""

    source: str
    table: Table
    reading: Readings


def narrowed(candidates: Iterable[str], steps: Iterable[Step]) -> Narrowed:
    """The best of some candidates, compared step by step until one is left or no step is."""
    left, settled, out = tuple(candidates), list[Settled](), dict[str, Refusal]()
    for step in steps:
        if len(left) < 2:
            break
        has = {one: step.of(one, left) for one in left}
        best = max(has.values())
        for one, n in has.items():
            if n < best:
                about = facts(who=one, by=step.by, n=abs(n), best=abs(best))
                out[one] = Refusal(step.rule, "worse-by-priority", about)
        left = tuple(one for one in left if has[one] == best)
        settled.append(Settled(step.by, step.rule, abs(best), left))
    return Narrowed(left, tuple(settled), out)


def letters(table: Table, reading: Readings) -> tuple[Criterion, ...]:
    """The criteria A to E of the avatar."""
    return box(table.box).avatar().criteria or LOST[reading("brw.ruling.avatar.criteria")]


def choice(table: Table, name: str) -> tuple[Criterion, ...]:
    """Another of the avatar's criteria by name (`AvatarFace.choices`); () where it is not known."""
    return dict(box(table.box).avatar().choices or ()).get(name, ())


def priority(n: int, at: View) -> tuple[Step, ...]:
    """The comparisons of a printed priority."""
    a, b, c, d, e = letters(at.table, at.reading)
    rule = f"{PRIORITY}{n}"
    if n == 1:
        return (most(a, rule, at), nearest(rule, at), most(b, rule, at))
    if n == 2:
        return (nearest(rule, at), most(c, rule, at), most(d, rule, at))
    return (
        Step(("mages",), rule, lambda id, _: len(_inside(at, id, mages=True))),
        Step(("figures",), rule, lambda id, _: len(_inside(at, id, mages=False))),
        Step((e,), rule, lambda id, _: amount(at.table.where(id), e, at)),
    )


def most(criterion: Criterion, rule: str, at: View) -> Step:
    """The comparison by a criterion."""
    return Step((criterion,), rule, lambda id, _: amount(id, criterion, at))


def together(criteria: tuple[Criterion, ...], rule: str, at: View) -> tuple[Step, ...]:
    """The comparison by several criteria at once (brw.ruling.avatar.together); none where there are none.

    Either who has most of each of them is better than the others, or their numbers are added up.
    """
    if at.reading("brw.ruling.avatar.together") == "sum":

        def of(id: str, left: tuple[str, ...]) -> int:
            return sum(amount(id, one, at) for one in criteria)
    else:

        def of(id: str, left: tuple[str, ...]) -> int:
            return all(
                amount(id, one, at) == max(amount(other, one, at) for other in left) for one in criteria
            )

    return (Step(criteria, rule, of),) if criteria else ()


def first_harmed(hits: tuple[str, ...], takers: tuple[str, ...], at: View) -> Narrowed:
    """Who of those that an effect hits gets the avatar's chips first, as long as he can take one.

    First the mage with most damage of the Rose, then the one with most of a second thing, then the other
    mages, then evocations; where that does not decide, several are left (brw.avatar.damage-many).
    """
    rule = "brw.avatar.damage-many"
    mages = tuple(one for one in hits if at.table.is_mage(one))
    if not mages:
        return Narrowed(takers, (), {})
    first = narrowed(mages, (most("rose-damage", rule, at),)).left
    others = tuple(one for one in mages if one not in first) or mages
    second = narrowed(others, together(choice(at.table, "damage"), rule, at)).left
    for group in (first, second, mages):
        left = tuple(one for one in takers if one in group)
        if left:
            break
    else:
        left = takers
    about = facts(first=left)
    out = {one: Refusal(rule, "harmed-later", (("who", one), *about)) for one in takers if one not in left}
    return Narrowed(left, (), out)


def nearest(rule: str, at: View) -> Step:
    """The comparison by distance: less is better."""
    return Step(("near",), rule, lambda id, _: -distance(id, at))


def distance(id: str, at: View) -> int:
    """How far a figure or room is from where one looks, in rooms; FAR for what is nowhere."""
    start, room = spot(at.table, at.source), at.table.where(id)
    if not start or not at.table.is_room(room):
        return FAR
    distance = sight_of(at.table, at.reading).distance(start, room)
    return FAR if distance is None else distance


def _inside(at: View, id: str, *, mages: bool) -> tuple[str, ...]:
    """The figures, or the mages among them, in a room; the avatar by brw.ruling.avatar.counts-itself."""
    table, own = at.table, avatar_of(at.table)
    itself = at.reading("brw.ruling.avatar.counts-itself") == "yes"
    return tuple(
        figure
        for figure in table.figures_in(table.where(id))
        if (table.is_mage(figure) or not mages) and (itself or own is None or figure != own.seat)
    )


def amount(id: str, criterion: Criterion, at: View) -> int:
    """How much a mage, an evocation or a room has of what a criterion counts.

    An evocation's damage, health and strength are its own, the rest is its owner's; in a room the mages'
    count, but its instability is its own.
    """
    table = at.table
    if table.is_room(id):
        if criterion == "instability":
            return len(table.room(id).instability)
        return sum(amount(mage, criterion, at) for mage in _inside(at, id, mages=True))
    if criterion in ("damage", "rose-damage", "health", "strength"):
        return _body(id, criterion, at)
    return _owned(table.evocation(id).owner if table.is_evocation(id) else id, criterion, table)


def _body(id: str, criterion: Criterion, at: View) -> int:
    table, damage = at.table, at.table.damage_of(id)
    if criterion == "strength":
        return strength(table, id, at.reading) or 0
    if criterion == "health":
        return (health(table, id, at.reading) or 0) - len(damage)
    return damage.count(ROSE) if criterion == "rose-damage" else len(damage)


def _owned(seat: str, criterion: Criterion, table: Table) -> int:
    mage, source = table.mage(seat), table.source_of(seat)
    if criterion == "power":
        return table.power(seat)
    if criterion == "trophies":
        return len(table.trophies(seat))
    if criterion == "quests":
        return len(mage.completed)
    if criterion == "evocations":
        return len(table.evocations_of(seat))
    return sum(room.instability.count(source) for room in table.rooms)
