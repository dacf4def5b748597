"""The best of a turn of Seasons on a page: buttons, the order, the proof and the dice, in both languages."""

from __future__ import annotations

import re
from html import unescape

import pytest
from games.seasons.support.play import play
from games.seasons.support.positions import DieSpec, DoSpec, PlayerSpec, table, turn
from games.seasons.support.turns import DECK, rich

from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import settle
from tutor.games.seasons import GAME
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.views.table.searches import AIMS, FIND, offered, part
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker

FOREIGN = {"en": re.compile("[А-Яа-яЁё]"), "ru": re.compile("[A-Za-z]")}
ROMAN = re.compile(r"\b(?:I|II|III)\b")


def asked(state: State[Table]) -> tuple[State[Table], Question]:
    step = settle(GAME, state)
    assert step.question is not None
    return step.state, step.question


def small() -> State[Table]:
    """A turn in which something can be crystallised, summoned and activated, and a card drawn."""
    anna = PlayerSpec(
        crystals=5,
        reserve={"fire": 4, "earth": 3},
        power=3,
        bonuses=2,
        hand=("amulet-of-earth",),
        play=("potion-of-knowledge", "potion-of-power"),
    )
    return play(turn(anna=anna, access=True, space=4, deck=DECK)).state


def rolling() -> State[Table]:
    anna = PlayerSpec(power=1, bonuses=3, play=("die-of-malice",), die=DieSpec("die-winter-1", 1))
    return play(table(DoSpec("anna", "turn"), anna=anna, deck=DECK)).state


def choosing() -> State[Table]:
    game = play(table(DoSpec("anna", "round"), anna=PlayerSpec(reserve={"earth": 2}, bonuses=1), deck=DECK))
    while not game.over and game.question.chance is not None:
        game.answer("1")
    return game.state


def shown(state: State[Table], wanted: str, lang: Lang = "en", seat: str = "") -> str:
    state, question = asked(state)
    return unescape(str(part(state, question, speaker("seasons", lang), wanted, seat).html))


def words(html: str) -> str:
    return ROMAN.sub("", re.sub("<[^>]*>", " ", html))


def test_nothing_is_searched_before_it_is_wanted() -> None:
    html = shown(rich(), "")
    assert html.count("<button") == len(AIMS) and "<ol" not in html and 'role="status"' not in html
    assert 'data-act="ways"' in html and 'data-value="crystals"' in html and FIND == "ways"


@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("state", [small, rolling], ids=["small", "rolling"])
def test_the_order_and_the_proof_are_told(state: object, lang: Lang, aim: str) -> None:
    assert callable(state)
    html = shown(state(), f"{FIND}:{aim}", lang)
    assert "<ol>" in html and f'data-value="{aim}" data-key="ways-{aim}" aria-pressed="true"' in html
    assert FOREIGN[lang].search(words(html)) is None


@pytest.mark.parametrize("lang", LANGS)
def test_the_dice_stand_in_a_table(lang: Lang) -> None:
    html = shown(choosing(), f"{FIND}:dice-crystals", lang)
    assert html.count("<tr>") == 4 and html.count("<button") == len(AIMS)
    assert FOREIGN[lang].search(words(html)) is None


def test_only_who_is_asked_asks() -> None:
    assert shown(small(), "", seat="boris") == "" and shown(small(), "", seat="anna") != ""
    state, question = asked(choosing())
    assert offered(state, question) == tuple(f"dice-{aim}" for aim in AIMS)


def test_of_chance_nothing_is_worked_out() -> None:
    state, question = asked(play(table(DoSpec("anna", "round"), deck=DECK)).state)
    assert question.chance is not None and offered(state, question) == ()
