"""The first file of a lesson is sound as it is, whatever it begins with."""

from __future__ import annotations

import pytest

from tutor.scenario.checking import check, check_text
from tutor.scenario.games import game_named, playable, scenario_files
from tutor.scenario.template import SCHEMA_FILE, NotWritable, from_opening, from_script, template_text

STARTS = [(game, opening.id) for game in playable() for opening in game_named(game).openings()[:2]]


@pytest.mark.parametrize(("game", "opening"), STARTS)
def test_a_template_of_a_whole_game_is_sound(game: str, opening: str) -> None:
    text = template_text(from_opening(game, opening))
    report = check_text(text, f"{game}.yaml")
    assert report.defects == () and report.scenario is not None and report.scenario.unanswered


@pytest.mark.parametrize("game", playable())
def test_a_template_goes_on_as_a_lesson_does_from_any_full_stop_that_can_be_written(game: str) -> None:
    script = check(scenario_files(game)[0]).script
    assert script is not None
    whole = check_text(template_text(from_script(script)), "x.yaml")
    assert whole.defects == () and whole.script is not None and whole.script.answers == script.answers
    begun = refused = 0
    for step in range(0, whole.nodes, 3):
        try:
            text = template_text(from_script(script, step))
        except NotWritable as error:
            refused += 1
            assert step not in error.steps
        else:
            begun += 1
            assert check_text(text, "x.yaml").defects == (), step
    assert begun
    with pytest.raises(IndexError):
        from_script(script, whole.nodes)


def test_a_template_explains_itself_in_both_languages_and_names_its_schema() -> None:
    script = check(scenario_files("penumbra")[0]).script
    assert script is not None
    text = template_text(from_script(script))
    lines = text.splitlines()
    assert lines[0] == f"# yaml-language-server: $schema={SCHEMA_FILE}"
    for field in ("title", "level", "shows", "you", "position", "steps"):
        above = lines[: next(n for n, line in enumerate(lines) if line.startswith(f"{field}:"))]
        assert above[-1].startswith("#") and any("а" <= one <= "я" for one in above[-1]), field
    assert "predict:" in text and "expect:" in text and "choices" in text
    assert max(map(len, lines)) <= 120
