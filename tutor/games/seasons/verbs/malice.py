"""The Die of Malice: the own season die is rolled again, and only the new result counts."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tutor.engine.chance import Dice
from tutor.engine.event import facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Value, number
from tutor.engine.question import CHANCE, Option, Question
from tutor.engine.sentence import Sentence, sentence
from tutor.games.seasons.state.dice import die_facts, side_up
from tutor.games.seasons.state.table import Rolled, Table
from tutor.games.seasons.verbs.common import At, own_copy, owner
from tutor.games.seasons.verbs.crystals import gained

MALICE: Final = "die-of-malice"
WHEN: Final = "sea.ruling.malice-crystals-time"


class RollOwnDie(Sentence, frozen=True):
    """The die that the owner took is rolled again; what it shows is bound to "side"."""

    def ask(self, moment: At) -> Question | None:
        die = moment.table.die_of(moment.frame.owner)
        if die is None:
            return None
        about = facts(seat=moment.frame.owner, die=die.die)
        return Question(CHANCE, self.rule, "season-die", chance=Dice(1, 6), facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        seat, side = moment.frame.owner, int(option.key)
        had = moment.table.die_of(seat)
        assert had is not None
        event = moment.event(
            "die-rolled", seat=seat, **dict(die_facts(Rolled(had.die, side), moment.reading))
        )
        return Outcome(moment.bound("side", side), (event,))

    def execute(self, moment: At) -> Outcome[Table]:
        return Outcome(moment.state)


@sentence
def take_result(moment: At) -> Outcome[Table]:
    """The die of the owner shows the new result.

    Where its gains are over already (sea.ruling.malice-after-optional), only whether crystallising is open
    follows the new result, as far as the die and nothing else had opened it.
    """
    seat, table, side = moment.frame.owner, moment.table, moment.frame.get("side")
    had = table.die_of(seat)
    if had is None or not isinstance(side, int):
        return Outcome(moment.state)
    new = replace(had, side=side)
    rolled = tuple(new if one.die == had.die else one for one in table.rolled)
    table = replace(table, rolled=rolled)
    turn = table.turn
    if turn is not None and turn.stage == "actions":
        opens = side_up(new, moment.reading).crystallise
        other = turn.extra > 0 or (turn.access and not side_up(had, moment.reading).crystallise)
        table = table.with_turn(access=opens or other, by_bonus=turn.by_bonus and not opens)
    return moment.with_table(
        table, moment.event("new-result", seat=seat, **dict(die_facts(new, moment.reading)))
    )


class MaliceCrystals(Sentence, frozen=True):
    """Crystals are gained at once, or with the gains of the die (sea.ruling.malice-crystals-time)."""

    n: Value

    def execute(self, moment: At) -> Outcome[Table]:
        seat, table, n = moment.frame.owner, moment.table, number(self.n, moment)
        turn = table.turn
        if turn is not None and turn.stage == "before-die" and moment.reading(WHEN) == "with-die":
            event = moment.event("crystals-owed", seat=seat, n=n)
            return moment.with_table(table.with_turn(owed=turn.owed + n), event)
        table, events = gained(moment, table, seat, n)
        return moment.with_table(table, *events)


@sentence
def tell_second(moment: At) -> Outcome[Table]:
    """The second copy is activated after the first."""
    own = own_copy(moment)
    others = [copy for copy in owner(moment).play if copy.card == MALICE and copy.id != own]
    if not any(copy.turned for copy in others):
        return Outcome(moment.state)
    return Outcome(moment.state, (moment.event("second-malice", seat=moment.frame.owner),))
