"""Questions about moves of random positions, said with words left out, swapped and misspelt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from support.random_positions import positions

from tutor.analysis.legality import Verdict, nameable
from tutor.analysis.queries.move_terms import is_end
from tutor.analysis.queries.spelling import tokens
from tutor.engine.state import State
from tutor.rules.function_words import is_function_word
from tutor.rules.words import LANGS, Lang
from tutor.scenario.games import game_named
from tutor.trace.words import speaker

LONG = 5
"""A word with fewer letters is not misspelt: with another letter it is another word."""


class Garbled(NamedTuple):
    """A question as somebody types it: the position, its moves, the one that is meant, and the text."""

    state: State[Any]
    moves: tuple[Verdict, ...]
    meant: Verdict
    lang: Lang
    text: str


def said(game: str, move: Verdict, lang: Lang) -> str:
    """A move in words: who, and what stands on its button."""
    speaks = speaker(game, lang)
    return f"{speaks.name(move.seat)} {speaks.option_inside(move.option)}"


def garbled(game: str, count: int) -> Iterator[Garbled]:
    """So many questions, of ever other positions in both languages in turn."""
    luck, states = Random(f"garbled {game}"), list(positions(game))
    luck.shuffle(states)
    left = count
    while left:
        for state in states:
            moves = nameable(game_named(game), state)
            listed = [one for one in moves if one.listed and not is_end(one.option)]
            if not listed or not left:
                continue
            allowed = [one for one in listed if one.allowed]
            meant = luck.choice(allowed if allowed and luck.random() < 0.5 else listed)
            lang = LANGS[left % 2]
            yield Garbled(state, moves, meant, lang, garble(game, listed, meant, lang, luck))
            left -= 1


def is_meant(game: str, question: Garbled, move: Verdict) -> bool:
    """Whether a move is the one that is meant, or says the same in the language of the question."""
    return move.key == question.meant.key or (
        said(game, move, question.lang) == said(game, question.meant, question.lang)
    )


def garble(game: str, listed: Sequence[Verdict], meant: Verdict, lang: Lang, luck: Random) -> str:
    """What stands on the button of a move with a word left out, two neighbours swapped and one misspelt.

    No word is left out without which another move is meant as well.
    """
    text = said(game, meant, lang)
    words = _words(text)
    others = [other for one in listed if (other := said(game, one, lang)) != text]
    bags = [_bag(_words(other)) for other in others]
    places = [at for at in range(len(words)) if not _is_ambiguous([*words[:at], *words[at + 1 :]], bags)]
    if places and len(words) > 2:
        del words[luck.choice(places)]
    seats = {word for one in listed for word in _words(speaker(game, lang).name(one.seat))}
    first = 1 if sum(word in seats for word in words) > 1 else 0
    swaps = list(range(first, len(words) - 1))
    if swaps and not any(_bag(words) <= bag for bag in bags):
        at = luck.choice(swaps)
        words[at], words[at + 1] = words[at + 1], words[at]
    long = [at for at, word in enumerate(words) if len(word) >= LONG and not is_function_word(word)]
    if long:
        at = luck.choice(long)
        words[at] = misspelt(words[at], luck)
    return " ".join(words)


def _words(text: str) -> list[str]:
    return [text[one.start : one.end] for one in tokens(text)]


def _bag(words: Sequence[str]) -> Counter[str]:
    """The words that name something, each as often as it stands there."""
    return Counter(word.lower() for word in words if not is_function_word(word))


def _is_ambiguous(words: Sequence[str], bags: Sequence[Counter[str]]) -> bool:
    """Whether all words that name something are in another move, too."""
    return any(_bag(words).keys() <= bag.keys() for bag in bags)


def misspelt(word: str, luck: Random) -> str:
    """A word with one letter less, more or other, or two neighbours swapped; the first stays."""
    at, letter = luck.randrange(1, len(word) - 1), luck.choice(word)
    swapped = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    before, behind = word[:at], word[at + 1 :]
    return luck.choice((before + behind, before + letter + word[at:], before + letter + behind, swapped))
