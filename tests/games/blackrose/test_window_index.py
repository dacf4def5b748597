"""The index from kinds of events to what opens windows gives what asking all of it gives."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from tutor.analysis.playouts import play_at_random
from tutor.engine.event import Event
from tutor.engine.state import State, Window
from tutor.games.blackrose import GAME
from tutor.games.blackrose.reactions.timing import OPENERS, watch

SEEDS = 12


def test_windows_found_by_kinds_of_events_are_those_of_asking_all() -> None:
    found: set[str] = set()

    def compared(state: State[Any], events: tuple[Event, ...]) -> tuple[Window, ...]:
        windows = watch(state, events)
        plain = tuple(window for _, opener in OPENERS for window in opener(state, events))
        assert windows[: len(plain)] == plain, [event.kind for event in events]
        found.update(window.kind for window in plain)
        return windows

    game = replace(GAME, watch=compared)
    for opening in GAME.openings():
        if opening.id in ("whole-2", "whole-4"):
            for seed in range(SEEDS):
                play_at_random(game, opening.start(), Random(seed).randrange)
    assert {"trap", "tasks", "defeat", "evocation-defeat"} <= found, found
