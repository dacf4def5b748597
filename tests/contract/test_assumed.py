"""A position means the same in any process: the facts that it assumes travel with it."""

from __future__ import annotations

import gc
import sys
import weakref
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from games.blackrose.support import positions
from support.processes import elsewhere

from tutor.contract import fingerprint
from tutor.engine.codec import decode, encode
from tutor.engine.game import Game
from tutor.engine.state import State
from tutor.games.blackrose.components.component_set import BOXES as OF_BLACKROSE
from tutor.games.penumbra.components.component_set import BOXES as OF_PENUMBRA
from tutor.games.penumbra.position.form import CommonSpec, Position, TurnSpec, WizardSpec
from tutor.games.penumbra.position.reading import place
from tutor.rules.component_sets import ASSUMED, AT_ONCE, assumed_in
from tutor.scenario import game_named
from tutor.trace.words import speaker_at


def a_trial(n: int, name: str = "Hydra") -> State[Any]:
    """A trial of one's own with so much threat lies in the row, and Anna attempts one."""
    own = {"id": "house-thing", "kind": "trial", "name": {"en": name, "ru": "Проба"}, "facts": {"threat": n}}
    people = {seat: WizardSpec() for seat in ("anna", "boris")}
    row = CommonSpec(trials=("house-thing",))
    placed = place(Position(people, TurnSpec("anna", "trial"), assume=(own,), do="turn", common=row))
    assert placed.state is not None, placed.flaws
    return placed.state


def a_spell(n: int, name: str = "Hydra") -> State[Any]:
    """Anna casts a spell of her own, which deals so much damage to Boris."""
    own = {
        **positions.spell("thing", positions.deal(n)),
        "id": "house-thing",
        "name": {"en": name, "ru": "Проба"},
    }
    anna = positions.mage(board={"I": positions.laid("house-thing")})
    return positions.table({"anna": anna, "boris": positions.mage()}, positions.cast("anna"), spells=(own,))


GAMES: dict[str, Callable[..., State[Any]]] = {"blackrose": a_spell, "penumbra": a_trial}
BOXES: dict[str, Any] = {"blackrose": OF_BLACKROSE, "penumbra": OF_PENUMBRA}
OF_EACH = pytest.mark.parametrize("game", GAMES)


def played(game: str, *states: State[Any]) -> str:
    """A digest of random play from positions."""
    begun: Game[Any] = replace(game_named(game), setups=lambda: states)
    return fingerprint(begun, pick=Random(5).randrange, games=3, limit=400)


def played_encoded(game: str, *texts: str) -> str:
    """The same of positions that were encoded."""
    return played(game, *(decode(game_named(game), text) for text in texts))


SAY = "import sys; from contract.test_assumed import played_encoded; print(played_encoded(*sys.argv[1:]))"


@OF_EACH
def test_assumed_facts_travel_with_a_position(game: str) -> None:
    states = [GAMES[game](n) for n in (1, 3)]
    texts = [encode(state).decode() for state in states]
    here = played(game, *states)
    assert elsewhere(SAY, "1", game, *texts) == here == played_encoded(game, *texts)
    assert played(game, states[0]) != played(game, states[1])


@OF_EACH
def test_the_order_in_which_facts_are_written_changes_nothing(game: str) -> None:
    name = GAMES[game](2).table.box
    base, components = assumed_in(name)
    assert components and [*components[0]] == sorted(components[0])
    assert BOXES[game].assume(base, [dict(reversed(one.items())) for one in components]) == name


@OF_EACH
def test_two_sets_with_one_id_do_not_disturb_each_other(game: str) -> None:
    here, other = GAMES[game](1, "Hydra"), GAMES[game](3, "Kraken")
    alone = played(game, here), played(game, other)
    assert alone == (played(game, here), played(game, other)) and alone[0] != alone[1]
    for state, name in ((here, "Hydra"), (other, "Kraken"), (here, "Hydra")):
        assert speaker_at(game, "en", state).name("house-thing") == name


@OF_EACH
def test_a_set_that_was_played_with_is_let_go_of(game: str) -> None:
    state = GAMES[game](1, "First")
    played(game, state)
    there = weakref.ref(BOXES[game][state.table.box])
    del state
    for n in range(2 * AT_ONCE + 1):
        GAMES[game](1, f"Further {n}")
    gc.collect()
    assert there() is None


MANY = pytest.mark.long(reason="a thousand sets of facts are made")


def blocks() -> int:
    """How many blocks of memory are in use, without those that wait to be let go of."""
    gc.collect()
    return sys.getallocatedblocks()


@OF_EACH
@pytest.mark.parametrize("placings", [80, pytest.param(1_000, marks=MANY)])
def test_sets_are_let_go_of_and_made_anew(game: str, placings: int) -> None:
    first = GAMES[game](1, "First")
    before = played(game, first)

    def make(name: str, most: int) -> list[Any]:
        return [BOXES[game][GAMES[game](1, f"{name} {n}").table.box] for n in range(most)]

    # Caches of what follows from a set hold at most twice as many.
    make("Full", 3 * AT_ONCE)
    full, held = blocks(), make("Held", AT_ONCE)
    make("Further", 3 * AT_ONCE)
    one_set = (blocks() - full) / AT_ONCE
    assert one_set > 100
    held.clear()
    start = blocks()
    for n in range(placings):
        make(f"Number {n}", 1)
    assert (blocks() - start) / placings < one_set / 10, "no part of each further set may stay"
    kept = [name for name in BOXES[game] if name.startswith(ASSUMED)]
    assert len(kept) <= AT_ONCE and first.table.box not in kept
    assert played(game, first) == before and len(kept) <= AT_ONCE


@OF_EACH
def test_a_set_that_cannot_be_made_is_named(game: str) -> None:
    for name in (f"{ASSUMED}x", f"{ASSUMED}W10", "own-000000000000"):
        with pytest.raises(KeyError, match="no set of facts"):
            BOXES[game][name]
