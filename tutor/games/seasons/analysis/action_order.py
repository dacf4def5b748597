"""Which orders of the actions of a turn of Seasons have to be looked at, so that none that matters is missed.

Crystallising a token, using a bonus and moving a token to a Grimoire are preparations. A preparation that
comes before an action can as well wait until the action is over, unless the action could not be done without
it, or looks at what it changes (`dependencies`). So the preparations before an action are those that it
needs, in one order: summoning power, the bonus of crystallising, exchanges, moves, crystallising. What is
left at the end of a turn is crystallised then, after the bonuses that make it worth more. Several tokens
crystallised together are the same as one after the other, so that way is left out. But where a bonus lasts
for one batch, no other action comes before all tokens that are to be in it
(sea.ruling.bonus-crystallise-duration).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.analysis.game_graph import Noted, Spot, Ways
from tutor.engine.chance import Draw
from tutor.engine.enumerate import keys
from tutor.engine.question import PASS, Option, Question
from tutor.engine.state import Frame
from tutor.framework.readings import Readings
from tutor.games.seasons.actions.moves import SEVERAL
from tutor.games.seasons.actions.payment import kind_of
from tutor.games.seasons.analysis.prerequisites import (
    BETTER,
    CRYSTALLISE,
    EVERY,
    EXCHANGE,
    MOVE,
    POWER,
    Needs,
    Wants,
)
from tutor.games.seasons.analysis.token_choices import KINDS, Exchanges, Kinds, Tokens
from tutor.games.seasons.cards.conditions import FOR_SKULL, SACRIFICES
from tutor.games.seasons.state.derived import limit, reserve, usable
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.batch import DURATION

FINAL: Final = "final"
"""An exchange behind which nothing comes but crystallising."""

BEHIND: Final = ("", POWER, BETTER, EXCHANGE, MOVE, CRYSTALLISE, FINAL)
"""The preparations in the order in which they come."""

BONUSES: Final = {"bonus-summoning": POWER, "bonus-crystallise": BETTER, "bonus-exchange": EXCHANGE}

NEVER: Final = frozenset({PASS, SEVERAL})
"""The answers in a turn that are not followed: stopping is weighed everywhere."""

MET: Final = "met"
"""What is noted where somebody else or chance has answered."""

INSIDE: Final = ("taken", "given", "gained")
"""What is noted inside an action: tokens gained so far, given away in an exchange, gained too many."""


def note(noted: Noted, name: str) -> str:
    """What is noted under a name, "" for nothing."""
    return next((value for key, value in noted if key == name), "")


def met(noted: Noted) -> Noted:
    """What is kept of what is noted when an action is over: whether somebody else or chance has answered."""
    return tuple(pair for pair in noted if pair[0] == MET)


class Orders:
    """The answers of a seat in its turn that are followed; `crystals`: these are what it is about."""

    def __init__(self, seat: str, reading: Readings, *, crystals: bool) -> None:
        self.seat, self.reading, self.crystals = seat, reading, crystals
        self.needs = Needs(seat, reading)
        self.once = reading(DURATION) == "once"
        self._wants: dict[int, Wants] = {}

    def follow(self, ways: Ways[Table], spot: Spot[Table]) -> Iterator[tuple[str, Noted]]:
        """The answers that are looked at in a spot, with what is noted behind each."""
        question = spot.question
        assert question is not None
        if question.seat != self.seat:
            return _of_others(spot, question)
        if question.kind == "turn":
            return self._turn(ways, spot, question)
        if question.kind == "gain-any":
            return self._gained(ways, spot, question)
        if question.kind == "discard-token":
            return self._discarded(spot, question)
        if question.kind == "exchange" and note(spot.noted, "by") in (EXCHANGE, FINAL):
            return self._given(ways, spot, question)
        if question.kind == FOR_SKULL:
            return _sacrificed(spot, question)
        if question.kind == "before-die":
            noted = met(spot.noted)
            return ((option.key, noted) for option in question.options if option.kind != "move-token")
        return ((key, spot.noted) for key in keys(question))

    # ---- the turn

    def _turn(self, ways: Ways[Table], spot: Spot[Table], question: Question) -> Iterator[tuple[str, Noted]]:
        by = note(spot.noted, "by")
        before = ways.spots[int(note(spot.noted, "after"))] if by else None
        tokens = Tokens(spot.state.table, self.seat, self.reading)
        kinds = self._wants_in(spot).kinds | ({CRYSTALLISE} if self._ends(spot) else frozenset())
        for option in question.options:
            kind = BONUSES.get(option.key, option.kind)
            if kind in EVERY:
                wanted = kind in kinds and BEHIND.index(by) <= BEHIND.index(kind)
                last = self._last(spot, option, kind, tokens) if wanted else None
                if last is not None:
                    yield option.key, _prepared(spot, kind, last)
                elif self._improves(by, kind, tokens):
                    yield option.key, _prepared(spot, kind)
                if kind == EXCHANGE and self.crystals and by in ("", BETTER, FINAL) and tokens.final():
                    yield option.key, _prepared(spot, FINAL)
            elif option.key not in NEVER and (before is None or self._needed(before, by, option)):
                yield option.key, met(spot.noted)

    def _last(self, spot: Spot[Table], option: Option, kind: str, tokens: Tokens) -> str | None:
        """What is noted of a preparation, so that those of a kind come in one order; None out of it."""
        last, about = note(spot.noted, "last"), dict(option.facts)
        if kind == MOVE:
            way = "onto" if about["onto"] else "from"
            return way if note(spot.noted, "by") != MOVE or last == way else None
        if kind != CRYSTALLISE:
            return ""
        token = str(about["token"])
        rank = f"{99 - tokens.value(kind_of(token)):02} {token}"
        spared = token.startswith("on:") or self._ends(spot) or tokens.is_spared((token,), least=False)
        in_order = note(spot.noted, "by") != CRYSTALLISE or rank >= last
        return rank if spared and in_order else None

    def _improves(self, by: str, kind: str, tokens: Tokens) -> bool:
        """Whether a bonus makes what is crystallised at the end worth more."""
        return kind == BETTER and self.crystals and by in ("", BETTER) and size(usable(tokens.player)) > 0

    def _needed(self, before: Spot[Table], by: str, option: Option) -> bool:
        """Whether an action had to wait for what was prepared last."""
        if by == FINAL:
            return False
        if by == CRYSTALLISE and self._ends(before):
            return True
        assert before.question is not None
        if before.question.option(option.key) is None:
            return True
        return by in self.needs.looks_at(before.state.table, option.kind, str(dict(option.facts)["card"]))

    def _ends(self, spot: Spot[Table]) -> bool:
        """Whether a bonus makes tokens worth more now, and no more behind another action."""
        turn = spot.state.table.turn
        return self.once and turn is not None and turn.extra > 0

    def _wants_in(self, spot: Spot[Table]) -> Wants:
        wants = self._wants.get(spot.first)
        if wants is None:
            assert spot.question is not None
            wants = self._wants[spot.first] = self.needs.wants(spot.state.table, spot.question)
        return wants

    # ---- questions inside an action

    def _gained(
        self, ways: Ways[Table], spot: Spot[Table], question: Question
    ) -> Iterator[tuple[str, Noted]]:
        """Tokens of choice one after the other, those that give most first; an exchange takes what it is for.

        Where they do not fit and others could have been crystallised before, what is gained is discarded
        again (`_discarded`): so many of those that give most.
        """
        about = dict(question.facts)
        tokens = Tokens(spot.state.table, self.seat, self.reading)
        taken, given = (tuple(note(spot.noted, name).split()) for name in ("taken", "given"))
        left, player = int(str(about["left"])), tokens.player
        over = 0 if about["onto"] else size(reserve(player)) + left - limit(player)
        exchanges = self._exchanges(ways, spot) if given else None
        order = sorted(KINDS, key=lambda kind: kind != tokens.best)
        for kind in order[order.index(taken[-1]) if taken else 0 :]:
            now = (*taken, kind)
            wasted = kind == tokens.best or not tokens.opened or now.count(tokens.best) >= over
            fits = wasted if exchanges is None else _fits(exchanges, given, now)
            if fits and tokens.is_wanted(kind):
                yield kind, _inside(spot, now, given, over if left == 1 else None)

    def _discarded(self, spot: Spot[Table], question: Question) -> Iterator[tuple[str, Noted]]:
        """Tokens that are too many, one after the other.

        Of those gained just now only the best are discarded again. What lay in the reserve before is
        discarded only where it could not be crystallised instead.
        """
        tokens = Tokens(spot.state.table, self.seat, self.reading)
        taken, gained = (tuple(note(spot.noted, name).split()) for name in ("taken", "gained"))
        more = int(str(dict(question.facts)["left"])) > 1
        for option in question.options:
            late = not taken or KINDS.index(option.key) >= KINDS.index(taken[-1])
            again = not gained or option.key == tokens.best
            if late and (again or not (tokens.opened or option.key in gained)):
                noted = tuple(pair for pair in spot.noted if pair[0] not in INSIDE)
                gains = tuple(pair for pair in spot.noted if pair[0] == "gained")
                yield option.key, (*noted, *gains, ("taken", option.key)) if more else noted

    def _given(self, ways: Ways[Table], spot: Spot[Table], question: Question) -> Iterator[tuple[str, Noted]]:
        """The tokens that are given away in an exchange: for what it is for, and rather those not needed."""
        tokens, exchanges = Tokens(spot.state.table, self.seat, self.reading), self._exchanges(ways, spot)
        for option in question.options:
            names = tuple(map(str, option.value)) if isinstance(option.value, tuple) else ()
            kinds = tuple(sorted(map(kind_of, names), key=KINDS.index))
            on_cards = any(name.startswith("on:") for name in names)
            if not on_cards and not tokens.is_spared(kinds, least=True):
                continue
            if exchanges is None or any(given == kinds for given, _ in exchanges):
                yield option.key, (*spot.noted, ("given", " ".join(kinds)))

    def _exchanges(self, ways: Ways[Table], spot: Spot[Table]) -> Exchanges:
        """The exchanges for the sake of which the bonus is used."""
        before = ways.spots[int(note(spot.noted, "after"))]
        if note(spot.noted, "by") == FINAL:
            return Tokens(before.state.table, self.seat, self.reading).final()
        return self._wants_in(before).exchanges


def _of_others(spot: Spot[Table], question: Question) -> Iterator[tuple[str, Noted]]:
    """Every answer of somebody else or of chance; cards that nobody knows are all the same."""
    chance = question.chance
    if isinstance(chance, Draw) and len(set(chance.items)) == 1:
        return iter((("+".join(chance.items[: chance.count]), spot.noted),))
    return ((key, ((MET, question.seat),)) for key in keys(question))


def _sacrificed(spot: Spot[Table], question: Question) -> Iterator[tuple[str, Noted]]:
    """Cards that are sacrificed together, in one order: in whichever they are named, the same leave play."""
    top = spot.state.top
    assert isinstance(top, Frame)
    named = [str(copy) for name in SACRIFICES if (copy := top.get(name)) is not None]
    later = sorted(
        (option for option in question.options if all(str(option.value) > copy for copy in named)),
        key=lambda option: str(option.value),
    )
    missing = len(SACRIFICES) - len(named)
    return ((option.key, spot.noted) for option in later[: len(later) - missing + 1])


def _prepared(spot: Spot[Table], by: str, last: str = "") -> Noted:
    noted = (*met(spot.noted), ("after", str(spot.first)), ("by", by))
    return (*noted, ("last", last)) if last else noted


def _inside(spot: Spot[Table], taken: Kinds, given: Kinds, over: int | None) -> Noted:
    """What is noted inside an action; behind the last token (`over` is given) only what is too much."""
    noted = tuple(pair for pair in spot.noted if pair[0] not in INSIDE)
    if over is not None:
        return (*noted, ("gained", " ".join(taken))) if over > 0 else noted
    more = (("given", " ".join(given)),) if given else ()
    return (*noted, *more, ("taken", " ".join(taken)))


def _fits(exchanges: frozenset[tuple[Kinds, Kinds]], given: Kinds, taken: Kinds) -> bool:
    """Whether so far the exchange is one of those."""
    return any(
        one == given and all(other.count(k) >= taken.count(k) for k in taken) for one, other in exchanges
    )
