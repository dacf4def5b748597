"""The stages of Black Rose Wars: a picture for every position, and what it shows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from tutor.engine.history import Node
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.state.visibility import secrets
from tutor.games.blackrose.views.stage import scene, things_of
from tutor.games.blackrose.views.stage.look import SHAPES, Look
from tutor.games.blackrose.views.stage.signs import PATHS
from tutor.rules.words import LANGS
from tutor.scenario import load_scenario, open_script
from tutor.trace.words import speaker
from tutor.views.stage import Setting, Stage, draw, picks
from tutor.views.stage.seals import shape_of

KEY = re.compile(r'data-key="([^"]+)"')
LESSONS = sorted(Path("scenarios/blackrose").glob("[0-9]*.yaml"))
FIRST = ("01-", "128-", "25-", "31-", "37-", "50-", "65-", "70-", "73-", "75-", "90-", "130-", "84-")
"""Lessons that between them show every kind of picture."""


@cache
def nodes(lesson: Path) -> tuple[tuple[Node[Table], Node[Table], str], ...]:
    """Every position of a lesson's line with the one before it, and the reader's seat."""
    script = open_script(load_scenario(lesson))
    line, you = script.main_line().nodes, script.scenario.you or ""
    return tuple(
        (node, line[at if node.parent is None else node.parent], you) for at, node in enumerate(line)
    )


def setting(
    node: Node[Table], before: Node[Table], you: str, *, lang: str = "en", seat: str = "", asks: bool = True
) -> Setting[Table]:
    """What a position is drawn from; without `asks` as while a prediction is open."""
    asked = node.question if asks else None
    offered = asked is not None and asked.chance is None
    answers = picks(asked.options, things_of) if asked is not None and offered else {}
    return Setting(node.state, before.state, asked, speaker("blackrose", lang), seat, you, answers)


def lesson(name: str) -> Path:
    return next(path for path in LESSONS if path.name.startswith(name))


def kinds(name: str, kind: str) -> Iterator[tuple[Setting[Table], Stage]]:
    """The stages of a lesson at the questions of a kind."""
    for node, before, you in nodes(lesson(name)):
        if node.question is not None and node.question.kind == kind:
            here = setting(node, before, you)
            yield here, scene(here)


@pytest.mark.parametrize("name", FIRST)
def test_every_step_has_a_stage_with_keys_of_its_own(name: str) -> None:
    for node, before, you in nodes(lesson(name)):
        for lang, asks in zip(LANGS, (True, False), strict=True):
            stage = scene(setting(node, before, you, lang=lang, asks=asks))
            keys = Counter(KEY.findall(draw(stage, "blackrose")))
            assert not [key for key, n in keys.items() if n > 1]
            assert stage.label


@pytest.mark.parametrize("name", ["01-", "10-", "25-", "37-"])
def test_what_an_answer_is_about_stands_on_the_stage(name: str) -> None:
    for node, before, you in nodes(lesson(name)):
        here = setting(node, before, you)
        asked = node.question
        if asked is None or asked.kind == "lay-spell":
            continue
        assert set(here.picks) <= set(KEY.findall(draw(scene(here), "blackrose")))


def test_a_target_out_of_range_is_dim_and_says_why_brw_range_max() -> None:
    here, stage = next(kinds("01-", "target"))
    assert 'class="st-room is-far' in stage.scene
    assert "too far" in stage.scene
    assert here.pick("figure-riccart") is not None
    assert here.pick("figure-doria") is None


def test_a_blocked_line_is_crossed_out_brw_range_los_line() -> None:
    _, stage = next(kinds("10-", "target"))
    assert 'class="cross"' in stage.scene
    assert 'class="seen"' in stage.scene


def test_a_question_about_a_trap_shows_what_waits_brw_trap_interrupt_physical() -> None:
    _, stage = next(kinds("37-", "trap"))
    assert "Explore" in stage.scene
    assert "waits" in stage.scene
    assert "Brain Worm" in stage.scene
    assert [plate.seat for plate in stage.seats if plate.active] == ["graminia"]


def test_an_effect_aimed_at_another_mage_has_an_arrow_of_harm() -> None:
    drawn = [scene(setting(node, before, you)).scene for node, before, you in nodes(lesson("37-"))]
    assert any('class="arc harm"' in one for one in drawn)


def test_a_defeat_shows_chips_and_the_step_it_is_at_brw_def_step0() -> None:
    stages = [scene(setting(node, before, you)) for node, before, you in nodes(lesson("50-"))]
    falls = [stage for stage in stages if 'class="st-steps"' in stage.scene]
    assert falls
    assert all("Life track of Riccart" in stage.label for stage in falls)
    assert "11 chips" in falls[0].scene


def test_what_a_mage_has_drawn_and_put_away_is_shown_where_nothing_in_the_lodge_changes() -> None:
    drawn = [scene(setting(node, before, you)).scene for node, before, you in nodes(lesson("22-"))]
    held = [one for one in drawn if 'data-key="holds-' in one]
    assert any("in hand" in one for one in held)
    assert any("left the hand" in one for one in held)
    assert not [one for one in held if 'class="st-map"' in one]


def test_a_gain_of_power_shows_the_track_with_the_marker_lit() -> None:
    for node, before, you in nodes(lesson("89-")):
        table, was = node.state.table, before.state.table
        if any(table.power(seat) != was.power(seat) for seat in table.seats) and not table.events[0]:
            drawn = scene(setting(node, before, you)).scene
            if 'class="st-map"' not in drawn:
                assert re.search(r'class="st-marker is-lit" data-key="marker-', drawn)
                return
    raise AssertionError("no power is gained")


def test_brw_moon_three__spaces_for_a_cube_are_pressed_and_one_that_is_put_is_where_it_was_put() -> None:
    for kind, moons in (("second-cube", "moon 2: 6, moon 3: 18"), ("third-cube", "moon 2: 4")):
        ((here, drawn),) = kinds("84-", kind)
        html, asked = draw(drawn, "blackrose"), here.question
        assert asked is not None and moons in drawn.label and ("moon 3: 18" in html) == ("18" in moons)
        pressed = re.findall(r'data-key="space-(\d+)"[^>]* data-act="answer" data-value="(\d+)"', html)
        assert pressed == [(option.key, option.key) for option in asked.options]
        assert 'class="st-number"' not in html  # the number of a space is its own


def test_figures_of_a_room_stand_apart() -> None:
    for node, before, you in nodes(lesson("05-")):
        html = scene(setting(node, before, you)).scene
        places = re.findall(r'style="(--x:[^;]+;--y:[^;]+);[^"]*" class="st-who', html)
        assert len(places) == len(set(places)) > 0


def test_while_a_prediction_is_open_nothing_may_be_picked() -> None:
    for node, before, you in nodes(lesson("37-")):
        html = draw(scene(setting(node, before, you, asks=False)), "blackrose")
        assert "is-may" not in html
        assert "data-act" not in html


@pytest.mark.parametrize("name", ["37-", "75-"])
def test_nothing_that_others_hide_is_shown_brw_plan_hidden(name: str) -> None:
    for node, before, you in nodes(lesson(name)):
        for seat in node.state.table.players:
            here = setting(
                node, before, you, seat=seat, asks=node.question is not None and node.question.seat == seat
            )
            html = draw(scene(here), "blackrose")
            hidden = secrets(node.state.table, seat) & secrets(before.state.table, seat)
            names = {speaker("blackrose", "en").name(id) for id in hidden}
            assert not [name for name in names if f">{name}<" in html]


def test_the_end_counts_every_source_brw_end_add() -> None:
    *_, (node, before, you) = nodes(lesson("130-"))
    stage = scene(setting(node, before, you))
    assert 'class="st-scores"' in stage.scene
    assert "Riccart wins" in stage.label


def test_mages_differ_by_shape_and_not_by_hue_alone() -> None:
    assert len({PATHS[shape] for shape in PATHS}) == len(PATHS)
    node, before, you = nodes(lesson("37-"))[0]
    look = Look.of(setting(node, before, you))
    assert [look.shape(seat) for seat in look.table.seats] == list(SHAPES[: len(look.table.seats)])
    assert look.shape("rose") not in SHAPES


def test_the_seals_of_rooms_and_spells_differ_pairwise() -> None:
    node, before, you = nodes(lesson("37-"))[0]
    box = Look.of(setting(node, before, you)).box
    ids = [one.id for one in box.catalogue.parts.components if one.kind in ("room", "spell", "mage", "event")]
    shapes = {id: shape_of("blackrose", id) for id in ids}
    assert not [pair for pair in combinations(ids, 2) if shapes[pair[0]] == shapes[pair[1]]]


def test_a_spell_that_is_cast_shows_the_side_it_lies_on_brw_act_cast_side() -> None:
    node, before, you = nodes(lesson("133-"))[0]
    drawn = draw(scene(setting(node, before, you, seat=you)), "blackrose")
    assert "Discard an upgrade" in drawn and "Remove the target" not in drawn
