"""Rewards: their parts, in order; the spark mark, and the counterstrike that comes last."""

from __future__ import annotations

from typing import Any

import pytest
from games.penumbra.support.play import Play, play
from games.penumbra.support.trials import CONTRACT, NEXT, OTHER, TRIAL, attempt, contracted, facts, mark
from msgspec.structs import replace

from tutor.games.penumbra.components.faces import Reward
from tutor.games.penumbra.procedures.rewards import parts_of
from tutor.games.penumbra.scoring.final_points import symbols
from tutor.games.penumbra.state.wizard import Passed

WOUNDED = (mark("jasper", 2, wounded=True),)


def rewarded(reward: dict[str, Any], *keys: str, **said: Any) -> Play:
    """A trial passed on its Dark path with that reward."""
    trial = {"dark_reward": reward, **said.pop("trial", {})}
    return play(attempt(trial, dice=("red 1",), **said), "dark", "red-1", *keys)


def test_pen_reward_dice() -> None:
    game = rewarded({"dice": {"blue": 2}, "dark": 1})
    assert game.asked == "gained-dice"
    assert game.question.rule == "pen.reward.dice" and dict(game.question.facts)["dice"] == 2
    game.answer("3-6")
    assert game.pool() == ["blue 3", "blue 6"]


def test_pen_reward_ingredients() -> None:
    game = rewarded({"ingredients": {"arcana": 2, "fruit": 1}}, arcana=11)
    assert (game.anna.stock.arcana, game.anna.stock.fruit) == (12, 1)
    assert game.rules("gained") == ["pen.reward.ingredients"] * 2
    assert game.rules("over-limit") == ["pen.ing.limit"]


COMMON: dict[str, Any] = {
    "classes": ("ruby",),
    "markets": {"ruby": ("sacrifice",), "brewery": (), "shop": ()},
    "decks": {
        "ruby": ("scarlet-downpour",),
        "amber": ("chant",),
        "potion": ("training-ready-vigour",),
        "artifact": ("eye-of-oblivion",),
    },
}


def common_of(*names: str) -> dict[str, Any]:
    """The markets, and only those decks."""
    return {**COMMON, "decks": {name: COMMON["decks"][name] for name in names}}


def test_pen_reward_discipline_card__from_a_market_or_any_deck() -> None:
    game = rewarded({"discipline_cards": 1}, common=common_of("ruby", "amber"))
    assert game.question.rule.startswith("pen.reward.discipline-card")
    assert len(game.offered) == 3 and any("sacrifice" in key for key in game.offered)
    amber = next(key for key in game.offered if "amber" in key)
    game.answer(amber)
    assert [card.id for card in game.anna.cards] == ["chant"]


def test_pen_reward_artifact() -> None:
    game = rewarded({"artifacts": 1}, common=common_of("artifact"))
    if game.asked:
        game.answer(game.offered[0])
    assert [card.id for card in game.anna.cards] == ["eye-of-oblivion"]


def test_pen_reward_potion() -> None:
    common = {**COMMON, "markets": {"brewery": ("dead-water",)}, "decks": {}}
    game = rewarded({"potions": 1}, common=common)
    if game.asked:
        game.answer(game.offered[0])
    assert [card.id for card in game.anna.cards] == ["dead-water"]


def test_pen_mark_spark_trial__the_worked_example() -> None:
    """pen.ex.spark-mark."""
    game = rewarded({}, trial={"difficulty": 3}, sparks=(mark("spark", 6, charged=False),))
    assert game.fact("anna.sparks") == 2
    earned = next(event for event in game.events if event.kind == "spark-earned")
    assert (earned.rule, earned.fact("difficulty"), earned.fact("marks")) == ("pen.mark.spark.trial", 3, 1)


@pytest.mark.parametrize(("difficulty", "sparks"), [(1, 1), (2, 2)])
def test_pen_mark_spark_trial__only_if_it_is_harder(difficulty: int, sparks: int) -> None:
    game = rewarded({}, trial={"difficulty": difficulty})
    assert game.fact("anna.sparks") == sparks


def test_pen_mark_spark_trial__a_wounded_one_counts_too() -> None:
    game = rewarded({}, trial={"difficulty": 1}, sparks=(mark("spark", 6, wounded=True),))
    assert game.fact("anna.sparks") == 1 and "spark-earned" not in game.kinds()


def test_pen_mark_spark_trial__not_for_a_contract() -> None:
    game = play(contracted({"difficulty": 2}, dice=("red 1",)), "red-1")
    assert game.fact("anna.sparks") == 0 and "spark-earned" not in game.kinds()


FULL = tuple(mark("spark", value, charged=False) for value in (4, 5, 6))


@pytest.mark.parametrize(("reading", "charged"), [("nothing", False), ("replace", True)])
def test_pen_mark_spark_trial__all_slots_taken(reading: str, charged: bool) -> None:
    rulings = {"spark-slots-full": reading}
    game = rewarded({}, trial={"difficulty": 4}, sparks=FULL, rulings=rulings)
    if charged:
        assert game.asked == "reuse-slot" and game.offered == ("spark-1", "spark-2", "spark-3")
        game.answer("spark-2")
        assert game.rules("mark-returned") == ["pen.mark.slots"]
    else:
        assert game.rules("no-slot") == ["pen.mark.slots"]
    assert game.fact("anna.sparks") == 3
    assert (game.fact("anna.spark-2") == "charged") is charged


def test_pen_reward_counterstrike__after_everything_else() -> None:
    trial = {"counterstrike": 2, "difficulty": 2}
    game = rewarded({"ingredients": {"fruit": 1}}, trial=trial)
    while game.asked != "threat-roll":
        game.answer("1")
    assert dict(game.question.facts)["dice"] == 2
    done = game.kinds()
    assert done.index("gained") < done.index("mark-gained") < done.index("threat-stated")
    game.answer("1-1")
    assert "trial-kept" in game.kinds()


def test_pen_reward_counterstrike_passed() -> None:
    game = rewarded({}, "2", trial={"counterstrike": 1}, marks=WOUNDED)
    assert game.rules("trial-stays-passed") == ["pen.reward.counterstrike.passed"]
    assert game.fact("turn.over") is True and game.fact("trial.gone") is False
    assert game.anna.trials == (Passed(TRIAL, "dark"),) and game.table.trials == ()


@pytest.mark.parametrize("path", ["dark", "light"])
def test_pen_reward_counterstrike__on_either_path(path: str) -> None:
    game = play(attempt({"counterstrike": 1}, dice=("red 1",)), path, "red-1")
    assert game.asked == "threat-roll"


def test_pen_light_symbols__two_at_once_as_on_basilisk() -> None:
    game = rewarded({"dark": 2})
    gained = next(event for event in game.events if event.kind == "symbols")
    assert (gained.rule, gained.fact("light"), gained.fact("dark")) == ("pen.light.symbols", 0, 2)
    assert symbols(game.table, game.anna).dark == 2


def test_pen_light_symbols__contracts_and_trials_together() -> None:
    box = facts({"dark_reward": {"dark": 1}}, {"side": "light", "reward": {"light": 2}})
    game = play(contracted())
    wizard = replace(
        game.anna, contracts=(CONTRACT, NEXT), trials=(Passed(TRIAL, "dark"), Passed(OTHER, "light"))
    )
    found = symbols(replace(game.table, box=box), wizard)
    assert (found.light, found.dark, found.unknown) == (4, 1, ())


@pytest.mark.parametrize(("reading", "asked"), [("listed", "gained-dice"), ("free", "reward-part")])
def test_pen_trial_reward__the_order_of_its_parts(reading: str, asked: str) -> None:
    reward = {"dice": {"blue": 1}, "ingredients": {"fruit": 1}}
    game = rewarded(reward, rulings={"reward-order": reading})
    assert game.asked == asked
    if reading == "free":
        assert game.offered == ("dice-blue", "ingredient-fruit")
        game.answer("ingredient-fruit")
        assert game.anna.stock.fruit == 1 and game.asked == "gained-dice"


def test_pen_reward_dice__parts_in_the_order_of_the_rules() -> None:
    reward = Reward({"red": 2}, {"blood": 1}, 1, 2, 1, 1, 0)
    assert parts_of(reward) == (
        "dice:red:2",
        "ingredient:blood:1",
        "discipline-card::1",
        "potion::1",
        "potion::1",
        "artifact::1",
    )
