"""The journal: what it keeps, what it drops, and what it refuses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from support.sweeps import LESSONS, games, ran

from tutor.sweeps import Args, JournalError, Plan, Row, Wanted, plan_of
from tutor.sweeps.backends import Here
from tutor.sweeps.journal import Journal

LESSON = LESSONS / "01-the-first-die.yaml"


def facts_of(*files: Path, **args: str) -> Plan:
    return plan_of(Wanted("facts", files, args=Args(**args)))  # type: ignore[arg-type]


def row(item: int) -> Row:
    return Row(item, "seasons", values={"decisions": item})


def begun(path: Path, plan: Plan, *items: int) -> bytes:
    with Journal(path, plan) as journal:
        journal.write(map(row, items))
    return path.read_bytes()


def test_what_was_written_is_there_again(tmp_path: Path) -> None:
    path, plan = tmp_path / "journal", games(5)
    begun(path, plan, 3, 1)
    begun(path, plan, 0)
    with Journal(path, plan) as journal:
        assert journal.rows == {3: row(3), 1: row(1), 0: row(0)}


@pytest.mark.parametrize("torn", [*range(1, 60, 7), -1])
def test_a_line_that_was_not_written_whole_is_dropped(torn: int, tmp_path: Path) -> None:
    """So many bytes of the last line are missing; -1 for all but its first."""
    path, plan = tmp_path / "journal", games(5)
    whole = begun(path, plan, 0, 1)
    last = whole.splitlines(keepends=True)[-1]
    path.write_bytes(whole.removesuffix(last) + (last[:-torn] if torn > 0 else last[:1]))
    with Journal(path, plan) as journal:
        assert journal.rows == {0: row(0)}
        journal.write([row(1)])
    assert path.read_bytes() == whole


def test_a_first_line_that_was_not_written_whole_is_written_anew(tmp_path: Path) -> None:
    path, plan = tmp_path / "journal", games(5)
    head = begun(path, plan)
    path.write_bytes(head[:40])
    assert begun(path, plan) == head


def test_what_the_journal_holds_is_not_asked_again(tmp_path: Path) -> None:
    plan = games(3)
    begun(tmp_path / "journal", plan, 0, 1, 2)
    done = ran(plan, tmp_path, Here(lambda chunk: pytest.fail("asked again")))
    assert done.rows == (row(0), row(1), row(2)) and done.before == 3


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (lambda plan: games(6), "other seeds or readings"),
        (lambda plan: games(5, "anna.power"), r"put otherwise \(facts\)"),
        (lambda plan: facts_of(LESSON), "for the question play, not facts"),
        (lambda plan: replace(plan, code="x"), "another version of the rules"),
        (
            lambda plan: plan_of(
                Wanted("play", openings=("seasons/apprentice-3",), seeds="1-5", args=plan.args)
            ),
            "other files or openings",
        ),
    ],
)
def test_a_journal_of_something_else_is_refused_and_stays(
    other: Callable[[Plan], Plan], why: str, tmp_path: Path
) -> None:
    path, plan = tmp_path / "journal", games(5)
    whole = begun(path, plan, 0) + b"torn"
    path.write_bytes(whole)
    with pytest.raises(JournalError, match=why):
        Journal(path, other(plan))
    assert path.read_bytes() == whole


def test_a_file_that_changed_is_named(tmp_path: Path) -> None:
    file, path = tmp_path / "case.yaml", tmp_path / "journal"
    file.write_bytes(LESSON.read_bytes())
    begun(path, facts_of(file), 0)
    file.write_bytes(LESSON.read_bytes() + b"# more\n")
    with pytest.raises(JournalError, match=r"changed since it was begun: .*case\.yaml"):
        Journal(path, facts_of(file))


@pytest.mark.parametrize("text", ["a shopping list", "a shopping list\n", '{"sweep":9}\n'])
def test_a_file_that_is_no_journal_is_refused_and_stays(text: str, tmp_path: Path) -> None:
    path = tmp_path / "journal"
    path.write_text(text, "utf-8")
    with pytest.raises(JournalError, match="not the journal of a sweep"):
        Journal(path, games(2))
    assert path.read_text("utf-8") == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path, plan = tmp_path / "journal", games(3)
    lines = begun(path, plan, 0, 1).splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], b'{"key":"?"}\n', lines[2]]))
    with pytest.raises(JournalError, match="line 2 is damaged"):
        Journal(path, plan)


def test_a_journal_in_use_is_refused(tmp_path: Path) -> None:
    path, plan = tmp_path / "journal", games(2)
    with Journal(path, plan), pytest.raises(JournalError, match="another sweep"):
        Journal(path, plan)
