"""What is carried out in a position is given only what it asks for."""

from __future__ import annotations

import pytest
from games.blackrose.support.unsound import flaws
from support.laws import refuses


@pytest.mark.parametrize(
    ("do", "wrong", "words"),
    [
        ("program: phase-start, with: {phase: action, pase: action}", "pase", "phase"),
        ("program: draw-event, with: {deck: event-1, steps: 1}", "steps", "perhaps step; one of deck, step"),
        ("program: defeat, with: {by: boris, buy: boris}", "buy", "perhaps by"),
        ("program: activation, with: {slot: I}", "slot", "nothing"),
        ("program: attack, with: {figure: boris}", "figure", "nothing"),
        ("room: room-throne, with: {card: room-crypt}", "card", "nothing"),
        ("cast: I, with: {slot: I}", "slot", "nothing"),
    ],
)
def test_a_program_is_given_only_what_it_asks_for(do: str, wrong: str, words: str) -> None:
    holds = "decks: {event-1: [event-awakening]}\nmages: {anna: {board: {I: {spell: spell-torment}}}}"
    refuses(flaws(f"{holds}\ndo: [{{who: anna, {do}}}]"), f"do.0.with.{wrong}", None, words)


def test_a_text_is_given_what_is_told_of_what_sets_it_off() -> None:
    assert not flaws("do: [{who: anna, program: room-abyss.ruined, with: {who: boris, room: room-abyss}}]")
