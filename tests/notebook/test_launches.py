"""Launch graphs in cells: what may follow what, the longest chain, and the exercises on them."""

from __future__ import annotations

from itertools import combinations, permutations

import networkx as nx
import pytest

import tutor
from tutor.games.penumbra.actions.uses.launching import LEFT, RIGHT
from tutor.games.penumbra.analysis.chains import chains
from tutor.games.penumbra.analysis.icon_graph import longest_path
from tutor.games.penumbra.views.notebook.launches import LaunchGraph
from tutor.notebook.penumbra.launches import CARDS, case_of
from tutor.rules.words import LANGS, Lang
from tutor.views.cell_errors import CellError
from tutor.workbench import Position

STAFF, CHANT, FANFARE, LULLABY = "staff-of-sounding", "chant", "training-fanfare", "training-lullaby"
DUSK, NET = "training-deep-dusk", "training-dream-net"


def graph_of(*cards: str, lang: Lang = "en") -> LaunchGraph:
    return tutor.launch_graph(Position(case_of(cards), lang))


@pytest.mark.rules("pen.launch.right", "pen.launch.left", "pen.chain.define")
def test_an_arc_is_an_icon_of_one_of_the_two_cards() -> None:
    graph = graph_of(STAFF, CHANT, "alchemy", "transmutation", "wolf-of-all-colours")
    edges = {(one, other): edge["by"] for one, other, edge in graph.graph.edges(data=True)}
    assert edges == {
        (STAFF, CHANT): RIGHT,
        (CHANT, "alchemy"): RIGHT,
        (CHANT, "transmutation"): RIGHT,
        ("alchemy", "transmutation"): LEFT,
    }
    assert {card for card, reasons in graph.against(CHANT).items() if not reasons} == {
        "alchemy",
        "transmutation",
    }
    assert [link.card for link in graph.path] == [STAFF, CHANT, "alchemy", "transmutation"]
    says = repr(graph.after("alchemy"))
    assert "✓ Transmutation. Transmutation shows on its left" in says
    assert "✗ No icon joins it to: Sounding Staff, Chant, Wolf of All Colours (pen.chain.define)." in says


def test_the_longest_path_is_that_of_every_order_tried() -> None:
    graph = graph_of(*CARDS[:7]).graph
    tried = (
        order
        for n in range(1, 8)
        for cards in combinations(graph, n)
        for order in permutations(cards)
        if nx.is_path(graph, order)
    )
    assert len(longest_path(nx.DiGraph(graph.edges))) == max(map(len, tried))


@pytest.mark.rules("pen.chain.repeat", "pen.chain.length")
def test_a_card_that_is_unturned_stands_in_the_chain_twice() -> None:
    graph = graph_of(STAFF, CHANT, FANFARE, LULLABY)
    assert graph.longest == chains(graph.state).length == 6
    assert graph.graph.nodes[LULLABY]["places"] == (3, 5)
    assert graph.graph.nodes[FANFARE]["places"] == (4, 6)
    assert "4, 6" in graph.html() and graph.graph.edges[LULLABY, FANFARE]["lit"]


@pytest.mark.parametrize("lang", LANGS)
def test_a_card_that_is_put_in_changes_every_picture(lang: Lang) -> None:
    cards = tutor.launch_cards(STAFF, "alchemy", lang=lang)
    first, bars = cards.following(), cards.lengths()
    drawn, after, lengths = cards.picture().html, first.children[1].html, bars.fig["data"][0]["x"]
    assert cards.value.longest == 1
    cards._inputs["cards"]._pressed(None, {"act": "pick", "value": CHANT}, [])
    assert cards.value.longest == 3 and set(cards.value.cards) == {STAFF, CHANT, "alchemy"}
    assert cards.picture().html != drawn and first.children[1].html != after
    assert bars.fig["data"][0]["x"] != lengths
    assert bars.fig["data"][0]["x"][CARDS.index(CHANT)] == 1
    with pytest.raises(CellError, match="no card that can be put in 'chanty'; did you mean 'chant'"):
        cards.set(cards=("chanty",))
    with pytest.raises(CellError, match="no card that can be put in"):
        tutor.launch_order("chanty")
    cards.set(cards=())
    assert cards.value.longest == 0 and "<svg" not in cards.value.html()


def test_the_chain_is_traced_while_a_lesson_is_played() -> None:
    chain = tutor.lesson("penumbra/56-chain-of-four")
    picture = chain.follow(tutor.launch_graph)
    start = picture.html
    assert "pen-arc is-lit" in start and "pen-arc is-next" not in start
    chain.answer("card-staff-of-sounding", "2-4")
    assert [link.card for link in tutor.launch_graph(chain).made] == [STAFF]
    chain.answer("launch-chant")
    chain.forward()
    graph = tutor.launch_graph(chain)
    assert [link.card for link in graph.made] == [STAFF, CHANT] and graph.longest == 4
    assert "pen-arc is-lit" in picture.html and "pen-arc is-next" in picture.html
    with pytest.raises(CellError, match="no card in the play area 'wolf'"):
        tutor.launch_graph(chain, "wolf")


def test_five_links_are_right_just_where_the_search_finds_five() -> None:
    task = tutor.exercise("five-links")
    right = 0
    for cards in combinations(CARDS, 4):
        marked = task.check(tutor.launch_cards(*cards))
        longest = graph_of(*cards).longest
        assert marked.right == (longest == 5)
        right += marked.right
        if marked.counterexample is not None:
            after = marked.counterexample
            assert after.opened.misfit is None and len(after.case.answers) > 0
    assert right
    assert not task.check(tutor.launch_cards(*CARDS[:5])).right


@pytest.mark.rules("pen.chain.define")
def test_each_order_is_right_that_the_engine_plays() -> None:
    task, cards = tutor.exercise("in-order"), (FANFARE, NET, CHANT, DUSK, STAFF)
    graph = graph_of(*cards).graph
    control = tutor.launch_order(*cards)
    right = []
    for order in permutations(cards):
        marked = task.check(control.set(order=order))
        assert marked.right == (order[0] == STAFF and nx.is_path(graph, order))
        right += [order] if marked.right else []
        if not marked.right:
            assert marked.counterexample is not None
            question = marked.counterexample.question
            length = control.value.played.length
            assert question is None or f"launch-{order[length]}" not in [one.key for one in question.options]
    assert (STAFF, CHANT, DUSK, NET, FANFARE) in right
    assert not task.check(control.set(order=(STAFF, CHANT))).right
    assert not task.check(control.set(order=())).right
