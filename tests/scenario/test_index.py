"""The index beside scenario files: what it tells of each, when it fits, and how it is renewed."""

from __future__ import annotations

from pathlib import Path

import pytest
from scenario.writing import SOUND, changed
from typer.testing import CliRunner, Result

from tutor.cli import app
from tutor.scenario import check
from tutor.scenario.assessed_rules import AssessedPlace
from tutor.scenario.index import INDEX, Listed, fingerprint, listed, read_index, write_index

BROKEN = changed(("level: first-steps", "level: easy"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two sound files of Penumbra."""
    folder = tmp_path / "penumbra"
    folder.mkdir()
    (folder / "01-one.yaml").write_text(SOUND, "utf-8")
    (folder / "02-two.yaml").write_text(changed(("you: anna", "you: anna\ntopic: cards")), "utf-8")
    return folder


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["check", *map(str, arguments)])


def test_what_is_told_of_a_sound_file(folder: Path) -> None:
    report = check(folder / "02-two.yaml")
    assert report.script is not None
    told = listed(report)
    assert told == Listed(
        id="penumbra/02-two",
        title=report.script.scenario.title,
        summary=report.script.scenario.summary,
        level="first-steps",
        topic="cards",
        shows=("pen.threat.step3.die",),
        stops=report.nodes - 1,
        digest=fingerprint(folder / "02-two.yaml") or "",
        asks=(AssessedPlace("0.0", ("pen.threat.step3.die",)),),
    )
    assert told.stops > len(report.script.answers) and told.digest


def test_nothing_is_told_of_a_file_with_a_defect_or_of_none(folder: Path) -> None:
    (folder / "01-one.yaml").write_text(BROKEN, "utf-8")
    assert listed(check(folder / "01-one.yaml")) is None
    assert listed(check(folder / "09-none.yaml")) is None
    assert fingerprint(folder / "09-none.yaml") is None


def test_checking_writes_the_index_where_it_is_asked_to(folder: Path) -> None:
    assert run(folder).exit_code == 0 and not (folder / INDEX).exists()
    assert run(folder.parent, "--index").exit_code == 0
    found = read_index(folder)
    assert list(found) == ["penumbra/01-one", "penumbra/02-two"]
    assert found["penumbra/02-two"] == listed(check(folder / "02-two.yaml"))
    assert (folder / INDEX).read_text("utf-8").count("\n") == 4, "one line for each lesson"


def test_one_file_is_renewed_and_the_others_stay_as_long_as_they_fit(folder: Path) -> None:
    assert run(folder, "--index").exit_code == 0
    before = read_index(folder)
    (folder / "03-three.yaml").write_text(SOUND, "utf-8")
    assert run(folder / "03-three.yaml", "--index").exit_code == 0
    assert read_index(folder) == before | {"penumbra/03-three": listed(check(folder / "03-three.yaml"))}
    (folder / "01-one.yaml").unlink()
    (folder / "02-two.yaml").write_text(SOUND, "utf-8")
    assert run(folder / "03-three.yaml", "--index").exit_code == 0
    assert list(read_index(folder)) == ["penumbra/03-three"]


def test_a_file_that_has_become_defective_leaves_the_index(folder: Path) -> None:
    assert run(folder, "--index").exit_code == 0
    (folder / "01-one.yaml").write_text(BROKEN, "utf-8")
    assert run(folder, "--index").exit_code == 1
    assert list(read_index(folder)) == ["penumbra/02-two"]


@pytest.mark.parametrize("text", ["", "[", "{}", "[1]", '[{"id": "penumbra/01-one"}]', "\udcff"])
def test_an_index_of_another_form_counts_as_none(folder: Path, text: str) -> None:
    (folder / INDEX).write_bytes(text.encode("utf-8", "surrogateescape"))
    assert read_index(folder) == {}
    write_index(folder, [check(folder / "01-one.yaml")])
    assert list(read_index(folder)) == ["penumbra/01-one"]


def test_a_folder_without_an_index_has_none(tmp_path: Path) -> None:
    assert read_index(tmp_path) == {} and read_index(tmp_path / "nowhere") == {}
