"""Where facts come from: badges that keep what is not the book's apart from the book."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from tutor.rules.catalogue import Catalogue, load
from tutor.rules.components import Component
from tutor.views.markup import Html, badge, tag
from tutor.views.words import Wording

ADDED: Final = ("training", "user", "assumed")
"""The bases of facts that do not come from the book."""


def origins(catalogue: Catalogue, words: Wording, id: str, *badges: str) -> Html | None:
    """A badge for each source but the book that facts of a component come from, behind the `texts`.

    None where there is none.
    """
    texts = list(badges)
    for basis in ADDED:
        component, facts = _added(catalogue, id, basis)
        if component is None or not facts:
            continue
        if id not in _in_book(catalogue.game):
            texts.append(words(f"from-{basis}"))
        elif len(facts) == len(component.facts) + bool(component.text):
            texts.append(words(f"from-{basis}-of", what=words("all-but-name")))
        else:
            texts.append(words(f"from-{basis}-of", what=listed(catalogue, words, facts)))
    return _badges(texts)


def sources(catalogue: Catalogue, words: Wording, ids: Iterable[str]) -> Html | None:
    """A badge for each source but the book, with the facts of some components that come from it."""
    known = tuple(ids)
    badges = []
    for basis in ADDED:
        facts = dict.fromkeys(name for id in known for name in _added(catalogue, id, basis)[1])
        if facts:
            badges.append(words(f"from-{basis}-of", what=listed(catalogue, words, tuple(facts))))
    return _badges(badges)


def fact_name(catalogue: Catalogue, words: Wording, name: str) -> str:
    """The name of a fact for the middle of a line."""
    if name == "text":
        return words("unknown-text")
    text = catalogue.parts.fact_names[name].of(words.lang)
    return text[:1].lower() + text[1:]


def listed(catalogue: Catalogue, words: Wording, names: Sequence[str]) -> str:
    """The names of facts in a line."""
    return ", ".join(fact_name(catalogue, words, name) for name in dict.fromkeys(names))


def _added(catalogue: Catalogue, id: str, basis: str) -> tuple[Component | None, list[str]]:
    """A component, and which of its facts come from that source."""
    try:
        component = catalogue.component(id)
    except KeyError:
        return None, []
    facts = [name for name, fact in component.facts.items() if fact.basis == basis]
    return component, facts + ["text" for of in component.text_basis.values() if of == basis][:1]


@cache
def _in_book(game: str) -> frozenset[str]:
    return frozenset(data.id for data in load(game).parts.components)


def _badges(badges: list[str]) -> Html | None:
    return tag("p", *[badge(words) for words in badges], class_="rt-badges") if badges else None
