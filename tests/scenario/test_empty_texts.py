"""A text that is empty is shown as one, wherever it is told what was found and what is allowed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer import Exit

from tutor.cli.output import Language, one_of
from tutor.rules.defects import Defect, complaint, spoken
from tutor.rules.words import LANGS, Lang, Words
from tutor.scenario import check_text
from tutor.sweeps.planning import PlanError
from tutor.trace.words import speaker
from tutor.views.studio.page import defect_list
from tutor.views.workbench.form import defects as form_defects

SCENARIOS = Path(__file__).parents[2] / "scenarios"
LESSONS = (
    "blackrose/103-the-last-black-chips",
    "penumbra/45-in-its-own-time",
    "resarcana/01-the-first-card",
    "seasons/07-crystallising-in-winter",
)
"""Lessons of all games; their positions name many things."""

LEFT_OUT = re.compile(r"(found|найдено:|стоит)\s*;|(allowed|допустимо):\s*(\[|\(--|\.|$|<)")


def texts_of(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to every text in plain data."""
    steps = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for step, value in steps:
        yield from texts_of(value, (*path, step))
    if isinstance(data, str):
        yield path


def broken(lesson: str) -> dict[tuple[str | int, ...], tuple[Defect, ...]]:
    """The defects of a lesson in which one text has been emptied, for each of its texts."""
    sound = yaml.safe_load((SCENARIOS / f"{lesson}.yaml").read_text("utf-8"))
    found = {}
    for way in texts_of(sound):
        changed = deepcopy(sound)
        at: Any = changed
        for step in way[:-1]:
            at = at[step]
        at[way[-1]] = ""
        text = yaml.safe_dump(changed, allow_unicode=True, sort_keys=False)
        found[way] = check_text(text, f"{lesson.split('/')[1]}.yaml").defects
    return found


@pytest.mark.parametrize("lesson", LESSONS)
def test_an_empty_text_of_a_lesson_or_its_position_is_shown(lesson: str) -> None:
    game, found = lesson.split("/")[0], broken(lesson)
    assert any(defect.actual == "" for each in found.values() for defect in each), "nothing to be shown"
    for way, each in found.items():
        for lang in LANGS:
            shown = [defect.message(lang) for defect in each]
            shown += [str(form_defects(each, speaker(game, lang))), str(defect_list(each, lang))]
            assert not [one for one in shown if LEFT_OUT.search(one)], way


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("text", "shown"), [("", '""'), (" ", '" "'), (Words("", ""), '""'), ("a", "a")])
def test_what_cannot_be_seen_is_quoted(text: Words | str, shown: str, lang: Lang) -> None:
    assert spoken(text, lang) == shown
    said = {"en": f"found {shown}; allowed: x", "ru": f"найдено: {shown}; допустимо: x"}
    assert complaint(text, "x").of(lang) == said[lang]


def test_commands_show_what_is_empty(capsys: pytest.CaptureFixture[str]) -> None:
    assert str(PlanError("--seat", "", Words("anna", "anna"))) == '--seat: found ""; allowed: anna'
    with pytest.raises(Exit):
        one_of("--game", "", (), Language.EN)
    assert capsys.readouterr().err == '--game: found ""; allowed: ""\n'
