"""Penumbra's own kinds of sentence: what the kernel's vocabulary cannot say."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from tutor.engine.event import Bound
from tutor.engine.moment import Moment, Outcome
from tutor.engine.query import Query, Value, number
from tutor.engine.sentence import Sentence
from tutor.engine.state import Frame
from tutor.games.penumbra.state import Table, Threat
from tutor.games.penumbra.wizard import Die, Wizard

INGREDIENT_LIMIT = 12
"""No wizard holds more of one ingredient (pen.ing.limit)."""

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


class UseCard(Sentence, frozen=True):
    """The card of the running effect is turned or discarded, as its requirement demands."""

    card: str

    def execute(self, moment: At) -> Outcome[Table]:
        wizard = owner(moment)
        card = wizard.card(self.card)
        assert card is not None
        if card.use == "discard":
            used = replace(card, zone="discarded")
            event = moment.event("card-discarded", "pen.act.discard", seat=wizard.seat, card=card.id)
        elif card.use == "turn":
            used = replace(card, turned=True)
            event = moment.event("card-turned", "pen.act.turn", seat=wizard.seat, card=card.id)
        else:
            return Outcome(moment.state)
        return moment.with_table(moment.table.with_wizard(wizard.with_card(used)), event)


class Gain(Sentence, frozen=True):
    """The owner gains an ingredient; what would pass the limit is lost (pen.ing.limit)."""

    ingredient: Literal["blood", "crystal", "jewel", "fruit", "trinket", "arcana"]
    n: Value

    def execute(self, moment: At) -> Outcome[Table]:
        wizard = owner(moment)
        held = int(getattr(wizard.stock, self.ingredient))
        wanted = number(self.n, moment)
        gained = min(wanted, INGREDIENT_LIMIT - held)
        facts: dict[str, Bound] = {"seat": wizard.seat, "ingredient": self.ingredient}
        events = [moment.event("gained", n=gained, total=held + gained, **facts)]
        if gained < wanted:
            events.append(moment.event("over-limit", "pen.ing.limit", n=wanted - gained, **facts))
        table = moment.table.with_wizard(wizard.with_stock(**{self.ingredient: gained}))
        return moment.with_table(table, *events)


class Spend(Sentence, frozen=True):
    """The owner discards ingredients; what is offered has been checked to be there."""

    ingredient: Literal["blood", "crystal", "jewel", "fruit", "trinket", "arcana"]
    n: Value

    def execute(self, moment: At) -> Outcome[Table]:
        wizard = owner(moment)
        n = number(self.n, moment)
        table = moment.table.with_wizard(wizard.with_stock(**{self.ingredient: -n}))
        event = moment.event("spent", seat=wizard.seat, ingredient=self.ingredient, n=n)
        return moment.with_table(table, event)


class DiscardDie(Sentence, frozen=True):
    """The chosen die goes from the owner's pool to the supply (pen.dice.discard).

    Where a die of the colour `as_colour` is asked for, a spark die counts as one (pen.dice.spark).
    """

    as_colour: Literal["", "yellow"] = ""

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
        value, colour = die.value, die.colour
        face = moment.frame.get("face")
        if self.how == "flip":
            value = 7 - die.value
        elif self.how == "reroll":
            rolled = moment.frame.get("face-roll")
            value = int(rolled[0]) if isinstance(rolled, tuple) else value
        elif self.how == "repaint":
            colour = str(moment.frame.get("colour"))  # type: ignore[assignment]
        elif isinstance(face, int):
            value = face
        changed = replace(die, value=value, colour=colour)
        event = moment.event(
            f"die-{self.how}",
            seat=wizard.seat,
            die=die.id,
            colour=colour,
            value=value,
            was=die.value,
            was_colour=die.colour,
        )
        return moment.with_table(moment.table.with_wizard(wizard.with_die(changed)), event)


class LowerMark(Sentence, frozen=True):
    """A charged mark is lowered to use its effect (pen.mark.use)."""

    def execute(self, moment: At) -> Outcome[Table]:
        wizard = owner(moment)
        mark = wizard.mark(str(moment.frame.get("mark")))
        lowered = wizard.with_mark(replace(mark, condition="discharged"))
        event = moment.event("mark-lowered", seat=wizard.seat, slot=mark.slot, discipline=mark.discipline)
        return moment.with_table(moment.table.with_wizard(lowered), event)


class IgnorePool(Sentence, frozen=True):
    """Until the end of the turn no die of the pool is looked at when threat is handed out."""

    def execute(self, moment: At) -> Outcome[Table]:
        table = replace(moment.table, turn=replace(moment.table.turn, ignores_pool=True))
        return moment.with_table(table, moment.event("pool-ignored", seat=moment.frame.owner))


class OweNudges(Sentence, frozen=True):
    """The next threat roll of this turn may have that many nudges."""

    n: int

    def execute(self, moment: At) -> Outcome[Table]:
        turn = moment.table.turn
        table = replace(moment.table, turn=replace(turn, nudges=turn.nudges + self.n))
        event = moment.event("nudges-owed", seat=moment.frame.owner, n=self.n)
        return moment.with_table(table, event)


class IgnoreMortal(Sentence, frozen=True):
    """The mortal wound that is about to act is ignored (pen.ruling.phylactery-trial)."""

    def execute(self, moment: At) -> Outcome[Table]:
        table, wizard = moment.table, owner(moment)
        events = [moment.event("mortal-ignored", seat=wizard.seat)]
        state = moment.state.without(lambda frame: frame.program == "mortal-wound")
        trial = table.trial
        if (
            trial is not None
            and not trial.passed
            and moment.reading("pen.ruling.phylactery-trial") == "failed"
        ):
            table = replace(table, trial=replace(trial, gone=True))
            state = state.without(_is_attempt)
            events.append(moment.event("trial-gone", "pen.trial.threat.mortal", trial=trial.card))
        return Outcome(state.with_table(table), tuple(events))


class DiscardMortal(Sentence, frozen=True):
    """The card of the ignored mortal wound is discarded (pen.ruling.phylactery-per-turn)."""

    def execute(self, moment: At) -> Outcome[Table]:
        table, wizard = moment.table, owner(moment)
        cards = wizard.mortal_wounds - 1
        table = table.with_wizard(replace(wizard, mortal_wounds=cards))
        if moment.reading("pen.ruling.phylactery-per-turn") == "does-not-count":
            table = replace(table, turn=replace(table.turn, mortal=False))
        return moment.with_table(table, moment.event("mortal-discarded", seat=wizard.seat, cards=cards))


def _is_attempt(frame: Frame) -> bool:
    return frame.program in ("trial", "endure")


class RemoveThreat(Sentence, frozen=True):
    """Threat dice are discarded before the roll, or as many as are left (pen.threat.step1.count-effects)."""

    n: Value
    by: str

    def execute(self, moment: At) -> Outcome[Table]:
        threat = threat_of(moment)
        n = min(number(self.n, moment), threat.prepared)
        fewer = replace(threat, prepared=threat.prepared - n, removed=threat.removed + (self.by,) * n)
        events = [moment.event("threat-removed", by=self.by, n=n, left=fewer.prepared)]
        if isinstance(self.n, MarkCount) and (extra := owner(moment).extra_marks(self.n.discipline)):
            about: dict[str, Bound] = {"discipline": self.n.discipline, "n": extra}
            events.insert(0, moment.event("marks-boosted", "pen.act.boost.wand", **about))
        return moment.with_table(moment.table.with_threat(fewer), *events)


class AllThreat(Query, frozen=True):
    """How many threat dice are laid out."""

    def value(self, moment: At) -> Bound:
        return threat_of(moment).prepared


class MarkCount(Query, frozen=True):
    """How many marks of a discipline an effect "per mark" counts (pen.act.boost)."""

    discipline: str

    def value(self, moment: At) -> Bound:
        return owner(moment).count_marks(self.discipline)
