"""What can be changed in a draft, and how a press says so: an action, the place behind its colon, a value.

What is true is never typed: values of facts, rules of refusals and the choices of a prediction come from the
engine. A place that is not there any more raises IndexError or KeyError, a value that is none ValueError.
"""

from __future__ import annotations

from typing import Any, Final, get_args

from msgspec.structs import replace

from tutor.app.studio import beginning, judging
from tutor.app.studio.beginning import Edit
from tutor.app.studio.session import Studio, clean
from tutor.engine.event import Scalar
from tutor.engine.history import Node
from tutor.rules.words import Words
from tutor.scenario.draft import moved, spans, stretch_of, with_changed, with_entry, without_entry
from tutor.scenario.draft_runner import NOTHING
from tutor.scenario.expect import COMPUTED
from tutor.scenario.model import LEVELS, GoalSpec, PredictSpec, ScenarioFile, StepSpec, Within
from tutor.views.studio.entries import Place

MOST_CHOICES: Final = 12
"""A prediction has so many choices at most."""


def _about(studio: Studio, place: str, value: str) -> ScenarioFile:
    draft = studio.draft
    name, _, lang = place.partition(".")
    if name == "title":
        return replace(draft, title=_worded(draft.title, lang, value))
    if name == "summary":
        return replace(draft, summary=_worded(draft.summary, lang, value))
    if name == "level":
        return replace(draft, level=next(one for one in LEVELS if one == _one_of(value, LEVELS)))
    if name == "topic":
        return replace(draft, topic=_one_of(value, [topic.id for topic in studio.game.topics]))
    if name == "you":
        return replace(draft, you=_one_of(value, studio.seats))
    if name == "unanswered":
        return replace(draft, unanswered=not draft.unanswered)
    raise KeyError(place)


# ---- entries


def _entry(studio: Studio, place: str, value: str) -> ScenarioFile:
    number, _, rest = place.partition(".")
    index = int(number)
    step = _step(studio, index)
    name, _, lang = rest.partition(".")
    if name == "say" and step.say is not None:
        step = replace(step, say=_worded(step.say, lang, value))
    elif name == "after" and step.say is not None:
        step = replace(step, after=clean(value) or None)
    elif step.predict is not None:
        step = replace(step, predict=_predicted(studio, index, step.predict, name, lang, value))
    elif step.expect is not None and name == "renew":
        step = replace(step, expect=_renewed(studio, index, step.expect))
    elif step.expect is not None and name.startswith("chance-"):
        step = replace(step, expect=_chances(studio, index, step.expect, name, lang, value))
    elif step.expect is not None and name == "expect-out" and value in step.expect:
        left = {key: one for key, one in step.expect.items() if key != value}
        if not left:
            return without_entry(studio.draft, index)
        step = replace(step, expect=left)
    else:
        raise KeyError(place)
    return with_changed(studio.draft, index, step)


def _predicted(
    studio: Studio, index: int, spec: PredictSpec, name: str, lang: str, value: str
) -> PredictSpec:
    if name == "ask":
        return replace(spec, ask=_worded(spec.ask, lang, value))
    if name == "fact":
        return replace(spec, fact=_one_of(value, studio.playthrough.facts[-1]), choices=())
    if name == "at":
        return replace(spec, at=clean(value) or "end", choices=())
    if name == "choices-made":
        return replace(spec, choices=())
    first = studio.playthrough.told_at(studio.draft.steps)[index]
    prediction = studio.playthrough.foreseen(spec, stretch_of(studio.draft.steps, index), first)
    if prediction is None:
        raise ValueError(value)
    if name == "choice-out":
        out = int(value)
        return replace(spec, choices=tuple(one for nth, one in enumerate(prediction.choices) if nth != out))
    if name == "choice-add" and len(prediction.choices) < MOST_CHOICES:
        choice = _like(prediction.truth, value)
        known = {(type(one), one) for one in prediction.choices}
        if (type(choice), choice) not in known:
            return replace(spec, choices=_sorted((*prediction.choices, choice)))
    return spec


def _like(truth: Scalar, value: str) -> Scalar:
    """A typed choice as a value of the same kind as the truth."""
    if isinstance(truth, bool):
        return _one_of(value, ("True", "False")) == "True"
    if isinstance(truth, int):
        if len(value) > 9:
            raise ValueError(value)
        return int(value)
    return clean(value)


def _sorted(choices: tuple[Scalar, ...]) -> tuple[Scalar, ...]:
    """Numbers in their order, so that the true one does not stand out by its place."""
    numbers = [one for one in choices if isinstance(one, int) and not isinstance(one, bool)]
    return tuple(sorted(numbers)) if len(numbers) == len(choices) else choices


def _tell(studio: Studio, place: str, value: str) -> ScenarioFile:
    here = _here(studio)
    index, after = studio.playthrough.place(studio.draft.steps, here.stretch, here.node)
    if value == "chance":
        last = studio.playthrough.stretch(here.stretch)[-1]
        chance = StepSpec(expect={"chance": [judging.asked_first(studio, last)]})
        return with_entry(studio.draft, spans(studio.draft.steps)[here.stretch].stop, chance)
    if value == "say":
        return with_entry(studio.draft, index, StepSpec(say=NOTHING, after=after or None))
    if value != "predict":
        raise KeyError(value)
    nodes = studio.playthrough.told_at(studio.draft.steps)
    span = spans(studio.draft.steps)[here.stretch]
    first = max((nodes[one] for one in span if one < index), default=studio.playthrough.starts[here.stretch])
    spec = studio.playthrough.predictable(here.stretch, first)
    if spec is None:
        raise ValueError(value)
    return with_entry(studio.draft, index, StepSpec(predict=spec))


def _add_expect(studio: Studio, place: str, value: str) -> ScenarioFile:
    here = _here(studio)
    expected = {value.split(" ")[0]: _true(studio, here.stretch, value)}
    return with_entry(studio.draft, spans(studio.draft.steps)[here.stretch].stop, StepSpec(expect=expected))


def _renewed(studio: Studio, index: int, expected: dict[str, Any]) -> dict[str, Any]:
    """What is expected as it is true now; what the engine does not tell stays."""
    stretch, made = stretch_of(studio.draft.steps, index), dict(expected)
    last = studio.playthrough.stretch(stretch)[-1]
    for name, value in expected.items():
        if name in COMPUTED:
            made[name] = [_expectation(studio, last, name, one) for one in value]
            continue
        try:
            if name == "refused" and isinstance(value, list):
                made[name] = [_true(studio, stretch, f"refused {one.get('option')}") for one in value]
            elif name == "refused":
                made[name] = _true(studio, stretch, f"refused {value.get('option')}")
            else:
                made[name] = _true(studio, stretch, name)
        except (KeyError, IndexError):
            continue
    return made


def _true(studio: Studio, stretch: int, name: str) -> Any:
    """What the engine says at the end of a stretch about a fact, the question, or a refused option."""
    nodes: list[Node[Any]] = studio.playthrough.stretch(stretch)
    last = nodes[-1]
    question, facts = last.question, studio.playthrough.facts[last.number]
    if name in facts:
        return facts[name]
    if name.startswith("may "):
        return [judging.may(studio, last, name.removeprefix("may "))]
    if name == "events":
        return [{"kind": event.kind, "rule": event.rule} for node in nodes for event in node.events]
    if question is None:
        raise KeyError(name)
    if name == "asked":
        return {"seat": question.seat, "kind": question.kind, "rule": question.rule}
    if name == "offered":
        return [option.key for option in question.options]
    kind, _, key = name.partition(" ")
    reasons = question.reasons(key)
    if kind != "refused" or not reasons:
        raise KeyError(name)
    return {"option": key, "rules": list(dict.fromkeys(reason.rule for reason in reasons))}


def _expectation(studio: Studio, node: Node[Any], name: str, spec: dict[str, Any]) -> dict[str, Any]:
    if name == "chance":
        return judging.chance(studio, node, spec)
    return judging.may(studio, node, f"{spec['seat']}/{spec['kind']}/{spec['option']}")


def _chances(studio: Studio, index: int, expected: dict[str, Any], name: str, seat: str, value: str) -> Any:
    """What is expected with a change in one of the questions how likely something is ("chance-0-fact")."""
    _, nth, part = name.split("-")
    last = studio.playthrough.stretch(stretch_of(studio.draft.steps, index))[-1]
    chances = list(expected["chance"])
    chances[int(nth)] = judging.changed(studio, last, chances[int(nth)], part, seat, value)
    return {**expected, "chance": chances}


def _up(studio: Studio, place: str, value: str) -> ScenarioFile:
    return moved(studio.draft, int(value), -1)


def _down(studio: Studio, place: str, value: str) -> ScenarioFile:
    return moved(studio.draft, int(value), 1)


def _drop(studio: Studio, place: str, value: str) -> ScenarioFile:
    return without_entry(studio.draft, int(value))


# ---- rules and goal


def _shows_add(studio: Studio, place: str, value: str) -> ScenarioFile:
    rules = (*studio.draft.shows, _one_of(value, studio.game.rules()))
    return replace(studio.draft, shows=tuple(dict.fromkeys(rules)))


def _shows_out(studio: Studio, place: str, value: str) -> ScenarioFile:
    return replace(studio.draft, shows=tuple(rule for rule in studio.draft.shows if rule != value))


def _shows_all(studio: Studio, place: str, value: str) -> ScenarioFile:
    cited = (rule for rule in studio.playthrough.cited if rule in studio.game.rules())
    return replace(studio.draft, shows=tuple(dict.fromkeys((*studio.draft.shows, *cited))))


def _goal_add(studio: Studio, place: str, value: str) -> ScenarioFile:
    facts, goal = studio.playthrough.facts[-1], studio.draft.goal or GoalSpec({})
    reach = {**goal.reach, _one_of(value, facts): facts[value]}
    return replace(studio.draft, goal=replace(goal, reach=reach))


def _goal_out(studio: Studio, place: str, value: str) -> ScenarioFile:
    goal = studio.draft.goal
    if goal is None:
        raise KeyError(value)
    reach = {name: one for name, one in goal.reach.items() if name != value}
    return replace(studio.draft, goal=replace(goal, reach=reach) if reach else None)


def _goal_within(studio: Studio, place: str, value: str) -> ScenarioFile:
    goal = studio.draft.goal
    if goal is None:
        raise KeyError(value)
    within: tuple[Within, ...] = get_args(Within)
    return replace(
        studio.draft, goal=replace(goal, within=next(one for one in within if one == _one_of(value, within)))
    )


EDITS: Final[dict[str, Edit]] = {
    **beginning.EDITS,
    "about": _about, "entry": _entry, "tell": _tell, "add-expect": _add_expect, "up": _up, "down": _down,
    "drop": _drop, "shows-add": _shows_add, "shows-out": _shows_out, "shows-all": _shows_all,
    "goal-add": _goal_add, "goal-out": _goal_out, "goal-within": _goal_within,
}  # fmt: skip
"""The actions that change a draft."""


def _step(studio: Studio, index: int) -> StepSpec:
    if not 0 <= index < len(studio.draft.steps):
        raise IndexError(index)
    return studio.draft.steps[index]


def _here(studio: Studio) -> Place:
    place = studio.place
    if place is None:
        raise IndexError("off the told line")
    return place


def _worded(words: Words, lang: str, value: str) -> Words:
    if lang not in ("en", "ru"):
        raise KeyError(lang)
    return Words(clean(value), words.ru) if lang == "en" else Words(words.en, clean(value))


def _one_of(value: str, allowed: Any) -> str:
    if value not in allowed:
        raise ValueError(value)
    return value
