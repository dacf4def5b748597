"""Res Arcana."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tutor.engine.game import Game
from tutor.games.resarcana.book import BOOK
from tutor.games.resarcana.facts import facts
from tutor.games.resarcana.openings import openings
from tutor.games.resarcana.pieces import pieces
from tutor.games.resarcana.position import Position
from tutor.games.resarcana.secrets import secrets, seen
from tutor.games.resarcana.setups import setups
from tutor.games.resarcana.start import place
from tutor.games.resarcana.state import Table
from tutor.games.resarcana.topics import TOPICS
from tutor.games.resarcana.wording import printed
from tutor.games.resarcana.worth import worth
from tutor.rules.catalogue import load

__all__ = ["GAME"]

MOMENTS = frozenset({"collect-order"})
"""The question whether essences are to be collected one after the other (res.collect.simultaneous)."""


@cache
def _rules() -> frozenset[str]:
    return frozenset(rule.id for rule in load("resarcana").rules)


@cache
def _readings() -> Mapping[str, str]:
    return {ruling.id: ruling.default for ruling in load("resarcana").rulings}


GAME: Game[Table] = Game(
    id="resarcana",
    table=Table,
    programs=BOOK,
    seats=lambda table: table.seats,
    rules=_rules,
    readings=_readings,
    position=Position,
    place=place,
    facts=facts,
    setups=setups,
    watched=frozenset(),
    pieces=pieces,
    seen=seen,
    secrets=secrets,
    openings=openings,
    worth=worth,
    moments=MOMENTS,
    printed=printed,
    topics=TOPICS,
)
