"""The picture of a rest: its steps, and the thread of marks whose rest effects come from left to right."""

from __future__ import annotations

from tutor.games.penumbra.views.stage import attempt, board, parts, places
from tutor.games.penumbra.views.stage.extras import extras
from tutor.games.penumbra.views.stage.look import View
from tutor.games.penumbra.views.stage.seats import plates, stock_facts
from tutor.games.penumbra.views.table.parts import SIGNS
from tutor.views.markup import Html, join, tag
from tutor.views.stage import Stage, pieces
from tutor.views.theme import sign

STEPS = ("unturn", "charge", "bone", "thread")
_REACHED = (0, 0, 1, 2, 2, 2, 3, 3, 4)
"""Which step each sentence of a rest belongs to."""


def stage(view: View) -> Stage:
    """The steps of the rest, the marks with their rest effects, the pool, and dice to be taken back."""
    frame = view.frame("rest")
    at = _REACHED[min(frame.path[0], len(_REACHED) - 1)] if frame is not None else len(STEPS) - 1
    running = view.frame("rest-effects")
    slot = running.get("slot") if running is not None else None
    wizard = view.wizard
    marks = [_with_effects(view, one.slot, parts.mark(view, one, named=False), one.slot == slot)
             for one in wizard.marks]  # fmt: skip
    dice, tokens = parts.pool(view, wizard), parts.stock(view, wizard)
    lying = [
        places.placed(view, one)
        for one in view.table.placed
        if view.pick(f"placed-{one.section}-{one.colour}-{one.value}")
    ]
    taken = pieces.group(view.words("stage-rest-from"), *lying) if lying else None
    rows = [
        tag("div", *marks, class_="st-row st-thread") if marks else None,
        parts.many(*dice, name="dice") if dice else None,
        parts.many(*tokens, name="stock") if tokens else None,
    ]
    title = view.by("stage-board", wizard.seat)
    names = [view.words(f"stage-rest-{name}") for name in STEPS]
    scene = join(
        attempt.track(view, names, at) if frame is not None else None,
        taken,
        pieces.group(title, *rows, look="board", panel=True, key="board"),
        board.hand(view, wizard, most=6),
        extras(view),
    )
    text = view.words(f"stage-rest-{STEPS[min(at, len(STEPS) - 1)]}")
    return Stage(scene, board.label(view, text), plates(view), stock_facts(view))


def _with_effects(view: View, slot: str, made: Html, now: bool) -> Html:
    """A mark with the signs of its rest effects above it."""
    held = view.wizard.mark(slot)
    effects = held.rest or view.box.slot(slot).rest or ()
    label = ", ".join(view.words(f"rest-{effect}") for effect in effects if effect)
    signs = [sign(SIGNS[effect]) for effect in effects if effect in SIGNS]
    above = tag("span", *signs, tag("span", label, class_="rt-vh"), class_="st-rest__signs")
    return tag("div", above, made, class_="st-rest is-now" if now else "st-rest")
