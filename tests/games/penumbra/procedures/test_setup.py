"""The set-up: the fate deck, talents, what wizards start with, and the common area."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from games.penumbra.support.play import Play, play
from games.penumbra.support.rounds import begin, table, talent_of, under_way
from hypothesis import given
from hypothesis import strategies as st
from support.play import first

from tutor.engine.chance import Draw
from tutor.engine.question import Question
from tutor.games.penumbra import GAME
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.procedures.setup import DISCIPLINES, opening
from tutor.games.penumbra.procedures.setup_fate import events_needed, prepared
from tutor.games.penumbra.procedures.setup_gaps import NotPlayable, gaps
from tutor.games.penumbra.state.visibility import HIDDEN, seen
from tutor.games.penumbra.state.wizard import Wizard

TRAINING = box("training")
PEOPLE = ("anna", "boris", "vera", "gleb")


def fate_of(players: int, box: str = "training", **bindings: Any) -> Play:
    """The fate deck assembled for that many players."""
    wizards = tuple(Wizard(seat) for seat in PEOPLE[:players])
    return play(under_way(table(*wizards, box=box), "setup-fate", **bindings)).on()


def counted(cards: tuple[str, ...]) -> dict[str, int]:
    """What a pile consists of."""
    kinds = {"trials": tuple(t for n in (1, 2, 3, 4) for t in TRAINING.trials_of(n))}
    kinds |= {"prophecies": TRAINING.prophecies, "goals": TRAINING.goals, "events": TRAINING.events}
    return {kind: sum(card in ids for card in cards) for kind, ids in kinds.items()}


def rules_of(
    seats: tuple[str, ...], automa: str = "", first_game: bool = False, box: str = "training"
) -> set[str | None]:
    """The rules by which a game cannot begin."""
    return {flaw.rule for flaw in gaps(seats, box, automa, first_game)}


# Players.


@pytest.mark.parametrize("seats", [(), ("anna",), (*PEOPLE, "dasha")])
def test_pen_gen_players(seats: tuple[str, ...]) -> None:
    with pytest.raises(NotPlayable) as caught:
        opening(seats)
    assert "pen.gen.players" in {flaw.rule for flaw in caught.value.flaws}
    assert not gaps(PEOPLE, "training", "", False)


def test_pen_gen_players__seats_have_different_names() -> None:
    assert rules_of(("anna", "anna")) == {"pen.gen.players"}


def test_pen_solo_setup_base__one_player_only() -> None:
    assert rules_of(("anna", "boris"), "automa-ruby") == {"pen.solo.setup.base"}
    assert rules_of(("anna",), "automa-tin") == {"pen.solo.setup.board"}


def test_pen_solo_instructions__unknown_ones_do_not_begin() -> None:
    assert "pen.solo.instructions" in rules_of(("anna",), "automa-ruby", box="book")


def test_pen_setup_talents_gives__an_unknown_talent_does_not_begin() -> None:
    rules = rules_of(PEOPLE, box="book")
    assert {"pen.setup.talents.gives", "pen.setup.talents.draft", "pen.setup.start.mark"} <= rules
    assert {"pen.setup.contracts", "pen.setup.markets"} <= rules


# The fate deck.


def test_pen_setup_fate_first_prophecy() -> None:
    game = fate_of(2)
    assert game.table.prophecies == ("end-of-times",)
    assert game.rules("prophecy-laid") == ["pen.setup.fate.first-prophecy"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pen_setup_fate_trial_row(players: int) -> None:
    game = fate_of(players)
    assert len(game.table.trials) == players
    assert all(TRAINING.trial(trial).difficulty == 1 for trial in game.table.trials)
    assert game.one("trial-row").rule == "pen.setup.fate.trial-row"
    drawn = game.questions_of("row-trials")[0].chance
    assert drawn == Draw(TRAINING.trials_of(1), players)


def test_pen_setup_fate_unused_level_1() -> None:
    game = fate_of(2)
    unused = set(TRAINING.trials_of(1)) - set(game.table.trials)
    assert set(game.table.out) == unused and len(unused) == 4
    deck = {card for layer in game.table.deck("fate").layers for card in layer}
    assert not deck & unused
    assert game.one("trials-boxed").rule == "pen.setup.fate.unused-level-1"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pen_setup_fate_piles(players: int) -> None:
    game = fate_of(players)
    for difficulty, layer in zip((2, 3, 4), game.table.deck("fate").layers, strict=True):
        trials = [card for card in layer if counted((card,))["trials"]]
        assert [TRAINING.trial(card).difficulty for card in trials] == [difficulty] * players
    assert game.rules("pile-trial") == ["pen.setup.fate.piles"] * 3


def test_pen_setup_fate_goal() -> None:
    game = fate_of(4)
    assert [counted(layer)["goals"] for layer in game.table.deck("fate").layers] == [1, 0, 0]
    assert [event.fact("difficulty") for event in game.events_of("pile-goal")] == [2]
    assert game.rules("pile-goal") == ["pen.setup.fate.goal"]


def test_pen_setup_fate_prophecies() -> None:
    game = fate_of(3)
    assert [counted(layer)["prophecies"] for layer in game.table.deck("fate").layers] == [1, 1, 1]
    assert game.rules("pile-prophecy") == ["pen.setup.fate.prophecies"] * 3
    assert "end-of-times" not in {card for layer in game.table.deck("fate").layers for card in layer}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pen_setup_fate_events(players: int) -> None:
    game = fate_of(players)
    layers = game.table.deck("fate").layers
    assert [len(layer) for layer in layers] == [2 * players] * 3
    assert [counted(layer)["events"] for layer in layers] == [players - 2, players - 1, players - 1]
    assert [events_needed(players, difficulty) for difficulty in (2, 3, 4)] == [
        players - 2,
        players - 1,
        players - 1,
    ]
    assert set(game.rules("pile-event")) == {"pen.setup.fate.events"}


def test_pen_setup_fate_shuffle_stack__the_order_inside_a_pile_is_chance() -> None:
    game = fate_of(2)
    deck = game.table.deck("fate")
    assert len(deck.layers) == 3 and game.one("fate-stacked").rule == "pen.setup.fate.shuffle-stack"
    after = play(under_way(game.table, "reveal-fate")).on(until="fate-card")
    assert after.question.chance == Draw(deck.layers[0])


@pytest.mark.parametrize(("players", "cards", "events"), [(2, 12, 2), (3, 18, 5), (4, 24, 8)])
def test_pen_setup_fate_size(players: int, cards: int, events: int) -> None:
    size = fate_of(players).one("fate-size")
    assert size.rule == "pen.setup.fate.size" and size.fact("cards") == cards
    found = [size.fact(part) for part in ("trials", "events", "goals", "prophecies")]
    assert found == [3 * players, events, 1, 3]


def test_pen_setup_fate_size__a_shortened_game_says_so() -> None:
    game = fate_of(2, short=True)
    assert [len(layer) for layer in game.table.deck("fate").layers] == [4]
    assert game.one("fate-short").rule == "pen.setup.fate.size"


def test_pen_setup_fate_piles__worked_example_for_three() -> None:
    """pen.ex.setup.three-players."""
    piles = [counted(layer) for layer in fate_of(3).table.deck("fate").layers]
    assert piles == [
        {"trials": 3, "prophecies": 1, "goals": 1, "events": 1},
        {"trials": 3, "prophecies": 1, "goals": 0, "events": 2},
        {"trials": 3, "prophecies": 1, "goals": 0, "events": 2},
    ]


def test_pen_setup_first_game_deck__worked_example_for_four() -> None:
    """pen.ex.setup.ready-deck."""
    game = fate_of(4, "book", first_game=True)
    cards = [card for layer in game.table.deck("fate").layers for card in layer]
    assert all(len(layer) == 1 for layer in game.table.deck("fate").layers), "the order is printed"
    assert (len(cards), cards[0], cards[-1]) == (24, "wild-wood", "personal-training")
    assert game.table.trials == ("gold-eater", "scroll-keepers", "broken-clock", "gloomy-lady")
    assert game.table.prophecies == ("end-of-times",) and not game.questions
    size = game.one("fate-size")
    found = [size.fact(part) for part in ("events", "prophecies", "goals", "trials")]
    assert found == [8, 3, 1, 12]
    assert game.one("fate-prepared").rule == "pen.setup.first-game.deck"


def test_pen_setup_first_game_filter() -> None:
    assert prepared("book", 3) is None and prepared("book", 4) is not None
    assert "pen.setup.first-game.filter" in rules_of(PEOPLE[:3], first_game=True, box="book")
    assert fate_of(3, "book", first_game=True).rules("prepared-unknown") == ["pen.setup.first-game.filter"]


@pytest.mark.parametrize("players", [2, 3])
def test_pen_setup_first_game_filter__the_training_set_says_which(players: int) -> None:
    game = fate_of(players, first_game=True)
    left = game.one("prepared-left-out")
    assert left.rule == "pen.setup.first-game.filter" and left.fact("n") == 28 - 7 * players
    assert game.table.deck("fate").size == 6 * players and len(game.table.trials) == players


# The common area.


def test_pen_setup_common_area() -> None:
    game = begin()
    assert game.one("common-area").rule == "pen.setup.common-area"
    assert {deck.id for deck in game.table.decks} == {*DISCIPLINES, "potion", "artifact", "contract", "fate"}


def test_pen_comp_unlimited() -> None:
    assert begin().rules("supply-unlimited") == ["pen.comp.unlimited"]


def test_pen_comp_marks_limited() -> None:
    game = begin()
    assert game.rules("supply-limited") == ["pen.comp.marks-limited"]
    taken = sum(TRAINING.marks) - sum(game.table.marks_left)
    assert taken == 4, "two marks for each wizard"


def test_pen_comp_marks_limited__nobody_gains_one_that_is_used_up() -> None:
    left = tuple(0 if one == "ruby" else 5 for one in (*DISCIPLINES, "spark"))
    game = play(under_way(table(box="training", marks_left=left), "gain-mark", discipline="ruby")).on()
    assert game.wizard().marks == () and game.rules("no-mark-left") == ["pen.comp.marks-limited"]


def test_pen_setup_classes() -> None:
    game = begin()
    marks = {wizard.mark("discipline-1").discipline for wizard in game.table.wizards}
    assert len(game.table.classes) == 4 and marks <= set(game.table.classes)
    (question,) = game.questions_of("random-classes")
    assert question.chance == Draw(tuple(d for d in DISCIPLINES if d not in marks), 4 - len(marks))
    assert game.one("mark-classes").rule == "pen.setup.classes"


def test_pen_setup_idle_decks() -> None:
    game = begin()
    idle = game.one("idle-decks")
    assert idle.rule == "pen.setup.idle-decks"
    classes = idle.fact("classes")
    assert isinstance(classes, tuple)
    assert set(classes) == set(DISCIPLINES) - set(game.table.classes)
    assert all(game.table.deck(str(deck)).size > 0 for deck in classes)


def test_pen_setup_contracts() -> None:
    def choose(question: Question) -> str:
        if question.kind != "top-card" or ("deck", "contract") not in question.facts:
            return first(question)
        assert isinstance(question.chance, Draw)
        hard = [id for id in question.chance.items if TRAINING.contract(id).difficulty == 2]
        return hard[0] if len(hard) > 6 else question.chance.pick(0)

    game = begin(choose=choose)
    under = [str(event.fact("contract")) for event in game.events_of("contract-under")]
    assert under and all(TRAINING.contract(one).difficulty == 2 for one in under)
    assert list(game.table.deck("contract").layers[1:]) == [(one,) for one in under]
    laid = game.events_of("contract-laid")
    assert [event.fact("space") for event in laid] == [4, 3, 2, 1]
    assert game.table.contracts == tuple(str(event.fact("contract")) for event in reversed(laid))
    assert all(TRAINING.contract(one).difficulty == 1 for one in game.table.contracts)
    assert set(game.rules("contract-laid", "contract-under")) == {"pen.setup.contracts"}


def test_pen_setup_markets() -> None:
    game = begin()
    assert [market.id for market in game.table.markets] == ["brewery", "shop", *game.table.classes]
    assert all(len(market.cards) == 2 for market in game.table.markets)
    decks = {"brewery": "potion", "shop": "artifact"}
    for market in game.table.markets:
        assert set(market.cards) <= set(TRAINING.deck(decks.get(market.id, market.id)))
    assert set(game.rules("market-open")) == {"pen.setup.markets"}


# Solo.


def test_pen_solo_setup_base() -> None:
    game = begin(("anna",), automa="automa-jasper")
    assert game.rules("prepared-as-for-two") == ["pen.solo.setup.base"]
    assert game.table.deck("fate").size == 12 and len(game.table.trials) == 2


def test_pen_solo_setup_board() -> None:
    game = begin(("anna",), automa="automa-jasper")
    board = game.one("automa-board")
    assert (board.rule, board.fact("board")) == ("pen.solo.setup.board", "automa-jasper")
    assert game.wizard("automa").automa == "automa-jasper"


def test_pen_solo_setup_spark() -> None:
    game = begin(("anna",), automa="automa-jasper")
    assert game.wizard("automa").mark("spark-1").discipline == "spark"
    assert "pen.solo.setup.spark" in game.rules("mark-gained")


def test_pen_solo_setup_talent() -> None:
    game = begin(("anna",), automa="automa-jasper")
    automa = game.wizard("automa")
    talent = TRAINING.talent(talent_of(automa))
    assert automa.mark("discipline-1").discipline == talent.mark
    assert automa.card(talent.card or "") is not None
    assert automa.dice == () and sum(automa.held(kind) for kind in ("blood", "crystal", "arcana")) == 0
    assert "pen.solo.setup.talent" in game.rules("automa-empty", "talents-dealt")
    dealt = [
        question for question in game.questions_of("talents-dealt") if ("of", "automa") in question.facts
    ]
    assert [question.rule for question in dealt] == ["pen.solo.setup.talent"]


@pytest.mark.parametrize(("reading", "counts"), [("yes", True), ("no", False)])
def test_pen_setup_classes__the_mark_of_the_automa(reading: str, counts: bool) -> None:
    rulings = (("pen.ruling.solo-class-mark", reading),)
    game = begin(("anna",), automa="automa-jasper", rulings=rulings)
    marks = game.one("mark-classes").fact("classes")
    own = game.wizard("automa").mark("discipline-1").discipline
    assert isinstance(marks, tuple) and (own in marks) == counts


# Nothing is lost, whatever chance does.


@given(st.sampled_from([1, 2, 3, 4]), st.booleans(), st.randoms(use_true_random=False))
def test_pen_setup_fate_size__every_card_is_in_one_place(
    players: int, first_game: bool, luck: Random
) -> None:
    def choose(question: Question) -> str:
        if question.chance is not None:
            return question.chance.pick(luck.randrange(question.chance.total))
        return luck.choice(question.options).key

    automa = "automa-ruby" if players == 1 else ""
    on = begin(PEOPLE[:players], choose, automa=automa, first_game=first_game).table
    everything = [card for deck in on.decks for layer in deck.layers for card in layer]
    everything += [card for market in on.markets for card in market.cards]
    everything += [card.id for wizard in on.wizards for card in wizard.cards if card.zone != "talent"]
    everything += [*on.contracts, *on.trials, *on.out]
    found = Counter(everything)
    decks = ("potion", "artifact", "contract", *DISCIPLINES)
    assert Counter(card for deck in decks for card in TRAINING.deck(deck)) <= found
    box_of_fate = (*(t for n in (1, 2, 3, 4) for t in TRAINING.trials_of(n)), *TRAINING.events)
    assert all(found[card] <= 1 for card in (*box_of_fate, *TRAINING.goals, *TRAINING.prophecies))
    assert on.deck("fate").size == 6 * max(2, players)
    for seat in GAME.seats(on):
        view = seen(on, seat)
        assert all(card == HIDDEN for deck in view.decks for layer in deck.layers for card in layer)
