"""The stepper: a lesson or a whole game as a widget in a cell, whose position the next cell can ask about."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from copy import copy
from typing import Any, Final, NamedTuple

import ipywidgets

from tutor.analysis.legality import nameable
from tutor.analysis.move_matching import matching_moves
from tutor.app.games import VIEWS
from tutor.app.library import lesson_ids
from tutor.app.pages.lesson import LessonPage
from tutor.app.pages.play import PlayPage
from tutor.app.pages.play import playable as played
from tutor.app.pages.shell import Desk
from tutor.app.request import Request
from tutor.app.sessions.game import Match
from tutor.app.sessions.lesson import Session
from tutor.app.widgets.looks import layout
from tutor.app.widgets.region import Region
from tutor.app.widgets.static_html import bundle
from tutor.engine.event import Event, Scalar
from tutor.notebook.language_setting import language
from tutor.rules.words import Lang
from tutor.scenario.case import Opened
from tutor.scenario.games import game_named
from tutor.views.cell_errors import CellError, for_cells, no_such
from tutor.views.output import Displayed, output
from tutor.workbench import Position
from tutor.workbench.question import PositionQuestion

LOWEST: Final = 420
"""No stepper is lower, in pixels: below that a table and a question do not fit."""

Observer = Callable[["Stepper"], object]


class Stop(NamedTuple):
    """A full stop of a line of play: the answer that led to it (None where nothing was asked), its events."""

    answer: str | None
    events: tuple[Event, ...]


class Stepper:
    """A line of play in a cell. What is pressed in it and what cells tell it is one and the same line."""

    def __init__(self, page: LessonPage | PlayPage, height: int) -> None:
        if height < LOWEST:
            raise CellError(f"a height of {height} pixels; allowed: {LOWEST} or more")
        self._page = page
        self._observers: list[Observer] = []
        desk = page.desk
        desk.bridge.embedded = True
        desk.on_draw = self._drawn
        desk.widget.add_class("rt-shell--cell")
        desk.widget.layout = layout(height=f"{height}px")
        self._at = self._walk.node

    # ---- what is shown

    @property
    def widget(self) -> ipywidgets.Widget:
        """The widget, to be put into boxes with others."""
        return self._page.widget

    @property
    def position(self) -> Position:
        """The position shown, with all that can be asked of one. It stays what it is when play goes on."""
        start, walk, lang = self._page.start, self._walk, self._desk.lang
        assert start is not None
        case = start.answered(*walk.history.answers())
        return Position(case, lang, Opened(case, walk.game, copy(walk.history)))

    @property
    def history(self) -> tuple[Stop, ...]:
        """All full stops from the beginning to the position shown."""
        nodes = self._walk.history.nodes
        line = [nodes[number] for number in self._walk.history.line()]
        return tuple(Stop(node.key, node.events) for node in line[1:])

    @property
    def question(self) -> PositionQuestion | None:
        """What is asked in the position shown, if anything is."""
        return PositionQuestion.of(self._walk.question, self._desk.speaker)

    @property
    def facts(self) -> Mapping[str, Scalar]:
        """Every named fact of the position shown."""
        return self._walk.game.facts(self._walk.node.state)

    # ---- going on

    @for_cells
    def answer(self, answer: str, *more: str) -> Stepper:
        """Answers what is asked, after the full stops that lie before; then whatever else is given.

        An answer is the key of an option, dice ("2-6"), drawn ids, or words of a move in either language.
        Raises CellError with every rule against it, and what is allowed, for one that does not fit.
        """
        for one in (answer, *more):
            self._to_question()
            self._give(one)
        return self._show()

    @for_cells
    def forward(self, stops: int = 1) -> Stepper:
        """Goes that many full stops on. Raises CellError where an answer is waited for."""
        for _ in range(stops):
            self._ask_for_prediction()
            if not self._walk.forward():
                raise CellError(
                    self._waits() if self.question is not None else "there is nothing more to come"
                )
        return self._show()

    def back(self, stops: int = 1) -> Stepper:
        """Goes that many full stops back, at the most to the beginning."""
        for _ in range(stops):
            self._walk.back()
        return self._show()

    def restart(self) -> Stepper:
        """Goes back to the beginning."""
        self._walk.jump(0)
        return self._show()

    @for_cells
    def predict(self, value: Scalar) -> Stepper:
        """Commits to a prediction that the lesson asks for. Raises CellError for what it does not offer."""
        session = self._page.session if isinstance(self._page, LessonPage) else None
        guess = session.guess if session is not None and session.must_guess else None
        if session is None or guess is None:
            raise CellError("no prediction is asked for here")
        choices = guess.prediction.choices
        if value not in choices:
            raise CellError(f"found {value!r}; allowed: {', '.join(map(repr, choices))}")
        session.predict(choices.index(value))
        session.lock()
        return self._show()

    def skip(self) -> Stepper:
        """Goes on without the prediction that the lesson asks for."""
        if isinstance(self._page, LessonPage):
            self._page.session.skip()
        return self._show()

    def follow(self, draw: Callable[[Position], Displayed] = lambda position: position) -> ipywidgets.Widget:
        """A picture made of the position shown, drawn anew at every step; the position itself unless told."""
        region = Region("rt-cell-picture")

        def redraw(_stepper: Stepper) -> None:
            region.html = output(draw(self.position).html(), lang=self._desk.lang)

        redraw(self)
        self.observe(redraw)
        return region

    def observe(self, observer: Observer) -> Observer:
        """Has a function called with the stepper whenever another position is shown, by whomever."""
        self._observers.append(observer)
        return observer

    def unobserve(self, observer: Observer) -> None:
        """Calls a function no more."""
        self._observers.remove(observer)

    # ---- drawing

    def __repr__(self) -> str:
        return repr(self.position)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        """The widget; without a kernel the stage as it is now, and what is told and asked beside it."""
        return bundle(self.widget, repr(self), self._desk.lang)

    # ---- inside

    @property
    def _desk(self) -> Desk:
        return self._page.desk

    @property
    def _walk(self) -> Session | Match:
        walk = self._page.walk
        if walk is None:
            raise CellError("no game has begun: press the button that begins one")
        return walk

    @property
    def _seat(self) -> str:
        return self._walk.seat if isinstance(self._walk, Match) else ""

    def _to_question(self) -> None:
        self._ask_for_prediction()
        while self.question is None:
            if not self._walk.forward():
                raise CellError("nothing is asked any more: play is over")
            self._ask_for_prediction()

    def _ask_for_prediction(self) -> None:
        session = self._page.session if isinstance(self._page, LessonPage) else None
        if session is not None and session.must_guess and session.guess is not None:
            choices = ", ".join(map(repr, session.guess.prediction.choices))
            raise CellError(f"first a prediction: .predict(...) with one of {choices}, or .skip()")

    def _give(self, answer: str) -> None:
        question, walk = self.question, self._walk
        assert question is not None
        key = answer
        if question.chance is None and answer not in {option.key for option in question.options}:
            moves = matching_moves(walk.game.id, nameable(walk.game, walk.node.state), answer, question.seat)
            key = moves[0].option.key if len(moves) == 1 else answer
        if question.chance is None and key not in {option.key for option in question.options}:
            refused = {one.option.key: one for one in question.refused}.get(key)
            rules = () if refused is None else dict.fromkeys(reason.rule for reason in refused.reasons)
            reasons = f" refused by {', '.join(rules)};" if rules else ""
            raise CellError(f"found {answer!r};{reasons} {self._waits()}")
        try:
            walk.answer(key)
        except ValueError:
            raise CellError(f"found {answer!r}; {self._waits()}") from None

    def _waits(self) -> str:
        question, speaker = self.question, self._desk.speaker
        assert question is not None
        if question.chance is not None:
            return f"an answer of chance is waited for, such as {question.chance.pick(0)!r}"
        offered = ", ".join(f"{option.key!r} ({speaker.option(option)})" for option in question.options)
        return f"allowed: {offered}"

    def _show(self) -> Stepper:
        with self._desk.bridge.together():
            self._desk.redraw()
        return self

    def _drawn(self) -> None:
        if self._page.walk is None or self._page.walk.node is self._at:
            return
        self._at = self._page.walk.node
        for observer in tuple(self._observers):
            observer(self)


@for_cells
def lesson(id: str, height: int = 560, lang: Lang | None = None) -> Stepper:
    """A lesson as a widget in the cell, `height` pixels high.

    >>> threat = lesson("penumbra/05-plains-of-agony")
    >>> threat.position.facts["anna.wounds"]
    0

    Raises NoSuchName with the nearest ids for a lesson that there is not.
    """
    game, _, name = id.partition("/")
    known = [each for game in VIEWS for each in lesson_ids(game)]
    if id not in known:
        raise no_such("lesson", id, known)
    request = Request({"lesson": name, "lang": lang or language()}, lang or language(), embedded=True)
    return Stepper(LessonPage(game, "", request), height)


@for_cells
def play(
    game: str,
    opening: str = "",
    *switches: str,
    seed: int | None = None,
    rival: str = "",
    height: int = 560,
    lang: Lang | None = None,
) -> Stepper:
    """A whole game against opponents as a widget in the cell.

    >>> play("seasons", seed=3).question.kind
    'starter-set'

    `opening` says for how many and with what, `switches` name its optional rules, `seed` its luck, `rival`
    the kind of opponents. Raises NoSuchName with the nearest names for what there is not.
    """
    if game not in played():
        raise no_such("game", game, played())
    page = PlayPage(
        game_named(game), Request({"lang": lang or language()}, lang or language(), embedded=True)
    )
    openings = {one.id: one for one in page.openings}
    if opening and opening not in openings:
        raise no_such(f"opening of {game}", opening, openings)
    chosen = openings[opening or page.openings[0].id]
    luck = secrets.randbelow(1_000_000) if seed is None else seed
    page.begin(chosen, rival or page.wish.rival, luck, switches)
    return Stepper(page, height)
