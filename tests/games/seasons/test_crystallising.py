"""Crystallising as an action: one token or several, what the bonus adds, and for how long."""

from __future__ import annotations

from itertools import product

import pytest
from games.seasons.support.cardplay import amulet
from games.seasons.support.play import play
from games.seasons.support.positions import CopySpec, PlayerSpec, turn
from games.seasons.support.turns import every_order
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.games.seasons.analysis.best_turn import best_turn
from tutor.games.seasons.components.faces import ENERGIES
from tutor.games.seasons.state.energy import of

SEVERAL = "crystallise-several"
ONCE = {"sea.ruling.bonus-crystallise-duration": "once"}
MIXED = PlayerSpec(reserve={"air": 2, "fire": 1, "earth": 1})


def test_sea_cry_action__several_at_once() -> None:
    """One action takes tokens of different types, and is told as one."""
    game = play(turn(access=True, anna=MIXED), SEVERAL)
    assert game.waiting == "anna: crystallise-many" and game.moves == ("2", "1", "0")
    game.answer("1", "1", "1")
    assert game.player().crystals == 1 + 2 + 3 and game.player().reserve == (1, 0, 0, 0)
    assert game.of("crystallised", "tokens", "n") == [(("air", "fire", "earth"), 6)]
    assert game.of("table-read", "energy", "n") == [("air", 1), ("fire", 2), ("earth", 3)]
    assert game.rules("energy-spent") == ["sea.cry.value"]
    assert SEVERAL not in game.moves and "crystallise-air" in game.moves, "one token is left"


def test_sea_cry_action__what_leaves_no_choice_is_not_asked() -> None:
    game = play(turn(access=True, anna=MIXED), SEVERAL, "0")
    assert game.waiting == "anna: turn" and game.player().reserve == (2, 0, 0, 0), "several are two at least"
    two = play(turn(access=True, anna=PlayerSpec(reserve={"air": 1, "earth": 1})), SEVERAL)
    assert two.waiting == "anna: turn" and two.player().crystals == 4


def test_sea_cry_action__tokens_of_an_amulet_among_them() -> None:
    anna = PlayerSpec(
        reserve={"air": 1}, play=(amulet(earth=2), CopySpec("glutton-cauldron", tokens={"air": 3}))
    )
    game = play(turn(access=True, anna=anna), SEVERAL, "1", "1")
    assert game.of("crystallised", "tokens") == [(("air", "on:amulet-of-water-1:earth"),)]
    assert (
        game.fact("anna.tokens.amulet-of-water-1") == 1 and game.fact("anna.tokens.glutton-cauldron-1") == 3
    )
    only = play(turn({"sea.ruling.amulet-water-scope": "costs-only"}, access=True, anna=anna))
    assert SEVERAL not in only.moves and SEVERAL not in [one.option.key for one in only.question.refused]


def test_sea_cry_needs_access__for_several_too() -> None:
    assert play(turn(anna=MIXED)).refused(SEVERAL) == ["sea.cry.needs-access"]


@given(st.tuples(*[st.integers(0, 3)] * 4), st.integers(0, 1), st.integers(0, 2), st.data())
@settings(max_examples=40, deadline=None)
def test_several_at_once_bring_the_same_as_one_after_the_other(
    held: tuple[int, ...], extra: int, purses: int, data: st.DataObject
) -> None:
    if sum(held) not in range(2, 8):
        return
    reserve = dict(zip(ENERGIES, held, strict=True))
    anna = PlayerSpec(reserve=reserve, play=("purse-of-io",) * purses)
    ways = [chosen for chosen in product(*(range(n + 1) for n in held)) if sum(chosen) >= 2]
    chosen = data.draw(st.sampled_from(ways))
    together = play(turn(access=True, extra=extra, anna=anna), SEVERAL)
    alone = play(turn(access=True, extra=extra, anna=anna))
    for kind, n in zip(ENERGIES, chosen, strict=True):
        for _ in range(n):
            alone.answer(f"crystallise-{kind}")
    while together.waiting == "anna: crystallise-many":
        token = str(dict(together.question.facts)["token"])
        together.answer(str(chosen[ENERGIES.index(token)]))
    assert together.player() == alone.player()
    assert of(*(str(one) for (tokens,) in together.of("crystallised", "tokens") for one in tokens)) == chosen  # type: ignore[union-attr]


# ---- how long the bonus lasts


def test_sea_bonus_crystallise__for_one_batch() -> None:
    """Tokens one after the other are a batch until something else is done; then access is closed again."""
    anna = PlayerSpec(power=2, reserve={"air": 2, "earth": 2}, hand=("die-of-malice",))
    game = play(turn(ONCE, anna=anna), "bonus-crystallise", "crystallise-earth", "crystallise-air")
    assert game.player().crystals == 4 + 2 and game.of("bonus-yield", "n", "once") == [(1, True)]
    game.answer("summon-die-of-malice")
    assert game.rules("batch-over") == ["sea.bonus.crystallise"]
    assert game.refused("crystallise-air") == ["sea.cry.needs-access"]
    assert (
        play(turn(anna=anna), "bonus-crystallise", "crystallise-earth", "summon-die-of-malice").of(
            "batch-over"
        )
        == []
    )


def test_sea_bonus_crystallise__an_open_action_outlasts_its_batch() -> None:
    anna = PlayerSpec(power=2, reserve={"air": 2, "earth": 2}, hand=("die-of-malice",))
    game = play(
        turn(ONCE, access=True, anna=anna), "bonus-crystallise", "crystallise-earth", "summon-die-of-malice"
    )
    assert game.answer("crystallise-earth").player().crystals == 4 + 3


@pytest.mark.parametrize("opened", ["before", "behind"])
def test_sea_bonus_crystallise__a_batch_waits_for_its_first_token(opened: str) -> None:
    """An action before any token is crystallised takes nothing from the bonus; the Tree keeps it open."""
    tree = ("activate-tree-of-light-1", "air")
    anna = PlayerSpec(reserve={"air": 1, "earth": 2}, play=("tree-of-light", "idol"))
    keys = ("bonus-crystallise", *tree) if opened == "behind" else (*tree, "bonus-crystallise")
    game = play(turn(ONCE, anna=anna), *keys, "crystallise-earth")
    assert game.player().crystals == 4
    assert game.answer("activate-idol-1", "crystallise-earth").player().crystals == 4 + 3


def test_sea_bonus_crystallise__a_second_one_begins_another_batch() -> None:
    anna = PlayerSpec(reserve={"earth": 2})
    game = play(turn(ONCE, anna=anna), "bonus-crystallise", "crystallise-earth", "bonus-crystallise")
    assert game.fact("turn.extra") == 1 and game.answer("crystallise-earth").player().crystals == 8


@pytest.mark.parametrize("crystals", [0, 1, 4])
def test_the_best_turn_crystallises_all_that_the_bonus_is_for_before_it_acts(crystals: int) -> None:
    """A Mirror needs the crystals of one token, but the bonus would be lost on the others."""
    anna = PlayerSpec(
        crystals=crystals, reserve={"air": 1, "earth": 2}, power=1, bonuses=2, hand=("mirror",), play=()
    )
    state = play(turn(ONCE, anna=anna)).state
    found = best_turn(state, "both", 3_000)
    assert found is not None and found.complete and found.value == every_order(state, "both")
