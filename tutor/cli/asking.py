"""`tutor may`, `tutor when`, `tutor compare`: what is allowed, what would allow it, and other readings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
import typer

from tutor.analysis.counterfactuals import POSITIONS, Repair, Repairs, repairs
from tutor.analysis.legality import Verdict, nameable, verdicts
from tutor.analysis.move_matching import matching_moves, without_meaning
from tutor.analysis.readings import Compared
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
from tutor.cli.position_option import LastStepOption, node_with_text
from tutor.cli.question_file import FileArgument, opened
from tutor.engine.game import Game
from tutor.engine.state import State
from tutor.rules.catalogue import load
from tutor.rules.words import Words
from tutor.scenario.case import Case, case_of
from tutor.scenario.other_readings import compare_readings, which_matter
from tutor.trace.words import Speaker, speaker_at
from tutor.views.analysis.counterfactuals import repair_lines
from tutor.views.analysis.legality import verdict_lines
from tutor.views.analysis.readings import compared_lines, matter_line
from tutor.views.words import wording

AT_ONCE = 10
"""So many positions or readings are tried between two looks at the clock."""

SeatOption = Annotated[str, typer.Option(help="Only the moves of this seat.")]


def may(
    file: FileArgument,
    move: Annotated[
        list[str] | None, typer.Argument(metavar="[MOVE]...", help="A move by its key or by its words.")
    ] = None,
    step: LastStepOption = None,
    seat: SeatOption = "",
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Tell of every imaginable move whether it is allowed now, and all that stands against it."""
    script = opened(file, language)
    state = node_with_text(script, step, language)[0].state
    verdicts_ = _of_seat(script.game, state, seat, language, nameable if move else verdicts)
    if move:
        verdicts_ = _matches(script.game, verdicts_, " ".join(move), language)
    if as_json:
        print_json({"moves": [_plain(one) for one in verdicts_]})
        return
    speaks = speaker_at(script.game.id, language.lang, script.start, script.scenario.names)
    for line in [line for one in verdicts_ for line in verdict_lines(one, speaks)]:
        screen().print(line, markup=False)
    if not verdicts_:
        screen().print(wording(language.lang)("may-nothing"), markup=False)


def when(
    file: FileArgument,
    move: Annotated[list[str], typer.Argument(metavar="MOVE...", help="A move by its key or by its words.")],
    step: LastStepOption = None,
    seat: SeatOption = "",
    positions: Annotated[
        int, typer.Option(min=1, help="Play so many changed positions at most.")
    ] = POSITIONS,
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Find the nearest changes of the position with which a move is allowed that is refused now."""
    script = opened(file, language)
    node, answers = node_with_text(script, step, language)
    moves = _of_seat(script.game, node.state, seat, language, nameable)
    chosen = _matches(script.game, moves, " ".join(move), language)[0]
    speaks = speaker_at(script.game.id, language.lang, script.start, script.scenario.names)
    if chosen.allowed:
        _tell_allowed(chosen, speaks, as_json)
        return
    position = script.scenario.located.data.get("position")
    opening = None if position is None else msgspec.convert(position, script.game.position)
    search = repairs(script.game, node.state, chosen.key, opening, answers)
    if search is None:
        fail(_NOT_WRITTEN.of(language.lang))
    label = Words("changed positions", "изменённые позиции").of(language.lang)
    with stoppable() as pressed, progress(label, positions, quiet=as_json) as bar:
        while not pressed and not search.complete and search.tried < positions:
            search.run(min(AT_ONCE, positions - search.tried))
            bar.update(bar.task_ids[0], completed=search.tried)
    if pressed:
        note(stopped(search.tried, language.lang))
    _tell_repairs(search, chosen, speaks, as_json)


def compare(
    file: FileArgument,
    reading: Annotated[
        list[str] | None, typer.Option("--reading", help="A reading: the id of a ruling, =, its name.")
    ] = None,
    source: Annotated[str, typer.Option(help="All readings of one source, as far as they are known.")] = "",
    step: LastStepOption = None,
    as_json: JsonOption = False,
    language: LangOption = Language.EN,
) -> None:
    """Play the told line under other readings too; with none named, tell which rulings matter for it."""
    script = opened(file, language)
    case = case_of(script.scenario, node_with_text(script, step, language)[1])
    other = _readings(case.game, reading or [], source, language)
    speaks = speaker_at(case.game, language.lang, script.start, case.names)
    if not other:
        _tell_which(case, speaks, as_json)
        return
    comparison = compare_readings(case, other)[0]
    if as_json:
        print_json(_plain_compared(comparison))
        return
    words = wording(language.lang)
    title = load(case.game).readers[source].title.of(language.lang) if source else ""
    named = ", ".join(filter(None, (title, *(reading or []))))
    names = words("readings-file"), words("readings-of", what=named)
    for line in compared_lines(comparison, names, speaks):
        screen().print(line, markup=False)


def _of_seat(
    game: Game[Any],
    state: State[Any],
    seat: str,
    language: Language,
    moves: Callable[..., tuple[Verdict, ...]],
) -> tuple[Verdict, ...]:
    if seat and seat not in game.seats(state.table):
        one_of("--seat", seat, game.seats(state.table), language)
    return moves(game, state, *([seat] if seat else []))


def _matches(
    game: Game[Any], moves: tuple[Verdict, ...], text: str, language: Language
) -> tuple[Verdict, ...]:
    chosen = matching_moves(game.id, moves, text)
    if not chosen:
        one_of("MOVE", text, tuple(one.key for one in moves if one.listed), language)
    if lacking := ", ".join(without_meaning(game.id, moves, text)):
        note(
            Words(f"MOVE: no move has: {lacking}", f"MOVE: ни в одном ходе нет: {lacking}").of(language.lang)
        )
    return chosen


def _readings(game: str, given: list[str], source: str, language: Language) -> dict[str, str]:
    """The readings named, by ruling; ends the command where one of them does not exist."""
    catalogue, chosen = load(game), dict[str, str]()
    if source:
        if source not in catalogue.readers:
            one_of("--source", source, tuple(catalogue.readers), language)
        chosen = catalogue.readings_of(source)
    known = {ruling.id: tuple(each.id for each in ruling.readings) for ruling in catalogue.rulings}
    for one in given:
        ruling, _, name = one.partition("=")
        if ruling not in known:
            one_of("--reading", ruling, tuple(known), language)
        if name not in known[ruling]:
            one_of(f"--reading {ruling}", name, known[ruling], language)
        chosen[ruling] = name
    return chosen


def _tell_allowed(chosen: Verdict, speaks: Speaker, as_json: bool) -> None:
    if as_json:
        print_json({"move": _plain(chosen), "repairs": []})
        return
    for line in verdict_lines(chosen, speaks):
        screen().print(line, markup=False)


def _tell_repairs(search: Repairs, chosen: Verdict, speaks: Speaker, as_json: bool) -> None:
    if as_json:
        data = {
            "move": _plain(chosen),
            "repairs": [_plain_repair(one) for one in search.repairs],
            "tried": search.tried,
            "complete": search.complete,
            "left": search.left,
            "answers": search.answers,
        }
        print_json(data)
        return
    for line in (*verdict_lines(chosen, speaks), "", *repair_lines(search, speaks)):
        screen().print(line, markup=False)


def _tell_which(case: Case, speaks: Speaker, as_json: bool) -> None:
    search = which_matter(case)
    total = search.left
    label = Words("readings", "прочтения").of(speaks.lang)
    with stoppable() as pressed, progress(label, total, quiet=as_json) as bar:
        while not pressed and search.left:
            bar.update(bar.task_ids[0], completed=total - search.run(AT_ONCE).left)
    if pressed:
        note(stopped(total - search.left, speaks.lang))
    if as_json:
        print_json({"matter": search.matters})
        return
    words = wording(speaks.lang)
    lines = [matter_line(one, speaks) for one in search.matters] or [words("readings-none")]
    for line in lines:
        screen().print(line, markup=False)


def _plain(verdict: Verdict) -> dict[str, Any]:
    reasons = [{"rule": one.rule, "kind": one.kind, "facts": dict(one.facts)} for one in verdict.reasons]
    return {
        "key": verdict.key,
        "seat": verdict.seat,
        "kind": verdict.kind,
        "option": verdict.option.key,
        "rule": verdict.rule,
        "allowed": verdict.allowed,
        "reasons": reasons,
    }


def _plain_repair(repair: Repair) -> dict[str, Any]:
    steps = [
        {
            "kind": step.change.kind,
            "path": step.change.path,
            "before": step.change.before,
            "after": step.change.after,
            "facts": {one.name: [one.before, one.after] for one in step.facts},
            "removes": list(dict.fromkeys(reason.rule for reason in step.removes)),
        }
        for step in repair.steps
    ]
    return {"changes": steps, "position": repair.position}


def _plain_compared(comparison: Compared[Any]) -> dict[str, Any]:
    return {
        "parted": comparison.parted,
        "differs": {one.name: [one.before, one.after] for one in comparison.differs},
        "only": [[option.key for option in alone] for alone in comparison.alone],
        "answers": [comparison.first.given, comparison.second.given],
    }


_NOT_WRITTEN = Words(
    "This position cannot be written down, so nothing can be changed in it.",
    "Эту позицию нельзя записать, а значит, и изменить в ней что-либо.",
)
