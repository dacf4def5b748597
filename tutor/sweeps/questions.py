"""The questions that can be swept: plain functions of a case, a seed and particulars, with their columns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fnmatch import fnmatchcase
from fractions import Fraction
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from tutor.analysis.condition_terms import Terms
from tutor.analysis.conditions import read_condition
from tutor.analysis.distributions import Law, Mean, Policy
from tutor.analysis.legality import verdicts
from tutor.analysis.objectives import Fact, Happened, Measure, MeasureError, events_of
from tutor.analysis.opponents import OPPONENTS, Luck
from tutor.analysis.outcomes import Outcomes, untils
from tutor.engine.event import Scalar
from tutor.rules.words import Words
from tutor.scenario.case import Case, Opened
from tutor.scenario.other_readings import which_matter
from tutor.sweeps.items import Args
from tutor.sweeps.playing import Played, opened, play_on, players_of, reached

Values: TypeAlias = dict[str, Scalar]
"""What an answer says, by column."""

Kind = Literal["whole", "yes", "text", "fraction"]

WHOLE: Final = 2**63
"""Greater whole numbers are written as texts: tables hold none."""


class Column(NamedTuple):
    """A column of a table: whole numbers, yes or no, texts, or fractions (text, with a decimal beside)."""

    name: str
    kind: Kind


class Question(NamedTuple):
    """Something that can be asked of every item.

    `ask` raises DefectiveFile, Unfit and MeasureError for what cannot be asked of an item. `columns` are
    those that every answer has; with `facts` there are more, named by the facts that are asked for. `says`
    tells what it is.
    """

    ask: Callable[[Case, int | None, Args], Values]
    columns: tuple[Column, ...]
    says: Words
    facts: bool = False


def facts(case: Case, seed: int | None, args: Args) -> Values:
    """Named facts of the position; with a seed and without `args.after`, of the end of random play."""
    if seed is not None and args.after is None:
        position, played = _played(case, seed, args)
        return picked(position.game.facts(played.state), args.facts or ("*",))
    position = opened(reached(case, seed, args))
    return picked(position.game.facts(position.state), args.facts or ("*",))


def play(case: Case, seed: int | None, args: Args) -> Values:
    """A whole game from the position: who wins, how long it takes, and facts of its end."""
    start, played = _played(case, seed, args)
    known = start.game.facts(played.state)
    ended: Values = {
        "finished": played.over,
        "decisions": played.decisions,
        "answers": len(played.keys),
        "winners": known.get("winners"),
    }
    return ended | picked(known, args.facts)


def _played(case: Case, seed: int | None, args: Args) -> tuple[Opened, Played]:
    start, players = opened(reached(case, seed, args)), players_of(args)
    check_seats(start, players)
    luck = Luck(0 if seed is None else seed, "on")
    return start, play_on(start.game, start.state, luck, players=players, other=OPPONENTS[args.by])


def legal(case: Case, seed: int | None, args: Args) -> Values:
    """How many moves may be made in the position, how many are refused, and by how many rules."""
    position = opened(reached(case, seed, args))
    question = position.history.node.question
    moves = verdicts(position.game, position.state)
    refused = [move for move in moves if not move.allowed]
    return {
        "asked": None if question is None else question.kind,
        "seat": None if question is None else question.seat,
        "legal": len(moves) - len(refused),
        "refused": len(refused),
        "rules": len({reason.rule for move in refused for reason in move.reasons}),
    }


def readings(case: Case, seed: int | None, args: Args) -> Values:
    """Whether another reading of any ruling changes anything up to the position or in its moves."""
    there = reached(case, seed, args)
    opened(there)
    search = which_matter(there)
    tried = search.left
    matters = search.run().matters
    return {
        "changes": bool(matters),
        "rulings_that_matter": len({one.ruling for one in matters}),
        "tried": tried,
        "which": " ".join(f"{one.ruling}={one.reading}:{one.parted.what}" for one in matters),
    }


def law(case: Case, seed: int | None, args: Args) -> Values:
    """How likely each value of a fact, a condition or an event is at the end of what can still happen."""
    position = opened(reached(case, seed, args))
    measure = measure_of(args, Terms.of(position.game, position.state))
    if args.until not in untils(position.game):
        raise MeasureError(Words(args.until, args.until), _listed(untils(position.game)))
    check_seats(position, dict(args.seats))
    outcomes = Outcomes(position.game, position.state, args.until, events=events_of(measure))
    outcomes.run(args.positions)
    outcomes.require(measure)
    policies: dict[str, Policy] = {seat: POLICIES[how] for seat, how in args.seats}
    distribution, count = outcomes.law(measure, policies), outcomes.count()
    mean = _mean(outcomes, measure, distribution, policies)
    return {
        "least": _text(mean.least),
        "most": _text(mean.most),
        "law": law_text(distribution),
        "unexplored": str(distribution.unexplored),
        "complete": count.complete,
        "lines": None if count.lines is None else whole(count.lines),
        "ends": count.finals,
    }


def measure_of(args: Args, terms: Terms) -> Measure:
    """What a law is of. Raises MeasureError for what the game does not know."""
    if args.where:
        return read_condition(args.where, terms)
    if args.event:
        terms.check_event(args.event)
        return Happened(args.event)
    terms.type_of(args.facts[0])
    return Fact(args.facts[0])


def law_text(law: Law) -> str:
    """A law in one line: "0: 1/6; 1: 5/6", with the least and the greatest chance where they differ."""
    return "; ".join(
        f"{_value(share.value)}: {share.least}" + ("" if share.least == share.most else f"..{share.most}")
        for share in law.shares
    )


def picked(facts: Mapping[str, Scalar], patterns: tuple[str, ...]) -> Values:
    """The facts that are asked for by name or pattern, in the order of the patterns."""
    names = [name for pattern in patterns for name in facts if fnmatchcase(name, pattern)]
    return {name: facts[name] for name in names}


def whole(number: int) -> int | str:
    """A whole number, as a text where it is too great for a table."""
    return number if abs(number) < WHOLE else str(number)


def _mean(outcomes: Outcomes[Any], measure: Measure, law: Law, policies: Mapping[str, Policy]) -> Mean:
    """What is to be expected; nobody knows of a fact that is no number."""
    if all(isinstance(share.value, int) for share in law.shares):
        return outcomes.mean(measure, policies)
    return Mean(None, None)


def check_seats(position: Opened, named: Iterable[str]) -> None:
    """Raises MeasureError where a seat is named that the game does not have."""
    seats = position.game.seats(position.state.table)
    for seat in named:
        if seat not in seats:
            raise MeasureError(Words(seat, seat), _listed(seats))


def _listed(names: tuple[str, ...]) -> Words:
    return Words(", ".join(names), ", ".join(names))


def _text(number: Fraction | None) -> str | None:
    return None if number is None else str(number)


def _value(value: Scalar) -> str:
    if value is None or isinstance(value, bool):
        return {None: "-", False: "no", True: "yes"}[value]
    return str(value)


POLICIES: Final[Mapping[str, Policy]] = {
    "free": "free",
    "adversarial": "adversarial",
    "cooperative": "cooperative",
}
"""How a seat may answer where a law is asked for."""

QUESTIONS: Final[Mapping[str, Question]] = {
    "facts": Question(
        facts,
        (),
        Words("facts of the position, or of the end of random play", "факты позиции или конца партии"),
        facts=True,
    ),
    "law": Question(
        law,
        (
            Column("least", "fraction"),
            Column("most", "fraction"),
            Column("law", "text"),
            Column("unexplored", "fraction"),
            Column("complete", "yes"),
            Column("lines", "whole"),
            Column("ends", "whole"),
        ),
        Words("the exact law of a fact, a condition or an event", "точный закон факта, условия или события"),
    ),
    "legal": Question(
        legal,
        (
            Column("asked", "text"),
            Column("seat", "text"),
            Column("legal", "whole"),
            Column("refused", "whole"),
            Column("rules", "whole"),
        ),
        Words("how many moves are allowed and refused", "сколько ходов можно сделать и сколько нельзя"),
    ),
    "play": Question(
        play,
        (
            Column("finished", "yes"),
            Column("decisions", "whole"),
            Column("answers", "whole"),
            Column("winners", "text"),
        ),
        Words("whole games: who wins, how long they take", "партии целиком: кто победил, сколько решений"),
        facts=True,
    ),
    "readings": Question(
        readings,
        (
            Column("changes", "yes"),
            Column("rulings_that_matter", "whole"),
            Column("tried", "whole"),
            Column("which", "text"),
        ),
        Words("whether another reading changes anything", "меняет ли что-нибудь другое прочтение"),
    ),
}
"""Every question by its name."""
