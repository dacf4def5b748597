"""Odds and chain: exact numbers, specs that Plotly accepts, and a twin in words for each."""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import replace
from fractions import Fraction
from typing import Any

import networkx as nx
import pytest
from support.views import Page, doomed, found_odds, sixes

from tutor.engine.history import History
from tutor.games.penumbra.analysis.threat_law import Outcome
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.views.threat_law import (
    laws_of,
    odds,
    odds_figure,
    odds_table,
    odds_text,
    odds_twin,
    rows,
)
from tutor.rules.words import LANGS, Lang
from tutor.trace.graph import chain as chain_graph
from tutor.trace.tree import trace
from tutor.trace.words import speaker
from tutor.views.figure import SMALLEST, figure, font
from tutor.views.lesson.chain import ENDED, chain, chain_cards, chain_text
from tutor.views.markup import join
from tutor.views.theme import Scheme, palette

SCHEMES: tuple[Scheme, Scheme] = ("light", "dark")
NOW = palette("light")["now"]


def sizes(spec: Any) -> list[float]:
    """Every font size in a spec."""
    if isinstance(spec, dict):
        own = [spec["size"]] if "family" in spec else []
        return own + [size for value in spec.values() for size in sizes(value)]
    return [size for value in spec for size in sizes(value)] if isinstance(spec, list) else []


def colours(spec: Any) -> set[str]:
    """Every colour in a spec."""
    if isinstance(spec, dict):
        return {colour for value in spec.values() for colour in colours(value)}
    if isinstance(spec, list):
        return {colour for value in spec for colour in colours(value)}
    return {spec} if isinstance(spec, str) and spec.startswith("#") else set()


def specs(lang: Lang, scheme: Scheme) -> dict[str, dict[str, Any]]:
    history = sixes()
    found = found_odds(history)
    return {"odds": odds_figure(laws_of(found, lang), lang, scheme)}


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("lang", LANGS)
def test_plotly_accepts_every_spec(lang: Lang, scheme: Scheme) -> None:
    for name, spec in specs(lang, scheme).items():
        assert figure(json.loads(json.dumps(spec))).data, name
        assert sizes(spec) and min(sizes(spec)) >= SMALLEST
        assert {trace["type"] for trace in spec["data"]} <= {"bar", "scatter"}  # what the page's bundle draws
        assert colours(spec) <= set(palette(scheme).values())


def test_a_wrong_spec_and_a_small_font_are_refused() -> None:
    with pytest.raises(ValueError, match="nonsense"):
        figure({"data": [{"type": "bar", "nonsense": 1}]})
    with pytest.raises(ValueError, match="13"):
        font("#000000", SMALLEST - 1)


def test_specs_are_made_anew_each_time() -> None:
    first = specs("en", "light")
    kept = deepcopy(first)
    first["odds"]["layout"]["xaxis"]["title"]["text"] = "changed"
    assert specs("en", "light") == kept


def test_the_table_shows_exact_chances() -> None:
    found = found_odds(sixes())
    laws = laws_of(found, "en")
    assert [name for name, _ in laws] == ["5 dice", "7 dice, nothing used"]
    for row, n in zip(rows(laws, None, "en"), range(4), strict=False):
        assert row.chances == tuple(law.probability(wounds=n) for _, law in laws)
    assert rows(laws, None, "en")[-1].chances == (Fraction(151, 1944), Fraction(5227, 23328))
    for _, law in laws:
        wounds = [law.probability(wounds=n) for n in range(8)]
        assert sum(wounds) == 1


@pytest.mark.parametrize(("lang", "said"), [("en", "56.0"), ("ru", "56,0")])
def test_the_figure_has_a_folded_table_as_its_twin(lang: Lang, said: str) -> None:
    found = found_odds(sixes())
    html = join(odds(found, lang), odds_twin(found, lang))
    page = Page(html)
    assert page.wrong == [] and "rt-bar" not in html
    assert ["open" in fold for fold in page.all("rt-more")] == [False]
    assert f">136/243<br>{said}\N{NO-BREAK SPACE}%</td>" in html
    assert "279" not in html and ("7,776" in html or "7\N{NO-BREAK SPACE}776" in html)


def test_what_the_roll_did_is_marked_and_said() -> None:
    laws, did = laws_of(found_odds(sixes()), "en"), Outcome(1, 2, True, 0)
    html = odds_table(laws, did, "en")
    assert html.count('class="is-here"') == 2
    assert "two, this roll" in html and "Mortal wound, this roll" in html
    assert odds_table(laws, None, "en").count("is-here") == 0
    spec, plain = odds_figure(laws, "en", happened=did), odds_figure(laws, "en")
    bars = spec["data"][0]
    lit = [name for name, fill in zip(bars["y"], bars["marker"]["color"], strict=True) if fill == NOW]
    assert lit == ["<b>two<br>this roll</b>", "<b>Mortal wound<br>this roll</b>"]
    assert NOW not in plain["data"][0]["marker"]["color"] and "this roll" not in str(plain)
    assert "two, this roll: " in odds_text(laws, "en", did) and "this roll" not in odds_text(laws, "en")


def test_without_a_threat_there_are_no_odds() -> None:
    assert odds(None, "en") == odds_twin(None, "en") == ""


def test_before_anything_runs_the_chain_is_a_head_alone() -> None:
    node = sixes().nodes[0]
    html = chain(chain_graph(trace([replace(node, question=None)])), speaker("penumbra", "en"), [0])
    assert Page(html).wrong == [] and "<h2" in html and "<details" not in html and "ch-card" not in html


def test_hover_gives_the_fraction_and_the_words_give_all() -> None:
    laws = laws_of(found_odds(sixes()), "en")
    spec = odds_figure(laws, "en")
    assert spec["data"][0]["hovertext"][0] == "none: 136/243 = 56.0\N{NO-BREAK SPACE}%; 5 dice"
    assert "pattern" not in spec["data"][0]["marker"] and spec["data"][1]["marker"]["pattern"]["shape"] == "/"
    assert all(spec["layout"][axis]["title"]["text"] for axis in ("xaxis", "yaxis"))
    assert "none: 56.0" in odds_text(laws, "en") and "7 dice, nothing used" in odds_text(laws, "en")


def cards_of(history: History[Table], lang: Lang = "en") -> tuple[nx.DiGraph, Page]:
    told = trace(history)
    graph = chain_graph(told, history.node.depth)
    return graph, Page(chain_cards(graph, speaker("penumbra", lang), told.nodes))


def test_effects_under_way_stand_in_a_line_with_those_that_are_over_below_them() -> None:
    graph, page = cards_of(sixes())
    live = sorted(
        (about["depth"], node) for node, about in graph.nodes(data=True) if about["state"] != "spent"
    )
    said = speaker("penumbra", "en")
    names = [said.program(graph.nodes[node]["program"], graph.nodes[node]["bindings"]) for _, node in live]
    shown = [text for text, where in page.texts if "ch-name" in where]
    assert shown[: len(names)] == names and shown[len(names) :] == [names[-2]], "the outer one goes on next"
    over = page.all("ch-over")
    assert 0 < len(over) <= ENDED * len(live)
    (now,) = [about for about in page.all("ch-card") if "aria-current" in about]
    assert page.all("ch-card").index(now) == len(live) - 1


def test_a_card_goes_to_the_step_at_which_its_effect_began() -> None:
    history = sixes()
    graph, page = cards_of(history)
    pressed = [about for about in page.all("ch-card") if "data-act" in about]
    assert pressed and {about["data-act"] for about in pressed} == {"jump"}
    depths = [history.nodes[int(about["data-value"])].depth for about in pressed]
    assert depths == sorted(depths) and depths[-1] <= history.node.depth
    starts = {about["start"] for _, about in graph.nodes(data=True)}
    assert all({depth, depth - 1} & starts for depth in depths)


def test_every_card_of_a_chain_tells_more_to_hover_and_focus() -> None:
    _, page = cards_of(sixes(), "ru")
    told = {about["id"] for about in page.all("ch-more")}
    assert {about["aria-describedby"] for about in page.all("ch-card")} == told
    assert all(text.strip() for text, where in page.texts if "ch-more" in where)


@pytest.mark.parametrize("lang", LANGS)
def test_the_chain_in_words_says_who_started_whom(lang: Lang) -> None:
    history = doomed("card-phylactery")
    graph = chain_graph(trace(history))
    said = speaker("penumbra", lang)
    alt = chain_text(graph, said)
    assert Page(alt).wrong == []
    bat = said.program("bat")
    assert f"10. {bat}" in alt
    told = "Answers in 2" if lang == "en" else "Отвечает внутри 2"
    assert (
        told in alt
        and said.event(next(e for n in history.nodes for e in n.events if e.kind == "threat-resolved")) in alt
    )
