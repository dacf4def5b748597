"""What an effect of Seasons looks at, as far as it matters in which order it comes.

A preparation - crystallising a token, a bonus, moving a token to a Grimoire - can wait until the action is
over that comes next, unless that action looks at what the preparation changes. What an action looks at
follows from the sentences of its text; of a kind that is not known here everything is taken to be looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from tutor.engine import query, sentence
from tutor.engine.from_function import type_of
from tutor.games.seasons.cards import TEXTS
from tutor.games.seasons.cards.making import CardText, On
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.verbs import (
    amulet,
    boots,
    cauldron,
    common,
    costs,
    crystals,
    decktop,
    drawing,
    exact,
    free,
    looking,
    malice,
    notes,
    offerings,
    play,
    queries,
    readings,
    reserves,
    rivals,
    taking,
    telling,
    tokens,
    tree,
)

Aspect: TypeAlias = Literal["crystals", "reserve", "yields", "room", "leaves"]
"""How many crystals there are; which tokens; what a token gives; how much summoning power is free; which
cards of the own are in play, one of which may leave it."""

ALL: Final[frozenset[Aspect]] = frozenset({"crystals", "reserve", "yields", "room", "leaves"})

MOST_TOKENS: Final = 20
"""More tokens than anybody has; a number of tokens that is not fixed is taken to be this."""


class Reads(NamedTuple):
    """What an effect looks at.

    `loses` is how many crystals it looks for or takes at most: with as many, it is the same with more.
    `gains` is how many tokens it adds at most, and `copies` how often as many as somebody has: as long as
    they fit, which others there are is the same. `pays` is how many tokens of any types it takes; `kinds`: of
    which types these are matters. `drawn`: it puts a card into play that was drawn, whose text is unknown as
    long as the card is.
    """

    aspects: frozenset[Aspect] = frozenset()
    loses: int = 0
    gains: int = 0
    pays: int = 0
    kinds: bool = False
    drawn: bool = False
    copies: int = 0

    def __add__(self, other: object) -> Reads:
        assert isinstance(other, Reads)
        return Reads(
            self.aspects | other.aspects,
            self.loses + other.loses,
            self.gains + other.gains,
            self.pays + other.pays,
            self.kinds or other.kinds,
            self.drawn or other.drawn,
            self.copies + other.copies,
        )


NOTHING: Final = Reads()
EVERYTHING: Final = Reads(ALL, MOST_TOKENS, MOST_TOKENS, MOST_TOKENS, True)


def _of(*aspects: Aspect) -> Callable[[Any], Reads]:
    reads = Reads(frozenset(aspects))
    return lambda one: reads


def _nothing(one: Any) -> Reads:
    return NOTHING


def _gains(one: Any) -> Reads:
    return Reads(gains=one.n if isinstance(one.n, int) else MOST_TOKENS)


def _kinds(one: Any) -> Reads:
    if isinstance(one.kinds, exact.ReserveOf):
        return Reads(copies=1)
    return Reads(gains=len(one.kinds) if isinstance(one.kinds, tuple) else MOST_TOKENS)


def _loses(one: Any) -> Reads:
    return Reads(loses=one.n if isinstance(one.n, int) else MOST_TOKENS)


def _pays(one: Any) -> Reads:
    n = one.n if isinstance(one.n, int) else MOST_TOKENS
    return Reads(pays=n, kinds=one.alike or not isinstance(one.n, int))


def _takes_one(one: Any) -> Reads:
    return Reads(pays=1, kinds=True)


def _unless_others(*aspects: Aspect) -> Callable[[Any], Reads]:
    """Of a kind that may be about an opponent: then it looks at nothing of the own."""
    reads = Reads(frozenset(aspects))
    return lambda one: reads if isinstance(one.who, query.Owner) else NOTHING


def _unless_itself(one: Any) -> Reads:
    """A card that gives up itself takes nothing along: those that hold tokens or add crystals never do."""
    return NOTHING if one.copy == common.own else Reads(frozenset({"reserve", "yields", "leaves"}))


def _at_least(one: Any) -> Reads:
    """Whether somebody has so many crystals is the same with more, once there are as many."""
    if isinstance(one.left, common.CrystalsOf) and isinstance(one.right, int):
        return Reads(loses=one.right)
    return NOTHING


_PLAIN: Final = (
    *(sentence.Stop, sentence.Choose, sentence.If, sentence.ForEach, sentence.While, sentence.May),
    *(query.Owner, query.Bind, query.Is, query.Not),
    *(crystals.GainCrystals, crystals.RaisePower, crystals.LowerPower),
    *(drawing.DrawCards, drawing.Keep, drawing.DiscardLooked, drawing.DiscardFromHand, drawing.HandCards),
    *(looking.players, looking.Drawn, looking.rest, looking.discard_rest, looking.Unserved, looking.GiveCard),
    *(notes.Tell, notes.Remember, notes.TellReserve, telling.TellPlace, telling.tell_poor),
    *(free.TellNotPlayed, free.hand_of, free.PlaysFree, exact.TellCopied, malice.tell_second),
    *(taking.TellSpared, taking.collect, taking.CopiesOf, taking.CopiesUnseen, taking.Chooser),
    *(common.own, common.opponents, common.everyone, common.CountOwn, common.ItemCount),
    *(common.familiar_count, common.Reading, common.Seats, common.solvent, play.OwnInPlay, play.Straighten),
    *(play.PassOn, costs.cost_paid, readings.ByReading, rivals.in_turn_order, rivals.poor, rivals.PoorerThan),
    *(queries.Holds, queries.AnyOf, queries.Both, queries.PrestigeOf, queries.Beyond, queries.left_neighbour),
    *(offerings.NotToChoose, offerings.Together, offerings.GiveUpFamiliar, offerings.crown_ways),
    *(offerings.Reveal, decktop.LookAtTop, decktop.DiscardTop, decktop.put_back, decktop.shuffle_anew),
    *(decktop.orb_ways, tree.tree_ways, tree.open_access, amulet.PaidTypes, boots.season_steps),
    *(boots.dice_to_roll_again, boots.RollAgain, malice.RollOwnDie, malice.MaliceCrystals),
    # These two come only behind a look at whether there are crystals, and at a card.
    *(rivals.stop_summon, decktop.OrbDecision),
)
PLAIN: Final = tuple(map(type_of, _PLAIN))
"""Kinds that look at nothing of what preparations change, or not in a way that their order matters."""

_READS: Final[dict[Any, Callable[[Any], Reads]]] = {
    **dict.fromkeys(PLAIN, _nothing),
    query.AtLeast: _at_least,
    tokens.GainAny: _gains,
    tokens.GainTokens: _kinds,
    tokens.PayTokens: _pays,
    tokens.PayChosen: _nothing,
    tokens.EmptyReserve: _of("reserve"),
    tokens.Crystallise: _of("yields"),
    exact.Weigh: _of("yields"),
    exact.ReserveOf: _unless_others("reserve"),
    reserves.TurnIntoAir: _unless_others("reserve"),
    reserves.TokensOf: _takes_one,
    reserves.mirror_numbers: _nothing,
    reserves.ExchangeFor: lambda one: Reads(gains=MOST_TOKENS),
    cauldron.FeedCauldron: _takes_one,
    cauldron.EmptyCauldron: lambda one: Reads(frozenset({"reserve"}), gains=MOST_TOKENS),
    crystals.LoseCrystals: _loses,
    crystals.GiveCrystals: _loses,
    common.CrystalsOf: _nothing,
    play.Sacrifice: _unless_itself,
    play.TakeBack: _unless_itself,
    boots.MoveByBoots: _of("yields"),
    boots.set_dice_season: _of("yields"),
    malice.take_result: _of("yields"),
    queries.access_open: _of("yields"),
    queries.purse_bonus: _of("yields"),
    queries.NoRoom: _unless_others("room"),
    queries.TooMany: _unless_others("room"),
    free.Room: _of("room"),
    rivals.leads: _of("crystals"),
    play.EnterPlay: lambda one: Reads(drawn=True) if one.origin == "looked" else EVERYTHING,
}
READS: Final = {type_of(kind): reads for kind, reads in _READS.items()}
"""What each kind of sentence, query and list looks at; of a kind that is missing here, everything."""


def _parts(value: object) -> Iterator[Struct]:
    """Every sentence, query and list inside a text."""
    if isinstance(value, tuple):
        for one in value:
            yield from _parts(one)
    elif isinstance(value, Struct):
        yield value
        for name in value.__struct_fields__:
            yield from _parts(getattr(value, name))


def _reads(parts: Iterable[Struct]) -> Reads:
    reads = NOTHING
    for one in parts:
        find = READS.get(type(one))
        reads += EVERYTHING if find is None else find(one)
    return reads


@cache
def program_reads(card: str, program: str) -> Reads:
    """What a program of a card looks at."""
    return _reads(part for one in TEXTS[card].programs if one.id == program for part in _parts(one.sentences))


AT_THE_END: Final[frozenset[On]] = frozenset({"round-end", "game-end"})
"""What no card waits for in the middle of a turn."""


@cache
def answers_reads(card: str, *, after_boots: bool) -> Reads:
    """What a card looks at when it answers something in a turn; seasons change `after_boots` alone."""
    text, reads = TEXTS.get(card), NOTHING
    for trigger in () if text is None else text.triggers:
        waits = trigger.on in AT_THE_END or (trigger.on in ("season", "year") and not after_boots)
        if text is not None and not waits:
            reads += program_reads(card, text.program_of(trigger.part))
    return reads


@cache
def enters_reads(card: str) -> Reads:
    """What summoning a card looks at, its cost left out."""
    text: CardText | None = TEXTS.get(card)
    reads = NOTHING if text is None or not text.enters else program_reads(card, text.enters)
    return reads + Reads(kinds=True) if any(cost.choice for cost in box().cards[card].costs) else reads


@cache
def activation_reads(card: str) -> Reads:
    """What activating a card looks at."""
    text = TEXTS.get(card)
    return NOTHING if text is None or not text.activates else program_reads(card, text.activates)
