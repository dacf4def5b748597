"""Questions and refusals: nothing that was considered is lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tutor.engine.event import Event, facts
from tutor.engine.question import Choices, NotAllowed, Option, Question, Refusal, sift

REASONS = st.lists(st.sampled_from(["rule.a", "rule.b"]), max_size=2, unique=True)


@given(st.dictionaries(st.text("abc", min_size=1, max_size=3), REASONS, max_size=6))
def test_every_candidate_is_either_offered_or_refused_with_all_reasons(against: dict[str, list[str]]) -> None:
    options = [Option(key, "thing") for key in against]
    choices = sift(options, lambda option: tuple(Refusal(rule, "no") for rule in against[option.key]))
    question = Question("a", "rule.ask", "pick", choices.options, choices.refused)
    assert [o.key for o in choices.options] == [key for key, reasons in against.items() if not reasons]
    for key, reasons in against.items():
        assert [reason.rule for reason in question.reasons(key)] == reasons
        assert (question.option(key) is None) == bool(reasons)
    assert len(choices.options) + len(choices.refused) == len(against)
    assert choices + Choices() == choices == Choices() + choices


def test_what_was_never_considered_has_no_reasons() -> None:
    question = Question("a", "rule.ask", "pick", (Option("x", "thing"),))
    assert question.reasons("y") == () and question.option("y") is None


def test_a_refused_answer_names_every_rule_and_what_is_allowed() -> None:
    refused = sift(
        [Option("y", "thing")], lambda _: (Refusal("rule.a", "no"), Refusal("rule.b", "no"))
    ).refused
    question = Question("a", "rule.ask", "pick", (Option("x", "thing"), Option("z", "thing")), refused)
    error = NotAllowed("y", question)
    assert str(error) == "'y' cannot answer 'pick': rule.a, rule.b; allowed: x, z"
    assert error.allowed == ("x", "z") and [reason.rule for reason in error.reasons] == ["rule.a", "rule.b"]


def test_facts_are_found_by_name() -> None:
    event = Event("rule.a", "hit", facts(to="b", n=0))
    assert (event.fact("to"), event.fact("n", 5), event.fact("by", "nobody")) == ("b", 0, "nobody")
