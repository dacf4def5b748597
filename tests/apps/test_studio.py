"""The studio without a browser: lessons begun, played, written, checked, previewed, kept and opened."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import parse_qs

import msgspec
import pytest
from support.desk import html_of

from tutor.app.library import lesson_ids
from tutor.app.request import Request
from tutor.app.studio import StudioPage
from tutor.app.studio.drawn import PARTS
from tutor.app.studio.session import Draft
from tutor.app.widgets.bridge import LONGEST_KEPT
from tutor.rules.words import LANGS, Lang
from tutor.scenario.checking import check_text
from tutor.scenario.games import game_named, playable, scenario_folder

PLAINS = "penumbra/05-plains-of-agony"
PYRAMID = "resarcana/16-puzzle-great-pyramid"
HOSTILE = "<script>alert(1)</script>"


def opened(lang: Lang = "en", game: str = "penumbra", **query: str) -> StudioPage:
    return StudioPage(game, Request(query, lang, served=True))


def html(page: StudioPage) -> str:
    return page.editor.html + page.panel.html + html_of(page.desk)


def text_of(lesson: str) -> str:
    return (scenario_folder() / f"{lesson}.yaml").read_text("utf-8")


def answer(page: StudioPage) -> None:
    """Any answer to the next question."""
    page.studio.to_question()
    question = page.studio.question
    assert question is not None
    key = question.chance.pick(0) if question.chance is not None else question.options[0].key
    page.desk.press("outcome" if question.chance is not None else "answer", key)


def word(page: StudioPage, act: str, en: str, ru: str) -> None:
    page.desk.press(f"{act}.en", en)
    page.desk.press(f"{act}.ru", ru)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", playable())
def test_every_set_up_begins_a_sound_lesson_that_grows_by_being_played(game: str, lang: Lang) -> None:
    page = opened(lang, game)
    page.desk.press("opening", game_named(game).openings()[-1].id)
    assert page.studio.report.sound and page.desk.message == ""
    for _ in range(3):
        answer(page)
    assert page.studio.report.sound and len(page.studio.draft.steps) == 3
    for panel in ("about", "goal", "check", "here"):
        page.desk.press("panel", panel)
        assert page.desk.message == "" and page.open == panel


def test_a_lesson_is_built_by_presses_from_a_set_up() -> None:
    page = opened(game="seasons")
    word(page, "about:title", "Dice first", "Сначала кубики")
    page.desk.press("tell", "say")
    assert not page.studio.report.sound
    assert [one.field for one in page.studio.report.defects] == ["steps[0].say.en", "steps[0].say.ru"]
    assert "steps[0].say.en" in page.panel.html
    word(page, "entry:0.say", "Nine cards are dealt to each.", "Каждому раздают девять карт.")
    assert page.studio.report.sound
    for _ in range(4):
        answer(page)
    page.studio.go_to(0)
    page.desk.press("tell", "predict")
    index = next(n for n, step in enumerate(page.studio.draft.steps) if step.predict)
    assert "The engine says" in page.panel.html
    word(page, f"entry:{index}.ask", "How will it be?", "Как будет?")
    assert page.studio.report.sound, page.studio.report.defects
    page.desk.press("panel", "about")
    page.desk.press("shows-all", "")
    assert page.studio.draft.shows and page.studio.report.sound
    page.desk.press("add-expect", next(one for one in page.studio.playthrough.facts[0] if "." in one))
    page.desk.press("add-expect", "events")
    assert page.studio.report.sound
    page.desk.press("look", "")
    assert page.preview is not None and page.preview.walk is not None
    assert not page.desk.message and 'data-act="write"' in page.desk.parts["say"].html
    page.desk.press("write", "")
    assert page.preview is None
    assert check_text(page.studio.text, "x.yaml").sound


def test_the_truth_is_the_engines_whatever_is_pressed() -> None:
    page = opened(lesson=PLAINS)
    index = next(n for n, step in enumerate(page.studio.draft.steps) if step.predict)
    page.studio.go_to(index)
    page.desk.press(f"entry:{index}.choice-add", "9")
    step = page.studio.draft.steps[index].predict
    assert step is not None and step.choices == (4, 5, 6, 7, 9)
    page.desk.press(f"entry:{index}.choice-out", "1")
    assert [one.field for one in page.studio.report.defects] == [f"steps[{index}].predict.choices"]
    assert "true answer 5" in unescape(page.panel.html)
    page.desk.press(f"entry:{index}.choices-made", "")
    assert page.studio.report.sound
    for bad in ("x", "", "9" * 40, "1.5"):
        before = page.studio.draft
        page.desk.press(f"entry:{index}.choice-add", bad)
        assert page.studio.draft == before and "not changed" in page.desk.message
    for wrong in ("anna.nothing", HOSTILE):
        page.desk.press(f"entry:{index}.fact", wrong)
        assert page.studio.draft == before


def test_expectations_are_taken_from_the_engine_and_renewed() -> None:
    page = opened(lesson=PLAINS)
    steps = enumerate(page.studio.draft.steps)
    index = next(n for n, step in steps if step.expect and "refused" in step.expect)
    text = page.studio.text.replace("option: card-silverweed, rules: [pen.act.turned]",
                                    "option: card-silverweed, rules: [pen.act.turn]")  # fmt: skip
    page.desk.press("file", text)
    assert [one.field for one in page.studio.report.defects] == [f"steps[{index}].expect.refused.rules"]
    page.desk.press(f"entry:{index}.renew", "")
    assert page.studio.report.sound
    page.studio.go_to(index)
    page.desk.press("add-expect", "refused card-silverweed")
    page.desk.press("add-expect", "offered")
    assert page.studio.report.sound


def test_an_answer_of_another_line_comes_into_the_lesson_only_when_that_is_asked_for() -> None:
    page = opened(lesson=PLAINS)
    before = page.studio.draft
    page.studio.to_question()
    page.desk.press("answer", "pass")
    assert page.studio.draft == before and page.studio.place is None
    assert "left the line" in unescape(page.panel.html)
    page.desk.press("to-line", "")
    assert page.studio.place is not None
    page.studio.to_question()
    page.desk.press("answer", "pass")
    page.desk.press("take-line", "")
    assert page.studio.place is not None and page.studio.draft.steps[-1].choose == "pass"
    page.desk.press("undo", "")
    assert page.studio.draft == before and page.studio.place is not None
    page.studio.go_to(0)
    page.desk.press("cut", "")
    assert len(page.studio.draft.steps) == 4 and page.studio.changes


def test_a_goal_is_proven_and_an_unreached_one_is_a_defect() -> None:
    page = opened(lesson=PYRAMID)
    page.desk.press("panel", "goal")
    assert "Proven" in page.panel.html
    page.desk.press("goal-within", "any")
    assert page.studio.draft.goal is not None and page.studio.draft.goal.within == "any"
    page.desk.press("goal-add", "anna.elan")
    assert page.studio.report.sound and page.studio.draft.goal.reach["anna.elan"] == 0
    page.desk.press("goal-out", "anna.elan")
    page.desk.press("goal-out", "anna.points")
    assert page.studio.draft.goal is None
    page.desk.press("goal-out", "anna.points")
    assert "not changed" in page.desk.message


def test_a_goal_of_a_lesson_with_an_open_question_says_that_play_has_to_end() -> None:
    page = opened(game="seasons")
    page.desk.press("panel", "goal")
    assert "still open" in page.panel.html
    page.desk.press("goal-add", "anna.crystals")
    assert [one.field for one in page.studio.report.defects] == ["goal.reach"]
    assert "while the last question is still open" in page.panel.html
    page.desk.press("begin-here", "")
    page.desk.press('remove:["do",0]', "")
    assert page.studio.begins and "still open" not in page.panel.html
    assert page.studio.report.sound, page.studio.report.defects


# ---- what is kept, opened and refused


def test_a_draft_comes_back_after_reloading_and_no_other_takes_its_place() -> None:
    page = opened("ru", lesson=PLAINS)
    assert "lesson=" in page.desk.bridge.query and not page.desk.bridge.kept
    page.desk.press("about:title.ru", "Равнины")
    page.studio.go_to(5)
    page.desk.press("tell", "say")
    kept = page.desk.bridge.kept
    (draft,) = parse_qs(page.desk.bridge.query)["draft"]
    assert page.desk.bridge.kept_name == draft
    again = opened("ru", draft=draft)
    again._take_draft(kept)
    assert again.studio.draft == page.studio.draft and again.studio.node.depth == page.studio.node.depth
    assert again.desk.bridge.query == page.desk.bridge.query
    other = opened("ru", game="seasons")
    other._take_draft(kept)
    assert other.desk.game == "seasons" and "Равнины" in other.editor.html
    other.desk.press("about:title.ru", "Другой")
    assert other.desk.bridge.kept_name not in ("", draft)
    other.desk.press("draft", draft)
    assert other.studio.draft == page.studio.draft and other.desk.game == "penumbra"
    other.desk.press("forget", draft)
    assert draft in other.drafts.known, "the draft that is open is not deleted"


@pytest.mark.parametrize(
    "typed", ["../../etc/passwd", "/etc/passwd", "..\\x", ".hidden", "a\0b", "%2e%2e%2fx", "..", "ы" * 300]
)
def test_a_path_is_no_name_of_a_lesson(typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    page = opened(lesson=PLAINS)
    saved: list[str] = []
    monkeypatch.setattr(page.desk.bridge, "save", lambda name, text: saved.append(name))
    page.desk.press("name", typed)
    page.desk.press("save", "")
    assert len(saved) == 1 and re.fullmatch(r"[\w-]{1,80}\.yaml", saved[0]), saved
    for lesson in (typed, f"penumbra/{typed}", f"{typed}/05-plains-of-agony"):
        asked = opened(lesson=lesson)
        assert asked.studio.name == "penumbra-lesson" and "Traceback" not in html(asked)
        assert asked.desk.message, "there is no such lesson, and that is said"


def test_what_a_browser_sends_is_no_draft_unless_it_is_ours() -> None:
    page = opened(draft="0" * 16)
    ours = "0" * 16
    for id, name, text in (("x", "a", "a"), (ours, "../a", "a"), (ours, "a", "[" * 90), (ours, "a", "")):
        page._take_draft(msgspec.json.encode(Draft(id, name, text)).decode())
        assert page.studio.report.sound and "Traceback" not in page.desk.message
    for text in ("", "{", "[]", '{"id": 1}'):
        page._take_draft(text)
    assert page.studio.id == ""


def test_a_draft_too_long_for_the_browser_says_so() -> None:
    page = opened(lesson=PLAINS)
    for index in range(LONGEST_KEPT // 4000 + 1):
        page.desk.press("tell", "say")
        page.desk.press(f"entry:{index}.say.en", "word " * 800)
    assert "too long to be kept" in page.desk.message


@pytest.mark.parametrize("lang", LANGS)
def test_hostile_files_are_refused_with_their_lines_or_shown_as_text(lang: Lang) -> None:
    page = opened(lang, lesson=PLAINS)
    before = page.studio.draft
    text = text_of(PLAINS)
    bombs = "a: &a [x]\nb: &b [*a, *a, *a]\n"
    for bad in ("", "{", HOSTILE, "\x00", "- " * 3000, bombs, "a: !!python/object/apply:os.system [x]",
                text.replace("wizards:", "witches:"), text.replace("steps:", "steps: 3\nx:")):  # fmt: skip
        page.desk.press("file", bad)
        assert page.desk.message and page.studio.draft is before, bad[:40]
        assert "Traceback" not in page.desk.message and "<script" not in html(page)
    page.desk.press("file", text.replace("Threat 7: Plains of Agony", HOSTILE))
    assert page.studio.draft.title.en == HOSTILE
    for panel in ("about", "check", "here"):
        page.desk.press("panel", panel)
        assert "<script" not in html(page)
    page.desk.press("look", "")
    assert page.preview is not None
    assert "<script" not in html_of(page.preview.desk)


def test_a_file_keeps_its_content_and_lost_comments_are_announced() -> None:
    page = opened()
    for lesson in (lesson_ids(game)[2] for game in playable()):
        text = text_of(lesson)
        page.desk.press("file", text)
        assert page.studio.report.sound, lesson
        assert ("comments" in page.editor.html) == ("\n#" in f"\n{text}")


@pytest.mark.parametrize("where", ["x", "", "-1", "9999", "0.say", "0.say.de", "0.nothing", "1e3", "²"])
def test_a_press_on_what_is_not_there_changes_nothing(where: str) -> None:
    page = opened(lesson=PLAINS)
    before = page.studio.draft
    for act in (f"entry:{where}", f"about:{where}", "up", "drop", "goto", "tell", "add-expect", "shows-add",
                "goal-add", "goal-within", "draft", "forget", "opening", "game", "lesson"):  # fmt: skip
        page.desk.press(act, where)
        assert page.studio.draft == before, act
        assert page.desk.message != page.words("error-inside"), act


def test_on_a_phone_one_part_is_shown_and_presses_lead_from_part_to_part() -> None:
    page = opened(lesson="penumbra/01-three-steps")

    def shown() -> list[str]:
        pressed = re.findall(r'aria-pressed="true" data-act="part" data-value="(\w+)"', page.ways.html)
        looks = [one for one in PARTS if f"rt-studio--{one}" in page.desk.page_box._dom_classes]
        assert pressed == looks
        return pressed

    assert shown() == ["list"]
    page.desk.press("goto", "2")
    assert shown() == ["write"]
    page.desk.press("part", "play")
    assert shown() == ["play"]
    page.desk.press("part", "nowhere")
    assert shown() == ["play"]
    page.desk.press("look", "phone")
    page.desk.press("write", "")
    assert page.preview is None and page.ways in page.desk.page_box.children
