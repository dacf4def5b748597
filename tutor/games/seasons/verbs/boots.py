"""The Temporal Boots: how far the season token goes, and dice that are rolled again for a new season."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tutor.engine.chance import Dice
from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Bind, candidates, query, text
from tutor.engine.question import CHANCE, Choices, Option, Question, Refusal, sift
from tutor.engine.sentence import Sentence, sentence
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.derived import season
from tutor.games.seasons.state.dice import die_facts
from tutor.games.seasons.state.table import Rolled, Table
from tutor.games.seasons.verbs.common import At
from tutor.games.seasons.verbs.wheel import BEFORE_FIRST, MoveSeason

STEPS: Final = (1, 2, 3, -1, -2, -3)
"""So many spaces forward, or back (sea.card.temporal-boots.effect)."""

CHANGES: Final = "sea.card.temporal-boots.season-change"
DICE: Final = "sea.ruling.dice-after-boots"
YEARS: Final = "sea.comp.years"


@candidates
def season_steps(moment: At) -> Choices:
    """How far the season token may go; before year 1 it may be barred from (a ruling of its own)."""
    return sift((_steps(moment.table, n) for n in STEPS), lambda option: _refusals(moment, option))


def _steps(table: Table, n: int) -> Option:
    spaces = box().spaces
    to = (table.space + n - 1) % spaces + 1
    return Option(f"{n:+}", "season-steps", facts(n=n, space=to, season=box().season_of[to]), n)


def _refusals(moment: At, option: Option) -> tuple[Refusal, ...]:
    table, n = moment.table, option.value
    early = isinstance(n, int) and table.space + n < 1 and table.year <= box().start_year
    if early and moment.reading(BEFORE_FIRST) == "forbidden":
        return (Refusal(YEARS, "before-first-year", facts(year=table.year)),)
    return ()


class MoveByBoots(MoveSeason, frozen=True):
    """The Boots move the season token; a season that they change counts like any other change."""

    def execute(self, moment: At) -> Outcome[Table]:
        outcome = super().execute(moment)
        if not any(event.kind == "season-changed" for event in outcome.events):
            return outcome
        change = moment.event("boots-changed-season", CHANGES, seat=moment.frame.owner)
        return replace(outcome, events=(*outcome.events, change))


@query
def dice_to_roll_again(moment: At) -> Bound:
    """The dice of the round that somebody still has to use, where a new season makes them be rolled again.

    They are the dice of players whose turn is still to come, the own one before it is used, and the one that
    nobody took. There are none as long as the season has not changed, and by sea.ruling.dice-after-boots.
    """
    table = moment.table
    if moment.reading(DICE) == "no" or table.dice_season in (None, season(table)):
        return ()
    over = _turns_over(table)
    return tuple(rolled.die for rolled in table.rolled if rolled.seat not in over)


def _turns_over(table: Table) -> tuple[str, ...]:
    """The seats that have used their dice."""
    turn, order = table.turn, table.turn_order
    if turn is None:
        return ()
    at = order.index(turn.seat)
    return order[:at] if turn.stage == "before-die" else order[: at + 1]


def new_die(table: Table, old: str) -> str:
    """The die of the new season that takes the place of one of the old."""
    dice = box().dice

    def of(name: str) -> list[str]:
        return [die for die in table.dice if dice[die].season == name]

    return of(season(table))[of(dice[old].season).index(old)]


class RollAgain(Sentence, frozen=True):
    """A die of the new season is rolled in place of one of the old, and lies where that lay."""

    def ask(self, moment: At) -> Question:
        about = facts(seat=moment.frame.owner, die=new_die(moment.table, self._old(moment)))
        return Question(CHANCE, self.rule, "season-die", chance=Dice(1, 6), facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        table, old = moment.table, self._old(moment)
        die, side = new_die(table, old), int(option.key)
        rolled = tuple(Rolled(die, side, one.seat) if one.die == old else one for one in table.rolled)
        event = moment.event(
            "die-rolled", seat=moment.frame.owner, **dict(die_facts(Rolled(die, side), moment.reading))
        )
        return moment.with_table(replace(table, rolled=rolled), event)

    def _old(self, moment: At) -> str:
        return text(Bind(name="old"), moment)


@sentence
def set_dice_season(moment: At) -> Outcome[Table]:
    """The dice of the round are those of the new season now, if they were rolled again."""
    if moment.reading(DICE) == "no" or moment.table.dice_season is None:
        return Outcome(moment.state)
    return moment.with_table(replace(moment.table, dice_season=season(moment.table)))
