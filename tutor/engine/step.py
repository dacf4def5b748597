"""The interpreter: one printed full stop at a time, or the question that stands before it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from msgspec import Struct
from msgspec.structs import replace

from tutor.engine import window
from tutor.engine.event import Event
from tutor.engine.game import Game
from tutor.engine.moment import Moment, Outcome
from tutor.engine.program import body_at, following, sentence_at
from tutor.engine.question import CHANCE, NotAllowed, Option, Question
from tutor.engine.state import Frame, State, TableT, Window
from tutor.engine.witness import witness


class Step(Struct, Generic[TableT], frozen=True):
    """What one full stop led to: the position, what became true, and the question that now waits, if any."""

    state: State[TableT]
    events: tuple[Event, ...] = ()
    question: Question | None = None


def advance(game: Game[TableT], state: State[TableT]) -> Step[TableT]:
    """Executes the next full stop, or returns the question that stands before it with the state unchanged.

    With an empty stack the state comes back as it is: nothing is under way.
    """
    while state.stack:
        top = state.stack[-1]
        if isinstance(top, Window):
            question, outcome = window.proceed(game, state, top)
            if question is not None:
                return witness(Step(state, (), question))
            if outcome.events:
                return _full_stop(game, outcome)
            state = outcome.state
            continue
        program = game.programs[top.program]
        sentence = sentence_at(program, top.path)
        if sentence is None:
            if len(top.path) == 1:
                resolved = Event(
                    program.rule,
                    "resolved",
                    (("program", program.id), ("seat", top.owner)),
                    program.id,
                    top.activation,
                    top.path,
                    len(state.stack) - 1,
                )
                return _full_stop(game, Outcome(state.pop(), (resolved,)))
            ended = _end_body(game, state, top)
            state = _open(game, ended) if ended.events else ended.state
            continue
        moment = Moment(game, state.with_top(top.at(following(top.path))), top, sentence.rule)
        question = sentence.ask(moment)
        if question is not None:
            return witness(Step(state, (), question))
        outcome = sentence.execute(moment)
        if outcome.events:
            return _full_stop(game, outcome, top)
        state = outcome.state
    return Step(state)


def answer(game: Game[TableT], state: State[TableT], key: str) -> Step[TableT]:
    """Answers the question that waits in the position with the key of one of its options.

    Raises NotAllowed, with every refusal, where the question does not offer that key, and ValueError where
    no question waits.
    """
    waiting = advance(game, state)
    question = waiting.question
    if question is None:
        raise ValueError("nothing is asked in this position")
    state = waiting.state
    if question.chance is not None:
        if not question.chance.accepts(key):
            raise NotAllowed(key, question)
        option = Option(key, question.kind)
    else:
        found = question.option(key)
        if found is None:
            raise NotAllowed(key, question)
        option = found
    top = state.stack[-1]
    if isinstance(top, Window):
        return _full_stop(game, window.answered(game, state, top, question, option))
    sentence = sentence_at(game.programs[top.program], top.path)
    assert sentence is not None
    moment = Moment(game, state.with_top(top.at(following(top.path))), top, sentence.rule)
    return _full_stop(game, sentence.answered(moment, option), top)


def settle(game: Game[TableT], state: State[TableT]) -> Step[TableT]:
    """Runs on to the next question or to the end; the events of all full stops on the way together."""
    events: tuple[Event, ...] = ()
    while True:
        step = advance(game, state)
        if step.question is not None or not step.state.stack:
            return Step(step.state, events + step.events, step.question)
        state = step.state
        events += step.events


def play(
    game: Game[TableT],
    state: State[TableT],
    choose: Callable[[State[TableT], Question], str],
    limit: int = 100_000,
) -> Step[TableT]:
    """Plays to the end with `choose` answering every question. Raises RuntimeError after `limit` answers."""
    events: tuple[Event, ...] = ()
    for _ in range(limit):
        step = settle(game, state)
        events += step.events
        if step.question is None:
            return Step(step.state, events)
        answered = answer(game, step.state, choose(step.state, step.question))
        events += answered.events
        state = answered.state
    raise RuntimeError(f"no end after {limit} answers")


def seat_asked(question: Question) -> str | None:
    """The seat that must answer, or None where dice or a deck must."""
    return None if question.seat == CHANCE else question.seat


def _full_stop(game: Game[TableT], outcome: Outcome[TableT], frame: Frame | None = None) -> Step[TableT]:
    """The step that a sentence makes; its windows open at the end of the full stop it is a part of."""
    if frame is not None and len(frame.path) > 1 and _held(game, frame):
        held = _hold(outcome, frame)
        if held is not None:
            return witness(Step(held, outcome.events))
        everything = Outcome(outcome.state, frame.pending + outcome.events)
        return witness(Step(_open(game, everything), outcome.events))
    return witness(Step(_open(game, outcome), outcome.events))


def _open(game: Game[TableT], outcome: Outcome[TableT]) -> State[TableT]:
    state, events = outcome
    opened = game.watch(state, events)
    if not opened:
        return state
    return state.open(tuple(new for new in opened if game.reactions(state, new)))


def _held(game: Game[TableT], frame: Frame) -> bool:
    """Whether the frame stands inside the body of a full stop."""
    program = game.programs[frame.program]
    outer = frame.path[:-2]
    while outer:
        if body_at(program, outer)[outer[-1]].holds:
            return True
        outer = outer[:-2]
    return False


def _hold(outcome: Outcome[TableT], frame: Frame) -> State[TableT] | None:
    """The position with the events kept in the frame they came from; None if that effect has been ended."""
    stack = outcome.state.stack
    for at in range(len(stack) - 1, -1, -1):
        entry = stack[at]
        if (
            isinstance(entry, Frame)
            and entry.activation == frame.activation
            and entry.program == frame.program
        ):
            kept = replace(entry, pending=entry.pending + outcome.events)
            return replace(outcome.state, stack=(*stack[:at], kept, *stack[at + 1 :]))
    return None


def _end_body(game: Game[TableT], state: State[TableT], frame: Frame) -> Outcome[TableT]:
    """Goes on where a nested body has ended: back to a loop, or behind a branch with what it held back."""
    outer = frame.path[:-2]
    sentence = body_at(game.programs[frame.program], outer)[outer[-1]]
    if sentence.loops:
        return Outcome(state.with_top(frame.at(outer)))
    behind = frame.at(following(outer))
    if sentence.holds and not _held(game, behind):
        return Outcome(state.with_top(replace(behind, pending=())), frame.pending)
    return Outcome(state.with_top(behind))
