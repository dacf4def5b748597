"""The progress page: what to go over again, how well each rule is known, and the learner's own data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from tutor.rules.catalogue import load
from tutor.rules.words import Lang
from tutor.views.classroom.course import Course, course
from tutor.views.lesson.why import rule_place
from tutor.views.markup import Html, join, tag
from tutor.views.words import Wording, wording

Known = Literal["weak", "fair", "firm"]
LISTED = 6
"""So many rules are listed at once; the others are folded away."""


class Rule(Struct, frozen=True):
    """How well a rule is known: `right` of `answers`, the chance `strength` in per cent, and a word."""

    id: str
    answers: int
    right: int
    strength: int
    known: Known


class Review(Struct, frozen=True):
    """A rule to go over again, with the title and the address of the lesson that asks for it."""

    rule: str
    title: str
    href: str


class Game(Struct, frozen=True):
    """What a learner has done in a game. Without answers `rules` and `review` are empty."""

    id: str
    course: Course | None = None
    review: tuple[Review, ...] = ()
    rules: tuple[Rule, ...] = ()
    done: int = 0
    lessons: int = 0


def progress(games: Sequence[Game], lang: Lang) -> Html:
    """All games, each with its course, what is to be gone over, and its rules, the weakest first."""
    words = wording(lang)
    empty = not any(game.rules for game in games)
    none = tag("p", words("progress-none"), class_="rt-note") if empty else None
    return tag("div", none, *(_game(game, words, empty) for game in games), class_="rt-learned")


def own_data(lang: Lang, *, asking: bool, largest: int, there: bool, deletable: bool = False) -> Html:
    """What a learner may do with what is kept of them, folded; `asking` whether really to delete it.

    `largest` is how many bytes a file may have, `there` whether anything is kept that can be taken along,
    `deletable` whether anything that can be deleted.
    """
    words = wording(lang)
    file = tag(
        "input", type="file", accept=".json,application/json", class_="rt-vh", id="progress-file",
        data_act="import", data_key="import", data_most=largest,
    )  # fmt: skip
    take = tag("label", words("own-import"), file, class_="rt-btn rt-own__file", for_="progress-file")
    export = _button("export", words("own-export"), there)
    if asking:
        delete = tag(
            "div",
            tag("p", words("own-really"), role="alert"),
            tag(
                "div",
                _button("keep", words("own-keep"), True, focus=True),
                _button("delete", words("own-delete-now"), True),
                class_="rt-row",
            ),
        )
    else:
        delete = tag("div", _button("ask-delete", words("own-delete"), there or deletable), class_="rt-row")
    return tag(
        "details",
        tag("summary", tag("h2", words("own-head")), tag("span", words("own-note"))),
        tag("p", words("own-about"), class_="rt-note"),
        tag("div", export, take, class_="rt-row"),
        delete,
        class_="rt-more rt-own",
        data_key="own",
    )


def _game(game: Game, words: Wording, empty: bool) -> Html:
    head = f"progress-{game.id}"
    none = None if empty else tag("p", words("progress-none"), class_="rt-note")
    about = tag("p", words("progress-lessons", n=game.done, of=game.lessons), class_="rt-head__note")
    return tag(
        "section",
        tag("header", tag("h2", load(game.id).title.of(words.lang), id=head), about, class_="rt-head"),
        _review(game.review, words) if game.rules else None,
        _rules(game, words) if game.rules else none,
        course(game.id, game.course, words) if game.course is not None else None,
        class_="rt-region rt-learned__game",
        aria_labelledby=head,
    )


def _review(items: Sequence[Review], words: Wording) -> Html:
    head = tag("h3", words("review-head"))
    if not items:
        return join(head, tag("p", words("review-none"), class_="rt-note"))
    listed = [
        tag(
            "li",
            tag("b", rule_place(item.rule, words.lang)),
            tag("a", words("review-ask", title=item.title), href=item.href, class_="rt-btn"),
        )
        for item in items
    ]
    return join(head, tag("ul", *listed, class_="rt-plainlist rt-review"))


def _rules(game: Game, words: Wording) -> Html:
    rows = [tag("li", _rule(rule, words)) for rule in game.rules]
    first = tag("ul", *rows[:LISTED], class_="rt-plainlist")
    rest = None
    if rows[LISTED:]:
        rest = tag(
            "details",
            tag("summary", words("mastery-more", n=len(rows) - LISTED)),
            tag("ul", *rows[LISTED:], class_="rt-plainlist"),
            class_="rt-more",
            data_key=f"mastery-{game.id}",
        )
    about = tag("p", words("mastery-about"), class_="rt-note")
    return join(tag("h3", words("mastery-head")), about, first, rest)


def _rule(rule: Rule, words: Wording) -> Html:
    meter = tag("span", tag("i", style=f"width:{rule.strength}%"), class_="rt-meter", aria_hidden="true")
    return tag(
        "div",
        rule_place(rule.id, words.lang),
        tag("span", words(f"mastery-{rule.known}"), class_="rt-mastery__word"),
        meter,
        tag("small", words("mastery-asked", n=rule.right, of=rule.answers), class_="rt-num"),
        class_="rt-mastery",
    )


def _button(action: str, says: str, on: bool, *, focus: bool = False) -> Html:
    return tag(
        "button", says, type="button", class_="rt-btn", disabled=not on, data_act=action, data_key=action,
        data_focus=focus,
    )  # fmt: skip
