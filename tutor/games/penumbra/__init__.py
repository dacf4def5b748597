"""Penumbra: Trials of Arcana."""

from __future__ import annotations

from functools import partial

from tutor.engine.game import Game
from tutor.framework.catalogue_access import default_readings, rule_ids
from tutor.games.penumbra.actions.hypothetical import PERIODS, acts
from tutor.games.penumbra.actions.unlisted import moves
from tutor.games.penumbra.position.form import Position
from tutor.games.penumbra.position.reading import place
from tutor.games.penumbra.position.sample_positions import setups
from tutor.games.penumbra.position.variants import openings, own_facts
from tutor.games.penumbra.position.writing import spell
from tutor.games.penumbra.programs import BOOK
from tutor.games.penumbra.reactions.timing import WATCHED, reactions, watch
from tutor.games.penumbra.scoring.evaluation import evaluation
from tutor.games.penumbra.scoring.observables import facts, vocabulary
from tutor.games.penumbra.scoring.pieces import pieces
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.visibility import secrets, seen
from tutor.games.penumbra.topics import TOPICS

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
    evaluate=evaluation,
    own_facts=own_facts,
    moments=MOMENTS,
    topics=TOPICS,
    spell=spell,
    acts=acts,
    unlisted=moves,
    periods=PERIODS,
)
