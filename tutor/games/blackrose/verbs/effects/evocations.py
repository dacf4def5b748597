"""Evocations: summoned onto the slots of a mage board, assigned to a mage, removed (brw.evo)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Literal, TypeAlias

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Bind, Is, Not, Value, candidates, evaluate, query, text
from tutor.engine.question import Choices, Option, Refusal, sorted_out
from tutor.engine.sentence import If, Sentence
from tutor.engine.state import State
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.derived import figures_left
from tutor.games.blackrose.state.table import Evocation, EvocationSlot, Table
from tutor.games.blackrose.verbs.compiler.queries import figure_option
from tutor.games.blackrose.verbs.effects.common import At, bound, decide, entered, ids, self_of, with_bound
from tutor.games.blackrose.verbs.effects.memory import last_seen

SLOTS: tuple[EvocationSlot, ...] = ("1", "2", "3")
SUMMON = "brw.evo.summon"
RETURNED = "brw.ruling.evo.own-figure"
"""Whether an own evocation may be returned first where no other figure of the kind is left."""
How: TypeAlias = Literal["defeated", "removed", "replaced"]
"""Why an evocation leaves the lodge."""


def summon(kind: Value, room: Value, max_health: int | None = None) -> tuple[Sentence, ...]:
    """The sentences in which who applies the effect summons an evocation.

    `kind` is a kind ("evocation-cadaver"), an archetype or "any" to choose from. The id is bound as
    "summoned", and "did" tells whether anything came into the lodge.
    """
    make_room = (
        decide(rule="brw.evo.full-slots", kind="make-room", among=replaceable, into="leaves"),
        If(cond=Bind(name="leaves"), then=(Remove(whom=Bind(name="leaves"), how="replaced"),)),
    )
    choose = decide(
        rule=SUMMON, kind="evocation-kind", among=Kinds(what=kind, max_health=max_health), into="kind"
    )
    return (
        choose,
        If(
            rule=SUMMON,
            cond=Not(of=Is(left=Bind(name="kind"), right=None)),
            then=(
                If(rule="brw.evo.full-slots", cond=no_place, then=make_room),
                PutEvocation(room=room),
            ),
            otherwise=(NothingSummoned(rule="brw.evo.no-figure", what=kind),),
        ),
    )


def kinds_of(table: Table, what: str) -> tuple[str, ...]:
    """The evocation kinds that a text means: one by name, those of an archetype, or any."""
    known = box(table.box)
    for named in (what, f"evocation-{what}"):
        if named in known.evocations:
            return (named,)
    return tuple(id for id in known.evocations if what in ("any", known.evocation(id).archetype))


class Kinds(Among, frozen=True):
    """The kinds of evocations to choose from: of which a figure is in the supply, and which fit the text."""

    what: Value
    max_health: int | None = None

    def choices(self, moment: At) -> Choices:
        what = str(evaluate(self.what, moment) or "")
        return sorted_out(
            (Option(kind, "evocation-kind", facts(kind=kind), kind), self._against(moment, kind))
            for kind in kinds_of(moment.table, what)
        )

    def _against(self, moment: At, kind: str) -> tuple[Refusal, ...]:
        refusals: list[Refusal] = []
        face = box(moment.table.box).evocation(kind)
        if figures_left(moment.table, kind) == 0 and not returnable(moment, kind):
            refusals.append(Refusal("brw.evo.no-figure", "no-figure", facts(kind=kind, n=face.figures)))
        if self.max_health is not None and (face.health is None or face.health > self.max_health):
            about = facts(who=kind, health=face.health, most=self.max_health)
            refusals.append(Refusal("brw.target.caster", "too-healthy", about))
        return tuple(refusals)


class NothingSummoned(Sentence, frozen=True):
    """There is no figure: the effect is applied all the same, but nothing is placed (brw.evo.no-figure)."""

    what: Value

    def execute(self, moment: At) -> Outcome[Table]:
        what = str(evaluate(self.what, moment) or "")
        event = moment.event("nothing-summoned", who=self_of(moment), what=what)
        return Outcome(bound(moment, {"did": False, "summoned": ()}), (event,))


def with_slot(moment: At) -> tuple[Evocation, ...]:
    """The evocations on the slots of who applies the effect."""
    return tuple(one for one in moment.table.evocations_of(self_of(moment)) if one.slot)


def large_bases(moment: At, kind: str) -> tuple[frozenset[str], ...]:
    """The kinds with a large base, among a kind and a mage's own: every way the unknown ones may be.

    He has at most one large base, so what he has already tells something about it (brw.evo.large-one).
    """
    known, own = box(moment.table.box), [one.kind for one in with_slot(moment)]
    base = {id: known.evocation(id).large for id in (kind, *own)}
    sure, open = (frozenset(id for id, large in base.items() if large is answer) for answer in (True, None))
    ways = (sure.union(more) for n in range(len(open) + 1) for more in combinations(sorted(open), n))
    most = max(1, sum(id in sure for id in own))
    return tuple(large for large in ways if sum(id in large for id in own) <= most)


def in_the_way(moment: At, kind: str) -> dict[frozenset[str], tuple[str, ...] | None]:
    """The evocations one of which must leave before a mage can summon one of a kind; None if none must.

    All slots may be taken, or the one large base (brw.evo.full-slots, brw.evo.large-one). () where the new
    one cannot come at all (brw.ruling.large-base.second). It is told for each of `large_bases`.
    """
    own, replaces = with_slot(moment), moment.reading("brw.ruling.large-base.second") == "replace"
    full = tuple(one.id for one in own) if len(own) >= len(SLOTS) else None

    def standing_in_way(large: frozenset[str]) -> tuple[str, ...] | None:
        on_large = tuple(one.id for one in own if one.kind in large)
        return full if kind not in large or not on_large else on_large if replaces else ()

    return {large: standing_in_way(large) for large in large_bases(moment, kind)}


def deciding(by_bases: Mapping[frozenset[str], object]) -> tuple[str, ...]:
    """The kinds whose unknown base makes a difference to something told for each of `large_bases`."""
    pairs = ((one, other) for one, other in combinations(by_bases, 2) if by_bases[one] != by_bases[other])
    return tuple(sorted({kind for one, other in pairs if len(one ^ other) == 1 for kind in one ^ other}))


def against_leaving(moment: At, kind: str) -> Iterator[tuple[Evocation, tuple[Refusal, ...]]]:
    """What stands against each evocation of a mage that would leave for a new one of a kind."""
    by_bases = in_the_way(moment, kind)
    figures = box(moment.table.box).evocation(kind).figures
    short = figures_left(moment.table, kind) == 0
    for one in with_slot(moment):
        why: list[Refusal] = []
        needed = {large: one.id in (ids or ()) for large, ids in by_bases.items()}
        if not any(needed.values()):
            # Where others stay out of it, it is for the sake of the one large base.
            why.append(Refusal("brw.evo.large-one", "not-large", facts(kind=kind)))
        elif unknown := deciding(needed):
            why.append(Refusal("brw.evo.large-one", "base-unknown", facts(kinds=unknown)))
        if short and one.kind != kind:
            why.append(Refusal("brw.evo.no-figure", "no-figure", facts(kind=kind, n=figures)))
        yield one, tuple(why)


def open_bases(moment: At, kind: str) -> tuple[str, ...]:
    """The kinds whose unknown base decides whether a mage can have one more of a kind.

    () where none does: nothing is in the way, or one of his own can make room whatever the bases are.
    """
    by_bases = in_the_way(moment, kind)
    if None not in by_bases.values() and not all(why for _, why in against_leaving(moment, kind)):
        return ()
    return deciding(by_bases)


def returnable(moment: At, kind: str) -> bool:
    """Whether the figure of an own evocation of a kind may come back for the one that takes its place.

    It must be in the way, and the ruling must let it go before the figure is taken
    (brw.ruling.evo.own-figure).
    """
    if moment.reading(RETURNED) != "returned-first":
        return False
    removable = {id for ids in in_the_way(moment, kind).values() for id in ids or ()}
    return any(moment.table.evocation(id).kind == kind for id in removable)


@query
def no_place(moment: At) -> Bound:
    """Whether an evocation of the chosen kind must take the place of another, as far as that is known."""
    kind = text(moment.frame.get("kind"), moment)
    return None not in in_the_way(moment, kind).values() and not open_bases(moment, kind)


@candidates
def replaceable(moment: At) -> Choices:
    """The own evocations one of which may go back to the supply for the new one, or none of them."""
    kind = text(moment.frame.get("kind"), moment)
    keep = Option("keep", "keep-evocations", facts(kind=kind), value="")
    return sorted_out(
        (figure_option(moment, one.id, "replace-evocation"), why)
        for one, why in against_leaving(moment, kind)
    ) + Choices((keep,))


class PutEvocation(Sentence, frozen=True):
    """The figure comes into the room, its card on the lowest free slot, and so it enters (brw.gen.enter).

    Nothing comes where only a base that nobody knows would tell whether it can (brw.evo.large-one); where
    one has left for it, that one was seen to be enough.
    """

    room: Value

    def execute(self, moment: At) -> Outcome[Table]:
        seat, kind = self_of(moment), text(moment.frame.get("kind"), moment)
        table, room = moment.table, next(iter(ids(self.room, moment)), "")
        blocking = in_the_way(moment, kind).values()
        fits = None in blocking and bool(moment.frame.get("leaves"))
        nothing: dict[str, Bound] = {"did": False, "summoned": (), "leaves": ""}
        if table.is_room(room) and not fits and (unknown := open_bases(moment, kind)):
            unknown_base = moment.event(
                "base-unknown", "brw.evo.large-one", who=seat, kind=kind, kinds=unknown
            )
            return Outcome(bound(moment, nothing), (unknown_base,))
        if not table.is_room(room) or None not in blocking:
            why = "no-room" if not table.is_room(room) else "slots-taken"
            rule = "brw.gen.effect.skip" if why == "no-room" else "brw.evo.full-slots"
            event = moment.event("not-summoned", rule, who=seat, kind=kind, why=why)
            return Outcome(bound(moment, nothing), (event,))
        taken = {one.slot for one in with_slot(moment)}
        slot = next(slot for slot in SLOTS if slot not in taken)
        table, id, events = new_evocation(moment, table, kind, seat, room, slot=slot)
        named: dict[str, Bound] = {"did": True, "summoned": (id,), "leaves": ""}
        return Outcome(bound(moment, named).with_table(table), events)


def new_evocation(
    moment: At,
    table: Table,
    kind: str,
    owner: str,
    room: str,
    *,
    slot: EvocationSlot = "",
    assigned: str = "",
) -> tuple[Table, str, tuple[Event, ...]]:
    """The table with a figure from the supply in a room, its id, and the events of it."""
    name = kind.removeprefix("evocation-")
    number = next(n for n in range(1, 100) if not table.is_evocation(f"{name}-{n}"))
    id = f"{name}-{number}"
    table = table.with_evocation(Evocation(id, kind, owner, "", slot, assigned=assigned))
    named: dict[str, Bound] = {"who": owner, "by": owner, "evocation": id, "kind": kind, "room": room}
    if assigned:
        rule = "brw.avatar.assigned" if table.mage(assigned).avatar else "brw.evo.assigned"
        first = moment.event("evocation-assigned", rule, to=assigned, **named)
    else:
        first = moment.event("summoned", slot=slot, **named)
    table, then = entered(moment, table, id, room, "summoned")
    return table, id, (first, then)


class AssignEvocation(Sentence, frozen=True):
    """An evocation of the chosen kind is assigned to mages, in whose rooms it appears (brw.evo.assigned).

    Where it appears is brw.ruling.assigned.where. One in his cell gets none.
    """

    to: Value

    def execute(self, moment: At) -> Outcome[Table]:
        table, seat = moment.table, self_of(moment)
        kind = str(moment.frame.get("kind") or "")
        events: list[Event] = []
        made: list[str] = []
        for to in ids(self.to, moment):
            at = table.where(to if moment.reading("brw.ruling.assigned.where") == "bearer" else seat)
            if not table.in_lodge(to) or not table.is_mage(to) or not table.is_room(at):
                events.append(moment.event("unaffected", "brw.cell.not-lodge", who=to))
            elif not kind or figures_left(table, kind) == 0:
                none = moment.event(
                    "nothing-summoned", "brw.evo.no-figure", who=seat, what=kind, assigns=True
                )
                events.append(none)
            else:
                table, id, more = new_evocation(moment, table, kind, seat, at, assigned=to)
                made.append(id)
                events += more
        before = ids(moment.frame.get("assigned"), moment)
        named: dict[str, Bound] = {"did": bool(made), "assigned": (*before, *made)}
        return Outcome(bound(moment, named).with_table(table), tuple(events))


class Remove(Sentence, frozen=True):
    """Evocations leave the lodge; figures, cards and bases go back (brw.evo.defeat).

    "removed" tells how many this effect has removed, "removed-at" and "removed-kind" where the last one was.
    """

    whom: Value
    how: How = "removed"

    def execute(self, moment: At) -> Outcome[Table]:
        state, events = moment.state, list[Event]()
        named: dict[str, Bound] = {}
        before = moment.frame.get("removed", 0)
        for id in ids(self.whom, moment):
            if not state.table.is_evocation(id):
                continue
            one = state.table.evocation(id)
            state, event = gone(moment, state, id, self.how)
            events.append(event)
            n = (before if isinstance(before, int) else 0) + len(events)
            named = {"removed": n, "removed-at": one.at, "removed-kind": one.kind}
        if not events:
            events.append(moment.event("nothing-removed", "brw.gen.effect.skip", by=self_of(moment)))
        return Outcome(with_bound(state, {"did": bool(named), **named}), tuple(events))


def gone(moment: At, state: State[Table], id: str, how: How, by: str = "") -> tuple[State[Table], Event]:
    """The position after an evocation has left the lodge, and the event: chips return, tokens too."""
    table = state.table
    one = table.evocation(id)
    for mage in table.mages:
        board = tuple(replace(held, sustained="") if held.sustained == id else held for held in mage.board)
        if board != mage.board:
            table = table.changed(mage.seat, board=board)
    table = table.without_evocation(id)
    event = moment.event(
        "evocation-gone",
        "brw.evo.defeat" if how == "defeated" else "",
        who=id,
        evocation=one.kind,
        owner=one.owner,
        room=one.at,
        how=how,
        by=by or self_of(moment),
    )
    return last_seen(state.with_table(table), id, one.at), event


class Boost(Sentence, frozen=True):
    """Evocations have more strength and speed in their next activation."""

    whom: Value
    strength: int = 0
    speed: int = 0

    def execute(self, moment: At) -> Outcome[Table]:
        table, events = moment.table, list[Event]()
        for id in ids(self.whom, moment):
            if table.is_evocation(id):
                one = table.evocation(id)
                more = (one.strength + self.strength, one.speed + self.speed)
                table = table.with_evocation(replace(one, strength=more[0], speed=more[1]))
                events.append(moment.event("boosted", who=id, strength=self.strength, speed=self.speed))
        return Outcome(bound(moment, {"did": bool(events)}).with_table(table), tuple(events))
