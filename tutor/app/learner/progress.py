"""The progress page: what a learner has done, what to go over again, and what is kept of them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlencode

import ipywidgets

from tutor.app.learner.courses import lesson_address, overview
from tutor.app.learner.learner_store import Keeping, progress_of
from tutor.app.learner.own_file import LARGEST, BadFile, file_text, read
from tutor.app.library import Entry, course_of_game, entries, title_of
from tutor.app.pages.front import head, look_up
from tutor.app.request import Request, page_request
from tutor.app.widgets.bridge import QUESTIONS, Bridge
from tutor.app.widgets.region import Region, box
from tutor.app.words import AppWords, app_words
from tutor.classroom.answers import KEPT_VERSION, Answer, LearnerRecord, Stand, utc_now
from tutor.classroom.data_folder import spool_folder
from tutor.classroom.dead_letters import forget_aside
from tutor.classroom.errors import StoreAway, StoreError, StoreUnfit
from tutor.rules.catalogue import PREFIXES, is_rule
from tutor.rules.words import Lang
from tutor.scenario.assessed_rules import lessons_asking
from tutor.scenario.index import Listed
from tutor.views.classroom import progress as views
from tutor.views.lesson.why import rule_address
from tutor.views.markup import Html, tag
from tutor.views.site.lesson_list import Lesson
from tutor.views.site.lesson_list import Progress as State

LOG = logging.getLogger("tutor.app")

FILE: Final = "tutor-progress.json"
FIRM: Final = 0.9
"""A rule that will be known in a week with this chance is known firmly."""


@dataclass(frozen=True, slots=True)
class Studied:
    """What is kept of a learner, with what follows from it for each game."""

    answers: tuple[Answer, ...]
    stands: dict[str, Stand]
    rules: dict[str, tuple[views.Rule, ...]]
    review: dict[str, tuple[tuple[str, str, str], ...]]


class ProgressPage:
    """The page of one learner. What is kept is looked up once the page stands."""

    def __init__(self, request: Request) -> None:
        self.lang: Lang = "ru" if request.language == "ru" else "en"
        self.request = request
        self.keeping = Keeping(request)
        self.studied: Studied | None = None
        self.message = ""
        self.asking = False
        self.has_questions = False
        self.bridge = Bridge(
            self._command, on_ready=self._ready, on_kept=self._questions_kept, owner=request.tag
        )
        self.bridge.kept_as = QUESTIONS
        self.parts = {name: Region(f"rt-at-{name}", self._press) for name in ("top", "say", "learned")}
        self.parts["own"] = Region("rt-at-own", self._press, longest=LARGEST)
        parts = (self.parts[name] for name in ("say", "own", "learned"))
        self.widget = box("rt-shell", self.bridge, self.parts["top"], box("rt-page", *parts))
        self.draw()

    @property
    def words(self) -> AppWords:
        """The words of the apps in the page's language."""
        return app_words(self.lang)

    # ---- what was pressed

    def _command(self, command: str, value: str) -> None:
        if command == "language":
            self.lang = "en" if self.lang == "ru" else "ru"
            self.draw()
        elif command == "search":
            self.bridge.focus("#q")

    def _press(self, action: str, value: str) -> None:
        self.message = ""
        was_asking, self.asking = self.asking, action == "ask-delete"
        if action == "lang" and value in ("ru", "en"):
            self.lang = "ru" if value == "ru" else "en"
        elif action == "search":
            look_up(self.bridge, value, self.lang)
        elif action == "rule" and is_rule(value):
            self.bridge.visit(rule_address(value, self.lang))
        elif action == "export":
            self.keeping.later(self._export, self._save, self._failed)
        elif action == "import":
            self._import(value)
        elif action == "too-large":
            self._refuse(BadFile("large"))
        elif action == "keep":
            self.message = self.words("progress-kept")
        elif action == "delete" and was_asking:
            self.keeping.later(self._forget, self._forgotten, self._not_forgotten)
        self.draw()

    def _export(self) -> LearnerRecord:
        self._settle()
        return self.keeping.store().export(self.keeping.learner)

    def _save(self, record: LearnerRecord) -> None:
        self.bridge.save(FILE, file_text(record))
        self.message = self.words("progress-saved", name=FILE)
        self.draw()

    def _import(self, text: str) -> None:
        try:
            record = read(text, utc_now())
        except BadFile as bad:
            self._refuse(bad)
            return

        def take() -> Studied:
            self.keeping.store().take(self.keeping.learner, record)
            return self._study()

        def taken(studied: Studied) -> None:
            self.message = self.words("progress-taken", n=len(studied.answers))
            self._show(studied)

        self.keeping.later(take, taken, self._failed)

    def _refuse(self, bad: BadFile) -> None:
        facts = {"most": LARGEST // 1_000_000, "found": bad.version, "allowed": KEPT_VERSION}
        self.message = self.words(f"error-file-{bad.why}", **facts)

    def _forget(self) -> tuple[Studied, bool]:
        joined = self.keeping.store().forget(self.keeping.learner)
        forget_aside(spool_folder(), self.keeping.learner)
        return self._study(), joined

    def _forgotten(self, outcome: tuple[Studied, bool]) -> None:
        studied, joined = outcome
        self.keeping.forgotten()
        self.bridge.forget()
        self.has_questions = False
        self.message = self.words("progress-deleted")
        self._show(studied)
        if joined:  # Nothing is kept under this name any more: the way on is to join anew.
            self.bridge.visit(f"../../join?{urlencode({'lang': self.lang})}")

    def _not_forgotten(self, error: Exception) -> None:
        self.message = self.words("progress-not-deleted")
        self.draw()

    def _failed(self, error: Exception) -> None:
        # What is amiss with the database itself names it, and is for whoever runs the server.
        LOG.warning("what is kept could not be used: %s", error)
        self.message = self.words("progress-away")
        if isinstance(error, StoreError) and not isinstance(error, StoreAway | StoreUnfit):
            self.message = error.why.of(self.lang)
        self.draw()

    # ---- what is kept

    def _ready(self) -> None:
        self.keeping.begin(self._records_changed)

    def _questions_kept(self, text: str) -> None:
        """Own questions are in the browser alone, and are deleted with the rest."""
        if text and not self.has_questions:
            self.has_questions = True
            self.draw()

    def _records_changed(self) -> None:
        if self.keeping.loaded:
            self.message = ""
            self.keeping.later(self._study, self._show, self._failed)
        else:
            self.message = self.words("progress-away")
            self.draw()

    def _settle(self) -> None:
        """Has everything written first, so that nothing of the learner comes afterwards."""
        if not self.keeping.outbox().flush(5.0):
            raise LookupError("records still wait for the database")

    def _study(self) -> Studied:
        # Both come with a library that takes its time to load.
        from tutor.classroom.mastery import mastery
        from tutor.classroom.recommendations import review

        store, learner = self.keeping.store(), self.keeping.learner
        answers, stands, now = store.answers(learner), store.stands(learner), utc_now()
        known = {rule: one for rule, one in mastery(answers, now).items() if is_rule(rule)}
        rules: dict[str, tuple[views.Rule, ...]] = {}
        items: dict[str, tuple[tuple[str, str, str], ...]] = {}
        for game, prefix in PREFIXES.items():
            mine = {rule: one for rule, one in known.items() if rule.startswith(f"{prefix}.")}
            asked_in = lessons_asking({listing.id: listing.asks for _, listing in there(game)})
            items[game] = tuple(review(mine, asked_in, now))
            weakest = sorted(mine.values(), key=lambda one: (one.strength, one.rule))
            rules[game] = tuple(
                views.Rule(
                    one.rule,
                    one.answers,
                    one.right,
                    round(100 * one.strength),
                    "weak" if one.weak else "firm" if one.strength >= FIRM else "fair",
                )
                for one in weakest
            )
        return Studied(answers, stands, rules, items)

    def _show(self, studied: Studied) -> None:
        self.studied = studied
        self.draw()

    # ---- drawing

    def draw(self) -> None:
        """Brings the page up to date."""
        words, query = self.words, urlencode({"lang": self.lang})
        crumbs = ((words("app-title"), f"start.ipynb?{query}"), (words("progress-title"), ""))
        self.parts["top"].html = str(head(crumbs, self.request, self.lang, here="progress.ipynb"))
        self.parts["say"].html = str(self._say())
        studied = self.studied
        if studied is not None:
            games = [self._game(game, studied) for game in PREFIXES]
            self.parts["learned"].html = str(views.progress(games, self.lang))
            has_records = bool(studied.answers or studied.stands)
            self.parts["own"].html = str(
                views.own_data(
                    self.lang,
                    asking=self.asking,
                    largest=LARGEST,
                    there=has_records,
                    deletable=self.has_questions,
                )
            )
        self.bridge.language, self.bridge.query = self.lang, query
        self.bridge.title = f"{words('progress-title')} · {words('app-title')}"
        self.bridge.said = self.message

    def _say(self) -> Html:
        head = tag("h1", self.words("progress-title"))
        says = self.message or ("" if self.studied else self.words("progress-looking"))
        message = tag("p", says, class_="rt-message", role="status") if says else None
        return tag("div", tag("div", head, message), class_="rt-say")

    def _game(self, game: str, studied: Studied) -> views.Game:
        listed = {listing.id: self._lesson(entry, studied.stands) for entry, listing in there(game)}
        way = course_of_game(game)
        progress = progress_of(studied.stands)
        lesson: Callable[[str], Lesson] = listed.__getitem__
        path = None if way is None else overview(way, self.lang, self.words, progress, lesson)
        review = tuple(
            views.Review(
                rule,
                title_of(id).of(self.lang),
                f"{lesson_address(id, self.lang)}&{urlencode({'ask': place})}",
            )
            for rule, id, place in studied.review[game]
        )
        done = sum(lesson.progress == "done" for lesson in listed.values())
        return views.Game(game, path, review, studied.rules[game], done, len(listed))

    def _lesson(self, entry: Entry, stands: dict[str, Stand]) -> Lesson:
        listing, stand = entry.listing, stands.get(entry.id)
        assert listing is not None
        title, summary = listing.title.of(self.lang), listing.summary.of(self.lang)
        href = lesson_address(entry.id, self.lang, along=True)
        state: State = "new" if stand is None else "done" if stand.done else "begun"
        at = 0 if stand is None else stand.step
        return Lesson(title, href, listing.level, summary, listing.stops, state, at, topic=entry.topic)


def there(game: str) -> list[tuple[Entry, Listed]]:
    """The lessons of a game that can be opened, in order, with what is told of them."""
    return [(entry, entry.listing) for entry in entries(game) if entry.listing is not None]


def progress_page() -> ipywidgets.Widget:
    """The progress page, for a notebook's last line."""
    return ProgressPage(page_request()).widget
