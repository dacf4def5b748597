"""The index from kinds of events to what opens windows gives what asking all of it gives."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tutor.analysis.playouts import play_at_random
from tutor.engine.event import Event, Facts
from tutor.engine.game import Reaction
from tutor.engine.state import State, Window
from tutor.games.blackrose import GAME
from tutor.games.blackrose.reactions import timing
from tutor.games.blackrose.reactions.force import Heard, cards_noted
from tutor.games.blackrose.reactions.timing import OPENERS, watch

SEEDS, FEWER = 12, 25


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


def test_what_cards_can_do_is_what_is_left_of_all_that_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Counter[str]()
    legal, answers = timing._legal, timing._answers

    def compared(
        state: State[Any], order: tuple[str, ...], events: tuple[Event, ...], noted: Facts = ()
    ) -> list[Reaction]:
        alone = legal(state, order, events, noted)
        everything = list(answers(state, order, events, noted))
        assert alone == [one for one in everything if not one.refusals]
        seen["left out"] += len(everything) - len(alone)
        return alone

    def noted_of(state: State[Any], events: tuple[Event, ...], heard: Heard) -> Facts:
        noted = cards_noted(state, events, heard)
        about = tuple(filter(heard, events))
        order = timing._order(state, about)
        # A card in force since the first event answers what it answers where nothing is noted.
        if not any(since for _, since in noted):
            assert legal(state, order, about, noted) == legal(state, order, about)
            seen["from the first"] += 1
        return noted

    def watched(state: State[Any], events: tuple[Event, ...]) -> tuple[Window, ...]:
        windows = watch(state, events)
        for window in windows:
            if window.kind == timing.TRAPS:
                able = legal(state, window.order, (window.event, *window.more), window.noted)
                assert able and window.rule == timing._window_rule(able)
                seen["later"] += any(since for _, since in window.noted)
        return windows

    game = replace(GAME, watch=watched)
    monkeypatch.setattr(timing, "_legal", compared)
    monkeypatch.setattr(timing, "cards_noted", noted_of)
    for opening in GAME.openings():
        if opening.id in ("whole-2", "whole-4"):
            for seed in range(FEWER):
                play_at_random(game, opening.start(), Random(seed).randrange)
    assert seen["left out"] and seen["from the first"] and seen["later"], seen
