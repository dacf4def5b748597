"""What can be begun with, to be picked: usual situations as pictures, set-ups, lessons, files, links."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final
from urllib.parse import urlencode

from tutor.app.games import VIEWS
from tutor.app.library import entries
from tutor.app.pages.drawers import BEGIN
from tutor.app.serving.site import is_served
from tutor.app.words import AppWords
from tutor.engine.game import Game
from tutor.rules.catalogue import load
from tutor.rules.words import Lang
from tutor.scenario.beginnings import Beginning, beginnings
from tutor.scenario.case import open_case
from tutor.scenario.games import playable
from tutor.trace.words import speaker_at
from tutor.views.buttons import button
from tutor.views.lesson.why import INDEX
from tutor.views.markup import Html, tag
from tutor.views.shown import stage
from tutor.views.stage import small
from tutor.views.workbench.beginnings import Picture, situations

LENS: Final = "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21"
"""The sign of a search, as lines of an SVG path."""

FOLDER: Final = "M3 6h6l2 3h10v10H3z"
"""The sign of what can be begun with, as lines of an SVG path."""


def begin_button(game: str, words: AppWords, *, opened: bool) -> Html:
    """The way to the index of rules, the button that opens the drawer, and where a file is dropped."""
    rules = f"{INDEX}?{urlencode({'game': game, 'lang': words.lang})}"
    finds = tag(
        "a", _icon(LENS), tag("span", words("bench-find-rule"), class_="rt-word"), class_="rt-tool",
        href=rules, title=words("bench-find-rule"), data_key="bench-rules",
    )  # fmt: skip
    says = words("bench-begin-with")
    short = tag("span", words("bench-begin-short"), class_="rt-word--short", aria_hidden="true")
    opens = tag(
        "button", _icon(FOLDER), tag("span", says, class_="rt-word"), short, type="button", title=says,
        class_="rt-tool", data_act="drawer", data_value=BEGIN, data_key=f"drawer-{BEGIN}",
        aria_pressed="true" if opened else "false",
    )  # fmt: skip
    way = finds if is_served(INDEX) else None
    return tag("div", way, opens, _file("bench-drop", words, dropped=True), class_="rt-top__begin")


def _icon(lines: str) -> Html:
    return tag("svg", tag("path", d=lines), viewBox="0 0 24 24", class_="rt-icon", aria_hidden="true")


def begin_region(game: Game[Any], words: AppWords) -> Html:
    """The region "Begin with": the situations as pictures, and everything else below."""
    pictures = situation_pictures(game.id, words.lang)
    empty = tag("div", button("beginning", words("begin-nothing")), class_="rt-row") if pictures else None
    link = tag(
        "input", type="text", class_="rt-input", id="bench-link", data_act="open-link", data_once=True,
        data_key="bench-link", placeholder="https://", autocomplete="off",
    )  # fmt: skip
    pasted = tag("div", tag("label", words("begin-link"), for_="bench-link"), link, class_="rt-field")
    return situations(
        words("bench-begin"), words("begin-note"), pictures, words("begin-else"),
        (*_sources(game, words), pasted), empty,
    )  # fmt: skip


def beginning(game: Game[Any], head: str, words: AppWords) -> Html:
    """Which game, and what to begin with: a set-up, a lesson, or a file."""
    return tag(
        "details",
        tag("summary", head),
        tag("div", *_sources(game, words, dropped=True), class_="rt-form__inside"),
        class_="rt-fold",
        data_key="bench-begin",
        data_lasting=True,
    )


@cache
def situation_pictures(game: str, lang: Lang) -> tuple[Picture, ...]:
    """The situations of a game, drawn once."""
    return tuple(_picture(game, one, lang) for one in beginnings(game))


def _picture(game: str, situation: Beginning, lang: Lang) -> Picture:
    history = open_case(situation.case).history
    node = history.node
    before = node if node.parent is None else history.nodes[node.parent]
    speaker = speaker_at(game, lang, node.state, situation.case.names)
    drawn = stage(node.state, before.state, node.question, speaker, views=VIEWS[game])
    spec = situation.spec
    subject = spec.subject or spec.title
    return Picture(spec.id, subject.of(lang), spec.title.of(lang), small(drawn))


def _sources(game: Game[Any], words: AppWords, *, dropped: bool = False) -> tuple[Html, ...]:
    games = [(one, load(one).title.of(words.lang)) for one in playable()]
    openings = [(one.id, one.title.of(words.lang)) for one in game.openings()]
    lessons = [
        (entry.id, entry.listing.title.of(words.lang))
        for entry in entries(game.id)
        if entry.listing is not None
    ]
    file = tag(
        "div",
        tag("label", words("bench-file"), for_="bench-file"),
        _file("bench-file", words, dropped=dropped),
        class_="rt-field",
    )
    return (
        _select("game", words("bench-game"), games, game.id),
        _select("opening", words("bench-set-up"), [("", words("bench-pick")), *openings], ""),
        _select("lesson", words("bench-lesson"), [("", words("bench-pick")), *lessons], ""),
        file,
    )


def _file(name: str, words: AppWords, *, dropped: bool) -> Html:
    """What takes a file, and where it is `dropped` one that is dropped anywhere on the page."""
    hidden = name == "bench-drop"
    return tag(
        "input", type="file", accept=".yaml,.yml,text/plain", class_="rt-input", id=name,
        data_act="file", data_key=name, data_drop=dropped, hidden=hidden,
        aria_label=words("bench-file") if hidden else None,
    )  # fmt: skip


def _select(act: str, name: str, options: Sequence[tuple[str, str]], chosen: str) -> Html:
    listed = [tag("option", says, value=value, selected=value == chosen) for value, says in options]
    pick = tag("select", *listed, class_="rt-input", id=f"bench-{act}", data_act=act, data_key=f"bench-{act}")
    return tag("div", tag("label", name, for_=f"bench-{act}"), pick, class_="rt-field")
