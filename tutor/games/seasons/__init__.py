"""Seasons."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tutor.engine.game import Game
from tutor.games.seasons.book import BOOK
from tutor.games.seasons.facts import facts
from tutor.games.seasons.openings import openings
from tutor.games.seasons.pieces import pieces
from tutor.games.seasons.position import Position
from tutor.games.seasons.secrets import secrets, seen
from tutor.games.seasons.setups import setups
from tutor.games.seasons.start import place
from tutor.games.seasons.state import Table
from tutor.games.seasons.timing import WATCHED, reactions, watch
from tutor.games.seasons.topics import TOPICS
from tutor.games.seasons.wording import printed
from tutor.games.seasons.worth import worth
from tutor.rules.catalogue import load

__all__ = ["GAME"]


@cache
def _rules() -> frozenset[str]:
    return frozenset(rule.id for rule in load("seasons").rules)


@cache
def _readings() -> Mapping[str, str]:
    return {ruling.id: ruling.default for ruling in load("seasons").rulings}


GAME: Game[Table] = Game(
    id="seasons",
    table=Table,
    programs=BOOK,
    seats=lambda table: table.seats,
    rules=_rules,
    readings=_readings,
    position=Position,
    place=place,
    facts=facts,
    setups=setups,
    watch=watch,
    reactions=reactions,
    watched=WATCHED,
    pieces=pieces,
    seen=seen,
    secrets=secrets,
    openings=openings,
    worth=worth,
    topics=TOPICS,
    printed=printed,
)
