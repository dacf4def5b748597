"""The reference of the command line, from the commands themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import typer
from typer.main import get_command

from tutor.cli import app

HEAD = """\
# The command line

Generated from the commands' own help: what `tutor COMMAND --help` prints. Exit code 0 means done, 1 that
the input is wrong, 2 that a command is misspelt. Wherever a command takes a `FILE` that is asked about, it
takes a lesson, a question file, a case of a collection (`questions.yaml:ID`), or `-` for standard input.

"""


def pages() -> Iterator[tuple[str, str]]:
    """The one page."""
    group: Any = get_command(app)
    yield "commands.md", HEAD + "\n".join(_command(name, one) for name, one in sorted(group.commands.items()))


def _command(name: str, command: Any) -> str:
    context = typer.Context(command, info_name=f"tutor {name}")
    usage = command.get_usage(context).removeprefix("Usage: ")
    parts = [f"(command-{name})=\n## `tutor {name}`\n", _help(command.help), f"```text\n{usage}\n```\n"]
    for one in command.params:
        said = one.get_help_record(context)
        head, about = said or (_called(one), one.help)
        parts.append(f"`{head}`\n: {_plain(about)}\n")
    return "\n".join(parts)


def _help(text: str) -> str:
    """Help as Markdown: what is set out in lines after a backspace is shown as it is."""
    told = []
    for part in re.split(r"\n\s*\n", text.strip()):
        if part.startswith("\b"):
            head, *lines = part.removeprefix("\b").strip("\n").split("\n")
            told.append(f"{head}\n\n```text\n" + "\n".join(lines) + "\n```")
        else:
            told.append(_plain(part))
    return "\n\n".join(told) + "\n"


def _called(argument: Any) -> str:
    return str(argument.metavar or argument.name.upper())


def _plain(text: str | None) -> str:
    """A text in which nothing but code is markup."""
    return re.sub(r"([*<>\[\]_])", r"\\\1", " ".join((text or "").split()))
