"""Topics: a notebook for each, lessons in their order, and a gallery that plays only what its index lacks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from support.lessons import SOUND, forget, lessons_of
from support.views import Page, styled

from tutor.app import library
from tutor.app.games import TOOLS, VIEWS
from tutor.app.library import notebook
from tutor.app.link import pack
from tutor.app.pages.game_page import GamePage
from tutor.app.pages.lesson import LessonPage
from tutor.app.pages.start import StartPage
from tutor.app.request import Request
from tutor.app.serving.app_pages import PAGES, Listing, page, topic_pages
from tutor.app.widgets.bridge import Progress
from tutor.rules.words import LANGS, Lang
from tutor.scenario import check, game_named
from tutor.scenario.checking import Report
from tutor.scenario.index import write_index

ROOT = Path(__file__).parents[2]
NOTEBOOKS = ROOT / "notebooks"
LESSONS = {"05-a": "threat", "06-b": "", "10-c": "chains", "11-d": "", "20-e": "cards"}
"""Files, and the topics that they name."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of lessons, which are the same but for their names and topics; it has no index."""
    text = re.sub("^topic: .*\n", "", SOUND.read_text("utf-8"), flags=re.MULTILINE)
    heads = {name: f"topic: {topic}\n" if topic else "" for name, topic in LESSONS.items()}
    texts = {f"{name}.yaml": head + text for name, head in heads.items()}
    with lessons_of(texts, tmp_path, monkeypatch) as folder:
        yield folder


def request(lesson: str = "", lang: Lang = "en", **query: str) -> Request:
    return Request({**({"lesson": lesson} if lesson else {}), **query}, lang, served=True)


def at_the_end(topic: str, lesson: str = "") -> str:
    """What the page says and links to once a lesson is over."""
    page = LessonPage("penumbra", topic, request(lesson))
    session = page.session
    assert session is not None
    while not session.finished:
        if session.must_guess:
            session.skip()
        elif session.told_answer is not None:
            session.answer_as_told()
        elif session.question is not None:
            session.answer(session.moment.scripted or "")
        else:
            session.forward()
    page.draw()
    return unescape(page.desk.parts["say"].html + page.desk.parts["choose"].html)


def crumbs(page: LessonPage) -> list[str]:
    return re.findall(r"<li>.*?</li>", unescape(page.desk.parts["top"].html))


def test_every_topic_with_lessons_has_a_page_that_shows_them() -> None:
    shown = []
    for game in VIEWS:
        for topic in game_named(game).topics:
            if library.lesson_ids(game, topic.id):
                shown.append(notebook(game, topic.id))
                made = page(shown[-1])
                assert made is not None and made.arguments == f'"{game}", "{topic.id}"'
    tools = {name for pages in TOOLS.values() for name in pages.values()}
    names = ("start", "play", "rules", "workbench", "studio", "class", "progress", "lessons", "chapters")
    assert set(PAGES) == {f"{name}.ipynb" for name in names} | tools
    assert set(topic_pages()) == set(shown)
    for name in (*PAGES, *shown):
        assert name in Listing(NOTEBOOKS)
    for name in ("penumbra-dragons.ipynb", "chess-threat.ipynb", "nothing.ipynb", "../start.ipynb"):
        assert name not in Listing(NOTEBOOKS)
    assert notebook("chess", "") == "chess.ipynb"


def test_topics_are_named_in_both_languages() -> None:
    for game in VIEWS:
        topics = library.topics(game)
        for lang, foreign in (("en", "[А-Яа-яЁё]"), ("ru", "[A-Za-z]")):
            titles = [topic.title.of(lang) for topic in topics]  # type: ignore[arg-type]
            assert len(set(titles)) == len(topics) and not any(re.search(foreign, each) for each in titles)


def test_lessons_stand_by_topic_and_one_without_belongs_to_the_topic_before(folder: Path) -> None:
    names = [entry.id.rpartition("/")[2] for entry in library.entries("penumbra")]
    assert names == ["05-a", "06-b", "20-e", "10-c", "11-d"]
    assert library.lesson_ids("penumbra", "chains") == ("penumbra/10-c", "penumbra/11-d")
    assert library.lesson_ids("penumbra", "game") == ()
    assert library.topic_of("penumbra/06-b") == "threat"
    with pytest.raises(KeyError, match="99-none"):
        library.title_of("penumbra/99-none")


def test_a_topic_that_is_none_names_those_there_are(folder: Path) -> None:
    with pytest.raises(KeyError, match="no topic 'dragons' of penumbra; there are threat, cards, chains, "):
        LessonPage("penumbra", "dragons")


@pytest.mark.parametrize("lang", LANGS)
def test_the_gallery_is_well_formed(folder: Path, lang: Lang) -> None:
    html = listing(lang=lang).parts["list"].html
    found = Page(html)
    assert found.wrong == [] and len(found.all("rt-topic")) == 3
    assert {"rt-topic", "rt-level", "rt-lessons"} <= styled()


@pytest.mark.parametrize(
    ("topic", "first"), [("", "05-a"), ("threat", "05-a"), ("chains", "10-c"), ("game", "05-a")]
)
def test_a_notebook_begins_with_its_topic(folder: Path, topic: str, first: str) -> None:
    assert LessonPage("penumbra", topic).session.scenario.id == f"penumbra/{first}"


@pytest.mark.parametrize("lang", LANGS)
def test_a_link_to_a_lesson_of_another_topic_opens_it_under_its_own(folder: Path, lang: Lang) -> None:
    page = LessonPage("penumbra", "threat", request("11-d", lang))
    assert page.session.scenario.id == "penumbra/11-d" and not page.desk.message
    title = next(topic.title for topic in game_named("penumbra").topics if topic.id == "chains")
    _, topic, lesson = crumbs(page)
    assert title.of(lang) in topic and f"start.ipynb?topic=chains&lang={lang}" in topic
    assert "aria-current" in lesson


def test_the_last_lesson_of_a_topic_leads_into_the_next_notebook(folder: Path) -> None:
    said = at_the_end("threat", "05-a")
    assert 'href="penumbra-threat.ipynb?lesson=06-b&lang=en"' in said and "Next lesson:" in said
    said = at_the_end("threat", "06-b")
    assert 'href="penumbra-cards.ipynb?lesson=20-e&lang=en"' in said
    assert "Next topic, “Cards, dice and marks”: Three steps of a threat" in said
    said = at_the_end("chains", "11-d")
    assert "Next" not in said and "start.ipynb?lang=en" in said


def test_a_link_back_to_a_position_survives_in_any_notebook(folder: Path) -> None:
    page = LessonPage("penumbra", "chains", request("05-a"))
    page.desk.command("forward", "")
    there = pack(page.session.trail())
    again = LessonPage("penumbra", "cards", request("05-a", at=there))
    assert again.session.node.depth == 1 and not again.desk.message


def test_the_gallery_plays_only_what_its_index_lacks(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without = library.entries("penumbra")
    write_index(folder, map(check, sorted(folder.glob("*.yaml"))))
    forget()
    played: list[str] = []

    def checked(path: Path, **how: Any) -> Report:
        played.append(path.stem)
        return check(path, **how)

    monkeypatch.setattr(library, "check", checked)
    assert library.entries("penumbra") == without and played == []
    changed = folder / "06-b.yaml"
    changed.write_text("topic: cards\n" + changed.read_text("utf-8"), "utf-8")
    forget()
    assert library.topic_of("penumbra/06-b") == "cards" and played == ["06-b"]
    assert len(listing().parts["list"].html.split("lesson=")) == 1 + len(LESSONS)
    assert played == ["06-b"], "and no page plays more"


def listing(lang: Lang = "en", **query: str) -> GamePage:
    """The page of the game with its lessons by topic."""
    return GamePage("penumbra", request(lang=lang, **{"game": "penumbra", "show": "topics", **query}))


def opened(page: GamePage) -> list[str]:
    return re.findall(
        r'<details[^>]* open=""[^>]* data-key="topic-penumbra-(\w+)-open"', page.parts["list"].html
    )


def test_the_topic_where_one_is_or_that_is_asked_for_stands_open(folder: Path) -> None:
    page = listing()
    heads = re.findall(r"<summary><h3>(.*?)</h3><span>(.*?)</span>", page.parts["list"].html)
    assert heads == [
        ("The threat roll", "0 of 2"),
        ("Cards, dice and marks", "0 of 1"),
        ("Launches and chains", "0 of 2"),
    ]
    assert opened(page) == []
    page.remember(Progress({"penumbra/11-d": (11, 11, True)}, "penumbra/11-d"))
    assert opened(page) == ["chains"]
    start = StartPage(request())
    start.remember(page.progress)
    assert "Go on: Three steps of a threat" in start.parts["lead"].html
    assert 'href="penumbra-chains.ipynb?lesson=11-d&amp;lang=en"' in start.parts["lead"].html
    asked = listing(topic="cards")
    asked.remember(page.progress)
    assert opened(asked) == ["cards"] and "topic=cards" in asked.bridge.query
    assert opened(listing(topic="<dragons>")) == []
