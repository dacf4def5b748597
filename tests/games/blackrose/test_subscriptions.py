"""Looking up what cards answer, against asking every card: the same windows and reactions in random games."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from unittest.mock import patch

import pytest

from tutor.analysis.playouts import play_at_random
from tutor.engine.event import Event
from tutor.engine.state import State, Window
from tutor.games.blackrose import GAME
from tutor.games.blackrose.components.component_set import Box
from tutor.games.blackrose.reactions import cards, timing
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.combined import When
from tutor.games.blackrose.verbs.schema.ids import inner, program_id

Watched = tuple[tuple[Window, tuple[object, ...]], ...]


def every_ability(known: Box, card: str, event: Event) -> tuple[tuple[int, When, str], ...]:
    """All lasting effects of a card, whatever has happened."""
    program = program_id(card, "main", known.name)
    return tuple(
        (at, verb, inner(program, f"when-{at}"))
        for at, verb in enumerate(known.lasting_text(card))
        if isinstance(verb, When)
    )


def watched(state: State[Table], events: tuple[Event, ...]) -> Watched:
    """The windows that events open, each with what can be done in it."""
    windows = timing.watch(state, events)
    return tuple((one, timing.reactions(state.open((one,)), one)) for one in windows)


def watched_asking_all(state: State[Table], events: tuple[Event, ...]) -> Watched:
    """The same, with every card in play asked about every event."""
    with (
        patch.object(timing, "anybody_listens", lambda table, events: True),
        patch.object(cards, "abilities_for", every_ability),
    ):
        return watched(state, events)


@pytest.mark.parametrize("opening", ["whole-2", "whole-4", "avatar-2"])
def test_subscriptions_open_the_windows_that_asking_every_card_opens(opening: str) -> None:
    stops = traps = 0

    def watch(state: State[Table], events: tuple[Event, ...]) -> tuple[Window, ...]:
        nonlocal stops, traps
        found = watched(state, events)
        assert found == watched_asking_all(state, events)
        stops += 1
        traps += any(window.kind == timing.TRAPS for window, _ in found)
        return tuple(window for window, _ in found)

    start = next(one for one in GAME.openings() if one.id == opening).start()
    source = Random(opening)
    for _ in range(2):
        play_at_random(replace(GAME, watch=watch), start, source.randrange)
    assert stops > 500
    assert traps > 5
