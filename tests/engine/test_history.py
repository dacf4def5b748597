"""What was played, as a tree: undo, redo, branches, names, and the very same positions again."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from engine.fixtures import blackrose
from engine.fixtures.tiny import RULE, Add, start, tiny
from support.play import to_question

from tutor.engine.history import History
from tutor.engine.query import Named
from tutor.engine.question import NotAllowed
from tutor.engine.sentence import Choose
from tutor.engine.state import State
from tutor.engine.step import advance

PICK = Choose(rule=RULE, kind="pick", among=Named(keys=("x", "y", "z"), kind="thing"), into="it")
GAME = tiny(main=(Add(rule=RULE, n=1), PICK, Add(rule=RULE, n=2), PICK, Add(rule=RULE, n=4)))


def played(*keys: str) -> History:  # type: ignore[type-arg]
    history = History.start(GAME, start())
    left = list(keys)
    while not history.at_end:
        if history.node.question is None:
            history.step()
        elif left:
            history.answer(left.pop(0))
        else:
            break
    return history


def test_a_question_shows_where_the_reader_meets_it() -> None:
    history = played()
    assert [node.question is not None for node in history.nodes] == [False, True]
    with pytest.raises(ValueError, match="a question waits"):
        history.step()


def test_going_back_and_forward_gives_the_very_same_positions() -> None:
    history = played("x", "y")
    line = history.line()
    kept = [history.nodes[number].state for number in line]
    back = [history.node.state]
    while history.node.parent is not None:
        back.append(history.back().state)
    assert all(one is other for one, other in zip(back[::-1], kept, strict=True))
    assert history.back() is history.node, "the root stays"
    forward = [history.node.state]
    while history.ahead():
        forward.append(history.forward().state)
    assert all(one is other for one, other in zip(forward, kept, strict=True))
    assert history.at_end and history.forward() is history.node and history.step() is history.node


def test_the_same_answer_returns_and_another_branches() -> None:
    history = played("x", "y")
    fork = next(node.number for node in history.nodes if node.question is not None)
    history.jump(fork)
    size = len(history.nodes)
    first = history.answer("x")
    assert len(history.nodes) == size and first.key == "x"
    history.jump(fork)
    other = history.answer("z")
    assert len(history.nodes) == size + 1 and history.children(fork) == (first.number, other.number)
    assert {leaf.number for leaf in history.leaves()} == {size - 1, other.number}


def test_forward_follows_the_branch_last_taken() -> None:
    history = played("x", "y")
    end = history.cursor
    fork = history.line()[1]
    history.jump(fork)
    history.answer("z")
    history.jump(fork)
    assert history.forward().key == "z"
    history.jump(end)
    history.jump(fork)
    assert history.ahead()[-1] == end and history.forward().key == "x"


def test_step_goes_on_along_the_line_last_taken() -> None:
    history = played("x", "y")
    end = history.cursor
    history.jump(0)
    while not history.at_end:
        history.step()
    assert history.cursor == end and history.answers() == ("x", "y")


def test_lines_answers_and_depths() -> None:
    history = played("x", "y")
    assert history.line()[0] == 0 and history.line(0) == (0,)
    assert [history.nodes[number].depth for number in history.line()] == list(range(len(history.line())))
    assert history.answers(history.line()[2]) == ("x",)


def test_branches_can_be_named() -> None:
    history = played("x")
    history.names[history.cursor] = "what if"
    history.back()
    assert history.names == {history.nodes[-1].number: "what if"}


def test_refused_answers_leave_the_history_as_it_was() -> None:
    history = played()
    before = (history.cursor, len(history.nodes), history.ahead())
    with pytest.raises(NotAllowed):
        history.answer("w")
    assert (history.cursor, len(history.nodes), history.ahead()) == before
    ended = played("x", "y")
    with pytest.raises(ValueError, match="nothing is asked"):
        ended.answer("x")


def test_branches_do_not_touch_one_another_in_the_middle_of_an_interrupt() -> None:
    history = History.start(blackrose.GAME, blackrose.chain())
    for key in ("arena", "brain-worm.1"):
        to_question(history)
        history.answer(key)
    to_question(history)
    fork = history.node
    ends: dict[str, Any] = {}
    for key in ("persecution.3", "pass", "persecution.3"):
        history.jump(fork.number)
        assert history.node.state is fork.state
        history.answer(key)
        to_question(history)
        ends.setdefault(key, history.node.state)
        assert history.node.state is ends[key]
    assert len(ends["pass"].table.mage("doria").track) == 2
    assert len(ends["persecution.3"].table.mage("doria").track) == 0


def test_a_full_stop_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking ahead for a question is what the next step is made of, and peeking uses it too."""
    looked: list[State[Any]] = []

    def counted(game: Any, state: State[Any]) -> Any:
        looked.append(state)
        return advance(game, state)

    monkeypatch.setattr("tutor.engine.history.advance", counted)
    history = played("x", "y")
    assert all(one is not other for one, other in combinations(looked, 2))
    plain = [node.state for node in history.nodes]
    peeked = History.start(history.game, history.nodes[0].state)
    for key in (*history.answers(), None):
        while peeked.node.question is None and not peeked.at_end:
            ahead = peeked.peek()
            assert peeked.peek() is ahead
            peeked.step()
        if key is not None:
            peeked.answer(key)
    assert [node.state for node in peeked.nodes] == plain


def test_what_is_prepared_is_where_one_goes_in_a_copy_too() -> None:
    history = History.start(played("x", "y").game, played("x", "y").nodes[0].state)
    for key in (*played("x", "y").answers(), None):
        while history.node.question is None and not history.at_end:
            history.prepare()
            copy = history.copy()
            there = copy.step()
            assert history.cursor != copy.cursor and not history.ahead()
            here = history.step()
            assert here.state is there.state and here.question is there.question and here == there
        if key is not None:
            history.prepare(key)
            copy = history.copy()
            assert copy.answer(key).state is history.answer(key).state
    assert [node.state for node in history.nodes] == [node.state for node in played("x", "y").nodes]


def test_a_copy_goes_its_own_way() -> None:
    history = played("x", "y")
    before = (history.cursor, history.line(), history.ahead(), len(history.nodes), dict(history.names))
    copy = history.copy()
    copy.jump(0)
    while copy.node.question is None:
        copy.step()
    copy.answer(next(o.key for o in copy.node.question.options if o.key != history.answers()[0]))
    copy.names[copy.cursor] = "another"
    after = (history.cursor, history.line(), history.ahead(), len(history.nodes), dict(history.names))
    assert before == after
    assert all(history.children(number) == played("x", "y").children(number) for number in history.line())


def test_a_new_node_is_the_one_that_forward_leads_to() -> None:
    history = played("x", "y")
    end, line = history.cursor, history.line()
    history.jump(0)
    assert (0, *history.ahead()) == line
    while history.ahead():
        history.forward()
    assert history.cursor == end
