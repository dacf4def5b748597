"""A sentence that cites what encloses it does not say so."""

from __future__ import annotations

import pytest
from engine.fixtures.driving import tell
from engine.fixtures.tiny import RULE, Add, Say, start, tiny

from tutor.engine.program import Program, ProgramBook, walk
from tutor.engine.query import Is, Value
from tutor.engine.sentence import ForEach, If, May, Sentence, Stop, While

TRUE = Is(left=1, right=1)


class Cases(Sentence, frozen=True):
    """Sentences that lie deeper in a field than in a body of their own."""

    cases: tuple[tuple[str, tuple[Sentence, ...]], ...]
    last: Sentence
    n: Value = None

    def bodies(self) -> tuple[tuple[Sentence, ...], ...]:
        return (*(body for _, body in self.cases), (self.last,))


def rules(*sentences: Sentence, rule: str = RULE) -> list[str]:
    """The rules of all sentences of a program, in the order of the text."""
    return [sentence.rule for _, sentence in walk(Program("it", rule, sentences).sentences)]


def test_a_sentence_without_a_rule_carries_that_of_its_program() -> None:
    assert rules(Say(kind="x"), Say(rule="own", kind="y")) == [RULE, "own"]


def test_a_nested_sentence_without_a_rule_carries_that_of_the_sentence_around_it() -> None:
    deep = If(cond=TRUE, then=(Say(kind="x"), Say(rule="inner", kind="y")), otherwise=(Say(kind="z"),))
    assert rules(Stop(rule="outer", body=(deep,)), Say(kind="end")) == [
        *("outer", "outer", "outer", "inner", "outer"),
        RULE,
    ]


@pytest.mark.parametrize(
    "around",
    [
        lambda *body: Stop(rule="outer", body=body),
        lambda *body: May(rule="outer", kind="may", body=body),
        lambda *body: ForEach(rule="outer", over=Is(left=1, right=1), into="it", body=body),
        lambda *body: While(rule="outer", cond=TRUE, body=body),
        lambda *body: If(rule="outer", cond=TRUE, then=(), otherwise=body),
        lambda *body: Cases(rule="outer", cases=(("a", ()), ("b", body)), last=Say(kind="last")),
        lambda *body: Cases(rule="outer", cases=(), last=Stop(body=body)),
    ],
)
def test_every_body_inherits(around) -> None:  # type: ignore[no-untyped-def]
    assert set(rules(around(Say(kind="x")))) == {"outer"}


def test_the_same_sentence_carries_a_rule_of_its_own_in_each_place() -> None:
    shared = Say(kind="x")
    assert rules(Stop(rule="one", body=(shared,)), Stop(rule="two", body=(shared,))) == [
        *("one", "one"),
        *("two", "two"),
    ]
    assert shared.rule == ""


def test_what_has_its_rules_is_left_as_it_is() -> None:
    whole = Stop(rule="outer", body=(Say(rule="inner", kind="x"),))
    (same,) = Program("it", RULE, (whole,)).sentences
    assert same is whole


def test_a_program_needs_a_rule_where_its_sentences_have_none() -> None:
    assert rules(Stop(rule="own", body=(Say(kind="x"),)), rule="") == ["own", "own"]
    with pytest.raises(ValueError, match="program 'it' has a sentence without a rule"):
        rules(Say(rule="own", kind="x"), Say(kind="y"), rule="")


def test_events_and_books_tell_the_inherited_rule() -> None:
    game = tiny(main=(Stop(rule="outer", body=(Add(n=1), Say(rule="inner", kind="x"))), Say(kind="end")))
    assert [event.rule for event in tell(game, start()).events] == ["outer", "inner", RULE, RULE]
    book = ProgramBook([Program("it", RULE, (Say(kind="x"),))])
    assert [sentence.rule for _, _, sentence in book.sentences] == [RULE]
