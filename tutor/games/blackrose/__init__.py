"""Black Rose Wars: Rebirth."""

from __future__ import annotations

from functools import partial

from tutor.engine.game import Game
from tutor.games.blackrose.acts import PERIODS, acts
from tutor.games.blackrose.avatar.orders import asked
from tutor.games.blackrose.book import BOOK
from tutor.games.blackrose.facts import facts, vocabulary
from tutor.games.blackrose.openings import openings, own_facts
from tutor.games.blackrose.pieces import pieces
from tutor.games.blackrose.position import Position
from tutor.games.blackrose.procedures.purge import KIND as PURGE
from tutor.games.blackrose.secrets import secrets, seen
from tutor.games.blackrose.setups import setups
from tutor.games.blackrose.spelled import spell
from tutor.games.blackrose.start import place
from tutor.games.blackrose.state import Table
from tutor.games.blackrose.timing import WATCHED, reactions, watch
from tutor.games.blackrose.topics import TOPICS
from tutor.games.blackrose.unlisted import moves
from tutor.games.blackrose.wording import printed
from tutor.games.blackrose.worth import worth
from tutor.games.catalogued import default_readings, rule_ids

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
    asked=asked,
    pieces=pieces,
    seen=seen,
    secrets=secrets,
    openings=openings,
    worth=worth,
    own_facts=own_facts,
    moments=MOMENTS,
    printed=printed,
    topics=TOPICS,
    spell=spell,
    acts=acts,
    unlisted=moves,
    periods=PERIODS,
)
