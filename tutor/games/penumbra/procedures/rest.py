"""The Rest turn: the rest thread from left to right, and the rest effects above the marks."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.chance import Dice
from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, Is, Value, candidates, query, text
from tutor.engine.question import CHANCE, Choices, Option, Question, Refusal, sorted_out
from tutor.engine.sentence import Act, Call, Choose, ForEach, If, Sentence, sentence
from tutor.games.penumbra.actions.moves import using
from tutor.games.penumbra.actions.uses.cards import kind_forbidden, payment
from tutor.games.penumbra.components.component_set import face
from tutor.games.penumbra.components.faces import CardFace
from tutor.games.penumbra.state.table import Placed, Table
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS
from tutor.games.penumbra.verbs.effects import At, owner, turn_back, with_new_dice

IN_REST_ONLY = ("brew", "exchange", "buy")
"""Rest effects that happen in a Rest turn only (pen.rest.only-in-rest)."""

COST_WINDOWS = ("not-brewed-now", "not-paid-in-rest", "wrong-turn", "cost-window-unknown")
"""What the turn has against paying, and has not against brewing by the rest effect (pen.rest.brew)."""


@sentence
def unturn_all(moment: At) -> Outcome[Table]:
    """Every turned card is unturned; turned potions are recipes again (pen.potion.unturn)."""
    wizard = owner(moment)
    turned = [card for card in wizard.cards if card.turned]
    events: list[Event] = [moment.event("rest-begins", "pen.turn.rest.thread", seat=wizard.seat)]
    for card in turned:
        back = turn_back(card, moment.table)
        about: dict[str, Bound] = {"seat": wizard.seat, "card": card.id}
        events.append(moment.event("card-unturned", **about))
        if back.zone != card.zone:
            events.append(moment.event("potion-recipe", "pen.potion.unturn", **about))
        wizard = wizard.with_card(back)
    return moment.with_table(moment.table.with_wizard(wizard), *events)


@sentence
def recharge_all(moment: At) -> Outcome[Table]:
    """Every discharged mark is charged; a wounded one is not, nothing else happens (pen.mark.recharge)."""
    wizard = owner(moment)
    events: list[Event] = [moment.event("marks-recharge", seat=wizard.seat)]
    for mark in wizard.marks:
        about: dict[str, Bound] = {
            "seat": wizard.seat,
            "slot": mark.slot,
            "discipline": mark.discipline,
        }
        if mark.condition == "discharged":
            wizard = wizard.with_mark(replace(mark, condition="charged"))
            events.append(moment.event("mark-recharged", "pen.mark.recharge", **about))
        elif mark.condition == "wounded":
            events.append(moment.event("mark-stays-wounded", "pen.mark.state.wounded", **about))
        else:
            events.append(moment.event("mark-stays-charged", "pen.mark.state.charged", **about))
    return moment.with_table(moment.table.with_wizard(wizard), *events)


@query
def slots(moment: At) -> Bound:
    """The slots that hold marks, in the order of the thread."""
    return tuple(mark.slot for mark in owner(moment).marks)


@query
def gives_rest(moment: At) -> Bound:
    """Whether the mark of the slot is unwounded, and so gives its rest effect when the thread passes it.

    Whether a mark healed in this turn gives it again is pen.ruling.heal-during-rest.
    """
    slot = text(Bind(name="slot"), moment)
    if owner(moment).mark(slot).condition == "wounded":
        return False
    again = moment.reading("pen.ruling.heal-during-rest") == "twice"
    return again or slot not in moment.table.turn.healed


@query
def rest_effects(moment: At) -> Bound:
    """The rest effects above the slot that happen for this reason (pen.rest.only-in-rest)."""
    return _effects(moment)[0]


def _effects(moment: At) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The effects that happen now, and those that do not because it is no Rest turn's thread."""
    printed = owner(moment).mark(text(Bind(name="slot"), moment)).rest
    why = moment.frame.get("why")
    everything = why == "rest" or (
        why == "heal"
        and moment.table.turn.kind == "rest"
        and moment.reading("pen.ruling.brew-on-heal-in-rest") == "yes"
    )
    now = tuple(effect for effect in printed if everything or effect not in IN_REST_ONLY)
    return now, tuple(effect for effect in printed if effect not in now)


@sentence
def say_rest(moment: At) -> Outcome[Table]:
    """The rest effect of a slot happens; what is left to a Rest turn is named."""
    now, never = _effects(moment)
    mark = owner(moment).mark(text(Bind(name="slot"), moment))
    about: dict[str, Bound] = {"seat": moment.frame.owner, "slot": mark.slot}
    events = [moment.event("rest-effect", discipline=mark.discipline, **about)] if now else []
    if "die" in now:
        kind = "spark" if mark.discipline == "spark" else "colour"
        colour = DISCIPLINE_COLOURS[mark.discipline]
        events.append(moment.event("rest-gives-die", f"pen.rest.die.{kind}", colour=colour, **about))
    for effect in never:
        events.append(moment.event("only-in-rest", "pen.rest.only-in-rest", effect=effect, **about))
    return Outcome(moment.state, tuple(events))


@query
def slot_colour(moment: At) -> Bound:
    """The colour of the die that the mark of the slot gives (pen.rest.die.colour, pen.rest.die.spark)."""
    mark = owner(moment).mark(text(Bind(name="slot"), moment))
    return DISCIPLINE_COLOURS[mark.discipline]


def suitable(moment: At) -> tuple[Placed, ...]:
    """The placed dice of the colour that a rest effect may take (pen.rest.die.source)."""
    in_turn = moment.frame.get("why") == "rest"
    if not in_turn and moment.reading("pen.ruling.rest-die-outside-rest") == "supply":
        return ()
    colour = moment.frame.get("colour")
    return tuple(die for die in moment.table.placed if die.colour == colour)


@candidates
def rest_dice(moment: At) -> Choices:
    """The placed dice of the colour; those that look alike in the same section are interchangeable."""
    options: dict[str, Option] = {}
    for die in suitable(moment):
        key = f"{die.section}-{die.value}"
        about = facts(section=die.section, colour=die.colour, value=die.value)
        options.setdefault(key, Option(key, "rest-die", about, die.id))
    return Choices(tuple(options.values()))


class TakeRestDie(Sentence, frozen=True):
    """A die of the colour joins the pool: the chosen one from its location, else one of the supply.

    Whether a die from a location is rolled anew is pen.ruling.rest-die-reroll.
    """

    def ask(self, moment: At) -> Question | None:
        if moment.frame.get("die") and moment.reading("pen.ruling.rest-die-reroll") == "keep":
            return None
        about = facts(seat=moment.frame.owner, colour=moment.frame.get("colour"), dice=1)
        return Question(CHANCE, "pen.dice.gain", "gained-dice", chance=Dice(1), facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return self._take(moment, int(option.key))

    def execute(self, moment: At) -> Outcome[Table]:
        taken = moment.frame.get("die")
        return self._take(moment, next(die.value for die in moment.table.placed if die.id == taken))

    def _take(self, moment: At, value: int) -> Outcome[Table]:
        table, seat, taken = moment.table, moment.frame.owner, moment.frame.get("die")
        colour = text(Bind(name="colour"), moment)
        events: tuple[Event, ...] = ()
        if taken:
            die = next(die for die in table.placed if die.id == taken)
            about = {"seat": seat, "section": die.section, "colour": colour}
            events = (moment.event("die-fetched", **about),)
            table = replace(table, placed=tuple(one for one in table.placed if one.id != taken))
        if colour == "bone" and moment.frame.get("why") == "rest":
            events += (moment.event("bone-of-rest", "pen.rest.start.bone", seat=seat),)
        table, gained = with_new_dice(moment, table, seat, colour, (value,))
        return moment.with_table(table, *events, *gained)


class Brewable(Among, frozen=True):
    """The recipes that can be brewed by the rest effect, at their normal cost (pen.rest.brew)."""

    def choices(self, moment: At) -> Choices:
        table = moment.table
        recipes = (face(table, card.id) for card in owner(moment).cards if card.zone == "grimoire")
        return sorted_out(
            (_brewing(printed), self._against(moment, printed))
            for printed in recipes
            if printed.kind == "potion"
        )

    def _against(self, moment: At, printed: CardFace) -> Iterator[Refusal]:
        for refusal in payment(moment.table, owner(moment), printed, moment.reading):
            if refusal.kind not in COST_WINDOWS:
                yield refusal
        yield from kind_forbidden(moment.table, printed)


def _brewing(printed: CardFace) -> Option:
    about, card = facts(card=printed.id, use=printed.use), facts(card=printed.id)
    return Option(f"card-{printed.id}", "brew-card", about, None, "prepare-card", card)


@query
def may_use_now(moment: At) -> Bound:
    """Whether effects are let in between two effects of the thread (pen.ruling.rest-effects-window)."""
    return moment.reading("pen.ruling.rest-effects-window") == "any-moment"


def rest_die(colour: Value, why: Value, rule: str) -> Call:
    """The sentence by which a rest effect gives a die."""
    return Call(rule=rule, program="rest-die", hand_over=(("colour", colour), ("why", why)))


THREAD = "pen.turn.rest.thread"
BETWEEN = If(rule="pen.turn.effects", cond=may_use_now, then=(using("pen.turn.effects"),))

REST = (
    Program(
        "rest",
        THREAD,
        (
            using("pen.turn.effects"),
            unturn_all.under("pen.rest.start.unturn"),
            recharge_all.under("pen.rest.start.recharge"),
            BETWEEN,
            rest_die("bone", "rest", "pen.rest.start.bone"),
            rest_die("bone", "rest", "pen.rest.start.bone"),
            BETWEEN,
            ForEach(
                over=slots,
                into="slot",
                body=(
                    If(
                        cond=gives_rest,
                        then=(
                            Call(
                                rule="pen.rest.triggers",
                                program="rest-effects",
                                hand_over=(("slot", Bind(name="slot")), ("why", "rest")),
                            ),
                            BETWEEN,
                        ),
                    ),
                ),
            ),
            using("pen.turn.effects"),
        ),
        kind="turn",
    ),
    Program(
        "rest-effects",
        "pen.rest.triggers",
        (
            say_rest,
            ForEach(
                over=rest_effects,
                into="effect",
                body=(
                    If(
                        rule="pen.rest.die.colour",
                        cond=Is(left=Bind(name="effect"), right="die"),
                        then=(rest_die(slot_colour, Bind(name="why"), "pen.rest.die.colour"),),
                    ),
                    If(
                        rule="pen.rest.brew",
                        cond=Is(left=Bind(name="effect"), right="brew"),
                        then=(Act(kind="rest-brew", among=Brewable()),),
                    ),
                    If(
                        rule="pen.rest.exchange",
                        cond=Is(left=Bind(name="effect"), right="exchange"),
                        then=(Call(program="rest-exchange"),),
                    ),
                    If(
                        rule="pen.rest.buy",
                        cond=Is(left=Bind(name="effect"), right="buy"),
                        then=(Call(program="rest-buy"),),
                    ),
                ),
            ),
        ),
        kind="rest",
    ),
    Program(
        "rest-die",
        "pen.rest.die.source",
        (
            Choose(kind="rest-die", among=rest_dice, into="die"),
            TakeRestDie(),
        ),
        kind="rest",
    ),
)
