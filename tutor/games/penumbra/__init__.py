"""Penumbra: Trials of Arcana."""

from __future__ import annotations

from functools import partial

from tutor.engine.game import Game
from tutor.games.catalogued import default_readings, rule_ids
from tutor.games.penumbra.acts import PERIODS, acts
from tutor.games.penumbra.book import BOOK
from tutor.games.penumbra.facts import facts, vocabulary
from tutor.games.penumbra.openings import openings, own_facts
from tutor.games.penumbra.pieces import pieces
from tutor.games.penumbra.position import Position
from tutor.games.penumbra.secrets import secrets, seen
from tutor.games.penumbra.setups import setups
from tutor.games.penumbra.spelled import spell
from tutor.games.penumbra.start import place
from tutor.games.penumbra.state import Table
from tutor.games.penumbra.timing import WATCHED, reactions, watch
from tutor.games.penumbra.topics import TOPICS
from tutor.games.penumbra.unlisted import moves
from tutor.games.penumbra.worth import worth

__all__ = ["GAME"]

MOMENTS = frozenset({"effects"})
"""The questions in which any effect may be used and mostly none is (pen.turn.effects)."""


GAME: Game[Table] = Game(
    id="penumbra",
    table=Table,
    programs=BOOK,
    seats=lambda table: table.seats,
    rules=partial(rule_ids, "penumbra"),
    readings=partial(default_readings, "penumbra"),
    position=Position,
    place=place,
    facts=facts,
    vocabulary=vocabulary,
    setups=setups,
    watch=watch,
    reactions=reactions,
    watched=WATCHED,
    pieces=pieces,
    seen=seen,
    secrets=secrets,
    openings=openings,
    worth=worth,
    own_facts=own_facts,
    moments=MOMENTS,
    topics=TOPICS,
    spell=spell,
    acts=acts,
    unlisted=moves,
    periods=PERIODS,
)
