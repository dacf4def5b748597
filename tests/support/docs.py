"""The pages of the documentation as something that can be carried out: files, commands, what they print.

A page shows a file in a block whose caption is its name, a change of a file in a block of the language `diff`
with the same caption, and commands in blocks of the language `console`, each behind a dollar, with what it
prints below it. A line `...` stands for any lines that are left out, `…` for any words of a line.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(path for path in DOCS.rglob("*.md") if not {"generated", "_build"} & {*path.parts})

_BLOCK = re.compile(r"^(`{3,})(?:\{code-block\} )?([\w-]*)\n((?::[\w-]+:[^\n]*\n)*)(.*?)^\1$", re.M | re.S)
_CAPTION = re.compile(r"^:caption: (.+)$", re.M)


@dataclass(frozen=True)
class Block:
    """A block of a page: its language, the file that its caption names, what it holds, and its line."""

    language: str
    file: str
    text: str
    line: int


@dataclass(frozen=True)
class Command:
    """A command of a page, and what the page says that it prints."""

    words: tuple[str, ...]
    shown: str


def blocks(page: Path) -> Iterator[Block]:
    """The blocks of a page in order."""
    text = page.read_text("utf-8")
    for found in _BLOCK.finditer(text):
        caption = _CAPTION.search(found[3])
        yield Block(found[2], caption[1] if caption else "", found[4], text.count("\n", 0, found.start()) + 1)


def commands(block: Block) -> Iterator[Command]:
    """The commands of a block of the language console."""
    for part in re.split(r"^\$ ", block.text, flags=re.M)[1:]:
        line, _, shown = part.partition("\n")
        yield Command(tuple(shlex.split(line, comments=True)), shown.rstrip("\n"))


def agrees(shown: str, printed: str) -> bool:
    """Whether a page shows what was printed; spaces at which no line is broken are spaces.

    >>> agrees("one\\n...\\nin …s", "one\\ntwo\\nthree\\nin 1.5s"), agrees("one\\n...", "two\\none")
    (True, False)
    """
    shown, printed = (text.replace("\u00a0", " ").rstrip("\n") for text in (shown, printed))
    lines = (
        r"(?:.*\n)*" if line == "..." else ".*".join(map(re.escape, line.split("…"))) + r"\n"
        for line in shown.split("\n")
    )
    return re.fullmatch("".join(lines), printed + "\n") is not None


def changed(text: str, change: str) -> str:
    """A text after a change; what is not marked has to be there, once. Without any it goes to the end."""
    lines = change.splitlines(keepends=True)
    old = "".join(line[1:] for line in lines if line[0] in " -")
    new = "".join(line[1:] for line in lines if line[0] in " +")
    if not old:
        return text + new
    if text.count(old) != 1:
        raise ValueError(f"found {text.count(old)} times, not once:\n{old}")
    return text.replace(old, new)


def carry_out(page: Path, folder: Path, run: Callable[[Command], str]) -> int:
    """Does in a folder what a page says; returns how many commands it shows.

    Raises AssertionError with the line of the first block that does not come out as it is shown.
    """
    done = 0
    for block in blocks(page):
        place = f"{page.relative_to(ROOT)}:{block.line}"
        if block.language == "console":
            for command in commands(block):
                printed = run(command)
                told = f"{place}: {shlex.join(command.words)}"
                assert agrees(command.shown, printed), f"{told}\nshown:\n{command.shown}\nprinted:\n{printed}"
                done += 1
        elif block.file and block.language == "diff":
            file = folder / block.file
            try:
                file.write_text(changed(file.read_text("utf-8"), block.text), "utf-8")
            except (OSError, ValueError) as error:
                raise AssertionError(f"{place}: {block.file}: {error}") from error
        elif block.file:
            (folder / block.file).parent.mkdir(parents=True, exist_ok=True)
            (folder / block.file).write_text(block.text, "utf-8")
    return done
