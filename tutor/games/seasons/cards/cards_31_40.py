"""Cards 31 to 40."""

from __future__ import annotations

from tutor.engine.query import AtLeast, Bind, Is, Not, Owner
from tutor.engine.sentence import Choose, ForEach, If, Stop
from tutor.games.seasons.cards.conditions import (
    LEECH,
    LEECH_SOURCE,
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
    Opponents,
    Own,
    OwnInPlay,
    PayTokens,
    RaisePower,
    Reading,
    Sacrifice,
    Solvent,
)
from tutor.games.seasons.verbs.amulet import PaidTypes
from tutor.games.seasons.verbs.cauldron import EmptyCauldron, FeedCauldron
from tutor.games.seasons.verbs.costs import CostPaid
from tutor.games.seasons.verbs.decktop import (
    MILL,
    MILL_COST,
    PLAY_COST,
    DiscardTop,
    LookAtTop,
    OrbDecision,
    OrbWays,
    PutBack,
    ShuffleAnew,
)
from tutor.games.seasons.verbs.knowing import AnyOf, Beyond, Both, Holds, PrestigeKnown, PrestigeOf, TooMany
from tutor.games.seasons.verbs.notes import Remember, Tell, TellReserve
from tutor.games.seasons.verbs.offerings import (
    CROWN,
    CROWN_DISCARD,
    CrownWays,
    NotToChoose,
    Reveal,
    Together,
)
from tutor.games.seasons.verbs.reserves import TurnIntoAir
from tutor.games.seasons.verbs.rivals import InTurnOrder, Poor, StopSummon
from tutor.games.seasons.verbs.tree import TOKEN_COST, OpenAccess, TreeWays

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
    Stop(
        rule=AMULET,
        body=(
            PaidTypes(rule=AMULET_HAND),
            If(rule=AMULET, cond=Holds(of=TYPES, item="water"), then=(GainAny(rule=AMULET, n=2),)),
        ),
    ),
    If(rule=AMULET, cond=Holds(of=TYPES, item="earth"), then=(GainCrystals(rule=AMULET, n=5),)),
    Stop(
        rule=AMULET,
        body=(
            If(
                rule=AMULET,
                cond=Holds(of=TYPES, item="fire"),
                then=(DrawCards(rule=AMULET, n=1), Keep(rule=AMULET, card=Bind(name="drawn"))),
            ),
        ),
    ),
    If(rule=AMULET, cond=Holds(of=TYPES, item="air"), then=(RaisePower(rule=AMULET, n=1),)),
)

# ---- 32: Tree of Light

WAY = Bind(name="way")


TREE_OF_LIGHT = activate(
    TREE,
    Stop(
        rule=TREE,
        body=(
            Choose(rule=TREE_ONE, kind="tree-way", among=TreeWays(), into="way"),
            If(
                rule=TREE,
                cond=Is(left=WAY, right="token"),
                then=(LoseCrystals(rule=TREE, n=TOKEN_COST), CostPaid(rule=TREE), GainAny(rule=TREE, n=1)),
            ),
        ),
    ),
    Stop(
        rule=TREE,
        body=(
            If(
                rule=TREE,
                cond=Is(left=WAY, right="access"),
                then=(PayTokens(rule=TREE, n=1), CostPaid(rule=TREE), OpenAccess(rule=TREE)),
            ),
        ),
    ),
    against=no_way,
)

# ---- 33: Arcano Leech


CAUSE, GIVEN = Bind(name="cause"), Bind(name="given")
TAKE_CRYSTAL = Stop(
    rule=LEECH,
    body=(
        Remember(rule=LEECH, into="given", value=AtLeast(left=CrystalsOf(who=CAUSE), right=1)),
        GiveCrystals(rule=LEECH, n=1, giver=CAUSE),
    ),
)
BARRED = Both(one=Not(of=GIVEN), other=Reading(ruling=LEECH_SOURCE, reading="no"))
NO_SUMMON = If(rule=LEECH, cond=BARRED, then=(StopSummon(rule=LEECH),))

# ---- 34: Crystal Orb

WHAT = Bind(name="what")
PLAY_TOP = (
    PayTokens(rule=LOOK, n=PLAY_COST),
    Tell(
        rule="sea.card.hand-of-fortune.not-activation",
        kind="cost-in-full",
        about=(("card", HAND),),
        when=CountOwn(card=HAND),
    ),
    EnterPlay(rule=LOOK, card=Bind(name="card"), origin="looked"),
    Tell(rule=ORB_FREE, kind="played-free", about=(("card", Bind(name="card")),)),
    ShuffleAnew(rule=LOOK),
)
CRYSTAL_ORB = activate(
    LOOK,
    Stop(
        rule=LOOK,
        body=(
            Choose(rule=ORB_ONE, kind="orb-way", among=OrbWays(), into="way"),
            If(
                rule=LOOK,
                cond=Is(left=WAY, right="look"),
                then=(
                    CostPaid(rule=LOOK),
                    LookAtTop(rule=LOOK),
                    OrbDecision(rule=LOOK),
                    If(rule=LOOK, cond=Is(left=WHAT, right="play"), then=PLAY_TOP),
                    If(rule=LOOK, cond=Is(left=WHAT, right="return"), then=(PutBack(rule=LOOK),)),
                    If(
                        rule=LOOK,
                        cond=Is(left=WHAT, right="discard"),
                        then=(DiscardLooked(rule=LOOK), ShuffleAnew(rule=LOOK)),
                    ),
                ),
            ),
        ),
    ),
    Stop(
        rule=MILL,
        body=(
            If(
                rule=MILL,
                cond=Is(left=WAY, right="mill"),
                then=(
                    LoseCrystals(rule=MILL, n=MILL_COST),
                    CostPaid(rule=MILL),
                    DiscardTop(rule=MILL),
                    ShuffleAnew(rule=MILL),
                ),
            ),
        ),
    ),
)

# ---- 35: Glutton Cauldron


GLUTTON_CAULDRON = (
    activate(FEED, FeedCauldron(rule=FEED), against=no_food),
    trigger("tokens-moved", SEVENTH, EmptyCauldron(rule=SEVENTH, n=15), whose="itself", when=is_full),
)

# ---- 36: Vampiric Crown

SHOWN = Bind(name="card")
BY_HAND = Reading(ruling=CROWN_DISCARD, reading="hand")
SEEN_FIRST = Reading(ruling=CROWN_DISCARD, reading="deck-seen")
CHOOSE_WAY = Choose(rule=CROWN, kind="crown-way", among=CrownWays(), into="way")
PRESTIGE = PrestigeOf(card=SHOWN)
VAMPIRIC_CROWN = enter(
    CROWN,
    Stop(
        rule=CROWN,
        body=(
            If(rule=CROWN, cond=Not(of=SEEN_FIRST), then=(CHOOSE_WAY,)),
            If(
                rule=CROWN,
                cond=Both(one=BY_HAND, other=Is(left=WAY, right="discard")),
                then=(
                    Choose(rule=CROWN, kind="crown-discard", among=HandCards(), into="card"),
                    DiscardFromHand(rule=CROWN, card=SHOWN),
                ),
                otherwise=(
                    DrawCards(rule=CROWN, n=1, into="card", shown=True),
                    If(rule=CROWN, cond=Both(one=SEEN_FIRST, other=AnyOf(of=SHOWN)), then=(CHOOSE_WAY,)),
                    If(
                        rule=CROWN,
                        cond=Is(left=WAY, right="draw"),
                        then=(Keep(rule=CROWN_SHOWN, card=SHOWN),),
                        otherwise=(DiscardLooked(rule=CROWN),),
                    ),
                ),
            ),
            Reveal(rule=CROWN_SHOWN, card=SHOWN),
        ),
    ),
    Stop(
        rule=CROWN,
        body=(
            If(
                rule=CROWN,
                cond=AtLeast(left=PRESTIGE, right=1),
                then=(
                    Tell(
                        rule="sea.reserve.overflow",
                        kind="more-than-fits",
                        about=(("n", PRESTIGE),),
                        when=Beyond(n=PRESTIGE),
                    ),
                    GainAny(rule=CROWN, n=PrestigeOf(card=SHOWN, within=True)),
                ),
                otherwise=(
                    Tell(
                        rule=CROWN_NONE,
                        kind="no-prestige",
                        about=(("card", SHOWN),),
                        when=PrestigeKnown(card=SHOWN),
                    ),
                ),
            ),
        ),
    ),
)

# ---- 37: Dragon Skull


def _sacrifice(into: str, *before: str) -> Choose:
    return Choose(
        rule=SKULL, kind="sacrifice-for-skull", among=OwnInPlay(but=NotToChoose(names=before)), into=into
    )


DRAGON_SKULL = activate(
    SKULL,
    Stop(
        rule=SKULL,
        body=(
            _sacrifice("first"),
            _sacrifice("second", "first"),
            _sacrifice("third", "first", "second"),
            Sacrifice(rule=SKULL, copy=Together(names=("first", "second", "third"))),
        ),
    ),
    GainCrystals(rule=SKULL, n=15),
    against=too_few,
)

# ---- 38: Demon of Argos

SEAT = Bind(name="seat")
DEMON_OF_ARGOS = enter(
    DEMON,
    ForEach(
        rule=DEMON,
        over=InTurnOrder(),
        into="seat",
        body=(
            LowerPower(rule=DEMON, n=1, who=SEAT),
            Tell(rule=SURPLUS, kind="surplus-stays", who=SEAT, when=TooMany(who=SEAT)),
        ),
    ),
    ForEach(
        rule=DEMON,
        over=InTurnOrder(),
        into="seat",
        body=(
            Stop(
                rule=DEMON,
                body=(
                    DrawCards(rule=DEMON, n=1, who=SEAT),
                    Keep(rule=DEMON, card=Bind(name="drawn"), who=SEAT),
                ),
            ),
        ),
    ),
)

# ---- 39: Titus Deepgaze

TELL_BROKE = ForEach(
    rule=TITUS_LEAVES,
    over=Bind(name="broke"),
    into="seat",
    body=(Tell(rule=TITUS_LEAVES, kind="nothing-to-give", about=(("to", Owner()),), who=SEAT),),
)
TITUS_TAKES = trigger(
    "round-end",
    TITUS,
    Stop(
        rule=TITUS,
        body=(
            Remember(rule=TITUS, into="broke", value=Poor()),
            ForEach(
                rule=TITUS, over=Solvent(), into="seat", body=(GiveCrystals(rule=TITUS, n=1, giver=SEAT),)
            ),
        ),
    ),
    If(
        rule=TITUS_LEAVES,
        cond=AnyOf(of=Bind(name="broke")),
        then=(TELL_BROKE, Sacrifice(rule=TITUS_LEAVES, copy=Own())),
    ),
    whose="any",
)

# ---- 40: Air Elemental

AIR_ELEMENTAL = enter(
    ELEMENTAL,
    ForEach(
        rule=ELEMENTAL,
        over=Opponents(),
        into="seat",
        body=(TellReserve(rule=ELEMENTAL_COUNT, who=SEAT), TurnIntoAir(rule=ELEMENTAL, who=SEAT)),
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
