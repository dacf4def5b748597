"""Energy tokens that are gained, chosen, paid and crystallised.

Events name tokens as `payment` does. Tokens of a gain that is not over yet are told with `more`, so that
nothing looks at the limit of the reserve before the last of them (sea.reserve.overflow).
"""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Owner, Value, evaluate, number, text
from tutor.engine.question import Choices, Option, Question
from tutor.engine.sentence import Sentence
from tutor.games.seasons.actions.payment import Tokens, any_tokens, emptied, kind_of, without
from tutor.games.seasons.components.faces import Energy, Stock
from tutor.games.seasons.state.derived import bonus_yield, in_stockpile, purses
from tutor.games.seasons.state.energy import kinds, listed, minus, of, plus
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At, ids, owner
from tutor.games.seasons.verbs.crystals import TableEvents, gained

GAIN_CRYSTALS = "sea.term.gain-crystals"
STOCKPILE = "sea.term.gain-energy"


def available(moment: At, table: Table, energy: Stock) -> Stock:
    """As many of those tokens as the stockpile has."""
    left = in_stockpile(table, moment.reading)
    if left is None:
        return energy
    air, water, fire, earth = (max(0, min(n, has)) for n, has in zip(energy, left, strict=True))
    return (air, water, fire, earth)


def offered(moment: At) -> tuple[Energy, ...]:
    """The types of which the stockpile has tokens."""
    return kinds(available(moment, moment.table, (1, 1, 1, 1)))


def gained_tokens(
    moment: At, table: Table, seat: str, energy: Stock, copy: str = "", more: int = 0
) -> TableEvents:
    """The table after somebody gained tokens, on the board or on a copy in play (sea.term.gain-energy).

    What the stockpile does not have is not gained (sea.ruling.stockpile-limit).
    """
    got = available(moment, table, energy)
    if got != energy:
        empty = moment.event("stockpile-empty", STOCKPILE, seat=seat, tokens=listed(minus(energy, got)))
        table, rest = gained_tokens(moment, table, seat, got, copy, more)
        return table, (empty, *rest)
    gain = listed(energy)
    if not gain:
        return table, ()
    player = table.player(seat)
    if copy:
        held = player.copy(copy)
        assert held is not None
        player = player.with_copy(replace(held, tokens=plus(held.tokens, energy)))
        event = moment.event("energy-placed", seat=seat, tokens=gain, card=held.card, copy=copy, more=more)
    else:
        player = replace(player, reserve=plus(player.reserve, energy))
        event = moment.event("energy-gained", seat=seat, tokens=gain, more=more)
    return table.with_player(player), (event,)


def spent_tokens(moment: At, table: Table, seat: str, tokens: Tokens, rule: str = "") -> TableEvents:
    """The table after somebody paid or discarded tokens (sea.term.discard-energy)."""
    if not tokens:
        return table, ()
    table = table.with_player(without(table.player(seat), tokens))
    return table, (moment.event("energy-spent", rule, seat=seat, tokens=tokens),)


class GainTokens(Sentence, frozen=True):
    """Somebody gains tokens of given types."""

    kinds: Value | tuple[str, ...]
    who: Value = Owner()

    def execute(self, moment: At) -> Outcome[Table]:
        kinds = self.kinds if isinstance(self.kinds, tuple) else ids(self.kinds, moment)
        table, events = gained_tokens(moment, moment.table, text(self.who, moment), of(*kinds))
        return moment.with_table(table, *events)


class GainAny(Sentence, frozen=True):
    """Somebody gains `n` tokens of choice, one after the other; with `onto` they are put on that copy."""

    n: Value
    who: Value = Owner()
    onto: Value = ""

    def run(self, moment: At) -> Question | Outcome[Table]:
        left = self._left(moment)
        if left <= 0:
            return Outcome(moment.before.with_top(moment.here.unbind(self._name(moment))))
        who, types = text(self.who, moment), offered(moment)
        if not types:
            event = moment.event("stockpile-empty", STOCKPILE, seat=who, tokens=())
            return Outcome(moment.before.with_top(moment.here.unbind(self._name(moment))), (event,))
        options = tuple(Option(kind, "energy", facts(energy=kind), kind) for kind in types)
        about = facts(left=left, onto=evaluate(self.onto, moment))
        return Question(who, self.rule, "gain-any", options, facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        who, left = text(self.who, moment), self._left(moment) - 1
        copy = text(self.onto, moment)
        table, events = gained_tokens(moment, moment.table, who, of(option.key), copy, left)
        if left:
            waiting = moment.before.with_top(moment.frame.bind(self._name(moment), left))
        else:
            waiting = moment.before.with_top(moment.here.unbind(self._name(moment)))
        return Outcome(waiting.with_table(table), events)

    def _left(self, moment: At) -> int:
        left = moment.frame.get(self._name(moment))
        return left if isinstance(left, int) else number(self.n, moment)

    def _name(self, moment: At) -> str:
        return f"tokens-left:{len(moment.frame.path)}"


class Ways(Among, frozen=True):
    """Every way to pay `n` tokens: with `alike` all of one type; Amulets of Water pay unless not `cards`."""

    n: Value
    who: Value = Owner()
    alike: bool = False
    cards: bool = True

    def choices(self, moment: At) -> Choices:
        return Choices(self.options(moment))

    def options(self, moment: At) -> tuple[Option, ...]:
        player = moment.table.player(text(self.who, moment))
        ways = any_tokens(player, number(self.n, moment), cards=self.cards)
        if self.alike:
            ways = tuple(tokens for tokens in ways if len({*map(kind_of, tokens)}) == 1)
        return tuple(pay_option(tokens) for tokens in ways)


def pay_option(tokens: Tokens) -> Option:
    """The option of paying those tokens."""
    return Option("+".join(tokens) or "none", "pay-tokens", facts(tokens=tokens), tokens)


class PayTokens(Sentence, frozen=True):
    """Somebody chooses `n` tokens and pays them; they are bound to a name, by their names.

    Nothing is paid where there are not so many: what is offered has been checked before.
    """

    n: Value
    into: str = "paid"
    who: Value = Owner()
    alike: bool = False
    cards: bool = True
    kind: str = "pay"

    def run(self, moment: At) -> Question | Outcome[Table]:
        ways = Ways(n=self.n, who=self.who, alike=self.alike, cards=self.cards)
        options = ways.options(moment)
        if len(options) > 1:
            return ways.question(moment, options, text(self.who, moment), self.rule, self.kind)
        return self._paid(moment, options[0]) if options else Outcome(moment.bound(self.into, ()))

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return self._paid(moment, option)

    def _paid(self, moment: At, option: Option) -> Outcome[Table]:
        tokens = option.value if isinstance(option.value, tuple) else ()
        names = tuple(map(str, tokens))
        table, events = spent_tokens(moment, moment.table, text(self.who, moment), names)
        return Outcome(moment.bound(self.into, names).with_table(table), events)


class PayChosen(Sentence, frozen=True):
    """Tokens that were chosen before go back to the stockpile."""

    tokens: Value
    who: Value = Owner()

    def execute(self, moment: At) -> Outcome[Table]:
        names = ids(self.tokens, moment)
        table, events = spent_tokens(moment, moment.table, text(self.who, moment), names)
        return moment.with_table(table, *events)


class EmptyReserve(Sentence, frozen=True):
    """Every token of a reserve is discarded, on a Grimoire too; they are bound to a name."""

    into: str = "emptied"
    who: Value = Owner()

    def execute(self, moment: At) -> Outcome[Table]:
        seat = text(self.who, moment)
        player, tokens = emptied(moment.table.player(seat))
        state = moment.bound(self.into, tokens)
        if not tokens:
            return Outcome(state)
        event = moment.event("energy-spent", seat=seat, tokens=tokens)
        return Outcome(state.with_table(moment.table.with_player(player)), (event,))


class Crystallise(Sentence, frozen=True):
    """Tokens are crystallised for `each` crystals a token, and what purses and bonuses add.

    Rules: sea.card.purse-of-io.applies, sea.ruling.bonus-balance. With `spent` the tokens have been paid
    before.
    """

    tokens: Value
    each: Value
    spent: bool = True

    def execute(self, moment: At) -> Outcome[Table]:
        player, table = owner(moment), moment.table
        tokens = ids(self.tokens, moment)
        events: list[Event] = []
        if not self.spent:
            table, more = spent_tokens(moment, table, player.seat, tokens)
            events += more
        bonus = moment.reading("sea.ruling.bonus-balance") == "yes"
        each = number(self.each, moment) + purses(player)
        each += bonus_yield(table, player.seat) if bonus else 0
        table, more = crystallised(moment, table, player.seat, tokens, each * len(tokens))
        return moment.with_table(table, *events, *more)


def crystallised(moment: At, table: Table, seat: str, tokens: Tokens, n: int) -> TableEvents:
    """The table after tokens that were spent became `n` crystals (sea.term.crystallise)."""
    events: list[Event] = [moment.event("crystallised", seat=seat, tokens=tokens, n=n)]
    table, gain = gained(moment, table, seat, n, GAIN_CRYSTALS)
    return table, (*events, *gain)
