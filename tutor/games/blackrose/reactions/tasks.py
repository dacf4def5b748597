"""The tasks of quests: which events fulfil which of them (brw.quest.reveal).

Most tasks are fulfilled by an event; what a mage is to hold or have is looked at whenever that
may have changed. Numbers "by one effect" are summed up over the effect, after what was ignored of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tutor.engine.event import Event, Facts, facts
from tutor.engine.game import Reaction
from tutor.engine.question import Option
from tutor.engine.state import State, Window
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.reactions.force import answering, quest_name, quests_noted
from tutor.games.blackrose.reactions.triggers import side_of
from tutor.games.blackrose.state.mage import Mage
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.counting import elements
from tutor.games.blackrose.verbs.effects.memory import recall
from tutor.games.blackrose.verbs.schema.picks import Task

QUESTS = "tasks"
"""The kind of window in which tasks are fulfilled."""

TASKED = "tasked"
"""What an effect keeps in mind: the tasks that it has fulfilled, which it does once."""

SUMMONING = ("summoned", "nothing-summoned", "not-summoned")
CHANGES = ("revealed", "spells-swapped", "crown-taken", "summoned", "quests-drawn", "looked-taken")
"""The events after which a mage may hold or have what a task asks for."""

HEARD_BY: dict[str, frozenset[str]] = {
    **dict.fromkeys(("revealed", "crown", "evocations"), frozenset(CHANGES)),
    "room": frozenset({"room-applied"}),
    "resolve": frozenset({"spell-resolved"}),
    "summon": frozenset(SUMMONING),
    "instability": frozenset({"instability-placed"}),
    "damage": frozenset({"damaged"}),
    "defeat": frozenset({"mage-defeated", "evocation-gone"}),
}
"""The kinds of events that can fulfil a task, by the kind of the task."""

HEARD = frozenset[str]().union(*HEARD_BY.values())
"""The kinds of events that can fulfil any task."""


def quest_windows(state: State[Table], events: tuple[Event, ...]) -> Iterator[Window]:
    """The window in which the tasks are fulfilled that the events of a full stop fulfil."""
    heard = tuple(event for event in events if event.kind in HEARD)
    if heard and _anybody_listens(state.table, heard):
        noted = quests_noted(state, events, lambda event: event.kind in HEARD)
        seats = tuple(s for s in state.table.turn_order if any(fulfilled_by(state, s, heard, noted)))
        if seats:
            rule, more = "brw.quest.reveal", heard[1:]
            yield Window(QUESTS, rule, heard[0], seats, mandatory=True, more=more, noted=noted)


def _anybody_listens(table: Table, events: tuple[Event, ...]) -> bool:
    """Whether an active quest has a task that events of these kinds can fulfil; most full stops have none."""
    known, kinds = box(table.box), {event.kind for event in events}
    tasks = (known.quest(quest.id).task for mage in table.mages for quest in mage.active)
    return any(task is not None and not HEARD_BY[task.kind].isdisjoint(kinds) for task in tasks)


def quest_reactions(state: State[Table], window: Window) -> tuple[Reaction, ...]:
    """For each seat whose tasks are fulfilled, that they are: this is not for anybody to choose."""
    reactions: list[Reaction] = []
    for seat in window.order:
        quests = tuple(fulfilled_by(state, seat, (window.event, *window.more), window.noted))
        if quests:
            given = facts(quests=quests, of=window.event.activation, source=window.event.program)
            option = Option(
                "quests", "fulfil-quests", facts(who=seat, quests=quests), None, "fulfil-quests", given
            )
            reactions.append(Reaction(seat, option, window.rule))
    return tuple(reactions)


def fulfilled_by(
    state: State[Table], seat: str, events: tuple[Event, ...], noted: Facts = ()
) -> Iterator[str]:
    """The active quests of a seat whose tasks some events fulfil, one entry for each time they do.

    `noted` is since when each of them is active (`force`).
    """
    mage = state.table.mage(seat)
    known = box(state.table.box)
    for quest in mage.active:
        task, name = known.quest(quest.id).task, quest_name(seat, quest.id)
        if task is not None:
            for at, event in enumerate(events):
                if event.kind not in HEARD_BY[task.kind] or not answering(noted, name, at):
                    continue
                if _fulfils(task, event, mage, state) and not _done(state, event, quest.id, task):
                    yield quest.id
                    if task.kind in STATES:
                        break


def _done(state: State[Table], event: Event, quest: str, task: Task) -> bool:
    """Whether an effect that summons several times has counted for a task already."""
    if task.kind != "summon":
        return False
    done = recall(state, event.activation, TASKED)
    return isinstance(done, tuple) and f"{quest} {event.program}" in done


def _fulfils(task: Task, event: Event, mage: Mage, state: State[Table]) -> bool:
    if task.kind in STATES:
        return event.kind in CHANGES and STATES[task.kind](task, mage, state.table)
    return EVENTS[task.kind](task, event, mage.seat, state)


# ---- what a mage holds or has


def _revealed(task: Task, mage: Mage, table: Table) -> bool:
    visible = elements(table, mage)
    return sum(element in task.elements or element == "any" for element in visible) >= task.n


def _crown(task: Task, mage: Mage, table: Table) -> bool:
    return table.crown == mage.seat


def _evocations(task: Task, mage: Mage, table: Table) -> bool:
    return len(table.evocations_of(mage.seat)) >= task.n


STATES: dict[str, Callable[[Task, Mage, Table], bool]] = {
    "revealed": _revealed,
    "crown": _crown,
    "evocations": _evocations,
}


# ---- what a mage does


def _room(task: Task, event: Event, seat: str, state: State[Table]) -> bool:
    mine = event.kind == "room-applied" and event.fact("who") == seat
    return mine and event.fact("colour") in task.colours


def _resolve(task: Task, event: Event, seat: str, state: State[Table]) -> bool:
    if event.kind != "spell-resolved" or event.fact("who") != seat:
        return False
    return side_of(state.table, event.fact("card"), event.fact("side")).type in task.types


def _summon(task: Task, event: Event, seat: str, state: State[Table]) -> bool:
    """An effect that assigns an evocation is none that summons (brw.evo.assigned)."""
    return event.kind in SUMMONING and event.fact("who") == seat and not event.fact("assigns")


def _instability(task: Task, event: Event, seat: str, state: State[Table]) -> bool:
    if event.kind != "instability-placed" or event.fact("by") != seat:
        return False
    return _reaches(task.n, int(str(event.fact("sum"))), int(str(event.fact("n"))))


def _damage(task: Task, event: Event, seat: str, state: State[Table]) -> bool:
    if event.kind != "damaged" or event.fact("by") != seat or not _is(task, str(event.fact("who")), state):
        return False
    blows = recall(state, event.activation, "blows")
    if not isinstance(blows, tuple):
        return False
    strike = int(str(event.fact("strike")))
    sums = [_left(state, event.activation, at, blows) for at in range(1, len(blows) // 2 + 1)]
    dealt = [n for at, n in enumerate(sums, 1) if at <= strike and blows[2 * at - 2] == event.fact("who")]
    return _reaches(task.n, sum(dealt), dealt[-1] if dealt else 0)


def _left(state: State[Table], activation: int, strike: int, blows: tuple[str | int, ...]) -> int:
    """How much is left of a blow after what was ignored of it (brw.trap.defence-undo)."""
    left = recall(state, activation, f"left:{strike}")
    return int(left[0]) if isinstance(left, tuple) else int(blows[2 * strike - 1])


def _defeat(task: Task, event: Event, seat: str, state: State[Table]) -> bool:
    if event.fact("by") != seat:
        return False
    if event.kind == "mage-defeated":
        return task.what != "evocation"
    return event.kind == "evocation-gone" and event.fact("how") == "defeated" and task.what != "mage"


EVENTS: dict[str, Callable[[Task, Event, str, State[Table]], bool]] = {
    "room": _room,
    "resolve": _resolve,
    "summon": _summon,
    "instability": _instability,
    "damage": _damage,
    "defeat": _defeat,
}


def _is(task: Task, figure: str, state: State[Table]) -> bool:
    if task.what in ("", "figure"):
        return True
    return state.table.is_mage(figure) == (task.what == "mage")


def _reaches(n: int, total: int, last: int) -> bool:
    """Whether a number that an effect adds up to is reached by what was added last."""
    return total >= n > total - last
