"""Differences: facts that changed, in words, and the ids of the pieces that changed."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from engine.fixtures import blackrose
from msgspec import structs
from support.trace import played, script

from tutor.engine.history import Node
from tutor.engine.state import State
from tutor.games.penumbra import GAME
from tutor.games.penumbra.position.form import CardSpec, MarkSpec, Position, Resolve, TurnSpec, WizardSpec
from tutor.games.penumbra.position.reading import place
from tutor.games.penumbra.state.table import Table
from tutor.rules.words import LANGS, Lang
from tutor.trace.diff import Change, changed, changes, tell
from tutor.trace.words import speaker

EN, RU = speaker("penumbra", "en"), speaker("penumbra", "ru")
CARDS = (
    CardSpec("silverweed", use="turn", cost="free"),
    CardSpec("invisibility-cloak", "equipment", use="turn"),
)


def steps(*answers: str) -> list[tuple[str, frozenset[str]]]:
    """A threat roll: the kinds of each step's events, and the pieces that it changed."""
    marks = {"discipline-1": MarkSpec("ruby", 2), "spark-1": MarkSpec("spark", 3, effect="set")}
    anna = WizardSpec(("bone 6", "orange 4"), marks, cards=CARDS)
    position = Position({"anna": anna, "boris": WizardSpec()}, TurnSpec("anna"), Resolve(dice=4))
    state: State[Table] | None = place(position).state
    assert state is not None
    nodes = script(GAME, state, *answers).nodes
    return [
        (" ".join(event.kind for event in node.events), changed(nodes[node.parent].state, node.state))
        for node in nodes
        if node.parent is not None
    ]


def test_pieces_are_named_by_the_seat_they_lie_before() -> None:
    told = steps("mark-spark-1", "orange-4", "1", "card-silverweed", "pass", "6-2", "6")
    pieces = {kinds: pieces for kinds, pieces in told if pieces}
    assert pieces["mark-lowered"] == {"anna/spark-1"}
    assert pieces["die-set"] == {"anna/die-2"}
    assert pieces["card-turned"] == {"anna/card/silverweed"}
    assert pieces["die-lost"] == {"anna/die-1", "threat/0"}
    assert pieces["mark-wounded mark-flipped"] == {"anna/discipline-1", "threat/1"}


def test_threat_dice_lie_in_one_row() -> None:
    told = steps("card-silverweed", "pass", "5-3", "3")
    rows = [(kinds, sorted(p for p in pieces if p.startswith("threat/"))) for kinds, pieces in told]
    assert [row for row in rows if row[1]] == [
        ("threat-stated threat-prepared threat-laid", ["threat/0", "threat/1", "threat/2", "threat/3"]),
        ("threat-removed", ["threat/2", "threat/3"]),
        ("rolled", ["threat/0", "threat/1"]),
        ("mark-wounded mark-flipped", ["threat/0"]),
        ("missed", ["threat/1"]),
    ]


def test_a_nudged_threat_die_is_lit_alone() -> None:
    told = dict(steps("card-invisibility-cloak", "pass", "5-3-3-6", "nudge-3-up"))
    assert told["threat-nudged"] == {"threat/1"}


def test_plain_values_are_named_by_their_fields() -> None:
    state = State(Table((), structs.replace(next(iter(GAME.setups())).table.turn, seat="anna")))
    over = state.with_table(structs.replace(state.table, turn=structs.replace(state.table.turn, over=True)))
    assert changed(state, over) == {"turn/over"}
    assert changed(state, state) == frozenset()


def test_gone_and_new_pieces_are_named_alike_both_ways() -> None:
    nodes = played()[0].nodes
    for one, two in itertools.pairwise(nodes):
        areas = {piece for piece in changed(one.state, two.state) if piece.startswith("anna/")}
        assert areas == {piece for piece in changed(two.state, one.state) if piece.startswith("anna/")}


def test_a_step_of_a_random_game_lights_pieces_exactly_where_its_table_differs() -> None:
    for history in played()[::5]:
        for node in history.nodes[1:]:
            assert node.parent is not None
            before: Node[Any] = history.nodes[node.parent]
            lit = changed(before.state, node.state)
            told = (before.state.table.threats, before.state.table.turn, before.state.table.last_threat)
            same = (node.state.table.threats, node.state.table.turn, node.state.table.last_threat)
            if before.state.table == node.state.table:
                assert not lit
            elif told == same:
                assert lit


def test_tables_of_other_games_are_walked_too() -> None:
    nodes = script(blackrose.GAME, blackrose.chain(), "arena").nodes
    assert changed(nodes[0].state, nodes[1].state) == {"mage/doria"}


def test_changed_facts_are_told_in_words() -> None:
    marks = {"discipline-1": MarkSpec("ruby", 2)}
    anna = WizardSpec(("bone 6",), marks)
    state = place(Position({"anna": anna}, TurnSpec("anna"), Resolve(dice=1))).state
    assert state is not None
    nodes = script(GAME, state, "2").nodes
    wound = next(n for n in nodes if any(event.kind == "mark-wounded" for event in n.events))
    found = changes(GAME, nodes[wound.number - 1].state, wound.state)
    assert [change.name for change in found][:2] == ["anna.wounds", "anna.discipline-1"]
    assert [tell(EN, change) for change in found][:2] == [
        "Anna: wounded marks: 0 → 1",
        "Anna: discipline slot 1: charged → wounded",
    ]
    assert tell(RU, found[1]) == "Анна: ячейка дисциплины 1: заряжена → ранена"


@pytest.mark.parametrize(
    ("change", "english", "russian"),
    [
        (
            Change("threat.prepared", None, 3, new=True),
            "Threat dice prepared: 3",
            "Подготовлено кубиков угрозы: 3",
        ),
        (
            Change("threat.prepared", 3, None, gone=True),
            "Threat dice prepared: was 3",
            "Подготовлено кубиков угрозы: было 3",
        ),
        (Change("turn.over", False, True), "The turn is over: no → yes", "Ход окончен: нет → да"),
    ],
)
def test_new_and_gone_facts_are_told_as_such(change: Change, english: str, russian: str) -> None:
    assert (tell(EN, change), tell(RU, change)) == (english, russian)


@pytest.mark.parametrize("lang", LANGS)
def test_every_change_of_random_games_can_be_told(lang: Lang) -> None:
    told = 0
    for history in played()[::7]:
        for node in history.nodes[1:]:
            assert node.parent is not None
            for change in changes(GAME, history.nodes[node.parent].state, node.state):
                assert change.before != change.after or isinstance(change.before, bool)
                assert tell(speaker("penumbra", lang), change)
                told += 1
    assert told > 100


@pytest.mark.parametrize("game", ["penumbra", "resarcana", "seasons", "blackrose"])
@pytest.mark.parametrize("lang", LANGS)
def test_facts_that_come_and_go_are_told_in_every_game(game: str, lang: Lang) -> None:
    says = speaker(game, lang)
    first, second = says.value(1), says.value(2)
    assert tell(says, Change("anna.x", None, 1, new=True)).endswith(f": {first}")
    assert first in tell(says, Change("anna.x", 1, None, gone=True))
    assert tell(says, Change("anna.x", 1, 2)).endswith(f": {first} → {second}")
