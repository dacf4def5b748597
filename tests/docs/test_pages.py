"""What the documentation shows is true: it runs as it stands, and what it names is there."""

from __future__ import annotations

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.docs import DOCS, PAGES, ROOT, Block, Command, blocks, carry_out, changed
from typer.main import get_command
from typer.testing import CliRunner

from tutor.cli import app
from tutor.rules.catalogue import PREFIXES, load

READ = [*PAGES, *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"))]
"""Everything in which commands and files are named."""

ELSEWHERE = {
    path for path in PAGES if "{code-block} diff" in path.read_text("utf-8") or path.stem == "own-game"
}
"""Pages that change the tutor itself, which `test_how_to` carries out on a copy; and the one that installs a
package, which `plugins/test_tutorial` carries out in an environment of its own."""

MADE = {"docs/_build/html/index.html", "scenarios/tens/01-to-ten.yaml", "scenarios/tens/02-nothing.yaml"}
"""Files that are named and come about by what the page tells of."""

COMMANDS: dict[str, Any] = get_command(app).commands  # type: ignore[attr-defined]
OPTIONS = {name: {opt for one in each.params for opt in one.opts} for name, each in COMMANDS.items()}


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def in_process(command: Command) -> str:
    """What a command of the tutor prints, errors included."""
    assert command.words[0] == "tutor"
    told = CliRunner().invoke(app, command.words[1:])
    return told.stdout + told.stderr


@pytest.mark.parametrize("page", [page for page in PAGES if page not in ELSEWHERE], ids=named)
def test_a_page_prints_what_it_shows(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "scenarios").symlink_to(ROOT / "scenarios")
    monkeypatch.chdir(tmp_path)
    carry_out(page, tmp_path, in_process)
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.failed == 0


def test_there_are_examples() -> None:
    shown = [block.language for page in PAGES for block in blocks(page)]
    assert shown.count("console") >= 20 and shown.count("python") >= 5


def lines_of(block: Block) -> Iterator[str]:
    """The commands of a block of shell, those that go over several lines as one."""
    yield from block.text.replace("\\\n", " ").splitlines()


def told_commands(page: Path) -> Iterator[list[str]]:
    """Every command of the tutor that a page names, in a block or between backticks, as words."""
    text = page.read_text("utf-8")
    spelled = [" ".join(found.split()) for found in re.findall(r"(?<!`)`(tutor [a-z][^`]*)`", text)]
    for block in blocks(page):
        if block.language == "sh":
            spelled += lines_of(block)
        elif block.language == "console":
            spelled += re.findall(r"^\$ (.*)$", block.text, re.M)
    for line in spelled:
        words = shlex.split(line, comments=True)
        if words[:1] == ["tutor"] and "=" not in words[0]:
            yield words


@pytest.mark.parametrize("page", READ, ids=named)
def test_every_command_exists_with_its_options(page: Path) -> None:
    for words in told_commands(page):
        command = words[1]
        assert command in COMMANDS or command in ("COMMAND", "--version"), words
        known = OPTIONS.get(command, set()) | {"--help"}
        found = {word.partition("=")[0] for word in words[2:] if re.match(r"--[a-z]", word)}
        assert found <= known, (words, found - known)


@pytest.mark.parametrize("page", READ, ids=named)
def test_every_file_exists(page: Path) -> None:
    """Of files of the checkout that are named with their folder; those of a user need not be there."""
    text = page.read_text("utf-8")
    paths = re.findall(r"(?:tutor|tests|scenarios|docs|notebooks|\.readme)/[\w./-]*[\w/]", text)
    for path in (path for path in paths if path not in MADE):
        assert (ROOT / path).is_file() or any(_sources(ROOT / path)), path


def _sources(folder: Path) -> Iterator[Path]:
    """The files of a folder; what is left of one that is no more are files that Python made."""
    return (one for one in folder.rglob("*") if one.is_file() and one.suffix != ".pyc")


@pytest.mark.parametrize("page", READ, ids=named)
def test_every_target_of_make_exists(page: Path) -> None:
    made = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    text = page.read_text("utf-8")
    named_targets = set(re.findall(r"(?:`|^)make ([a-z][a-z-]*)", text, re.M))
    assert named_targets <= made


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_rule_exists(page: Path) -> None:
    """Rules and rulings that are named are in the catalogue, unless the page itself writes them down."""
    text = page.read_text("utf-8")
    own = set(re.findall(r"^\+- id: (\S+)", text, re.M))
    known = own | {one.id for game in PREFIXES for kind in _ids(game) for one in kind}
    for id in re.findall(r"\b(?:pen|res|sea|brw)\.[a-z0-9-]+(?:\.[a-z0-9-]+)+", text):
        assert id in known, id


def _ids(game: str) -> tuple[tuple[Any, ...], ...]:
    catalogue = load(game)
    return catalogue.rules, catalogue.rulings


def terms() -> list[str]:
    """The words of the glossary."""
    text = (DOCS / "glossary.md").read_text("utf-8").partition("```{glossary}\n")[2]
    return re.findall(r"^(\w[^\n]*)$", text.partition("\n```\n")[0], re.M)


def test_the_words_of_the_glossary_are_used() -> None:
    """Each is a word of the code, of a rule or of what a user sees."""
    folder = ROOT / "tutor"
    files = [path for kind in ("*.py", "*.ftl", "rules.yaml") for path in folder.rglob(kind)]
    text = re.sub(r"\s+", " ", " ".join(path.read_text("utf-8") for path in files)).lower()
    found = terms()
    assert len(found) >= 40 and found == sorted(found, key=str.lower)
    unused = [term for term in found if not re.search(rf"\b{re.escape(term.lower())}s?\b", text)]
    assert not unused


def test_a_change_fits_one_place() -> None:
    assert changed("a\nb\nc\n", " b\n+d\n") == "a\nb\nd\nc\n"
    assert changed("a\n", "+b\n") == "a\nb\n"
    with pytest.raises(ValueError):
        changed("a\na\n", "-a\n+b\n")
    with pytest.raises(ValueError):
        changed("a\n", "-b\n+c\n")
