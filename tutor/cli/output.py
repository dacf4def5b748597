"""What all commands share: where words go, how long work shows, how a command ends."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from datetime import timedelta
from enum import StrEnum
from threading import Event, Thread
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tutor.analysis.watched import watched
from tutor.framework.installed import playable
from tutor.rules.defects import complaint
from tutor.rules.registry import problems
from tutor.rules.words import Lang, Words

WRONG_INPUT = 1
"""The exit code where what was given cannot be used; typer itself ends with 2 where a command is misspelt."""

EVERY = 3.0
"""Seconds after which something that goes on says how far it is."""


class Language(StrEnum):
    """The languages of the product."""

    EN = "en"
    RU = "ru"

    @property
    def lang(self) -> Lang:
        return "ru" if self is Language.RU else "en"


def left_out(language: Language) -> Language:
    """Tells on standard error of games whose package is broken, before a command does its work."""
    playable()
    for problem in problems():
        message = Words(
            f"The game {problem.game} of {problem.distribution} is left out: {problem.says.en}.",
            f"Игра {problem.game} из {problem.distribution} пропущена: {problem.says.ru}.",
        )
        note(message.of(language.lang))
    return language


LangOption = Annotated[
    Language, typer.Option("--lang", help="The language of what is printed.", callback=left_out)
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]


def screen() -> Console:
    """Where results go: standard output, looked up when it is needed so that tests can replace it."""
    return Console(file=sys.stdout, highlight=False, soft_wrap=True)


def fail(message: str) -> NoReturn:
    """Prints what is wrong on standard error and ends the command."""
    note(message)
    raise typer.Exit(WRONG_INPUT)


def note(message: str) -> None:
    """Prints on standard error what should be known beside the answer."""
    Console(file=sys.stderr, highlight=False, soft_wrap=True).print(message, markup=False)


def print_json(data: Any) -> None:
    """One JSON document on standard output."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")


def print_text(text: str) -> None:
    """A text on standard output as it is."""
    sys.stdout.write(text)


def one_of(field: str, actual: str, allowed: tuple[str, ...], language: Language) -> NoReturn:
    """Ends the command because a name is none of those there are."""
    fail(f"{field}: {complaint(actual, ', '.join(allowed)).of(language.lang)}")


@contextmanager
def progress(label: str, total: int | None, quiet: bool = False) -> Iterator[Progress]:
    """A bar on standard error while something takes long; where that is no terminal, a line now and then."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    console = Console(file=sys.stderr)
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as bar:
        bar.add_task(label, total=total)
        with nullcontext() if quiet or console.is_terminal else _told_now_and_then(bar):
            yield bar


@contextmanager
def stoppable() -> Iterator[list[int]]:
    """A list that is filled when somebody presses Ctrl-C: what was found is told then. Twice ends it."""
    pressed: list[int] = []

    def press(number: int, frame: object) -> None:
        pressed.append(number)
        if len(pressed) > 1:
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, press)
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def searching(positions: int | None, language: Language, *, quiet: bool, part: bool = True) -> Iterator[None]:
    """A search that says how far it is; at Ctrl-C it ends, and it is told how many positions were looked at.

    Without `part` what was found by then is no answer: the command ends.
    """
    label, looked = Words("positions", "положения").of(language.lang), 0
    with stoppable() as pressed:
        with progress(label, positions, quiet) as bar:

            def look() -> bool:
                nonlocal looked
                if pressed:
                    return False
                looked += 1
                bar.update(bar.task_ids[0], completed=looked)
                return True

            with watched(look):
                yield
        if pressed:
            (note if part else fail)(stopped(looked, language.lang))


def stopped(looked: int, lang: Lang) -> str:
    """That a search was stopped, and how far it had come."""
    return Words(f"stopped; looked at: {looked}", f"прервано; просмотрено: {looked}").of(lang)


@contextmanager
def _told_now_and_then(bar: Progress) -> Iterator[None]:
    """A line on standard error every few seconds: how far the task of a bar is that nobody sees."""
    done, lines = Event(), Console(file=sys.stderr, highlight=False, soft_wrap=True)

    def tell() -> None:
        while not done.wait(EVERY):
            (task,) = bar.tasks
            elapsed = timedelta(seconds=int(task.elapsed or 0))
            total = "" if task.total is None else f"/{task.total:.0f}"
            lines.print(f"{task.description} {task.completed:.0f}{total} {elapsed}", markup=False)

    teller = Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield
    finally:
        done.set()
        teller.join()
