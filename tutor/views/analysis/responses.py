"""Who may answer what is under way: the tree of reactions as nested lists, with the rule of each question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tutor.analysis.responses import Response, ResponseNode, ResponseSearch
from tutor.trace.words import Speaker
from tutor.views.lesson.why import rule_place
from tutor.views.markup import Html, join, tag
from tutor.views.words import capital, wording

ANSWERS: Final = 6
"""So many answers to one question are told."""


def response_tree(search: ResponseSearch[Any], speaker: Speaker) -> Html:
    """Every question in which somebody may answer, what can be answered, and who may answer that."""
    words, nodes = wording(speaker.lang), search.tree()
    looked = tag("small", words("responses-looked", n=search.outcomes.progress.looked))
    if nodes:
        return join(*[_node(one, speaker) for one in nodes], tag("p", looked))
    none = words("responses-none" if search.outcomes.count().complete else "responses-none-yet")
    return join(tag("p", tag("b", none), role="status"), tag("p", looked))


def response_lines(nodes: Sequence[ResponseNode], speaker: Speaker, depth: int = 0) -> list[str]:
    """The same as lines of text, each as far in as it is deep."""
    lines, indent = [], "  " * depth
    for node in nodes:
        lines.append(f"{indent}{speaker.question(node.question)} [{node.question.rule}]")
        for one in node.responses[:ANSWERS]:
            lines.append(f"{indent}- {_answer(node, one, speaker)}")
            lines += response_lines(one.then, speaker, depth + 1)
    return lines


def _node(node: ResponseNode, speaker: Speaker) -> Html:
    words, question = wording(speaker.lang), node.question
    answers = [
        tag("li", _answer(node, one, speaker), *[_node(then, speaker) for then in one.then])
        for one in node.responses[:ANSWERS]
    ]
    left = len(node.responses) - ANSWERS
    if left > 0:
        answers.append(tag("li", words("responses-others", n=left)))
    more = tag("p", tag("small", words("responses-more"))) if node.more else None
    return tag(
        "section",
        tag("p", tag("b", speaker.question(question))),
        tag("p", rule_place(question.rule, speaker.lang), class_="rt-rule__src"),
        tag("ul", *answers),
        more,
        class_="rt-response",
    )


def _answer(node: ResponseNode, one: Response, speaker: Speaker) -> str:
    """Who answers, and how."""
    seat = node.question.for_seat or node.question.seat
    return capital(f"{speaker.name(seat)}: {speaker.option_inside(one.option)}")
