"""How rules hang together: what is stated, what follows from ids and names, and the graph of all of it."""

from __future__ import annotations

import subprocess
import sys

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.framework.program_rules import carried_out
from tutor.rules.catalogue import PREFIXES, load
from tutor.rules.graph import LINKS, Governed, RuleGraph
from tutor.rules.mentions import mentions
from tutor.scenario.citing import rule_graph
from tutor.scenario.games import game_named
from tutor.trace.graph import layered

every_node = st.deferred(
    lambda: st.sampled_from([(game, id) for game in PREFIXES for id in RuleGraph(load(game)).digraph])
)


@pytest.mark.parametrize("game", PREFIXES)
def test_every_rule_ruling_and_component_is_a_node_and_needs_go_one_way(game: str) -> None:
    catalogue, graph = load(game), rule_graph(game).digraph
    kinds = nx.get_node_attributes(graph, "kind")
    assert [id for id in graph if kinds[id] == "rule"] == [rule.id for rule in catalogue.rules]
    assert [id for id in graph if kinds[id] == "ruling"] == [ruling.id for ruling in catalogue.rulings]
    assert len(graph) == len(catalogue.rules) + len(catalogue.rulings) + len(catalogue.components)
    needs = nx.DiGraph((one, other) for one, other, links in graph.edges(data="links") if links[0] == "needs")
    places = layered(needs)
    assert needs.number_of_edges() == sum(len(set(rule.depends)) for rule in catalogue.rules)
    assert all(places[one][1] < places[other][1] for one, other in needs.edges)


@pytest.mark.parametrize("game", PREFIXES)
def test_what_rests_on_a_rule_is_what_needs_it(game: str) -> None:
    graph = rule_graph(game)
    for rule in graph.catalogue.rules:
        assert all(rule.id in graph.dependants(needed) for needed in graph.depends_on(rule.id))
        assert all(rule.id in graph.depends_on(other) for other in graph.dependants(rule.id))
        assert all(graph.whole(part) == rule.id for part in graph.parts(rule.id))
        assert all(rule.id in ruling.affects for ruling in graph.rulings_of(rule.id))


@pytest.mark.parametrize("game", PREFIXES)
def test_components_and_rules_that_govern_them_know_each_other(game: str) -> None:
    graph = rule_graph(game)
    over = {(rule.id, each.id) for rule in graph.catalogue.rules for each in graph.governs(rule.id)}
    under = {(each.id, part.id) for part in graph.catalogue.components for each in graph.governing(part.id)}
    assert over == under and over


@settings(deadline=None, max_examples=60)
@given(every_node, st.integers(0, 7))
def test_neighbours_are_counted_honestly(node: tuple[str, str], most: int) -> None:
    game, id = node
    graph = rule_graph(game)
    groups = graph.neighbours(id, most)
    joined = graph.digraph.degree(id)
    assert sum(len(group.ids) + group.left for group in groups) == joined
    assert all(len(group.ids) <= most and group.link in LINKS for group in groups)
    assert all(id != other for group in groups for other in group.ids)


def test_pen_mark_blood__parts_rulings_and_components() -> None:
    graph = rule_graph("penumbra")
    assert graph.whole("pen.mark.blood.mix") == "pen.mark.blood" and graph.whole("pen.mark.blood") is None
    assert "pen.mark.blood.mix" in graph.parts("pen.mark.blood")
    assert [ruling.id for ruling in graph.rulings_of("pen.mark.blood")] == ["pen.ruling.wounded-cost"]
    assert graph.governs("pen.mark.blood") == (
        Governed("sacrifice", ("carried",)),
        Governed("blood", ("named",)),
    )


def test_pen_resv_trial_max_one__corrects_another() -> None:
    graph = rule_graph("penumbra")
    assert graph.corrects("pen.resv.trial.max-one") == "pen.resv.trial.rulebook-choice"
    assert "pen.resv.trial.max-one" in graph.corrected_by("pen.resv.trial.rulebook-choice")


def test_sea_card_amulet_of_water_effect__is_stated_carried_out_and_named() -> None:
    graph = rule_graph("seasons")
    first = graph.governing("amulet-of-water")[0]
    assert first == Governed("sea.card.amulet-of-water.effect", ("stated", "carried", "named"))


def test_res_power_crypt__is_cited_by_the_program_of_the_card() -> None:
    programs = game_named("resarcana").programs.values()
    assert carried_out(programs)["res.power.crypt"] == {"crypt"}
    # Of rules with the same best ground the one with more of them comes first.
    assert rule_graph("resarcana").governing("crypt")[0].id == "res.power.crypt"
    without = RuleGraph(load("resarcana"))
    assert without.governs("res.power.crypt") == (Governed("crypt", ("named",)),)


def test_names_count_only_where_they_are_names() -> None:
    named = mentions(load("penumbra"))
    # "wizards" is said all the time; the symbol of that name is meant once.
    assert [rule for rule, ids in named.items() if "wizards" in ids] == ["pen.score.experience.kinds"]
    assert "guild" in named["pen.loc.guild.contract"]
    assert mentions(load("blackrose"))["brw.act.inertia"] == ("action-inertia",)
    assert "golden-statue" in mentions(load("resarcana"))["res.win.statue"]


def test_an_id_that_the_game_does_not_have_is_refused() -> None:
    graph = rule_graph("seasons")
    for ask in (graph.depends_on, graph.dependants, graph.whole, graph.rulings_of, graph.governs):
        with pytest.raises(KeyError, match=r"pen\.mark\.blood"):
            ask("pen.mark.blood")
    with pytest.raises(KeyError, match="no-card"):
        graph.governing("no-card")
    with pytest.raises(KeyError, match="no-node"):
        graph.neighbours("no-node", 3)


def test_questions_need_no_graph_library_and_the_graph_no_numpy() -> None:
    code = (
        "import sys; from tutor.rules.catalogue import load; from tutor.rules.graph import RuleGraph;"
        "graph = RuleGraph(load('penumbra')); graph.governs('pen.mark.blood'); "
        "print('networkx' in sys.modules); graph.digraph; print('numpy' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["False", "False"]
