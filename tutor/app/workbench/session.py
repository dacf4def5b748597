"""A rules lawyer's session: the position asked about, its changes, and the line of play behind it.

No widgets here: the page draws a bench and hands it what was pressed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, NamedTuple

from msgspec.structs import replace

from tutor.analysis.legality import Verdict, verdicts
from tutor.app.link import CaseTrail
from tutor.app.sessions.navigation import Walk
from tutor.engine.state import State
from tutor.rules.defects import Defect, DefectiveFile
from tutor.rules.words import Words
from tutor.scenario.answers import Mismatch
from tutor.scenario.case import Case, Opened, open_case, position_data


class Moment(NamedTuple):
    """A case with its answers, and how far along its line is shown."""

    case: Case
    depth: int


MOST_POSITIONS: Final = 64
"""The verdicts on so many positions are held: a reader goes back and forth."""


@dataclass(slots=True)
class Bench(Walk):
    """A case on the bench. `start` is the case without answers: those are in the history.

    While `defects` stand against the changed `start`, the history is still that of the last sound position.
    `misfit` tells which answer of the line did not fit any more after the last change.
    """

    most_nodes: ClassVar[int] = 20_000

    start: Case
    defects: tuple[Defect, ...] = ()
    misfit: Mismatch | None = None
    left: tuple[Words, ...] = ()
    _undo: list[Moment] = field(default_factory=list)
    _redo: list[Moment] = field(default_factory=list)
    _spelling: tuple[State[Any], Any] | None = None
    _verdicts: dict[int, tuple[State[Any], tuple[Verdict, ...]]] = field(default_factory=dict)
    """Those of the positions shown last, by the identity of each, which is held meanwhile."""

    @classmethod
    def open(cls, case: Case) -> Bench:
        """The case with its answers given. Raises DefectiveFile with every defect of its position."""
        opened = open_case(case)
        return cls(opened.game, opened.history, replace(case, answers=()), misfit=opened.misfit)

    @property
    def names(self) -> Mapping[str, Words]:
        """The names that the author of the case has given players."""
        return self.start.names

    @property
    def case(self) -> Case:
        """The case of the position shown: the start with all answers up to here."""
        return replace(self.start, answers=self.history.answers())

    @property
    def opened(self) -> Opened:
        """The case of the position shown, as it was played."""
        return Opened(self.case, self.game, self.history)

    @property
    def changes(self) -> int:
        """How many changes can be undone."""
        return len(self._undo)

    @property
    def can_redo(self) -> bool:
        """Whether an undone change can be made again."""
        return bool(self._redo)

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """Every move of the position shown, with what stands against it: worked out once."""
        state = self.node.state
        if id(state) not in self._verdicts:
            if len(self._verdicts) >= MOST_POSITIONS:
                del self._verdicts[next(iter(self._verdicts))]
            self._verdicts[id(state)] = state, verdicts(self.game, state)
        return self._verdicts[id(state)][1]

    # ---- changing what is asked about

    def change(self, start: Case, *, anew: bool = False) -> None:
        """Begins with another case.

        The answers given so far are given again as far as they fit, unless its line begins `anew`.
        """
        if start == self.start:
            return
        self._undo.append(self._moment)
        self._redo.clear()
        (self._load if anew else self._begin)(start)

    def undo(self) -> None:
        """Takes the last change back."""
        self._go(self._undo, self._redo)

    def redo(self) -> None:
        """Makes the change again that was taken back last."""
        self._go(self._redo, self._undo)

    def _go(self, steps: list[Moment], back: list[Moment]) -> None:
        """Shows the last of these moments again, with the line played then; a way back is left."""
        if not steps:
            return
        back.append(self._moment)
        moment = steps.pop()
        self._load(moment.case)
        self.show(moment.depth)

    @property
    def _moment(self) -> Moment:
        return Moment(replace(self.start, answers=self.history.answers(self.line()[-1])), self.node.depth)

    def edit(self, change: Callable[[Any], Any]) -> None:
        """Changes the data of the position. A whole game is written down by the same step."""
        beginning = self._write_down()
        if beginning is None:
            return
        start, left = beginning
        if start is self.start:
            self.change(replace(start, position=change(start.position)))
        else:
            self._take(replace(start, position=change(start.position)), left)

    def attempt(self, change: Callable[[Any], Any]) -> tuple[Defect, ...]:
        """Changes the data of a sound position unless a rule forbids it: then what it says."""
        sound, undo, redo = not self.defects, len(self._undo), list(self._redo)
        self.edit(change)
        refused = self.defects if sound else ()
        if refused and len(self._undo) > undo:
            self.undo()
            self._redo[:] = redo
        return refused

    @property
    def editable(self) -> Any:
        """The data that an edit changes: of a whole game what can be written down, None for nothing."""
        if not self.start.opening:
            return self.start.position
        state = self.node.state
        if self._spelling is None or self._spelling[0] is not state:
            position = self.game.spell(state).position
            self._spelling = state, None if position is None else position_data(position)
        return self._spelling[1]

    def take_here(self) -> bool:
        """Makes the position shown the one it begins with; False where it cannot be written down.

        `left` tells what the written position does not hold.
        """
        beginning = self._write_down(here=True)
        if beginning is None:
            return False
        self._take(*beginning)
        return True

    def _take(self, case: Case, left: tuple[Words, ...]) -> None:
        self._undo.append(self._moment)
        self._redo.clear()
        self._load(case)
        self.left = left

    def _write_down(self, *, here: bool = False) -> tuple[Case, tuple[Words, ...]] | None:
        """The case to change, with what it does not hold: the start, or the position `here` written down.

        None where a whole game cannot be written down.
        """
        if not here and not self.start.opening:
            return self.start, ()
        state = self.node.state
        spelling = self.game.spell(state)
        if spelling.position is None:
            return None
        position, rulings = position_data(spelling.position), dict(state.rulings)
        case = replace(self.start, position=position, opening="", switches=(), rulings=rulings)
        return case, spelling.left

    def _begin(self, start: Case) -> None:
        self._load(replace(start, answers=self.history.answers(self.line()[-1])))

    def _load(self, case: Case) -> None:
        self.start, self.left = replace(case, answers=()), ()
        try:
            opened = open_case(case)
        except DefectiveFile as error:
            self.defects = tuple(error.defects)
            return
        self.defects, self.misfit = (), opened.misfit
        self.history = opened.history

    # ---- answering

    def answer(self, key: str) -> None:
        """Answers the question that waits, whoever is asked, and shows what comes of it.

        Raises NotAllowed, with every reason, for what the question does not offer.
        """
        if self.question is None or self.full:
            return
        self.history.answer(key)
        self.misfit = None

    # ---- links

    def trail(self, panel: str) -> CaseTrail:
        """Everything a link needs to come back here."""
        case = replace(self.start, answers=self.history.answers(self.line()[-1]))
        return CaseTrail(case, self.node.depth, panel, self.digest)

    @classmethod
    def restore(cls, trail: CaseTrail) -> tuple[Bench, bool]:
        """The bench a link leads to; not True, as far along as it fits, where the rules have changed.

        Raises DefectiveFile for a position that is none.
        """
        bench = cls.open(trail.case)
        bench.show(trail.depth)
        fits = bench.misfit is None and bench.digest == trail.digest
        return bench, fits
