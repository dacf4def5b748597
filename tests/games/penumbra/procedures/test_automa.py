"""The Automa: its instructions, placements, markets, side, and what it never does."""

from __future__ import annotations

from typing import Any

import pytest
from games.penumbra.support.play import Play, play
from games.penumbra.support.rounds import begin, fate, table, under_way
from support.play import Choose, by_kind

from tutor.engine.chance import Dice, Draw
from tutor.engine.event import Bound
from tutor.engine.question import Question
from tutor.framework.decks import Deck
from tutor.games.penumbra.components.component_set import box, register
from tutor.games.penumbra.procedures.automa import level
from tutor.games.penumbra.state.table import Market, Placed, Table, Turn
from tutor.games.penumbra.state.wizard import Card, Mark, Passed, Wizard

TRAINING = box("training")
CLASSES = ("ruby", "amber", "jasper", "emerald")
MARKS = (Mark("discipline-1", "ruby"), Mark("spark-1", "spark"))
LIGHT = tuple(one for one in TRAINING.deck("contract") if TRAINING.contract(one).side == "light")
DARK = tuple(one for one in TRAINING.deck("contract") if TRAINING.contract(one).side == "dark")


def own(*steps: str, turn: str = "learning") -> str:
    """A box in which the Ruby Automa has one turn of these instructions."""
    instructions = f"[{{turn: {turn}, steps: [{', '.join(f'{{{step}}}' for step in steps)}]}}]"
    text = f"game: penumbra\ncomponents:\n- {{id: automa-ruby, facts: {{instructions: {instructions}}}}}\n"
    return register(text, "automa.yaml", "training")


def solo(automa: Wizard | None = None, **parts: Any) -> Table:
    """Anna against the Automa, whose turn it is, with four classes and two cards in every market."""
    rival = automa or Wizard("automa", automa="automa-ruby", marks=MARKS)
    markets = (
        Market("brewery", TRAINING.deck("potion")[:2]),
        Market("shop", TRAINING.deck("artifact")[:2]),
        *(Market(one, (TRAINING.deck(one)[0], TRAINING.deck(one)[-1])) for one in CLASSES),
    )
    decks = (*(Deck(one, ((TRAINING.deck(one)[2],),)) for one in CLASSES), fate("wild-wood", "basilisk"))
    everything: dict[str, Any] = {
        "box": "training",
        "turn": Turn("automa"),
        "classes": CLASSES,
        "markets": markets,
        "decks": (*decks, Deck("contract", (TRAINING.deck("contract")[-2:],))),
    }
    return table(Wizard("anna"), rival, **{**everything, **parts})


RUBY = by_kind(automa_class="ruby")
"""Draws the Ruby class for the Automa, and otherwise the first answers."""


def doing(
    do: str, on: Table | None = None, choose: Choose = RUBY, rulings: object = (), **given: Bound
) -> Play:
    """One instruction carried out."""
    state = under_way(on or solo(), f"automa-{do}", "automa", rulings=rulings, **given)  # type: ignore[arg-type]
    return play(state).on(choose)


def a_turn(*steps: str, turn: str = "learning", on: Table | None = None) -> Play:
    """One whole turn of the Automa with these instructions."""
    at = on or solo(box=own(*steps, turn=turn))
    return play(under_way(at, "automa-turn", "automa")).on()


def roll(value: int, then: Choose = RUBY) -> Choose:
    """Rolls that value for the Automa."""
    return lambda question: str(value) if question.kind == "automa-roll" else then(question)


# Its turn.


def test_pen_solo_instructions() -> None:
    game = a_turn("do: arcana, n: 2", "do: potion")
    resolved = [event.fact("program") for event in game.events_of("resolved")]
    assert resolved == ["automa-arcana", "refill-market", "automa-potion", "automa-turn"]
    assert game.rules("automa-done") == ["pen.solo.instructions"] and game.table.turn.over


def test_pen_solo_instructions__its_turns_follow_in_a_circle() -> None:
    automa = Wizard("automa", automa="automa-ruby", marks=MARKS)
    kinds = []
    for n in range(6):
        on = solo(Wizard("automa", automa="automa-ruby", marks=automa.marks, turns=n))
        kinds.append(play(under_way(on, "automa-turn", "automa")).on().one("automa-kind").fact("turn"))
    assert kinds == ["learning", "learning", "trial", "learning", "rest", "learning"]


def test_pen_solo_instructions__unknown_ones_do_nothing() -> None:
    on = solo(box="book", markets=(), decks=())
    game = play(under_way(on, "automa-turn", "automa")).on()
    assert game.rules("automa-unknown") == ["pen.solo.instructions"] and not game.questions
    assert game.wizard("automa") == Wizard("automa", automa="automa-ruby", marks=MARKS, turns=1)


def test_pen_fate_reveal__after_a_trial_turn_of_the_automa() -> None:
    game = a_turn("do: arcana, n: 1", turn="trial")
    assert game.table.trials == ("wild-wood",) and game.events_of("fate-due")[0].fact("turn") == "trial"
    assert not a_turn("do: arcana, n: 1").of("fate-revealed"), "a Learning turn reveals nothing"


# Placements.


def test_pen_solo_placement() -> None:
    game = doing("class-card", choose=roll(5))
    (die,) = game.table.placed
    assert (die.section, die.colour, die.value) == ("ruby.card", "red", 5)
    assert game.rules("automa-placed") == ["pen.solo.placement"]
    (question,) = game.questions_of("automa-roll")
    assert (question.rule, question.chance) == ("pen.solo.placement", Dice(1))


def test_pen_solo_stock() -> None:
    game = doing("potion")
    assert game.rules("automa-die") == ["pen.solo.stock"]
    assert game.wizard("automa").dice == () and game.table.placed[0].colour == "bone"


def test_pen_solo_placement__the_value_does_not_matter() -> None:
    assert doing("class-mark", choose=roll(2)).table.placed[0].value == 2
    full = (("pen.ruling.automa-slot-value", "full"),)
    assert doing("class-mark", choose=roll(2), rulings=full).table.placed == ()
    assert doing("class-mark", choose=roll(6), rulings=full).table.placed[0].value == 6


def test_pen_solo_placement__a_spark_die_where_only_its_slot_is_free() -> None:
    taken = tuple(Placed(f"d{n}", "ruby.mark", str(n), "red", 6) for n in (1, 2))
    assert doing("class-mark", solo(placed=taken)).table.placed[-1].colour == "spark"


def test_pen_solo_placement_blocked__no_free_slot() -> None:
    taken = tuple(Placed(f"d{n}", "ruby.card", str(n), "red", 6) for n in (1, 2, 3))
    game = doing("class-card", solo(placed=taken), roll(4))
    assert game.rules("automa-no-slot") == ["pen.solo.placement.blocked"]
    assert game.table.placed == taken and len(game.wizard("automa").cards) == 1


@pytest.mark.parametrize(("reading", "at"), [("roll", 1), ("left", 0)])
def test_pen_solo_placement_blocked__which_card_without_a_placed_die(reading: str, at: int) -> None:
    taken = tuple(Placed(f"d{n}", "ruby.card", str(n), "red", 6) for n in (1, 2, 3))
    on = solo(placed=taken)
    game = doing("class-card", on, roll(4), (("pen.ruling.automa-unplaced-die", reading),))
    assert game.wizard("automa").cards[0].id == on.market("ruby").cards[at]


def test_pen_solo_placement_blocked__no_die_to_be_had() -> None:
    by_slot = (("pen.ruling.automa-die-available", "by-slot"),)
    on = solo(box="book", markets=(Market("brewery", ("triplet", "duplica")),), decks=())
    game = doing("potion", on, rulings=by_slot)
    assert game.rules("automa-blocked") == ["pen.solo.placement.blocked"]
    assert game.wizard("automa").cards == () and not game.questions
    assert len(doing("potion", on).wizard("automa").cards) == 1, "dice are unlimited"


# Cards and markets.


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_pen_solo_markets(value: int) -> None:
    on = solo()
    game = doing("artifact", on, roll(value))
    wanted = on.market("shop").cards[0 if value <= 3 else 1]
    assert [card.id for card in game.wizard("automa").cards] == [wanted]
    assert game.rules("automa-takes") == ["pen.solo.markets"]


def test_pen_solo_markets__the_market_is_filled_again() -> None:
    on = solo()
    game = doing("class-card", on, roll(1))
    assert game.table.market("ruby").cards == (TRAINING.deck("ruby")[2], on.market("ruby").cards[1])


def test_pen_solo_cards() -> None:
    card = solo().market("ruby").cards[0]
    rival = Wizard("automa", automa="automa-ruby", marks=MARKS, cards=(Card(card),))
    game = doing("class-card", solo(rival), roll(1))
    assert [held.id for held in game.wizard("automa").cards] == [card, card], "equal names may lie there"
    assert game.rules("automa-keeps") == ["pen.solo.cards"]


def test_pen_solo_cards__an_empty_market() -> None:
    on = solo(markets=(Market("shop"),), decks=())
    game = doing("artifact", on)
    assert game.wizard("automa").cards == () and game.rules("automa-no-card") == ["pen.solo.markets"]


def test_pen_solo_arcana() -> None:
    game = doing("arcana", n=2)
    assert game.wizard("automa").stock.arcana == 2 and game.rules("gained") == ["pen.solo.arcana"]


def test_pen_loc_class_mark__the_automa_pays_nothing() -> None:
    game = doing("class-mark")
    automa = game.wizard("automa")
    assert [mark.slot for mark in automa.marks] == ["discipline-1", "discipline-2", "spark-1"]
    assert automa.mark("discipline-2").discipline == "ruby" and automa.dice == () and len(automa.cards) == 1


@pytest.mark.parametrize("reading", ["fixed", "player"])
def test_pen_solo_instructions__which_class(reading: str) -> None:
    choose = by_kind(automa_class="jasper")
    game = doing("class-card", choose=choose, rulings=(("pen.ruling.automa-choice", reading),))
    (question,) = game.questions_of("automa-class")
    assert question.seat == ("chance" if reading == "fixed" else "anna")
    assert question.chance == (Draw(CLASSES) if reading == "fixed" else None)
    assert game.table.placed[0].section == "jasper.card"


# Contracts and trials.


def test_pen_solo_level() -> None:
    marks = (*MARKS, Mark("discipline-2", "amber"), Mark("spark-2", "spark"))
    assert level(Wizard("automa", automa="automa-ruby", marks=marks)) == 2
    rival = Wizard("automa", automa="automa-ruby", marks=marks, side="dark")
    game = doing("trial", solo(rival, trials=("gold-eater", "aranea", "plains-of-agony", "wild-wood")))
    assert game.one("automa-level").rule == "pen.solo.level" and game.one("automa-level").fact("n") == 2
    assert game.wizard("automa").trials == (Passed("aranea", "dark"),), "the hardest it may, the older one"


def test_pen_solo_contracts_trials() -> None:
    row = (LIGHT[0], DARK[0], LIGHT[1], DARK[1])
    game = doing("contract", solo(contracts=row))
    assert game.wizard("automa").contracts == (DARK[1],)
    assert game.rules("automa-contract") == ["pen.solo.contracts-trials"]
    assert len(game.table.contracts) == 4 and game.table.contracts[1:] == row[:3]


def test_pen_solo_contracts_trials__the_player_may_choose() -> None:
    on = solo(contracts=(LIGHT[0], DARK[0]))
    rulings = (("pen.ruling.automa-choice", "player"),)
    game = doing("contract", on, by_kind(automa_contract=LIGHT[0]), rulings)
    assert game.questions_of("automa-contract")[0].seat == "anna"
    assert game.wizard("automa").contracts == (LIGHT[0],)


def test_pen_solo_alignment() -> None:
    game = doing("contract", solo(contracts=(DARK[0], LIGHT[0])))
    assert game.wizard("automa").side == "light" and game.rules("automa-side") == ["pen.solo.alignment"]
    rival = Wizard("automa", automa="automa-ruby", marks=MARKS, side="dark")
    kept = doing("contract", solo(rival, contracts=(DARK[0], LIGHT[0])))
    assert kept.wizard("automa").contracts == (DARK[0],) and not kept.events_of("automa-side")


def test_pen_solo_alignment__no_contract_of_its_side() -> None:
    rival = Wizard("automa", automa="automa-ruby", marks=MARKS, side="dark")
    game = doing("contract", solo(rival, contracts=LIGHT[:2]))
    assert game.wizard("automa").contracts == () and game.table.contracts == LIGHT[:2]
    assert game.rules("automa-finds-none") == ["pen.solo.contracts-trials"]


@pytest.mark.parametrize(
    ("reading", "told", "passed"),
    [("open", "light", "light"), ("open", "", ""), ("player", "light", "dark")],
)
def test_pen_solo_alignment__a_trial_before_the_first_contract(reading: str, told: str, passed: str) -> None:
    rulings = (("pen.ruling.automa-alignment-before", reading),)
    on = solo(trials=("gold-eater",))
    game = doing("trial", on, by_kind(automa_side="dark"), rulings, told=told)
    assert [one.path for one in game.wizard("automa").trials] == ([passed] if passed else [])
    assert game.rules("automa-no-side") == ([] if passed else ["pen.solo.alignment"])
    assert game.wizard("automa").side == "", "only a contract fixes it"
    assert {question.seat for question in game.questions} == ({"anna"} if reading == "player" else set())


def test_pen_solo_no_rewards() -> None:
    rival = Wizard("automa", automa="automa-ruby", marks=MARKS, side="light")
    trial = doing("trial", solo(rival, trials=("gold-eater",)))
    contract = doing("contract", solo(rival, contracts=(LIGHT[0],)))
    for game in (trial, contract):
        automa = game.wizard("automa")
        assert game.rules("automa-no-reward") == ["pen.solo.no-rewards"]
        assert (automa.dice, automa.stock, automa.cards) == ((), rival.stock, ())


def test_pen_solo_threat() -> None:
    rival = Wizard("automa", automa="automa-ruby", marks=MARKS, side="dark")
    assert TRAINING.trial("plains-of-agony").threat == 7
    game = doing("trial", solo(rival, trials=("plains-of-agony",)), n=3)
    assert game.rules("automa-no-threat") == ["pen.solo.threat"] and not game.questions
    assert game.wizard("automa").wounded == 0 and game.wizard("automa").mortal_wounds == 0
    assert not game.events_of("threat-prepared")


@pytest.mark.parametrize(
    ("trial", "reading", "sparks"),
    [("aranea", "spark-yes", 2), ("gold-eater", "spark-yes", 1), ("aranea", "spark-no", 1)],
)
def test_pen_solo_spark_marks(trial: str, reading: str, sparks: int) -> None:
    rival = Wizard("automa", automa="automa-ruby", marks=MARKS, side="dark")
    rulings = (("pen.ruling.automa-rewards-spark", reading),)
    game = doing("trial", solo(rival, trials=(trial,)), rulings=rulings, n=4)
    found = [mark for mark in game.wizard("automa").marks if mark.discipline == "spark"]
    assert len(found) == sparks
    assert ("pen.solo.spark-marks" in game.rules("mark-gained")) == (sparks == 2)
    assert game.wizard("automa").dice == (), "its marks give no rest effect"


# Whole games.


@pytest.mark.parametrize("board", ["automa-emerald", "automa-jasper", "automa-ruby", "automa-amethyst"])
def test_pen_solo_instructions__every_board_plays_its_turns(board: str) -> None:
    def rest(question: Question) -> str:
        return by_kind(turn_kind="rest", effects="pass", rest_buy="pass", buy="pass")(question)

    game = play(begin(("anna",), rest, automa=board).state).on(rest)
    automa = game.wizard("automa")
    assert game.events_of("game-over") and len(game.table.scores) == 2
    assert automa.turns >= 5 and automa.dice == () and automa.mortal_wounds == 0
    assert automa.stock.arcana > 0 and (automa.trials or automa.contracts)
