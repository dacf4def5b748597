"""Turns of Seasons set up at random, and the slow search that looks at every order of everything."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from games.seasons.support.play import play
from games.seasons.support.positions import CopySpec, DoSpec, PlayerSpec, TurnSpec, turn
from hypothesis import strategies as st

from tutor.analysis.backward_induction import Sought, weigh
from tutor.analysis.bounds import Payoff
from tutor.analysis.exploration import Aim, explore
from tutor.analysis.game_graph import Noted, Spot, Ways
from tutor.engine.enumerate import keys
from tutor.engine.state import State
from tutor.framework.readings import readings_of
from tutor.games.seasons import GAME
from tutor.games.seasons.actions.moves import SEVERAL
from tutor.games.seasons.analysis.best_line import without_unknown
from tutor.games.seasons.analysis.best_turn import For, as_known, decides_for, is_unseen, standing
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import ENERGIES, Energy
from tutor.games.seasons.position.form import Position
from tutor.games.seasons.position.reading import place
from tutor.games.seasons.state.table import Table

CARDS = tuple(sorted(box().cards))
DECK = CARDS[20:45]
MOST = 3_000
"""So many positions the slow search looks at; what needs more is left out."""


def rich(**said: Any) -> State[Table]:
    """Anna's turn with ten cards in play and hand, and seven tokens."""
    anna = PlayerSpec(
        crystals=12,
        reserve={"air": 2, "water": 2, "fire": 2, "earth": 1},
        power=7,
        bonuses=2,
        hand=("amulet-of-earth", "kairn", "olafs-statue", "lewis"),
        play=("staff-of-spring", "forgotten-vase", "idol", "figrim", "wondrous-chest", "hourglass"),
    )
    boris = PlayerSpec(crystals=20, reserve={"air": 1, "fire": 2}, power=4, hand=("naria", "titus"))
    return play(turn(anna=anna, boris=boris, access=True, space=4, year=2, deck=DECK, **said)).state


def tokens(most: int) -> st.SearchStrategy[dict[Energy, int]]:
    kinds = st.lists(st.sampled_from(ENERGIES), max_size=most)
    return kinds.map(lambda found: {kind: found.count(kind) for kind in dict.fromkeys(found)})


@st.composite
def copies(draw: st.DrawFn) -> CopySpec:
    card = draw(st.sampled_from(CARDS))
    lies = draw(tokens(3)) if box().cards[card].holds else {}
    return CopySpec(card, draw(st.booleans()) and draw(st.booleans()), lies)


@st.composite
def players(draw: st.DrawFn, most: int, hand: int, play: int) -> PlayerSpec:
    copies_ = draw(st.lists(copies(), max_size=play))
    power = draw(st.integers(len(copies_) // 2, len(copies_) + 3))
    bonuses = draw(st.sampled_from((3, 3, 2, 2, 1)))
    return PlayerSpec(
        crystals=draw(st.sampled_from((0, 1, 3, 8, 20))),
        reserve=draw(tokens(most if bonuses == 3 else 3)),
        power=power,
        bonuses=bonuses,
        hand=tuple(draw(st.lists(st.sampled_from(CARDS), max_size=hand))),
        play=tuple(copies_),
    )


@st.composite
def turns(draw: st.DrawFn) -> State[Table] | None:
    """A turn behind the gains of the die, with few cards; None for one that cannot be."""
    seats = draw(st.sampled_from((("anna", "boris"), ("anna", "boris", "vera"))))
    position = Position(
        players={seat: draw(players(6, 3, 3) if seat == "anna" else players(4, 2, 2)) for seat in seats},
        do=(DoSpec("anna", "actions"),),
        year=draw(st.integers(1, 3)),
        space=draw(st.integers(1, 12)),
        deck=DECK,
        turn=TurnSpec("anna", "actions", draw(st.booleans())),
    )
    return place(position).state


def _one_by_one(spot: Spot[Table]) -> Iterator[tuple[str, Noted]]:
    """Every answer, but tokens are crystallised one after the other: several at once come to the same."""
    assert spot.question is not None
    return ((key, spot.noted) for key in keys(spot.question) if key != SEVERAL)


def every_order(state: State[Table], aim: For) -> Fraction | int | None:
    """The best end of a turn, found by looking at every answer to every question.

    Raises OverflowError where there are too many positions.
    """
    known = as_known(state)
    assert known is not None and known.table.turn is not None
    seat, reading = known.table.turn.seat, readings_of(known)
    ways: Ways[Table] = explore(
        Aim(
            GAME,
            lambda at, question: at.table.turn is None,
            positions=MOST,
            unseen=is_unseen,
            known=lambda at: without_unknown(at, seat),
            follow=lambda ways, spot: _one_by_one(spot),
        ),
        known,
    )
    if ways.left:
        raise OverflowError(ways.left)

    def stops(spot: Spot[Table]) -> Payoff | None:
        over = spot.kind == "end"
        return (standing(spot.state.table, seat, reading).value(aim),) if over else None

    worth = weigh(ways, (Sought(stops),), decides_for(seat)).worths[0]
    return None if worth is None else worth[0]
