"""Conditions in the panel “What can happen”: typed whole or picked, and what is none is told."""

from __future__ import annotations

import json
from html import unescape
from urllib.parse import parse_qs

import pytest

from tutor.app.request import Request
from tutor.app.workbench import WorkbenchPage
from tutor.rules.words import LANGS, Lang


def opened(lang: Lang = "en") -> WorkbenchPage:
    bench = WorkbenchPage("penumbra", Request({}, lang, served=True))
    bench.desk.press("panel", "outcomes")
    return bench


def ask(bench: WorkbenchPage, condition: str) -> str:
    """What the panel says of a condition that is typed whole."""
    bench.desk.press("outcomes-op", "condition")
    bench.desk.press("outcomes-value", condition)
    bench.desk.press("outcomes-look", "")
    return unescape(bench.panel.html + bench.below.html)


def compare(bench: WorkbenchPage, op: str, value: str) -> None:
    """Sets a comparison of the wounds of the first seat, and does not look yet."""
    bench.desk.press("outcomes-fact", f"{seat(bench)}.wounds")
    bench.desk.press("outcomes-op", op)
    bench.desk.press("outcomes-value", value)


def seat(bench: WorkbenchPage) -> str:
    return bench.bench.game.seats(bench.bench.node.state.table)[0]


def query(bench: WorkbenchPage) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(bench.desk.bridge.query).items()}


@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_condition_is_typed_told_and_kept_in_the_address(lang: Lang) -> None:
    bench = opened(lang)
    text = f"{seat(bench)}.wounds >= 0 and not event mark-healed"
    said = ask(bench, text)
    assert {"en": "it is not so that", "ru": "неверно, что"}[lang] in said
    kept = json.loads(query(bench)["outcomes"])
    assert kept["op"] == "condition" and kept["value"] == text
    again = WorkbenchPage("penumbra", Request(query(bench), lang, served=True))
    assert again.desk.message == ""
    # The same, with the answer above the fields.
    assert sorted(again.panel.html.split("<")) == sorted(bench.panel.html.split("<"))
    assert again.panel.html.index("</table>") < again.panel.html.index("outcomes-until")


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_no_condition_is_told_with_its_place(lang: Lang) -> None:
    bench = opened(lang)
    said = ask(bench, f"{seat(bench)}.wounds >= 1 and nonsense")
    assert {"en": "“nonsense” at character", "ru": "«nonsense», знак"}[lang] in said
    assert "tutor vocabulary penumbra" in said


def test_a_value_that_a_fact_cannot_have_is_no_answer() -> None:
    bench = opened()
    compare(bench, "=", "many")
    bench.desk.press("outcomes-look", "")
    assert "a whole number, 0 or more" in unescape(bench.panel.html)


def test_a_comparison_is_the_condition_to_begin_with() -> None:
    bench = opened()
    compare(bench, ">=", "2")
    bench.desk.press("outcomes-op", "condition")
    assert f'value="{seat(bench)}.wounds &gt;= 2"' in bench.panel.html
    bench.desk.press("outcomes-op", "=")
    assert f"{seat(bench)}.wounds &gt;= 2" not in bench.panel.html


def test_what_is_found_stands_above_what_was_asked_however_it_was_asked() -> None:
    bench = opened()
    bench.desk.press("outcomes-look", "")
    for fact in ("wounds", "crystals"):
        bench.desk.press("outcomes-fact", f"{seat(bench)}.{fact}")
        html = bench.panel.html
        assert 0 <= html.index("<table") < html.index('data-act="outcomes-until"'), fact
