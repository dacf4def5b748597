"""The workbench without a browser: positions opened, changed, taken along and brought back."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from html import unescape
from urllib.parse import parse_qs

import pytest
from msgspec.structs import replace
from support.desk import all_shown, html_of

from tutor.app.library import lesson_ids
from tutor.app.link import LONGEST, BadLink, CaseTrail, pack, unpack
from tutor.app.request import Request
from tutor.app.workbench import WorkbenchPage, page
from tutor.app.workbench.editor import editor
from tutor.engine.codec import digest
from tutor.rules.catalogue import load
from tutor.rules.words import LANGS, Lang
from tutor.scenario.games import game_named, playable, scenario_folder
from tutor.scenario.question_file import question_text
from tutor.views.theme import defs

ROUND = "seasons/01-crystallising-comes-first"
HOSTILE = "<script>alert(1)</script>"


def opened(lang: Lang = "en", game: str = "seasons", at: str = "") -> WorkbenchPage:
    return all_shown(WorkbenchPage(game, Request({"at": at} if at else {}, lang, served=True)))


def fields(bench: WorkbenchPage) -> str:
    """The form as the drawer of all fields shows it."""
    return bench.desk.parts["fields"].html


def press(bench: WorkbenchPage, act: str, place: object, value: str = "") -> None:
    bench.desk.press(f"{act}:{json.dumps(place, ensure_ascii=False)}", value)


def html(bench: WorkbenchPage) -> str:
    own = "".join(one.html for one in (bench.panel, bench.below))
    return own + html_of(bench.desk)


def link(bench: WorkbenchPage) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(bench.desk.bridge.query).items()}


def answer(bench: WorkbenchPage) -> None:
    """Any answer to the next question."""
    bench.bench.to_question()
    question = bench.bench.question
    assert question is not None
    key = question.chance.pick(0) if question.chance is not None else question.options[0].key
    bench.desk.press("outcome" if question.chance is not None else "answer", key)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", playable())
def test_every_game_opens_with_a_sound_position(game: str, lang: Lang) -> None:
    bench = opened(lang, game)
    assert bench.bench.defects == () and bench.desk.message == ""
    said = unescape(html(bench))
    assert ("Sound: nothing contradicts a rule." if lang == "en" else "Всё верно") in said
    assert load(game).title.of(lang) in said
    assert '<use href="#g-check"' in fields(bench) and 'id="g-check"' in defs()


def test_a_position_is_changed_undone_and_changed_again() -> None:
    bench = opened()
    first = bench.start.position
    press(bench, "add", ["players", "anna"], "crystals")
    press(bench, "set", ["players", "anna", "crystals"], "12")
    assert bench.start.position["players"]["anna"]["crystals"] == 12
    assert bench.bench.game.facts(bench.bench.node.state)["anna.crystals"] == 12
    assert bench.bench.changes == 2 and "crystals" not in first["players"].get("anna", {})
    bench.desk.press("undo", "")
    bench.desk.press("undo", "")
    assert bench.start.position == first and bench.bench.changes == 0
    bench.desk.press("undo", "")
    assert bench.start.position == first
    bench.desk.press("redo", "")
    bench.desk.press("redo", "")
    assert bench.start.position["players"]["anna"]["crystals"] == 12 and not bench.bench.can_redo
    bench.desk.press("undo", "")
    press(bench, "set", ["round"], "2")
    assert not bench.bench.can_redo
    press(bench, "set", ["round"], "2")
    assert bench.bench.changes == 2, "what changes nothing is no change"


@pytest.mark.parametrize("game", playable())
def test_the_editor_is_that_of_the_bench_after_every_press(game: str) -> None:
    bench = opened(game=game)
    ruling = load(game).rulings[0]
    other = next(one.id for one in ruling.readings if one.id != ruling.default)
    presses = [
        ("forward", ""), ("back", ""), (f"ruling:{ruling.id}", other), ("forward", ""), ("undo", ""),
        ("redo", ""), ("forward", ""), ("here", ""), ("lang", "ru"), ("undo", ""), ("back", ""),
    ]  # fmt: skip
    for act, value in presses:
        bench.bench.to_question()
        if bench.bench.question is not None:
            answer(bench)
        bench.desk.press(act, value)
        made = str(editor(bench.bench, bench.desk.speaker, bench.words))
        assert fields(bench) == made, (act, value)


def test_answers_are_given_again_after_a_change_as_far_as_they_fit() -> None:
    bench = opened()
    for _ in range(4):
        answer(bench)
    given = bench.bench.history.answers()
    press(bench, "add", ["players", "anna"], "crystals")
    assert bench.bench.history.answers() == given and bench.bench.misfit is None
    press(bench, "set", ["do", 0, "program"], "End of the game")
    press(bench, "remove", ["do", 0])
    assert bench.bench.history.answers() != given and bench.bench.defects == ()


def test_a_defect_leaves_the_last_sound_table_and_bars_the_panels() -> None:
    bench = opened("ru")
    table, stage = bench.desk.parts["table"].html, bench.desk.stage.html
    assert table and stage
    press(bench, "set", ["round"], "скоро")
    assert bench.start.position["round"] == "скоро"
    assert bench.bench.defects and bench.desk.parts["table"].html == table
    assert bench.desk.stage.html == stage
    said = unescape(html(bench))
    assert "Раунд" in said and "«скоро»" in said and "Сначала исправьте позицию." in said
    press(bench, "set", ["round"], "1")
    assert bench.bench.defects == () and "«скоро»" not in unescape(html(bench))


def test_names_typed_in_either_language_are_understood() -> None:
    bench = opened("ru")
    press(bench, "add", ["players", "anna"], "hand")
    press(bench, "add", ["players", "anna", "hand"], "Сапоги-скороходы")
    press(bench, "add", ["players", "anna", "hand"], "amulet of air")
    assert bench.start.position["players"]["anna"]["hand"] == ["temporal-boots", "amulet-of-air"]
    assert bench.bench.defects == ()
    press(bench, "add", ["players"], "Вера")
    assert list(bench.start.position["players"])[-1] == "vera"


@pytest.mark.parametrize("game", playable())
def test_the_position_shown_becomes_the_beginning(game: str) -> None:
    """A whole game is written down by the first change, or when that is asked for."""
    opening = game_named(game).openings()[0].id
    bench = opened("en", game)
    bench.desk.press("opening", opening)
    assert bench.start.opening == opening and "comes from the set-up" in unescape(fields(bench))
    assert 'data-act="set:' not in fields(bench)
    for _ in range(3):
        answer(bench)
    state, facts = bench.bench.node.state, bench.bench.game.facts
    bench.desk.press("here", "")
    if bench.desk.message:
        assert "cannot be written down" in bench.desk.message and bench.start.opening == opening
        return
    assert bench.start.opening == "" and bench.bench.history.answers() == ()
    assert facts(bench.bench.history.nodes[0].state) == facts(state)
    assert 'data-act="set:' in fields(bench)
    bench.desk.press("undo", "")
    assert bench.start.opening == opening


def test_another_reading_is_taken_and_taken_back() -> None:
    bench = opened()
    ruling = load("seasons").rulings[0]
    other = next(one.id for one in ruling.readings if one.id != ruling.default)
    bench.desk.press(f"ruling:{ruling.id}", other)
    assert bench.start.rulings == {ruling.id: other}
    assert "not the default" in bench.desk.parts["rulings"].html
    for wrong in ((f"ruling:{ruling.id}", "no-such-reading"), ("ruling:no-such-ruling", other)):
        bench.desk.press(*wrong)
        assert bench.start.rulings == {ruling.id: other}
    bench.desk.press(f"ruling:{ruling.id}", ruling.default)
    assert bench.start.rulings == {} and "not the default" not in bench.desk.parts["rulings"].html


# ---- files


def test_a_scenario_file_is_opened_with_its_told_line() -> None:
    bench = opened()
    name = lesson_ids("penumbra")[3]
    text = (scenario_folder() / f"{name}.yaml").read_text("utf-8")
    bench.desk.press("file", text)
    assert bench.desk.message == "" and bench.bench.game.id == "penumbra" == bench.desk.game
    assert bench.start.position and bench.bench.history.answers()


@pytest.mark.parametrize("game", playable())
def test_a_question_file_is_opened(game: str) -> None:
    bench = opened(game="seasons")
    bench.desk.press("file", question_text(game))
    assert bench.bench.game.id == game and bench.desk.message == "" and bench.bench.defects == ()
    assert bench.bench.question is not None


@pytest.mark.parametrize(("lang", "said"), [("en", "asked all the same"), ("ru", "вопрос задан и так")])
def test_a_lesson_that_fails_is_opened_and_says_so(lang: Lang, said: str) -> None:
    bench = opened(lang, "penumbra")
    bench.desk.press("file", f"{question_text('seasons')}steps:\n- expect: {{anna.crystals: 99}}\n")
    assert bench.bench.game.id == "seasons" and said in bench.desk.message


@pytest.mark.parametrize("lang", LANGS)
def test_every_defect_of_a_file_is_told_and_the_bench_stays(lang: Lang) -> None:
    bench = opened(lang)
    before = bench.start
    name = lesson_ids("seasons")[0]
    text = (scenario_folder() / f"{name}.yaml").read_text("utf-8")
    deep = "position: " + "[" * 500
    for bad in ("{", "game: chess", text.replace("players:", "payers:"), deep, "\x00", "- " * 3000, HOSTILE):
        bench.desk.press("file", bad)
        assert bench.desk.message and bench.start is before, bad[:40]
        assert "Traceback" not in bench.desk.message and "<script" not in html(bench)
    bench.desk.press("undo", "")
    assert bench.start is before


# ---- links


def test_a_link_brings_the_bench_back() -> None:
    bench = opened("ru")
    press(bench, "set", ["round"], "2")
    press(bench, "add", ["players", "anna"], "crystals")
    for _ in range(3):
        answer(bench)
    bench.desk.press("panel", list(bench.panels)[-1])
    bench.desk.command("back", "")
    again = opened("ru", at=link(bench)["at"])
    assert again.desk.message == "" and again.open == bench.open
    assert again.start == bench.start and again.bench.node.depth == bench.bench.node.depth
    assert digest(again.bench.node.state) == digest(bench.bench.node.state)
    assert again.bench.history.answers(again.bench.line()[-1]) == bench.bench.history.answers(
        bench.bench.line()[-1]
    )


def packed(value: object) -> str:
    return urlsafe_b64encode(zlib.compress(json.dumps(value).encode())).decode().rstrip("=")


def deep(levels: int) -> str:
    text = "[" * levels + "]" * levels
    return urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def hostile_links() -> dict[str, tuple[str, str]]:
    trail = opened().bench.trail("")
    case = trail.case
    wrong = replace(case, position={"players": {"anna": {"crystals": "many"}}})
    nobody = replace(case, game="chess")
    return {
        "no link": ("%%%", "damaged"),
        "too long": ("A" * (LONGEST + 1), "longer"),
        "no trail": (packed([1, 2, 3]), "another version"),
        "not ours": (packed({"a": 1}), "damaged"),
        "deep": (deep(90_000), "damaged"),
        "too large": (packed("x" * 300_000), "damaged"),
        "other version": (pack(replace(trail, version=1)), "another version"),
        "other game": (pack(replace(trail, case=nobody)), "damaged"),
        "no position": (pack(replace(trail, case=replace(case, position=None))), "damaged"),
        "ill-typed": (pack(replace(trail, case=wrong)), "damaged"),
        "no opening": (pack(replace(trail, case=replace(case, position=None, opening="x"))), "damaged"),
        "odd names": (pack(replace(trail, case=replace(case, names={"<b>": 7}))), "damaged"),
    }


def test_a_link_that_leads_nowhere_is_refused_politely() -> None:
    for name, (at, says) in hostile_links().items():
        bench = opened(at=at)
        assert says in bench.desk.message, (name, bench.desk.message)
        assert bench.bench.defects == () and bench.start.position
        press(bench, "set", ["round"], "3")
        assert bench.start.position["round"] == 3


def test_changed_rules_lead_as_far_as_the_link_still_fits() -> None:
    bench = opened()
    for _ in range(3):
        answer(bench)
    trail = unpack(link(bench)["at"], CaseTrail)
    case = replace(trail.case, answers=(*trail.case.answers[:1], "nonsense"))
    changed = opened(at=pack(replace(trail, case=case)))
    assert "changed" in changed.desk.message
    assert changed.bench.history.answers() == trail.case.answers[:1]


def test_a_line_too_long_for_a_link_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(trail: CaseTrail) -> str:
        raise BadLink("too-long")

    bench = opened()
    monkeypatch.setattr(page, "pack", endless)
    bench.desk.redraw()
    assert "too long for a link" in bench.desk.message and "at" not in link(bench)


def test_a_script_in_a_name_is_text() -> None:
    trail = opened().bench.trail("")
    position = json.loads(json.dumps(trail.case.position).replace("anna", HOSTILE))
    case = replace(trail.case, position=position, you=HOSTILE)
    for lang in LANGS:
        bench = opened(lang, at=pack(replace(trail, case=case)))
        assert "<script" not in html(bench) and "<script" not in bench.desk.bridge.query
        press(bench, "add", ["players"], HOSTILE)
        press(bench, "add", ["players", "boris"], "hand")
        press(bench, "add", ["players", "boris", "hand"], HOSTILE)
        assert bench.bench.defects and "<script" not in html(bench)
        assert "&lt;script" in fields(bench)


@pytest.mark.parametrize("place", ["", "{", "[]", "[1]", "[null]", '["x"]', '["players"]', "[[[]]]", '"x"'])
def test_a_press_on_what_is_not_there_changes_nothing(place: str) -> None:
    bench = opened()
    before = bench.start
    for act in ("set", "toggle", "remove", "detail", "add", "x"):
        bench.desk.press(f"{act}:{place}", "nobody")
        if bench.start != before:
            bench.desk.press("undo", "")
    assert bench.bench.game.id == "seasons" and bench.start == before


def test_what_was_looked_for_is_asked_anew_at_the_address_and_nothing_else_is() -> None:
    bench = opened(game="penumbra")
    fact = next(iter(bench.bench.game.facts(bench.bench.node.state)))
    bench.desk.press("panel", "outcomes")
    assert "outcomes" not in link(bench)
    bench.desk.press("outcomes-fact", fact)
    bench.desk.press("outcomes-look", "")
    query = link(bench)
    again = WorkbenchPage("penumbra", Request(query, "en", served=True))
    assert again.desk.message == ""
    # The same, with the answer above the fields.
    assert sorted(again.panel.html.split("<")) == sorted(bench.panel.html.split("<"))
    assert again.panel.html.index("</table>") < again.panel.html.index("outcomes-until")
    assert json.loads(query["outcomes"])["fact"] == fact
    wrong = (
        "[",
        "{}",
        '{"until":"effect","fact":"no.such"}',
        query["outcomes"].replace("law", HOSTILE),
        "1" * 5_000,
    )
    for text in wrong:
        other = WorkbenchPage("penumbra", Request({**query, "outcomes": text}, "ru", served=True))
        assert "задайте его заново" in other.desk.message and HOSTILE not in html(other)
        assert "outcomes" not in link(other)
