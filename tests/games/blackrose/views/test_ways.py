"""The tree of answers and the endings as they are shown: a figure and its words, in both languages."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any, get_args

import networkx as nx
import pytest
from games.blackrose.support.acts import doria, lodge
from games.blackrose.support.interrupted import bolt, storm, worm

from tutor.engine.state import State
from tutor.engine.step import settle
from tutor.games.blackrose import GAME
from tutor.games.blackrose.analysis.interrupts import Fate, Interrupts, interrupts
from tutor.games.blackrose.analysis.outcome_diff import Change, What
from tutor.games.blackrose.analysis.safe_rooms import How, RoomOutlook, SafeRooms, safe_rooms
from tutor.games.blackrose.analysis.seat_view import Unknown
from tutor.games.blackrose.analysis.walk_minimax import Met, Outcome
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.views.table import ways_figure
from tutor.games.blackrose.views.table.safe import RoomsReport
from tutor.games.blackrose.views.table.searches import part
from tutor.games.blackrose.views.table.ways import InterruptReport, told_change
from tutor.games.blackrose.views.table.ways_tree import ROOT, tree
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker
from tutor.views.figure import figure

POSITIONS = {"worm": worm, "bolt": bolt, "storm": storm}
FOREIGN = {"en": re.compile("[А-Яа-яЁё]"), "ru": re.compile("[A-Za-z]")}
ROMAN = re.compile(r"\b(?:I|II|III)\b")
"""The slots of a board have the same signs in both languages."""


def found(state: State[Table], **how: Any) -> Interrupts:
    result = interrupts(settle(GAME, state).state, **how)
    assert result is not None
    return result


def lines(graph: nx.DiGraph) -> list[dict[str, Any]]:
    return [about for node, about in graph.nodes(data=True) if node != ROOT]


@pytest.mark.parametrize("name", POSITIONS)
def test_every_line_leads_somewhere(name: str) -> None:
    result = found(POSITIONS[name]())
    graph = tree(result)
    assert nx.is_arborescence(graph) and graph.graph["left"] == 0
    for node, about in graph.nodes(data=True):
        if node == ROOT:
            continue
        leads = [about["ending"] is not None, about["again"] is not None, bool(list(graph.successors(node)))]
        assert sum(leads) == 1 and about["ends"] == (), node
        assert about["again"] is None or about["again"] < node
    assert {about["ending"] for about in lines(graph)} - {None} == set(range(len(result.endings)))


@pytest.mark.parametrize("name", POSITIONS)
def test_the_orders_of_the_tree_are_those_that_were_counted(name: str) -> None:
    """Every way down the tree, with as many keys as its answers stand for, adds up to all orders."""
    result = found(POSITIONS[name]())
    graph = tree(result)

    def below(node: int) -> int:
        if node != ROOT and graph.nodes[node]["ending"] is not None:
            return 1
        if node != ROOT and graph.nodes[node]["again"] is not None:
            return below(graph.nodes[node]["again"])
        return sum(len(graph.nodes[one]["answer"].keys) * below(one) for one in graph.successors(node))

    assert below(ROOT) == sum(ending.orders or 0 for ending in result.endings)


def test_answers_that_differ_in_the_room_alone_share_a_line() -> None:
    graph = tree(found(worm()))
    moves = [about["answer"] for about in lines(graph) if about["depth"] == 1]
    safe = next(one for one in moves if len(one.keys) > 1)
    assert len(safe.keys) == 4 and len(moves) == 4, "two rooms with a trap, four without one, and to stay"


def test_what_lies_too_deep_is_left_out_and_its_endings_are_named() -> None:
    result = found(bolt())
    whole, short = tree(result), tree(result, most=12)
    assert 0 < len(lines(short)) <= 12 and short.graph["left"] == len(lines(whole)) - len(lines(short))
    cut = [about for about in lines(short) if about["ends"]]
    assert cut and all(about["again"] is None and about["ending"] is None for about in cut)
    shown = {end for about in lines(short) for end in (*about["ends"], about["ending"]) if end is not None}
    assert shown == set(range(len(result.endings)))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", POSITIONS)
def test_the_figure_and_its_words_have_the_same_lines(name: str, lang: Lang) -> None:
    result, speaks = found(POSITIONS[name]()), speaker("blackrose", lang)
    told, graph = InterruptReport(result, speaks), tree(result)
    spec = ways_figure.figure(graph, told)
    figure(spec)
    nodes = spec["data"][ways_figure.NODES]
    assert len(nodes["x"]) == len(lines(graph)) == len(ways_figure.text(graph, told))
    assert ways_figure.words(graph, told).count("<li") == len(nodes["x"])
    assert nodes["y"] == sorted(nodes["y"]) and len(set(nodes["y"])) == len(nodes["y"])
    numbers = spec["data"][2]["text"]
    ends = [about["ending"] for about in lines(graph)]
    assert numbers == ["" if end is None else str(end + 1) for end in ends]
    assert [hover.partition(".")[0] for hover in nodes["hovertext"]] == [str(n + 1) for n in range(len(ends))]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", POSITIONS)
def test_on_a_phone_every_label_has_room(name: str, lang: Lang) -> None:
    told = InterruptReport(found(POSITIONS[name]()), speaker("blackrose", lang))
    spec = ways_figure.figure(tree(told.interrupts), told)
    nodes = spec["data"][ways_figure.NODES]
    for x, text in zip(nodes["x"], nodes["text"], strict=True):
        rows = [re.sub("<[^>]+>", "", row) for row in text.split("<br>")]
        left = (x - 0.3) * ways_figure.PHONE / (ways_figure.INDENTS - 0.3) + ways_figure.SIZE / 2
        assert all(left + len(row) * ways_figure.LETTER <= ways_figure.PHONE + 24 for row in rows), text
    between = [low - high for high, low in pairwise(nodes["y"])]
    assert min(between) >= ways_figure.SIZE + ways_figure.BETWEEN


# ---- words


ROOMS = ("room-arena", "room-crypt")
CHIPS = (("anna", 1), ("rose", 2))
CHANGES = (
    *(Change("defeated", "doria", now=n) for n in (1, 2)),
    Change("damage", "doria", 0, 3, CHIPS),
    Change("damage", "cadaver-1", 2, 0),
    Change("power", "rose", 3, 5),
    Change("at", "doria", "room-arena", "cell"),
    Change("at", "cadaver-1", "room-arena", "room-crypt"),
    Change("at", "doria", "room-forge", rooms=ROOMS),
    *(Change(what, "doria", card="jinx-vulnerability") for what in ("jinx", "jinx-off")),
    *(Change(what, "cadaver-1", card="upgrade-regenerating-pus") for what in ("upgrade", "upgrade-off")),
    Change("hand", "anna", 3, 2),
    *(Change(what, "anna", card="spell-torment") for what in ("revealed", "activated", "gone")),
    Change("gone", "cadaver-1"),
    Change("summoned", "cadaver-1", now="room-crypt"),
    Change("controller", "cadaver-1", "anna", "doria"),
    Change("instability", "room-crypt", 0, 3, CHIPS),
    Change("instability", "", 0, 3, CHIPS, rooms=ROOMS),
    *(Change("restored", "room-crypt", now=n) for n in (0, 1)),
    *(Change(what, "anna", card="quest-guardian-mage") for what in ("solved", "completed")),
    Change("crown", "anna"),
    Change("moon", "", 1, 2),
    Change("ended", ""),
)


@pytest.mark.parametrize("lang", LANGS)
def test_every_change_has_words(lang: Lang) -> None:
    told = InterruptReport(found(bolt()), speaker("blackrose", lang))
    assert {one.what for one in CHANGES} == set(get_args(What))
    texts = [told_change(one, told.speaker) for one in CHANGES]
    assert len(set(texts)) == len(texts)
    for text in texts:
        clean(text, lang)


def clean(text: str, lang: Lang) -> None:
    assert text and not re.search(r"[{}$]|\?\?\?|  | [,.;:]|None", text), text
    assert not FOREIGN[lang].search(ROMAN.sub("", text)), text


@pytest.mark.parametrize("lang", LANGS)
def test_every_fate_and_every_way_to_move_has_words(lang: Lang) -> None:
    speaks = speaker("blackrose", lang)
    for fate in get_args(Fate):
        clean(speaks.say(f"fate-{fate}"), lang)
    for how in get_args(How):
        clean(speaks.say("safe-how", how=how, who="doria", n=2), lang)


@pytest.mark.parametrize("lang", LANGS)
def test_a_search_is_told_in_clean_words(lang: Lang) -> None:
    speaks = speaker("blackrose", lang)
    results = [
        found(lodge(doria(), do="explore")),
        found(worm(), seat="doria"),
        found(lodge(doria(), do="activation")),
    ]
    results.append(found(lodge(doria(), do="explore"), until="action", positions=9))
    for result in results:
        told, graph = InterruptReport(result, speaks), tree(result)
        texts = [*told.summary(), *ways_figure.text(graph, told)]
        texts += [text for ending in result.endings for text in (told.ending(ending), *told.routes(ending))]
        for text in texts:
            clean(text.strip(), lang)
    assert speaks.say("ways-cut", left=results[-1].ways.left) in " ".join(
        InterruptReport(results[-1], speaks).summary()
    )


def test_a_defeat_is_told_once() -> None:
    told = InterruptReport(found(bolt(damage=10)), speaker("blackrose", "en"))
    fallen = [told.ending(one) for one in told.interrupts.endings if "defeated" in told.ending(one)]
    assert fallen and all("Anna is defeated" in text and "cell" not in text for text in fallen)
    assert all("Anna: damage" not in text for text in fallen)


@pytest.mark.parametrize("lang", LANGS)
def test_rooms_are_told_in_clean_words(lang: Lang) -> None:
    speaks = speaker("blackrose", lang)
    arena = RoomOutlook(
        "room-arena",
        ("room-crypt", "room-arena"),
        (Met("room-crypt", "anna", "evocation-colossus", True), Met("room-arena", "avatar", "order-trap")),
        Outcome(1, 0, 2, 3, True),
        Outcome(0, 4, 0, -1),
    )
    unknown = (Unknown("anna", "I"), Unknown("anna", "II"), Unknown("boris", "quick"))
    rooms = SafeRooms("doria", "doria", "moves", 2, (arena,), unknown, left=3)
    for text in RoomsReport(rooms, speaks).lines():
        clean(text.strip(), lang)
    state = settle(GAME, lodge(doria(), do="explore")).state
    plain = safe_rooms(state)
    assert plain is not None
    for text in RoomsReport(plain, speaks).lines():
        clean(text, lang)
    assert speaks.say("safe-all", unknown=False, seat="") in RoomsReport(plain, speaks).lines()


def test_numbers_of_outcomes_have_signs() -> None:
    told = RoomsReport(SafeRooms("doria", "", "moves", 1, (), ()), speaker("blackrose", "en"))
    assert told.outcome(Outcome(0, 2, 0, 3)) == "damage +2, power −3"
    assert told.outcome(Outcome(0, -1, 0, -2)) == "damage −1, power +2"
    assert told.outcome(Outcome(1)) == "defeated" and told.outcome(Outcome()) == "no harm"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("wanted", ["", "ways:step:", "ways:rooms:doria", "ways:action:graminia"])
def test_the_part_of_the_page(wanted: str, lang: Lang) -> None:
    step = settle(GAME, lodge(doria(), do="explore"))
    drawn = part(step.state, step.question, speaker("blackrose", lang), wanted)
    assert drawn.html.count('data-act="ways"') == (3 if not wanted else 6), "three buttons, and who asks"
    assert ("<table" in drawn.html) == (wanted in ("ways:step:", "ways:action:graminia"))
    assert (drawn.figure is not None) == ("step" in wanted or "action" in wanted)
    pressed = re.findall(r'data-value="(\w+):\w*" data-key="[\w-]+" aria-pressed="true"', drawn.html)
    assert pressed == ([wanted.split(":")[1]] if wanted else [])
