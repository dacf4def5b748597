"""What is under way in a position, as an author would write it: programs, and where each of them goes on."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields, replace

from tutor.engine.game import Flaw, Game, Placed
from tutor.engine.program import Path, Program, ProgramBook, is_path
from tutor.engine.state import Frame, State, TableT, Window
from tutor.engine.step import advance
from tutor.rules.catalogue import rule
from tutor.rules.component_names import name_of
from tutor.rules.words import Words

FAILS = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    StopIteration,
    TypeError,
    ValueError,
)
"""What a sentence raises that lacks what it needs."""

START: Final = (0,)
"""The path of a program that begins, where it cannot be said otherwise."""

FormT = TypeVar("FormT", bound=Struct)


class Start(Protocol):
    """What is carried out, as each game writes it."""

    @property
    def program(self) -> str: ...

    @property
    def at(self) -> Path: ...


class Continuation(NamedTuple):
    """A continuation: A program under way, whose it is, what it was given and has kept, where it goes on.

    `at` is the path of the next sentence, () where the program begins. As a `part` it ends with the effect
    below it.
    """

    who: str
    program: str
    given: dict[str, Any]
    at: Path = ()
    part: bool = False


def continuations(
    game: Game[TableT], state: State[TableT]
) -> tuple[tuple[Continuation, ...], tuple[Frame | Window, ...]]:
    """What is under way, innermost first, and what of it cannot be written, outermost first.

    That is an open window, an effect that keeps events back until its full stop to which something could
    answer then, all that lies on one, and what cannot go on without them.
    """
    stack = state.stack
    frames = _writable(game, stack)
    while frames and len(frames) < len(stack) and stuck(game, replace(state, stack=frames, keeping=False)):
        frames = frames[:-1]
    there = (_continuation(game.programs, entry, frames[:at]) for at, entry in enumerate(frames))
    return tuple(there)[::-1], stack[len(frames) :]


def _writable(game: Game[Any], stack: tuple[Frame | Window, ...]) -> tuple[Frame, ...]:
    """The effects below the first thing that cannot be written; each has the number it will have again."""
    frames: list[Frame] = []
    highest = 0
    for entry in stack:
        if (
            isinstance(entry, Window)
            or _awaited(game, entry)
            or entry.activation not in (highest, highest + 1)
        ):
            break
        highest = entry.activation
        frames.append(replace(entry, pending=()))
    return tuple(frames)


def _awaited(game: Game[Any], frame: Frame) -> bool:
    """Whether an event that a frame keeps back could open a window."""
    return any(game.watched is None or event.kind in game.watched for event in frame.pending)


def _continuation(programs: ProgramBook, frame: Frame, below: tuple[Frame, ...]) -> Continuation:
    given = {name: list(value) if isinstance(value, tuple) else value for name, value in frame.bindings}
    part = bool(below) and below[-1].activation == frame.activation
    return Continuation(frame.owner, frame.program, given, _goes_on(programs, frame), part)


def _goes_on(programs: ProgramBook, frame: Frame) -> Path:
    """The path on which an effect goes on, behind the ends of bodies on which it stands.

    () where it begins there: before a loop it may have been already, and what it keeps of that tells so.
    """
    path = frame.path
    place = programs.places[frame.program][path]
    while place.sentence is None and len(path) > 1:
        path = place.behind
        place = programs.places[frame.program][path]
    loops = place.sentence is not None and place.sentence.loops
    return () if path == (0,) and not (loops and frame.bindings) else path


def resume(
    game: Game[TableT], state: State[TableT], do: Sequence[Continuation], *, may_be_stuck: bool = False
) -> Placed[TableT]:
    """The position with its continuations on the stack, innermost first, or the flaw that it cannot go on.

    Only what has begun already, or any program that `may_be_stuck`, needs things that may not be there.
    """
    for one in reversed(do):
        state = _pushed(state, one)
    if do and (do[0].at or may_be_stuck) and stuck(game, state):
        return Placed(None, (stuck_flaw(("do", 0)),))
    return Placed(state)


def _pushed(state: State[TableT], one: Continuation) -> State[TableT]:
    below = state.top if one.part else None
    given = tuple(
        (name, tuple(value) if isinstance(value, list) else value) for name, value in one.given.items()
    )
    state = state.push(one.program, one.who, given, below.activation if isinstance(below, Frame) else None)
    top = state.top
    return state.with_top(top.at(one.at)) if one.at and isinstance(top, Frame) else state


def begins(do: Sequence[Start], programs: Collection[str]) -> bool:
    """Whether what is carried out first is the beginning of one of these programs."""
    return bool(do) and do[0].program in programs and not do[0].at


def path_flaws(at: Path, path: tuple[str | int, ...], program: Program) -> Iterator[Flaw]:
    """A path on which the program cannot go on; `path` is where that is written."""
    if at and not is_path(program, at):
        allowed = Words(
            f"the path of a sentence of {program.id}: numbers from 0, such as [0]",
            f"путь к предложению программы {program.id}: числа от 0, например [0]",
        )
        yield Flaw((*path, "at"), f"[{', '.join(map(str, at))}]", allowed)


def part_flaws(parts: Sequence[bool]) -> Iterator[Flaw]:
    """A part of nothing: what is written last in `do` lies on no effect that it could be a part of."""
    if parts and parts[-1]:
        allowed = Words("something after it that it is a part of", "то, частью чего это является, после него")
        yield Flaw(("do", len(parts) - 1, "part"), Words("nothing", "ничего"), allowed)


def stuck(game: Game[TableT], state: State[TableT]) -> bool:
    """Whether what is on top cannot go on: it needs things that it was not given or that are not there."""
    try:
        advance(game, state)
    except FAILS:
        return True
    return False


def stuck_flaw(path: tuple[str | int, ...]) -> Flaw:
    """The flaw of something under way that cannot go on."""
    actual = Words("something that cannot go on from there", "то, что оттуда не может продолжиться")
    allowed = Words(
        "what a position written down by the program says, with all that the effect has kept",
        "то, что записала в позиции программа, со всем, что эффект запомнил",
    )
    return Flaw((*path, "with"), actual, allowed)


def cut_off(
    game: str, programs: ProgramBook, entries: tuple[Frame | Window, ...], box: str = ""
) -> tuple[Words, ...]:
    """What is under way and cannot be written, in words: each card by its name, all else by its rule."""
    return tuple(dict.fromkeys(_cut(game, programs, entry, box) for entry in entries))


def _cut(game: str, programs: ProgramBook, entry: Frame | Window, box: str) -> Words:
    if isinstance(entry, Window):
        title = rule(entry.rule).title
        return Words(f"the answers to an event: {title.en}", f"ответы на событие: {title.ru}")
    title = name_of(game, entry.program.partition(".")[0], box) or rule(programs[entry.program].rule).title
    return Words(f"the rest of what has begun: {title.en}", f"остаток начатого: {title.ru}")


def sparse(form: type[FormT], /, **values: Any) -> FormT:
    """A value of a written form with only those fields that differ from what the form says by itself."""
    usual = defaults(form)
    return form(**{name: value for name, value in values.items() if value != usual[name]})


@cache
def defaults(form: type[Struct]) -> Mapping[str, Any]:
    """What each field of a written form says by itself."""
    return {one.name: _usual(one) for one in fields(form)}


def _usual(one: FieldInfo) -> Any:
    return one.default if one.default_factory is NODEFAULT else one.default_factory()
