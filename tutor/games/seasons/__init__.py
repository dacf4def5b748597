"""Seasons."""

from __future__ import annotations

from functools import partial

from tutor.engine.game import Game
from tutor.framework.catalogue_access import complete, default_readings, rule_ids
from tutor.games.seasons.actions.hypothetical import PERIODS, acts
from tutor.games.seasons.actions.unlisted import moves
from tutor.games.seasons.components.printed_text import printed
from tutor.games.seasons.position.form import Position
from tutor.games.seasons.position.reading import place
from tutor.games.seasons.position.sample_positions import setups
from tutor.games.seasons.position.variants import openings
from tutor.games.seasons.position.writing import spell
from tutor.games.seasons.programs import BOOK
from tutor.games.seasons.reactions.timing import WATCHED, reactions, watch
from tutor.games.seasons.scoring.evaluation import evaluation
from tutor.games.seasons.scoring.observables import facts, vocabulary
from tutor.games.seasons.scoring.pieces import pieces
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.state.visibility import secrets, seen
from tutor.games.seasons.topics import TOPICS

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
    evaluate=evaluation,
    own_facts=partial(complete, "seasons"),
    topics=TOPICS,
    printed=printed,
    spell=spell,
    acts=acts,
    unlisted=moves,
    periods=PERIODS,
)
