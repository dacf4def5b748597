"""A bad file is refused with file, line, field, what was found and what is allowed; all defects at once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from scenario.writing import NAME, SOUND, changed, only, places, report

from tutor.rules.catalogue import load as rules_of
from tutor.rules.defects import DefectiveFile
from tutor.rules.located import SIZE_LIMIT, load_located
from tutor.scenario import (
    check,
    check_text,
    game_named,
    load,
    load_scenario,
    parse_scenario,
    playable,
    schema,
)
from tutor.scenario.question_file import parse_question, question_text


def test_the_sound_text_is_sound() -> None:
    found = check_text(SOUND, NAME)
    assert found.sound and found.script is not None and found.scenario is not None
    assert found.scenario.id == "penumbra/lesson"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("level: first-steps", "level: easy",
         "4: level: found «easy»; allowed: one of edge-case, first-steps, full-rules"),
        ("you: anna", "you: anna\ntopic: dragons",
         "7: topic: found «dragons»; allowed: one of threat, cards, chains, places, trials, game"),
        ("you: anna", 'you: anna\ntopic: ""', "7: topic: found «»; allowed: one of threat, "),
        ("you: anna", "you: anna\ntopic: 7", "7: topic: found «7»; allowed: a text"),
        ("you: anna", "you: 7", "6: you: found «7»; allowed: a text"),
        ("you: anna", "you: clara", "6: you: found «clara»; allowed: one of anna, boris"),
        ("game: penumbra", "game: chess", "3: game: found «chess»; allowed: one of "),
        ("title:", "titel:", "1: titel: found an unknown field; allowed: the fields title, "),
        ("  - choose: pass", "  - chose: pass",
         "26: steps[3].chose: found an unknown field; allowed: the fields say, after, predict, "),
        ("shows: [pen.threat.step3.die]", "shows: [pen.threat.step9]",
         "5: shows[0]: found «pen.threat.step9»; allowed: the id of a rule of this game"),
        ("shows: [pen.threat.step3.die]", "shows: [pen.threat.steps, pen.threat.steps]",
         "5: shows[1]: found pen.threat.steps again; allowed: every rule once"),
        ('pen.ruling.ruins-mortal: "yes"', "pen.ruling.ruins-mortal: maybe",
         "11: rulings.pen.ruling.ruins-mortal: found «maybe»; allowed: one of no, yes"),
        ("pen.ruling.ruins-mortal", "pen.ruling.ruined",
         "11: rulings.pen.ruling.ruined: found «pen.ruling.ruined»; allowed: the id of a ruling of "),
        ("[threat-order]", "[order]", "7: automatic[0]: found «order»; allowed: one of "),
        ("  anna: {en: Ann", "  clara: {en: Ann", "9: names.clara: found «clara»; allowed: one of "),
        ("ru: Аня", "ru: Anya", "9: names.anna.ru: found «Anya»; allowed: a Russian text"),
        ("en: A line", "en: Строка", "2: summary.en: found «Строка»; allowed: an English text"),
        ("en: A line", 'en: " "', "2: summary.en: found « »; allowed: a text"),
        ("- roll: [2, 6]", "- roll: [6, 7]",
         "27: steps[4].roll[1]: found «7»; allowed: a number from 1 to 6"),
        ("- roll: [2, 6]", "- roll: six", "27: steps[4].roll: found «six»; allowed: a list"),
        ("- roll: [2, 6]", "- {roll: [2, 6], choose: pass}",
         "27: steps[4]: found choose, roll; allowed: exactly one of say, predict, choose, "),
        ("- choose: pass", "- choose:",
         "26: steps[3]: found nothing; allowed: exactly one of "),
        ("- choose: pass", "- {choose: pass, after: rolled}",
         "26: steps[3].after: found «rolled»; allowed: `after` only beside `say`"),
        ("anna.wounds: 1}", "wounds: 1}",
         "31: steps[7].expect.wounds: found an unknown field; allowed: refused, offered, asked, "),
        ("anna.wounds: 1}", "anna.wounds: [1]}", "31: steps[7].expect.anna.wounds: found a list; allowed: "),
        ("{anna.wounds: 1}", "{anna.wounds: true}",
         "31: steps[7].expect.anna.wounds: found “true”; allowed: a whole number"),
        ("last.misses: 0}", "last.mortal: 0}",
         "34: steps[10].expect.last.mortal: found “0”; allowed: true or false"),
        ("{anna.wounds: 1}", "{}", "31: steps[7].expect: found nothing; allowed: refused, offered, asked, "),
        ("rules: [pen.threat.step3.none]", "rules: [pen.nothing]",
         "32: steps[8].expect.refused.rules[0]: found «pen.nothing»; allowed: the id of a rule of this game"),
        ("option: crystal-flip", "options: crystal-flip",
         "32: steps[8].expect.refused.options: found an unknown field; allowed: the fields option, rules"),
    ],
)  # fmt: skip
def test_values_that_are_not_allowed(old: str, new: str, message: str) -> None:
    found = [str(defect) for defect in report((old, new)).defects]
    assert any(line.startswith(f"{NAME}:{message}") for line in found), found


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("stock: {crystal: 2}", "stock: {crystal: 13}",
         "18: position.wizards.anna.stock.crystal: found 13; allowed: 0 to 12 [pen.ing.limit]"),
        ("threat: 2}", "threat: 2, wounded: true, charged: true}",
         "17: position.wizards.anna.marks.discipline-1.charged: found a mark both wounded and charged; "
         "allowed: a wounded mark lies low [pen.mark.state.wounded]"),
        ("threat: 2}", "threat: 9}",
         "17: position.wizards.anna.marks.discipline-1.threat: found «9»; allowed: a whole number from 1 to"),
        ("bone 6, orange 6", "bone 6, pink 6",
         "15: position.wizards.anna.dice[1]: found pink 6; allowed: a colour ("),
        ("{dice: 3}", "{dice: three}", "21: position.resolve.dice: found «three»; allowed: a whole number"),
        ("{dice: 3}", "{dice: -1}",
         "21: position.resolve.dice: found «-1»; allowed: a whole number from 0 to 9999"),
        ("{dice: 3}", "{dice: 100000000000000000}",
         "21: position.resolve.dice: found «100000000000000000»; allowed: a whole number from 0 to 9999"),
        ("{dice: 3}", "{contract: lost-cottage}",
         "21: position.resolve.threat: found no threat, and the sources give none; allowed: a number "),
        ("seat: anna", "seats: anna", "20: position.turn.seats: found an unknown field; allowed: the "),
        ("stock: {", "stok: {",
         "18: position.wizards.anna.stok: found an unknown field; allowed: the fields dice, marks, "),
    ],
)  # fmt: skip
def test_impossible_positions(old: str, new: str, message: str) -> None:
    found = [str(defect) for defect in report((old, new)).defects]
    assert any(line.startswith(f"{NAME}:{message}") for line in found), found


def test_a_topic_is_kept_and_may_be_left_out() -> None:
    assert parse_scenario(SOUND, NAME).topic == ""
    assert parse_scenario(changed(("you: anna", "you: anna\ntopic: chains")), NAME).topic == "chains"


def test_a_game_without_topics_takes_none(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = replace(game_named("penumbra"), topics=())
    monkeypatch.setattr(load, "game_named", lambda game: bare)
    monkeypatch.setattr(schema, "game_named", lambda game: bare)
    assert report().sound
    assert only(("you: anna", "you: anna\ntopic: chains")) == (
        f"{NAME}:7: topic: found «chains»; allowed: none: this game has no topics"
    )
    fits = Draft202012Validator(schema.scenario_schema("penumbra"))
    data = load_located(SOUND, NAME).data
    assert fits.is_valid(data) and not fits.is_valid({**data, "topic": "chains"})


def test_a_missing_field_is_named() -> None:
    assert only(("you: anna\n", "")) == f"{NAME}:1: you: found nothing; allowed: a text"


def test_all_defects_come_at_once() -> None:
    found = report(
        ("level: first-steps", "level: easy"),
        ("step3.die]", "step3.dye]"),
        ("[threat-order]", "[order]"),
        ('"yes"', "perhaps"),
        ("crystal: 2}", "crystal: 13}"),
        ("threat: 2}", "threat: 2, wounded: true, charged: true}"),
        ("- roll: [2, 6]", "- roll: [6, 0]"),
        ("- say: {en: Rolled, ru: Брошено}", "- tell: {en: Rolled, ru: Брошено}"),
        ("{anna.wounds: 1}", "{wounds: 1}"),
    )
    assert sorted(places(found)) == [
        (4, "level"),
        (5, "shows[0]"),
        (7, "automatic[0]"),
        (11, "rulings.pen.ruling.ruins-mortal"),
        (17, "position.wizards.anna.marks.discipline-1.charged"),
        (18, "position.wizards.anna.stock.crystal"),
        (27, "steps[4].roll[1]"),
        (28, "steps[5].tell"),
        (31, "steps[7].expect.wounds"),
    ]
    assert found.scenario is None and found.script is None and not found.nodes


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("- a list\n", (1, "-"), "found a list"),
        ("", (1, "-"), "found nothing"),
        ("title: [unclosed\n", (2, "title"), "text that is not YAML"),
        (SOUND + "---\nmore: 1\n", (35, "-"), "a second document"),
        (SOUND.replace("you: anna", "you: &seat anna"), (6, "-"), "&seat"),
        (SOUND.replace("you: anna", "you: *seat"), (6, "-"), "*seat"),
        (SOUND.replace("you: anna", "you: !!python/object/apply:os.system [ls]"), (6, "-"), "python/object"),
        (SOUND.replace("you: anna", "you: anna\nyou: boris"), (7, "you"), "the key of line 6 again"),
        ("a: " + "[" * 60 + "]" * 60, (1, ""), "deeper nesting"),
        ("x" * (SIZE_LIMIT + 1), (1, "-"), f"{SIZE_LIMIT + 1} characters"),
    ],
    ids=["list", "empty", "unclosed", "documents", "anchor", "alias", "tag", "twice", "depth", "size"],
)
def test_texts_that_are_no_plain_yaml(text: str, place: tuple[int, str], words: str) -> None:
    found = check_text(text, NAME)
    assert found.defects and found.scenario is None
    first = found.defects[0]
    assert first.line == place[0] and (first.field == place[1] or not place[1])
    assert words in str(first)


def test_an_alias_bomb_costs_nothing() -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12)]
    found = check_text("\n".join(lines) + "\n", NAME)
    assert found.defects and all("without tags or aliases" in str(defect) for defect in found.defects)


def test_a_file_that_is_not_utf8_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "lesson.yaml"
    path.write_bytes(SOUND.replace("Начало", "?").encode().replace(b"?", b"\xff", 1))
    (defect,) = check(path).defects
    assert (defect.file, defect.line, defect.field) == (str(path), 23, "-")
    assert "the byte 0xff, which is no UTF-8" in str(defect)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.yaml", tmp_path):
        (defect,) = check(path).defects
        assert (defect.file, defect.line, defect.field) == (str(path), 1, "-")
        assert "nothing that can be read" in str(defect)


def test_an_enormous_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "lesson.yaml"
    with path.open("wb") as file:
        file.truncate(4 * SIZE_LIMIT + 1)
    (defect,) = check(path).defects
    assert "8,000,001 bytes" in str(defect)


def test_a_byte_order_mark_is_no_defect(tmp_path: Path) -> None:
    path = tmp_path / "lesson.yaml"
    path.write_text(SOUND, encoding="utf-8-sig")
    assert check(path).sound and load_scenario(path).id == "penumbra/lesson"


def test_nothing_is_half_loaded() -> None:
    with pytest.raises(DefectiveFile) as caught:
        parse_scenario(changed(("crystal: 2}", "crystal: 13}"), ("you: anna", "you: 7")), NAME)
    assert [defect.field for defect in caught.value.defects] == ["you", "position.wizards.anna.stock.crystal"]


def test_defects_are_told_in_russian_too() -> None:
    (defect,) = report(("crystal: 2}", "crystal: 13}")).defects
    assert defect.message("ru") == "найдено: 13; допустимо: от 0 до 12 [pen.ing.limit]"


@pytest.mark.parametrize("game", playable())
def test_a_reading_that_there_is_not_is_refused_in_every_game(game: str) -> None:
    ruling = rules_of(game).rulings[0]
    for id, reading, said in (("no-such-thing", "yes", "a ruling"), (ruling.id, "nonsense-9", "one of ")):
        text = f"{question_text(game)}rulings: {{{id}: {reading}}}\n"
        with pytest.raises(DefectiveFile) as bad:
            parse_question(text, NAME)
        (found,) = bad.value.defects
        assert found.field == f"rulings.{id}" and found.line == len(text.splitlines())
        assert said in found.message("en")
