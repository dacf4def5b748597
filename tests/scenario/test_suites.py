"""Suites of questions: every way to ask, every way to be wrong, each with its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from typer.testing import CliRunner, Result

from tutor.cli import app
from tutor.cli.junit import junit_text
from tutor.rules.located import load_located
from tutor.scenario.suite_run import SuiteReport, suite_report
from tutor.scenario.suite_schema import suite_schema

HEAD = """\
title: {en: Summoning, ru: Призыв}
game: seasons
position:
  players: {anna: {hand: [amulet-of-earth], power: 1}, boris: {}}
  do: [{who: anna, program: turn}]
cases:
"""
REASON = "  rules: [sea.summon.requirements]\n  page: 7\n  why: {en: Because, ru: Потому}\n"


CRYSTALS = "  rules: [sea.cry.needs-access]\n  page: 7\n  why: {en: Because, ru: Потому}\n"


def case(id: str, *lines: str, reason: str = REASON) -> str:
    return f"- id: {id}\n  title: {{en: One, ru: Один}}\n" + "".join(f"  {line}\n" for line in lines) + reason


def answered(*cases: str, head: str = HEAD) -> SuiteReport:
    return suite_report(load_located(head + "".join(cases), "suite.yaml"))


def defects(*cases: str, head: str = HEAD) -> list[str]:
    return [str(defect) for defect in answered(*cases, head=head).defects]


ONE = case("one", "may: pass", "answer: yes")
RICH = "position: {players: {anna: {reserve: {earth: 3}}}}"
BONUS = "  rules: [sea.bonus.gauge, sea.turn.order.free]\n  page: 8\n  why: {en: Because, ru: Потому}\n"


@pytest.mark.rules("sea.summon.requirements")
@pytest.mark.parametrize(
    "lines",
    [
        ("may: summon-amulet-of-earth", "answer: no"),
        ("may: anna/turn/summon-amulet-of-earth", "answer: false"),
        (RICH, "may: summon-amulet-of-earth", "answer: yes"),
        (RICH, "refused: summon-amulet-of-earth", "answer: []"),
        ("refused: summon-amulet-of-earth", "answer: [sea.summon.requirements]"),
        ("possible: anna.power >= 4", "until: end", "answer: yes"),
        ("possible: anna.power >= 5", "until: end", "answer: no"),
        ("chance: anna.power >= 2", "until: end", "seats: {anna: adversarial}", "answer: 0"),
        ("chance: anna.power >= 2", "until: end", "answer: 0..1"),
    ],
)
def test_sea_summon_requirements__asked_in_every_way(lines: tuple[str, ...]) -> None:
    assert defects(case("one", *lines)) == []


def test_what_comes_of_answers_is_asked_too() -> None:
    steps = "steps: [{choose: bonus-summoning}]"
    asked = (
        case("power", steps, "fact: anna.power", "answer: 2", reason=BONUS),
        case("who", steps, "asked: seat", "answer: anna", reason=BONUS),
        case("kind", steps, "asked: kind", "answer: turn", reason=BONUS),
        case("nobody", "steps: [{choose: pass}]", "asked: seat", "answer:", reason=BONUS),
    )  # fmt: skip
    assert defects(*asked) == []
    wrong = defects(case("power", steps, "fact: anna.power", "answer: 1", reason=BONUS))
    assert wrong[0].endswith("cases[0].answer: found 1 expected; allowed: 2, for that is what happens")
    who = defects(case("who", steps, "asked: seat", "answer: boris", reason=BONUS))
    assert "boris expected; allowed: anna" in who[0]


def test_a_case_overrides_what_is_shared_field_by_field() -> None:
    poor = "position: {players: {anna: {hand: [amulet-of-air]}}}"
    report = answered(
        case("own", poor, "refused: summon-amulet-of-air", "answer: [sea.summon.requirements]"),
        case("shared", "refused: summon-amulet-of-earth", "answer: [sea.summon.requirements]"),
        case("you", "you: boris", "fact: anna.power", "answer: 1"),
    )
    assert [one.sound for one in report.cases] == [True, True, True], report.defects


@pytest.mark.parametrize(
    ("lines", "place", "said"),
    [
        (("may: summon-amulet-of-earth", "answer: yes"), "10: cases[0].answer", "no, under sea.summon.requi"),
        (("may: summon-amulet-of-erth", "answer: no"), "9: cases[0].may", "anna/turn/summon-amulet-of-earth"),
        (("may: pass", "answer: maybe"), "10: cases[0].answer", "allowed: yes or no"),
        (("refused: pass", "answer: [sea.nothing]"), "10: cases[0].answer[0]", "id of a rule of this game"),
        (("refused: summon-amulet-of-earth", "answer: []"), "10: cases[0].answer", "sea.summon.requirements"),
        (("refused: pass", "answer: [{rule: sea.nothing}]"), "10: cases[0].answer[0]", "found fields"),
        (("fact: anna.pwer", "answer: 1"), "9: cases[0].fact", "one of anna.power"),
        (("fact: anna.power", "answer: [1]"), "10: cases[0].answer", "found a list"),
        (("fact: anna.power", "answer: true"), "10: cases[0].answer", "found true"),
        (("fact: anna.power",), "7: cases[0].answer", "found nothing"),
        (("answer: 1",), "7: cases[0]", "found no question; allowed: exactly one of may, refused"),
        (("may: pass", "fact: anna.power", "answer: 1"), "7: cases[0]", "found may, fact"),
        (("chance: anna.power >= 2", "until: noon", "answer: 1"), "10: cases[0].until", "effect"),
        (("chance: anna.power >= 2", "seats: {eve: free}", "answer: 1"),
         "10: cases[0].seats.eve", "anna, boris"),
        (("may: pass", "until: end", "answer: yes"), "10: cases[0].until", "only beside chance or possible"),
        (("steps: [{choose: nonsense}]", "may: pass", "answer: yes"),
         "9: cases[0].steps[0].choose", "nonsense"),
        (("steps: [{say: hello}]", "may: pass", "answer: yes"), "9: cases[0].steps[0].say", "unknown field"),
        (("steps: [{choose: pass, roll: [1]}]", "may: pass", "answer: yes"),
         "9: cases[0].steps[0]", "choose, roll"),
        (("position: {players: {anna: {power: 99}}}", "may: pass", "answer: yes"),
         "9: cases[0].position.players.anna.power", "[sea.gauge.max]"),
        (("rulings: {sea.ruling.nothing: x}", "may: pass", "answer: yes"),
         "9: cases[0].rulings", "id of a ruling"),
        (("wy: pass", "may: pass", "answer: yes"), "9: cases[0].wy", "unknown field"),
    ],
)  # fmt: skip
def test_every_defect_has_its_line_and_field(lines: tuple[str, ...], place: str, said: str) -> None:
    found = defects(case("one", *lines))
    assert len(found) == 1 and found[0].startswith(f"suite.yaml:{place}") and said in found[0], found


def test_a_search_that_is_too_long_says_how_far_it_got(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.scenario.expect_analysis.MOST_POSITIONS", 1)
    (found,) = defects(case("one", "chance: anna.power >= 2", "until: end", "answer: 0..1"))
    assert found.startswith("suite.yaml:9: cases[0].chance: found too many positions: 1 were looked at")


@pytest.mark.parametrize(
    ("reason", "place", "said"),
    [
        (REASON.replace("requirements", "requirments"), "11: cases[0].rules[0]", "id of a rule"),
        (REASON.replace("[sea.summon.requirements]", "[]"), "11: cases[0].rules", "the rules that decide it"),
        (REASON.replace("7", "99"), "12: cases[0].page", "a page on which one of the rules stands: 7"),
        (REASON.replace("Because", "Потому"), "13: cases[0].why.en", "an English text"),
        (CRYSTALS, "11: cases[0].rules", "no sea.summon.requirements, which refuses it too"),
    ],
)  # fmt: skip
def test_the_reason_is_checked_too(reason: str, place: str, said: str) -> None:
    found = defects(case("one", "may: summon-amulet-of-earth", "answer: no", reason=reason))
    assert any(line.startswith(f"suite.yaml:{place}") and said in line for line in found), found


def test_a_defect_of_one_case_does_not_concern_the_others() -> None:
    report = answered(
        case("wrong", "may: pass", "answer: maybe"),
        case("right", "refused: summon-amulet-of-earth", "answer: [sea.summon.requirements]"),
    )
    assert [(one.id, one.sound) for one in report.cases] == [("wrong", False), ("right", True)]


def test_what_every_case_says_otherwise_is_checked_too() -> None:
    bad = HEAD.replace("program: turn", "programq: turn")
    own = "position: {do: [{who: anna, program: turn}]}"
    (found,) = defects(case("one", own, "refused: pass", "answer: []"), head=bad)[:1]
    assert found.startswith("suite.yaml:5: position.do[0].programq: found an unknown field")


@pytest.mark.parametrize(
    ("shared", "own", "place", "near"),
    [
        (
            HEAD.replace("program: turn", "program: trun"),
            "do: [{who: anna, program: turn}]",
            "5: position.do[0].program",
            "perhaps turn",
        ),
        (
            HEAD.replace("amulet-of-earth", "amulet-of-erth"),
            "players: {anna: {hand: [amulet-of-air]}}",
            "4: position.players.anna.hand[0]",
            "amulet-of-earth",
        ),
    ],
)
def test_a_word_that_means_nothing_is_found_where_every_case_replaces_it(
    shared: str, own: str, place: str, near: str
) -> None:
    cases = [case(id, f"position: {{{own}}}", "may: pass", "answer: yes") for id in ("one", "two")]
    (found,) = defects(*cases, head=shared)
    assert found.startswith(f"suite.yaml:{place}: found") and near in found
    assert defects(*cases) == []


RULING = "sea.ruling.balance-edition"


@pytest.mark.parametrize(
    ("shared", "own", "said"),
    [
        ("you: nobody", "you: anna", "suite.yaml:3: you: found «nobody»"),
        ("automatic: [no-such]", "automatic: []", "suite.yaml:3: automatic[0]: found «no-such»"),
        (f"rulings: {{{RULING}: no-such}}", f"rulings: {{{RULING}: three-nine}}",
         f"suite.yaml:3: rulings.{RULING}: found «no-such»"),
    ],
)  # fmt: skip
def test_seat_rulings_and_what_goes_by_itself_are_checked_where_every_case_has_its_own(
    shared: str, own: str, said: str
) -> None:
    head = HEAD.replace("position:", f"{shared}\nposition:")
    cases = [case(id, own, "may: pass", "answer: yes") for id in ("one", "two")]
    (found,) = defects(*cases, head=head)
    assert found.startswith(said)
    assert defects(*cases) == []


def test_what_suits_one_case_may_be_shared_though_each_says_something_else() -> None:
    """The shared turn is of a player that only the second case has."""
    head = HEAD.replace(", boris: {}", "").replace("who: anna", "who: boris")
    own = "position: {players: {%s: {}}, do: [{who: anna, program: turn}]}"
    cases = [case(seat, own % seat, "may: pass", "answer: yes") for seat in ("vera", "boris")]
    assert defects(*cases, head=head) == []


def test_a_defect_of_what_is_shared_is_told_once() -> None:
    bad = HEAD.replace("power: 1", "power: 99")
    found = answered(
        case("one", "may: pass", "answer: yes"), case("two", "may: pass", "answer: yes"), head=bad
    )
    assert [str(one).partition(": found")[0] for one in found.defects] == [
        "suite.yaml:4: position.players.anna.power"
    ]
    assert not any(one.sound for one in found.cases)


@pytest.mark.parametrize(
    ("head", "cases", "said"),
    [
        (HEAD.replace("seasons", "chess"), (ONE,), "2: game: found «chess»"),
        (HEAD.replace("cases:", "cases: []"), (), "6: cases: found none; allowed: at least one"),
        (HEAD, (ONE, ONE), "7: cases[0].id: found one more than once"),
        (HEAD, (ONE.replace("one", "One!"),), "7: cases[0].id: found «One!»"),
        (HEAD.replace("title:", "titel:"), (ONE,), "1: titel: found an unknown"),
    ],
)  # fmt: skip
def test_a_suite_without_its_form_answers_nothing(head: str, cases: tuple[str, ...], said: str) -> None:
    report = answered(*cases, head=head)
    assert report.cases == () and any(said in str(one) for one in report.defects), report.defects


# ---- the command


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    file = tmp_path / "rulings.yaml"
    wrong = case("wrong", "may: summon-amulet-of-earth", "answer: yes")
    file.write_text(HEAD + case("right", "may: summon-amulet-of-earth", "answer: no") + wrong, "utf-8")
    return file


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["check", *map(str, arguments)])


@pytest.mark.parametrize(
    ("lang", "lines"),
    [("en", ("ok ", "WRONG ", "questions answered: 2, wrong: 1")), ("ru", ("ok ", "НЕВЕРНО ", "неверно: 1"))],
)
def test_check_prints_a_line_for_each_case(suite: Path, lang: str, lines: tuple[str, ...]) -> None:
    found = run(suite, "--lang", lang)
    told = found.stdout.splitlines()
    assert found.exit_code == 1 and told[0].startswith(lines[0]) and told[1].startswith(lines[1])
    assert f"{suite}:7: right" in told[0] and f"{suite}:17: cases[1].answer" in told[2]
    assert lines[2] in told[3]


def test_check_writes_json_and_junit_for_machines(suite: Path) -> None:
    out = suite.parent / "junit.xml"
    found = run(suite, "--json", "--junit", out)
    assert found.exit_code == 1
    report: dict[str, Any] = load_located(found.stdout, "").data[0]
    assert [(one["id"], one["right"], one["line"]) for one in report["cases"]] == [
        ("right", True, 7),
        ("wrong", False, 14),
    ]
    whole = ElementTree.parse(out).getroot()
    assert (whole.tag, whole.get("tests"), whole.get("failures")) == ("testsuites", "2", "1")
    right, wrong = whole.findall("testsuite/testcase")
    assert right.get("name") == "right" and right.find("failure") is None
    failure = wrong.find("failure")
    assert failure is not None and f"{suite}:17: cases[1].answer" in str(failure.get("message"))
    assert wrong.get("line") == "14" and wrong.get("file") == str(suite)


def test_junit_tells_of_lessons_and_bad_files_too(suite: Path) -> None:
    bad = suite.parent / "bad.yaml"
    bad.write_text("cases: 7\n", "utf-8")
    out = suite.parent / "junit.xml"
    assert run(bad, "--junit", out).exit_code == 1
    assert [one.get("name") for one in ElementTree.parse(out).getroot().iter("testcase")] == ["bad"]
    assert run(bad, "--junit", suite.parent / "nowhere" / "junit.xml").exit_code == 1


@given(st.text())
def test_junit_is_xml_whatever_the_file_says(text: str) -> None:
    report = suite_report(load_located(f"cases: []\n{text}", text))
    whole = ElementTree.fromstring(junit_text([(report, 0.5)], "en").partition("\n")[2])
    assert (whole.get("tests"), whole.get("time")) == ("1", "0.500")


def test_the_schema_agrees_about_suites() -> None:
    validator = Draft202012Validator(suite_schema())
    Draft202012Validator.check_schema(suite_schema())

    def errors(*cases: str) -> list[str]:
        data = load_located(HEAD + "".join(cases), "").data
        return [error.json_path for error in validator.iter_errors(data)]

    sound = case("one", RICH, "may: pass", "answer: no")
    assert errors(sound) == []
    for wrong in (
        sound.replace("answer: no", "answer: maybe"),
        sound.replace("may: pass", "fact: x\n  may: pass"),
        sound.replace("may: pass", "mai: pass"),
        sound.replace("reserve", "reserv"),
        sound.replace("sea.summon.requirements", "sea.nothing"),
        sound.replace("may: pass", "until: end\n  may: pass"),
    ):
        assert errors(wrong), wrong
