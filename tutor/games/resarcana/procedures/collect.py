"""Collecting essences at the start of a round (res.collect).

What leaves no choice is gained at once. Then each player does the rest in any order, step by step: gains with
a choice, taking what lies on components, the Vault, the Cursed Forge; the Automaton grows at the end.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, candidates, query, text
from tutor.engine.question import Choices, Option, Refusal, sorted_out
from tutor.engine.sentence import Call, Choose, ForEach, If, May, Sentence, While, sentence
from tutor.framework.readings import Readings
from tutor.games.resarcana.actions.costs import deviation
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.components.faces import Collect
from tutor.games.resarcana.state.essences import GOLD, NONE, Amount, Essences, named, payable
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.verbs.effects.common import At, Change, change, essences
from tutor.games.resarcana.verbs.effects.components import lacking
from tutor.games.resarcana.verbs.effects.pool import filled

ABILITIES = "res.collect.abilities"
ORDER_FREE = "res.collect.order-free"
TAKE = "res.collect.take-optional"
ALL_OR_NOTHING = "res.collect.take-all-or-nothing"
VAULT = "res.collect.vault"
AUTOMATON = "res.collect.automaton"
EXCLUSIVE = "res.collect.automaton.exclusive"
FORGE = "res.collect.cursed-forge"
FORCED = "res.collect.forced-cost"
TOGETHER = "res.collect.simultaneous"
MANDATORY = "res.ruling.collect-mandatory"
GROWS = "res.ruling.automaton-mandatory"
FORGE_CHOICE = "res.ruling.forge-choice"


def rule_of(collect: Collect) -> str:
    """The rule by which the icons of a collect ability are read."""
    amount = collect.gain
    if amount is None:
        return "res.collect.slash"
    if amount.any:
        return "res.collect.any"
    kinds = sum(n > 0 for n in amount.fixed)
    return "res.collect.plus" if kinds > 1 else "res.collect.amount"


def abilities(player: Player, reading: Readings) -> Iterator[tuple[Component, Collect]]:
    """The collect abilities of a player, of turned components too (res.property.works-turned)."""
    faces = box().faces
    for one in player.tableau:
        collect = faces[one.id].collect
        if collect is not None:
            other = deviation(one.id, reading)
            if other is None or not other.no_collect:
                yield one, collect


def by_itself(collect: Collect, reading: Readings) -> bool:
    """Whether an ability is carried out without being chosen (res.ruling.collect-mandatory)."""
    return collect.fixed and reading(MANDATORY) == "mandatory"


class GainFixed(Sentence, frozen=True):
    """What leaves no choice is gained, by everybody at once or by who collects alone."""

    everybody: bool = False

    def execute(self, moment: At) -> Outcome[Table]:
        made, table = change(moment), moment.table
        for seat in table.from_first if self.everybody else (moment.frame.owner,):
            for one, collect in abilities(table.player(seat), moment.reading):
                if by_itself(collect, moment.reading) and collect.gain is not None:
                    if one.turned:
                        made.tell("collects-turned", "res.property.works-turned", who=seat, card=one.id)
                    made.gain(seat, collect.gain.fixed, rule_of(collect), one.id)
        if made.events:
            made.tell("by-themselves", "res.property.definition")
        return made.outcome


def ids(moment: At, name: str) -> tuple[str, ...]:
    """The components that the running effect has kept under a name."""
    value = moment.frame.get(name)
    return tuple(map(str, value)) if isinstance(value, tuple) else ()


@candidates
def steps(moment: At) -> Choices:
    """What can be done next, and to be done with it."""
    player, reading = moment.table.player(moment.frame.owner), moment.reading
    done, taken = ids(moment, "done"), ids(moment, "taken")
    considered = [*_takings(player, done, taken), *_abilities(player, done, taken, reading)]
    if not considered:
        return Choices()
    waits = tuple(_waiting(player, done, reading))
    return sorted_out([*considered, (Option("done", "collect-done", (), "done"), waits)])


def _takings(
    player: Player, done: tuple[str, ...], taken: tuple[str, ...]
) -> Iterator[tuple[Option, tuple[Refusal, ...]]]:
    """Everything on a component or nothing of it (res.collect.take-all-or-nothing)."""
    for one in player.tableau:
        if any(one.on) and one.id not in taken:
            against = (Refusal(_worked(one), "worked", facts(card=one.id)),) if one.id in done else ()
            about = facts(card=one.id, what=named(one.on))
            yield Option(f"take.{one.id}", "take", about, f"take|{one.id}"), against


def _worked(one: Component) -> str:
    """The rule under which nothing is taken from a component that has given for what lies on it."""
    collect = box()[one.id].collect
    return VAULT if collect is not None and collect.special == "vault" else EXCLUSIVE


def _abilities(
    player: Player, done: tuple[str, ...], taken: tuple[str, ...], reading: Readings
) -> Iterator[tuple[Option, tuple[Refusal, ...]]]:
    for one, collect in abilities(player, reading):
        if one.id in done:
            continue
        about = facts(card=one.id)
        if collect.special == "vault":
            if any(one.on) or one.id in taken:
                yield Option(f"gain.{one.id}", "collect-vault", about, f"gain|{one.id}"), _vault(one, taken)
        elif collect.special == "automaton":
            if reading(GROWS) == "may" and (any(one.on) or one.id in taken):
                yield Option(f"grow.{one.id}", "collect-grow", about, f"grow|{one.id}"), _grow(one, taken)
        elif collect.special == "cursed_forge":
            yield from _forge(player, one, collect, reading)
        elif not by_itself(collect, reading):
            yield Option(f"gain.{one.id}", "collect-gain", about, f"gain|{one.id}"), ()


def _vault(one: Component, taken: tuple[str, ...]) -> tuple[Refusal, ...]:
    refusals = []
    if one.id in taken:
        refusals.append(Refusal(VAULT, "taken-from", facts(card=one.id)))
    if not one.on[GOLD]:
        refusals.append(Refusal(VAULT, "no-gold-on", facts(card=one.id)))
    return tuple(refusals)


def _grow(one: Component, taken: tuple[str, ...]) -> tuple[Refusal, ...]:
    return (Refusal(EXCLUSIVE, "taken-from", facts(card=one.id)),) if one.id in taken else ()


def _forge(
    player: Player, one: Component, collect: Collect, reading: Readings
) -> Iterator[tuple[Option, tuple[Refusal, ...]]]:
    pay = collect.pay or Amount()
    can = payable(pay, player.pool)
    about = facts(card=one.id, what=named(pay.fixed))
    yield Option(f"pay.{one.id}", "forge-pay", about, f"pay|{one.id}"), tuple(lacking((pay,), player, FORCED))
    must = can and reading(FORGE_CHOICE) == "pay-if-able"
    against = (Refusal(FORGE, "can-pay", facts(card=one.id)),) if must else ()
    yield Option(f"turn.{one.id}", "forge-turn", facts(card=one.id), f"turn|{one.id}"), against


def _waiting(player: Player, done: tuple[str, ...], reading: Readings) -> Iterator[Refusal]:
    """What has still to be done before a player is done with collecting."""
    for one, collect in abilities(player, reading):
        if one.id in done or collect.special in ("vault", "automaton"):
            continue
        if collect.special == "cursed_forge":
            yield Refusal(FORGE, "forge-waits", facts(card=one.id))
        elif not collect.fixed and reading(MANDATORY) == "mandatory":
            yield Refusal(ABILITIES, "ability-waits", facts(card=one.id))


@query
def has_steps(moment: At) -> Bound:
    """Whether there is anything to be chosen still."""
    return moment.frame.get("step") != "done" and bool(steps.choices(moment).options)


@query
def does(moment: At, what: str) -> Bound:
    """Whether the chosen step is of a kind."""
    return text(Bind(name="step"), moment).partition("|")[0] == what


def chosen(moment: At) -> str:
    """The component that the chosen step is about."""
    return text(Bind(name="step"), moment).partition("|")[2]


def _marked(made: Change, moment: At, name: str, card: str) -> Outcome[Table]:
    """The outcome, with the component kept as done or taken from."""
    state = moment.bound(name, (*ids(moment, name), card))
    return Outcome(replace(state, table=made.table), made.events)


@sentence
def take_all(moment: At) -> Outcome[Table]:
    """Everything on a component is taken; a place of power then scores less (res.collect.pop-taking)."""
    made, who, card = change(moment), moment.frame.owner, chosen(moment)
    made.take(who, card)
    scoring = box()[card].scoring
    if scoring is not None and scoring.kind is not None:
        made.tell("points-gone", "res.collect.pop-taking", who=who, card=card)
    return _marked(made, moment, "taken", card)


@candidates
def collect_gains(moment: At) -> Choices:
    """What a collect ability can be filled with."""
    collect = box()[chosen(moment)].collect
    assert collect is not None
    amounts = collect.one_of or ((collect.gain,) if collect.gain is not None else ())
    return Choices(tuple(option for amount in amounts for option in filled(amount)))


@sentence
def gain_chosen(moment: At) -> Outcome[Table]:
    """What was chosen is gained; the gold of the Vault stays on it (res.collect.vault.stays)."""
    made, who, card = change(moment), moment.frame.owner, chosen(moment)
    collect = box()[card].collect
    assert collect is not None
    vault = collect.special == "vault"
    made.gain(who, essences(Bind(name="gain"), moment), VAULT if vault else rule_of(collect), card)
    if vault:
        on = made.table.player(who).component(card).on
        made.tell("stays", "res.collect.vault.stays", who=who, card=card, what=named(on))
    return _marked(made, moment, "done", card)


@sentence
def forge(moment: At, pays: bool) -> Outcome[Table]:
    """The Cursed Forge is paid for, or turned (res.collect.forced-cost.order)."""
    made, who, card = change(moment), moment.frame.owner, chosen(moment)
    collect, player = box()[card].collect, moment.table.player(who)
    assert collect is not None and collect.pay is not None
    if pays:
        made.pay(who, collect.pay.fixed, "res.collect.forced-cost.order", card)
    else:
        made.player(player.with_component(replace(player.component(card), turned=True)))
        rule = FORGE if payable(collect.pay, player.pool) else FORCED
        made.tell("turned", rule, who=who, card=card)
    return _marked(made, moment, "done", card)


@sentence
def grow(moment: At) -> Outcome[Table]:
    """The Automaton grows, because that was chosen."""
    made, card = change(moment), chosen(moment)
    _grows(made, moment.frame.owner, card)
    return _marked(made, moment, "done", card)


def _grows(made: Change, who: str, card: str) -> None:
    """Of every kind that lies on it some more are added (res.collect.automaton)."""
    collect, on = box()[card].collect, made.table.player(who).component(card).on
    assert collect is not None
    calm, life, elan, death, gold = (collect.more if n else 0 for n in on)
    more: Essences = (calm, life, elan, death, gold)
    made.put(who, card, more, AUTOMATON)


@sentence
def finish(moment: At) -> Outcome[Table]:
    """What was not taken stays where it lies, and the Automaton grows where nothing was taken from it."""
    made, who = change(moment), moment.frame.owner
    taken, grows = ids(moment, "taken"), moment.reading(GROWS) == "auto"
    for one, collect in abilities(moment.table.player(who), moment.reading):
        if collect.special == "automaton" and grows and one.id not in taken and one.on != NONE:
            _grows(made, who, one.id)
    for one in moment.table.player(who).tableau:
        if any(one.on) and one.id not in taken:
            made.tell("left", TAKE, who=who, card=one.id)
    return made.outcome


@query
def seats_with_choices(moment: At) -> Bound:
    """The players who have something to choose, clockwise from the first, if there are several of them."""
    table, reading = moment.table, moment.reading
    seats = tuple(seat for seat in table.from_first if _chooses(table.player(seat), reading))
    return seats if len(seats) > 1 else ()


def _chooses(player: Player, reading: Readings) -> bool:
    if any(any(one.on) for one in player.tableau):
        return True
    special = ("vault", "automaton")
    return any(
        not by_itself(collect, reading) and collect.special not in special
        for _, collect in abilities(player, reading)
    )


@sentence
def asks_for_order(moment: At) -> Outcome[Table]:
    """Somebody asks that all collect one after the other."""
    event = moment.event("in-order", who=moment.frame.get("seat"))
    return Outcome(moment.bound("ordered", True), (event,))


@sentence
def begin(moment: At) -> Outcome[Table]:
    """Essences are collected, in every round (res.collect.when-first)."""
    table = replace(moment.table, phase="collect")
    return moment.with_table(table, moment.event("collect-begins", round=table.round))


SEAT = Bind(name="seat")
ORDERED = Bind(name="ordered")
NOT_YET = If(cond=ORDERED, then=(), otherwise=(May(kind="collect-order", who=SEAT, body=(asks_for_order,)),))


@query
def from_first(moment: At) -> Bound:
    """All seats, clockwise from the first player."""
    return moment.table.from_first


def _each(*, fixed: bool) -> ForEach:
    call = Call(program="collect-seat", who=SEAT, hand_over=(("fixed", fixed),))
    return ForEach(over=from_first, into="seat", body=(call,))


GAINS = (
    Choose(rule="res.collect.any", kind="gain", among=collect_gains, into="gain"),
    gain_chosen,
)

COLLECTING = (
    Program(
        "collect",
        ABILITIES,
        (
            begin.under("res.collect.when-first"),
            ForEach(rule=TOGETHER, over=seats_with_choices, into="seat", body=(NOT_YET,)),
            If(
                rule=TOGETHER,
                cond=ORDERED,
                then=(_each(fixed=True),),
                otherwise=(GainFixed(rule=ABILITIES, everybody=True), _each(fixed=False)),
            ),
        ),
        kind="phase",
    ),
    Program(
        "collect-seat",
        ABILITIES,
        (
            If(cond=Bind(name="fixed"), then=(GainFixed(),)),
            While(
                rule=ORDER_FREE,
                cond=has_steps,
                body=(
                    Choose(kind="collect", among=steps, into="step"),
                    If(rule=ALL_OR_NOTHING, cond=does(what="take"), then=(take_all,)),
                    If(rule=ABILITIES, cond=does(what="gain"), then=GAINS),
                    If(rule=AUTOMATON, cond=does(what="grow"), then=(grow,)),
                    If(rule=FORGE, cond=does(what="pay"), then=(forge(pays=True),)),
                    If(rule=FORGE, cond=does(what="turn"), then=(forge(pays=False),)),
                ),
            ),
            finish.under(TAKE),
        ),
        kind="procedure",
    ),
)
"""The phase, and what one player does in it ("fixed": what leaves no choice as well)."""
