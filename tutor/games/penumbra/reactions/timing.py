"""When cards answer events: the windows that open at a full stop, and who may or must react in them."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.event import Event, facts
from tutor.engine.game import Reaction
from tutor.engine.question import Option, Refusal
from tutor.engine.state import State, Window
from tutor.games.penumbra.actions.uses.cards import kind_forbidden
from tutor.games.penumbra.components.component_set import face
from tutor.games.penumbra.procedures.properties import vigilance
from tutor.games.penumbra.reactions import prophecies
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import Card, Wizard

MISS_TRIGGER = "pen.ruling.miss-trigger"
CONDITION = "pen.act.condition"

ANSWERS = {
    "misses": ("bat",),
    "mortal-window": ("phylactery",),
    "placed-in-class": ("sniffer", "tawny-owl"),
}
"""The cards that answer each kind of window."""

WATCHED = prophecies.CAUSES | {"missed", "threat-resolved", "mortal-applies", "placed"}
"""The kinds of events that can open a window."""


def watch(state: State[Table], events: tuple[Event, ...]) -> tuple[Window, ...]:
    """Misses and placements in a class open a window for conditional cards, a mortal wound that begins to
    act one for its remedy, and a prophecy that has come true one in which the end begins.

    Whether each miss counts at once or all after the distribution is pen.ruling.miss-trigger.
    """
    windows = []
    for event in events:
        kind = event.kind
        if kind in ("missed", "threat-resolved"):
            at_each = state.ruling(MISS_TRIGGER) == "at-each-miss"
            if (kind == "missed") == at_each and _misses(event):
                windows.append(_window("misses", CONDITION, event, mandatory=True))
        elif kind == "mortal-applies":
            windows.append(_window("mortal-window", "pen.act.discard", event))
        elif kind == "placed" and "." in str(event.fact("section")):
            windows.append(_window("placed-in-class", CONDITION, event, mandatory=True))
    return (*windows, *prophecies.windows(state, events))


def reactions(state: State[Table], window: Window) -> tuple[Reaction, ...]:
    """What a window's wizard can do: a card whose condition has occurred, or the remedy of a mortal wound."""
    if window.kind == prophecies.KIND:
        return prophecies.reactions(window)
    seat = window.order[0]
    wizard = state.table.wizard(seat)
    reactions = []
    for name in ANSWERS[window.kind]:
        card = wizard.card(name)
        if card is not None and card.zone != "discarded":
            reactions.append(_reaction(state, window, wizard, card))
    return tuple(reactions)


def _reaction(state: State[Table], window: Window, wizard: Wizard, card: Card) -> Reaction:
    printed = face(state.table, card.id)
    bindings = facts(misses=_misses(window.event)) if window.kind == "misses" else ()
    program = "answer-discard" if printed.use == "discard" else card.id
    about = facts(card=card.id, use=printed.use)
    option = Option(f"card-{card.id}", "use-card", about, None, program, (*bindings, *facts(card=card.id)))
    return Reaction(wizard.seat, option, window.rule, tuple(_against(state, card)))


def _against(state: State[Table], card: Card) -> Iterator[Refusal]:
    """What keeps a conditional card from acting: it lies turned, or a property forbids it.

    Rulings: pen.ruling.suppression-passive, pen.ruling.vigilance-passive.
    """
    table = state.table
    if card.turned:
        yield Refusal("pen.act.turned", "turned", facts(card=card.id))
    if state.ruling("pen.ruling.suppression-passive", "all") == "all":
        yield from kind_forbidden(table, face(table, card.id))
    if state.ruling("pen.ruling.vigilance-passive", "permanent-free") != "none":
        yield from vigilance(table, state.ruling)


def _window(kind: str, rule: str, event: Event, *, mandatory: bool = False) -> Window:
    return Window(kind, rule, event, (str(event.fact("seat")),), mandatory=mandatory)


def _misses(event: Event) -> int:
    misses = event.fact("misses", 1)
    return misses if isinstance(misses, int) else 0
