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
    GainAny,
    GainCrystals,
    GainTokens,
    GiveCrystals,
    ItemCount,
    LoseCrystals,
    PassOn,
    PayChosen,
    PayTokens,
    RaisePower,
    Reading,
    Straighten,
    familiar_count,
    own,
)
from tutor.games.seasons.verbs.costs import cost_paid
from tutor.games.seasons.verbs.free import PlaysFree
from tutor.games.seasons.verbs.notes import Remember, Tell, TellReserve
from tutor.games.seasons.verbs.offerings import GiveUpFamiliar
from tutor.games.seasons.verbs.queries import NoRoom, left_neighbour
from tutor.games.seasons.verbs.reserves import ExchangeFor, TokensOf, lantern_yield, mirror_numbers
from tutor.games.seasons.verbs.rivals import PoorerThan, leads

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
        cond=AtLeast(left=CrystalsOf(who=CAUSE), right=1),
        then=(GiveCrystals(n=1, giver=CAUSE),),
        otherwise=(Tell(rule=FAIRIES_POOR, kind="nothing-to-give", about=(("to", Owner()),), who=CAUSE),),
    ),
    GainCrystals(n=1),
)

# ---- 42: Cursed Treatise of Arus

GIVES = PlaysFree(ruling="sea.ruling.treatise-on-free-play")
CURSED_TREATISE = (
    enter(
        TREATISE,
        If(cond=GIVES, then=(GainAny(n=2),)),
        If(cond=GIVES, then=(RaisePower(n=1),)),
        If(cond=GIVES, then=(GainCrystals(n=10),)),
    ),
    trigger(
        "sacrificed",
        TREATISE_GONE,
        Stop(body=(TellReserve(), EmptyReserve())),
        whose="itself",
        when=is_voluntary,
    ),
)

# ---- 43: Idol of the Familiar

IDOL_OF_THE_FAMILIAR = (
    enter(
        IDOL_ENTERS,
        If(cond=Reading(ruling="sea.ruling.idol-edition", reading="yes"), then=(GainCrystals(n=10),)),
    ),
    activate(IDOL, GainCrystals(n=familiar_count)),
)

# ---- 44: Necrotic Kriss

NECROTIC_KRISS = activate(
    KRISS,
    GiveUpFamiliar(),
    If(cond=Bind(name="given"), then=(GainAny(n=4),)),
    against=no_familiar,
)

# ---- 45: Lantern of Xidit

LANTERN_OF_XIDIT = trigger(
    "game-end",
    LANTERN,
    Stop(body=(TellReserve(), GainCrystals(n=lantern_yield))),
    whose="any",
)

# ---- 47: Mirror of the Seasons

X, EXCHANGED = Bind(name="x"), Bind(name="exchanged")
MIRROR_OF_THE_SEASONS = activate(
    MIRROR,
    Stop(
        body=(
            Choose(kind="mirror-number", among=mirror_numbers, into="x"),
            LoseCrystals(n=X),
            cost_paid,
        )
    ),
    Stop(
        body=(
            PayTokens(n=X, into="exchanged", alike=True, kind="exchange"),
            ExchangeFor(n=X, given=EXCHANGED),
        )
    ),
    against=nothing_to_mirror,
)

# ---- 49: Sid Nightshade

SEAT = Bind(name="seat")


def _take(seats: str) -> ForEach:
    return ForEach(over=Bind(name=seats), into="seat", body=(GiveCrystals(n=5, giver=SEAT),))


SID_NIGHTSHADE = enter(
    SID,
    Stop(
        body=(
            Remember(into="leads", value=leads),
            Remember(into="rich", value=PoorerThan(n=5, fewer=False)),
            Remember(into="poor", value=PoorerThan(n=5, fewer=True)),
            If(
                cond=Bind(name="leads"),
                then=(_take("rich"),),
                otherwise=(Tell(rule=SID_TIE, kind="no-leader"),),
            ),
        )
    ),
    If(rule=SID_POOR, cond=Bind(name="leads"), then=(_take("poor"),)),
)

# ---- 50: Damned Soul of Onys

DAMNED_SOUL = (
    enter(SOUL, Stop(body=(GainCrystals(n=10), GainTokens(kinds=("water",))))),
    activate(
        SOUL_PASSES,
        Stop(
            body=(
                Choose(kind="pay", among=TokensOf(energy="water"), into="water"),
                PayChosen(tokens=Bind(name="water")),
                If(
                    cond=Reading(ruling="sea.ruling.soul-turned", reading="straight"),
                    then=(Straighten(copy=own),),
                ),
                Tell(
                    rule=SOUL_RECEIVED,
                    kind="no-power-needed",
                    who=left_neighbour,
                    when=NoRoom(who=left_neighbour),
                ),
                PassOn(copy=own, to=left_neighbour),
            )
        ),
        against=no_water,
        anytime=True,
    ),
    trigger("round-end", SOUL_ROUND, LoseCrystals(n=3), whose="any"),
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
        trigger("game-end", CHEST, GainCrystals(n=20), whose="any", when=without_familiars),
    ),
    card(47, "mirror", MIRROR_OF_THE_SEASONS),
    card(48, "pendant", enter(PENDANT, GainAny(n=ItemCount()))),
    card(49, "sid", SID_NIGHTSHADE),
    card(50, "damned-soul", *DAMNED_SOUL),
)
