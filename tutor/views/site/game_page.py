"""The page of a game: its course as a path of seals, what else there is as tiles, and lists on demand."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from msgspec import Struct

from tutor.rules.words import Lang
from tutor.views.markup import Html, join, tag
from tutor.views.site.lesson_list import LEVELS, Lesson, done_of, lesson_link
from tutor.views.site.start import about_game, short
from tutor.views.stage.seals import seal, symbols
from tutor.views.words import Wording, wording


class Chapter(Struct, frozen=True):
    """A chapter of the path: its lessons by the ids that their seals are drawn from."""

    title: str
    lessons: tuple[tuple[str, Lesson], ...]


class Path(Struct, frozen=True):
    """The way through a game; `next` is the id of the lesson to go on with, "" for the whole game behind all.

    Its title, address, number among how many, and minutes follow. Without a course there are no `chapters`.
    `whole` is the whole game at the end.
    """

    next: str
    title: str
    href: str
    number: int = 0
    of: int = 0
    minutes: int = 0
    under_way: bool = False
    chapters: tuple[Chapter, ...] = ()
    whole: tuple[str, str] | None = None


class Tile(Struct, frozen=True):
    """Something else to do: `note` says what in short; with `opens` a press opens that list on the page."""

    name: str
    href: str
    note: str
    opens: str = ""


class Topic(Struct, frozen=True):
    """Lessons of one topic; `open` where they are not folded away."""

    id: str
    title: str
    lessons: tuple[Lesson, ...]
    open: bool = False


def course(game: str, path: Path | None, lang: Lang) -> Html:
    """The head of the page with what is next, and the path."""
    words = wording(lang)
    ornament = seal(game, f"{game}-ornament")
    head = tag(
        "div",
        tag("div", tag("h1", short(game, lang)), about_game(game, lang)),
        _next(path, words) if path is not None else None,
        class_="en-head",
    )
    way = _path(game, path, words) if path is not None and path.chapters else None
    return tag(
        "div", symbols(game, join(ornament, way)), ornament, head, way, class_=f"en-course st-table--{game}"
    )


def tiles(game: str, there: Sequence[Tile], lang: Lang) -> Html:
    """What else there is."""
    words = wording(lang)
    made = [_tile(game, one, words) for one in there]
    return join(symbols(game, join(*made)), tag("div", *made, class_="en-tiles"))


def topics(game: str, there: Sequence[Topic], lang: Lang) -> Html:
    """All lessons of a game by topic and level, those of each folded away but where one is open."""
    words = wording(lang)
    return _list(words("list-topics"), *[_topic(game, topic, words) for topic in there])


def puzzles(there: Sequence[Lesson], lang: Lang) -> Html:
    """The lessons of a game that are puzzles."""
    words = wording(lang)
    return _list(words("list-puzzles"), tag("div", *_levels(there, "h3", words), class_="en-columns"))


def topic_key(game: str, topic: Topic) -> str:
    """What the browser knows a topic by, so that it stays folded or open as the reader left it."""
    # Where the page itself comes to open another topic, what was left so before no longer counts.
    return f"topic-{game}-{topic.id}" + ("-open" if topic.open else "")


# ---- the path


def _next(path: Path, words: Wording) -> Html:
    if path.next:
        says = words("path-on" if path.under_way else "path-next", title=path.title)
        note = words("path-next-note", n=path.number, of=path.of, minutes=path.minutes)
    else:
        says, note = words("path-whole"), path.title
    return tag(
        "a", tag("span", says), tag("small", note), class_="rt-go en-next", href=path.href, data_part="learn"
    )


def _path(game: str, path: Path, words: Wording) -> Html:
    chapters, number = [], 0
    for chapter in path.chapters:
        seals = []
        for id, lesson in chapter.lessons:
            number += 1
            seals.append(_seal(game, id, lesson, number, id == path.next, words))
        last = path.whole if chapter is path.chapters[-1] else None
        if last is not None:
            seals.append(_whole(game, last, number + 1, not path.next))
        chapters.append(
            tag(
                "li",
                tag("h2", chapter.title, tag("small", _done(chapter, words))),
                tag("ol", *seals, class_="en-seals"),
                class_="en-chapter",
                style=f"--n:{len(seals)}",
            )
        )
    count = number + (path.whole is not None)
    listing = tag("ol", *chapters, class_="en-chapters")
    return tag("div", _line(count), listing, class_="en-path", role="group", aria_label=words("path-label"))


def _done(chapter: Chapter, words: Wording) -> str:
    n = len(chapter.lessons)
    done = sum(lesson.progress == "done" for _, lesson in chapter.lessons)
    if not n:
        return words("path-chapter-whole")
    return words("path-chapter-done", n=done, of=n) if done else words("path-chapter", n=n)


def _seal(game: str, id: str, lesson: Lesson, number: int, comes: bool, words: Wording) -> Html:
    state = words("path-here") if comes else words(f"lesson-{lesson.progress}")
    looks = ["en-seal", f"is-{lesson.progress}", *(["is-next"] if comes else [])]
    check = None
    if lesson.progress == "done":
        drawn = tag("use", href="#g-check", x=4, y=4, width=16, height=16)
        check = tag("svg", drawn, class_="en-check", viewBox="0 0 24 24", aria_hidden="true")
    link = tag(
        "a",
        tag("span", seal(game, id), check, class_="en-disc"),
        tag("span", lesson.title, class_="en-title", aria_hidden="true"),
        href=lesson.href,
        class_=" ".join(looks),
        aria_label=words("path-lesson", n=number, title=lesson.title, state=state),
        data_key=f"seal-{id}",
    )
    return _place(link, number)


def _whole(game: str, whole: tuple[str, str], number: int, comes: bool) -> Html:
    link = tag(
        "a",
        tag("span", seal(game, f"{game}-whole"), class_="en-disc"),
        tag("span", whole[0], class_="en-title", aria_hidden="true"),
        href=whole[1],
        class_="en-seal is-whole is-next" if comes else "en-seal is-whole",
        aria_label=whole[0],
        data_key="seal-whole",
    )
    return _place(link, number)


def _place(link: Html, number: int) -> Html:
    """A seal in its place: by turns higher and lower."""
    return tag("li", link, class_="is-low" if number % 2 == 0 else None)


def _line(count: int) -> Html:
    """The way from seal to seal, which stand by turns higher and lower; stretched to their row."""
    points = " ".join(
        f"{'M' if not step else 'L'}{50 + 100 * step / 12:.1f} {50 - 25 * sin(pi * (step / 12 + 0.5)):.1f}"
        for step in range(12 * (count - 1) + 1)
    )
    return tag(
        "svg", tag("path", d=points), class_="en-line", viewBox=f"0 0 {100 * count} 100",
        preserveAspectRatio="none", aria_hidden="true",
    )  # fmt: skip


# ---- tiles and lists


def _tile(game: str, tile: Tile, words: Wording) -> Html:
    return tag(
        "a",
        seal(game, f"{game}-{tile.name}"),
        tag("span", tag("b", words(f"tile-{tile.name}")), tag("small", tile.note)),
        tag("span", words(f"tile-{tile.name}-do"), class_="en-do", aria_hidden="true"),
        href=tile.href,
        class_="en-tile",
        data_act="show" if tile.opens else None,
        data_value=tile.opens or None,
        data_key=f"tile-{tile.name}",
    )


def _list(title: str, *parts: Html | None) -> Html:
    head = tag("h2", title, id="h-list", tabindex=-1)
    return tag("section", head, *parts, class_="en-list", aria_labelledby="h-list")


def _topic(game: str, topic: Topic, words: Wording) -> Html | None:
    if not topic.lessons:
        return None
    return tag(
        "details",
        tag("summary", tag("h3", topic.title), done_of(topic.lessons, words)),
        tag("div", *_levels(topic.lessons, "h4", words), class_="en-columns"),
        class_="rt-topic",
        open=topic.open,
        data_key=topic_key(game, topic),
    )


def _levels(lessons: Sequence[Lesson], head: str, words: Wording) -> list[Html]:
    """The lessons by level, each level under a head of that element."""
    parts = []
    for level in LEVELS:
        here = [lesson for lesson in lessons if lesson.level == level]
        if here:
            parts.append(tag(head, words(f"level-{level}"), done_of(here, words), class_="rt-level"))
            items = [tag("li", lesson_link(lesson, words)) for lesson in here]
            parts.append(tag("ul", *items, class_="rt-lessons"))
    return parts
