"""The start page: a first decision beside its stage, and the games as pictures."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, structs

from tutor.rules.catalogue import load, rule
from tutor.rules.words import Lang
from tutor.views.covers import cover
from tutor.views.lesson.choose import answer_button
from tutor.views.lesson.why import rule_address, source
from tutor.views.markup import Html, join, tag
from tutor.views.words import Wording, wording


class Decision(Struct, frozen=True):
    """The first decision: the kinds of answers in order; once answered, what was true, why, and its rule.

    `onward` is the lesson that it is from: title, address, minutes.
    """

    kinds: tuple[str, ...]
    onward: tuple[str, str, int]
    given: str = ""
    truth: str = ""
    why: str = ""
    rule: str = ""


class GoOn(Struct, frozen=True):
    """The way on for a learner who has begun: the title of the lesson, its address, and how far they came."""

    title: str
    href: str
    at: int = 0
    of: int = 0


class Game(Struct, frozen=True):
    """A game on the start page: its page, and its primary action, whole games and bench, as far as served.

    `number` is the lesson that comes next, 0 where that is the first of all; `whole` is whether it is a whole
    game. `lessons` and `minutes` are those of the course.
    """

    game: str
    href: str
    learn: str = ""
    number: int = 0
    whole: bool = False
    lessons: int = 0
    minutes: int = 0
    play: str = ""
    bench: str = ""


def short(game: str, lang: Lang) -> str:
    """What a game is called at the table: its title without what stands behind the colon."""
    return load(game).title.of(lang).partition(":")[0]


def about_game(game: str, lang: Lang) -> Html:
    """What a game is about, as it says itself; empty where it says nothing."""
    own = wording(lang, game)
    return tag("p", own("entry-about") if own.has("entry-about") else None)


def search(lang: Lang) -> Html:
    """The field of the bar that looks for rules; it reports the action `search`."""
    says = wording(lang)("entry-search")
    field = tag(
        "input", class_="en-find", id="q", name="value", type="search", autocomplete="off", data_key="search",
        placeholder=says, aria_label=says,
    )  # fmt: skip
    return tag("form", field, role="search", data_act="search", class_="en-search")


def lead(decision: Decision | None, lang: Lang, go_on: GoOn | None = None) -> Html:
    """What stands beside the stage: what the page is about, and the decision or what became of it."""
    words = wording(lang)
    head = tag("h1", words("entry-title"), class_="rt-vh" if go_on else None)
    parts = (
        ()
        if decision is None
        else _verdict(decision, words)
        if decision.given
        else _question(decision, words)
    )
    return tag("div", head, _go_on(go_on, words) if go_on else None, *parts, class_="en-lead")


def games(there: Sequence[Game], lang: Lang) -> Html:
    """The games, each with its picture and one primary action."""
    words = wording(lang)
    cards = [_game(game, words) for game in there]
    return tag("section", *cards, class_="en-games", aria_label=words("entry-games"))


def foot(links: Html, lang: Lang, left_out: Sequence[str] = ()) -> Html:
    """What a narrow bar has no room for, where it is told what is kept, and games whose package is broken."""
    words = wording(lang)
    broken = words("entry-left-out", games=", ".join(left_out)) if left_out else ""
    notes = [tag("p", note, class_="rt-note") for note in (words("gallery-note"), broken) if note]
    return join(links, *notes)


def _go_on(go_on: GoOn, words: Wording) -> Html:
    at = words("step-of", n=go_on.at, of=go_on.of) if go_on.of else ""
    note = tag("small", at) if at else None
    return tag(
        "a", tag("span", words("entry-go-on", title=go_on.title)), note, class_="rt-go en-go", href=go_on.href
    )


def _question(decision: Decision, words: Wording) -> tuple[Html, ...]:
    answers = [
        answer_button(number, words(f"entry-answer-{kind}"), None, "guess", kind, f"guess-{kind}")
        for number, kind in enumerate(decision.kinds, 1)
    ]
    intro = tag("p", words("entry-told"), class_="en-told")
    ask = tag(
        "section",
        tag("h2", words("entry-ask"), id="h-ask"),
        tag("div", *answers, class_="rt-options"),
        class_="rt-ask en-ask",
        data_part="ask",
        aria_labelledby="h-ask",
    )
    return intro, ask


def _verdict(decision: Decision, words: Wording) -> tuple[Html, ...]:
    right = decision.given == decision.truth
    head = words("entry-right" if right else "entry-wrong")
    message = words("entry-said", answer=words(f"entry-answer-{decision.given}"))
    verdict = tag(
        "section",
        tag("h2", head, id="h-verdict", tabindex=-1, data_focus=True),
        tag("p", message, class_="en-said") if not right else None,
        tag("p", decision.why),
        _rule(decision.rule, words),
        class_="rt-outcome" if right else "rt-outcome is-wrong",
        data_part="verdict",
        aria_labelledby="h-verdict",
    )
    title, href, minutes = decision.onward
    note = tag("small", words("entry-lesson-of", title=title, n=minutes))
    go = tag("a", tag("span", words("entry-onward")), note, class_="rt-go en-go", href=href, data_part="go",
             data_key="go")  # fmt: skip
    return verdict, go


def _rule(id: str, words: Wording) -> Html | None:
    if not id:
        return None
    known = rule(id)
    place = source(structs.replace(known, source=known.source[:1]), words.lang)
    label = join(known.title.of(words.lang), place, by=". ")
    return tag("a", label, class_="rt-rule-link", href=rule_address(id, words.lang))


def _game(game: Game, words: Wording) -> Html:
    head, name = f"game-{game.game}", short(game.game, words.lang)
    picture = tag("div", cover(game.game), class_=f"en-cover st-table--{game.game}", aria_hidden="true")
    also = [
        tag("a", words(key), href=href, aria_label=words(f"{key}-of", game=name))
        for key, href in (("entry-play", game.play), ("entry-bench", game.bench))
        if href
    ]
    about = (
        words("entry-lessons", n=game.lessons, minutes=game.minutes) if game.lessons else words("entry-none")
    )
    return tag(
        "article",
        picture,
        tag(
            "div",
            tag("h2", tag("a", name, href=game.href), id=head),
            about_game(game.game, words.lang),
            tag(
                "div",
                _learn(game, name, words),
                tag("small", about),
                tag("span", *also, class_="en-also") if also else None,
                class_="en-acts",
            ),
            class_="en-game__body",
        ),
        class_="en-game",
        aria_labelledby=head,
    )  # fmt: skip


def _learn(game: Game, name: str, words: Wording) -> Html | None:
    if not game.learn:
        return None
    if game.whole:
        says = words("entry-whole")
    else:
        says = words("entry-learn-on", n=game.number) if game.number else words("entry-learn")
    label = words("entry-link", what=says, game=name)
    return tag("a", says, class_="rt-go", href=game.learn, data_part="learn", aria_label=label)
