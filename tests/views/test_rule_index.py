"""The index of rules: every entry is well formed in both languages, and tells all that belongs to it."""

from __future__ import annotations

import re

import pytest
from support.langs import walked_in
from support.views import Page

from tutor.rules.catalogue import PREFIXES, load
from tutor.rules.search import search
from tutor.rules.words import LANGS, Lang
from tutor.scenario.citing import rule_graph
from tutor.views.figure import SMALLEST, figure
from tutor.views.markup import Html, join
from tutor.views.rules import rule_index, rule_map, rule_search
from tutor.views.rules.rule_index import Showing
from tutor.views.theme import defs
from tutor.views.words import wording

LESSON = Showing("<1>", "a.ipynb?lesson=1&rule=2", "<2>")
STATES = ("enforced", "asserted", "taught")


def read(html: Html) -> str:
    return " ".join(text for text, _ in Page(html).texts)


@pytest.mark.parametrize("lang", walked_in("ru"))
@pytest.mark.parametrize("game", PREFIXES)
def test_every_rule_ruling_and_component_has_a_page(game: str, lang: Lang) -> None:
    graph, catalogue = rule_graph(game), load(game)
    for rule in catalogue.rules:
        html = rule_index.rule_page(graph, rule.id, lang, [LESSON], STATES)
        assert Page(html).wrong == [], rule.id
        said = read(html)
        assert rule.title.of(lang) in said and rule.text.of(lang) in said
        for other in (*graph.depends_on(rule.id), *graph.dependants(rule.id), *graph.parts(rule.id)):
            assert f'data-value="{other}"' in html
        for ruling in graph.rulings_of(rule.id):
            assert ruling.question.of(lang) in said and ruling.reason.of(lang) in said
        assert all(f'data-value="{game}/{each.id}"' in html for each in graph.governs(rule.id))
    for ruling in catalogue.rulings:
        html = rule_index.ruling_page(graph, ruling.id, lang)
        assert Page(html).wrong == [] and all(f'data-value="{id}"' in html for id in ruling.affects)
    for part in catalogue.components:
        html = rule_index.component_page(graph, part.id, lang)
        assert Page(html).wrong == [] and part.name.of(lang) in read(html)
        assert all(f'data-value="{each.id}"' in html for each in graph.governing(part.id))


def test_russian_heads_hold_no_english() -> None:
    words = [rule_index.map_head("ru", joined=True), rule_index.map_head("ru", joined=False)]
    lesson = Showing("урок", "#", "трудный случай")
    page = rule_index.rule_page(rule_graph("penumbra"), "pen.mark.blood", "ru", [lesson], STATES)
    assert not re.findall(r"[A-Za-z]\w+", " ".join(Page(join(*words, page)).words()))


def test_long_lists_are_folded_and_counted() -> None:
    html = rule_index.rule_page(rule_graph("resarcana"), "res.power.definition", "en")
    governed = len(rule_graph("resarcana").governs("res.power.definition"))
    assert f"and {governed - rule_index.FIRST} more" in read(html)
    assert html.count('data-act="part"') == governed


@pytest.mark.parametrize("lang", LANGS)
def test_what_was_found_names_components_with_their_rules(lang: Lang) -> None:
    name = load("seasons").component("amulet-of-water").name.of(lang)
    found = search(name, games=["seasons"], kinds=["component"])
    html = rule_search.hits(found, lang, 40, {"seasons": rule_graph("seasons")})
    assert Page(html).wrong == []
    assert 'data-value="seasons/amulet-of-water"' in html
    assert 'data-value="sea.card.amulet-of-water.effect"' in html
    assert "sea.card" not in rule_search.hits(found, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_the_search_box_keeps_what_was_typed_and_the_game(lang: Lang) -> None:
    html = rule_search.search_box(lang, "<b>", '"><script>', tuple(PREFIXES), "seasons")
    page = Page(html)
    assert page.wrong == [] and "script" not in {name for name, _ in page.elements}
    chosen = [about["value"] for name, about in page.elements if name == "option" and "selected" in about]
    assert chosen == ["seasons"]
    browse = rule_search.sections(tuple(PREFIXES), lang)
    assert Page(f"{defs()}{browse}").wrong == [] and 'data-value="pen.threat."' in browse


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", PREFIXES)
def test_every_neighbourhood_can_be_drawn(game: str, lang: Lang) -> None:
    graph = rule_graph(game)
    for id in list(graph.digraph)[::9]:
        picture = rule_map.rule_map(graph, id, lang)
        nodes = picture.figure["data"][rule_map.NODES]
        groups = graph.neighbours(id, rule_map.MOST)
        assert set(nodes["customdata"]) == {id, *(other for group in groups for other in group.ids)}
        assert len(nodes["customdata"]) == len(set(nodes["customdata"])) == len(nodes["text"])
        words = " ".join(" ".join(trace.get("text", ())) for trace in picture.figure["data"])
        for group in groups:
            assert rule_map.head_of(group, wording(lang)) in words
            assert str(group.left) in words or not group.left
        assert all(
            rule_map.name_of(graph.catalogue, other, lang) in picture.alt for other in nodes["customdata"]
        )
        assert max(nodes["y"]) < picture.figure["layout"]["height"]


def test_shapes_tell_rules_rulings_and_components_apart() -> None:
    picture = rule_map.rule_map(rule_graph("penumbra"), "pen.mark.blood", "en")
    nodes = picture.figure["data"][rule_map.NODES]
    shapes = dict(zip(nodes["customdata"], nodes["marker"]["symbol"], strict=True))
    assert shapes["pen.mark.blood.mix"] == "square" and shapes["pen.ruling.wounded-cost"] == "diamond"
    assert shapes["sacrifice"] == "circle"
    lines = [len(line) for text in nodes["text"] for line in re.sub("</?b>", "", text).split("<br>")]
    assert max(lines) <= rule_map.LETTERS + 3
    assert nodes["textfont"]["size"] >= SMALLEST
    told = dict(zip(nodes["customdata"], nodes["hovertext"], strict=True))
    rule = rule_graph("penumbra").catalogue.rule("pen.mark.blood.mix")
    bare = re.sub("<[^>]+>", " ", told[rule.id]).split()
    assert bare == f"{rule.title.en} {rule.text.en} {rule.id}".split()
    assert figure(picture.figure).data


def test_an_unknown_id_is_refused() -> None:
    graph = rule_graph("seasons")
    with pytest.raises(KeyError, match="no-such"):
        rule_index.rule_page(graph, "sea.no-such", "en")
    with pytest.raises(KeyError, match="no-such"):
        rule_map.rule_map(graph, "no-such", "en")


@pytest.mark.parametrize("lang", LANGS)
def test_what_belongs_to_a_rule_is_folded_where_room_is_dear(lang: Lang) -> None:
    graph = rule_graph("penumbra")
    whole = rule_index.rule_page(graph, "pen.threat.step3.order", lang, [LESSON])
    folded = rule_index.rule_page(graph, "pen.threat.step3.order", lang, [LESSON], folded=True)
    before, _, inside = str(folded).partition("<details")
    assert "<details" not in whole and graph.catalogue.rule("pen.threat.step3.order").text.of(lang) in before
    assert "a.ipynb?lesson=1" in inside and "a.ipynb?lesson=1" not in before
