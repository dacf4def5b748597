"""The odds of the threat roll that a line of play is about, as they stood before the dice were rolled."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from tutor.engine.state import State
from tutor.games.penumbra.analysis.threat_law import Law, Outcome, settle, threat_law
from tutor.games.penumbra.state.table import Table, Threat


class ThreatOdds(Struct, frozen=True):
    """The law before the roll, the law before any effect was used if that differs, and what was rolled.

    `happened` is how the rolled dice come out in the end; None before the roll.
    """

    law: Law
    untouched: Law | None = None
    happened: Outcome | None = None


class _Roll(Struct):
    """One threat roll of a line: its depth, its first and last moment before the roll, and after it."""

    depth: int
    first: Table
    last: Table
    rolled: Table | None = None


def threat_odds(states: Iterable[State[Table]]) -> ThreatOdds | None:
    """The odds of the innermost roll under way at the end of the line, else of the roll that ended last.

    `states` are the positions of the line in order. None where no threat has been prepared.
    """
    under_way: list[_Roll] = []
    ended: _Roll | None = None
    for state in states:
        table = state.table
        while len(under_way) > len(table.threats):
            ended = under_way.pop()
        if len(table.threats) > len(under_way):
            under_way.append(_Roll(len(table.threats), table, table))
        elif under_way:
            _follow(under_way[-1], table)
    roll = under_way[-1] if under_way else ended
    return None if roll is None else _odds(roll)


def _follow(roll: _Roll, table: Table) -> None:
    threat = table.threat
    assert threat is not None
    if threat.step == "prepare":
        roll.last = table
    elif threat.step == "roll" or roll.rolled is None:
        roll.rolled = table


def _odds(roll: _Roll) -> ThreatOdds:
    law, first = _law(roll.last), _law(roll.first)
    happened = None
    if roll.rolled is not None:
        threat = roll.rolled.threat
        assert threat is not None
        values = (*(die.value for die in threat.settled), *threat.left)
        pool, marks, wounded = _faces(roll.last, threat)
        turn = roll.last.turn
        happened = settle(
            pool, marks, wounded, values, ignore_pool=turn.ignores_pool, mortal_already=turn.mortal
        )
    return ThreatOdds(law, first if first != law else None, happened)


def _law(table: Table) -> Law:
    threat = table.threat
    assert threat is not None
    pool, marks, wounded = _faces(table, threat)
    turn = table.turn
    return threat_law(
        pool,
        marks,
        wounded,
        threat.prepared,
        ignore_pool=turn.ignores_pool,
        mortal_already=turn.mortal,
    )


def _faces(table: Table, threat: Threat) -> tuple[list[int], list[int], list[int]]:
    wizard = table.wizard(threat.seat)
    return (
        [die.value for die in wizard.dice],
        [mark.threat for mark in wizard.marks if mark.condition != "wounded"],
        [mark.threat for mark in wizard.marks if mark.condition == "wounded"],
    )
