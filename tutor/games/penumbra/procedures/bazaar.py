"""The bazaar and the resource die: lots of equal worth change hands, and a roll brings ingredients."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.chance import Dice
from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Value, candidates, number
from tutor.engine.question import CHANCE, Choices, Option, Question, Refusal, sift
from tutor.engine.sentence import Act, Sentence, sentence
from tutor.games.penumbra.actions.moves import usable
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import Wizard
from tutor.games.penumbra.verbs.effects import At, gained, owner

LOTS = {"fruit": 4, "crystal": 3, "jewel": 2, "trinket": 1}
"""How much of each ingredient makes one lot; all lots are worth the same (pen.loc.bazaar.rate)."""

NOT_TRADED = {"blood": "pen.loc.bazaar.exchange", "arcana": "pen.ing.arcana.bound"}
"""What the bazaar does not take, by the rule that says so."""


def exchanges(wizard: Wizard) -> Choices:
    """Every exchange of one lot for another, and what stands against those that cannot be made."""
    return sift(_candidates(wizard), lambda option: _against(wizard, option))


def _lots() -> Iterator[Option]:
    for give, lot in LOTS.items():
        for get, n in LOTS.items():
            if get != give:
                about = facts(give=give, lot=lot, get=get, n=n)
                bindings = facts(give=give, get=get)
                key = f"exchange-{give}-{get}"
                yield Option(key, "exchange-lot", about, None, "exchange-lot", bindings)


_LOTS = tuple(_lots())


def _candidates(wizard: Wizard) -> Iterator[Option]:
    yield from _LOTS
    for ingredient in NOT_TRADED:
        if wizard.held(ingredient):
            yield Option(f"exchange-{ingredient}", "exchange-other", facts(give=ingredient))


def _against(wizard: Wizard, option: Option) -> Iterator[Refusal]:
    give = str(option.facts[0][1])
    if give in NOT_TRADED:
        yield Refusal(NOT_TRADED[give], "not-traded", facts(ingredient=give))
    elif wizard.held(give) < LOTS[give]:
        about = facts(ingredient=give, n=LOTS[give], held=wizard.held(give))
        yield Refusal("pen.loc.bazaar.multiples", "no-lot", about)


@candidates
def exchanges_offered(moment: At) -> Choices:
    """The exchanges; in a Learning turn other effects may be used between two of them (pen.turn.effects)."""
    return exchanges(owner(moment)) + used_between(moment)


def between(moment: At) -> bool:
    """Whether effects are let in between two steps of a location's effect; a Rest has windows of its own."""
    return moment.table.turn.kind == "learning"


def used_between(moment: At) -> Choices:
    """What may be used between two steps of a location's effect, and what not."""
    if not between(moment):
        return Choices()
    return usable(moment.table, owner(moment), "free", moment.reading)


@sentence
def exchange_lot(moment: At) -> Outcome[Table]:
    """One lot goes to the supply and another comes from it; what passes the limit is lost (pen.ing.limit)."""
    wizard = owner(moment)
    give, get = str(moment.frame.get("give")), str(moment.frame.get("get"))
    about: dict[str, Bound] = {"give": give, "lot": LOTS[give], "get": get, "n": LOTS[get]}
    events = [moment.event("exchanged", seat=wizard.seat, **about)]
    table = moment.table.with_wizard(wizard.with_stock(**{give: -LOTS[give]}))
    table, more = gained(moment, table, wizard.seat, get, LOTS[get])
    return moment.with_table(table, *events, *more)


class RollResource(Sentence, frozen=True):
    """Resource dice are rolled together, and everything on their faces arrives at once.

    Rules: pen.ing.resource-die, pen.ing.resource-die.together. Faces that are not known are not rolled.
    """

    dice: Value

    def ask(self, moment: At) -> Question | None:
        n = number(self.dice, moment)
        if n < 1 or not box(moment.table.box).resource_faces:
            return None
        about = facts(seat=moment.frame.owner, dice=n)
        return Question(CHANCE, self.rule, "resource-roll", chance=Dice(n), facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        table, seat = moment.table, moment.frame.owner
        printed = box(table.box).resource_faces
        rolled = [printed[int(face) - 1] for face in option.key.split("-")]
        rule = self.rule if len(rolled) == 1 else "pen.ing.resource-die.together"
        faces = tuple(f"{ingredient}-{n}" for ingredient, n in rolled)
        events: list[Event] = [moment.event("resource-rolled", rule, seat=seat, faces=faces)]
        total: dict[str, int] = {}
        for ingredient, n in rolled:
            total[ingredient] = total.get(ingredient, 0) + n
        for ingredient, n in total.items():
            table, more = gained(moment, table, seat, ingredient, n)
            events += more
        return moment.with_table(table, *events)

    def execute(self, moment: At) -> Outcome[Table]:
        if number(self.dice, moment) < 1:
            return Outcome(moment.state)
        return Outcome(moment.state, (moment.event("resource-unknown", seat=moment.frame.owner),))


BAZAAR = (
    Program(
        "exchange",
        "pen.loc.bazaar.exchange",
        (Act(kind="exchange", among=exchanges_offered),),
        kind="location",
        component="bazaar",
    ),
    Program(
        "rest-exchange",
        "pen.rest.exchange",
        (Act(kind="exchange", among=exchanges_offered),),
        kind="rest",
    ),
    Program("exchange-lot", "pen.loc.bazaar.rate", (exchange_lot,), kind="exchange"),
    Program(
        "roll-resource",
        "pen.ing.resource-die",
        (RollResource(dice=Bind(name="n")),),
        kind="step",
    ),
)
