"""When `tutor serve` opens a browser."""

from __future__ import annotations

import sys
import webbrowser
from typing import Any

import pytest
from typer.testing import CliRunner

from tutor.app.serving import server
from tutor.cli import app, serving
from tutor.cli.browser import has_browser

SCREEN = {"DISPLAY": ":0"}


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("firefox"))


@pytest.mark.usefixtures("at_a_terminal")
def test_a_browser_is_there_at_a_terminal_with_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert has_browser(SCREEN) and has_browser({"WAYLAND_DISPLAY": "wayland-0"})
    assert not has_browser({}) and not has_browser({"DISPLAY": ""})
    monkeypatch.setattr(sys, "platform", "darwin")
    assert has_browser({}), "there the screen has no variable"

    def none() -> None:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", none)
    assert not has_browser(SCREEN)


@pytest.mark.usefixtures("at_a_terminal")
def test_nobody_is_there_where_the_output_goes_to_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False, raising=False)
    assert not has_browser(SCREEN)


@pytest.mark.parametrize(
    ("given", "is_there", "opened"),
    [
        ((), True, True),
        ((), False, False),
        (("--no-browser",), True, False),
        (("--open-browser",), False, True),
        (("--public",), True, False),
    ],
)
def test_a_browser_is_opened_where_there_is_one_unless_told(
    monkeypatch: pytest.MonkeyPatch, given: tuple[str, ...], is_there: bool, opened: bool
) -> None:
    asked = list[Any]()
    monkeypatch.setattr(server, "serve", lambda **options: asked.append(options["open_browser"]))
    monkeypatch.setattr(serving, "has_browser", lambda environment: is_there)
    result = CliRunner().invoke(app, ["serve", *given])
    assert (result.exit_code, asked) == (0, [opened])
