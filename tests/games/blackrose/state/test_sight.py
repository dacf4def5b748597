"""Range and line of sight in the lodge, held against an exact test of another kind."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any

import pytest
from games.blackrose.support.exact_sight import STANDARD, WITH_FOUR_MORE, Hex, is_visible, met
from hypothesis import given
from hypothesis import strategies as st

from tutor.engine.question import Refusal
from tutor.games.blackrose.state.lodge.hexes import Contact, contact, disc, distance, edge_ends, line, meeting
from tutor.games.blackrose.state.lodge.layouts import layout
from tutor.games.blackrose.state.lodge.lodge import HALL, THRONE, Cell, Lodge, Room, place_id
from tutor.games.blackrose.state.lodge.sight import (
    BLOCKING,
    Sight,
    sight,
)
from tutor.games.blackrose.state.readings import chosen
from tutor.rules.catalogue import load

READINGS = list(product(("blocked", "open"), repeat=2))
EDGE, VERTEX = "brw.ruling.los.along-edge", "brw.ruling.los.vertex"
OVER_CELL, COUNT = "brw.ruling.los.cell", "brw.ruling.range.count"


def board(places: list[Hex], cells: tuple[Hex, ...] = ()) -> Lodge:
    """A lodge of unnamed rooms."""
    named = zip("abcd", cells, strict=False)
    rooms = tuple(Room(place_id(at), at) for at in places)
    return Lodge(rooms, tuple(Cell(f"cell-{letter}", at) for letter, at in named))


def under(lodge: Lodge, **readings: str) -> Sight:
    """The sight in a lodge; readings by the last word of their ruling."""
    names = {
        "edge": EDGE, "vertex": VERTEX, "cell": OVER_CELL, "count": COUNT,
        "all": "brw.ruling.all.sight", "caster": "brw.ruling.cell.caster",
    }  # fmt: skip
    return sight(lodge, chosen({names[name]: reading for name, reading in readings.items()}))


def at(q: int, r: int) -> str:
    return place_id((q, r))


def standard() -> Lodge:
    lodge = layout(4)
    assert lodge is not None
    return lodge


# ---- the line against the independent test


@pytest.mark.parametrize(("edge", "vertex"), READINGS)
@pytest.mark.parametrize("places", [STANDARD, WITH_FOUR_MORE], ids=["19", "23"])
def test_brw_range_los_line__all_ordered_pairs_are_exact(places: list[Hex], edge: str, vertex: str) -> None:
    found = under(board(places), edge=edge, vertex=vertex)
    open_to: dict[str, Any] = {"edges": edge == "open", "corners": vertex == "open"}
    wrong = []
    for one, other in product(places, repeat=2):
        sees = found.sees(place_id(one), place_id(other))
        if sees != is_visible(one, other, set(places), **open_to):
            wrong.append((one, other))
        assert sees == found.sees(place_id(other), place_id(one))
        assert sees == found.look(place_id(one), place_id(other)).visible
    assert wrong == []


def test_brw_range_los_line__rounded_numbers_would_be_wrong() -> None:
    places = set(WITH_FOUR_MORE)
    pairs = [(one, other) for one in places for other in places if one < other]
    rule: dict[str, Any] = {"edges": False, "corners": True}
    wrong = [
        pair for pair in pairs
        if is_visible(*pair, places, **rule) != is_visible(*pair, places, **rule, number=float)
    ]  # fmt: skip
    assert len(pairs) == 253 and len(wrong) > 20


def test_brw_range_los_line__what_is_met_on_every_line() -> None:
    names = {Contact.MISS: "miss", Contact.CORNER: "corner", Contact.EDGE: "edge", Contact.THROUGH: "through"}
    for end in disc((0, 0), 6):
        if end == (0, 0):
            continue
        found = line((0, 0), end)
        for place in disc((0, 0), 7):
            how = names[contact((0, 0), end, place)]
            assert how == met((0, 0), end, place), (end, place)
            assert (how == "through") == (place in (*found.through, (0, 0), end))
            assert (how == "edge") == any(place in pair for pair in found.edges)
            assert (how == "corner") == any(place == corner[2] for corner in found.corners)
        assert all(distance(*pair) == 1 for pair in found.edges)
        back = line(end, (0, 0))
        assert back.through == found.through[::-1]
        assert {frozenset(pair) for pair in back.edges} == {frozenset(pair) for pair in found.edges}
        assert not (found.edges and found.corners), "the two rulings never speak of the same line"


def test_brw_range_los_line__how_many_pairs_each_ruling_decides() -> None:
    counts = []
    for places in (STANDARD, WITH_FOUR_MORE):
        pairs = [(one, other) for one in places for other in places if one < other]
        lines = [line(*pair) for pair in pairs]
        found = (
            len(pairs),
            sum(bool(each.edges) for each in lines),
            sum(bool(each.corners) for each in lines),
        )
        counts.append(found)
    assert counts == [(171, 39, 0), (253, 53, 4)]


def test_brw_range_los_line__corners_and_edges_are_points_of_the_line() -> None:
    (corner,) = line((0, 0), (2, 2)).edges[:1]
    assert edge_ends(*corner) == ((1, 1), (2, 2)) or edge_ends(*corner) == ((2, 2), (1, 1))
    for one, other, touched in line((0, 0), (4, 1)).corners:
        q, r = meeting(one, other, touched)
        assert q * 1 == r * 4, "a point of the line from (0, 0) to (4, 1)"
    with pytest.raises(ValueError, match="share no edge"):
        edge_ends((0, 0), (2, 0))


places_of = st.sets(st.sampled_from(disc((0, 0), 3)), min_size=2, max_size=14)


@given(places_of, st.sampled_from(READINGS))
def test_brw_range_los_line__any_board_with_gaps(places: set[Hex], readings: tuple[str, str]) -> None:
    edge, vertex = readings
    ordered = sorted(places)
    found = under(board(ordered), edge=edge, vertex=vertex)
    open_to: dict[str, Any] = {"edges": edge == "open", "corners": vertex == "open"}
    for one, other in combinations_with_replacement(ordered, 2):
        sees = found.sees(place_id(one), place_id(other))
        assert sees == is_visible(one, other, places, **open_to)
        assert sees == found.sees(place_id(other), place_id(one))
        told = found.look(place_id(one), place_id(other))
        assert told.visible == sees and told.because
        assert all(ground.rule in load("blackrose") for ground in told.because)
        assert all((ground.kind in BLOCKING) != sees for ground in told.because)


@given(places_of, st.sets(st.sampled_from(disc((0, 0), 3)), max_size=4), st.sampled_from(["open", "blocked"]))
def test_brw_range_los_line__cells_between_rooms(places: set[Hex], cells: set[Hex], reading: str) -> None:
    rooms = sorted(places - cells)
    found = under(board(rooms, tuple(sorted(cells))), cell=reading)
    held = places | cells if reading == "open" else places - cells
    for one, other in combinations_with_replacement(rooms, 2):
        expected = is_visible(one, other, held, edges=False, corners=True)
        assert found.sees(place_id(one), place_id(other)) == expected
        assert found.look(place_id(one), place_id(other)).visible == expected


@given(
    places_of,
    st.sets(st.sampled_from(disc((0, 0), 3)), max_size=4),
    st.sampled_from(["straight", "path"]),
    st.sampled_from(["none", "cell"]),
)
def test_brw_range_max__targets_are_the_rooms_that_nothing_stands_against(
    places: set[Hex], cells: set[Hex], count: str, caster: str
) -> None:
    lodge = board(sorted(places - cells), tuple(sorted(cells)))
    found = under(lodge, count=count, caster=caster)
    rooms = [room.id for room in lodge.rooms]
    for source, reach in product((*rooms, *(cell.id for cell in lodge.cells)), (None, 0, 1, 2, 4)):
        aimed_at = tuple(room for room in rooms if not found.refusals(source, room, reach))
        assert found.targets(source, reach) == aimed_at


# ---- what decides it, named


def test_brw_range_los_line__the_edge_is_named() -> None:
    found = sight(standard()).look(at(-1, 0), at(0, 1))
    assert not found.visible and found.distance == 2
    (ground,) = found.because
    facts = dict(ground.facts)
    assert (ground.rule, ground.kind) == ("brw.range.los.line", "los-edge")
    assert set(facts["edge"]) == {at(-1, 1), HALL}  # type: ignore[arg-type]
    assert (facts["ruling"], facts["reading"]) == (EDGE, "blocked")
    opened = under(standard(), edge="open").look(at(-1, 0), at(0, 1))
    assert opened.visible and [each.kind for each in opened.because] == ["los-edge-open"]


def test_brw_range_los_line__every_edge_on_the_way_is_named() -> None:
    found = sight(standard()).look(at(-1, -1), at(1, 1))
    assert [set(dict(each.facts)["edge"]) for each in found.because] == [  # type: ignore[arg-type]
        {at(-1, 0), at(0, -1)},
        {THRONE, at(0, 1)},
    ]


def test_brw_range_los_line__rooms_on_the_way_are_named() -> None:
    found = sight(standard()).look(at(-2, 0), at(0, 1))
    assert found.visible and found.distance == 3
    (ground,) = found.because
    assert (ground.rule, ground.kind) == ("brw.range.los.line", "los-clear")
    assert dict(ground.facts)["crossed"] == (at(-1, 0), at(-1, 1))


def test_brw_range_los_line__a_gap_and_a_rim_are_named() -> None:
    without = [place for place in STANDARD if place not in ((0, 1), (1, 0))]
    found = sight(board(without))
    kinds = {
        end: [(each.kind, dict(each.facts)) for each in found.look(at(0, 0), at(*end)).because]
        for end in ((2, 0), (1, 1), (2, -1))
    }
    assert kinds[2, 0] == [("los-gap", {"gap": at(1, 0)})]
    assert [kind for kind, _ in kinds[1, 1]] == ["los-gap-edge"]
    ((kind, facts),) = kinds[2, -1]
    assert kind == "los-rim" and (facts["room"], facts["beyond"]) == (at(1, -1), at(1, 0))
    opened = under(board(without), edge="open").look(at(0, 0), at(2, -1))
    assert not opened.visible, "beyond that edge there is no room to pass through"


def test_brw_range_los_line__a_corner_is_named() -> None:
    long = [(q, r) for q in range(5) for r in range(2)]
    assert sight(board(long)).look(at(0, 0), at(4, 1)).because[-1].kind == "los-corner-open"
    found = under(board(long), vertex="blocked").look(at(0, 0), at(4, 1))
    facts = dict(found.because[0].facts)
    assert not found.visible and found.because[0].kind == "los-corner"
    assert facts["corner"] == (at(1, 0), at(2, 0), at(1, 1))
    assert (facts["ruling"], facts["reading"]) == (VERTEX, "blocked")


def test_brw_range_los_line__a_cell_is_named() -> None:
    row = board([(0, 0), (2, 0)], ((1, 0),))
    (ground,) = sight(row).look(at(0, 0), at(2, 0)).because
    assert ground.kind == "los-cell" and dict(ground.facts)["gap"] == "cell-a"
    passed = under(row, cell="open").look(at(0, 0), at(2, 0))
    assert passed.visible and [each.kind for each in passed.because] == ["los-clear", "los-cell-open"]


@pytest.mark.rules("brw.range.los")
def test_brw_range_los_line__the_example_of_the_catalogue() -> None:
    """The picture of brw.ex.line-of-sight is lost; this example stands in for it."""
    example: Any = load("blackrose").component("layout-lodge").value("los_example")
    found = sight(standard())
    for name, sees in (("visible_at_2", True), ("blocked_at_2", False)):
        for q, r in example[name]:
            target = found.lodge.at((q, r))
            assert found.distance(HALL, target) == 2 and found.sees(HALL, target) is sees


# ---- range


def test_brw_range_max__distance_is_counted_in_rooms() -> None:
    found = sight(standard())
    assert [found.distance(HALL, at(*to)) for to in ((0, 1), (1, 1), (2, 0))] == [1, 2, 2]
    assert found.distance(at(-2, 0), at(2, 0)) == 4 and found.distance(HALL, HALL) == 0
    refused = found.refusals(at(-2, 0), at(2, 0), 3)
    assert refused == (
        Refusal(
            "brw.range.max",
            "out-of-range",
            (("source", at(-2, 0)), ("target", at(2, 0)), ("distance", 4), ("reach", 3)),
        ),
    )
    assert found.refusals(at(-2, 0), at(2, 0), 4) == ()


def test_brw_range_max__zero_is_the_same_room() -> None:
    found = sight(standard())
    assert found.seen_from(HALL, 0) == (HALL,) and found.refusals(HALL, HALL, 0) == ()
    assert [(each.rule, each.kind) for each in found.look(HALL, HALL).because] == [
        ("brw.range.max", "los-same")
    ]
    assert found.refusals(HALL, THRONE, 0)[0].kind == "out-of-range"


def test_brw_range_max__gaps_and_the_two_ways_to_count() -> None:
    bow = board([(0, 0), (1, -1), (2, -1), (2, 0), (5, 5)], ((-1, 0),))
    assert under(bow, count="straight").distance(at(0, 0), at(2, 0)) == 2
    walked = under(bow, count="path")
    assert walked.distance(at(0, 0), at(2, 0)) == 3
    assert walked.distance(at(0, 0), at(5, 5)) is None
    assert "out-of-range" in {each.kind for each in walked.refusals(at(0, 0), at(5, 5), 99)}
    assert walked.distance("cell-a", at(2, 0)) == 4, "one step out of the cell"
    assert at(5, 5) not in walked.within(at(0, 0), 99)


def test_brw_range_any__needs_no_line() -> None:
    found = sight(standard())
    everywhere = tuple(room.id for room in found.lodge.rooms)
    assert found.within(HALL, None) == everywhere and found.area(HALL, None) == everywhere
    assert found.refusals(HALL, at(1, 1), None) == ()
    assert found.refusals(HALL, at(1, 1), 2)[0].rule == "brw.range.los.line"


def test_brw_range_los__every_reason_is_given_at_once() -> None:
    refused = sight(standard()).refusals(at(-2, 1), at(2, -1), 3)
    assert [each.kind for each in refused] == ["out-of-range", "los-edge", "los-edge"]
    refused = sight(standard()).refusals(at(-1, 0), at(0, 1), 1)
    assert [(each.rule, each.kind) for each in refused] == [
        ("brw.range.max", "out-of-range"),
        ("brw.range.los.line", "los-edge"),
    ]


# ---- areas


def test_brw_target_all__from_nothing_to_the_range() -> None:
    found = sight(standard())
    assert set(found.area(HALL, 1)) == {HALL, *found.lodge.adjacent(HALL)}
    assert set(found.area(HALL, 2)) == {
        HALL,
        *found.lodge.adjacent(HALL),
        *(at(*to) for to in ((2, 0), (0, 2), (-2, 2), (-2, 0), (0, -2), (2, -2))),
    }


def test_brw_target_all__out_of_sight_under_the_other_reading() -> None:
    found = under(standard(), all="all")
    assert found.area(HALL, 2) == tuple(room.id for room in found.lodge.rooms)
    assert found.seen_from(HALL, 2) == sight(standard()).seen_from(HALL, 2), "single targets must be seen"


# ---- cells


@pytest.mark.parametrize("reach", [0, 3, None])
def test_brw_cell_not_target__not_even_without_a_limit(reach: int | None) -> None:
    found = sight(standard())
    for cell in found.lodge.cells:
        (refused,) = found.refusals(at(2, 0), cell.id, reach)
        assert refused == Refusal("brw.cell.not-target", "target-cell", (("target", cell.id),))
        assert not found.sees(at(2, 0), cell.id) and not found.look(at(2, 0), cell.id).visible
        assert cell.id not in (*found.within(at(2, 0), reach), *found.area(at(2, 0), None))


def test_brw_cell_not_lodge__nothing_is_measured_from_a_cell() -> None:
    found = sight(standard())
    (refused,) = found.refusals("cell-d", at(2, 0), 4)
    assert (refused.rule, refused.kind) == ("brw.cell.not-lodge", "caster-outside")
    assert found.seen_from("cell-d", 9) == found.within("cell-d", 9) == ()
    assert found.refusals("cell-d", at(2, 0), None) == ()
    assert len(found.within("cell-d", None)) == 19


def test_brw_cell_not_lodge__as_a_room_beside_it_under_the_other_reading() -> None:
    found = under(standard(), caster="cell")
    assert set(found.seen_from("cell-d", 1)) == {at(2, 0), at(1, 1)}
    assert found.refusals("cell-d", at(1, 1), 1) == ()
    (refused,) = found.refusals("cell-d", "cell-a", 1)
    assert refused.rule == "brw.cell.not-target"
    far = found.look("cell-d", at(0, 1))
    assert far.distance == 2 and far.visible


# ---- what is asked for wrongly


@pytest.mark.parametrize("source", ["room-attic", "place:9:9"])
def test_unknown_places_are_named(source: str) -> None:
    found = sight(standard())
    with pytest.raises(KeyError, match=source):
        found.look(source, HALL)
    with pytest.raises(KeyError, match=source):
        found.distance(HALL, source)
    with pytest.raises(KeyError):
        found.sees(source, HALL)


def test_what_was_worked_out_is_kept() -> None:
    assert sight(standard()) is sight(layout(4))  # type: ignore[arg-type]
    assert sight(standard()) is not under(standard(), edge="open")
    with pytest.raises(KeyError, match="no reading"):
        chosen({EDGE: "perhaps"})
