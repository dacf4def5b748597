"""Short ways to run set-ups, fate cards, endings and scores in tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from tutor.engine.chance import Dice
from tutor.engine.event import Bound, Event, facts
from tutor.engine.question import Question
from tutor.engine.state import Frame, State
from tutor.engine.step import advance, settle, take
from tutor.framework.decks import Deck
from tutor.games.penumbra import GAME
from tutor.games.penumbra.procedures.setup import opening
from tutor.games.penumbra.state.table import Table, Turn
from tutor.games.penumbra.state.wizard import Wizard

Choose = Callable[[Question], str]


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


def first(question: Question) -> str:
    """The first answer: the first option, or the first outcome of chance."""
    return question.options[0].key if question.chance is None else question.chance.pick(0)


def answers(*keys: str) -> Choose:
    """Answers these keys in turn, then the first answer of every question."""
    left = list(keys)
    return lambda question: left.pop(0) if left else first(question)


def by_kind(**wanted: str) -> Choose:
    """Answers questions of a kind (hyphens as underscores) with a key, and others with the first answer."""
    return lambda question: wanted.get(question.kind.replace("-", "_"), first(question))


@dataclass
class Run:
    """A position played on, with everything that happened and was asked on the way."""

    state: State[Table]
    events: list[Event] = field(default_factory=list)
    asked: list[Question] = field(default_factory=list)
    answered: list[str] = field(default_factory=list)

    @property
    def table(self) -> Table:
        """The table now."""
        return self.state.table

    def wizard(self, seat: str = "anna") -> Wizard:
        """A wizard now."""
        return self.state.table.wizard(seat)

    def of(self, kind: str) -> list[Event]:
        """The events of a kind."""
        return [event for event in self.events if event.kind == kind]

    def one(self, kind: str) -> Event:
        """The only event of a kind."""
        (event,) = self.of(kind)
        return event

    def rules(self, *kinds: str) -> list[str]:
        """The rules under which events of these kinds happened."""
        return [event.rule for event in self.events if event.kind in kinds]

    def questions(self, kind: str) -> list[Question]:
        """The questions of a kind."""
        return [question for question in self.asked if question.kind == kind]


def run(state: State[Table], choose: Choose = first, until: str = "") -> Run:
    """Plays to the end of what is under way, or to the first question of the kind `until`."""
    played = Run(state)
    while True:
        step = settle(GAME, played.state)
        played.state = step.state
        played.events += step.events
        question = step.question
        if question is None:
            return played
        played.asked.append(question)
        if question.kind == until:
            return played
        key = choose(question)
        played.answered.append(key)
        taken = take(GAME, played.state, question, key)
        played.events += taken.events
        played.state = taken.state


def begin(
    seats: tuple[str, ...] = ("anna", "boris"),
    choose: Choose = first,
    *,
    rulings: tuple[tuple[str, str], ...] = (),
    automa: str = "",
    first_game: bool = False,
    short: bool = False,
) -> Run:
    """A training game after its set-up, when the first turn is about to begin."""
    state = opening(seats, rulings=rulings, automa=automa, first_game=first_game, short=short, box="training")
    played = Run(state)
    while not _in_rounds(played.state):
        step = advance(GAME, played.state)
        if step.question is None:
            played.state, played.events = step.state, [*played.events, *step.events]
            continue
        played.asked.append(step.question)
        key = choose(step.question)
        taken = take(GAME, step.state, step.question, key)
        played.state, played.events = taken.state, [*played.events, *step.events, *taken.events]
    return played


def _in_rounds(state: State[Table]) -> bool:
    return any(isinstance(entry, Frame) and entry.program == "rounds" for entry in state.stack)


def dice_of(asked: Iterable[Question]) -> list[int]:
    """How many dice each roll among the questions had."""
    return [question.chance.count for question in asked if isinstance(question.chance, Dice)]


def talent_of(wizard: Wizard) -> str:
    """The talent in front of a wizard."""
    return next(card.id for card in wizard.cards if card.zone == "talent")
