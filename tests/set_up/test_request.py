"""What a notebook learns about its visitor."""

from __future__ import annotations

import pytest

from tutor.app.request import Request, page_request, preferred_language, read_request


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("ru", "ru"),
        ("ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7", "ru"),
        ("en-GB,en;q=0.9,ru;q=0.8", "en"),
        ("ru;q=0.3, en;q=0.8", "en"),
        ("de-DE, fr;q=0.5", "en"),
        ("de, ru;q=0.5, en;q=0.5", "ru"),
        ("ru;q=nonsense, *", "en"),
    ],
)
def test_language_follows_the_browsers_preferences(header: str, language: str) -> None:
    assert preferred_language(header) == language


def test_link_parameters_are_decoded_and_the_last_wins() -> None:
    visit = read_request("lesson=%D1%83%D1%80%D0%BE%D0%BA+1&step=2&step=3&empty=", "ru")
    assert visit == Request({"lesson": "урок 1", "step": "3", "empty": ""}, "ru", served=True)


def test_link_wins_over_the_browser_in_language_but_only_with_a_language_we_have() -> None:
    assert read_request("lang=EN", "ru").language == "en"
    assert read_request("lang=xx", "ru").language == "ru"


def test_outside_voila_there_is_no_visit(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SERVER_SOFTWARE", "VOILA_PREHEAT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("QUERY_STRING", "lesson=3")
    assert page_request() == Request()
