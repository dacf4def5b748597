"""What a wizard could be asked to do in a turn, at any moment; and what passes in a game.

Everything is listed by the queries of the programs that ask, on the table as it is; where the moment is
another, that is one more reason against all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final

from msgspec.structs import replace

from tutor.engine.event import facts
from tutor.engine.program import Path, walk
from tutor.engine.question import Question, Refusal
from tutor.engine.sentence import Act, Choose
from tutor.engine.state import Frame, State
from tutor.framework.hypothetical import against, imagined, listed, sentence_at_top
from tutor.games.penumbra.actions.placements import Placing
from tutor.games.penumbra.position.reading import this_game
from tutor.games.penumbra.procedures.turn import PLACEMENTS
from tutor.games.penumbra.programs import BOOK
from tutor.games.penumbra.state.table import Table, Turn

ORDER: Final = "pen.setup.turn-order"
EFFECTS: Final = "pen.turn.effects"
ATTEMPT: Final = "pen.turn.trial.must-attempt"
NOBODYS_TURN: Final = Refusal(ORDER, "not-turn", facts(who=None))
STEPS: Final = {"prepare": "threat-prepare", "roll": "threat-values"}
"""Which question lets effects in at a step of a threat roll."""

TURNS: Final = frozenset({"turn", "play-turn", "automa-turn"})
"""The programs as long as one of which is under way it is somebody's turn."""


def _asking(program: str, kind: str) -> tuple[str, Path, Act | Choose]:
    """Where a program asks a question of that kind."""
    for path, sentence in walk(BOOK[program].sentences):
        if isinstance(sentence, Act | Choose) and sentence.kind == kind:
            return program, path, sentence
    raise LookupError(f"{program} asks nothing of the kind {kind}")


ASKING: Final = {
    kind: _asking(program, kind)
    for program, kind in (
        ("turn", "turn-kind"),
        ("attempt", "trial"),
        ("learning", "learning"),
        ("placement", "placement"),
        ("uses", "effects"),
        ("threat", "threat-prepare"),
        ("threat", "threat-values"),
    )
}
"""Where each kind of question is asked that a wizard answers with whatever it likes to do."""


def acts(state: State[Table], seat: str) -> tuple[Question, ...]:
    """The questions for the kind of turn, the trial, the placements and the effects of a wizard.

    Each offers what the wizard may do now, and refuses all else for every reason, among them that the moment
    is another. Effects are listed once: with the placements in a Learning turn, else by the step of a threat
    roll that is under way. The Automa is asked nothing. Raises KeyError for a name that is no seat.
    """
    if state.table.wizard(seat).automa:
        return ()
    waits = _waits(state, seat)
    kind_asked = "" if waits is None else waits.kind
    effects = kind_asked if kind_asked not in ("", "turn-kind", "trial") else _effects(state.table, seat)
    questions: list[Question] = []
    for kind in dict.fromkeys(("turn-kind", "trial", "learning", effects)):
        if waits is not None and kind == kind_asked:
            questions.append(waits)
        elif kind == "learning" != effects:
            questions.append(_placements(state, seat))
        else:
            questions.append(_imagined(state, seat, kind))
    return tuple(one for one in questions if one.options or one.refused)


def _waits(state: State[Table], seat: str) -> Question | None:
    """The question that the seat is asked in earnest, if it is one of those."""
    top = sentence_at_top(this_game(), state)
    if top is None or top[0].owner != seat:
        return None
    frame, asks = top
    if not isinstance(asks, Act | Choose) or asks.kind not in ASKING:
        return None
    return listed(asks, imagined(this_game(), state, frame.program, seat, frame.path, frame.bindings), seat)


def _effects(table: Table, seat: str) -> str:
    """The kind of question in which the wizard could use effects as the table stands."""
    turn, threat = table.turn, table.threat
    if threat is not None:
        return STEPS.get(threat.step, "effects")
    if turn.kind != "learning":
        return "effects"
    return "placement" if turn.section and turn.seat == seat else "learning"


def _imagined(state: State[Table], seat: str, kind: str) -> Question:
    """A question that is not asked, with all of it refused; another's turn is taken for one of the seat."""
    turn = state.table.turn
    placements = PLACEMENTS if turn.kind == "learning" else 0
    seen = state if turn.seat == seat else _in_turn(state, Turn(seat, turn.kind, placements=placements))
    program, path, asks = ASKING[kind]
    question = listed(asks, imagined(this_game(), seen, program, seat, path), seat)
    return _against(question, tuple(_reasons(state, seat, kind)))


def _against(question: Question, reasons: tuple[Refusal, ...]) -> Question:
    """The question refused for these reasons; that the own turn goes on or is over tells least of all."""
    least = len(reasons) == 1 and (reasons[0].kind == "act-begun" or reasons[0] == NOBODYS_TURN)
    return against(question, reasons, behind=least)


def _placements(state: State[Table], seat: str) -> Question:
    """The placements alone, as they would be in a Learning turn."""
    turn = state.table.turn
    own = turn.seat == seat and turn.kind == "learning"
    seen = state if own else _in_turn(state, Turn(seat, "learning", placements=PLACEMENTS))
    program, path, asks = ASKING["learning"]
    moment = imagined(this_game(), seen, program, seat, path)
    choices = Placing(moment.table, moment.table.wizard(seat), moment.reading).choices()
    question = Question(seat, asks.rule, asks.kind, choices.options, choices.refused)
    return _against(question, tuple(_reasons(state, seat, "learning")))


def _in_turn(state: State[Table], turn: Turn) -> State[Table]:
    return replace(state, table=replace(state.table, turn=turn))


# ---- why not now


def _reasons(state: State[Table], seat: str, kind: str) -> Iterator[Refusal]:
    """Why the wizard is not asked a question of that kind at this moment."""
    table = state.table
    turn = table.turn
    if table.winners:
        yield Refusal("pen.end.last-round", "game-over")
    if any(isinstance(one, Frame) and one.program.startswith("setup") for one in state.stack):
        yield Refusal(ORDER, "not-turn", facts(who=None))
        return
    if turn.seat != seat:
        yield Refusal(ORDER, "not-turn", facts(who=turn.seat))
    other = tuple(_other_turn(table, kind))
    yield from other
    if turn.seat == seat and not other:
        under_way = any(isinstance(one, Frame) for one in state.stack)
        yield Refusal(EFFECTS, "act-begun", facts(who=seat)) if under_way else NOBODYS_TURN


def _other_turn(table: Table, kind: str) -> Iterator[Refusal]:
    """What the turn as far as it has come has against a question of that kind."""
    turn = table.turn
    if kind == "turn-kind":
        if turn.kind:
            yield Refusal("pen.turn.choice", "kind-chosen", facts(turn=turn.kind))
    elif kind == "trial":
        if turn.kind != "trial":
            yield Refusal(ATTEMPT, "not-trial-turn")
        elif table.trial is not None:
            yield Refusal(ATTEMPT, "trial-chosen", facts(trial=table.trial.card))
    elif kind == "learning":
        if turn.kind != "learning":
            yield Refusal("pen.loc.learning-only", "place-in-learning")
    elif table.threat is not None and table.threat.step == "distribute":
        yield Refusal("pen.threat.step3.none", "no-effects")


# ---- what passes


def turn_of(state: State[Table]) -> Hashable:
    """Whose turn it is, and between two turns nobody's."""
    under_way = any(isinstance(one, Frame) and one.program in TURNS for one in state.stack)
    return state.table.turn.seat if under_way else None


PERIODS: Final[dict[str, Callable[[State[Table]], Hashable]]] = {"turn": turn_of}
"""What passes in the game, with a value that changes when one of them is over; it knows no rounds."""
