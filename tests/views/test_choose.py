"""What is asked, what may be answered, and every reason against the rest."""

from __future__ import annotations

import pytest
from support.views import Page, asking, begun, numbers, run, sixes

from tutor.engine.question import Option, Refusal, Refused
from tutor.rules.catalogue import rule
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker
from tutor.views.lesson.choose import barred, most_instructive, numbered, options, question_head, refused

GENERAL, OWN, OTHER, THIRD = (Refusal(f"pen.{name}", name) for name in ("general", "own", "other", "third"))


def item(key: str, *reasons: Refusal) -> Refused:
    return Refused(Option(key, "kind"), reasons)


def test_the_most_instructive_refusal_comes_first() -> None:
    found = most_instructive(
        (
            item("only-general", GENERAL),
            item("two", GENERAL, OTHER, OWN),
            item("alone", GENERAL, THIRD),
            item("shared", GENERAL, OTHER),
            item("nearest", OWN),
            item("again-general", GENERAL),
        )
    )
    keys = [refused.option.key for refused in found]
    assert keys == ["nearest", "shared", "alone", "two", "only-general", "again-general"]


def test_one_refusal_or_all_alike_keep_their_order() -> None:
    alike = (item("a", GENERAL), item("b", GENERAL))
    assert most_instructive(alike) == alike
    assert most_instructive(()) == ()


def test_in_the_lesson_the_mark_that_nearly_fits_comes_first() -> None:
    question = sixes().node.question
    assert question is not None
    order = [refused.option.key for refused in most_instructive(question.refused)]
    assert order[0] == "wound-discipline-3" and order.index("card-silverweed") < order.index("crystal-flip")


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_of_every_refusal_is_shown_with_rule_source_and_what_would_help(lang: Lang) -> None:
    question, said = sixes().node.question, speaker("penumbra", lang)
    assert question is not None
    html = refused(question, said, "card-silverweed")
    found = Page(html)
    assert found.wrong == []
    reasons = [reason for refused in question.refused for reason in refused.reasons]
    assert len(found.all("rt-reason")) == len(reasons) > len(question.refused) > 5
    links = [a["data-rule"] for a in found.all("rt-rule__id")]
    assert sorted(links) == sorted(reason.rule for reason in reasons)
    read = " ".join(text for text, _ in found.texts)
    for reason in reasons:
        assert rule(reason.rule).title.of(lang) in read and rule(reason.rule).text.of(lang) in read
        assert said.allowed_if(reason) in read
    assert [a["data-key"] for a in found.all("rt-refused") if "open" in a] == ["refused-card-silverweed"]
    assert ["open" in a for a in found.all("rt-nope")] == [True]
    counted = "19 moves are not allowed" if lang == "en" else "19 ходов сейчас нельзя"
    assert counted in read and len(question.refused) == 19


def test_options_are_buttons_that_say_which_answer_they_give() -> None:
    question, said = sixes().node.question, speaker("penumbra", "en")
    assert question is not None
    html = options(question, said)
    found = Page(html)
    buttons = found.all("rt-option")
    assert [a["data-value"] for a in buttons] == [option.key for option in question.options]
    assert [option.key for option in numbered(question, said)] == [a["data-value"] for a in buttons]
    assert numbers(html) == [1, 2]
    assert {a["data-act"] for a in buttons} == {"answer"}
    texts = [text for text, _ in found.texts]
    assert all(said.option(option) in texts for option in question.options)
    assert said.question(question) in question_head(question, said)


def test_what_is_not_allowed_is_folded_away_below_the_answers() -> None:
    question, said = sixes().node.question, speaker("penumbra", "en")
    assert question is not None
    html = asking(question, said)
    found = Page(html)
    assert found.wrong == [] and ["open" in a for a in found.all("rt-nope")] == [False]
    order = [html.index(part) for part in ("rt-asked", "rt-options", "rt-nope")]
    assert order == sorted(order)


def test_the_drawer_of_rules_lists_what_is_not_allowed_each_move_folded() -> None:
    question, said = sixes().node.question, speaker("penumbra", "ru")
    assert question is not None
    found = Page(barred(question, said))
    assert found.wrong == [] and "Сейчас нельзя" in {text for text, _ in found.texts}
    folds = found.all("rt-refused")
    assert [fold["data-key"] for fold in folds] == [
        fold["data-key"] for fold in Page(refused(question, said)).all("rt-refused")
    ]
    assert not any("open" in fold for fold in folds)
    assert barred(None, said) == ""


def test_chance_has_no_buttons_and_no_question_says_so() -> None:
    history = run(begun("pass"))
    question = history.node.question
    assert question is not None and question.chance is not None
    said = speaker("penumbra", "en")
    assert options(question, said) == "" == refused(question, said)
    assert "Nothing is asked" in asking(None, said)
