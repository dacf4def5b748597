"""Short ways to run set-ups, fate cards, endings and scores."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.penumbra.support.play import Play
from support.play import Choose, first

from tutor.engine.chance import Dice
from tutor.engine.event import Bound, facts
from tutor.engine.question import Question
from tutor.engine.state import Frame, State
from tutor.framework.decks import Deck
from tutor.games.penumbra.procedures.setup import opening
from tutor.games.penumbra.state.table import Table, Turn
from tutor.games.penumbra.state.wizard import Wizard


def table(*wizards: Wizard, box: str = "book", turn: Turn | None = None, **parts: Any) -> Table:
    """A table of wizards (Anna and Boris unless given); `parts` are its other fields."""
    people = wizards or (Wizard("anna"), Wizard("boris"))
    return Table(people, turn or Turn(people[0].seat), box=box, **parts)


def under_way(
    on: Table,
    program: str,
    owner: str = "anna",
    *,
    rulings: tuple[tuple[str, str], ...] = (),
    **bindings: Bound,
) -> State[Table]:
    """A position in which a program is about to run."""
    return State(on, rulings=rulings).push(program, owner, facts(**bindings))


def fate(*cards: str | tuple[str, ...]) -> Deck:
    """A fate deck of known cards, top first; a tuple is a layer in an unknown order."""
    return Deck("fate", tuple((card,) if isinstance(card, str) else tuple(sorted(card)) for card in cards))


def begin(
    seats: tuple[str, ...] = ("anna", "boris"),
    choose: Choose = first,
    *,
    rulings: tuple[tuple[str, str], ...] = (),
    automa: str = "",
    first_game: bool = False,
    short: bool = False,
) -> Play:
    """A training game after its set-up, when the first turn is about to begin."""
    state = opening(seats, rulings=rulings, automa=automa, first_game=first_game, short=short, box="training")
    return Play.up_to(state, _in_rounds, choose)


def _in_rounds(state: State[Table]) -> bool:
    return any(isinstance(entry, Frame) and entry.program == "rounds" for entry in state.stack)


def dice_of(asked: Iterable[Question]) -> list[int]:
    """How many dice each roll among the questions had."""
    return [question.chance.count for question in asked if isinstance(question.chance, Dice)]


def talent_of(wizard: Wizard) -> str:
    """The talent in front of a wizard."""
    return next(card.id for card in wizard.cards if card.zone == "talent")
