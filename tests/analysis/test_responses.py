"""Who may answer: windows of every game, nested as deep as they go, and no move of one's own."""

from __future__ import annotations

from typing import Any

import pytest

from tutor.analysis.responses import ResponseNode, ResponseSearch
from tutor.rules.words import LANGS, Lang
from tutor.scenario.games import scenario_folder
from tutor.trace.words import speaker
from tutor.views.analysis.responses import response_lines, response_tree
from tutor.workbench import position


def searched(lesson: str, answers: int = 0) -> ResponseSearch[Any]:
    at = position(scenario_folder() / f"{lesson}.yaml", answers=answers)
    search: ResponseSearch[Any] = ResponseSearch(at.game, at.state)
    search.run(300)
    return search


def depth(nodes: tuple[ResponseNode, ...]) -> int:
    return max((1 + max((depth(one.then) for one in node.responses), default=0) for node in nodes), default=0)


def test_an_answer_to_an_answer_stands_below_it() -> None:
    tree = searched("blackrose/37-a-chain-of-traps").tree()
    (first,) = tree
    assert (first.question.seat, first.question.rule) == ("graminia", "brw.trap.optional")
    revealed, passed = first.responses[0], first.responses[-1]
    assert passed.option.key == "pass" and not passed.then
    assert [node.question.seat for node in revealed.then] == ["doria"]
    assert depth(tree) >= 3


@pytest.mark.parametrize(
    ("lesson", "seat", "kind"),
    [
        ("penumbra/102-did-you-endure", "anna", "mortal-window"),
        ("resarcana/41-answers", "anna", "life-loss"),
        ("seasons/30-a-season-turns", "anna", "season-changed"),
    ],
)
def test_every_game_has_answers_of_its_own(lesson: str, seat: str, kind: str) -> None:
    tree = searched(lesson).tree()
    assert (tree[0].question.seat, tree[0].question.kind) == (seat, kind)
    assert len(tree[0].responses) > 1


def test_the_next_move_of_another_seat_is_no_answer() -> None:
    assert searched("seasons/01-the-first-die").tree() == ()


def test_a_long_tree_says_that_it_goes_on() -> None:
    search = searched("blackrose/37-a-chain-of-traps")
    (first,) = search.tree(1)
    assert first.question.seat == "graminia"
    below = [node for one in first.responses for node in one.then]
    assert below and all(node.more and not any(one.then for one in node.responses) for node in below)


@pytest.mark.parametrize("lang", LANGS)
def test_the_tree_names_who_answers_and_the_rule(lang: Lang) -> None:
    search, says = searched("blackrose/37-a-chain-of-traps"), speaker("blackrose", lang)
    html, lines = str(response_tree(search, says)), response_lines(search.tree(), says)
    assert "brw.trap.optional" in html and says.name("doria") in html
    assert "[brw.trap.optional]" in lines[0]
    assert any(line.startswith("  ") for line in lines)
