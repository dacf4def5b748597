"""Cards 21 to 30."""

from __future__ import annotations

from tutor.engine.query import Bind, Not
from tutor.engine.sentence import Choose, If, Stop
from tutor.games.seasons.cards.against import no_dream
from tutor.games.seasons.cards.conditions import no_life
from tutor.games.seasons.cards.making import CardText, activate, card, enter, trigger
from tutor.games.seasons.verbs import (
    Crystallise,
    DrawCards,
    EmptyReserve,
    EnterPlay,
    GainAny,
    GainCrystals,
    GainTokens,
    ItemCount,
    Keep,
    RaisePower,
    Sacrifice,
    Seats,
    opponents,
    own,
)
from tutor.games.seasons.verbs.exact import ReserveOf, TellCopied
from tutor.games.seasons.verbs.free import FreeCards, Room, TellNotPlayed, hand_of
from tutor.games.seasons.verbs.notes import Tell, TellReserve
from tutor.games.seasons.verbs.queries import AnyOf, Both, access_open, purse_bonus

LEWIS = "sea.card.lewis.effect"
LEWIS_COUNT = "sea.card.lewis.count"
POWER = "sea.card.potion-of-power.effect"
DREAMS = "sea.card.potion-of-dreams.effect"
DREAMS_TOKENS = "sea.card.potion-of-dreams.tokens"
DREAMS_FREE = "sea.card.potion-of-dreams.no-summon-triggers"
KNOWLEDGE = "sea.card.potion-of-knowledge.effect"
LIFE = "sea.card.potion-of-life.effect"
LIFE_NO_ACCESS = "sea.card.potion-of-life.no-access-needed"
LIFE_TOKENS = "sea.card.potion-of-life.tokens"
LIFE_ACCESS_ENDS = "sea.card.potion-of-life.access-ends"
LIFE_PURSE = "sea.card.potion-of-life.purse"
HOURGLASS = "sea.card.hourglass.effect"
SCEPTER = "sea.card.scepter.effect"
STATUE = "sea.card.olafs-statue.effect"
VASE = "sea.card.forgotten-vase.effect"

COPIED, DREAMT = Bind(name="of"), Bind(name="card")
SLOT = "sea.ruling.dreams-slot"

LEWIS_COPIES = enter(
    LEWIS,
    Choose(kind="reserve-of", among=Seats(over=opponents), into="of"),
    Stop(
        body=(
            TellReserve(rule=LEWIS_COUNT, who=COPIED),
            TellCopied(who=COPIED),
            GainTokens(kinds=ReserveOf(who=COPIED)),
        )
    ),
)

POTION_OF_POWER = activate(
    POWER,
    Sacrifice(copy=own),
    Stop(body=(DrawCards(n=1), Keep(card=Bind(name="drawn")))),
    RaisePower(n=2),
)

DREAM = (
    Choose(
        kind="play-free", among=FreeCards(cards=hand_of, ruling="sea.ruling.dreams-must-play"), into="card"
    ),
    EnterPlay(card=DREAMT, origin="hand"),
    Tell(rule=DREAMS_FREE, kind="played-free", about=(("card", DREAMT),), when=AnyOf(of=DREAMT)),
)
POTION_OF_DREAMS = activate(
    DREAMS,
    Stop(
        body=(
            Sacrifice(copy=own),
            TellReserve(rule=DREAMS_TOKENS),
            EmptyReserve(),
        )
    ),
    Stop(
        body=(
            If(
                cond=Both(one=Room(ruling=SLOT), other=AnyOf(of=hand_of)),
                then=DREAM,
                otherwise=(TellNotPlayed(origin="hand", ruling=SLOT),),
            ),
        )
    ),
    against=no_dream,
)

EMPTIED, CLOSED = Bind(name="tokens"), Not(of=access_open)
POTION_OF_LIFE = activate(
    LIFE,
    Sacrifice(copy=own),
    Stop(
        body=(
            Tell(rule=LIFE_NO_ACCESS, kind="access-not-needed", when=CLOSED),
            TellReserve(rule=LIFE_TOKENS),
            EmptyReserve(into="tokens"),
            Crystallise(tokens=EMPTIED, each=4),
            Tell(rule=LIFE_PURSE, kind="purse-added", about=(("n", purse_bonus),), when=purse_bonus),
            Tell(rule=LIFE_ACCESS_ENDS, kind="access-closed", when=CLOSED),
        )
    ),
    against=no_life,
)

CARDS_21_30: tuple[CardText, ...] = (
    card(21, "lewis", LEWIS_COPIES),
    card(22, "runic-cube"),
    card(23, "potion-of-power", POTION_OF_POWER),
    card(24, "potion-of-dreams", POTION_OF_DREAMS),
    card(
        25,
        "potion-of-knowledge",
        activate(KNOWLEDGE, Sacrifice(copy=own), GainAny(n=5)),
    ),
    card(26, "potion-of-life", POTION_OF_LIFE),
    card(27, "hourglass", trigger("season", HOURGLASS, GainAny(n=1), whose="any")),
    card(28, "scepter", enter(SCEPTER, GainCrystals(n=ItemCount(times=3)))),
    card(29, "olafs-statue", enter(STATUE, GainCrystals(n=20))),
    card(30, "forgotten-vase", trigger("summoned", VASE, GainAny(n=1))),
)
