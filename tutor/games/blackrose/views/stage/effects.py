"""The effects under way as the stage tells them: whose, what card, which sentence, at whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from tutor.engine.state import Frame, State, Window
from tutor.framework.card_fields import HIDDEN
from tutor.games.blackrose.state.table import IMAGINARY, Table
from tutor.games.blackrose.verbs.schema.ids import parsed

ACTIONS = ("explore", "combat", "order", "inertia")
"""Physical actions: what a trap interrupts most."""
FALLS = ("defeat", "evocation-defeat")
CARRIERS = ("reveal-spell", "use-quest", "avatar-order", "activate-room", "cast-spell", "activate-evocation")
"""Programs that carry out what is printed on something: they name it before its text runs."""
TARGETS = ("target", "targets", "chosen", "victim", "hits")
"""What a frame calls whom it is aimed at."""


@dataclass(frozen=True)
class Effect:
    """An effect under way.

    `thing` is the component whose text runs, `program` the printed text, if it has begun, `sentence` the one
    that runs (from 0, -1 for none). `sort` is "card", "action" or "fall", `side` the part of the component.
    """

    owner: str
    sort: str
    thing: str
    program: str = ""
    sentence: int = -1
    targets: tuple[str, ...] = ()
    activation: int = 0
    side: str = "main"
    frame: Frame | None = field(default=None, compare=False)


def effects_of(state: State[Table], table: Table) -> tuple[Effect, ...]:
    """The effects under way, outermost first, each once: what carries a text and the text are one."""
    effects: list[Effect] = []
    for entry in state.stack:
        if isinstance(entry, Window):
            continue
        effect = _effect(entry, table)
        if effect is None:
            continue
        if effects and _same(effects[-1], effect):
            effect = replace(effect, targets=effect.targets or effects[-1].targets)
            effects[-1] = effect
        else:
            effects.append(effect)
    return tuple(effects)


def _same(one: Effect, other: Effect) -> bool:
    return one.owner == other.owner and one.sort == other.sort == "card" and one.thing == other.thing


def _effect(frame: Frame, table: Table) -> Effect | None:
    program = frame.program
    targets = tuple(dict.fromkeys(_targets(frame, table)))
    if program in ACTIONS:
        return Effect(
            frame.owner, "action", program, activation=frame.activation, targets=targets, frame=frame
        )
    if program in FALLS:
        fallen = str(frame.get("figure") or frame.owner)
        return Effect(
            frame.owner, "fall", fallen, activation=frame.activation, targets=(fallen,), frame=frame
        )
    if program in CARRIERS:
        thing, side = _carried(frame, table)
        if not thing:
            return None
        return Effect(frame.owner, "card", thing, "", -1, targets, frame.activation, side, frame)
    text = parsed(program)
    if text is None:
        return None
    side = text.part.partition(".")[0]
    return Effect(
        frame.owner, "card", text.component, program, frame.path[0], targets, frame.activation, side, frame
    )


def _carried(frame: Frame, table: Table) -> tuple[str, str]:
    """What a program carries out, and which part of it; of a spell that is cast it is the side it lies on."""
    if frame.program == "activate-evocation":
        figure = str(frame.get("figure") or "")
        return table.evocation(figure).kind if table.is_evocation(figure) else "", "main"
    held = table.mage(frame.owner).slot(str(frame.get("slot") or "")) if table.is_mage(frame.owner) else None
    if held is not None and held.spell == HIDDEN:
        return HIDDEN, "main"
    if frame.program == "cast-spell":
        return ("", "main") if held is None else (held.spell, held.side)
    thing = frame.get("card") or frame.get("quest") or frame.get("room") or ""
    return str(thing), str(frame.get("side") or frame.get("room-side") or "main")


def _targets(frame: Frame, table: Table) -> Iterator[str]:
    for name in TARGETS:
        value = frame.get(name)
        for one in value if isinstance(value, tuple) else (value,):
            id = str(one or "").removeprefix(IMAGINARY)
            if table.is_mage(id) or table.is_evocation(id) or table.is_room(id):
                yield id
