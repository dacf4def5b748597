"""Random play through every text of the training set: it keeps the contract, and all of it can be said."""

from __future__ import annotations

import random

import pytest
from games.blackrose.support.crowd import beginning_with, crowded, sides, texts
from support.samples import sample

from tutor.contract import check_game
from tutor.engine.state import State
from tutor.engine.step import advance, take
from tutor.games.blackrose import GAME
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.position.form import DoSpec
from tutor.games.blackrose.state.mage import Side
from tutor.games.blackrose.state.table import Table
from tutor.trace.words import Speaker, speaker

CAST = DoSpec("anna", "III")
SPEAKERS: tuple[Speaker, ...] = (speaker("blackrose", "en"), speaker("blackrose", "ru"))


@pytest.mark.parametrize("spell", sample(sides(waiting=False), 4, "every spell of the game"), ids="-".join)
def test_a_cast_spell_keeps_the_contract(spell: tuple[str, Side]) -> None:
    number = sum(map(ord, spell[0] + spell[1]))
    game = beginning_with(crowded(CAST, number, spell))
    assert check_game(game, pick=random.Random(number).randrange, games=1, limit=400) == ()


@pytest.mark.parametrize(
    "program", sample([one.id for one in texts("room", "event")], 4, "every room and event")
)
def test_a_room_or_an_event_keeps_the_contract(program: str) -> None:
    number = sum(map(ord, program))
    game = beginning_with(crowded(DoSpec("anna", program=program), number))
    assert check_game(game, pick=random.Random(number).randrange, games=1, limit=400) == ()


@pytest.mark.parametrize(
    "do",
    [
        DoSpec("anna", program="activate-evocation", given={"figure": "succubus-1"}),
        DoSpec("anna", program="attack"),
        DoSpec("anna", program="cast-next"),
        DoSpec("anna", program="draw-event", given={"deck": "event-1"}),
        DoSpec("anna", program="defeat", given={"by": "boris", "of": 0, "outright": True}),
        *(DoSpec("anna", room=room) for room in box("training").rooms),
    ],
    ids=lambda do: do.program or do.room,
)
def test_a_procedure_keeps_the_contract(do: DoSpec) -> None:
    game = beginning_with(crowded(do, 1))
    assert check_game(game, pick=random.Random(1).randrange, games=1, limit=400) == ()


def said(state: State[Table], number: int) -> None:
    """Plays at random and says everything that is told, asked, offered and refused, in both languages."""
    chance = random.Random(number)
    for _ in range(300):
        if not state.stack:
            return
        step = advance(GAME, state)
        told = [*step.events]
        question, state = step.question, step.state
        if question is not None:
            for words in SPEAKERS:
                assert words.question(question)
                for option in question.options:
                    assert words.option(option)
                    words.option_note(option)
                for refused in question.refused:
                    assert all(words.refusal(one) for one in refused.reasons)
                    assert [words.allowed_if(one) for one in refused.reasons]
            keys = [option.key for option in question.options]
            chances = question.chance
            key = chance.choice(keys) if chances is None else chances.pick(chance.randrange(chances.total))
            taken = take(GAME, state, question, key)
            told, state = [*told, *taken.events], taken.state
        for event in told:
            assert all(words.event(event) for words in SPEAKERS)


@pytest.mark.parametrize("number", range(3))
def test_everything_that_spells_do_can_be_said(number: int) -> None:
    for at, spell in enumerate(sides(waiting=False)):
        said(crowded(CAST, 100 * number + at, spell), number)


@pytest.mark.parametrize("number", range(2))
def test_everything_that_other_texts_do_can_be_said(number: int) -> None:
    for at, program in enumerate(texts("room", "event", "quest")):
        said(crowded(DoSpec("anna", program=program.id), 100 * number + at), number)
