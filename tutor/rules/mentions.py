"""Which components the rules themselves name: in their ids, or in their words in both languages."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.rules.catalogue import Catalogue, Rule
from tutor.rules.components import Component
from tutor.rules.search import index
from tutor.rules.stems import words
from tutor.rules.words import LANGS, Lang

_STOPS = ".:;!?·"
_NONE: tuple[int, ...] = ()


def mentions(catalogue: Catalogue) -> dict[str, tuple[str, ...]]:
    """The components that each rule names, by the id of the rule; rules that name none are left out.

    A component is named where its id is a part of the rule's, where its name is the rule's title, or where
    the whole name stands in title or text in both languages, in any form. In English a name has its capital
    letter, and one of a single word is not the first of its sentence: that may be no name at all.
    """
    parts = {rule.id: frozenset(rule.id.split(".")[1:]) for rule in catalogue.rules}
    components: dict[str, list[str]] = {}
    for component in catalogue.components:
        named = {rule.id for rule in _candidates(catalogue, component) if _names(rule, component)}
        for rule_id, own in parts.items():
            if rule_id in named or component.id in own:
                components.setdefault(rule_id, []).append(component.id)
    return {rule_id: tuple(ids) for rule_id, ids in components.items()}


def _candidates(catalogue: Catalogue, component: Component) -> Iterator[Rule]:
    """The rules that hold every word of the name somewhere, by the index of the search."""
    whole = index(catalogue.game)
    numbers: set[int] | None = None
    for lang in LANGS:
        for root in _roots(component.name.of(lang)):
            here = {place // 2 for place in whole.of(lang).get(root, _NONE)}
            numbers = here if numbers is None else numbers & here
    for number in sorted(numbers or ()):
        kind, id = whole.entries[number]
        if kind == "rule":
            yield catalogue.rule(id)


def _names(rule: Rule, component: Component) -> bool:
    names = {lang: component.name.of(lang) for lang in LANGS}
    if all(_roots(rule.title.of(lang)) == _roots(names[lang]) for lang in LANGS):
        return True
    return all(
        _stands(rule.title.of(lang), names[lang], lang) or _stands(rule.text.of(lang), names[lang], lang)
        for lang in LANGS
    )


def _stands(text: str, name: str, lang: Lang) -> bool:
    """Whether the name stands in the text."""
    wanted, there = _roots(name), list(words(text))
    for at in range(len(there) - len(wanted) + 1):
        piece = there[at : at + len(wanted)]
        start = piece[0][1]
        if tuple(root for root, _, _ in piece) == wanted and (lang == "ru" or _is_name(text, start, wanted)):
            return True
    return False


def _is_name(text: str, start: int, wanted: tuple[str, ...]) -> bool:
    before = text[:start].rstrip()
    return text[start].isupper() and (len(wanted) > 1 or not (before == "" or before[-1] in _STOPS))


def _roots(name: str) -> tuple[str, ...]:
    return tuple(root for root, _, _ in words(name))
