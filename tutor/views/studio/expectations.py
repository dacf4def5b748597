"""The studio's forms of what may be done and how likely something is: the engine says what is true."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tutor.analysis.conditions import comparison_text, outline
from tutor.analysis.legality import Verdict, verdict
from tutor.analysis.objectives import COMPARED, Where
from tutor.analysis.outcomes import untils
from tutor.engine.event import Scalar
from tutor.engine.game import Game
from tutor.engine.history import Node
from tutor.scenario.expect import plain
from tutor.scenario.games import game_named
from tutor.trace.words import Speaker
from tutor.views.analysis.outcomes import SIGNS, measure_said
from tutor.views.buttons import button
from tutor.views.markup import Html, join, tag
from tutor.views.studio.fields import field, pick
from tutor.views.words import wording

POLICIES: Final = ("free", "adversarial", "cooperative")
"""How a seat answers while something is weighed."""

MOST_FOUND: Final = 12
"""So many moves are offered at once."""


def may_words(spec: Mapping[str, Any], speaker: Speaker, node: Node[Any] | None = None) -> str:
    """Whether a move is allowed, in words; at a position the move as its button says it."""
    words = wording(speaker.lang)
    key = f"{spec.get('seat')}/{spec.get('kind')}/{spec.get('option')}"
    judgement = None if node is None else verdict(game_named(speaker.game), node.state, key)
    move = (
        speaker.value(str(spec.get("option")))
        if judgement is None
        else speaker.option_inside(judgement.option)
    )
    rules = spec.get("rules")
    outcome = words("studio-may-not" if rules else "may-allowed")
    by = f" ({', '.join(map(str, rules))})" if isinstance(rules, list | tuple) and rules else ""
    return f"{speaker.name(str(spec.get('seat')))}: {move} — {outcome}{by}"


def chance_words(spec: Mapping[str, Any], speaker: Speaker) -> str:
    """How likely something is, in words."""
    return f"{_question_text(spec, speaker)}: {spec.get('chance')}"


def chance_form(
    act: str, spec: Mapping[str, Any], facts: Mapping[str, Scalar], seats: Sequence[str], speaker: Speaker
) -> Html:
    """What is asked about, until when, and how the seats answer; actions are `act` with `-fact` and so on."""
    words, game = wording(speaker.lang), game_named(speaker.game)
    until = [(one, words(f"studio-until-{one}")) for one in untils(game)]
    policies = [(one, words(f"studio-seat-{one}")) for one in POLICIES]
    answering = spec.get("seats") or {}
    seating = [
        pick(f"{act}-seat.{seat}", speaker.name(seat), policies, str(answering.get(seat, "free")))
        for seat in seats
    ]
    return join(
        tag("p", tag("b", words("studio-truth", value=str(spec.get("chance"))))),
        _compared(act, spec, facts, speaker),
        tag("p", words("studio-chance-in-file"), class_="rt-note"),
        pick(f"{act}-until", words("studio-until"), until, str(spec.get("until", "effect"))),
        tag("details", tag("summary", words("studio-seats")), *seating, class_="rt-fold",
            data_key=f"{act}-seats", data_lasting=True),
    )  # fmt: skip


def may_finder(text: str, verdicts: Sequence[Verdict], speaker: Speaker) -> Html:
    """A field for some words of a move, and the moves that are meant; a press adds whether it is allowed."""
    words = wording(speaker.lang)
    control = tag(
        "input", type="text", value=text, class_="rt-input", id="studio-may", data_act="may-said",
        data_key="studio-may", autocomplete="off", placeholder=words("studio-may-example"),
    )  # fmt: skip
    offered = [
        tag("li", button("add-expect", _move(one, speaker), f"may {one.key}"), class_="rt-row")
        for one in verdicts[:MOST_FOUND]
    ]
    nothing = tag("p", words("studio-may-nothing"), class_="rt-note", role="status")
    listed = tag("ul", *offered, class_="rt-drafts", data_near=True) if offered else nothing
    return join(field("studio-may", words("studio-may-find"), control), listed if text else None)


def _move(one: Verdict, speaker: Speaker) -> str:
    says = wording(speaker.lang)("may-allowed" if one.allowed else "studio-may-not")
    return f"{speaker.name(one.seat)}: {speaker.option_inside(one.option)} — {says}"


def condition(spec: Mapping[str, Any]) -> Where | None:
    """What a chance is asked about, where that is one comparison of a fact with a value."""
    comparison = outline(str(spec.get("where", "")))
    return comparison if isinstance(comparison, Where) and comparison.op in COMPARED else None


def first_condition(game: Game[Any], node: Node[Any], name: str) -> str:
    """A condition to begin with: that a fact is not as it is now. Raises KeyError where there is none."""
    facts = game.facts(node.state)
    value, vocabulary = facts[name], game.vocabulary(node.state)
    type_ = vocabulary.type_of(name)
    if isinstance(value, int) and type_ is not None and vocabulary.fits(type_, value + 1):
        return f"{name} >= {value + 1}"
    return comparison_text(name, "!=", plain(value))


def _question_text(spec: Mapping[str, Any], speaker: Speaker) -> str:
    where = outline(str(spec.get("where", "")))
    if where is not None:
        return measure_said(where, speaker)
    event = spec.get("event")
    return speaker.happening(str(event)) if event else str(spec.get("where", ""))


def _compared(act: str, spec: Mapping[str, Any], facts: Mapping[str, Scalar], speaker: Speaker) -> Html:
    words, where = wording(speaker.lang), condition(spec)
    id = f"{act}-where".replace(":", "-").replace(".", "-")
    whole = tag(
        "input", type="text", value=str(spec.get("where", "")), class_="rt-input", id=id,
        data_act=f"{act}-where", data_key=id, autocomplete="off",
    )  # fmt: skip
    typed_whole = field(id, words("studio-condition"), whole)
    if where is None:
        return join(tag("p", _question_text(spec, speaker)), typed_whole)
    named = sorted(facts, key=lambda one: speaker.fact(one).casefold())
    values = [(one, f"{speaker.fact(one)} ({speaker.value(facts[one])})") for one in named]
    id = f"{act}-value".replace(":", "-").replace(".", "-")
    typed = tag(
        "input", type="text", value=plain(where.value), class_="rt-input", id=id,
        data_act=f"{act}-value", data_key=id, autocomplete="off",
    )  # fmt: skip
    return join(
        pick(f"{act}-fact", words("studio-fact"), values, where.fact),
        pick(f"{act}-op", words("studio-compared"), [(op, SIGNS[op]) for op in COMPARED], where.op),
        field(id, words("studio-value"), typed),
        typed_whole,
    )
