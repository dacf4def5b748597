"""Sweeps in cells: the same answers as one by one, counts, figures and frames; no file is written."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

import pytest

import tutor
from tutor.rules.words import Lang
from tutor.scenario import scenario_folder
from tutor.sweeps import Wanted, plan_of
from tutor.sweeps import sweep as run
from tutor.sweeps.backends import Here
from tutor.views.analysis.sweep_counts import groups

OPENING = "seasons/apprentice-2"


def test_random_games_are_those_of_the_command_line(tmp_path: Path) -> None:
    games = tutor.sweep("play", OPENING, seeds="1-6")
    plan = plan_of(Wanted("play", openings=(OPENING,), seeds="1-6"))
    assert games.done.rows == run(plan, tmp_path / "journal", Here()).rows
    assert games.counts("winners") == Counter(row.values["winners"] for row in games.done.rows)
    assert sum(games.counts("winners").values()) == len(games) == 6 and games.by_chance


def test_seeds_are_texts_numbers_or_ranges() -> None:
    texts = [tutor.sweep("play", OPENING, seeds=given)["seed"] for given in ("2-4", range(2, 5), [2, 3, 4])]
    assert texts == [(2, 3, 4)] * 3 and tutor.sweep("play", OPENING, seeds=2)["seed"] == (2,)


def test_lessons_positions_steppers_and_files_are_asked_alike() -> None:
    id = "seasons/14-ten-places"
    file = scenario_folder() / f"{id}.yaml"
    lesson = tutor.lesson(id)
    sweep = tutor.sweep("legal", id, file, tutor.position(id, 0), lesson, answers=0)
    assert len(set(sweep["legal"])) == 1 and sweep["legal"][0] == len(
        [move for move in tutor.position(id, 0).moves() if move.allowed]
    )
    assert sweep["source"][:2] == (id, str(file)) and not sweep.by_chance


def test_a_law_is_that_of_the_position() -> None:
    at = tutor.position("penumbra/05-plains-of-agony", 0)
    law = tutor.sweep("law", at, where="anna.wounds >= 1")
    share = at.outcomes("anna.wounds >= 1")[True]
    assert isinstance(share, tuple)
    assert (law["least"][0], law["most"][0]) == tuple(map(str, share))


def test_each_reading_has_a_row() -> None:
    sweep = tutor.sweep("legal", OPENING, all_readings="sea.ruling.balance-cost")
    names = [text.partition("=")[2] for text in sweep["replaced"] if isinstance(text, str)]
    assert len(set(names)) == len(sweep) > 1 and "sea.ruling.balance-cost" in sweep.columns


def test_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    tutor.sweep("play", OPENING, seeds="1-2")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_counts_are_drawn_with_their_shares(lang: Lang) -> None:
    games = tutor.sweep("play", OPENING, seeds="1-5", lang=lang)
    winner, n = next(iter(sorted(games.counts().items(), key=lambda one: -one[1])))
    name = {"anna": "Anna", "boris": "Boris"}[str(winner)] if lang == "en" else ""
    html, text = str(games.html()), repr(games)
    assert name in html and f"{n} {'of' if lang == 'en' else 'из'} 5" in text
    assert html.count("rt-shares__range") == len(games.counts()) and "%" in text
    figure = games.figure()
    assert sum(figure.data[0].y) == 5 and figure.data[0].error_y.array is not None


def test_many_numbers_are_put_together_in_ranges() -> None:
    made = groups(list(range(95)), "en")
    assert [one.name for one in made][:2] == ["0–19", "20–39"] and sum(one.n for one in made) == 95
    assert len(groups(["x"] * 3 + list("abcdefghijklm"), "en")) == 10
    assert groups([3, 1, 1], "en")[0] == ("1", 2)


def test_what_cannot_be_answered_is_counted_and_told() -> None:
    sweep = tutor.sweep(
        "law",
        "penumbra/05-plains-of-agony",
        OPENING,
        where="anna.wounds >= 1",
        answers=0,
        seats={"anna": "free"},
    )
    assert sweep["status"] == ("ok", "error")
    assert "Without an answer: 1" in repr(sweep) and len(sweep.counts()) == 1


def test_rows_become_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", SimpleNamespace(DataFrame=list))
    games = tutor.sweep("play", OPENING, seeds="1-2", facts="anna.crystals")
    rows = games.to_frame()
    assert (
        [row["anna.crystals"] for row in rows]
        == games.to_dict()["anna.crystals"]
        == list(games["anna.crystals"])
    )
