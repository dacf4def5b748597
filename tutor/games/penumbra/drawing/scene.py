"""What every part of the drawn table looks at."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.engine.question import Question
from tutor.engine.state import Frame, State
from tutor.games.penumbra.state import Table
from tutor.trace.words import Speaker
from tutor.views.words import Wording, capital, wording


@dataclass(frozen=True, slots=True)
class Scene:
    """The table now and before the last step, the threat die that is being handed out, what may be picked."""

    table: Table
    before: Table
    running: int | None
    picks: frozenset[tuple[str, str]]
    speaker: Speaker
    words: Wording

    def may_pick(self, kind: str, id: str) -> bool:
        """Whether the question that waits offers that piece."""
        return (kind, id) in self.picks

    def die(self, colour: str, value: int) -> str:
        """A die in words."""
        return capital(self.speaker.value(f"{colour} {value}"))


def scene(
    state: State[Table], before: State[Table] | None, question: Question | None, speaker: Speaker
) -> Scene:
    """The scene of a position; without a position before it nothing counts as changed."""
    return Scene(
        state.table,
        state.table if before is None else before.table,
        _running(state),
        _picks(question),
        speaker,
        wording(speaker.lang, "penumbra"),
    )


def _running(state: State[Table]) -> int | None:
    for entry in reversed(state.stack):
        if isinstance(entry, Frame) and entry.program == "threat-die":
            value = entry.get("value")
            return value if isinstance(value, int) and not entry.get("settled") else None
    return None


def _picks(question: Question | None) -> frozenset[tuple[str, str]]:
    """Pieces as (kind, id): dice by colour and value, since dice that look alike are interchangeable."""
    found: set[tuple[str, str]] = set()
    for option in question.options if question is not None else ():
        about = dict(option.facts)
        if "die" in about:
            found.add(("die", f"{about['colour']} {about['value']}"))
        elif "slot" in about:
            found.add(("mark", str(about["slot"])))
        elif "card" in about:
            found.add(("card", str(about["card"])))
        elif option.kind in ("next-die", "nudge-threat"):
            found.add(("threat", str(about["value"])))
    return frozenset(found)
