"""Properties of trials: their moments, what they forbid, and cancelling them."""

from __future__ import annotations

from typing import Any

import pytest
from games.penumbra.support.play import Play
from games.penumbra.support.trials import TRIAL, mark, on, readings, spec, under, unusable
from msgspec.structs import replace

from tutor.games.penumbra.actions.moves import usable
from tutor.games.penumbra.position.form import CardSpec

WOUNDED = (mark("jasper", 2, wounded=True),)
HARD = {"kind": "sum", "colours": ["any"], "at_least": 60}


def test_pen_prop_define__in_force_from_the_choice_to_the_end() -> None:
    game = under({"id": "trap"}, {"id": "suppress-pets"}, dice=("red 1",))
    assert game.rules("property-in-force") == ["pen.prop.define"] * 2
    assert game.fact("trial.properties") == "trap, suppress-pets"
    on(game).answer("dark")
    on(game).answer("red-1")
    on(game)
    assert [game.fact(f"trial.{name}") for name in ("passed", "properties")] == [True, ""]


def test_pen_prop_rift() -> None:
    game = under({"id": "rift", "n": 2}, trial={"threat": 1}, dice=("red 5", "bone 2", "spark 4"))
    game.answer("pass")
    assert game.asked == "rift" and set(game.offered) == {"red-5", "bone-2", "spark-4"}
    game.answer("bone-2", "spark-4")
    assert game.pool() == ["red 5"] and game.rules("die-discarded") == ["pen.prop.rift"] * 2


def test_pen_prop_rift__as_many_as_there_are() -> None:
    game = under({"id": "rift", "n": 3}, trial={"threat": 1}, dice=("red 5",))
    assert game.pool() == [] and game.asked == "threat-roll"


def test_pen_prop_rift_once() -> None:
    trial = {"threat": 1, "counterstrike": 1, "dark_task": {"kind": "endure", "threat": 1}}
    game = under({"id": "rift", "n": 1}, trial=trial, dice=("red 5", "red 4", "red 3"), windows=False)
    game.answer("red-5", "1", "dark", "1", "1")
    assert game.pool() == ["red 3", "red 4"]
    assert game.rules("rift-spared") == ["pen.prop.rift.once"] * 2


def vigilant(n: int, *cards: CardSpec, **said: Any) -> Play:
    """A trial with Vigilance, before its threat roll."""
    return under({"id": "vigilance", "n": n}, cards=cards, **{"trial": {"threat": 1}, **said})


DOWNPOUR = spec("scarlet-downpour")
WARD = spec("ward-rift")


def test_pen_prop_vigilance() -> None:
    game = vigilant(1, DOWNPOUR, WARD)
    assert game.asked == "threat-prepare"
    game.answer("card-scarlet-downpour")
    assert game.fact("trial.used") == 1
    assert "pen.prop.vigilance" in unusable(game, "card-ward-rift")


def test_pen_prop_vigilance__a_chain_of_any_length_counts_once() -> None:
    now: dict[str, Any] = {"windows": ("learning", "trial"), "kind": "spell"}
    first = spec("chant", discipline="amber", launches="any-spell", launched_by="none", **now)
    second = spec("scarlet-downpour", discipline="ruby", launches="any-spell", launched_by="none", **now)
    third = spec("ward-rift", discipline="jasper", launches="none", launched_by="none", **now)
    game = vigilant(1, first, second, third)
    game.answer("card-chant")
    assert game.asked == "launch"
    game.answer("launch-scarlet-downpour", "launch-ward-rift")
    used = [event.fact("card") for event in game.events if event.kind == "card-used"]
    assert used == ["chant", "scarlet-downpour", "ward-rift"] and game.fact("trial.used") == 1


def test_pen_prop_vigilance__only_until_the_threat_roll() -> None:
    game = vigilant(0, DOWNPOUR, dice=("yellow 6",))
    assert "pen.prop.vigilance" in unusable(game, "card-scarlet-downpour")
    game.answer("pass", "1")
    assert game.asked == "effects" and "card-scarlet-downpour" in game.offered


def test_pen_prop_vigilance__not_in_other_trials() -> None:
    game = under(cards=(DOWNPOUR, WARD), trial={"threat": 1, "properties": "none"})
    game.answer("card-scarlet-downpour")
    assert "pen.prop.vigilance" not in unusable(game, "card-ward-rift")


def test_pen_prop_vigilance_primagic() -> None:
    game = vigilant(0, DOWNPOUR, dice=("yellow 3", "red 2"), crystal=2)
    assert game.rules("primagic-spared") == ["pen.prop.vigilance.primagic"]
    assert {"crystal-reroll", "yellow-yellow-3"} <= set(game.offered)
    game.answer("crystal-reroll", "red-2", "6", "yellow-yellow-3")
    assert game.fact("trial.used") == 0 and game.fact("threat.prepared") == 0


@pytest.mark.parametrize(("reading", "counts"), [("no", False), ("yes", True)])
def test_pen_prop_vigilance__marks(reading: str, counts: bool) -> None:
    setter = mark("ruby", 5, effect="set")
    game = vigilant(0, marks=(setter,), dice=("red 2",), rulings={"vigilance-marks": reading})
    offered = game.asked == "threat-prepare" and "mark-discipline-1" in game.offered
    assert offered is not counts
    one = vigilant(1, marks=(setter,), dice=("red 2",), rulings={"vigilance-marks": reading})
    one.answer("mark-discipline-1", "6")
    assert one.fact("trial.used") == (1 if counts else 0)


def test_pen_prop_vigilance__a_spell_that_a_mark_launches_counts() -> None:
    spell = spec("scarlet-downpour", kind="spell", discipline="ruby", launches="none", launched_by="none")
    launcher = mark("ruby", 5, effect="launch")
    blocked = vigilant(0, spell, marks=(launcher,), dice=("yellow 6",))
    assert blocked.refused("mark-discipline-1") == ["pen.prop.vigilance"]
    game = vigilant(1, spell, marks=(launcher,))
    game.answer("mark-discipline-1")
    assert game.fact("trial.used") == 1


@pytest.mark.parametrize(("reading", "most", "used"), [("no", 1, 1), ("yes", 2, 2), ("yes", 1, None)])
def test_pen_prop_vigilance__an_orange_die_inside_a_chain(reading: str, most: int, used: int | None) -> None:
    """pen.ruling.chain-orange: where the die breaks the chain, the spell begins one that counts as well."""
    chant = spec("chant", windows=("learning", "trial"), kind="spell", launches="any-spell")
    game = vigilant(most, chant, DOWNPOUR, dice=("orange 1",), crystal=2, rulings={"chain-orange": reading})
    game.answer("card-chant", "launch-scarlet-downpour")
    assert (game.asked == "strengthen") == (used is not None)
    if used is not None:
        game.answer("orange-orange-1")
    assert game.fact("trial.used") == (used or 1)


@pytest.mark.parametrize(
    ("reading", "most", "used", "acts"),
    [
        ("permanent-free", 3, 2, True),
        ("none", 3, 1, True),
        ("both", 3, 2, True),
        ("permanent-free", 1, 1, False),
        ("none", 1, 1, True),
        ("both", 1, 1, False),
    ],
)
def test_pen_prop_vigilance__a_condition_that_occurs(reading: str, most: int, used: int, acts: bool) -> None:
    """Where it counts, it does not act beyond the limit; where it does not, it always acts."""
    bat = spec("bat", "inventory", use="condition")
    game = vigilant(most, spec("ichor"), bat, rulings={"vigilance-passive": reading})
    game.answer("card-ichor")
    while game.asked == "threat-prepare":
        game.answer("pass")
    game.answer("1")
    assert game.fact("trial.used") == used and bool(game.events_of("reacted")) is acts


@pytest.mark.parametrize(("reading", "left"), [("permanent-free", True), ("none", True), ("both", False)])
def test_pen_prop_vigilance__permanent_cards(reading: str, left: bool) -> None:
    wand = spec("wand-of-the-guard", "equipment", use="permanent")
    game = vigilant(1, wand, DOWNPOUR, dice=("yellow 6",), rulings={"vigilance-passive": reading})
    assert ("card-scarlet-downpour" in game.offered) is left


SHIELD = {"id": "shield", "task": {"kind": "exact", "colours": ["red"], "values": [6]}}


def test_pen_prop_shield() -> None:
    game = under(SHIELD, dice=("red 6", "blue 1"), windows=False)
    assert game.asked == "task-exact" and game.rules("shield-first") == ["pen.prop.shield"]
    game.answer("red-6")
    assert game.rules("shield-paid") == ["pen.prop.shield"] and game.asked == "trial-path"
    game.answer("light", "blue-1")
    assert game.fact("trial.passed") is True


def test_pen_prop_shield__a_sum_like_in_tasks() -> None:
    shield = {"id": "shield", "task": {"kind": "sum", "colours": ["any"], "at_least": 7}}
    game = under(shield, dice=("red 3", "blue 4", "bone 1"), windows=False)
    assert game.refused("done") == ["pen.task.sum"]
    game.answer("red-3", "blue-4", "done")
    assert game.asked == "trial-path"


@pytest.mark.parametrize(("reading", "fails"), [("fail", True), ("ignore", False)])
def test_pen_prop_shield__that_cannot_be_paid(reading: str, fails: bool) -> None:
    game = under(SHIELD, dice=("red 5",), windows=False, rulings={"shield-unpaid": reading})
    assert game.rules("trial-fails") == (["pen.trial.fail"] if fails else [])
    assert game.asked == ("" if fails else "trial-path") and game.pool() == ["red 5"]


def test_pen_prop_shield__one_that_can_be_paid_is_not_skipped() -> None:
    rulings = {"shield-unpaid": "ignore"}
    game = under(SHIELD, dice=("red 6",), windows=False, rulings=rulings)
    game.answer("give-up")
    assert game.rules("trial-fails") == ["pen.trial.fail"]


TRAP = {"id": "trap"}


def test_pen_prop_trap() -> None:
    game = under(TRAP, trial={"dark_task": HARD}, dice=("red 5",), windows=False).answer("dark")
    assert game.rules("trap-springs") == ["pen.prop.trap"]
    assert game.fact("anna.mortal-wounds") == 1 and game.pool() == []
    assert game.fact("anna.must-rest") is True and game.fact("turn.over") is True


def test_pen_prop_trap__not_when_the_trial_is_passed() -> None:
    game = under(TRAP, dice=("red 5",), windows=False).answer("dark", "red-5")
    assert game.fact("anna.mortal-wounds") == 0 and "trap-springs" not in game.kinds()


def test_pen_prop_trap__one_mortal_wound_in_a_turn() -> None:
    game = under(TRAP, trial={"dark_task": HARD}, dice=("red 5",), mortal=True, windows=False).answer("dark")
    assert game.rules("mortal-limit") == ["pen.threat.mortal.one-per-turn"]
    assert game.fact("anna.mortal-wounds") == 0 and game.rules("turn-over") == ["pen.trial.fail"]


@pytest.mark.parametrize(("reading", "acts"), [("moot", True), ("not-failed", False)])
def test_pen_prop_trap__on_a_mortal_wound(reading: str, acts: bool) -> None:
    rulings = {"trap-on-mortal": reading}
    game = under(TRAP, trial={"threat": 1}, marks=WOUNDED, rulings=rulings, windows=False).answer("2")
    assert game.rules("trap-void") == (["pen.threat.mortal.one-per-turn"] if acts else [])
    assert game.fact("anna.mortal-wounds") == 1


@pytest.mark.parametrize(
    ("trap", "per_turn", "kept"),
    [("moot", "does-not-count", 1), ("moot", "counts", 0), ("not-failed", "does-not-count", 0)],
)
def test_pen_prop_trap__after_a_phylactery(trap: str, per_turn: str, kept: int) -> None:
    rulings = {
        "trap-on-mortal": trap,
        "phylactery-trial": "failed",
        "phylactery-per-turn": per_turn,
    }
    phylactery = spec("phylactery", "equipment", use="discard")
    game = under(TRAP, cards=(phylactery,), trial={"threat": 1}, marks=WOUNDED, rulings=rulings)
    while game.asked != "threat-roll":
        game.answer("pass")
    game.answer("2", "card-phylactery")
    assert game.fact("trial.gone") is True and game.fact("anna.mortal-wounds") == kept


def test_pen_prop_suppress_crystals() -> None:
    game = under({"id": "suppress-crystals"}, trial={"threat": 1}, dice=("yellow 3",), crystal=3)
    assert "pen.prop.suppress.crystals" in unusable(game, "crystal-reroll")


def suppressed(kind: str, card: CardSpec) -> bool:
    """Whether a card is refused because of its kind, in that trial and in no other."""
    rule, key = f"pen.prop.suppress.{kind}", f"card-{card.card}"
    bound = under({"id": f"suppress-{kind}"}, cards=(card,), trial={"threat": 1}, dice=("yellow 3",))
    free = under(TRAP, cards=(card,), trial={"threat": 1}, dice=("yellow 3",))
    return rule in unusable(bound, key) and rule not in unusable(free, key)


@pytest.mark.parametrize("kind", ["potion", "ready-made-potion"])
def test_pen_prop_suppress_potions(kind: str) -> None:
    assert suppressed("potions", spec("liquid-luck", "inventory", kind=kind))


def test_pen_prop_suppress_artifacts() -> None:
    assert suppressed("artifacts", spec("eye-of-oblivion", "equipment"))


def test_pen_prop_suppress_pets() -> None:
    assert suppressed("pets", spec("duplica", "inventory", kind="pet"))


def test_pen_prop_suppress_crystals__during_the_reward_too() -> None:
    trial = {"dark_reward": {"dice": {"red": 1}, "dark": 1}}
    game = under({"id": "suppress-crystals"}, cards=(DOWNPOUR,), trial=trial, dice=("red 1",), crystal=3)
    on(game).answer("dark")
    on(game).answer("red-1")
    assert game.asked == "effects" and game.fact("trial.passed") is True
    assert "pen.prop.suppress.crystals" in game.refused("crystal-reroll")


@pytest.mark.parametrize(("reading", "acts"), [("all", False), ("active-only", True)])
def test_pen_prop_suppress_pets__one_that_answers_a_condition(reading: str, acts: bool) -> None:
    bat = spec("bat", "inventory", use="condition", kind="pet")
    game = under(
        {"id": "suppress-pets"},
        cards=(bat,),
        trial={"threat": 1},
        windows=False,
        rulings={"suppression-passive": reading},
    )
    game.answer("1")
    assert game.anna.stock.blood == (1 if acts else 0)


@pytest.mark.parametrize(("reading", "removed"), [("all", 1), ("active-only", 3)])
def test_pen_prop_suppress_artifacts__a_wand_that_works_all_the_time(reading: str, removed: int) -> None:
    wand = spec("wand-of-the-guard", "equipment", use="permanent")
    game = under(
        {"id": "suppress-artifacts"},
        cards=(wand, WARD),
        trial={"threat": 4},
        marks=(mark("jasper", 5, charged=False),),
        rulings={"suppression-passive": reading},
    )
    game.answer("card-ward-rift")
    assert game.fact("threat.prepared") == 4 - removed


def test_pen_prop_define__other_trials_are_not_bound() -> None:
    game = under({"id": "suppress-crystals"}, trial={"threat": 1}, dice=("yellow 3",), crystal=3)
    table = game.table
    assert table.trial is not None and table.trial.card == TRIAL
    other = replace(table, trial=None)
    choices = usable(other, other.wizard("anna"), "free", readings())
    rules = {r.rule for one in choices.refused if one.option.key == "crystal-reroll" for r in one.reasons}
    assert "pen.prop.suppress.crystals" not in rules
