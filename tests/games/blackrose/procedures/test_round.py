"""The round: its six phases, the first mage of each, and what is applied when a phase begins."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.play import Play
from games.blackrose.support.positions import laid, mage
from games.blackrose.support.rounds import begin, event, mages, phase
from support.play import at_random

from tutor.games.blackrose.state.table import Due
from tutor.games.blackrose.verbs.schema.ids import inner, program_id

EACH_GAINS = {"do": "each", "deeds": [{"do": "gain_power", "n": 1}]}
EACH_LOSES = {"do": "each", "deeds": [{"do": "lose_power", "n": 1}]}


def start(what: str, *events: str, **said: Any) -> Play:
    """The start of a phase with those events on the board."""
    return phase("phase-start", given={"phase": what}, phase=what, events=events, **said)


def test_brw_round_phases() -> None:
    set_up = begin(2)
    game = Play(set_up.state)
    choose = at_random(4)
    while game.table.round == 1:
        game.answer(choose(game.question))
    phases = [name for (name,) in game.of("phase-begins", "phase")]
    assert phases[:6] == ["rose", "study", "planning", "action", "evocation", "cleanup"]
    assert phases[6] == "rose" and game.rules("round-begins") == ["brw.round.phases"]
    assert set_up.of("round-begins", "round") + game.of("round-begins", "round") == [(1,), (2,)]


@pytest.mark.rules("brw.gen.turn-order")
def test_brw_gen_first_mage() -> None:
    game = phase("round", mages(3), phase="", crown="boris", first="anna", decks={"event-1": ()}).on()
    assert {first for _, first in game.of("phase-begins", "phase", "first")} == {"boris"}
    assert set(game.rules("phase-begins")) == {"brw.gen.first-mage"}
    assert game.table.turn_order == ("boris", "vera", "anna")


def test_brw_gen_crown_change() -> None:
    passed_on = event("event-crowns", "study", {"do": "each", "deeds": [{"do": "take_crown"}]})
    hands: dict[str, Any] = {seat: {"hand": ("spell-torment",)} for seat in ("anna", "boris", "vera")}
    on = mages(3, **hands)
    game = phase("round", on, phase="", crown="boris", events=("event-crowns",), spells=(passed_on,)).on()
    assert [seat for (seat,) in game.of("crown-taken", "seat")] == ["vera", "anna"], "boris has it already"
    firsts = game.of("phase-begins", "phase", "first")
    assert firsts[:3] == [("rose", "boris"), ("study", "boris"), ("planning", "anna")]
    assert game.rules("first-mage-changes") == ["brw.gen.crown.change"]
    kept = [seat for (seat,) in game.of("hand-kept", "who")]
    assert kept == ["boris", "vera", "anna"], "boris is first mage to the end of the study phase"


def test_brw_round_events_start() -> None:
    made = (
        event("event-right", "study", EACH_LOSES, slot=3),
        event("event-left", "study", EACH_GAINS),
        event("event-other", "action", EACH_GAINS, slot=2),
    )
    game = start("study", "event-left", "event-other", "event-right", spells=made)
    assert game.of("event-applies", "card") == [("event-left",), ("event-right",)], (
        "from the left, and only its own"
    )
    assert set(game.rules("event-applies")) == {"brw.round.events-start"}
    assert [game.table.power(seat) for seat in ("anna", "boris")] == [0, 0], "gained first, then lost"
    assert start("action", "event-left", "event-other", "event-right", spells=made).table.power("anna") == 1


def test_brw_round_events_start__of_a_whole_round() -> None:
    made = (event("event-one", "study", EACH_GAINS), event("event-two", "action", EACH_GAINS, slot=2))
    game = phase("round", phase="", crown="anna", events=("event-one", "event-two"), spells=made)
    game.on()
    told = game.kinds("phase-begins", "event-applies", "library-taken", "hand-kept", "activations-begin")
    assert told[1:3] == ["phase-begins", "event-applies"], "at the start of the study phase"
    action = told.index("activations-begin")
    assert told[action - 2 : action] == ["phase-begins", "event-applies"]


LATER = event(
    "event-later",
    "immediate",
    {"do": "later", "phase": "study", "deeds": [{"do": "gain_power", "n": 2}]},
    slot=0,
)


def postponed(*seats: str, reading: str = "events-first") -> Play:
    """The start of the study phase with something postponed for those seats, and an event that takes 1."""
    state = start("study", "event-left", spells=(LATER, event("event-left", "study", EACH_LOSES)))
    program = inner(program_id("event-later", "main", state.table.box), "later-0")
    due = tuple(Due("study", program, seat) for seat in seats)
    return start(
        "study",
        "event-left",
        spells=(LATER, event("event-left", "study", EACH_LOSES)),
        changed={"due": due},
        rulings={"brw.ruling.start.order": reading},
    )


def test_brw_round_events_start__then_what_was_postponed() -> None:
    game = postponed("boris", "anna")
    assert game.kinds("event-applies", "postponed-due") == ["event-applies", "postponed-due", "postponed-due"]
    assert game.of("postponed-due", "who") == [("anna",), ("boris",)] and not game.table.due
    assert [game.table.power(seat) for seat in ("anna", "boris")] == [2, 2], "nothing was there to lose"
    other = postponed("boris", reading="postponed-first")
    assert other.kinds("event-applies", "postponed-due") == ["postponed-due", "event-applies"]
    assert other.table.power("boris") == 1


DRAWS = {"do": "draw_event"}


@pytest.mark.parametrize(("reading", "power"), [("applied", 1), ("waits", 0)])
def test_brw_round_events_start__one_that_comes_meanwhile(reading: str, power: int) -> None:
    made = (event("event-draws", "action", DRAWS), event("event-drawn", "action", EACH_GAINS, slot=3))
    game = start(
        "action",
        "event-draws",
        spells=made,
        decks={"event-1": ("event-drawn",)},
        rulings={"brw.ruling.event.meanwhile": reading},
    )
    assert game.table.events == ("event-draws", "", "event-drawn")
    assert game.table.power("anna") == power


def test_brw_spell_prepared__waits_for_the_action_phase() -> None:
    board = {"I": laid("spell-torment")}
    on = {"anna": mage("arianna", board=board), "boris": mage("graminia")}
    game = start("action", spells=(), on=on)
    assert game.table.mage("anna").slot("I") is not None and game.over
