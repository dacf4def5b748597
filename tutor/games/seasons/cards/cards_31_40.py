"""Cards 31 to 40."""

from __future__ import annotations

from tutor.engine.query import AtLeast, Bind, Is, Not, Owner
from tutor.engine.sentence import Choose, ForEach, If, Stop
from tutor.games.seasons.cards.conditions import (
    FOR_SKULL,
    LEECH,
    LEECH_SOURCE,
    SACRIFICES,
    after_summon,
    before_summon,
    is_full,
    leech_bar,
    no_food,
    no_way,
    too_few,
)
from tutor.games.seasons.cards.making import CardText, activate, card, enter, trigger
from tutor.games.seasons.state.derived import HAND
from tutor.games.seasons.verbs import (
    CountOwn,
    CrystalsOf,
    DiscardFromHand,
    DiscardLooked,
    DrawCards,
    EnterPlay,
    GainAny,
    GainCrystals,
    GiveCrystals,
    HandCards,
    Keep,
    LoseCrystals,
    LowerPower,
    OwnInPlay,
    PayTokens,
    RaisePower,
    Reading,
    Sacrifice,
    opponents,
    own,
    solvent,
)
from tutor.games.seasons.verbs.amulet import PaidTypes
from tutor.games.seasons.verbs.cauldron import EmptyCauldron, FeedCauldron
from tutor.games.seasons.verbs.costs import cost_paid
from tutor.games.seasons.verbs.decktop import (
    MILL,
    MILL_COST,
    PLAY_COST,
    DiscardTop,
    LookAtTop,
    OrbDecision,
    orb_ways,
    put_back,
    shuffle_anew,
)
from tutor.games.seasons.verbs.notes import Remember, Tell, TellReserve
from tutor.games.seasons.verbs.offerings import (
    CROWN,
    CROWN_DISCARD,
    NotToChoose,
    Reveal,
    Together,
    crown_ways,
)
from tutor.games.seasons.verbs.queries import AnyOf, Beyond, Both, Holds, PrestigeKnown, PrestigeOf, TooMany
from tutor.games.seasons.verbs.reserves import TurnIntoAir
from tutor.games.seasons.verbs.rivals import in_turn_order, poor, stop_summon
from tutor.games.seasons.verbs.tree import TOKEN_COST, open_access, tree_ways

AMULET = "sea.card.elemental-amulet.effect"
AMULET_HAND = "sea.card.elemental-amulet.hand"
TREE = "sea.card.tree-of-light.effect"
TREE_ONE = "sea.card.tree-of-light.one-of-two"
LOOK = "sea.card.crystal-orb.look"
ORB_ONE = "sea.card.crystal-orb.one-of-two"
ORB_FREE = "sea.card.crystal-orb.no-summon-triggers"
FEED = "sea.card.glutton-cauldron.place"
SEVENTH = "sea.card.glutton-cauldron.seven"
CROWN_SHOWN = "sea.card.vampiric-crown.keep-reveal"
CROWN_NONE = "sea.card.vampiric-crown.no-prestige"
SKULL = "sea.card.dragon-skull.effect"
DEMON = "sea.card.demon-of-argos.effect"
SURPLUS = "sea.card.demon-of-argos.no-sacrifice"
TITUS = "sea.card.titus.effect"
TITUS_LEAVES = "sea.card.titus.sacrifice"
ELEMENTAL = "sea.card.air-elemental.effect"
ELEMENTAL_COUNT = "sea.card.air-elemental.count"

# ---- 31: Elemental Amulet

TYPES = Bind(name="types")
ELEMENTAL_AMULET = enter(
    AMULET,
    Stop(body=(PaidTypes(rule=AMULET_HAND), If(cond=Holds(of=TYPES, item="water"), then=(GainAny(n=2),)))),
    If(cond=Holds(of=TYPES, item="earth"), then=(GainCrystals(n=5),)),
    Stop(body=(If(cond=Holds(of=TYPES, item="fire"), then=(DrawCards(n=1), Keep(card=Bind(name="drawn")))),)),
    If(cond=Holds(of=TYPES, item="air"), then=(RaisePower(n=1),)),
)

# ---- 32: Tree of Light

WAY = Bind(name="way")


TREE_OF_LIGHT = activate(
    TREE,
    Stop(
        body=(
            Choose(rule=TREE_ONE, kind="tree-way", among=tree_ways, into="way"),
            If(cond=Is(left=WAY, right="token"), then=(LoseCrystals(n=TOKEN_COST), cost_paid, GainAny(n=1))),
        )
    ),
    Stop(body=(If(cond=Is(left=WAY, right="access"), then=(PayTokens(n=1), cost_paid, open_access)),)),
    against=no_way,
)

# ---- 33: Arcano Leech


CAUSE, GIVEN = Bind(name="cause"), Bind(name="given")
TAKE_CRYSTAL = Stop(
    body=(
        Remember(into="given", value=AtLeast(left=CrystalsOf(who=CAUSE), right=1)),
        GiveCrystals(n=1, giver=CAUSE),
    )
)
BARRED = Both(one=Not(of=GIVEN), other=Reading(ruling=LEECH_SOURCE, reading="no"))
NO_SUMMON = If(cond=BARRED, then=(stop_summon,))

# ---- 34: Crystal Orb

WHAT = Bind(name="what")
PLAY_TOP = (
    PayTokens(n=PLAY_COST),
    Tell(
        rule="sea.card.hand-of-fortune.not-activation",
        kind="cost-in-full",
        about=(("card", HAND),),
        when=CountOwn(card=HAND),
    ),
    EnterPlay(card=Bind(name="card"), origin="looked"),
    Tell(rule=ORB_FREE, kind="played-free", about=(("card", Bind(name="card")),)),
    shuffle_anew,
)
CRYSTAL_ORB = activate(
    LOOK,
    Stop(
        body=(
            Choose(rule=ORB_ONE, kind="orb-way", among=orb_ways, into="way"),
            If(
                cond=Is(left=WAY, right="look"),
                then=(
                    cost_paid,
                    LookAtTop(),
                    OrbDecision(),
                    If(cond=Is(left=WHAT, right="play"), then=PLAY_TOP),
                    If(cond=Is(left=WHAT, right="return"), then=(put_back,)),
                    If(cond=Is(left=WHAT, right="discard"), then=(DiscardLooked(), shuffle_anew)),
                ),
            ),
        )
    ),
    Stop(
        rule=MILL,
        body=(
            If(
                cond=Is(left=WAY, right="mill"),
                then=(
                    LoseCrystals(n=MILL_COST),
                    cost_paid,
                    DiscardTop(),
                    shuffle_anew,
                ),
            ),
        ),
    ),
)

# ---- 35: Glutton Cauldron


GLUTTON_CAULDRON = (
    activate(FEED, FeedCauldron(), against=no_food),
    trigger("tokens-moved", SEVENTH, EmptyCauldron(n=15), whose="itself", when=is_full),
)

# ---- 36: Vampiric Crown

DRAWN_CARD = Bind(name="card")
BY_HAND = Reading(ruling=CROWN_DISCARD, reading="hand")
SEEN_FIRST = Reading(ruling=CROWN_DISCARD, reading="deck-seen")
CHOOSE_WAY = Choose(kind="crown-way", among=crown_ways, into="way")
PRESTIGE = PrestigeOf(card=DRAWN_CARD)
VAMPIRIC_CROWN = enter(
    CROWN,
    Stop(
        body=(
            If(cond=Not(of=SEEN_FIRST), then=(CHOOSE_WAY,)),
            If(
                cond=Both(one=BY_HAND, other=Is(left=WAY, right="discard")),
                then=(
                    Choose(kind="crown-discard", among=HandCards(), into="card"),
                    DiscardFromHand(card=DRAWN_CARD),
                ),
                otherwise=(
                    DrawCards(n=1, into="card", shown=True),
                    If(cond=Both(one=SEEN_FIRST, other=AnyOf(of=DRAWN_CARD)), then=(CHOOSE_WAY,)),
                    If(
                        cond=Is(left=WAY, right="draw"),
                        then=(Keep(rule=CROWN_SHOWN, card=DRAWN_CARD),),
                        otherwise=(DiscardLooked(),),
                    ),
                ),
            ),
            Reveal(rule=CROWN_SHOWN, card=DRAWN_CARD),
        )
    ),
    Stop(
        body=(
            If(
                cond=AtLeast(left=PRESTIGE, right=1),
                then=(
                    Tell(
                        rule="sea.reserve.overflow",
                        kind="more-than-fits",
                        about=(("n", PRESTIGE),),
                        when=Beyond(n=PRESTIGE),
                    ),
                    GainAny(n=PrestigeOf(card=DRAWN_CARD, within=True)),
                ),
                otherwise=(
                    Tell(
                        rule=CROWN_NONE,
                        kind="no-prestige",
                        about=(("card", DRAWN_CARD),),
                        when=PrestigeKnown(card=DRAWN_CARD),
                    ),
                ),
            ),
        )
    ),
)

# ---- 37: Dragon Skull


def _sacrifice(into: str, *before: str) -> Choose:
    return Choose(kind=FOR_SKULL, among=OwnInPlay(but=NotToChoose(names=before)), into=into)


DRAGON_SKULL = activate(
    SKULL,
    Stop(
        body=(
            *(_sacrifice(name, *SACRIFICES[:at]) for at, name in enumerate(SACRIFICES)),
            Sacrifice(copy=Together(names=SACRIFICES)),
        )
    ),
    GainCrystals(n=15),
    against=too_few,
)

# ---- 38: Demon of Argos

SEAT = Bind(name="seat")
DEMON_OF_ARGOS = enter(
    DEMON,
    ForEach(
        over=in_turn_order,
        into="seat",
        body=(
            LowerPower(n=1, who=SEAT),
            Tell(rule=SURPLUS, kind="surplus-stays", who=SEAT, when=TooMany(who=SEAT)),
        ),
    ),
    ForEach(
        over=in_turn_order,
        into="seat",
        body=(Stop(body=(DrawCards(n=1, who=SEAT), Keep(card=Bind(name="drawn"), who=SEAT))),),
    ),
)

# ---- 39: Titus Deepgaze

TELL_BROKE = ForEach(
    over=Bind(name="broke"),
    into="seat",
    body=(Tell(kind="nothing-to-give", about=(("to", Owner()),), who=SEAT),),
)
TITUS_TAKES = trigger(
    "round-end",
    TITUS,
    Stop(
        body=(
            Remember(into="broke", value=poor),
            ForEach(over=solvent, into="seat", body=(GiveCrystals(n=1, giver=SEAT),)),
        )
    ),
    If(
        rule=TITUS_LEAVES,
        cond=AnyOf(of=Bind(name="broke")),
        then=(TELL_BROKE, Sacrifice(copy=own)),
    ),
    whose="any",
)

# ---- 40: Air Elemental

AIR_ELEMENTAL = enter(
    ELEMENTAL,
    ForEach(
        over=opponents,
        into="seat",
        body=(TellReserve(rule=ELEMENTAL_COUNT, who=SEAT), TurnIntoAir(who=SEAT)),
    ),
)

CARDS_31_40: tuple[CardText, ...] = (
    card(31, "elemental-amulet", ELEMENTAL_AMULET),
    card(32, "tree-of-light", TREE_OF_LIGHT),
    card(
        33,
        "arcano-leech",
        trigger("summoning", LEECH, TAKE_CRYSTAL, NO_SUMMON, whose="others", when=before_summon),
        trigger("summoned", LEECH, TAKE_CRYSTAL, NO_SUMMON, whose="others", when=after_summon),
        bars=(leech_bar,),
    ),
    card(34, "crystal-orb", CRYSTAL_ORB),
    card(35, "glutton-cauldron", *GLUTTON_CAULDRON),
    card(36, "vampiric-crown", VAMPIRIC_CROWN),
    card(37, "dragon-skull", DRAGON_SKULL),
    card(38, "demon-of-argos", DEMON_OF_ARGOS),
    card(39, "titus", TITUS_TAKES),
    card(40, "air-elemental", AIR_ELEMENTAL),
)
