"""Cards 1 to 10."""

from __future__ import annotations

from tutor.engine.query import Bind
from tutor.engine.sentence import Choose, ForEach, If, Stop
from tutor.games.seasons.cards.against import ALIKE, EDITION, alike
from tutor.games.seasons.cards.making import CardText, activate, card, enter, trigger
from tutor.games.seasons.verbs import (
    DrawCards,
    EnterPlay,
    GainAny,
    GainCrystals,
    Keep,
    PayTokens,
    RaisePower,
    Reading,
    Sacrifice,
    opponents,
    own,
)
from tutor.games.seasons.verbs.boots import (
    MoveByBoots,
    RollAgain,
    dice_to_roll_again,
    season_steps,
    set_dice_season,
)
from tutor.games.seasons.verbs.exact import Weigh
from tutor.games.seasons.verbs.free import FreeCards, PlaysFree, Room, TellNotPlayed
from tutor.games.seasons.verbs.looking import CARD, DRAWN, Drawn, discard_rest
from tutor.games.seasons.verbs.notes import Tell
from tutor.games.seasons.verbs.queries import AnyOf
from tutor.games.seasons.verbs.readings import ByReading
from tutor.games.seasons.verbs.taking import COPY, one_each
from tutor.games.seasons.verbs.telling import TellPlace

AIR = "sea.card.amulet-of-air.effect"
FIRE = "sea.card.amulet-of-fire.effect"
EARTH = "sea.card.amulet-of-earth.effect"
WATER = "sea.card.amulet-of-water.effect"
APART = "sea.card.amulet-of-water.not-reserve"
BALANCE = "sea.card.balance-of-ishtar.effect"
STAFF = "sea.card.staff-of-spring.effect"
BOOTS = "sea.card.temporal-boots.effect"
CHALICE = "sea.card.divine-chalice.effect"
CHALICE_GAUGE = "sea.card.divine-chalice.gauge"
CHALICE_FREE = "sea.card.divine-chalice.no-summon-triggers"
SYLLAS = "sea.card.syllas.effect"

CHOSEN = Bind(name=CARD)

AMULET_OF_FIRE = enter(
    FIRE,
    DrawCards(n=4),
    Stop(body=(Choose(kind="keep-one", among=Drawn(), into=CARD), Keep(card=CHOSEN))),
    discard_rest,
)

AMULET_OF_WATER = enter(
    WATER,
    Stop(body=(GainAny(n=4, onto=own), TellPlace(rule=APART, belong=False))),
)

TOKENS_ALIKE = ByReading(ruling=EDITION, numbers=ALIKE)
BALANCE_OF_ISHTAR = activate(
    BALANCE,
    If(
        cond=Reading(ruling="sea.ruling.amulet-water-scope", reading="costs-only"),
        then=(PayTokens(n=TOKENS_ALIKE, alike=True, cards=False),),
        otherwise=(PayTokens(n=TOKENS_ALIKE, alike=True),),
    ),
    Weigh(tokens=Bind(name="paid"), each=3),
    against=alike,
)

TEMPORAL_BOOTS = enter(
    BOOTS,
    Stop(
        body=(
            Choose(kind="season-steps", among=season_steps, into="n"),
            MoveByBoots(n=Bind(name="n")),
            ForEach(over=dice_to_roll_again, into="old", body=(RollAgain(),)),
            set_dice_season,
        )
    ),
)

PLAY_CHOSEN = (
    Choose(
        kind="play-free",
        among=FreeCards(cards=Bind(name=DRAWN), ruling="sea.ruling.chalice-must-play"),
        into=CARD,
    ),
    If(cond=Reading(ruling="sea.ruling.chalice-rest-when", reading="before"), then=(discard_rest,)),
    EnterPlay(card=CHOSEN, origin="looked"),
    Tell(rule=CHALICE_FREE, kind="played-free", about=(("card", CHOSEN),), when=AnyOf(of=CHOSEN)),
)
DIVINE_CHALICE = enter(
    CHALICE,
    If(cond=PlaysFree(ruling="sea.ruling.chalice-on-free-play"), then=(DrawCards(n=4),)),
    Stop(
        body=(
            If(
                cond=AnyOf(of=Bind(name=DRAWN)),
                then=(
                    If(
                        cond=Room(),
                        then=PLAY_CHOSEN,
                        otherwise=(TellNotPlayed(rule=CHALICE_GAUGE, origin="looked"),),
                    ),
                ),
            ),
        )
    ),
    discard_rest,
)

CARDS_01_10: tuple[CardText, ...] = (
    card(1, "amulet-of-air", enter(AIR, RaisePower(n=2))),
    card(2, "amulet-of-fire", AMULET_OF_FIRE),
    card(3, "amulet-of-earth", enter(EARTH, GainCrystals(n=9))),
    card(4, "amulet-of-water", AMULET_OF_WATER),
    card(5, "balance-of-ishtar", BALANCE_OF_ISHTAR),
    card(6, "staff-of-spring", trigger("summoned", STAFF, GainCrystals(n=3))),
    card(7, "temporal-boots", TEMPORAL_BOOTS),
    card(8, "purse-of-io"),
    card(9, "divine-chalice", DIVINE_CHALICE),
    card(
        10,
        "syllas",
        enter(
            SYLLAS,
            one_each(
                SYLLAS,
                opponents,
                Sacrifice(copy=COPY),
                kind="sacrifice-one",
                order="sea.ruling.syllas-order",
                what="any",
                by="sea.ruling.syllas-choice",
            ),
        ),
    ),
)
