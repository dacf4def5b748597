"""The file of a site: what is written is read again, and every defect has its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jsonschema
import pytest
from ruamel.yaml import YAML

from tutor.app.publish import papers
from tutor.app.serving.site import FILE, Class, Serving, Site, enter, load_site, site_schema
from tutor.rules.defects import DefectiveFile

SITE = Site(
    1, 'Mages: "on" Thursdays # <b>', ("penumbra/01-one", "seasons/наш-урок"), ("start.ipynb", "rules.ipynb"),
    "ru", "dark", Class("KARA-7", "7б: утро"), Serving(places=7),
)  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("penumbra/01-one.yaml", "seasons/наш-урок.yaml"):
        path = tmp_path / "scenarios" / name
        path.parent.mkdir(parents=True)
        path.write_text("title: x\n")
    (tmp_path / "notebooks").mkdir()
    for name in SITE.notebooks:
        (tmp_path / "notebooks" / name).write_text("{}")
    (tmp_path / FILE).write_text(papers.of_site(SITE), "utf-8")
    return tmp_path


def changed(folder: Path, old: str, new: str) -> str:
    """What is said of the file with that text changed."""
    path = folder / FILE
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(DefectiveFile) as bad:
        load_site(folder)
    return bad.value.text("en")


def test_what_is_written_is_read_again_and_fits_the_schema(folder: Path) -> None:
    assert load_site(folder) == SITE
    jsonschema.validate(YAML(typ="safe").load(folder / FILE), site_schema())


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("site: 1", "site: 2", 3, "site: found «2»; allowed: 1"),
        ("theme: \"dark\"", "theme: black", 6, "theme: found «black»; allowed: one of auto, dark, light"),
        ("places: 7", "places: 0", 17, "serving.places: found «0»; allowed: a whole number from 1"),
        ("places: 7", "tracebacks: true", 17, "serving.tracebacks: found an unknown field"),
        ("penumbra/01-one", "../../etc/passwd", 11, "found «../../etc/passwd»; allowed: game/name"),
        ("penumbra/01-one", "penumbra/../seasons/01", 11, "lessons[0]: found"),
        ("penumbra/01-one", "/etc/passwd", 11, "lessons[0]: found «/etc/passwd»"),
        ("penumbra/01-one", "chess/01-one", 11, "lessons[0]: found «chess/01-one»"),
        ("penumbra/01-one", "penumbra/02-two", 11, "allowed: what is in the folder scenarios"),
        ("seasons/наш-урок", "penumbra/01-one", 12, "lessons[1]: found penumbra/01-one again"),
        ("rules.ipynb", "../site.yaml", 15, "notebooks[1]: found «../site.yaml»"),
        ("rules.ipynb", ".hidden.ipynb", 15, "notebooks[1]: found «.hidden.ipynb»"),
        ("rules.ipynb", "class.ipynb", 15, "allowed: what is in the folder notebooks"),
        ("KARA-7", "a b", 8, "class.code: found «a b»; allowed: 4 to 40 letters, digits and hyphens"),
        ("title: \"Mages", "title: \"\" #", 4, "title: found «»; allowed: a text of 1 to 120 characters"),
        ("site: 1", "site: !!python/object:os.system 1", 3, "plain values without tags"),
    ],
)  # fmt: skip
def test_every_defect_has_its_line_and_what_is_allowed(
    folder: Path, old: str, new: str, line: int, said: str
) -> None:
    told = changed(folder, old, new)
    assert f"{FILE}:{line}: " in told and said in told


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("site", 2),
        ("title", ""),
        ("theme", "black"),
        ("lessons", []),
        ("lessons", ["../x"]),
        ("notebooks", ["../x.ipynb"]),
        ("class", {"title": "without a code"}),
        ("serving", {"places": 0}),
        ("more", 1),
    ],
)
def test_the_schema_refuses_what_the_program_refuses(folder: Path, field: str, value: Any) -> None:
    data = YAML(typ="safe").load(folder / FILE)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(data | {field: value}, site_schema())


def test_no_file_is_a_defect_too(tmp_path: Path) -> None:
    with pytest.raises(DefectiveFile, match=r"site.yaml:1: -: found nothing that can be read"):
        load_site(tmp_path)


def test_the_file_decides_how_it_is_served(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TUTOR_SITE", "TUTOR_DATA"):
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)
    options = enter(folder)
    assert options == {
        "notebooks": folder / "notebooks", "listed": ("start.ipynb", "rules.ipynb"), "language": "ru",
        "scheme": "dark", "places": 7, "preheat": 1, "idle_timeout": 40, "first_visit_timeout": 180,
        "classes": (("7б: утро", "KARA-7"),),
    }  # fmt: skip
