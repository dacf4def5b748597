"""Viewpoints: what is lit, the corner magnified, and floats, against the engine and exact fractions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import tutor
from tutor.games.blackrose.analysis.orientation import cross_product, rounded_corners, tolerances
from tutor.games.blackrose.state.lodge.hexes import disc, distance, edge_ends, line
from tutor.notebook.blackrose.viewpoint import TOLERANCES, Viewpoint
from tutor.rules.words import LANGS, Lang
from tutor.views.cell_errors import CellError, NoSuchName

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


@pytest.fixture
def view() -> Viewpoint:
    return tutor.viewpoint("room-black-rose-hall", lang="en")


@pytest.mark.rules("brw.range.los.line", "brw.range.max")
def test_from_the_middle_the_light_stops_at_corners(view: Viewpoint) -> None:
    lodge = view.value.sight.lodge
    seen = {id for id in view.value.visible if id != view.value.aim.source}
    straight = {room.id for room in lodge.rooms if not line((0, 0), room.at).edges and room.at != (0, 0)}
    assert seen == straight
    assert view.value.counts() == {"seen": 12, "blocked": 6, "far": 0}
    assert view.set(reach=1).value.counts() == {"seen": 6, "blocked": 0, "far": 12}


def test_a_room_that_is_pressed_is_where_one_stands_and_every_picture_follows(view: Viewpoint) -> None:
    aiming, floats = view.aiming(), view.floats()
    pictures = [one.widget.children[-1] for one in (view, aiming, floats)]
    before = [one.html for one in pictures]
    pictures[0]._on_press("source", "room-cemetery")
    assert view.value.aim.source == aiming.value.aim.source == floats.value.source == "room-cemetery"
    assert all(one.html != drawn for one, drawn in zip(pictures, before, strict=True))
    pictures[1]._on_press("target", "room-arena")
    assert aiming.value.aim.target == "room-arena" and view.value.aim.target == ""
    for act, value in (("source", "room-nowhere"), ("reach", "x"), ("nothing", "1")):
        pictures[0]._on_press(act, value)
        assert view.value.aim.source == "room-cemetery" and view.value.aim.reach == 2


def test_a_viewpoint_takes_the_lodge_and_the_room_of_a_position() -> None:
    walk = tutor.position("blackrose/02-centre-to-centre", 0)
    view = tutor.viewpoint(walk)
    assert view.value.aim.source == "room-black-rose-hall"
    assert view.value.to_dict()["room-arena"] == "blocked" and view.value.to_dict()["room-abyss"] == "seen"
    assert len(view.set(players=2).value.sight.lodge.cells) == 2
    with pytest.raises(NoSuchName, match="no room 'room-thron'; did you mean 'room-throne'"):
        tutor.viewpoint("room-thron")
    with pytest.raises(CellError, match="allowed: 0 to 4, for 2 to 4 players"):
        tutor.viewpoint("room-throne", reach=9)
    with pytest.raises(CellError, match="found a position of seasons"):
        tutor.viewpoint(tutor.opening("seasons"))


def test_under_the_other_reading_an_edge_is_no_wall() -> None:
    view = tutor.viewpoint("room-black-rose-hall", readings={"brw.ruling.los.along-edge": "open"})
    assert view.value.counts()["seen"] == 18


def test_a_corner_of_an_edge_lies_on_the_line_in_whole_numbers_only() -> None:
    places = disc((0, 0), 2)
    for start in places:
        for end in places:
            for edge in line(start, end).edges:
                assert [cross_product(start, end, corner) for corner in edge_ends(*edge)] == [0, 0]
    errors = [one.error for one in rounded_corners((2, 2))]
    assert len(set(errors)) == 2 and all(0 < abs(error) < 2e-16 for error in errors)
    # A corner belongs to three rooms that share edges with one another.
    rooms = [one.room for one in rounded_corners((2, 2))]
    assert [distance(one, other) for one in rooms for other in rooms if one < other] == [1, 1, 1]


def test_the_magnified_corner_is_beside_the_line_in_floating_point(view: Viewpoint) -> None:
    corner = view.corner()
    assert "runs along no edge" in corner.widget.children[-1].html
    corner.set(source="room-summoner", target="room-sacrificial-altar", zoom=16)
    assert corner.value.exact == 0 and any(corner.value.offset(one) for one in corner.value.rounded)
    assert 'class="rt-corner__dot"' in corner.widget.children[-1].html
    with pytest.raises(CellError, match="runs along no edge"):
        corner.set(target="room-laboratory")


def test_floats_err_without_tolerance_and_with_too_much(view: Viewpoint) -> None:
    floats = view.floats()
    assert floats.value.looks == 19 * 18
    counts = {text: len(floats.set(tolerance=text).value.wrong) for text in TOLERANCES}
    assert (
        counts["0"] > counts["1e-16"] > counts["1e-15"] == counts["0.1"] == 0 < counts["0.2"] < counts["0.5"]
    )
    test = floats.set(tolerance="0").value
    for one, other in test.one_way:
        assert test.along_edge(one, other) != test.along_edge(other, one)
        assert test.lodge.where(one) != test.lodge.where(other)
    assert test.one_way and set(test.one_way) <= {(b, a) for a, b in test.wrong} | set(test.wrong)


def test_a_tolerance_is_the_least_with_which_an_edge_is_taken_to_be_on_the_line() -> None:
    places = disc((0, 0), 2)
    for (start, end), least in tolerances(places).items():
        assert (least < 1e-9) == bool(line(start, end).edges)


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_drawn_is_told_in_words_too(lang: Lang) -> None:
    view = tutor.viewpoint("room-throne", lang=lang)
    aiming = view.aiming().set(target="room-forge")
    shown = [repr(view), repr(aiming), repr(view.floats()), repr(view.corner().set(target="room-pleasures"))]
    assert len(set(shown)) == 4
    assert all((lang == "ru") == any("а" <= letter <= "я" for letter in text) for text in shown)


@pytest.mark.rules("brw.range.los")
def test_a_wrong_pair_meets_a_game_in_which_the_spell_reaches_its_target(view: Viewpoint) -> None:
    task, aiming = tutor.exercise("blocked-pair"), view.aiming()
    rooms = [room.id for room in view.value.sight.lodge.rooms if room.id != "room-black-rose-hall"]
    for source in ("room-throne", "room-crypt"):
        for target in rooms:
            marked = task.check(aiming.set(source=source, target=target))
            how = aiming.value.to_dict()[target]
            assert marked.right == (how == "blocked")
            if how == "seen":
                question = None if marked.counterexample is None else marked.counterexample.question
                assert question is not None
                assert "doria" in {option.key for option in question.options}
            else:
                assert marked.right or (marked.why is not None and marked.counterexample is None)
    for change in ({"source": "room-black-rose-hall"}, {"target": ""}, {"reach": 3}):
        assert not task.check(
            aiming.set(**{"source": "room-throne", "reach": 2, "target": "room-crypt"} | change)
        ).right


def test_every_room_in_the_middle_of_a_side_is_right(view: Viewpoint) -> None:
    task = tutor.exercise("six-and-three")
    rooms = view.value.sight.lodge.rooms
    right = [room.at for room in rooms if task.check(view.set(source=room.id)).right]
    assert right == [at for at in disc((0, 0), 2) if distance((0, 0), at) == 2 and 0 not in (*at, sum(at))]
    marked = task.check(view.set(source="room-throne"))
    assert marked.why is not None and "9 can be aimed at, and 4 are blocked" in marked.why.en
    assert not task.check(view.set(reach=3)).right


def test_each_tolerance_without_a_wrong_look_is_right(view: Viewpoint) -> None:
    task, floats = tutor.exercise("sound-tolerance"), view.floats()
    for tolerance in TOLERANCES:
        marked = task.check(floats.set(tolerance=tolerance))
        assert marked.right == (not floats.value.wrong)
        assert marked.right or (marked.why is not None and marked.why.en in repr(floats.value))


@pytest.mark.browser
@pytest.mark.programs
def test_a_room_is_pressed_in_the_chapter_and_the_light_moves(
    chromium_page: Page, serve_notebooks: Callable[..., str]
) -> None:
    page = chromium_page
    base = serve_notebooks(NOTEBOOKS, preheat=0)
    page.goto(f"{base}voila/render/chapters/en/sight.ipynb?lang=en", wait_until="commit")
    lit = page.locator(".rt-lit").first
    expect(lit).to_be_visible()
    expect(lit.locator("figcaption")).to_contain_text("12 other rooms")
    lit.locator('[data-value="room-abyss"]').click()
    expect(lit.locator("figcaption")).to_contain_text("From the Abyss")
    expect(page.locator(".rt-lit .is-source[data-value=room-abyss]").nth(1)).to_be_attached()
