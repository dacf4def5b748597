"""Checks a scenario by playing it, strictly: every answer has to fit, and every expectation to come true."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from pathlib import Path
from typing import Any

from tutor.engine.event import Scalar
from tutor.engine.history import Node
from tutor.engine.state import State
from tutor.rules.defects import Defect, DefectiveFile
from tutor.rules.defects import Path as At
from tutor.rules.located import Located, load_located
from tutor.rules.words import Words
from tutor.scenario.draft_runner import due_node
from tutor.scenario.expect import choices_for, no_fact, plain
from tutor.scenario.foretold import foretold
from tutor.scenario.games import game_named
from tutor.scenario.goal import Goal, Solution, TooLarge, same
from tutor.scenario.load import read_text, scenario_of
from tutor.scenario.model import GoalSpec, Plain, Prediction, PredictSpec, Scenario, Within
from tutor.scenario.runner import Walk
from tutor.scenario.script import Script, Stretch, Telling


@dataclass(frozen=True, slots=True)
class Report:
    """What checking a file found out.

    `cited` are the rules that events, questions and refusals cited on the told line, `nodes` the number of
    positions on it. `scenario` is None where the file does not load, `script` where there is any defect.
    `warnings` are no defects, but most likely mistakes.
    """

    file: str
    defects: tuple[Defect, ...] = ()
    cited: frozenset[str] = frozenset()
    nodes: int = 0
    scenario: Scenario | None = None
    script: Script | None = None
    warnings: tuple[Defect, ...] = ()

    @property
    def sound(self) -> bool:
        """Whether there is no defect."""
        return not self.defects


def check(path: Path | str, *, prove: bool = True) -> Report:
    """Loads a file and plays it through. Never raises for a bad file: its defects are in the report.

    Unless it is told to `prove` it, that the goal can be reached is taken from the told line, which does:
    the proof of a large puzzle takes seconds, and only who writes one waits for it.
    """
    try:
        text = read_text(Path(path))
    except DefectiveFile as error:
        return Report(str(path), error.defects)
    return check_text(text, str(path), prove=prove)


def check_text(text: str, name: str, *, prove: bool = True) -> Report:
    """The same for a text; `name` is shown as its file."""
    return check_located(load_located(text, name), prove=prove)


def check_located(located: Located, *, prove: bool = True) -> Report:
    """The same for data that was read."""
    try:
        scenario = scenario_of(located)
    except DefectiveFile as error:
        return Report(located.file, error.defects)
    return _report(scenario, prove=prove)


def open_script(scenario: Scenario) -> Script:
    """The told line of a scenario, its goal not proven.

    Raises DefectiveFile where it cannot be played as it is written.
    """
    report = _report(scenario, prove=False)
    if report.script is None:
        raise DefectiveFile(report.defects)
    return report.script


def _report(scenario: Scenario, *, prove: bool = True) -> Report:
    walk = Walk(scenario)
    script = None
    if walk.finished:
        _uncited_rules(walk)
        stretches = tuple(_stretches(walk))
        goal, solution = _goal(walk, prove=prove)
        if not walk.defects:
            script = walk.script(stretches, goal, solution)
    nodes = len(walk.history.nodes)
    warnings = tuple(foretold(scenario))
    return Report(
        scenario.file, tuple(walk.defects), frozenset(walk.cited), nodes, scenario, script, warnings
    )


def _uncited_rules(walk: Walk) -> None:
    """Every rule that the scenario is said to show has to be cited."""
    for index, rule in enumerate(walk.scenario.shows):
        if rule not in walk.cited:
            others = walk.cited - set(walk.scenario.shows)
            cited = ", ".join(sorted(others, key=lambda one: (-_shared(one, rule), one))) or "-"
            actual = Words(
                f"{rule}, which nothing cites on the way", f"{rule}, по пути его ничто не называет"
            )
            instead = Words(f"what is cited instead: {cited}", f"вместо него названы: {cited}")
            walk.defect(("shows", index), actual, instead)


def _shared(one: str, other: str) -> int:
    """How many parts two ids of rules have in common, from the front."""
    pairs = zip(one.split("."), other.split("."), strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _stretches(walk: Walk) -> list[Stretch]:
    """The told line piece by piece, with the true answers of its predictions."""
    stretches = []
    answers: tuple[str | None, ...] = (*walk.history.answers(), None)
    spoken: tuple[Words, ...] = ()
    for number, drafts in enumerate(walk.drafts):
        tellings = []
        for draft in drafts:
            # What was said last holds on until something else is said.
            spoken = tuple(draft.say) or spoken
            predictions = [_prediction(walk, number, draft.node, *each) for each in draft.predictions]
            known = tuple(prediction for prediction in predictions if prediction is not None)
            tellings.append(Telling(draft.after, spoken, known))
        stretches.append(Stretch(tuple(tellings), answers[number]))
    return stretches


def _prediction(walk: Walk, number: int, first: int, path: At, spec: PredictSpec) -> Prediction | None:
    node = _due(walk, number, first, path, spec)
    if node is None:
        return None
    facts = walk.game.facts(node.state)
    if spec.fact not in facts:
        walk.defect((*path, "fact"), *no_fact(spec.fact, facts), node)
        return None
    truth = facts[spec.fact]
    choices: tuple[Scalar, ...] = spec.choices
    if not choices:
        seen = tuple(walk.game.facts(each.state).get(spec.fact) for each in walk.history.nodes)
        choices = choices_for(truth, seen, spec.ask.en)
    listed = ", ".join(plain(choice) for choice in choices) or "-"
    if len(choices) < 2 or not any(same(choice, truth) for choice in choices):
        allowed = Words(
            f"at least two choices, among them the true answer {plain(truth)}",
            f"хотя бы два варианта, среди них верный ответ {plain(truth)}",
        )
        walk.defect((*path, "choices"), listed, allowed, node)
    elif len({(type(choice), choice) for choice in choices}) < len(choices):
        walk.defect((*path, "choices"), listed, Words("every choice once", "каждый вариант один раз"))
    return Prediction(spec.ask, spec.fact, spec.at, choices, truth)


def _due(walk: Walk, number: int, first: int, path: At, spec: PredictSpec) -> Node[Any] | None:
    """The position in which a prediction of a stretch falls due that is asked for in position `first`."""
    nodes = walk.history.nodes
    stop = due_node(nodes, walk.starts, number, first, spec.at)
    if stop is not None:
        return stop
    if spec.at == "next":
        walk.defect((*path, "at"), Words("next, but no answer follows", "next, но ответов больше нет"), "end")
        return None
    kinds = ", ".join(dict.fromkeys(event.kind for node in nodes[first + 1 :] for event in node.events))
    wrong = Words(f"«{spec.at}», which does not happen later", f"«{spec.at}» потом не происходит")
    walk.defect((*path, "at"), wrong, Words(f"end, next, {kinds}", f"end, next, {kinds}"))
    return None


def _goal(walk: Walk, *, prove: bool) -> tuple[Goal | None, Solution | None]:
    """The goal and, to `prove` it, its shortest solution; the told line has to reach it too."""
    scenario, path = walk.scenario, ("goal", "reach")
    spec = scenario.goal
    if spec is None:
        return None, None
    facts = walk.game.facts(walk.history.nodes[-1].state)
    for name, value in spec.reach.items():
        if name not in facts:
            walk.defect((*path, name), *no_fact(name, facts), walk.history.nodes[-1])
        elif not same(value, facts[name]):
            actual = Words(
                f"{plain(value)}, which the steps do not reach", f"{plain(value)}, шаги к этому не ведут"
            )
            walk.defect((*path, name), actual, plain(facts[name]), walk.history.nodes[-1])
    rolls = tuple(walk.rolls)
    if walk.history.node.question is not None:
        actual = Words("a goal, while the last question is still open", "цель, а последний вопрос ещё открыт")
        allowed = Words(
            "steps to the end of play, from a position in which little is still to happen",
            "шаги до конца игры, от позиции, в которой осталось немного",
        )
        walk.defect(path, actual, allowed)
    if not prove or walk.history.node.question is not None:
        return Goal(walk.game, scenario.you, dict(spec.reach), spec.within, rolls), None
    try:
        goal, solution = _proved(
            scenario.game, scenario.you, _reach(spec), spec.within, rolls, scenario.start
        )
    except TooLarge:
        actual = Words("too many positions to prove it", "слишком много позиций для доказательства")
        walk.defect(("goal",), actual, Words("a smaller puzzle", "головоломка поменьше"))
        return Goal(walk.game, scenario.you, dict(spec.reach), spec.within, rolls), None
    if solution is None:
        actual = Words(f"a goal out of reach ({spec.within})", f"недостижимая цель ({spec.within})")
        allowed = Words("a goal that can be reached so", "цель, которой так можно достичь")
        walk.defect(path, actual, allowed)
    return goal, solution


def _reach(spec: GoalSpec) -> tuple[tuple[str, str, Plain], ...]:
    """The facts of a goal with their types: yes and 1 are equal, but not the same."""
    return tuple((name, type(value).__name__, value) for name, value in spec.reach.items())


@lru_cache(maxsize=2)
def _proved(
    game: str,
    you: str,
    reach: tuple[tuple[str, str, Plain], ...],
    within: Within,
    rolls: tuple[str, ...],
    start: State[Any],
) -> tuple[Goal, Solution | None]:
    """A goal with its shortest solution; who writes a lesson has the same one proved again and again."""
    goal = Goal(game_named(game), you, {name: value for name, _, value in reach}, within, rolls)
    return goal, goal.solve(start)
