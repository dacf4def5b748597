"""Tables written down as positions: they lead back to the same table, and the same question waits there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from support.samples import sample
from support.spelling import check, random_states, some

from tutor.engine.game import Spelling
from tutor.engine.program import walk
from tutor.engine.state import State
from tutor.engine.step import advance
from tutor.games.blackrose import GAME
from tutor.games.blackrose.position.form import (
    BoardSpec,
    DeclinedSpec,
    DoSpec,
    DueSpec,
    JinxSpec,
    LookingSpec,
    MageSpec,
    Position,
    RoomSpec,
)
from tutor.games.blackrose.position.reading import place
from tutor.games.blackrose.position.variants import openings
from tutor.games.blackrose.programs import BOOK
from tutor.games.blackrose.state.lodge.layouts import CellSpec, LayoutSpec
from tutor.games.blackrose.state.lodge.layouts import RoomSpec as LaidSpec
from tutor.games.blackrose.state.table import Table
from tutor.scenario import load_scenario, scenario_files

LESSONS = scenario_files("blackrose")
OPENINGS = {one.id: one for one in openings() if one.id.partition("-")[0] in ("whole", "avatar", "solo")}
RULINGS = {
    "brw.ruling.throne.corner": "random",
    "brw.ruling.end.rose-marker": "unknown",
    "brw.ruling.solo.layout": "two-player",
}


@pytest.mark.parametrize("id", sample(OPENINGS, 3, "every kind of whole game"))
def test_a_random_game_can_be_written_down_in_any_state(id: str) -> None:
    """Few are in the midst of what answers an event; all others go on as they are."""
    on = [switch.id for switch in OPENINGS[id].switches]
    states = some(random_states(GAME, OPENINGS[id].start(*on), f"spelled {id}", 900), 60, 9)
    left = [bool(check(GAME, state, question).left) for state, question in states]
    assert sum(left) < len(left) / 5


def test_a_set_up_under_other_readings_can_be_written_down() -> None:
    """Where the Throne Room lies is drawn, and the players say where the cubes stand."""
    opening = OPENINGS["solo"].start("moon-markers")
    opening = replace(opening, rulings=tuple(RULINGS.items()))
    for state, question in random_states(GAME, opening, "set-up", 30):
        assert bool(check(GAME, state, question).left) == (question.kind == "order-back")


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_every_lesson_begins_with_a_position_that_can_be_written_down(path: Path) -> None:
    state = load_scenario(path).start
    assert not check(GAME, state).left
    step = advance(GAME, state)
    check(GAME, step.state, step.question)


def placed(position: Position) -> State[Table]:
    found = place(position)
    assert found.state is not None, found.flaws
    return found.state


PLAIN = Position(
    mages={
        "anna": MageSpec(mage="mage-arianna", at="room-abyss", board={"I": BoardSpec("spell-torment")}),
        "boris": MageSpec(mage="mage-riccart", damage={"anna": 2}),
    },
    do=(DoSpec("anna", cast="I"),),
    rooms={"room-abyss": RoomSpec((0, 1), instability=("rose", "anna", "rose"))},
)


def test_what_a_position_says_by_itself_is_not_written() -> None:
    assert GAME.spell(placed(PLAIN)) == Spelling(PLAIN)


def test_several_copies_of_a_jinx_are_written_one_by_one() -> None:
    jinxes = (JinxSpec("jinx-weakness"), JinxSpec("jinx-weakness", 1))
    mages = {**PLAIN.mages, "boris": MageSpec(mage="mage-riccart", jinxes=jinxes)}
    state = placed(replace(PLAIN, mages=mages))
    spelled = check(GAME, state).position
    assert isinstance(spelled, Position) and spelled.mages["boris"].jinxes == jinxes


def test_a_lodge_of_ones_own_is_written_with_its_places() -> None:
    free = (("brw.ruling.layout.lodge", "free"),)
    rooms = (LaidSpec((0, 0), "room-black-rose-hall"), LaidSpec((1, 0), "room-throne"), LaidSpec((0, 1)))
    cells = (CellSpec((-1, 1)), CellSpec((2, -1)))
    own = replace(PLAIN, lodge=LayoutSpec(rooms=rooms, cells=cells), rooms={"room-abyss": RoomSpec((0, 1))})
    found = place(own, free)
    assert found.state is not None, found.flaws
    assert not check(GAME, found.state).left


@pytest.mark.parametrize(
    ("said", "path"),
    [
        ({"do": (DoSpec("anna", program="round", at=(9,)),)}, ("do", 0, "at")),
        ({"do": (DoSpec("anna", program="round", at=(1, 0, 0)),)}, ("do", 0, "with")),
        ({"do": (DoSpec("anna", program="explore", part=True),)}, ("do", 0, "part")),
        ({"looking": LookingSpec("vera", ("spell-torment",))}, ("looking", "seat")),
        ({"due": (DueSpec("action", "spell-nothing.main", "anna"),)}, ("due", 0, "program")),
        ({"declined": (DeclinedSpec("vera", (), 5),)}, ("declined", 0, "seat")),
        ({"purged": ("vera",)}, ("purged", 0)),
        ({"winners": ("vera",)}, ("winners", 0)),
        ({"scores": {"vera": {"power": 3}}}, ("scores", "vera")),
        ({"out": ("spell-nothing",)}, ("out", 0)),
        ({"laying": True, "rooms": {"room-abyss": RoomSpec()}}, ("rooms", "room-abyss", "at")),
    ],
)
def test_what_cannot_be_is_refused(said: dict[str, Any], path: tuple[str | int, ...]) -> None:
    assert path in [flaw.path for flaw in place(replace(PLAIN, **said)).flaws]


def test_no_program_can_be_made_to_fail_by_where_it_goes_on() -> None:
    """At every sentence of every program it goes on, or it is said that it lacks something."""
    bare = replace(PLAIN, box="training")
    for program in BOOK.values():
        for at, _ in walk(program.sentences):
            found = place(replace(bare, do=(DoSpec("anna", program=program.id, at=at),)))
            assert found.state is not None or [flaw.path for flaw in found.flaws] == [("do", 0, "with")]
