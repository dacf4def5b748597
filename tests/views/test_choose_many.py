"""Many options: under heads, folded, and the digits for what is not folded."""

from __future__ import annotations

from functools import cache

import pytest
from support.views import Page, numbers

from tutor.analysis.opponents import Luck
from tutor.engine.question import Question
from tutor.engine.step import settle, take
from tutor.games.penumbra import GAME
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker
from tutor.views.folds import FOLDED, groups
from tutor.views.lesson.choose import KEYS, by_digit, numbered, options, refused


@cache
def learning() -> Question:
    """The first question of a Learning turn of a whole game: every die in every section."""
    step, luck = settle(GAME, GAME.openings()[0].start()), Luck("many")
    while step.question is not None and step.question.kind != "learning":
        question = step.question
        if question.chance is not None:
            key = question.chance.pick(luck(question.chance.total))
        else:
            key = "learning" if question.option("learning") else question.options[0].key
        step = settle(GAME, take(GAME, step.state, question, key).state)
    assert step.question is not None and len(step.question.options) > FOLDED
    return step.question


@pytest.mark.parametrize("lang", LANGS)
def test_many_options_are_folded_under_heads_of_their_kinds_and_places(lang: Lang) -> None:
    question, said = learning(), speaker("penumbra", lang)
    heads = groups(question, said)
    assert sum(len(grouped) for _, grouped in heads) == len(question.options)
    assert len({head for head, _ in heads}) == len(heads) > 8
    head = f"{'Разместить кубик' if lang == 'ru' else 'Place a die'}: {said.name('brewery')}"
    brewery = dict(heads)[head]
    assert {option.kind for option in brewery} == {"place-die"} and len(brewery) > 1
    page = Page(options(question, said))
    assert page.wrong == []
    keys = {about["data-value"] for about in page.all("rt-option")}
    assert keys == {option.key for option in question.options}
    assert len(page.all("rt-group")) == sum(bool(head) for head, _ in heads)


def test_options_are_numbered_in_the_order_shown_and_digits_choose_the_first_of_them() -> None:
    question, said = learning(), speaker("penumbra", "en")
    html = options(question, said)
    shown = [about["data-value"] for about in Page(html).all("rt-option")]
    assert [option.key for option in numbered(question, said)] == shown
    assert numbers(html) == list(range(1, len(question.options) + 1))
    assert [option.key for option in by_digit(question, said)] == shown[:KEYS]
    few = Question("anna", question.rule, "learning", question.options[:FOLDED])
    assert groups(few, said) == (("", few.options),)
    assert by_digit(few, said) == few.options[:9]
    html = options(few, said)
    assert Page(html).all("rt-group") == [] and numbers(html) == list(range(1, FOLDED + 1))


def test_refusals_are_folded_under_one_head() -> None:
    question, said = learning(), speaker("penumbra", "en")
    assert len(question.refused) > FOLDED
    page = Page(refused(question, said))
    assert page.wrong == [] and len(page.all("rt-nope")) == 1
    assert len(page.all("rt-refused")) == len(question.refused)
