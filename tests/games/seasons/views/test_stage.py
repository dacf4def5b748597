"""The stage of Seasons: each step of each lesson, whole games, what is hidden, what may be pressed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from support.courses import script_of
from support.samples import sample
from support.spelling import random_states
from support.whole_games import start

from tutor.engine.question import CHANCE, Question
from tutor.engine.state import State
from tutor.games.seasons import GAME
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.visibility import secrets
from tutor.games.seasons.views.stage import scene, things_of
from tutor.rules.words import Lang
from tutor.scenario import scenario_files
from tutor.trace.words import speaker
from tutor.views.stage import Setting, Stage, draw, picks
from tutor.views.stage.seals import shape_of

LESSONS = [f"seasons/{file.stem}" for file in scenario_files("seasons")]
OPENINGS = tuple(one.id for one in GAME.openings())
ANSWERS = 120
"""So many answers take a game of four through its prelude and into the first year."""
_KEYS = re.compile(r'data-key="([^"]+)"')


def stage_of(
    state: State[Any],
    question: Question | None,
    *,
    before: State[Any] | None = None,
    lang: Lang = "en",
    seat: str = "",
    you: str = "",
) -> Stage:
    asked = question if question is not None and question.seat != CHANCE else None
    found = picks(asked.options, things_of) if asked is not None else {}
    return scene(Setting(state, before or state, question, speaker("seasons", lang), seat, you, found))


def told(lesson: str) -> Iterator[tuple[State[Any], State[Any], Question | None]]:
    """Every position of a lesson's told line with the one before it, and what is asked there."""
    nodes = script_of(lesson).main_line().nodes
    for at, node in enumerate(nodes):
        yield node.state, nodes[at if node.parent is None else node.parent].state, node.question


@pytest.mark.parametrize("lesson", sample(LESSONS, 4, "every lesson of the game"))
def test_every_step_of_a_lesson_has_a_stage_whose_keys_differ(lesson: str) -> None:
    for state, before, question in told(lesson):
        for lang in ("en", "ru"):
            stage = stage_of(state, question, before=before, lang=lang, you="anna")
            keys = Counter(_KEYS.findall(draw(stage, "seasons")))
            assert not [key for key, n in keys.items() if n > 1]
            assert stage.label.endswith(".")


@pytest.mark.parametrize("lesson", sample(LESSONS, 4, "every lesson of the game"))
def test_every_answer_about_a_piece_stands_on_the_stage(lesson: str) -> None:
    for state, before, question in told(lesson):
        if question is None or question.seat == CHANCE:
            continue
        keys = set(_KEYS.findall(draw(stage_of(state, question, before=before), "seasons")))
        for option in question.options:
            things = tuple(things_of(option))
            assert not things or keys & set(things), (option.key, things)


@pytest.mark.parametrize("opening", OPENINGS)
def test_a_random_game_shows_no_hidden_card_to_the_one_who_is_asked(opening: str) -> None:
    shown = 0
    for state, question in random_states(GAME, start(GAME, opening), f"stage {opening}", ANSWERS):
        seat = question.seat if question.seat != CHANCE else state.table.seats[0]
        html = draw(stage_of(state, question, seat=seat, you=seat), "seasons")
        hidden = secrets(state.table, seat)
        for id in hidden & set(box().cards):
            assert f"seal-seasons-{id}" not in html
            shown += 1
    assert shown


def first(lesson: str, kind: str) -> tuple[State[Any], State[Any], Question]:
    """The first position of a lesson in which a question of that kind is asked."""
    for state, before, question in told(lesson):
        if question is not None and question.kind == kind:
            return state, before, question
    raise AssertionError(f"{lesson} asks no {kind}")


@pytest.mark.parametrize(
    ("lesson", "kind", "holds"),
    [
        ("seasons/01-the-first-die", "take-die", ("wheel", "dice", "die-winter-1")),
        ("seasons/07-crystallising-in-winter", "turn", ("reserve", "energy-fire")),
        ("seasons/23-summoned-for-nothing", "entered", ("called", "staff-of-spring-1")),
        ("seasons/30-a-season-turns", "season-changed", ("wheel", "called", "figrim-1")),
        ("seasons/60-nine-cards", "draft", ("dealt", "card-lewis")),
        ("seasons/60-nine-cards", "pile", ("piles", "pile-I")),
        ("seasons/41-boots-in-mid-round", "season-steps", ("wheel", "space-6")),
    ],
)
def test_the_focus_is_what_is_asked_about(lesson: str, kind: str, holds: tuple[str, ...]) -> None:
    state, before, question = first(lesson, kind)
    keys = set(_KEYS.findall(stage_of(state, question, before=before, you="anna").scene))
    assert set(holds) <= keys


def test_the_end_is_counted_part_by_part() -> None:
    state = next(state for state, _, _ in told("seasons/70-the-final-score") if state.table.scores)
    stage = stage_of(state, None, you="anna")
    assert {f"score-{seat}" for seat in state.table.seats} <= set(_KEYS.findall(stage.scene))
    for score in state.table.scores:
        assert str(abs(score.total)) in stage.label


def test_prices_are_told_where_tokens_can_be_crystallised_and_not_before() -> None:
    lines = list(told("seasons/07-crystallising-in-winter"))
    shown = {
        state.table.turn.access: "st-energy__price" in stage_of(state, question).scene
        for state, _, question in lines
        if state.table.turn is not None
    }
    assert shown == {False: False, True: True}


def test_while_a_prediction_is_open_nothing_can_be_picked() -> None:
    state, before, _ = first("seasons/01-the-first-die", "take-die")
    html = draw(stage_of(state, None, before=before, you="anna"), "seasons")
    assert "data-act" not in html
    assert "is-may" not in html


def test_the_token_is_seen_to_have_walked_over_the_spaces_that_it_left() -> None:
    state, before, _ = next(one for one in told("seasons/04-leaving-winter") if moved(one))
    stage = stage_of(state, None, before=before)
    assert stage.scene.count("st-wheel__passed") == state.table.space - before.table.space
    assert "is-moved" in stage.scene


def moved(one: tuple[State[Any], State[Any], Question | None]) -> bool:
    return bool(one[0].table.space != one[1].table.space)


def test_the_label_says_what_a_board_holds_and_where_the_season_stands() -> None:
    state, before, question = first("seasons/07-crystallising-in-winter", "turn")
    label = stage_of(state, question, before=before, you="anna").label
    assert str(state.table.player("anna").crystals) in label
    assert f"space {state.table.space}" in label


def test_the_seals_of_all_cards_differ() -> None:
    shapes = Counter(shape_of("seasons", id) for id in box().cards)
    assert set(shapes.values()) == {1}
