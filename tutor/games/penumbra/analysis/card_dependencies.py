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
    {
        *(sentence.Act, sentence.Call, sentence.Choose, sentence.ForEach, sentence.If, sentence.Stop),
        *(sentence.While, sentence.Roll),
        *(query.Bind, query.Is, query.Not, query.Owner),
        *(effects.AllThreat, effects.Count, effects.Gain, effects.GainDice, effects.IgnorePool),
        *(effects.MarkCount, effects.OweNudges, effects.ReadingOf, effects.RemoveThreat, effects.SetDie),
        *(effects.Spend, effects.Times),
        *(sentences.Batches, sentences.BloodToGive, sentences.ChangeToTrial),
        *(sentences.DieColours, sentences.Exchange, sentences.OweMortal),
        *(sentences.PlaceBeside, sentences.RateUnknown, sentences.ReplaceTask),
        *(cards.Applied, cards.BeginUse, cards.Demand, cards.DemandedThreat, cards.EffectOf, cards.EndUse),
        *(cards.IsPaidFor, cards.IsUncancellable, cards.OrangeDice, cards.Strengthen),
        *(manipulate.Colours, manipulate.CountDown, manipulate.Faces, manipulate.NextFaces),
        manipulate.OwnDice,
        *(marks.HealMark, marks.WoundedMarks, marks.WoundedSlots),
        *(paying.Bleeding, paying.FlipMark, paying.Flips, paying.FromMarks, paying.Owe),
        *(paying.OwedIngredients, paying.PayIngredient),
        # Dice are paid by value; that they are is seen by what happens (`looks_at_values`).
        *(paying.PayDie, paying.PayingDice),
        *(steps.GainBound, steps.NothingTold, steps.PrintedSteps, steps.ReadStep, steps.Source),
        steps.StepProgram,
        *(trial.Cancel, trial.Cancellable),
        *(bazaar.ExchangeLot, bazaar.Exchanges, bazaar.RollResource),
        # A launched card is not paid for, and what it launches is looked up where its effect has ended.
        *(cards.CostVariants, cards.Launchable),
    }
)
"""Sentences, queries and choices that look at neither the other cards of a wizard nor the values of dice."""

BLIND: frozenset[type] = frozenset(
    {
        *(sentences.Borrow, sentences.MarketSpells),
        effects.Unturn,
        *(gaining.Keepable, gaining.Kept, gaining.IsTome, gaining.LookAtName, gaining.MakeRoom),
        *(gaining.NoCard, gaining.OldOrNew, gaining.SlotTaken, gaining.TakeIn),
        *(markets.From, markets.Gainable, markets.MarketDeck, markets.Reveal, markets.SayShort),
        *(markets.Short, markets.TakeOpen, decks.TakeTop),
        *(marks.LowerMark, marks.MarkSpells, marks.TurnedCards),
    }
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
