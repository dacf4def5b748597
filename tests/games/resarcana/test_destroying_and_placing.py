"""Powers that destroy, discard and place, and which components they reach (res.destroy, res.power)."""

from __future__ import annotations

from games.resarcana.support.play import play, play_out
from games.resarcana.support.positions import lies, one, table, turn, use
from support.play import keys, reasons

from tutor.games.resarcana.position.form import PlayerSpec
from tutor.games.resarcana.state.essences import KINDS

RICH = dict.fromkeys(KINDS, 9)


def anna_alone(anna: PlayerSpec, boris: PlayerSpec | None = None) -> dict[str, PlayerSpec]:
    return {"anna": anna, "boris": boris or one()}


def test_res_destroy_vs_discard() -> None:
    """Divination draws three and discards three of the hand; the Altar destroys what is on the table."""
    anna = one("divination", hand=("hawk",), deck=("crypt", "prism", "vault"))
    state = table(use("divination.1"), players=anna_alone(anna))
    story = play_out(state, "anna: crypt", "anna: prism", "anna: vault")
    assert story.fact("anna.discard") == "crypt, prism, vault"
    assert story.rules("discarded") == ["res.destroy.vs-discard"] * 3
    assert not story.events_of("gained")
    altar = play_out(
        table(use("corrupt-altar.2"), players=anna_alone(one("corrupt-altar", "prism"))),
        "anna: prism",
        "anna: calm-2",
    )
    assert altar.rules("destroyed") == ["res.destroy.vs-discard"]


def test_res_destroy_vs_discard__short_and_with_essences() -> None:
    players = anna_alone(one("divination", "druid", deck=("crypt",)))
    story = play_out(table(use("divination.1"), players=players))
    assert len(story.events_of("nothing-discarded")) == 2
    strict = table(turn(), players=players, rulings={"res.ruling.divination-short": "illegal"})
    assert play(strict).refused("use.divination.1") == ["res.destroy.vs-discard"]
    paid = table(use("divination.1"), players=players, rulings={"res.ruling.discard-by-effect": "yes"})
    story = play_out(paid, "anna: gold-1")
    assert story.fact("anna.gold") == 1


def test_res_destroy_essences() -> None:
    anna = one("corrupt-altar", with_={"ring-of-midas": lies(gold=3)})
    state = table(use("corrupt-altar.2"), players=anna_alone(anna))
    story = play_out(state, "anna: ring-of-midas", "anna: calm-4")
    assert story.rules("removed") == ["res.destroy.essences"] and story.fact("anna.gold") == 0


def test_res_destroy_turned() -> None:
    anna = one("corrupt-altar", with_={"prism": lies(turned=True)})
    state = table(use("corrupt-altar.2"), players=anna_alone(anna))
    story = play_out(state, "anna: prism", "anna: calm-2")
    assert story.rules("destroyed") == ["res.destroy.turned"]


def test_res_destroy_only_artifacts() -> None:
    """Mage, item, monument and place of power cannot be destroyed, each under its own rule."""
    anna = one("corrupt-altar", "prism", "druid", "temple", "coral-castle", "research")
    state = table(use("corrupt-altar.2"), players=anna_alone(anna))
    story = play_out(state, "anna: prism", "anna: calm-2")
    question = story.questions[0]
    assert keys(question) == ["corrupt-altar", "prism"]
    assert reasons(question, "druid") == ["res.mage.definition"]
    assert reasons(question, "temple") == ["res.monument.definition"]
    assert reasons(question, "coral-castle") == ["res.pop.definition"]
    assert reasons(question, "research") == ["res.destroy.only-artifacts"]


def test_res_destroy_cost_based_gain() -> None:
    """The printed cost of the Treant, five, and two more, of any kind but gold."""
    anna = one("corrupt-altar", "treant")
    state = table(use("corrupt-altar.2"), players=anna_alone(anna))
    story = play_out(state, "anna: treant", "anna: death-7")
    assert all("gold" not in key for key in keys(story.questions[1]))
    assert story.fact("anna.death") == 7


def test_res_destroy_cost_based_gain__what_was_paid() -> None:
    anna = one("corrupt-altar", with_={"treant": lies(paid=1)})
    rulings = {"res.ruling.destroyed-cost": "paid"}
    state = table(use("corrupt-altar.2"), players=anna_alone(anna), rulings=rulings)
    story = play_out(state, "anna: treant", "anna: death-3")
    assert story.fact("anna.death") == 3


def test_res_destroy_corrupt_altar() -> None:
    """The Altar can be destroyed by its own power."""
    players = anna_alone(one("corrupt-altar"))
    story = play_out(table(use("corrupt-altar.2"), players=players), "anna: elan-7")
    assert story.fact("anna.discard") == "corrupt-altar"
    assert story.fact("anna.elan") == 7


def test_res_destroy_fiery_whip() -> None:
    """The Whip needs another artifact."""
    players = anna_alone(one("fiery-whip", "druid"))
    question = play(table(turn(), players=players)).question
    assert reasons(question, "use.fiery-whip.2") == ["res.destroy.vs-discard"]
    players = anna_alone(one("fiery-whip", "prism", "crypt"))
    state = table(use("fiery-whip.2"), players=players)
    story = play_out(state, "anna: prism", "anna: life-2")
    assert reasons(story.questions[0], "fiery-whip") == ["res.destroy.fiery-whip"]


def test_res_destroy_sacrificial_dagger() -> None:
    """Two costs: the Dagger itself, and a card of the hand, whose cost sets the gain."""
    players = anna_alone(one("sacrificial-dagger", "druid", hand=("treant",)))
    story = play_out(table(use("sacrificial-dagger.2"), players=players), "anna: life-5")
    assert story.rules("destroyed") == ["res.destroy.vs-discard"]
    assert story.rules("discarded") == ["res.destroy.sacrificial-dagger"]
    assert story.fact("anna.life") == 5
    bare = play(table(turn(), players=anna_alone(one("sacrificial-dagger", "druid")))).question
    assert reasons(bare, "use.sacrificial-dagger.2") == ["res.destroy.sacrificial-dagger"]


def test_res_destroy_sacrificial_dagger__its_own_cost() -> None:
    players = anna_alone(one("sacrificial-dagger", hand=("treant",)))
    rulings = {"res.ruling.dagger-which-card": "dagger"}
    story = play_out(table(use("sacrificial-dagger.2"), players=players, rulings=rulings), "anna: life-2")
    assert story.fact("anna.life") == 2


def test_res_type_dragon_creature() -> None:
    """The Pit takes dragons and creatures, gold for each essence of their cost; the Serpent is both."""
    anna = one("sacrificial-pit", "sea-serpent", "hawk", "prism", pool={"death": 1})
    story = play_out(table(use("sacrificial-pit.2"), players=anna_alone(anna)), "anna: sea-serpent")
    assert keys(story.questions[0]) == ["sea-serpent", "hawk"]
    assert reasons(story.questions[0], "prism") == ["res.type.dragon-creature"]
    assert story.fact("anna.gold") == 9


def test_res_power_mermaid() -> None:
    """One calm, life or gold of the pool goes onto any own component, a turned one too."""
    anna = one("mermaid", "druid", pool={"gold": 1, "death": 3}, with_={"coral-castle": lies(turned=True)})
    story = play_out(table(use("mermaid.1"), players=anna_alone(anna)), "anna: coral-castle")
    assert keys(story.questions[0]) == ["mermaid", "druid", "coral-castle"]
    assert (story.fact("anna.on.coral-castle.gold"), story.fact("anna.gold")) == (1, 0)
    poor = one("mermaid", "druid", pool={"death": 3})
    assert play(table(turn(), players=anna_alone(poor))).refused("use.mermaid.1") == ["res.power.mermaid"]


def test_res_component_definition() -> None:
    """Components are artifacts, mages, items, monuments and places of power: the Mermaid may choose any."""
    anna = one("mermaid", "druid", "research", "temple", "coral-castle", pool={"calm": 1})
    question = play(table(use("mermaid.1"), players=anna_alone(anna))).question
    assert (question.rule, len(keys(question))) == ("res.component.definition", 5)


def test_res_item_definition() -> None:
    """A magic item can bear essences, but will be exchanged."""
    anna = one("mermaid", "research", pool={"calm": 1})
    story = play_out(table(use("mermaid.1"), players=anna_alone(anna)), "anna: research")
    assert story.rules("on-item") == ["res.item.definition"]


def test_res_power_crypt() -> None:
    """An artifact of the own discard pile, two essences cheaper, but no gold cheaper (worked example)."""
    anna = one("crypt", pool={"death": 1, "gold": 1}, discard=("vault", "hawk"), hand=("prism",))
    boris = one(discard=("treant",))
    state = table(use("crypt.2"), players=anna_alone(anna, boris))
    story = play_out(state, "anna: vault")
    assert keys(story.questions[0]) == ["vault", "hawk"]
    assert story.of("paid", "what") == [(("death-1",),), (("gold-1",),)]
    assert story.fact("anna.components") == "crypt, vault"


def test_res_power_crypt__catacombs_meant() -> None:
    """Under the literal reading of the note other reductions do not count for the Crypt."""
    anna = one("crypt", "artificer", "prism", pool={"death": 1}, discard=("elvish-bow",))
    story = play_out(table(use("crypt.2"), players=anna_alone(anna)))
    assert story.fact("anna.components") == "crypt, artificer, prism, elvish-bow"
    rulings = {"res.ruling.crypt-or-catacombs": "literal"}
    story = play_out(table(use("crypt.2"), players=anna_alone(anna), rulings=rulings))
    assert story.events_of("nothing-placed")


def test_res_power_transmuter() -> None:
    """Two essences are needed; those gained may be of the kinds paid, but no gold."""
    players = anna_alone(one("transmuter", "hawk", pool={"calm": 1}))
    assert play(table(turn(), players=players)).refused("use.transmuter.1") == ["res.power.transmuter"]
    players = anna_alone(one("transmuter", pool={"calm": 2}))
    story = play_out(table(use("transmuter.1"), players=players), "anna: calm-3")
    assert story.rules("gained") == ["res.power.transmuter"] and story.fact("anna.calm") == 3
    assert all("gold" not in key for key in keys(story.questions[0]))


def test_res_power_transmutation() -> None:
    players = anna_alone(one("transmutation", "hawk", pool={"calm": 2}))
    assert play(table(turn(), players=players)).refused("use.transmutation.1") == ["res.power.transmutation"]
    players = anna_alone(one("transmutation", pool={"calm": 3}))
    story = play_out(table(use("transmutation.1"), players=players), "anna: calm-3")
    assert story.rules("paid") + story.rules("gained") == ["res.power.transmutation"] * 2


def test_res_cost_any__no_gold_in_powers() -> None:
    players = anna_alone(one("transmuter", "hawk", pool={"gold": 2}))
    rulings = {"res.ruling.any-cost-gold": "no"}
    question = play(table(turn(), players=players, rulings=rulings)).question
    assert reasons(question, "use.transmuter.1") == ["res.power.transmuter"]


def test_res_trigger_obelisk() -> None:
    """Claiming the Obelisk at once gives six essences without gold, within the claiming action."""
    players = anna_alone(one(pool={"gold": 4}))
    state = table(turn(), players=players, monuments=("obelisk",))
    story = play_out(state, "anna: claim.obelisk", "anna: calm-2+life-2+elan-2")
    assert story.rules("gained") == ["res.trigger.obelisk"] and len(story.events_of("acts")) == 1
    assert len(keys(story.questions[1])) == 84
    question = play(table(turn(), players=anna_alone(one("obelisk", "druid")))).question
    assert reasons(question, "use.obelisk.1") == ["res.trigger.obelisk"]


def test_res_pool_definition() -> None:
    """What lies on components cannot pay for powers."""
    anna = one("dwarven-pickaxe", "druid", with_={"athanor": lies(elan=3)})
    question = play(table(turn(), players=anna_alone(anna))).question
    assert reasons(question, "use.dwarven-pickaxe.1") == ["res.pool.definition"]


def test_res_mage_definition() -> None:
    anna = one("corrupt-altar", "prism", "druid")
    question = play(table(use("corrupt-altar.2"), players=anna_alone(anna))).question
    assert reasons(question, "druid") == ["res.mage.definition"]


def test_res_monument_definition() -> None:
    state = table(turn(), players=anna_alone(one(pool={"gold": 4})), monuments=("temple",))
    story = play_out(state, "anna: claim.temple")
    assert story.rules("no-artifact") == ["res.monument.definition"]


def test_res_pop_definition() -> None:
    state = table(turn(), players=anna_alone(one(pool={"gold": 3})), places=("alchemists-tower",))
    story = play_out(state, "anna: claim.alchemists-tower")
    assert story.rules("no-artifact") == ["res.pop.definition"]


def test_res_action_place__by_powers() -> None:
    """Dragon Teeth place for nothing; the Bestiary for the dragon's cost, or free under the other reading."""
    players = anna_alone(one("dragon-teeth", pool={"elan": 3}, hand=("water-dragon", "prism")))
    story = play_out(table(use("dragon-teeth.2"), players=players))
    assert story.fact("anna.components") == "dragon-teeth, water-dragon"
    anna = one("sorcerers-bestiary", pool={"calm": 4})
    boris = one(discard=("water-dragon",))
    story = play_out(table(use("sorcerers-bestiary.2"), players=anna_alone(anna, boris)))
    assert story.events_of("nothing-placed")
    free = {"res.ruling.bestiary-payment": "free"}
    story = play_out(table(use("sorcerers-bestiary.2"), players=anna_alone(anna, boris), rulings=free))
    placed = story.table.player("anna").component("water-dragon")
    assert (placed.source, story.fact("boris.discard")) == ("boris", "")


def test_res_action_place__from_anywhere() -> None:
    anna = one("dragon-teeth", pool={"elan": 3}, discard=("water-dragon",))
    rulings = {"res.ruling.egg-teeth-source": "anywhere"}
    story = play_out(table(use("dragon-teeth.2"), players=anna_alone(anna)))
    assert story.events_of("nothing-placed")
    story = play_out(table(use("dragon-teeth.2"), players=anna_alone(anna), rulings=rulings))
    assert story.fact("anna.components") == "dragon-teeth, water-dragon"


def test_res_reduction_stack__of_the_bestiary_power() -> None:
    """Where reductions lower the power's own cost too, the Bridle leaves one of its four essences."""
    anna = one("sorcerers-bestiary", "dragon-bridle", pool={"calm": 1}, discard=("hawk",))
    rulings = {"res.ruling.bestiary-reduce-power-cost": "yes"}
    story = play_out(table(use("sorcerers-bestiary.2"), players=anna_alone(anna), rulings=rulings))
    assert story.of("paid", "what") == [(("calm-1",),)]


def test_res_destroy_vs_discard__a_foreign_dragon() -> None:
    """A dragon out of Boris's pile goes to the pile of who destroys it, or back to his."""
    anna = one("sorcerers-bestiary", "corrupt-altar", pool={"calm": 4})
    boris = one(discard=("water-dragon",))
    for reading, pile in (("controller", "anna"), ("first-owner", "boris")):
        rulings = {"res.ruling.bestiary-payment": "free", "res.ruling.foreign-dragon-discard": reading}
        state = table(
            use("sorcerers-bestiary.2"),
            use("corrupt-altar.2"),
            players=anna_alone(anna, boris),
            rulings=rulings,
        )
        story = play_out(state, "anna: water-dragon", "anna: life-8")
        assert story.fact(f"{pile}.discard") == "water-dragon"
