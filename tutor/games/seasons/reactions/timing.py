"""When cards answer what happens: the windows that open at a full stop, and who must act in them.

An event opens one window for all cards in play that wait for it (`cards.making.On`, `HEARD`). Everything in
it must be carried out; the seats follow one another, and who has several to carry out orders them. The order
of the seats is

- at a season change, a new year, the end of a round and of the game: clockwise from the first player
  (sea.ruling.trigger-player-order; read as "simultaneous", whether somebody has crystals to give is looked up
  once, when it happens),
- when somebody summons, activates, sacrifices and so on: clockwise from that seat or from the first player
  (sea.ruling.answer-order); but who summons comes first where a Leech is paid of what the summon has brought
  (sea.ruling.leech-crystal-source).

A card that comes into play opens the window "entered": its own effect (`enter`) is one of the things in it,
the others are what waits for a summon. Which comes first is sea.ruling.summon-trigger-order; a card that was
played free sets off only what waits for "entered" (sea.play.free-not-summon).

Whether a trigger still acts is looked up when its turn comes (`Trigger.when`), so that two Horns are checked
one after the other. A copy acts once in a window.

Before all that a reserve that holds too much is brought down (sea.reserve.overflow), whatever has filled it:
no card needs to see to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from tutor.engine.event import Event, Facts, facts
from tutor.engine.game import Reaction
from tutor.engine.question import Option
from tutor.engine.state import State, Window
from tutor.framework.readings import Readings, readings_of
from tutor.games.seasons.cards import TEXTS, WAITING
from tutor.games.seasons.cards.making import On, Trigger
from tutor.games.seasons.state.derived import overflow
from tutor.games.seasons.state.player import Copy
from tutor.games.seasons.state.table import Table

ENTERED: Final = "entered"
OVERFLOW: Final = "overflow"

HEARD: Final[dict[str, tuple[On, ...]]] = {
    "summoning": ("summoning",),
    ENTERED: ("entered", "summoned"),
    "activated": ("activated",),
    "cost-paid": ("cost-paid",),
    "tokens-moved": ("tokens-moved",),
    "sacrificed": ("sacrificed",),
    "die-taken": ("die-taken",),
    "season-changed": ("season",),
    "year-began": ("year",),
    "round-over": ("round-end",),
    "game-over": ("game-end",),
    "energy-gained": ("energy",),
    "crystallised": ("crystallised",),
    "drew": ("drawn",),
}
"""What each kind of event is to those who wait."""

FILLS: Final = frozenset(
    {"energy-gained", "energy-placed", "tokens-moved", "sacrificed", "taken-back", "passed-on"}
)
"""The kinds of events after which a reserve may hold too much."""

FROM_FIRST: Final = frozenset({"season-changed", "year-began", "round-over", "game-over"})
"""The kinds of events that nobody brought about by an action of a turn."""

RULES: Final = {
    ENTERED: "sea.effect.immediate",
    "season-changed": "sea.season.change",
    "year-began": "sea.year.change",
    "round-over": "sea.round.end",
    "game-over": "sea.end.trigger",
}
"""The rule under which a window stands; all others are under that of permanent effects."""

PERMANENT: Final = "sea.effect.permanent"
ORDER: Final = "sea.ruling.summon-trigger-order"
ITSELF: Final = "sea.ruling.staff-sees-itself"
ANSWERS: Final = "sea.ruling.answer-order"
LEECH_SOURCE: Final = "sea.ruling.leech-crystal-source"

OPENING: Final = frozenset(kind for kind, ons in HEARD.items() if any(on in WAITING for on in ons)) | {
    ENTERED
}
"""The kinds of events that open a window for cards in play, as long as no card waits for another one."""

WATCHED: Final = OPENING | FILLS
"""The kinds of events that can open a window."""


def watch(state: State[Table], events: tuple[Event, ...]) -> tuple[Window, ...]:
    """The windows that a full stop opens: reserves that hold too much first, then one for each event."""
    windows = list(_overflows(state, events))
    for event in events:
        kind = event.kind
        if kind in OPENING:
            rule = RULES.get(kind, PERMANENT)
            windows.append(Window(kind, rule, event, _order(state, event), mandatory=True))
    return tuple(windows)


def reactions(state: State[Table], window: Window) -> tuple[Reaction, ...]:
    """What is to be carried out in a window, in the order in which each seat is offered it."""
    if window.kind == OVERFLOW:
        return _brought_down(state, window)
    answers = tuple(_answers(state, window))
    if window.kind != ENTERED:
        return answers
    own = tuple(_enters(window))
    used = {key for _, key in window.used}
    order = readings_of(state)(ORDER)
    waiting = [one for one in (own if order == "card-first" else answers) if one.option.key not in used]
    if order == "owner-choice" or not waiting:
        return (*own, *answers)
    return own if order == "card-first" else answers


def _order(state: State[Table], event: Event) -> tuple[str, ...]:
    table, reading = state.table, readings_of(state)
    seat = event.fact("seat")
    if event.kind in FROM_FIRST or not isinstance(seat, str):
        return table.turn_order
    if reading(ANSWERS) == "from-actor":
        return table.clockwise(seat)
    if event.kind == ENTERED and reading(LEECH_SOURCE) == "yes":
        return (seat, *(other for other in table.turn_order if other != seat))
    return table.turn_order


def _answers(state: State[Table], window: Window) -> Iterator[Reaction]:
    """What cards in play do about the event of a window."""
    table, event, reading = state.table, window.event, readings_of(state)
    free = event.kind == ENTERED and event.fact("how") == "free"
    for on in HEARD[window.kind]:
        cards = WAITING.get(on, ())
        if not cards or (free and on == "summoned"):
            continue
        for seat in window.order:
            for copy in table.player(seat).play:
                if copy.card in cards:
                    yield from _triggered(table, seat, copy, on, event, reading)
        if on == "sacrificed" and event.fact("card") in cards:
            gone = Copy(str(event.fact("copy")), str(event.fact("card")))
            yield from _triggered(table, str(event.fact("seat")), gone, on, event, reading)


def _triggered(
    table: Table, seat: str, copy: Copy, on: On, event: Event, reading: Readings
) -> Iterator[Reaction]:
    text = TEXTS[copy.card]
    for trigger in text.triggers:
        if trigger.on != on or not _concerns(trigger, seat, copy, event, reading):
            continue
        if trigger.when is not None and not trigger.when(table, seat, copy, event, reading):
            continue
        about = facts(card=copy.card, part=trigger.part)
        option = Option(
            f"{copy.id}.{trigger.part}",
            "answer",
            about,
            None,
            text.program_of(trigger.part),
            _given(copy, event),
        )
        yield Reaction(seat, option, trigger.rule)


def _concerns(trigger: Trigger, seat: str, copy: Copy, event: Event, reading: Readings) -> bool:
    """Whether the event is of those whose doing sets the trigger off."""
    itself = event.fact("copy") == copy.id
    if trigger.whose == "itself" or (itself and event.kind == "sacrificed"):
        return trigger.whose == "itself" and itself
    if itself and event.kind == ENTERED and reading(ITSELF) == "no":
        return False
    cause = event.fact("seat")
    return trigger.whose == "any" or (cause == seat) == (trigger.whose == "own")


def _given(copy: Copy, event: Event) -> Facts:
    given = facts(copy=copy.id, cause=event.fact("seat"), of=event.fact("copy"))
    poor = event.fact("poor")
    return given if poor is None else (*given, ("poor", poor))


def _enters(window: Window) -> Iterator[Reaction]:
    """The effect of the card that came into play."""
    event = window.event
    card, copy = str(event.fact("card")), str(event.fact("copy"))
    text = TEXTS.get(card)
    if text is None or not text.enters:
        return
    given = facts(copy=copy, how=event.fact("how"), paid=event.fact("paid"))
    option = Option(f"{copy}.enter", "enter", facts(card=card), None, text.enters, given)
    yield Reaction(str(event.fact("seat")), option, text.enter_rule)


def _overflows(state: State[Table], events: tuple[Event, ...]) -> Iterator[Window]:
    seats: list[str] = []
    for event in events:
        if event.kind in FILLS and not event.fact("more"):
            seat = cast(str, event.fact("to") or event.fact("seat"))
            if seat not in seats and overflow(state.table.player(seat)):
                seats.append(seat)
                yield Window(OVERFLOW, "sea.reserve.overflow", event, (seat,), mandatory=True)


def _brought_down(state: State[Table], window: Window) -> tuple[Reaction, ...]:
    seat = window.order[0]
    n = overflow(state.table.player(seat))
    if not n:
        return ()
    option = Option(OVERFLOW, OVERFLOW, facts(n=n), None, OVERFLOW)
    return (Reaction(seat, option, window.rule),)
