"""`tutor sweep`: one question over many positions, seeds of chance and readings of the rules."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal, NoReturn

import typer

from tutor.cli.output import JsonOption, LangOption, Language, fail, print_json, progress, screen
from tutor.rules.defects import complaint
from tutor.rules.words import Words
from tutor.sweeps import (
    QUESTIONS,
    Args,
    Done,
    JournalError,
    OutputError,
    Plan,
    PlanError,
    SweepError,
    Wanted,
    check_output,
    plan_of,
    write_table,
)
from tutor.sweeps import sweep as run
from tutor.sweeps.backends import Backend, Cluster, Here, Processes
from tutor.sweeps.items import POSITIONS

STOPPED = 130
"""The exit code after Ctrl-C, as shells have it."""

HELP = """\
Ask one question of many positions, and write a table with a row for each.

\b
Questions:
  facts     facts of the position, or of the end of random play
  law       the exact law of a fact, a condition or an event
  legal     how many moves are allowed and refused
  play      whole games: who wins, how long they take
  readings  whether another reading of any ruling changes anything

\b
Examples:
  tutor sweep legal scenarios --out legal.csv
  tutor sweep readings scenarios/seasons --out matter.parquet
  tutor sweep law cases --where "anna.wounds >= 1" --until turn --out w.csv
  tutor sweep play --opening seasons/archmage-2 --seeds 1-1000 --out g.csv
  tutor sweep facts cases --all-readings pen.ruling.zero-task --out f.csv
  tutor sweep legal --opening resarcana/draft-2 --seeds 1-9 --after 20 --out m.csv

\b
More of them:
  --opening penumbra/whole-2 --seat anna=greedy    who plays whom
  --fact "*.points" --fact winners                 facts in columns
  --scheduler tcp://10.0.0.5:8786                  on a Dask cluster

Results are kept in a journal beside the table as they come: the same command goes on after Ctrl-C or a crash.

They are the same with any number of workers, and on a cluster.
"""


def sweep(
    question: Annotated[str, typer.Argument(metavar="QUESTION", help=", ".join(QUESTIONS))],
    out: Annotated[Path, typer.Option(help="The table: a name that ends with .parquet, .csv or .jsonl.")],
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE...", help="Scenario files or folders.")
    ] = None,
    opening: Annotated[
        list[str] | None, typer.Option(help="A whole game, GAME/ID; may be given several times.")
    ] = None,
    switch: Annotated[list[str] | None, typer.Option(help="An optional rule of the openings.")] = None,
    seeds: Annotated[str, typer.Option(help='Seeds of chance: "1-1000", "1,3,8-9".')] = "",
    answers: Annotated[
        int | None,
        typer.Option(min=0, help="Only so many answers of the told line; 0 asks about the beginning."),
    ] = None,
    after: Annotated[
        int | None,
        typer.Option(min=0, help="Ask about the position so many random answers of seats later."),
    ] = None,
    reading: Annotated[
        list[str] | None, typer.Option(help="A reading in force throughout: RULING=READING.")
    ] = None,
    all_readings: Annotated[
        list[str] | None, typer.Option("--all-readings", help="Take every reading of this ruling.")
    ] = None,
    each_reading: Annotated[
        bool,
        typer.Option("--each-reading", help="Take each reading that is not the default, one at a time."),
    ] = False,
    fact: Annotated[
        list[str] | None, typer.Option(help='Facts by name or pattern: "anna.wounds", "*.points".')
    ] = None,
    where: Annotated[str, typer.Option(help='For law, a condition: "anna.wounds >= 1".')] = "",
    event: Annotated[str, typer.Option(help="For law, a kind of event on the way.")] = "",
    until: Annotated[
        str, typer.Option(help="For law, look up to the end of: effect, end, or a period such as turn.")
    ] = "effect",
    seat: Annotated[
        list[str] | None,
        typer.Option(help="SEAT=free|adversarial|cooperative for law, SEAT=random|greedy for play."),
    ] = None,
    by: Annotated[Literal["random", "greedy"], typer.Option(help="Who plays all other seats.")] = "random",
    positions: Annotated[
        int, typer.Option(min=1, help="For law, look at so many positions at most.")
    ] = POSITIONS,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes; without it, one for each core. 1 is this one.")
    ] = None,
    scheduler: Annotated[str, typer.Option(help="The address of a Dask scheduler to work on instead.")] = "",
    restart: Annotated[
        bool, typer.Option("--restart", help="Throw away the journal and the table, and begin anew.")
    ] = False,
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Ask one question of many positions, and write a table with a row for each."""
    seats = _seats(seat or [], language)
    args = Args(tuple(fact or ()), where, event, until, answers, after, seats, by, positions)
    wanted = Wanted(
        question, tuple(files or ()), tuple(opening or ()), tuple(switch or ()), seeds,
        tuple(reading or ()), tuple(all_readings or ()), each_reading, args,
    )  # fmt: skip
    try:
        check_output(out)
        plan = plan_of(wanted)
        journal = _journal(out, restart, language)
        done = _run(plan, journal, _backend(workers, scheduler, as_json), language, as_json)
        write_table(done, out, language.lang)
    except PlanError as wrong:
        _wrong(wrong, language)
    except (OutputError, SweepError) as error:
        fail(error.why.of(language.lang))
    except JournalError as error:
        fail(f"{error.path}: {error.why.of(language.lang)}; {_ANEW.of(language.lang)}")
    except OSError as error:
        fail(f"{error.filename or out}: {error.strerror}")
    _tell(done, out, journal, as_json, language)


def _seats(given: list[str], language: Language) -> tuple[tuple[str, str], ...]:
    pairs = [one.partition("=") for one in given]
    for seat, sign, how in pairs:
        if not (seat and sign and how):
            form = Words("SEAT=HOW, such as anna=greedy", "МЕСТО=КАК, например anna=greedy")
            _wrong(PlanError("--seat", seat + sign + how, form), language)
    return tuple((seat, how) for seat, _, how in pairs)


def _journal(out: Path, restart: bool, language: Language) -> Path:
    """The journal beside a table; a table without one is somebody's, and stays."""
    journal = out.with_name(f"{out.name}.journal")
    if restart:
        for path in (journal, out):
            with suppress(FileNotFoundError):
                path.unlink()
    elif out.exists() and not journal.exists():
        fail(f"--out: {out}: {_EXISTS.of(language.lang)}")
    return journal


def _backend(workers: int | None, scheduler: str, quiet: bool) -> Backend:
    if scheduler:
        cluster = Cluster(scheduler)
        if not quiet:
            screen().print(f"Dask: {cluster.dashboard}", markup=False)
        return cluster
    count = workers or os.cpu_count() or 1
    return Here() if count == 1 else Processes(count)


def _run(plan: Plan, journal: Path, backend: Backend, language: Language, quiet: bool) -> Done:
    total, reached = len(plan.items), 0
    with progress(plan.question, total, quiet) as bar:

        def report(done: int) -> None:
            nonlocal reached
            reached = done
            bar.update(bar.task_ids[0], completed=done)

        try:
            return run(plan, journal, backend, report)
        except KeyboardInterrupt:
            bar.stop()
            text = Words(
                f"Stopped: {reached} of {total} done. The same command goes on from there.",
                f"Остановлено: готово {reached} из {total}. Та же команда продолжит отсюда.",
            )
            screen().print(text.of(language.lang))
            raise typer.Exit(STOPPED) from None


def _tell(done: Done, out: Path, journal: Path, as_json: bool, language: Language) -> None:
    if as_json:
        counts: dict[str, int] = {}
        for row in done.rows:
            counts[row.status] = counts.get(row.status, 0) + 1
        data: dict[str, Any] = {"out": str(out), "journal": str(journal), "rows": len(done.rows)}
        print_json(data | {"before": done.before, "status": counts})
        return
    text = Words(
        f"{out}: rows: {len(done.rows)}, without an answer: {done.failed}; kept from before: {done.before}",
        f"{out}: строк: {len(done.rows)}, без ответа: {done.failed}; сохранено раньше: {done.before}",
    )
    screen().print(text.of(language.lang), markup=False)
    for name in _never(done):
        never = Words(f"no row has the fact {name}", f"ни в одной строке нет факта {name}")
        screen().print(never.of(language.lang), markup=False)


def _never(done: Done) -> list[str]:
    """Facts that were asked for by name and are nowhere: mostly slips."""
    if not QUESTIONS[done.plan.question].facts:
        return []
    known = {name for row in done.rows for name in row.values}
    return [name for name in done.plan.args.facts if name not in known and not set(name) & set("*?[")]


def _wrong(error: PlanError, language: Language) -> NoReturn:
    fail(f"{error.field}: {complaint(error.actual, error.allowed).of(language.lang)}")


_ANEW = Words(
    "name another --out, or begin anew with --restart",
    "укажите другое имя в --out или начните заново: --restart",
)
_EXISTS = Words(
    "is there already and has no journal; allowed: another name, or --restart to replace it",
    "уже есть, а журнала к нему нет; допустимо: другое имя или --restart, чтобы заменить",
)
