"""What `make quick` runs of what was touched: which tests, in which order, and which of them are left out."""

from __future__ import annotations

from pathlib import Path

import pytest
import quick
from quick import ROOT, folder_of, imports, module_of, steps

from tutor.rules.catalogue import PREFIXES

pytest_plugins = ("pytester",)


@pytest.mark.parametrize(
    ("file", "folder"),
    [
        ("tutor/trace/words.py", "tests/trace"),
        ("tutor/views/views.ru.ftl", "tests/views"),
        ("tutor/framework/conservation.py", "tests/games"),
        ("tutor/games/seasons/verbs/wheel.py", "tests/games/seasons"),
        ("tutor/games/penumbra/data/rules.yaml", "tests/games/penumbra"),
        ("tutor/app/serving/server.py", "tests/set_up"),
        ("tutor/app/widgets/board.py", "tests/set_up"),
        ("tutor/app/publish/plan.py", "tests/publishing"),
        ("tutor/app/studio.py", "tests/apps"),
        ("tutor/contract/playing.py", "tests/contract"),
        ("tests/trace/test_words.py", None),
        ("Makefile", None),
    ],
)
def test_where_the_tests_of_a_file_are(file: str, folder: str | None) -> None:
    assert folder_of(Path(file)) == (folder and Path(folder))


def test_every_package_has_tests_where_they_are_looked_for() -> None:
    files = [path.relative_to(ROOT) for path in (ROOT / "tutor").rglob("*.py")]
    folders = {folder_of(path) for path in files} - {None}
    assert len(folders) > 10
    assert [
        folder for folder in sorted(folders, key=str) if not [*(ROOT / str(folder)).rglob("test_*.py")]
    ] == []


def test_what_a_file_is_imported_as() -> None:
    assert module_of(Path("tutor/trace/words.py")) == "tutor.trace.words"
    assert module_of(Path("tutor/trace/__init__.py")) == "tutor.trace"
    assert module_of(Path("tests/support/laws.py")) == "support.laws"
    assert module_of(Path("tests/games/seasons/support/positions.py")) == "games.seasons.support.positions"


def test_what_a_file_imports(tmp_path: Path) -> None:
    file = tmp_path / "one.py"
    file.write_text("import a.b\nfrom c.d import e\n\ndef f():\n    from g import h as i\n", "utf-8")
    assert imports(file) == {"a.b", "c.d", "c.d.e", "g", "g.h"}


def test_files_that_were_touched_come_first_and_then_those_that_import_what_was() -> None:
    own, touched = Path("tests/trace/test_plurals.py"), Path("tutor/trace/words.py")
    found = quick.tests_of([touched, own])
    near = [path for path in found[1:] if "tutor.trace.words" in imports(ROOT / path)]
    far = [path for path in found[1:] if path not in near]
    assert found == [own, *sorted(near), *sorted(far)] and near and far
    assert {path.parent for path in far} == {Path("tests/trace")}, "only near tests lie elsewhere"
    assert any(path.parent != Path("tests/trace") for path in near)
    assert not any("benchmarks" in path.parts for path in found)


def test_of_what_supports_tests_those_run_that_import_it() -> None:
    found = quick.tests_of([Path("tests/support/laws.py")])
    assert Path("tests/games/seasons/position/test_laws.py") in found
    either = {"support.laws", "games.blackrose.support.unsound"}
    assert all(imports(ROOT / path) & either for path in found)


def test_what_supports_tests_may_rest_on_other_such_files() -> None:
    found = quick.tests_of([Path("tests/support/play.py")])
    assert {path.parts[2] for path in found if path.parts[1] == "games"} == {*PREFIXES}
    resting = quick.resting_on([Path("tests/support/play.py"), Path("tutor/trace/words.py")])
    assert {"support.play", "tutor.trace.words", "games.seasons.support.cardplay"} <= resting
    assert "support.acts" not in resting, "it speaks, but rests on nothing of the tests that was touched"


@pytest.mark.parametrize(
    ("file", "found"),
    [("scenarios/seasons/questions.yaml", [Path("tests/test_scenarios.py")]), ("README.md", [])],
)
def test_files_that_are_no_code(file: str, found: list[Path]) -> None:
    assert quick.tests_of([Path(file)]) == found


def test_lessons_are_tested_beside_the_code_that_was_touched() -> None:
    found = quick.tests_of([Path("scenarios/seasons/course.yaml"), Path("tutor/sweeps/items.py")])
    assert Path("tests/test_scenarios.py") in found and Path("tests/sweeps/test_planning.py") in found


@pytest.mark.parametrize(
    ("files", "programs"),
    [
        (["tutor/sweeps/items.py", "tests/support/sweeps.py"], ["ruff", "ruff", "mypy", "pytest"]),
        (["tests/sweeps/test_planning.py"], ["ruff", "ruff", "mypy", "pytest"]),
        (["docs/conf.py"], ["ruff", "ruff", "pytest"]),
        (["scenarios/seasons/course.yaml"], ["pytest"]),
        (["README.md"], []),
    ],
)
def test_what_is_run(monkeypatch: pytest.MonkeyPatch, files: list[str], programs: list[str]) -> None:
    ran = list[tuple[str, tuple[str, ...]]]()

    def run(program: str, *arguments: str | Path) -> bool:
        ran.append((program, tuple(map(str, arguments))))
        return True

    monkeypatch.setattr(quick, "run", run)
    assert all(steps([Path(file) for file in files]))
    assert [program for program, _ in ran] == programs
    of = dict(ran)
    assert [*of.get("mypy", ())] == [file for file in files if file.startswith(("tutor/", "tests/"))]
    touched = [file for file in files if file.startswith("tests/")]
    if "pytest" in of:
        assert [one for one in of["pytest"] if one.startswith("--touched=")] == [
            f"--touched={file}" for file in touched
        ]


HEAVY = """
import pytest

def test_small(): pass

@pytest.mark.programs
def test_heavy(): pass

@pytest.mark.long("by nature")
def test_long(): pass
"""


@pytest.mark.parametrize(
    ("options", "outcomes"),
    [
        ((), {"passed": 1}),
        (("--touched=test_it.py",), {"passed": 2}),
        (("--until=0",), {"skipped": 1}),
    ],
)
def test_what_is_left_out(
    pytester: pytest.Pytester,
    monkeypatch: pytest.MonkeyPatch,
    options: tuple[str, ...],
    outcomes: dict[str, int],
) -> None:
    monkeypatch.setattr(quick, "ROOT", pytester.path)
    pytester.makeini("[pytest]\nmarkers =\n    programs: heavy\n    browser: heavy\n    long: never")
    pytester.makepyfile(test_it=HEAVY)
    pytester.inline_run("-p", "quick", *options).assertoutcome(**outcomes)


def test_nothing_is_run_where_nothing_differs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(quick, "differing", lambda revision: [])
    assert quick.main("HEAD~3") == 0
    assert capsys.readouterr().out.startswith("Nothing differs from HEAD~3.")


def test_one_thing_amiss_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick, "differing", lambda revision: [Path("README.md")])
    for in_order, code in (([True, True], 0), ([True, False, True], 1)):
        monkeypatch.setattr(quick, "steps", lambda paths, told=in_order: iter(told))
        assert quick.main() == code
