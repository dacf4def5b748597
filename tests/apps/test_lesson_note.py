"""What a lesson says beside its texts: what it assumes, in one fold, and at first what it is about."""

from __future__ import annotations

import pytest

from tutor.app.pages.lesson import LessonPage
from tutor.app.pages.lesson_parts import note
from tutor.app.request import Request
from tutor.rules.words import LANGS, Lang
from tutor.views.markup import tag


def opened(game: str, name: str, lang: str = "en") -> LessonPage:
    return LessonPage(game, "", Request({"lesson": name}, lang))


def folded(page: LessonPage) -> str:
    return str(note(page.session, page.words, page.desk.speaker))


@pytest.mark.parametrize(
    ("game", "name", "lang", "said"),
    [
        ("blackrose", "34-laying-a-trap", "en", "The colours of this trap are lost"),
        ("blackrose", "34-laying-a-trap", "ru", "Цвета этой ловушки"),
        ("blackrose", "37-a-chain-of-traps", "en", "Brain Worm, "),
        ("blackrose", "37-a-chain-of-traps", "ru", "Мозговой червь"),
        ("penumbra", "66-shop", "en", "of the training set"),
    ],
)
def test_what_is_assumed_is_folded_away_and_not_told(game: str, name: str, lang: str, said: str) -> None:
    page = opened(game, name, lang)
    assert said in folded(page) and folded(page).startswith("<details")
    page.desk.press("drawer", "why")
    assert said not in page.desk.parts["say"].html and said in page.desk.parts["why"].html


def test_at_the_end_it_stands_under_what_was_learned() -> None:
    page = opened("penumbra", "01-three-steps")
    assert "made up for each lesson" not in page.desk.parts["choose"].html
    for _ in range(60):
        if page.session.told_out:
            break
        act = page.go().act
        page.desk.press("skip" if page.session.must_guess else act, "")
    assert "made up for each lesson" in page.desk.parts["choose"].html


def test_a_lesson_that_assumes_nothing_has_no_note() -> None:
    assert folded(opened("seasons", "01-the-first-die")) == ""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", ["08-all-within", "131-one-of-ones-own-figures"])
def test_a_lesson_whose_text_comes_later_says_first_what_it_is_about(name: str, lang: Lang) -> None:
    page = opened("blackrose", name, lang)
    about = str(tag("p", page.session.scenario.summary.of(lang)))
    assert not page.session.moment.say and about in page.desk.parts["say"].html
    page.desk.press("forward", "")
    assert about not in page.desk.parts["say"].html
