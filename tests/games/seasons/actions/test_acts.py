"""What players could be asked to do in a turn, with every reason why not now; and what passes in a game."""

from __future__ import annotations

import pytest
from games.seasons.support.play import Play, play
from games.seasons.support.positions import DieSpec, DoSpec, PlayerSpec, table, turn
from support.acts import check_asked, check_others, check_words, told_alike
from support.spelling import random_states
from support.whole_games import start

from tutor.analysis.legality import verdicts
from tutor.analysis.move_matching import matching_moves
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import advance, take
from tutor.games.seasons import GAME
from tutor.games.seasons.state.table import Table

SOME = ("apprentice-2", "magician-3", "archmage-4")
IN_TURN = ("before-die", "turn")
KINDS = (*IN_TURN, "take-die")


def act(state: State[Table], seat: str = "anna") -> Question:
    return next(one for one in GAME.acts(state, seat) if one.kind in IN_TURN)


def dice(state: State[Table], seat: str = "anna") -> Question:
    return next(one for one in GAME.acts(state, seat) if one.kind == "take-die")


@pytest.mark.parametrize("late", range(3))
def test_what_is_asked_is_among_what_could_be(late: int) -> None:
    listed = 0
    for state, question in random_states(GAME, tuple(GAME.setups())[late], f"acts {late}", 400):
        if question.chance is not None:
            continue
        found = check_asked(GAME, state, question)
        assert found == (question.kind in KINDS), question.kind
        listed += found
    assert listed > 20


@pytest.mark.parametrize("opening", SOME)
def test_nothing_else_can_be_done_and_every_reason_is_told(opening: str) -> None:
    told = set[str]()
    for n, (state, question) in enumerate(
        random_states(GAME, start(GAME, opening), f"others {opening}", 300)
    ):
        check_others(GAME, state, question)
        if n % 9 == 0:
            told |= check_words(GAME, state)
    assert {"not-turn", "act-begun", "no-access"} <= told


def test_sea_turn_one_each__nobody_acts_in_the_turn_of_another() -> None:
    """Crystallising is open for Anna alone; what Boris lacks besides is told too."""
    boris = PlayerSpec(reserve={"air": 1}, hand=("idol",), power=1)
    state = play(turn(access=True, anna=PlayerSpec(reserve={"air": 1}), boris=boris)).state
    assert act(state).option("crystallise-air") is not None
    rules = [reason.rule for reason in act(state, "boris").reasons("crystallise-air")]
    assert rules == ["sea.turn.one-each", "sea.cry.needs-access"]
    assert act(state, "boris").reasons("summon-idol")[0].facts == (("who", "anna"),)


def test_sea_cry_action__an_energy_that_is_not_held_is_found_and_refused() -> None:
    state = play(turn(access=True, anna=PlayerSpec(reserve={"air": 1}))).state
    question = act(state)
    assert [reason.rule for reason in question.reasons("crystallise-earth")] == ["sea.cry.action"]
    closed = play(turn(access=False, anna=PlayerSpec(reserve={"air": 1}))).state
    rules = [reason.rule for reason in act(closed).reasons("crystallise-earth")]
    assert rules == ["sea.cry.needs-access", "sea.cry.action"]


def test_sea_turn_order_free__one_thing_after_another() -> None:
    """Anna is choosing what to exchange: nothing else is done until then."""
    anna = PlayerSpec(reserve={"air": 2, "fire": 1}, power=1, hand=("idol",))
    game = play(turn(access=True, anna=anna))
    before = act(game.state)
    game.answer("bonus-exchange")
    during = act(game.state)
    assert not during.options
    assert {option.key for option in before.options} <= {one.option.key for one in during.refused}
    assert [reason.rule for reason in during.reasons("crystallise-fire")] == ["sea.turn.order.free"]


@pytest.mark.rules("sea.turn.order.die-first")
def test_before_the_die_all_that_comes_later_is_refused() -> None:
    anna = PlayerSpec(die=DieSpec("die-winter-1", 1), hand=("idol",), play=("die-of-malice",))
    game = play(table(DoSpec("anna", "turn"), anna=anna))
    assert game.waiting == "anna: before-die"
    assert act(game.state).kind == "before-die"
    assert "sea.turn.order.die-first" in [reason.rule for reason in act(game.state).reasons("summon-idol")]


@pytest.mark.parametrize("opening", ("apprentice-2", "magician-3"))
def test_turns_and_rounds_pass(opening: str) -> None:
    """A turn has one value from its beginning to its end and no other has it; a round until the next."""
    turn_of, round_of = GAME.periods["turn"], GAME.periods["round"]
    for before, question in random_states(GAME, start(GAME, opening), f"periods {opening}", 250):
        step = take(GAME, before, question, _first(question))
        while step.question is None and step.state.stack:
            told = {event.kind for event in step.events}
            assert (turn_of(before) != turn_of(step.state)) == bool(told & {"turn-begins", "turn-over"})
            assert (round_of(before) != round_of(step.state)) == bool(told & {"round-begins", "last-round"})
            before, step = step.state, advance(GAME, step.state)


def _first(question: Question) -> str:
    return question.options[0].key if question.chance is None else question.chance.pick(0)


# ---- the dice of a round


def die_rules(state: State[Table], die: str, seat: str = "anna") -> list[str]:
    return [reason.kind for reason in dice(state, seat).reasons(die) if reason.rule == "sea.round.choose"]


def choosing() -> Play:
    """The winter dice are rolled, and Anna is asked for one."""
    game = play(table(DoSpec("anna", "round")))
    while game.waiting == "chance: season-die":
        game.answer("1")
    assert game.waiting == "anna: take-die"
    return game


def test_sea_round_choose__a_die_that_somebody_has_is_found_and_refused() -> None:
    game = choosing()
    first = game.moves[0]
    assert dice(game.state).option(first) is not None and die_rules(game.state, first, "boris") == [
        "not-choosing"
    ]
    game.answer(first)
    assert game.waiting == "boris: take-die" and game.refused(first) == ["sea.round.choose"]
    assert die_rules(game.state, first) == ["die-chosen", "die-taken"]
    assert die_rules(game.state, game.moves[0]) == ["die-chosen"]
    (taken,) = dice(game.state, "boris").reasons(first)
    assert taken.facts == (("die", first), ("who", "anna"))


def test_sea_round_choose__a_die_gone_and_a_choice_made_are_told_apart() -> None:
    game = choosing()
    mine, theirs = game.moves[:2]
    game.answer(mine, theirs)
    for die in (mine, theirs):
        reasons = dice(game.state).reasons(die)
        assert {"die-chosen", "die-taken"} <= {reason.kind for reason in reasons}
        assert not told_alike(GAME.id, reasons)


def test_sea_round_choose__nobody_takes_a_second_die_in_a_turn() -> None:
    game = choosing()
    first, second, last = game.moves
    game.answer(first, second)
    assert die_rules(game.state, last) == die_rules(game.state, last, "boris") == ["die-chosen"]
    assert not dice(game.state).options


def test_sea_round_roll__no_die_is_there_before_the_roll() -> None:
    question = dice(play(turn(access=True)).state)
    assert [reason.rule for reason in question.reasons("die")] == ["sea.round.roll", "sea.round.choose"]


@pytest.mark.parametrize(("said", "lang"), [("take the die", "en"), ("взять кубик", "ru")])
def test_sea_round_choose__it_is_found_by_its_words(said: str, lang: str) -> None:
    found = verdicts(GAME, play(turn(access=True)).state, "anna")
    assert matching_moves(GAME.id, found, said)[0].key == "anna/take-die/die", lang
