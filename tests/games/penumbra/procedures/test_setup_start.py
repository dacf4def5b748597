"""Talents, of which everybody keeps one in secret, and what they give for the start."""

from __future__ import annotations

from collections import Counter

from games.penumbra.support.play import play
from games.penumbra.support.rounds import begin, dice_of, talent_of
from support.play import first, in_turn

from tutor.engine.question import Question
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.procedures.setup import opening
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.visibility import HIDDEN, secrets, seen

TRAINING = box("training")
PEOPLE = ("anna", "boris", "vera", "gleb")


def test_pen_setup_boards() -> None:
    game = begin(PEOPLE[:3])
    assert game.rules("board-taken") == ["pen.setup.boards"] * 3


def test_pen_setup_talents_draft() -> None:
    game = begin(choose=in_turn())
    assert [q.facts for q in game.questions_of("talents-dealt")] == [
        (("cards", 2), ("of", "anna")),
        (("cards", 2), ("of", "boris")),
    ]
    kept = game.questions_of("keep-talent")
    assert [q.seat for q in kept] == ["anna", "boris"]
    assert all(len(q.options) == 2 and q.rule == "pen.setup.talents.draft" for q in kept)
    shown = [(event.fact("seat"), event.fact("talent")) for event in game.events_of("talent-revealed")]
    assert shown == [(q.seat, q.options[0].key) for q in kept]
    assert game.one("talents-boxed").fact("n") == 2
    assert all(not wizard.offered and not wizard.kept for wizard in game.table.wizards)


def test_pen_setup_talents_draft__nobody_sees_what_others_keep() -> None:
    game = play(opening(("anna", "boris"))).on(until="keep-talent")
    offered = game.wizard("boris").offered
    assert len(offered) == 2 and secrets(game.table, "anna") == set(offered)
    assert secrets(game.table, "boris") == set(game.wizard().offered)
    sight = seen(game.table, "anna")
    assert sight.wizard("boris").offered == (HIDDEN, HIDDEN)
    assert sight.wizard("anna").offered == game.wizard().offered


def test_pen_setup_talents_gives() -> None:
    game = begin()
    for event in game.events_of("talent-gives"):
        talent = TRAINING.talent(str(event.fact("talent")))
        assert event.rule == "pen.setup.talents.gives"
        assert (event.fact("mark"), event.fact("card"), event.fact("order")) == (
            talent.mark,
            talent.card,
            talent.order,
        )


def test_pen_setup_start_mark() -> None:
    game = begin()
    for wizard in game.table.wizards:
        mark, talent = wizard.mark("discipline-1"), TRAINING.talent(talent_of(wizard))
        assert (mark.discipline, mark.condition, mark.threat) == (talent.mark, "charged", 1)
        assert [one.slot for one in wizard.marks] == ["discipline-1", "spark-1"]
    assert game.rules("mark-gained").count("pen.setup.start.mark") == 2


def test_pen_setup_start_spark_mark() -> None:
    game = begin()
    assert all(wizard.mark("spark-1").discipline == "spark" for wizard in game.table.wizards)
    assert game.rules("mark-gained").count("pen.setup.start.spark-mark") == 2


def test_pen_setup_start_card() -> None:
    game = begin()
    for event in game.events_of("start-card"):
        wizard, card = game.wizard(str(event.fact("seat"))), str(event.fact("card"))
        assert event.rule == "pen.setup.start.card" and card == TRAINING.talent(talent_of(wizard)).card
        held = wizard.card(card)
        assert held is not None and held.zone == "grimoire"
        whole, left = TRAINING.deck(str(event.fact("deck"))), cards_of(game.table, str(event.fact("deck")))
        assert whole.count(card) == left[card] + 1


def test_pen_setup_start_card__worked_example_of_the_druid() -> None:
    """pen.ex.setup.druid."""

    def choose(question: Question) -> str:
        if question.kind == "talents-dealt" and ("of", "anna") in question.facts:
            return "druid+pariah"
        return "druid" if question.option("druid") else first(question)

    anna = begin(choose=choose).wizard()
    assert [(card.id, card.zone) for card in anna.cards] == [
        ("druid", "talent"),
        ("unity-with-nature", "grimoire"),
    ]
    printed = TRAINING.card("druid")
    assert printed.use == "permanent", "it neither turns nor waits for a condition"


def test_pen_setup_start_ingredients() -> None:
    game = begin()
    for wizard in game.table.wizards:
        given = dict(TRAINING.talent(talent_of(wizard)).ingredients or ())
        assert {kind: wizard.held(kind) for kind in given} == given
    assert "pen.setup.start.ingredients" in game.rules("gained")


def test_pen_setup_start_dice() -> None:
    game = begin()
    rolls = [question for question in game.questions if question.kind == "gained-dice"]
    assert dice_of(rolls) == [2, 1, 1] * 2 and {q.rule for q in rolls} == {"pen.setup.start.dice"}
    for wizard in game.table.wizards:
        colour = {"ruby": "red", "amber": "orange", "jasper": "yellow", "emerald": "green"} | {
            "sapphire": "blue",
            "amethyst": "violet",
        }
        own = colour[wizard.mark("discipline-1").discipline]
        assert [die.colour for die in wizard.dice] == ["bone", "bone", own, "spark"]
        assert all(die.value == 1 for die in wizard.dice), "as rolled: the first outcome shows ones"


def test_pen_setup_start_mark__rest_effects_under_the_other_reading() -> None:
    rulings = (("pen.ruling.setup-rest-effect", "yes"),)
    assert [len(wizard.dice) for wizard in begin().table.wizards] == [4, 4]
    game = begin(rulings=rulings)
    assert [len(wizard.dice) for wizard in game.table.wizards] == [6, 6]
    assert "pen.rest.triggers" in game.rules("rest-effect")


def test_pen_setup_turn_order() -> None:
    game = begin(PEOPLE)
    numbers = [TRAINING.talent(talent_of(wizard)).order or 0 for wizard in game.table.wizards]
    assert numbers == sorted(numbers) and game.table.turn.seat == game.table.seats[0]
    assert game.one("turn-order").rule == "pen.setup.turn-order"


def cards_of(on: Table, deck: str) -> Counter[str]:
    """What is left of a deck, its market included."""
    found = Counter(card for layer in on.deck(deck).layers for card in layer)
    return found + Counter(on.market(deck).cards)
