"""Black Rose Wars: Rebirth."""

from __future__ import annotations

from functools import partial

from tutor.engine.game import Game
from tutor.framework.catalogue_access import default_readings, rule_ids
from tutor.games.blackrose.actions.avatar.orders import redirect
from tutor.games.blackrose.actions.hypothetical import PERIODS, acts
from tutor.games.blackrose.actions.unlisted import moves
from tutor.games.blackrose.components.printed_text import printed
from tutor.games.blackrose.position.form import Position
from tutor.games.blackrose.position.reading import place
from tutor.games.blackrose.position.sample_positions import setups
from tutor.games.blackrose.position.variants import openings, own_facts
from tutor.games.blackrose.position.writing import spell
from tutor.games.blackrose.procedures.purge import KIND as PURGE
from tutor.games.blackrose.programs import BOOK
from tutor.games.blackrose.reactions.timing import WATCHED, reactions, watch
from tutor.games.blackrose.scoring.evaluation import evaluation
from tutor.games.blackrose.scoring.observables import facts, vocabulary
from tutor.games.blackrose.scoring.pieces import pieces
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.state.visibility import secrets, seen
from tutor.games.blackrose.topics import TOPICS

__all__ = ["GAME"]

MOMENTS = frozenset({PURGE})
"""The questions in which a spell may be purged and mostly none is (brw.study.purge)."""


GAME: Game[Table] = Game(
    id="blackrose",
    table=Table,
    programs=BOOK,
    seats=lambda table: table.seats,
    rules=partial(rule_ids, "blackrose"),
    readings=partial(default_readings, "blackrose"),
    position=Position,
    place=place,
    facts=facts,
    vocabulary=vocabulary,
    setups=setups,
    watch=watch,
    reactions=reactions,
    watched=WATCHED,
    redirect=redirect,
    pieces=pieces,
    seen=seen,
    secrets=secrets,
    openings=openings,
    evaluate=evaluation,
    own_facts=own_facts,
    moments=MOMENTS,
    printed=printed,
    topics=TOPICS,
    spell=spell,
    acts=acts,
    unlisted=moves,
    periods=PERIODS,
)
