"""Inverted index of the moves of a position: from the words of a question to the moves that they name.

A word says the more, the fewer moves it names (inverse document frequency).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise, product
from math import log
from typing import Final

from tutor.analysis.legality import Verdict
from tutor.analysis.queries.move_terms import (
    choosing_terms,
    distance,
    effect_terms,
    frames,
    gaps,
    is_end,
    kind_terms,
    option_phrases,
    postings,
    question_terms,
    rule_terms,
    rule_title,
    said_terms,
    said_terms_of,
    seat_forms,
    sort_terms,
    speakers,
)
from tutor.analysis.queries.spelling import EXACT, Token, Vocabulary, tokens
from tutor.trace.words import Speaker

ASIDE: Final = 0.6
"""The name of who makes a move says less than the same word on its button: one attacks Boris, as a rule.

So do its key, the kinds of what it is about, and the words of the question for which it is an answer.
"""

OTHER_ROLE: Final = 0.3
"""The name of a seat says less in a role that its place in the sentence or its ending speaks against."""

PART_OF_NAME: Final = 0.25
"""A word that is also the verb of a move, or a kind of thing, says little as a part of a name alone.

"Summon" does not name the bonus "Summoning power", nor "a card" the one called "Two cards".
"""

JOINS: Final = 0.1
"""A word that only joins others (`function_words`) says little: it decides where nothing else does."""

ABBREVIATION: Final = 3
"""A word that names nothing with so many letters may be the beginning of one that does."""

NUMBER: Final = 0.5
"""A number says less than a name: "crystallise 2 water" is about water, not about what gives 2 crystals."""

NEAR: Final = 0.85
"""Moves are likely that agree with a question nearly as well as the best one does."""

UNLISTED: Final = 1.2
"""A move that is not listed is meant where it agrees so much better than every listed one."""


@dataclass(frozen=True, slots=True)
class Scores:
    """How well each move agrees with a question, in all and for each of its tokens that name something."""

    of: Sequence[float]
    agreements: tuple[tuple[Token, Mapping[int, float]], ...]

    @property
    def understood(self) -> tuple[Token, ...]:
        """The tokens that are in any move."""
        return tuple(token for token, agrees in self.agreements if agrees)

    @property
    def unknown(self) -> tuple[Token, ...]:
        """The tokens that are in no move."""
        return tuple(token for token, agrees in self.agreements if not agrees)

    def left_out(self, at: int) -> tuple[Token, ...]:
        """The tokens that are not in the move of that number."""
        return tuple(token for token, agrees in self.agreements if agrees.get(at, 0.0) <= PART_OF_NAME)

    def said(self, at: int) -> tuple[int, int]:
        """How many tokens a move has on its button or in who makes it, and how many in all."""
        alike = [agrees.get(at, 0.0) for _, agrees in self.agreements]
        return sum(one > ASIDE for one in alike), sum(one > PART_OF_NAME for one in alike)


class MoveIndex:
    """Moves by their words, in every language; `effects` are the cards whose effect asks what waits."""

    def __init__(
        self,
        game: str,
        moves: Sequence[Verdict],
        speaks: tuple[Speaker, ...] = (),
        effects: Sequence[str] = (),
    ) -> None:
        self.game: Final = game
        self.moves: Final = tuple(moves)
        self.speaks: Final = speaks or speakers(game)
        self._under_way = effect_terms(self.speaks, tuple(effects))
        self._phrases = [option_phrases(self.speaks, one.option) for one in self.moves]
        self._seats = {
            seat: seat_forms(self.speaks, seat) for seat in dict.fromkeys(one.seat for one in moves)
        }
        self._seat_of = {term: seat for seat, forms in self._seats.items() for term in forms.values()}
        self._on_button = postings(
            [
                each.terms | self._under_way if one.waiting else each.terms
                for one, each in zip(self.moves, self._phrases, strict=True)
            ]
        )
        self._aside = postings(
            [
                self._terms_aside(one) | each.key_terms
                for one, each in zip(self.moves, self._phrases, strict=True)
            ]
        )
        kinds = dict.fromkeys(one.option.kind for one in self.moves)
        self._frames = {kind: frames(self.speaks, kind) for kind in kinds}
        self._verbs = {kind: said_terms(self.speaks, kind) for kind in kinds}
        said = (self._verbs[one.option.kind] | said_terms_of(self.speaks, one.option) for one in self.moves)
        self._said = postings(list(said))
        self._firsts = frozenset(frame[0] for each in self._frames.values() for frame in each if frame)
        # "A card" names no card, also where the word stands on a button; to wound is no wound.
        self._kinds = kind_terms(game) - self._firsts
        self._in_names: dict[str, tuple[tuple[int, tuple[frozenset[str], ...]], ...]] = {}
        self._framing = kind_terms(game).union(
            *self._verbs.values(), *(frame for each in self._frames.values() for frame in each)
        )
        self._numbers = {one.key: at for at, one in enumerate(self.moves)}
        self._by_seat: dict[str, list[int]] = defaultdict(list)
        for at, one in enumerate(self.moves):
            self._by_seat[one.seat].append(at)

    def _terms_aside(self, move: Verdict) -> frozenset[str]:
        always = sort_terms(self.game, move.option) | rule_terms(self.game, move.rule)
        if move.waiting:
            always |= choosing_terms()
        is_other = move.listed and not move.waiting
        return always if is_other else always | question_terms(self.speaks, move.kind)

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """Every term of the moves, with its forms."""
        forms = {term: term for term in (*self._aside, *self._said)}
        for phrases in self._phrases:
            forms.update(phrases.forms)
        for seat in self._seats.values():
            forms.update(seat)
        return Vocabulary(forms)

    # ---- agreement

    def scores(self, text: str, *, typing: bool = False) -> Scores:
        """How well each move agrees with a text; while one is `typing`, its last word may go on."""
        spoken = list(tokens(text))
        naming = [one for one in spoken if one.names]
        roles = self._roles(naming)
        spoken_terms = frozenset(term for one in spoken for term in self._near(one))
        total = [0.0] * len(self.moves)
        agreements: list[tuple[Token, Mapping[int, float]]] = []
        for one in naming:
            near = self._near(one)
            if (typing and one.end == len(text)) or (not near and len(one.form) >= ABBREVIATION):
                near = self.vocabulary.completed(one.term, one.form)
            agrees = self._agreement(near, roles.get(one, (ASIDE, EXACT)), spoken_terms)
            agreements.append((one, agrees))
            self._add(total, agrees, NUMBER if one.term.isdigit() else 1.0)
        if any(agrees for _, agrees in agreements):
            for term in {one.term for one in spoken if not one.names}:
                agreeing = (*self._on_button.get(term, ()), *self._aside.get(term, ()))
                self._add(total, dict.fromkeys(agreeing, EXACT), JOINS)
        scores = [
            score * self._share_of_ending(at, spoken_terms)
            if score and is_end(self.moves[at].option)
            else score
            for at, score in enumerate(total)
        ]
        return Scores(scores, tuple(agreements))

    def _agreement(
        self, near: Mapping[str, float], role: tuple[float, float], query: frozenset[str]
    ) -> Mapping[int, float]:
        """How well a word of a question agrees with each move: with its button, who makes it, or aside."""
        subject, thing = role
        agrees: dict[int, float] = {}
        for term, alike in near.items():
            full = min(thing, ASIDE) if term in self._kinds else thing
            there = self._on_button.get(term, ())
            parts = self._parts(term, query)
            places: list[tuple[float, Sequence[int]]] = [
                (full, [at for at in there if at not in parts] if parts else there),
                (min(full, PART_OF_NAME), tuple(parts)),
                (full, self._said.get(term, ())),
                (ASIDE, self._aside.get(term, ())),
            ]
            if term in self._seat_of:
                places.append((subject, self._by_seat[self._seat_of[term]]))
            for part, moves in places:
                held = alike * part
                for at in moves:
                    if held > agrees.get(at, 0.0):
                        agrees[at] = held
        return agrees

    def _parts(self, term: str, query: frozenset[str]) -> frozenset[int]:
        """The moves on whose buttons a term is only a part of a name, while not all of that is said.

        Where the rest of the button is said, a part of the name is enough. So it is with the verb of another
        move, where it is no verb and the own one is not said (a wounded mark is healed, not wounded).
        """
        return frozenset(
            at for at, names in self._named_by(term) if not any(query.issuperset(name) for name in names)
        )

    def _named_by(self, term: str) -> tuple[tuple[int, tuple[frozenset[str], ...]], ...]:
        """The moves that have a term in a name alone; for each what else has to be said with it."""
        if term not in self._framing:
            return ()
        known = self._in_names.get(term)
        if known is None:
            entries = []
            for at in self._on_button.get(term, ()):
                frames = self._frames[self.moves[at].option.kind]
                orders = self._phrases[at].buttons
                if any(term in frame[:1] for frame in frames) or not any(term in order for order in orders):
                    continue
                both = [(order, frame) for order, frame in zip(orders, frames, strict=True) if term in order]
                names = [frozenset(order).difference(frame) for order, frame in both]
                if not any(term in frame for _, frame in both):
                    entries.append((at, (*names, *(frozenset(frame) for _, frame in both if frame))))
                elif term in self._firsts:
                    entries.append((at, tuple(frozenset(frame[:1]) for _, frame in both)))
            known = self._in_names[term] = tuple(entries)
        return known

    def _add(self, total: list[float], agrees: Mapping[int, float], part: float = 1.0) -> None:
        """Add to each score how well the move agrees with a word, by what the word says among all moves."""
        if agrees:
            weight = part * log(1 + len(self.moves) / len(agrees))
            for at, alike in agrees.items():
                total[at] += weight * alike

    def _roles(self, naming: Sequence[Token]) -> Mapping[Token, tuple[float, float]]:
        """For each name of a seat, how well it fits who makes a move, and whom the move is about.

        Who acts is named first, as a rule; in Russian, where the order is free, who acts is named as on the
        table, and the others with another ending (Граминью атакует Риккарт).
        """
        named = [one for one in naming if not self._seat_of.keys().isdisjoint(self._near(one))]
        if not named or len(naming) < 2:
            return {}
        forms = {form for seat in self._seats.values() for form in seat}
        inflected = {one for one in named if one.term in self._seat_of and one.form not in forms}
        plain = [one for one in named if one not in inflected]
        subject = None
        if plain and (plain[0] == naming[0] or inflected):
            subject = plain[0]
        if subject is None and not inflected:
            return {}
        return {one: (EXACT, OTHER_ROLE) if one is subject else (OTHER_ROLE, EXACT) for one in named}

    def _near(self, token: Token) -> Mapping[str, float]:
        """The terms that a word may be, with their likeness."""
        return self.vocabulary.near(token.term, token.form)

    def _share_of_ending(self, at: int, query: frozenset[str]) -> float:
        """How much of the button of an ending is in a question: "heal" does not name "heal no more"."""
        also = not query.isdisjoint(self._verbs[self.moves[at].option.kind])
        orders = (order for order in self._phrases[at].orders if order)
        shares = ((also + sum(term in query for term in order)) / len(order) for order in orders)
        return min(1.0, max(shares, default=0.0))

    # ---- order

    def _likeliest(self, text: str, scores: Scores, among: Callable[[Verdict], bool]) -> tuple[int, ...]:
        """The numbers of the moves that agree nearly as well as the best one, in that order; or none.

        Of those that agree alike come first the nearest (`distance`), endings whose words are all there,
        those whose words lack in fewer places and follow one another alike more often, those whose first word
        is there, and those with fewer reasons.
        """
        kept = [at for at, one in enumerate(self.moves) if among(one)]
        best = max((scores.of[at] for at in kept), default=0.0)
        if not best:
            return ()
        spoken = [tuple(self._near(one)) for one in tokens(text) if one.names]
        query = frozenset(term for near in spoken for term in near)
        follows = {pair for one, other in pairwise(spoken) for pair in product(one, other)}

        def order(at: int) -> tuple[float, int, bool, int, int, bool, int, int]:
            move, phrases = self.moves[at], self._phrases[at]
            left_out = is_end(move.option) and self._share_of_ending(at, query) < 1
            unsaid = min(gaps(one, query) for one in phrases.buttons)
            pairs = max(sum(pair in follows for pair in pairwise(one)) for one in phrases.orders)
            agrees = -round(scores.of[at], 9)
            begins = any(one[0] in query for one in phrases.buttons if one)
            near = distance(move), left_out, unsaid, -pairs, not begins
            return agrees, *near, len(move.reasons), len(phrases.terms)

        return tuple(sorted((at for at in kept if scores.of[at] >= NEAR * best), key=order))

    def alike(self, text: str, named: Sequence[Verdict], scores: Scores) -> tuple[Verdict, ...]:
        """The moves that a text names as well as the first: one kind of a seat's, and not all that each says.

        "Anna uses a card" names every card that she could use.
        """
        if not named:
            return ()
        first, at = named[0], self._numbers[named[0].key]
        sort = self._sort(first)
        query = frozenset(self._terms_of(text))
        if any(query.issuperset(order) for order in self._phrases[at].buttons if order):
            return (first,)
        alike = dict[tuple[tuple[str, ...], ...], Verdict]()
        for one in named:
            number = self._numbers[one.key]
            same = all(agrees.get(number) == agrees.get(at) for _, agrees in scores.agreements)
            if same and self._sort(one) == sort:
                alike.setdefault(self._phrases[number].buttons, one)
        return tuple(alike.values())

    def is_about_another(self, text: str, move: Verdict, scores: Scores) -> bool:
        """Whether a text names something that a move is done to, and it is nothing of this move's button.

        Such a move is not what was asked, though it is the only one of its kind: "attack Doria" where only
        Graminia can be attacked.
        """
        if not self.left_out(move, scores):
            return False
        at, query = self._numbers[move.key], frozenset(self._terms_of(text))
        pairs = zip(self._phrases[at].buttons, self._frames[move.option.kind], strict=True)
        objects = [{one for one in order if not (one in frame or one.isdigit())} for order, frame in pairs]
        return all(objects) and all(query.isdisjoint(one) for one in objects)

    def _terms_of(self, text: str) -> Iterator[str]:
        """The terms that the words of a text which name something may be."""
        return (term for one in tokens(text) if one.names for term in self._near(one))

    def open_moves(self, seat: str, text: str) -> tuple[Verdict, ...]:
        """The moves of a seat that are meant where what is on their buttons is left open (`option_open`)."""
        wanted = text.casefold()

        def is_open(move: Verdict) -> bool:
            kind = move.option.kind
            titles = (one.option_open(kind) for one in self.speaks)
            rules = (rule_title(self.game, move.rule, one.lang) for one in self.speaks)
            named = {one.casefold() for one in (*titles, *rules)}
            return move.seat == seat and wanted in named

        open_ones = [one for one in self.moves if is_open(one)]
        first = next((one for one in open_ones if one.listed), next(iter(open_ones), None))
        if first is None:
            return ()
        sort = self._sort(first)
        alike = {
            self._phrases[self._numbers[one.key]].buttons: one
            for one in reversed(self.moves)
            if self._sort(one) == sort
        }
        return tuple(reversed(alike.values()))

    def _sort(self, move: Verdict) -> tuple[str, str, str, bool]:
        """What is the same of moves that differ in their objects alone: the verb, whatever it is done to."""
        frame = self._frames[move.option.kind][0]
        return move.seat, move.kind, frame[0] if frame else move.option.kind, move.listed

    def left_out(self, move: Verdict, scores: Scores) -> tuple[Token, ...]:
        """The tokens of a question that are not in one of the moves."""
        return scores.left_out(self._numbers[move.key])

    def named(self, text: str, scores: Scores, seat: str = "") -> tuple[Verdict, ...]:
        """The moves (of a seat, if one is given) that a text names, the likeliest first.

        A move that is not listed is among them only where it agrees better than every listed one, and has
        more of the words; where it is the same move of the seat that is named, a little better is enough.
        """

        def mine(move: Verdict) -> bool:
            return not seat or move.seat == seat

        likeliest = self._likeliest(text, scores, mine)
        if among := self._likeliest(text, scores, lambda move: move.listed and mine(move)):
            at, other = among[0], likeliest[0]
            by = 1 if self.moves[other].option.key == self.moves[at].option.key else UNLISTED
            if scores.of[other] <= by * scores.of[at] or scores.said(other) <= scores.said(at):
                likeliest = among
        return tuple(self.moves[at] for at in likeliest)
