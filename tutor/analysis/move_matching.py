"""Which move somebody means who names it in words."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.analysis.legality import Verdict
from tutor.analysis.queries.move_index import MoveIndex
from tutor.analysis.queries.move_terms import is_key


def matching_moves(game: str, moves: Sequence[Verdict], text: str, seat: str = "") -> tuple[Verdict, ...]:
    """The moves (of a seat, if one is named) that somebody may mean, the likeliest first.

    `text` is the key of a move or of its option, or any words: those that occur in the button of a move, in
    English or Russian, in whatever form and nearly so spelt. Words that no move has say nothing, and the
    rarer a word, the more it says. Nothing is found where no word says anything, or none but such as join
    others. A move that is not listed is meant only where it agrees better than every listed one.
    """
    mine = [one for one in moves if not seat or one.seat == seat]
    named = tuple(one for one in mine if is_key(one, text))
    if named:
        return tuple(one for one in named if one.listed) or named
    index = MoveIndex(game, mine)
    return index.named(text, index.scores(text))


def without_meaning(game: str, moves: Sequence[Verdict], text: str) -> tuple[str, ...]:
    """The words of what was said that name something and occur in no move, as they are written.

    None where it is a key.
    """
    if any(is_key(one, text) for one in moves):
        return ()
    unknown = MoveIndex(game, moves).scores(text).unknown
    return tuple(dict.fromkeys(text[one.start : one.end] for one in unknown))
