"""Moves in words: the verbs and names of players, with what is not understood told."""

from __future__ import annotations

import pytest
from support.interpreters import at_beginning, interpreter

from tutor.analysis.queries.interpretation import Interpreter
from tutor.scenario.games import game_named, scenario_folder
from tutor.scenario.load import load_scenario
from tutor.trace.words import speaker
from tutor.views.analysis.interpretations import question_text


@pytest.mark.parametrize(
    ("game", "said", "shown", "unknown"),
    [
        ("blackrose", "may Riccart attack Doria", "Riccart: attack … — which one?", ("Doria",)),
        ("blackrose", "may Riccart attack Graminia", "Riccart: attack Graminia — is it allowed?", ()),
        ("blackrose", "может ли Риккарт атаковать Дорию", "Риккарт: атаковать: … — что именно?", ("Дорию",)),
    ],
)
def test_the_only_move_of_a_kind_is_not_taken_for_one_about_something_else(
    game: str, said: str, shown: str, unknown: tuple[str, ...]
) -> None:
    answer = interpreter(game).understand(said)
    assert answer.best is not None and answer.unknown == unknown
    assert question_text(answer.best, speaker(game, "ru" if "ли" in said else "en")) == shown


def test_a_number_says_less_than_a_name() -> None:
    scenario = load_scenario(scenario_folder() / "seasons" / "01-the-first-die.yaml")
    answer = Interpreter.of(game_named("seasons"), scenario.start).understand("may I crystallise 2 water")
    assert answer.best is not None
    shown = question_text(answer.best, speaker("seasons", "en"))
    assert shown == "Anna: crystallise water: 1 crystal — is it allowed?" and answer.unknown == ("2",)


@pytest.mark.parametrize(
    ("game", "id", "said", "move", "unknown"),
    [
        (
            "blackrose",
            "movement-and-its-price",
            "an order to the cadaver",
            "graminia/action/order",
            "cadaver",
        ),
        ("blackrose", "movement-and-its-price", "приказ кадавру", "graminia/action/order", "кадавру"),
        ("seasons", "exchanging-energy", "поменять огонь на воду", "anna/turn/bonus-exchange", "огонь воду"),
        ("seasons", "exchanging-energy", "swap air for fire", "anna/turn/bonus-exchange", "air fire"),
        ("penumbra", "a-rest", "отдых", "anna/turn-kind/rest", ""),
        ("penumbra", "paying-for-a-trial", "сдаться", "anna/task-sum/give-up", ""),
        ("resarcana", "payment-with-a-reduction", "пас", "anna/action/pass", ""),
        (
            "resarcana",
            "payment-with-a-reduction",
            "take a place of power",
            "anna/action/claim.dragons-lair",
            "",
        ),
    ],
)
def test_a_move_that_waits_is_meant_rather_than_one_with_as_few_of_the_words(
    game: str, id: str, said: str, move: str, unknown: str
) -> None:
    answer = at_beginning(game, id).understand(said)
    assert answer.best is not None and answer.best.moves[0].key == move
    assert " ".join(answer.unknown) == unknown


@pytest.mark.parametrize(
    ("said", "unknown"),
    [
        ("walk thru a wall", ("wall",)),
        ("пройти сквозь стену", ("стену",)),
        ("Граминья проходит через стену", ("стену",)),
    ],
)
def test_a_short_word_with_another_letter_is_another_word(said: str, unknown: tuple[str, ...]) -> None:
    answer = at_beginning("blackrose", "movement-and-its-price").understand(said)
    assert answer.best is not None and answer.best.words and answer.unknown == unknown
    assert {one.option.kind for one in answer.best.moves} == {"step-move"}


@pytest.mark.parametrize("said", ["can Boris stop the summoning", "может ли Борис остановить призыв"])
def test_whether_somebody_can_stop_a_move_is_who_may_answer_it(said: str) -> None:
    best = at_beginning("seasons", "two-cards-answer-a-summoning").understand(said).best
    assert best is not None
    assert (best.kind, best.moves[0].key) == ("answers", "anna/turn/summon-die-of-malice")
