"""A position to ask about, and the verbs of the workbench: what is legal, why not, what can happen."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from tutor.analysis.condition_terms import Terms
from tutor.analysis.conditions import read_measure
from tutor.analysis.counterfactuals import POSITIONS as REPAIRS
from tutor.analysis.counterfactuals import repairs
from tutor.analysis.distributions import Best, Policies
from tutor.analysis.legality import Verdict, nameable, verdicts
from tutor.analysis.move_matching import matching_moves
from tutor.analysis.objectives import Measure, events_of
from tutor.analysis.outcomes import EFFECT, Outcomes
from tutor.analysis.queries.interpretation import FOLLOWING, Interpretation, Interpreter
from tutor.analysis.responses import ResponseSearch
from tutor.engine.event import Scalar
from tutor.engine.game import Game
from tutor.engine.state import State
from tutor.games.penumbra.analysis.threat_outcomes import law_of
from tutor.rules.catalogue import load
from tutor.rules.defects import complaint
from tutor.rules.words import LANGS, Lang
from tutor.scenario.case import Case, Opened, begin, case_of, open_case
from tutor.scenario.export import case_text
from tutor.scenario.files import open_question
from tutor.scenario.other_readings import compare_readings, which_matter
from tutor.trace.words import Speaker, speaker_at
from tutor.views.analysis.interpretations import move_text, order_text
from tutor.views.analysis.outcomes import summary
from tutor.views.analysis.readings import matter_line
from tutor.views.analysis.responses import response_lines
from tutor.views.cell_errors import for_cells
from tutor.views.markup import Html
from tutor.views.output import Displayed
from tutor.views.shown import stage
from tutor.views.words import wording
from tutor.workbench.answers import Chances, Comparison, Explained, Moves, When
from tutor.workbench.asked import Answer
from tutor.workbench.question import PositionQuestion

POSITIONS = 20_000
"""So many positions are looked at, unless more are asked for."""


@dataclass(frozen=True)
class Position(Displayed):
    """A position of a game under given rulings. It draws itself in a notebook.

    `case` says where it comes from; `lang` is the language in which answers are told. Positions are values:
    every verb gives something new. One on the way from one question to the next is given as it was `reached`.
    """

    case: Case
    lang: Lang = "en"
    reached: Opened | None = field(default=None, compare=False, repr=False)

    @cached_property
    def opened(self) -> Opened:
        """The case as it was played. Raises DefectiveFile with every defect of its position."""
        return self.reached or open_case(self.case)

    @property
    def game(self) -> Game[Any]:
        """The game."""
        return self.opened.game

    @property
    def state(self) -> State[Any]:
        """The position as the engine holds it."""
        return self.opened.state

    @property
    def question(self) -> PositionQuestion | None:
        """What is asked now, if anything is."""
        return PositionQuestion.of(self.opened.history.node.question, self.speaker)

    @property
    def facts(self) -> Mapping[str, Scalar]:
        """Every named fact ("anna.wounds")."""
        return self.game.facts(self.state)

    @property
    def speaker(self) -> Speaker:
        """The game's words in the language of this position."""
        return speaker_at(self.case.game, self.lang, self.state, self.case.names)

    # ---- the verbs

    def legal(self, seat: str = "") -> Moves:
        """The moves that may be made now, of a seat or of all."""
        return Moves(tuple(one for one in self.moves(seat) if one.allowed), self.speaker)

    def moves(self, seat: str = "") -> Moves:
        """Every move that can be imagined, of a seat or of all, allowed or not."""
        return Moves(verdicts(self.game, self.state, *([seat] if seat else ())), self.speaker)

    @for_cells
    def ask(self, text: str, seat: str = "") -> Answer:
        """The answer to a question in words, in English or Russian, with what was understood of it first.

        It may ask whether a move is allowed, what can happen, who may answer, which of two moves comes first,
        or which other readings matter. What follows a move is counted once it is made.
        """
        named = tuple(speaker_at(self.case.game, lang, self.state, self.case.names) for lang in LANGS)
        understanding = Interpreter.of(self.game, self.state, named).understand(text, seat)
        best = understanding.best
        verdicts = () if best is None else best.moves
        refused = any(not one.allowed for one in verdicts) or (best is not None and bool(best.words))
        lines = () if best is None or refused else self._lines_of(best)
        if len(verdicts) > 1 and best is not None and not best.words:
            lines = (order_text(verdicts, self.speaker),)
        return Answer(understanding, verdicts, lines, self.speaker)

    def _lines_of(self, asked: Interpretation) -> tuple[str, ...]:
        """What is told of a question that is not about whether a move is allowed alone."""
        at, says = self, wording(self.lang)
        for move in asked.moves[:1] if asked.kind in FOLLOWING else ():
            at = self.answer(move.option.key)
        if asked.kind == "outcomes":
            ahead = at.lines()
            return tuple(summary(ahead.count(), ahead.progress, EFFECT, self.speaker))
        if asked.kind == "answers":
            search = ResponseSearch(at.game, at.state)
            search.run(REPAIRS)
            return tuple(response_lines(search.tree(), self.speaker)) or (says("responses-none"),)
        if asked.kind == "readings":
            matters = which_matter(at.case).run().matters
            return tuple(matter_line(one, self.speaker) for one in matters) or (says("readings-none"),)
        mine = () if asked.moves else at.legal(asked.seat)
        return tuple(f"- {move_text(one, self.speaker)}" for one in mine)

    @for_cells
    def refusals(self, move: str, seat: str = "") -> tuple[str, ...]:
        """The ids of all rules against a move, none if it is allowed.

        `move` is its key, or any words of it in English or Russian. Raises LookupError where no move, or more
        than one, is meant, with those that could be.
        """
        return self.explain(move, seat).rules

    @for_cells
    def explain(self, move: str, seat: str = "") -> Explained:
        """Whether a move may be made, with every reason and its rule. Raises LookupError as `refusals`."""
        return Explained(self._verdict(move, seat), self.speaker)

    @for_cells
    def when(self, move: str, seat: str = "", positions: int = REPAIRS) -> When:
        """What would have to be otherwise for a move to be allowed: the nearest changes of the position.

        Raises LookupError as `refusals`, and ValueError where the position cannot be written down.
        """
        verdict = self._verdict(move, seat)
        opening = None
        if not self.case.opening:
            opening = msgspec.convert(self.case.position, self.game.position)
        search = repairs(self.game, self.state, verdict.key, opening, self.case.answers)
        if search is None:
            raise ValueError("this position cannot be written down while its effect is under way")
        return When(verdict, search.run(positions), self.speaker)

    @for_cells
    def compare(self, **rulings: str) -> Comparison:
        """The same position and answers under other readings: where they part, and what differs in the end.

        Rulings are named as in `under`. Raises ValueError for an unknown ruling or reading.
        """
        other = self._named(rulings)
        comparison = compare_readings(self.case, other)
        return Comparison(
            comparison[0], tuple(f"{id}={reading}" for id, reading in other.items()), self.speaker
        )

    @for_cells
    def outcomes(
        self,
        measure: str,
        until: str = EFFECT,
        seats: Policies | None = None,
        positions: int = POSITIONS,
    ) -> Chances:
        """How likely each value of a measure is at the end of what can still happen, exactly.

        `measure` is the name of a fact ("anna.wounds"), or a condition (`tutor.analysis.conditions`):
        "anna.wounds >= 1 and not event mark-healed". `until` is "effect", "end" or a period of the game
        ("turn"). `seats` tells who is "adversarial", "cooperative", or plays for an own aim (`Best`); others
        are free. Raises ValueError for what cannot be asked.
        """
        target = self.measure(measure)
        known = self.game.seats(self.state.table)
        for seat in seats or {}:
            if seat not in known:
                raise ValueError(f"found {seat!r}; allowed: {', '.join(known)}")
        aims = [policy.measure for policy in (seats or {}).values() if isinstance(policy, Best)]
        exploration = Outcomes(self.game, self.state, until, events=events_of(target, *aims))
        exploration.run(positions)
        exploration.require(target, *aims)
        return Chances(measure, target, exploration.count(), law_of(exploration, target, seats), self.speaker)

    @for_cells
    def measure(self, text: str) -> Measure:
        """A fact or condition of this position, to ask `lines()` about. Raises ValueError otherwise."""
        return read_measure(text, Terms.of(self.game, self.state))

    def lines(
        self, until: str = EFFECT, positions: int = POSITIONS, events: tuple[str, ...] = ()
    ) -> Outcomes[Any]:
        """Everything that can still happen: `count()`, `lines()`, `lines_to(condition)`, `law(measure)`.

        `events` are the kinds of events that conditions may ask for.
        """
        outcomes = Outcomes(self.game, self.state, until, events=events)
        outcomes.run(positions)
        return outcomes

    # ---- going on

    @for_cells
    def answer(self, *keys: str) -> Position:
        """The position after further answers: keys of options, dice ("2-6"), drawn ids.

        Raises ValueError that says what was found and what is allowed where one does not fit.
        """
        after = Position(self.case.answered(*keys), self.lang)
        if after.opened.misfit is not None:
            raise ValueError(complaint(*after.opened.misfit).of(self.lang))
        return after

    @for_cells
    def under(self, **rulings: str) -> Position:
        """The same under other readings; in names of rulings `__` stands for the dot, `_` for the hyphen.

        Raises ValueError for an unknown ruling or reading.
        """
        return Position(self.case.under(self._named(rulings)), self.lang)

    def text(self) -> str:
        """The position as a scenario file."""
        return case_text(self.opened)

    def __repr__(self) -> str:
        question = self.question
        says = "" if question is None else f": {self.speaker.question(question.question)}"
        return f"<Position of {self.case.game}{says}>"

    def html(self) -> Html:
        """The stage of the position."""
        history = self.opened.history
        node = history.node
        before = node if node.parent is None else history.nodes[node.parent]
        return stage(node.state, before.state, node.question, self.speaker)

    def _named(self, rulings: Mapping[str, str]) -> dict[str, str]:
        """Readings by the ids of their rulings; both must exist."""
        known = {ruling.id: ruling for ruling in load(self.case.game).rulings}
        named = {id.replace("__", ".").replace("_", "-"): reading for id, reading in rulings.items()}
        for id, reading in named.items():
            if id not in known:
                raise ValueError(f"found {id!r}; allowed: the id of a ruling of {self.case.game}")
            readings = [one.id for one in known[id].readings]
            if reading not in readings:
                raise ValueError(f"found {reading!r} for {id}; allowed: {', '.join(readings)}")
        return named

    def _verdict(self, move: str, seat: str) -> Verdict:
        moves = matching_moves(self.case.game, nameable(self.game, self.state), move, seat)
        if len(moves) == 1 or (moves and move in (moves[0].key, moves[0].option.key)):
            return moves[0]
        could = "; ".join(f"{one.key} ({self.speaker.option(one.option)})" for one in moves) or "no move"
        raise LookupError(f"found {move!r}; it could mean: {could}")


def position(source: Path | str | Case, answers: int | None = None, lang: Lang = "en") -> Position:
    """A position to ask about: of a question file, of a lesson after so many of its answers, or a case.

    "FILE:ID" is a case of a suite of questions.

    All answers are given unless a number is. Raises DefectiveFile with every defect that keeps the file from
    being asked, and warns of those that do not, such as an expectation that does not come true.
    """
    if isinstance(source, Case):
        return Position(source, lang)
    file = open_question(source)
    for note in file.notes():
        warnings.warn(note.of(lang), stacklevel=2)
    script = file.script
    return Position(case_of(script.scenario, script.answers[:answers]), lang)


def opening(game: str, opening: str, *switches: str, lang: Lang = "en") -> Position:
    """The first position of a whole game. Raises KeyError for an unknown game or opening."""
    return Position(begin(game, opening, *switches), lang)
