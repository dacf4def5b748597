"""The page on lines of sight in the lodge of Black Rose Wars: a map, a question, and the answer."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlencode

import ipywidgets
from msgspec.structs import replace

from tutor.app.pages import sight_parts
from tutor.app.pages.sight_parts import LAYOUTS, RANGES, READ, Setting
from tutor.app.request import Request, page_request
from tutor.app.widgets.bridge import Bridge
from tutor.app.widgets.looks import stand
from tutor.app.widgets.plotly_view import Click, PlotlyView
from tutor.app.widgets.region import Region, box
from tutor.app.words import app_words
from tutor.games.blackrose.state.readings import GAME
from tutor.games.blackrose.views.table import panel
from tutor.games.blackrose.views.table.aim import Aim
from tutor.games.blackrose.views.table.lodge import PLACES, lodge_figure
from tutor.games.blackrose.views.table.phrases import lodge_text
from tutor.rules.catalogue import is_rule, load
from tutor.rules.words import Lang
from tutor.trace.words import Speaker, speaker
from tutor.views import shell
from tutor.views.bar import Go, Tab, bar, closer
from tutor.views.lesson.why import rule_address
from tutor.views.markup import Html, join, tag
from tutor.views.theme import defs
from tutor.views.words import Wording, wording

PARTS: Final = ("top", "key", "say", "answer", "bar", "drawer__head", "rooms", "settings")
DRAWERS: Final = {"rooms": "rooms", "readings": "settings"}
"""The drawers by the names of their signs, each with the part that it holds."""
MOST_BACK: Final = 50
"""So many settings can be gone back over."""


class SightPage:
    """One page: what is looked at stands in `setting`, every press makes a new one and draws it."""

    def __init__(self, request: Request) -> None:
        self.lang: Lang = "ru" if request.language == "ru" else "en"
        self.setting = sight_parts.from_query(request.query)
        self.past: list[Setting] = []
        self.picks = "from"
        self.opened = ""
        self.message = ""
        self.bridge = Bridge(self.command)
        self.parts = {name: Region(f"rt-at-{name}", self.press) for name in PARTS}
        self.view = PlotlyView(
            {"data": [], "layout": {}}, label="", alt="", key_trace=PLACES, on_click=self.clicked
        )
        self.drawers = {
            name: box("rt-drawer", self.parts["drawer__head"], self.parts[part])
            for name, part in DRAWERS.items()
        }
        stage = box("rt-at-stage", self.view, self.parts["key"])
        for look in ("rt-lodge-stage", f"st-table--{GAME}"):
            stage.add_class(look)
        self.view.add_class("rt-fills")
        coach = box("rt-coach", self.parts["say"], self.parts["answer"])
        coach.add_class("rt-lodge-coach")
        drawers = box("rt-drawers", *self.drawers.values())
        face = box("rt-face", box("rt-screen", stage, coach, drawers, self.parts["bar"]))
        self.widget = box("rt-shell", self.bridge, self.parts["top"], box("rt-body", face))
        for look in ("rt-shell--full", "rt-lawyer"):
            self.widget.add_class(look)
        self.draw()

    @property
    def speaker(self) -> Speaker:
        """The words of the game in the page's language."""
        return speaker(GAME, self.lang)

    @property
    def words(self) -> Wording:
        """The words of the views in the page's language."""
        return wording(self.lang)

    # ---- what was pressed

    def clicked(self, click: Click) -> None:
        """Takes the room or cell that was pressed on the map."""
        if click["curve"] == PLACES:
            self.press("place", self.setting.places[click["point"]])

    def press(self, action: str, value: str) -> None:
        """Does what was pressed; what makes no sense changes nothing."""
        self.message = ""
        before = setting = self.setting
        if action == "place" and value in setting.places:
            self._pick(value)
        elif action == "from" and (value in setting.places or value in setting.mages):
            self.setting = setting.looking_from(value)
        elif action == "to" and (value in setting.places or value in setting.mages or not value):
            self._aim(replace(setting.aim, target=setting.mages.get(value, value)))
        elif action == "picks" and value in ("from", "to"):
            self.picks = value
        elif action == "range" and value in RANGES:
            self._aim(replace(setting.aim, reach=RANGES[value]))
        elif action == "what" and value in ("one", "all"):
            self._aim(replace(setting.aim, all=value == "all"))
        elif action == "layout" and value in LAYOUTS:
            self.setting = setting.with_layout(value)
        elif action.startswith("brw.ruling."):
            self._read(action, value)
        elif action == "back" and self.past:
            before = self.setting = self.past.pop()
        elif action == "drawer":
            self.opened = value if value in DRAWERS and value != self.opened else ""
        else:
            self._elsewhere(action, value)
        if self.setting != before:
            self.past = [*self.past, before][-MOST_BACK:]
        with self.bridge.together():
            self.draw()

    def command(self, command: str, _value: str) -> None:
        """Does what a key asks for."""
        if command == "language":
            self.lang = "en" if self.lang == "ru" else "ru"
            with self.bridge.together():
                self.draw()
        elif command == "back":
            self.press("back", "")

    def _pick(self, place: str) -> None:
        """The first press looks from a place, the ones after it aim at one."""
        if self.picks == "from":
            self.setting, self.picks = self.setting.looking_from(place), "to"
        else:
            self._aim(replace(self.setting.aim, target=place))

    def _aim(self, aim: Aim) -> None:
        self.setting = replace(self.setting, aim=aim)

    def _read(self, ruling: str, reading: str) -> None:
        if ruling in READ.values() and reading in (each.id for each in load(GAME).ruling(ruling).readings):
            self.setting = self.setting.reading(ruling, reading)

    def _elsewhere(self, action: str, value: str) -> None:
        if action == "lang" and value in ("ru", "en"):
            self.lang = "ru" if value == "ru" else "en"
        elif action == "link":
            self.bridge.copy_address()
            self.message = app_words(self.lang)("said-copied")
        elif action == "rule" and is_rule(value):
            self.bridge.visit(rule_address(value, self.lang))

    # ---- drawing

    def draw(self) -> None:
        """Brings every part of the page up to date; parts that stay the same are not sent."""
        setting, speaks = self.setting, self.speaker
        sight, aim, figures = setting.sight, setting.aim, setting.figures(speaks)
        key = panel.key(aim, speaks, figures=bool(figures))
        drawn = {
            "answer": sight_parts.question(setting, speaks, panel.answer(sight, aim, figures, speaks)),
            "rooms": join(key, panel.rooms(sight, aim, speaks, "place")),
            "key": key,
            "settings": join(panel.head(sight, speaks, sample=True), sight_parts.settings(setting, speaks)),
            "drawer__head": closer(self.lang),
            "bar": self._bar(),
            "say": self._say(),
            "top": self._top(),
        }
        fig = lodge_figure(sight, aim, speaks, figures)
        if fig != self.view.fig:
            self.view.fig = fig
        alt = lodge_text(sight, aim, figures, speaks)
        self.view.label, self.view.alt = speaks.say("lodge-map"), alt
        for name, html in drawn.items():
            self.parts[name].html = str(html)
        for name, drawer in self.drawers.items():
            stand(drawer, name == self.opened)
        app = app_words(self.lang)
        self.bridge.language = self.lang
        self.bridge.title = f"{speaks.say('lodge-title')} · {app('app-title')}"
        self.bridge.said = self.message
        self.bridge.query = urlencode(setting.query() | {"lang": self.lang})

    def _say(self) -> Html:
        speaks = self.speaker
        message = tag("p", self.message, class_="rt-message", role="status") if self.message else None
        title = tag("h1", speaks.say("lodge-title"), class_="rt-vh")
        about = tag("p", self.words("sight-about"))
        return tag(
            "div",
            title,
            message,
            about,
            sight_parts.picks(self.picks, speaks),
            class_="rt-say",
            data_part="say",
        )

    def _bar(self) -> Html:
        tabs = [Tab(name) for name in DRAWERS]
        go = Go(self.words("sight-link"), "link")
        return bar(go, None, tabs, self.opened, self.lang, where="", back=bool(self.past))

    def _top(self) -> Html:
        home = f"start.ipynb?{urlencode({'lang': self.lang})}"
        game = f"start.ipynb?{urlencode({'game': GAME, 'lang': self.lang})}"
        crumbs = (
            (app_words(self.lang)("app-title"), home),
            (load(GAME).title.of(self.lang), game),
            (self.speaker.say("lodge-title"), ""),
        )
        return join(defs(), shell.top(crumbs, self.lang, tools=()))


def sight_page() -> ipywidgets.Widget:
    """The page on lines of sight, for a notebook's last line; opened where the visitor's link leads."""
    return SightPage(page_request()).widget
