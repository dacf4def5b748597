"""Odds and chain: exact numbers, specs that Plotly accepts, and a twin in words for each."""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from typing import Any

import networkx as nx
import pytest
from views_support import Page, begun, doomed, found_odds, run, sixes

from tutor.analysis.odds import Outcome
from tutor.rules.words import LANGS, Lang
from tutor.trace.graph import chain as chain_graph
from tutor.trace.tree import trace
from tutor.trace.words import speaker
from tutor.views.chain import COLUMNS, NODES, chain, chain_alt, chain_figure, chain_text
from tutor.views.figure import SMALLEST, figure, font
from tutor.views.odds import laws_of, odds, odds_figure, odds_table, odds_text, rows
from tutor.views.theme import Scheme, palette

SCHEMES: tuple[Scheme, Scheme] = ("light", "dark")


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
    graph = chain_graph(trace(history), history.node.depth)
    windows = doomed()
    return {
        "odds": odds_figure(laws_of(found, lang), lang, scheme),
        "chain": chain_figure(graph, speaker("penumbra", lang), scheme),
        "windows": chain_figure(chain_graph(trace(windows), windows=True), speaker("penumbra", lang), scheme),
    }


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
    first["chain"]["data"][NODES]["marker"]["color"].clear()
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
def test_fractions_stand_above_per_cents_and_the_second_law_is_hatched(lang: Lang, said: str) -> None:
    found = found_odds(sixes())
    html = odds(found, speaker("penumbra", lang))
    page = Page(html)
    assert page.wrong == []
    assert f">136/243<br>{said}\N{NO-BREAK SPACE}%</td>" in html
    assert len(page.all("rt-bar--alt")) * 2 == len(page.all("rt-bar"))
    assert "279" not in html and ("7,776" in html or "7\N{NO-BREAK SPACE}776" in html)


def test_what_the_roll_did_is_marked_and_said() -> None:
    laws = laws_of(found_odds(sixes()), "en")
    html = odds_table(laws, Outcome(1, 2, True, 0), speaker("penumbra", "en"))
    assert html.count('class="is-here"') == 2
    assert "two, this roll" in html and "Mortal wound, this roll" in html
    assert odds_table(laws, None, speaker("penumbra", "en")).count("is-here") == 0


def test_without_a_threat_there_are_no_odds() -> None:
    assert odds(None, speaker("penumbra", "en")) == ""


@pytest.mark.parametrize("lang", LANGS)
def test_a_name_that_no_phone_has_room_for_takes_two_lines(lang: Lang) -> None:
    history = run(begun("card-silverweed"))
    graph = chain_graph(trace(history), history.node.depth)
    labels = chain_figure(graph, speaker("penumbra", lang))["data"][NODES]["text"]
    lines = [label.split("<br>  ") for label in labels]
    assert {"en": 2, "ru": 3}[lang] == max(len(each) for each in lines)
    for depth, each in enumerate(lines):
        assert all(len(line) <= 40 - 4 * depth for line in each)


def test_the_outer_effects_of_a_deep_stack_stand_in_one_column() -> None:
    graph = nx.DiGraph()
    deepest = 2 * COLUMNS
    for depth in range(deepest + 1):
        about = {"program": "threat", "owner": "anna", "bindings": (), "window": "", "sentence": 1}
        graph.add_node(depth, depth=depth, start=depth, steps=[depth], state="wait", **about)
    graph.add_edges_from(pairwise(range(deepest + 1)), kind="called", about=None, pending=False)
    spec = chain_figure(graph, speaker("penumbra", "en"))
    nodes = spec["data"][NODES]
    heads = next(each for each in spec["data"] if "standoff" in each.get("marker", {}))
    assert nodes["x"] == [*[0.0] * (deepest - COLUMNS + 1), *map(float, range(COLUMNS))]
    xs, ys = heads["x"], heads["y"]
    ways = [(xs[at + 1] - xs[at], ys[at + 1] - ys[at]) for at in range(0, len(xs), 3)]
    assert ways == [*[(0.0, 0.5)] * (deepest - COLUMNS + 1), *[(0.5, 0.0)] * (COLUMNS - 1)]


def test_before_anything_runs_the_chain_is_a_head_alone() -> None:
    node = sixes().nodes[0]
    html = chain(chain_graph(trace([replace(node, question=None)])), speaker("penumbra", "en"))
    assert Page(html).wrong == [] and "<h2" in html and "<details" not in html and "solid" not in html


def test_hover_gives_the_fraction_and_the_words_give_all() -> None:
    laws = laws_of(found_odds(sixes()), "en")
    spec = odds_figure(laws, "en")
    assert spec["data"][0]["hovertext"][0] == "none: 136/243 = 56.0\N{NO-BREAK SPACE}%; 5 dice"
    assert "pattern" not in spec["data"][0]["marker"] and spec["data"][1]["marker"]["pattern"]["shape"] == "/"
    assert all(spec["layout"][axis]["title"]["text"] for axis in ("xaxis", "yaxis"))
    assert "none: 56.0" in odds_text(laws, "en") and "7 dice, nothing used" in odds_text(laws, "en")


def test_effects_are_numbered_below_and_right_of_their_outer_effect() -> None:
    history = sixes()
    graph = chain_graph(trace(history), history.node.depth)
    spec = chain_figure(graph, speaker("penumbra", "en"))
    nodes = spec["data"][NODES]
    count = len(nodes["x"])
    assert count == len(graph) == len(nodes["customdata"]) == len(nodes["hovertext"])
    order = sorted(graph.nodes, key=lambda node: (graph.nodes[node]["start"], graph.nodes[node]["depth"]))
    place = {node: (nodes["x"][at], nodes["y"][at]) for at, node in enumerate(order)}
    for outer, inner, edge in graph.edges(data=True):
        if edge["kind"] != "resumed":
            assert place[inner][0] > place[outer][0] and place[inner][1] > place[outer][1]
    assert [trace["text"] for trace in spec["data"] if trace["mode"] == "text"] == [
        [str(number) for number in range(1, count + 1)]
    ]
    assert all(0 < step <= history.node.depth + 1 for step in nodes["customdata"])


def test_dashed_lines_lead_back_and_the_current_effect_has_the_one_highlight() -> None:
    history = sixes()
    graph = chain_graph(trace(history), history.node.depth)
    spec = chain_figure(graph, speaker("penumbra", "en"))
    dashes = [trace["line"]["dash"] for trace in spec["data"] if trace["mode"] == "lines"]
    assert dashes == ["solid", "dot", "dash"]
    states = [about["state"] for _, about in graph.nodes(data=True)]
    assert spec["data"][NODES]["marker"]["color"].count(palette()["now"]) == states.count("now") == 1


@pytest.mark.parametrize("lang", LANGS)
def test_the_chain_in_words_says_who_started_whom(lang: Lang) -> None:
    history = doomed("card-phylactery")
    graph = chain_graph(trace(history))
    said = speaker("penumbra", lang)
    alt = chain_alt(graph, said)
    assert Page(chain_text(graph, said)).wrong == []
    bat = said.program("bat")
    assert f"10. {bat}" in alt
    told = "Answers in 2" if lang == "en" else "Отвечает внутри 2"
    assert (
        told in alt
        and said.event(next(e for n in history.nodes for e in n.events if e.kind == "threat-resolved")) in alt
    )
