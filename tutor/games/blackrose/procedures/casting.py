"""Casting: a spell is revealed and applied, or lies activated as a trap or a defence (brw.act.cast)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Is, candidates, query, text
from tutor.engine.question import Choices, Option, sorted_out
from tutor.engine.sentence import Call, Choose, If, Stop, sentence
from tutor.games.blackrose.actions.moves import not_next
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.reactions.triggers import side_of
from tutor.games.blackrose.state.mage import Prepared
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.effects.common import At, RoomOf, bound, counted, myself, self_of
from tutor.games.blackrose.verbs.effects.memory import INTERRUPTED, remember
from tutor.games.blackrose.verbs.effects.spread import given
from tutor.games.blackrose.verbs.instability import instability
from tutor.games.blackrose.verbs.schema.ids import program_id
from tutor.games.blackrose.verbs.targets import choose_target, printed_side

CAST = "brw.act.cast"
REVEAL = "brw.trap.revealed"
SYMBOL = "brw.spell.instability-first"
HANDED = (
    *("card", "side", "slot", "target", "target-at", "spared"),
    *("who", "by", "source", "dealer", "n", "placed", "room", "means", "cause", "caster", "physical"),
    *("strike", "evocation", "owner", "of", "effect"),
)
"""What a spell's text is told: the card, its target, and what set it off."""


def waits(table: Table, spell: Prepared) -> bool:
    """Whether a cast spell is not revealed but waits as a trap or a defence (brw.trap.cast)."""
    return side_of(table, spell.spell, spell.side).type in ("trap", "defence")


@query
def spell_waits(moment: At) -> Bound:
    """Whether the spell in the slot is a trap or a defence."""
    held = moment.table.mage(self_of(moment)).slot(text(moment.frame.get("slot"), moment))
    return held is not None and waits(moment.table, held)


@sentence
def activate(moment: At) -> Outcome[Table]:
    """The spell in the slot gets a trap or defence token and lies activated (brw.trap.cast)."""
    seat, slot = self_of(moment), text(moment.frame.get("slot"), moment)
    mage = moment.table.mage(seat)
    held = mage.slot(slot)
    if held is None:
        return Outcome(moment.state, (moment.event("no-spell", "brw.gen.effect.skip", who=seat),))
    kind = side_of(moment.table, held.spell, held.side).type
    table = moment.table.with_mage(mage.with_prepared(replace(held, state="activated")))
    return moment.with_table(table, moment.event("spell-activated", who=seat, slot=slot, type=kind))


@query
def cast_instability(moment: At) -> Bound:
    """Whether a spell places its instability when it is activated (brw.ruling.instability.trap-when)."""
    held = moment.table.mage(self_of(moment)).slot(text(moment.frame.get("slot"), moment))
    if held is None or moment.reading("brw.ruling.instability.trap-when") != "cast":
        return False
    return bool(box(moment.table.box).spell(held.spell).instability)


@sentence
def reveal(moment: At) -> Outcome[Table]:
    """The spell in the slot is turned face up; a trap or a defence is no longer activated."""
    seat, slot = self_of(moment), text(moment.frame.get("slot"), moment)
    mage = moment.table.mage(seat)
    held = mage.slot(slot)
    if held is None:
        return Outcome(moment.state, (moment.event("no-spell", "brw.gen.effect.skip", who=seat),))
    table = moment.table.with_mage(mage.with_prepared(replace(held, state="revealed")))
    named: dict[str, Bound] = {"card": held.spell, "side": held.side, "was": held.state}
    event = moment.event(
        "revealed", "brw.act.cast.side" if held.state == "prepared" else "", who=seat, slot=slot, **named
    )
    state = bound(moment, named).with_table(table)
    if held.state == "activated":
        state = remember(state, counted(moment, "of"), INTERRUPTED, value=True)
    return Outcome(state, (event,))


@query
def places_now(moment: At) -> Bound:
    """Whether the revealed spell shows the instability symbol that counts now.

    That of a trap or a defence counts when it is revealed, or when it was cast
    (brw.ruling.instability.trap-when).
    """
    get = moment.frame.get
    if get("was") == "activated" and moment.reading("brw.ruling.instability.trap-when") == "cast":
        return False
    return bool(box(moment.table.box).spell(text(get("card"), moment)).instability)


@sentence
def symbol_first(moment: At) -> Outcome[Table]:
    """The instability that is placed now comes before the text of the card (brw.spell.instability-first)."""
    if not any(chips for _, _, chips in given(moment)):
        return Outcome(moment.state)
    event = moment.event("symbol-first", who=self_of(moment), card=moment.frame.get("card"))
    return Outcome(moment.state, (event,))


@query
def text_of(moment: At) -> Bound:
    """The program of the side of the revealed spell, as the table's box has it."""
    get = moment.frame.get
    return program_id(text(get("card"), moment), text(get("side"), moment), moment.table.box)


@query
def has_text(moment: At) -> Bound:
    """Whether anything is known of the text of the revealed side."""
    return bool(printed_side(moment).text)


@sentence
def unknown_text(moment: At) -> Outcome[Table]:
    """The text of the revealed side is not known: nothing happens (nothing is invented)."""
    card = moment.frame.get("card")
    return Outcome(moment.state, (moment.event("unknown-text", what=card, component=card),))


@sentence
def resolved(moment: At) -> Outcome[Table]:
    """The spell has been applied (brw.gen.effect.applied)."""
    get = moment.frame.get
    named: dict[str, Bound] = {"card": get("card"), "side": get("side"), "slot": get("slot")}
    event = moment.event("spell-resolved", who=self_of(moment), means="spell", **named)
    return Outcome(moment.state, (event,))


OWN_ROOM = RoomOf()
CENTRAL = "brw.gen.effect.instability-symbol"
_WORK_OUT, _SPREAD, _PUT = instability(1, OWN_ROOM, rule=CENTRAL)
PLACE_ONE = Stop(body=(_WORK_OUT, _SPREAD, symbol_first, _PUT))

REVEAL_SPELL = Program(
    "reveal-spell",
    "brw.gen.effect.order",
    (
        reveal.under(REVEAL),
        If(
            rule=SYMBOL,
            cond=Bind(name="card"),
            then=(
                If(cond=places_now, then=(PLACE_ONE,)),
                *choose_target(),
                If(
                    rule="brw.gen.effect.order",
                    cond=has_text,
                    then=(
                        Call(
                            program=text_of,
                            who=myself,
                            hand_over=tuple((name, Bind(name=name)) for name in HANDED),
                            part=True,
                        ),
                    ),
                    otherwise=(unknown_text,),
                ),
                resolved.under("brw.gen.effect.applied"),
            ),
        ),
    ),
    kind="spell",
)

CAST_SPELL = Program(
    "cast-spell",
    CAST,
    (
        If(
            rule="brw.trap.cast",
            cond=spell_waits,
            then=(
                activate,
                If(rule=SYMBOL, cond=cast_instability, then=(PLACE_ONE,)),
            ),
            otherwise=(
                Call(rule=CAST, program="reveal-spell", who=myself, hand_over=(("slot", Bind(name="slot")),)),
            ),
        ),
    ),
)


@candidates
def castable(moment: At) -> Choices:
    """The prepared spells of who applies the effect: which may be cast now, and why the others may not."""
    mage = moment.table.mage(self_of(moment))
    return sorted_out((slot_option(one), not_next(mage, one.slot)) for one in mage.in_state("prepared"))


def slot_option(spell: Prepared, kind: str = "prepared-spell") -> Option:
    """The option of choosing a prepared spell."""
    return Option(spell.slot, kind, facts(slot=spell.slot, card=spell.spell), spell.slot)


@sentence
def nothing_to_cast(moment: At) -> Outcome[Table]:
    """There is no prepared spell that could be cast."""
    return Outcome(moment.bound("did", False), (moment.event("nothing-to-cast", who=self_of(moment)),))


CAST_NEXT = Program(
    "cast-next",
    "brw.act.cast.which",
    (
        Choose(kind="cast", among=castable, into="slot", who=myself),
        If(
            rule=CAST,
            cond=Is(left=Bind(name="slot"), right=None),
            then=(nothing_to_cast.under("brw.gen.effect.skip"),),
            otherwise=(Call(program="cast-spell", who=myself, hand_over=(("slot", Bind(name="slot")),)),),
        ),
    ),
)

CASTING = (REVEAL_SPELL, CAST_SPELL, CAST_NEXT)
