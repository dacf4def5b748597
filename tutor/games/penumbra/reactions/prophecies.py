"""Prophecies in force: which are fulfilled, and the window in which that begins the end of the game."""

from __future__ import annotations

from collections.abc import Callable

from tutor.engine.event import Event, facts
from tutor.engine.game import Reaction
from tutor.engine.question import Option
from tutor.engine.state import State, Window
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import Wizard

FATE_DECK = "fate"
END_OF_TIMES = "end-of-times"
AUTOMA_COUNTS = "pen.ruling.automa-prophecies"
KIND = "prophecy"
"""The kind of the window."""


def _marks(wizard: Wizard, sparks: bool) -> int:
    return sum((mark.discipline == "spark") == sparks for mark in wizard.marks)


COUNTS: dict[str, Callable[[Wizard], int]] = {
    "trials": lambda wizard: len(wizard.trials),
    "contracts": lambda wizard: len(wizard.contracts),
    "marks": lambda wizard: _marks(wizard, sparks=False),
    "sparks": lambda wizard: _marks(wizard, sparks=True),
}
"""What the conditions of prophecies count of a wizard."""

CAUSES = frozenset(
    {
        "automa-contract", "automa-trial", "contract-kept", "fate-goal", "fate-event", "fate-prophecy",
        "fate-revealed", "fate-trial", "mark-gained", "trial-kept", "trial-reserved",
        "trial-reserved-secretly",
    }
)  # fmt: skip
"""The events with which something changes that a prophecy counts, or with which one comes into play."""


def fulfilled(table: Table, prophecy: str, automa: bool = True) -> bool:
    """Whether what a prophecy says has come true; one whose condition nobody knows never does.

    `automa` says whether the Automa counts as a wizard (pen.ruling.automa-prophecies).
    """
    test = box(table.box).omen(prophecy).test
    if test is None:
        return False
    if test.kind == "deck-empty":
        return any(deck.id == FATE_DECK and not deck.layers for deck in table.decks)
    what, _, who = test.kind.partition("-")
    if who not in ("any", "every"):
        return False
    count, enough = COUNTS[what], 0
    wizards = [wizard for wizard in table.wizards if automa or not wizard.automa]
    for wizard in wizards:
        if count(wizard) >= test.n:
            enough += 1
    return enough == len(wizards) if who == "every" else enough > 0


def newly_fulfilled(table: Table, automa: bool = True) -> tuple[str, ...]:
    """The prophecies in force that are fulfilled now and have not been before, oldest first."""
    before = table.end.fulfilled if table.end is not None else ()
    return tuple(
        prophecy
        for prophecy in table.prophecies
        if prophecy not in before and fulfilled(table, prophecy, automa)
    )


def windows(state: State[Table], events: tuple[Event, ...]) -> tuple[Window, ...]:
    """The window of a prophecy that the events have fulfilled: the end begins at once (pen.end.trigger).

    It belongs to the event that brought the prophecy into play where that alone has fulfilled it
    (pen.end.immediate-prophecy).
    """
    table = state.table
    if not table.prophecies or CAUSES.isdisjoint([event.kind for event in events]):
        return ()
    if any(type(one) is Window and one.kind == KIND for one in state.stack):
        return ()
    new = newly_fulfilled(table, state.ruling(AUTOMA_COUNTS) != "no")
    if not new:
        return ()
    revealed = (event for event in events if event.kind == "fate-prophecy" and event.fact("card") in new)
    return (Window(KIND, "pen.end.trigger", next(revealed, events[-1]), (table.turn.seat,), True),)


def reactions(window: Window) -> tuple[Reaction, ...]:
    """What happens in the window: the end begins, without anybody being asked."""
    revealed = window.event.kind == "fate-prophecy"
    option = Option(KIND, KIND, (), None, "prophecy-fulfilled", facts(revealed=revealed))
    return (Reaction(window.order[0], option, window.rule),)
