"""Terms of a move: of its button, of who makes it, of the kinds of what it is about, and of its question."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain, pairwise
from typing import Any, Final, NamedTuple

from tutor.analysis.legality import Verdict
from tutor.analysis.queries.spelling import terms, tokens
from tutor.engine.game import Game
from tutor.engine.question import PASS, Option
from tutor.engine.state import Frame, State
from tutor.rules.catalogue import load
from tutor.rules.component_names import names_of
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import Speaker, speaker

SORTS: Final = ("card_kind", "card_type", "school", "discipline")
"""The facts of components that say what kind of thing they are."""


ELSEWHERE: Final = "lies-elsewhere"
"""The kind of the reason that what a move is about lies where the move cannot use it."""

CHOOSING: Final = ("choose pick select target", "выбрать выбирать указать назначить цель")
"""What anybody says for giving the answer that is asked for, in English and Russian."""


class Phrases(NamedTuple):
    """What stands on the button of an option, in every language, and its key.

    `terms` and `key_terms` are all that occur in the one and in the other, `orders` those that name something
    in the order of each text (the key is the first), `forms` all spellings.
    """

    terms: frozenset[str]
    key_terms: frozenset[str]
    orders: tuple[tuple[str, ...], ...]
    forms: Mapping[str, str]

    @property
    def buttons(self) -> tuple[tuple[str, ...], ...]:
        """The terms that name something, in order, of each language."""
        return self.orders[1:]


def speakers(game: str) -> tuple[Speaker, ...]:
    """The words of a game in every language."""
    return tuple(speaker(game, lang) for lang in LANGS)


@lru_cache(maxsize=20_000)
def option_phrases(speaks: tuple[Speaker, ...], option: Option) -> Phrases:
    """The words on the button of an option, and of its key."""
    texts = [list(tokens(text)) for text in (option.key, *(one.option(option) for one in speaks))]
    key_terms, *buttons = (frozenset(one.term for one in spoken) for spoken in texts)
    orders = tuple(tuple(one.term for one in spoken if one.names) for spoken in texts)
    forms = {one.form: one.term for spoken in texts for one in spoken}
    return Phrases(frozenset[str]().union(*buttons), key_terms, orders, forms)


@lru_cache(maxsize=1_000)
def frames(speaks: tuple[Speaker, ...], kind: str) -> tuple[tuple[str, ...], ...]:
    """The terms on the buttons of a kind that are the same whatever it is about, in order, of each language.

    The first of them is the verb, as a rule.
    """
    return tuple(tuple(each.term for each in tokens(one.option_open(kind)) if each.names) for one in speaks)


@lru_cache(maxsize=1_000)
def question_terms(speaks: tuple[Speaker, ...], kind: str) -> frozenset[str]:
    """The terms of what questions of a kind ask."""
    return terms((kind, *(one.asking(kind) for one in speaks)))


@lru_cache(maxsize=1_000)
def said_terms(speaks: tuple[Speaker, ...], kind: str) -> frozenset[str]:
    """The terms that players use for options of a kind, besides what stands on the button."""
    return terms(one.option_said(kind) for one in speaks)


def said_terms_of(speaks: tuple[Speaker, ...], option: Option) -> frozenset[str]:
    """The terms that players use for an option because of what it is about."""
    known = _said_of(speaks, option.kind)
    if not known:
        return frozenset()
    about = (option.value, *(value for _, value in option.facts))
    return frozenset[str]().union(*(known.get(str(one), frozenset()) for one in about))


@lru_cache(maxsize=1_000)
def _said_of(speaks: tuple[Speaker, ...], kind: str) -> Mapping[str, frozenset[str]]:
    said = [one.option_said_of(kind) for one in speaks]
    return {id: terms(each.get(id, "") for each in said) for id in dict.fromkeys(chain(*said))}


@cache
def choosing_terms() -> frozenset[str]:
    """The terms for answering whatever is asked."""
    return terms(CHOOSING)


@lru_cache(maxsize=1_000)
def rule_terms(game: str, rule: str) -> frozenset[str]:
    """The terms of the title of the rule that asks, in every language."""
    return terms(rule_title(game, rule, lang) for lang in LANGS)


def rule_title(game: str, rule: str, lang: Lang) -> str:
    """What a rule is called; of a ruling the question."""
    catalogue = load(game)
    title = catalogue.rule(rule).title if rule in catalogue else catalogue.ruling(rule).question
    return title.of(lang)


@lru_cache(maxsize=1_000)
def effect_terms(speaks: tuple[Speaker, ...], components: tuple[str, ...]) -> frozenset[str]:
    """The terms of the names of components whose effect is under way: an answer in it is called by them."""
    return terms(one.name(component) for component in components for one in speaks)


def under_way(game: Game[Any], state: State[Any]) -> tuple[str, ...]:
    """The components whose effects are under way, or about which they are."""
    frames = [entry for entry in state.stack if isinstance(entry, Frame)]
    printed = (game.programs[frame.program].component for frame in frames)
    about = (value for frame in frames for _, value in frame.bindings if isinstance(value, str))
    known = names_of(game.id)
    return tuple(dict.fromkeys(one for one in (*printed, *about) if one in known))


@lru_cache(maxsize=1_000)
def seat_forms(speaks: tuple[Speaker, ...], seat: str) -> Mapping[str, str]:
    """The name of a seat as it stands on the table, word by word, with the term of each."""
    return {
        one.form: one.term for text in (seat, *(each.name(seat) for each in speaks)) for one in tokens(text)
    }


def sort_terms(game: str, option: Option) -> frozenset[str]:
    """The terms of the kinds of what an option is about: a potion for the name of one."""
    known = _sorts(game)
    return frozenset(term for _, value in option.facts for term in known.get(str(value), ()))


@cache
def kind_terms(game: str) -> frozenset[str]:
    """The terms of the names of kinds of components: a card, a spell, a monument."""
    return terms(title.of(lang) for title in load(game).parts.kinds.values() for lang in LANGS)


@cache
def _sorts(game: str) -> Mapping[str, frozenset[str]]:
    """The terms of the kinds of each component."""
    catalogue, speaks = load(game), speakers(game)
    kinds = {}
    for one in catalogue.components:
        sorts = [str(one.facts[name].value) for name in SORTS if name in one.facts]
        names = [each.name(sort) for sort in sorts for each in speaks]
        title = catalogue.parts.kinds.get(one.kind)
        kinds[one.id] = terms((*names, *(title.of(lang) for lang in LANGS if title is not None)))
    return kinds


def is_end(option: Option) -> bool:
    """Whether an option only ends something: nothing more is done."""
    return option.key == PASS or option.kind.endswith("-done")


def is_key(move: Verdict, text: str) -> bool:
    """Whether a text is the key of a move; one word of a move that is not listed may be any word."""
    return text == move.key or (text == move.option.key and (move.listed or not text.isalpha()))


def postings(documents: Sequence[frozenset[str]]) -> Mapping[str, list[int]]:
    """For each term the numbers of the documents in which it is."""
    postings: dict[str, list[int]] = defaultdict(list)
    for at, document in enumerate(documents):
        for term in document:
            postings[term].append(at)
    return postings


def gaps(order: Sequence[str], query: frozenset[str]) -> int:
    """In how many places terms of a button lack in a question: a name of two words is one."""
    lacking = [term not in query for term in order]
    return sum(here and not before for before, here in pairwise((False, *lacking)))


def distance(move: Verdict) -> int:
    """How far from the seat lies what a move is about: where it is needed, with the seat, or elsewhere."""
    first = move.reasons[0] if move.reasons else None
    if first is None or first.kind != ELSEWHERE:
        return 0
    return 1 if dict(first.facts).get("who") == move.seat else 2
