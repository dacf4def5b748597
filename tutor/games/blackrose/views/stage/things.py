"""Which pieces of the stage an answer is about, so that pressing the piece is pressing the answer."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.question import PASS, Option

FIGURES = ("figure", "bearer", "on", "who")
"""By which facts an answer names a figure."""
CARDS = ("card", "quest", "event", "mage", "school", "deck", "colour")
"""By which facts it names a card, a deck, a mage card or a colour."""
ACTIONS = ("explore", "combat", "order", "inertia")


def things_of(option: Option) -> Iterator[str]:
    """The keys of the pieces that an answer is about, the closest first."""
    if option.key == PASS:
        return
    facts = {name: str(value) for name, value in option.facts if value}
    if option.key in ACTIONS:
        yield f"action-{option.key}"
        return
    if option.kind == "postponed-effect":
        yield f"due-{option.key}"
        return
    if option.kind == "cube-space":
        yield f"space-{facts['n']}"
        return
    figure = next((facts[name] for name in FIGURES if name in facts), "")
    if figure:
        yield figure if figure.startswith("room-") else f"figure-{figure}"
        return
    if "room" in facts:
        yield facts["room"]
        return
    if option.kind == "lay-spell" or "side" in facts:
        yield facts.get("card", "")
        return
    if "slot" in facts:
        yield f"slot-{facts['slot']}"
        return
    yield from (facts[name] for name in CARDS if name in facts)


def rooms_of(option: Option) -> Iterator[str]:
    """The figures and rooms that an answer names."""
    facts = {name: str(value) for name, value in option.facts if value}
    yield from (facts[name] for name in (*FIGURES, "room") if name in facts)
