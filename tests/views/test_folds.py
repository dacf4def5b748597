"""Essences in any mix: hundreds of options, of which few are seen at a time and all can be reached."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from games.resarcana.support.play import play
from games.resarcana.support.positions import one, table, use
from games.resarcana.support.tables import played
from support.play import keys
from support.views import Page

from tutor.engine.question import Option, Question
from tutor.engine.step import settle, take
from tutor.games.resarcana import GAME
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker
from tutor.views.folds import FOLDED, Fold, Node, folded
from tutor.views.lesson.choose import KEYS, by_digit, options

SEEN = 40
"""A learner who has opened one fold in each level sees no more than so many options and heads."""


def eleven() -> Question:
    """A Sea Serpent destroyed on the Altar: eleven essences of four kinds."""
    state = table(
        use("corrupt-altar.2"), players={"anna": one("sea-serpent", "corrupt-altar"), "boris": one()}
    )
    step = settle(GAME, state)
    assert step.question is not None
    return play(take(GAME, step.state, step.question, "sea-serpent").state).question


def many_to_pay() -> Question:
    """Any number of essences of one kind out of a rich pool."""
    pool = dict.fromkeys(("calm", "life", "elan", "death", "gold"), 12)
    return play(table(use("prism.2"), players={"anna": one("prism", pool=pool), "boris": one()})).question


def leaves(nodes: tuple[Node, ...]) -> Iterator[Option]:
    for node in nodes:
        if isinstance(node, Fold):
            yield from leaves(node.within)
        else:
            yield node


def most_seen(nodes: tuple[Node, ...]) -> int:
    deeper = [most_seen(node.within) for node in nodes if isinstance(node, Fold)]
    return len(nodes) + max(deeper, default=0)


@pytest.mark.parametrize(("question", "n"), [(eleven(), 364), (many_to_pay(), 61)], ids=["gain", "pay"])
@pytest.mark.parametrize("lang", LANGS)
def test_few_options_are_seen_at_a_time_and_all_can_be_reached(
    question: Question, n: int, lang: Lang
) -> None:
    said = speaker("resarcana", lang)
    nodes = folded(question, said)
    assert len(question.options) == n > most_seen(nodes) and most_seen(nodes) <= SEEN
    assert sorted(option.key for option in leaves(nodes)) == sorted(keys(question))
    page = Page(options(question, said))
    assert page.wrong == []
    assert {about["data-value"] for about in page.all("rt-option")} == set(keys(question))
    folds = [about["data-key"] for about in page.all("rt-group")]
    assert len(set(folds)) == len(folds) and all(folds)


def test_heads_count_the_essences_of_a_kind() -> None:
    nodes = folded(eleven(), speaker("resarcana", "ru"))
    heads = [(node.head, node.count) for node in nodes if isinstance(node, Fold)]
    assert heads[-3:] == [("2 покоя", 55), ("1 покой", 66), ("0 покоя", 78)]
    paid = folded(many_to_pay(), speaker("resarcana", "ru"))
    assert [node.head for node in paid if isinstance(node, Fold)] == [
        "покой",
        "жизнь",
        "пыл",
        "смерть",
        "золото",
    ]
    chosen = by_digit(many_to_pay(), speaker("resarcana", "ru"))
    assert chosen[0].key == "nothing" and chosen == tuple(leaves(paid))[:KEYS]


def test_a_few_essences_are_not_folded() -> None:
    question = play(
        table(
            use("horn-of-plenty.2"),
            use("magical-shard.1"),
            players={"anna": one("horn-of-plenty", "magical-shard"), "boris": one()},
        )
    ).question
    assert (
        folded(question, speaker("resarcana", "en")) == question.options and len(question.options) <= FOLDED
    )


@pytest.mark.parametrize("opening", ["first-2", "whole-3", "draft-4"])
def test_in_whole_games_too_few_options_are_seen_at_a_time(opening: str) -> None:
    said = speaker("resarcana", "en")
    asked_of = [node.question for node in played(opening, 3).nodes if node.question is not None]
    offered = [question for question in asked_of if question.chance is None]
    assert max(len(question.options) for question in offered) > FOLDED
    for question in offered:
        nodes = folded(question, said)
        assert most_seen(nodes) <= SEEN, question.kind
        assert len(list(leaves(nodes))) == len(question.options)
