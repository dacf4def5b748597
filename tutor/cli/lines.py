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

SHOWN = 10
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
    limit: Annotated[int, typer.Option(min=0, help="Print so many lines at most.")] = SHOWN,
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
    kinds = events_of(*_asked(measures, policies))
    found: Outcomes[Any] = Outcomes(script.game, state, until, events=kinds, merge=merge)
    _explore(found, positions or _enough(found, measures, policies), language, quiet=as_json)
    try:
        found.require(*_asked(measures, policies))
    except MeasureError as error:
        _wrong("--fact" if fact and not where else "--where", error, language)
    try:
        if as_json:
            print_json({"step": step} | _plain(found, measures, policies, limit))
        else:
            _tell(
                found,
                measures,
                policies,
                limit,
                speaker_at(script.game.id, language.lang, state, script.scenario.names),
            )
    except MeasureError as error:
        _wrong("--fact", error, language)


# ---- what is asked


def _measures(fact: str, where: str, event: str, terms: Terms, language: Language) -> tuple[Measure, ...]:
    found: list[Measure] = []
    if fact:
        try:
            terms.type_of(fact)
        except MeasureError as error:
            _wrong("--fact", error, language)
        found.append(Fact(fact))
    if where:
        try:
            found.append(read_condition(where, terms))
        except MeasureError as error:
            _wrong("--where", error, language)
    if event:
        try:
            terms.check_event(event)
        except MeasureError as error:
            _wrong("--event", error, language)
        found.append(Happened(event))
    return tuple(found)


def _policies(said: list[str], seats: tuple[str, ...], terms: Terms, language: Language) -> Policies:
    found: dict[str, Policy] = {}
    for one in said:
        seat, _, how = one.partition("=")
        if seat not in seats:
            one_of("--seat", one, tuple(f"{each}=…" for each in seats), language)
        if how in PLAIN:
            found[seat] = PLAIN[how]
        elif how.startswith("best:") and len(how) > len("best:"):
            try:
                found[seat] = Best(read_measure(how.removeprefix("best:"), terms))
            except MeasureError as error:
                _wrong("--seat", error, language)
        else:
            one_of("--seat", one, tuple(f"{seat}={each}" for each in POLICIES), language)
    return found


def _asked(measures: tuple[Measure, ...], policies: Policies) -> tuple[Measure, ...]:
    return (*measures, *(one.measure for one in policies.values() if isinstance(one, Best)))


def _wrong(field: str, error: MeasureError, language: Language) -> NoReturn:
    said = f"{field}: {complaint(error.found, error.allowed).of(language.lang)}"
    fail(f"{said}\n{error.marked()}" if isinstance(error, ConditionError) else said)


# ---- searching


def _enough(found: Outcomes[Any], measures: tuple[Measure, ...], policies: Policies) -> int:
    """How many positions are looked at if nobody says: few where all that is asked is known without them."""
    if found.game.id != PENUMBRA.id or not measures:
        return POSITIONS
    direct = (threat_law(found.start, one, policies, found.until) for one in measures)
    return POSITIONS if any(law is None for law in direct) else FEW


def _explore(found: Outcomes[Any], positions: int, language: Language, *, quiet: bool) -> None:
    """Looks at positions until all are, or no more are allowed, or somebody presses Ctrl-C."""
    label = Words("positions", "положения").of(language.lang)
    with stoppable() as pressed, progress(label, positions, quiet) as bar:
        task = bar.tasks[0].id
        while not pressed and found.progress.looked < positions:
            more = found.run(min(AT_ONCE, positions - found.progress.looked))
            at = found.progress
            bar.update(task, completed=at.looked, total=min(positions, at.looked + at.waiting))
            if not more:
                break
    if pressed:
        note(stopped(found.progress.looked, language.lang))


# ---- telling


def _tell(
    found: Outcomes[Any], measures: tuple[Measure, ...], policies: Policies, limit: int, speaks: Speaker
) -> None:
    seats = tuple(found.game.seats(found.ways.spots[0].state.table))
    told = list(outcomes.summary(found.count(), found.progress, found.until, speaks, merged=found.merged))
    lit: set[int] = set()
    if measures:
        told += ["", outcomes.policies_said(policies, seats, speaks)]
    for measure in measures:
        law, happened = law_of(found, measure, policies), outcomes.happened_said(measure, found.ways, speaks)
        told += ["", outcomes.law_text(law, measure, speaks, happened)]
        if isinstance(measure, Fact):
            told += _mean(found, measure, policies, speaks)
        else:
            lines_ = found.lines_to(measure, limit, policies)
            told += outcomes.lines_said(lines_, found.ways, speaks)
            lit |= {line.end for line in lines_}
    weighed = found.weighing(policies, measures[0]).weighed if measures and policies else None
    nodes = outcome_tree.nodes(found.ways, outcome_tree.folded(found.ways))
    marked = outcome_tree.lit(found.ways, lit)
    tree = outcome_tree.Tree(found.ways, nodes, speaks, marked, None if weighed is None else visits(weighed))
    for line in (*told, "", *outcome_tree.text(tree)):
        screen().print(line, markup=False)


def _mean(found: Outcomes[Any], fact: Fact, policies: Policies, speaks: Speaker) -> list[str]:
    ends = (spot for spot in found.ways.spots if spot.kind == "end")
    if not all(isinstance(found.value(fact, spot), int) for spot in ends):
        return []
    return [outcomes.mean_said(found.mean(fact, policies), speaks)]


def _plain(
    found: Outcomes[Any], measures: tuple[Measure, ...], policies: Policies, limit: int
) -> dict[str, Any]:
    """Everything as plain data, chances as fractions ("1/6"), with the positions as a graph of numbers."""
    laws = [
        {
            "measure": to_builtins(measure),
            "law": to_builtins(law_of(found, measure, policies), enc_hook=_number),
            "lines": _lines(found, measure, policies, limit),
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
        for spot in found.ways.spots
    ]
    count: dict[str, Any] = to_builtins(found.count())
    return {"until": found.until, "looked": found.progress.looked, **count, "laws": laws, "positions": spots}


def _lines(found: Outcomes[Any], measure: Measure, policies: Policies, limit: int) -> list[dict[str, Any]]:
    if isinstance(measure, Fact):
        return []
    return [
        {"answers": line.keys, "end": line.end, "chance": None if line.chance is None else str(line.chance)}
        for line in found.lines_to(measure, limit, policies)
    ]


def _number(value: Any) -> str:
    if not isinstance(value, Fraction):
        raise NotImplementedError(type(value).__name__)
    return str(value)
