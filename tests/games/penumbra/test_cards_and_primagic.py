"""Cards, primagic, crystals and marks as a threatened wizard uses them."""

from __future__ import annotations

import pytest
from games.penumbra.support.play import play
from games.penumbra.support.threats import card, mark, threatened

from tutor.games.penumbra import GAME
from tutor.games.penumbra.cards.programs import PROGRAMS, WITHOUT_PROGRAM
from tutor.games.penumbra.cards.requirements import CARD_RULES
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.position.form import Resolve
from tutor.rules.catalogue import load


@pytest.mark.rules("pen.act.define")
def test_pen_act_turn() -> None:
    game = play(threatened(3, cards=(card("silverweed"),)), "card-silverweed")
    assert game.fact("anna.card.silverweed") == "turned"
    assert game.rules("card-turned") == ["pen.act.turn"]


def test_pen_act_turned() -> None:
    cards = (card("silverweed", turned=True), card("vulnerability"))
    game = play(threatened(3, cards=cards))
    assert game.refused("card-silverweed") == ["pen.act.turned"]


def test_pen_act_discard() -> None:
    game = play(threatened(3, cards=(card("silverweed", "discard"),)), "card-silverweed")
    assert game.fact("anna.card.silverweed") == "discarded"
    assert "pen.act.discard" in game.rules("card-discarded")


def test_pen_act_boost__rift_card_counts_marks_in_any_condition() -> None:
    marks = (
        mark("jasper", 1),
        mark("ruby", 2),
        mark("jasper", 3, "wounded"),
        mark("jasper", 4, "discharged"),
    )
    game = play(threatened(5, marks=marks, cards=(card("ward-rift"),)), "card-ward-rift")
    assert game.fact("threat.prepared") == 2


@pytest.mark.parametrize(("turned", "left"), [(False, 2), (True, 4)])
def test_pen_act_boost_wand(turned: bool, left: int) -> None:
    wand = card("wand-of-the-guard", None, "equipment", turned)
    cards = (card("ward-rift"), wand, card("vulnerability"))
    game = play(threatened(5, marks=(mark("jasper", 1),), cards=cards), "card-ward-rift")
    assert game.fact("threat.prepared") == left


def test_pen_cost_timing_trial__invisibility_in_a_learning_turn() -> None:
    resolve = Resolve(contract="lost-cottage", threat=2)
    cards = (card("invisibility"), card("silverweed"))
    game = play(threatened(resolve, kind="learning", cards=cards, arcana=1))
    assert game.refused("card-invisibility") == ["pen.cost.timing.trial"]


@pytest.mark.rules("pen.act.once")
def test_pen_act_once__invisibility_without_arcana() -> None:
    """It may be used, but nothing happens; under the other reading it is refused."""
    state = threatened(3, cards=(card("invisibility"),))
    game = play(state, "card-invisibility")
    assert game.rules("nothing-to-give") == ["pen.act.once"]
    assert game.fact("anna.card.invisibility") == "turned" and game.fact("threat.prepared") == 3
    refuses = (("pen.ruling.effect-impossible", "refused"),)
    strict = threatened(3, dice=("yellow 2",), cards=(card("invisibility"),), rulings=refuses)
    assert play(strict).refused("card-invisibility") == ["pen.act.requirement"]


def test_pen_act_threat__ichor_gives_blood_after_its_threat() -> None:
    game = play(threatened(Resolve(card="ichor"), cards=(card("ichor"),)), "4")
    kinds = [event.kind for event in game.events]
    assert kinds.index("threat-resolved") < kinds.index("gained")
    assert game.fact("anna.blood") == 2


def test_pen_act_threat__inside_another_threat() -> None:
    """Step 1 lets in a card that deals threat itself: the inner roll is resolved first."""
    game = play(threatened(2, cards=(card("ichor"),)), "card-ichor", "5")
    assert game.fact("threat.prepared") == 2 and game.asked == "threat-roll"
    assert game.fact("anna.blood") == 2


@pytest.mark.parametrize("reading", ["after-distribution", "at-each-miss"])
def test_pen_act_condition__bat_counts_misses(reading: str) -> None:
    rulings = (("pen.ruling.miss-trigger", reading),)
    bat = card("bat", "condition", "inventory")
    game = play(threatened(3, marks=(mark("jasper", 2),), cards=(bat,), rulings=rulings), "5-2-6")
    assert game.fact("anna.blood") == 2
    gained = [event.fact("n") for event in game.events if event.kind == "gained"]
    assert gained == ([2] if reading == "after-distribution" else [1, 1])


def test_pen_act_condition__a_turned_bat_sleeps() -> None:
    bat = card("bat", "condition", "inventory", turned=True)
    assert play(threatened(1, cards=(bat,)), "5").fact("anna.blood") == 0


def test_pen_ing_limit() -> None:
    bat = card("bat", "condition", "inventory")
    game = play(threatened(3, cards=(bat,), blood=11), "5-5-5")
    assert game.fact("anna.blood") == 12
    assert game.rules("over-limit") == ["pen.ing.limit"]


def test_pen_prim_yellow_discard__as_many_as_wanted() -> None:
    state = threatened(3, dice=("yellow 3", "yellow 5", "bone 1"))
    game = play(state, "yellow-yellow-3", "yellow-yellow-5")
    assert game.fact("threat.prepared") == 1 and game.pool() == ["bone 1"]


def test_pen_prim_yellow_discard__nothing_left_to_discard() -> None:
    state = threatened(1, dice=("yellow 3", "yellow 5"), cards=(card("vulnerability"),))
    game = play(state, "yellow-yellow-3")
    assert game.refused("yellow-yellow-5") == ["pen.prim.yellow.discard"]


@pytest.mark.parametrize(("reading", "rules"), [("allowed", set()), ("refused", {"pen.act.requirement"})])
def test_pen_threat_step1_count_effects__no_threat_die_left(reading: str, rules: set[str]) -> None:
    rulings = (("pen.ruling.discard-no-threat", reading),)
    cards = (card("silverweed"), card("ward-rift"), card("vulnerability"))
    game = play(threatened(2, cards=cards, rulings=rulings), "card-silverweed")
    assert set(game.against("card-ward-rift")) == rules


def test_pen_dice_spark__serves_as_a_yellow_die() -> None:
    assert play(threatened(2, dice=("spark 4",)), "yellow-spark-4").fact("threat.prepared") == 1


@pytest.mark.rules("pen.act.timing.none", "pen.cost.timing.none")
def test_pen_prim_rest_window() -> None:
    """Nothing of a threatened wizard works in a Rest turn: neither cards nor this primagic."""
    state = threatened(
        2,
        kind="rest",
        dice=("yellow 3", "blue 3"),
        marks=(mark("sapphire", 1, effect="set"),),
        cards=(card("silverweed"),),
        crystal=3,
    )
    game = play(state)
    assert game.refused("yellow-yellow-3") == ["pen.prim.rest-window"]
    assert game.refused("crystal-flip") == ["pen.prim.rest-window"]
    assert set(game.refused("card-silverweed")) == {"pen.act.timing.none", "pen.cost.timing.none"}


@pytest.mark.parametrize("how", ["reroll", "nudge", "flip", "repaint"])
def test_pen_prim_crystal(how: str) -> None:
    """Crystals change dice in Learning and Trial turns alike, whatever the change."""
    choice = {"reroll": ("4",), "nudge": ("3",), "repaint": ("violet",)}.get(how, ())
    game = play(threatened(1, dice=("bone 2",), crystal=3), f"crystal-{how}", *choice)
    resolved = [event for event in game.events if event.fact("program") == f"crystal-{how}"]
    assert [event.rule for event in resolved if event.kind == "resolved"] == ["pen.prim.crystal"]


@pytest.mark.rules("pen.prim.define", "pen.prim.instant")
def test_pen_prim_unlimited__crystals_while_they_last() -> None:
    """No card is needed, the die changes at once, and the same may be done again with what is left."""
    game = play(threatened(1, dice=("bone 2",), crystal=4), "crystal-flip")
    assert game.pool() == ["bone 5"] and game.anna.cards == ()
    assert game.rules("primagic") == ["pen.prim.define"]
    assert game.rules("primagic-at-once") == ["pen.prim.instant"]
    assert game.rules("primagic-again") == ["pen.prim.unlimited"]
    game.answer("crystal-flip")
    assert game.pool() == ["bone 2"] and len(game.rules("primagic-again")) == 1
    assert "crystal-flip" not in game.offered


def test_pen_man_own() -> None:
    """Crystals change the wizard's own dice, and the wizard says which."""
    game = play(threatened(1, dice=("bone 2", "red 5"), crystal=2), "crystal-flip")
    assert game.question.rule == "pen.man.own"
    assert game.offered == ("bone-2", "red-5")
    game.answer("red-5")
    assert game.pool() == ["bone 2", "red 2"]


@pytest.mark.rules("pen.man.reroll", "pen.man.nudge", "pen.man.flip", "pen.man.repaint")
@pytest.mark.parametrize(
    ("how", "answers", "pool", "crystals"),
    [
        ("reroll", ("4",), "bone 4", 2),
        ("nudge", ("3",), "bone 3", 1),
        ("flip", (), "bone 5", 1),
        ("repaint", ("violet",), "violet 2", 0),
    ],
)
def test_pen_prim_crystal_prices(how: str, answers: tuple[str, ...], pool: str, crystals: int) -> None:
    game = play(threatened(1, dice=("bone 2",), crystal=3), f"crystal-{how}", *answers)
    assert game.pool() == [pool] and game.fact("anna.crystal") == crystals


def test_pen_prim_crystal_prices__too_few() -> None:
    game = play(threatened(1, dice=("bone 2",), crystal=1))
    assert set(game.offered) == {"crystal-reroll", "pass"}
    for how in ("nudge", "flip", "repaint"):
        assert game.refused(f"crystal-{how}") == ["pen.prim.crystal.prices"]


@pytest.mark.rules("pen.man.flip")
@pytest.mark.parametrize(
    ("how", "was", "answers", "shows"),
    [
        ("nudge", 3, ("4",), 4),
        ("nudge", 2, ("1",), 1),
        ("flip", 1, (), 6),
        ("flip", 2, (), 5),
        ("flip", 3, (), 4),
    ],
)
def test_pen_man_nudge__the_worked_example(how: str, was: int, answers: tuple[str, ...], shows: int) -> None:
    """pen.ex.man.nudge-flip."""
    game = play(threatened(1, dice=(f"bone {was}",), crystal=2), f"crystal-{how}", *answers)
    assert game.pool() == [f"bone {shows}"]


@pytest.mark.parametrize(("was", "shows"), [(6, 5), (1, 2)])
def test_pen_man_nudge__own_die_at_its_end(was: int, shows: int) -> None:
    """pen.ex.man.nudge-flip: no 6 goes up and no 1 down, so nobody is asked which way."""
    game = play(threatened(1, dice=(f"bone {was}",), crystal=2), "crystal-nudge")
    assert game.pool() == [f"bone {shows}"]


@pytest.mark.rules("pen.mark.eff.set.no-joker", "pen.mark.eff.colour", "pen.man.set")
def test_pen_mark_eff_set() -> None:
    marks = (mark("sapphire", 1, effect="set"),)
    state = threatened(1, dice=("blue 1", "blue 3", "bone 5", "spark 4", "red 4"), marks=marks)
    game = play(state, "mark-discipline-1")
    assert game.fact("anna.discipline-1") == "discharged"
    assert game.offered == ("blue-1", "blue-3")
    assert game.refused("bone-5") == ["pen.mark.eff.set.no-joker"]
    assert game.refused("spark-4") == ["pen.mark.eff.set.no-joker"]
    assert game.refused("red-4") == ["pen.mark.eff.colour"]
    game.answer("blue-3", "6")
    assert "blue 6" in game.pool() and game.rules("die-set") == ["pen.mark.eff.set"]


def test_pen_mark_eff_spark_any() -> None:
    state = threatened(1, dice=("bone 5", "red 4"), spark=mark("spark", 3, effect="set"))
    assert play(state, "mark-spark-1").offered == ("bone-5", "red-4")


def test_pen_mark_eff_repaint() -> None:
    marks = (mark("jasper", 2, effect="repaint"),)
    game = play(threatened(1, dice=("bone 5", "red 4"), marks=marks), "mark-discipline-1")
    assert game.pool() == ["red 4", "yellow 5"]
    assert "yellow-yellow-5" in game.offered


@pytest.mark.rules("pen.mark.state.discharged", "pen.mark.state.wounded")
@pytest.mark.parametrize(
    ("how", "rule"),
    [("discharged", "pen.mark.state.discharged"), ("wounded", "pen.mark.state.wounded")],
)
def test_pen_mark_use__only_a_charged_mark(how: str, rule: str) -> None:
    marks = (mark("sapphire", 1, how, effect="set"),)
    game = play(threatened(1, dice=("blue 3", "yellow 1"), marks=marks))
    assert game.refused("mark-discipline-1") == [rule]


def test_every_named_card_has_a_program() -> None:
    """Each card that the sources name runs, works all the time, or is a stand-in for cards without names."""
    named = [c for kind in ("wizard-card", "talent") for c in load("penumbra").of_kind(kind)]
    lacking = [c.id for c in named if c.id not in GAME.programs and c.id not in WITHOUT_PROGRAM]
    assert lacking == ["other-talents"]
    assert {program.component for program in PROGRAMS} <= {c.id for c in named}


def test_cards_without_a_program_work_all_the_time() -> None:
    for card_id in WITHOUT_PROGRAM:
        face = box("book").card(card_id)
        assert face.use in ("permanent", ""), card_id


def test_rules_of_cards_name_cards_of_the_box() -> None:
    assert set(CARD_RULES) <= set(box("book").cards)
