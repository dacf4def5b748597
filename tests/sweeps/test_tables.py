"""Tables: what is written is read back, with types, fractions and the readings in force."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet
from support.sweeps import LESSONS, games, ran

from tutor.scenario import scenario_folder
from tutor.sweeps import Args, Done, OutputError, Row, Wanted, check_output, plan_of, write_table
from tutor.sweeps.backends import Here
from tutor.sweeps.questions import whole
from tutor.sweeps.tables import columns

RULING = "sea.ruling.die-order"


@pytest.fixture(scope="module")
def law(tmp_path_factory: pytest.TempPathFactory) -> Done:
    """Laws of three lessons, of which one does not have the fact."""
    files = [scenario_folder() / "penumbra" / name for name in ("01-three-steps.yaml", "07-yellow-dice.yaml")]
    wanted = Wanted(
        "law", (*files, LESSONS / "01-the-first-die.yaml"), args=Args(facts=("anna.wounds",), answers=0)
    )
    return ran(plan_of(wanted), tmp_path_factory.mktemp("law"), Here())


def test_parquet_is_read_back_with_its_types(law: Done, tmp_path: Path) -> None:
    path = tmp_path / "law.parquet"
    write_table(law, path)
    table = parquet.read_table(path)
    types = {field.name: str(field.type) for field in table.schema}
    wanted = {"seed": "int64", "least": "string", "least_float": "double", "complete": "bool"}
    assert wanted.items() <= types.items() and types["lines"] == "int64"
    read = table.to_pylist()
    assert read[0]["least"] == "91/216" and read[0]["least_float"] == 91 / 216
    assert [row["status"] for row in read] == ["ok", "ok", "error"]
    assert read[2]["least"] is None and "anna.wounds" in read[2]["error"]
    assert read == [dict(zip(types, cells, strict=True)) for cells in zip(*cells_of(law), strict=True)]


def test_csv_is_read_back(law: Done, tmp_path: Path) -> None:
    path = tmp_path / "law.csv"
    write_table(law, path, "ru")
    with path.open(encoding="utf-8", newline="") as file:
        read = list(csv.DictReader(file))
    assert [row["law"] for row in read] == [row.values.get("law", "") for row in law.rows]
    assert [row["complete"] for row in read] == ["true", "true", ""]
    assert read[2]["error"].startswith("найдено: ")


def test_json_lines_hold_what_parquet_does(law: Done, tmp_path: Path) -> None:
    for name in ("law.jsonl", "law.parquet"):
        write_table(law, tmp_path / name)
    lines = [json.loads(line) for line in (tmp_path / "law.jsonl").read_text("utf-8").splitlines()]
    assert lines == parquet.read_table(tmp_path / "law.parquet").to_pylist()


def test_readings_in_force_are_columns(tmp_path: Path) -> None:
    files = (LESSONS / "01-the-first-die.yaml", scenario_folder() / "penumbra" / "01-three-steps.yaml")
    done = ran(plan_of(Wanted("legal", files, every=(RULING,))), tmp_path, Here())
    cells = {column.name: column.cells for column in columns(done)}
    readings = [dict(item.readings).get(RULING) for item in done.plan.items]
    assert list(cells[RULING]) == readings and readings[-1] is None
    default = f"{RULING}=own-choice"
    assert [default in str(text) for text in cells["rulings"]] == [
        reading == "own-choice" for reading in readings
    ]


def test_facts_have_the_type_that_all_their_values_have() -> None:
    plan = games(3)
    values: tuple[dict[str, Any], ...] = (
        {"n": 1, "b": True, "m": 2, "huge": 1},
        {"n": None, "b": False, "m": "x"},
        {"huge": whole(2**70)},
    )
    done = Done(plan, tuple(Row(at, "seasons", values=dict(each)) for at, each in enumerate(values)), 0)
    found = {column.name: (column.type, list(column.cells)) for column in columns(done)}
    assert found["n"] == ("whole", [1, None, None])
    assert found["b"] == ("yes", [True, False, None])
    assert found["m"] == ("text", ["2", "x", None])
    assert found["huge"] == ("text", ["1", None, str(2**70)])


def test_a_table_that_cannot_be_written_is_refused_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(OutputError, match=r"allowed: a name that ends with \.parquet, \.csv, \.jsonl"):
        check_output(tmp_path / "table.xlsx")
    with pytest.raises(OutputError, match="there is no folder"):
        check_output(tmp_path / "none" / "table.csv")
    monkeypatch.setattr("tutor.sweeps.tables.find_spec", lambda name: None)
    with pytest.raises(OutputError, match=r"needs pyarrow.* pip install"):
        check_output(tmp_path / "table.parquet")


def cells_of(done: Done) -> list[list[object]]:
    return [list(column.cells) for column in columns(done)]
