"""Res Arcana: a dragon's life loss is met by each rival in turn (rulebook pages 7 and 11)."""

from __future__ import annotations

import pytest
from engine.fixtures import resarcana
from engine.fixtures.driving import tell

GAME = resarcana.GAME


@pytest.mark.parametrize("json", [False, True], ids=["kept", "through-json"])
def test_res_life_replacement__two_others_for_each_missing_life(json: bool) -> None:
    story = tell(
        GAME,
        resarcana.attack(),
        *("boris: pass", "boris: calm+elan", "clara: chalice-of-life"),
        json=json,
    )
    assert story.table.pool("boris").essences == (1, 0, 0, 1, 0), "one life, and two others for the second"
    (question,) = [q for q in story.questions if q.kind == "instead-of-life"]
    sets = [option.key for option in question.options]
    assert sets == ["calm+calm", "calm+elan", "calm+death", "elan+death"]


def test_res_life_each_rival_decides__rivals_decide_one_after_the_other() -> None:
    story = tell(GAME, resarcana.attack(), "boris: way-out", "clara: pass")
    assert story.told("life-loss", "ignored", "suffered", "immune") == [
        "life-loss boris 2",
        "ignored boris",
        "life-loss clara 2",
        "suffered clara 0 ('calm', 'gold')",
        "immune dima",
    ]


def test_res_life_reaction__the_sword_costs_elan_and_gains_death() -> None:
    story = tell(GAME, resarcana.attack(), "boris: dancing-sword", "clara: pass")
    assert story.table.pool("boris").essences == (2, 1, 0, 1, 0)
    assert story.table.component("dancing-sword").death == 1


def test_res_life_opt_out__the_printed_way_out_is_refused_without_its_price() -> None:
    story = tell(GAME, resarcana.attack(), "boris: dancing-sword", "clara: chalice-of-life")
    question = story.questions[-1]
    assert [option.key for option in question.options] == ["chalice-of-life", "pass"]
    assert [reason.rule for reason in question.reasons("way-out")] == ["res.life.opt-out"]
    assert [reason.rule for reason in question.reasons("tree-of-life")] == ["res.power.cost-conditions"]


def test_res_react_turned__a_reaction_that_turns_needs_an_upright_card() -> None:
    story = tell(GAME, resarcana.attack(chalice_turned=True), "boris: dancing-sword")
    assert len(story.questions) == 1, "nobody is asked where everything is refused"
    assert story.told("suffered") == ["suffered clara 0 ('calm', 'gold')"]


def test_res_life_shortfall__too_few_essences_discard_everything() -> None:
    story = tell(GAME, resarcana.attack(), "boris: dancing-sword", "clara: pass")
    assert story.table.pool("clara").essences == (0, 0, 0, 0, 0)
    (event,) = [event for event in story.events if event.kind == "suffered"]
    assert event.rule == "res.life.shortfall"


def test_res_life_passed_immune__who_has_passed_loses_nothing() -> None:
    story = tell(GAME, resarcana.attack(), "boris: dancing-sword", "clara: pass")
    assert story.table.pool("dima").essences == (0, 0, 0, 0, 1)
    assert [event.rule for event in story.events if event.kind == "immune"] == ["res.life.passed-immune"]


def test_res_life_life_first__life_that_is_there_goes_first() -> None:
    start = resarcana.attack()
    rich = start.with_table(start.table.pays("boris", {"life": -1}))
    story = tell(GAME, rich, "boris: pass", "clara: pass")
    assert story.table.pool("boris").essences == (2, 0, 1, 1, 0), "no other essence stands in for it"
    assert next(event.rule for event in story.events if event.kind == "suffered") == "res.life.life-first"
