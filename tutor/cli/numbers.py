"""`tutor coverage`, `tutor odds` and `tutor playouts`."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Annotated, Any, TypeAlias

import typer
from rich.table import Table

from tutor.analysis.playouts import Pick
from tutor.analysis.playouts import playouts as play_out
from tutor.cli.output import (
    JsonOption,
    LangOption,
    Language,
    fail,
    one_of,
    print_json,
    progress,
    screen,
)
from tutor.coverage import Coverage, coverages, plain
from tutor.engine.game import Game
from tutor.engine.state import State
from tutor.games.penumbra.analysis.threat_input import OddsError
from tutor.games.penumbra.analysis.threat_law import Law, threat_law
from tutor.rules.catalogue import PREFIXES, load
from tutor.rules.words import Words
from tutor.scenario import game_named, playable

Starts: TypeAlias = list[tuple[int, State[Any]]]
"""Positions to play from, each with the number of its players."""

EXACT = 2**50
"""Below this a number from 0 to 1 times the count is as good as an exact draw."""


def coverage(
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    missing: Annotated[
        bool, typer.Option("--missing", help="List the rules that are not enforced, asserted or taught.")
    ] = False,
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Print how many rules the engine enforces, the tests assert and the scenarios teach."""
    if game is not None and game not in PREFIXES:
        one_of("--game", game, tuple(PREFIXES), language)
    covered = coverages(*([game] if game else []), lang=language.lang)
    if as_json:
        print_json(plain(covered))
        return
    titles = Words("game|rules|exempt|enforced|asserted|taught", "игра|правила|без учёта|движок|тесты|уроки")
    table = Table(*titles.of(language.lang).split("|"))
    for name, each in covered.items():
        parts = [
            [id for id in ids if id not in each.exempt] for ids in (each.enforced, each.asserted, each.taught)
        ]
        shares = [f"{len(ids)} ({len(ids) * 100 // each.performable}%)" for ids in parts]
        title = load(name).title.of(language.lang)
        table.add_row(title, str(each.rules), str(len(each.exempt)), *shares)
    screen().print(table)
    if missing:
        for name, each in covered.items():
            _missing(name, each, language)


def _missing(game: str, covered: Coverage, language: Language) -> None:
    names = Words("not enforced|not asserted|not taught", "нет в движке|нет в тестах|нет в уроках")
    parts = (covered.enforced, covered.asserted, covered.taught)
    ids = [rule.id for rule in load(game).rules if rule.id not in covered.exempt]
    for name, known in zip(names.of(language.lang).split("|"), map(set, parts), strict=True):
        for id in ids:
            if id not in known:
                screen().print(f"{game}, {name}: {id}", markup=False)


def odds(
    pool: Annotated[str, typer.Option(help='Values of the dice in the pool, "1,1,3"; "" for none.')] = "",
    marks: Annotated[str, typer.Option(help="Threat values of the marks that are not wounded.")] = "",
    wounded: Annotated[str, typer.Option(help="Threat values of the wounded marks.")] = "",
    dice: Annotated[int, typer.Option(help="How many threat dice are rolled.")] = 1,
    ignore_pool: Annotated[
        bool, typer.Option("--ignore-pool", help="The pool is passed over (Vulnerability).")
    ] = False,
    mortal_already: Annotated[
        bool, typer.Option("--mortal-already", help="A mortal wound card was received in this turn.")
    ] = False,
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Print the exact odds of a threat roll of Penumbra: dice lost, marks wounded, mortal wound, misses."""
    given = {"--pool": pool, "--marks": marks, "--wounded": wounded}
    own, whole, hurt = (_values(name, text, language) for name, text in given.items())
    try:
        law = threat_law(own, whole, hurt, dice, ignore_pool=ignore_pool, mortal_already=mortal_already)
    except OddsError as error:
        fail("--" + error.message(language.lang))
    if as_json:
        print_json({"total": law.total, "outcomes": law.outcomes})
    else:
        _print_law(law, language)


def _values(name: str, text: str, language: Language) -> list[int]:
    parts = [part.strip() for part in text.split(",")] if text.strip() else []
    if not all(part.isascii() and part.isdigit() and len(part) < 10 for part in parts):
        wanted = Words("whole numbers from 1 to 6, with commas", "целые числа от 1 до 6 через запятую")
        one_of(name, text, (wanted.of(language.lang),), language)
    return [int(part) for part in parts]


def _print_law(law: Law, language: Language) -> None:
    titles = Words(
        "dice lost|wounds|mortal wound|misses|ways|chance", "кубики|раны|смертельное|промахи|бросков|шанс"
    )
    yes, no = Words("yes|no", "да|нет").of(language.lang).split("|")
    table = Table(*titles.of(language.lang).split("|"))
    for outcome in sorted(law.outcomes, key=lambda outcome: -outcome.ways):
        counts = (str(outcome.lost), str(outcome.wounds), yes if outcome.mortal else no, str(outcome.misses))
        table.add_row(*counts, str(outcome.ways), f"{outcome.ways / law.total:.2%}")
    screen().print(table)
    mortal = law.probability(mortal=True)
    text = Words(
        f"{law.total} rolls; mortal wound in {mortal} of them ({float(mortal):.2%}), on average "
        f"{float(law.mean('lost')):.2f} dice lost and {float(law.mean('wounds')):.2f} marks wounded",
        f"бросков: {law.total}; доля со смертельным ранением {mortal} ({float(mortal):.2%}), в среднем "
        f"теряется кубиков: {float(law.mean('lost')):.2f}, ранится меток: {float(law.mean('wounds')):.2f}",
    )
    screen().print(text.of(language.lang))


def playouts(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game, for example penumbra.")],
    opening: Annotated[
        list[str] | None,
        typer.Option(help="Games from this opening, for example whole-2; may be given several times."),
    ] = None,
    players: Annotated[int | None, typer.Option(min=1, help="Only games with that many players.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Play a game at random, always with its full list of legal options, and measure it.

    The unit is moves per second of tic-tac-toe in plain Python, played before and after; the ratio is
    decisions per second over that. Without --opening whole games are played from every opening of the game in
    turn, or, where it has none, from its sample positions.
    """
    if name not in playable():
        one_of("GAME", name, playable(), language)
    game = game_named(name)
    starts = _openings(game, opening or [], language) or _setups(game)
    counts = {people for people, _ in starts}
    if players is not None and players not in counts:
        one_of("--players", str(players), tuple(map(str, sorted(counts))), language)
    wanted = [state for people, state in starts if players in (None, people)]
    with progress(name, games, quiet=as_json) as bar:
        measured = play_out(
            game, wanted, games, picker(seed), picker(seed), perf_counter,
            lambda number: bar.update(bar.task_ids[0], completed=number),
        )  # fmt: skip
    if as_json:
        print_json(measured)
        return
    text = Words(
        f"{measured.finished} of {measured.games} games finished, {measured.decisions} decisions in "
        f"{measured.seconds:.2f} s; ratio {measured.ratio:.4f} to {measured.unit:,.0f} tic-tac-toe moves/s",
        f"доиграно игр: {measured.finished} из {measured.games}, решений: {measured.decisions} за "
        f"{measured.seconds:.2f} с; отношение {measured.ratio:.4f} к {measured.unit:,.0f} ходам "
        "крестиков-ноликов в секунду",
    )
    screen().print(text.of(language.lang))


def _setups(game: Game[Any]) -> Starts:
    return [(len(game.seats(state.table)), state) for state in game.setups()]


def _openings(game: Game[Any], ids: list[str], language: Language) -> Starts:
    known = {opening.id: opening for opening in game.openings()}
    for id in ids:
        if id not in known:
            one_of("--opening", id, tuple(known), language)
    return [(len(known[id].people), known[id].start()) for id in ids or known]


def picker(seed: int) -> Pick:
    """Numbers drawn from a seed."""
    source = Random(seed)
    return lambda count: int(source.random() * count) if count < EXACT else source.randrange(count)
