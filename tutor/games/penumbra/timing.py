"""When cards answer events: the windows that open at a full stop, and who may or must react in them."""

from __future__ import annotations

from tutor.engine.event import Event, facts
from tutor.engine.game import Reaction
from tutor.engine.question import Option, Refusal
from tutor.engine.state import State, Window
from tutor.games.penumbra.state import Table

MISS_TRIGGER = "pen.ruling.miss-trigger"


def watch(state: State[Table], events: tuple[Event, ...]) -> tuple[Window, ...]:
    """Misses open a window for conditional cards, a mortal wound that begins to act one for its remedy.

    Whether each miss counts at once or all after the distribution is pen.ruling.miss-trigger.
    """
    windows = []
    at_each = state.ruling(MISS_TRIGGER) == "at-each-miss"
    for event in events:
        misses = event.kind == "missed" if at_each else event.kind == "threat-resolved"
        seat = event.fact("seat")
        if misses and _misses(event):
            windows.append(Window("misses", "pen.act.condition", event, (str(seat),), mandatory=True))
        elif event.kind == "mortal-applies":
            windows.append(Window("mortal-window", "pen.act.discard", event, (str(seat),)))
    return tuple(windows)


def reactions(state: State[Table], window: Window) -> tuple[Reaction, ...]:
    """What a window's wizard can do: the Bat counts misses, the Phylactery takes a mortal wound away."""
    seat = window.order[0]
    wizard = state.table.wizard(seat)
    if window.kind == "misses":
        card, bindings = wizard.card("bat"), facts(misses=_misses(window.event))
    else:
        card, bindings = wizard.card("phylactery"), ()
    if card is None or card.zone == "discarded":
        return ()
    about = facts(card=card.id)
    turned = (Refusal("pen.act.turned", "turned", about),) if card.turned else ()
    option = Option(f"card-{card.id}", "use-card", facts(card=card.id, use=card.use), None, card.id, bindings)
    return (Reaction(seat, option, window.rule, turned),)


def _misses(event: Event) -> int:
    misses = event.fact("misses", 1)
    return misses if isinstance(misses, int) else 0
