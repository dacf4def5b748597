"""Make the full-text index of a game: which rules, components and rulings hold which stems."""

from __future__ import annotations

from typing import Literal

import msgspec

from tutor.rules.catalogue import Catalogue
from tutor.rules.components import Component
from tutor.rules.facts import UNKNOWN
from tutor.rules.stems import words
from tutor.rules.words import LANGS, Lang, Words

EntryKind = Literal["rule", "component", "ruling"]


class Index(msgspec.Struct, frozen=True):
    """What ``search.json`` holds: the entries by number, and for each language and stem where it stands.

    A place is twice the number of the entry, plus one in a title. ``digest`` is that of the game's files.
    """

    digest: str
    entries: tuple[tuple[EntryKind, str], ...]
    en: dict[str, tuple[int, ...]]
    ru: dict[str, tuple[int, ...]]

    def of(self, lang: Lang) -> dict[str, tuple[int, ...]]:
        """The places of all stems of one language."""
        return self.ru if lang == "ru" else self.en


def entry_texts(catalogue: Catalogue, kind: EntryKind, id: str) -> tuple[Words, Words]:
    """Title and text of a rule, component (its name and what is printed on it) or ruling."""
    if kind == "rule":
        rule = catalogue.rule(id)
        return rule.title, rule.text
    if kind == "ruling":
        ruling = catalogue.ruling(id)
        readings = [reading.text for reading in ruling.readings]
        return ruling.question, Words(*(" · ".join(r.of(lang) for r in readings) for lang in LANGS))
    component = catalogue.component(id)
    return component.name, Words(printed_text(component, "en"), printed_text(component, "ru"))


def printed_text(component: Component, lang: Lang) -> str:
    """All sentences of a component, in the order of its parts."""
    parts = [text for text in component.text.values() if text is not UNKNOWN]
    return " ".join(sentence.of(lang) for text in parts for sentence in text)


def index_of(catalogue: Catalogue) -> Index:
    """The index of a game."""
    entries: list[tuple[EntryKind, str]] = [("rule", rule.id) for rule in catalogue.rules]
    entries += [("component", component.id) for component in catalogue.components]
    entries += [("ruling", ruling.id) for ruling in catalogue.rulings]
    places: dict[Lang, dict[str, set[int]]] = {lang: {} for lang in LANGS}
    for number, (kind, id) in enumerate(entries):
        for is_title, text in zip((1, 0), entry_texts(catalogue, kind, id), strict=True):
            for lang in LANGS:
                for stem, _, _ in words(text.of(lang)):
                    places[lang].setdefault(stem, set()).add(2 * number + is_title)
    en, ru = ({stem: tuple(sorted(places[lang][stem])) for stem in sorted(places[lang])} for lang in LANGS)
    return Index(catalogue.digest, tuple(entries), en, ru)
