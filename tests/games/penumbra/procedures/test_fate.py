"""Fate cards: who reveals one, what each kind does, and a deck that has run out."""

from __future__ import annotations

from typing import Any

import pytest
from games.penumbra.support.play import play
from games.penumbra.support.rounds import fate, table, under_way
from support.play import by_kind, in_turn

from tutor.engine.chance import Draw
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.state.table import End, Table, Turn
from tutor.games.penumbra.state.wizard import Reserved, Wizard

THREE = (Wizard("anna"), Wizard("boris"), Wizard("vera"))


def after(kind: str, *cards: str | tuple[str, ...], named: str = "training", **parts: Any) -> Table:
    """A table on which Anna has just finished a turn of a kind."""
    turn = Turn("anna", kind, over=True)  # type: ignore[arg-type]
    return table(*THREE, box=named, turn=turn, decks=(fate(*cards),), **parts)


@pytest.mark.parametrize("kind", ["trial", "rest"])
def test_pen_fate_reveal(kind: str) -> None:
    game = play(under_way(after(kind, "wild-wood", "aranea"), "reveal-fate")).on()
    revealed = game.one("fate-revealed")
    assert (revealed.rule, revealed.fact("card"), revealed.fact("left")) == (
        "pen.fate.reveal",
        "wild-wood",
        1,
    )
    assert game.table.deck("fate").layers == (("aranea",),)


def test_pen_fate_reveal__the_top_layer_is_drawn_from() -> None:
    game = play(under_way(after("rest", ("aranea", "wild-wood"), "basilisk"), "reveal-fate")).on(
        in_turn("wild-wood")
    )
    assert [question.chance for question in game.questions] == [Draw(("aranea", "wild-wood"))]
    assert game.table.trials == ("wild-wood",)


def test_pen_turn_trial_end_fate() -> None:
    game = play(under_way(after("trial", "wild-wood"), "reveal-fate")).on()
    assert game.rules("fate-due") == ["pen.turn.trial.end-fate"]


def test_pen_turn_rest_end_fate() -> None:
    game = play(under_way(after("rest", "wild-wood"), "reveal-fate")).on()
    assert game.rules("fate-due") == ["pen.turn.rest.end-fate"]


def test_pen_fate_trial() -> None:
    game = play(under_way(after("rest", "wild-wood", trials=("aranea",)), "reveal-fate")).on()
    assert game.table.trials == ("aranea", "wild-wood")
    assert game.rules("fate-trial") == ["pen.fate.trial"]


def test_pen_fate_goal() -> None:
    game = play(under_way(after("rest", "heroism", "aranea"), "reveal-fate")).on()
    assert game.table.goals == ("heroism",) and game.rules("fate-goal") == ["pen.fate.goal"]


def test_pen_fate_prophecy() -> None:
    game = play(under_way(after("rest", "unity", "aranea"), "reveal-fate")).on()
    assert game.table.prophecies == ("unity",) and game.rules("fate-prophecy") == ["pen.fate.prophecy"]
    assert game.table.end is None and not game.events_of("omen-unknown")


def test_pen_fate_prophecy__unknown_conditions_are_named() -> None:
    game = play(under_way(after("rest", "guild-rebirth", "aranea", named="book"), "reveal-fate")).on()
    assert game.rules("omen-unknown") == ["pen.fate.prophecy"] and game.table.prophecies == ("guild-rebirth",)


def test_pen_fate_event__worked_example_of_harvest() -> None:
    """pen.ex.fate.harvest."""
    game = play(under_way(after("rest", "harvest", "aranea"), "reveal-fate")).on()
    rolled = [event.fact("seat") for event in game.events if event.kind == "gained"]
    assert {seat: rolled.count(seat) for seat in ("anna", "boris", "vera")} == {
        "anna": 2,
        "boris": 1,
        "vera": 1,
    }
    assert game.one("fate-event").fact("seat") == "anna" and game.table.out == ("harvest",)


def test_pen_fate_event__every_wizard_in_turn_order_then_you() -> None:
    on = after("rest", "wanderer", "aranea")
    game = play(under_way(on, "reveal-fate", "boris")).on()
    gained = [(event.fact("seat"), event.fact("colour")) for event in game.events_of("dice-gained")]
    assert gained == [("anna", "bone"), ("boris", "bone"), ("vera", "bone"), ("boris", "spark")]


def test_pen_fate_event__an_unknown_text_does_nothing() -> None:
    on = after("rest", "festival", "aranea", named="book")
    game = play(under_way(on, "reveal-fate")).on()
    assert game.rules("event-unknown") == ["pen.fate.event"]
    assert game.table.wizards == on.wizards and not game.questions


def test_pen_resv_trial__personal_training_reserves_from_the_row() -> None:
    on = after("rest", "personal-training", "aranea", trials=("wild-wood", "basilisk"))
    game = play(under_way(on, "reveal-fate")).on(by_kind(reserve_trial="basilisk"))
    keys = [option.key for question in game.questions for option in question.options]
    assert any("basilisk" in key for key in keys)
    game = play(under_way(on, "reveal-fate")).on(
        lambda q: next(o.key for o in q.options if "basilisk" in o.key)
    )
    assert [kept.id for kept in game.wizard().reserved] == ["basilisk"]
    assert game.table.trials == ("wild-wood",), "the row is not refilled"


def test_pen_fate_event__personal_training_with_a_trial_reserved_already() -> None:
    anna = Wizard("anna", reserved=(Reserved("basilisk", "trial"),))
    on = table(anna, Wizard("boris"), box="training", turn=Turn("anna", "rest"), trials=("wild-wood",))
    on = on.with_deck(fate("personal-training", "aranea"))
    game = play(under_way(on, "reveal-fate")).on()
    assert [kept.id for kept in game.wizard().reserved] == ["basilisk"]
    assert game.table.trials == ("wild-wood",) and not game.questions


def test_pen_solo_events() -> None:
    wizards = (Wizard("anna"), Wizard("automa", automa="automa-ruby"))
    on = table(*wizards, box="training", turn=Turn("automa", "rest"), decks=(fate("wanderer", "aranea"),))
    game = play(under_way(on, "reveal-fate", "automa")).on()
    assert game.rules("automa-event") == ["pen.solo.events"]
    assert [event.fact("seat") for event in game.events_of("dice-gained")] == ["anna", "anna"]
    assert game.wizard("automa").dice == ()


def test_pen_fate_end_of_times() -> None:
    on = after("rest", "wild-wood", prophecies=("end-of-times",))
    game = play(under_way(on, "reveal-fate")).on()
    assert game.rules("prophecy-fulfilled") == ["pen.fate.end-of-times"]
    assert game.table.end is not None and game.table.end.last == "anna"


def test_pen_fate_end_of_times__not_while_a_card_is_left() -> None:
    on = after("rest", "wild-wood", "aranea", prophecies=("end-of-times",))
    assert play(under_way(on, "reveal-fate")).on().table.end is None


@pytest.mark.parametrize(("reading", "left"), [("nothing", ("vera", "anna")), ("end", ())])
def test_pen_fate_reveal__an_empty_deck(reading: str, left: tuple[str, ...]) -> None:
    end = End("end-of-times", "anna", "", ("vera", "anna"), ("end-of-times",))
    on = after("rest", prophecies=("end-of-times",), end=end)
    game = play(under_way(on, "reveal-fate", rulings=(("pen.ruling.fate-empty", reading),))).on()
    assert game.rules("fate-empty") == ["pen.fate.reveal"] and game.table.end is not None
    assert game.table.end.left == left
    assert bool(game.events_of("fate-empty-ends")) == (reading == "end")


def test_pen_turn_end_order() -> None:
    on = table(
        *THREE,
        box="training",
        decks=(fate("wild-wood", "aranea"),),
        contracts=box("training").deck("contract")[:4],
    )
    game = play(under_way(on, "turn")).on(by_kind(turn_kind="rest", effects="pass"))
    kinds = [event.kind for event in game.events]
    assert kinds.index("contract-discarded") < kinds.index("fate-due") < kinds.index("fate-revealed")
    resolved = [event for event in game.events_of("resolved") if event.fact("program") == "reveal-fate"]
    assert [event.rule for event in resolved] == ["pen.turn.end-order"]
