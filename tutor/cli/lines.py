"""`tutor lines`: everything that can happen from a position of a scenario of any game."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Annotated, Any, NoReturn

import typer
from msgspec import to_builtins

from tutor.analysis.condition_grammar import ConditionError
from tutor.analysis.condition_terms import Terms
from tutor.analysis.conditions import read_condition, read_measure
from tutor.analysis.distributions import Best, Policies, Policy
from tutor.analysis.objectives import Fact, Happened, Measure, MeasureError, events_of
from tutor.analysis.outcome_paths import visits
from tutor.analysis.outcomes import EFFECT, Outcomes, untils
from tutor.cli.output import (
    JsonOption,
    LangOption,
    Language,
    fail,
    note,
    one_of,
    print_json,
    progress,
    screen,
    stoppable,
    stopped,
)
from tutor.cli.position_option import StepOption, told_line
from tutor.cli.question_file import FileArgument, opened
from tutor.games.penumbra import GAME as PENUMBRA
from tutor.games.penumbra.analysis.threat_outcomes import law_of, threat_law
from tutor.rules.defects import complaint
from tutor.rules.words import Words
from tutor.trace.words import Speaker, speaker_at
from tutor.views.analysis import outcome_tree, outcomes

POSITIONS = 20_000
"""So many positions are looked at, unless more are asked for."""

FEW = 200
"""So many are looked at where what is asked can be worked out directly."""

LINES = 10
"""So many lines that reach a condition are printed, unless more are asked for."""

AT_ONCE = 5
"""So many positions are looked at between two looks at the keyboard."""

PLAIN: Mapping[str, Policy] = {"free": "free", "adversarial": "adversarial", "cooperative": "cooperative"}

POLICIES = (*PLAIN, "best:FACT", "best:CONDITION")


def lines(
    file: FileArgument,
    step: StepOption = 0,
    until: Annotated[
        str, typer.Option(help="Look up to the end of: effect, end, or a period of the game, such as turn.")
    ] = EFFECT,
    fact: Annotated[str, typer.Option(help='Tell how likely each value of a fact is: "anna.wounds".')] = "",
    where: Annotated[
        str,
        typer.Option(
            help="How likely a condition is, and which lines reach it: "
            '"anna.wounds >= 1 and not boris.must-rest". `tutor vocabulary GAME` lists its words.'
        ),
    ] = "",
    event: Annotated[str, typer.Option(help="The same of an event of that kind on the way.")] = "",
    seat: Annotated[
        list[str] | None,
        typer.Option(help='How a seat answers: "anna=cooperative", adversarial, free, best:anna.wounds.'),
    ] = None,
    positions: Annotated[
        int | None,
        typer.Option(min=1, help=f"Look at so many positions at most: {POSITIONS}, or {FEW} if they do."),
    ] = None,
    limit: Annotated[int, typer.Option(min=0, help="Print so many lines at most.")] = LINES,
    merge: Annotated[
        bool, typer.Option(help="Take equal positions as one, or walk every line on its own.")
    ] = True,
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Tell everything that can happen: how many lines there are, where they lead, and how likely that is."""
    script = opened(file, language)
    state = told_line(script, step, language).state
    if until not in untils(script.game):
        one_of("--until", until, untils(script.game), language)
    terms = Terms.of(script.game, state)
    measures = _measures(fact, where, event, terms, language)
    policies = _policies(seat or [], script.game.seats(state.table), terms, language)
    kinds = events_of(*_measures_of(measures, policies))
    exploration: Outcomes[Any] = Outcomes(script.game, state, until, events=kinds, merge=merge)
    _explore(exploration, positions or _enough(exploration, measures, policies), language, quiet=as_json)
    try:
        exploration.require(*_measures_of(measures, policies))
    except MeasureError as error:
        _wrong("--fact" if fact and not where else "--where", error, language)
    try:
        if as_json:
            print_json({"step": step} | _plain(exploration, measures, policies, limit))
        else:
            _tell(
                exploration,
                measures,
                policies,
                limit,
                speaker_at(script.game.id, language.lang, state, script.scenario.names),
            )
    except MeasureError as error:
        _wrong("--fact", error, language)


# ---- what is asked


def _measures(fact: str, where: str, event: str, terms: Terms, language: Language) -> tuple[Measure, ...]:
    measures: list[Measure] = []
    if fact:
        try:
            terms.type_of(fact)
        except MeasureError as error:
            _wrong("--fact", error, language)
        measures.append(Fact(fact))
    if where:
        try:
            measures.append(read_condition(where, terms))
        except MeasureError as error:
            _wrong("--where", error, language)
    if event:
        try:
            terms.check_event(event)
        except MeasureError as error:
            _wrong("--event", error, language)
        measures.append(Happened(event))
    return tuple(measures)


def _policies(options: list[str], seats: tuple[str, ...], terms: Terms, language: Language) -> Policies:
    policies: dict[str, Policy] = {}
    for one in options:
        seat, _, how = one.partition("=")
        if seat not in seats:
            one_of("--seat", one, tuple(f"{each}=…" for each in seats), language)
        if how in PLAIN:
            policies[seat] = PLAIN[how]
        elif how.startswith("best:") and len(how) > len("best:"):
            try:
                policies[seat] = Best(read_measure(how.removeprefix("best:"), terms))
            except MeasureError as error:
                _wrong("--seat", error, language)
        else:
            one_of("--seat", one, tuple(f"{seat}={each}" for each in POLICIES), language)
    return policies


def _measures_of(measures: tuple[Measure, ...], policies: Policies) -> tuple[Measure, ...]:
    return (*measures, *(one.measure for one in policies.values() if isinstance(one, Best)))


def _wrong(field: str, error: MeasureError, language: Language) -> NoReturn:
    message = f"{field}: {complaint(error.actual, error.allowed).of(language.lang)}"
    fail(f"{message}\n{error.marked()}" if isinstance(error, ConditionError) else message)


# ---- searching


def _enough(exploration: Outcomes[Any], measures: tuple[Measure, ...], policies: Policies) -> int:
    """How many positions are looked at if nobody says: few where all that is asked is known without them."""
    if exploration.game.id != PENUMBRA.id or not measures:
        return POSITIONS
    direct = (threat_law(exploration.start, one, policies, exploration.until) for one in measures)
    return POSITIONS if any(law is None for law in direct) else FEW


def _explore(exploration: Outcomes[Any], positions: int, language: Language, *, quiet: bool) -> None:
    """Looks at positions until all are, or no more are allowed, or somebody presses Ctrl-C."""
    label = Words("positions", "положения").of(language.lang)
    with stoppable() as pressed, progress(label, positions, quiet) as bar:
        task = bar.tasks[0].id
        while not pressed and exploration.progress.looked < positions:
            more = exploration.run(min(AT_ONCE, positions - exploration.progress.looked))
            at = exploration.progress
            bar.update(task, completed=at.looked, total=min(positions, at.looked + at.waiting))
            if not more:
                break
    if pressed:
        note(stopped(exploration.progress.looked, language.lang))


# ---- telling


def _tell(
    exploration: Outcomes[Any], measures: tuple[Measure, ...], policies: Policies, limit: int, speaks: Speaker
) -> None:
    seats = tuple(exploration.game.seats(exploration.ways.spots[0].state.table))
    report = list(
        outcomes.summary(
            exploration.count(), exploration.progress, exploration.until, speaks, merged=exploration.merged
        )
    )
    lit: set[int] = set()
    if measures:
        report += ["", outcomes.policies_said(policies, seats, speaks)]
    for measure in measures:
        law, happened = (
            law_of(exploration, measure, policies),
            outcomes.happened_said(measure, exploration.ways, speaks),
        )
        report += ["", outcomes.law_text(law, measure, speaks, happened)]
        if isinstance(measure, Fact):
            report += _mean(exploration, measure, policies, speaks)
        else:
            lines_ = exploration.lines_to(measure, limit, policies)
            report += outcomes.lines_said(lines_, exploration.ways, speaks)
            lit |= {line.end for line in lines_}
    valuation = exploration.weighing(policies, measures[0]).valuation if measures and policies else None
    nodes = outcome_tree.nodes(exploration.ways, outcome_tree.folded(exploration.ways))
    marked = outcome_tree.lit(exploration.ways, lit)
    tree = outcome_tree.Tree(
        exploration.ways, nodes, speaks, marked, None if valuation is None else visits(valuation)
    )
    for line in (*report, "", *outcome_tree.text(tree)):
        screen().print(line, markup=False)


def _mean(exploration: Outcomes[Any], fact: Fact, policies: Policies, speaks: Speaker) -> list[str]:
    ends = (spot for spot in exploration.ways.spots if spot.kind == "end")
    if not all(isinstance(exploration.value(fact, spot), int) for spot in ends):
        return []
    return [outcomes.mean_said(exploration.mean(fact, policies), speaks)]


def _plain(
    exploration: Outcomes[Any], measures: tuple[Measure, ...], policies: Policies, limit: int
) -> dict[str, Any]:
    """Everything as plain data, chances as fractions ("1/6"), with the positions as a graph of numbers."""
    laws = [
        {
            "measure": to_builtins(measure),
            "law": to_builtins(law_of(exploration, measure, policies), enc_hook=_number),
            "lines": _lines(exploration, measure, policies, limit),
        }
        for measure in measures
    ]
    spots = [
        {
            "number": spot.number,
            "kind": spot.kind,
            "seat": None if spot.question is None or not spot.ways else spot.question.seat,
            "asked": None if spot.question is None or not spot.ways else spot.question.kind,
            "answers": [{"key": way.key, "to": way.to} for way in spot.ways],
        }
        for spot in exploration.ways.spots
    ]
    count: dict[str, Any] = to_builtins(exploration.count())
    return {
        "until": exploration.until,
        "looked": exploration.progress.looked,
        **count,
        "laws": laws,
        "positions": spots,
    }


def _lines(
    exploration: Outcomes[Any], measure: Measure, policies: Policies, limit: int
) -> list[dict[str, Any]]:
    if isinstance(measure, Fact):
        return []
    return [
        {"answers": line.keys, "end": line.end, "chance": None if line.chance is None else str(line.chance)}
        for line in exploration.lines_to(measure, limit, policies)
    ]


def _number(value: Any) -> str:
    if not isinstance(value, Fraction):
        raise NotImplementedError(type(value).__name__)
    return str(value)
