"""The stack of running effects, and the timeline as deep as that stack."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from support.views import Page, doomed, sixes

from tutor.games.penumbra import GAME
from tutor.rules.words import LANGS, Lang
from tutor.trace.tree import now as running
from tutor.trace.tree import trace
from tutor.trace.words import speaker
from tutor.views.lesson.icicle import COLUMNS, icicle
from tutor.views.lesson.now import now
from tutor.views.lesson.timeline import bars, here, moments

EN = speaker("penumbra", "en")


def test_deeper_effects_stand_further_right_and_the_innermost_runs() -> None:
    node = sixes().node
    frames = Page(now(running(GAME, node.state, node.question), EN)).all("rt-frame")
    assert [a["style"] for a in frames] == ["--f:0;--d:0", "--f:1;--d:0", "--f:1;--d:1"]
    assert ["rt-frame--now" in a["class"] for a in frames] == [False, False, True]


def test_sentences_are_numbered_and_marked_and_a_flag_stands_behind_the_one_that_waits() -> None:
    node = sixes().node
    html = str(now(running(GAME, node.state, node.question), EN))
    html = re.sub(r"<summary.*?</summary>", "", html)
    flags = re.findall(r"rt-s rt-s--(\w+)", html)
    trial, threat, die = ["wait", *["next"] * 4], ["done", "done", "wait", "next"], ["now", *["next"] * 3]
    assert flags == [*trial, *threat, *die]
    assert html.count('class="rt-wait"') == 2
    assert re.search(r"Resolve the printed threat\.</span><span class=\"rt-wait\">", html)
    assert re.findall(r'rt-s__n">(\d)', html) == [*"12345", *"1234", *"1234"]


def test_outer_effects_are_folded_to_the_sentence_in_which_they_wait() -> None:
    node = sixes().node
    html = str(now(running(GAME, node.state, node.question), EN))
    folded, opened = html[: html.index('<div class="rt-frame')], html[html.index('<div class="rt-frame') :]
    assert "<details" not in opened and opened.count("rt-frame__head") == 2
    line = re.search(r"<summary.*?</summary>", folded)
    assert line is not None and folded.count("<details") == 1
    said = " ".join(re.sub(r"<[^>]+>", " ", line[0]).split())
    assert said == "Trial Anna 1 Resolve the printed threat. waits here"
    (fold,) = Page(html).all("rt-frame--folded")
    assert fold["data-key"] == "frame-0-trial" and "data-lasting" in fold and "open" not in fold


def test_a_folded_window_tells_its_event() -> None:
    node = doomed().node
    stack = running(GAME, node.state, node.question)
    at = next(place for place, entry in enumerate(stack) if entry.window)
    inner = [replace(stack[0], depth=len(stack) + n) for n in range(2)]
    html = now((*stack[: at + 1], *inner), EN)
    lines = re.findall(r"<summary.*?</summary>", html)
    assert len(lines) == at + 1 and "The mortal wound takes effect." in lines[at]


def test_a_window_shows_the_event_that_may_be_answered() -> None:
    node = doomed().node
    html = str(now(running(GAME, node.state, node.question), EN))
    assert "The mortal wound takes effect." in html[html.index("rt-frame--window") :]


def test_nothing_under_way_says_so() -> None:
    assert "nothing is running" in now((), EN)


def test_the_step_whose_question_waits_is_marked() -> None:
    history = sixes()
    told = trace(history)
    assert here(told, history.cursor) == told.steps + 1
    marked = [moment for moment in moments(told, history.cursor, EN) if moment.here]
    assert [moment.text for moment in marked] == ["Anna, which of your sixes goes?"]
    assert marked[0].node == history.cursor


def test_gone_back_the_question_waits_again_and_the_future_is_dashed() -> None:
    history = sixes()
    asked = history.cursor
    history.answer("bone-6")
    history.back()
    told = trace(history)
    assert history.cursor == asked and told.steps == len(told.nodes) - 1
    told_here = [moment for moment in moments(told, asked, EN) if moment.here]
    assert [(moment.text, moment.node) for moment in told_here] == [
        ("Anna, which of your sixes goes?", asked)
    ]
    history.back()
    told = trace(history)
    ghosts = [moment.step for moment in moments(told, history.cursor, EN) if moment.ghost]
    assert ghosts == list(range(here(told, history.cursor) + 1, told.steps + 1)) != []


def test_bars_cover_every_full_stop_of_their_effect_and_deeper_ones_lie_inside() -> None:
    history = sixes()
    told = trace(history)
    drawn = bars(told, history.cursor, EN)
    for moment in moments(told, history.cursor, EN):
        rows = [bar for bar in drawn if bar.depth == moment.depth and bar.first <= moment.step <= bar.last]
        assert len(rows) == 1, moment
        outer = [
            bar.depth for bar in drawn if bar.first <= moment.step <= bar.last and bar.depth < moment.depth
        ]
        assert set(outer) == set(range(moment.depth))
    assert [bar.name for bar in drawn if bar.look == "now"] == ["Threat die 6"]


@pytest.mark.parametrize("lang", LANGS)
def test_every_full_stop_shown_can_be_pressed_by_mouse_and_keys(lang: Lang) -> None:
    history = sixes()
    told = trace(history)
    found = Page(icicle(told, history.cursor, speaker("penumbra", lang)))
    assert found.wrong == []
    stops = found.all("rt-stop")
    assert len(stops) == told.steps + 1
    assert 0 < len([about for about in stops if "is-aside" not in about["class"]]) <= COLUMNS
    for about in stops:
        assert int(about["data-node"]) in told.nodes and about["data-value"] == about["data-node"]
    assert [a["data-node"] for a in stops if "aria-current" in a] == [str(history.cursor)]
    jump = next(a for a in found.all("rt-tool"))
    assert int(jump["data-node"]) in told.nodes


def test_a_long_line_keeps_the_current_column_in_sight() -> None:
    history = sixes()
    told = trace(history)
    for node in told.nodes:
        history.jump(node)
        line = trace(history)
        html = icicle(line, node, EN)
        at = here(line, node)
        numbers = re.findall(r'class="rt-icicle__number"[^>]*>(\d+)</li>', html)
        assert (str(at) in numbers) is (at > 0)
        assert len(numbers) <= COLUMNS


def test_a_node_that_is_not_on_the_line_is_refused() -> None:
    history = sixes()
    with pytest.raises(ValueError, match="99"):
        icicle(trace(history), 99, EN)
