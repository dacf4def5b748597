"""Every way in which a seat of Res Arcana can pay for something: an artifact, a claim, the use of a power.

The engine itself is asked for every answer, so that each way is one that can be played. Nothing that the seat
does not know is looked at: a cost concerns what is its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tutor.analysis.exploration import Aim
from tutor.engine.event import Event
from tutor.engine.question import Option, Question, Refusal
from tutor.engine.state import Frame, State
from tutor.framework.readings import Readings, readings_of
from tutor.games.resarcana import GAME
from tutor.games.resarcana.actions.costs import printed_cost, reductions, ways_to_pay
from tutor.games.resarcana.actions.moves import CLAIM, PLACE, USE, claim_cost, considered
from tutor.games.resarcana.actions.placing import amounts_for
from tutor.games.resarcana.analysis.resource_deltas import Spent, by_chance, essences_of, lines, spent
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.state.essences import NONE, Amount, Essences, covers, minus
from tutor.games.resarcana.state.player import Player
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.state.visibility import seen
from tutor.games.resarcana.verbs.effects.pool import option as essences_option
from tutor.games.resarcana.verbs.schema import Placing

PAYABLE = (PLACE, CLAIM, "claim-top", USE)
"""The kinds of options that cost something."""

WITHIN = 1_000_000
"""More positions than any cost is paid in."""

NOT_NOW = ("reaction",)
"""A reason against using a power in the own turn that says nothing of its cost."""


class Reduced(Struct, frozen=True, order=True):
    """What reductions take off a placement cost: fixed essences, and some of a mix of any."""

    off: Essences
    any: int = 0


class Payment(Struct, frozen=True):
    """One way to pay: the answers, and what they take and turn; nobody asks where there are none.

    `reduced` is every allocation of reductions that leaves a cost which these very essences pay.
    """

    options: tuple[Option, ...]
    spent: tuple[Spent, ...]
    reduced: tuple[Reduced, ...] = ()


class Payments(Struct, frozen=True):
    """All ways in which a seat can pay for an option, no two of them alike; none where something is refused.

    `cost` is what is printed for placing or claiming, None for powers; `reducing` are the components that
    lower it.
    """

    seat: str
    option: Option
    cost: Amount | None
    reducing: tuple[str, ...]
    ways: tuple[Payment, ...]
    refused: tuple[Refusal, ...]


def payable(state: State[Table], seat: str) -> tuple[Option, ...]:
    """Everything that costs something and that a seat could think of, what it cannot pay for too."""
    table = seen(state.table, seat)
    moves = considered(table, table.player(seat), readings_of(state))
    return tuple(option for option, _ in moves if option.kind in PAYABLE and not _free(table, seat, option))


def _free(table: Table, seat: str, option: Option) -> bool:
    """Whether there is nothing to pay for: it is not in hand, somebody has it, or it works by itself."""
    card = _card(option)
    if option.kind == PLACE:
        return card not in table.player(seat).hand
    if option.kind == USE:
        return box()[card].power(int(str(dict(option.facts)["n"]))).kind == "trigger"
    return option.kind == CLAIM and table.owner(card) is not None


def _card(option: Option) -> str:
    return str(dict(option.facts)["card"])


def payments(state: State[Table], seat: str, key: str) -> Payments | None:
    """Every way in which a seat can pay for the option of that key in its turn; None where there is none."""
    table, reading = seen(state.table, seat), readings_of(state)
    player = table.player(seat)
    moves = considered(table, player, reading)
    option, against = next(
        ((one, tuple(against)) for one, against in moves if one.key == key and one.kind in PAYABLE),
        (None, ()),
    )
    if option is None:
        return None
    card = _card(option)
    refused = tuple(one for one in against if one.kind not in NOT_NOW)
    places = option.kind == PLACE
    cost = printed_cost(card, reading) if card in box() and option.kind in (PLACE, CLAIM) else None
    reducing = tuple(id for id, _ in reductions(player, card)) if places else ()
    if refused:
        return Payments(seat, option, cost, reducing, (), refused)
    if option.kind in (CLAIM, "claim-top"):
        return Payments(seat, option, cost, reducing, tuple(_claiming(player, card)), ())
    start = State(table, rulings=state.rulings).push(option.program, seat, option.bindings)
    ways = {way.spent: way for way in _Paying(start, option, reading).ways()}
    return Payments(seat, option, cost, reducing, tuple(ways.values()), ())


def _claiming(player: Player, card: str) -> Iterator[Payment]:
    """Every way to pay for a claim, which nothing makes cheaper; the claim of an unseen card stays unseen."""
    for way in ways_to_pay((claim_cost(card),), player.pool):
        yield Payment((essences_option(way, "pay"),), (Spent("paid", essences=way),))


class _Paying:
    """The cost of an option is paid in every way; of what it does only the cost of placing something."""

    def __init__(self, start: State[Table], option: Option, reading: Readings) -> None:
        self.start, self.reading = start, reading
        frame = start.top
        assert isinstance(frame, Frame)
        self.owner, self.card = frame.owner, _card(option)
        self.by: Placing | None = None
        if option.kind == USE:
            self.by = box()[self.card].power(int(str(dict(option.facts)["n"]))).placing
        self.placing = option.kind == PLACE
        self.player = start.table.player(self.owner)

    def ways(self) -> Iterator[Payment]:
        aim = Aim(GAME, self._over, hides=by_chance, positions=WITHIN)
        for line in lines(aim, self.start):
            yield self._payment(tuple(option for _, option in line.answers), line.events)

    def _over(self, state: State[Table], question: Question | None) -> bool:
        """Whether the cost is paid: what is asked belongs to what it was paid for."""
        if question is None:
            return not state.stack
        if self.by is not None:
            return question.kind not in ("pay", "place-by-power") and _behind(state)
        return _behind(state)

    def _payment(self, options: tuple[Option, ...], events: tuple[Event, ...]) -> Payment:
        part = events if self.by is not None else tuple(_until(events))
        card = self._placed(part)
        reduced = tuple(self._reduced(card, part)) if card else ()
        return Payment(options, spent(part, self.owner), reduced)

    def _placed(self, events: tuple[Event, ...]) -> str:
        """The card whose placement is paid for; "" where it is something else."""
        if self.placing:
            return self.card
        return next((str(event.fact("card")) for event in events if event.kind == "placed"), "")

    def _reduced(self, card: str, events: tuple[Event, ...]) -> Iterator[Reduced]:
        """The allocations of reductions under which what was paid pays for a card."""
        player, paid = self.player, NONE
        for event in events:
            if event.kind == "destroyed":
                player = player.without(str(event.fact("card")))
            if event.kind == "paid" and event.fact("card") == card:
                paid = essences_of(event)
        cost = printed_cost(card, self.reading)
        for left in amounts_for(player, card, self.reading, self.by, "" if self.placing else self.card):
            if pays(paid, left) and left != cost:
                yield Reduced(minus(cost.fixed, left.fixed), cost.any - left.any)


def pays(what: Essences, amount: Amount) -> bool:
    """Whether essences are what an amount asks for, and not more."""
    if not covers(what, amount.fixed):
        return False
    mix = minus(what, amount.fixed)
    return sum(mix) == amount.any == sum(mix[kind] for kind in amount.kinds)


def _behind(state: State[Table]) -> bool:
    """Whether the first full stop of what is paid for is over, which is its cost."""
    frame = state.stack[0]
    return isinstance(frame, Frame) and frame.path[0] > 0


def _until(events: tuple[Event, ...]) -> Iterator[Event]:
    """The events up to the end of the first full stop."""
    for event in events:
        if event.depth == 0 and event.path[0] > 0:
            return
        yield event
