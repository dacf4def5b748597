"""The round from phase to phase, and the whole game (res.round)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import query
from tutor.engine.sentence import Call, If, While, sentence
from tutor.games.resarcana.state.player import Player
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.verbs.effects.common import At, change

PHASES = "res.round.phases"
STRAIGHTEN = "res.round.end-straighten"
FLIP = "res.round.end-flip"


@sentence
def start_round(moment: At) -> Outcome[Table]:
    """A new round begins."""
    table = replace(moment.table, round=moment.table.round + 1)
    return moment.with_table(table, moment.event("round", n=table.round, who=table.first))


@sentence
def start_actions(moment: At) -> Outcome[Table]:
    """The phase of actions begins with the holder of the first-player token (res.pass.next-start)."""
    table = replace(moment.table, phase="actions", turn="")
    return moment.with_table(table, moment.event("actions-begin", who=table.first))


@sentence
def straighten_all(moment: At) -> Outcome[Table]:
    """All turned components are straightened."""
    made = change(moment)
    for player in moment.table.players:
        turned = tuple(one.id for one in player.tableau if one.turned)
        if turned:
            tableau = tuple(replace(one, turned=False) if one.turned else one for one in player.tableau)
            made.player(replace(player, tableau=tableau))
            made.tell("all-straightened", who=player.seat, cards=turned)
    return made.outcome


@sentence
def flip_up(moment: At) -> Outcome[Table]:
    """The first-player token and the magic items are turned face up, and nobody has passed."""
    table = moment.table
    players = tuple(_ready(player) for player in table.players)
    table = replace(table, players=players, token_passed=False, cut=False, phase="", turn="")
    return moment.with_table(table, moment.event("flipped", round=table.round))


def _ready(player: Player) -> Player:
    tableau = tuple(replace(one, down=False) if one.down else one for one in player.tableau)
    return replace(player, tableau=tableau, passed=False)


@query
def goes_on(moment: At) -> Bound:
    """Whether the game has not ended."""
    return not moment.table.ended


@query
def uncut(moment: At) -> Bound:
    """Whether the round has come to its own end, so that victory is checked."""
    return not (moment.table.ended or moment.table.cut)


ROUNDS = (
    Program(
        "round",
        PHASES,
        (
            start_round,
            Call(rule="res.collect.when-first", program="collect"),
            start_actions.under("res.pass.next-start"),
            Call(rule="res.action.one-per-turn", program="actions"),
            If(
                rule="res.win.check-time",
                cond=uncut,
                then=(Call(program="check"),),
            ),
            If(
                rule=STRAIGHTEN,
                cond=goes_on,
                then=(straighten_all, flip_up.under(FLIP)),
            ),
        ),
        kind="phase",
    ),
    Program(
        "rounds",
        "res.round.length",
        (While(cond=goes_on, body=(Call(rule=PHASES, program="round"),)),),
        kind="phase",
    ),
    Program(
        "game",
        "res.goal",
        (Call(rule="res.players.count", program="setup"), Call(rule="res.round.length", program="rounds")),
        kind="game",
    ),
)
"""One round, all of them, and a whole game with its set-up."""
