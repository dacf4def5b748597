"""The faces that the book gives: what is stated is read, what it leaves open stays open."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tutor.games.penumbra.components.component_set import GEMS, box, face, register
from tutor.games.penumbra.components.costs import Pay
from tutor.games.penumbra.components.effects import Step
from tutor.games.penumbra.components.faces import CardFace, OmenTest, PlaceFace
from tutor.games.penumbra.state.table import Table, Turn
from tutor.rules.catalogue import load
from tutor.rules.facts import UNKNOWN

BOOK = box("book")


def pay(kind: str, n: int = 1, value: int = 0) -> Pay:
    """A die of a colour, or an ingredient."""
    return Pay("die" if kind in ("red", "green", "yellow", "blue") else "ingredient", kind, n, value)


def test_pen_cost_die() -> None:
    card = BOOK.card("scarlet-downpour")
    assert card.costs == ((pay("red"),),)
    assert (card.kind, card.discipline, card.use, card.scaling) == ("spell", "ruby", "turn", "ruby")


def test_pen_cost_die_six() -> None:
    assert BOOK.card("mystery").costs == ((pay("yellow", 1, 6),),)


def test_pen_cost_ingredients__paid_together() -> None:
    assert BOOK.card("triplet").costs == ((pay("crystal"), pay("fruit")),)
    assert BOOK.card("wolf-of-all-colours").costs == ((pay("green", 1, 6), pay("arcana")),)
    assert BOOK.card("wand-of-everwood").price == (pay("jewel"), pay("trinket"))


def test_pen_cost_alternatives() -> None:
    assert BOOK.card("healing").costs == ((pay("green"),), (pay("fruit", 2),))


def test_pen_launch_left() -> None:
    card = BOOK.card("mind-devourer")
    assert card.launched_by == "blue-spell" and card.costs is None
    assert BOOK.card("chant").launches == "any-spell"
    assert BOOK.card("wand-of-everwood").launches == ""
    assert BOOK.card("scarlet-downpour").launches is None


def test_pen_act_threat() -> None:
    card = BOOK.card("ichor")
    assert (card.threat, card.uncancellable, card.use) == (1, True, "")


@pytest.mark.parametrize(
    ("card", "cost", "effect"),
    [
        ("scarlet-downpour", ("learning", "trial"), ("learning", "trial")),
        ("alchemy", ("learning",), None),
        ("invisibility", ("trial",), None),
        ("dead-water", ("learning",), ("trial",)),
        ("duplica", None, ("rest",)),
        ("mystery", None, None),
    ],
)
def test_pen_act_timing_separate(card: str, cost: object, effect: object) -> None:
    printed = BOOK.card(card)
    assert (printed.cost_windows, printed.windows) == (cost, effect)


def test_pen_cost_timing_none() -> None:
    text = (
        "game: penumbra\ncomponents:\n- id: mystery\n  facts: {cost_timing: none, activation_timing: none}\n"
    )
    card = box(register(text, "mine.yaml")).card("mystery")
    assert card.cost_windows == card.windows == ("learning", "trial")


def test_pen_potion_brew_window() -> None:
    assert load("penumbra").component("liquid-darkness").facts["cost_timing"].value is UNKNOWN
    assert BOOK.card("liquid-darkness").cost_windows == ("learning",)


def test_pen_card_transform() -> None:
    assert BOOK.card("triplet").kind == "potion"
    assert BOOK.card("wolf-of-all-colours").kind == "pet"


def test_pen_potion_ready() -> None:
    card = BOOK.card("truth-teller")
    assert (card.kind, card.use) == ("ready-made-potion", "discard")
    assert BOOK.deck("potion") == ("truth-teller",)


def test_pen_art_tome() -> None:
    card = BOOK.card("good-manners-tome")
    assert (card.kind, card.slot, card.use, card.experience) == ("tome", "", "on-gain", ("society",))
    assert card.id in BOOK.deck("artifact")


def test_pen_card_unique() -> None:
    training = box("training")
    assert training.card("training-ready-luck").title == training.card("liquid-luck").title == "liquid-luck"
    assert len({BOOK.card(card).title for card in BOOK.cards}) == len(BOOK.cards)


def test_pen_setup_talents_gives() -> None:
    talent = BOOK.talent("druid")
    assert (talent.mark, talent.card, talent.order, talent.ingredients) == (
        "emerald",
        "unity-with-nature",
        None,
        None,
    )
    assert BOOK.card("unity-with-nature").starting == ("druid",)
    assert (BOOK.card("druid").kind, BOOK.card("druid").use) == ("talent", "permanent")
    assert BOOK.talents == ("chronomancer", "druid", "pariah")


def test_pen_loc_class_mark_slots() -> None:
    for gem in GEMS:
        assert BOOK.places(f"{gem}.mark") == (
            PlaceFace("1", "class", 6),
            PlaceFace("2", "class", 6),
            PlaceFace("3", "spark"),
        )


def test_pen_light_symbols() -> None:
    """The symbols that the book counts are known although the rest of those rewards is not."""
    dark = BOOK.trial("gold-eater").dark.dark, BOOK.contract("scarlet-pact").dark
    light = [BOOK.trial(id).light.light for id in ("aranea", "mist-of-oblivion")]
    light += [BOOK.contract(id).light for id in ("lost-cottage", "blazehorn")]
    assert (sum(n or 0 for n in dark), sum(n or 0 for n in light)) == (2, 4)
    basilisk = BOOK.trial("basilisk")
    assert (basilisk.dark.dark, basilisk.light.light) == (2, 2)
    assert basilisk.dark.reward is None and BOOK.contract("witch-prison").dark is None


def test_pen_light_contract() -> None:
    """pen.ex.light.contract-sides."""
    assert [BOOK.contract(id).side for id in ("lost-cottage", "witch-prison")] == ["light", "dark"]


def test_pen_fate_prophecy() -> None:
    assert [BOOK.omen(id).test for id in BOOK.prophecies] == [
        None,
        OmenTest("deck-empty"),
        None,
        OmenTest("trials-any", 4),
        OmenTest("trials-every", 3),
    ]


def test_pen_score_goals() -> None:
    assert {id: BOOK.omen(id).test for id in BOOK.goals} == {
        "heroism": OmenTest("per-trial", 0, 2),
        "mastery": OmenTest("marks-per-discipline", 4, 5),
        "wisdom": OmenTest("per-arcana", 0, 1),
    }


def test_pen_fate_event() -> None:
    roll = (Step("roll-resource"),)
    assert (BOOK.event("harvest").all, BOOK.event("harvest").you) == (roll, roll)
    assert BOOK.event("personal-training").you == (Step("reserve", what="trial"),)
    assert BOOK.event("festival").all is None and len(BOOK.events) == 8


OPEN: dict[str, Callable[[], object]] = {
    "the cost of a card": lambda: BOOK.card("alchemy").costs,
    "when a card works": lambda: BOOK.card("chant").windows,
    "a price": lambda: BOOK.card("truth-teller").price,
    "an equipment slot": lambda: BOOK.card("phylactery").slot,
    "a discipline": lambda: BOOK.card("invisibility").discipline,
    "an effect in data": lambda: BOOK.card("silverweed").effect,
    "the task of a contract": lambda: BOOK.contract("witch-prison").task,
    "the threat of a contract": lambda: BOOK.contract("lost-cottage").threat,
    "the points of a contract": lambda: BOOK.contract("lost-cottage").points,
    "the threat of a trial": lambda: BOOK.trial("basilisk").threat,
    "the tasks of a trial": lambda: BOOK.trial("basilisk").dark.tasks,
    "a reward of which only a part is known": lambda: BOOK.trial("gold-eater").dark.reward,
    "the properties of a trial": lambda: BOOK.trial("basilisk").properties,
    "a counterstrike": lambda: BOOK.trial("basilisk").counterstrike,
    "the difficulty of a trial": lambda: BOOK.trial("cloaker").difficulty,
    "a threat value": lambda: BOOK.slot("discipline-1").threat,
    "the Arcana of a slot": lambda: BOOK.slot("discipline-2").arcana,
    "the effect of a mark": lambda: BOOK.slot("discipline-1").effect,
    "a rest effect of which only a part is known": lambda: BOOK.slot("discipline-3").rest,
    "the turns of an Automa": lambda: BOOK.automa("automa-ruby").turns,
    "the points of an Automa's cards": lambda: BOOK.automa("automa-ruby").points,
}


@pytest.mark.parametrize("what", OPEN)
def test_what_the_book_leaves_open_is_none(what: str) -> None:
    assert OPEN[what]() is None


@pytest.mark.parametrize("section", ["bazaar", "guild", "forest", "ruby.card", "amber.die"])
def test_slots_that_the_book_leaves_open(section: str) -> None:
    assert BOOK.places(section) == ()


def test_sets_that_the_book_leaves_open() -> None:
    assert BOOK.resource_faces == () and BOOK.marks == ()
    assert not any(BOOK.trial(id).known for n in range(1, 5) for id in BOOK.trials_of(n))
    assert not any(BOOK.contract(id).known for id in BOOK.deck("contract"))


def test_inferred_facts_count_as_known() -> None:
    assert [BOOK.slot(f"spark-{n}").effect for n in (1, 2, 3)] == ["set", "launch", "unturn"]
    assert BOOK.slot("discipline-1").rest == ("die",)
    assert BOOK.trial("gold-eater").difficulty == 1 and len(BOOK.trials_of(1)) == 4
    assert BOOK.deck("emerald") == (
        "call",
        "healing",
        "hunting-falcon",
        "unity-with-nature",
        "wolf-of-all-colours",
    )


@pytest.mark.parametrize(
    "look_up",
    [
        lambda: BOOK.card("nothing"),
        lambda: BOOK.trial("witch-prison"),
        lambda: BOOK.places("ruby"),
        lambda: BOOK.deck("spark"),
        lambda: box("own-nothing"),
        lambda: face(Table((), Turn("anna")), "witch-prison"),
    ],
)
def test_what_is_not_there_is_a_key_error(look_up: object) -> None:
    with pytest.raises(KeyError):
        look_up()  # type: ignore[operator]


def test_a_position_fills_gaps_itself() -> None:
    filled = CardFace("alchemy", "alchemy", costs=((),), assumed=("costs",))
    table = Table((), Turn("anna"), assumed=(filled,))
    assert face(table, "alchemy") is filled
    assert face(table, "chant") is BOOK.card("chant")
    assert face(Table((), Turn("anna"), box="training"), "alchemy") is box("training").card("alchemy")
