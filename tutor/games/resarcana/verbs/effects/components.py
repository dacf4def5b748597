"""Components are turned, straightened, destroyed, placed and claimed."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.event import facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Bind, Value, candidates
from tutor.engine.question import Choices, Option, Refusal, sorted_out
from tutor.engine.sentence import Sentence, sentence
from tutor.framework.readings import Readings
from tutor.games.resarcana.actions.costs import (
    affordable,
    on_components,
    printed_cost,
    reductions,
    shortage,
    ways_to_pay,
)
from tutor.games.resarcana.actions.placing import amounts_for, fits, sources
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.state.essences import GOLD, Amount
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.verbs.effects.common import (
    NO_GAIN,
    At,
    Change,
    change,
    declined,
    essences,
    given,
    own,
)
from tutor.games.resarcana.verbs.effects.pool import option
from tutor.games.resarcana.verbs.schema import Doomed, Placing, Reduction

TURN_OTHER = "res.power.turn-other"
NO_TRIGGER = "res.power.turn-other-no-trigger"
STRAIGHTEN_ITSELF = "res.ruling.straighten-itself"
DESTROYED_COST = "res.ruling.destroyed-cost"
DESTROY_RULES = {
    "own_artifact_any": "res.destroy.corrupt-altar",
    "own_artifact_other": "res.destroy.fiery-whip",
    "own_dragon_or_creature": "res.destroy.only-artifacts",
}
"""The rules by which powers choose what they destroy."""
NO_ARTIFACT = {
    "mage": "res.mage.definition",
    "monument": "res.monument.definition",
    "place-of-power": "res.pop.definition",
}
"""The rules that say of kinds of components that they are no artifacts."""


class Turn(Sentence, frozen=True):
    """A component of who applies the effect is turned; for another one's power it does nothing of its own."""

    card: Value
    for_other: bool = False

    def execute(self, moment: At) -> Outcome[Table]:
        made, who, card = change(moment), moment.frame.owner, given(self.card, moment)
        made.player(moment.table.player(who).with_component(replace(own(moment, card), turned=True)))
        made.tell("turned", who=who, card=card)
        if self.for_other:
            made.tell("no-trigger", NO_TRIGGER, who=who, card=card)
        return made.outcome


class Upright(Among, frozen=True):
    """The upright components of a type, but for one."""

    of_type: str
    card: str

    def choices(self, moment: At) -> Choices:
        player, faces = moment.table.player(moment.frame.owner), box().faces
        return sorted_out(
            (component_option(one, "turn-other"), _turned(one, TURN_OTHER))
            for one in player.tableau
            if self.of_type in faces[one.id].types and one.id != self.card
        )


def component_option(one: Component, kind: str) -> Option:
    """A component as something to choose."""
    return Option(one.id, kind, facts(card=one.id), one.id)


def _turned(one: Component, rule: str) -> Iterator[Refusal]:
    if one.turned:
        yield Refusal(rule, "turned", facts(card=one.id))


class ToStraighten(Among, frozen=True):
    """The turned components that can be straightened, all or of one type (res.power.straighten-other)."""

    what: str
    card: str

    def choices(self, moment: At) -> Choices:
        player, faces, reading = moment.table.player(moment.frame.owner), box().faces, moment.reading
        targets = sorted_out(
            (component_option(one, "straighten"), self._against(one, reading))
            for one in player.tableau
            if self.what == "any" or self.what in faces[one.id].types
        )
        return targets + declined(targets, reading)

    def _against(self, one: Component, reading: Readings) -> Iterator[Refusal]:
        if not one.turned:
            yield Refusal("res.straighten.definition", "upright", facts(card=one.id))
        if one.id == self.card and reading(STRAIGHTEN_ITSELF) == "no":
            yield Refusal("res.power.straighten-other", "itself", facts(card=one.id))


class Straighten(Sentence, frozen=True):
    """A turned component is straightened and can be used again (res.straighten.definition)."""

    card: Value

    def execute(self, moment: At) -> Outcome[Table]:
        made, who, card = change(moment), moment.frame.owner, given(self.card, moment)
        if not card or not own(moment, card).turned:
            made.tell("nothing-straightened", NO_GAIN, who=who)
            return made.outcome
        made.player(moment.table.player(who).with_component(replace(own(moment, card), turned=False)))
        made.tell("straightened", who=who, card=card)
        return made.outcome


class Destroyable(Among, frozen=True):
    """The own artifacts that may be destroyed, turned ones too (res.destroy.turned)."""

    which: Doomed
    card: str

    def choices(self, moment: At) -> Choices:
        player = moment.table.player(moment.frame.owner)
        return sorted_out(
            (component_option(one, "destroy"), destroy_refusals(one, self.which, self.card, moment.reading))
            for one in player.tableau
        )


def destroy_refusals(one: Component, which: str, card: str, reading: Readings) -> Iterator[Refusal]:
    """Every reason why a component cannot be destroyed for a power; `which` "way-out": to lose no life."""
    face = box()[one.id]
    if face.kind != "artifact":
        rule = NO_ARTIFACT.get(face.kind, "res.destroy.only-artifacts")
        yield Refusal(rule, "no-artifact", facts(card=one.id))
    if which == "own_artifact_other" and one.id == card:
        yield Refusal("res.destroy.fiery-whip", "itself", facts(card=one.id))
    if which == "own_dragon_or_creature" and not face.types:
        yield Refusal("res.type.dragon-creature", "no-type", facts(card=one.id))
    if which == "way-out" and one.turned and reading("res.ruling.sea-serpent-destroy") == "upright":
        yield Refusal("res.life.opt-out", "turned", facts(card=one.id))


def may_destroy(player: Player, which: str, card: str, reading: Readings) -> bool:
    """Whether a player has anything that can be destroyed."""
    return any(not any(destroy_refusals(one, which, card, reading)) for one in player.tableau)


class Destroy(Sentence, frozen=True):
    """An artifact goes to the discard pile, what lies on it to the supply; its cost is kept in mind."""

    card: Value

    def execute(self, moment: At) -> Outcome[Table]:
        made, who, card = change(moment), moment.frame.owner, given(self.card, moment)
        one = own(moment, card)
        destroy(made, who, one)
        paid = moment.reading(DESTROYED_COST) == "paid"
        n = one.paid if paid else printed_cost(card, moment.reading).total
        state = moment.bound("destroyed-cost", n)
        return Outcome(replace(state, table=made.table), made.events)


def destroy(made: Change, seat: str, one: Component) -> None:
    """An artifact is destroyed (res.destroy.vs-discard, res.ruling.foreign-dragon-discard)."""
    made.remove(seat, one.id, one.on, "res.destroy.essences")
    made.player(made.table.player(seat).without(one.id))
    first_owner = made.moment.reading("res.ruling.foreign-dragon-discard") == "first-owner"
    pile = made.table.player(one.source if one.source and first_owner else seat)
    made.player(replace(pile, discard=(*pile.discard, one.id)))
    rule = "res.destroy.turned" if one.turned else "res.destroy.vs-discard"
    made.tell("destroyed", rule, who=seat, card=one.id, pile=pile.seat)


@candidates
def targets(moment: At) -> Choices:
    """The own components that a paid essence can be put on, turned or not (res.power.mermaid)."""
    player = moment.table.player(moment.frame.owner)
    return Choices(tuple(component_option(one, "put-on") for one in player.tableau))


# ---- placing


class PlacementPayments(Among, frozen=True):
    """Everything that placing a card can be paid with; `by` says which power places it, if one does."""

    card: Value
    by: Placing | None = None
    power_of: str = ""

    def choices(self, moment: At) -> Choices:
        player = moment.table.player(moment.frame.owner)
        amounts = amounts_for(player, given(self.card, moment), moment.reading, self.by, self.power_of)
        return Choices(tuple(option(way, "pay") for way in ways_to_pay(amounts, player.pool)))


class Reduce(Sentence, frozen=True):
    """What lowers the cost of a card is told: every reduction under the rule that it shows."""

    card: Value
    by: Placing | None = None

    def execute(self, moment: At) -> Outcome[Table]:
        made, who, card = change(moment), moment.frame.owner, given(self.card, moment)
        if box()[card].kind != "artifact" or (self.by is not None and self.by.free):
            return Outcome(moment.state)
        player, cost = moment.table.player(who), printed_cost(card, moment.reading)
        applicable = reductions(player, card)
        for id, one in applicable:
            rule = _reduction_rule(player.component(id), one, cost, len(applicable) > 1)
            made.tell("reduced", rule, who=who, card=id, n=one.amount, of=card)
        total = sum(one.amount for _, one in applicable)
        if self.by is not None and self.by.reduction is not None:
            total += self.by.reduction.amount
        if total > cost.total:
            made.tell("no-less", "res.reduction.floor", who=who, card=card)
        return made.outcome


def _reduction_rule(by: Component, reduction: Reduction, cost: Amount, several: bool) -> str:
    if by.turned:
        return "res.reduction.turned"
    if several:
        return "res.reduction.stack"
    if reduction.applies_to != "artifact":
        return "res.reduction.scope"
    gold = cost.fixed[GOLD] and GOLD not in reduction.kinds
    return "res.reduction.restriction" if gold else "res.reduction.artificer"


class Placeable(Among, frozen=True):
    """The cards that a power can place: those in the right place, of the right type, that can be paid."""

    by: Placing
    card: str

    def choices(self, moment: At) -> Choices:
        player, reading = moment.table.player(moment.frame.owner), moment.reading
        targets = sorted_out(
            (
                Option(card, "place-by-power", facts(card=card, of=pile), card),
                self._against(player, card, reading),
            )
            for card, pile in sources(self.by, moment.table, player, reading)
        )
        return targets + declined(targets, reading)

    def _against(self, player: Player, card: str, reading: Readings) -> Iterator[Refusal]:
        if not fits(self.by, card):
            yield Refusal("res.type.dragon-creature", "no-type", facts(card=card))
        amounts = amounts_for(player, card, reading, self.by, self.card)
        if not affordable(amounts, player.pool):
            yield from lacking(amounts, player, "res.reduction.with-placement-powers")


def lacking(amounts: tuple[Amount, ...], player: Player, rule: str) -> Iterator[Refusal]:
    """One refusal for each kind of essence that is missing; what lies on components does not count."""
    for kind, need, have in shortage(amounts, player.pool):
        stored = sum(on_components(player, kind))
        about = facts(who=player.seat, essence=kind, need=need, have=have)
        yield Refusal("res.cost.pool-only" if stored else rule, "missing", about)


class Place(Sentence, frozen=True):
    """A card is laid in front of its player, out of the hand or a discard pile (res.action.ready-at-once)."""

    card: Value
    paid: Value = Bind(name="payment")

    def execute(self, moment: At) -> Outcome[Table]:
        made, who, card = change(moment), moment.frame.owner, given(self.card, moment)
        player = moment.table.player(who)
        source = ""
        if card in player.hand:
            made.player(replace(player, hand=_without(player.hand, card)))
        else:
            pile = next(one for one in moment.table.players if card in one.discard)
            made.player(replace(pile, discard=_without(pile.discard, card)))
            source = "" if pile.seat == who else pile.seat
        paid = sum(essences(self.paid, moment))
        made.player(made.table.player(who).laying(Component(card, paid=paid, source=source)))
        made.tell("placed", "" if paid else "res.cost.zero", who=who, card=card, n=paid)
        made.tell("ready", "res.action.ready-at-once", who=who, card=card)
        return made.outcome


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


@sentence
def nothing_placed(moment: At) -> Outcome[Table]:
    """No card could be placed, or none was to be."""
    made = change(moment)
    made.tell("nothing-placed", NO_GAIN, who=moment.frame.owner)
    return made.outcome
