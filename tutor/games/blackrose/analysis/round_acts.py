"""Acts of a played round: who does something when, phase by phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tutor.engine.event import Event
from tutor.engine.history import Node
from tutor.games.blackrose.state.table import ROSE, Phase, Table

SILENT = frozenset({"chosen", "hand-kept", "passed", "resolved", "room-restored"})
"""Kinds of events with which nobody begins to do something, whoever they name."""

OF_ALL = frozenset({"phase-begins", "restoration-gain", "tokens-reset"})
"""Kinds of events with which something begins that concerns everybody."""

OF_ROSE = frozenset({"event-applies", "event-in-force", "events-shifted"})
"""Kinds of events that are the Black Rose's without naming her."""


class Act(Struct, frozen=True):
    """What somebody does without a break in a phase: the indices of its first and its last position.

    `who` is a seat, ROSE, or "" for what concerns all. In the action phase an act is an action, and `turn`
    numbers the activations from 1; `answers` are the seats that revealed a spell in the act of another one.
    """

    phase: Phase
    who: str
    begin: int
    end: int
    turn: int = 0
    answers: tuple[str, ...] = ()


def acts_of(nodes: Sequence[Node[Table]], round: int) -> tuple[Act, ...]:
    """The acts of a round on a line of play, in order; none of a round that has not begun.

    Rules: brw.round.phases, brw.act.round-robin.
    """
    acts: list[Act] = []
    for index, node in _of_round(nodes, round):
        table = node.state.table
        start = _beginning(node, acts[-1] if acts else None)
        if start is None:
            if acts:
                acts[-1] = replace(acts[-1], end=index)
        else:
            who, turn = start
            acts.append(Act(table.phase, who, index, index, turn))
        if acts and acts[-1].turn:
            acts[-1] = _with_answers(acts[-1], node)
    return tuple(acts)


def _of_round(nodes: Sequence[Node[Table]], round: int) -> Iterator[tuple[int, Node[Table]]]:
    """The positions from the first phase of a round to the next round, with their indices."""
    now = 0
    for index, node in enumerate(nodes):
        begins = [dict(event.facts)["round"] for event in node.events if event.kind == "round-begins"]
        now = int(str(begins[0])) if begins else now
        if now == round and not begins:
            yield index, node


def _beginning(node: Node[Table], act: Act | None) -> tuple[str, int] | None:
    """Who begins an act in a position, and in which activation; None where the act before goes on."""
    kinds = {event.kind for event in node.events}
    phase, turn = node.state.table.phase, 0 if act is None else act.turn
    if kinds & OF_ALL:
        return "", 0
    if phase == "action":
        if "activation-begins" in kinds:
            return _who(node), _activations(act) + 1
        mine = node.state.table.turn
        if "action-begun" in kinds and mine is not None and len(mine.actions) > 1:
            return mine.seat, turn
        if turn:
            return None
    if phase == "evocation" and "evocation-activated" not in kinds:
        return None
    who = _who(node)
    return (who, 0) if who and (act is None or who != act.who or phase == "evocation") else None


def _activations(act: Act | None) -> int:
    return 0 if act is None else act.turn


def _who(node: Node[Table]) -> str:
    """Whose the first event is that says so; "" where none does."""
    seats = node.state.table.seats
    return next(filter(None, (_by(event, seats) for event in node.events if event.kind not in SILENT)), "")


def _by(event: Event, seats: tuple[str, ...]) -> str:
    facts = dict(event.facts)
    named = [str(facts.get(name, "")) for name in ("who", "seat", "by")]
    if event.kind in OF_ROSE:
        return ROSE
    return next((one for one in named if one in seats), ROSE if ROSE in named else "")


def _with_answers(act: Act, node: Node[Table]) -> Act:
    """The act with everybody who has revealed a spell in it without being the one who acts."""
    others = [str(dict(event.facts)["who"]) for event in node.events if event.kind == "revealed"]
    more = tuple(who for who in others if who not in (act.who, *act.answers))
    return replace(act, answers=(*act.answers, *more)) if more else act
