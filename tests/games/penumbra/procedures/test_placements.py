"""Placing dice in a Learning turn: how many, where, and what may be done around and inside a placement."""

from __future__ import annotations

import pytest
from games.penumbra.support.play import play
from games.penumbra.support.town import grounds, lying, mark, plain, town, wizard

from tutor.engine.question import NotAllowed
from tutor.games.penumbra.state.table import Turn


def test_pen_turn_learn_two() -> None:
    game = play(town(wizard("bone 1", "bone 2", "bone 3")), "place-bone-1-forest", "pass")
    assert game.table.turn.placements == 1
    game.answer("place-bone-2-forest", "pass")
    assert ("pen.turn.learn.two", "no-placements") in grounds(game, "place-forest")
    assert not plain(game)
    game.answer("pass")
    assert not game.state.stack


def test_pen_turn_learn_two__says_nothing_of_slots_that_stand_open() -> None:
    """The violet slot of the sanctuary is no reason where the plain one is free: placements have run out."""
    game = play(town(wizard("bone 1", "bone 2", arcana=1), placements=1), "place-bone-1-forest", "pass")
    assert grounds(game, "place-sanctuary") == {("pen.turn.learn.two", "no-placements")}
    assert ("pen.loc.class.mark.slots", "slot-condition") in grounds(game, "place-ruby.mark")


def test_pen_loc_learning_only__once_the_turn_has_become_a_trial() -> None:
    """Whatever is left to place, the kind of the turn speaks against each section as well."""
    state = town(wizard("bone 1", crystal=2), turn=Turn("anna", "trial", placements=1))
    game = play(state)
    assert grounds(game, "place-sanctuary") == {("pen.loc.learning-only", "place-in-learning")}


def test_pen_turn_learn_two__none_is_allowed() -> None:
    game = play(town(wizard("bone 1")), "pass")
    assert not game.state.stack and game.table.placed == ()


@pytest.mark.rules("pen.turn.learn.first")
@pytest.mark.parametrize(("turns", "placements"), [(0, 1), (1, 2)])
def test_pen_turn_learn_first__one_placement_in_the_first_turn(turns: int, placements: int) -> None:
    state = town(wizard("bone 1", turns=turns), program="turn", turn=Turn("anna"))
    game = play(state, "learning")
    assert game.table.turn.placements == placements


@pytest.mark.rules("pen.turn.learn.extra", "pen.turn.learn.first-extra")
def test_pen_prim_trinket() -> None:
    """A Trinket buys one extra placement in a turn, in the first turn too."""
    game = play(town(wizard("bone 1", turns=1, trinket=3), placements=1), "hurry")
    turn = game.table.turn
    assert (turn.placements, turn.hurried, game.anna.stock.trinket) == (2, True, 2)
    assert game.rules("placements") == ["pen.turn.learn.extra"]
    assert game.rules("first-turn-extra") == ["pen.turn.learn.first-extra"]
    assert grounds(game, "hurry") == {("pen.prim.trinket", "hurried-already")}


def test_pen_turn_learn_extra__a_placement_without_a_slot() -> None:
    """What the Guide Rat grants is made beside the slots, for nothing."""
    turn = Turn("anna", "learning", placements=1, besides=1)
    game = play(town(wizard("bone 1"), turn=turn))
    assert ("pen.turn.learn.extra", "only-beside") in grounds(game, "place-forest")
    game.answer("beside-bone-1-bazaar")
    assert game.rules("needs-no-slot") == ["pen.turn.learn.extra"]
    assert game.table.turn.besides == 0 and game.table.placed[0].slot == "beside"


@pytest.mark.rules("pen.turn.effects")
def test_pen_turn_learn_interleave() -> None:
    """Other effects before, inside (before and after the effect of the location) and after a placement."""
    game = play(town(wizard("bone 2", "bone 1", crystal=5)), "crystal-reroll", "bone-2", "3")
    game.answer("place-bone-1-forest", "crystal-reroll", "4", "apply-forest", "3")
    assert "crystal-reroll" in game.offered and "apply-forest" not in game.offered
    game.answer("crystal-reroll", "5", "pass")
    assert "crystal-reroll" in game.offered and game.pool() == ["bone 5"]
    order = [kind for kind in game.kinds() if kind in ("die-reroll", "placed", "resource-rolled")]
    assert order == ["die-reroll", "placed", "die-reroll", "resource-rolled", "die-reroll"]


def test_pen_loc_visit() -> None:
    game = play(town(wizard("bone 4", "red 2")), "place-bone-4-bazaar")
    placed = game.one("placed")
    assert placed.rule == "pen.loc.visit"
    assert dict(placed.facts) | {"section": "bazaar", "slot": "1", "value": 4} == dict(placed.facts)
    assert game.pool() == ["red 2"]
    (die,) = game.table.placed
    assert (die.section, die.slot, die.colour, die.value) == ("bazaar", "1", "bone", 4)


def test_pen_loc_visit__an_empty_pool() -> None:
    game = play(town(wizard(trinket=1)))
    assert ("pen.loc.visit", "no-own-die") in grounds(game, "place-forest")


@pytest.mark.parametrize(("reading", "applied"), [("yes", False), ("no", True)])
def test_pen_loc_visit__the_effect_may_be_left(reading: str, applied: bool) -> None:
    rulings = (("pen.ruling.placement-effect-optional", reading),)
    game = play(town(wizard("bone 4"), rulings=rulings), "place-bone-4-ruby.die", "pass")
    assert (game.asked == "gained-dice") == applied
    assert ("section-unused" in game.kinds()) != applied


def test_pen_loc_areas__a_placed_die_lies_in_one() -> None:
    for section, area in (("bazaar", "city"), ("forest", "wild"), ("ruby.die", "school")):
        game = play(town(wizard("bone 1")), f"place-bone-1-{section}")
        assert (game.one("in-area").rule, game.one("in-area").fact("area")) == ("pen.loc.areas", area)


def test_pen_loc_areas() -> None:
    """Three areas: four classes of three sections, four locations of the City, three of the Wild Lands."""
    game = play(town(wizard("bone 1", "red 6", "green 6", "blue 6", "orange 6", "spark 6", arcana=1)))
    found = {
        str(dict(option.facts)["section"])
        for option in game.question.options
        if "section" in dict(option.facts)
    }
    city, wild = {"brewery", "guild", "bazaar", "shop"}, {"forest", "sanctuary", "ruins"}
    school = {
        f"{c}.{part}" for c in ("ruby", "emerald", "sapphire", "amber") for part in ("mark", "card", "die")
    }
    assert found == city | wild | school
    assert grounds(game, "place-jasper") == {("pen.setup.classes", "class-not-in-play")}


WOUNDED = (mark("discipline-1", condition="wounded"),)


@pytest.mark.parametrize("kind", ["trial", "rest"])
def test_pen_loc_learning_only(kind: str) -> None:
    turn = Turn("anna", kind)  # type: ignore[arg-type]
    anna = wizard("bone 1", marks=WOUNDED, fruit=2, crystal=1)
    game = play(town(anna, turn=turn, program="rest"))
    assert grounds(game, "place") == {("pen.loc.learning-only", "place-in-learning")}
    with pytest.raises(NotAllowed):
        game.answer("place")


@pytest.mark.rules("pen.loc.class.mark.slots", "pen.loc.class.card")
def test_pen_loc_slot_conditions() -> None:
    """Any die, a colour, a colour and a value, a spark die, and a slot for any number of dice."""
    game = play(town(wizard("bone 6", "red 5", "red 6", "blue 6")))
    assert "place-bone-6-bazaar" in game.offered
    assert {"place-red-5-ruby.card", "place-red-6-ruby.card", "place-red-6-ruby.mark"} <= set(game.offered)
    for wrong in ("bone-6-ruby.card", "red-5-ruby.mark", "blue-6-ruby.mark", "bone-6-ruby.mark"):
        assert f"place-{wrong}" not in game.offered
    game = play(town(wizard("bone 6", "red 5")))
    mark_, card = "pen.loc.class.mark.slots", "pen.loc.class.card"
    assert grounds(game, "place-ruby.mark") == {(mark_, "slot-condition")}
    wanted = [dict(reason.facts) for reason in game.question.reasons("place-ruby.mark")]
    assert wanted == [{"colour": "red", "value": 6}, {"colour": "spark", "value": 0}]
    assert grounds(game, "place-emerald.card") == {
        (card, "slot-condition"),
        ("pen.loc.slot.players", "slot-players"),
    }


def test_pen_loc_slot_conditions__one_die_fills_a_slot() -> None:
    placed = lying("bazaar 1 bone 3", "forest 1 bone 3", "forest 1 red 1")
    game = play(town(wizard("bone 1", "orange 2"), placed=placed))
    assert "place-bone-1-bazaar" not in game.offered and "place-orange-2-bazaar" in game.offered
    assert "place-bone-1-forest" in game.offered
    game = play(town(wizard("bone 1"), placed=placed))
    assert ("pen.loc.slot.conditions", "slot-taken") in grounds(game, "place-bazaar")


def test_pen_loc_slot_conditions__slots_that_are_not_known() -> None:
    game = play(town(wizard("bone 1", "red 6"), box="book"))
    assert grounds(game, "place-bazaar") == {("pen.loc.slot.conditions", "slots-unknown")}
    assert "place-red-6-ruby.mark" in game.offered


@pytest.mark.parametrize(("others", "free"), [(1, False), (2, True)])
def test_pen_loc_slot_players(others: int, free: bool) -> None:
    placed = lying("bazaar 1 bone 3", "bazaar 2 orange 3")
    rivals = tuple(wizard(seat=seat) for seat in ("boris", "vera")[:others])
    game = play(town(wizard("bone 1"), *rivals, placed=placed))
    assert ("place-bone-1-bazaar" in game.offered) == free
    assert (("pen.loc.slot.players", "slot-players") in grounds(game, "place-bazaar")) != free


def test_pen_loc_slot_conditions__slots_of_other_conditions_are_told_apart() -> None:
    """A spark six may take a slot for a red six or the one for spark dice: the choice is the wizard's."""
    game = play(town(wizard("spark 6")))
    assert {"place-spark-6-ruby.mark", "place-spark-6-ruby.mark-3"} <= set(game.offered)
    game.answer("place-spark-6-ruby.mark-3")
    assert game.table.placed[0].slot == "3"


@pytest.mark.parametrize(("reading", "slot"), [("yes", "1"), ("no", "3")])
def test_pen_loc_class_mark_slots__a_spark_six(reading: str, slot: str) -> None:
    rulings = (("pen.ruling.spark-six-mark", reading),)
    game = play(town(wizard("spark 6"), rulings=rulings), "place-spark-6-ruby.mark")
    assert game.table.placed[0].slot == slot


def test_pen_loc_class_mark_slots__a_spark_die_of_any_value() -> None:
    game = play(town(wizard("spark 2")))
    assert "place-spark-2-ruby.mark" in game.offered and "place-spark-2-ruby.mark-3" not in game.offered


@pytest.mark.rules("pen.dice.spark")
def test_pen_dice_spark__a_placed_die_counts_as_one_colour() -> None:
    game = play(town(wizard("spark 2"), contracts=("blazehorn",)), "place-spark-2-guild")
    assert game.asked == "counts-as" and game.offered == ("violet", "yellow", "spark")
    game.answer("violet")
    assert "resource-violet" in game.offered and game.rules("spark-placed-as") == ["pen.dice.spark"]
    assert play(town(wizard("spark 2")), "place-spark-2-ruby.card").table.turn.placed == ""


def test_pen_dice_placed() -> None:
    """A placed die is in no pool: Crystals do not change it, and it lies for anybody."""
    game = play(town(wizard("bone 4", crystal=3)), "place-bone-4-forest")
    assert game.rules("die-nobodys") == ["pen.dice.placed"] and game.pool() == []
    assert ("pen.man.own", "no-own-die") in grounds(game, "crystal-flip")


@pytest.mark.parametrize(("value", "legal"), [(4, True), (3, False), (2, False)])
def test_pen_prim_red_replace(value: int, legal: bool) -> None:
    placed = lying("bazaar 1 bone 3")
    game = play(town(wizard(f"red {value}"), placed=placed))
    key = f"knock-red-{value}-bazaar-bone-3"
    assert (key in game.offered) == legal
    if not legal:
        assert grounds(game, "knock-bazaar-bone-3") == {("pen.prim.red.replace", "not-lower")}
        return
    game.answer(key)
    (die,) = game.table.placed
    assert (die.slot, die.colour, die.value) == ("1", "red", value)
    assert game.rules("knocked-out") == ["pen.prim.red.replace"]
    assert game.table.turn.placements == 1 and game.asked == "placement"


def test_pen_prim_red_replace__a_spark_die_counts_as_red() -> None:
    game = play(town(wizard("spark 4"), placed=lying("guild 1 bone 3")), "knock-spark-4-guild-bone-3")
    assert game.one("spark-placed-as").fact("colour") == "red"
    assert "resource-violet" not in game.offered


def test_pen_prim_red_replace__it_is_one_of_the_placements() -> None:
    game = play(town(wizard("red 4", trinket=1), placed=lying("bazaar 1 bone 3"), placements=0))
    assert grounds(game, "knock-bazaar-bone-3") == {("pen.turn.learn.two", "no-placements")}


@pytest.mark.parametrize(("reading", "legal"), [("yes", False), ("no", True)])
def test_pen_prim_red_replace__conditions_of_the_slot(reading: str, legal: bool) -> None:
    rulings = (("pen.ruling.knock-out-conditions", reading),)
    state = town(wizard("red 6", trinket=1), placed=lying("emerald.card 1 green 3"), rulings=rulings)
    game = play(state)
    assert ("knock-red-6-emerald.card-green-3" in game.offered) == legal
    if not legal:
        assert grounds(game, "knock-emerald.card-green-3") == {("pen.loc.class.card", "slot-condition")}


@pytest.mark.parametrize(("reading", "back"), [("supply", []), ("owner", ["bone 3"])])
def test_pen_prim_red_replace__where_the_die_goes(reading: str, back: list[str]) -> None:
    rulings = (("pen.ruling.knock-out-die", reading),)
    state = town(wizard("red 6"), placed=lying("bazaar 1 bone 3"), rulings=rulings)
    game = play(state, "knock-red-6-bazaar-bone-3")
    boris = game.table.wizard("boris")
    assert [f"{die.colour} {die.value}" for die in boris.dice] == back


@pytest.mark.parametrize(("reading", "legal"), [("yes", True), ("no", False)])
def test_pen_prim_red_replace__a_die_beside_the_slots(reading: str, legal: bool) -> None:
    rulings = (("pen.ruling.knock-out-beside", reading),)
    state = town(wizard("red 6", trinket=1), placed=lying("bazaar beside bone 3"), rulings=rulings)
    game = play(state)
    assert ("knock-red-6-bazaar-bone-3" in game.offered) == legal
    if not legal:
        assert grounds(game, "knock-bazaar-bone-3") == {("pen.prim.red.replace", "lies-beside")}


def test_pen_prim_red_replace__beside_the_slots_without_arcana() -> None:
    state = town(wizard("red 6", arcana=1), placed=lying("bazaar beside bone 3"))
    game = play(state, "knock-red-6-bazaar-bone-3")
    (die,) = game.table.placed
    assert (die.slot, die.colour, game.anna.stock.arcana) == ("beside", "red", 1)
    assert "spent" not in game.kinds() and game.table.turn.besides == 0


@pytest.mark.rules("pen.prim.crystal.prices", "pen.man.repaint.bone")
def test_pen_prim_red_replace__after_a_repaint() -> None:
    """pen.ex.prim.crystal-red: three Crystals make a bone die red, and it takes the place of a lower one."""
    state = town(wizard("bone 5", crystal=3), placed=lying("bazaar 1 bone 3"))
    game = play(state, "crystal-repaint", "red", "knock-red-5-bazaar-bone-3")
    assert game.anna.stock.crystal == 0
    assert [(die.slot, die.colour) for die in game.table.placed] == [("1", "red")]


@pytest.mark.rules("pen.dice.discard")
def test_pen_prim_red_discard() -> None:
    """A discarded red die discards any one placed die, whatever the values; it is no placement."""
    placed = lying("bazaar 1 bone 6", "guild 1 blue 2")
    game = play(town(wizard("red 1", "bone 1"), placed=placed), "red-red-1")
    assert game.asked == "placed-die" and set(game.offered) == {"bazaar-bone-6", "guild-blue-2"}
    game.answer("bazaar-bone-6")
    assert [die.section for die in game.table.placed] == ["guild"]
    assert game.pool() == ["bone 1"] and game.table.turn.placements == 2
    assert game.rules("placed-discarded") == ["pen.prim.red.discard"]


def test_pen_prim_red_discard__nothing_lies_anywhere() -> None:
    game = play(town(wizard("red 1")))
    assert grounds(game, "red-red-1") == {("pen.prim.red.discard", "nothing-placed")}


@pytest.mark.rules("pen.prim.unlimited", "pen.prim.define", "pen.prim.instant")
def test_pen_prim_unlimited__the_same_primagic_again() -> None:
    """Always there for everybody without a card, at once, and as often as there are dice to give."""
    placed = lying("bazaar 1 bone 6", "guild 1 blue 2")
    game = play(town(wizard("red 1", "red 2"), placed=placed), "red-red-1", "bazaar-bone-6", "red-red-2")
    assert game.table.placed == () and game.anna.cards == ()


@pytest.mark.parametrize("kind", ["trial", "rest"])
def test_pen_prim_rest_window__primagic_of_learning_turns(kind: str) -> None:
    turn = Turn("anna", kind)  # type: ignore[arg-type]
    anna = wizard("red 6", marks=WOUNDED, fruit=2, crystal=1, jewel=1, trinket=1)
    game = play(town(anna, turn=turn, program="rest", placed=lying("bazaar 1 bone 3")))
    said = "primagic-in-rest" if kind == "rest" else "primagic-of-learning"
    for key in ("red-red-6", "refresh-shop", "hurry"):
        assert ("pen.prim.rest-window", said) in grounds(game, key)


def test_pen_prim_arcana() -> None:
    """For one Arcana a die stands beside the slots, even when all of them are taken."""
    placed = lying("bazaar 1 bone 3", "bazaar 2 orange 3")
    game = play(town(wizard("bone 1", fruit=4, arcana=2), placed=placed), "beside-bone-1-bazaar")
    assert game.anna.stock.arcana == 1 and game.rules("spent") == ["pen.prim.arcana"]
    assert game.table.placed[-1].slot == "beside"
    game.answer("apply-bazaar", "exchange-fruit-jewel")
    assert game.anna.stock.jewel == 2


def test_pen_prim_arcana__for_an_extra_placement() -> None:
    game = play(town(wizard("bone 1", arcana=1, trinket=1), placements=0), "hurry", "beside-bone-1-bazaar")
    assert game.table.turn.placements == 0 and game.anna.stock.arcana == 0


def test_pen_prim_arcana__without_arcana() -> None:
    game = play(town(wizard("bone 1")))
    assert grounds(game, "beside-bazaar") == {("pen.prim.arcana", "lacking")}


def test_pen_prim_arcana_conditions() -> None:
    game = play(town(wizard("bone 6", "red 5", arcana=1)))
    assert "beside-red-5-ruby.card" in game.offered
    assert "beside-red-5-ruby.mark" not in game.offered
    assert grounds(game, "beside-ruby.mark") == {("pen.prim.arcana.conditions", "slot-condition")}


def test_a_placement_leaves_nothing_behind() -> None:
    game = play(town(wizard("blue 1", "bone 2", jewel=1)), "place-blue-1-shop", "pass")
    turn = game.table.turn
    assert (turn.placed, turn.section, turn.sections, turn.discount, turn.more) == ("", "", (), 0, 0)
