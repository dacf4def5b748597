"""The planning phase: secret preparation slot by slot; with the worked example of planning four spells."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from games.blackrose.support.play import Play, by_kind
from games.blackrose.support.positions import mage
from games.blackrose.support.rounds import AGONY, BOX, mages, phase
from support.play import first

from tutor.engine.history import History
from tutor.games.blackrose import GAME
from tutor.games.blackrose.actions.moves import next_slots
from tutor.games.blackrose.state.mage import Prepared
from tutor.trace.hidden import HIDDEN, visible_to

TORMENT, PEAK, GRIM, FIRE = AGONY
SLOTS = ("quick", "I", "II", "III")


def plan(*hand: str, boris: tuple[str, ...] = (), **said: Any) -> Play:
    """The planning phase in which Anna holds that hand."""
    return phase("planning-phase", mages(2, anna={"hand": hand}, boris={"hand": boris}), **said)


def board(game: Play, seat: str = "anna") -> dict[str, str]:
    """What lies in each slot of a mage's board."""
    return {one.slot: one.spell for one in game.table.mage(seat).board}


def test_brw_plan_count() -> None:
    game = plan(*AGONY)
    assert game.asked == "lay-spell" and "empty" in game.offered
    game.answer("empty", "empty")
    assert game.refused("empty") == ["brw.plan.count"], "two of two slots left are needed"
    game.answer(f"{TORMENT}.main")
    assert game.refused("empty") == ["brw.plan.count"]
    game.answer(f"{PEAK}.main")
    assert board(game) == {"II": TORMENT, "III": PEAK} and game.of("planned", "who", "n") == [("anna", 2)]
    assert game.table.mage("anna").hand == tuple(sorted((GRIM, FIRE)))


def test_brw_plan_count__four_at_most() -> None:
    game = plan(*AGONY, TORMENT)
    for slot, card in zip(SLOTS, AGONY, strict=True):
        assert dict(game.question.facts) == {"slot": slot}
        game.answer(f"{card}.main")
    assert board(game) == dict(zip(SLOTS, AGONY, strict=True)) and game.over
    assert game.table.mage("anna").hand == (TORMENT,)


@pytest.mark.parametrize("hand", [(TORMENT,), ()])
def test_brw_plan_count__with_too_few_in_hand(hand: tuple[str, ...]) -> None:
    game = plan(*hand).on(by_kind(lay_spell="empty"))
    assert list(board(game).values()) == list(hand)
    assert game.of("few-planned", "who", "n") == [("anna", len(hand)), ("boris", 0)]
    assert set(game.rules("few-planned")) == {"brw.plan.count"}
    other = plan(*hand, rulings={"brw.ruling.plan.fewer": "error"})
    assert other.over and not board(other), "no such hand is foreseen"


def test_brw_plan_quick_slot() -> None:
    game = plan(*AGONY).answer(f"{TORMENT}.main", f"{PEAK}.main", "empty", "empty")
    assert game.of("spell-laid", "slot") == [("quick",), ("I",)]
    assert [slot for who, slot in game.of("slot-left-empty", "who", "slot") if who == "anna"] == ["II", "III"]
    assert set(game.rules("slot-left-empty")) == {"brw.plan.quick-slot"}


def test_brw_plan_quick_slot__with_gaps_or_without() -> None:
    free = plan(*AGONY).answer("empty", f"{TORMENT}.main", "empty")
    assert free.offered and f"{PEAK}.main" in free.offered
    strict = plan(*AGONY, rulings={"brw.ruling.plan.gaps": "left-first"}).answer("empty")
    assert strict.refused("empty") == ["brw.plan.count"], "nothing could follow"
    strict.answer(f"{TORMENT}.main", f"{PEAK}.main", "empty")
    assert board(strict) == {"I": TORMENT, "II": PEAK}
    strict = plan(*AGONY, rulings={"brw.ruling.plan.gaps": "left-first"})
    strict.answer(f"{GRIM}.main", f"{TORMENT}.main", "empty")
    assert strict.over, "slot III cannot be filled after an empty slot II"
    assert board(strict) == {"quick": GRIM, "I": TORMENT}


@pytest.mark.rules("brw.spell.two-effects", "brw.spell.prepared")
def test_brw_plan_orientation() -> None:
    game = plan(*AGONY)
    assert game.question.rule == "brw.plan.orientation"
    assert {f"{TORMENT}.main", f"{TORMENT}.reverse"} <= set(game.offered)
    game.answer(f"{TORMENT}.reverse", f"{PEAK}.main", "empty", "empty")
    assert game.table.mage("anna").board == (
        Prepared("quick", TORMENT, "reverse"),
        Prepared("I", PEAK, "main"),
    )
    one_sided = next(card for card in BOX.deck("school-nightmare") if BOX.spell(card).reverse is None)
    assert f"{one_sided}.reverse" not in plan(one_sided, PEAK).offered


def test_brw_plan_locked() -> None:
    game = plan(TORMENT, PEAK).on()
    assert game.rules("plans-locked") == ["brw.plan.locked"] and game.events[-2].kind == "plans-locked"
    laid = board(game)
    after = phase("action-phase", mages(2, anna={"board": {}})).on()
    assert laid and board(after) == {}


def test_brw_plan_end() -> None:
    game = plan(TORMENT, PEAK, boris=(GRIM, FIRE), crown="boris", first="boris")
    assert game.seat == "boris"
    game.answer("empty", "empty", f"{GRIM}.main", f"{FIRE}.main")
    assert game.of("planned", "who") == [("boris",)] and not game.of("plans-locked") and game.seat == "anna"
    game.on()
    assert game.of("planned", "who") == [("boris",), ("anna",)] and game.of("plans-locked")
    assert set(game.rules("prepared")) == {"brw.spell.prepared"}


@pytest.mark.rules("brw.plan.hidden")
@pytest.mark.parametrize("open_copy", [False, True])
def test_brw_plan_hidden(open_copy: bool) -> None:
    """Nobody's screen shows what another lays, even where copies of the spell lie open."""
    memories = (TORMENT, PEAK) if open_copy else ()
    on = {
        "anna": mage("baron-doria", hand=(TORMENT, PEAK, GRIM)),
        "boris": mage("graminia", memories=memories),
    }
    history = History.start(GAME, phase("planning-phase", on).state)
    nodes = [history.node]
    while history.node.state.stack:
        asked = history.node.question
        history.step() if asked is None else history.answer(first(asked))
        nodes.append(history.node)
    events = [event for node in nodes for event in node.events if event.kind == "spell-laid"]
    assert {event.rule for event in events} == {"brw.plan.hidden"}
    laid = {one.spell for one in nodes[-1].state.table.mage("anna").board}
    assert len(laid) == 3
    for before, node in pairwise(nodes):
        told = visible_to(GAME, node, "boris", before)
        written = str((told.key, told.events, told.question, told.state.stack))
        assert not [card for card in laid if card in written]
        assert all(one.spell == HIDDEN for one in told.state.table.mage("anna").board)
        own = visible_to(GAME, node, "anna", before)
        assert own.question == node.question and own.key == node.key


def test_worked_example_planning() -> None:
    """Visceral Fire in the quick slot, a defence in slot I, two combat spells in slots II and III."""
    silver, delight = "spell-silver-of-the-sages", "spell-cross-and-delight"
    on = {"riccart": mage("riccart", hand=(FIRE, silver, GRIM, delight)), "graminia": mage()}
    game = phase("planning-phase", on, who="riccart")
    game.answer(f"{FIRE}.main", f"{silver}.reverse", f"{GRIM}.main", f"{delight}.main")
    riccart = game.table.mage("riccart")
    assert {one.slot: one.spell for one in riccart.board} == {
        "quick": FIRE,
        "I": silver,
        "II": GRIM,
        "III": delight,
    }
    assert BOX.spell(silver).side("reverse").type == "defence" and BOX.spell(GRIM).main.type == "combat"
    assert next_slots(riccart) == ("quick", "I"), "the quick spell at any point, the others in order"
    assert next_slots(riccart.without_slot("quick")) == ("I",)
    assert next_slots(riccart.without_slot("I")) == ("quick", "II")
    assert next_slots(riccart.without_slot("I").without_slot("II")) == ("quick", "III")
