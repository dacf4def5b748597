"""What the programs of cards look at: whether other cards, or the values of dice, matter to them.

A search for chains walks the effect of a card once for many positions where it cannot tell them apart. What
is not listed here is taken to look at everything: a new kind of sentence makes a search slower, never wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from tutor.engine import query, sentence
from tutor.engine.event import Event
from tutor.engine.from_function import type_of
from tutor.engine.program import ProgramBook
from tutor.games.penumbra.cards import sentences
from tutor.games.penumbra.procedures import bazaar, cards, gaining, manipulate, markets, marks, paying, steps
from tutor.games.penumbra.procedures import properties as trial
from tutor.games.penumbra.state import decks
from tutor.games.penumbra.verbs import effects

Sight: TypeAlias = Literal["calm", "blind", "sighted"]
"""How much a program looks at: "calm": neither at the other cards of the wizard nor at the values of dice;
"blind": at cards, but not at values; "sighted": perhaps at everything."""

CALM: frozenset[type] = frozenset(
    type_of(kind)
    for kind in (
        *(sentence.Act, sentence.Call, sentence.Choose, sentence.ForEach, sentence.If, sentence.Stop),
        *(sentence.While, sentence.Roll),
        *(query.Bind, query.Is, query.Not, query.Owner),
        *(effects.all_threat, effects.Count, effects.Gain, effects.GainDice, effects.ignore_pool),
        *(effects.MarkCount, effects.OweNudges, effects.ReadingOf, effects.RemoveThreat, effects.SetDie),
        *(effects.Spend, effects.Times),
        *(sentences.batches, sentences.blood_to_give, sentences.change_to_trial),
        *(sentences.die_colours, sentences.Exchange, sentences.owe_mortal),
        *(sentences.place_beside, sentences.rate_unknown, sentences.replace_task),
        *(cards.applied, cards.BeginUse, cards.demand, cards.demanded_threat, cards.effect_of, cards.end_use),
        *(cards.is_paid_for, cards.is_uncancellable, cards.orange_dice, cards.strengthen),
        *(manipulate.colours, manipulate.CountDown, manipulate.faces, manipulate.next_faces),
        manipulate.OwnDice,
        *(marks.heal_mark, marks.mark_for_nothing, marks.WoundedMarks, marks.wounded_slots),
        *(paying.bleeding, paying.flip_mark, paying.flips, paying.from_marks, paying.owe),
        *(paying.owed_ingredients, paying.pay_ingredient),
        # Dice are paid by value; that they are is seen by what happens (`looks_at_values`).
        *(paying.pay_die, paying.paying_dice),
        *(steps.gain_bound, steps.nothing_told, steps.printed_steps, steps.read_step, steps.source),
        steps.step_program,
        *(trial.cancel, trial.cancellable),
        *(bazaar.exchange_lot, bazaar.exchanges_offered, bazaar.RollResource),
        # A launched card is not paid for, and what it launches is looked up where its effect has ended.
        *(cards.cost_variants, cards.launches),
    )
)
"""Sentences, queries and choices that look at neither the other cards of a wizard nor the values of dice."""

BLIND: frozenset[type] = frozenset(
    type_of(kind)
    for kind in (
        *(sentences.borrow, sentences.market_spells),
        effects.unturn,
        *(gaining.keepable, gaining.stays, gaining.is_tome, gaining.look_at_name, gaining.make_room),
        *(gaining.no_card, gaining.old_or_new, gaining.slot_taken, gaining.take_in),
        *(markets.comes_from, markets.gainable_from, markets.deck_of_market, markets.reveal),
        markets.say_short,
        *(markets.short, markets.take_open, decks.TakeTop),
        *(marks.lower_mark, marks.mark_spells, marks.TurnedCards),
    )
)
"""Further ones, that look at cards but not at the values of dice."""

VALUES_ONLY = frozenset(f"manipulate-{how}" for how in ("reroll", "nudge", "flip", "set"))
"""Programs that change nothing but the values of dice."""


def sight(programs: ProgramBook, program: str) -> Sight:
    """How much a program looks at, what it calls left aside."""
    kinds = {type(part) for one in programs[program].sentences for part in _parts(one)}
    if kinds <= CALM:
        return "calm"
    return "blind" if kinds <= CALM | BLIND else "sighted"


def looks_at_values(event: Event) -> bool:
    """Whether what happened depends on the value of a die: one was paid."""
    return event.program == "pay-cost" and event.kind == "die-discarded"


def _parts(value: Any) -> Iterator[Struct]:
    """A struct and everything nested in it."""
    if isinstance(value, tuple):
        for each in value:
            yield from _parts(each)
    elif isinstance(value, Struct):
        yield value
        for name in value.__struct_fields__:
            yield from _parts(getattr(value, name))
