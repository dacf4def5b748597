"""The drawers of a page: an address holds the one that stands open, so that a reload brings it back."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import parse_qsl

import pytest

from tutor.app.pages.lesson import LessonPage
from tutor.app.pages.play import PlayPage
from tutor.app.pages.shell import Desk
from tutor.app.request import Request
from tutor.app.studio import StudioPage
from tutor.app.workbench import WorkbenchPage
from tutor.scenario.games import game_named

GAME = "penumbra"
PAGES: dict[str, Callable[[Request], LessonPage | PlayPage | StudioPage | WorkbenchPage]] = {
    "lesson": lambda request: LessonPage(GAME, "", request),
    "play": lambda request: PlayPage(game_named(GAME), request),
    "studio": lambda request: StudioPage(GAME, request),
    "workbench": lambda request: WorkbenchPage(GAME, request),
}


def desk(page: str, **query: str) -> Desk:
    desk = PAGES[page](Request(query, "en", served=True)).desk
    if page == "play" and "at" not in query:
        desk.press("opening", "short-3")
        desk.press("begin", "2")
    return desk


def query(desk: Desk) -> dict[str, str]:
    return dict(parse_qsl(desk.bridge.query))


@pytest.mark.parametrize("page", PAGES)
def test_a_reload_opens_the_drawer_that_was_open(page: str) -> None:
    first = desk(page)
    assert "drawer" not in query(first)
    for name in first.drawers.held:
        first.press("drawer", name)
        assert query(first)["drawer"] == name
        again = desk(page, **query(first))
        assert again.drawers.opened == name and again.drawers.is_open(name) and not again.message
        assert query(again) == query(first)
        assert all(again.drawers.is_open(other) is (other == name) for other in again.drawers.held)
        again.press("drawer", name)
        assert not again.drawers.opened and "drawer" not in query(again)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("name", ["", "none", "<script>", "say"])
def test_an_address_with_a_drawer_that_is_none_opens_nothing(page: str, name: str) -> None:
    again = desk(page, **query(desk(page)) | {"drawer": name})
    assert again.drawers.opened == "" and "drawer" not in query(again) and not again.message


def test_another_beginning_shuts_the_drawer_of_the_address() -> None:
    bench = desk("workbench", drawer="play")
    assert bench.drawers.opened == "play"
    bench.press("beginning", "")
    assert bench.drawers.opened == "" and "drawer" not in query(bench)
