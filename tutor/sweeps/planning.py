"""From what a person asks for to the items: files and openings, times seeds, times sets of readings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct

from tutor.analysis.condition_grammar import parse_condition
from tutor.analysis.condition_terms import Terms
from tutor.analysis.objectives import MeasureError
from tutor.analysis.opponents import OPPONENTS
from tutor.rules.catalogue import load
from tutor.rules.defects import DefectiveFile, complaint
from tutor.rules.words import Words
from tutor.scenario.case import begin
from tutor.scenario.games import NO_SCENARIOS, game_named, playable
from tutor.scenario.load import read_text
from tutor.sweeps.code import code_digest
from tutor.sweeps.items import Args, Item, Plan, Source
from tutor.sweeps.playing import opened
from tutor.sweeps.questions import POLICIES, QUESTIONS
from tutor.sweeps.work import case_from

Readings: TypeAlias = tuple[tuple[str, str], ...]

SUFFIXES: Final = (".yaml", ".yml")
_GAME: Final = re.compile(r"^game:[ \t]*[\"']?([a-z]+)", re.M)
_SEEDS: Final = re.compile(r"(\d{1,18})(?:-(\d{1,18}))?")


class PlanError(ValueError):
    """Something that cannot be swept: where it was given, what was found, and what is allowed instead."""

    def __init__(self, field: str, actual: str | Words, allowed: Words) -> None:
        self.field, self.allowed = field, allowed
        self.actual = actual if isinstance(actual, Words) else Words(actual, actual)
        super().__init__(f"{field}: {complaint(actual, allowed).en}")


class Wanted(Struct, frozen=True):
    """What a person asks for.

    `files` are scenario files or folders, `openings` whole games ("penumbra/whole-2") with `switches`,
    `sources` what was read already.
    `readings` are in force throughout ("id=reading"); of the rulings `every` each reading is taken, in every
    combination; with `each` so is every reading that is not the default, one at a time.
    """

    question: str
    files: tuple[Path, ...] = ()
    openings: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()
    seeds: str = ""
    readings: tuple[str, ...] = ()
    every: tuple[str, ...] = ()
    each: bool = False
    args: Args = Args()
    sources: tuple[Source, ...] = ()


def plan_of(wanted: Wanted) -> Plan:
    """The plan of a sweep. Raises PlanError for what cannot be asked."""
    check_args(wanted)
    sources = (*wanted.sources, *files_as_sources(wanted.files), *_openings(wanted))
    if not sources:
        raise PlanError("FILE...", Words("nothing", "ничего"), _SOURCES)
    if wanted.question in FACTUAL:
        _check_facts(wanted.args.facts, sources)
    seeds = seeds_of(wanted.seeds)
    sets = _sets(wanted, dict.fromkeys(source.game for source in sources))
    items = tuple(
        Item(number, seed, readings)
        for number, source in enumerate(sources)
        for readings in sets[source.game]
        for seed in seeds
    )
    named = tuple(dict.fromkeys(one.partition("=")[0] for one in (*wanted.readings, *wanted.every)))
    return Plan(wanted.question, wanted.args, sources, items, code_digest(), named)


# ---- sources


def files_as_sources(paths: Sequence[Path]) -> Iterator[Source]:
    """A source for each scenario file, also of those within folders; what cannot be read has its defects."""
    files = dict.fromkeys(file for path in paths for file in _within(path))
    for file in files:
        try:
            text = read_text(file)
        except DefectiveFile as bad:
            yield Source(str(file), "", wrong=bad.defects)
            continue
        named = _GAME.search(text)
        game = named[1] if named and named[1] in playable() else ""
        yield Source(str(file), game, text)


def _within(path: Path) -> tuple[Path, ...]:
    if not path.is_dir():
        return (path,)
    return tuple(
        sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.name not in NO_SCENARIOS)
    )


def _openings(wanted: Wanted) -> Iterator[Source]:
    for name in dict.fromkeys(wanted.openings):
        game, _, id = name.partition("/")
        if game not in playable():
            raise PlanError("--opening", name, _listed(f"{one}/…" for one in playable()))
        openings = {one.id: one for one in game_named(game).openings()}
        if id not in openings:
            raise PlanError("--opening", name, _listed(f"{game}/{one}" for one in openings))
        switches = tuple(one.id for one in openings[id].switches)
        for switch in wanted.switches:
            if switch not in switches:
                raise PlanError("--switch", switch, _listed(switches))
        yield Source(name, game, case=begin(game, id, *wanted.switches))


# ---- seeds


def seeds_of(text: str) -> tuple[int | None, ...]:
    """Seeds as people write them: "1-1000", "7", "1,3,8-9"; without any there is no chance to draw."""
    if not text.strip():
        return (None,)
    seeds: dict[int | None, None] = {}
    for part in text.split(","):
        bounds = _SEEDS.fullmatch(part.strip())
        if bounds is None:
            raise PlanError("--seeds", text, _SEEDS_FORM)
        first, last = int(bounds[1]), int(bounds[2] or bounds[1])
        if last < first or last - first >= MOST_SEEDS:
            raise PlanError("--seeds", text, _SEEDS_FORM)
        seeds |= dict.fromkeys(range(first, last + 1))
    return tuple(seeds)


MOST_SEEDS: Final = 10_000_000
"""A longer range of seeds is taken for a slip."""


# ---- readings


def _sets(wanted: Wanted, games: Iterable[str]) -> Mapping[str, tuple[Readings, ...]]:
    """The sets of readings by game; a ruling of one game changes nothing in another."""
    readings = {game: tuple(dict.fromkeys(_sets_of(wanted, game))) for game in games}
    for field, given in (("--reading", wanted.readings), ("--all-readings", wanted.every)):
        known = [ruling.id for game in readings if game for ruling in load(game).rulings]
        for one in given:
            if one.partition("=")[0] not in known:
                raise PlanError(field, one, _listed(known) if known else _NO_RULINGS)
    return readings


def _sets_of(wanted: Wanted, game: str) -> Iterator[Readings]:
    rulings = {one.id: one for one in load(game).rulings} if game else {}
    fixed: dict[str, str] = {}
    for given in wanted.readings:
        id, _, reading = given.partition("=")
        if id in rulings:
            readings = tuple(one.id for one in rulings[id].readings)
            if reading not in readings:
                raise PlanError("--reading", given, _listed(f"{id}={one}" for one in readings))
            fixed[id] = reading
    varied = [[(id, one.id) for one in rulings[id].readings] for id in wanted.every if id in rulings]
    for chosen in product(*varied):
        base = fixed | dict(chosen)
        yield tuple(base.items())
        if wanted.each:
            for ruling in rulings.values():
                if ruling.id not in base:
                    others = (one.id for one in ruling.readings if one.id != ruling.default)
                    yield from ((*base.items(), (ruling.id, other)) for other in others)


# ---- particulars


def check_args(wanted: Wanted) -> None:
    """Raises PlanError for particulars that do not belong together."""
    question, args = wanted.question, wanted.args
    if question not in QUESTIONS:
        raise PlanError("QUESTION", question, _listed(QUESTIONS))
    if args.after is not None and not wanted.seeds.strip():
        raise PlanError("--after", str(args.after), _WITH_SEEDS)
    if wanted.seeds.strip() and args.after is None and question not in PLAYED:
        raise PlanError("--seeds", wanted.seeds, _WITH_AFTER)
    if question == "law":
        _check_law(args)
    elif args.where or args.event:
        raise PlanError("--where" if args.where else "--event", args.where or args.event, _OF_LAW)
    if args.facts and question not in (*FACTUAL, "law"):
        raise PlanError("--fact", ", ".join(args.facts), _OF_FACTS)
    allowed = tuple(POLICIES) if question == "law" else tuple(OPPONENTS)
    for seat, how in args.seats:
        if how not in allowed:
            raise PlanError("--seat", f"{seat}={how}", _listed(f"{seat}={one}" for one in allowed))


PLAYED: Final = ("facts", "play")
"""Questions that play on by themselves where there is a seed."""

FACTUAL: Final = tuple(id for id, question in QUESTIONS.items() if question.facts)
"""Questions of which the answers hold facts that are asked for by name."""


def _check_law(args: Args) -> None:
    given = [*args.facts, *filter(None, (args.where, args.event))]
    if len(given) != 1:
        raise PlanError("--fact, --where, --event", Words(str(len(given)), str(len(given))), _ONE_MEASURE)
    if args.where:
        try:
            parse_condition(args.where)
        except MeasureError as bad:
            raise PlanError("--where", bad.actual, bad.allowed) from None


def _check_facts(patterns: Iterable[str], sources: Sequence[Source]) -> None:
    """Raises PlanError for a pattern that matches no fact that can be in any of the sources."""
    for pattern in patterns:
        wrong: MeasureError | None = None
        for terms in _terms(sources):
            try:
                terms.check_pattern(pattern)
            except MeasureError as error:
                wrong = wrong or error
            else:
                break
        else:
            if wrong is not None:
                raise PlanError("--fact", wrong.actual, wrong.allowed)


def _terms(sources: Sequence[Source]) -> Iterator[Terms]:
    """What the facts of each source can be; of what cannot be opened the row in the table tells why."""
    for source in sources:
        try:
            case = opened(case_from(source, 0))
        except Exception:
            continue
        yield Terms.of(case.game, case.state)


def _listed(names: Iterable[str]) -> Words:
    listed = ", ".join(names)
    return Words(listed, listed) if listed else Words("none", "ничего")


_SOURCES: Final = Words(
    "scenario files, folders that hold some, or --opening GAME/ID",
    "файлы сценариев, папки с ними или --opening ИГРА/ID",
)
_SEEDS_FORM: Final = Words(
    "numbers and ranges such as 1-1000 or 1,3,8-9", "числа и промежутки, например 1-1000 или 1,3,8-9"
)
_NO_RULINGS: Final = Words(
    "nothing: none of these files is of a known game",
    "ничего: среди файлов нет известных игр",
)
_WITH_SEEDS: Final = Words("only with --seeds", "только вместе с --seeds")
_WITH_AFTER: Final = Words(
    "only with --after for this question: chance changes nothing before that",
    "для этого вопроса только вместе с --after: до этого случай ничего не меняет",
)
_OF_LAW: Final = Words("only for the question law", "только для вопроса law")
_OF_FACTS: Final = Words(
    f"only for the questions {', '.join(FACTUAL)}, law", f"только для вопросов {', '.join(FACTUAL)}, law"
)
_ONE_MEASURE: Final = Words("exactly one of them for a law", "для закона ровно одно из них")
