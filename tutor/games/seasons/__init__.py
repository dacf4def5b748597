"""Seasons."""

from __future__ import annotations

from functools import partial

from tutor.engine.game import Game
from tutor.games.catalogued import complete, default_readings, rule_ids
from tutor.games.seasons.acts import PERIODS, acts
from tutor.games.seasons.book import BOOK
from tutor.games.seasons.facts import facts, vocabulary
from tutor.games.seasons.openings import openings
from tutor.games.seasons.pieces import pieces
from tutor.games.seasons.position import Position
from tutor.games.seasons.secrets import secrets, seen
from tutor.games.seasons.setups import setups
from tutor.games.seasons.spelled import spell
from tutor.games.seasons.start import place
from tutor.games.seasons.state import Table
from tutor.games.seasons.timing import WATCHED, reactions, watch
from tutor.games.seasons.topics import TOPICS
from tutor.games.seasons.unlisted import moves
from tutor.games.seasons.wording import printed
from tutor.games.seasons.worth import worth

__all__ = ["GAME"]


GAME: Game[Table] = Game(
    id="seasons",
    table=Table,
    programs=BOOK,
    seats=lambda table: table.seats,
    rules=partial(rule_ids, "seasons"),
    readings=partial(default_readings, "seasons"),
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
    own_facts=partial(complete, "seasons"),
    topics=TOPICS,
    printed=printed,
    spell=spell,
    acts=acts,
    unlisted=moves,
    periods=PERIODS,
)
