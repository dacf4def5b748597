"""`tutor los`: what it prints in words and as JSON, and how it ends for wrong input."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from games.blackrose.support.exact_sight import STANDARD, is_visible
from typer.testing import CliRunner, Result

from tutor.cli import app
from tutor.scenario.question_file import question_text

EDGE = "brw.ruling.los.along-edge"
RING = """\
game: blackrose
rooms:
- {at: [0, -1]}
- {at: [1, -1]}
- {at: [1, 0]}
- {at: [0, 1]}
- {at: [-1, 1]}
- {at: [-1, 0]}
"""


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["los", *map(str, arguments)])


def look(one: str, other: str, *arguments: str | Path) -> dict[str, Any]:
    result = run("--from", one, "--to", other, "--json", *arguments)
    assert result.exit_code == 0 and result.stderr == "", result.output
    found: dict[str, Any] = json.loads(result.stdout)
    assert list(found) == ["distance", "visible", "because"] and found["because"]
    return found


def test_brw_range_los_line__blocked_by_an_edge_as_json() -> None:
    assert look("-1,0", "0,1") == {
        "distance": 2,
        "visible": False,
        "because": [
            {
                "rule": "brw.range.los.line",
                "kind": "los-edge",
                "edge": [[-1, 1], [0, 0]],
                "ruling": EDGE,
                "reading": "blocked",
            }
        ],
    }
    opened = look("-1,0", "0,1", "--ruling", f"{EDGE}=open")
    assert opened["visible"] and opened["because"][0]["reading"] == "open"


def test_brw_range_los_line__every_room_from_the_hall() -> None:
    for q, r in STANDARD:
        found = look("0,0", f"{q},{r}")
        assert found["visible"] == is_visible((0, 0), (q, r), STANDARD, edges=False, corners=True)
        assert found["distance"] == max(abs(q), abs(r), abs(q + r))


def test_brw_range_los_line__in_words() -> None:
    shown = run("--from", "-1,0", "--to", "1,1")
    assert shown.exit_code == 0 and shown.stderr == ""
    assert shown.stdout.splitlines() == [
        "There is a line of sight. Distance: 3 rooms.",
        "  The line passes through the Black Rose Hall and place (0, 1). [brw.range.los.line]",
    ]
    told = run("--from", "0,0", "--to", "1,1", "--lang", "ru").stdout.splitlines()
    assert told == [
        "Линии видимости нет. Расстояние: 2 комнаты.",
        "  Линия идёт по ребру между местом (0, 1) и Тронным залом. [brw.range.los.line]",
    ]


def test_brw_range_max__the_same_room() -> None:
    assert look("2,0", "2,0")["distance"] == 0 and look("2,0", "2,0")["visible"]


def test_brw_cell_not_target__the_cells_depend_on_the_players() -> None:
    found = look("2,0", "2,1")
    assert not found["visible"]
    assert found["because"] == [{"rule": "brw.cell.not-target", "kind": "target-cell", "target": [2, 1]}]
    assert run("--from", "2,0", "--to", "2,-3", "--players", "2").exit_code == 1
    assert look("2,0", "2,-3")["because"][0]["rule"] == "brw.cell.not-target"


@pytest.mark.rules("brw.range.los.line")
def test_brw_range_max__in_a_layout_with_a_gap(tmp_path: Path) -> None:
    file = tmp_path / "ring.yaml"
    file.write_text(RING)
    found = look("-1,0", "1,0", "--layout", file)
    assert found == {
        "distance": 2,
        "visible": False,
        "because": [{"rule": "brw.range.los.line", "kind": "los-gap", "gap": [0, 0]}],
    }
    walked = look("-1,0", "1,0", "--layout", file, "--ruling", "brw.ruling.range.count=path")
    assert walked["distance"] == 3
    rim = look("-1,0", "0,1", "--layout", file)["because"]
    assert rim[0]["kind"] == "los-rim" and (rim[0]["room"], rim[0]["beyond"]) == ([-1, 1], [0, 0])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--from", "x", "--to", "0,0"), "--from: found x; allowed: two whole numbers q,r"),
        (("--from", "0,0,0", "--to", "0,0"), "--from: found 0,0,0; allowed: two whole numbers q,r"),
        (("--from", "0,0", "--to", "5,5"), "--to: found 5,5; allowed: 0,-2 1,-2 2,-2 "),
        (
            ("--from", "x", "--to", "0,0", "--lang", "ru"),
            "--from: найдено: x; допустимо: два целых числа q,r",
        ),
        (("--from", "0,0", "--to", "1,1", "--ruling", "x=y"), f"--ruling: found x; allowed: {EDGE}, "),
        (
            ("--from", "0,0", "--to", "1,1", "--ruling", EDGE),
            f"--ruling {EDGE}: found -; allowed: blocked, open",
        ),
        (("--from", "0,0", "--to", "1,1", "--layout", "nothing.yaml"), "nothing.yaml:1: -: found nothing"),
    ],
)
def test_wrong_input_is_told_and_ends_with_1(arguments: tuple[str, ...], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 1 and result.stdout == ""
    assert result.stderr.startswith(said)


def test_every_defect_of_a_layout_file_is_told(tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(RING.replace("[1, 0]", "[0, -1]").replace("[0, 1]", "[99, 1]"))
    result = run("--from", "0,0", "--to", "1,1", "--layout", file)
    assert result.exit_code == 1 and result.stdout == ""
    first, second = result.stderr.splitlines()
    assert first == f"{file}:5: rooms[2].at: found [0, -1]; allowed: a place on which nothing lies yet"
    assert second.startswith(f"{file}:6: rooms[3].at: found [99, 1]; allowed: two whole numbers")


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("--from", "0,0"),
        ("--to", "0,0"),
        ("--map", "--to", "0,0"),
        ("--from", "0,0", "--to", "0,0", "--players", "7"),
    ],
)
def test_a_misspelt_command_ends_with_2(arguments: tuple[str, ...]) -> None:
    assert run(*arguments).exit_code == 2


def test_brw_range_los_line__many_pairs_at_once() -> None:
    found = json.loads(run("--pair", "0,0 1,1", "--pair", "-1,0 0,1", "--json").stdout)["sight"]
    assert [(one["from"], one["to"], one["visible"]) for one in found] == [
        ("room-black-rose-hall", "place:1:1", False),
        ("place:-1:0", "place:0:1", False),
    ]
    assert found[1]["because"] == look("-1,0", "0,1")["because"]
    told = run("--from", "0,0", "--from", "1,0", "--to", "1,1", "--to", "2,0").stdout
    assert told.count(" → ") == 4 and "Black Rose Hall → place (2, 0): There is a line of sight." in told
    bad = run("--pair", "0,0")
    assert bad.exit_code == 1 and '--pair: found 0,0; allowed: two places, such as "0,0 1,1"' in bad.stderr


def test_brw_range_los_line__the_whole_map_at_once() -> None:
    found = json.loads(run("--map", "--json").stdout)["sight"]
    assert len(found) == len(STANDARD) ** 2
    seen = {(one["from"], one["to"]) for one in found if one["visible"]}
    assert seen == {(other, one) for one, other in seen}, "who sees is seen"
    blocked = sum(
        not is_visible(one, two, STANDARD, edges=False, corners=True) for one in STANDARD for two in STANDARD
    )
    assert len(found) - len(seen) == blocked
    shown = run("--map").stdout.splitlines()
    assert sum(line.count("(") - line.count(", ") for line in shown) == blocked
    assert len(json.loads(run("--map", "--from", "0,0", "--json").stdout)["sight"]) == len(STANDARD)


@pytest.mark.rules("brw.range.los.line")
def test_places_of_a_question_are_its_rooms_and_figures(tmp_path: Path) -> None:
    file = tmp_path / "question.yaml"
    file.write_text(question_text("blackrose"), "utf-8")
    named = json.loads(run(file, "--from", "graminia", "--to", "room-forge", "--json").stdout)
    assert named["visible"] and named["distance"] == 2
    assert named == json.loads(run(file, "--from", "-1,2", "--to", "riccart", "--json").stdout)
    ruled = file.read_text("utf-8").replace("position:", f"rulings: {{{EDGE}: open}}\nposition:", 1)
    file.write_text(ruled, "utf-8")
    asked = (file, "--from", "0,0", "--to", "1,1", "--json")
    assert json.loads(run(*asked).stdout)["visible"]
    assert not json.loads(run(*asked, "--ruling", f"{EDGE}=blocked").stdout)["visible"]
    near = run(file, "--from", "room-throan", "--to", "0,0")
    assert near.exit_code == 1 and "allowed: two whole numbers q,r, room-throne" in near.stderr
    assert run(file, "--from", "0,0", "--to", "1,1", "--layout", file).exit_code == 2
