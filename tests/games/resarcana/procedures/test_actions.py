"""Actions, and what they cost (res.action, res.cost, res.monument)."""

from __future__ import annotations

import pytest
from games.resarcana.support.play import play, play_out
from games.resarcana.support.positions import do, lies, one, table, turn
from support.play import keys, reasons

from tutor.games.resarcana import GAME
from tutor.games.resarcana.state.essences import KINDS, mixes

RICH = dict.fromkeys(KINDS, 9)


def test_res_action_one_per_turn() -> None:
    """Anna and Boris act in turn, one action each, until both have passed."""
    anna = one("druid", "protection", hand=("prism", "magical-shard"), deck=("treant",))
    boris = one("witch", "research", hand=("crypt",), deck=("hawk",))
    state = table(do("actions"), players={"anna": anna, "boris": boris})
    story = play_out(
        state,
        "anna: place.prism",
        "boris: discard.crypt",
        "boris: gold-1",
        "anna: place.magical-shard",
        "boris: pass",
        "boris: alchemy",
        "anna: pass",
        "anna: research",
    )
    assert [event.fact("who") for event in story.events_of("turn")] == ["anna", "boris"] * 2 + ["anna"]
    assert story.rules("turn")[1:] == ["res.action.one-per-turn"] * 4


def test_res_action_list() -> None:
    """All five kinds of actions are offered side by side."""
    anna = one("druid", "horn-of-plenty", pool=RICH, hand=("prism",))
    question = play(
        table(turn(), players={"anna": anna, "boris": one()}, monuments=("temple",), deck=("library",))
    ).question
    assert question.rule == "res.action.list"
    assert keys(question) == [
        "place.prism", "discard.prism", "claim.temple", "claim.monument-deck", "use.druid.1",
        "use.horn-of-plenty.1", "use.horn-of-plenty.2", "pass",
    ]  # fmt: skip


def test_res_action_passed_skipped() -> None:
    anna = one("druid", hand=("prism", "crypt"), deck=("treant",))
    players = {"anna": anna, "boris": one(passed=True), "vera": one(passed=True)}
    story = play_out(
        table(do("actions"), players=players),
        "anna: discard.crypt",
        "anna: gold-1",
        "anna: place.prism",
        "anna: pass",
        "anna: research",
    )
    assert story.of("skipped", "who") == [("boris",), ("vera",)] * 2
    assert set(story.rules("skipped")) == {"res.action.passed-skipped"}


def test_res_action_must_pass() -> None:
    """With nothing else to do passing is not asked for: it happens."""
    story = play_out(table(turn(), players={"anna": one(deck=("crypt",)), "boris": one()}), "anna: research")
    assert story.of("acts", "does") == [("must-pass",)]
    assert story.rules("acts") == ["res.action.must-pass"]
    assert story.fact("anna.passed") is True


def test_res_action_power_no_gain() -> None:
    """The Druid has no creature to straighten; the power can be used all the same, and turns."""
    state = table(turn(), players={"anna": one("druid"), "boris": one()})
    story = play_out(state, "anna: use.druid.1")
    assert story.rules("nothing-straightened") == ["res.action.power-no-gain"]
    assert story.fact("anna.turned.druid") is True


def test_res_action_place() -> None:
    state = table(turn(), players={"anna": one(pool={"death": 2}, hand=("cursed-skull",)), "boris": one()})
    story = play_out(state, "anna: place.cursed-skull")
    assert story.fact("anna.components") == "cursed-skull"
    assert (story.fact("anna.death"), story.fact("anna.hand")) == (0, 0)


def test_res_action_place__missing_essences_are_all_named() -> None:
    """A refusal of a cost lists every essence that is missing."""
    anna = one(pool={"calm": 1}, hand=("dragon-bridle",))
    question = play(table(turn(), players={"anna": anna, "boris": one()})).question
    assert reasons(question, "place.dragon-bridle") == ["res.action.place"] * 3
    lacking = [dict(one.facts)["essence"] for one in question.reasons("place.dragon-bridle")]
    assert lacking == ["life", "elan", "death"]


def test_res_action_ready_at_once() -> None:
    """What was placed is used in the next turn."""
    players = {"anna": one(hand=("magical-shard",)), "boris": one()}
    story = play_out(
        table(turn(), turn(), players=players),
        "anna: place.magical-shard",
        "anna: use.magical-shard.1",
        "anna: elan-1",
    )
    assert story.rules("ready") == ["res.action.ready-at-once"]
    assert story.fact("anna.elan") == 1


def test_res_action_claim() -> None:
    anna = one(pool={"death": 9})
    state = table(turn(), players={"anna": anna, "boris": one()}, places=("catacombs-of-the-dead",))
    story = play_out(state, "anna: claim.catacombs-of-the-dead")
    assert story.of("paid", "what") == [(("death-9",),)]
    assert (story.fact("places"), story.fact("anna.components")) == ("", "catacombs-of-the-dead")


def test_res_action_claim__missing() -> None:
    state = table(
        turn(), players={"anna": one("druid", pool={"death": 8}), "boris": one()}, places=("sacred-grove",)
    )
    assert play(state).refused("claim.sacred-grove") == ["res.action.claim"] * 2


def test_res_action_claim_unique() -> None:
    anna = one("druid", pool=RICH)
    state = table(turn(), players={"anna": anna, "boris": one("coral-castle", "temple")})
    question = play(state).question
    assert reasons(question, "claim.coral-castle") == ["res.action.claim.unique"]
    assert reasons(question, "claim.temple") == ["res.action.claim.unique"]


def test_res_monument_cost() -> None:
    """Each monument costs four gold, and so does the unseen one."""
    anna = one("druid", pool={"gold": 3})
    question = play(
        table(turn(), players={"anna": anna, "boris": one()}, monuments=("temple",), deck=("library",))
    ).question
    assert reasons(question, "claim.temple") == ["res.action.claim"]
    assert reasons(question, "claim.monument-deck") == ["res.monument.cost"]
    assert dict(question.reasons("claim.temple")[0].facts)["need"] == 4


def test_res_monument_choice() -> None:
    """The top card of the deck is claimed unseen."""
    anna = one(pool={"gold": 4})
    state = table(
        turn(), players={"anna": anna, "boris": one()}, monuments=("temple",), deck=("library", "oracle")
    )
    story = play_out(state, "anna: claim.monument-deck", "chance: oracle")
    assert story.rules("claimed") == ["res.monument.choice"]
    assert story.fact("anna.components") == "oracle"


def test_res_monument_choice__empty_deck() -> None:
    state = table(turn(), players={"anna": one("druid", pool={"gold": 4}), "boris": one()})
    assert play(state).refused("claim.monument-deck") == ["res.monument.choice"]


def test_res_monument_refill() -> None:
    anna = one(pool={"gold": 4})
    state = table(
        turn(), players={"anna": anna, "boris": one()}, monuments=("temple",), deck=("library", "oracle")
    )
    story = play_out(state, "anna: claim.temple", "chance: library")
    assert story.of("revealed", "card") == [("library",)]
    assert (story.fact("monuments"), story.fact("monument-deck")) == ("library", 1)


def test_res_monument_refill__not_for_the_top_card_nor_without_deck() -> None:
    anna = one(pool={"gold": 4})
    state = table(turn(), players={"anna": anna, "boris": one()}, monuments=("temple",))
    story = play_out(state, "anna: claim.temple")
    assert story.rules("no-refill") == ["res.monument.refill"]
    state = table(turn(), players={"anna": anna, "boris": one()}, monuments=("temple",), deck=("library",))
    story = play_out(state, "anna: claim.monument-deck")
    assert story.fact("monuments") == "temple"
    assert not story.events_of("revealed") + story.events_of("no-refill")


def test_res_action_discard() -> None:
    """One gold, or two essences of other kinds: eleven ways."""
    state = table(turn(), players={"anna": one(hand=("crypt",)), "boris": one()})
    story = play_out(state, "anna: discard.crypt", "anna: life-1+death-1")
    gains = keys(story.questions[1])
    assert len(gains) == 11 and gains[0] == "gold-1" and "calm-2" in gains and "gold-2" not in gains
    assert (story.fact("anna.life"), story.fact("anna.death")) == (1, 1)


def test_res_discard_pile() -> None:
    state = table(turn(), players={"anna": one(hand=("crypt",), discard=("hawk",)), "boris": one()})
    story = play_out(state, "anna: discard.crypt", "anna: gold-1")
    assert story.fact("anna.discard") == "hawk, crypt"
    assert story.rules("on-pile") == ["res.discard.pile"]


def test_res_discard_public() -> None:
    """Anybody may look through a discard pile: the Bestiary's owner chooses from all of them."""
    anna = one("sorcerers-bestiary", pool=RICH, discard=("fire-dragon", "crypt"))
    state = table(turn(), players={"anna": anna, "boris": one(discard=("water-dragon",))})
    story = play_out(state, "anna: use.sorcerers-bestiary.2", "anna: life-4", "anna: water-dragon")
    offered = story.questions[2]
    assert (offered.rule, keys(offered)) == ("res.discard.public", ["fire-dragon", "water-dragon"])
    assert GAME.seen(state.table, "boris").player("anna").discard == ("fire-dragon", "crypt")
    assert not GAME.secrets(state.table, "boris") & {"fire-dragon", "crypt"}


def test_res_action_use_power() -> None:
    state = table(turn(), players={"anna": one("scholar", pool={"calm": 1}, deck=("hawk",)), "boris": one()})
    story = play_out(state, "anna: use.scholar.1")
    assert story.rules("acts") == ["res.action.use-power"]
    assert story.fact("anna.hand") == 1


def test_res_cost_location() -> None:
    """The essences paid go to the supply."""
    state = table(turn(), players={"anna": one(pool={"elan": 3}, hand=("flaming-pit",)), "boris": one()})
    story = play_out(state, "anna: place.flaming-pit")
    assert story.rules("paid") == ["res.cost.location"]
    assert story.fact("anna.elan") == 1


def test_res_cost_pool_only() -> None:
    """What lies on a component does not pay."""
    anna = one("druid", hand=("cursed-skull",), with_={"hawk": lies(death=2)})
    question = play(table(turn(), players={"anna": anna, "boris": one()})).question
    assert reasons(question, "place.cursed-skull") == ["res.cost.pool-only"]


def test_res_cost_any() -> None:
    """The Crypt costs two death and any three: 35 ways for a rich player, gold included."""
    state = table(turn(), players={"anna": one(pool=RICH, hand=("crypt",)), "boris": one()})
    story = play_out(state, "anna: place.crypt", "anna: death-3+gold-2")
    ways = keys(story.questions[1])
    assert len(ways) == len(mixes(3)) == 35 and "death-2+gold-3" in ways
    assert (story.fact("anna.death"), story.fact("anna.gold")) == (6, 7)


@pytest.mark.parametrize("card", ["magical-shard", "prism"])
def test_res_cost_zero(card: str) -> None:
    """Placing for nothing still is an action."""
    state = table(turn(), players={"anna": one(hand=(card,)), "boris": one()})
    story = play_out(state, f"anna: place.{card}")
    assert story.rules("placed") == ["res.cost.zero"] and not story.events_of("paid")
    assert len(story.events_of("acts")) == 1
