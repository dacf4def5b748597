"""A course puts lessons in an order: what its file may say, and what the courses that ship have to be."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from support.courses import course_defects

from tutor.rules.defects import DefectiveFile
from tutor.rules.located import load_located
from tutor.rules.words import Words
from tutor.scenario import game_named, scenario_files, scenario_folder
from tutor.scenario.course import Chapter, Course, CourseReport, check_course_text, course_of, load_course
from tutor.scenario.games import COURSE, playable
from tutor.scenario.schema import course_schema

NAME = "course.yaml"
LESSONS = ("01-three-steps", "02-dice-before-marks", "05-plains-of-agony")
SOUND = """\
title: {en: First trial, ru: Первое испытание}
summary: {en: A line, ru: Строка}
game: penumbra
chapters:
  - title: {en: The roll, ru: Бросок}
    lessons:
      - 01-three-steps
      - 05-plains-of-agony
  - title: {en: A whole game, ru: Целая партия}
    lessons:
      - 02-dice-before-marks
      - {opening: short-2}
"""
GAMES = playable()


def report(old: str = "", new: str = "") -> CourseReport:
    assert old in SOUND
    return check_course_text(SOUND.replace(old, new, 1) if old else SOUND, NAME, LESSONS)


@cache
def validator() -> Any:
    schema = course_schema()
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def fits(text: str) -> bool:
    return bool(validator().is_valid(load_located(text, NAME).data))


# ---- what a file may say


def test_a_sound_course() -> None:
    course = report().course
    assert course is not None and fits(SOUND)
    assert course.game == "penumbra" and course.opening == "short-2"
    assert course.title == Words("First trial", "Первое испытание")
    first, second, third = course.lessons
    assert course.lessons == tuple(f"penumbra/{name}" for name in (LESSONS[0], LESSONS[2], LESSONS[1]))
    assert [chapter.lessons for chapter in course.chapters] == [(first, second), (third,)]
    assert (course.after(first), course.after(second), course.after(third)) == (second, third, None)
    assert course.after("penumbra/06-mortal-wound") is None


def test_a_last_chapter_may_be_nothing_but_the_whole_game() -> None:
    course = report("      - 02-dice-before-marks\n").course
    assert course is not None and course.chapters[1].lessons == () and course.opening == "short-2"


def test_a_course_may_do_without_a_whole_game() -> None:
    course = report("      - {opening: short-2}\n").course
    assert course is not None and course.opening == "" and len(course.lessons) == 3


@pytest.mark.parametrize(
    ("old", "new", "message", "schema_knows"),
    [
        ("title:", "titel:", "1: titel: found an unknown field; allowed: the fields title, ", True),
        ("en: The roll", 'en: ""', "5: chapters[0].title.en: found «»; allowed: a text", False),
        ("ru: Бросок", "ru: Roll", "5: chapters[0].title.ru: found «Roll»; allowed: a Russian text", False),
        (", ru: Бросок", "", "5: chapters[0].title.ru: found nothing; allowed: a text", True),
        ("game: penumbra", "game: chess", "3: game: found «chess»; allowed: one of penumbra, ", True),
        ("- 05-plains-of-agony", "- 99-nowhere",
         "8: chapters[0].lessons[1]: found «99-nowhere»; allowed: the name of a scenario file", False),
        ("- 02-dice-before-marks", "- 01-three-steps",
         "11: chapters[1].lessons[0]: found 01-three-steps again; allowed: every lesson once", False),
        ("- 02-dice-before-marks", "- 7", "11: chapters[1].lessons[0]: found «7»; allowed: a text or ", True),
        ("\n      - 01-three-steps\n      - 05-plains-of-agony", " []",
         "6: chapters[0].lessons: found nothing; allowed: the name of a scenario file", True),
        ("opening: short-2", "opening: chess",
         "12: chapters[1].lessons[1].opening: found «chess»; allowed: one of short-2, ", True),
        ("opening: short-2", "openings: short-2",
         "12: chapters[1].lessons[1].openings: found an unknown field; allowed: the fields opening", True),
        ("- 05-plains-of-agony", "- {opening: short-3}",
         "8: chapters[0].lessons[1]: found a whole game before the end; allowed: a whole game only", False),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, message: str, schema_knows: bool) -> None:
    found = report(old, new)
    assert found.course is None
    assert any(str(defect).startswith(f"{NAME}:{message}") for defect in found.defects), found.defects
    assert fits(SOUND.replace(old, new, 1)) is not schema_knows


def test_a_course_without_chapters() -> None:
    text = SOUND.partition("chapters:")[0] + "chapters: []\n"
    found = check_course_text(text, NAME, LESSONS)
    assert [str(defect) for defect in found.defects] == [
        f"{NAME}:4: chapters: found nothing; allowed: at least one chapter"
    ]
    assert not fits(text)


@pytest.mark.parametrize("text", ["", "- 1\n", "chapters: 3\n", "a: [\n", "&a [*a]\n"])
def test_any_other_text_is_refused_without_an_exception(text: str) -> None:
    found = check_course_text(text, NAME, LESSONS)
    assert found.defects and found.course is None


def test_every_defect_is_found_at_once(tmp_path: Path) -> None:
    folder = tmp_path / "penumbra"
    folder.mkdir()
    (folder / COURSE).write_text(SOUND.replace("short-2", "chess"), encoding="utf-8")
    with pytest.raises(DefectiveFile) as raised:
        load_course(folder)
    assert [defect.line for defect in raised.value.defects] == [7, 8, 11, 12]


def test_a_folder_without_a_course(tmp_path: Path) -> None:
    with pytest.raises(DefectiveFile, match=r"course\.yaml:1: -: found nothing that can be read"):
        load_course(tmp_path)


def test_a_course_is_no_scenario() -> None:
    assert all(file.name != COURSE for file in scenario_files())


# ---- the courses that ship


@pytest.mark.long(reason="every lesson of a course is played")
@pytest.mark.parametrize("game", GAMES)
def test_the_course_of_a_game_teaches(game: str) -> None:
    course = course_of(game)
    assert course is not None and course.game == game
    assert list(course_defects(course)) == []
    assert course.opening in {opening.id for opening in game_named(game).openings()}


def test_a_course_that_does_not_teach_is_told_why() -> None:
    words = Words("A", "А")
    lessons = ("penumbra/05-plains-of-agony", "penumbra/01-three-steps")
    course = Course("penumbra", words, words, (Chapter(words, lessons),))
    found = list(course_defects(course))
    assert found[:2] == ["2 lessons, at least 8 are wanted", "it does not end in a whole game"]
    assert "no lesson has goal" in found and "no lesson hints" in found
    again = replace(course, chapters=(Chapter(words, (*lessons, lessons[0])),))
    assert f"{lessons[0]} shows no rule that was not shown before" in course_defects(again)


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_takes_a_course_that_ships(game: str) -> None:
    assert fits((scenario_folder() / game / COURSE).read_text("utf-8"))
    assert Draft202012Validator(course_schema(game)).is_valid(
        load_located((scenario_folder() / game / COURSE).read_text("utf-8"), NAME).data
    )
