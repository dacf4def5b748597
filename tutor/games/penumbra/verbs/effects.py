"""Penumbra's own kinds of sentence: what the kernel's vocabulary cannot say."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from tutor.engine.chance import Dice
from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Moment, Outcome
from tutor.engine.query import Query, Value, number, query, text
from tutor.engine.question import CHANCE, Option, Question
from tutor.engine.sentence import Sentence, sentence
from tutor.games.penumbra.components.component_set import face
from tutor.games.penumbra.state.table import Table, Threat
from tutor.games.penumbra.state.wizard import Card, Die, Ingredient, Wizard

INGREDIENT_LIMIT = 12
"""No wizard holds more of one ingredient (pen.ing.limit)."""

MANY_DICE = 10
"""From more dice on somebody may wonder whether a pool has a limit; it has none (pen.dice.pool)."""

WANDS = {
    "ruby": "wand-of-bloodwood",
    "emerald": "wand-of-everwood",
    "jasper": "wand-of-the-guard",
    "amethyst": "wand-of-battle",
}
"""The wand that adds to the marks of a discipline (pen.act.boost.wand)."""

At = Moment[Table]


def owner(moment: At) -> Wizard:
    """The wizard whose effect is running."""
    return moment.table.wizard(moment.frame.owner)


def threat_of(moment: At) -> Threat:
    """The threat that is being resolved. Raises LookupError outside a threat roll."""
    threat = moment.table.threat
    if threat is None:
        raise LookupError("no threat is being resolved")
    return threat


def bound_die(moment: At) -> Die:
    """The die that the running effect has chosen."""
    return owner(moment).die(str(moment.frame.get("die")))


def extra_marks(moment: At, discipline: str) -> int:
    """How many marks a wand adds where effects count those of a discipline (pen.act.boost.wand).

    Whether a property that suppresses artifacts stops it is pen.ruling.suppression-passive.
    """
    wand = owner(moment).card(WANDS.get(discipline, ""))
    if wand is None or wand.zone != "equipment" or wand.turned:
        return 0
    suppressed = "suppress-artifacts" in in_force(moment.table)
    return 0 if suppressed and moment.reading("pen.ruling.suppression-passive") == "all" else 2


def in_force(table: Table) -> tuple[str, ...]:
    """The properties of the trial under way that are in force: until it is over (pen.prop.define)."""
    trial = table.trial
    return () if trial is None or trial.gone else trial.properties


def count_marks(moment: At, discipline: str) -> int:
    """How many marks an effect "per mark" counts: in any condition (pen.act.boost), wand included."""
    own = sum(mark.discipline == discipline for mark in owner(moment).marks)
    return own + extra_marks(moment, discipline)


class Gain(Sentence, frozen=True):
    """The owner gains an ingredient; what would pass the limit is lost (pen.ing.limit)."""

    ingredient: Ingredient
    n: Value

    def execute(self, moment: At) -> Outcome[Table]:
        table, events = gained(
            moment, moment.table, moment.frame.owner, self.ingredient, number(self.n, moment)
        )
        return moment.with_table(table, *events)


def gained(moment: At, table: Table, seat: str, ingredient: str, n: int) -> tuple[Table, tuple[Event, ...]]:
    """The table after a wizard gained an ingredient, and the events: what passes the limit is lost."""
    wizard = table.wizard(seat)
    held = wizard.held(ingredient)
    fits = min(n, INGREDIENT_LIMIT - held)
    about: dict[str, Bound] = {"seat": seat, "ingredient": ingredient}
    events = [moment.event("gained", n=fits, total=held + fits, **about)]
    if fits < n:
        events.append(moment.event("over-limit", "pen.ing.limit", n=n - fits, **about))
    return table.with_wizard(wizard.with_stock(**{ingredient: fits})), tuple(events)


class Spend(Sentence, frozen=True):
    """The owner discards ingredients; what is offered has been checked to be there."""

    ingredient: Ingredient
    n: Value

    def execute(self, moment: At) -> Outcome[Table]:
        wizard = owner(moment)
        n = number(self.n, moment)
        table = moment.table.with_wizard(wizard.with_stock(**{self.ingredient: -n}))
        event = moment.event("spent", seat=wizard.seat, ingredient=self.ingredient, n=n)
        return moment.with_table(table, event)


class GainDice(Sentence, frozen=True):
    """Dice of a colour come from the supply, are rolled and join the pool (pen.dice.gain).

    `onto` is the card on which temporary dice lie (pen.dice.temp.where, pen.dice.temp.roll).
    """

    colour: Value
    n: Value = 1
    onto: Value = ""

    def ask(self, moment: At) -> Question | None:
        n = number(self.n, moment)
        if n < 1:
            return None
        about = facts(seat=moment.frame.owner, colour=text(self.colour, moment), dice=n)
        return Question(CHANCE, self.rule, "gained-dice", chance=Dice(n), facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        colour, onto = text(self.colour, moment), text(self.onto, moment)
        values = tuple(int(value) for value in option.key.split("-"))
        table, events = with_new_dice(moment, moment.table, moment.frame.owner, colour, values, onto)
        return moment.with_table(table, *events)

    def execute(self, moment: At) -> Outcome[Table]:
        return Outcome(moment.state)


def with_new_dice(
    moment: At, table: Table, seat: str, colour: str, values: tuple[int, ...], onto: str = ""
) -> tuple[Table, tuple[Event, ...]]:
    """The table after a wizard gained dice that were rolled to those values, and the events."""
    wizard = table.wizard(seat)
    made = table.dice_made
    dice = tuple(
        Die(f"new-{made + n}", colour, value, onto)  # type: ignore[arg-type]
        for n, value in enumerate(values, 1)
    )
    wizard = replace(wizard, dice=(*wizard.dice, *dice))
    table = replace(table, dice_made=made + len(values)).with_wizard(wizard)
    rule = "pen.dice.temp.roll" if onto else "pen.dice.gain"
    events = [moment.event("dice-gained", rule, seat=seat, colour=colour, values=values, onto=onto or None)]
    if len(wizard.dice) > MANY_DICE:
        events.append(moment.event("pool-unlimited", "pen.dice.pool", seat=seat, n=len(wizard.dice)))
    return table, tuple(events)


class DiscardDie(Sentence, frozen=True):
    """The chosen die goes from the owner's pool to the supply (pen.dice.discard).

    Where a die of the colour `as_colour` is asked for, a spark die counts as one (pen.dice.spark).
    """

    as_colour: str = ""

    def execute(self, moment: At) -> Outcome[Table]:
        wizard, die = owner(moment), bound_die(moment)
        table = moment.table.with_wizard(wizard.without_die(die.id))
        events = [
            moment.event("die-discarded", seat=wizard.seat, die=die.id, colour=die.colour, value=die.value)
        ]
        if self.as_colour and die.colour == "spark":
            events.append(moment.event("spark-counts", "pen.dice.spark", colour=self.as_colour))
        return moment.with_table(table, *events)


class SetDie(Sentence, frozen=True):
    """The chosen die shows another value, or another colour, or both, as was chosen before."""

    how: Literal["set", "nudge", "flip", "reroll", "repaint"]

    def execute(self, moment: At) -> Outcome[Table]:
        wizard, die = owner(moment), bound_die(moment)
        value, colour, card, rule = die.value, die.colour, die.card, ""
        face_ = moment.frame.get("face")
        if self.how == "flip":
            value = 7 - die.value
        elif self.how == "reroll":
            rolled = moment.frame.get("face-roll")
            value = int(rolled[0]) if isinstance(rolled, tuple) else value
        elif self.how == "repaint":
            rule = "pen.man.repaint.bone" if die.colour == "bone" else ""
            colour = str(moment.frame.get("colour"))  # type: ignore[assignment]
            if card and moment.reading("pen.ruling.temp-repaint") == "no":
                card = ""
        elif isinstance(face_, int):
            value = face_
        changed = replace(die, value=value, colour=colour, card=card)
        event = moment.event(
            f"die-{self.how}",
            rule,
            seat=wizard.seat,
            die=die.id,
            colour=colour,
            value=value,
            was=die.value,
            was_colour=die.colour,
        )
        return moment.with_table(moment.table.with_wizard(wizard.with_die(changed)), event)


@sentence
def ignore_pool(moment: At) -> Outcome[Table]:
    """Until the end of the turn no die of the pool is looked at when threat is handed out."""
    return moment.with_table(
        moment.table.with_turn(ignores_pool=True), moment.event("pool-ignored", seat=moment.frame.owner)
    )


class OweNudges(Sentence, frozen=True):
    """The next threat roll of this turn may have that many nudges."""

    n: int

    def execute(self, moment: At) -> Outcome[Table]:
        table = moment.table.with_turn(nudges=moment.table.turn.nudges + self.n)
        event = moment.event("nudges-owed", seat=moment.frame.owner, n=self.n)
        return moment.with_table(table, event)


class RemoveThreat(Sentence, frozen=True):
    """Threat dice are discarded before the roll, or as many as are left (pen.threat.step1.count-effects)."""

    n: Value
    by: str

    def execute(self, moment: At) -> Outcome[Table]:
        threat = threat_of(moment)
        n = min(number(self.n, moment), threat.prepared)
        fewer = replace(threat, prepared=threat.prepared - n, removed=threat.removed + (self.by,) * n)
        events = [moment.event("threat-removed", by=self.by, n=n, left=fewer.prepared)]
        if isinstance(self.n, MarkCount):
            events[:0] = self.n.boosts(moment)
        return moment.with_table(moment.table.with_threat(fewer), *events)


@query
def all_threat(moment: At) -> Bound:
    """How many threat dice are laid out."""
    return threat_of(moment).prepared


class MarkCount(Query, frozen=True):
    """How many marks of a discipline an effect "per mark" counts (pen.act.boost), `times` each.

    What orange dice have added to a spell counts too (pen.prim.orange).
    """

    discipline: str
    times: int = 1

    def value(self, moment: At) -> Bound:
        table = moment.table
        return self.times * (count_marks(moment, self.discipline) + table.turn.strength)

    def boosts(self, moment: At) -> tuple[Event, ...]:
        """The event that tells of a wand's marks, or that a turned wand adds none; nothing without a wand."""
        extra = extra_marks(moment, self.discipline)
        if not extra:
            wand = owner(moment).card(WANDS.get(self.discipline, ""))
            if wand is None or not wand.turned:
                return ()
            return (moment.event("permanent-off", "pen.act.permanent-off", card=wand.id),)
        about: dict[str, Bound] = {"discipline": self.discipline, "n": extra}
        return (moment.event("marks-boosted", "pen.act.boost.wand", **about),)


class Count(Sentence, frozen=True):
    """The marks of a discipline are counted for the effect, and bound to a name (pen.act.boost)."""

    discipline: str
    into: str
    times: int = 1

    def execute(self, moment: At) -> Outcome[Table]:
        count = MarkCount(discipline=self.discipline, times=self.times)
        n = number(count, moment)
        counted = moment.event("marks-counted", discipline=self.discipline, n=n)
        return Outcome(moment.bound(self.into, n), (*count.boosts(moment), counted))


class ReadingOf(Query, frozen=True):
    """The reading in force for a ruling."""

    ruling: str

    def value(self, moment: At) -> Bound:
        return moment.reading(self.ruling)


class Times(Query, frozen=True):
    """A list of as many entries as a number says, for a loop."""

    n: Value

    def value(self, moment: At) -> Bound:
        return tuple(range(number(self.n, moment)))


def turn_back(card: Card, table: Table) -> Card:
    """A turned card after it was unturned: a brewed potion is a recipe again (pen.potion.unturn)."""
    if face(table, card.id).kind == "potion" and card.zone == "inventory":
        return replace(card, turned=False, zone="grimoire")
    return replace(card, turned=False)


@sentence
def unturn(moment: At) -> Outcome[Table]:
    """The chosen card is unturned and can be used again (pen.act.unturn)."""
    wizard = owner(moment)
    card = wizard.card(str(moment.frame.get("card-back")))
    if card is None:
        return Outcome(moment.state)
    back = turn_back(card, moment.table)
    about: dict[str, Bound] = {"seat": wizard.seat, "card": card.id}
    events = [moment.event("card-unturned", "pen.act.unturn", **about)]
    if back.zone != card.zone:
        events.append(moment.event("potion-recipe", "pen.potion.unturn", **about))
    return moment.with_table(moment.table.with_wizard(wizard.with_card(back)), *events)
