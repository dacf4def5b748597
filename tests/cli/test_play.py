"""`tutor play`: a lesson in the terminal, with what a learner types piped in."""

from __future__ import annotations

import re
from itertools import cycle
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tutor.cli import app
from tutor.cli.stepping import Stepping
from tutor.rules.words import LANGS, Lang
from tutor.scenario import Script, load_scenario, open_script, scenario_files, scenario_folder

FOLDER = scenario_folder() / "penumbra"


def play(lesson: str, *lines: str, lang: str = "en") -> list[str]:
    result = CliRunner().invoke(
        app, ["play", str(FOLDER / f"{lesson}.yaml"), "--lang", lang], input="\n".join(lines) + "\n"
    )
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return [line.removeprefix("> ") for line in result.stdout.splitlines()]


def test_a_lesson_from_beginning_to_end() -> None:
    lines = play("01-three-steps", "", "2", "q")
    for line in (
        "Three steps of a threat",
        "You have a bone die that shows 3, and a Sapphire mark of value 1.",
        "- Anna takes 3 threat dice.",
        "- Boris rolls the threat dice: 3, 1, 5.",
        "Predict (Enter skips, h hints): How many of the three dice will miss you?",
        "- Threat die 3: Anna loses the bone 3.",
        "Your prediction was right. Last threat: misses: 1",
        "The end. b goes back, q leaves",
    ):
        assert line in lines, line
    assert lines.index("- Boris rolls the threat dice: 3, 1, 5.") < lines.index("- Threat die 5 misses.")


def test_in_russian() -> None:
    lines = play("01-three-steps", "", "1", "q", lang="ru")
    assert "У вас костяной кубик с тройкой и сапфировая метка со значением 1." in lines
    assert "Вышло иначе. Последняя угроза, промахов: 1" in lines or any(
        "Вышло иначе" in line for line in lines
    )


def test_why_something_is_refused() -> None:
    lines = play("02-dice-before-marks", "", "", "?1", "?99", "?", "q")
    at = lines.index("Keep the dice and wound the Sapphire mark instead")
    assert lines[at + 1].startswith("  pen.threat.step3.die — Case 1: a die of equal value: ")
    assert any(line.startswith("  pen.threat.mark-value — ") for line in lines[at:])
    assert any(line.startswith("    allowed if ") for line in lines[at:])
    assert lines.count("Not understood") == 2


def test_options_by_number_or_key() -> None:
    for answer in ("2", "orange-6"):
        lines = play("02-dice-before-marks", "", "", answer, "q")
        assert "- Threat die 6: Anna loses the orange 6." in lines
        assert "You have left the lesson's line." in lines


MANY = """\
title: {en: A, ru: А}
summary: {en: S, ru: С}
game: resarcana
level: first-steps
topic: powers
shows: [res.destroy.cost-based-gain]
you: anna
position:
  players: {anna: {components: [corrupt-altar, sea-serpent]}, boris: {}}
  items: []
  do: [{who: anna, use: corrupt-altar.2}]
steps: [{choose: sea-serpent}, {choose: life-11}]
"""


def test_of_very_many_options_some_are_shown_at_a_time(tmp_path: Path) -> None:
    """Eleven essences of four kinds, 364 ways: head by head, and back, and any of them by its key."""
    path = tmp_path / "many.yaml"
    path.write_text(MANY)
    typed = "\n".join(("sea-serpent", "+11", "+10", "b", "b", "+99", "life-9+elan-2", "q"))
    result = CliRunner().invoke(app, ["play", str(path)], input=typed)
    asked = [part.splitlines() for part in result.stdout.split("What do you gain?")[1:]]
    shown = [[line for line in lines[1:] if re.match(r"  \+?\d+\. ", line)] for lines in asked]
    assert max(map(len, asked)) < 40
    assert (shown[0][0], shown[0][-1]) == ("  1. 11 calm", "  +11. 0 calm (78)")
    assert (shown[1][0], shown[1][-1]) == ("  287. 11 life", "  +11. 0 life (12)")
    assert (shown[2][0], shown[2][-1]) == ("  342. 1 life and 10 elan", "  352. 1 life and 10 death")
    assert shown[3:] == [shown[1], shown[0], shown[0]] and result.stdout.count("Not understood") == 1
    assert "- Anna gains 9 life and 2 elan (Corrupt Altar)." in result.stdout


def test_a_value_is_typed_as_it_is() -> None:
    """Where the options are values, a typed number is the value and not a place in the list."""
    lines = play("10-marks-and-crystals", "mark-discipline-5", "blue-3", "3", "4", "q")
    assert lines.count("Not understood") == 1
    asked = lines.index("Anna, which face does the die show now?")
    assert lines[asked + 1 : asked + 6] == [f"  {value}. {value}" for value in (1, 2, 4, 5, 6)]
    assert "- Anna sets the blue 3 to 4." in lines


@pytest.mark.parametrize("typed", ["2 6", "2,6", "2-6", ""])
def test_dice_as_typed(typed: str) -> None:
    assert "- Boris rolls the threat dice: 2, 6." in play("02-dice-before-marks", typed, "q")


def test_dice_at_random_come_from_the_seed() -> None:
    rolled = {line for line in play("02-dice-before-marks", "r", "q") if line.startswith("- Boris rolls")}
    again = {line for line in play("02-dice-before-marks", "r", "q") if line.startswith("- Boris rolls")}
    assert len(rolled) == 1 and rolled == again


def test_what_is_not_understood_changes_nothing() -> None:
    lines = play("02-dice-before-marks", "seven", "7 7", "2 6", "9", "1", "x", "0", "bone-6", "q")
    assert lines.count("Not understood") == 5
    assert "- Threat die 6: Anna loses the bone 6." in lines


def test_back_and_another_way() -> None:
    lines = play("02-dice-before-marks", "", "", "1", "b", "2", "b", "b", "6 6", "q")
    assert "- Threat die 6: Anna loses the bone 6." in lines
    assert "- Threat die 6: Anna loses the orange 6." in lines
    assert "- Boris rolls the threat dice: 6, 6." in lines


def test_back_at_the_beginning_stays_there() -> None:
    assert play("02-dice-before-marks", "b", "b", "b", "q").count("Boris rolls 2 threat dice.") >= 2


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            (
                "Hint",
                "What matters here:",
                "Look closely at these two: ",
                "The move: Flip a die of your own.",
            ),
        ),
        (
            "ru",
            ("Подсказка", "Что здесь важно:", "Присмотритесь к этим двум: ", "Ход: Перевернуть свой кубик."),
        ),
    ],
)
def test_hints_come_step_by_step_and_the_move_stays(lang: Lang, said: tuple[str, ...]) -> None:
    hint, rules, options, move = said
    lines = play("31-puzzle-whatever-falls", "h", "h", "h", "h", "crystal-flip", "h", "q", lang=lang)
    at = lines.index(f"{hint} 1/3. {rules}")
    assert lines[at + 1].startswith("  pen.threat.step1.any-effects — ")
    assert (
        lines[at + 2].startswith(f"{hint} 2/3. {options}") and move.partition(": ")[2][:-1] in lines[at + 2]
    )
    assert lines[at + 3 : at + 5] == [f"{hint} 3/3. {move}"] * 2
    assert lines[at + 5 :].count(f"{hint} 1/3. {rules}") == 1, "the next choice begins with its rules"


def test_a_hint_about_a_prediction_names_its_rules_and_nothing_is_answered() -> None:
    lines = play("02-dice-before-marks", "", "h", "h", "9", "", "h", "h", "q")
    at = lines.index("Hint 1/1. What matters here:")
    assert lines[at + 1].startswith("  pen.threat.step3.die — ") and lines.count(lines[at]) == 2
    assert lines.count("Not understood") == 1
    assert any(line.startswith("Hint 2/2. The move: ") for line in lines)


def test_without_a_hint_that_is_said() -> None:
    lines = play("31-puzzle-whatever-falls", "crystal-flip", "blue-2", "h", "q")
    assert "There is no hint here" in lines
    assert "There is no hint here" in play("02-dice-before-marks", "h", "q")


def test_the_end_of_what_is_typed_is_a_way_out() -> None:
    assert "Boris rolls 3 threat dice." in play("01-three-steps")


def test_a_file_with_defects_is_not_played(tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text("title: 1\n")
    result = CliRunner().invoke(app, ["play", str(path), "--lang", "ru"])
    assert result.exit_code == 1 and result.stdout == ""
    assert f"{path}:1: title: найдено: «1»; допустимо: поля en, ru" in result.stderr


def test_an_option_of_that_name_is_taken_before_a_command() -> None:
    script = open_script(load_scenario(scenario_folder() / "seasons" / "41-boots-in-mid-round.yaml"))
    assert any(answer.startswith("+") for answer in script.answers)
    assert along(script, "en").history.answers() == script.answers


EVERY = 5
"""Every so many lessons one is played in the terminal by every run of the tests, all by the long one."""

MOST = pytest.mark.long(reason="every lesson that ships")


@pytest.mark.parametrize(
    ("file", "lang"),
    [pytest.param(file, lang, id=f"{file.stem}-{lang}", marks=MOST if number % EVERY else ())
     for number, (file, lang) in enumerate(zip(scenario_files(), cycle(LANGS)))],
)  # fmt: skip
def test_every_lesson_can_be_played_along_its_line(file: Path, lang: Lang) -> None:
    along(open_script(load_scenario(file)), lang)


def along(script: Script, lang: Lang) -> Stepping:
    """A lesson played as it is written, with every prediction passed over."""
    stepping = Stepping(script, lang, lambda count: 0)
    lines = stepping.begin()
    while not stepping.history.at_end:
        moment = script.here(stepping.history)
        assert moment.on_line, lines[-12:]
        if moment.scripted is None and not stepping.pending:
            assert script.scenario.unanswered
            break
        before = stepping.history.node, list(stepping.pending)
        lines += stepping.take("" if stepping.pending else moment.scripted or "")
        assert (stepping.history.node, stepping.pending) != before, lines[-12:]
    assert stepping.history.answers() == script.answers
    assert "Not understood" not in lines and "Непонятно" not in lines
    told = {
        words.of(stepping.lang) for at in script.stretches for telling in at.tellings for words in telling.say
    }
    assert told <= set(lines)
    return stepping
