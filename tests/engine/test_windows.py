"""Whom a window asks, in what order, and how often."""

from __future__ import annotations

import pytest
from engine.fixtures.driving import tell
from engine.fixtures.tiny import RULE, Add, Say, Trap, start, tiny

from tutor.engine.question import NotAllowed
from tutor.engine.state import Window
from tutor.engine.step import advance, answer, settle, take

HIT = (Say(rule=RULE, kind="hit"),)
GAME = tiny(main=HIT, trap=(Add(rule=RULE, n=1),), other=(Add(rule=RULE, n=10),))


def test_seats_are_asked_in_the_window_s_order() -> None:
    story = tell(
        GAME, start(Trap("b", "two", "hit", "trap"), Trap("a", "one", "hit", "trap")), "a: one", "b: two"
    )
    assert story.table.n == 2


def test_two_seats_may_use_copies_of_one_card() -> None:
    state = start(Trap("a", "card", "hit", "trap"), Trap("b", "card", "hit", "trap"))
    story = tell(GAME, state, "a: card", "b: card")
    assert story.table.n == 2
    windows = [entry for s in story.states for entry in s.stack if isinstance(entry, Window)]
    assert windows[-1].used == (("a", "card"), ("b", "card"))


def test_a_seat_is_asked_until_it_passes_or_has_nothing_left() -> None:
    state = start(Trap("a", "one", "hit", "trap"), Trap("a", "two", "hit", "other"))
    assert tell(GAME, state, "a: two", "a: one").table.n == 11
    assert tell(GAME, state, "a: two", "a: pass").table.n == 10
    assert tell(GAME, state, "a: pass").table.n == 0


def test_a_single_forced_reaction_happens_without_asking() -> None:
    assert tell(GAME, start(Trap("b", "one", "hit", "trap"), forced=True)).table.n == 1


def test_forced_reactions_are_ordered_by_their_owner_and_cannot_be_declined() -> None:
    state = start(Trap("b", "one", "hit", "trap"), Trap("b", "two", "hit", "other"), forced=True)
    question = settle(GAME, state).question
    assert question is not None and [option.key for option in question.options] == ["one", "two"]
    with pytest.raises(NotAllowed, match="allowed: one, two"):
        take(GAME, settle(GAME, state).state, question, "pass")
    assert tell(GAME, state, "b: two").table.n == 11


def test_a_seat_passes_only_when_it_has_done_what_it_must() -> None:
    must, may = Trap("b", "must", "hit", "trap", must=True), Trap("b", "may", "hit", "other")
    question = settle(GAME, start(must, may)).question
    assert question is not None and [option.key for option in question.options] == ["must", "may"]
    assert tell(GAME, start(must, may), "b: must", "b: pass").table.n == 1
    assert tell(GAME, start(must, may), "b: may").table.n == 11, "what is left happens by itself"


def test_a_reaction_can_be_interrupted_and_goes_on() -> None:
    game = tiny(
        main=HIT,
        trap=(Say(rule=RULE, kind="sprung"), Add(rule=RULE, n=1)),
        answer=(Add(rule=RULE, n=10),),
    )
    state = start(Trap("b", "trap", "hit", "trap"), Trap("a", "answer", "sprung", "answer"))
    story = tell(game, state, "b: trap", "a: answer")
    assert story.told("added") == ["added 10", "added 1"]


def test_no_window_opens_where_nobody_can_react() -> None:
    step = advance(GAME, start(Trap("b", "one", "miss", "trap")))
    assert [type(entry).__name__ for entry in step.state.stack] == ["Frame"]


def test_asking_again_asks_the_same() -> None:
    state = start(Trap("a", "one", "hit", "trap"), Trap("a", "two", "hit", "trap"))
    asked = settle(GAME, state)
    again = advance(GAME, asked.state)
    assert (again.state, again.question, again.events) == (asked.state, asked.question, ())
    assert asked.question is not None
    assert answer(GAME, asked.state, "one") == take(GAME, asked.state, asked.question, "one")


def test_forced_reactions_that_trigger_one_another_for_ever_are_noticed() -> None:
    game = tiny(main=HIT, again=HIT)
    state = start(Trap("a", "again", "hit", "again"), forced=True)
    with pytest.raises(RuntimeError, match="no question and no end after 50 full stops, last in"):
        settle(game, state, limit=50)
    with pytest.raises(RuntimeError, match="more than 1000 effects are under way, the last in"):
        settle(game, state)
