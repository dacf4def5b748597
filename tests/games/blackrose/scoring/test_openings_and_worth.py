"""The whole games that can be begun, random play from them, and how well a mage stands in one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from games.blackrose.support.acts import ABYSS, ROOMS
from games.blackrose.support.positions import mage, table
from games.blackrose.support.rounds import mages

from tutor.analysis.opponents import Luck, greedy
from tutor.contract import check_game
from tutor.engine.game import Opening
from tutor.engine.state import Frame
from tutor.engine.step import settle, take
from tutor.framework.readings import by_default
from tutor.framework.variants import OWN, SEATS
from tutor.games.blackrose import GAME
from tutor.games.blackrose.position.form import QuestSpec, RoomSpec, RoseSpec
from tutor.games.blackrose.position.variants import own_facts
from tutor.games.blackrose.scoring.evaluation import POINT, evaluation
from tutor.games.blackrose.state.derived import health
from tutor.games.blackrose.state.options import OPTIONS
from tutor.games.blackrose.state.table import Table
from tutor.rules.catalogue import load

OPENINGS = tuple(one for one in GAME.openings() if one.note != OWN)


def stands(seat: str = "anna", anna: dict[str, Any] | None = None, **said: Any) -> int:
    """How well a seat stands in a game of two; by name what is different about Anna and the table."""
    boris = said.pop("boris", {})
    return evaluation(table(mages(2, anna=anna or {}, boris=boris), **{"rooms": ROOMS, **said}), seat)


def test_brw_avatar_what__every_number_of_players_has_its_game_with_and_without_it() -> None:
    assert [one.id for one in OPENINGS] == [
        "whole-2", "whole-3", "whole-4", "solo", "avatar-2", "avatar-3",
    ]  # fmt: skip
    assert [one.people for one in OPENINGS] == [SEATS[:n] for n in (2, 3, 4, 1, 2, 3)]
    assert all(one.note is not None and "Training" in one.note.en for one in OPENINGS)


@pytest.mark.parametrize("opening", OPENINGS, ids=lambda opening: opening.id)
def test_a_game_begins_with_the_training_set_and_its_mages(opening: Opening[Table]) -> None:
    start = opening.start()
    assert start == opening.start() and start.table.box == "training"
    assert start.table.players == opening.people
    assert any(one.avatar for one in start.table.mages) == (not opening.id.startswith("whole"))
    assert settle(GAME, start).question is not None


@pytest.mark.parametrize("opening", OPENINGS, ids=lambda opening: opening.id)
def test_optional_rules_are_switched_on_one_by_one(opening: Opening[Table]) -> None:
    """Each is a rule of its own; the level of the avatar is there only where it plays."""
    for switch in opening.switches:
        assert opening.start(switch.id).table.options == (switch.id,)
        assert switch.rule in {rule.id for rule in load("blackrose").rules}
    with_avatar = any(one.avatar for one in opening.start().table.mages)
    assert [switch.id for switch in opening.switches] == [*OPTIONS[:3], *OPTIONS[3:] * with_avatar]


def test_random_play_starts_behind_the_set_up() -> None:
    states = tuple(GAME.setups())
    assert [len(state.table.players) for state in states] == [2, 3, 4, 3]
    for state in states:
        assert any(isinstance(entry, Frame) and entry.program == "rounds" for entry in state.stack)
        assert all(one.mage and one.school and one.grimoire.size == 6 for one in state.table.mages)
    assert states[3].table.options == ("still-crown", "moon-markers", "summoner-crown")


def test_random_play_keeps_to_the_contract() -> None:
    found = check_game(GAME, pick=Random(11).randrange, games=1, limit=60)
    assert {one.what for one in found} == {"random play has not ended after 60 full stops and answers"}


def test_own_facts_say_what_they_lack_for_each_number_of_players() -> None:
    text = "game: blackrose\ncomponents: []\n"
    taken = own_facts(text, "own.yaml")
    assert set(taken.lacking) == {"1", "2", "3", "4"}
    assert {flaw.rule for flaw in taken.lacking["2"]} < {flaw.rule for flaw in taken.lacking["1"]}
    assert not [one for one in GAME.openings() if one.id.startswith(taken.name)]


@pytest.mark.long(reason="whole games of an opponent that compares")
@pytest.mark.parametrize("opening", OPENINGS, ids=lambda opening: opening.id)
def test_who_compares_can_play_from_the_set_up_on(opening: Opening[Table]) -> None:
    """Before the set-up has given the seats their mages nothing is known of them, and nothing is compared."""
    state = opening.start()
    assert {health(state.table, seat, by_default) for seat in opening.people} == {None}
    assert {evaluation(state, seat) for seat in opening.people} == {evaluation(state, opening.people[0])}
    for number in range(40):
        step = settle(GAME, state)
        assert step.question is not None
        luck, chance = Luck(1, number), step.question.chance
        key = (
            greedy(GAME, step.state, step.question, luck)
            if chance is None
            else chance.pick(luck(chance.total))
        )
        state = take(GAME, step.state, step.question, key).state
    assert all(state.table.mage(seat).mage for seat in opening.people)


def test_points_and_means_are_worth_something_and_losses_cost() -> None:
    better: tuple[dict[str, Any], ...] = (
        {"power": 1},
        {"hand": ("spell-torment",)},
        {"completed": ("training-quest-steam",)},
        {"trophies": ("boris",)},
        {"solved": (QuestSpec("training-quest-steam"),)},
    )
    assert all(stands(anna=one) > stands() for one in better)
    worse: tuple[dict[str, Any], ...] = (
        {"damage": ("boris",)},
        {"jinxes": ("jinx-weakness",)},
        {"physical": 0},
    )
    assert all(stands(anna=one) < stands() for one in worse)
    assert stands(anna={"power": 3}) == stands() + 3 * POINT
    assert stands(rose=RoseSpec(9)) < stands() < stands(boris={"damage": ("anna",)})
    assert stands(anna={"damage": ("boris",) * 10}) < stands() - 10 * (
        stands() - stands(anna={"damage": ("boris",)})
    )


def test_a_quest_and_a_room_promise_the_more_the_fuller_they_are() -> None:
    active = [stands(anna={"active": (QuestSpec("quest-warrior-wizard", n),)}) for n in (0, 1, 2)]
    assert stands() < active[0] < active[1] < active[2]
    rooms = [{**ROOMS, ABYSS: RoomSpec(at=(0, 1), instability=("anna",) * n)} for n in (1, 3, 6)]
    one, three, six = (stands(rooms=each) for each in rooms)
    assert stands() < one < three < six == stands() + 4 * POINT


def test_the_avatar_stands_as_the_rose_does() -> None:
    on = {**mages(1), "avatar": mage("graminia", avatar=True)}
    poor, rich = (evaluation(table(on, rose=RoseSpec(n)), "avatar") for n in (0, 5))
    assert rich - poor == 5 * POINT
