"""Sweeps in cells: one question over positions, seeds of chance, readings of the rules and random games."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from tutor.app.library import files_of
from tutor.notebook.language_setting import language
from tutor.notebook.sweep_results import SweepResult
from tutor.rules.defects import complaint
from tutor.rules.words import Lang
from tutor.scenario.case import Case
from tutor.scenario.games import game_named, playable
from tutor.scenario.load import read_text
from tutor.sweeps import QUESTIONS, Args, PlanError, Source, SweepError, Wanted, plan_of
from tutor.sweeps import sweep as run
from tutor.sweeps.backends import Here, Processes
from tutor.sweeps.items import POSITIONS, Player
from tutor.sweeps.planning import files_as_sources
from tutor.views.cell_errors import CellError, NoSuchName, for_cells, no_such
from tutor.views.words import wording
from tutor.workbench import Position

if TYPE_CHECKING:
    from tutor.notebook.stepper import Stepper

_OPTION: Final = re.compile(r"--([a-z-]+)")
_PARAMETERS: Final[Mapping[str, str]] = {
    "fact": "facts", "opening": "sources", "reading": "readings", "seat": "seats", "switch": "switches",
}  # fmt: skip
"""The parameters of `sweep` that are not named like the options of the command line."""


@for_cells
def sweep(
    question: str,
    *sources: str | Path | Case | Position | Stepper,
    seeds: str | int | Iterable[int] = "",
    facts: str | Iterable[str] = (),
    where: str = "",
    event: str = "",
    until: str = "effect",
    answers: int | None = None,
    after: int | None = None,
    readings: Iterable[str] = (),
    all_readings: Iterable[str] = (),
    each_reading: bool = False,
    switches: Iterable[str] = (),
    seats: Mapping[str, str] | None = None,
    by: Player = "random",
    positions: int = POSITIONS,
    workers: int = 1,
    lang: Lang | None = None,
) -> SweepResult:
    """Asks one question of many positions: over files, seeds of chance, readings, random games.

    >>> games = sweep("play", "seasons/apprentice-2", seeds="1-3", facts="anna.crystals")
    >>> len(games), len(games["anna.crystals"]), games["finished"]
    (3, 3, (True, True, True))
    >>> sweep("law", "penumbra/05-plains-of-agony", answers=0, where="anna.wounds >= 1")["least"]
    ('19/27',)

    `question` is "facts", "law", "legal", "play" or "readings". A source is a lesson, an opening of a whole
    game ("seasons/apprentice-2"), a file or a folder of yours, a position or a stepper. `seeds` is "1-100", a
    number or numbers. Nothing is written; `tutor sweep` on the command line keeps a journal and goes on
    after a crash. Raises CellError that names the parameter, what was found and what is allowed.
    """
    chosen = lang or language()
    if question not in QUESTIONS:
        raise no_such("question", question, QUESTIONS)
    if workers < 1:
        raise CellError(f"workers: found {workers}; allowed: 1 or more")
    seated = tuple((seats or {}).items())
    named = _texts(facts)
    args = Args(named, where, event, until, answers, after, seated, by, positions)
    openings, read = _sources(sources, chosen)
    wanted = Wanted(
        question, (), openings, _texts(switches), _seeds(seeds), _texts(readings), _texts(all_readings),
        each_reading, args, read,
    )  # fmt: skip
    try:
        plan = plan_of(wanted)
        done = run(plan, None, Here() if workers == 1 else Processes(workers))
    except PlanError as wrong:
        _refuse(wrong)
    except SweepError as wrong:
        raise CellError(wrong.why.of(chosen)) from wrong
    return SweepResult(done, chosen)


def _sources(
    given: Iterable[str | Path | Case | Position | Stepper], lang: Lang
) -> tuple[tuple[str, ...], tuple[Source, ...]]:
    """The openings that were named, and all other sources, read. Raises CellError for what is neither."""
    openings, read = list[str](), list[Source]()
    for one in given:
        if isinstance(one, str | Path):
            opening, sources = _named(one)
            openings += opening
            read += sources
        else:
            case = one if isinstance(one, Case) else getattr(getattr(one, "position", one), "case", None)
            if not isinstance(case, Case):
                allowed = "a lesson, an opening, a file, a folder, a position or a stepper"
                raise CellError(f"sources: found {type(one).__name__}; allowed: {allowed}")
            read.append(Source(wording(lang)("sweep-position", n=len(read) + 1), case.game, case=case))
    return tuple(openings), tuple(read)


def _named(name: str | Path) -> tuple[list[str], list[Source]]:
    """An opening by its name, or else the sources of a lesson, a file or a folder."""
    path, (game, _, id) = Path(name), str(name).partition("/")
    if path.exists():
        return [], list(files_as_sources([path]))
    if game not in playable():
        raise NoSuchName(
            f"sources: no file {str(name)!r}; lessons and openings are named as "
            "'penumbra/05-plains-of-agony' and 'seasons/apprentice-2'"
        )
    lessons = {file.stem: file for file in files_of(game)}
    if id in lessons:
        return [], [Source(str(name), game, read_text(lessons[id]))]
    openings = [one.id for one in game_named(game).openings()]
    if id not in openings:
        raise no_such("lesson or opening", str(name), [f"{game}/{one}" for one in (*openings, *lessons)])
    return [str(name)], []


def _texts(given: str | Iterable[str]) -> tuple[str, ...]:
    return (given,) if isinstance(given, str) else tuple(given)


def _seeds(given: str | int | Iterable[int]) -> str:
    """Seeds as the command line takes them."""
    if isinstance(given, range) and given.step == 1 and given:
        return f"{given[0]}-{given[-1]}"
    return str(given) if isinstance(given, str | int) else ",".join(map(str, given))


def _refuse(wrong: PlanError) -> NoReturn:
    """The error in the words of a cell: parameters for options, and the nearest of the names allowed."""
    field = {"FILE...": "sources"}.get(wrong.field, wrong.field)
    names = wrong.allowed.en.split(", ")
    if len(names) > 1 and not any(" " in name for name in names) and wrong.actual.en not in names:
        raise no_such(f"entry of {_parameters(field)}", wrong.actual.en, names) from wrong
    raise CellError(_parameters(f"{field}: {complaint(wrong.actual, wrong.allowed).en}")) from wrong


def _parameters(text: str) -> str:
    """A text about options of the command line as one about the parameters of `sweep`."""

    def parameter(option: re.Match[str]) -> str:
        return _PARAMETERS.get(option[1], option[1].replace("-", "_"))

    return _OPTION.sub(parameter, text)
