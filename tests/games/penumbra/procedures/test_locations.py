"""What the locations do: forest, sanctuary, ruins, bazaar, guild and the classes."""

from __future__ import annotations

from typing import Any

import pytest
from games.penumbra.support.play import play
from games.penumbra.support.town import cards_in, grounds, held, mark, open_in, town, wizard

from tutor.engine.chance import Dice
from tutor.games.penumbra import GAME
from tutor.games.penumbra.procedures.bazaar import LOTS
from tutor.games.penumbra.procedures.guild import attemptable
from tutor.games.penumbra.state.table import Turn
from tutor.games.penumbra.state.wizard import Reserved
from tutor.rules.catalogue import component

FULL = tuple(mark(f"discipline-{n}", "amber") for n in range(1, 9))


@pytest.mark.rules("pen.ing.resource-die")
def test_pen_loc_forest() -> None:
    game = play(town(wizard("bone 1", fruit=1)), "place-bone-1-forest", "apply-forest", "1")
    assert game.anna.stock.fruit == 3
    assert game.rules("section-applied") == ["pen.loc.forest"]
    assert game.one("resource-rolled").fact("faces") == ("fruit-2",)
    assert game.asked == "placement" and "apply-forest" not in game.offered


def test_pen_ing_resource_die__faces_that_are_not_known() -> None:
    game = play(town(wizard("green 1"), box="book", program="apply-section", section="forest"))
    assert game.rules("resource-unknown") == ["pen.ing.resource-die"] and not game.state.stack


@pytest.mark.rules("pen.ing.resource-die.together", "pen.prim.green.forest")
def test_pen_prim_green_forest() -> None:
    """A green die in the forest: two resource dice at once, for the location and for the die."""
    game = play(town(wizard("green 1", fruit=11)), "place-green-1-forest")
    assert grounds(game, "resource-green") == {("pen.prim.green.forest", "rolled-together")}
    game.answer("apply-forest")
    assert game.question.chance is not None
    assert isinstance(game.question.chance, Dice) and game.question.chance.count == 2
    game.answer("1-2")
    rolled = game.one("resource-rolled")
    assert rolled.rule == "pen.ing.resource-die.together" and rolled.fact("faces") == ("fruit-2", "fruit-1")
    assert [e.fact("n") for e in game.events if e.kind == "over-limit"] == [2]
    assert game.anna.stock.fruit == 12 and "resource-green" not in game.offered


def test_pen_ing_resource_die_together__all_of_it_arrives_before_anything_else() -> None:
    """Two Crystals beyond the limit are lost: nothing can be spent between the two dice."""
    game = play(town(wizard("green 1", "bone 2", crystal=10)), "place-green-1-forest", "apply-forest", "3-3")
    assert game.anna.stock.crystal == 12
    assert [e.fact("n") for e in game.events if e.kind == "gained"] == [2]


@pytest.mark.parametrize(
    "order",
    [("resource-green", "5", "apply-sanctuary", "3"), ("apply-sanctuary", "3", "resource-green", "5")],
)
def test_pen_prim_green(order: tuple[str, ...]) -> None:
    game = play(town(wizard("green 1", blood=1)), "place-green-1-sanctuary", *order)
    assert game.anna.stock.jewel == 1 and game.rules("die-brings") == ["pen.prim.green"]
    assert "resource-green" not in game.offered
    game = play(town(wizard("green 1")), "place-green-1-bazaar")
    assert "resource-green" not in game.offered


def test_pen_loc_sanctuary() -> None:
    game = play(town(wizard("bone 1", blood=2)), "place-bone-1-sanctuary", "apply-sanctuary", "5")
    assert game.anna.stock.blood == 1 and game.pool() == ["spark 5"]
    assert game.rules("section-applied") == ["pen.loc.sanctuary"]


@pytest.mark.rules("pen.mark.blood")
def test_pen_loc_sanctuary__a_wounded_mark_pays() -> None:
    anna = wizard("bone 1", marks=(mark("discipline-1", condition="wounded"),))
    game = play(town(anna), "place-bone-1-sanctuary", "apply-sanctuary", "5")
    assert game.anna.marks[0].condition == "discharged" and game.pool() == ["spark 5"]


def test_pen_loc_sanctuary__without_blood() -> None:
    game = play(town(wizard("bone 1")), "place-bone-1-sanctuary")
    assert grounds(game, "apply-sanctuary") == {("pen.loc.sanctuary", "lacking")}


def test_pen_loc_ruins() -> None:
    game = play(town(wizard("bone 1")), "place-bone-1-ruins", "apply-ruins", "5")
    assert game.anna.stock.blood == 2 and game.one("threat-prepared").fact("dice") == 1
    assert game.rules("section-applied") == ["pen.loc.ruins"]


@pytest.mark.rules("pen.threat.step1.count-effects")
def test_pen_prim_yellow_place__in_the_ruins() -> None:
    game = play(town(wizard("yellow 1")), "place-yellow-1-ruins", "apply-ruins")
    assert game.one("threat-removed").rule == "pen.prim.yellow.place"
    assert game.anna.stock.blood == 2


def test_pen_prim_yellow_place__in_the_guild() -> None:
    state = town(wizard("yellow 1"), contracts=("lost-cottage",))
    game = play(state, "place-yellow-1-guild", "apply-guild")
    removed = [event for event in game.events if event.kind == "threat-removed"]
    assert [event.rule for event in removed] == ["pen.prim.yellow.place"]


def test_pen_prim_yellow_place__a_die_placed_elsewhere_protects_from_nothing() -> None:
    cards = (held("phylactery", "equipment"),)
    game = play(town(wizard("yellow 1", cards=cards)), "place-yellow-1-bazaar")
    assert game.table.turn.placed == ""


@pytest.mark.rules("pen.loc.bazaar.rate")
def test_pen_loc_bazaar_exchange() -> None:
    """Eight Fruits into four Jewels, a Trinket into two Jewels, a Trinket into three Crystals."""
    state = town(wizard("bone 1", fruit=8, trinket=2))
    game = play(state, "place-bone-1-bazaar", "apply-bazaar", "exchange-fruit-jewel", "exchange-fruit-jewel")
    game.answer("exchange-trinket-jewel", "exchange-trinket-crystal")
    stock = game.anna.stock
    assert (stock.fruit, stock.trinket, stock.jewel, stock.crystal) == (0, 0, 6, 3)
    assert game.rules("exchanged") == ["pen.loc.bazaar.rate"] * 4
    assert game.rules("section-applied") == ["pen.loc.bazaar.exchange"]


@pytest.mark.parametrize("ingredient", list(LOTS))
def test_pen_loc_bazaar_rate__in_either_direction(ingredient: str) -> None:
    lots: Any = component("penumbra", "bazaar-rate").value("equal_lots")
    assert dict(lots) == LOTS
    exchanged: dict[str, Any] = {ingredient: LOTS[ingredient]}
    state = town(wizard("bone 1", **exchanged), program="exchange")
    others = [other for other in LOTS if other != ingredient]
    keys = tuple(f"exchange-{ingredient}-{other}" for other in others)
    assert set(keys) <= set(play(state).offered)
    for key, other in zip(keys, others, strict=True):
        stock = play(state, key).anna.stock
        assert getattr(stock, other) == LOTS[other] and getattr(stock, ingredient) == 0


def test_pen_loc_bazaar_multiples() -> None:
    """Two Fruits are a part of a lot and buy no Jewel."""
    game = play(town(wizard("bone 1", fruit=2, crystal=3), program="exchange"))
    assert grounds(game, "exchange-fruit-jewel") == {("pen.loc.bazaar.multiples", "no-lot")}
    assert "exchange-crystal-jewel" in game.offered


def test_pen_loc_bazaar_exchange__no_blood() -> None:
    game = play(town(wizard("bone 1", blood=5, trinket=1), program="exchange"))
    assert grounds(game, "exchange-blood") == {("pen.loc.bazaar.exchange", "not-traded")}


def test_pen_ing_arcana_bound() -> None:
    game = play(town(wizard("bone 1", arcana=5, trinket=1), program="exchange"))
    assert grounds(game, "exchange-arcana") == {("pen.ing.arcana.bound", "not-traded")}
    assert not any(key.endswith("-arcana") for key in game.offered)


@pytest.mark.rules("pen.ing.limit", "pen.ing.gain")
def test_pen_loc_bazaar_exchange__beyond_the_limit() -> None:
    game = play(town(wizard("bone 1", fruit=10, trinket=1), program="exchange"), "exchange-trinket-fruit")
    assert game.anna.stock.fruit == 12 and game.rules("over-limit") == ["pen.ing.limit"]


def test_pen_loc_bazaar_exchange__nothing_to_exchange() -> None:
    game = play(town(wizard("bone 1", fruit=3)), "place-bone-1-bazaar")
    assert ("pen.loc.bazaar.exchange", "nothing-to-exchange") in grounds(game, "apply-bazaar")
    assert ("pen.loc.bazaar.multiples", "no-lot") in grounds(game, "apply-bazaar")


@pytest.mark.rules("pen.turn.learn.interleave", "pen.loc.bazaar.exchange")
def test_pen_prim_violet() -> None:
    """No Jewels in stock: the violet die's resource die comes first and is exchanged at the bazaar."""
    state = town(wizard("violet 1", crystal=1))
    game = play(state, "place-violet-1-bazaar")
    assert "apply-bazaar" not in game.offered
    game.answer("resource-violet", "3", "apply-bazaar", "exchange-crystal-jewel")
    assert (game.anna.stock.crystal, game.anna.stock.jewel) == (0, 2)
    order = [kind for kind in game.kinds() if kind in ("resource-rolled", "exchanged")]
    assert order == ["resource-rolled", "exchanged"] and game.rules("die-brings") == ["pen.prim.violet"]


def test_pen_prim_violet__after_the_effect_and_only_once() -> None:
    state = town(wizard("violet 1", fruit=4))
    game = play(state, "place-violet-1-bazaar", "apply-bazaar", "exchange-fruit-jewel", "pass")
    game.answer("resource-violet", "1")
    assert game.anna.stock.fruit == 2 and "resource-violet" not in game.offered


def test_pen_prim_violet__not_in_the_wild_lands() -> None:
    game = play(town(wizard("violet 1", crystal=1)), "place-violet-1-forest")
    assert "resource-violet" not in game.offered


@pytest.mark.rules("pen.contract.steps")
def test_pen_loc_guild_contract() -> None:
    """One open contract, or one that the wizard has reserved."""
    kept = (Reserved("blazehorn", "contract", True),)
    game = play(town(wizard("bone 1", reserved=kept)), "place-bone-1-guild", "apply-guild")
    assert set(game.offered) == {
        "row-song-of-crystal",
        "row-offering",
        "row-mad-dealer",
        "row-lost-cottage",
        "reserved-blazehorn",
    }
    game.answer("reserved-blazehorn")
    attempted = game.one("contract-attempted")
    assert attempted.rule == "pen.loc.guild.contract" and attempted.fact("reserved") is True
    assert "apply-guild" not in game.offered


def test_pen_resv_contract__the_reserve_of_others() -> None:
    boris = wizard(seat="boris", reserved=(Reserved("blazehorn", "contract", True),))
    game = play(town(wizard("bone 1"), boris), "place-bone-1-guild", "apply-guild")
    assert grounds(game, "reserved-boris") == {("pen.resv.contract", "not-yours")}
    assert "reserved-blazehorn" not in game.offered


def test_pen_loc_guild_contract__a_contract_that_is_not_known() -> None:
    state = town(wizard(), box="book", contracts=("offering",), program="apply-section", section="guild")
    found = attemptable(state.table, state.table.wizard("anna"), GAME.default_reading)
    assert not found.options
    (reason,) = found.refused[0].reasons
    assert (reason.rule, reason.kind) == ("pen.loc.guild.contract", "contract-unknown")
    assert "contract-attempted" not in play(state).kinds()


@pytest.mark.rules(
    "pen.mark.gain", "pen.mark.discipline.source", "pen.loc.class.market", "pen.ing.arcana.use"
)
def test_pen_loc_class_mark() -> None:
    """The Arcana of the nearest empty slot, the mark there with its rest effect, then a card."""
    anna = wizard("red 6", marks=(mark("discipline-1", "amber"),), arcana=2)
    game = play(town(anna), "place-red-6-ruby.mark", "apply-ruby.mark", "4", "take-ichor")
    gained = game.one("mark-gained")
    assert (gained.fact("slot"), gained.fact("discipline")) == ("discipline-2", "ruby")
    assert game.anna.stock.arcana == 1 and game.pool() == ["red 4"]
    assert game.anna.mark("discipline-2").condition == "charged"
    assert cards_in(game, "grimoire") == {"ichor"}
    order = [kind for kind in game.kinds() if kind in ("spent", "mark-gained", "card-gained")]
    assert order == ["spent", "mark-gained", "card-gained"]


def test_pen_loc_class_mark__too_little_arcana() -> None:
    game = play(town(wizard("red 6", marks=(mark("discipline-1"),))), "place-red-6-ruby.mark")
    assert grounds(game, "apply-ruby.mark") == {("pen.loc.class.mark", "lacking")}


def test_pen_loc_class_mark__arcana_that_is_not_known() -> None:
    anna = wizard("red 6", marks=(mark("discipline-1"),), arcana=9)
    game = play(town(anna, box="book"), "place-red-6-ruby.mark")
    assert grounds(game, "apply-ruby.mark") == {("pen.loc.class.mark", "arcana-unknown")}


def test_pen_comp_marks_limited__none_left_in_the_supply() -> None:
    game = play(town(wizard("red 6", arcana=9), marks_left=(0, 1, 1, 1, 1, 1, 1)), "place-red-6-ruby.mark")
    assert grounds(game, "apply-ruby.mark") == {("pen.comp.marks-limited", "no-mark-left")}


@pytest.mark.parametrize(("reading", "legal"), [("blocked", False), ("no-effect", True)])
def test_pen_loc_class_mark__all_slots_are_full(reading: str, legal: bool) -> None:
    rulings = (("pen.ruling.discipline-slots-full", reading),)
    game = play(town(wizard("red 6", marks=FULL, arcana=9), rulings=rulings))
    assert ("place-red-6-ruby.mark" in game.offered) == legal
    if not legal:
        assert ("pen.loc.class.mark", "mark-slots-full") in grounds(game, "place-ruby.mark")
        return
    game.answer("place-red-6-ruby.mark", "apply-ruby.mark", "take-ichor")
    assert game.anna.stock.arcana == 9 and cards_in(game, "grimoire") == {"ichor"}


@pytest.mark.rules("pen.loc.class.card-choice", "pen.card.zone.grimoire", "pen.card.gain")
def test_pen_loc_class_card() -> None:
    game = play(town(wizard("red 2", "bone 1")), "place-red-2-ruby.card", "apply-ruby.card")
    assert game.question.rule == "pen.loc.class.card-choice"
    assert game.offered == ("take-ichor", "take-vulnerability", "top-ruby")
    game.answer("top-ruby")
    assert cards_in(game, "grimoire") == {"bat"} and open_in(game, "ruby") == ("ichor", "vulnerability")
    assert game.rules("card-gained") == ["pen.card.gain"]
    assert game.rules("card-lies") == ["pen.card.zone.grimoire"]


def test_pen_loc_class_die() -> None:
    game = play(town(wizard("bone 1")), "place-bone-1-ruby.die", "apply-ruby.die", "3")
    assert game.pool() == ["red 3"] and game.rules("section-applied") == ["pen.loc.class.die"]


def test_pen_rest_exchange__at_the_rate_of_the_bazaar() -> None:
    state = town(wizard(fruit=4), turn=Turn("anna", "rest"), program="rest-exchange")
    game = play(state)
    assert game.question.rule == "pen.rest.exchange"
    game.answer("exchange-fruit-trinket")
    assert game.anna.stock.trinket == 1
