"""The class for its teacher: who is where, what is missed, how long it takes, all while it happens."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from fractions import Fraction
from operator import is_not
from typing import Final
from urllib.parse import urlencode

import ipywidgets
import msgspec

from tutor.app.learner.answer_wording import clock, lesson_title, question, rule_title, value
from tutor.app.pages.ahead import Memo
from tutor.app.pages.front import head, look_up
from tutor.app.request import Request, page_request
from tutor.app.widgets.bridge import Bridge
from tutor.app.widgets.looks import stand
from tutor.app.widgets.plotly_view import Click, PlotlyView
from tutor.app.widgets.region import Region, box
from tutor.app.words import app_words
from tutor.classroom.answers import Answer, Classroom, Learner, Stand, utc_now
from tutor.classroom.csv_export import sheet
from tutor.classroom.data_folder import database_url
from tutor.classroom.errors import StoreError
from tutor.classroom.overview import Overview, Tally, overview, rank, tally, wrong_answers
from tutor.classroom.store import Store
from tutor.rules.catalogue import is_rule
from tutor.rules.words import Lang
from tutor.views.classroom import figures as figures
from tutor.views.classroom import page as views
from tutor.views.classroom.result_figures import MISSED
from tutor.views.markup import Html, join, region, tag
from tutor.views.words import Wording, wording

PARTS: Final = ("top", "say", "where", "missed", "take", "heat", "views", "said")

PACE: Final = 3000
"""Milliseconds from one look at the answers to the next."""

MOST_MISSED: Final = 8
"""So many rules are listed, and stand across the table of learners and rules."""

MOST_ROWS: Final = 20
"""So many learners or rules have a bar."""

MOST_SAID: Final = 40
"""So many wrong answers are listed at once."""

HIDDEN: Final = "hidden"
STILL: Final = "no"
"""What the address says where names are hidden, and where the page does not follow."""

VIEWS: Final = ("time", "people", "rules")


class Records(msgspec.Struct, frozen=True):
    """All that is kept of a class."""

    classroom: Classroom = msgspec.field(name="klass")
    learners: tuple[Learner, ...] = ()
    answers: tuple[Answer, ...] = ()
    stands: tuple[Stand, ...] = ()


class KlassPage:
    """The page of a class. Nothing is read for a visitor whom the server does not call the teacher."""

    def __init__(self, request: Request) -> None:
        self.lang: Lang = "ru" if request.language == "ru" else "en"
        self.request = request
        self.allowed = request.teacher or not request.served
        self.chosen = request.query.get("class", "")
        self.view = request.query.get("view", "") if request.query.get("view") in VIEWS else VIEWS[0]
        self.hidden = request.query.get("names") == HIDDEN
        self.live = request.query.get("live") != STILL
        self.of: tuple[str, str] | None = None
        self.why: StoreError | None = None
        self.store: Store | None = None
        self.there: tuple[Classroom, ...] = ()
        self.records: Records | None = None
        self.now = utc_now()
        self._seen: tuple[tuple[Records, datetime], Overview] | None = None
        self._memo = Memo(most=2)
        self.bridge = Bridge(self._command)
        self.bridge.pace = PACE
        self.parts = {name: Region(f"rt-at-{name}", self.press) for name in PARTS}
        self.figure = PlotlyView(
            {"data": [], "layout": {}}, label="", alt="", key_trace=figures.BARS, on_click=self._clicked
        )
        side = box("rt-class__side", self.parts["missed"], self.parts["take"])
        wide = [
            box("rt-class__heat", self.parts[name], *([self.figure] if name == "views" else []))
            for name in ("said", "heat", "views")
        ]
        page = box("rt-page", self.parts["say"], box("rt-class", self.parts["where"], side, *wide))
        self.widget = box("rt-shell", self.bridge, self.parts["top"], page)
        self._read()
        self._answers_of(request.query.get("who", ""), request.query.get("rule", ""))
        self.draw()

    @property
    def words(self) -> Wording:
        """The words of the views in the page's language."""
        return wording(self.lang)

    # ---- what was pressed

    def press(self, action: str, value: str) -> None:
        """Does what was pressed; what makes no sense changes nothing."""
        if action == "lang" and value in ("ru", "en"):
            self.lang = "ru" if value == "ru" else "en"
        elif action == "search":
            look_up(self.bridge, value, self.lang)
        elif not self.allowed or self.records is None:
            return
        elif action == "class":
            self.chosen, self.of = value, None
            self._read()
        elif action == "view" and value in VIEWS:
            self.view = value
        elif action == "names":
            self.hidden = not self.hidden
        elif action == "live":
            self.live = not self.live
        elif action == "csv":
            self.bridge.save("answers.csv", "\ufeff" + sheet(self.records.answers, self._names()))
        elif action == "json":
            self.bridge.save("class.json", self._everything())
        elif action in ("learner", "rule", "cell"):
            self._show_answers(action, value)
        elif action == "close":
            self.of = None
        with self.bridge.together():
            self.draw()

    def _show_answers(self, action: str, value: str) -> None:
        learner, _, id = value.partition(" ") if action == "cell" else (value, "", "")
        if action == "rule":
            learner, id = "", value
        if self._answers_of(learner, id):
            self.bridge.focus("#h-said")

    def _answers_of(self, learner: str, id: str) -> bool:
        """Opens the answers of a learner, to a rule, or both; whether there are such."""
        there = (not learner or learner in self._names()) and (not id or is_rule(id))
        if there and (learner or id):
            self.of = (learner, id)
            return True
        return False

    def _command(self, command: str, value: str) -> None:
        if command == "language":
            self.press("lang", "en" if self.lang == "ru" else "ru")
        elif command == "search":
            self.bridge.focus("#q")
        elif command == "forward" and value == "play" and self.live:
            self._read()
            with self.bridge.together():
                self.draw()

    def _clicked(self, click: Click) -> None:
        data = self.figure.fig["data"][click["curve"]]
        if self.view in ("people", "rules") and click["point"] < len(data.get("customdata", ())):
            act = "learner" if self.view == "people" else "rule"
            self.press(act, data["customdata"][click["point"]])

    # ---- reading

    def _read(self) -> None:
        """Looks what is kept of the class now; what was known stays where the store cannot be read."""
        if not self.allowed:
            return
        try:
            if self.store is None:
                self.store = Store.open(database_url())
            self.there = self.store.classes()
            named = [classroom for classroom in self.there if classroom.code == self.chosen]
            if self.there:
                classroom = (named or list(self.there[-1:]))[0]
                self.chosen = classroom.code
                answers, stands = self.store.class_records(classroom.id)
                self.records = Records(classroom, self.store.roster(classroom.id), answers, stands)
            self.now, self.why = utc_now(), None
        except StoreError as why:
            self.why = why

    def _names(self) -> dict[str, str]:
        """The learners' names by their ids, numbers where names are hidden."""
        learners = self.records.learners if self.records is not None else ()
        if self.hidden:
            return {one.id: self.words("class-hidden", n=n) for n, one in enumerate(learners, 1)}
        return {one.id: one.nickname or one.id[:8] for one in learners}

    def _everything(self) -> str:
        assert self.records is not None
        record = json.loads(msgspec.json.encode(self.records))
        names = self._names()
        for learner in record["learners"]:
            learner["nickname"] = names[learner["id"]]
        return json.dumps(record, ensure_ascii=False, indent=1)

    # ---- drawing

    def draw(self) -> None:
        """Brings the page up to date; parts that stay the same are not sent."""
        title = self.words("class-title")
        app = app_words(self.lang)("app-title")
        home = f"start.ipynb?{urlencode({'lang': self.lang})}"
        drawn = dict.fromkeys(PARTS, Html(""))
        drawn["top"] = head(((app, home), (title, "")), self.request, self.lang, here="class.ipynb")
        drawn |= self._body()
        for name, html in drawn.items():
            self.parts[name].html = str(html)
        self.bridge.language = self.lang
        self.bridge.title = f"{title} · {app}"
        self.bridge.playing = self.allowed and self.live
        query = {"lang": self.lang, "view": self.view} | ({"class": self.chosen} if self.chosen else {})
        learner, id = self.of or ("", "")
        more = {"names": HIDDEN * self.hidden, "live": STILL * (not self.live), "who": learner, "rule": id}
        self.bridge.query = urlencode(query | {name: value for name, value in more.items() if value})

    def _body(self) -> dict[str, Html]:
        heading = tag("h1", self.words("class-title"), class_="rt-vh")
        stand(self.figure, False)
        if not self.allowed:
            return {
                "say": join(heading, tag("p", self.words("class-refused"), class_="rt-message", role="alert"))
            }
        trouble = self._trouble()
        if self.records is None:
            return {"say": join(heading, trouble), "where": Html("") if trouble else views.begin(self.lang)}
        seen = self._overview(self.records)
        names = self._names()
        return {
            "say": join(heading, trouble, self._sentence()),
            "where": views.where(self._where(seen, names), self.lang),
            "missed": self._memo.draw("missed", lambda: views.missed(*self._missed(seen)), seen, self.lang),
            "take": views.take(self.lang, hidden=self.hidden, live=self.live),
            "heat": self._heat(seen, names),
            "views": self._views(seen, names),
            "said": self._wrong_answers(names),
        }

    def _overview(self, records: Records) -> Overview:
        """What the records tell at the time of the last look: worked out once."""
        of = (records, self.now)
        if self._seen is None or any(map(is_not, self._seen[0], of)):
            self._seen = of, overview(records.learners, records.answers, records.stands, self.now)
        return self._seen[1]

    def _trouble(self) -> Html | None:
        if self.why is None:
            return None
        message = self.words("class-away-store", why=self.why.why.of(self.lang))
        return tag("p", message, class_="rt-message", role="status")

    def _sentence(self) -> Html:
        assert self.records is not None
        classroom = self.records.classroom
        time = self.now.astimezone().strftime("%H:%M:%S")
        sentence = tag(
            "p", self.words("class-sentence", title=classroom.title, n=len(self.records.learners), time=time)
        )
        options = [
            tag("option", one.title, value=one.code, selected=one.code == classroom.code)
            for one in self.there
        ]
        field = tag("select", *options, class_="rt-input", id="class", data_act="class", data_key="class")
        label = tag("label", self.words("class-choose"), for_="class", class_="rt-vh")
        choose = tag("div", label, field) if len(self.there) > 1 else None
        return tag(
            "div", tag("div", sentence, views.start_link(classroom.code, self.lang)), choose, class_="rt-say"
        )

    def _where(self, seen: Overview, names: Mapping[str, str]) -> list[views.Where]:
        rows = []
        for one in seen.where:
            stand = one.stand
            title = lesson_title(stand.lesson, self.lang) if stand is not None else ""
            step, steps, done = (stand.step, stand.steps, stand.done) if stand is not None else (0, 0, False)
            id = one.learner.id
            progress = (title, step, steps, done, one.minutes, one.idle, one.away, one.stuck)
            rows.append(views.Where(id, names[id], *progress))
        return rows

    def _missed(self, seen: Overview) -> tuple[list[views.Missed], Lang, int]:
        """The rules that are missed most, and how many more there are."""
        missed = [(id, answers) for id, answers in seen.rules.items() if tally(answers).wrong]
        rows = []
        for id, answers in missed[:MOST_MISSED]:
            given = Counter(value(one, one.given, self.lang) for one in answers if not one.right)
            often = sorted(given.items(), key=lambda one: (-one[1], one[0]))
            rows.append(views.Missed(id, rule_title(id, self.lang), *tally(answers), often))
        return rows, self.lang, max(len(missed) - MOST_MISSED, 0)

    def _heat(self, seen: Overview, names: Mapping[str, str]) -> Html:
        rules = [(id, rule_title(id, self.lang)) for id in [*seen.rules][:MOST_MISSED]]
        cells = {at: views.Cell(*tally) for at, tally in seen.cells.items()}
        return views.heat(tuple(names.items()), rules, cells, self.lang)

    def _views(self, seen: Overview, names: Mapping[str, str]) -> Html:
        """The head of the figures, and the figure that is chosen."""
        tabs = [
            tag(
                "button",
                self.words(f"class-view-{name}"),
                class_="rt-btn",
                data_act="view",
                data_value=name,
                data_key=f"view-{name}",
                aria_pressed=str(name == self.view).lower(),
            )
            for name in VIEWS
        ]
        picture = self._picture(seen, names)
        empty = not picture.figure["layout"]["annotations"]
        stand(self.figure, not empty)
        self.figure.label, self.figure.alt = self.words(f"class-view-{self.view}"), picture.alt
        if picture.figure != self.figure.fig:
            self.figure.fig = picture.figure
        nothing = tag("p", self.words("class-no-figure")) if empty else None
        note = f"class-note-{self.view}"
        about = tag("p", self.words(note), class_="rt-note") if self.words.has(note) and not empty else None
        row = tag("div", *tabs, class_="rt-row")
        return region("views", self.words("class-views"), None, row, about, nothing)

    def _picture(self, seen: Overview, names: Mapping[str, str]) -> figures.Picture:
        if self.view == "time":
            spent = [
                figures.Spent(
                    lesson_title(one.lesson, self.lang),
                    [(names[id], minutes) for id, minutes, _ in one.spent],
                    one.median,
                )
                for one in seen.times[:MOST_ROWS]
            ]
            return figures.time_per_lesson(spent, self.lang)
        if self.view == "rules":
            shares = [(id, rule_title(id, self.lang), tally(there)) for id, there in seen.rules.items()]
            return self._shares(shares, MISSED)
        people = [(id, names[id], seen.people[id]) for id in names if id in seen.people]
        whole = sum(each.wrong for _, _, each in people), sum(each.answers for _, _, each in people)
        return self._shares(
            sorted(people, key=lambda one: rank(one[2])), Fraction(*whole) if people else MISSED
        )

    def _shares(self, ranked: Sequence[tuple[str, str, Tally]], line: Fraction) -> figures.Picture:
        rows = [figures.Share(id, name, each.wrong, each.answers) for id, name, each in ranked[:MOST_ROWS]]
        return figures.shares_of_wrong(rows, self.lang, line)

    def _wrong_answers(self, names: Mapping[str, str]) -> Html:
        if self.of is None or self.records is None:
            return Html("")
        learner, id = self.of
        answers = wrong_answers(self.records.answers, learner, id)
        title = " · ".join(
            part for part in (names.get(learner, ""), rule_title(id, self.lang) if id else "") if part
        )
        rows = [self._one(answer, names) for answer in answers[:MOST_SAID]]
        return views.wrong_answers(title, rows, self.lang, max(len(answers) - MOST_SAID, 0))

    def _one(self, answer: Answer, names: Mapping[str, str]) -> views.WrongAnswer:
        return views.WrongAnswer(
            names.get(answer.learner, ""),
            lesson_title(answer.lesson, self.lang),
            question(answer, self.lang),
            value(answer, answer.given, self.lang),
            value(answer, answer.truth, self.lang),
            clock(answer.at),
        )


def klass_page() -> ipywidgets.Widget:
    """The class for its teacher, for a notebook's last line."""
    return KlassPage(page_request()).widget
