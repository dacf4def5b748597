"""One position for every ruling of Res Arcana, with what is seen in it under each of its readings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from games.resarcana.support.play import Play, play
from games.resarcana.support.positions import do, lies, one, table, turn, use
from support.play import keys, preferring

from tutor.engine.state import State
from tutor.engine.step import settle
from tutor.games.resarcana import GAME
from tutor.games.resarcana.position.form import DoSpec, PlayerSpec
from tutor.games.resarcana.state.table import Table

Look = Callable[[State[Table]], Any]


class Case(NamedTuple):
    """A position by the readings it is played under, what is looked at, and what is seen by reading."""

    at: Callable[[dict[str, str]], State[Table]]
    look: Look
    seen: Mapping[str, Any]


def at(*does: DoSpec, **said: Any) -> Callable[[dict[str, str]], State[Table]]:
    """A position of Anna and Boris; `also` are readings of other rulings that it needs."""
    anna, boris, also = said.pop("anna", one()), said.pop("boris", one()), said.pop("also", {})
    players: dict[str, PlayerSpec] = {"anna": anna, "boris": boris} | said.pop("others", {})
    return lambda named: table(*does, players=players, rulings=also | named, **said)


def play_preferring(state: State[Table], *wanted: str) -> Play:
    """The position to its end: each question is answered as wanted, else with what is offered first."""
    return Play(state).on(preferring(*wanted))


# ---- what is looked at


def ends_with(name: str, *wanted: str) -> Look:
    """A fact of the last position."""
    return lambda state: play_preferring(state, *wanted).fact(name)


def offers(state: State[Table]) -> list[str]:
    """What is offered first of all; nothing where the position ends without a question."""
    question = settle(GAME, state).question
    return [] if question is None else keys(question)


def refused(key: str) -> Look:
    """Why something cannot be answered to the first question."""
    return lambda state: play(state).against(key)


def told(*kinds: str, wanted: tuple[str, ...] = ()) -> Look:
    """The order in which events of some kinds happen."""
    return lambda state: [
        event.kind for event in play_preferring(state, *wanted).events if event.kind in kinds
    ]


def gains(*wanted: str) -> Look:
    """How many essences Anna gains in all."""

    def look(state: State[Table]) -> int:
        found = play_preferring(state, *wanted).of("gained", "who", "what")
        mine = (what for who, what in found if who == "anna" and isinstance(what, tuple))
        return sum(int(str(part).partition("-")[2]) for what in mine for part in what)

    return look


def given_back(state: State[Table]) -> tuple[int, int, bool]:
    """Anna's calm, and of the item that she gave back what lies on it and whether it is turned."""
    story = play_preferring(state, "pass", "research")
    back = next(item for item in story.table.items if item.id == "alchemy")
    return story.fact("anna.calm"), sum(back.on), back.turned


def sets(state: State[Table]) -> list[int]:
    """Out of how many sets each but the last is drawn."""
    questions = play_preferring(state).questions
    return [one.chance.total for one in questions if one.kind == "set" and one.chance is not None]


# ---- the positions

BY_BESTIARY = use("sorcerers-bestiary.2")
IN_DISCARD = one(discard=("water-dragon",))
BASIN = one("hypnotic-basin", "druid")
STATUE = one("golden-statue", pool={"gold": 6})
RETURNS = one(with_={"alchemy": lies(turned=True, calm=2)})
FOUNTAIN = "anna.on.fountain-of-youth.life"
BONES = one("dragon-bridle", pool={"death": 4, "life": 1}, hand=("bone-dragon",))
MINOR = one("temple", "catacombs-of-the-dead", pool={"life": 1, "calm": 2}, hand=("tree-of-life",))
ATTACK = use("fire-dragon.1")
SHARED = one("druid", with_={"catacombs-of-the-dead": lies(death=11)})
SHARES = one("witch", with_={"dwarven-mines": lies(gold=10)})

CASES: Final[dict[str, Case]] = {
    "crypt-or-catacombs": Case(
        at(use("crypt.2"), anna=one("crypt", "artificer", pool={"death": 1}, discard=("elvish-bow",))),
        ends_with("anna.components"),
        {"crypt": "crypt, artificer, elvish-bow", "literal": "crypt, artificer"},
    ),
    "early-threshold": Case(
        at(turn(), anna=one("coral-castle", with_={"catacombs-of-the-dead": lies(death=6)})),
        ends_with("winners", "use.coral-castle.1"),
        {"ten": "anna", "eleven-early": ""},
    ),
    "early-fail": Case(
        at(do("actions"), anna=one("coral-castle"), boris=one(hand=("prism",))),
        ends_with("boris.passed", "use.coral-castle.1", "pass"),
        {"continue": True, "end-round": False},
    ),
    "token-early": Case(
        at(turn(), anna=one("coral-castle")),
        told("token-scores", wanted=("use.coral-castle.1",)),
        {"holder": ["token-scores"], "pass-side-only": []},
    ),
    "statue-turn": Case(
        at(do("check"), anna=STATUE),
        told("turned", "more-points", wanted=("golden-statue.1",)),
        {"turn": ["turned", "more-points"], "no-turn": ["more-points", "more-points"]},
    ),
    "statue-when-decided": Case(
        at(do("check"), anna=STATUE),
        told("check", "more-points", wanted=("golden-statue.1",)),
        {"after-count-before-tie": ["check", "more-points"], "before-count": ["more-points", "check"]},
    ),
    "draw-nothing": Case(
        at(turn(), anna=one("library", "druid")),
        refused("use.library.1"),
        {"nothing": [], "cannot-use": ["res.deck.draw-empty"]},
    ),
    "look-fewer": Case(
        at(turn(), anna=one("seer", "prism", deck=("hawk",))),
        refused("use.seer.1"),
        {"as-many": [], "illegal": ["res.deck.look-short"]},
    ),
    "look-which-deck": Case(
        at(use("seer.1"), anna=one("seer", deck=("crypt",)), boris=one(deck=("hawk",)), deck=("temple",)),
        offers,
        {"own-or-monument": ["anna", "monuments"], "any-player": ["anna", "monuments", "boris"]},
    ),
    "item-essences": Case(
        at(turn(), anna=RETURNS),
        given_back,
        {"supply": (0, 0, False), "taken": (2, 0, False), "stay": (0, 2, False)},
    ),
    "item-straight": Case(
        at(turn(), anna=RETURNS), given_back, {"upright": (0, 0, False), "turned": (0, 0, True)}
    ),
    "destroyed-cost": Case(
        at(use("corrupt-altar.2"), anna=one("corrupt-altar", with_={"crypt": lies(paid=1)})),
        gains("crypt"),
        {"printed": 7, "paid": 3},
    ),
    "dagger-which-card": Case(
        at(use("sacrificial-dagger.2"), anna=one("sacrificial-dagger", hand=("crypt",))),
        gains(),
        {"discarded": 5, "dagger": 2},
    ),
    "bestiary-payment": Case(
        at(BY_BESTIARY, anna=one("sorcerers-bestiary", pool={"calm": 4}), boris=IN_DISCARD),
        ends_with("anna.components"),
        {"pay-cost": "sorcerers-bestiary", "free": "sorcerers-bestiary, water-dragon"},
    ),
    "bestiary-reduce-power-cost": Case(
        at(turn(), anna=one("sorcerers-bestiary", "dragon-bridle", pool={"calm": 1})),
        refused("use.sorcerers-bestiary.2"),
        {"no": ["res.power.cost-conditions"], "yes": []},
    ),
    "foreign-dragon-discard": Case(
        at(
            BY_BESTIARY,
            use("corrupt-altar.2"),
            anna=one("sorcerers-bestiary", "corrupt-altar", pool={"calm": 4}),
            boris=IN_DISCARD,
            also={"res.ruling.bestiary-payment": "free"},
        ),
        ends_with("boris.discard", "water-dragon"),
        {"controller": "", "first-owner": "water-dragon"},
    ),
    "egg-teeth-source": Case(
        at(use("dragon-teeth.2"), anna=one("dragon-teeth", pool={"elan": 3}, discard=("water-dragon",))),
        ends_with("anna.components"),
        {"hand": "dragon-teeth", "anywhere": "dragon-teeth, water-dragon"},
    ),
    "straighten-itself": Case(
        at(use("witch.1"), anna=one("witch", "hawk", pool={"calm": 2})),
        told("straightened", "nothing-straightened"),
        {"yes": ["straightened"], "no": ["nothing-straightened"]},
    ),
    "x-zero": Case(
        at(use("prism.2"), anna=one("prism", pool={"calm": 1, "life": 1})),
        offers,
        {"yes": ["nothing", "calm-1", "life-1"], "positive": ["calm-1", "life-1"]},
    ),
    "x-gold": Case(
        at(use("prism.2"), anna=one("prism", pool={"gold": 1, "calm": 1})),
        offers,
        {"yes": ["nothing", "calm-1", "gold-1"], "no": ["nothing", "calm-1"]},
    ),
    "any-cost-gold": Case(
        at(turn(), anna=one("transmuter", "hawk", pool={"gold": 2})),
        refused("use.transmuter.1"),
        {"yes": [], "no": ["res.power.transmuter"]},
    ),
    "collect-mandatory": Case(
        at(do("collect"), anna=one("necromancer")),
        offers,
        {"mandatory": [], "optional": ["gain.necromancer", "done"]},
    ),
    "automaton-mandatory": Case(
        at(do("collect"), anna=one(with_={"automaton": lies(gold=1)})),
        offers,
        {"auto": ["take.automaton", "done"], "may": ["take.automaton", "grow.automaton", "done"]},
    ),
    "forge-choice": Case(
        at(do("collect"), anna=one("cursed-forge", pool={"death": 1}, with_={"athanor": lies(elan=1)})),
        refused("turn.cursed-forge"),
        {"free-choice": [], "pay-if-able": ["res.collect.cursed-forge"]},
    ),
    "discard-by-effect": Case(
        at(use("sacrificial-dagger.2"), anna=one("sacrificial-dagger", hand=("prism",))),
        gains(),
        {"no": 0, "yes": 1},
    ),
    "divination-short": Case(
        at(turn(), anna=one("divination", "druid", hand=("prism",), deck=("hawk",))),
        refused("use.divination.1"),
        {"all": [], "illegal": ["res.destroy.vs-discard"]},
    ),
    "reaction-order": Case(
        at(
            ATTACK,
            anna=one("fire-dragon"),
            boris=one("healer", pool={"life": 2}),
            others={"vera": one("temple", pool={"life": 2})},
        ),
        told("answers", "decided", "lost", wanted=("suffer",)),
        {"clockwise": ["answers", "lost"] * 2, "simultaneous": ["decided"] * 2 + ["lost"] * 2},
    ),
    "bridle-scope": Case(
        at(use("elvish-bow.1"), anna=one("elvish-bow"), boris=one("dragon-bridle", "healer")),
        refused("dragon-bridle.1"),
        {"dragon-power": ["res.life.reaction"], "life-loss": []},
    ),
    "sea-serpent-destroy": Case(
        at(
            use("sea-serpent.1"),
            anna=one("sea-serpent"),
            boris=one("healer", with_={"crypt": lies(turned=True)}),
        ),
        refused("way-out"),
        {"own": [], "upright": ["res.life.opt-out"]},
    ),
    "first-game-hand": Case(
        at(do("setup"), mode="first-game"),
        lambda state: play_preferring(state).of("deck-made", "n")[0],
        {"hand": (5,), "shuffle": (8,)},
    ),
    "first-game-players": Case(at(do("setup"), mode="first-game"), sets, {"any": [4, 3], "lowest": [2]}),
    "duel-shared": Case(
        at(do("check"), do("record-win"), anna=SHARED, boris=SHARES, first="boris", mode="duel"),
        ends_with("anna.wins"),
        {"none": 0, "both": 1},
    ),
    "duel-first-game-who": Case(
        at(do("setup"), mode="duel"),
        told("first-drawn"),
        {"normal": [], "random": ["first-drawn"]},
    ),
    "reduction-allocation": Case(
        at(do("place", card="bone-dragon"), anna=BONES),
        offers,
        {"payer": ["death-2", "life-1+death-1"], "fixed": []},
    ),
    "reduction-optional": Case(
        at(
            do("place", card="fire-dragon"),
            anna=one("dragon-bridle", pool={"elan": 6}, hand=("fire-dragon",)),
        ),
        offers,
        {"no-effect": [], "optional": ["elan-3", "elan-6"]},
    ),
    "copy-zero": Case(
        at(turn(), anna=BASIN), refused("use.hypnotic-basin.1"), {"yes": [], "no": ["res.power.copy-rival"]}
    ),
    "fountain-output": Case(
        at(use("fountain-of-youth.1"), anna=one("fountain-of-youth", pool={"death": 2})),
        ends_with(FOUNTAIN),
        {"two-calm-one-life": 1, "two-life-one-calm": 2},
    ),
    "public-minor": Case(
        at(do("collect"), turn(), anna=MINOR),
        lambda state: (gains("place.tree-of-life", "pass")(state), refused("place.tree-of-life")(state)),
        {"catalogue": (2, []), "alternative": (0, ["res.action.place"])},
    ),
    "pop-base-points": Case(
        at(turn(), anna=one("sacred-grove", "druid")),
        ends_with("anna.points", "pass"),
        {"always": 3, "only-with-essences": 1},
    ),
    "place-source": Case(
        at(use("duelist.1"), anna=one("duelist", pool={"death": 1, "gold": 1})),
        ends_with("anna.gold"),
        {"supply": 1, "pool": 0},
    ),
    "effect-optional": Case(
        at(use("druid.1"), anna=one("druid", with_={"hawk": lies(turned=True)})),
        offers,
        {"must": [], "may": ["hawk", "nothing"]},
    ),
    "place-unpaid": Case(
        at(turn(), anna=one("sorcerers-bestiary", pool={"calm": 4}), boris=IN_DISCARD),
        refused("use.sorcerers-bestiary.2"),
        {"may": [], "must-place": ["res.reduction.with-placement-powers"]},
    ),
}
"""By the end of a ruling's id."""
