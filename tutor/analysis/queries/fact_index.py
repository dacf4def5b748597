"""Facts of a position that a question in words names, and the value that it compares one with."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from math import log
from typing import Any, Final

from msgspec import Struct

from tutor.analysis.outcomes import EFFECT, Outcomes
from tutor.analysis.queries.spelling import Token, Vocabulary, tokens
from tutor.engine.event import Scalar
from tutor.engine.game import Game
from tutor.engine.state import State
from tutor.trace.words import Speaker

POSITIONS: Final = 200
"""So many positions are looked at to know which facts can change."""

LIKENESS: Final = 0.6
"""So much of what a question names, by weight, has to be named by a fact."""

CERTAIN: Final = 0.75
"""So much of it, where the value is told at once."""

_LIKELY: Final = re.compile(
    r"(?<!\w)(how (likely|probable|often)|chances?|odds|probability|(как|насколько) (вероят\w+|часто)"
    r"|шанс\w*|вероятност\w*|вероятно ли)(?!\w)"
)
_QUANTITY: Final = re.compile(
    r"[^:]{0,30}?(?<!\w)(how (?:many|much)|сколько|who (?:wins?|won|is winning|will win)"
    r"|кто (?:победи|выигра|побежда|выигрыва)\w+)(?!\w)"
)
"""How many, how much, or who wins: said first, and not in the name of a rule behind a colon."""

_NUMBER: Final = r"(-?\d+)"
_COMPARISONS: Final = (
    (
        ">=",
        rf"(?:at least|not? (?:less|fewer) than|не (?:меньше|менее)|хотя бы|минимум)(?: чем)? {_NUMBER}",
    ),
    (">=", rf"{_NUMBER}(?: \w+)? (?:or|и|или) (?:more|больше|более)"),
    ("<=", rf"(?:at most|no more than|не (?:больше|более)|максимум)(?: чем)? {_NUMBER}"),
    ("<=", rf"{_NUMBER}(?: \w+)? (?:or|и|или) (?:less|fewer|меньше|менее)"),
    (">", rf"(?:more than|over|больше|более)(?: чем)? {_NUMBER}"),
    ("<", rf"(?:less than|fewer than|under|меньше|менее)(?: чем)? {_NUMBER}"),
    ("=", rf"(?<![\w-]){_NUMBER}(?![\w-])"),
)


class FactQuestion(Struct, frozen=True):
    """What is asked of a fact: how it is distributed, or with `op` the chance of a comparison."""

    fact: str
    op: str = ""
    value: str = ""

    @property
    def key(self) -> str:
        """What names the question in its position."""
        return " ".join(filter(None, (self.fact, self.op, self.value)))


class FactIndex:
    """The facts of a position by the words in which any language tells of them."""

    def __init__(self, facts: Iterable[str], speaks: tuple[Speaker, ...]) -> None:
        self._terms: dict[str, frozenset[str]] = {}
        forms: dict[str, str] = {}
        for fact in facts:
            words = [one for each in speaks for one in tokens(each.fact(fact)) if one.names]
            self._terms[fact] = frozenset(one.term for one in words)
            forms |= {one.form: one.term for one in words}
        self._vocabulary = Vocabulary(forms)
        counts = Counter(term for terms in self._terms.values() for term in terms)
        self._weights = {term: log(1 + len(self._terms) / n) for term, n in counts.items()}

    def asked(self, text: str) -> tuple[tuple[FactQuestion, ...], float]:
        """The facts that a text names, the likeliest first, and how much of the text they are."""
        plain = text.lower().replace("ё", "е")
        op, value, rest = _comparison(plain)
        naming = [one for one in tokens(rest) if one.names]
        shares = {fact: self._share(naming, terms) for fact, terms in self._terms.items()}
        best = max(shares.values(), default=0.0)
        if best < LIKENESS:
            return (), best
        likely = [fact for fact, share in shares.items() if share > best - 0.05]
        # Of facts that say as much, the one that says least besides.
        likely.sort(key=lambda fact: len(self._terms[fact]))
        return tuple(FactQuestion(fact, op, value) for fact in likely), best

    def counted(self, text: str) -> tuple[FactQuestion, ...]:
        """The facts of which a text asks how much there is now (`quantity`), the likeliest first."""
        facts, share = self.asked(text)
        return tuple(dict.fromkeys(FactQuestion(one.fact) for one in facts)) if share >= CERTAIN else ()

    def _share(self, naming: list[Token], terms: frozenset[str]) -> float:
        """How much of the words a fact has, by how few facts have them."""
        most = max(self._weights.values(), default=1.0)
        total = had = 0.0
        for one in naming:
            near = self._vocabulary.near(one.term, one.form)
            total += max((self._weights[term] for term in near), default=most)
            had += max(
                (alike * self._weights[term] for term, alike in near.items() if term in terms), default=0.0
            )
        return had / total if total else 0.0

    def named(self, key: str) -> FactQuestion | None:
        """The question of that key (`FactQuestion.key`); None for no fact of the position."""
        fact, _, rest = key.partition(" ")
        op, _, value = rest.partition(" ")
        known = fact in self._terms and (not rest or (op in ("=", ">", "<", ">=", "<=") and value))
        return FactQuestion(fact, op, value) if known else None


def is_about_chance(text: str) -> bool:
    """Whether a text asks how likely something is.

    >>> is_about_chance("How likely is it that Anna is wounded?"), is_about_chance("what happens")
    (True, False)
    """
    return bool(_LIKELY.search(text.lower().replace("ё", "е")))


def quantity(text: str) -> str | None:
    """What a text asks the quantity of; None where it asks something else.

    >>> quantity("How many crystals has Anna?"), quantity("may Anna draw a card")
    ('crystals has Anna?', None)
    """
    match = _QUANTITY.match(text.lower().replace("ё", "е"))
    return None if match is None else (text[: match.start(1)] + text[match.end() :]).strip()


def changing_facts(game: Game[Any], state: State[Any]) -> tuple[str, ...]:
    """The facts that are otherwise in some position that can follow, as far as it is looked."""
    outcomes = Outcomes(game, state, EFFECT)
    outcomes.run(POSITIONS)
    now = game.facts(state)
    ends: list[Mapping[str, Scalar]] = [game.facts(spot.state) for spot in outcomes.ways.leaves()]
    return tuple(fact for fact, value in now.items() if any(end.get(fact, value) != value for end in ends))


def _comparison(text: str) -> tuple[str, str, str]:
    """The comparison of a text with its value, and the text without it."""
    for op, pattern in _COMPARISONS:
        if match := re.search(pattern, text):
            return op, match[1], f"{text[: match.start()]} {text[match.end() :]}"
    return "", "", text
