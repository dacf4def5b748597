"""What is seen in a position under each reading of every ruling of Seasons: cards 1 to 25."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from games.seasons.support.cardplay import FOUR, amulet, dreamt, summoned, weighing, with_card
from games.seasons.support.play import Play, play
from games.seasons.support.positions import CopySpec, DieSpec, DoSpec, PlayerSpec, side, table, turn
from support.play import first

from tutor.games.seasons.cards.cards_11_20 import full_enough

Named = dict[str, str]
"""Readings by the whole id of their ruling."""


class Case(NamedTuple):
    """What is seen in a position that is played under given readings, and what that is by reading."""

    see: Callable[[Named], Any]
    seen: Mapping[str, Any]


END, ENDING = DoSpec("anna", "round-end"), DoSpec("anna", "ending")
ACTIONS = DoSpec("anna", "actions")
BOOTS, DREAM = "summon-temporal-boots", "activate-potion-of-dreams-1"
ITEMS = PlayerSpec(play=("hourglass", "purse-of-io"))
BARRED = ["sea.summon.requirements"]


def hands(cards: int, hand: str, **reserve: int) -> PlayerSpec:
    """Somebody with Hands of Fortune and a card in hand."""
    return PlayerSpec(
        power=5,
        hand=(hand,),
        reserve=reserve,  # type: ignore[arg-type]
        play=("hand-of-fortune",) * cards,
    )


def ended(r: Named, **said: Any) -> Play:
    """The end of a round in which no season changes."""
    return play(table(END, rulings=r, space=1, left=side(pips=1), **said))


def rest(game: Play) -> Play:
    """The position played on with what is offered first."""
    while game.waiting not in ("", "anna: turn"):
        game.answer(first(game.question))
    return game


def facts(game: Play, *names: str) -> tuple[Any, ...]:
    return tuple(game.fact(name) for name in names)


def before_year_one(r: Named) -> Any:
    game = play(turn(r, anna=with_card("temporal-boots"), space=2), BOOTS)
    return facts(game.answer("-3"), "year", "space") if "-3" in game.moves else game.against("-3")


def past_the_end(r: Named) -> Any:
    anna = with_card("temporal-boots")
    game = play(table(ACTIONS, END, rulings=r, anna=anna, space=12, year=3, left=side(pips=1)))
    game.answer(BOOTS, "+1")
    return facts(game.answer("pass") if game.waiting else game, "ended", "space")


def there_and_back(r: Named) -> Any:
    anna = PlayerSpec(power=5, hand=("temporal-boots",) * 2)
    game = play(table(ACTIONS, END, rulings=r, anna=anna, space=12, year=3))
    return game.answer(BOOTS, "+1", BOOTS, "-1", "pass").fact("ended")


def libraries_again(r: Named) -> Any:
    anna = PlayerSpec(hand=("temporal-boots",) * 2, power=5, library={"II": ("lewis",)})
    return play(turn(r, anna=anna, space=12), BOOTS, "+1", BOOTS, "-1").player().hand


def crowned(r: Named) -> Any:
    hand = with_card("vampiric-crown", hand=("vampiric-crown", "kairn"), crystals=9)
    game = play(turn(r, anna=hand, deck=("lewis",)), "summon-vampiric-crown")
    drawn = len(game.of("drew"))
    return drawn, rest(game.answer("discard")).player().hand


def counted_meanwhile(r: Named) -> bool:
    """No Horn brings anybody from 1 token to 4, so that the condition is asked itself."""
    game = ended({}, anna=PlayerSpec(play=("wondrous-chest",), reserve={"air": 3}))
    over = next(event for event in game.events if event.kind == "round-over")
    now = game.table.changed("anna", reserve=(4, 0, 0, 0))
    reading = {"sea.ruling.horn-then-chest": "owner-order"} | r
    return full_enough(now, "anna", now.player("anna").play[0], over, reading.__getitem__)


def two_horns(r: Named) -> Any:
    horns = PlayerSpec(play=("beggars-horn",) * 2, reserve={"air": 1})
    game = ended(r, anna=horns).answer("beggars-horn-1.round-end", "fire")
    return (game.answer("fire") if game.waiting else game).fact("anna.reserve")


def replayed(r: Named) -> Any:
    scale = CopySpec("balance-of-ishtar", turned=True)
    anna = with_card("amsug", play=(scale,), crystals=2, reserve={"air": 4, "water": 1})
    game = play(turn(r, anna=anna), "summon-amsug", "summon-balance-of-ishtar")
    return game.against("activate-balance-of-ishtar-1")


def malice(r: Named, *keys: str) -> Play:
    anna = PlayerSpec(die=DieSpec("die-winter-1", 2), play=("die-of-malice",))
    return play(table(DoSpec("anna", "turn"), rulings=r, anna=anna), *keys)


def malice_crystals(r: Named) -> Any:
    game = malice(r, "activate-die-of-malice-1", "4")
    kinds = [event.kind for event in game.events]
    return kinds.index("crystals-gained") < kinds.index("die-acts")


def saved(r: Named) -> Any:
    book = CopySpec("bespelled-grimoire", tokens={"water": 2})
    return summoned("syllas", rulings=r, boris=PlayerSpec(play=(book,), reserve={"air": 4})).waiting


def lost_amulet(r: Named) -> Any:
    game = summoned("syllas", rulings=r, boris=PlayerSpec(play=(amulet(air=4),)))
    return game.fact("boris.reserve")


CASES_01_25: Final[dict[str, Case]] = {
    "balance-edition": Case(
        lambda r: weighing(r, air=4).answer("activate-balance-of-ishtar-1").player().crystals,
        {"three-nine": 9, "four-twelve": 12},
    ),
    "balance-cost": Case(
        lambda r: play(turn(r, anna=with_card("balance-of-ishtar", crystals=2))).against(
            "summon-balance-of-ishtar"
        ),
        {"two": [], "six": BARRED},
    ),
    "scepter-prestige": Case(
        lambda r: play(table(ENDING, rulings=r, anna=PlayerSpec(play=("scepter",)))).fact("anna.score.cards"),
        {"8": 8, "6": 6},
    ),
    "chalice-on-free-play": Case(
        lambda r: dreamt("divine-chalice", rulings=r, deck=FOUR).waiting,
        {"on-play": "anna: play-free", "on-summon": "anna: turn"},
    ),
    "staff-sees-itself": Case(
        lambda r: summoned("staff-of-spring", rulings=r).player().crystals, {"no": 0, "yes": 3}
    ),
    "summon-trigger-order": Case(
        lambda r: play(
            turn(r, anna=with_card("amulet-of-earth", reserve={"earth": 2}, play=("staff-of-spring",))),
            "summon-amulet-of-earth",
        ).of("crystals-gained", "n"),
        {"owner-choice": [], "summon-triggers-first": [(3,), (9,)], "card-first": [(9,), (3,)]},
    ),
    "two-hands": Case(
        lambda r: play(turn(r, anna=hands(2, "dragon-skull", earth=1))).against("summon-dragon-skull"),
        {"two": [], "one": BARRED},
    ),
    "hand-crystal-only": Case(
        lambda r: play(turn(r, anna=hands(1, "die-of-malice"))).against("summon-die-of-malice"),
        {"no-change": [], "floor-one": BARRED},
    ),
    "crown-discard": Case(crowned, {"hand": (0, ()), "deck": (0, ("kairn",)), "deck-seen": (1, ("kairn",))}),
    "boots-past-year-three": Case(
        past_the_end, {"finish-round": (True, 2), "immediate": (True, 1), "next-advance": (False, 2)}
    ),
    "boots-back-and-forth": Case(there_and_back, {"position-counts": False, "flag": True}),
    "boots-before-year-one": Case(
        before_year_one, {"year-zero": (0, 11), "stop": (1, 1), "forbidden": ["sea.comp.years"]}
    ),
    "library-second-crossing": Case(libraries_again, {"nothing": ("lewis",), "return": ()}),
    "boots-forward-library": Case(
        lambda r: play(
            turn(r, anna=with_card("temporal-boots"), boris=PlayerSpec(library={"II": ("lewis",)}), space=12),
            BOOTS,
            "+1",
        ).fact("boris.hand"),
        {"at-once": 1, "end-of-round": 0},
    ),
    "table-after-boots": Case(
        lambda r: (
            play(
                turn(
                    r,
                    access=True,
                    anna=with_card("temporal-boots", reserve={"earth": 1}, die=DieSpec("die-winter-1", 1)),
                    space=3,
                ),
                BOOTS,
                "+1",
                "crystallise-earth",
            )
            .player()
            .crystals
        ),
        {"token": 1, "dice": 3},
    ),
    "dice-after-boots": Case(
        lambda r: (
            play(
                turn(
                    r,
                    anna=with_card("temporal-boots", die=DieSpec("die-winter-1", 1)),
                    boris=PlayerSpec(die=DieSpec("die-winter-2", 1)),
                    left=DieSpec("die-winter-3", 1),
                    space=3,
                ),
                BOOTS,
                "+1",
            ).waiting
        ),
        {"no": "anna: turn", "yes": "chance: season-die"},
    ),
    "final-season-change": Case(
        lambda r: play(
            table(
                END,
                rulings=r,
                anna=PlayerSpec(play=("figrim",)),
                boris=PlayerSpec(crystals=1),
                space=12,
                year=3,
                left=side(pips=1),
            )
        ).fact("anna.crystals"),
        {"yes": 1, "no": 0},
    ),
    "trigger-player-order": Case(
        lambda r: facts(
            play(
                table(
                    END,
                    rulings=r,
                    anna=PlayerSpec(play=("figrim",)),
                    boris=PlayerSpec(crystals=1, play=("figrim",)),
                    space=3,
                    left=side(pips=1),
                )
            ),
            "anna.crystals",
            "boris.crystals",
        ),
        {"turn-order": (0, 1), "simultaneous": (1, 0)},
    ),
    "amulet-water-leaves": Case(lost_amulet, {"lost": 0, "reserve": 4}),
    "grimoire-leaves": Case(saved, {"keep-seven": "anna: turn", "lose-grimoire": "boris: save-tokens"}),
    "two-horns": Case(two_horns, {"sequential": 2, "together": 3}),
    "horn-then-chest": Case(counted_meanwhile, {"owner-order": True, "same-count": False}),
    "crystal-floor": Case(
        lambda r: play(
            turn(r, anna=PlayerSpec(play=("kairn",), reserve={"air": 1}), boris=PlayerSpec(crystals=1)),
            "activate-kairn-1",
        ).fact("boris.crystals"),
        {"floor": 0, "debt": -3},
    ),
    "malice-crystals-time": Case(malice_crystals, {"at-activation": True, "with-die": False}),
    "malice-after-optional": Case(
        lambda r: play(
            turn(r, anna=PlayerSpec(die=DieSpec("die-winter-1", 2), play=("die-of-malice",)))
        ).against("activate-die-of-malice-1"),
        {"no": ["sea.card.die-of-malice.effect"], "yes": []},
    ),
    "replayed-card": Case(replayed, {"yes": [], "no": ["sea.effect.activated.once"]}),
    "amsug-order": Case(
        lambda r: len(
            summoned("amsug", rulings=r, boris=ITEMS, vera=ITEMS).answer("hourglass-1").of("taken-back")
        ),
        {"turn-order": 1, "simultaneous": 0},
    ),
    "syllas-choice": Case(
        lambda r: summoned("syllas", rulings=r, boris=ITEMS).waiting,
        {"opponent": "boris: sacrifice-one", "owner": "anna: sacrifice-one"},
    ),
    "syllas-order": Case(
        lambda r: len(
            summoned("syllas", rulings=r, boris=ITEMS, vera=ITEMS).answer("hourglass-1").of("sacrificed")
        ),
        {"turn-order": 1, "simultaneous": 0},
    ),
    "dreams-no-card": Case(
        lambda r: play(turn(r, anna=PlayerSpec(play=("potion-of-dreams",), power=1))).against(DREAM),
        {"no": ["sea.card.potion-of-dreams.effect"], "wasted": []},
    ),
    "dreams-slot": Case(
        lambda r: dreamt("olafs-statue", rulings=r, player={"power": 1}).fact("anna.play"),
        {"yes": "olafs-statue", "no": ""},
    ),
    "dreams-must-play": Case(
        lambda r: dreamt("olafs-statue", rulings=r).waiting,
        {"yes": "anna: turn", "optional": "anna: play-free"},
    ),
    "purse-two-balance": Case(
        lambda r: (
            weighing(r, play=("purse-of-io",) * 2).answer("activate-balance-of-ishtar-1").player().crystals
        ),
        {"15": 15, "12": 12},
    ),
    "chalice-must-play": Case(
        lambda r: "none" in summoned("divine-chalice", rulings=r, deck=FOUR).moves,
        {"yes": False, "optional": True},
    ),
    "chalice-rest-when": Case(
        lambda r: (
            summoned(
                "divine-chalice",
                rulings=r,
                deck=("amulet-of-fire", "figrim", "kairn", "hourglass"),
            )
            .answer("amulet-of-fire")
            .waiting
        ),
        {"after": "anna: turn", "before": "anna: keep-one"},
    ),
    "activate-same-turn": Case(
        lambda r: play(
            turn(r, anna=with_card("kairn", reserve={"air": 4, "water": 2, "fire": 1})), "summon-kairn"
        ).against("activate-kairn-1"),
        {"yes": [], "no": ["sea.effect.activated"]},
    ),
}
