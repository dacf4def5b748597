"""What a mage in his cell may do, and how he leaves it."""

from __future__ import annotations

import pytest
from games.blackrose.support.acts import ABYSS, CRYPT, SANCTUARY, doria, lodge, passes
from games.blackrose.support.play import Play, play
from games.blackrose.support.positions import HALL, THRONE, armed, deal, laid, mage, spell
from msgspec.structs import replace

from tutor.engine.question import PASS
from tutor.games.blackrose.actions.moves import considered
from tutor.games.blackrose.position.form import EvocationSpec, RoomSpec
from tutor.games.blackrose.state.mage import CELL
from tutor.games.blackrose.state.table import Turn

HURT = spell("hurt", deal(1))
BACK = spell("back", deal(12), type="trap", trigger={"event": "entered", "who": "other-mage"})
BANISH = spell(
    "banish",
    {"do": "place", "where": "cell", "whom": {"what": "mage", "pick": "each", "myself": True}},
    {"do": "gain_power", "n": 3},
    target="self",
)
CARDS = (HURT, BACK, BANISH)
QUEST = "training-quest-pure-magic"
BOARD = {"quick": laid("spell-hurt"), "II": laid("spell-hurt")}


@pytest.mark.rules("brw.quest.use")
def test_brw_cell_allowed__only_explore_and_inertia() -> None:
    own = {"cadaver-1": EvocationSpec("doria", HALL)}
    game = play(lodge(doria(CELL, board=BOARD, solved=(QUEST,)), spells=CARDS, evocations=own))
    assert game.offered == ("explore", "inertia-quick", "inertia-II")
    refused = {"combat", "order", "cast-quick", "cast-II", f"use-{QUEST}"}
    assert all(game.refused(key) == ["brw.cell.allowed"] for key in refused)
    assert set(game.all_refused()) == {*refused, PASS}


def test_brw_cell_allowed__no_room_to_activate() -> None:
    game = play(lodge(doria(CELL)), "explore")
    assert game.refused("activate") == ["brw.cell.allowed"]


@pytest.mark.rules("brw.act.must-one")
def test_brw_cell_must_leave__an_activation_that_begins_there() -> None:
    game = play(lodge(doria(CELL, board=BOARD), spells=CARDS))
    assert game.rules("begins-in-cell") == ["brw.cell.must-leave"]
    assert game.of("begins-in-cell", "exits") == [(("room-crypt", "room-sanctuary"),)]
    assert game.refused(PASS) == ["brw.act.must-one", "brw.cell.must-leave"]
    explore = play(game.state, "explore")
    assert explore.offered == (f"move.{CRYPT}", f"move.{SANCTUARY}")
    assert explore.refused("done") == ["brw.cell.must-leave"]
    explore.answer(f"move.{CRYPT}")
    assert "done" in explore.offered and "activate" in explore.offered
    inertia = play(game.state, "inertia-II")
    assert inertia.offered == (f"move.{CRYPT}", f"move.{SANCTUARY}")
    assert inertia.refused("stay") == ["brw.cell.must-leave"]
    inertia.answer(f"move.{SANCTUARY}")
    assert inertia.table.mage("doria").at == SANCTUARY
    assert "combat" in inertia.offered and PASS in inertia.offered, "outside he acts as anybody"


def test_brw_cell_must_leave__who_can_do_neither_stays() -> None:
    game = passes(play(lodge(doria(CELL, physical=0), do="action-phase")))
    assert "doria" not in [who for (who,) in game.of("activation-begins", "who")]
    assert game.table.mage("doria").in_cell


@pytest.mark.parametrize(("reading", "exits"), [("two", 2), ("one", 0)])
def test_brw_cell_must_leave__no_way_out_that_is_known(reading: str, exits: int) -> None:
    """brw.ruling.layout.cell-exits: the one entrance of a cell is not known for two mages."""
    game = play(lodge(doria(CELL), rulings={"brw.ruling.layout.cell-exits": reading}), "explore")
    assert len([key for key in game.offered if key.startswith("move")]) == exits
    if not exits:
        assert game.asked == "action" and game.kinds("moves-lost", "action-ended")


def test_brw_cell_must_leave__with_the_second_action_if_the_first_cannot() -> None:
    """Where nobody knows a mage's speed, exploring does not take him out, but Inertia does."""
    arianna = mage("arianna", CELL, board={"I": laid("spell-hurt")})
    game = play(lodge(arianna, box="book", spells=CARDS), "explore")
    assert game.asked == "action" and game.refused(PASS) == ["brw.cell.must-leave"]
    game.answer("inertia-I")
    assert game.refused("stay") == ["brw.cell.must-leave"]
    alone = play(lodge(mage("arianna", CELL), box="book"), "explore")
    assert PASS in alone.offered, "nothing takes her out"


def test_brw_cell_stay__only_with_nothing_left_to_leave_it() -> None:
    stuck = mage("graminia", CELL, physical=0, board={"I": armed("spell-back")})
    state = lodge(doria(CELL, physical=1), ("graminia", stuck), do="action-phase", spells=CARDS)
    game = play(state)
    assert game.seat == "doria" and game.offered == ("explore",), "with a token he must go"
    passes(game)
    assert game.of("stays-in-cell", "who") == [("graminia",)]
    assert game.rules("stays-in-cell") == ["brw.cell.stay"]


@pytest.mark.parametrize(
    ("reading", "offered"), [("yes-in-cell", ("explore", "inertia-quick", PASS)), ("no", ())]
)
@pytest.mark.rules("brw.act.one-or-two")
def test_brw_cell_allowed__after_a_defeat_in_the_first_action(reading: str, offered: tuple[str, ...]) -> None:
    """brw.ruling.activation.after-defeat."""
    snare = mage("graminia", THRONE, board={"I": armed("spell-back")})
    mine = doria(HALL, board={"quick": laid("spell-hurt")})
    rulings = {"brw.ruling.activation.after-defeat": reading}
    state = lodge(mine, ("graminia", snare), spells=CARDS, rulings=rulings)
    game = play(state, "explore", f"move.{ABYSS}", "I", "doria")
    assert game.table.mage("doria").in_cell and game.offered == offered
    if offered:
        assert game.refused("combat") == ["brw.cell.allowed"]
        game.answer("explore")
        assert "done" in game.offered, "he did not begin his activation there"
    else:
        assert game.of("activation-ends", "n") == [(1,)]


def test_brw_cell_allowed__fallen_in_his_activation_all_reasons_are_told() -> None:
    """brw.ruling.activation.after-defeat."""
    state = lodge(doria(CELL, board=BOARD), spells=CARDS, do="")
    table = replace(state.table, turn=Turn("doria", ("explore",), fallen=True))
    against = {
        option.key: [reason.rule for reason in reasons]
        for option, reasons in considered(table, "doria", lambda ruling: "no")
    }
    assert against["explore"] == against["inertia-II"] == ["brw.act.one-or-two"]
    assert against["combat"] == ["brw.act.one-or-two", "brw.cell.allowed"]
    assert against[PASS] == []


def test_brw_cell_continue__an_action_goes_on_from_the_cell() -> None:
    """The restored Abyss sends all mages to their cells; Doria is not defeated and goes on exploring."""
    restored = {ABYSS: RoomSpec(at=(0, 1), restored=True)}
    game = play(lodge(doria(ABYSS), rooms=restored), "explore", "activate")
    assert game.table.mage("doria").in_cell and game.table.mage("graminia").in_cell
    assert game.asked == "explore-step" and f"move.{CRYPT}" in game.offered
    assert "done" in game.offered, "his activation did not begin there"
    game.answer(f"move.{CRYPT}", f"move.{SANCTUARY}")
    assert game.table.mage("doria").at == SANCTUARY


def test_brw_cell_continue__a_spell_goes_on_from_the_cell() -> None:
    game = play(lodge(doria(HALL, board={"I": laid("spell-banish")}), spells=CARDS), "cast-I")
    assert game.table.mage("doria").in_cell and game.table.power("doria") == 3
    assert game.offered == ("explore", PASS)


@pytest.mark.rules("brw.act.attack")
def test_brw_cell_not_lodge__nobody_in_a_cell_is_attacked() -> None:
    game = play(lodge(doria(HALL), ("graminia", mage("graminia", CELL))), "combat")
    assert game.refused("attack.graminia") == ["brw.cell.not-lodge"]


@pytest.mark.rules("brw.evophase.order")
def test_brw_cell_allowed__evocations_are_activated_from_the_cell() -> None:
    own = {"cadaver-1": EvocationSpec("doria", THRONE)}
    game = play(lodge(doria(CELL), do="evocation-phase", evocations=own), "attack.graminia")
    assert game.of("damaged", "who", "by") == [("graminia", "doria")]


@pytest.mark.rules("brw.trap.trigger-only")
def test_brw_cell_allowed__a_trap_is_used_from_the_cell() -> None:
    snare = mage("graminia", CELL, board={"I": armed("spell-back")})
    game = Play(lodge(doria(HALL), ("graminia", snare), spells=CARDS)).answer("explore", f"move.{ABYSS}")
    assert game.seat == "graminia" and "I" in game.offered
