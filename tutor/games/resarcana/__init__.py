"""Res Arcana."""

from __future__ import annotations

from functools import partial

from tutor.engine.game import Game
from tutor.framework.catalogue_access import complete, default_readings, rule_ids
from tutor.games.resarcana.actions.hypothetical import PERIODS, acts
from tutor.games.resarcana.actions.unlisted import moves
from tutor.games.resarcana.components.printed_text import printed, sorts
from tutor.games.resarcana.position.form import Position
from tutor.games.resarcana.position.reading import place
from tutor.games.resarcana.position.sample_positions import setups
from tutor.games.resarcana.position.variants import openings
from tutor.games.resarcana.position.writing import spell
from tutor.games.resarcana.programs import BOOK
from tutor.games.resarcana.scoring.evaluation import evaluation
from tutor.games.resarcana.scoring.observables import facts, vocabulary
from tutor.games.resarcana.scoring.pieces import pieces
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.state.visibility import secrets, seen
from tutor.games.resarcana.topics import TOPICS

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
    evaluate=evaluation,
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
