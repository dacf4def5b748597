"""Everything in the box, and the tables and actions the rules speak of, with every fact the sources give."""

from __future__ import annotations

from typing import Any

import msgspec

from tutor.rules.facts import UNKNOWN, Basis, Fact, Table, Unknown, Value, fact_of, known, value_of
from tutor.rules.words import Lang, Words

PlainFact = Any
"""A fact as written: a number, token, wording, list or table, or a mapping with ``value`` and ``basis``."""


class Sentence(msgspec.Struct, frozen=True):
    """What one printed full stop says, in our words; ``facts`` say it to a machine (``do: damage``)."""

    en: str
    ru: str
    facts: Table[Value]

    def of(self, lang: Lang) -> str:
        """The text in ``lang``."""
        return self.ru if lang == "ru" else self.en


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A remark for the reader. ``about`` names facts or other topics, ``with_`` other components."""

    en: str
    ru: str
    id: str | None = None
    about: tuple[str, ...] = ()
    basis: Basis | None = None
    with_: tuple[str, ...] = msgspec.field(default=(), name="with")

    def of(self, lang: Lang) -> str:
        """The text in ``lang``."""
        return self.ru if lang == "ru" else self.en


class NameBasis(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the two names come from, when not from the rulebook; ``pairing``: what joins the two."""

    en: Basis | None = None
    ru: Basis | None = None
    pairing: Basis | None = None


class ComponentData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A component as it is written in the file."""

    id: str
    kind: str
    name: Words
    count: PlainFact = None
    name_basis: NameBasis | None = None
    basis: Basis = "rulebook"
    facts: dict[str, PlainFact] = {}
    text: dict[str, Any] = {}
    text_basis: dict[str, Basis] = {}
    rules: tuple[str, ...] = ()
    notes: tuple[Note, ...] = ()


class Component(msgspec.Struct, frozen=True):
    """One component. ``count`` is None where nothing is counted (an action, a table, a single card).

    ``text`` holds the printed parts by name (``main``, ``reverse``, ``power-1``), a `Sentence` for each full
    stop, or `UNKNOWN` where the text is not known.
    """

    id: str
    kind: str
    name: Words
    count: Fact | None
    name_basis: NameBasis
    facts: Table[Fact]
    text: Table[tuple[Sentence, ...] | Unknown]
    text_basis: Table[Basis]
    rules: tuple[str, ...]
    notes: tuple[Note, ...]

    def value(self, name: str) -> Value:
        """The value of a fact. Raises `KeyError` that names the facts there are."""
        try:
            return self.facts[name].value
        except KeyError:
            raise KeyError(f"{self.id} has no fact {name!r}; it has {', '.join(self.facts)}") from None

    def unknowns(self) -> tuple[str, ...]:
        """Names of the facts and parts of the text that are unknown as a whole or in part."""
        facts = tuple(name for name, fact in self.facts.items() if not known(fact))
        count = ("count",) if self.count is not None and not known(self.count) else ()
        parts = (f"text.{part}" for part, text in self.text.items() if not _known_text(text))
        return (*count, *facts, *parts)

    @property
    def is_complete(self) -> bool:
        """Whether nothing about the component is unknown."""
        return not self.unknowns()

    @classmethod
    def of(cls, data: ComponentData) -> Component:
        """The component with its facts as immutable values."""
        return cls(
            id=data.id,
            kind=data.kind,
            name=data.name,
            count=None if data.count is None else fact_of(data.count, data.basis),
            name_basis=data.name_basis or NameBasis(),
            facts=Table({name: fact_of(fact, data.basis) for name, fact in data.facts.items()}),
            text=Table({part: _text(sentences) for part, sentences in data.text.items()}),
            text_basis=Table({part: data.text_basis.get(part, data.basis) for part in data.text}),
            rules=data.rules,
            notes=data.notes,
        )


def _text(plain: Any) -> tuple[Sentence, ...] | Unknown:
    if plain == "unknown":
        return UNKNOWN
    return tuple(
        Sentence(item["en"], item["ru"], Table({k: value_of(v) for k, v in item.get("facts", {}).items()}))
        for item in plain
    )


def _known_text(text: tuple[Sentence, ...] | Unknown) -> bool:
    return text is not UNKNOWN and all(known(sentence.facts) for sentence in text)
