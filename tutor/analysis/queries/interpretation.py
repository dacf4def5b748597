"""Interpretation of a question in words: what it asks, about which moves, and which words say nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct
from rapidfuzz.fuzz import WRatio
from rapidfuzz.process import extract

from tutor.analysis.legality import Verdict, nameable
from tutor.analysis.queries.cues import KINDS, Cue, QuestionKind, cue, two_things
from tutor.analysis.queries.fact_index import (
    FactIndex,
    FactQuestion,
    changing_facts,
    is_about_chance,
    quantity,
)
from tutor.analysis.queries.move_index import MoveIndex, Scores
from tutor.analysis.queries.move_terms import is_key, seat_forms, under_way
from tutor.engine.event import Scalar
from tutor.engine.game import Game
from tutor.engine.state import State
from tutor.trace.words import Speaker

MOST: Final = 6
"""So many interpretations, completions or nearest moves are offered."""

UNDERSTOOD: Final = 0.5
"""A question is only answered where so much of the words that name something is understood."""

FACT: Final = "fact:"
"""How the name of a fact begins in the key of a question."""

WORDS: Final = "words:"
"""How the words that leave a move open begin in the key of a question."""

FOLLOWING: Final[tuple[QuestionKind, ...]] = ("outcomes", "answers", "readings")
"""What is also asked of a move, besides whether it may be made."""


_OPEN: Final = re.compile(
    r"(?P<who>[^:]+): (?P<what>.+?) [\N{EM DASH}\N{EN DASH}-] (?:which one|что именно) ?\??", re.I
)
"""A question whose move is open, as it is shown."""


class Interpretation(Struct, frozen=True):
    """What somebody may have asked: the kind of question, and the moves, the seat or the fact it is about.

    Without any of them it is about the position as a whole. With `words` it is about some move of the kind of
    `moves`, and the words do not say of which.
    """

    kind: QuestionKind
    moves: tuple[Verdict, ...] = ()
    seat: str = ""
    fact: FactQuestion | None = None
    words: str = ""

    @property
    def key(self) -> str:
        """What names the question in its position."""
        if self.fact is not None:
            return f"{self.kind} {FACT}{self.fact.key}"
        if self.words:
            return f"{self.kind} {WORDS}{self.words}"
        return " ".join((self.kind, *(move.key for move in self.moves), *filter(None, [self.seat])))


class Understanding(Struct, frozen=True):
    """What of a text was understood: interpretations, the likeliest first, and the words that say nothing.

    `spans` are the places of the words that say something, `unknown` those that name something else than the
    likeliest interpretation has. Where there is none, `nearest` are the moves whose buttons look most like
    the text, and of a question how likely something is `facts` are those that can change. One of how much
    there is of something (`counts`) is about no move: `facts` are those meant, with their values in `now`.
    """

    text: str
    interpretations: tuple[Interpretation, ...]
    spans: tuple[tuple[int, int], ...] = ()
    unknown: tuple[str, ...] = ()
    nearest: tuple[Verdict, ...] = ()
    facts: tuple[Interpretation, ...] = ()
    counts: bool = False
    now: tuple[Scalar, ...] = ()

    @property
    def best(self) -> Interpretation | None:
        """The likeliest interpretation."""
        return self.interpretations[0] if self.interpretations else None

    @property
    def others(self) -> tuple[Interpretation, ...]:
        """The ones that are nearly as likely."""
        return self.interpretations[1:]


class Interpreter:
    """Understands and completes questions about one position. Built once for it: the index is prepared."""

    def __init__(
        self,
        index: MoveIndex,
        facts: FactIndex | None = None,
        changing: Callable[[], tuple[str, ...]] = tuple,
        values: Mapping[str, Scalar] | None = None,
    ) -> None:
        self.index: Final = index
        self._facts, self._changing, self._values = facts, changing, values or {}
        self._seats = {
            form: seat
            for seat in dict.fromkeys(one.seat for one in index.moves)
            for form in seat_forms(self.index.speaks, seat)
        }

    @classmethod
    def of(cls, game: Game[Any], state: State[Any], speaks: tuple[Speaker, ...] = ()) -> Interpreter:
        """The one for all moves of a position that can be named."""
        index = MoveIndex(game.id, nameable(game, state), speaks, under_way(game, state))
        values = game.facts(state)
        facts = FactIndex(values, index.speaks)
        return cls(index, facts, lambda: changing_facts(game, state), values)

    def understand(self, text: str, seat: str = "") -> Understanding:
        """What a text asks; of a seat alone, if one is given."""
        keys = tuple(one for one in self.index.moves if is_key(one, text.strip()))
        if keys:
            moves = tuple(one for one in keys if one.listed) or keys
            whole = ((0, len(text)),)
            return Understanding(text, tuple(Interpretation("may", (one,)) for one in moves[:MOST]), whole)
        if (opened := self._opened(text)) is not None:
            return opened
        if self._facts is not None and (of := quantity(text)) is not None and not is_about_chance(text):
            return self._of_values(self._facts, text, of)
        asked = cue(text)
        if asked.kind == "order" and len(parts := two_things(asked.rest)) > 1:
            return self._ordered(text, asked, parts)
        scores = self.index.scores(asked.rest)
        spans = tuple(sorted((*asked.spans, *((one.start, one.end) for one in scores.understood))))
        unknown = tuple(text[one.start : one.end] for one in scores.unknown)
        count = len(scores.agreements)
        if self._facts is not None and is_about_chance(text) and count:
            understood = len(scores.understood) / count
            if (of_facts := self._of_facts(self._facts, text, asked, understood)) is not None:
                return of_facts
        about = self._about_seat(asked, scores)
        if about is not None and len(scores.understood) >= UNDERSTOOD * count:
            return Understanding(text, (about,), spans, unknown)
        named = self.index.named(asked.rest, scores, seat)
        moves = named[:MOST]
        if not count and asked.spans:
            return Understanding(text, (Interpretation(asked.kind, seat=seat),), spans)
        if not moves or len(scores.understood) < UNDERSTOOD * count:
            return Understanding(text, (), spans, unknown, moves or self.nearest(text))
        alike = self.index.alike(asked.rest, named, scores)
        asks = len(alike) > 1 or self.index.is_about_another(asked.rest, moves[0], scores)
        others = [one for one in named if one not in alike][:MOST] if asks else moves
        interpretations = tuple(Interpretation(asked.kind, (one,)) for one in others)
        if asks:
            interpretations = (Interpretation(asked.kind, alike, words=text.strip()), *interpretations)[:MOST]
        left_out = self.index.left_out(moves[0], scores)
        unknown = tuple(text[one.start : one.end] for one in left_out)
        spans = tuple(span for span in spans if span not in {(one.start, one.end) for one in left_out})
        return Understanding(text, interpretations, spans, unknown)

    def _opened(self, text: str) -> Understanding | None:
        """A question that leaves its move open, as it is shown: of all moves of that kind."""
        match = _OPEN.fullmatch(text.strip())
        seats = {match["who"].casefold()} if match is not None else set()
        seat = next((one for form, one in self._seats.items() if form in seats), "")
        moves = self.index.open_moves(seat, match["what"]) if match is not None else ()
        if not moves:
            return None
        asked = Interpretation("may", moves, words=text.strip() if len(moves) > 1 else "")
        return Understanding(text, (asked,), ((0, len(text)),))

    def _of_facts(self, index: FactIndex, text: str, asked: Cue, by_moves: float) -> Understanding | None:
        """What a text about a chance asks of facts; None where a move says more of it."""
        facts, share = index.asked(asked.rest)
        spans = asked.spans
        if facts and share >= by_moves:
            chosen = tuple(Interpretation("outcomes", fact=one) for one in facts[:MOST])
            return Understanding(text, chosen, spans)
        if by_moves > UNDERSTOOD:
            return None
        offers = tuple(Interpretation("outcomes", fact=FactQuestion(one)) for one in self._changing()[:MOST])
        return Understanding(text, (), spans, facts=offers)

    def _of_values(self, index: FactIndex, text: str, of: str) -> Understanding:
        """What a text asks how much there is of, and how much; where no fact is meant, the moves it names."""
        questions = index.counted(of)[:MOST]
        facts = tuple(Interpretation("outcomes", fact=one) for one in questions)
        now = tuple(self._values[one.fact] for one in questions)
        likely = () if facts else self.index.named(of, self.index.scores(of))
        named = tuple(sorted(likely, key=lambda move: not move.listed))[:MOST]
        return Understanding(text, (), nearest=named, facts=facts, counts=True, now=now)

    def _ordered(self, text: str, asked: Cue, parts: tuple[str, ...]) -> Understanding:
        """Two things whose order is asked."""
        sides = [self.understand(part) for part in parts[:2]]
        unknown = tuple(word for side in sides for word in side.unknown)
        best = [side.best for side in sides]
        moves = tuple(move for one in best if one is not None for move in one.moves[:1])
        if len(moves) < 2:
            return Understanding(text, (), asked.spans, unknown, self.nearest(text))
        return Understanding(text, (Interpretation("order", moves),), asked.spans, unknown)

    def _about_seat(self, asked: Cue, scores: Scores) -> Interpretation | None:
        """The question of a seat, where nothing else that the position knows is named."""
        seats = {self._seats.get(one.form, "") for one in scores.understood}
        if len(seats) == 1 and "" not in seats:
            return Interpretation(asked.kind, seat=seats.pop())
        return None

    def named(self, key: str) -> Interpretation | None:
        """The question of that key (`Interpretation.key`); None where the position has none."""
        kind, _, rest = key.partition(" ")
        kinds = {one: Interpretation(one) for one in KINDS}
        if kind not in kinds:
            return None
        if rest.startswith(FACT) and self._facts is not None:
            fact = self._facts.named(rest.removeprefix(FACT))
            return None if fact is None else Interpretation(kinds[kind].kind, fact=fact)
        if rest.startswith(WORDS):
            asked = self.understand(rest.removeprefix(WORDS)).best
            return asked if asked is not None and asked.words else None
        moves = {move.key: move for move in self.index.moves}
        names = rest.split(" ") if rest else []
        if all(name in moves for name in names):
            return Interpretation(kinds[kind].kind, tuple(moves[name] for name in names))
        seats = {move.seat for move in self.index.moves}
        return Interpretation(kinds[kind].kind, seat=rest) if rest in seats else None

    def nearest(self, text: str) -> tuple[Verdict, ...]:
        """The listed moves whose buttons look most like a text, whatever its words."""
        listed = [one for one in self.index.moves if one.listed]
        texts = [" ".join(each.option(one.option).lower() for each in self.index.speaks) for one in listed]
        return tuple(listed[at] for _, _, at in extract(text.lower(), texts, scorer=WRatio, limit=MOST // 2))

    def complete(self, text: str, count: int = MOST) -> tuple[Interpretation, ...]:
        """The questions that a text may become whose last word is still typed, the best first."""
        asked = cue(text)
        scores = self.index.scores(asked.rest, typing=True)
        if not scores.understood:
            return (Interpretation(asked.kind),) if asked.spans else ()
        moves = self.index.named(asked.rest, scores)[:count]
        questions = [Interpretation(asked.kind, (one,)) for one in moves]
        if not asked.spans and moves:
            more = [Interpretation(kind, moves[:1]) for kind in FOLLOWING]
            questions = [*questions[: max(count - len(more), 1)], *more]
        return tuple(questions[:count])
