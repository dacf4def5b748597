"""Everything that happens, is asked, offered and refused in Seasons can be said in both languages."""

from __future__ import annotations

import re
from random import Random

import pytest
from support.kinds import ROOT
from support.words import asked, check_full_stops, check_kinds, check_refusals, written_in

from tutor.engine.step import advance, take
from tutor.games.seasons import GAME
from tutor.games.seasons.reactions.timing import HEARD
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker

FOLDER = ROOT / "tutor" / "games" / "seasons"


def kinds() -> set[tuple[str, str]]:
    """The kinds that the files of the game write down which say something."""
    return written_in(*(file for file in sorted(FOLDER.rglob("*.py")) if "views" not in file.parts))


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_that_the_code_writes_down_has_words(lang: Lang) -> None:
    found = kinds()
    assert {("ask", "take-die"), ("event", "crystallised"), ("refusal", "no-power")} <= found
    check_kinds("seasons", found | {("ask", kind) for kind in HEARD} | {("ask", "overflow")}, lang)
    check_refusals("seasons", found, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_every_full_stop_of_every_program_has_one_wording(lang: Lang) -> None:
    check_full_stops("seasons", GAME.programs.values(), lang)


@pytest.mark.long(reason="whole games at random")
@pytest.mark.parametrize("opening", [one.id for one in GAME.openings()])
def test_whole_games_are_told_in_words(opening: str) -> None:
    state = next(one.start() for one in GAME.openings() if one.id == opening)
    words, source = [speaker("seasons", lang) for lang in LANGS], Random(opening)
    told: list[str] = []
    while state.stack:
        step = advance(GAME, state)
        for speaks in words:
            told += [speaks.event(event) for event in step.events]
            if step.question is not None:
                told += asked(speaks, step.question)
        state = step.state
        if step.question is not None:
            chance = step.question.chance
            key = (
                source.choice(step.question.options).key
                if chance is None
                else chance.pick(source.randrange(chance.total))
            )
            taken = take(GAME, state, step.question, key)
            told += [speaks.event(event) for speaks in words for event in taken.events]
            state = taken.state
    for name, value in GAME.facts(state).items():
        told += [text for speaks in words for text in (speaks.fact(name), speaks.value(value))]
    assert len(told) > 1000 and not [one for one in told if "{" in one or "  " in one]
    assert not [one for one in told if re.search(r"-\d+\.|-[a-z]+-\d", one)], "an id is told as it is"
