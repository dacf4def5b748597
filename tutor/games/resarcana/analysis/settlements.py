"""Every way in which a seat can settle a loss of life, held to what the engine plays.

Where the attack has not come yet, it is played as if it came now; where it is under way, from there. Other
rivals count as passed: what they answer takes nothing from the seat.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tutor.analysis.exploration import Aim
from tutor.engine.event import Event
from tutor.engine.question import CHANCE, Question
from tutor.engine.state import Frame, State
from tutor.framework.card_fields import HIDDEN
from tutor.games.resarcana import GAME
from tutor.games.resarcana.analysis.resource_deltas import Line, Spent, lines, spent
from tutor.games.resarcana.cards import program_id
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.reactions.life import SUFFER
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.verbs.life import LoseLife

WITHIN = 100_000
"""More positions than any loss of life has."""


class Settlement(Struct, frozen=True):
    """One way out of a loss of life: what is answered to it, all `answers` of the way, and what they take.

    `option` is "suffer", "way-out" or the power that reacts; where nobody is asked there are no answers.
    """

    option: str
    answers: tuple[str, ...]
    spent: tuple[Spent, ...]


class Attack(NamedTuple):
    """A loss of `n` life under way that comes from the seat `by`, with nothing else below it."""

    state: State[Table]
    by: str
    n: int


def settlements(state: State[Table], seat: str) -> tuple[Settlement, ...]:
    """Every way in which the seat can settle the loss of life that is under way, no two of them alike."""

    def over(_state: State[Table], question: Question | None) -> bool:
        return question is not None and question.seat not in (seat, CHANCE)

    unique: dict[tuple[str, tuple[Spent, ...]], Settlement] = {}
    for line in lines(Aim(GAME, over, hides=_unknown, positions=WITHIN), _alone(state, seat)):
        way = _settlement(line, seat)
        unique.setdefault((way.option, way.spent), way)
    return tuple(unique.values())


def life_of(card: str) -> tuple[str, int] | None:
    """The power of a component that takes life from rivals, and how much; None where it has none."""
    if card not in box():
        return None
    for power in box()[card].powers:
        n = sum(verb.n for verb in power.effect if isinstance(verb, LoseLife))
        if n:
            return program_id(card, power), n
    return None


def attack(state: State[Table], by: str, program: str) -> State[Table]:
    """The position in which a seat's power begins to take life, with nothing else under way."""
    return replace(state, stack=()).push(program, by)


def under_way(state: State[Table]) -> Attack | None:
    """The attack that is under way; None where there is none."""
    for at, frame in enumerate(state.stack):
        if isinstance(frame, Frame):
            taken = life_of(frame.program.rpartition(".")[0])
            if taken is not None and taken[0] == frame.program:
                return Attack(replace(state, stack=state.stack[at:]), frame.owner, taken[1])
    return None


def _alone(state: State[Table], seat: str) -> State[Table]:
    by = state.stack[0].owner if isinstance(state.stack[0], Frame) else ""
    table = state.table
    players = tuple(one if one.seat in (seat, by) else replace(one, passed=True) for one in table.players)
    return state.with_table(replace(table, players=players))


def _settlement(line: Line, seat: str) -> Settlement:
    own = [(question, option) for question, option in line.answers if question.seat == seat]
    option = next((option.key for question, option in own if question.kind == "life-loss"), SUFFER)
    return Settlement(option, tuple(option.key for _, option in own), spent(line.events, seat))


def _unknown(events: tuple[Event, ...], question: Question | None) -> bool:
    """Whether chance decides, or somebody chooses among cards that the seat does not see."""
    if question is None:
        return False
    return question.chance is not None or any(HIDDEN in option.key for option in question.options)
