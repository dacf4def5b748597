"""What lessons tell at one step: so short that the question stays in sight, and nothing before it is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from scenario.writing import NAME, changed, report

from tutor.rules.words import LANGS, Lang, Words
from tutor.scenario import load_scenario
from tutor.scenario.foretold import foretold
from tutor.scenario.games import playable, scenario_files
from tutor.scenario.runner import Walk

MOST = {"first-steps": 45, "full-rules": 60, "edge-case": 60}
"""The most words that are told at one step, by whom a lesson is for."""

LESSONS = [path for game in playable() for path in scenario_files(game)]


def words_of(say: list[Words], lang: Lang) -> int:
    """How many words a reader sees together; a dash is none."""
    return len([word for told in say for word in told.of(lang).split() if re.search(r"\w", word)])


def too_long(path: Path) -> list[str]:
    """Each step at which too much is told: how many answers lead there, the language, and how many words."""
    walk = Walk(load_scenario(path))
    return [
        f"{number} {draft.after} {lang}: {count}"
        for number, drafts in enumerate(walk.drafts)
        for draft in drafts
        for lang in LANGS
        if (count := words_of(draft.say, lang)) > MOST[walk.scenario.level]
    ]


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_little_is_told_at_a_step(path: Path) -> None:
    assert too_long(path) == []


def test_words_are_counted_as_they_are_read_together(tmp_path: Path) -> None:
    assert [words_of([Words("One two", "Раз — два"), Words("three", "три")], lang) for lang in LANGS] == [
        3,
        3,
    ]
    long = tmp_path / "long.yaml"
    twice = f"  - say: {{en: {'word ' * 23}, ru: {'слово ' * 22}}}\n" * 2
    long.write_text(changed(("  - say: {en: Begin, ru: Начало}\n", twice)), encoding="utf-8")
    assert too_long(long) == ["0  en: 46"]


@pytest.mark.parametrize("text", ["{en: Look at 6 and 2., ru: Смотрите}", "{en: Look, ru: 'Выпало 2, 6.'}"])
def test_a_roll_that_is_told_before_it_falls_is_warned_of(text: str) -> None:
    roll = "  - roll: [2, 6]\n"
    found = report((roll, f"  - say: {text}\n{roll}"))
    (warning,) = found.warnings
    assert found.sound and found.script is not None
    assert str(warning).startswith(f"{NAME}:27: steps[4].say: found ")
    assert str(warning).endswith("which is rolled only later; allowed: a text behind steps[5]")


@pytest.mark.parametrize("text", ["Look at 6, 2 and 1.", "Six dice and 2 marks.", "2 against 6."])
def test_other_numbers_before_a_roll_are_no_matter(text: str) -> None:
    roll = "  - roll: [2, 6]\n"
    assert report((roll, f"  - say: {{en: '{text}', ru: Смотрите}}\n{roll}")).warnings == ()


def test_a_roll_is_told_once_it_has_fallen() -> None:
    said = "  - say: {en: Rolled, ru: Брошено}\n"
    assert report((said, "  - say: {en: 2 and 6 fell., ru: Выпало 2 и 6.}\n")).warnings == ()


def test_no_lesson_tells_a_roll_before_it_falls() -> None:
    scenarios = [load_scenario(path) for path in LESSONS]
    assert [str(one) for scenario in scenarios for one in foretold(scenario)] == []
