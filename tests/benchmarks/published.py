"""The published apps that are measured: which page, where a link leads in it, and what is pressed there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from benchmarks.full_class import CODE, TITLE, TOKEN, fill
from benchmarks.support import Server, Visit, served, visit, write_notebooks
from playwright.sync_api import Browser

from tutor.app.library import lesson, lesson_ids, notebook
from tutor.app.link import pack
from tutor.app.sessions.lesson import Session
from tutor.app.workbench.session import Bench
from tutor.games.penumbra.analysis.threat_odds import threat_odds
from tutor.games.penumbra.views import threat_law
from tutor.scenario.case import case_of
from tutor.trace.graph import chain
from tutor.trace.tree import trace
from tutor.trace.words import speaker
from tutor.views.lesson import chain as chain_views

GAME, TOPIC = "penumbra", "threat"
THRICE = "penumbra/05-plains-of-agony"
"""A lesson of that topic with three predictions."""
FORWARD, BACK = '[data-part="go"][data-act="forward"]', '[data-part="back"]'
PLAY_ON = '[data-act="drawer"][data-value="play"]'
BENCH_FORWARD, BENCH_BACK = ('.rt-drawer--play [data-act="forward"]', '.rt-drawer--play [data-act="back"]')
"""What goes on and back on the workbench, in the drawer that `PLAY_ON` opens."""


@dataclass(frozen=True, slots=True)
class Presses:
    """What is pressed on a page: the `address` that opens it ("notebook?query"), what comes `first` and is
    not counted, and what is pressed in turn after that, as selectors. Each press of those draws `redrawn`
    figures anew.
    """

    address: str
    first: tuple[str, ...]
    each: tuple[str, ...]
    redrawn: int = 0


@dataclass(frozen=True, slots=True)
class App:
    """One published app.

    `address` makes that of a page which opens with so many `figures`. `clicks` change the page, `with_figure`
    changes it while a figure is open. The page of a `teacher` is opened by nobody else, in a class that has
    learnt for a while.
    """

    name: str
    notebook: str
    figures: int
    address: Callable[[], str]
    clicks: Callable[[], Presses]
    with_figure: Callable[[], Presses]
    teacher: bool = False

    def served(self, folder: Path, preheat: int) -> AbstractContextManager[Server]:
        """A server of this app; all it needs is in the folder."""
        return serve((self,), folder, preheat)

    def visit(self, browser: Browser, server: Server) -> Visit:
        """The app in a fresh profile, with all its figures drawn."""
        return visit(browser, server, self.address(), self.opened, self.figures)

    @property
    def opened(self) -> str:
        """What is waited for as it opens (`visit`)."""
        return "figures" if self.figures else "control"


@contextmanager
def serve(apps: Iterable[App], folder: Path, preheat: int) -> Iterator[Server]:
    """A server of apps; who visits is a teacher if one is for teachers."""
    apps = tuple(apps)
    folder.mkdir(exist_ok=True)
    notebooks = write_notebooks(folder / "notebooks", published=[app.notebook for app in apps])
    data = folder / "data"
    data.mkdir()
    token, options = "", {}
    if any(app.teacher for app in apps):
        fill(data)
        token, options = TOKEN, {"class": f"{CODE}={TITLE}"}
    with served(notebooks, data, preheat, token, **options) as server:
        yield server


@dataclass(frozen=True, slots=True)
class Place:
    """A step of a lesson that was played to its end: `number` of the nodes on its line."""

    lesson_id: str
    line: tuple[int, ...]
    number: int
    session: Session

    def in_lesson(self) -> str:
        """The address of this step of the lesson, with all that follows."""
        self.session.history.jump(self.line[-1])
        self.session.history.jump(self.line[self.number])
        at = pack(self.session.trail())
        query = {"lesson": self.lesson_id.rpartition("/")[2], "lang": "en", "at": at}
        return f"{notebook(GAME, TOPIC)}?{urlencode(query)}"

    def on_bench(self, panel: str = "") -> str:
        """The address of this step on the workbench, with a panel open."""
        bench = Bench.open(case_of(self.session.scenario, self.session.script.answers))
        bench.show(self.session.history.nodes[self.line[self.number]].depth)
        query = {"game": GAME, "lang": "en", "at": pack(bench.trail(panel))}
        return f"workbench.ipynb?{urlencode(query)}"


@cache
def odds_and_chain_change() -> Place:
    """A step after which the figure of the odds and the chain of the lesson page change."""
    speaks = speaker(GAME, "en")
    for lesson_id in lesson_ids(GAME, TOPIC):
        session, line = _played(lesson_id)
        history = session.history
        drawn: list[tuple[Any, Any]] = []
        for number in line:
            history.jump(number)
            told = chain(trace(history), history.node.depth)
            found = threat_odds([history.nodes[each].state for each in history.line(number)])
            law = None if found is None else threat_law.odds_figure(threat_law.laws_of(found, "en"), "en")
            drawn.append((law, chain_views.chain(told, speaks, trace(history).nodes)))
        for at, (one, two) in enumerate(pairwise(drawn)):
            if None not in (one[0], two[0]) and one[0] != two[0] and one[1] != two[1]:
                return Place(lesson_id, line, at, session)
    raise LookupError("no lesson has such a step")


@cache
def longest_walk() -> tuple[Place, int]:
    """The begin of the longest stretch without a question, and how many steps it has."""
    best: tuple[int, Place | None] = (0, None)
    for lesson_id in lesson_ids(GAME, TOPIC):
        session, line = _played(lesson_id)
        nodes = [session.history.nodes[number] for number in line]
        stops = [at for at, node in enumerate(nodes) if node.question is not None]
        for start, stop in pairwise([*stops, len(nodes)]):
            steps = stop - start - 2  # the answer's own step, and then up to the next question
            if steps > best[0]:
                best = steps, Place(lesson_id, line, start + 1, session)
    steps, place = best
    assert place is not None
    return place, steps


def _played(lesson_id: str) -> tuple[Session, tuple[int, ...]]:
    """A session at the end of the lesson's own line, and that line; no prediction is made."""
    script = lesson(lesson_id).script
    assert script is not None, lesson_id
    session = Session.open(script.scenario, script, lambda below: 0)
    left = list(script.answers)
    while not session.finished:
        while session.must_guess:
            session.skip()
        if session.question is not None:
            session.answer(left.pop(0))
        else:
            session.forward()
    return session, session.history.line()


def lesson_address(lesson_id: str) -> str:
    """The address of a lesson's beginning."""
    return f"{notebook(GAME, TOPIC)}?{urlencode({'lesson': lesson_id.rpartition('/')[2], 'lang': 'en'})}"


def learning(
    lesson_id: str, choices: list[int], *, every: float = 0, offset: float = 0, steps: int = 200
) -> dict[str, Any]:
    """What `__learn` of watch.js is asked for: a learner goes on along the told line of a lesson."""
    script = lesson(lesson_id).script
    assert script is not None, lesson_id
    pace = {"every": every, "offset": offset, "steps": steps, "pause": 80}
    return {"told": script.answers, "choices": choices, **pace}


def _there_and_back(
    address: Callable[[Place], str], first: tuple[str, ...] = (), on: str = FORWARD, back: str = BACK
) -> Presses:
    """Over positions not seen before, and all the way back; the odds may change too."""
    place, steps = longest_walk()
    return Presses(address(place), first, (on,) * steps + (back,) * steps)


def act(name: str, value: str = "") -> str:
    """The selector of what does that when it is pressed."""
    return f'[data-act="{name}"]' + (f'[data-value="{value}"]' if value else "")


OF_CLASS = f"class.ipynb?{urlencode({'class': CODE, 'lang': 'en'})}"
FOLLOWS = act("live")
"""Pressed first: else the page of the class changes by itself while it is measured."""

LESSON = App(
    "lesson",
    notebook(GAME, TOPIC),
    figures=1,
    address=lambda: odds_and_chain_change().in_lesson(),
    clicks=lambda: _there_and_back(Place.in_lesson),
    with_figure=lambda: Presses(odds_and_chain_change().in_lesson(), (), (FORWARD, BACK), redrawn=1),
)
WORKBENCH = App(
    "workbench",
    "workbench.ipynb",
    figures=0,
    address=lambda: odds_and_chain_change().on_bench(),
    clicks=lambda: _there_and_back(Place.on_bench, (PLAY_ON,), BENCH_FORWARD, BENCH_BACK),
    with_figure=lambda: Presses(
        odds_and_chain_change().on_bench("outcomes"),
        (act("outcomes-look"),),
        (BENCH_FORWARD, BENCH_BACK),
    ),
)
CLASS = App(
    "class",
    "class.ipynb",
    figures=1,
    address=lambda: OF_CLASS,
    clicks=lambda: Presses(OF_CLASS, (FOLLOWS,), (act("names"),)),
    with_figure=lambda: Presses(
        OF_CLASS, (FOLLOWS,), tuple(act("view", v) for v in ("people", "rules", "time")), redrawn=1
    ),
    teacher=True,
)
APPS = (LESSON, WORKBENCH, CLASS)


def each_app(apps: Iterable[App] = APPS) -> pytest.MarkDecorator:
    """Runs a test with each of these apps as `app`."""
    return pytest.mark.parametrize("app", apps, ids=lambda app: app.name)
