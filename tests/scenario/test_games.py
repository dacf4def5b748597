"""Which scenario files there are, and in which order they are learned."""

from __future__ import annotations

from pathlib import Path

from tutor.scenario import scenario_files


def test_the_number_in_a_files_name_gives_its_place(tmp_path: Path) -> None:
    for name in ("b/101-late", "b/99-before", "b/10-early", "b/plain", "a/100-only"):
        file = tmp_path / f"{name}.yaml"
        file.parent.mkdir(exist_ok=True)
        file.touch()
    found = [file.relative_to(tmp_path).as_posix() for file in scenario_files(folder=tmp_path)]
    assert found == [
        "a/100-only.yaml",
        "b/plain.yaml",
        "b/10-early.yaml",
        "b/99-before.yaml",
        "b/101-late.yaml",
    ]
    assert [file.stem for file in scenario_files("a", tmp_path)] == ["100-only"]
