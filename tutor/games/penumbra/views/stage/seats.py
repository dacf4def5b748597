"""The plates of the seats, and the small facts below the picture."""

from __future__ import annotations

from msgspec import structs

from tutor.games.penumbra.state.wizard import Wizard
from tutor.games.penumbra.views.stage.look import HUES, View
from tutor.views.stage.pieces import Plate
from tutor.views.words import capital

MOST_DICE = 6
"""So many dice are told one by one."""


def plates(view: View) -> tuple[Plate, ...]:
    """A plate for each wizard, those in gold who have to do with what happens now."""
    return tuple(_plate(view, at, wizard) for at, wizard in enumerate(view.table.wizards))


def _plate(view: View, at: int, wizard: Wizard) -> Plate:
    words, table, seat = view.words, view.table, wizard.seat
    name = view.name(seat)
    says = capital(view.who(seat))
    notes: tuple[tuple[str, str], ...] = ()
    if table.decks and seat != view.seat:
        notes = (
            (words("stage-dice"), str(len(wizard.dice))),
            (words("stage-marks"), str(len(wizard.marks))),
        )
    return Plate(seat, _does(view, seat, says), name[:1], HUES[at % len(HUES)], seat == view.seat, notes)


def _does(view: View, seat: str, says: str) -> str:
    """A seat with what it does now, in a word or two."""
    words, table = view.words, view.table
    threat, turn = table.threat, table.turn
    if threat is not None:
        rolls = threat.roller == seat and threat.roller != threat.seat
        if not rolls or threat.step == "prepare" or view.is_you(seat):
            return says
        return words("stage-rolls-you" if view.is_you(threat.seat) else "stage-rolls", who=says)
    if table.winners:
        return words("stage-wins", who=says) if seat in table.winners else says
    under_way = not any(one.program.startswith("setup") for one in view.frames())
    if seat == turn.seat and turn.kind and view.state.stack and under_way:
        return f"{says}, {words(f'stage-turn-{turn.kind}')}"
    return says


def board_facts(view: View) -> tuple[tuple[str, str], ...]:
    """How many dice, marks and wounds the wizard in focus has."""
    wizard, words = view.wizard, view.words
    rows = [
        (words("stage-dice"), len(wizard.dice)),
        (words("stage-marks"), len(wizard.marks)),
        (words("stage-wounds"), wizard.wounded),
    ]
    return (*((name, str(n)) for name, n in rows), *mortal_facts(view))


def mortal_facts(view: View) -> tuple[tuple[str, str], ...]:
    """How many mortal wounds the wizard in focus has, if any."""
    n = view.wizard.mortal_wounds
    return ((view.words("stage-mortal"), str(n)),) if n else ()


def stock_facts(view: View) -> tuple[tuple[str, str], ...]:
    """What the wizard in focus has to pay with: ingredients and dice."""
    wizard, words, speaker = view.wizard, view.words, view.speaker
    rows = [(capital(speaker.name(kind)), str(n)) for kind, n in structs.asdict(wizard.stock).items() if n]
    dice = ", ".join(speaker.value(f"{die.colour} {die.value}") for die in wizard.dice[:MOST_DICE])
    if len(wizard.dice) > MOST_DICE:
        dice = str(len(wizard.dice))
    return (*rows, *(((words("stage-dice"), dice),) if dice else ()))
