"""The actions: from the first player clockwise, one in each turn, until all have passed (res.action)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, candidates, query, text
from tutor.engine.question import CHANCE, Choices, Option, Question
from tutor.engine.sentence import Call, Choose, If, Sentence, While, sentence
from tutor.games.resarcana.actions.costs import ways_to_pay
from tutor.games.resarcana.actions.moves import CLAIM, DISCARD, PLACE, TOP, Actions, claim_cost
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.state.player import Component
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.verbs.effects.common import At, change, together
from tutor.games.resarcana.verbs.effects.components import NO_ARTIFACT, Place, PlacementPayments, Reduce
from tutor.games.resarcana.verbs.effects.decks import GAIN, Discard, certain, from_top
from tutor.games.resarcana.verbs.effects.pool import PayEssences, option
from tutor.games.resarcana.verbs.victory import CheckNow

ONE = "res.action.one-per-turn"
LIST = "res.action.list"
CLAIMING = "res.action.claim"
REFILL = "res.monument.refill"
MUST_PASS = "res.action.must-pass"
CARD = Bind(name="card")
PAYMENT = Bind(name="payment")


@query
def acting(moment: At) -> Bound:
    """Whether anybody can act still in this round."""
    table = moment.table
    return not (table.ended or table.cut) and not all(player.passed for player in table.players)


@sentence
def next_turn(moment: At) -> Outcome[Table]:
    """The turn goes clockwise to the next player who has not passed (res.action.passed-skipped)."""
    made, table = change(moment), moment.table
    order = table.from_first if not table.turn else table.clockwise(table.turn)
    following = order if not table.turn else (*order[1:], order[0])
    seat = next(seat for seat in following if not table.player(seat).passed)
    for skipped in following[: following.index(seat)]:
        made.tell("skipped", "res.action.passed-skipped", who=skipped)
    made.table = replace(made.table, turn=seat)
    made.tell("turn", "res.pass.next-start" if not table.turn else ONE, who=seat)
    return made.outcome


@sentence
def begin_turn(moment: At) -> Outcome[Table]:
    """It is the turn of whose effect is running."""
    seat = moment.frame.owner
    return moment.with_table(replace(moment.table, turn=seat), moment.event("turn", who=seat))


class TakeAction(Sentence, frozen=True):
    """Whose turn it is takes one action; where there is no other it is to pass (res.action.must-pass)."""

    def run(self, moment: At) -> Question | Outcome[Table]:
        options = ACTIONS.options(moment)
        if len(options) == 1:
            return _take(moment, options[0], MUST_PASS)
        return ACTIONS.question(moment, options, moment.table.turn, self.rule, "action")

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return _take(moment, option, RULES.get(option.kind) or use_rule(option.program))


def _take(moment: At, option: Option, rule: str) -> Outcome[Table]:
    seat = moment.table.turn
    does = "must-pass" if rule == MUST_PASS else option.kind
    about: dict[str, Bound] = {"who": seat, "does": does, **dict(option.facts)}
    return Outcome(
        moment.starting(option.program, seat, option.bindings), (moment.event("acts", rule, **about),)
    )


def use_rule(program: str) -> str:
    """The rule under which a power is used: once, often, or instead of another one of its component."""
    card, _, n = program.partition(".")
    face = box()[card]
    power = face.power(int(n))
    if any(isinstance(verb, CheckNow) for verb in power.effect):
        return "res.win.early-check.action"
    if not power.cost.turn_self:
        return "res.power.repeat"
    return "res.power.two-in-one-action" if len(face.powers) > 1 else "res.action.use-power"


ACTIONS = Actions()
RULES = {
    PLACE: "res.action.place",
    CLAIM: CLAIMING,
    "claim-top": CLAIMING,
    DISCARD: "res.action.discard",
    "pass-turn": "res.pass.steps",
}
"""The rules of the actions other than the use of a power."""


@candidates
def claim_payments(moment: At) -> Choices:
    """Everything that a place of power or a monument can be paid with."""
    pool = moment.table.player(moment.frame.owner).pool
    ways = ways_to_pay((claim_cost(text(CARD, moment)),), pool)
    return Choices(tuple(option(way, "pay") for way in ways))


class Claim(Sentence, frozen=True):
    """A component of the middle is laid in front of who claims it; the top monument is drawn for that."""

    def run(self, moment: At) -> Question | Outcome[Table]:
        card = text(CARD, moment)
        if card != TOP:
            return self._claim(moment, card)
        drawing = from_top(moment.table.deck, 1)
        if drawing is None:
            return self._claim(moment, certain(moment.table.deck, 1)[0])
        return Question(
            CHANCE, self.rule, "top-monument", chance=drawing, facts=facts(who=moment.frame.owner)
        )

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return self._claim(moment, option.key)

    def _claim(self, moment: At, card: str) -> Outcome[Table]:
        made, who, top = change(moment), moment.frame.owner, text(CARD, moment) == TOP
        table = made.table
        if top:
            table = replace(table, deck=table.deck.without((card,)))
        else:
            table = replace(
                table,
                places=tuple(one for one in table.places if one != card),
                monuments=tuple(one for one in table.monuments if one != card),
            )
        made.table = table.with_player(table.player(who).laying(Component(card)))
        made.tell("claimed", "res.monument.choice" if top else "", who=who, card=card)
        made.tell("ready", "res.action.ready-at-once", who=who, card=card)
        made.tell("no-artifact", NO_ARTIFACT[box()[card].kind], card=card)
        frame = moment.here.bind("claimed", card).bind("refill", not top and box()[card].kind == "monument")
        return Outcome(replace(made.outcome.state.with_top(frame)), made.events)


class Refill(Sentence, frozen=True):
    """The top monument of the deck is turned face up in the place of a claimed one (res.monument.refill)."""

    def run(self, moment: At) -> Question | Outcome[Table]:
        if not moment.frame.get("refill"):
            return Outcome(moment.state)
        deck = moment.table.deck
        drawing = from_top(deck, 1)
        if drawing is not None:
            return Question(CHANCE, self.rule, "reveal-monument", chance=drawing)
        if deck.layers:
            return self._reveal(moment, certain(deck, 1)[0])
        return Outcome(moment.state, (moment.event("no-refill"),))

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return self._reveal(moment, option.key)

    def _reveal(self, moment: At, card: str) -> Outcome[Table]:
        table = moment.table
        table = replace(table, monuments=(*table.monuments, card), deck=table.deck.without((card,)))
        return moment.with_table(table, moment.event("revealed", card=card))


@query
def on_claim(moment: At) -> Bound:
    """The program of what the claimed component does by itself, "" for nothing (res.trigger.obelisk)."""
    card = text(Bind(name="claimed"), moment)
    powers = (power for power in box()[card].powers if power.trigger == "on_claim")
    return next((f"{card}.{power.n}" for power in powers), "")


PLACING = Program(
    PLACE,
    "res.action.place",
    (
        together(
            "res.cost.pool-only",
            Choose(rule="res.cost.any", kind="pay", among=PlacementPayments(card=CARD), into="payment"),
            Reduce(rule="res.reduction.stack", card=CARD),
            PayEssences(rule="res.cost.location", what=PAYMENT, card=CARD),
        ),
        Place(card=CARD),
    ),
    kind="action",
)
CLAIMS = Program(
    CLAIM,
    CLAIMING,
    (
        together(
            "res.cost.pool-only",
            Choose(rule="res.cost.any", kind="pay", among=claim_payments, into="payment"),
            PayEssences(rule="res.cost.location", what=PAYMENT, card=CARD),
        ),
        Claim(),
        Refill(rule=REFILL),
        If(
            rule="res.trigger.obelisk",
            cond=on_claim,
            then=(Call(program=on_claim),),
        ),
    ),
    kind="action",
)
DISCARDING = Program(
    DISCARD,
    "res.action.discard",
    (Discard(card=CARD), Call(program=GAIN)),
    kind="action",
)
TURNS = Program(
    "actions",
    ONE,
    (While(cond=acting, body=(next_turn, TakeAction(rule=LIST))),),
    kind="phase",
)
TURN = Program("turn", ONE, (begin_turn, TakeAction(rule=LIST)), kind="phase")
ACTING = (PLACING, CLAIMS, DISCARDING, TURNS, TURN)
"""The phase of actions, one turn by itself, and the actions but for passing and the powers."""
