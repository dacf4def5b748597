"""The page of a game: its course as a path, what else can be done with it, and its lessons on demand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tutor.app.chapters import PAGE, chapters
from tutor.app.games import TOOLS, VIEWS
from tutor.app.learner.courses import whole_game
from tutor.app.library import course_of_game, topics
from tutor.app.pages.front import Front, address, lessons_of, minutes
from tutor.app.request import Request
from tutor.app.serving.site import is_served
from tutor.app.widgets.region import Region, box
from tutor.rules.catalogue import load
from tutor.scenario.assessed_rules import GOAL
from tutor.scenario.games import game_named
from tutor.views.lesson.why import INDEX
from tutor.views.markup import Html
from tutor.views.site import game_page as views
from tutor.views.site.start import short
from tutor.views.words import wording

START: Final = "start.ipynb"
PARTS: Final = ("top", "course", "tiles", "list")
LISTS: Final = ("puzzles", "topics")
"""What can be listed below the tiles."""

MOST_TILES: Final = 6
"""Two rows of them. The chapters and the studio, the last ones, stand in the bar too."""

SIGHT: Final[Mapping[str, str]] = {"blackrose-sight.ipynb": "sight"}
"""The tile of each page of a game that is no lesson."""


class GamePage(Front):
    """The page of one game. Widgets are made once and drawn anew in place.

    An address that names a topic but no game, as there are old ones, belongs to the game that the learner
    is in, if several have a topic of that name. Raises KeyError for a game that is none.
    """

    def __init__(self, game: str, request: Request) -> None:
        super().__init__(request)
        self.game = load(game).game
        self.topic = self.parameter("topic")
        self.list = (
            "topics" if self.topic else self.parameter("show") if self.parameter("show") in LISTS else ""
        )
        self.parts = {name: Region(f"rt-at-{name}", self.press) for name in PARTS}
        page = box("rt-page", *(self.parts[name] for name in PARTS[1:]))
        page.add_class("en-page")
        self.widget = box("rt-shell", self.bridge, self.parts["top"], page)
        self.draw()

    def press(self, action: str, value: str) -> None:
        """Does what was pressed in a part of the page."""
        if action == "show" and value in LISTS:
            self.list = value
            self.draw()
            self.bridge.focus("#h-list")
        else:
            super().press(action, value)

    def looked_up(self) -> None:
        """There is news of what is kept; a topic without a game may be of the one that the learner is in."""
        super().looked_up()
        here = self.progress.last.partition("/")[0]
        if not self.parameter("game") and here != self.game and here in games_with(self.topic):
            self.game = here
            self.draw()
        if self.topic:
            self.bridge.focus(".rt-topic[open] > summary")

    def draw(self) -> None:
        """Brings every part up to date."""
        lang, name = self.lang, short(self.game, self.lang)
        crumbs = ((self.words("app-title"), address(START, lang)), (name, ""))
        drawn = {
            "top": self.top(crumbs),
            "course": views.course(self.game, self._path(), lang),
            "tiles": views.tiles(self.game, self._tiles(), lang),
            "list": self._list(),
        }
        for part, html in drawn.items():
            self.parts[part].html = str(html)
        self.bridge.language = lang
        self.bridge.title = f"{name} · {self.words('app-title')}"
        also = {"topic": self.topic} if self.topic else {"show": self.list} if self.list else {}
        self.bridge.query = address("", lang, game=self.game, **also).removeprefix("?")

    # ---- the course

    def _path(self) -> views.Path | None:
        course, on = course_of_game(self.game), self.onward(self.game)
        if on is None:
            return None
        known = {entry.id: (entry, listing) for entry, listing in lessons_of(self.game)}
        chapters = tuple(
            views.Chapter(
                chapter.title.of(self.lang),
                tuple((id, self.lesson(*known[id], along=True)) for id in chapter.lessons),
            )
            for chapter in (course.chapters if course is not None else ())
        )
        takes = minutes(known[on.lesson][1]) if on.lesson else 0
        whole = whole_game(course, self.lang) if course is not None else None
        href = self.back_to(on.lesson, on.href)
        return views.Path(on.lesson, on.title, href, on.number, on.of, takes, on.under_way, chapters, whole)

    # ---- the tiles

    def _tiles(self) -> list[views.Tile]:
        words, game, lang = wording(self.lang), self.game, self.lang
        there = [listing for _, listing in lessons_of(game)]
        puzzles = [listing for listing in there if any(question.place == GOAL for question in listing.asks)]
        solved = sum(self.progress.lessons.get(listing.id, (0, 0, False))[2] for listing in puzzles)
        openings, rules = len(game_named(game).openings()), len(load(game).rules)
        read = len(chapters(lang, game))
        notes = {
            "play": words("tile-play-note", n=openings) if openings else "",
            "puzzles": words("tile-puzzles-note", n=len(puzzles), done=solved) if puzzles else "",
            "topics": words("tile-topics-note", n=len(there)) if there else "",
            "bench": words("tile-bench-note"),
            "rules": words("tile-rules-note", n=rules),
            **{SIGHT[page]: words(f"tile-{SIGHT[page]}-note") for page in TOOLS.get(game, {}).values()},
            "chapters": words("tile-chapters-note", n=read) if read else "",
            "studio": words("tile-studio-note") if self.request.writes else "",
        }
        pages = {"play": "play.ipynb", "bench": "workbench.ipynb", "rules": INDEX, "studio": "studio.ipynb"}
        pages |= {"chapters": PAGE}
        pages |= {SIGHT[page]: page for page in TOOLS.get(game, {}).values()}
        made = []
        for name, note in notes.items():
            opens, page = name if name in LISTS else "", pages.get(name, START)
            if note and is_served(page):
                query = {"game": game, "show": name} if opens else {"game": game}
                made.append(views.Tile(name, address(page, lang, **query), note, opens))
        return made[:MOST_TILES]

    # ---- lists

    def _list(self) -> Html:
        there = lessons_of(self.game)
        if self.list == "puzzles":
            asks = [
                (entry, listing)
                for entry, listing in there
                if any(question.place == GOAL for question in listing.asks)
            ]
            return views.puzzles([self.lesson(entry, listing) for entry, listing in asks], self.lang)
        if self.list != "topics":
            return Html("")
        lessons = [self.lesson(entry, listing) for entry, listing in there]
        here = next((lesson.topic for lesson in lessons if lesson.here), "")
        known = topics(self.game)
        opened = self.topic if self.topic in {topic.id for topic in known} else here
        return views.topics(
            self.game,
            [
                views.Topic(
                    topic.id,
                    topic.title.of(self.lang),
                    tuple(lesson for lesson in lessons if lesson.topic == topic.id),
                    topic.id == opened,
                )
                for topic in known
            ],
            self.lang,
        )


def games_with(topic: str) -> list[str]:
    """The games that have a topic of that id."""
    return [game for game in VIEWS if any(known.id == topic for known in topics(game))]
