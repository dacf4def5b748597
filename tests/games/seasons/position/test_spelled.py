"""Every table of a whole game and of a lesson is written down, and put on the table again as it was."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from games.seasons.support.positions import CopySpec, DieSpec, DoSpec, PlayerSpec, flaws
from support.samples import sample
from support.spelling import SCENARIOS, check, random_states
from support.whole_games import start

from tutor.engine.state import Window
from tutor.engine.step import advance
from tutor.games.seasons import GAME
from tutor.games.seasons.position.form import LookingSpec, Position
from tutor.games.seasons.position.reading import place
from tutor.scenario import load_scenario, scenario_files

ANSWERS = 160
"""So many answers take a game of four through its prelude, and one of two nearly to its end."""

OPENINGS = tuple(one.id for one in GAME.openings())
LESSONS = [file.name for file in scenario_files("seasons")]


def with_anna(**said: Any) -> dict[str, PlayerSpec]:
    return {"anna": PlayerSpec(**said), "boris": PlayerSpec()}


@pytest.mark.parametrize("opening", sample(OPENINGS, 3, "every kind of whole game"))
def test_every_question_of_a_random_game_is_put_again(opening: str) -> None:
    for state, question in random_states(GAME, start(GAME, opening), f"spelled {opening}", ANSWERS):
        spelled = check(GAME, state, question)
        if not any(isinstance(one, Window) or one.pending for one in state.stack):
            assert not spelled.left


@pytest.mark.parametrize("late", range(3))
def test_a_game_with_many_cards_is_written_to_its_end(late: int) -> None:
    begun = tuple(GAME.setups())[late]
    for state, question in random_states(GAME, begun, f"late {late}", 2_000):
        check(GAME, state, question)


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_lesson_begins_with_a_position_that_is_written_again(lesson: str) -> None:
    check(GAME, load_scenario(SCENARIOS / "seasons" / lesson).start)


def test_what_a_position_says_by_itself_is_not_written() -> None:
    anna = PlayerSpec(reserve={"air": 2}, play=("idol", CopySpec("sid", turned=True)), hand=("kairn", "sid"))
    position = Position(
        players={"anna": anna, "boris": PlayerSpec(crystals=3)},
        do=(DoSpec("anna", "turn"), DoSpec("boris", "turn")),
        first="boris",
        left=DieSpec("die-winter-2", 3),
    )
    placed = place(position)
    assert placed.state is not None
    assert GAME.spell(placed.state).position == position
    assert msgspec.to_builtins(position)["players"]["boris"] == {"crystals": 3}


def test_the_same_copy_keeps_its_name() -> None:
    """Of two copies of a card the first has left the play."""
    play = (CopySpec("figrim", number=2), "kairn", "figrim")
    placed = place(Position(players={"anna": PlayerSpec(play=play), "boris": PlayerSpec(play=("kairn",))}))
    assert placed.state is None
    placed = place(
        Position(players={"anna": PlayerSpec(play=play[:2]), "boris": PlayerSpec(play=("kairn",))})
    )
    assert placed.state is not None
    spelled = check(GAME, placed.state).position
    assert isinstance(spelled, Position)
    assert spelled.players["anna"].play == play[:2]
    assert [copy.id for copy in placed.state.table.player("anna").play] == ["figrim-2", "kairn-1"]


def test_a_reserve_that_holds_too_much_is_brought_down_first() -> None:
    """The window in which that happens is not written, so that what it starts is."""
    state = next(
        state
        for number in range(20)
        for state, question in random_states(GAME, tuple(GAME.setups())[2], f"full {number}", 400)
        if any(isinstance(one, Window) and one.kind == "overflow" for one in state.stack)
    )
    spelled = check(GAME, state)
    assert isinstance(spelled.position, Position)
    assert spelled.position.do[0].program == "overflow"
    assert spelled.left
    placed = place(spelled.position)
    assert placed.state is not None
    assert advance(GAME, placed.state).state.table == state.table


@pytest.mark.parametrize(
    ("wrong", "at"),
    [
        ({"do": (DoSpec("anna", "turn", at=(9,)),)}, ("do", 0, "at")),
        ({"do": (DoSpec("anna", "turn", part=True),)}, ("do", 0, "part")),
        ({"do": (DoSpec("anna", "round", at=(4, 1)),)}, ("do", 0, "at")),
        ({"do": (DoSpec("anna", "round", at=(1, 0, 0)),)}, ("do", 0, "with")),
        ({"do": (DoSpec("anna", "round", at=(2, 0, 1)),)}, ("do", 0, "with")),
        ({"looking": (LookingSpec("vera", ("sid",)),)}, ("looking", 0, "seat")),
        ({"looking": (LookingSpec("anna", ("hydra",)),)}, ("looking", 0, "cards", 0)),
        ({"winners": ("vera",)}, ("winners",)),
        ({"scores": {"vera": {"crystals": 1}}}, ("scores", "vera")),
        ({"left": (DieSpec("die-winter-1", 1), DieSpec("die-winter-1", 2))}, ("left", 1, "die")),
        (
            {"players": with_anna(play=(CopySpec("sid", number=2), "sid"))},
            ("players", "anna", "play", 1, "number"),
        ),
    ],
)
def test_what_cannot_be_written_so_is_a_flaw(wrong: dict[str, Any], at: tuple[str | int, ...]) -> None:
    assert [flaw.path for flaw in flaws(**{"players": with_anna(), **wrong})] == [at]
