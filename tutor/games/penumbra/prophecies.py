"""Prophecies in force: which are fulfilled, and the window in which that begins the end of the game."""

from __future__ import annotations

from tutor.engine.event import Event, facts
from tutor.engine.game import Reaction
from tutor.engine.question import Option
from tutor.engine.state import State, Window
from tutor.games.penumbra.box import box
from tutor.games.penumbra.state import Table
from tutor.games.penumbra.wizard import Wizard

FATE_DECK = "fate"
END_OF_TIMES = "end-of-times"
AUTOMA_COUNTS = "pen.ruling.automa-prophecies"
KIND = "prophecy"
"""The kind of the window."""


def fulfilled(table: Table, prophecy: str, automa: bool = True) -> bool:
    """Whether what a prophecy says has come true; one whose condition nobody knows never does.

    `automa` says whether the Automa counts as a wizard (pen.ruling.automa-prophecies).
    """
    omen = box(table.box).omen(prophecy)
    if omen.condition == "deck-empty":
        return any(deck.id == FATE_DECK and not deck.layers for deck in table.decks)
    what, _, who = omen.condition.partition("-")
    if who not in ("any", "every"):
        return False
    counts = [_count(wizard, what) for wizard in table.wizards if automa or not wizard.automa]
    return (all if who == "every" else any)(n >= omen.n for n in counts)


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
    if not table.prophecies or any(isinstance(one, Window) and one.kind == KIND for one in state.stack):
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


def _count(wizard: Wizard, what: str) -> int:
    sparks = sum(mark.discipline == "spark" for mark in wizard.marks)
    counts = {
        "trials": len(wizard.trials),
        "contracts": len(wizard.contracts),
        "marks": len(wizard.marks) - sparks,
        "sparks": sparks,
    }
    return counts[what]
