"""What a player may do in a turn, and every reason why something may not be done now."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from tutor.engine.event import facts
from tutor.engine.query import Among
from tutor.engine.question import Choices, Option, Refusal, sorted_out
from tutor.framework.readings import Readings, by_default
from tutor.games.seasons.actions.payment import can_pay, kind_of, missing, payable
from tutor.games.seasons.cards import BARS, TEXTS
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import ENERGIES
from tutor.games.seasons.state.derived import GRIMOIRE, cost_of, counted, discount, has_room, usable, yields
from tutor.games.seasons.state.energy import kinds, size
from tutor.games.seasons.state.player import Copy, Player
from tutor.games.seasons.state.table import Table, Turn
from tutor.games.seasons.verbs.batch import TOGETHER, crystallisable
from tutor.games.seasons.verbs.common import At

Considered: TypeAlias = Iterator[tuple[Option, Iterator[Refusal]]]

DIE_FIRST = "sea.turn.order.die-first"
ACCESS = "sea.cry.needs-access"
SEVERAL = "crystallise-several"
EXCHANGED = 2
"""So many tokens the bonus of exchange takes and gives (sea.bonus.exchange)."""

ACTIVATED = frozenset(card for card, text in TEXTS.items() if text.activates)
"""The cards that have an activated effect."""


class Moves(Among, frozen=True):
    """Everything that the player could think of doing in the turn, before or after the gains of the die."""

    def choices(self, moment: At) -> Choices:
        return sorted_out(considered(moment.table, moment.frame.owner, moment.reading))

    def options(self, moment: At) -> tuple[Option, ...]:
        moves = considered(moment.table, moment.frame.owner, moment.reading, everything=False)
        return sorted_out(moves).options


def considered(table: Table, seat: str, reading: Readings, *, everything: bool = True) -> Considered:
    """Every action with what stands against it.

    Without `everything` most of what is refused anyway is left out: to look for the reasons against it takes
    a third of random play.
    """
    player, turn = table.player(seat), table.turn or Turn(seat, "actions")
    early = turn.stage != "actions"
    if everything or not early:
        for option, against in _free(table, player, turn, reading, everything=everything):
            yield option, _after_die(against) if early else against
    for copy in player.play:
        if copy.card == GRIMOIRE:
            for option in _moves(player, copy):
                yield option, iter(())
        if everything or (copy.card in ACTIVATED and not copy.turned):
            yield activation(copy), activation_refusals(table, player, copy, turn, reading)


def _after_die(against: Iterator[Refusal]) -> Iterator[Refusal]:
    yield Refusal(DIE_FIRST, "die-first")
    yield from against


def _free(table: Table, player: Player, turn: Turn, reading: Readings, *, everything: bool) -> Considered:
    """The actions that come behind the gains of the die, in any order (sea.turn.order.free)."""
    if everything or turn.access:
        held = tuple(_crystallising(table, player, reading))
        for option in held:
            yield option, _no_access(turn)
        if everything:
            yield from _not_held(table, player, turn, {option.key for option in held}, reading)
    if everything or has_room(player, reading):
        have, less = usable(player), discount(player, reading)
        for card in dict.fromkeys(player.hand):
            cost = cost_of(table, card, reading)
            if everything or (cost.crystals <= player.crystals and can_pay(have, less, cost, reading)):
                yield _summon(card), summon_refusals(table, player, card, reading)
    if everything or player.bonuses < box().most_bonuses:
        yield from _bonuses(player, reading)


# ---- crystallising


def _crystallising(table: Table, player: Player, reading: Readings) -> Iterator[Option]:
    each: dict[str, int] = dict(zip(ENERGIES, yields(table, player, reading), strict=True))
    held = crystallisable(player, reading)
    for token, _ in held:
        yield _crystallise(token, each[kind_of(token)])
    if sum(n for _, n in held) >= TOGETHER:
        yield Option(SEVERAL, SEVERAL, program=SEVERAL)


@cache
def _crystallise(token: str, n: int) -> Option:
    about = facts(token=token, n=n)
    return Option(f"crystallise-{token}", "crystallise", about, None, "crystallise", facts(token=token))


def _not_held(table: Table, player: Player, turn: Turn, held: set[str], reading: Readings) -> Considered:
    """To crystallise energy of which there is none."""
    for kind, n in zip(ENERGIES, yields(table, player, reading), strict=True):
        option = _crystallise(kind, n)
        if option.key not in held:
            yield option, _none_held(player, kind, turn)


def _none_held(player: Player, kind: str, turn: Turn) -> Iterator[Refusal]:
    yield from _no_access(turn)
    yield Refusal("sea.cry.action", "none-held", facts(seat=player.seat, energy=kind))


def _no_access(turn: Turn) -> Iterator[Refusal]:
    if not turn.access:
        yield Refusal(ACCESS, "no-access", facts(seat=turn.seat))


# ---- summoning


@cache
def _summon(card: str) -> Option:
    return Option(f"summon-{card}", "summon", facts(card=card), None, "summon", facts(card=card))


def summon_refusals(table: Table, player: Player, card: str, reading: Readings) -> Iterator[Refusal]:
    """Why a card in hand cannot be summoned (sea.summon.requirements)."""
    yield from room_refusals(player, reading=reading)
    cost = cost_of(table, card, reading)
    if player.crystals < cost.crystals:
        about = facts(seat=player.seat, needed=cost.crystals, has=player.crystals)
        yield Refusal("sea.summon.requirements", "crystals-missing", about)
    if not payable(player, cost, reading):
        about = facts(seat=player.seat, tokens=missing(player, cost))
        yield Refusal("sea.summon.requirements", "energy-missing", about)
    for bar in BARS:
        yield from bar(table, player.seat, card, reading)


def room_refusals(
    player: Player, rule: str = "sea.summon.gauge-check", reading: Readings = by_default
) -> Iterator[Refusal]:
    """Why no more cards may enter play; for one that is played free the rule is sea.play.free-gauge."""
    if not has_room(player, reading):
        n = len(counted(player, reading))
        yield Refusal(rule, "no-power", facts(seat=player.seat, cards=n, power=player.power))


# ---- activating


def activation(copy: Copy) -> Option:
    """The option of activating a copy."""
    return _activate(copy.card, copy.id)


@cache
def _activate(card: str, copy: str) -> Option:
    return Option(
        f"activate-{copy}", "activate", facts(card=card), None, "activate", facts(card=card, copy=copy)
    )


def activation_refusals(
    table: Table, player: Player, copy: Copy, turn: Turn, reading: Readings
) -> Iterator[Refusal]:
    """Why a copy in play cannot be activated now (sea.effect.activated, sea.effect.activated.cost)."""
    text = TEXTS.get(copy.card)
    about = facts(card=copy.card)
    if text is None or not text.activates:
        yield Refusal("sea.term.activate", "nothing-to-activate", about)
        return
    if not text.anytime:
        yield from _stage_refusals(turn, copy, early=text.early, rule=text.activation_rule, reading=reading)
    if copy.turned:
        yield Refusal("sea.effect.activated.once", "turned", about)
    if copy.id in turn.played and reading("sea.ruling.activate-same-turn") == "no":
        yield Refusal("sea.effect.activated", "played-now", about)
    too_many = len(counted(player, reading)) > player.power
    if too_many and reading("sea.ruling.free-cost-by-hand-size") == "no":
        yield from room_refusals(player, reading=reading)
    if text.against is not None:
        yield from text.against(table, player.seat, copy, reading)


def _stage_refusals(
    turn: Turn, copy: Copy, *, early: bool, rule: str, reading: Readings
) -> Iterator[Refusal]:
    if early:
        late = turn.stage == "die" or reading("sea.ruling.malice-after-optional") == "no"
        if turn.stage != "before-die" and late:
            yield Refusal(rule, "before-die-only", facts(card=copy.card))
    elif turn.stage != "actions" and reading("sea.ruling.activation-before-die") == "no":
        yield Refusal(DIE_FIRST, "die-first")


# ---- bonuses


def _bonuses(player: Player, reading: Readings) -> Considered:
    yield _bonus("exchange"), _no_exchange(player, reading)
    yield _bonus("crystallise"), bonus_refusals(player)
    yield _bonus("summoning"), _no_more_power(player, reading)
    yield _bonus("draw"), _no_draw(player)


@cache
def _bonus(name: str) -> Option:
    id = f"bonus-{name}"
    return Option(id, "bonus", facts(bonus=id), None, id)


def bonus_refusals(player: Player) -> Iterator[Refusal]:
    """Why no bonus can be used any more (sea.bonus.max)."""
    if player.bonuses >= box().most_bonuses:
        yield Refusal("sea.bonus.max", "bonuses-used", facts(seat=player.seat, n=player.bonuses))


def least_exchange(reading: Readings) -> int:
    """How many tokens an exchange needs at least (sea.ruling.bonus-exchange-one)."""
    return 1 if reading("sea.ruling.bonus-exchange-one") == "one-or-two" else EXCHANGED


def _no_exchange(player: Player, reading: Readings) -> Iterator[Refusal]:
    yield from bonus_refusals(player)
    has, needed = size(usable(player)), least_exchange(reading)
    if has < needed:
        yield Refusal("sea.bonus.exchange", "tokens-missing", facts(seat=player.seat, needed=needed, has=has))


def _no_more_power(player: Player, reading: Readings) -> Iterator[Refusal]:
    yield from bonus_refusals(player)
    most = box().most_power
    if player.power >= most and reading("sea.ruling.bonus-gauge-at-15") == "no":
        yield Refusal("sea.gauge.max", "power-full", facts(seat=player.seat, most=most))


def _no_draw(player: Player) -> Iterator[Refusal]:
    yield Refusal("sea.bonus.draw", "instead-of-die-draw")
    yield from bonus_refusals(player)


# ---- the Grimoire


def _moves(player: Player, copy: Copy) -> Iterator[Option]:
    """Tokens between the board and a Grimoire (sea.card.bespelled-grimoire.move)."""
    for onto, stock in ((True, player.reserve), (False, copy.tokens)):
        for kind in kinds(stock):
            given = facts(copy=copy.id, energy=kind, onto=onto)
            way = "onto" if onto else "from"
            about = facts(card=copy.card, energy=kind, onto=onto)
            yield Option(f"{way}-{copy.id}-{kind}", "move-token", about, None, "move-token", given)
