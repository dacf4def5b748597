"""Using a card: paying its cost, meeting its requirement, its effect, and what it launches next."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Not, candidates, query, text
from tutor.engine.question import Choices, Option, sorted_out
from tutor.engine.sentence import Act, Call, Choose, If, Sentence, Stop, sentence
from tutor.games.penumbra.actions.uses.launching import launchable
from tutor.games.penumbra.actions.uses.primagic import die_options
from tutor.games.penumbra.components.component_set import face
from tutor.games.penumbra.components.faces import CardFace
from tutor.games.penumbra.procedures.paying import affordable, free_dice, packed
from tutor.games.penumbra.procedures.properties import count_answer, counted, vigilance
from tutor.games.penumbra.state.table import Link, Table
from tutor.games.penumbra.state.wizard import Card
from tutor.games.penumbra.verbs.effects import At, owner

USE_RULES = {
    "spell": "pen.spell.use",
    "pet": "pen.pet.activate",
    "potion": "pen.potion.activate",
    "ready-made-potion": "pen.potion.ready",
}
"""The rule under which a kind of card is used; any other is under the rule of using cards at all."""

STRENGTH = 2
"""What each orange die adds to a spell that counts marks (pen.prim.orange)."""


def card_in_use(moment: At) -> Card:
    """The card of the running use. Raises LookupError if the wizard does not hold it."""
    card = owner(moment).card(text(Bind(name="card"), moment))
    if card is None:
        raise LookupError(f"no card {moment.frame.get('card')!r}")
    return card


def printed_on(moment: At) -> CardFace:
    """The face of the card of the running use."""
    return face(moment.table, text(Bind(name="card"), moment))


class BeginUse(Sentence, frozen=True):
    """The card begins to be used: as the next link of a chain, or as the first of a possible one.

    Before the threat roll of a trial every card or chain counts once (pen.prop.vigilance). A spell launched
    by a mark is the first link (pen.ruling.chain-mark-launch).
    """

    def execute(self, moment: At) -> Outcome[Table]:
        table, card, by = moment.table, text(Bind(name="card"), moment), moment.frame.get("by") or ""
        chain = (*table.turn.chain, Link(card, str(by))) if by else self._first(moment, card)
        length = len(chain)
        events = []
        held, printed = card_in_use(moment), printed_on(moment)
        if by:
            about: dict[str, Bound] = {"card": card, "before": table.turn.chain[-1].card}
            events.append(moment.event("card-launched", str(by), seat=moment.frame.owner, **about))
            if card in table.turn.gained:
                events.append(moment.event("chain-new-card", "pen.chain.new-cards", card=card))
            if any(link.card == card for link in table.turn.chain):
                events.append(moment.event("chain-again", "pen.chain.repeat", card=card))
        if moment.frame.get("free") and held.zone == "grimoire":
            events.append(moment.event("cost-waived", "pen.launch.cost-only", card=card))
        about = {"seat": moment.frame.owner, "card": card, "length": length}
        events.append(moment.event("card-used", USE_RULES.get(printed.kind, ""), **about))
        if by:
            events.append(moment.event("chain-grows", "pen.chain.length", length=length))
        if not by:
            table = counted(table)
        table = table.with_turn(chain=chain, strength=0)
        return Outcome(moment.bound("length", length).with_table(table), tuple(events))

    def _first(self, moment: At, card: str) -> tuple[Link, ...]:
        mark = moment.frame.get("mark")
        if mark and moment.reading("pen.ruling.chain-mark-launch") == "yes":
            return (Link(str(mark)), Link(card, "pen.mark.eff.launch"))
        return (Link(card),)


@candidates
def cost_variants(moment: At) -> Choices:
    """The variants of the cost that can be paid (pen.cost.alternatives)."""
    return sorted_out(
        (
            Option(f"cost-{n}", "cost-variant", facts(pay=packed(cost)), packed(cost)),
            affordable(moment.table, owner(moment), cost, moment.reading),
        )
        for n, cost in enumerate(printed_on(moment).costs or ())
    )


@query
def is_paid_for(moment: At) -> Bound:
    """Whether the card has to be paid for: it lies in the grimoire, and nothing has launched it."""
    return card_in_use(moment).zone == "grimoire" and not moment.frame.get("free")


@sentence
def demand(moment: At) -> Outcome[Table]:
    """The card is turned or discarded, as its requirement demands (pen.act.turn, pen.act.discard)."""
    wizard, card, printed = owner(moment), card_in_use(moment), printed_on(moment)
    about: dict[str, Bound] = {"seat": wizard.seat, "card": card.id}
    if printed.use == "discard":
        table = discarded(moment.table, wizard.seat, card.id)
        return moment.with_table(table, moment.event("card-discarded", "pen.act.discard", **about))
    if printed.use == "turn":
        turned = wizard.with_card(replace(card, turned=True))
        rule = "pen.art.turn" if card.zone == "equipment" else "pen.act.turn"
        events = [moment.event("card-turned", rule, **about)]
        if printed.kind == "spell":
            events.append(moment.event("spell-stays", "pen.spell.stays", **about))
        return moment.with_table(moment.table.with_wizard(turned), *events)
    return Outcome(moment.state)


def discarded(table: Table, seat: str, card: str) -> Table:
    """The table after a card went under its deck (pen.card.discard); still shown until the turn ends."""
    wizard = table.wizard(seat)
    held = wizard.card(card)
    assert held is not None
    table = table.with_wizard(wizard.with_card(replace(held, zone="discarded", turned=False)))
    home = deck_of(table, card)
    return table if not home else table.with_deck(table.deck(home).under(card))


def deck_of(table: Table, card: str) -> str:
    """The deck that a card belongs to; "" where the position has no such deck."""
    printed = face(table, card)
    kinds = {"artifact": "artifact", "tome": "artifact", "ready-made-potion": "potion"}
    home = kinds.get(printed.kind, printed.discipline or "")
    return home if any(deck.id == home for deck in table.decks) else ""


@query
def demanded_threat(moment: At) -> Bound:
    """How many threat dice the requirement of the card is (pen.act.threat)."""
    return printed_on(moment).threat


@query
def is_uncancellable(moment: At) -> Bound:
    """Whether the threat of the requirement is uncancellable (pen.threat.uncancellable)."""
    return printed_on(moment).uncancellable


@candidates
def orange_dice(moment: At) -> Choices:
    """Orange dice that may strengthen the spell in use, if it counts marks (pen.prim.orange.spells-only).

    Where that breaks its chain the spell begins another, which Vigilance may forbid (pen.prop.vigilance).
    """
    printed = printed_on(moment)
    if printed.kind not in ("spell", "") or not printed.scaling:
        return Choices()
    dice = [die for die in free_dice(moment.table, owner(moment)) if die.colour in ("orange", "spark")]
    reasons = vigilance(moment.table, moment.reading) if _breaks(moment) else ()
    return sorted_out(
        (
            Option(
                f"orange-{option.key}",
                "strengthen",
                option.facts,
                None,
                "primagic-orange",
                facts(die=option.value),
            ),
            reasons,
        )
        for option in die_options(dice, "strengthen")
    )


def _breaks(moment: At) -> bool:
    """Whether an orange die would break the chain of the spell in use (pen.ruling.chain-orange)."""
    return len(moment.table.turn.chain) > 1 and moment.reading("pen.ruling.chain-orange") == "yes"


@sentence
def strengthen(moment: At) -> Outcome[Table]:
    """An orange die is discarded: the spell in use works as if with two marks more (pen.prim.orange).

    Whether that breaks a chain is pen.ruling.chain-orange.
    """
    table, wizard = moment.table, owner(moment)
    die = wizard.die(str(moment.frame.get("die")))
    about: dict[str, Bound] = {"seat": wizard.seat, "colour": die.colour, "value": die.value}
    strength = table.turn.strength + STRENGTH
    events = [
        moment.event("die-discarded", "pen.dice.discard", die=die.id, **about),
        moment.event("spell-strengthened", strength=strength, **about),
    ]
    if die.colour == "spark":
        events.append(moment.event("spark-counts", "pen.dice.spark", colour="orange"))
    table = table.with_wizard(wizard.without_die(die.id)).with_turn(strength=strength)
    chain = table.turn.chain
    if _breaks(moment):
        events.append(moment.event("chain-broken", "pen.chain.unbroken", length=len(chain) - 1))
        table = counted(table.with_turn(chain=(Link(chain[-1].card),)))
    return moment.with_table(table, *events)


@query
def effect_of(moment: At) -> Bound:
    """The program of the card's effect."""
    card = text(Bind(name="card"), moment)
    return card if card in moment.game.programs else "printed-effect"


@sentence
def applied(moment: At) -> Outcome[Table]:
    """The card's own effect has been applied in full: now it may launch (pen.launch.after-main).

    What was used meanwhile from outside the chain has ended it (pen.chain.unbroken). A card whose effect was
    to launch another has done so.
    """
    card, chain = text(Bind(name="card"), moment), moment.table.turn.chain
    length = moment.frame.get("length")
    assert isinstance(length, int)
    event = moment.event("card-applied", seat=moment.frame.owner, card=card)
    alone = chain == (Link(card),)
    if alone or (len(chain) >= length and chain[length - 1].card == card):
        return Outcome(moment.state, (event,))
    events = [event]
    if length > 1:
        events.append(moment.event("chain-broken", "pen.chain.unbroken", length=length))
    return moment.with_table(moment.table.with_turn(chain=(Link(card),)), *events)


@candidates
def launches(moment: At) -> Choices:
    """What the card just applied may launch; everything else of the play area with the reasons."""
    card, chain = text(Bind(name="card"), moment), moment.table.turn.chain
    if not chain or chain[-1].card != card:
        return Choices()
    return launchable(moment.table, owner(moment), card, moment.reading)


@sentence
def end_use(moment: At) -> Outcome[Table]:
    """The use is over; with the first link of a chain the chain is (pen.chain.define)."""
    turn = moment.table.turn
    if moment.frame.get("by"):
        return Outcome(moment.state)
    events: tuple[Event, ...] = ()
    if len(turn.chain) > 1:
        cards = tuple(link.card for link in turn.chain)
        events = (moment.event("chain-ended", length=len(cards), cards=cards),)
        gone = tuple(card.id for card in owner(moment).cards if card.zone == "discarded")
        if any(card in gone for card in cards):
            events += (moment.event("chain-keeps", "pen.chain.discarded", length=len(cards)),)
    return moment.with_table(moment.table.with_turn(chain=(), strength=0), *events)


@sentence
def transform(moment: At) -> Outcome[Table]:
    """What was paid for moves to the inventory, unturned: a potion, or a pet (pen.card.transform)."""
    wizard, card, printed = owner(moment), card_in_use(moment), printed_on(moment)
    ready = wizard.with_card(replace(card, zone="inventory", turned=False))
    brewed = printed.kind == "potion"
    kind, rule = ("potion-brewed", "pen.potion.brew") if brewed else ("pet-summoned", "pen.pet.summon")
    about: dict[str, Bound] = {"seat": wizard.seat, "card": card.id}
    events = [moment.event(kind, rule, **about), moment.event("card-moved", zone="inventory", **about)]
    if printed.windows is not None and printed.windows != printed.cost_windows:
        events.append(moment.event("used-in", "pen.act.timing.separate", windows=printed.windows, **about))
    return moment.with_table(moment.table.with_wizard(ready), *events)


CARD = ("card", Bind(name="card"))
PAY = (
    Choose(rule="pen.cost.alternatives", kind="cost-variant", among=cost_variants, into="cost"),
    If(
        rule="pen.card.use",
        cond=Bind(name="cost"),
        then=(Call(program="pay-cost", hand_over=(("cost", Bind(name="cost")),)),),
    ),
)

USE_CARD = Program(
    "use-card",
    "pen.card.use",
    (
        BeginUse(),
        If(cond=is_paid_for, then=PAY),
        demand.under("pen.act.requirement"),
        If(
            rule="pen.act.threat",
            cond=demanded_threat,
            then=(
                Call(
                    program="threat",
                    hand_over=(("dice", demanded_threat), ("uncancellable", is_uncancellable)),
                ),
            ),
        ),
        Act(rule="pen.prim.orange", kind="strengthen", among=orange_dice),
        Call(rule="pen.act.define", program=effect_of, hand_over=(CARD,)),
        applied.under("pen.launch.after-main"),
        Act(rule="pen.chain.define", kind="launch", among=launches, once=True),
        end_use.under("pen.chain.define"),
    ),
    kind="card",
)

PREPARE_CARD = Program(
    "prepare-card",
    "pen.card.transform",
    (
        If(rule="pen.card.use", cond=Not(of=Bind(name="free")), then=PAY),
        transform.under("pen.card.zone.inventory"),
    ),
    kind="card",
)

CARD_USES = (
    USE_CARD,
    PREPARE_CARD,
    Program(
        "primagic-orange",
        "pen.prim.orange",
        (strengthen,),
        kind="primagic",
    ),
    Program(
        "answer-discard",
        "pen.act.discard",
        (
            Stop(body=(count_answer, demand)),
            Call(program=Bind(name="card"), hand_over=(CARD,)),
        ),
        kind="card",
    ),
)
