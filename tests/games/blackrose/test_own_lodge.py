"""Positions with a lodge of their own, and with cubes on other spaces of the power track."""

from __future__ import annotations

from tutor.engine.game import Flaw
from tutor.games.blackrose import GAME
from tutor.games.blackrose.lodge.layouts import CellSpec, LayoutSpec, RoomSpec
from tutor.games.blackrose.position import DoSpec, MageSpec, Position

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
        "graminia": MageSpec("mage-graminia", "room-crypt"),
        "riccart": MageSpec("mage-riccart", "room-throne"),
    }
    return Position(mages, lodge=lodge)


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
    assert [(flaw.path, flaw.found) for flaw in flaws(many)] == [(("lodge", "rooms"), "20")]
    assert GAME.place(position(None), FREE).flaws[0].path == ("rooms",), "nobody has laid any"


def test_brw_setup_markers__on_other_spaces() -> None:
    mages = position(None).mages
    state = GAME.place(Position(mages, markers=(4, 9, 12))).state
    assert state is not None
    assert (state.table.moon_at, state.table.rose_at) == ((4, 9), 12)
    (flaw,) = GAME.place(Position(mages, markers=(4, 4, 12))).flaws
    assert flaw.path == ("markers",) and flaw.rule == "brw.setup.markers"


def test_brw_setup_players__a_position_before_the_set_up() -> None:
    seats = {"anna": MageSpec(), "boris": MageSpec()}
    state = GAME.place(Position(seats, (DoSpec("anna", program="setup"),), box="training")).state
    assert state is not None
    assert state.table.rooms == () and state.table.seats == ("anna", "boris")
    alone = Position({"anna": MageSpec()}, (DoSpec("anna", program="setup"),), box="training")
    assert "brw.setup.players" in {flaw.rule for flaw in GAME.place(alone).flaws}
