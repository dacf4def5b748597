"""Sentences that one or two cards alone need."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import candidates, query
from tutor.engine.question import Choices, Option, Question, sorted_out
from tutor.engine.sentence import Sentence, sentence
from tutor.engine.state import Frame
from tutor.games.penumbra.actions.uses.launching import unlaunchable
from tutor.games.penumbra.components.component_set import face
from tutor.games.penumbra.components.costs import Pay
from tutor.games.penumbra.procedures.markets import without_open
from tutor.games.penumbra.procedures.mortal import trial_leaves
from tutor.games.penumbra.procedures.paying import packed, unpacked
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS, Card, Ingredient
from tutor.games.penumbra.verbs.effects import At, gained, owner

BLOOD_FOR_A_DIE = 2
"""How much Blood a temporary red die of Sacrifice takes."""


class Exchange(Sentence, frozen=True):
    """An ingredient is discarded for another, once or (`often`) any number of times (pen.act.once).

    Without it nothing happens (pen.ruling.effect-impossible); `given` is bound to how often it was done.
    """

    give: Ingredient
    gain: Ingredient | None = None
    often: bool = False

    def ask(self, moment: At) -> Question | None:
        most = owner(moment).held(self.give)
        if not self.often or not most:
            return None
        options = tuple(
            Option(str(n), "exchange-times", facts(n=n, give=self.give, gain=self.gain), n)
            for n in range(most + 1)
        )
        return Question(moment.frame.owner, self.rule, "exchange-times", options)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return self._exchange(moment, int(option.key))

    def execute(self, moment: At) -> Outcome[Table]:
        return self._exchange(moment, min(1, owner(moment).held(self.give)))

    def _exchange(self, moment: At, n: int) -> Outcome[Table]:
        seat = moment.frame.owner
        if not n:
            event = moment.event("nothing-to-give", seat=seat, ingredient=self.give)
            return Outcome(moment.bound("given", 0), (event,))
        table = moment.table.with_wizard(owner(moment).with_stock(**{self.give: -n}))
        events: tuple[Event, ...] = (
            moment.event("spent", "pen.ing.discard", seat=seat, ingredient=self.give, n=n),
        )
        if self.gain is not None:
            table, more = gained(moment, table, seat, self.gain, n)
            events += more
        if not self.often:
            events += (moment.event("exchanged-once", seat=seat),)
        return Outcome(moment.bound("given", n).with_table(table), events)


@sentence
def rate_unknown(moment: At) -> Outcome[Table]:
    """Says that the sources do not give the rate of this card's conversion."""
    return Outcome(moment.state, (moment.event("rate-unknown", seat=moment.frame.owner),))


@sentence
def change_to_trial(moment: At) -> Outcome[Table]:
    """Two placements are spent and the turn is a Trial from now on (pen.ruling.transgression-turn)."""
    turn = moment.table.turn
    if turn.kind != "learning" or turn.placements < 2:
        return Outcome(moment.state, (moment.event("turn-stays", seat=moment.frame.owner, n=2),))
    table = moment.table.with_turn(kind="trial", placements=turn.placements - 2)
    return moment.with_table(table, moment.event("turn-changed", seat=moment.frame.owner, turn="trial"))


@candidates
def blood_to_give(moment: At) -> Choices:
    """How much Blood is discarded, wounded marks counted like Blood (pen.mark.blood); in whole dice."""
    wizard = owner(moment)
    most = wizard.stock.blood + wizard.wounded
    amounts = range(BLOOD_FOR_A_DIE, most + 1, BLOOD_FOR_A_DIE)
    return Choices(
        tuple(
            Option(
                str(n),
                "blood-given",
                facts(n=n, dice=n // BLOOD_FOR_A_DIE),
                packed((Pay("ingredient", "blood", n),)),
            )
            for n in amounts
        )
    )


@query
def batches(moment: At) -> Bound:
    """How many dice the Blood that was discarded gives."""
    cost = moment.frame.get("cost")
    assert isinstance(cost, tuple)
    return sum(pay.n for pay in unpacked(cost)) // BLOOD_FOR_A_DIE


@candidates
def market_spells(moment: At) -> Choices:
    """The spells of the class markets that could be launched now; others with the reasons."""
    table, wizard = moment.table, owner(moment)
    classes = (market for market in table.markets if market.id in DISCIPLINE_COLOURS)
    cards = ((market.id, face(table, card)) for market in classes for card in market.cards)
    return sorted_out(
        (
            Option(f"spell-{spell.id}", "market-spell", facts(card=spell.id, market=market), spell.id),
            unlaunchable(table, wizard, Card(spell.id), spell, moment.reading),
        )
        for market, spell in cards
        if spell.kind == "spell"
    )


@sentence
def borrow(moment: At) -> Outcome[Table]:
    """The chosen market spell comes to the grimoire until the end of the turn."""
    wizard, card = owner(moment), str(moment.frame.get("card-there"))
    market = next(market.id for market in moment.table.markets if card in market.cards)
    state = without_open(moment, market, card)
    event = moment.event("card-borrowed", seat=wizard.seat, card=card, market=market)
    borrowed = state.table.with_wizard(wizard.with_card(Card(card, borrowed=True)))
    return Outcome(state.with_table(borrowed), (event,))


@candidates
def die_colours(moment: At) -> Choices:
    """Any colour of a discipline, to gain a die of (pen.dice.colour)."""
    colours = [colour for colour in DISCIPLINE_COLOURS.values() if colour != "spark"]
    return Choices(tuple(Option(c, "pick-colour", facts(colour=c), c) for c in colours))


@sentence
def replace_task(moment: At) -> Outcome[Table]:
    """The task of either path of the trial under way becomes one spark die or more."""
    trial = moment.table.trial
    if trial is None:
        return Outcome(moment.state, (moment.event("no-trial-now", seat=moment.frame.owner),))
    table = replace(moment.table, trial=replace(trial, replaced=True))
    return moment.with_table(table, moment.event("task-replaced", trial=trial.card))


@sentence
def owe_mortal(moment: At) -> Outcome[Table]:
    """A mortal wound card is due at the end of the turn (pen.ruling.mortal-without-roll)."""
    event = moment.event("mortal-owed", seat=moment.frame.owner)
    return moment.with_table(moment.table.with_turn(dead_water=True), event)


@sentence
def place_beside(moment: At) -> Outcome[Table]:
    """One extra placement, for which no free slot is needed (pen.turn.learn.extra)."""
    turn = moment.table.turn
    table = moment.table.with_turn(placements=turn.placements + 1, besides=turn.besides + 1)
    event = moment.event("placements", seat=moment.frame.owner, n=turn.placements + 1)
    return moment.with_table(table, event)


@sentence
def ignore_mortal(moment: At) -> Outcome[Table]:
    """The mortal wound that is about to act is ignored (pen.ruling.phylactery-trial)."""
    table, wizard = moment.table, owner(moment)
    events = [moment.event("mortal-ignored", seat=wizard.seat)]
    state = moment.state.without(lambda frame: frame.program == "mortal-wound")
    trial = table.trial
    if (
        trial is not None
        and not trial.passed
        and not trial.gone
        and moment.reading("pen.ruling.phylactery-trial") == "failed"
    ):
        table = replace(trial_leaves(table), task=None)
        state = state.without(_is_attempt)
        events.append(moment.event("trial-gone", "pen.trial.threat.mortal", trial=trial.card))
    return Outcome(state.with_table(table), tuple(events))


@sentence
def discard_mortal(moment: At) -> Outcome[Table]:
    """The card of the ignored mortal wound is discarded (pen.ruling.phylactery-per-turn)."""
    table, wizard = moment.table, owner(moment)
    cards = wizard.mortal_wounds - 1
    table = table.with_wizard(replace(wizard, mortal_wounds=cards))
    if moment.reading("pen.ruling.phylactery-per-turn") == "does-not-count":
        table = table.with_turn(mortal=False)
    return moment.with_table(table, moment.event("mortal-discarded", seat=wizard.seat, cards=cards))


def _is_attempt(frame: Frame) -> bool:
    return frame.program in ("trial-task", "task", "task-endure", "endure")
