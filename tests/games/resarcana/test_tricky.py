"""Situations in which several rules meet, played out as the rulebook has them."""

from __future__ import annotations

import pytest
from games.resarcana.support.play import play, play_out
from games.resarcana.support.positions import do, lies, one, table, turn, use
from support.play import keys, reasons

ALL_TURNED = {id: lies(turned=True) for id in ("hawk", "dragon-bridle", "tree-of-life", "great-pyramid")}


@pytest.mark.rules("res.property.works-turned", "res.power.turned-unusable", "res.win.turned-count")
def test_what_a_turned_component_still_does_and_what_not() -> None:
    """The Hawk collects, the Bridle reduces, the Tree reacts, the Pyramid scores; no power can be used."""
    anna = one(pool={"elan": 3, "calm": 2, "life": 1}, hand=("fire-dragon",), with_=ALL_TURNED)
    boris = one("elvish-bow")
    state = table(do("collect"), turn(), use("elvish-bow.1", "boris"), players={"anna": anna, "boris": boris})
    question = play(state).question
    assert reasons(question, "use.hawk.1") == ["res.power.one-turn-cost"]
    assert reasons(question, "use.dragon-bridle.1")[0] == "res.react.definition"
    story = play_out(state, "anna: place.fire-dragon", "anna: tree-of-life.2")
    assert story.rules("collects-turned") == ["res.property.works-turned"]
    assert story.rules("reduced") == ["res.reduction.turned"] and story.fact("anna.elan") == 0
    assert (story.fact("anna.calm"), story.fact("anna.life")) == (3, 0)
    assert story.fact("anna.points") == 1 + 1 + 3 + 1


@pytest.mark.rules("res.life.replacement", "res.life.passed-immune", "res.react.repeat")
def test_one_dragon_and_four_ways_to_bear_it() -> None:
    """Boris parries with the Sword, Vera gives one life and two others, Gleb has passed."""
    boris = one("dancing-sword", pool={"elan": 2, "life": 2})
    vera = one(pool={"life": 1, "gold": 1, "calm": 2})
    gleb = one("healer", pool={"life": 2}, passed=True)
    players = {"anna": one("earth-dragon"), "boris": boris, "vera": vera, "gleb": gleb}
    state = table(use("earth-dragon.1"), players=players)
    story = play_out(state, "boris: dancing-sword.1", "vera: suffer", "vera: calm-1+gold-1")
    assert (story.fact("boris.life"), story.fact("boris.elan")) == (2, 1)
    assert story.fact("boris.on.dancing-sword.death") == 1
    assert [story.fact(f"vera.{kind}") for kind in ("life", "gold", "calm")] == [0, 0, 1]
    assert story.of("immune", "who") == [("gleb",)] and story.fact("gleb.life") == 2


@pytest.mark.rules("res.pass.still-gains", "res.power.copy-rival.scope", "res.action.passed-skipped")
def test_who_has_passed_gains_is_counted_and_is_left_alone() -> None:
    anna = one("hand-of-glory", "treant", "elvish-bow", hand=("prism",))
    boris = one(pool={"death": 3, "life": 1}, passed=True)
    state = table(do("actions"), players={"anna": anna, "boris": boris}, items=(), token_passed=True)
    script = ("use.hand-of-glory.1", "use.treant.1", "use.elvish-bow.1", "pass")
    story = play_out(state, *(f"anna: {key}" for key in script))
    assert (story.fact("boris.death"), story.fact("boris.life")) == (4, 1)
    assert (story.fact("anna.elan"), story.fact("anna.death")) == (4, 2)
    assert story.of("skipped", "who") == [("boris",)] * 3


@pytest.mark.rules("res.win.statue", "res.win.statue.turn", "res.win.statue.temporary")
def test_the_statue_spent_on_an_early_check_is_missed_at_the_end_of_the_round() -> None:
    """Boris has passed and answers Anna's check in vain; at the end of the round the Statue lies turned."""
    players = {"anna": one("coral-castle"), "boris": one("golden-statue", pool={"gold": 6}, passed=True)}
    state = table(turn(), do("check"), players=players, token_passed=True)
    story = play_out(state, "anna: use.coral-castle.1", "boris: golden-statue.1")
    assert story.fact("boris.gold") == 3 and len(story.events_of("more-points")) == 1
    assert [event.fact("n") for event in story.events_of("goes-on")] == [4, 4]
    assert story.fact("boris.points") == 1


@pytest.mark.rules("res.collect.vault", "res.collect.take-all-or-nothing")
def test_the_vault_with_something_else_on_it() -> None:
    """With calm alone it gives nothing; with gold and calm both are taken, or both stay for two essences."""
    calm = one(with_={"vault": lies(calm=1)})
    question = play(table(do("collect"), players={"anna": calm, "boris": one()})).question
    assert keys(question) == ["take.vault", "done"] and reasons(question, "gain.vault")
    both = {"anna": one(with_={"vault": lies(calm=1, gold=2)}), "boris": one()}
    story = play_out(table(do("collect"), players=both), "anna: take.vault")
    assert (story.fact("anna.calm"), story.fact("anna.gold")) == (1, 2)
    story = play_out(table(do("collect"), players=both), "anna: gain.vault", "anna: life-2")
    assert (story.fact("anna.life"), story.fact("anna.on.vault.gold")) == (2, 2)


@pytest.mark.rules("res.collect.cursed-forge", "res.collect.forced-cost", "res.power.straighten-other")
def test_a_forge_that_was_turned_scores_but_works_only_when_straightened() -> None:
    anna = one(
        "witch", pool={"elan": 2, "gold": 1, "calm": 1, "life": 1}, with_={"cursed-forge": lies(gold=1)}
    )
    state = table(do("collect"), turn(), turn(), players={"anna": anna, "boris": one()})
    story = play_out(
        state,
        "anna: turn.cursed-forge",
        "anna: death-1",
        "anna: use.witch.1",
        "anna: calm-1+life-1",
        "anna: cursed-forge",
        "anna: use.cursed-forge.1",
    )
    assert story.fact("anna.on.cursed-forge.gold") == 2 and story.fact("anna.points") == 1 + 2 + 1


@pytest.mark.rules("res.win.tie-break", "res.win.tie-pool-only")
def test_gold_decides_a_tie_only_out_of_the_pool() -> None:
    """Two gold and one calm are five; five calm and gold on the Mines are five as well: both win."""
    anna = one(pool={"gold": 2, "calm": 1}, with_={"catacombs-of-the-dead": lies(death=10)})
    boris = one(pool={"calm": 5}, with_={"dwarven-mines": lies(gold=10)})
    players = {"anna": anna, "boris": boris, "vera": one(pool={"gold": 9})}
    story = play_out(table(do("check"), players=players, first="vera"))
    assert story.of("tie-counted", "who", "n") == [("anna", 5), ("boris", 5)]
    assert story.fact("winners") == "anna, boris"


@pytest.mark.rules("res.reduction.stack", "res.reduction.floor", "res.reduction.with-placement-powers")
def test_four_reductions_make_the_sea_serpent_free_and_no_more() -> None:
    """One, three, three and the Egg's four against a cost of nine."""
    anna = one("artificer", "dragons-lair", "dragon-bridle", "dragon-egg", hand=("sea-serpent", "prism"))
    state = table(turn(), players={"anna": anna, "boris": one()})
    story = play_out(state, "anna: use.dragon-egg.1")
    assert story.rules("no-less") == ["res.reduction.floor"]
    assert not story.events_of("paid") and not story.events_of("gained")
    assert "sea-serpent" in story.fact("anna.components") and story.fact("anna.hand") == 1


@pytest.mark.rules("res.power.same-essences", "res.cost.any")
def test_x_is_of_one_kind_and_comes_after_the_rest_of_the_cost() -> None:
    """The Stone: two of any kind, then as many of one kind as are left of it become gold."""
    pool = {"calm": 3, "life": 2, "gold": 1}
    state = table(
        use("philosophers-stone.1"), players={"anna": one("philosophers-stone", pool=pool), "boris": one()}
    )
    story = play_out(state, "anna: calm-1+life-1", "anna: calm-2")
    assert keys(story.questions[1]) == ["nothing", "calm-1", "calm-2", "life-1", "gold-1"]
    assert [story.fact(f"anna.{kind}") for kind in ("calm", "life", "gold")] == [0, 1, 3]


@pytest.mark.rules("res.monument.choice", "res.trigger.obelisk", "res.monument.refill")
def test_an_unseen_obelisk_gives_its_essences_and_leaves_the_open_monuments() -> None:
    state = table(
        turn(),
        players={"anna": one(pool={"gold": 4}), "boris": one()},
        monuments=("temple", "library"),
        deck=("obelisk", "oracle"),
    )
    story = play_out(state, "anna: claim.monument-deck", "chance: obelisk", "anna: death-6")
    assert story.fact("anna.death") == 6 and story.fact("monuments") == "temple, library"
    assert not story.events_of("revealed") and story.fact("monument-deck") == 1


@pytest.mark.rules("res.destroy.turned", "res.destroy.essences", "res.life.opt-out")
def test_the_way_out_of_the_serpent_takes_a_turned_artifact_with_what_lies_on_it() -> None:
    boris = one("druid", pool={"life": 2}, with_={"athanor": lies(turned=True, elan=4), "prism": lies()})
    state = table(use("sea-serpent.1"), players={"anna": one("sea-serpent"), "boris": boris})
    story = play_out(state, "boris: way-out", "boris: athanor")
    assert reasons(story.questions[1], "druid") == ["res.mage.definition"]
    assert story.of("removed", "what", "card") == [(("elan-4",), "athanor")]
    assert story.fact("boris.discard") == "athanor" and story.fact("boris.life") == 2
    assert story.fact("boris.elan") == 0


@pytest.mark.rules("res.power.turn-other", "res.power.straighten-other")
def test_a_creature_turned_for_the_grove_is_straightened_and_used_itself() -> None:
    """Turned for the Grove the Hawk does nothing; straightened by the Druid it draws a card."""
    anna = one("sacred-grove", "druid", "hawk", pool={"calm": 2}, deck=("prism",))
    state = table(turn(), turn(), turn(), players={"anna": anna, "boris": one()})
    story = play_out(state, "anna: use.sacred-grove.2", "anna: use.druid.1", "anna: use.hawk.2")
    assert len(story.events_of("no-trigger")) == 1 and story.of("straightened", "card") == [("hawk",)]
    assert (story.fact("anna.on.sacred-grove.life"), story.fact("anna.hand")) == (1, 1)


@pytest.mark.rules("res.deck.draw-empty", "res.destroy.vs-discard")
def test_divination_draws_through_the_discard_pile_and_gives_nothing_for_its_discards() -> None:
    anna = one("divination", deck=("crypt",), discard=("hawk", "prism"), hand=("vault",))
    story = play_out(
        table(use("divination.1"), players={"anna": anna, "boris": one()}),
        "anna: crypt",
        "anna: hawk",
        "anna: vault",
    )
    assert (story.fact("anna.discard"), story.fact("anna.hand")) == ("crypt, hawk, vault", 1)
    assert len(story.events_of("shuffled")) == 1 and not story.events_of("gained")


@pytest.mark.rules("res.win.token", "res.pass.first-token", "res.win.early-check")
def test_who_passes_first_takes_the_point_of_the_token_along() -> None:
    """Anna held it; Boris passes first, and her check finds the point with him."""
    anna = one("coral-castle", with_={"catacombs-of-the-dead": lies(death=7)})
    boris = one("alchemy", with_={"dwarven-mines": lies(gold=9)})
    state = table(
        do("actions"), players={"anna": one("alchemist"), "boris": boris, "vera": anna}, first="anna"
    )
    script = ("anna: use.alchemist.2", "anna: calm-1", "boris: research", "vera: use.coral-castle.1")
    story = play_out(state, *script)
    assert story.of("points", "who", "n") == [("anna", 0), ("boris", 10), ("vera", 10)]


@pytest.mark.rules("res.item.definition", "res.pass.item-facedown", "res.pass.item-swap")
def test_an_item_with_essences_on_it_is_given_back_bare_and_the_next_owner_can_use_it_next_round() -> None:
    anna = one("mermaid", "protection", pool={"gold": 1, "calm": 1})
    boris = one("divination", hand=("prism",))
    state = table(do("actions"), players={"anna": anna, "boris": boris}, items=("alchemy",), first="anna")
    story = play_out(state, "anna: use.mermaid.1", "anna: gold-1", "anna: protection", "boris: pass")
    assert story.rules("removed") == ["res.pass.item-swap"]
    assert story.fact("anna.gold") == 0 and story.fact("items") == "protection"
    assert story.table.player("anna").component("divination").down
