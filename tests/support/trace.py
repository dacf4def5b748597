"""Penumbra played at random, and by script, for tests of words and traces."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from tutor.engine.enumerate import keys
from tutor.engine.game import Game
from tutor.engine.history import History, Node
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.games.penumbra import GAME
from tutor.games.penumbra.position.form import (
    CardSpec,
    MarkSpec,
    Position,
    Resolve,
    StockSpec,
    TurnSpec,
    WizardSpec,
)
from tutor.games.penumbra.position.reading import place
from tutor.games.penumbra.state.table import Table
from tutor.rules.catalogue import load

CODE = Path(__file__).parents[2] / "tutor" / "games" / "penumbra"
GAMES_PLAYED = 240
"""Enough for every card of the training positions to be used in every step of the roll."""

WOUNDED = {f"discipline-{n}": MarkSpec("ruby", n, wounded=True) for n in range(1, 7)}
TWINS = {
    "discipline-1": MarkSpec("amber", 2, effect="repaint"),
    "discipline-2": MarkSpec("jasper", 2, charged=False, effect="set"),
    "discipline-3": MarkSpec("emerald", 5, effect="set"),
    "discipline-4": MarkSpec("amethyst", 5),
    "spark-1": MarkSpec("spark", 4, effect="set"),
}
CARDS = (
    CardSpec("ward-rift", use="turn", cost="free"),
    CardSpec("wand-of-the-guard", "equipment"),
    CardSpec("silverweed", use="permanent", cost="free"),
    CardSpec("invisibility-cloak", "equipment", use="turn"),
    CardSpec("bat", "inventory", use="condition"),
)
ALIKE = ("bone 2", "bone 3", "red 2", "green 5", "violet 5", "yellow 4", "orange 1")


def positions() -> Iterator[Position]:
    """Positions that bring up what the game's own training positions do not."""
    marked = WizardSpec(ALIKE, TWINS, StockSpec(blood=1, crystal=9), CARDS)
    doomed = WizardSpec(("bone 6",), WOUNDED, StockSpec(), (CardSpec("phylactery", "equipment"),))
    others = {"boris": WizardSpec(), "vera": WizardSpec()}
    for resolve, kind in (
        (Resolve(dice=5), "trial"),
        (Resolve(dice=2), "rest"),
        (Resolve(trial="plains-of-agony", rift=1), "trial"),
        (Resolve(trial="plains-of-agony", endure=4), "trial"),
        (Resolve(trial="plains-of-agony", counterstrike=4), "trial"),
        (Resolve(location="ruins"), "learning"),
    ):
        for wizard in (marked, doomed):
            turn = TurnSpec("anna", kind)  # type: ignore[arg-type]
            yield Position({"anna": wizard, **others}, turn, resolve)
    contracts = load("penumbra").of_kind("contract")
    known = contracts[0].value("threat")
    threat = known if isinstance(known, int) else 3
    resolve = Resolve(contract=contracts[0].id, threat=threat)
    yield Position({"anna": doomed, **others}, TurnSpec("anna", "learning"), resolve)


@cache
def starts() -> tuple[State[Table], ...]:
    """The training positions of Penumbra, and those of `positions`."""
    placed = [place(position) for position in positions()]
    assert not any(one.flaws for one in placed), [one.flaws for one in placed if one.flaws]
    return (*GAME.setups(), *(one.state for one in placed if one.state is not None))


def readings() -> tuple[tuple[tuple[str, str], ...], ...]:
    """The default readings, and each ruling that the code of Penumbra asks for in each other way."""
    code = "".join(file.read_text("utf-8") for file in CODE.rglob("*.py"))
    others = [
        ((ruling.id, reading.id),)
        for ruling in load("penumbra").rulings
        for reading in ruling.readings
        if reading.id != ruling.default and ruling.id in code
    ]
    return ((), *others)


def play(game: Game[Any], state: State[Any], seed: int) -> History[Any]:
    """A whole game, every answer drawn by the seed."""
    chance = random.Random(seed)
    history = History.start(game, state)
    while not history.at_end:
        question = history.node.question
        if question is None:
            history.step()
        elif question.chance is None:
            history.answer(chance.choice(keys(question)))
        else:
            history.answer(question.chance.pick(chance.randrange(question.chance.total)))
    return history


def script(game: Game[Any], state: State[Any], *answers: str) -> History[Any]:
    """A game answered by the keys in turn, up to the first question without one."""
    history = History.replay(game, state, answers)
    assert history.answers() == answers, f"answers left over: {answers[len(history.answers()) :]}"
    return history


@cache
def played() -> tuple[History[Any], ...]:
    """Random games of Penumbra from all positions, under all readings of the rulings that threat asks for."""
    places, ways = starts(), readings()
    chance = random.Random(0)
    return tuple(
        play(GAME, replace(places[n % len(places)], rulings=chance.choice(ways)), n)
        for n in range(GAMES_PLAYED)
    )


def nodes() -> Iterator[Node[Any]]:
    """Every node of the random games."""
    for history in played():
        yield from history.nodes


def questions() -> Iterator[Question]:
    """Every question of the random games."""
    return (node.question for node in nodes() if node.question is not None)
