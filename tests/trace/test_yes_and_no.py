"""A question of yes or no: either answer is told in words of its own, not as doing nothing."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.summoning import summoning
from games.resarcana.support.positions import do, lies, one, table
from games.seasons.support.play import play
from games.seasons.support.positions import PlayerSpec, turn
from support.trace import script

from tutor.engine.question import PASS, Question
from tutor.engine.state import State
from tutor.rules.words import LANGS, Lang
from tutor.scenario import game_named
from tutor.trace.narrate import narrate_at
from tutor.trace.words import speaker


def collecting() -> State[Any]:
    """Two players have something to choose when they collect."""
    boris = one("necromancer", with_={"crypt": lies(death=1)})
    anna = one("duelist", with_={"athanor": lies(elan=1)})
    return table(do("collect"), players={"anna": anna, "boris": boris})


def may_gain() -> State[Any]:
    """Anna may gain power."""
    return summoning({"do": "gain_power", "n": 1, "may": True}, target="self")


def amulet_paid() -> Question:
    """The Elemental Amulet has been paid for with earth, and another type may count as paid."""
    anna = PlayerSpec(power=9, hand=("elemental-amulet",), play=("hand-of-fortune",), reserve={"earth": 1})
    question = play(turn(anna=anna, deck=("runic-cube",)), "summon-elemental-amulet").question
    assert question is not None
    return question


@pytest.mark.parametrize(
    ("game", "begun", "lang", "no"),
    [
        ("resarcana", collecting, "en", "all at the same time"),
        ("resarcana", collecting, "ru", "всем одновременно"),
        ("blackrose", may_gain, "en", "no"),
        ("blackrose", may_gain, "ru", "нет"),
    ],
)
def test_no_is_told_as_what_was_answered(game: str, begun: Any, lang: Lang, no: str) -> None:
    history = script(game_named(game), begun(), PASS)
    told = [str(narrate_at(speaker(game, lang), history, number)) for number in history.line()]
    assert sum(f": {no}. " in f"{line} " for line in told) == 1, told


@pytest.mark.parametrize("lang", LANGS)
def test_that_no_other_type_counts_is_said(lang: Lang) -> None:
    option = amulet_paid().option(PASS)
    assert option is not None
    assert speaker("seasons", lang).option(option) == {"en": "No other type", "ru": "Больше никакого"}[lang]
