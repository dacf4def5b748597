"""Questions that a seat would be asked at another moment, put on the table as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tutor.engine.event import Facts
from tutor.engine.game import Game
from tutor.engine.moment import Moment
from tutor.engine.program import Path
from tutor.engine.question import PASS, Later, Option, Question, Refusal, Refused
from tutor.engine.sentence import Act, Choose, Sentence
from tutor.engine.state import Frame, State, TableT


def imagined(
    game: Game[TableT], state: State[TableT], program: str, seat: str, path: Path, bindings: Facts = ()
) -> Moment[TableT]:
    """The moment at which a program that the seat carries out stands at a sentence, on this table."""
    frame = Frame(program, seat, state.next_activation(), path, bindings)
    place = game.programs.places[program][path]
    before = replace(state, stack=(*state.stack, frame))
    return Moment(game, before, frame, place.rule, place.behind, state.table)


def sentence_at_top(game: Game[Any], state: State[Any]) -> tuple[Frame, Sentence] | None:
    """The innermost effect and the sentence before which it stands; None in a window or at an end."""
    if not state.stack or not isinstance(state.top, Frame):
        return None
    top = state.top
    sentence = game.programs.places[top.program][top.path].sentence
    return None if sentence is None else (top, sentence)


def listed(sentence: Choose | Act, moment: Moment[Any], seat: str) -> Question:
    """The question of a choice, or of what can be used until somebody passes, however few its options are."""
    if type(sentence) is Act:
        options = (*sentence.offered(moment), Option(PASS, f"{sentence.kind}-done"))
    else:
        options = sentence.among.options(moment)
    return sentence.among.question(moment, options, seat, sentence.rule, sentence.kind)


def against(question: Question, reasons: Sequence[Refusal], *, behind: bool = False) -> Question:
    """The question with everything in it refused for these reasons, besides those that it has.

    They come before its own, or `behind` them where its own tell more.
    """
    if not reasons:
        return question
    all_of_them = tuple(reasons)

    def together(own: tuple[Refusal, ...]) -> tuple[Refusal, ...]:
        return (*own, *all_of_them) if behind else (*all_of_them, *own)

    def refusals() -> tuple[Refused, ...]:
        offered = (Refused(option, all_of_them) for option in question.options)
        refused = (Refused(one.option, together(one.reasons)) for one in question.refused)
        return (*offered, *refused)

    return replace(question, options=(), refused=Later(refusals))
