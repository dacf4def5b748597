"""`tutor interrupts`: what it prints in words and as JSON, and how it ends for wrong input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tutor.cli import app
from tutor.scenario import scenario_folder

CHAIN = scenario_folder() / "blackrose" / "37-a-chain-of-traps.yaml"
ENTERED = "5"
"""The full stop after which Graminia may answer Doria's move into the Arena."""


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["interrupts", *map(str, arguments)])


def test_the_worked_chain_in_words() -> None:
    shown = run(CHAIN, "--step", ENTERED)
    assert shown.exit_code == 0 and shown.stderr == ""
    text = shown.stdout.splitlines()
    assert text[0] == "Explore (Doria). Looked at: up to the next step of the action."
    assert "It can end in 4 ways. There are 16 orders of answers." in text
    assert any(
        line.endswith("Every answer of everybody was tried: there is no other ending.") for line in text
    )
    assert "Ending 1. Nothing is different" in text and "9. Graminia: do nothing → ending 1" in text
    deepest = next(line for line in text if line.lstrip().startswith("4. "))
    assert deepest.startswith("      4. Graminia: ") and deepest.endswith("→ ending 3")
    told = run(CHAIN, "--step", ENTERED, "--lang", "ru").stdout
    assert (
        "Возможны 4 исхода. Порядков ответов: 16." in told
        and "Граминья: раскрыть карту «Мозговой червь»" in told
    )


def test_the_same_as_json() -> None:
    document = json.loads(run(CHAIN, "--step", ENTERED, "--json").stdout)
    ways = document["ways"]
    assert document["step"] == 5 and ways["program"] == "explore" and ways["owner"] == "doria"
    assert ways["complete"] is True and ways["left"] == 0 and ways["unknown"] == []
    assert sum(ending["orders"] for ending in ways["endings"]) == 16
    first = ways["positions"][0]
    assert (first["seat"], first["asked"]) == ("graminia", "trap")
    assert [answer["key"] for answer in first["answers"]] == ["I", "pass"]
    ends = {position["ending"] for position in ways["positions"] if not position["answers"]}
    assert ends == set(range(len(ways["endings"])))


def test_with_the_knowledge_of_a_seat() -> None:
    told = run(CHAIN, "--step", ENTERED, "--seat", "doria").stdout
    assert "Only what Doria knows is taken into account." in told
    assert "Graminia has 2 cards activated that Doria does not know (slot I and slot II)." in told
    assert "Brain Worm" not in told
    document = json.loads(run(CHAIN, "--step", ENTERED, "--seat", "doria", "--json").stdout)
    assert document["ways"]["unknown"] == [{"seat": "graminia", "slot": slot} for slot in ("I", "II")]
    assert "spell-brain-worm" not in json.dumps(document)


def test_rooms_in_words_and_as_json() -> None:
    told = run(CHAIN, "--step", "3", "--rooms").stdout
    assert "Doria has 2 moves left." in told and "No harm can come of: Garden, " in told
    arena = told[told.index("Arena:") :].splitlines()
    assert arena[1:3] == ["   What may answer: Graminia: “Brain Worm”", "   At worst: damage +2, jinxes +1"]
    document = json.loads(run(CHAIN, "--step", "3", "--rooms", "--json").stdout)
    rooms = {room["room"]: room for room in document["rooms"]["rooms"]}
    assert rooms["room-arena"]["safe"] is False and rooms["room-garden"]["safe"] is True
    assert rooms["room-arena"]["worst"]["damage"] == 2 and rooms["room-arena"]["met"][0]["seat"] == "graminia"
    unknown = run(CHAIN, "--step", "3", "--rooms", "--seat", "doria", "--lang", "ru").stdout
    assert "Насколько знает Дориа, ни одна из комнат в пределах хода не вредит." in unknown


def test_bounds_are_kept_and_what_is_left_is_told() -> None:
    told = run(CHAIN, "--step", "3", "--until", "action", "--positions", "20").stdout
    assert "positions were not looked at, so there may be other endings." in told
    assert "not looked at further" in told
    document = json.loads(run(CHAIN, "--step", "3", "--positions", "3", "--json").stdout)
    assert document["ways"]["complete"] is False and document["ways"]["left"] > 0


def test_where_nothing_is_under_way_and_nobody_moves() -> None:
    last = str(_steps() - 1)
    shown = run(CHAIN, "--step", last)
    assert shown.stdout == "No action is under way here, and nobody is about to begin one.\n"
    assert json.loads(run(CHAIN, "--step", last, "--json").stdout) == {"step": int(last), "ways": None}
    assert run(CHAIN, "--step", ENTERED, "--rooms").stdout == "Nobody is about to move here.\n"


def _steps() -> int:
    message = run(CHAIN, "--step", "9999").stderr
    return int(message.rpartition(" ")[2]) + 1


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("nothing.yaml",), 1, "nothing.yaml:1: -: found nothing that can be read"),
        ((CHAIN, "--step", "999"), 1, "--step: found 999; allowed: 0 to "),
        ((CHAIN, "--seat", "boris"), 1, "--seat: found boris; allowed: doria, graminia"),
        (
            (scenario_folder() / "penumbra" / "01-three-steps.yaml",),
            1,
            "FILE: found penumbra; allowed: blackrose",
        ),
        ((), 2, ""),
        ((CHAIN, "--step", "-1"), 2, ""),
        ((CHAIN, "--positions", "0"), 2, ""),
        ((CHAIN, "--until", "dawn"), 2, ""),
    ],
)
def test_wrong_input(arguments: tuple[str, ...], code: int, message: str) -> None:
    result = run(*arguments)
    assert result.exit_code == code and result.stdout == "" and message in result.stderr


def test_the_command_is_listed_and_explained() -> None:
    assert "interrupts" in CliRunner().invoke(app, ["--help"]).stdout
    assert "--rooms" in run("--help").stdout
