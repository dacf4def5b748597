"""When windows open: at full stops, whatever becomes of the effect in which something happened."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from engine.fixtures.driving import brief, tell, through_json
from engine.fixtures.tiny import RULE, Add, Kill, Say, Table, Total, Trap, stack, start, tiny

from tutor.engine.game import Game
from tutor.engine.moment import Moment, Outcome
from tutor.engine.query import AtLeast, Not
from tutor.engine.sentence import Call, EndEffect, If, Sentence, Stop, While
from tutor.engine.state import Frame, State, Window
from tutor.engine.step import advance, answer, settle


def say(kind: str) -> Say:
    return Say(rule=RULE, kind=kind)


def stop(*body: Sentence) -> Stop:
    return Stop(rule=RULE, body=body)


def call(program: str, part: bool = False) -> Call:
    return Call(rule=RULE, program=program, part=part)


ON_HIT = Trap("b", "trap", "hit", "trap")
TRAP = (say("sprung"),)


def order(game: Game[Table], state: State[Table]) -> list[str]:
    """The kinds of events in order, every reaction used, every position through JSON."""
    kinds = []
    while state.stack:
        step = advance(game, through_json(game, state))
        if step.question is not None:
            step = answer(game, step.state, "trap")
        kinds += [event.kind for event in step.events if event.kind not in ("resolved", "reacted")]
        state = step.state
    return kinds


def test_windows_open_after_each_sentence() -> None:
    game = tiny(main=(say("hit"), say("after")), trap=TRAP)
    assert order(game, start(ON_HIT)) == ["hit", "sprung", "after"]


def test_windows_wait_for_the_full_stop_of_several_steps() -> None:
    game = tiny(main=(stop(say("hit"), say("more")), say("after")), trap=TRAP)
    assert order(game, start(ON_HIT)) == ["hit", "more", "sprung", "after"]


def test_an_inner_full_stop_is_no_full_stop_within_an_outer_one() -> None:
    game = tiny(main=(stop(stop(say("hit")), say("more")), say("after")), trap=TRAP)
    assert order(game, start(ON_HIT)) == ["hit", "more", "sprung", "after"]


def test_branches_and_loops_within_a_full_stop_hold_back_too() -> None:
    twice = While(
        rule=RULE, cond=Not(of=AtLeast(left=Total(), right=2)), body=(say("hit"), Add(rule=RULE, n=1))
    )
    game = tiny(main=(stop(If(rule=RULE, cond=True, then=(twice,))), say("after")), trap=TRAP)
    told = order(game, start(ON_HIT))
    assert told == ["hit", "added", "hit", "added", "sprung", "sprung", "after"]


def test_a_part_of_the_effect_keeps_to_its_full_stop() -> None:
    game = tiny(
        main=(stop(call("hits", part=True), say("more")), say("after")), hits=(say("hit"),), trap=TRAP
    )
    assert order(game, start(ON_HIT)) == ["hit", "more", "sprung", "after"]


def test_an_effect_of_its_own_has_its_own_full_stops() -> None:
    game = tiny(main=(stop(call("hits"), say("more")), say("after")), hits=(say("hit"),), trap=TRAP)
    assert order(game, start(ON_HIT)) == ["hit", "sprung", "more", "after"]


def test_an_effect_that_ends_within_a_full_stop_lets_others_react_to_what_it_did() -> None:
    game = tiny(main=(stop(say("hit"), EndEffect(rule=RULE), say("never")), say("never")), trap=TRAP)
    assert order(game, start(ON_HIT)) == ["hit", "cut-short", "sprung"]


def test_an_effect_that_is_ended_from_outside_lets_others_react_to_what_it_did() -> None:
    game = tiny(
        main=(stop(say("hit"), call("killer"), say("never")), say("never")),
        killer=(Kill(rule=RULE, program="main"), say("after")),
        trap=TRAP,
    )
    assert order(game, start(ON_HIT)) == ["hit", "killed", "sprung", "after"]


def test_a_part_that_ends_the_effect_ends_it_with_all_its_parts() -> None:
    game = tiny(
        main=(call("outer", part=True), say("never")),
        outer=(call("inner", part=True), say("never")),
        inner=(say("hit"), EndEffect(rule=RULE), say("never")),
        trap=TRAP,
    )
    assert order(game, start(ON_HIT)) == ["hit", "sprung", "cut-short"]


def test_a_reaction_that_ends_its_own_effect_leaves_the_interrupted_one() -> None:
    game = tiny(main=(say("hit"), say("after")), trap=(EndEffect(rule=RULE), say("never")))
    assert order(game, start(ON_HIT)) == ["hit", "cut-short", "after"]


def test_a_window_stays_open_when_the_effect_it_interrupts_is_ended() -> None:
    game = tiny(
        main=(say("hit"), say("never")), trap=(Kill(rule=RULE, program="main"),), other=(say("second"),)
    )
    state = start(ON_HIT, Trap("b", "other", "hit", "other"))
    story = tell(game, state, "b: trap", "b: other")
    assert story.told("killed", "second", "hit") == ["hit", "killed", "second"]


def test_a_reaction_never_takes_the_number_of_the_effect_it_reacts_to() -> None:
    game = tiny(
        main=(call("victim"), say("after")),
        victim=(say("hit"), say("never")),
        trap=(Kill(rule=RULE, program="victim"),),
        other=(say("second"),),
    )
    story = tell(game, start(ON_HIT, Trap("b", "other", "hit", "other")), "b: trap", "b: other")
    numbers = {event.kind: event.activation for event in story.events}
    assert (numbers["after"], numbers["hit"], numbers["second"]) == (1, 2, 3)


class OneStop(Sentence, frozen=True):
    """A loop that is one full stop: a game may write one."""

    loops: ClassVar[bool] = True
    holds: ClassVar[bool] = True

    body: tuple[Sentence, ...]
    times: int
    last: str = ""

    def bodies(self) -> tuple[tuple[Sentence, ...], ...]:
        return (self.body,)

    def execute(self, moment: Moment[Any]) -> Outcome[Any]:
        done = moment.frame.get("done", 0)
        assert isinstance(done, int)
        if done < self.times:
            return Outcome(moment.entering(0, ("done", done + 1)))
        return Outcome(moment.state, (moment.event(self.last),) if self.last else ())


@pytest.mark.parametrize("last", ["", "last"], ids=["silent", "with-an-event"])
def test_a_loop_may_be_one_full_stop(last: str) -> None:
    game = tiny(main=(OneStop(rule=RULE, body=(say("hit"),), times=2, last=last), say("after")), trap=TRAP)
    assert order(game, start(ON_HIT)) == [
        "hit",
        "hit",
        *([last] if last else []),
        "sprung",
        "sprung",
        "after",
    ]


def test_what_is_held_back_is_part_of_the_position() -> None:
    game = tiny(main=(stop(say("hit"), say("more")),), trap=TRAP)
    state = advance(game, start(ON_HIT)).state
    (frame,) = state.stack
    assert isinstance(frame, Frame) and [brief(event) for event in frame.pending] == ["hit"]
    asked = settle(game, state)
    assert stack(asked.state) == ["main", "trap"]
    (frame, window) = asked.state.stack
    assert isinstance(frame, Frame) and frame.pending == ()
    assert isinstance(window, Window) and window.event.kind == "hit"


def test_events_tell_which_sentence_of_which_effect_they_come_from() -> None:
    game = tiny(main=(say("first"), stop(say("hit"))), trap=TRAP)
    story = tell(game, start(ON_HIT), "b: trap")
    where = {event.kind: (event.program, event.path, event.depth) for event in story.events}
    assert where["first"] == ("main", (0,), 0)
    assert where["hit"] == ("main", (1, 0, 0), 0)
    assert where["sprung"] == ("trap", (0,), 2)
