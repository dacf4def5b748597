"""The studio's forms of what is told, asked and expected between two answers, and what can be added there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tutor.engine.event import Scalar
from tutor.engine.history import Node
from tutor.engine.question import Question
from tutor.scenario.checking import Report
from tutor.scenario.draft import spans
from tutor.scenario.draft_runner import Line
from tutor.scenario.goal import same
from tutor.scenario.model import PredictSpec, ScenarioFile, StepSpec
from tutor.scenario.script import SETTLED
from tutor.trace.words import Speaker
from tutor.views.buttons import button, tool
from tutor.views.markup import Html, join, tag
from tutor.views.studio.expectations import chance_form, may_words
from tutor.views.studio.fields import adder, both, chip, field, pick
from tutor.views.studio.page import defect_list, entry_kind, expected_words, option_words, step_of
from tutor.views.words import wording


class Place(NamedTuple):
    """Where the author stands: the stretch, and the position shown in it."""

    stretch: int
    node: int


def entries(draft: ScenarioFile, line: Line, report: Report, place: Place, speaker: Speaker) -> Html:
    """The forms of all entries between two answers, with what is wrong in each, and what can be added."""
    words = wording(speaker.lang)
    span = spans(draft.steps)[place.stretch]
    nodes = line.told_at(draft.steps)
    forms = []
    for index in span:
        body = _form(draft.steps[index], index, line, place.stretch, nodes.get(index, place.node), speaker)
        forms.append(_entry(draft.steps[index], index, span, nodes.get(index) == place.node,
                            join(_flaws(report, index, speaker), body), speaker))  # fmt: skip
    nothing = tag("p", words("studio-nothing-here"), class_="rt-note")
    return join(*forms or [nothing], _adders(line, place, speaker))


def _form(step: StepSpec, index: int, line: Line, stretch: int, first: int, speaker: Speaker) -> Html:
    """The fields of an entry that is told, asked or checked at position `first`."""
    if step.say is not None:
        name = wording(speaker.lang)("studio-text")
        text = both(f"entry:{index}.say", name, step.say, speaker.lang, lines=3)
        return join(text, _after(step, index, line, stretch, speaker))
    if step.predict is not None:
        return _predict(step.predict, index, line, stretch, first, speaker)
    return _expect(step, index, line, stretch, speaker)


def _entry(step: StepSpec, index: int, span: range, here: bool, body: Html, speaker: Speaker) -> Html:
    """The frame of an entry, with what moves it or takes it out; `here` marks one of the position shown."""
    words = wording(speaker.lang)
    kind = entry_kind(step)
    number = words("studio-entry", n=index + 1, what=words(f"studio-kind-{kind}"))
    tools = (
        tool("up", "↑", words("studio-up", what=number), str(index), off=index == span.start),
        tool("down", "↓", words("studio-down", what=number), str(index), off=index == span.stop - 1),
        tool("drop", words("studio-drop"), words("studio-out", what=number), str(index)),
    )
    mark = tag("small", words("studio-told-here"), class_="rt-true") if here else None
    head = tag("div", tag("h3", number), mark, *tools, class_="rt-row rt-written__head")
    return tag(
        "section", head, body, class_=f"rt-written rt-written--{kind}", aria_label=number, data_near=True,
        data_key=f"entry-{index}",
    )  # fmt: skip


def _flaws(report: Report, index: int, speaker: Speaker) -> Html:
    """What is wrong with an entry."""
    wrong = [one for one in (*report.defects, *report.warnings) if step_of(one) == index]
    return defect_list(wrong, speaker.lang) if wrong else join()


def _after(step: StepSpec, index: int, line: Line, stretch: int, speaker: Speaker) -> Html | None:
    """From which event on a paragraph is told."""
    words = wording(speaker.lang)
    kinds = line.kinds(stretch)
    if not kinds and not step.after:
        return None
    labels = {
        event.kind: f"{speaker.event(event)} ({event.kind})"
        for node in reversed(line.stretch(stretch))
        for event in node.events
    }
    labels[SETTLED] = words("studio-after-settled")
    options = [("", words("studio-after-answer")), *((kind, labels[kind]) for kind in kinds)]
    return pick(f"entry:{index}.after", words("studio-after"), options, step.after or "")


def _predict(spec: PredictSpec, index: int, line: Line, stretch: int, first: int, speaker: Speaker) -> Html:
    """What is asked, which fact it is about, when it falls due, and what the engine says."""
    words = wording(speaker.lang)
    named = dict.fromkeys((*line.changing(first), *sorted(line.facts[-1])))
    facts = [(name, f"{speaker.fact(name)} ({name})") for name in named]
    events = _happenings(line.nodes[first + 1 :], speaker)
    whens = [
        ("end", words("studio-at-end")), ("next", words("studio-at-next")),
        *((kind, events[kind]) for kind in line.later(first)),
    ]  # fmt: skip
    return join(
        both(f"entry:{index}.ask", words("studio-ask"), spec.ask, speaker.lang),
        pick(f"entry:{index}.fact", words("studio-fact"), facts, spec.fact),
        pick(f"entry:{index}.at", words("studio-at"), whens, spec.at),
        _choices(spec, index, line, stretch, first, speaker),
    )


def _choices(spec: PredictSpec, index: int, line: Line, stretch: int, first: int, speaker: Speaker) -> Html:
    """What the learner chooses from; the true one is marked by the engine."""
    words = wording(speaker.lang)
    prediction = line.foreseen(spec, stretch, first)
    if prediction is None:
        return tag("p", words("studio-no-truth"), class_="rt-message")
    chips = [
        chip(
            speaker.value(choice),
            words("studio-out", what=speaker.value(choice)),
            f"entry:{index}.choice-out",
            str(number),
            marked=words("studio-true") if same(choice, prediction.truth) else "",
        )
        for number, choice in enumerate(prediction.choices)
    ]
    offered = [
        value for value in _texts(spec.fact, prediction.truth, line) if value not in prediction.choices
    ]
    id = f"studio-entry-{index}-choice"
    if isinstance(prediction.truth, int) and not isinstance(prediction.truth, bool):
        control = tag(
            "input", type="number", class_="rt-input rt-input--number", id=id, data_once=True,
            data_act=f"entry:{index}.choice-add", data_key=id,
        )  # fmt: skip
        more: Html | None = field(id, words("studio-choice-add"), control)
    else:
        values = [(value, speaker.value(value)) for value in offered]
        more = adder(f"entry:{index}.choice-add", words("studio-choice-add"), [("", values)], speaker.lang)
    truth = words("studio-truth", value=speaker.value(prediction.truth))
    made = button(f"entry:{index}.choices-made", words("studio-choices-made"), off=not spec.choices)
    return tag(
        "div", tag("p", tag("b", truth)), tag("div", *chips, class_="rt-chips", data_near=True), more,
        tag("div", made, class_="rt-row"), class_="rt-choices", role="group",
        aria_label=words("studio-choices"),
    )  # fmt: skip


def _happenings(nodes: Sequence[Node[Any]], speaker: Speaker) -> dict[str, str]:
    """The first event of each kind in words, with its kind."""
    texts: dict[str, str] = {}
    for node in nodes:
        for event in node.events:
            if event.kind not in texts:
                texts[event.kind] = f"{speaker.event(event)} ({event.kind})"
    return texts


def _texts(fact: str, truth: Scalar, line: Line) -> list[str]:
    """The texts that the fact, or one of the same kind, takes on the line; none for other values."""
    if not isinstance(truth, str):
        return []
    tail = fact.rpartition(".")[2]
    seen = {
        value
        for facts in line.facts
        for name, value in facts.items()
        if isinstance(value, str) and value and name.rpartition(".")[2] == tail
    }
    return sorted(seen)


def _expect(step: StepSpec, index: int, line: Line, stretch: int, speaker: Speaker) -> Html:
    """What is expected, each to be taken out; what can be asked otherwise about a chance."""
    words, nodes = wording(speaker.lang), line.stretch(stretch)
    expected, options = step.expect or {}, option_words(line, stretch, speaker)
    last = nodes[-1] if nodes else None
    items = [
        chip(label := _expected(name, value, last, options, speaker), words("studio-out", what=label),
             f"entry:{index}.expect-out", name)
        for name, value in expected.items()
    ]  # fmt: skip
    renew = button(f"entry:{index}.renew", words("studio-renew"))
    forms = []
    if last is not None:
        seats = line.game.seats(last.state.table)
        forms = [
            chance_form(f"entry:{index}.chance-{nth}", spec, line.facts[last.number], seats, speaker)
            for nth, spec in enumerate(expected.get("chance", ()))
        ]
    in_file = tag("p", words("studio-events-in-file"), class_="rt-note") if "events" in expected else None
    return join(tag("div", *items, class_="rt-chips"), in_file, *forms, tag("div", renew, class_="rt-row"))


def _expected(
    name: str, value: Any, last: Node[Any] | None, options: dict[str, str], speaker: Speaker
) -> str:
    if name == "may" and isinstance(value, list):
        return ", ".join(may_words(one, speaker, last) for one in value)
    return expected_words(name, value, speaker, options)


def _adders(line: Line, place: Place, speaker: Speaker) -> Html:
    """Buttons and lists that add an entry where the author stands."""
    words = wording(speaker.lang)
    last = line.stretch(place.stretch)[-1]
    question, facts = last.question, line.facts[last.number]
    kinds = [(name, words(f"studio-expect-{name}")) for name in _expectable(question)]
    refused = [] if question is None else [
        (f"refused {one.option.key}", speaker.option(one.option)) for one in question.refused
    ]  # fmt: skip
    changed = [name for name in line.changing() if name in facts]
    others = [name for name in sorted(facts) if name not in changed]
    groups = [
        (words("studio-expect-question"), kinds),
        (words("studio-expect-refused"), refused),
        (words("studio-changing"), [_fact_line(name, facts[name], speaker) for name in changed]),
        (words("studio-other-facts"), [_fact_line(name, facts[name], speaker) for name in others]),
    ]
    buttons = (
        button("tell", words("studio-add-say"), "say", main=True),
        button("tell", words("studio-add-predict"), "predict"),
        button("tell", words("studio-add-chance"), "chance"),
    )
    return join(
        tag("div", *buttons, class_="rt-row"),
        adder("add-expect", words("studio-add-expect"), groups, speaker.lang),
    )


def _fact_line(name: str, value: Scalar, speaker: Speaker) -> tuple[str, str]:
    return name, f"{speaker.fact(name)}: {speaker.value(value)}"


def _expectable(question: Question | None) -> tuple[str, ...]:
    if question is None:
        return ("events",)
    return ("asked", "events") if question.chance is not None else ("asked", "offered", "events")
