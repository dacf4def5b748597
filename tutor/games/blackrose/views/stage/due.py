"""What was postponed to a phase and happens now: each card that promised it, before its mage."""

from __future__ import annotations

from typing import Final

from tutor.engine.state import Frame
from tutor.games.blackrose.state.table import Due
from tutor.games.blackrose.verbs.schema.ids import parsed
from tutor.games.blackrose.views.stage import cards
from tutor.games.blackrose.views.stage.look import Look
from tutor.views.markup import Html, tag
from tutor.views.stage import Stage
from tutor.views.stage.pieces import card, group

CARRIES_OUT: Final = ("cleanup-effects", "phase-start")
"""The programs that carry out what was postponed."""


def is_due(look: Look) -> bool:
    """Whether one of several postponed effects is to be chosen."""
    top = look.state.stack[-1] if look.state.stack else None
    return isinstance(top, Frame) and top.program in CARRIES_OUT and bool(look.table.due)


def due_stage(look: Look) -> Stage:
    """The postponed effects mage by mage, in turn order."""
    by_seat = {seat: [one for one in look.table.due if one.seat == seat] for seat in look.table.turn_order}
    groups = [
        group(
            look.party(seat), *[_due_card(look, one, at) for at, one in enumerate(effects)], key=f"due-{seat}"
        )
        for seat, effects in by_seat.items()
        if effects
    ]
    names = ", ".join(f"{look.who(one.seat)}: {look.name(_component(one))}" for one in look.table.due)
    scene = tag("div", tag("div", *groups, class_="st-columns"), class_="st-pile")
    return Stage(scene, look.words("label-due", names=names), look.plates(), look.facts())


def _component(one: Due) -> str:
    text = parsed(one.program)
    assert text is not None
    return text.component


def _due_card(look: Look, one: Due, at: int) -> Html:
    id, text = _component(one), one.program.partition("@")[0]
    is_asked = look.question is not None and look.question.seat == one.seat
    return card(
        "blackrose",
        id,
        look.name(id),
        key=f"due-{one.seat}-{text}.{at}",
        hue=cards.hue(look, id),
        lines=look.setting.speaker.sentences(one.program),
        pick=look.setting.pick(f"due-{text}.{at}") if is_asked else None,
    )
