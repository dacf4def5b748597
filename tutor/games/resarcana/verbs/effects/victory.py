"""Victory checks: points are counted, the Golden Statue may add some, the game ends or goes on (res.win)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, query
from tutor.engine.question import Choices, Option, Refusal, sorted_out
from tutor.engine.sentence import Sentence, sentence
from tutor.games.resarcana.actions.powers import cost_refusals
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.scoring.final_points import Score, in_tie, scores, threshold, winners
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.verbs.effects.common import At, Change, change

STATUE = "res.win.statue"
STATUE_WHEN = "res.ruling.statue-when-decided"
EARLY_FAIL = "res.ruling.early-fail"
WIN = "res.win.winner"


class MorePoints(Sentence, frozen=True):
    """Points that last for the check that is under way (res.win.statue.temporary)."""

    n: int

    def execute(self, moment: At) -> Outcome[Table]:
        made, who = change(moment), moment.frame.owner
        player = moment.table.player(who)
        made.player(replace(player, bonus=player.bonus + self.n))
        made.tell("more-points", who=who, n=self.n)
        return made.outcome


def early(moment: At) -> bool:
    """Whether the check under way was called in a turn."""
    return bool(moment.frame.get("early"))


@sentence
def count(moment: At) -> Outcome[Table]:
    """Everybody's points are counted (res.win.sources)."""
    made, table = change(moment), moment.table
    made.table = replace(table, phase=table.phase if early(moment) else "check")
    rule = "res.win.early-check.all" if early(moment) else "res.win.check-time"
    made.tell("check", rule, early=early(moment))
    for score in scores(table, moment.reading, early=early(moment)):
        _tell_parts(made, score)
        made.tell("points", "res.win.sources", who=score.seat, n=score.total)
    return made.outcome


def _tell_parts(made: Change, score: Score) -> None:
    for card, n in score.parts:
        made.tell("scores", point_rule(made.table, score.seat, card), who=score.seat, card=card, n=n)
    if score.token:
        made.tell("token-scores", "res.win.token", who=score.seat, n=score.token)


def point_rule(table: Table, seat: str, card: str) -> str:
    """The rule by which a component scores."""
    scoring = box()[card].scoring
    if scoring is None:
        return "res.win.turned-count" if table.player(seat).component(card).turned else "res.win.sources"
    return "res.win.bestiary" if scoring.creature or scoring.dragon else "res.win.pop-essences"


class AtCheck(Among, frozen=True):
    """The reactions to a check that a player has: in a check passed players may use them too."""

    def choices(self, moment: At) -> Choices:
        return sorted_out(self._considered(moment))

    def _considered(self, moment: At) -> Iterator[tuple[Option, Iterator[Refusal]]]:
        seat = str(moment.frame.get("seat"))
        player, reading = moment.table.player(seat), moment.reading
        for one in player.tableau:
            for power in box().faces[one.id].powers:
                if power.trigger == "victory_check":
                    program, about = f"{one.id}.{power.n}", facts(card=one.id, n=power.n)
                    option = Option(program, "react", about, None, program)
                    yield option, cost_refusals(player, one, power, reading)


@query
def at_check_seats(moment: At) -> Bound:
    """The players who have anything that answers a check, clockwise from the first."""
    table, faces = moment.table, box().faces
    return tuple(
        seat
        for seat in table.from_first
        if any(
            power.trigger == "victory_check"
            for one in table.player(seat).tableau
            for power in faces[one.id].powers
        )
    )


@sentence
def passed_too(moment: At) -> Outcome[Table]:
    """Whoever has passed may use the Golden Statue all the same (res.pass.statue-exception)."""
    seat = str(moment.frame.get("seat"))
    if not moment.table.player(seat).passed:
        return Outcome(moment.state)
    return Outcome(moment.state, (moment.event("passed-may", who=seat),))


@sentence
def judge(moment: At) -> Outcome[Table]:
    """The game ends if somebody has enough points, and most points win; else it goes on (res.win.winner)."""
    made, table = change(moment), moment.table
    results = scores(table, moment.reading, early=early(moment))
    best = max(score.total for score in results)
    for score in results:
        if score.bonus:
            made.tell("points", "res.win.statue.temporary", who=score.seat, n=score.total)
    if best < threshold(moment.reading, early=early(moment)):
        made.tell("goes-on", "res.win.threshold", n=best)
        if early(moment) and moment.reading(EARLY_FAIL) == "end-round":
            made.table = replace(made.table, cut=True)
            made.tell("round-cut", "res.win.early-check.all")
    else:
        _tell_end(made, results, best)
        made.table = replace(table, ended=True, winners=winners(table, results))
    players = tuple(replace(one, bonus=0) if one.bonus else one for one in made.table.players)
    made.table = replace(made.table, players=players)
    return made.outcome


def _tell_end(made: Change, scores: tuple[Score, ...], best: int) -> None:
    table = made.table
    tied = [score.seat for score in scores if score.total == best]
    for seat in tied if len(tied) > 1 else ():
        made.tell("tie-counted", "res.win.tie-break", who=seat, n=in_tie(table.player(seat).pool))
        made.tell("pool-only", "res.win.tie-pool-only", who=seat)
    won = winners(table, scores)
    if len(won) > 1:
        made.tell("shared", "res.win.tie-shared", who=won, n=best)
    else:
        made.tell("won", WIN, who=won[0], n=best)
