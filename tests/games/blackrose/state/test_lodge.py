"""The lodge: where rooms and cells lie, what borders on what, and layouts that somebody wrote."""

from __future__ import annotations

from textwrap import dedent

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.games.blackrose.state.lodge.hexes import DIRECTIONS, disc, distance, neighbours
from tutor.games.blackrose.state.lodge.layouts import CELLS, layout, parse_layout, throne_places
from tutor.games.blackrose.state.lodge.lodge import HALL, THRONE, Cell, Lodge, Room, is_in_one_piece, place_id
from tutor.games.blackrose.state.readings import chosen
from tutor.rules.catalogue import load
from tutor.rules.defects import DefectiveFile

LODGE, CELL_PLACES = "brw.ruling.layout.lodge", "brw.ruling.layout.cells"
THRONE_PLACE, EXITS, SOLO = (
    "brw.ruling.throne.corner",
    "brw.ruling.layout.cell-exits",
    "brw.ruling.solo.layout",
)

OTHERS = tuple(room.id for room in load("blackrose").of_kind("room") if room.id not in (HALL, THRONE))


def laid(players: int = 4, **readings: str) -> Lodge:
    """A layout of the catalogue; readings by the ruling's id."""
    lodge = layout(players, chosen(readings))
    assert lodge is not None
    return lodge


def defects(text: str) -> list[str]:
    """What is wrong with a layout file, in English, without the file's name."""
    with pytest.raises(DefectiveFile) as found:
        parse_layout(dedent(text).lstrip(), "lodge.yaml")
    return [line.removeprefix("lodge.yaml:") for line in found.value.text("en").splitlines()]


# ---- the catalogue's proposal


def test_brw_setup_lodge__nineteen_places_round_the_hall() -> None:
    lodge = laid()
    assert len(lodge.rooms) == 19 and lodge.where(HALL) == (0, 0)
    assert {room.at for room in lodge.rooms} == {
        (q, r) for q in range(-9, 9) for r in range(-9, 9) if distance((0, 0), (q, r)) <= 2
    }
    assert len(lodge.open_places) == 17 and len(OTHERS) == 17
    drawn = lodge.holding(OTHERS)
    assert {room.id for room in drawn.rooms} == {HALL, THRONE, *OTHERS} and drawn.open_places == ()
    assert [room.at for room in drawn.rooms] == [room.at for room in lodge.rooms]


@pytest.mark.parametrize("rooms", [OTHERS[:-1], (*OTHERS, HALL)])
def test_brw_setup_lodge__one_room_for_each_place(rooms: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="one room for each place"):
        laid().holding(rooms)


def test_brw_setup_lodge__the_proposal_stays_marked_as_inferred() -> None:
    assert load("blackrose").component("layout-lodge").facts["rooms"].basis == "inferred"
    assert {laid(players).basis for players in (1, 2, 3, 4)} == {"inferred"}
    assert laid().holding(OTHERS).basis == "inferred"
    assert Lodge((Room(HALL, (0, 0)),)).basis == "user"


def test_brw_setup_lodge__as_configured_under_the_other_reading() -> None:
    own = Lodge((Room(HALL, (0, 0)),))
    free = chosen({LODGE: "free"})
    assert layout(4, free, own=own) is own and layout(4, free) is None


def test_brw_setup_core_rooms__the_throne_room_lies_beside_the_hall() -> None:
    assert laid().where(THRONE) == (1, 0) and throne_places() == ((1, 0),)
    random = chosen({THRONE_PLACE: "random"})
    assert throne_places(random) == DIRECTIONS
    for place in throne_places(random):
        lodge = layout(4, random, place)
        assert lodge is not None and lodge.where(THRONE) == place and THRONE in lodge.adjacent(HALL)
        assert len(lodge.open_places) == 17


@pytest.mark.rules("brw.setup.layout.2p3p")
def test_brw_setup_cells__as_many_as_players_each_beside_two_rooms() -> None:
    for players in (2, 3, 4):
        lodge = laid(players)
        assert tuple(cell.id for cell in lodge.cells) == CELLS[:players]
        for cell in lodge.cells:
            assert distance((0, 0), cell.at) == 3 and not lodge.is_room(cell.id)
            assert cell.colour == "", "they lie face down"
            exits = lodge.exits(cell.id)
            assert exits is not None and len(exits) == 2
    assert len({cell.at for players in (2, 3, 4) for cell in laid(players).cells}) == 6


def test_brw_setup_layout_2p3p__four_cells_always_and_solo() -> None:
    assert len(laid(2, **{CELL_PLACES: "all-four"}).cells) == 4
    assert laid(1).cells == laid(2).cells
    assert laid(1, **{SOLO: "four-player"}).cells == laid(4).cells
    with pytest.raises(ValueError, match="no lodge for 5"):
        layout(5)


# ---- what borders on what


def test_brw_act_move__to_the_rooms_that_share_an_edge() -> None:
    lodge = laid()
    for room in lodge.rooms:
        around = lodge.adjacent(room.id)
        assert {lodge.where(id) for id in around} == {
            place for place in neighbours(room.at) if distance((0, 0), place) <= 2
        }
        assert all(room.id in lodge.adjacent(id) and lodge.steps(room.id, id) == 1 for id in around)
    assert lodge.steps(place_id((-2, 0)), place_id((2, 0))) == 4
    with pytest.raises(KeyError):
        lodge.adjacent("cell-a")


def test_brw_cell_no_entry__no_room_leads_into_a_cell() -> None:
    lodge = laid()
    cells = {cell.id for cell in lodge.cells}
    assert not cells & {id for room in lodge.rooms for id in lodge.adjacent(room.id)}


def test_brw_cell_must_leave__a_cell_opens_into_the_rooms_it_touches() -> None:
    lodge = laid()
    assert set(lodge.exits("cell-d") or ()) == {place_id((2, 0)), place_id((1, 1))}
    one = chosen({EXITS: "one"})
    assert lodge.exits("cell-d", one) is None, "which of the two is not known"
    named = msgspec.structs.replace(lodge, cells=(Cell("cell-d", (2, 1), (2, 0)),))
    assert named.exits("cell-d", one) == (place_id((2, 0)),)
    with pytest.raises(KeyError, match="cell-x"):
        lodge.exits("cell-x")


def test_places_have_ids_and_are_found_by_them() -> None:
    lodge = laid()
    assert lodge.at((0, 0)) == HALL and lodge.at((2, 1)) == "cell-d" and lodge.at((5, -7)) == "place:5:-7"
    assert lodge.where("place:5:-7") == (5, -7) and lodge.where("cell-d") == (2, 1)
    for wrong in ("room-attic", "place:x:1", "place", ""):
        with pytest.raises(KeyError, match="no room or cell"):
            lodge.where(wrong)


@given(st.sets(st.sampled_from(disc((0, 0), 3)), min_size=1))
def test_walking_and_hash_hold_on_any_board(places: set[tuple[int, int]]) -> None:
    rooms = tuple(Room(place_id(at), at) for at in sorted(places))
    lodge = Lodge(rooms)
    back = msgspec.json.decode(msgspec.json.encode(lodge), type=Lodge)
    assert back == lodge and hash(back) == hash(lodge)
    first = rooms[0].id
    for room in rooms:
        steps = lodge.steps(first, room.id)
        assert steps is None or steps >= distance(rooms[0].at, room.at)
    assert is_in_one_piece(lodge) == all(lodge.steps(first, room.id) is not None for room in rooms)


# ---- layouts that somebody wrote

GOOD = """
    game: blackrose
    rooms:
    - {at: [0, 0], room: room-black-rose-hall}
    - {at: [0, 1], room: room-throne}
    - {at: [1, 0]}
    cells:
    - {at: [-1, 1], entrance: [0, 1], colour: green}
    - {at: [2, 0]}
"""


def test_brw_setup_lodge__from_a_file() -> None:
    lodge = parse_layout(dedent(GOOD), "lodge.yaml")
    assert [(room.id, room.at) for room in lodge.rooms] == [
        (HALL, (0, 0)),
        (THRONE, (0, 1)),
        ("place:1:0", (1, 0)),
    ]
    assert lodge.cells == (Cell("cell-a", (-1, 1), (0, 1), "green"), Cell("cell-b", (2, 0)))
    assert lodge.basis == "user" and is_in_one_piece(lodge)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("blackrose", "chess", "1: game: found «chess»; allowed: blackrose"),
        ("[1, 0]}", "[1]}", "5: rooms[2].at: found [1]; allowed: two whole numbers [q, r], at most 12 from"),
        ("[1, 0]}", "[13, 0]}", "5: rooms[2].at: found [13, 0]; allowed: two whole numbers"),
        ("[1, 0]}", "[0, 0]}", "5: rooms[2].at: found [0, 0]; allowed: a place on which nothing lies yet"),
        ("[1, 0]}", "[x, 0]}", "5: rooms[2].at[0]: found «x»; allowed: a whole number"),
        ("[1, 0]}", "[1, 0], light: 3}", "5: rooms[2].light: found an unknown field; allowed: the fields"),
        ("room-throne", "room-attic", "4: rooms[1].room: found «room-attic»; allowed: one of room-black"),
        ("room-throne", HALL, f"4: rooms[1].room: found «{HALL}»; allowed: every room once"),
        (
            "[2, 0]",
            "[3, 3]",
            "8: cells[1].at: found [3, 3]; allowed: a place beside a room [brw.setup.cells]",
        ),
        (
            "entrance: [0, 1]",
            "entrance: [1, 0]",
            "7: cells[0].entrance: found [1, 0]; allowed: one of [0, 0]",
        ),
        ("entrance: [0, 1]", "entrance: [1]", "7: cells[0].entrance: found [1]; allowed: two whole numbers"),
        (
            "[2, 0]}",
            "[2, 0], colour: green}",
            "8: cells[1].colour: found «green»; allowed: every colour once",
        ),
    ],
)
def test_layout_files_tell_line_field_found_and_allowed(old: str, new: str, said: str) -> None:
    found = defects(GOOD.replace(old, new))
    assert len(found) == 1 and found[0].startswith(said)


def test_brw_setup_core_rooms__a_file_with_the_throne_room_elsewhere() -> None:
    text = GOOD.replace("[1, 0]}", "[0, 2], room: room-throne}").replace("room: room-throne}\n", "}\n", 1)
    found = defects(text.replace("[0, 1], }", "[0, 1]}"))
    assert found[0].endswith("allowed: a place beside the Black Rose Hall [brw.setup.core-rooms]")


def test_brw_setup_lodge__a_file_in_two_pieces_or_with_no_room() -> None:
    (found,) = defects(GOOD.replace("[1, 0]}", "[3, 0]}"))
    assert found.startswith("5: rooms[2].at: found [3, 0]; allowed: a place that can be walked to")
    assert found.endswith("[brw.setup.lodge]")
    assert defects("game: blackrose\nrooms: []") == [
        "2: rooms: found no room; allowed: rooms [brw.setup.lodge]"
    ]


def test_brw_setup_cells__a_file_with_five() -> None:
    more = "".join(f"\n    - {{at: [{q}, {r}]}}" for q, r in ((-1, 0), (1, 1), (0, -1)))
    (found,) = defects(GOOD.rstrip() + more)
    assert found == "7: cells: found cells: 5; allowed: at most 4 [brw.setup.cells]"


def test_layout_files_report_everything_in_both_languages() -> None:
    text = dedent(GOOD).replace("room-throne", "room-attic").replace("[2, 0]", "[3, 3]").lstrip()
    with pytest.raises(DefectiveFile) as found:
        parse_layout(text, "lodge.yaml")
    assert len(found.value.defects) == 2
    assert "допустимо: место рядом с комнатой [brw.setup.cells]" in found.value.text("ru")
    with pytest.raises(DefectiveFile, match="not YAML"):
        parse_layout("rooms: [", "lodge.yaml")
