"""The stage of Penumbra: a picture for every position, with every piece that an answer is about."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from support.samples import sample

from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.views.stage import scene, things_of
from tutor.rules.catalogue import load
from tutor.scenario import load_scenario, open_script
from tutor.trace.words import speaker
from tutor.views.stage import Setting, Stage, draw, picks
from tutor.views.stage.seals import shape_of

LESSONS = sorted(Path("scenarios/penumbra").glob("[0-9]*.yaml"))


@cache
def steps(lesson: str) -> tuple[tuple[State[Table], State[Table], Question | None], ...]:
    """Every step of the line that a lesson tells: the position, the one before, and the question."""
    path = next(path for path in LESSONS if path.stem == lesson)
    nodes = open_script(load_scenario(path)).main_line().nodes
    return tuple(
        (node.state, nodes[n if node.parent is None else node.parent].state, node.question)
        for n, node in enumerate(nodes)
    )


def drawn(
    lesson: str, at: int, lang: str = "en", *, seat: str = "", you: str = "anna", hidden: bool = False
) -> Stage:
    """The stage of a step; `hidden` as long as a prediction is open."""
    state, before, question = steps(lesson)[at]
    shown = None if hidden else question
    offered = picks(shown.options, things_of) if shown is not None and shown.chance is None else {}
    return scene(Setting(state, before, shown, speaker("penumbra", lang), seat, you, offered))


def keys(stage: Stage) -> list[str]:
    """The keys of the pieces that stand on the scene."""
    return re.findall(r'data-key="([^"]+)"', stage.scene)


def step_of(lesson: str, kind: str) -> int:
    """The first step of a lesson at which a question of that kind is asked."""
    return next(
        n for n, (_, _, asked) in enumerate(steps(lesson)) if asked is not None and asked.kind == kind
    )


@pytest.mark.parametrize("lesson", sample([path.stem for path in LESSONS], 4, "every lesson of the game"))
def test_every_step_of_every_lesson_has_a_stage_whose_answers_can_be_pressed(lesson: str) -> None:
    for at, (_, _, question) in enumerate(steps(lesson)):
        stage = drawn(lesson, at, ("en", "ru")[at % 2])
        twice = [key for key, n in Counter(keys(stage)).items() if n > 1]
        assert not twice, f"step {at}: {twice}"
        ends = {end for link in stage.links for end in (link.start, link.end)}
        assert ends <= {*keys(stage)}, f"step {at}: lines to pieces that are not there"
        assert stage.label and draw(stage, "penumbra")
        if question is None or question.chance is not None:
            continue
        offered = picks(question.options, things_of)
        pressed = {*re.findall(r'data-value="([^"]+)"', stage.scene)}
        for option in question.options:
            about = [*things_of(option)]
            assert not about or any(offered[thing].value in pressed for thing in about), (at, option.key)


def after(lesson: str, lang: str = "en") -> Iterator[Stage]:
    return (drawn(lesson, at, lang) for at in range(len(steps(lesson))))


def test_a_threat_die_is_drawn_to_what_it_hit_pen_threat_step3_die() -> None:
    lost = next(stage for stage in after("01-three-steps") if stage.links)
    assert [(link.start, link.end, link.kind) for link in lost.links] == [("threat-0", "lost-0", "harm")]
    assert "3 took bone 3" in lost.label
    assert "bone die, lost" in lost.scene


def test_a_wounded_mark_is_told_pen_threat_step3_mark() -> None:
    last = [*after("01-three-steps")][7]
    assert ("threat-1", "mark-discipline-1") in [(link.start, link.end) for link in last.links]
    assert "1 wounded Sapphire mark" in last.label and "5 missed" in last.label


def test_a_mortal_wound_reaches_the_wizard_pen_threat_step3_mortal() -> None:
    assert any(link.end == "self" for stage in after("06-mortal-wound") for link in stage.links)


def test_the_one_who_rolls_is_told_pen_threat_step2_roller() -> None:
    says = [plate.says for plate in [*after("01-three-steps")][3].seats]
    assert says == ["You", "Boris rolls for you"]
    assert [plate.says for plate in [*after("01-three-steps", "ru")][3].seats] == [
        "Вы",
        "Борис бросает за вас",
    ]


def test_threat_dice_may_be_picked_where_the_order_is_free_pen_threat_step3_order() -> None:
    stage = drawn("03-your-choice", step_of("03-your-choice", "threat-order"))
    assert re.findall(r'data-value="(\d)"', stage.scene) == ["1", "1", "1", "6"]


def test_an_open_prediction_leaves_nothing_to_be_picked() -> None:
    at = step_of("56-chain-of-four", "launch")
    assert "is-may" in drawn("56-chain-of-four", at).scene
    stage = drawn("56-chain-of-four", at, hidden=True)
    assert "is-may" not in stage.scene
    assert "card-transmutation" not in keys(stage)


def test_a_chain_shows_what_follows_and_why_others_do_not_pen_chain_define() -> None:
    stage = drawn("56-chain-of-four", step_of("56-chain-of-four", "launch"))
    assert {"card-staff-of-sounding", "card-chant", "card-wolf-of-all-colours"} <= {*keys(stage)}
    assert "no icon joins" in stage.scene
    assert "May be launched next: Chant" in stage.label


@pytest.mark.parametrize(
    ("lesson", "kind", "piece"),
    [
        ("60-two-placements", "learning", "section-brewery"),
        ("67-a-contract", "task-sum", "task"),
        ("73-trial-gold-eater", "trial", "card-gold-eater"),
        ("54-rest-and-trade", "buy", "card-training-bitter-coffee"),
        ("53-healed-in-rest", "rest-die", "board"),
    ],
)
def test_what_is_asked_decides_what_is_in_focus(lesson: str, kind: str, piece: str) -> None:
    assert piece in keys(drawn(lesson, step_of(lesson, kind)))


def test_the_points_stand_at_the_end_pen_score_order() -> None:
    last = [*after("90-counting-points")][-1]
    assert "st-scores" in last.scene
    assert last.label.startswith("Points. You:")


def test_cards_looked_at_in_secret_are_hidden_from_others() -> None:
    at = step_of("68-bound-by-blood", "keep-contract")
    state = steps("68-bound-by-blood")[at][0]
    looking = state.table.looking
    assert looking is not None
    other = next(seat for seat in state.table.seats if seat != looking.seat)
    shown = {f"card-{id}" for id in looking.cards} - {f"card-{id}" for id in state.table.contracts}
    assert shown and shown <= {*keys(drawn("68-bound-by-blood", at, hidden=True))}
    assert not shown & {*keys(drawn("68-bound-by-blood", at, seat=other, hidden=True))}


def test_no_two_components_have_the_same_seal() -> None:
    ids = [one.id for one in load("penumbra").components]
    assert len({shape_of("penumbra", id) for id in ids}) == len(ids)


def test_talents_to_choose_from_are_shown_with_what_they_give_pen_setup_talents_draft() -> None:
    lesson = "94-setting-the-table"
    stage = drawn(lesson, step_of(lesson, "keep-talent"))
    assert "First mark" in stage.scene and len(re.findall('data-act="answer"', stage.scene)) == 2
    hidden = drawn(lesson, step_of(lesson, "keep-talent"), seat="boris", hidden=True)
    assert "talent-anna-0" in keys(hidden) and "card-druid" not in keys(hidden)


def test_the_automa_shows_the_instruction_under_way_and_its_die_once_pen_solo_instructions() -> None:
    shown = [*after("95-the-automa")]
    now = [re.findall(r'<li class="is-now"[^>]*>([^<]+)', stage.scene) for stage in shown]
    assert now[1] == ["Place in a class, gain its mark and a card"]
    assert now[11] == ["Place in a class, gain a card"]
    assert "rolled" in keys(shown[4]) and "rolled" not in keys(shown[5])


def test_a_fate_card_is_turned_up_beside_its_deck_pen_fate_reveal() -> None:
    lit = [stage for stage in after("86-harvest") if "deck-fate" in keys(stage)]
    assert all("card-harvest" in keys(stage) for stage in lit) and lit
    assert any("is-now" in stage.scene for stage in lit)
