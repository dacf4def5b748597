"""The stages of Res Arcana: what each shows, of whom, and which pieces stand for which answers."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from games.resarcana.support.tables import anna, boris, ended, lies, played, threatened, vera, whole
from support.samples import sample

from tutor.engine.history import Node
from tutor.engine.question import Question
from tutor.engine.state import Frame, State
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.views.stage import scene, things_of
from tutor.rules.catalogue import load
from tutor.rules.words import LANGS, Lang
from tutor.scenario import load_scenario, open_script
from tutor.trace.words import speaker
from tutor.views.stage import Setting, Stage, draw, picks
from tutor.views.stage.seals import shape_of

LESSONS = sorted((Path(__file__).parents[4] / "scenarios" / "resarcana").glob("[0-9]*.yaml"))


def stage(
    now: State[Table],
    question: Question | None = None,
    *,
    before: State[Table] | None = None,
    lang: Lang = "en",
    seat: str = "",
    you: str = "anna",
) -> Stage:
    """The stage of a position, with the answers of a question on it."""
    offered = () if question is None else question.options
    found = picks(offered, things_of)
    return scene(Setting(now, before or now, question, speaker("resarcana", lang), seat, you, found))


def of(node: Node[Table], **said: str) -> Stage:
    """The stage of a moment of a history."""
    return stage(node.state, node.question, **said)  # type: ignore[arg-type]


def keys(html: str) -> list[str]:
    return re.findall(r'data-key="([^"]+)"', html)


@pytest.mark.parametrize("path", sample(LESSONS, 4, "every lesson of the game"), ids=lambda path: path.stem)
def test_each_step_of_a_lesson_has_a_stage_with_unique_keys_and_a_label(path: Path) -> None:
    script = open_script(load_scenario(path))
    for node in script.main_line().nodes:
        made = stage(node.state, node.question, you=script.scenario.you or "")
        found = keys(draw(made, "resarcana"))
        assert len(found) == len(set(found)) and made.label


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("opening", ["first-2", "whole-4", "draft-3"])
def test_each_decision_of_a_whole_game_has_a_stage_for_its_seat(opening: str, lang: Lang) -> None:
    for node in played(opening, 11).nodes[::7]:
        seat = "" if node.question is None or node.question.chance is not None else node.question.seat
        made = stage(node.state, node.question, lang=lang, seat=seat, you=seat)
        found = keys(draw(made, "resarcana"))
        assert len(found) == len(set(found)) and made.label


def test_answers_about_a_component_are_pressed_on_it() -> None:
    asked = [node for node in played("first-2", 11).nodes if node.question is not None]
    actions = [node for node in asked if node.question is not None and node.question.kind == "action"]
    for node in actions[::5]:
        assert node.question is not None
        drawn = draw(of(node, seat=node.question.seat, you=node.question.seat), "resarcana")
        pressed = set(re.findall(r'data-value="([^"]+)"', drawn))
        named = {pick.value for pick in picks(node.question.options, things_of).values()}
        assert named == pressed


def test_an_attack_shows_who_is_struck_the_way_out_and_who_is_safe() -> None:
    node = threatened().node
    made = of(node)
    assert [(link.start, link.end, link.kind) for link in made.links] == [("loss", "side-boris", "harm")]
    drawn = draw(made, "resarcana")
    assert {"card-bone-dragon", "loss", "side-boris", "card-guard-dog", "way-out"} <= set(keys(drawn))
    assert "has passed: safe" in drawn and "lose 2 life" in drawn
    assert [plate.seat for plate in made.seats if plate.active] == ["anna", "boris"]
    assert "Bone Dragon" in made.label and "1 death" in made.label


def test_an_open_prediction_marks_nothing_as_an_answer() -> None:
    drawn = draw(stage(threatened().node.state), "resarcana")
    assert "data-act" not in drawn and "is-may" not in drawn


def test_the_check_counts_each_seat_against_ten() -> None:
    now = State(whole(players=(anna(), boris(), vera())), (Frame("check", "anna", 1),))
    made = stage(now)
    assert draw(made, "resarcana").count('class="st-total"') == 3
    assert "Vera" in made.label


def test_the_end_names_the_winners() -> None:
    table = ended()
    drawn = draw(stage(State(table), you=""), "resarcana")
    assert "is-won" in drawn and all(f'data-key="side-{seat}"' in drawn for seat in table.winners)


def test_a_turned_component_says_so() -> None:
    player = anna(tableau=(lies("vault", turned=True), lies("prism")))
    drawn = draw(stage(State(whole(players=(player, boris())))), "resarcana")
    assert re.search(r'is-turned" data-key="card-vault"[^>]*data-state="turned"', drawn)
    assert not re.search(r'is-turned[^"]*" data-key="card-prism"', drawn)


def test_essences_that_were_taken_come_from_their_component() -> None:
    before = anna(pool=(0, 0, 0, 0, 0), tableau=(lies("vault", gold=2),))
    now = anna(pool=(0, 0, 0, 0, 2), tableau=(lies("vault"),))
    then, after = (State(whole(players=(player, boris()))) for player in (before, now))
    drawn = draw(stage(after, before=then), "resarcana")
    assert re.search(r'data-key="on-vault-gold"[^>]*>\+2<', drawn)


def test_the_hand_of_another_seat_is_not_on_the_stage() -> None:
    rival = boris(hand=("hypnotic-basin",))
    now = State(whole(players=(anna(), rival), turn="boris"))
    assert "hypnotic-basin" in draw(stage(now), "resarcana")
    assert "hypnotic-basin" not in draw(stage(now, seat="anna"), "resarcana")


def test_russian_stages_have_no_english_words() -> None:
    for node in played("first-2", 11).nodes[::11]:
        read = re.sub(r"<[^>]*>", " ", draw(of(node, lang="ru"), "resarcana"))
        assert not re.search("[A-Za-z]{2,}", read)


def test_no_two_components_have_the_same_seal() -> None:
    shapes = [shape_of("resarcana", component.id) for component in load("resarcana").components]
    assert all(one != other for one, other in combinations(shapes, 2))


def test_res_setup_places__an_outlined_slot_for_each_that_is_to_come() -> None:
    script = open_script(load_scenario(LESSONS[0].with_name("60-setting-up.yaml")))
    slots: dict[int, set[int]] = {}
    for node in script.main_line().nodes:
        table = node.state.table
        drawn = draw(stage(node.state, node.question), "resarcana").count('"st-slot"')
        dealt = any(player.deck.size for player in table.players)
        slots.setdefault(-1 if dealt else len(table.places), set()).add(drawn)
    # The eight magic items have slots of their own until they lie there.
    assert slots == {0: {13, 5}, 1: {4}, 2: {3}, 3: {2}, 4: {1}, 5: {0}, -1: {0}}
