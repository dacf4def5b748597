"""Reductions of placement costs (res.reduction)."""

from __future__ import annotations

import pytest
from games.resarcana.readings_table import play_preferring
from games.resarcana.support.play import play, play_out
from games.resarcana.support.positions import lies, one, table, turn, use
from support.play import keys, reasons

from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import settle, take
from tutor.games.resarcana import GAME
from tutor.games.resarcana.actions.costs import residuals
from tutor.games.resarcana.state.essences import NOT_GOLD, Amount, Kinds, vector
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.verbs.schema import Reduction

FIXED = "res.ruling.reduction-allocation"


def steps_to_pay(state: State[Table], card: str) -> Question:
    """The question with what a card of the hand is paid."""
    step = settle(GAME, state)
    assert step.question is not None
    return play(take(GAME, step.state, step.question, f"place.{card}").state).question


def test_res_reduction_scope() -> None:
    """The Bridle lowers the cost of dragons alone."""
    anna = one("dragon-bridle", pool={"elan": 3}, hand=("fire-dragon", "elvish-bow"))
    state = table(turn(), players={"anna": anna, "boris": one()})
    question = play(state).question
    assert "place.fire-dragon" in keys(question) and "place.elvish-bow" not in keys(question)
    story = play_out(state, "anna: place.fire-dragon")
    assert story.rules("reduced") == ["res.reduction.scope"]
    assert story.fact("anna.elan") == 0


def test_res_reduction_artificer() -> None:
    """Of artifacts one essence less; of monuments and places of power nothing."""
    anna = one("artificer", pool={"gold": 3, "death": 8, "elan": 1}, hand=("flaming-pit",))
    state = table(
        turn(),
        players={"anna": anna, "boris": one()},
        places=("catacombs-of-the-dead",),
        monuments=("temple",),
    )
    question = play(state).question
    assert reasons(question, "claim.catacombs-of-the-dead") == ["res.action.claim"]
    assert reasons(question, "claim.temple") == ["res.action.claim"]
    story = play_out(state, "anna: place.flaming-pit")
    assert story.rules("reduced") == ["res.reduction.artificer"]
    assert story.fact("anna.elan") == 0


def test_res_reduction_stack() -> None:
    """Artificer, Lair and Bridle: seven essences less, so the Sea Serpent costs two of its nine."""
    anna = one("artificer", "dragons-lair", "dragon-bridle", pool={"calm": 2}, hand=("sea-serpent",))
    story = play_out(table(turn(), players={"anna": anna, "boris": one()}), "anna: place.sea-serpent")
    assert story.rules("reduced") == ["res.reduction.stack"] * 3
    assert (story.fact("anna.calm"), story.table.player("anna").component("sea-serpent").paid) == (0, 2)


def test_res_reduction_with_placement_powers() -> None:
    """The Egg's four and the Bridle's three together make the Fire Dragon free."""
    anna = one("dragon-egg", "dragon-bridle", hand=("fire-dragon",))
    story = play_out(table(turn(), players={"anna": anna, "boris": one()}), "anna: use.dragon-egg.1")
    assert story.fact("anna.components") == "dragon-bridle, fire-dragon"
    assert story.fact("anna.discard") == "dragon-egg"


def test_res_reduction_with_placement_powers__nothing_payable() -> None:
    anna = one("dragon-egg", hand=("fire-dragon",))
    story = play_out(table(turn(), players={"anna": anna, "boris": one()}), "anna: use.dragon-egg.1")
    assert story.rules("nothing-placed") == ["res.action.power-no-gain"]


def test_res_reduction_floor() -> None:
    """More reduction than cost leaves zero, and gives nothing."""
    anna = one("dragon-egg", "dragon-bridle", "dragons-lair", hand=("fire-dragon",))
    story = play_out(table(turn(), players={"anna": anna, "boris": one()}), "anna: use.dragon-egg.1")
    assert story.rules("no-less") == ["res.reduction.floor"] and not story.events_of("gained")
    assert residuals(Amount(vector({"calm": 2})), (Reduction(5, Kinds(NOT_GOLD)),)) == (Amount(),)


def test_res_reduction_turned() -> None:
    anna = one(pool={"elan": 3}, hand=("fire-dragon",), with_={"dragon-bridle": lies(turned=True)})
    story = play_out(table(turn(), players={"anna": anna, "boris": one()}), "anna: place.fire-dragon")
    assert story.rules("reduced") == ["res.reduction.turned"]


def test_res_reduction_restriction() -> None:
    """The Artificer cannot remove the gold of the Dwarven kind of cost: two gold stay two gold."""
    anna = one("artificer", pool={"gold": 1, "calm": 5}, hand=("horn-of-plenty",))
    question = play(table(turn(), players={"anna": anna, "boris": one()})).question
    assert reasons(question, "place.horn-of-plenty") == ["res.action.place"]
    anna = one("artificer", pool={"gold": 1}, hand=("vault",))
    story = play_out(table(turn(), players={"anna": anna, "boris": one()}), "anna: place.vault")
    assert story.rules("reduced") == ["res.reduction.restriction"]
    assert story.of("paid", "what") == [(("gold-1",),)]


def test_res_reduction_stack__payer_chooses_what_is_removed() -> None:
    """Bone Dragon, four death and one life, with the Bridle: which three go is for the payer."""
    anna = one("dragon-bridle", pool={"death": 4, "life": 1}, hand=("bone-dragon",))
    state = table(turn(), players={"anna": anna, "boris": one()})
    assert keys(steps_to_pay(state, "bone-dragon")) == ["death-2", "life-1+death-1"]
    fixed = table(turn(), players={"anna": anna, "boris": one()}, rulings={FIXED: "fixed"})
    story = play_out(fixed, "anna: place.bone-dragon")
    assert story.of("paid", "what") == [(("life-1", "death-1"),)]


def test_res_reduction_stack__declined() -> None:
    """Where a reduction may be declined, the whole cost can be paid too."""
    anna = one("dragon-bridle", pool={"elan": 6}, hand=("fire-dragon",))
    rulings = {"res.ruling.reduction-optional": "optional"}
    state = table(turn(), players={"anna": anna, "boris": one()}, rulings=rulings)
    assert keys(steps_to_pay(state, "fire-dragon")) == ["elan-3", "elan-6"]


PLACING = {
    "sorcerers-bestiary.2": (
        one("sorcerers-bestiary", pool={"calm": 4, "elan": 5}, discard=("fire-dragon",)),
        one("sorcerers-bestiary", pool={"calm": 4, "elan": 6}, discard=("fire-dragon",)),
    ),
    "crypt.2": (
        one("crypt", pool={"death": 2}, discard=("bone-dragon",)),
        one("crypt", pool={"death": 3, "life": 1}, discard=("bone-dragon",)),
    ),
    "dragon-egg.1": (
        one("dragon-egg", pool={"elan": 1}, hand=("fire-dragon",)),
        one("dragon-egg", pool={"elan": 2}, hand=("fire-dragon",)),
    ),
}
"""Players by a power that places a card: one who cannot pay for it as well, and one who can."""


@pytest.mark.parametrize("power", PLACING)
def test_res_reduction_with_placement_powers__the_card_cannot_be_paid_for(power: str) -> None:
    """By one reading the price of the power is spent for nothing, by the other it cannot be paid."""
    poor, rich = PLACING[power]
    may, must = dict[str, str](), {"res.ruling.place-unpaid": "must-place"}
    state = table(turn(), players={"anna": poor, "boris": one()}, rulings=may)
    story = play_preferring(state, f"use.{power}")
    assert story.rules("nothing-placed") == ["res.action.power-no-gain"]
    rule = "res.power.crypt" if power == "crypt.2" else "res.reduction.with-placement-powers"
    question = play(
        table(turn(), players={"anna": poor, "boris": one(hand=("hawk",))}, rulings=must)
    ).question
    assert rule in reasons(question, f"use.{power}") and f"use.{power}" not in keys(question)
    for rulings in (may, must):
        state = table(turn(), players={"anna": rich, "boris": one()}, rulings=rulings)
        assert f"use.{power}" in keys(play(state).question)


def test_res_reduction_with_placement_powers__what_pays_the_power_leaves_enough() -> None:
    """Six elan are for the dragon: where it must be placed, the power is paid with the calm."""
    anna = one("sorcerers-bestiary", pool={"calm": 4, "elan": 6}, discard=("fire-dragon",))
    players = {"anna": anna, "boris": one()}
    assert len(keys(play(table(use("sorcerers-bestiary.2"), players=players)).question)) == 5
    must = {"res.ruling.place-unpaid": "must-place"}
    story = play_out(table(use("sorcerers-bestiary.2"), players=players, rulings=must))
    assert story.fact("anna.components") == "sorcerers-bestiary, fire-dragon"
