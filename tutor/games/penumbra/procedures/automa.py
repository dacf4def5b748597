"""The Automa's turn: its instructions one after the other, without cost, threat or reward."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from tutor.engine.chance import Draw
from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Value, query, text
from tutor.engine.question import CHANCE, Option, Question
from tutor.engine.sentence import Call, ForEach, If, Roll, Sentence, sentence
from tutor.games.penumbra.components.component_set import box, face
from tutor.games.penumbra.components.faces import AutomaTurn
from tutor.games.penumbra.procedures.automa_place import TakeDie, place_die
from tutor.games.penumbra.procedures.gaining import GRIMOIRE, ZONES
from tutor.games.penumbra.procedures.markets import without_open
from tutor.games.penumbra.procedures.marks import place_mark
from tutor.games.penumbra.procedures.setup_start import let
from tutor.games.penumbra.procedures.turn import refresh
from tutor.games.penumbra.state.table import Table, Turn
from tutor.games.penumbra.state.wizard import Card, Passed, Wizard
from tutor.games.penumbra.verbs.effects import At, gained, owner

CHOICE = "pen.ruling.automa-choice"
LEFT_UP_TO = 3
"""The highest value of a die that takes the left card of a market (pen.solo.markets)."""


def level(wizard: Wizard) -> int:
    """The Automa's level: its discipline marks, spark marks not counted (pen.solo.level)."""
    return sum(mark.discipline != "spark" for mark in wizard.marks)


def turn_of(table: Table, wizard: Wizard) -> AutomaTurn | None:
    """The turn that the Automa has now, its board's turns in a circle; None where they are not known."""
    turns = box(table.box).automa(wizard.automa).turns
    return turns[(wizard.turns - 1) % len(turns)] if turns else None


def candidates(table: Table, wizard: Wizard, what: str, most: int = 0) -> tuple[str, ...]:
    """What an instruction may act on, what it takes without being told otherwise first.

    The classes; the contracts of its side, those that lie longest in the row first; the trials of a
    difficulty of at most `most`, the hardest first.
    """
    cards = box(table.box)
    if what == "class":
        return table.classes
    if what == "contract":
        row = reversed(table.contracts)
        return tuple(one for one in row if wizard.side in ("", cards.contract(one).side))
    difficulties = {one: cards.trial(one).difficulty for one in table.trials}
    allowed = [one for one, n in difficulties.items() if n is not None and n <= most]
    return tuple(sorted(allowed, key=lambda one: -(difficulties[one] or 0)))


@sentence
def begin(moment: At) -> Outcome[Table]:
    """The Automa's turn begins; its board says which kind of turn it is and what is done in it."""
    table = moment.table
    wizard = replace(owner(moment), turns=owner(moment).turns + 1)
    table = replace(table.with_wizard(wizard), turn=Turn(wizard.seat), trial=None, contract=None)
    events = [moment.event("automa-turn", seat=wizard.seat, number=wizard.turns)]
    turn = turn_of(table, wizard)
    if turn is None:
        events.append(moment.event("automa-unknown", seat=wizard.seat, board=wizard.automa))
        return Outcome(moment.bound("steps", ()).with_table(table), tuple(events))
    steps = tuple(f"{step.do}:{step.n}:{step.side or ''}" for step in turn.steps)
    events.append(moment.event("automa-kind", seat=wizard.seat, turn=turn.kind, n=len(steps)))
    return Outcome(moment.bound("steps", steps).with_table(table.with_turn(kind=turn.kind)), tuple(events))


@query
def step_program(moment: At) -> Bound:
    """The program of the instruction."""
    return f"automa-{text(Bind(name='step'), moment).partition(':')[0]}"


@query
def step_number(moment: At) -> Bound:
    """The number in the instruction; 0 where it has none."""
    return int(text(Bind(name="step"), moment).split(":")[1])


@query
def step_side(moment: At) -> Bound:
    """The side that the instruction names for as long as the Automa has none; "" where it names none."""
    return text(Bind(name="step"), moment).split(":")[2]


@sentence
def finish(moment: At) -> Outcome[Table]:
    """The instructions are done, and beyond them the Automa does nothing."""
    event = moment.event("automa-done", seat=moment.frame.owner)
    return moment.with_table(moment.table.with_turn(over=True), event)


class Pick(Sentence, frozen=True):
    """What the instruction acts on is bound as "picked", or "" for nothing (pen.ruling.automa-choice)."""

    what: Literal["class", "contract", "trial"]

    def ask(self, moment: At) -> Question | None:
        ids = self._ids(moment)
        if len(ids) < 2:
            return None
        about = facts(seat=moment.frame.owner)
        kind = f"automa-{self.what}"
        if moment.reading(CHOICE) == "player":
            options = tuple(Option(id, kind, facts(card=id)) for id in ids)
            return Question(moment.table.players[0], self.rule, kind, options, facts=about)
        if self.what == "class":
            return Question(CHANCE, self.rule, kind, chance=Draw(ids), facts=about)
        return None

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return self._picked(moment, option.key)

    def execute(self, moment: At) -> Outcome[Table]:
        ids = self._ids(moment)
        return self._picked(moment, ids[0] if ids else "")

    def _ids(self, moment: At) -> tuple[str, ...]:
        wizard, n = owner(moment), moment.frame.get("n")
        most = n if isinstance(n, int) and n else level(wizard)
        return candidates(moment.table, wizard, self.what, most)

    def _picked(self, moment: At, id: str) -> Outcome[Table]:
        seat = moment.frame.owner
        events: list[Event] = []
        if self.what == "trial" and not moment.frame.get("n"):
            n = level(owner(moment))
            events.append(moment.event("automa-level", "pen.solo.level", seat=seat, n=n))
        kind = "automa-picks" if id else "automa-finds-none"
        events.append(moment.event(kind, seat=seat, what=self.what, card=id))
        return Outcome(moment.bound("picked", id), tuple(events))


@sentence
def take_card(moment: At) -> Outcome[Table]:
    """The Automa takes the left or the right card of a market, as its die says, and keeps it unused."""
    table, market = moment.table, text(Bind(name="market"), moment)
    cards, value = table.market(market).cards, moment.frame.get("value")
    seat = moment.frame.owner
    if not cards:
        return Outcome(moment.state, (moment.event("automa-no-card", seat=seat, market=market),))
    left = not isinstance(value, int) or value <= LEFT_UP_TO
    card = cards[0] if left else cards[-1]
    state = without_open(moment, market, card if left else cards[-1])
    zone, _ = ZONES.get(face(table, card).kind, GRIMOIRE)
    wizard = state.table.wizard(seat)
    wizard = replace(wizard, cards=(*wizard.cards, Card(card, zone)))
    about: dict[str, Bound] = {"card": card, "market": market, "side": "left" if left else "right"}
    events = (
        moment.event("automa-takes", seat=seat, **about),
        moment.event("automa-keeps", "pen.solo.cards", seat=seat, card=card),
    )
    return Outcome(state.with_table(state.table.with_wizard(wizard)), events)


@sentence
def gain_arcana(moment: At) -> Outcome[Table]:
    """The Automa gains Arcana, which it does through its instructions alone."""
    n = moment.frame.get("n")
    assert isinstance(n, int)
    table, events = gained(moment, moment.table, moment.frame.owner, "arcana", n)
    return moment.with_table(table, *events)


@sentence
def complete_contract(moment: At) -> Outcome[Table]:
    """The Automa completes the contract whatever it demands; the first one fixes its side."""
    table, wizard, card = moment.table, owner(moment), text(Bind(name="picked"), moment)
    side = box(table.box).contract(card).side
    seat = wizard.seat
    events = [moment.event("automa-contract", seat=seat, contract=card)]
    if not wizard.side and side:
        events.append(moment.event("automa-side", "pen.solo.alignment", seat=seat, side=side))
        wizard = replace(wizard, side=side)
    events.append(moment.event("automa-no-reward", "pen.solo.no-rewards", seat=seat, card=card))
    wizard = replace(wizard, contracts=(*wizard.contracts, card))
    row = tuple(one for one in table.contracts if one != card)
    return moment.with_table(replace(table, contracts=row).with_wizard(wizard), *events)


class PickSide(Sentence, frozen=True):
    """The path by which a trial is passed is bound as "side": that of the Automa's side.

    Before that is fixed, the instruction or the player says (pen.ruling.automa-alignment-before).
    """

    def ask(self, moment: At) -> Question | None:
        if owner(moment).side or moment.reading("pen.ruling.automa-alignment-before") != "player":
            return None
        options = tuple(Option(side, "automa-side", facts(side=side)) for side in ("dark", "light"))
        about = facts(seat=moment.frame.owner)
        return Question(moment.table.players[0], self.rule, "automa-side", options, facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        event = moment.event("automa-path", seat=moment.frame.owner, side=option.key)
        return Outcome(moment.bound("side", option.key), (event,))

    def execute(self, moment: At) -> Outcome[Table]:
        side = owner(moment).side or str(moment.frame.get("told") or "")
        kind = "automa-path" if side else "automa-no-side"
        event = moment.event(kind, seat=moment.frame.owner, side=side)
        return Outcome(moment.bound("side", side), (event,))


@sentence
def pass_trial(moment: At) -> Outcome[Table]:
    """The Automa passes the trial without a threat roll and without its reward; its symbols count."""
    table, wizard, card = moment.table, owner(moment), text(Bind(name="picked"), moment)
    side: Literal["dark", "light"] = "dark" if moment.frame.get("side") == "dark" else "light"
    seat = wizard.seat
    events = [
        moment.event("automa-no-threat", "pen.solo.threat", seat=seat, trial=card),
        moment.event("automa-trial", seat=seat, trial=card, side=side),
        moment.event("automa-no-reward", "pen.solo.no-rewards", seat=seat, card=card),
    ]
    sparks = sum(mark.discipline == "spark" for mark in wizard.marks)
    harder = (box(table.box).trial(card).difficulty or 0) > sparks
    gains = harder and moment.reading("pen.ruling.automa-rewards-spark") == "spark-yes"
    wizard = replace(wizard, trials=(*wizard.trials, Passed(card, side)))
    table = replace(table, trials=tuple(one for one in table.trials if one != card))
    state = moment.bound("discipline", "spark" if gains else "")
    return Outcome(state.with_table(table.with_wizard(wizard)), tuple(events))


PLACED = "pen.solo.placement"
DONE = "pen.solo.contracts-trials"


def _take_from(market: Value) -> tuple[Sentence, ...]:
    """One of the two cards of a market is taken, and a new one revealed in its place."""
    over: tuple[tuple[str, Value], ...] = (("market", Bind(name="market")), ("at", Bind(name="at")))
    return (
        let(into="market", value=market).under("pen.solo.markets"),
        take_card.under("pen.solo.markets"),
        Call(rule="pen.solo.markets", program="refill-market", hand_over=over),
    )


def _placing(take: TakeDie, *then: Sentence) -> tuple[Sentence, ...]:
    """A die is taken and placed, then the instruction goes on, unless the needed die is not to be had."""
    roll = Roll(kind="automa-roll", dice=1, into="roll")
    return (take, If(rule=PLACED, cond=Bind(name="colour"), then=(roll, place_die, *then)))


def _instruction(do: str, rule: str, *sentences: Sentence) -> Program:
    return Program(f"automa-{do}", rule, sentences, kind="automa")


AUTOMA = (
    Program(
        "automa-turn",
        "pen.solo.instructions",
        (
            begin,
            ForEach(
                over=Bind(name="steps"),
                into="step",
                body=(Call(program=step_program, hand_over=(("n", step_number), ("told", step_side))),),
            ),
            finish,
            refresh("trial"),
            refresh("rest"),
        ),
        kind="automa",
    ),
    _instruction(
        "class-mark",
        "pen.loc.class.mark",
        Pick(what="class"),
        *_placing(
            TakeDie(rule=PLACED, part="mark"),
            let(into="discipline", value=Bind(name="picked")).under("pen.loc.class.mark"),
            place_mark.under("pen.loc.class.mark"),
            *_take_from(Bind(name="picked")),
        ),
    ),
    _instruction(
        "class-card",
        "pen.loc.class.card",
        Pick(what="class"),
        *_placing(TakeDie(rule=PLACED, part="card"), *_take_from(Bind(name="picked"))),
    ),
    _instruction(
        "potion",
        "pen.loc.brewery.buy",
        *_placing(TakeDie(rule=PLACED, section="brewery"), *_take_from("brewery")),
    ),
    _instruction(
        "artifact",
        "pen.loc.shop.buy",
        *_placing(TakeDie(rule=PLACED, section="shop"), *_take_from("shop")),
    ),
    _instruction("arcana", "pen.solo.arcana", gain_arcana),
    _instruction(
        "contract",
        DONE,
        *_placing(
            TakeDie(rule=PLACED, section="guild"),
            Pick(rule=DONE, what="contract"),
            If(
                rule=DONE,
                cond=Bind(name="picked"),
                then=(
                    complete_contract,
                    Call(rule="pen.contract.refill", program="refill-contracts"),
                ),
            ),
        ),
    ),
    _instruction(
        "trial",
        DONE,
        Pick(what="trial"),
        If(
            cond=Bind(name="picked"),
            then=(
                PickSide(rule="pen.solo.alignment"),
                If(cond=Bind(name="side"), then=(pass_trial,)),
                If(
                    rule="pen.solo.spark-marks",
                    cond=Bind(name="discipline"),
                    then=(place_mark,),
                ),
            ),
        ),
    ),
)
