"""`tutor vocabulary`: what conditions and lessons can name, from the code itself."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from tutor.cli import app
from tutor.rules.words import LANGS
from tutor.scenario.games import game_named, playable


def run(*arguments: str) -> str:
    shown = CliRunner().invoke(app, ["vocabulary", *arguments])
    assert shown.exit_code == 0, shown.stderr
    return shown.stdout


@pytest.mark.parametrize("game", playable())
def test_every_word_of_a_game_is_told_with_type_and_meaning_in_both_languages(game: str) -> None:
    found = json.loads(run(game, "--json"))
    sections = {one["section"] for one in found["entries"]}
    assert sections == {"fact", "event", "program"}
    for one in found["entries"]:
        assert one["name"] and one["type"]["en"] and one["type"]["ru"]
        for said in one["meaning"].values():
            assert any(map(str.isalnum, said)), one
    programs = {one["name"] for one in found["entries"] if one["section"] == "program"}
    assert programs == set(game_named(game).programs)


def test_words_and_sections_narrow_what_is_listed() -> None:
    assert "SEAT.crystals: crystals (…) [a whole number, 0 or more]" in run("seasons", "--only", "fact")
    shown = run("seasons", "кристалл", "--lang", "ru", "--only", "fact")
    assert "SEAT.crystals: кристаллы (…) [целое число, не меньше 0]" in shown and "SEAT.hand" not in shown
    assert "  crystallise: Crystallising [Crystallise; with: token]\n" in run(
        "seasons", "crystallise", "--only", "program"
    )
    assert run("seasons", "no-such-word") == "Nothing has all these words.\n"


@pytest.mark.parametrize("lang", LANGS)
def test_a_game_or_section_that_there_is_not_is_refused(lang: str) -> None:
    for arguments in (("chess",), ("seasons", "--only", "cards")):
        shown = CliRunner().invoke(app, ["vocabulary", *arguments, "--lang", lang])
        assert shown.exit_code == 1 and shown.stdout == ""
        assert shown.stderr.startswith(("GAME: ", "--only: "))
