"""Positions with a lodge of their own, and with cubes on other spaces of the power track."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tutor.engine.game import Flaw
from tutor.engine.step import settle
from tutor.games.blackrose import GAME
from tutor.games.blackrose.position.form import DoSpec, MageSpec, Position
from tutor.games.blackrose.position.reading import place
from tutor.games.blackrose.procedures.setup import opening
from tutor.games.blackrose.procedures.setup_gaps import NotPlayable
from tutor.games.blackrose.state.lodge.layouts import CellSpec, LayoutSpec, RoomSpec, lodge_of
from tutor.rules.words import Words

FREE = (("brw.ruling.layout.lodge", "free"),)
ROW = LayoutSpec(
    rooms=(
        RoomSpec((0, 0), "room-black-rose-hall"),
        RoomSpec((1, 0), "room-throne"),
        RoomSpec((2, 0), "room-crypt"),
        RoomSpec((3, 0)),
    ),
    cells=(CellSpec((-1, 0)), CellSpec((4, 0))),
)


def position(lodge: LayoutSpec | None) -> Position:
    mages = {
        "graminia": MageSpec(mage="mage-graminia", at="room-crypt"),
        "riccart": MageSpec(mage="mage-riccart", at="room-throne"),
    }
    return Position(mages=mages, lodge=lodge)


def flaws(lodge: LayoutSpec, rulings: tuple[tuple[str, str], ...] = FREE) -> tuple[Flaw, ...]:
    placed = GAME.place(position(lodge), rulings)
    assert placed.state is None
    return placed.flaws


def test_brw_setup_lodge__own() -> None:
    state = GAME.place(position(ROW), FREE).state
    assert state is not None
    rooms = [(room.id, room.at) for room in state.table.rooms]
    assert rooms[:3] == [("room-black-rose-hall", (0, 0)), ("room-throne", (1, 0)), ("room-crypt", (2, 0))]
    assert rooms[3] == ("room-abyss", (3, 0)), "the first that is left"
    cells = [(cell.at, cell.seat) for cell in state.table.cells]
    assert cells == [((-1, 0), "graminia"), ((4, 0), "riccart")]


def test_brw_setup_lodge__own_needs_the_reading() -> None:
    (flaw,) = flaws(ROW, ())
    assert flaw.path == ("lodge",) and flaw.rule == "brw.setup.lodge"


def test_brw_setup_lodge__own_is_sound() -> None:
    apart = LayoutSpec(rooms=(*ROW.rooms, RoomSpec((9, 0))))
    assert [flaw.path for flaw in flaws(apart)] == [("lodge", "rooms", 4, "at")]
    many = LayoutSpec(rooms=tuple(RoomSpec((q, r)) for q in range(5) for r in range(4)))
    assert [(flaw.path, flaw.actual) for flaw in flaws(many)] == [(("lodge", "rooms"), "20")]


def test_brw_setup_lodge__none_given_where_one_is_wanted() -> None:
    """The flaw says what to give, in a position of play as in one that begins a game."""
    start = Position(mages={"anna": MageSpec(), "boris": MageSpec()}, do=(DoSpec("anna", program="game"),))
    for wanting in (position(None), replace(start, box="training")):
        (flaw,) = GAME.place(wanting, FREE).flaws
        assert flaw.path == ("lodge",) and flaw.rule == "brw.setup.lodge"
        assert isinstance(flaw.allowed, Words)
        assert "rooms and cells with their places" in flaw.allowed.en
        assert "brw.ruling.layout.lodge" in flaw.allowed.ru
    with pytest.raises(NotPlayable) as refused:
        opening(("anna", "boris"), rulings=FREE)
    assert [flaw.path for flaw in refused.value.flaws] == [("lodge",)]


def test_brw_setup_lodge__a_game_that_was_begun_without_one() -> None:
    """Read so only when the game has begun already, the proposed lodge is laid, and this is told."""
    begun = next(one for one in GAME.openings() if one.id == "whole-2").start()
    step = settle(GAME, replace(begun, rulings=FREE))
    told = [event for event in step.events if event.kind == "lodge-not-given"]
    assert [event.rule for event in told] == ["brw.setup.lodge"]
    assert told[0].fact("ruling") == "brw.ruling.layout.lodge" and told[0].fact("reading") == "free"
    assert len(step.state.table.rooms) == 19 and len(step.state.table.cells) == 2


def test_brw_setup_core_rooms__an_own_lodge_names_them() -> None:
    nameless = LayoutSpec(rooms=(RoomSpec((0, 0)), RoomSpec((1, 0))), cells=ROW.cells[:1])
    with pytest.raises(NotPlayable) as refused:
        opening(("anna", "boris"), rulings=FREE, lodge=lodge_of(nameless))
    assert [(flaw.path, flaw.rule) for flaw in refused.value.flaws] == [
        (("lodge", "rooms"), "brw.setup.core-rooms"),
        (("lodge", "rooms"), "brw.setup.core-rooms"),
        (("lodge", "cells"), "brw.setup.cells"),
    ]


def test_brw_cell_colour__a_cell_for_each_mage() -> None:
    (flaw,) = flaws(LayoutSpec(rooms=ROW.rooms, cells=ROW.cells[:1]))
    assert flaw.path == ("lodge", "cells") and flaw.rule == "brw.setup.cells"
    mages = {**position(None).mages, "arianna": MageSpec(mage="mage-arianna")}
    (flaw,) = place(Position(mages=mages, players=2)).flaws
    assert flaw.path == ("players",) and flaw.rule == "brw.setup.cells"
    shared = {seat: replace(spec, cell="cell-a") for seat, spec in position(None).mages.items()}
    (flaw,) = place(Position(mages=shared)).flaws
    assert flaw.path == ("mages", "riccart", "cell") and flaw.rule == "brw.cell.colour"
    assert flaw.allowed == "cell-b"


def test_brw_setup_markers__on_other_spaces() -> None:
    mages = position(None).mages
    state = place(Position(mages=mages, markers=(4, 9, 12))).state
    assert state is not None
    assert (state.table.moon_at, state.table.rose_at) == ((4, 9), 12)
    (flaw,) = place(Position(mages=mages, markers=(4, 4, 12))).flaws
    assert flaw.path == ("markers",) and flaw.rule == "brw.setup.markers"


def test_brw_setup_players__a_position_before_the_set_up() -> None:
    seats = {"anna": MageSpec(), "boris": MageSpec()}
    state = place(Position(mages=seats, do=(DoSpec("anna", program="setup"),), box="training")).state
    assert state is not None
    assert state.table.rooms == () and state.table.seats == ("anna", "boris")
    alone = Position(mages={"anna": MageSpec()}, do=(DoSpec("anna", program="setup"),), box="training")
    assert "brw.setup.players" in {flaw.rule for flaw in place(alone).flaws}
