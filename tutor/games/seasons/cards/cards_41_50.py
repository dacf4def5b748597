"""Cards 41 to 50."""

from __future__ import annotations

from tutor.engine.query import AtLeast, Bind, Owner
from tutor.engine.sentence import Choose, ForEach, If, Stop
from tutor.games.seasons.cards.conditions import (
    is_voluntary,
    no_familiar,
    no_water,
    nothing_to_mirror,
    steals_first,
    without_familiars,
)
from tutor.games.seasons.cards.making import CardText, activate, card, enter, trigger
from tutor.games.seasons.verbs import (
    CrystalsOf,
    EmptyReserve,
    FamiliarCount,
    GainAny,
    GainCrystals,
    GainTokens,
    GiveCrystals,
    ItemCount,
    LoseCrystals,
    Own,
    PassOn,
    PayChosen,
    PayTokens,
    RaisePower,
    Reading,
    Straighten,
)
from tutor.games.seasons.verbs.costs import CostPaid
from tutor.games.seasons.verbs.free import PlaysFree
from tutor.games.seasons.verbs.knowing import LeftNeighbour, NoRoom
from tutor.games.seasons.verbs.notes import Remember, Tell, TellReserve
from tutor.games.seasons.verbs.offerings import GiveUpFamiliar
from tutor.games.seasons.verbs.reserves import ExchangeFor, LanternYield, MirrorNumbers, TokensOf
from tutor.games.seasons.verbs.rivals import Leads, PoorerThan

FAIRIES = "sea.card.thieving-fairies.effect"
FAIRIES_POOR = "sea.card.thieving-fairies.poor"
TREATISE = "sea.card.cursed-treatise.effect"
TREATISE_GONE = "sea.card.cursed-treatise.sacrificed"
IDOL_ENTERS = "sea.card.idol.enter"
IDOL = "sea.card.idol.activate"
KRISS = "sea.card.necrotic-kriss.effect"
LANTERN = "sea.card.lantern.effect"
CHEST = "sea.card.sealed-chest.effect"
MIRROR = "sea.card.mirror.effect"
PENDANT = "sea.card.pendant.effect"
SID = "sea.card.sid.effect"
SID_TIE = "sea.card.sid.tie"
SID_POOR = "sea.card.sid.poor"
SOUL = "sea.card.damned-soul.enter"
SOUL_PASSES = "sea.card.damned-soul.pass"
SOUL_RECEIVED = "sea.card.damned-soul.receive"
SOUL_ROUND = "sea.card.damned-soul.round"

# ---- 41: Thieving Fairies

CAUSE = Bind(name="cause")
STEAL = (
    If(
        rule=FAIRIES,
        cond=AtLeast(left=CrystalsOf(who=CAUSE), right=1),
        then=(GiveCrystals(rule=FAIRIES, n=1, giver=CAUSE),),
        otherwise=(Tell(rule=FAIRIES_POOR, kind="nothing-to-give", about=(("to", Owner()),), who=CAUSE),),
    ),
    GainCrystals(rule=FAIRIES, n=1),
)

# ---- 42: Cursed Treatise of Arus

GIVES = PlaysFree(ruling="sea.ruling.treatise-on-free-play")
CURSED_TREATISE = (
    enter(
        TREATISE,
        If(rule=TREATISE, cond=GIVES, then=(GainAny(rule=TREATISE, n=2),)),
        If(rule=TREATISE, cond=GIVES, then=(RaisePower(rule=TREATISE, n=1),)),
        If(rule=TREATISE, cond=GIVES, then=(GainCrystals(rule=TREATISE, n=10),)),
    ),
    trigger(
        "sacrificed",
        TREATISE_GONE,
        Stop(
            rule=TREATISE_GONE,
            body=(TellReserve(rule=TREATISE_GONE), EmptyReserve(rule=TREATISE_GONE)),
        ),
        whose="itself",
        when=is_voluntary,
    ),
)

# ---- 43: Idol of the Familiar

IDOL_OF_THE_FAMILIAR = (
    enter(
        IDOL_ENTERS,
        If(
            rule=IDOL_ENTERS,
            cond=Reading(ruling="sea.ruling.idol-edition", reading="yes"),
            then=(GainCrystals(rule=IDOL_ENTERS, n=10),),
        ),
    ),
    activate(IDOL, GainCrystals(rule=IDOL, n=FamiliarCount())),
)

# ---- 44: Necrotic Kriss

NECROTIC_KRISS = activate(
    KRISS,
    GiveUpFamiliar(rule=KRISS),
    If(rule=KRISS, cond=Bind(name="given"), then=(GainAny(rule=KRISS, n=4),)),
    against=no_familiar,
)

# ---- 45: Lantern of Xidit

LANTERN_OF_XIDIT = trigger(
    "game-end",
    LANTERN,
    Stop(rule=LANTERN, body=(TellReserve(rule=LANTERN), GainCrystals(rule=LANTERN, n=LanternYield()))),
    whose="any",
)

# ---- 47: Mirror of the Seasons

X, EXCHANGED = Bind(name="x"), Bind(name="exchanged")
MIRROR_OF_THE_SEASONS = activate(
    MIRROR,
    Stop(
        rule=MIRROR,
        body=(
            Choose(rule=MIRROR, kind="mirror-number", among=MirrorNumbers(), into="x"),
            LoseCrystals(rule=MIRROR, n=X),
            CostPaid(rule=MIRROR),
        ),
    ),
    Stop(
        rule=MIRROR,
        body=(
            PayTokens(rule=MIRROR, n=X, into="exchanged", alike=True, kind="exchange"),
            ExchangeFor(rule=MIRROR, n=X, given=EXCHANGED),
        ),
    ),
    against=nothing_to_mirror,
)

# ---- 49: Sid Nightshade

SEAT = Bind(name="seat")


def _take(rule: str, seats: str) -> ForEach:
    return ForEach(
        rule=rule, over=Bind(name=seats), into="seat", body=(GiveCrystals(rule=rule, n=5, giver=SEAT),)
    )


SID_NIGHTSHADE = enter(
    SID,
    Stop(
        rule=SID,
        body=(
            Remember(rule=SID, into="leads", value=Leads()),
            Remember(rule=SID, into="rich", value=PoorerThan(n=5, fewer=False)),
            Remember(rule=SID, into="poor", value=PoorerThan(n=5, fewer=True)),
            If(
                rule=SID,
                cond=Bind(name="leads"),
                then=(_take(SID, "rich"),),
                otherwise=(Tell(rule=SID_TIE, kind="no-leader"),),
            ),
        ),
    ),
    If(rule=SID_POOR, cond=Bind(name="leads"), then=(_take(SID_POOR, "poor"),)),
)

# ---- 50: Damned Soul of Onys

DAMNED_SOUL = (
    enter(
        SOUL,
        Stop(rule=SOUL, body=(GainCrystals(rule=SOUL, n=10), GainTokens(rule=SOUL, kinds=("water",)))),
    ),
    activate(
        SOUL_PASSES,
        Stop(
            rule=SOUL_PASSES,
            body=(
                Choose(rule=SOUL_PASSES, kind="pay", among=TokensOf(energy="water"), into="water"),
                PayChosen(rule=SOUL_PASSES, tokens=Bind(name="water")),
                If(
                    rule=SOUL_PASSES,
                    cond=Reading(ruling="sea.ruling.soul-turned", reading="straight"),
                    then=(Straighten(rule=SOUL_PASSES, copy=Own()),),
                ),
                Tell(
                    rule=SOUL_RECEIVED,
                    kind="no-power-needed",
                    who=LeftNeighbour(),
                    when=NoRoom(who=LeftNeighbour()),
                ),
                PassOn(rule=SOUL_PASSES, copy=Own(), to=LeftNeighbour()),
            ),
        ),
        against=no_water,
        anytime=True,
    ),
    trigger("round-end", SOUL_ROUND, LoseCrystals(rule=SOUL_ROUND, n=3), whose="any"),
)

CARDS_41_50: tuple[CardText, ...] = (
    card(
        41,
        "thieving-fairies",
        trigger("activated", FAIRIES, *STEAL, whose="others", when=steals_first),
        trigger("cost-paid", FAIRIES, *STEAL, whose="others"),
    ),
    card(42, "cursed-treatise", *CURSED_TREATISE),
    card(43, "idol", *IDOL_OF_THE_FAMILIAR),
    card(44, "necrotic-kriss", NECROTIC_KRISS),
    card(45, "lantern", LANTERN_OF_XIDIT),
    card(
        46,
        "sealed-chest",
        trigger("game-end", CHEST, GainCrystals(rule=CHEST, n=20), whose="any", when=without_familiars),
    ),
    card(47, "mirror", MIRROR_OF_THE_SEASONS),
    card(48, "pendant", enter(PENDANT, GainAny(rule=PENDANT, n=ItemCount()))),
    card(49, "sid", SID_NIGHTSHADE),
    card(50, "damned-soul", *DAMNED_SOUL),
)
