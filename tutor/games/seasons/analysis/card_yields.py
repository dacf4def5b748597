"""What the texts of cards give their owner at most in a turn of Seasons.

That follows from their sentences; of a kind that is not known here it could be anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from msgspec import Struct

from tutor.engine import query, sentence
from tutor.engine.from_function import type_of
from tutor.games.seasons.analysis.dependencies import AT_THE_END, PLAIN
from tutor.games.seasons.cards import TEXTS
from tutor.games.seasons.cards.making import CardText
from tutor.games.seasons.verbs import (
    boots,
    cauldron,
    common,
    crystals,
    decktop,
    exact,
    free,
    malice,
    offerings,
    play,
    queries,
    readings,
    reserves,
    rivals,
    tokens,
    tree,
)


class Gives(NamedTuple):
    """The most that a part of a text gives its owner.

    `each` is what it makes of `many` tokens at most, in crystals a token; `opens`: tokens may be crystallised
    from then on. `leaves` is how many cards leave play by it, `free` tells that it plays a card without its
    cost, `drawn` one that was drawn; `swaps`: it turns tokens into others.
    """

    crystals: int = 0
    tokens: int = 0
    power: int = 0
    each: int = 0
    many: int = 0
    opens: bool = False
    leaves: int = 0
    free: bool = False
    drawn: bool = False
    swaps: bool = False

    def plus(self, other: Gives, times: int = 1) -> Gives:
        """Both together, the other so many times."""
        return Gives(
            self.crystals + times * other.crystals,
            self.tokens + times * other.tokens,
            self.power + times * other.power,
            max(self.each, other.each),
            self.many + other.many,
            self.opens or other.opens,
            self.leaves + times * other.leaves,
            self.free or other.free,
            self.drawn or other.drawn,
            self.swaps or other.swaps,
        )


class Unbounded(Exception):
    """Nobody can say how much a text gives at most."""


class Around(NamedTuple):
    """What the numbers of texts depend on: how much there can be of it in the turn."""

    players: int
    items: int
    familiars: int
    others: int
    prestige: int


WHOLE: Final = 40
"""As many tokens as there are: more than anybody has."""


def _number(value: Any, around: Around) -> int:
    match value:
        case int():
            return value
        case common.ItemCount():
            return value.times * around.items
        case common.familiar_count:
            return around.familiars
        case queries.PrestigeOf():
            return around.prestige
        case readings.ByReading():
            return max(n for _, n in value.numbers)
        case query.Bind():
            return WHOLE
    raise Unbounded(value)


def _tokens(one: Any, around: Around) -> Gives:
    if isinstance(one, tokens.GainAny):
        return Gives(tokens=_number(one.n, around))
    if isinstance(one.kinds, exact.ReserveOf):
        return Gives(tokens=around.others)
    if isinstance(one.kinds, tuple):
        return Gives(tokens=len(one.kinds))
    raise Unbounded(one)


_GIVES: Final[dict[Any, Callable[[Any, Around], Gives]]] = {
    crystals.GainCrystals: lambda one, around: Gives(_number(one.n, around)),
    crystals.GiveCrystals: lambda one, around: Gives(_number(one.n, around)),
    crystals.RaisePower: lambda one, around: Gives(power=_number(one.n, around)),
    tokens.GainAny: _tokens,
    tokens.GainTokens: _tokens,
    tokens.Crystallise: lambda one, around: Gives(each=_number(one.each, around), many=WHOLE),
    exact.Weigh: lambda one, around: Gives(each=_number(one.each, around), many=4),
    malice.MaliceCrystals: lambda one, around: Gives(_number(one.n, around)),
    cauldron.EmptyCauldron: lambda one, around: Gives(one.n),
    reserves.ExchangeFor: lambda one, around: Gives(each=3, many=WHOLE, swaps=True),
    tree.open_access: lambda one, around: Gives(opens=True),
    play.Sacrifice: lambda one, around: Gives(leaves=1 if one.copy == common.own else WHOLE),
    play.PassOn: lambda one, around: Gives(leaves=1),
    offerings.GiveUpFamiliar: lambda one, around: Gives(leaves=1),
    play.EnterPlay: lambda one, around: Gives(free=one.origin == "hand", drawn=one.origin == "looked"),
}
GIVES: Final = {type_of(kind): gives for kind, gives in _GIVES.items()}
"""What kinds of sentences give."""

NO_GAIN: Final = frozenset(
    type_of(kind)
    for kind in (
        *(kind for kind in PLAIN if kind not in GIVES),
        *(query.AtLeast, tokens.PayTokens, tokens.PayChosen, tokens.EmptyReserve, exact.ReserveOf),
        *(reserves.TurnIntoAir, reserves.TokensOf, reserves.mirror_numbers, cauldron.FeedCauldron),
        *(crystals.LoseCrystals, common.CrystalsOf, boots.MoveByBoots, boots.set_dice_season),
        *(queries.access_open, queries.purse_bonus, queries.NoRoom, queries.TooMany, decktop.OrbDecision),
        *(free.Room, free.FreeCards, queries.PrestigeKnown, rivals.leads, rivals.stop_summon),
        malice.take_result,
    )
)
"""Kinds that give their owner nothing."""


def _given(value: object, around: Around) -> Gives:
    """What all sentences inside a text give together; each choice as if all of it came."""
    gives = Gives()
    if isinstance(value, tuple):
        for one in value:
            gives = gives.plus(_given(one, around))
    elif isinstance(value, Struct):
        find = GIVES.get(type(value))
        if find is not None:
            return find(value, around)
        if type(value) not in NO_GAIN:
            raise Unbounded(value)
        times = around.players if isinstance(value, sentence.ForEach) else 1
        for name in value.__struct_fields__:
            gives = gives.plus(_given(getattr(value, name), around), times)
    return gives


class CardGives(NamedTuple):
    """What a card can give: when it enters, when it is activated, for each summon, for a change of season."""

    enters: Gives
    acts: Gives
    summons: Gives
    seasons: Gives


def card_gives(card: str, around: Around) -> CardGives:
    """What a card can give. Raises Unbounded where nobody can say how much."""
    text = TEXTS.get(card)
    if text is None:
        return CardGives(Gives(), Gives(), Gives(), Gives())
    programs = {one.id: _given(one.sentences, around) for one in text.programs if one.id in _in_turn(text)}
    enters, acts = programs.get(text.enters, Gives()), programs.get(text.activates, Gives())
    summons, seasons = Gives(), Gives()
    for trigger in text.triggers:
        gives = programs.get(text.program_of(trigger.part), Gives())
        if trigger.on in ("summoning", "summoned", "entered"):
            summons = summons.plus(gives)
        elif trigger.on in ("season", "year"):
            seasons = seasons.plus(gives)
        elif trigger.whose == "itself":
            acts = acts.plus(gives)
        elif gives != Gives():
            raise Unbounded(trigger)
    return CardGives(enters, acts, summons, seasons)


def _in_turn(text: CardText) -> frozenset[str]:
    """The programs of a card that its owner can set off in the own turn."""
    waits = (t for t in text.triggers if t.on not in AT_THE_END and t.whose != "others")
    return frozenset((text.enters, text.activates, *(text.program_of(one.part) for one in waits)))
