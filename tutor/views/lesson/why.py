"""Why: the rules that a step cites, each with its words and the place in the book."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final
from urllib.parse import urlencode

from tutor.rules.catalogue import Book, Rule, game_of, load
from tutor.rules.examples import Cite
from tutor.rules.rulings import Ruling
from tutor.rules.words import Lang
from tutor.views.markup import Html, Part, badge, join, region, tag
from tutor.views.words import Wording, capital, wording

INFERRED = ("inferred", "own", "translated", "training", "user", "assumed")
"""Where the books do not state a rule outright, its card says so."""

INDEX: Final = "rules.ipynb"
"""The page on which every rule can be read with all that belongs to it."""


def why(rule_ids: Iterable[str], lang: Lang, readings: Mapping[str, str] | None = None) -> Html:
    """The region "Why": a card for every rule or ruling cited by the last step.

    `readings` names the reading in force of a ruling; the default is taken for those it does not name.
    Raises KeyError for an id that no game has.
    """
    words = wording(lang)
    ids = tuple(dict.fromkeys(rule_ids))
    cards = [rule_card(id, lang, (readings or {}).get(id)) for id in ids]
    note = words("why-note", n=len(ids)) if ids else words("why-none")
    return region("why", words("drawer-why"), note, *cards)


@lru_cache(maxsize=1024)
def rule_card(rule_id: str, lang: Lang, reading: str | None = None) -> Html:
    """A rule: title, text, source and page; of a ruling the question and the reading in force.

    The title leads to the index of rules; the id is for the rules lawyer. Raises KeyError for an id that no
    game has.
    """
    catalogue, words = load(game_of(rule_id)), wording(lang)
    if rule_id in catalogue:
        parts = _rule(catalogue.rule(rule_id), words)
    else:
        parts = _ruling(catalogue.ruling(rule_id), reading, words)
    title = tag("h3", to_rule(rule_id, rule_title(rule_id, lang), lang), class_="rt-rule__title")
    return tag("article", title, rule_link(rule_id, lang), *parts, class_="rt-rule")


def rule_address(rule_id: str, lang: Lang) -> str:
    """Where the index of rules shows a rule or ruling, relative to any page."""
    return f"{INDEX}?{urlencode({'rule': rule_id, 'lang': lang})}"


def rule_link(rule_id: str, lang: Lang) -> Html:
    """The id of a rule as a link to the index of rules; pressing it reports the action `rule`."""
    return tag(
        "a",
        rule_id,
        class_="rt-rule__id",
        href=rule_address(rule_id, lang),
        data_rule=rule_id,
        data_act="rule",
        data_value=rule_id,
        aria_label=wording(lang)("rule-link", id=rule_id),
    )


def rule_place(rule_id: str, lang: Lang) -> Html:
    """A rule by its title and page, as a link to the index of rules: what a learner needs of it."""
    return to_rule(rule_id, rule_label(rule_id, lang), lang, "rt-rule-link")


def rule_label(rule_id: str, lang: Lang) -> str:
    """A rule by its title and page. Raises KeyError for an id that no game has."""
    catalogue = load(game_of(rule_id))
    pages = []
    if rule_id in catalogue:
        pages = sorted({cite.page for cite in catalogue.rule(rule_id).source if cite.page is not None})
    title = rule_title(rule_id, lang)
    return wording(lang)("rule-place", title=title, pages=", ".join(map(str, pages))) if pages else title


def rule_named(rule_id: str, lang: Lang) -> Html:
    """A rule by its title and page, and by its id for the rules lawyer, who alone is shown it."""
    return join(rule_place(rule_id, lang), rule_link(rule_id, lang), by=" ")


def to_rule(rule_id: str, label: Part, lang: Lang, look: str | None = None) -> Html:
    """Words that lead to a rule or ruling in the index; pressing them reports the action `rule`."""
    return tag(
        "a",
        label,
        class_=look,
        href=rule_address(rule_id, lang),
        data_rule=rule_id,
        data_act="rule",
        data_value=rule_id,
    )


def rule_title(rule_id: str, lang: Lang) -> str:
    """What a rule is called; of a ruling the question. Raises KeyError for an id that no game has."""
    catalogue = load(game_of(rule_id))
    named = catalogue.rule(rule_id).title if rule_id in catalogue else catalogue.ruling(rule_id).question
    return named.of(lang)


def source(rule: Rule, lang: Lang) -> Html:
    """The places of the books that state the rule: each book once, with its pages, or its heading."""
    words, books = wording(lang), load(game_of(rule.id)).sources
    places: dict[str, list[Cite]] = {}
    for cite in rule.source:
        places.setdefault(cite.book, []).append(cite)
    return join(*[_place(books[book], cites, words) for book, cites in places.items()], by="; ")


def rule_badges(rule: Rule, words: Wording) -> tuple[Html, ...]:
    """What a rule that the books do not state outright is based on."""
    return (badge(words(f"basis-{rule.basis}")),) if rule.basis in INFERRED else ()


def _rule(rule: Rule, words: Wording) -> tuple[Html, ...]:
    lang = words.lang
    parts = [
        tag("p", rule.text.of(lang), class_="rt-rule__text"),
        tag("p", source(rule, lang), class_="rt-rule__src"),
    ]
    badges = rule_badges(rule, words)
    return (*parts, tag("p", *badges, class_="rt-badges")) if badges else tuple(parts)


def _ruling(ruling: Ruling, reading: str | None, words: Wording) -> tuple[Html, ...]:
    lang = words.lang
    taken = ruling.reading(reading)
    is_default = taken.id == ruling.default
    parts = (
        tag("p", words("ruling-in-force", reading=taken.text.of(lang)), class_="rt-rule__text"),
        tag("p", ruling.reason.of(lang), class_="rt-rule__src") if is_default else None,
        tag("p", badge(words(f"ruling-{ruling.type}")), class_="rt-badges"),
    )
    return tuple(part for part in parts if part is not None)


def _place(book: Book, cites: list[Cite], words: Wording) -> Html:
    title = capital(book.title.of(words.lang))
    pages = sorted({cite.page for cite in cites if cite.page is not None})
    if pages:
        return join(words("source-page", book=title, pages=", ".join(map(str, pages)), n=len(pages)))
    return join(words("source-section", book=title, heading=book.section(cites[0].section, words.lang)))
