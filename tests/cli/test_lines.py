"""`tutor lines`: what it prints in words and as JSON, and how it ends for wrong input."""

from __future__ import annotations

import json
import os
import signal
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tutor.analysis.outcomes import Outcomes
from tutor.cli import app
from tutor.scenario import scenario_folder

DICE = scenario_folder() / "seasons" / "04-leaving-winter.yaml"
PLACED = scenario_folder() / "penumbra" / "60-two-placements.yaml"


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["lines", *map(str, arguments)])


def test_everything_in_words() -> None:
    shown = run(PLACED, "--step", "16", "--where", "anna.dice <= 0", "--seat", "anna=cooperative")
    assert shown.exit_code == 0 and shown.stderr == ""
    text = shown.stdout.splitlines()
    assert text[:2] == [
        "Looked at: to the end of the innermost effect under way.",
        "There are 19 orders of answers, with 9 different ends.",
    ]
    assert "How each answers. Anna: for it; Boris: any answer." in text
    assert any("dice in the pool ≤ 0. yes: 100" in line for line in text)
    assert sum(line.startswith(f"{n}. Anna: apply the effect") for n, line in enumerate(text[8:18], 1)) == 10
    assert any(line.startswith("1. The beginning") and "leads there" in line for line in text)


def test_everything_in_russian() -> None:
    shown = run(DICE, "--step", "7", "--fact", "boris.crystals", "--positions", "20", "--lang", "ru").stdout
    assert "Пока найдено порядков ответов: 22; различных исходов: 22." in shown
    assert "9 положений не рассмотрено" in shown and "Не рассмотрено: " in shown


def test_the_same_as_json() -> None:
    document = json.loads(run(DICE, "--step", "7", "--where", "boris.crystals = 4", "--json").stdout)
    assert (document["lines"], document["finals"], document["left"]) == (40, 40, 0)
    (told,) = document["laws"]
    assert told["measure"] == {"type": "where", "fact": "boris.crystals", "op": "=", "value": 4}
    shares = told["law"]["shares"]
    assert all(Fraction(share["least"]) <= Fraction(share["most"]) for share in shares)
    assert len(told["lines"]) == 10 and set(document["positions"][0]) >= {"number", "kind", "answers"}
    walked = json.loads(run(DICE, "--step", "7", "--no-merge", "--json", "--until", "effect").stdout)
    assert walked["lines"] == 40


def test_a_turn_that_has_not_begun_is_looked_through_to_its_end() -> None:
    """Of three turns of the same seat the first alone."""
    file = scenario_folder() / "resarcana" / "05-cheaper.yaml"
    at_once, begun = (
        json.loads(run(file, "--step", step, "--until", "turn", "--json").stdout) for step in ("0", "1")
    )
    assert at_once["lines"] == begun["lines"] == 46 and at_once["left"] == 0


def test_an_event_on_the_way() -> None:
    document = json.loads(run(DICE, "--step", "7", "--event", "rolled", "--limit", "2", "--json").stdout)
    (told,) = document["laws"]
    assert told["measure"] == {"type": "happened", "kind": "rolled"} and len(told["lines"]) <= 2


def test_a_kind_of_event_is_told_in_words_where_none_of_it_is_found() -> None:
    shown = run(PLACED, "--step", "16", "--event", "mortal-wound", "--positions", "5", "--lang", "ru").stdout
    assert "получает смертельное ранение. нет: " in shown and "mortal" not in shown
    wrong = run(PLACED, "--step", "16", "--event", "roled", "--lang", "ru").stderr
    assert "допустимо: rolled (… бросает кубик: …), " in wrong


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--until", "week"), "--until: found week; allowed: effect, "),
        (("--fact", "boris.crystal"), "--fact: found “boris.crystal”, which is no fact of this game"),
        (("--where", "boris.crystals"), "--where: found “boris.crystals” at character 1 alone; allowed"),
        (("--where", "boris.crystals > many"), "--where: found “many” at character 18; allowed: a whole"),
        (("--where", "boris.gold = 1"), "--where: found “boris.gold” at character 1, which is no fact"),
        (("--event", "roled"), "--event: found “roled”, which is no event of this game; allowed: rolled ("),
        (("--seat", "vera=free"), "--seat: found vera=free; allowed: anna=…, boris=…"),
        (("--seat", "anna=kind"), "--seat: found anna=kind; allowed: anna=free, anna=adversarial, anna=coop"),
        (("--seat", "anna=best:boris.crystals >"), "--seat: found the end, at character 17; allowed"),
    ],
)  # fmt: skip
def test_wrong_input_is_told(arguments: tuple[str, ...], message: str) -> None:
    shown = run(DICE, "--step", "7", "--positions", "60", *arguments)
    assert shown.exit_code == 1 and shown.stdout == "" and shown.stderr.startswith(message), shown.stderr


def test_a_text_is_nothing_to_have_more_of() -> None:
    shown = run(PLACED, "--step", "16", "--fact", "anna.pool", "--seat", "anna=cooperative")
    assert shown.exit_code == 1 and "allowed: a fact that is a number at every end" in shown.stderr


def test_ctrl_c_gives_what_was_found_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Outcomes.run

    def pressed(self: Outcomes[Any], positions: int = 0) -> bool:
        more = real(self, 3)
        os.kill(os.getpid(), signal.SIGINT)
        return more

    monkeypatch.setattr(Outcomes, "run", pressed)
    before = signal.getsignal(signal.SIGINT)
    shown = run(DICE, "--step", "7")
    assert shown.exit_code == 0 and "Positions looked at: 3;" in shown.stdout
    assert "not explored" in shown.stdout and signal.getsignal(signal.SIGINT) is before
