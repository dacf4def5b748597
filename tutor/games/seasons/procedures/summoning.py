"""Summoning a card, activating one, crystallising, moving tokens, and bringing down a reserve."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, query
from tutor.engine.question import Choices, Option, Question
from tutor.engine.sentence import Call, Choose, Sentence, Stop, sentence
from tutor.games.seasons.actions.payment import moved, payments
from tutor.games.seasons.cards import TEXTS
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import NONE, Cost
from tutor.games.seasons.state.derived import (
    GRIMOIRE,
    cost_of,
    discount,
    limit,
    overflow,
    reserve,
)
from tutor.games.seasons.state.energy import kinds, size
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.batch import ChooseTokens, CrystalliseTokens, batch_over
from tutor.games.seasons.verbs.common import COPY, At, ids, own_copy, owner
from tutor.games.seasons.verbs.crystals import paid
from tutor.games.seasons.verbs.play import entered
from tutor.games.seasons.verbs.tokens import pay_option, spent_tokens

SUMMON = "sea.term.summon"
REQUIREMENTS = "sea.summon.requirements"
PAY = "sea.summon.pay"
PLACE = "sea.summon.place"
HAND = "sea.card.hand-of-fortune.effect"
HAND_ALSO = "sea.card.hand-of-fortune"
NO_COST = "sea.play.zero-cost-is-summon"
ACTIVATE = "sea.effect.activated"
CRYSTALLISE = "sea.term.crystallise"
VALUE = "sea.cry.value"
AGAIN = "sea.summon.repeat"
DISCARD_ENERGY = "sea.term.discard-energy"
OVERFLOW = "sea.reserve.overflow"
MOVE = "sea.card.bespelled-grimoire.move"


def _card(moment: At) -> str:
    return str(moment.frame.get("card"))


@sentence
def begin_summon(moment: At) -> Outcome[Table]:
    """A card is about to be summoned; what others demand before that happens now."""
    seat, turn = moment.frame.owner, moment.table.turn
    events = [moment.event("summoning", seat=seat, card=_card(moment))]
    if turn is not None and turn.played:
        events.append(moment.event("summons-again", AGAIN, seat=seat, n=len(turn.played) + 1))
    table, batch_events = batch_over(moment, moment.table)
    return moment.with_table(table.with_turn(announced=_card(moment)), *batch_events, *events)


class SummonCosts(Among, frozen=True):
    """Every way to pay what the card costs."""

    def choices(self, moment: At) -> Choices:
        return Choices(self.options(moment))

    def options(self, moment: At) -> tuple[Option, ...]:
        cost = cost_of(moment.table, _card(moment), moment.reading)
        return tuple(pay_option(tokens) for tokens in payments(owner(moment), cost, moment.reading))


@sentence
def pay_cost(moment: At) -> Outcome[Table]:
    """The energy goes back to the stockpile, the crystals are taken off the track."""
    seat, card, table = moment.frame.owner, _card(moment), moment.table
    cost, tokens = cost_of(table, card, moment.reading), ids(moment.frame.get("paid"), moment)
    events = list(_about_cost(moment, card, cost, tokens))
    table, spending = spent_tokens(moment, table, seat, tokens)
    events += spending
    table, spending = paid(moment, table, seat, cost.crystals)
    return moment.with_table(table, *events, *spending)


def _about_cost(moment: At, card: str, cost: Cost, tokens: tuple[str, ...]) -> list[Event]:
    """What is said about the cost of a card, beside what is paid."""
    costs, seat = box().cards[card].costs, moment.frame.owner
    if cost.choice:
        events = [moment.event("cost-chosen", f"sea.card.{card}.cost", seat=seat, card=card, tokens=tokens)]
        if discount(owner(moment), moment.reading):
            events.append(moment.event("hand-applies", f"{HAND_ALSO}.{card}", seat=seat, card=card))
        return events
    if len({*costs}) > 1:
        n = len(moment.table.players)
        rules = ("sea.comp.cards.cost-by-players", f"sea.card.{card}.cost")
        events = [moment.event("cost-by-players", rule, seat=seat, card=card, players=n) for rule in rules]
        return [*events, moment.event("no-cost", NO_COST, seat=seat, card=card)] if cost == Cost() else events
    if cost == Cost(NONE):
        rules = (NO_COST, f"sea.card.{card}.no-cost")
        return [moment.event("no-cost", rule, seat=seat, card=card) for rule in rules]
    less = size(cost.energy) - len(tokens)
    return [moment.event("cost-reduced", HAND, seat=seat, card=card, n=less)] if less > 0 else []


@sentence
def place_summoned(moment: At) -> Outcome[Table]:
    """The card is laid face up beside the board, and its effect read out."""
    seat, card = moment.frame.owner, _card(moment)
    table = moment.table.with_player(owner(moment).without_card(card))
    tokens = ids(moment.frame.get("paid"), moment)
    table, entry_events = entered(moment, table, seat, card, "summoned", "", tokens)
    return moment.with_table(table.with_turn(announced=""), *entry_events)


SUMMONING = Program(
    "summon",
    SUMMON,
    (
        begin_summon.under(REQUIREMENTS),
        Stop(
            rule=PAY,
            body=(
                Choose(kind="pay-summon", among=SummonCosts(), into="paid"),
                pay_cost,
            ),
        ),
        place_summoned.under(PLACE),
    ),
)


@sentence
def turn_card(moment: At) -> Outcome[Table]:
    """A card is turned: its effect is activated (sea.term.activate)."""
    player, copy = owner(moment), owner(moment).copy(own_copy(moment))
    assert copy is not None
    table, batch_events = batch_over(moment, moment.table)
    table = table.with_player(player.with_copy(replace(copy, turned=True)))
    event = moment.event("activated", seat=player.seat, card=copy.card, copy=copy.id)
    return moment.with_table(table, *batch_events, event)


@query
def activated_text(moment: At) -> Bound:
    """The program of the activated effect of the card."""
    return TEXTS[_card(moment)].activates


@query
def own_id(moment: At) -> Bound:
    """The id of the copy that is activated."""
    return moment.frame.get(COPY)


ACTIVATING = Program(
    "activate",
    "sea.term.activate",
    (
        turn_card.under(ACTIVATE),
        Call(rule=ACTIVATE, program=activated_text, hand_over=((COPY, own_id),)),
    ),
)


CRYSTALLISING = Program(
    "crystallise", CRYSTALLISE, (CrystalliseTokens(rule=VALUE, tokens=Bind(name="token")),)
)
CRYSTALLISING_SEVERAL = Program(
    "crystallise-several",
    CRYSTALLISE,
    (ChooseTokens(rule="sea.cry.action"), CrystalliseTokens(rule=VALUE, tokens=Bind(name="tokens"))),
)


@sentence
def move_token(moment: At) -> Outcome[Table]:
    """A token moves between the own board and a Grimoire."""
    frame, player = moment.frame, owner(moment)
    copy, kind, onto = own_copy(moment), str(frame.get("energy")), bool(frame.get("onto"))
    table = moment.table.with_player(moved(player, copy, kind, onto=onto))
    about: dict[str, Bound] = {"seat": player.seat, "tokens": (kind,), "card": GRIMOIRE, "onto": onto}
    return moment.with_table(table, moment.event("tokens-moved", **about))


MOVING = Program("move-token", MOVE, (move_token,))


class BringDown(Sentence, frozen=True):
    """Tokens above the limit are discarded, one after the other, until the rest fits."""

    def run(self, moment: At) -> Question | Outcome[Table]:
        player = owner(moment)
        left = overflow(player)
        if not left:
            return Outcome(moment.state)
        have = kinds(reserve(player))
        if len(have) == 1:
            return self._gone(moment, player, have * left, over=True)
        options = tuple(Option(kind, "energy", facts(energy=kind), kind) for kind in have)
        about = facts(left=left, limit=limit(player))
        return Question(player.seat, self.rule, "discard-token", options, facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        player = owner(moment)
        return self._gone(moment, player, (option.key,), over=overflow(player) == 1)

    def _gone(self, moment: At, player: Player, tokens: tuple[str, ...], *, over: bool) -> Outcome[Table]:
        table, events = spent_tokens(moment, moment.table, player.seat, tokens, DISCARD_ENERGY)
        state = moment.state if over else moment.before
        return Outcome(state.with_table(table), events)


@sentence
def tell_limit(moment: At) -> Outcome[Table]:
    """How many tokens the reserve may hold."""
    player = owner(moment)
    rule = "sea.card.bespelled-grimoire.limit" if player.count(GRIMOIRE) else "sea.comp.reserve.limit"
    n = overflow(player)
    events = [moment.event("over-limit", rule, seat=player.seat, n=n, limit=limit(player))]
    if player.count(GRIMOIRE) > 1:
        events.append(moment.event("limit-once", "sea.card.bespelled-grimoire.two", seat=player.seat))
    return Outcome(moment.state, tuple(events))


BRINGING_DOWN = Program("overflow", OVERFLOW, (tell_limit, BringDown()))

ACTIONS = (SUMMONING, ACTIVATING, CRYSTALLISING, CRYSTALLISING_SEVERAL, MOVING, BRINGING_DOWN)
"""What the actions of a turn lead to."""
