"""Lanes of a played round: held to the events of the engine, and the exercises on it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, permutations
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import tutor
from tutor.games.blackrose.analysis.round_acts import acts_of
from tutor.games.blackrose.procedures.phases import PHASES
from tutor.games.blackrose.state.table import ROSE
from tutor.notebook.blackrose.rounds import ACTS, ROUND, SEED, random_game
from tutor.rules.words import LANGS, Lang
from tutor.views.cell_errors import CellError

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


@pytest.mark.rules("brw.round.phases", "brw.act.round-robin")
@pytest.mark.parametrize(("seed", "round"), [(SEED, ROUND), (9, 4), (1, 1)])
def test_acts_follow_one_another_through_the_phases_without_a_gap(seed: int, round: int) -> None:
    _, nodes = random_game(seed, round)
    acts = acts_of(nodes, round)
    assert list(dict.fromkeys(act.phase for act in acts)) == list(PHASES)
    assert all(one.end + 1 == other.begin for one, other in pairwise(acts))
    played = tutor.played_round(seed, round).value
    events = [event for act in acts for node in nodes[act.begin : act.end + 1] for event in node.events]
    order = [dict(event.facts)["who"] for event in events if event.kind == "activation-begins"]
    assert list(played.turns()) == order
    actions = sum(event.kind == "action-begun" for event in events)
    assert sum(bool(act.turn) for act in acts) == actions + sum(
        dict(event.facts)["n"] == 0 for event in events if event.kind == "activation-ends"
    )
    moved = [dict(event.facts)["by"] for event in events if event.kind == "evocation-activated"]
    assert set(played.turns("evocation")) <= {*moved, ROSE}


@pytest.mark.rules("brw.gen.turn-order", "brw.act.max-six")
def test_the_last_turn_is_not_that_of_the_last_mage_in_turn_order() -> None:
    lanes = tutor.played_round().value
    turns, order = lanes.turns(), lanes.at(len(lanes.acts) - 1).state.table.turn_order
    # The chapter asks for something that neither the seat of the crown nor the turn order tells.
    assert lanes.first == "vera" and order[0] != "vera"
    assert turns[-1] == turns[-2] and len(set(turns)) == len(order)
    starts = [order.index(who) for who in turns[: 2 * len(order)]]
    assert starts == [0, 1, 2, 3] * 2


def test_a_trap_in_another_turn_is_a_dot_in_the_lane_of_its_mage() -> None:
    played = tutor.played_round()
    moment = next(at for at, act in enumerate(played.value.acts) if act.answers)
    act = played.value.acts[moment]
    revealed = [
        dict(event.facts)["who"]
        for node in played.value.nodes[act.begin : act.end + 1]
        for event in node.events
        if event.kind == "revealed"
    ]
    assert act.answers and set(act.answers) < set(revealed) and act.who not in act.answers
    assert str(played.value.html()).count("<circle") == sum(len(one.answers) for one in played.value.acts)


def test_the_slider_and_a_press_move_the_lanes_and_the_table() -> None:
    played = tutor.played_round()
    table, lanes = played.stage(), played.widget.children[1]
    before = (table.html, lanes.html)
    first = next(at for at, act in enumerate(played.value.acts) if act.turn)
    played.set(moment=first)
    assert (table.html != before[0], lanes.html != before[1]) == (True, True)
    assert "Round 2, Action. First mage: Boris." in lanes.html and "Boris begins Explore." in repr(played)
    played._press("moment", "8")
    assert played.value.act.phase == "study" and "<b>Round 2, Study.</b>" in lanes.html
    later = next(row for row in played.value.to_dict() if row["turn"])
    assert later["phase"] == "action" and "activation-begins" in later["events"]
    with pytest.raises(CellError, match=r"found moment 900; allowed: 0 to \d+"):
        tutor.played_round(moment=900)
    with pytest.raises(CellError, match="found round 0; allowed: 1 to 6"):
        tutor.played_round(round=0)


@pytest.mark.rules("brw.gen.first-mage", "brw.gen.crown.change")
def test_the_crown_is_elsewhere_from_its_change_to_the_end_of_the_phase() -> None:
    played, task = tutor.played_round(), tutor.exercise("crown-elsewhere")
    right = []
    for moment in range(len(played.value.acts)):
        lanes = played.value.at(moment)
        marked = task.check(lanes)
        if marked.right:
            right.append(moment)
        else:
            assert marked.counterexample is not None and marked.why is not None
            assert moment % 16 or marked.counterexample.opened.misfit is None
            assert lanes.state.table.crown == lanes.first
    acts = played.value.acts
    assert right and {acts[at].phase for at in right} == {"rose"}
    taken = next(row for row in played.value.to_dict() if "crown-taken" in row["events"])
    assert played.value.to_dict().index(taken) == right[0]
    assert acts[right[-1] + 1].phase == "study"


@pytest.mark.rules("brw.round.phases")
def test_every_wrong_order_meets_a_position_that_breaks_it() -> None:
    task = tutor.exercise("order-of-acts")
    assert task.check(tutor.act_order(*ACTS)).right
    swaps = [(*ACTS[:at], ACTS[at + 1], ACTS[at], *ACTS[at + 2 :]) for at in range(len(ACTS) - 1)]
    for order in (*swaps, *list(permutations(ACTS))[5::240]):
        marked = task.check(tutor.act_order(*order))
        assert not marked.right and marked.counterexample is not None
        happened = {
            event.kind
            for node in marked.counterexample.opened.history.nodes
            if node.state.table.round == ROUND
            for event in node.events
        }
        broken = [(a, b) for a, b in pairwise(order) if b in happened and a not in happened]
        assert broken, order
    twice = task.check(tutor.act_order(*ACTS[:5], ACTS[0]))
    assert not twice.right and twice.why is not None and "tokens are turned back" in twice.why.en
    with pytest.raises(CellError, match="allowed: six of"):
        tutor.act_order("event-drawn")


@pytest.mark.parametrize("lang", LANGS)
def test_lanes_are_told_in_both_languages(lang: Lang) -> None:
    lanes = tutor.played_round(moment=50, lang=lang).value
    text = " ".join(repr(lanes.at(moment)) for moment in range(len(lanes.acts)))
    assert ("Boris" in text) == (lang == "en") and ("Борис" in text) == (lang == "ru")
    assert tutor.act_order(lang=lang).value.missing == ()


@pytest.mark.browser
@pytest.mark.long(reason="a chapter has run in a kernel before it can be looked at")
def test_a_pressed_act_moves_the_lanes_and_the_table(
    chromium_page: Page, serve_notebooks: Callable[..., str]
) -> None:
    page = chromium_page
    base = serve_notebooks(NOTEBOOKS, preheat=0)
    page.goto(f"{base}voila/render/chapters/en/round.ipynb?lang=en", wait_until="commit")
    lanes, strip = page.locator(".rt-lanes").first, page.locator(".st-strip").first
    expect(lanes).to_contain_text("Round 2, The Rose.")
    expect(strip).to_contain_text("Black Rose")
    lanes.locator(".rt-lanes__phases li", has_text="Evocation").click()
    expect(lanes).to_contain_text("Round 2, Evocation.")
    expect(strip).to_contain_text("evocation phase")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
