"""The tree of causes, checked against the stack it was taken from, and against two worked examples."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from engine.fixtures import blackrose
from support.trace import played, script

from tutor.engine.history import Node
from tutor.engine.program import Program, ProgramBook
from tutor.engine.sentence import Act, Call
from tutor.engine.state import Frame, State, Window
from tutor.games.penumbra import GAME
from tutor.games.penumbra.position.form import CardSpec, MarkSpec, Position, Resolve, TurnSpec, WizardSpec
from tutor.games.penumbra.position.reading import place
from tutor.games.penumbra.state.table import Table
from tutor.trace.spans import Span, Trace
from tutor.trace.tree import cited, now, sentence_of, trace

TRAPS = ("arena", "brain-worm.1", "persecution.3", "baleful-curse.2", "sanctuary", "yes")
"""Doria enters the Arena: a trap, a defence against it, a defence against that; then she goes on."""


def agony() -> State[Table]:
    """Plains of Agony against Anna, who holds Silverweed and two sixes."""
    dice = ("bone 6", "orange 6", "yellow 3", "spark 2")
    anna = WizardSpec(dice, cards=(CardSpec("silverweed", use="turn", cost="free"),))
    turn, resolve = TurnSpec("anna"), Resolve(trial="plains-of-agony")
    state = place(Position({"anna": anna, "boris": WizardSpec()}, turn, resolve)).state
    assert state is not None
    return state


def outline(told: Trace) -> list[str]:
    """Each span as a line: indented by depth, name, first and last step, cause, sentence of the outer one."""
    return [
        f"{'  ' * span.depth}{span.program or f'[{span.window}]'} {span.start}-{span.end or ''}"
        f" {span.cause} {span.at}"
        for span in told.spans
    ]


def test_threat_of_a_trial_is_drawn_as_deep_as_its_effects() -> None:
    history = script(GAME, agony(), "card-silverweed", "pass", "2-6-6-4-5", "2", "6")
    assert outline(trace(history)) == [
        "trial 1- started 0",
        "  threat 1- called 1",
        "    use-card 3-8 used 1",
        "      silverweed 5-6 called 6",
        "    threat-die 12-13 called 3",
        "    threat-die 15- called 3",
    ]
    waiting = trace(history).stop(15)
    assert waiting is not None
    span, stop = waiting
    assert stop.waits and stop.question is history.node.question and stop.sentence == 1
    assert dict(span.bindings)["value"] == 6


def test_an_effect_that_ends_what_it_interrupts_is_drawn_once() -> None:
    cards = (CardSpec("phylactery", "equipment"),)
    anna = WizardSpec(marks={"discipline-1": MarkSpec("ruby", 1, wounded=True)}, cards=cards)
    position = Position({"anna": anna, "boris": WizardSpec()}, TurnSpec("anna"), Resolve(dice=1))
    state = place(position).state
    assert state is not None
    assert outline(trace(script(GAME, state, "1", "card-phylactery"))) == [
        "threat 1-13 started 0",
        "  threat-die 3-4 called 3",
        "  mortal-wound 6-9 called 4",
        "    [mortal-window] 7-12 opened 1",
        "      answer-discard 8-12 reacted 0",
        "        phylactery 9-11 called 2",
    ]


def test_traps_within_traps_of_the_rulebook_lie_one_in_another() -> None:
    assert outline(trace(script(blackrose.GAME, blackrose.chain(), *TRAPS))) == [
        "explore 1-24 started 0",
        "  [trap] 2-19 opened 1",
        "    brain-worm 3-19 reacted 0",
        "      [defence] 7-17 opened 3",
        "        persecution 8-17 reacted 0",
        "          [defence] 11-16 opened 3",
        "            baleful-curse 12-16 reacted 0",
        "  room 22-23 called 3",
    ]


def test_windows_opened_together_stand_side_by_side() -> None:
    told = trace(script(blackrose.GAME, blackrose.chain(damage=8), *TRAPS[:2], "pass"))
    assert outline(told)[3:6] == [
        "      [defence] 7-7 opened 3",
        "      [defeat] 8-14 opened 3",
        "        defeat 9-14 reacted 0",
    ]
    explore = told.spans[0]
    assert explore.end == 9, "the defeat ended the exploration before its last sentence"
    assert [stop.sentence for stop in explore.stops] == [1]


def test_a_window_that_waits_behind_another_begins_after_it() -> None:
    told = trace(script(blackrose.GAME, blackrose.chain(damage=8), *TRAPS[:2]))
    assert outline(told)[3:] == ["      [defence] 7- opened 3", "      [defeat] 8- opened 3"]


def test_effects_that_follow_one_another_under_one_number_are_told_apart() -> None:
    history = script(GAME, agony(), "pass", "6-6-1-1-1-1-1", "6", "bone-6", "6")
    dice = [span for span in trace(history).spans if span.program == "threat-die"]
    assert len(dice) == 7
    assert len({span.activation for span in dice}) == 1, "the kernel numbers them alike"
    assert all(one.end is not None and one.end < two.start for one, two in itertools.pairwise(dice))


def test_a_node_that_tells_nothing_has_no_full_stop() -> None:
    history = script(blackrose.GAME, blackrose.chain(damage=8), *TRAPS[:2], "pass")
    told = trace(history)
    assert told.steps == 17 and told.stop(17) is None and history.node.events == ()


@pytest.mark.parametrize("every", range(4))
def test_random_games_are_traced_as_they_were_played(every: int) -> None:
    for history in played()[every::8]:
        nodes = history.nodes
        for length in range(1, len(nodes) + 1, 3):
            told = trace(nodes[:length])
            check_open(told, nodes[length - 1].state)
        check(trace(nodes), history.nodes)


def check_open(told: Trace, state: State[Table]) -> None:
    """What is under way is what stands on the stack, in its order."""
    running = {span.id: span for span in told.spans if span.end is None}
    left = list(running.values())
    for entry in state.stack:
        found = next(span for span in left if stands_for(span, entry))
        left.remove(found)
    assert not left


def stands_for(span: Span, entry: Frame | Window) -> bool:
    if isinstance(entry, Window):
        return span.window == entry.kind and span.about == entry.event
    return (span.program, span.owner, span.activation) == (entry.program, entry.owner, entry.activation)


def check(told: Trace, nodes: list[Node[Any]]) -> None:
    """Every event is told once, in order, by an effect that runs inside the one that started it."""
    stops = sorted((stop for span in told.spans for stop in span.stops), key=lambda stop: stop.step)
    assert [stop.step for stop in stops] == list(range(1, len(nodes)))
    assert [stop.events for stop in stops] == [node.events for node in nodes[1:]]
    assert [span.id for span in told.spans] == list(range(len(told.spans)))
    for span in told.spans:
        assert span.end is not None and span.start <= span.end
        assert all(span.start <= stop.step <= span.end for stop in span.stops)
        if span.parent is None:
            assert span.depth == 0
            continue
        outer = told.spans[span.parent]
        assert outer.depth == span.depth - 1 and outer.start <= span.start
        assert outer.end is not None
        if outer.end < span.end:
            cut = {event.kind for event in nodes[outer.end].events}
            assert cut & {"turn-over", "trial-gone", "mortal-ignored"}, "what ends outer effects first"
        if not span.window and not outer.window:
            assert (span.program, span.activation) != (outer.program, outer.activation), "drawn once"
            assert 1 <= span.at <= len(GAME.programs[outer.program].sentences)


def test_traces_survive_json() -> None:
    """What is refused is worked out when somebody looks: it is written as the plain values it stands for."""
    for history in played()[:12]:
        told = trace(history)
        written = msgspec.json.encode(told, enc_hook=tuple)
        read = msgspec.json.decode(written, type=Trace)
        assert msgspec.json.encode(read) == written
        assert read.nodes == told.nodes
        assert [stop.events for span in read.spans for stop in span.stops] == [
            stop.events for span in told.spans for stop in span.stops
        ]


def test_a_trace_goes_on_to_what_was_undone() -> None:
    history = script(GAME, agony(), "pass", "1-1-1-1-1-1-1")
    whole = trace(history)
    history.jump(3)
    assert trace(history) == whole
    assert [span.program for span in whole.at(1)] == ["trial", "threat"]


def test_rules_cited_by_a_step_are_those_of_its_events_and_of_the_question() -> None:
    history = script(GAME, agony(), "pass", "2-6-6-4-5-1-1", "2", "6")
    assert cited(history.node) == ("pen.threat.step3.order", "pen.threat.step3.die")


def test_now__marks_the_sentence_that_asks_and_those_that_wait() -> None:
    history = script(GAME, agony(), "pass", "2-6-6-4-5-1-1", "2", "6")
    trial, threat, die = now(GAME, history.node.state, history.node.question)
    assert (trial.program, trial.sentence, trial.flags[0]) == ("trial", 1, "wait")
    assert (threat.program, threat.flags) == ("threat", ("done", "done", "wait", "next"))
    assert (die.program, die.flags) == ("threat-die", ("now", "next", "next", "next"))
    assert die.innermost and not threat.innermost and dict(die.bindings)["value"] == 6


def test_now__marks_the_sentence_that_was_just_executed() -> None:
    history = script(GAME, agony(), "card-silverweed")
    while history.node.events[0].kind != "threat-removed":
        history.back()
    (*_, card) = now(GAME, history.node.state, history.node.question)
    assert (card.program, card.sentence, card.flags) == ("silverweed", 1, ("now",))


def test_now__shows_a_window_with_the_event_it_is_about() -> None:
    history = script(blackrose.GAME, blackrose.chain(damage=8), *TRAPS[:2])
    *_, defeat, defence = now(blackrose.GAME, history.node.state, history.node.question)
    assert (defeat.window, defence.window, defence.innermost) == ("defeat", "defence", True)
    assert defence.about is not None and defence.about.kind == "damage"
    assert (defence.flags, defence.sentence) == ((), 0)


def test_now__an_offer_waits_where_it_stands_while_something_is_used() -> None:
    rule = "pen.threat.steps"
    offer = Act(rule=rule, kind="any", among=GAME.programs["threat"].sentences[0].bodies()[0][1].among)  # type: ignore[attr-defined]
    call = Call(rule=rule, program="inner")
    programs = ProgramBook(
        (
            Program("offers", rule, (offer, offer)),
            Program("calls", rule, (call, offer)),
            Program("inner", rule, (offer,)),
        )
    )
    game = replace(GAME, programs=programs)
    waits = {}
    for program, path in (("offers", (0,)), ("offers", (1,)), ("calls", (1,))):
        state = State(agony().table, (Frame(program, "anna", 1, path), Frame("inner", "anna", 2)))
        waits[program, path] = now(game, state)[0].sentence
    assert waits == {("offers", (0,)): 1, ("offers", (1,)): 2, ("calls", (1,)): 1}


@pytest.mark.parametrize(
    ("path", "asks", "sentence"), [((0,), False, 0), ((0,), True, 1), ((2,), False, 2), ((2, 0, 1), False, 3)]
)
def test_the_sentence_of_a_return_address(path: tuple[int, ...], asks: bool, sentence: int) -> None:
    assert sentence_of(path, asks) == sentence
