"""The start page: what the product is, and the course and the lessons of every game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tutor.rules.catalogue import load
from tutor.rules.words import Lang
from tutor.views.course import Course, course
from tutor.views.lesson_list import LEVELS, Lesson, done_of, lesson_link, state
from tutor.views.markup import Html, badge, join, tag
from tutor.views.signs import EMBLEMS
from tutor.views.words import Wording, wording


class Topic(Struct, frozen=True):
    """A head over the lessons of a topic; `open` where they are not folded away."""

    id: str
    title: str
    open: bool = False


class Play(Struct, frozen=True):
    """The way to the whole games of a game; `badge` says with what they are played, if not with its own."""

    text: str
    href: str
    badge: str = ""


class Shelf(Struct, frozen=True):
    """A game on the start page: whole games, lessons, how many of its rules they meet, and further links.

    Without `topics` all lessons stand together. `course` is the way through them for a new player.
    """

    game: str
    lessons: tuple[Lesson, ...]
    met: int = 0
    links: tuple[tuple[str, str], ...] = ()
    play: Play | None = None
    topics: tuple[Topic, ...] = ()
    course: Course | None = None


def topic_key(game: str, topic: Topic) -> str:
    """What the browser knows a topic by, so that it stays folded or open as the reader left it."""
    # Where the page itself comes to open another topic, what was left so before no longer counts.
    return f"topic-{game}-{topic.id}" + ("-open" if topic.open else "")


def hero(lang: Lang, go_on: tuple[str, str] | None = None, links: Sequence[tuple[str, str]] = ()) -> Html:
    """What the product is, with a sample of text at a full stop; `go_on`: words and address of its link."""
    words = wording(lang)
    sample = join(*[_sample(number, words) for number in (1, 2, 3)], by=" ")
    figure = tag("figure", tag("p", sample), tag("figcaption", words("hero-caption")), class_="rt-sample")
    main = tag("a", go_on[0], class_="rt-btn rt-btn--main", href=go_on[1]) if go_on else None
    others = [tag("a", text, href=href) for text, href in links]
    ways = tag("div", main, *others, class_="rt-continue") if main or others else None
    return tag("div", tag("h1", words("hero-title")), tag("p", words("hero-text")), figure, ways)


def gallery(shelves: Sequence[Shelf], lang: Lang) -> Html:
    """The games with their lessons by topic and level; those that have none yet stand beside them."""
    words = wording(lang)
    signs = join(
        *[join(state(kind, words), words(f"lesson-{kind}"), by=" ") for kind in ("done", "begun", "new")],
        by="; ",
    )
    note = tag("p", signs, ". ", words("gallery-note"), class_="rt-note rt-gallery__note")
    stacks = []
    for look, taught in (("rt-games__open", True), ("rt-games__rest", False)):
        stack = [_shelf(shelf, words) for shelf in shelves if bool(shelf.lessons) is taught]
        stacks.append(tag("div", *stack, class_=look) if stack else None)
    return join(tag("div", *stacks, class_="rt-games"), note)


def _sample(number: int, words: Wording) -> Html:
    flag = ("done", "now", "next")[number - 1]
    return tag(
        "span",
        tag("sup", str(number), class_="rt-s__n"),
        words(f"sample-{number}"),
        class_=f"rt-s rt-s--{flag}",
    )


def _shelf(shelf: Shelf, words: Wording) -> Html:
    catalogue, head = load(shelf.game), f"game-{shelf.game}"
    lines, filled = EMBLEMS[shelf.game]
    sign = tag(
        "svg", tag("path", d=lines), tag("path", d=filled, fill="var(--ink)") if filled else None,
        viewBox="0 0 56 56", aria_hidden="true",
    )  # fmt: skip
    cover = tag("p", words("game-cover", n=len(catalogue.rules), met=shelf.met), class_="rt-game__cover")
    title = tag("div", tag("h2", catalogue.title.of(words.lang), id=head), cover)
    links = [tag("a", text, href=href) for text, href in shelf.links]
    return tag(
        "section",
        tag("div", sign, title, class_="rt-game__head"),
        course(shelf.game, shelf.course, words) if shelf.course is not None else None,
        _play(shelf.play) if shelf.play is not None else None,
        tag("p", words("all-by-topic"), class_="rt-course__rest") if shelf.course and shelf.topics else None,
        *([_topic(topic, shelf, words) for topic in shelf.topics] or _levels(shelf.lessons, "h3", words)),
        None if shelf.lessons else tag("p", words("game-no-lessons"), class_="rt-note"),
        tag("p", join(*links, by=" "), class_="rt-game__links") if links else None,
        class_="rt-game",
        aria_labelledby=head,
    )


def _play(play: Play) -> Html:
    link = tag("a", play.text, class_="rt-btn", href=play.href)
    return tag("p", link, badge(play.badge) if play.badge else None, class_="rt-game__play")


def _topic(topic: Topic, shelf: Shelf, words: Wording) -> Html | None:
    lessons = [lesson for lesson in shelf.lessons if lesson.topic == topic.id]
    if not lessons:
        return None
    return tag(
        "details",
        tag("summary", tag("h3", topic.title), done_of(lessons, words)),
        tag("div", *_levels(lessons, "h4", words)),
        class_="rt-topic",
        open=topic.open,
        data_key=topic_key(shelf.game, topic),
    )


def _levels(lessons: Sequence[Lesson], head: str, words: Wording) -> list[Html]:
    """The lessons by level, each level under a head of that element."""
    found = []
    for level in LEVELS:
        here = [lesson for lesson in lessons if lesson.level == level]
        if here:
            found.append(tag(head, words(f"level-{level}"), done_of(here, words), class_="rt-level"))
            items = [tag("li", lesson_link(lesson, words)) for lesson in here]
            found.append(tag("ul", *items, class_="rt-lessons"))
    return found
