"""Whatever is written in a file, checking it ends with a report: defects with places, or a sound scenario."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scenario.test_goal import PUZZLE
from scenario.writing import NAME, SOUND

from tutor.rules.defects import Defect, DefectiveFile
from tutor.rules.located import load_located
from tutor.scenario import Report, check_text, playable, scenario_files, scenario_folder
from tutor.scenario.games import SUITE
from tutor.scenario.question_file import parse_question, question_text
from tutor.scenario.suite_run import suite_report

TEXTS = [SOUND, PUZZLE, *(file.read_text(encoding="utf-8") for file in scenario_files()[4::5])]
VALUES = [
    "",
    "~",
    "true",
    "-3",
    "99",
    "1.5",
    "[]",
    "{}",
    "[1, [2]]",
    "{a: b}",
    "anna",
    "pen.threat.steps",
    "&a x",
    '"',
]
LINES = st.tuples(st.sampled_from(["drop", "twice", "swap", "indent", "value"]), st.integers(0, 200))


def mangled(text: str, edits: list[tuple[str, int]], value: str) -> str:
    """The text with some lines dropped, doubled, swapped, moved to the right, or given another value."""
    lines = text.splitlines()
    for what, number in edits:
        at = number % len(lines)
        if what == "drop" and len(lines) > 1:
            del lines[at]
        elif what == "twice":
            lines.insert(at, lines[at])
        elif what == "swap":
            lines[at], lines[at - 1] = lines[at - 1], lines[at]
        elif what == "indent":
            lines[at] = f"  {lines[at]}"
        else:
            lines[at] = f"{lines[at].partition(':')[0]}: {value}"
    return "\n".join(lines) + "\n"


def sane(report: Report, text: str) -> None:
    """Either a script or defects, each of them somewhere in the text and told in both languages."""
    assert (report.script is None) == bool(report.defects)
    placed(report.defects, text)


def placed(defects: tuple[Defect, ...], text: str) -> None:
    """Each defect is somewhere in the text, and told in both languages."""
    for defect in defects:
        assert defect.file == NAME and 1 <= defect.line <= text.count("\n") + 1
        assert defect.field and defect.message("en") and defect.message("ru")


@settings(max_examples=150)
@given(st.sampled_from(TEXTS), st.lists(LINES, min_size=1, max_size=4), st.sampled_from(VALUES))
def test_mangled_scenarios(text: str, edits: list[tuple[str, int]], value: str) -> None:
    written = mangled(text, edits, value)
    sane(check_text(written, NAME), written)


@settings(max_examples=60)
@given(st.text(alphabet="a: -[]{}\n#&*!'\"|>%@`,?1\t\\\x00é", max_size=60))
def test_any_characters(text: str) -> None:
    sane(check_text(text, NAME), text)


WORDS = ["anna", "bone 6", "turn", "silverweed", ""]
FIELDS = ["wizards", "anna", "dice", "marks", "cards", "stock", "turn", "seat", "resolve", "trial"]
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 99) | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=4),
    max_leaves=12,
)


def written(position: Any) -> str:
    """The sound text with another position: JSON is YAML too."""
    head, _, rest = SOUND.partition("position:\n")
    steps = rest.partition("steps:\n")[2]
    return f"{head}position: {json.dumps(position)}\nsteps:\n{steps}"


@settings(max_examples=60)
@given(PLAIN)
def test_any_position(position: Any) -> None:
    text = written(position)
    sane(check_text(text, NAME), text)


CARDS = st.fixed_dictionaries(
    {"card": st.sampled_from(["silverweed", "ichor", "bat", "phylactery", "dragon"])},
    optional={"use": st.sampled_from(["turn", "discard", "condition", "permanent"]), "turned": st.booleans()},
)
MARKS = st.dictionaries(
    st.sampled_from(["discipline-1", "discipline-2", "spark-1", "discipline-9"]),
    st.fixed_dictionaries(
        {"mark": st.sampled_from(["jasper", "spark", "glass"]), "threat": st.integers(1, 6)},
        optional={
            "charged": st.booleans(),
            "wounded": st.booleans(),
            "effect": st.just("set"),
        },
    ),
    max_size=3,
)
WIZARD = st.fixed_dictionaries(
    {},
    optional={
        "dice": st.lists(st.sampled_from(["bone 2", "yellow 3", "spark 6", "pink 1", "bone 7"]), max_size=3),
        "marks": MARKS,
        "cards": st.lists(CARDS, max_size=3),
        "stock": st.dictionaries(st.sampled_from(["crystal", "arcana"]), st.integers(-1, 13)),
        "mortal_wounds": st.integers(0, 2),
    },
)
RESOLVE = st.dictionaries(
    st.sampled_from(["trial", "contract", "location", "card", "endure", "counterstrike", "dice", "rift"]),
    st.integers(0, 30) | st.sampled_from(["plains-of-agony", "lost-cottage", "ruins", "ichor", "nowhere"]),
    max_size=3,
)
POSITION = st.fixed_dictionaries(
    {
        "wizards": st.dictionaries(st.sampled_from(["anna", "boris", "vera"]), WIZARD, max_size=3),
        "turn": st.fixed_dictionaries(
            {"seat": st.sampled_from(["anna", "boris", "nobody"])},
            optional={
                "kind": st.sampled_from(["trial", "learning", "rest"]),
                "placed": st.just("yellow"),
            },
        ),
    },
    optional={"resolve": RESOLVE},
)


@settings(max_examples=60)
@given(POSITION)
def test_any_position_of_the_right_form(position: Any) -> None:
    text = written(position)
    sane(check_text(text, NAME), text)


@pytest.mark.long(reason="very many positions")
@settings(max_examples=1_000)
@given(POSITION)
def test_many_positions_of_the_right_form(position: Any) -> None:
    text = written(position)
    sane(check_text(text, NAME), text)


SUITES = [(scenario_folder() / game / SUITE).read_text("utf-8") for game in playable()]
QUESTIONS = [question_text(game) for game in playable()]


@settings(max_examples=60)
@given(st.sampled_from(QUESTIONS), st.lists(LINES, min_size=1, max_size=4), st.sampled_from(VALUES))
def test_mangled_questions(text: str, edits: list[tuple[str, int]], value: str) -> None:
    written = mangled(text, edits, value)
    try:
        parse_question(written, NAME)
    except DefectiveFile as error:
        placed(error.defects, written)


def few_cases(text: str, number: int) -> str:
    """A suite with what its cases share, and three of them."""
    head, *cases = re.split(r"(?m)^(?=  - id: )", text)
    return head + "".join(cases[number % len(cases) :][:3])


@settings(max_examples=60)
@given(
    st.sampled_from(SUITES),
    st.integers(0, 40),
    st.lists(LINES, min_size=1, max_size=4),
    st.sampled_from(VALUES),
)
def test_mangled_suites(text: str, number: int, edits: list[tuple[str, int]], value: str) -> None:
    written = mangled(few_cases(text, number), edits, value)
    report = suite_report(load_located(written, NAME))
    assert report.cases or report.defects
    placed(report.defects, written)
