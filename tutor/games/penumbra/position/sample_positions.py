"""A finite set of training positions from which random play of threat rolls starts."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.state import State
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

MARKS = {
    "discipline-1": MarkSpec("sapphire", 1, effect="set"),
    "discipline-2": MarkSpec("jasper", 2),
    "discipline-3": MarkSpec("ruby", 6, charged=False),
    "discipline-4": MarkSpec("emerald", 1, wounded=True),
    "spark-1": MarkSpec("spark", 3, effect="set"),
}
DICE = ("bone 6", "orange 6", "yellow 3", "blue 1", "spark 2")
CARDS = (
    CardSpec("silverweed", use="turn", cost="free"),
    CardSpec("ward-rift", turned=True, use="turn", cost="free"),
    CardSpec("invisibility", use="turn", cost="free"),
    CardSpec("vulnerability", use="turn", cost="free"),
    CardSpec("invisibility-cloak", "equipment", use="turn"),
    CardSpec("ichor", use="turn", cost="free"),
    CardSpec("bat", "inventory", use="condition"),
    CardSpec("phylactery", "equipment"),
    CardSpec("wand-of-the-guard", "equipment"),
)
SOURCES = (
    Resolve(trial="plains-of-agony", rift=2),
    Resolve(trial="plains-of-agony", endure=3, rift=1),
    Resolve(trial="plains-of-agony", counterstrike=2, rift=1),
    Resolve(card="ichor"),
    Resolve(dice=3),
)
LEARNING = (Resolve(location="ruins"),)


def setups() -> Iterator[State[Table]]:
    """Every source of threat against the same training wizard, with two seats and alone."""
    wizard = WizardSpec(DICE, MARKS, StockSpec(blood=11, crystal=3, arcana=1), CARDS)
    for others in ({"boris": WizardSpec()}, {}):
        for kind, sources in (("trial", SOURCES), ("learning", LEARNING)):
            for resolve in sources:
                turn = TurnSpec("anna", "trial" if kind == "trial" else "learning", placed="yellow")
                placed = place(Position({"anna": wizard, **others}, turn, resolve))
                assert placed.state is not None, placed.flaws
                yield placed.state
