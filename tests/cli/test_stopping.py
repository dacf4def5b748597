"""Long searches say how far they are; at Ctrl-C they tell what they have found, and how far they came."""

from __future__ import annotations

import os
import signal

import pytest
from typer.testing import CliRunner

from tutor.analysis import watched as watching
from tutor.analysis.watched import goes_on, watched
from tutor.cli import app, output
from tutor.scenario import scenario_folder

SEARCHES = (
    ("turn", "seasons/43-puzzle-two-pairs-of-boots.yaml"),
    ("chains", "penumbra/56-chain-of-four.yaml"),
    ("interrupts", "blackrose/37-a-chain-of-traps.yaml", "--step", "5"),
    ("shortest", "resarcana/04-four-gold.yaml", "--to", "points"),
)


def run(command: str, file: str, *options: str) -> tuple[int, str, str]:
    shown = CliRunner().invoke(app, [command, str(scenario_folder() / file), *options])
    return shown.exit_code, shown.stdout, shown.stderr


@pytest.mark.parametrize("search", SEARCHES, ids=lambda one: one[0])
@pytest.mark.parametrize(
    ("language", "said"), [("en", "stopped; looked at: 1"), ("ru", "прервано; просмотрено: 1")]
)
def test_a_search_that_is_stopped_tells_what_it_has_found(
    search: tuple[str, ...], language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = run(*search, "--lang", language)
    real = watched

    def after_one(watch: watching.Watch) -> object:
        def look() -> bool:
            more = watch()
            if more:
                os.kill(os.getpid(), signal.SIGINT)
            return more

        return real(look)

    monkeypatch.setattr(output, "watched", after_one)
    before = signal.getsignal(signal.SIGINT)
    code, told, beside = run(*search, "--lang", language)
    assert code == 0 and beside.strip() == said
    assert told and told != whole[1] and not whole[2]
    assert "want of room" not in told and "не хватило места" not in told
    assert signal.getsignal(signal.SIGINT) is before


def test_what_is_no_answer_in_part_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    real = watched

    def at_once(watch: watching.Watch) -> object:
        os.kill(os.getpid(), signal.SIGINT)
        return real(watch)

    monkeypatch.setattr(output, "watched", at_once)
    code, told, beside = run("attacks", "resarcana/04-four-gold.yaml")
    assert (code, told, beside.strip()) == (1, "", "stopped; looked at: 0")


@pytest.mark.parametrize("search", SEARCHES, ids=lambda one: one[0])
def test_a_long_search_says_how_far_it_is(search: tuple[str, ...], one_line_of_progress: None) -> None:
    assert "positions " in run(*search)[2]


def test_a_search_that_nobody_waits_for_goes_on() -> None:
    assert goes_on()
    with watched(lambda: False):
        assert not goes_on()
    assert goes_on()
