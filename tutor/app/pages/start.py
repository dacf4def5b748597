"""The start page: a first decision that is made on it, and the games. A game's page opens from here too."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import ipywidgets

from tutor.app.games import VIEWS
from tutor.app.learner.courses import lesson_address
from tutor.app.library import course_of_game
from tutor.app.pages.first_decision import ANSWERS, LESSON, FirstDecision
from tutor.app.pages.front import Front, about, address, lessons_of, minutes, ways
from tutor.app.pages.game_page import START, GamePage, games_with
from tutor.app.request import Request, page_request
from tutor.app.serving.site import is_served
from tutor.app.widgets.region import Region, StageRegion, box
from tutor.rules.registry import problems
from tutor.scenario.games import game_named
from tutor.views import shell
from tutor.views.markup import Html
from tutor.views.site import start as views

PARTS: Final = ("top", "lead", "games", "foot")


class StartPage(Front):
    """The first decision and the games. Widgets are made once and drawn anew in place.

    Without the lesson that it is from there is no decision.
    """

    def __init__(self, request: Request) -> None:
        super().__init__(request)
        try:
            self.first: FirstDecision | None = FirstDecision()
        except LookupError:
            self.first = None
        self.stage = StageRegion("rt-at-stage", self._press_stage)
        self.stage.add_class("st-table--penumbra")
        self.parts: dict[str, Region] = {name: Region(f"rt-at-{name}", self.press) for name in PARTS}
        self.parts["stage"] = self.stage
        hero = box("en-hero", *([self.stage] if self.first else []), self.parts["lead"])
        page = box("rt-page", hero, self.parts["games"], self.parts["foot"])
        page.add_class("en-page")
        self.widget = box("rt-shell", self.bridge, self.parts["top"], page)
        self.draw()

    def press(self, action: str, value: str) -> None:
        """Does what was pressed in a part of the page."""
        if action == "guess":
            self._answer(value)
        else:
            super().press(action, value)

    def command(self, command: str, value: str) -> None:
        """Does what a key asks for: a number is an answer."""
        answers = tuple(ANSWERS)
        if command == "option" and value.isdecimal() and 0 < int(value) <= len(answers):
            self._answer_elsewhere(answers[int(value) - 1])
        else:
            super().command(command, value)

    def ready(self) -> None:
        """The page stands: a search that its address asks for is made where it belongs."""
        super().ready()
        if self.parameter("find"):
            self.look_up(self.parameter("find"))

    def _answer(self, given: str) -> bool:
        """Takes an answer; the reader goes on at the verdict if it was given in its place."""
        if self.first is None or not self.first.answer(given):
            return False
        self.draw()
        return True

    def _answer_elsewhere(self, given: str) -> None:
        """Takes an answer that was given by a key or on the stage, and leads the reader to the verdict."""
        if self._answer(given):
            self.bridge.focus("#h-verdict")

    def _press_stage(self, action: str, value: str) -> None:
        if action == "guess":
            self._answer_elsewhere(value)

    def draw(self) -> None:
        """Brings every part up to date."""
        lang = self.lang
        self.parts["top"].html = str(self.top(((self.words("app-title"), address(START, lang)),)))
        if self.first is not None:
            self.stage.html = str(self.first.picture(lang))
        self.parts["lead"].html = str(views.lead(self._decision(), lang, self._go_on()))
        self.parts["games"].html = str(views.games([self._game(game) for game in VIEWS], lang))
        self.parts["foot"].html = str(self._foot())
        self.bridge.language, self.bridge.title = lang, self.words("app-title")
        self.bridge.query = address("", lang).removeprefix("?")

    def _decision(self) -> views.Decision | None:
        first = self.first
        if first is None:
            return None
        listing = next(listing for entry, listing in lessons_of("penumbra") if entry.id == LESSON)
        onward = listing.title.of(self.lang), lesson_address(LESSON, self.lang, along=True), minutes(listing)
        why = first.why(self.lang) if first.given else ""
        return views.Decision(tuple(ANSWERS), onward, first.given, first.truth, why, first.rule)

    def _go_on(self) -> views.GoOn | None:
        """The way back to the lesson that was open last, or on from it where it is done."""
        last = self.progress.last
        game = last.partition("/")[0]
        there = {entry.id: (entry, listing) for entry, listing in lessons_of(game)}
        if last not in there:
            return None
        lesson = self.lesson(*there[last], along=in_course(last))
        on = self.onward(game) if lesson.progress == "done" and in_course(last) else None
        if on is not None:
            return views.GoOn(on.title, on.href)
        href = self.back_to(last, lesson.href)
        at = lesson.at if lesson.progress == "begun" else 0
        return views.GoOn(lesson.title, href, at, lesson.steps if at else 0)

    def _game(self, game: str) -> views.Game:
        lang, on, course = self.lang, self.onward(game), course_of_game(game)
        there = {entry.id: listing for entry, listing in lessons_of(game)}
        ids = course.lessons if course is not None else tuple(there)
        plays = bool(game_named(game).openings()) and is_served("play.ipynb")
        return views.Game(
            game,
            address(START, lang, game=game),
            "" if on is None else self.back_to(on.lesson, on.href),
            on.number if on is not None and on.under_way else 0,
            on is not None and not on.lesson,
            len(ids),
            about(minutes(*(there[id] for id in ids))),
            address("play.ipynb", lang, game=game) if plays else "",
            address("workbench.ipynb", lang, game=game) if is_served("workbench.ipynb") else "",
        )

    def _foot(self) -> Html:
        broken = tuple(dict.fromkeys(problem.game for problem in problems()))
        return views.foot(shell.links(ways(self.request, self.lang), self.lang), self.lang, broken)


def in_course(lesson_id: str) -> bool:
    """Whether a lesson is one of its game's course."""
    course = course_of_game(lesson_id.partition("/")[0])
    return course is not None and lesson_id in course.lessons


def page_of(request: Request) -> StartPage | GamePage:
    """The page that an address asks for: that of a game, or of a topic's or a course's game, or the start."""
    query = request.query
    candidates = [query.get("game", ""), query.get("course", ""), *games_with(query.get("topic", ""))]
    game = next((game for game in candidates if game in VIEWS), None)
    return StartPage(request) if game is None else GamePage(game, request)


def ahead() -> None:
    """Does what can be done before a visitor comes: the lesson of the decision is read and played."""
    with suppress(LookupError):
        FirstDecision()


def start_page() -> ipywidgets.Widget:
    """The start page, or that of a game, for a notebook's last line."""
    return page_of(page_request()).widget
