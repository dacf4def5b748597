"""Answers about things that a picture does not show: each has a chip below it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from support.face_walk import begun

from tutor.app.games import VIEWS
from tutor.engine.question import Option, Question
from tutor.trace.words import speaker
from tutor.views.markup import Html
from tutor.views.shown import stage
from tutor.views.stage import Setting, Stage

CHIP = re.compile(
    r'<div class="st-chip is-may" data-key="answer-([^"]*)"[^>]*data-act="answer" data-value="\1"'
)


def asked() -> tuple[Question, str, str]:
    """The first question of a whole game of Seasons, its stage as it is and with a picture of nothing."""
    match = begun("seasons").match
    assert match is not None and match.question is not None
    state, question, words = match.node.state, match.question, speaker("seasons", "en")

    def nothing(_setting: Setting[Any]) -> Stage:
        return Stage(Html("<p>nothing</p>"), "nothing")

    bare = replace(VIEWS["seasons"], stage=nothing)
    drawn = [stage(state, state, question, words, match.seat, match.seat, views) for views in (None, bare)]
    return question, drawn[0], drawn[1]


def test_each_answer_about_a_thing_that_is_not_drawn_has_a_chip() -> None:
    question, drawn, bare = asked()
    assert CHIP.findall(drawn) == []
    assert sorted(CHIP.findall(bare)) == sorted(option.key for option in question.options)


def test_an_answer_about_nothing_has_none() -> None:
    match = begun("seasons").match
    assert match is not None
    question = Question(match.seat, "", "may-apply", (Option("yes", "may-apply"),))
    words = speaker("seasons", "en")
    assert CHIP.findall(stage(match.node.state, match.node.state, question, words)) == []
