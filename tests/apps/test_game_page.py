"""The page of a game: its course as a path, tiles, lists on demand, old addresses of the start page."""

from __future__ import annotations

import re
from html import unescape

import pytest
from support.views import Page, styled

from tutor.app.library import course_of_game, lesson_ids, title_of
from tutor.app.pages.game_page import GamePage
from tutor.app.pages.start import StartPage, page_of
from tutor.app.request import Request
from tutor.app.widgets.bridge import Progress
from tutor.rules.catalogue import PREFIXES
from tutor.rules.words import LANGS, Lang
from tutor.scenario.course import Course
from tutor.scenario.games import game_named

TILES = {"play", "puzzles", "topics", "bench", "rules"}


def course(game: str) -> Course:
    found = course_of_game(game)
    assert found is not None
    return found


def page_at(lang: Lang = "en", **query: str) -> GamePage:
    page = page_of(Request(query, lang, served=True))
    assert isinstance(page, GamePage)
    return page


def part(page: GamePage, name: str) -> str:
    return unescape(page.parts[name].html)


def onward(page: GamePage) -> tuple[str, str]:
    found = re.search(
        r'<a class="rt-go en-next" href="([^"]*)"[^>]*><span>(.*?)</span><small>(.*?)</small>',
        part(page, "course"),
    )
    assert found is not None
    return found[1], f"{found[2]}; {found[3]}"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", PREFIXES)
def test_the_course_is_a_path_of_seals_in_its_order(game: str, lang: Lang) -> None:
    page = page_at(lang, game=game)
    assert Page(page.parts["course"].html).wrong == [] and {"en-path", "en-seal", "en-tile"} <= styled()
    html = part(page, "course")
    listed = re.findall(r'<a href="[^"]*lesson=([\w-]+)&lang=\w\w&course=1" class="en-seal', html)
    assert [f"{game}/{name}" for name in listed] == list(course(game).lessons)
    assert all(f'href="#seal-{game}-{id}"' in html for id in course(game).lessons), "each has its seal"
    assert all(chapter.title.of(lang) in html for chapter in course(game).chapters)
    assert f"play.ipynb?game={game}&opening={course(game).opening}&lang={lang}" in html
    assert html.count('data-part="learn"') == 1


def test_what_is_done_is_told_and_what_is_next_is_gold() -> None:
    first, second, *others = course("penumbra").lessons
    page = page_at(game="penumbra")
    address, words = onward(page)
    assert first.rpartition("/")[2] in address and words.startswith("Begin: ") and "lesson 1 of" in words
    page.remember(Progress({first: (9, 9, True)}, first))
    address, words = onward(page)
    assert second.rpartition("/")[2] in address
    assert words.startswith(f"Go on: {title_of(second).en}; lesson 2 of {len(others) + 2}, ")
    html = part(page, "course")
    assert html.count("is-done") == 1 and "1 of 4 done" in html
    assert [second in seal for seal in re.findall(r'is-next"[^>]*data-key="seal-([^"]*)"', html)] == [True]
    page.remember(Progress(dict.fromkeys(course("penumbra").lessons, (9, 9, True)), first))
    address, words = onward(page)
    assert f"opening={course('penumbra').opening}" in address and words.startswith("Now a whole game; ")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", PREFIXES)
def test_tiles_lead_to_all_else_that_a_game_has(game: str, lang: Lang) -> None:
    page = page_at(lang, game=game)
    assert Page(page.parts["tiles"].html).wrong == []
    html = part(page, "tiles")
    names = set(re.findall(r'data-key="tile-(\w+)"', html))
    assert names >= TILES | ({"sight"} if game == "blackrose" else set()) and len(names) == 6
    assert f"rules.ipynb?game={game}&lang={lang}" in html
    assert part(page, "list") == "", "no list before somebody asks for one"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", PREFIXES)
def test_a_press_lists_all_lessons_by_topic_or_the_puzzles(game: str, lang: Lang) -> None:
    page = page_at(lang, game=game)
    page.press("show", "topics")
    assert Page(page.parts["list"].html).wrong == [] and "rt-topic" in styled()
    listed = re.findall(r"lesson=([\w-]+)&", part(page, "list"))
    assert sorted(f"{game}/{name}" for name in listed) == sorted(lesson_ids(game))
    assert "show=topics" in page.bridge.query and 'open=""' not in part(page, "list")
    page.press("show", "puzzles")
    puzzles = re.findall(r"lesson=([\w-]+)&", part(page, "list"))
    assert puzzles and set(puzzles) < set(listed) and "show=puzzles" in page.bridge.query
    page.press("show", "<b>")
    assert "show=puzzles" in page.bridge.query
    again = page_at(lang, game=game, show="puzzles")
    assert re.findall(r"lesson=([\w-]+)&", part(again, "list")) == puzzles


@pytest.mark.parametrize("game", PREFIXES)
def test_the_address_of_a_topic_opens_it(game: str) -> None:
    for topic in game_named(game).topics:
        if lesson_ids(game, topic.id):
            html = part(page_at(game=game, topic=topic.id), "list")
            opened = re.findall(r'open="" data-key="topic-(\w+-\w+)-open"', html)
            assert opened == [f"{game}-{topic.id}"] and topic.title.en in html


def test_old_addresses_lead_to_the_game_that_they_mean() -> None:
    assert page_at(course="seasons").game == "seasons"
    page = page_at(topic="chains")
    assert page.game == "penumbra" and "topic=chains" in page.bridge.query
    shared = page_at(topic="lawyer")
    shared.remember(Progress({}, "seasons/01-the-first-die"))
    assert shared.game == "seasons", "of several the one that the learner is in"
    named = page_at(topic="lawyer", game="resarcana")
    named.remember(Progress({}, "seasons/01-the-first-die"))
    assert named.game == "resarcana"
    for query in ({"topic": "<dragons>"}, {"course": "<b>"}, {"game": "chess"}, {}):
        assert isinstance(page_of(Request(query, "en", served=True)), StartPage)


def test_the_page_speaks_the_other_language_at_a_press() -> None:
    page = page_at(game="penumbra")
    page.press("lang", "ru")
    assert (
        "Пенумбра" in part(page, "course") and page.bridge.language == "ru" and "lang=ru" in page.bridge.query
    )
    page.command("language", "")
    assert "Пенумбра" not in part(page, "course") and "game=penumbra" in page.bridge.query
