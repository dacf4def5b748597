"""Set-up, phases, cleanup and ending can be told, asked and refused in both languages."""

from __future__ import annotations

import pytest
from support.kinds import ROOT
from support.play import at_random
from support.words import asked, check_full_stops, check_kinds, check_refusals, written_in

from tutor.engine.step import advance, take
from tutor.games.blackrose import GAME
from tutor.games.blackrose.procedures.setup import opening
from tutor.games.blackrose.programs import WHOLE_GAME
from tutor.games.blackrose.state.options import OPTIONS
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker

FOLDER = ROOT / "tutor" / "games" / "blackrose"
FILES = (
    "setup", "setup_lodge", "setup_table", "setup_mages", "setup_avatar", "phases", "rose_phase", "study",
    "library", "purge", "planning", "cleanup", "restoration", "ending", "tasks", "events",
)  # fmt: skip


def kinds() -> set[tuple[str, str]]:
    """The kinds that the files of the round write down."""
    procedures = (FOLDER / "procedures" / f"{name}.py" for name in FILES)
    return written_in(FOLDER / "reactions" / "tasks.py", *procedures)


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_that_the_code_of_the_round_writes_down_has_words(lang: Lang) -> None:
    found = kinds()
    assert {("ask", "lay-spell"), ("event", "room-restored"), ("refusal", "too-few-laid")} <= found
    check_kinds("blackrose", found, lang)
    check_refusals("blackrose", found, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_every_full_stop_of_every_program_of_the_round_has_one_wording(lang: Lang) -> None:
    assert all(speaker("blackrose", lang).has(f"program-{program.id}") for program in WHOLE_GAME)
    check_full_stops("blackrose", WHOLE_GAME, lang)


@pytest.mark.parametrize("avatar", [False, True])
def test_whole_games_are_told_in_words(avatar: bool) -> None:
    state, choose = opening(("anna", "boris"), avatar=avatar, options=OPTIONS), at_random(7)
    words = [speaker("blackrose", lang) for lang in LANGS]
    told: list[str] = []
    while state.stack:
        step = advance(GAME, state)
        for speaks in words:
            told += [speaks.event(event) for event in step.events]
            if step.question is not None:
                told += asked(speaks, step.question)
        state = step.state
        if step.question is not None:
            taken = take(GAME, state, step.question, choose(step.question))
            told += [speaks.event(event) for speaks in words for event in taken.events]
            state = taken.state
    assert len(told) > 1000 and not [one for one in told if "{" in one or "  " in one]
