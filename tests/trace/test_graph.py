"""Graphs of what was played: chains, branches; and where their nodes stand."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import networkx as nx
import pytest
from engine.fixtures import blackrose
from support.trace import played, script

from tutor.trace.graph import branches, chain, layered
from tutor.trace.tree import trace

TRAPS = ("arena", "brain-worm.1", "persecution.3", "baleful-curse.2", "sanctuary", "yes")


def links(graph: nx.DiGraph) -> list[str]:
    """Every edge as "outer kind inner at step"."""
    names = nx.get_node_attributes(graph, "program")
    return [
        f"{names[one]} {link['kind']} {names[other]} {link['step']}"
        for one, other, link in graph.edges(data=True)
    ]


def test_chain_of_traps__says_who_interrupted_and_resumed_whom() -> None:
    graph = chain(trace(script(blackrose.GAME, blackrose.chain(), *TRAPS)))
    assert sorted(links(graph)) == [
        "baleful-curse resumed persecution 17",
        "brain-worm reacted persecution 8",
        "brain-worm resumed explore 20",
        "explore called room 22",
        "explore reacted brain-worm 3",
        "persecution reacted baleful-curse 12",
        "persecution resumed brain-worm 18",
        "room resumed explore 24",
    ]
    by_name = {data["program"]: number for number, data in graph.nodes(data=True)}
    answered = graph.edges[by_name["explore"], by_name["brain-worm"]]
    assert (answered["about"].kind, answered["sentence"], answered["back"]) == ("entered", 1, False)
    back = graph.edges[by_name["persecution"], by_name["brain-worm"]]
    assert (back["sentence"], back["back"], back["pending"]) == (4, True, False)


def test_chain_in_the_middle__shows_who_waits_and_will_go_on() -> None:
    graph = chain(trace(script(blackrose.GAME, blackrose.chain(), *TRAPS)), 14)
    assert [(d["program"], d["state"], d["sentence"], d["depth"]) for _, d in graph.nodes(data=True)] == [
        ("explore", "wait", 1, 0),
        ("brain-worm", "wait", 3, 1),
        ("persecution", "wait", 3, 2),
        ("baleful-curse", "now", 3, 3),
    ]
    assert [link["pending"] for _, _, link in graph.edges(data=True) if link["back"]] == [True] * 3


def test_chain_at_the_step_that_ends_an_effect__it_has_an_end_and_not_before() -> None:
    told = trace(script(blackrose.GAME, blackrose.chain(), *TRAPS))
    ended = [span for span in told.spans if span.end is not None and not span.window]
    assert len(ended) > 3
    for span in ended:
        assert span.end is not None
        shown = [chain(told, span.end + later).nodes[span.id] for later in (-1, 0, 1)]
        assert [one["end"] for one in shown] == [None, span.end, span.end]
        assert [one["state"] == "spent" for one in shown] == [False, False, True]


def test_chain_of_an_effect_that_was_ended__does_not_lead_back_to_it() -> None:
    told = trace(script(blackrose.GAME, blackrose.chain(damage=8), *TRAPS[:2], "pass"))
    graph = chain(told)
    assert sorted(links(graph)) == [
        "brain-worm reacted defeat 9",
        "defeat resumed brain-worm 15",
        "explore reacted brain-worm 3",
    ]
    assert {d["program"]: d["state"] for _, d in graph.nodes(data=True)}["explore"] == "spent"


def test_chain_with_windows__has_nodes_for_them() -> None:
    told = trace(script(blackrose.GAME, blackrose.chain(), *TRAPS))
    graph = chain(told, windows=True)
    assert len(graph) == len(told.spans) == 8
    assert [data["window"] for _, data in graph.nodes(data=True) if data["window"]] == [
        "trap",
        "defence",
        "defence",
    ]
    assert {link["kind"] for _, _, link in graph.edges(data=True)} == {
        "opened",
        "reacted",
        "called",
        "resumed",
    }


def test_chains_of_random_games_hang_together_at_every_step() -> None:
    for history in played()[::9]:
        told = trace(history)
        for step in range(1, told.steps + 1, 4):
            graph = chain(told, step)
            states = [data["state"] for _, data in graph.nodes(data=True)]
            assert states.count("now") == 1 and nx.is_weakly_connected(graph)
            forward = [(one, other) for one, other, back in graph.edges(data="back") if not back]
            assert len(forward) == len(graph) - 1, "every effect but the first was started by one other"
            places = layered(graph)
            assert all(places[one][1] < places[other][1] for one, other in forward)
            assert len(set(places.values())) == len(places)


def test_branches__keep_what_was_gone_back_from() -> None:
    history = script(blackrose.GAME, blackrose.chain(), "arena")
    fork = history.cursor
    history.answer("brain-worm.1")
    first = history.cursor
    history.jump(fork)
    history.answer("pass")
    history.names[history.cursor] = "No trap"
    graph = branches(history)
    assert nx.is_arborescence(graph) and len(graph) == len(history.nodes)
    assert {graph.edges[fork, child]["key"] for child in graph.successors(fork)} == {"brain-worm.1", "pass"}
    here = graph.nodes[history.cursor]
    assert here["cursor"] and here["line"] and here["name"] == "No trap"
    assert not graph.nodes[first]["line"] and not graph.nodes[first]["cursor"]
    places = layered(graph)
    assert places[first][1] == places[history.cursor][1] and places[first][0] != places[history.cursor][0]


def test_layered__a_node_lies_below_all_that_lead_to_it() -> None:
    graph: nx.DiGraph = nx.DiGraph([("a", "b"), ("b", "c"), ("a", "c"), ("a", "d")])
    places = layered(graph)
    assert {node: y for node, (_, y) in places.items()} == {"a": 0, "b": 1, "c": 2, "d": 1}
    assert places["b"][0] != places["d"][0]


def test_layered__an_outer_node_stands_over_the_middle_of_its_successors() -> None:
    graph: nx.DiGraph = nx.DiGraph([("a", "b"), ("a", "c"), ("a", "d")])
    assert layered(graph) == {"b": (0, 1), "c": (1, 1), "d": (2, 1), "a": (1, 0)}


def test_layered__refuses_circles_that_are_not_marked_as_leading_back() -> None:
    graph: nx.DiGraph = nx.DiGraph([("a", "b"), ("b", "a")])
    with pytest.raises(ValueError, match="goes round in circles"):
        layered(graph)
    graph.edges["b", "a"]["back"] = True
    assert layered(graph)["b"] == (0, 1)


def test_graphs_and_their_layout_need_no_numpy() -> None:
    code = (
        "import sys, networkx; from tutor.trace.graph import layered; layered(networkx.DiGraph([(1, 2)]));"
        "print('numpy' in sys.modules)"
    )
    run: Any = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"
