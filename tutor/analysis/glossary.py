"""The words of a game that questions and lessons are written in: facts, events, and programs of `do`.

Everything comes from the code that carries the game out; nothing is listed by hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tutor.analysis.condition_terms import event_kinds
from tutor.engine.game import Game
from tutor.engine.program import Program, walk
from tutor.engine.query import Bind
from tutor.engine.vocabulary import Domain, FactType, Vocabulary
from tutor.rules.catalogue import rule
from tutor.rules.words import LANGS, Words
from tutor.trace.words import OPEN, speaker

Section: TypeAlias = Literal["fact", "event", "program"]
SECTIONS: Final[tuple[Section, ...]] = ("fact", "event", "program")

FEW: Final = 9
"""Facts of so many ids are spelled out one by one."""

_PART: Final = re.compile(r"\{([\w-]+)\}")


class Entry(Struct, frozen=True):
    """A word of a game with its type and meaning.

    A fact has in its name parts in capitals, for ids of the domains `parts` ("SEAT.crystals"). `type` tells
    what a fact can be, what an event states, and what a program is with the names that its sentences look
    up in `with`.
    """

    section: Section
    name: str
    type: Words
    meaning: Words
    parts: tuple[str, ...] = ()


def entries(game: Game[Any]) -> tuple[Entry, ...]:
    """Every fact, event and program of a game, in this order."""
    vocabulary = game.vocabulary(None)
    types = (one for type_ in vocabulary.types for one in _instances(vocabulary, type_))
    facts = (_fact(game.id, vocabulary, one) for one in types)
    events = (_event(game.id, kind) for kind in event_kinds(game.id))
    programs = (_program(game.id, one) for one in game.programs.values())
    return (*facts, *events, *programs)


def domains(game: Game[Any]) -> tuple[Domain, ...]:
    """The kinds of ids that names of facts are made of."""
    vocabulary = game.vocabulary(None)
    named = dict.fromkeys(part for one in vocabulary.types for part in _PART.findall(one.name))
    return tuple(vocabulary.domains[part] for part in named)


def agrees(entry: Entry, words: tuple[str, ...]) -> bool:
    """Whether all the words come in an entry, in either language; capitals do not matter."""
    text = " ".join((entry.name, entry.meaning.en, entry.meaning.ru, entry.type.en, entry.type.ru)).casefold()
    return all(word.casefold() in text for word in words)


def _instances(vocabulary: Vocabulary, type_: FactType) -> tuple[FactType, ...]:
    """A type of facts with the parts of its name spelled out that stand for few ids."""
    facts: tuple[FactType, ...] = (type_,)
    for part in _PART.findall(type_.name):
        domain = vocabulary.domains[part]
        if not domain.numbered and 0 < len(domain.ids) <= FEW:
            facts = tuple(
                replace(one, name=one.name.replace(f"{{{part}}}", id)) for one in facts for id in domain.ids
            )
    return facts


def _fact(game: str, vocabulary: Vocabulary, type_: FactType) -> Entry:
    name, opened = _PART.sub(lambda match: match[1].upper(), type_.name), _PART.sub(OPEN, type_.name)
    parts = tuple(_PART.findall(type_.name))
    words = Words(*(speaker(game, lang).fact(opened) for lang in LANGS))
    if not (_says(words.en) and _says(words.ru)):
        # The words are those of the parts alone, which are left open: it is told what these are.
        titles = [vocabulary.domains[part].title for part in parts if part != "seat"]
        words = Words(", ".join(one.en for one in titles), ", ".join(one.ru for one in titles))
    return Entry("fact", name, vocabulary.allowed(type_), words, parts)


def _event(game: str, kind: str) -> Entry:
    words = Words(*(speaker(game, lang).happening(kind) for lang in LANGS))
    facts = ", ".join(sorted(speaker(game, "en").lexicon.asks_for(f"event-{kind}")))
    states = Words(f"states {facts}", f"называет: {facts}") if facts else Words("event", "событие")
    if not (_says(words.en) and _says(words.ru)):
        words = states
    return Entry("event", kind, states, words)


def _says(text: str) -> bool:
    """Whether words are left where all that differs is left open."""
    return any(map(str.isalnum, text))


def _program(game: str, program: Program) -> Entry:
    words = (speaker(game, lang).program(program.id) for lang in LANGS)
    parameters = ", ".join(_needs(program))
    under = rule(program.rule).title
    kind = f"{program.kind}; " if program.kind else ""
    types = Words(f"{kind}{under.en}", f"{kind}{under.ru}")
    if parameters:
        types = Words(f"{types.en}; with: {parameters}", f"{types.ru}; with: {parameters}")
    return Entry("program", program.id, types, Words(*words))


def _needs(program: Program) -> tuple[str, ...]:
    """The names that sentences of a program look up and none of them binds."""
    own = {getattr(sentence, "into", "") for _, sentence in walk(program.sentences)}
    named = dict.fromkeys(name for sentence in program.sentences for name in _looked_up(sentence))
    return tuple(name for name in named if name not in own)


def _looked_up(value: object) -> Iterator[str]:
    if isinstance(value, Bind):
        yield value.name
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _looked_up(getattr(value, name))
    elif isinstance(value, tuple):
        for one in value:
            yield from _looked_up(one)
