"""Res Arcana."""

from __future__ import annotations

from functools import partial

from tutor.engine.game import Game
from tutor.games.catalogued import complete, default_readings, rule_ids
from tutor.games.resarcana.acts import PERIODS, acts
from tutor.games.resarcana.book import BOOK
from tutor.games.resarcana.facts import facts, vocabulary
from tutor.games.resarcana.openings import openings
from tutor.games.resarcana.pieces import pieces
from tutor.games.resarcana.position import Position
from tutor.games.resarcana.secrets import secrets, seen
from tutor.games.resarcana.setups import setups
from tutor.games.resarcana.spelled import spell
from tutor.games.resarcana.start import place
from tutor.games.resarcana.state import Table
from tutor.games.resarcana.topics import TOPICS
from tutor.games.resarcana.unlisted import moves
from tutor.games.resarcana.wording import printed, sorts
from tutor.games.resarcana.worth import worth

__all__ = ["GAME"]

MOMENTS = frozenset({"collect-order"})
"""The question whether essences are to be collected one after the other (res.collect.simultaneous)."""


GAME: Game[Table] = Game(
    id="resarcana",
    table=Table,
    programs=BOOK,
    seats=lambda table: table.seats,
    rules=partial(rule_ids, "resarcana"),
    readings=partial(default_readings, "resarcana"),
    position=Position,
    place=place,
    facts=facts,
    vocabulary=vocabulary,
    setups=setups,
    watched=frozenset(),
    pieces=pieces,
    seen=seen,
    secrets=secrets,
    openings=openings,
    worth=worth,
    own_facts=partial(complete, "resarcana"),
    moments=MOMENTS,
    printed=printed,
    sorts=sorts,
    topics=TOPICS,
    spell=spell,
    acts=acts,
    unlisted=moves,
    periods=PERIODS,
)
