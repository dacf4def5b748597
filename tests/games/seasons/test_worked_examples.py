"""The worked examples of the rulebook, each with the very numbers that the catalogue gives as its outcome."""

from __future__ import annotations

from typing import Any

import pytest
from games.seasons.support.play import Play, play
from games.seasons.support.positions import CopySpec, DieSpec, DoSpec, PlayerSpec, side, table, turn

from tutor.games.seasons.components.component_set import box
from tutor.rules.catalogue import load

EXAMPLES = {example.id: example for example in load("seasons").examples}
ROUND, TURN, END = DoSpec("anna", "round"), DoSpec("anna", "turn"), DoSpec("anna", "round-end")


def outcome(name: str) -> Any:
    """What the catalogue says comes out of an example."""
    return EXAMPLES[f"sea.ex.{name}"].outcome


def initial(name: str) -> Any:
    """The position in which an example begins."""
    return EXAMPLES[f"sea.ex.{name}"].initial


def rolled() -> Play:
    """The first round, after its dice have been rolled."""
    game = play(table(ROUND))
    while game.waiting == "chance: season-die":
        game.answer("1")
    return game


def test_first_roll() -> None:
    game, told = rolled(), outcome("first-roll")["dice_rolled"]
    dice = [str(die) for (die,) in game.of("die-rolled", "die")]
    assert len(dice) == told["count"] and told["colour"] == "blue"
    assert {box().die(die).season for die in dice} == {"winter"}
    assert {seat for (seat,) in game.of("die-rolled", "seat")} == {"anna"}, "the first player, P1"


def test_choose_dice() -> None:
    game = rolled()
    assert len(game.moves) == initial("choose-dice")["rolled"]
    game.answer(game.moves[0])
    assert game.waiting == "boris: take-die" and len(game.moves) == 2
    game.answer(game.moves[0])
    assert sum(not one.seat for one in game.table.rolled) == outcome("choose-dice")["dice_left"]


@pytest.mark.parametrize(
    ("name", "die"),
    [
        ("die-two-earth", {"power": 1}),
        ("die-earth-crystals", {"crystals": 2}),
        ("die-earth-summoning", {"power": 1}),
    ],
)
def test_dice_with_two_earth(name: str, die: dict[str, int]) -> None:
    """No die shows two earth alone (sea.ruling.example-two-earth-face): one with more stands for it."""
    game = play(table(TURN, anna=PlayerSpec(die=side("spring", energy=(0, 0, 0, 2), **die)), space=4))
    told = outcome(name)
    assert game.player().reserve == (0, 0, 0, told["reserve_gain"]["earth"])
    assert game.player().crystals == told.get("crystals_gain", 0)
    assert game.player().power == told.get("summoning_power_gain", die.get("power", 0))


def test_crystallise_winter() -> None:
    told, reserve = outcome("crystallise-winter"), initial("crystallise-winter")["reserve"]
    game = play(turn(access=True, anna=PlayerSpec(reserve=reserve)))
    game.answer("crystallise-fire")
    assert game.player().crystals == told["by_type"]["fire"]
    game.answer("crystallise-earth", "crystallise-earth")
    assert game.player().crystals == told["crystals_gain"]
    assert len(game.of("energy-spent")) == told["tokens_to_stockpile"]


def test_second_card_power() -> None:
    needed = outcome("second-card-power")["summoning_power_needed"]
    anna: dict[str, Any] = {"play": ("idol",), "hand": ("amulet-of-earth",), "reserve": {"earth": 2}}
    less = play(turn(anna=PlayerSpec(power=needed - 1, **anna)))
    assert less.refused("summon-amulet-of-earth") == ["sea.summon.gauge-check"]
    assert "summon-amulet-of-earth" in play(turn(anna=PlayerSpec(power=needed, **anna))).moves


def test_summon_hand_of_fortune() -> None:
    told, begun = outcome("summon-hand-of-fortune"), initial("summon-hand-of-fortune")
    anna = PlayerSpec(
        crystals=3,
        power=begun["summoning_power"],
        reserve={"earth": 1, "fire": 1, "air": 1, "water": 2},
        hand=(*begun["hand"], "amulet-of-water"),
        play=("idol", "kairn", "lewis"),
    )
    game = play(turn(anna=anna), "summon-hand-of-fortune")
    assert len(game.player().play) == told["cards_in_play"]
    assert game.player().crystals == 0 and game.player().reserve == (0, 2, 0, 0)
    assert game.refused("summon-amulet-of-water") == ["sea.summon.gauge-check"]
    assert told["legal"] and not told["further_summon_possible"]


def test_bonus_crystallise_earth() -> None:
    told = outcome("bonus-crystallise-earth")
    anna = PlayerSpec(reserve={"earth": 1})
    game = play(turn(anna=anna), "bonus-crystallise", "crystallise-earth")
    assert game.player().crystals == told["crystals_gain"]
    plain = play(turn(access=True, anna=anna), "crystallise-earth")
    assert plain.player().crystals == told["without_bonus"]


@pytest.mark.parametrize("uses", [1, 2, 3])
def test_bonus_penalties(uses: int) -> None:
    game = play(table(DoSpec("anna", "ending"), anna=PlayerSpec(bonuses=uses, crystals=50)))
    assert game.fact("anna.score.bonus") == -outcome("bonus-penalties")["penalty"][str(uses)]


def test_season_three_pips() -> None:
    pips = initial("season-three-pips")["untaken_die_pips"]
    game = play(table(END, left=side(pips=pips), space=4))
    assert game.of("season-moved", "n") == [(outcome("season-three-pips")["season_token_moves"],)]
    assert game.fact("space") == 7


def test_final_score() -> None:
    told, begun = outcome("final-score"), initial("final-score")
    anna = PlayerSpec(
        crystals=begun["crystals"],
        bonuses=begun["bonuses_used"],
        hand=("lewis",) * begun["cards_in_hand"],
        play=("runic-cube", "demon-of-argos", "syllas", "naria"),
    )
    game = play(table(DoSpec("anna", "ending"), anna=anna))
    assert game.fact("anna.score.cards") == begun["prestige_in_play"]
    assert begun["crystals"] + begun["prestige_in_play"] == told["subtotal"]
    assert game.fact("anna.score.bonus") == -told["bonus_penalty"]
    assert game.fact("anna.score.hand") == -told["hand_penalty"]
    assert game.fact("anna.total") == told["total"]


@pytest.mark.parametrize(("purse", "key"), [(True, "crystals_gain"), (False, "without_purse")])
def test_balance_purse(purse: bool, key: str) -> None:
    cards = initial("balance-purse")["in_play"][: 1 + purse]
    game = play(turn(anna=PlayerSpec(power=3, play=tuple(cards), reserve={"water": 3})))
    assert game.answer("activate-balance-of-ishtar-1").player().crystals == outcome("balance-purse")[key]


def test_two_dice_of_malice() -> None:
    told = outcome("two-dice-of-malice")
    cards = tuple(initial("two-dice-of-malice")["in_play"])
    game = play(table(TURN, anna=PlayerSpec(die=DieSpec("die-winter-1", 2), play=cards)))
    game.answer("activate-die-of-malice-1", "4", "activate-die-of-malice-2", "2")
    assert game.player().crystals == told["crystals_gain"]
    assert len(game.of("die-rolled")) == told["rerolls"]


def test_two_grimoires() -> None:
    game = play(turn(anna=PlayerSpec(play=tuple(initial("two-grimoires")["in_play"]))))
    assert game.fact("anna.limit") == outcome("two-grimoires")["reserve_limit"]


def test_lewis_copy() -> None:
    anna = PlayerSpec(power=1, hand=("lewis",), reserve={"fire": 1, "air": 1})
    game = play(turn(anna=anna, boris=PlayerSpec(reserve={"earth": 2, "water": 1})), "summon-lewis")
    assert game.player().reserve == (0, 1, 0, 2)
    assert outcome("lewis-copy")["opponent_keeps_tokens"]
    assert game.player("boris").reserve == (0, 1, 0, 2)


def amulet_effects(game: Play) -> int:
    """How many different effects of the Elemental Amulet have happened."""
    rule = "sea.card.elemental-amulet.effect"
    kinds = ("energy-gained", "crystals-gained", "drew", "power-raised")
    return sum(rule in game.rules(kind) for kind in kinds)


def test_amulet_hand_one_token() -> None:
    anna = PlayerSpec(power=3, hand=("elemental-amulet",), play=("hand-of-fortune",), reserve={"earth": 1})
    game = play(turn(anna=anna), "summon-elemental-amulet", "air")
    assert game.player().reserve == (0, 0, 0, 0), "one token was paid"
    assert amulet_effects(game) == outcome("amulet-hand-one-token")["different_effects"]


def test_amulet_free() -> None:
    anna = PlayerSpec(power=2, hand=("elemental-amulet",), play=("potion-of-dreams",))
    game = play(turn(anna=anna, deck=("kairn",)), "activate-potion-of-dreams-1", "air", "air")
    assert "potion-of-dreams" in initial("amulet-free")["played_by"]
    assert amulet_effects(game) == outcome("amulet-free")["effects"]


def test_treatise_sacrificed() -> None:
    told = outcome("treatise-sacrificed")
    on: dict[str, Any] = {
        "bespelled-grimoire": {"fire": 2},
        "amulet-of-water": {"earth": 3},
        "glutton-cauldron": {"air": 4},
    }
    cards = [CopySpec(card, tokens=on.get(card, {})) for card in initial("treatise-sacrificed")["in_play"]]
    anna = PlayerSpec(reserve={"water": 2}, play=(*cards, "dragon-skull", "idol"))
    game = play(turn(anna=anna), "activate-dragon-skull-1", "cursed-treatise-1", "dragon-skull-1", "idol-1")
    left = {copy.card: sum(copy.tokens) for copy in game.player().play}
    assert sum(game.player().reserve) == told["board_tokens"]
    assert left["bespelled-grimoire"] == told["grimoire_tokens"]
    assert told["amulet_of_water_tokens"] == told["cauldron_tokens"] == "unchanged"
    assert (left["amulet-of-water"], left["glutton-cauldron"]) == (3, 4)


def test_mirror_three() -> None:
    paid, told = initial("mirror-three")["crystals_paid"], outcome("mirror-three")
    game = play(turn(anna=PlayerSpec(crystals=paid, play=("mirror",), reserve={"air": 3, "water": 1})))
    game.answer("activate-mirror-1", str(paid), "earth")
    assert game.player().crystals == 0 and game.player().reserve == (0, 1, 0, told["exchanged_tokens"])
    assert told["all_identical_before"] and told["all_identical_after"]


def test_sid_poor() -> None:
    anna = PlayerSpec(crystals=8, power=1, hand=("sid",), reserve={"earth": 1})
    game = play(turn(anna=anna, boris=PlayerSpec(crystals=3)), "summon-sid")
    assert game.player("boris").crystals == outcome("sid-poor")["opponent_crystals"]
    assert game.player().crystals == 8 + 3, "what that opponent had"


def test_fairies_poor() -> None:
    told = outcome("fairies-poor")
    poor = PlayerSpec(crystals=initial("fairies-poor")["opponent_crystals"], play=("potion-of-power",))
    game = play(turn(anna=poor, boris=PlayerSpec(play=("thieving-fairies",)), deck=("kairn",)))
    assert told["activation_legal"] and "activate-potion-of-power-1" in game.moves
    game.answer("activate-potion-of-power-1")
    assert game.player("boris").crystals == told["owner_gain"]
    assert game.player().crystals == told["opponent_crystals"]


def test_no_example_is_left_out() -> None:
    tests = {name.removeprefix("test_").replace("_", "-") for name in globals() if name.startswith("test_")}
    dice = {"die-two-earth", "die-earth-crystals", "die-earth-summoning"}
    assert {id.removeprefix("sea.ex.") for id in EXAMPLES} <= tests | dice
