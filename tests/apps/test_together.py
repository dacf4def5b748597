"""What one press changes in many widgets reaches the browser as one message, whatever happens on the way."""

from __future__ import annotations

from contextvars import copy_context
from typing import Any

import pytest
from support.desk import all_shown

from tutor.app.pages.lesson import LessonPage
from tutor.app.request import Request
from tutor.app.widgets.bridge import Bridge
from tutor.app.widgets.plotly_view import PlotlyView
from tutor.app.widgets.region import Region
from tutor.app.widgets.together import batch


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The messages of all bridges, which a browser has."""
    messages: list[dict[str, Any]] = []
    monkeypatch.setattr(Bridge, "connected", True)
    monkeypatch.setattr(Bridge, "send", lambda self, message, buffers=None: messages.append(message))
    return messages


def test_a_press_is_one_message_that_holds_all_that_it_changed(sent: list[dict[str, Any]]) -> None:
    page = LessonPage("penumbra", "threat", Request({"lesson": "01-three-steps"}, "en", served=True))
    desk = page.desk
    parts = {"stage": desk.stage, "say": desk.parts["say"], "bar": desk.parts["bar"]}
    before = {name: part.html for name, part in parts.items()}
    desk.command("forward", "")
    (message,) = sent
    assert message["do"] == "states"
    assert all(part.html != before[name] for name, part in parts.items())
    for part in parts.values():
        assert message["states"][part.model_id] == {"html": part.html}
    assert message["states"][desk.bridge.model_id]["query"] == desk.bridge.query


def test_a_figure_changes_in_the_message_of_its_press(
    sent: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = all_shown(
        LessonPage("penumbra", "threat", Request({"lesson": "01-three-steps"}, "en", served=True))
    )
    view, own = page.desk.drawers.odds_view, list[Any]()
    monkeypatch.setattr(PlotlyView, "_send", lambda self, message, buffers=None: own.append(message))
    before = view.fig
    while view.fig == before:
        sent.clear()
        page.desk.press("skip" if page.session.must_guess else "forward", "")
    (message,) = sent
    assert message["states"][view.model_id]["fig"] == view.fig
    assert own == []


def test_what_changes_nothing_is_not_sent(sent: list[dict[str, Any]]) -> None:
    bridge, region = Bridge(lambda command, value: None), Region("rt-a", html="x")
    with bridge.together():
        region.html = "x"
    assert sent == []


def test_where_no_browser_has_the_page_each_change_is_sent_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who runs a notebook without a browser keeps the states of its widgets, and knows no other message."""
    bridge, region = Bridge(lambda command, value: None), Region("rt-a")
    own: list[Any] = []
    monkeypatch.setattr(Region, "_send", lambda self, message, buffers=None: own.append(message["state"]))
    with bridge.together():
        region.html = "x"
    assert own == [{"html": "x"}]
    bridge._commanded(bridge, {"command": "connected"}, [])
    with bridge.together():
        region.html = "y"
    assert own == [{"html": "x"}]


def test_what_changed_before_a_failure_is_sent_all_the_same(sent: list[dict[str, Any]]) -> None:
    bridge, region = Bridge(lambda command, value: None), Region("rt-a")
    with pytest.raises(ZeroDivisionError), bridge.together():
        region.html = "x"
        raise ZeroDivisionError
    assert sent == [{"do": "states", "states": {region.model_id: {"html": "x"}}}]


def test_the_outermost_batch_holds_what_changes_in_those_within() -> None:
    one, other = Region("rt-a"), Region("rt-b")
    with batch() as states:
        one.html = "x"
        with batch() as inner:
            other.html = "y"
        assert inner == {}
        one.html = "z"
    assert states == {one.model_id: {"html": "z"}, other.model_id: {"html": "y"}}


def test_what_is_called_later_out_of_a_batch_is_sent_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """A task that a page starts while it is drawn keeps the context of that moment."""
    region = Region("rt-a")
    own: list[Any] = []
    monkeypatch.setattr(Region, "_send", lambda self, message, buffers=None: own.append(message["state"]))
    with batch() as states:
        later = copy_context()
        region.html = "x"
    later.run(setattr, region, "html", "y")
    assert states == {region.model_id: {"html": "x"}} and own == [{"html": "y"}]
