"""The search for every way in which traps and defences can answer, held against walking every line alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from engine.fixtures.driving import lines
from games.blackrose.support.acts import ABYSS, ARENA, doria, lodge
from games.blackrose.support.interrupted import bolt, storm, worm
from games.blackrose.support.play import play
from games.blackrose.support.positions import (
    HALL,
    THRONE,
    armed,
    cast,
    deal,
    laid,
    mage,
    spell,
    table,
    with_program,
)
from msgspec.structs import replace

from tutor.analysis.exploration import Aim, explore
from tutor.engine.query import Named
from tutor.engine.sentence import Choose, While
from tutor.engine.state import State
from tutor.engine.step import answer, settle
from tutor.games.blackrose import GAME
from tutor.games.blackrose.analysis.interrupts import Ending, Interrupts, interrupts
from tutor.games.blackrose.analysis.outcome_diff import Change, changes
from tutor.games.blackrose.analysis.seat_view import Unknown
from tutor.games.blackrose.state.table import Table

POSITIONS: dict[str, Callable[[], State[Table]]] = {
    "worm": worm,
    "bolt": bolt,
    "bolt-10": lambda: bolt(damage=10),
    "storm": storm,
    "one-per-turn": lambda: storm("one-per-turn"),
}


def found(state: State[Table], **how: Any) -> Interrupts:
    result = interrupts(settle(GAME, state).state, **how)
    assert result is not None
    return result


def told(ending: Ending) -> set[tuple[str, str, str | int]]:
    """What is different at an ending: what it is, who it is about, and how it is now, or which card."""
    return {(change.what, change.who, change.now or change.card) for change in ending.changes}


def ended(result: Interrupts, *wanted: tuple[str, str, str | int]) -> Ending:
    """The one ending with exactly those differences."""
    (ending,) = (one for one in result.endings if told(one) == set(wanted))
    return ending


@pytest.mark.parametrize("name", POSITIONS)
def test_endings_and_their_orders_agree_with_walking_every_line(name: str) -> None:
    """Slow and independent: every line is walked on its own, and its end compared with the beginning."""
    state = settle(GAME, POSITIONS[name]()).state
    result = found(state, until="action")
    slow: Counter[frozenset[Change]] = Counter()
    for _, end in lines(GAME, state):
        different = changes(state.table, end.table)
        slow[frozenset(change.anywhere() for change in different)] += 1
    fast: Counter[frozenset[Change]] = Counter()
    for ending in result.endings:
        different = (*result.always, *ending.changes)
        kept = (replace(one.anywhere(), rooms=()) for one in different if one.what != "defeated")
        assert ending.orders is not None
        fast[frozenset(kept)] += ending.orders
    assert fast == slow and result.complete
    assert sum(fast.values()) == sum(1 for _ in lines(GAME, state))


def test_brw_trap_optional__who_uses_what_and_how_it_ends() -> None:
    result = found(bolt())
    assert (result.program, result.owner) == ("cast-spell", "anna")
    passed = ended(result, ("damage", "boris", 4))
    assert passed.orders == 1
    ((aims, *passes),) = passed.routes
    assert aims.keys == ("boris",) and [one.keys for one in passes] == [("pass",), ("pass",)]
    assert [one.seat for one in passes] == ["boris", "boris"] and not passed.more


def test_brw_trap_defence_undo__the_ward_takes_a_chip_back_in_every_order() -> None:
    warded = ended(found(bolt()), ("damage", "boris", 3), ("revealed", "boris", "spell-ward"))
    assert warded.orders == 2, "at the first blow or at the second"
    (damage,) = (change for change in warded.changes if change.what == "damage")
    assert damage.chips == (("anna", 3),) and damage.was == 0


def test_brw_trap_interrupt_spell_kept__a_defeat_and_the_whole_damage_all_the_same() -> None:
    result = found(bolt(damage=10))
    fallen = [one for one in result.endings if any(change.what == "defeated" for change in one.changes)]
    assert len(fallen) == 2 and {one.fate for one in fallen} == {"done"}
    assert {change.now for one in fallen for change in one.changes if change.who == "boris"} >= {3, 4, 5}


def test_brw_trap_interrupt_physical_lost__a_defeat_cuts_the_action_off() -> None:
    snare = spell(
        "snare", {"do": "target", "whom": "trigger-who"}, deal(1), type="trap", target="mage",
        trigger={"event": "entered", "who": "other-mage", "colours": ["red"]},
    )  # fmt: skip
    owner = mage("graminia", THRONE, board={"I": armed("spell-snare")})
    state = lodge(doria(damage={"graminia": 11}), ("graminia", owner), do="explore", spells=(snare,))
    state = answer(GAME, settle(GAME, state).state, f"move.{ARENA}").state
    result = found(state)
    fates = {one.fate: one for one in result.endings}
    assert set(fates) == {"step", "lost"}
    assert ("defeated", "doria", 1) in told(fates["lost"])
    assert ("defeated", "doria", 1) not in told(fates["step"])


def test_equal_positions_are_one_and_orders_are_still_counted() -> None:
    result = found(storm(), until="action")
    both = ended(
        result,
        *(("revealed", seat, f"spell-{card}") for seat in ("anna", "boris") for card in ("ward", "thorns")),
        ("damage", "doria", 2),
    )
    assert both.orders == 4, "each of them uses one first and the other one then"
    assert len(result.ways.spots) < sum(1 for _ in lines(GAME, storm())) * 3


def test_up_to_the_next_step_or_to_the_end_of_the_action() -> None:
    state = lodge(doria(), do="explore")
    step, whole = found(state), found(state, until="action", positions=50)
    assert {one.fate for one in step.endings} == {"step", "done"} and step.complete
    assert not whole.complete and whole.ways.left > 0
    assert {one.fate for one in whole.endings} >= {"cut"}
    moved = next(one for one in step.endings if any(change.what == "at" for change in one.changes))
    (where,) = (change for change in moved.changes if change.what == "at")
    assert where.now == "" and len(where.rooms) == 6 and ABYSS in where.rooms
    ((walks,),) = moved.routes
    assert set(walks.keys) == {f"move.{room}" for room in where.rooms}


def test_what_always_happens_is_told_once() -> None:
    bolt_ = spell("bolt", deal(1), {"do": "gain_power", "n": 2}, target="mage", range=1)
    ward = spell(
        "ward", {"do": "ignore", "n": 1}, type="defence", target="self",
        trigger={"event": "damaged", "who": "self"},
    )  # fmt: skip
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-bolt")}),
        "boris": mage("riccart", HALL, board={"I": armed("spell-ward")}),
    }
    state = table(mages, cast("anna"), spells=(bolt_, ward))
    state = answer(GAME, settle(GAME, state).state, "boris").state
    result = interrupts(state)
    assert result is not None
    assert [(change.what, change.who, change.now) for change in result.always] == [("power", "anna", 2)]
    assert {frozenset(told(one)) for one in result.endings} == {
        frozenset({("damage", "boris", 1)}),
        frozenset({("revealed", "boris", "spell-ward")}),
    }


# ---- what the asker knows


def test_brw_plan_hidden__activated_cards_of_others_are_unknown_and_said_so() -> None:
    result = found(worm(), seat="doria")
    assert result.unknown == (Unknown("graminia", "I"), Unknown("graminia", "II"))
    cards = {change.card for ending in result.endings for change in ending.changes}
    assert not cards & {"spell-brain-worm", "spell-baleful-curse"}
    assert {way.key for spot in result.ways.spots for way in spot.ways} <= {
        *(option.key for option in play(worm()).question.options)
    }


def test_brw_plan_hidden__the_owner_of_a_trap_counts_on_it() -> None:
    result = found(worm(), seat="graminia")
    assert result.unknown == (Unknown("doria", "II"),)
    cards = {change.card for ending in result.endings for change in ending.changes}
    assert "spell-brain-worm" in cards and "spell-persecution" not in cards


def test_brw_plan_hidden__what_would_show_a_hidden_card_is_not_looked_at() -> None:
    discards = spell("verb", {"do": "discard_hand", "n": 1, "who": "target"}, target="mage", range=0)
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-verb")}),
        "boris": mage("riccart", HALL, hand=("spell-torment", "spell-blight")),
    }
    state = table(mages, cast("anna"), spells=(discards,))
    state = answer(GAME, settle(GAME, state).state, "boris").state
    open_, own = found(state), found(state, seat="anna")
    assert {one.fate for one in open_.endings} == {"done"}
    (hidden,) = own.endings
    assert hidden.fate == "hidden" and hidden.changes == ()
    shown = repr(own)
    assert "spell-torment" not in shown.replace(repr(own.ways), "")


# ---- what cannot be searched


def test_between_two_phases_nothing_is_under_way() -> None:
    assert interrupts(next(iter(GAME.setups()))) is None
    assert interrupts(State(table({"anna": mage()}).table)) is None


def test_before_an_action_all_actions_are_looked_at() -> None:
    state = lodge(doria(physical=1), do="activation")
    result = found(state, positions=300)
    assert result.program == "" and result.owner == ""
    first = result.ways.spots[0]
    assert first.question is not None and first.question.kind == "action"
    assert {way.key for way in first.ways} >= {"explore", "combat"}


def test_answers_that_lead_in_a_circle_are_told() -> None:
    """A quiet loop: somebody may go on answering for ever, and it is the same position again."""
    ask = Choose(rule="brw.act.move", kind="pick", among=Named(keys=("x", "y"), kind="room"), into="it")
    game = with_program("loop", (While(rule="brw.act.move", cond=True, body=(ask,)),), "room")
    state = lodge(doria(), do="").push("loop", "doria")
    aim: Aim[Table] = Aim(game, lambda at, question: False, positions=10)
    ways = explore(aim, state)
    assert ways.complete and ways.orders() is None
