"""The interpreter: one printed full stop at a time, or the question that stands before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic

from msgspec import Struct
from msgspec.structs import replace

from tutor.engine import window, witness
from tutor.engine.event import Event
from tutor.engine.game import Game
from tutor.engine.moment import Moment, Outcome
from tutor.engine.program import Path, Place
from tutor.engine.question import NotAllowed, Option, Question
from tutor.engine.state import Frame, State, TableT, Window

SILENT = 10_000
"""How many sentences in a row may pass without an event or a question; more never end."""

DEEPEST = 1_000
"""How many effects and windows may be under way at once; more start one another for ever."""


class Step(Struct, Generic[TableT], frozen=True, gc=False):
    """What one full stop led to: the position, what became true, and the question that now waits, if any."""

    state: State[TableT]
    events: tuple[Event, ...] = ()
    question: Question | None = None


def advance(game: Game[TableT], state: State[TableT]) -> Step[TableT]:
    """Executes the next full stop, or returns the question that stands before it, with no events.

    Sentences at which nothing becomes true, such as conditions and loops, are passed on the way. With an
    empty stack the state comes back as it is: nothing is under way. Raises RuntimeError for programs that
    go round with nothing becoming true, or start one another without end.
    """
    return _run(game, state, 1)


def _run(game: Game[TableT], state: State[TableT], stops: int) -> Step[TableT]:
    """Executes that many full stops, or fewer if a question stands before one or nothing is under way.

    All at which nothing becomes true is passed on the way. Of what only moves the innermost effect on, or
    only binds a name, no position is made: `top`, the innermost entry, can be ahead of the position. Where
    that leads out of a full stop for which the effect keeps events there is always one.
    """
    events: tuple[Event, ...] = ()
    places = game.programs.places
    led: Question | Outcome[TableT] | Frame
    while stops and state.stack:
        top = state.stack[-1]
        for _ in range(SILENT):
            place = None
            if type(top) is Window:
                led = window.proceed(game, state, top)
            else:
                place = places[top.program][top.path]
                run = place.run
                if run is not None:
                    led = run(Moment(game, state, top, place.rule, place.behind, state.table))
                elif len(top.path) > 1:
                    led = replace(top, path=place.behind)
                else:
                    led = _resolved(state, place.rule, top)
                if type(led) is Frame:
                    if not led.pending or not place.over or places[led.program][led.path].held:
                        top = led
                        continue
                    led = Outcome(state.with_top(led))
            if type(led) is Question:
                if top is not state.stack[-1]:
                    state = state.with_top(top)
                led = game.redirect(state, led)
                if witness.watchers:
                    _show(state, (), led)
                return Step(state, events, led)
            if led.events:
                state = _full_stop(game, state, led, place)
                events += led.events
                stops -= 1
                break
            state = _silent(game, state, led.state) if state.keeping else led.state
            if not state.stack:
                break
            if len(state.stack) > DEEPEST:
                raise _too_deep(state)
            top = state.stack[-1]
        else:
            raise _endless(state)
        if len(state.stack) > DEEPEST:
            raise _too_deep(state)
    return Step(state, events)


def _too_deep(state: State[TableT]) -> RuntimeError:
    return RuntimeError(f"more than {DEEPEST} effects are under way, the last in {_place(state)}")


def _endless(state: State[TableT]) -> RuntimeError:
    return RuntimeError(f"{SILENT} sentences without an event or a question, last in {_place(state)}")


def answer(game: Game[TableT], state: State[TableT], key: str) -> Step[TableT]:
    """Answers the question that waits in the position with the key of one of its options.

    Raises NotAllowed, with every refusal, where the question does not offer that key, and ValueError where
    no question waits.
    """
    waiting = advance(game, state)
    if waiting.question is None:
        raise ValueError("nothing is asked in this position")
    return take(game, waiting.state, waiting.question, key)


def take(game: Game[TableT], state: State[TableT], question: Question, key: str) -> Step[TableT]:
    """Answers a question in the position with which `advance` or `settle` returned it, without asking anew.

    Raises NotAllowed, with every refusal, where the question does not offer that key.
    """
    if question.chance is not None:
        if not question.chance.accepts(key):
            raise NotAllowed(key, question)
        option = Option(key, question.kind)
    else:
        match = question.option(key)
        if match is None:
            raise NotAllowed(key, question)
        option = match
    top = state.stack[-1]
    if type(top) is Window:
        led = window.answered(game, state, top, question, option)
        return Step(_full_stop(game, state, led), led.events)
    place = game.programs.places[top.program][top.path]
    assert place.sentence is not None
    moment = Moment(game, state, top, place.rule, place.behind, state.table)
    led = place.sentence.answered(moment, option)
    return Step(_full_stop(game, state, led, place), led.events)


def settle(game: Game[TableT], state: State[TableT], limit: int = 100_000) -> Step[TableT]:
    """Runs on to the next question or to the end; the events of all full stops on the way together.

    Raises RuntimeError after `limit` full stops.
    """
    step = _run(game, state, limit)
    if step.question is None and step.state.stack:
        raise RuntimeError(f"no question and no end after {limit} full stops, last in {_place(step.state)}")
    return step


def play(
    game: Game[TableT],
    state: State[TableT],
    choose: Callable[[State[TableT], Question], str],
    limit: int = 100_000,
) -> Step[TableT]:
    """Plays to the end with `choose` answering every question. Raises RuntimeError after `limit` answers."""
    events: list[Event] = []
    for _ in range(limit):
        step = settle(game, state)
        events += step.events
        if step.question is None:
            return Step(step.state, tuple(events))
        answered = take(game, step.state, step.question, choose(step.state, step.question))
        events += answered.events
        state = answered.state
    raise RuntimeError(f"no end after {limit} answers")


def _full_stop(
    game: Game[TableT],
    before: State[TableT],
    outcome: Outcome[TableT],
    place: Place | None = None,
) -> State[TableT]:
    """The position after a sentence at `place`; windows open at the end of the full stop it belongs to."""
    state, events = outcome.state, outcome.events
    due: tuple[Event, ...] = ()
    if before.keeping:
        state, due = _release(game, before, state)
    holder = None
    if place is not None and (place.held or _is_part(before.stack)):
        holder = _holder(game, before, state, place)
    if holder is None:
        due = due + events if due else events
    else:
        state = _keep(state, holder, events)
    watched = game.watched
    for event in due:
        if watched is None or event.kind in watched:
            state = _open(game, state, due)
            break
    if witness.watchers:
        _show(state, events)
    return state


def _show(state: State[TableT], events: tuple[Event, ...], question: Question | None = None) -> None:
    for watcher in witness.watchers:
        watcher(Step(state, events, question))


def _resolved(state: State[TableT], rule: str, frame: Frame) -> Outcome[TableT]:
    """A program has been carried out to its end, under the program's rule."""
    stack = state.stack[:-1]
    about = (("program", frame.program), ("seat", frame.owner))
    event = Event(rule, "resolved", about, frame.program, frame.activation, frame.path, len(stack))
    return Outcome(replace(state, stack=stack), (event,))


def _silent(game: Game[TableT], before: State[TableT], after: State[TableT]) -> State[TableT]:
    """The position after a sentence at which nothing became true, but a full stop may have ended."""
    state, due = _release(game, before, after)
    return _open(game, state, due) if due else state


def _open(game: Game[TableT], state: State[TableT], events: tuple[Event, ...]) -> State[TableT]:
    opened = game.watch(state, events)
    if not opened:
        return state
    return state.open(tuple(new for new in opened if game.reactions(state, new)))


def _is_part(stack: tuple[Frame | Window, ...]) -> bool:
    """Whether the innermost effect goes on below its innermost frame."""
    if len(stack) < 2:
        return False
    top, below = stack[-1], stack[-2]
    return type(top) is Frame and type(below) is Frame and below.activation == top.activation


def _holder(game: Game[TableT], before: State[TableT], after: State[TableT], place: Place) -> int | None:
    """The outermost frame of the innermost effect that stands inside a full stop of several steps, if any.

    All frames of that effect lie together on top of the position before the sentence at `place`.
    """
    top = before.stack[-1]
    assert type(top) is Frame
    places, activation = game.programs.places, top.activation
    if not place.held:
        for entry in before.stack[-2::-1]:
            if type(entry) is Window or entry.activation != activation:
                return None
            if len(entry.path) > 1 and places[entry.program][entry.path].held:
                break
        else:
            return None
    for at, entry in enumerate(after.stack):
        if type(entry) is Frame and entry.activation == activation and places[entry.program][entry.path].held:
            return at
    return None


def _keep(state: State[TableT], at: int, events: tuple[Event, ...]) -> State[TableT]:
    """The position with events kept in a frame until its full stop has been reached."""
    stack = state.stack
    holder = stack[at]
    assert isinstance(holder, Frame)
    frame = replace(holder, pending=holder.pending + events)
    return replace(state, stack=(*stack[:at], frame, *stack[at + 1 :]), keeping=True)


def _release(
    game: Game[TableT], before: State[TableT], after: State[TableT]
) -> tuple[State[TableT], tuple[Event, ...]]:
    """What was kept back and is due now, and the position without it.

    That is due whose full stop has been reached, and whose effect has been ended before it: it has happened
    all the same.
    """
    due: tuple[Event, ...] = ()
    places = game.programs.places
    if _stands(places, before.stack, after.stack):
        return after, due
    changed = False
    for entry in before.stack:
        if type(entry) is not Frame or not entry.pending:
            continue
        changed = True
        at = _same(entry, after)
        if at is None:
            due += entry.pending
            continue
        holder = after.stack[at]
        assert isinstance(holder, Frame)
        if not places[holder.program][holder.path].held:
            due += holder.pending
            spent = replace(holder, pending=())
            after = replace(after, stack=(*after.stack[:at], spent, *after.stack[at + 1 :]))
    if changed:
        keeping = any(type(entry) is Frame and entry.pending for entry in after.stack)
        after = replace(after, keeping=keeping)
    return after, due


def _stands(
    places: Mapping[str, Mapping[Path, Place]],
    before: tuple[Frame | Window, ...],
    after: tuple[Frame | Window, ...],
) -> bool:
    """Whether no more than the innermost effect has gone on, and not out of a full stop that keeps events."""
    below = len(before) - 1
    if before[:below] != after[:below]:
        return False
    top = before[below]
    if type(top) is Window or not top.pending:
        return True
    now = after[below] if below < len(after) else None
    return type(now) is Frame and now.pending is top.pending and places[now.program][now.path].held


def _same(frame: Frame, state: State[TableT]) -> int | None:
    """Where a frame that keeps events stands now; None if its effect has been ended."""
    for at, entry in enumerate(state.stack):
        if (
            type(entry) is Frame
            and entry.activation == frame.activation
            and entry.program == frame.program
            and entry.pending[: len(frame.pending)] == frame.pending
        ):
            return at
    return None


def _place(state: State[TableT]) -> str:
    """Where the innermost effect stands, for messages about programs that do not end."""
    if not state.stack:
        return "no effect"
    top = state.stack[-1]
    return f"window {top.kind!r}" if isinstance(top, Window) else f"program {top.program!r} at {top.path}"
