"""Errors of notebook cells: one message for a person, without a traceback through the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from tutor.engine.question import NotAllowed
from tutor.rules.defects import DefectiveFile

NEAREST: Final = 3
LIKENESS: Final = 0.5
"""So many names are offered for one that nothing has, if so much of their letters agrees."""

LISTED: Final = 8
"""So many of the names that are allowed are listed where none is near."""

Params = ParamSpec("Params")
Result = TypeVar("Result")


class CellError(ValueError):
    """What was found in a cell, what is allowed, and the nearest name. IPython shows its message alone."""

    def _render_traceback_(self) -> list[str]:
        return [f"{type(self).__name__}: {self}"]


class NoSuchName(CellError, LookupError):
    """A name that nothing has."""


def no_such(what: str, wrong: str, known: Iterable[str]) -> NoSuchName:
    """The error for an unknown name: the nearest ones, else the first of all that are allowed."""
    names = list(known)
    longer = [name for name in names if wrong and name.startswith(wrong)]
    near = list(dict.fromkeys([*longer, *get_close_matches(wrong, names, NEAREST, LIKENESS)]))[:NEAREST]
    if near:
        return NoSuchName(f"no {what} {wrong!r}; did you mean {', '.join(map(repr, near))}?")
    more = f" and {len(names) - LISTED} more" if len(names) > LISTED else ""
    return NoSuchName(f"no {what} {wrong!r}; there are {', '.join(map(repr, names[:LISTED]))}{more}")


@contextmanager
def _said_short() -> Iterator[None]:
    try:
        yield
    except CellError:
        raise
    except NotAllowed as refused:
        reasons = "; ".join(dict.fromkeys(reason.rule for reason in refused.reasons)) or "it is not offered"
        raise CellError(f"this answer is refused: {reasons}") from refused
    except LookupError as missing:
        raise NoSuchName(str(missing.args[0] if missing.args else missing)) from missing
    except (DefectiveFile, ValueError) as wrong:
        raise CellError(str(wrong)) from wrong


def for_cells(function: Callable[Params, Result]) -> Callable[Params, Result]:
    """A function whose errors, as far as what it was given is to blame, are told in a line."""

    @wraps(function)
    def told_short(*args: Params.args, **named: Params.kwargs) -> Result:
        with _said_short():
            return function(*args, **named)

    return told_short
