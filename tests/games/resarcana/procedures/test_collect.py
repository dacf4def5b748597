"""Collecting essences (res.collect, res.property)."""

from __future__ import annotations

from games.resarcana.support.play import play, play_out
from games.resarcana.support.positions import do, lies, one, table, use
from support.play import keys, reasons

from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.games.resarcana import GAME
from tutor.games.resarcana.position.form import PlayerSpec
from tutor.games.resarcana.state.table import Table


def collecting(anna: PlayerSpec, boris: PlayerSpec | None = None, **rulings: str) -> State[Table]:
    """The phase, with rulings by the end of their ids."""
    named = {f"res.ruling.{id.replace('_', '-')}": reading for id, reading in rulings.items()}
    return table(do("collect"), players={"anna": anna, "boris": boris or one()}, rulings=named)


def first_question(anna: PlayerSpec, **rulings: str) -> Question:
    return play(collecting(anna, None, **rulings)).question


def test_res_collect_when_first() -> None:
    """The first round opens with collecting too."""
    players = {"anna": one("necromancer", deck=("crypt",)), "boris": one("duelist", deck=("hawk",))}
    story = play_out(table(do("round"), players=players, round=0), "anna: research", "boris: alchemy")
    assert story.rules("collect-begins") == ["res.collect.when-first"]
    assert [event.kind for event in story.events][:2] == ["round", "collect-begins"]


def test_res_collect_abilities() -> None:
    """What every collect symbol shows is gained, without a question."""
    story = play_out(collecting(one("necromancer", "flaming-pit"), one("duelist")))
    assert story.of("gained", "who", "what", "card") == [
        ("anna", ("death-1",), "necromancer"),
        ("anna", ("elan-1",), "flaming-pit"),
        ("boris", ("elan-1",), "duelist"),
    ]


def test_res_collect_amount() -> None:
    """A number gives that many, no number gives one."""
    story = play_out(collecting(one("chalice-of-fire", "hawk")))
    assert story.rules("gained") == ["res.collect.amount"] * 2
    assert story.of("gained", "what") == [(("elan-2",),), (("calm-1",),)]


def test_res_collect_plus() -> None:
    story = play_out(collecting(one("elemental-spring")))
    assert story.rules("gained") == ["res.collect.plus"]
    assert [story.fact(f"anna.{kind}") for kind in ("calm", "life", "elan")] == [1, 1, 1]


def test_res_collect_slash() -> None:
    """Exactly one of the alternatives."""
    story = play_out(collecting(one("healer")), "anna: life-1")
    assert keys(story.questions[0]) == ["calm-1", "life-1"]
    assert story.rules("gained") == ["res.collect.slash"] and story.fact("anna.calm") == 0


def test_res_collect_any() -> None:
    """Any mix of two of the kinds that are not struck out."""
    story = play_out(collecting(one("celestial-horse")), "anna: calm-1+elan-1")
    assert keys(story.questions[0]) == [
        "calm-2",
        "calm-1+life-1",
        "calm-1+elan-1",
        "life-2",
        "life-1+elan-1",
        "elan-2",
    ]
    assert story.rules("gained") == ["res.collect.any"]


def test_res_collect_any__restricted_in_a_power() -> None:
    """The Cursed Skull takes neither gold nor life."""
    players = {"anna": one("cursed-skull", pool={"life": 1}), "boris": one()}
    question = play(table(use("cursed-skull.1"), players=players)).question
    assert not any("gold" in key or "life" in key for key in keys(question)) and len(keys(question)) == 10


def test_res_collect_take_optional() -> None:
    """Essences may be taken from one component and left on another."""
    anna = one(with_={"duelist": lies(gold=2), "athanor": lies(elan=3)})
    story = play_out(collecting(anna), "anna: take.athanor", "anna: done")
    assert (story.fact("anna.elan"), story.fact("anna.on.duelist.gold")) == (4, 2)
    assert story.rules("left") == ["res.collect.take-optional"]


def test_res_collect_take_all_or_nothing() -> None:
    anna = one(with_={"chalice-of-life": lies(calm=2, life=1)})
    story = play_out(collecting(anna), "anna: take.chalice-of-life")
    assert keys(story.questions[0]) == ["take.chalice-of-life", "done"]
    assert story.rules("taken") == ["res.collect.take-all-or-nothing"]
    assert story.of("taken", "what") == [(("calm-2", "life-1"),)]


def test_res_collect_take_only_here() -> None:
    """No action takes essences from a component."""
    anna = one("druid", with_={"athanor": lies(elan=3)})
    question = play(table(do("turn"), players={"anna": anna, "boris": one()})).question
    assert reasons(question, "take.athanor") == ["res.collect.take-only-here"]


def test_res_collect_order_free() -> None:
    """Gains and takings in any order; nobody is done before what must be gained is gained."""
    anna = one("healer", "celestial-horse", with_={"athanor": lies(elan=1)})
    question = first_question(anna)
    assert (question.rule, keys(question)) == (
        "res.collect.order-free", ["take.athanor", "gain.healer", "gain.celestial-horse"],
    )  # fmt: skip
    assert reasons(question, "done") == ["res.collect.abilities"] * 2
    play_out(
        collecting(anna), "anna: gain.celestial-horse", "anna: calm-2", "anna: take.athanor", "anna: life-1"
    )


def test_res_collect_simultaneous() -> None:
    """Everybody gains at once; whoever asks has all collect one by one from the first player."""
    anna, boris = (
        one("duelist", with_={"athanor": lies(elan=1)}),
        one("necromancer", with_={"crypt": lies(death=1)}),
    )
    story = play_out(collecting(anna, boris), "anna: pass", "boris: pass", "anna: done", "boris: done")
    assert [event.fact("who") for event in story.events if event.kind in ("gained", "left")] == [
        "anna", "boris", "anna", "boris",
    ]  # fmt: skip
    story = play_out(collecting(anna, boris), "anna: pass", "boris: yes", "anna: done", "boris: done")
    assert story.rules("in-order") == ["res.collect.simultaneous"]
    told = [event for event in story.events if event.kind in ("gained", "left")]
    assert [(event.kind, event.fact("who")) for event in told] == [
        ("gained", "anna"), ("left", "anna"), ("gained", "boris"), ("left", "boris"),
    ]  # fmt: skip


def test_res_collect_pop_taking() -> None:
    """Taken essences no longer score."""
    anna = one(with_={"catacombs-of-the-dead": lies(death=3)})
    state = collecting(anna)
    story = play_out(state, "anna: take.catacombs-of-the-dead")
    assert GAME.facts(state)["anna.points"] == 4 and story.fact("anna.points") == 1
    assert story.rules("points-gone") == ["res.collect.pop-taking"]


def test_res_collect_forced_cost() -> None:
    """Without death to pay the Forge can only be turned."""
    story = play_out(collecting(one("cursed-forge")))
    assert story.rules("turned") == ["res.collect.forced-cost"]
    question = first_question(one("cursed-forge", with_={"athanor": lies(elan=1)}))
    assert reasons(question, "pay.cursed-forge") == ["res.collect.forced-cost"]


def test_res_collect_forced_cost_order() -> None:
    """The death just taken pays for the Forge."""
    anna = one("cursed-forge", with_={"necromancer": lies(death=3)})
    story = play_out(collecting(anna), "anna: take.necromancer", "anna: pay.cursed-forge")
    assert story.rules("paid") == ["res.collect.forced-cost.order"]
    assert (story.fact("anna.turned.cursed-forge"), story.fact("anna.death")) == (False, 3)


def test_res_collect_cursed_forge() -> None:
    """The Forge may be turned although the death is there, and nobody is done before one or the other."""
    anna = one("cursed-forge", pool={"death": 1}, with_={"athanor": lies(elan=1)})
    question = first_question(anna)
    assert keys(question) == ["take.athanor", "pay.cursed-forge", "turn.cursed-forge"]
    assert reasons(question, "done") == ["res.collect.cursed-forge"]
    story = play_out(collecting(anna), "anna: turn.cursed-forge", "anna: done")
    assert story.rules("turned") == ["res.collect.cursed-forge"] and story.fact("anna.death") == 1


def test_res_collect_cursed_forge__must_be_paid() -> None:
    anna = one("cursed-forge", pool={"death": 1}, with_={"athanor": lies(elan=1)})
    question = first_question(anna, forge_choice="pay-if-able")
    assert reasons(question, "turn.cursed-forge") == ["res.collect.cursed-forge"]


def test_res_collect_vault() -> None:
    """With gold on it and nothing taken from it the Vault may give two essences other than gold."""
    anna = one(with_={"vault": lies(gold=1), "athanor": lies(elan=1)})
    story = play_out(collecting(anna), "anna: gain.vault", "anna: life-1+elan-1", "anna: done")
    assert keys(story.questions[0]) == ["take.vault", "take.athanor", "gain.vault", "done"]
    assert story.rules("gained") == ["res.collect.vault"] and len(keys(story.questions[1])) == 10
    assert reasons(story.questions[2], "take.vault") == ["res.collect.vault"]


def test_res_collect_vault__taken_from_or_without_gold() -> None:
    anna = one(with_={"vault": lies(gold=1), "athanor": lies(elan=1)})
    story = play_out(collecting(anna), "anna: take.vault", "anna: done")
    assert reasons(story.questions[1], "gain.vault") == ["res.collect.vault"] * 2
    other = first_question(one(with_={"vault": lies(calm=1)}))
    assert reasons(other, "gain.vault") == ["res.collect.vault"]


def test_res_collect_vault_stays() -> None:
    """The gold stays and works again in the next round."""
    anna = one(with_={"vault": lies(gold=1)})
    state = table(do("collect"), do("collect"), players={"anna": anna, "boris": one()})
    story = play_out(state, "anna: gain.vault", "anna: life-2", "anna: gain.vault", "anna: calm-2")
    assert story.rules("stays") == ["res.collect.vault.stays"] * 2
    assert story.fact("anna.on.vault.gold") == 1


def test_res_collect_automaton() -> None:
    """Of every kind lying on it two more are added, if nothing was taken (worked example, round three)."""
    anna = one(with_={"automaton": lies(gold=3, elan=1)})
    story = play_out(collecting(anna), "anna: done")
    assert story.rules("put") == ["res.collect.automaton"]
    assert (story.fact("anna.on.automaton.gold"), story.fact("anna.on.automaton.elan")) == (5, 3)


def test_res_collect_automaton_exclusive() -> None:
    """What is taken does not grow."""
    anna = one(with_={"automaton": lies(gold=5, elan=3)})
    story = play_out(collecting(anna), "anna: take.automaton")
    assert not story.events_of("put") and (story.fact("anna.gold"), story.fact("anna.elan")) == (5, 3)


def test_res_collect_automaton_exclusive__where_growing_is_chosen() -> None:
    anna = one(with_={"automaton": lies(gold=1), "athanor": lies(elan=1)})
    story = play_out(collecting(anna, automaton_mandatory="may"), "anna: grow.automaton", "anna: done")
    assert reasons(story.questions[1], "take.automaton") == ["res.collect.automaton.exclusive"]
    assert story.fact("anna.on.automaton.gold") == 3
    story = play_out(collecting(anna, automaton_mandatory="may"), "anna: take.automaton", "anna: done")
    assert reasons(story.questions[1], "grow.automaton") == ["res.collect.automaton.exclusive"]
    story = play_out(collecting(anna, automaton_mandatory="may"), "anna: done")
    assert story.fact("anna.on.automaton.gold") == 1


def test_res_collect_abilities__optional() -> None:
    """Where collecting is optional, each ability can be left out."""
    state = collecting(one("necromancer", "hawk"), collect_mandatory="optional")
    story = play_out(state, "anna: gain.hawk", "anna: done")
    assert story.of("gained", "card") == [("hawk",)]


def test_res_collect_abilities__of_sources_that_differ() -> None:
    """One source gives neither the Temple nor the Catacombs a collect ability."""
    anna = one("temple", "catacombs-of-the-dead")
    assert len(play_out(collecting(anna)).events_of("gained")) == 2
    assert not play_out(collecting(anna, public_minor="alternative")).events_of("gained")


def test_res_property_definition() -> None:
    """Collect abilities work by themselves."""
    story = play_out(collecting(one("necromancer")))
    assert story.rules("by-themselves") == ["res.property.definition"] and not story.events_of("acts")


def test_res_property_works_turned() -> None:
    """A turned component collects, reduces and scores."""
    anna = one(pool={"elan": 3}, with_={"temple": lies(turned=True)})
    story = play_out(collecting(anna))
    assert story.rules("collects-turned") == ["res.property.works-turned"]
    assert (story.fact("anna.life"), story.fact("anna.points")) == (1, 3)


def test_res_cost_location__of_a_source_that_differs() -> None:
    """One source lets the Tree of Life cost three life instead of one."""
    anna = one("druid", pool={"life": 1, "calm": 2}, hand=("tree-of-life",))
    players = {"anna": anna, "boris": one()}
    assert "place.tree-of-life" in keys(play(table(do("turn"), players=players)).question)
    other = table(do("turn"), players=players, rulings={"res.ruling.public-minor": "alternative"})
    assert play(other).refused("place.tree-of-life") == ["res.action.place"]


def test_res_reduction_restriction__of_a_source_that_differs() -> None:
    """One source does not let the Dragon Egg remove gold; no dragon costs any, so nothing changes."""
    anna = one("dragon-egg", pool={"elan": 2}, hand=("fire-dragon",))
    rulings = {"res.ruling.public-minor": "alternative"}
    state = table(use("dragon-egg.1"), players={"anna": anna, "boris": one()}, rulings=rulings)
    assert play_out(state).of("paid", "what") == [(("elan-2",),)]
