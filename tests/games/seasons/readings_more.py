"""What is seen in a position under each reading of every ruling of Seasons: cards 26 to 50, and the rules."""

from __future__ import annotations

from typing import Any, Final

from games.seasons.readings_table import ACTIONS, BARRED, END, ENDING, Case, Named, ended, facts, hands
from games.seasons.support.cardplay import amulet, dreamt, summoned, weighing, with_card
from games.seasons.support.play import Play, play
from games.seasons.support.positions import (
    SEATS,
    CopySpec,
    DieSpec,
    DoSpec,
    PlayerSpec,
    TurnSpec,
    side,
    table,
    turn,
)

from tutor.games.seasons.procedures.setup import opening
from tutor.games.seasons.scoring.final_points import winners
from tutor.games.seasons.state.table import Score

TURN, DIE = DoSpec("anna", "turn"), DoSpec("anna", "die-actions")
RECEIVED = CopySpec("damned-soul", received=True)
FAIRIES = PlayerSpec(play=("thieving-fairies",))
LEECH = PlayerSpec(play=("arcano-leech",))
MALICE, MIRROR = "summon-die-of-malice", "activate-mirror-1"
SOUL, KRISS = "activate-damned-soul-1", "activate-necrotic-kriss-1"


def leeches(r: Named, n: int = 1, crystals: int = 1, **said: Any) -> Any:
    """What stands against a summon while Boris has Leeches."""
    anna = PlayerSpec(crystals=crystals, power=9, hand=("die-of-malice",), **said)
    return play(turn(r, anna=anna, boris=PlayerSpec(play=("arcano-leech",) * n))).against(MALICE)


def rolled(r: Named, **said: Any) -> Play:
    """Anna's turn from its beginning, with a die."""
    return play(table(TURN, rulings=r, anna=PlayerSpec(**said), deck=("idol", "lewis", "sid")))


def tied(r: Named) -> Any:
    game = play(table(ENDING, anna=PlayerSpec(crystals=4), boris=PlayerSpec(crystals=9), vera=PlayerSpec()))
    reading = {"sea.ruling.soul-counts": "yes", "sea.ruling.tie-after-cards": "shared"} | r
    scores = tuple(Score(seat, (("total", n),)) for seat, n in zip(SEATS, (9, 9, 0), strict=False))
    return winners(game.table, scores, reading.__getitem__)


def running_out(r: Named) -> Any:
    anna = PlayerSpec(reserve={"air": 2}, play=("potion-of-knowledge",))
    stockpile = {"air": 2, "water": 2, "fire": 0, "earth": 1}
    return play(turn(r, anna=anna, stockpile=stockpile), "activate-potion-of-knowledge-1").moves


def who_answers(r: Named) -> Any:
    """Boris is the first player; his Fairies and Anna's answer Vera's Idol."""
    do, spec, vera = DoSpec("vera", "actions"), TurnSpec("vera"), PlayerSpec(crystals=2, play=("idol",))
    game = play(table(do, rulings=r, n=3, first="boris", turn=spec, anna=FAIRIES, boris=FAIRIES, vera=vera))
    game.answer("activate-idol-1")
    return [seat for kind, seat in game.of("reacted", "kind", "seat") if kind == "answer"]


def two_titus(r: Named) -> Any:
    game = ended(r, anna=PlayerSpec(play=("titus",) * 2), boris=PlayerSpec(crystals=1))
    return (game.answer("titus-1.round-end") if game.waiting else game).player().count("titus")


def soul_again(r: Named) -> Any:
    do = (ACTIONS, DoSpec("boris", "actions"))
    players = {"anna": PlayerSpec(reserve={"water": 1}, play=("damned-soul",))}
    players["boris"] = PlayerSpec(reserve={"water": 1})
    return play(table(*do, rulings=r, turn=TurnSpec("anna"), **players), SOUL, "pass").against(SOUL)


def sets(r: Named) -> Any:
    game = Play(opening(("anna", "boris"), "apprentice", tuple(r.items())))
    while not game.over and game.question.chance is not None:
        game.answer(game.question.chance.pick(0))
    return game.waiting


def kept(r: Named, *keys: str) -> Any:
    return rolled(r, die=side(draw=True)).answer(*keys).moves


CASES_26_50: Final[dict[str, Case]] = {
    "idol-edition": Case(lambda r: summoned("idol", rulings=r).player().crystals, {"yes": 10, "no": 0}),
    "amulet-cost-record": Case(
        lambda r: play(turn(r, anna=with_card("elemental-amulet", reserve={}))).against(
            "summon-elemental-amulet"
        ),
        {"one-to-four": BARRED, "zero-to-four": []},
    ),
    "effect-types": Case(
        lambda r: len(summoned("lantern", rulings=r, boris=FAIRIES).of("no-answer")), {"public": 0, "lua": 1}
    ),
    "prestige-not-in-text": Case(
        lambda r: play(table(ENDING, rulings=r, anna=PlayerSpec(play=("sid",)))).of(
            "prestige-unknown", "card"
        ),
        {"public": [], "unknown": [("sid",)]},
    ),
    "treatise-on-free-play": Case(
        lambda r: dreamt("cursed-treatise", rulings=r).waiting,
        {"on-play": "anna: gain-any", "on-summon": "anna: turn"},
    ),
    "amulet-two-hands": Case(
        lambda r: dict(
            play(
                turn(r, anna=hands(2, "elemental-amulet", earth=1)), "summon-elemental-amulet"
            ).question.facts
        )["left"],
        {"three": 2, "two": 1},
    ),
    "amulet-water-scope": Case(
        lambda r: (
            "crystallise-on:amulet-of-water-1:air"
            in play(turn(r, access=True, anna=PlayerSpec(play=(amulet(air=1),)))).moves,
            play(turn(r, anna=PlayerSpec(play=(amulet(air=1), "glutton-cauldron")))).against(
                "activate-glutton-cauldron-1"
            ),
        ),
        {
            "all-costs": (True, ["sea.effect.activated.cost"]),
            "all-and-cauldron": (True, []),
            "costs-only": (False, ["sea.effect.activated.cost"]),
        },
    ),
    "two-titus": Case(two_titus, {"sequential": 1, "together": 2}),
    "gauge-floor": Case(
        lambda r: summoned("demon-of-argos", rulings=r, deck=("idol",)).fact("boris.power"),
        {"floor": 0, "negative": -1},
    ),
    "skull-itself": Case(
        lambda r: play(turn(r, anna=PlayerSpec(play=("dragon-skull", "idol", "figrim")))).against(
            "activate-dragon-skull-1"
        ),
        {"yes": [], "no": ["sea.effect.activated.cost"]},
    ),
    "kriss-scope": Case(
        lambda r: play(turn(r, anna=PlayerSpec(play=("necrotic-kriss",)))).against(KRISS),
        {"no": ["sea.effect.activated.cost"], "yes": []},
    ),
    "treatise-forced": Case(
        lambda r: summoned(
            "syllas", rulings=r, boris=PlayerSpec(reserve={"air": 2}, play=("cursed-treatise",))
        ).fact("boris.reserve"),
        {"yes": 0, "no": 2},
    ),
    "life-empty": Case(
        lambda r: play(turn(r, anna=PlayerSpec(play=("potion-of-life",)))).against(
            "activate-potion-of-life-1"
        ),
        {"yes": [], "no": ["sea.card.potion-of-life.effect"]},
    ),
    "leech-crystal-source": Case(
        lambda r: leeches(r, crystals=0, play=("staff-of-spring",)),
        {"no": ["sea.card.arcano-leech.effect"], "yes": []},
    ),
    "several-leeches": Case(lambda r: leeches(r, 2), {"each": ["sea.card.arcano-leech.effect"], "one": []}),
    "fairies-cost-order": Case(
        lambda r: play(
            turn(r, anna=PlayerSpec(crystals=1, play=("mirror",), reserve={"air": 1}), boris=FAIRIES)
        ).against(MIRROR),
        {"before-cost": ["sea.card.thieving-fairies.effect"], "after-cost": []},
    ),
    "fairies-passing": Case(
        lambda r: play(
            turn(r, anna=PlayerSpec(crystals=5, play=("damned-soul",), reserve={"water": 1}), boris=FAIRIES),
            SOUL,
        ).fact("boris.crystals"),
        {"yes": 2, "no": 0},
    ),
    "soul-turned": Case(soul_again, {"straight": [], "turned": ["sea.effect.activated.once"]}),
    "soul-counts": Case(
        lambda r: play(turn(r, anna=PlayerSpec(power=1, hand=("die-of-malice",), play=(RECEIVED,)))).against(
            MALICE
        ),
        {"yes": ["sea.summon.gauge-check"], "no": []},
    ),
    "sid-timing": Case(
        lambda r: (
            play(
                turn(
                    r,
                    anna=with_card("sid", crystals=4, play=("staff-of-spring",)),
                    boris=PlayerSpec(crystals=6),
                ),
                "summon-sid",
            )
            .player()
            .crystals
        ),
        {"yes": 12, "no": 7},
    ),
    "lantern-is-crystallising": Case(
        lambda r: play(
            table(ENDING, rulings=r, anna=PlayerSpec(play=("lantern", "purse-of-io"), reserve={"air": 2}))
        ).fact("anna.crystals"),
        {"no": 6, "yes": 8},
    ),
    "orb-no-power": Case(
        lambda r: (
            play(
                turn(r, anna=PlayerSpec(play=("crystal-orb",)), deck=("figrim",)), "activate-crystal-orb-1"
            ).moves
        ),
        {"return": ("return",), "discard": ("discard",)},
    ),
    "mirror-same-type": Case(
        lambda r: (
            play(
                turn(r, anna=PlayerSpec(crystals=2, play=("mirror",), reserve={"air": 2})),
                MIRROR,
                "2",
                "fire",
            ).waiting
        ),
        {"no": "anna: turn", "yes": "anna: exchange-for"},
    ),
    "demon-order": Case(
        lambda r: summoned("demon-of-argos", rulings=r, n=3, first="vera", deck=("idol",)).fact("boris.hand"),
        {"from-left": 1, "from-first": 0},
    ),
    "answer-order": Case(who_answers, {"from-actor": ["anna", "boris"], "from-first": ["boris", "anna"]}),
}

CASES_OF_THE_RULES: Final[dict[str, Case]] = {
    "dice-brotherta": Case(
        lambda r: play(table(END, rulings=r, left=DieSpec("die-winter-1", 3))).fact("space"),
        {"regular": 2, "brotherta": 4},
    ),
    "dice-takitsu": Case(
        lambda r: rolled(r, die=DieSpec("die-winter-5", 3)).fact("anna.power"), {"yes": 1, "no": 0}
    ),
    "example-two-earth-face": Case(
        lambda r: rolled(r, die=DieSpec("die-summer-5", 3)).fact("turn.access"), {"no": True, "yes": False}
    ),
    "prestige-and-wheel-marking": Case(
        lambda r: Play(opening(("anna", "boris"), "archmage", tuple(r.items()))).of("year-token", "mark"),
        {"irrelevant": [("1",)], "other": [("I",)]},
    ),
    "starter-sets-fewer": Case(sets, {"numbered": "anna: pile", "any": "anna: starter-set"}),
    "stockpile-limit": Case(
        running_out, {"unlimited": ("air", "water", "fire", "earth"), "limited": ("water", "earth")}
    ),
    "end-of-round-order": Case(
        lambda r: [
            event.kind
            for event in play(table(END, rulings=r, left=side(pips=1))).events
            if event.kind in ("round-over", "season-moved")
        ],
        {"before": ["round-over", "season-moved"], "after": ["season-moved", "round-over"]},
    ),
    "tie-after-cards": Case(tied, {"shared": ("anna", "boris"), "further": ("boris",)}),
    "bonus-crystallise-duration": Case(
        lambda r: facts(
            play(
                turn(r, anna=PlayerSpec(power=1, reserve={"air": 3}, hand=("die-of-malice",))),
                "bonus-crystallise",
                "crystallise-air",
                "crystallise-air",
                MALICE,
            ),
            "turn.access",
            "turn.extra",
            "anna.crystals",
        ),
        {"turn": (True, 1, 4), "once": (False, 0, 4)},
    ),
    "bonus-crystallise-twice": Case(
        lambda r: (
            play(
                turn(r, anna=PlayerSpec(reserve={"air": 1})),
                "bonus-crystallise",
                "bonus-crystallise",
                "crystallise-air",
            )
            .player()
            .crystals
        ),
        {"add": 3, "no": 2},
    ),
    "bonus-balance": Case(
        lambda r: weighing(r, access=True, extra=1).answer("activate-balance-of-ishtar-1").player().crystals,
        {"yes": 12, "no": 9},
    ),
    "bonus-exchange-one": Case(
        lambda r: play(turn(r, anna=PlayerSpec(reserve={"air": 1}))).against("bonus-exchange"),
        {"two": ["sea.bonus.exchange"], "one-or-two": []},
    ),
    "bonus-gauge-at-15": Case(
        lambda r: play(turn(r, anna=PlayerSpec(power=15))).against("bonus-summoning"),
        {"no": ["sea.gauge.max"], "wasted": []},
    ),
    "bonus-draw-keep": Case(
        lambda r: kept(r, "bonus-draw", "idol+sid"),
        {"keep-one": ("idol", "sid"), "free": ("idol", "sid", "none")},
    ),
    "activation-before-die": Case(
        lambda r: rolled(r, die=DieSpec("die-winter-1", 2), play=("potion-of-power",)).fact("turn.stage"),
        {"no": "actions", "yes": "before-die"},
    ),
    "reshuffle-empty": Case(
        lambda r: play(table(TURN, rulings=r, anna=PlayerSpec(die=side(draw=True))), "draw").waiting,
        {"nothing": "anna: turn", "stop": ""},
    ),
    "reshuffle-when": Case(
        lambda r: facts(
            play(
                table(
                    TURN, rulings=r, anna=PlayerSpec(die=side(draw=True)), deck=("idol",), discard=("sid",)
                ),
                "draw",
            ),
            "deck",
            "discard",
        ),
        {"when-needed": (0, 1), "at-once": (1, 0)},
    ),
    "die-crystallise-optional": Case(
        lambda r: rolled(r, die=DieSpec("die-winter-1", 2)).waiting,
        {"duty-except-crystallise": "anna: turn", "all-optional": "anna: die-symbol"},
    ),
    "die-order": Case(
        lambda r: rolled(r, die=DieSpec("die-winter-1", 2)).waiting,
        {"as-listed": "anna: turn", "own-choice": "anna: die-symbol"},
    ),
    "free-cost-by-hand-size": Case(
        lambda r: play(turn(r, anna=PlayerSpec(power=1, play=("kairn", "idol"), reserve={"air": 1}))).against(
            "activate-idol-1"
        ),
        {"yes": [], "no": ["sea.summon.gauge-check"]},
    ),
}
