"""What conditions can speak of: the facts of a game with their types, its events, and what comes near."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from fnmatch import fnmatchcase
from functools import cache, cached_property
from typing import Any, Final

from msgspec.json import encode

from tutor.analysis.objectives import MeasureError
from tutor.engine.event import Scalar
from tutor.engine.game import Game
from tutor.engine.state import State
from tutor.engine.vocabulary import FactType, Vocabulary
from tutor.rules.words import LANGS, Words
from tutor.trace.words import speaker

NEAR: Final = 6
"""So many names that come near are told."""


@dataclass(frozen=True)
class Terms:
    """What a condition can speak of in what follows from a position: facts with their types, and events.

    `at_hand` are the facts of that position; names are first proposed from among them.
    """

    game: str
    vocabulary: Vocabulary
    at_hand: Mapping[str, Scalar]

    @classmethod
    def of(cls, game: Game[Any], state: State[Any]) -> Terms:
        """The terms of a position of a game."""
        return cls(game.id, game.vocabulary(state), game.facts(state))

    @cached_property
    def events(self) -> tuple[str, ...]:
        """The kinds of event of the game."""
        return event_kinds(self.game)

    def type_of(self, name: str) -> FactType:
        """The type of a fact. Raises MeasureError with the names that come near, where there is none."""
        fact_type = self.vocabulary.type_of(name)
        if fact_type is None:
            raise MeasureError(*self.no_fact(name))
        return fact_type

    def no_fact(self, name: str) -> tuple[Words, Words]:
        """What was found and what is allowed where no position of the game can have such a fact."""
        actual = Words(f"“{name}”, which is no fact of this game", f"«{name}», такого факта в этой игре нет")
        return actual, self._offered(near(name, self.at_hand) or near(name, self.vocabulary.names()))

    def check_pattern(self, pattern: str) -> None:
        """Raises MeasureError with the names that come near, where no fact has a name of that pattern."""
        if self.vocabulary.matches(pattern) or any(fnmatchcase(name, pattern) for name in self.at_hand):
            return
        actual = Words(
            f"“{pattern}”, which no fact of this game matches",
            f"«{pattern}», под это не подходит ни один факт этой игры",
        )
        names = (*self.at_hand, *self.vocabulary.names())
        of_any = (f"*{name[name.index('.') :]}" for name in names if "." in name)
        raise MeasureError(actual, self._offered(near(pattern, (*of_any, *names))))

    def check_event(self, kind: str) -> None:
        """Raises MeasureError with the kinds that come near, where the game tells no such event."""
        if kind not in self.events:
            actual = Words(
                f"“{kind}”, which is no event of this game", f"«{kind}», такого события в этой игре нет"
            )
            raise MeasureError(actual, self._offered(near(kind, self.events), self._happening))

    def check_value(self, name: str, value: Scalar) -> None:
        """Raises MeasureError where a fact can never have that value, or there is no such fact."""
        type_ = self.type_of(name)
        if not self.vocabulary.fits(type_, value):
            text = value if isinstance(value, str) else encode(value).decode()
            raise MeasureError(Words(f"“{text}”", f"«{text}»"), self.allowed(type_, text))

    def allowed(self, type_: FactType, typed: str) -> Words:
        """What a fact of a type can be, with the ids that come near what was typed."""
        words = self.vocabulary.allowed(type_)
        ids = near(typed, self.vocabulary.ids(type_)) if type_.kind in ("id", "list") else ()
        if not ids or all(id in words.en for id in ids):
            return words
        listed = ", ".join(ids)
        return Words(f"{words.en}; near: {listed}", f"{words.ru}; похожи: {listed}")

    def _happening(self, kind: str) -> Words:
        """An event with what it tells."""
        words = Words(*(speaker(self.game, lang).happening(kind) for lang in LANGS))
        return Words(f"{kind} ({words.en})", f"{kind} ({words.ru})")

    def _offered(self, names: tuple[str, ...], say: Callable[[str], Words] | None = None) -> Words:
        """What is allowed: names that come near, and the command that lists all."""
        command = f"tutor vocabulary {self.game}"
        if not names:
            return Words(f"what `{command}` lists", f"то, что перечисляет `{command}`")
        words = [Words(name, name) if say is None else say(name) for name in names]
        listed = Words(", ".join(one.en for one in words), ", ".join(one.ru for one in words))
        return Words(f"{listed.en}; `{command}` lists all", f"{listed.ru}; всё перечисляет `{command}`")


@cache
def event_kinds(game: str) -> tuple[str, ...]:
    """The kinds of event that a game tells, sorted: those that it has words for."""
    lexicon = speaker(game, "en").lexicon
    return tuple(sorted(key.removeprefix("event-") for key in lexicon if key.startswith("event-")))


def near(name: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names that come near one, nearest first; capitals do not matter."""
    known: dict[str, str] = {}
    for one in names:
        known.setdefault(one.casefold(), one)
    return tuple(known[one] for one in get_close_matches(name.casefold(), known, n=NEAR, cutoff=0.6))
