"""The end of the game: cards that wait for it, points, and who has won (sea.end, sea.score)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Event
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.sentence import sentence
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.scoring.final_points import PARTS, score, winners
from tutor.games.seasons.state.derived import prestige_known, prestige_of, reserve
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At

TRIGGER = "sea.end.trigger"
WINNER = "sea.score.winner"
ENERGY = "sea.score.energy-none"
CARDS = "sea.score.cards"
USE = "sea.comp.crystals.use"


@sentence
def game_over(moment: At) -> Outcome[Table]:
    """The game is over: cards that wait for that act before points are counted."""
    table = replace(moment.table, ended=True, turn=None)
    return moment.with_table(table, moment.event("game-over", seat=None, n=table.round))


@sentence
def count_points(moment: At) -> Outcome[Table]:
    """Everybody's points are counted, part by part."""
    table = moment.table
    scores = tuple(score(table, seat, moment.reading) for seat in table.turn_order)
    events: list[Event] = []
    for one in scores:
        for (part, points), (_, rule) in zip(one.parts, PARTS, strict=True):
            events.append(moment.event("points", rule, seat=one.seat, part=part, n=points))
        events += _single_cards(moment, table.player(one.seat))
        left = size(reserve(table.player(one.seat)))
        if left:
            events.append(moment.event("energy-worthless", ENERGY, seat=one.seat, n=left))
        events.append(moment.event("total", USE, seat=one.seat, n=one.total))
    return moment.with_table(replace(table, scores=scores), *events)


def _single_cards(moment: At, player: Player) -> list[Event]:
    """What is said of the cards that cost their owner prestige, and of those that only give some."""
    events: list[Event] = []
    for copy in player.play:
        n = prestige_of(copy.card, moment.reading)
        if not prestige_known(copy.card, moment.reading):
            events.append(moment.event("prestige-unknown", CARDS, seat=player.seat, card=copy.card))
        elif n < 0:
            rule = f"sea.card.{copy.card}.penalty"
            events.append(moment.event("card-costs", rule, seat=player.seat, card=copy.card, n=-n))
        elif not box().cards[copy.card].types:
            rule = f"sea.card.{copy.card}.effect"
            events.append(moment.event("card-gives", rule, seat=player.seat, card=copy.card, n=n))
    return events


@sentence
def name_winner(moment: At) -> Outcome[Table]:
    """Who has most points wins; among these who has more cards in play."""
    table = moment.table
    best = winners(table, table.scores, moment.reading)
    most = max(one.total for one in table.scores)
    tied = sum(one.total == most for one in table.scores)
    event = moment.event("won", seats=best, n=most, tied=tied)
    return moment.with_table(replace(table, winners=best), event)


ENDING = (
    Program(
        "ending",
        TRIGGER,
        (game_over, count_points.under("sea.score.crystals"), name_winner.under(WINNER)),
    ),
)
"""How the game ends."""
