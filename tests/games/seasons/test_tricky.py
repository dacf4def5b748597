"""Situations in which several texts meet, played through and held against what the rulebook says."""

from __future__ import annotations

from typing import Any

import pytest
from games.seasons.support.cardplay import FOUR, amulet, dreamt, summoned, with_card
from games.seasons.support.play import Play, play
from games.seasons.support.positions import CopySpec, DieSpec, DoSpec, PlayerSpec, TurnSpec, side, table, turn

from tutor.games.seasons.components.faces import Energy
from tutor.games.seasons.state.energy import size

END, ENDING = DoSpec("anna", "round-end"), DoSpec("anna", "ending")
ACTIONS = DoSpec("anna", "actions")
BOOTS, SOUL, SKULL = "summon-temporal-boots", "activate-damned-soul-1", "activate-dragon-skull-1"
POT = "activate-glutton-cauldron-1"
ONE_PIP = side(pips=1)


def crystals(game: Play, *seats: str) -> list[int]:
    return [game.player(seat).crystals for seat in seats]


def round_end(**said: Any) -> Play:
    """The end of a round; the season token goes one space on."""
    return play(table(END, left=ONE_PIP, **said))


# ---- the season token


@pytest.mark.rules("sea.card.temporal-boots.effect", "sea.year.library", "sea.card.figrim.effect")
def test_boots_over_the_line_of_the_year_begin_it_in_the_middle_of_a_round() -> None:
    """Figrim and the Hourglass act, and the cards of the year are taken, of which no more come later."""
    anna = PlayerSpec(power=3, hand=("temporal-boots",), play=("hourglass",), library={"III": ("lewis",)})
    boris = PlayerSpec(crystals=2, play=("figrim",), library={"III": ("sid",)})
    game = play(
        table(
            ACTIONS, END, anna=anna, boris=boris, vera=PlayerSpec(crystals=1), year=2, space=11, left=ONE_PIP
        )
    )
    game.answer(BOOTS, "+2")
    assert (game.fact("year"), game.fact("space"), game.fact("season")) == (3, 1, "winter")
    assert game.player().hand == ("lewis",) and game.player("boris").hand == ("sid",)
    game.answer("air")
    assert crystals(game, "boris", "vera") == [3, 0], "Anna has nothing to give"
    game.answer("pass")
    assert game.fact("space") == 2 and not game.table.ended and len(game.of("library-taken")) == 2


@pytest.mark.rules("sea.card.temporal-boots.back-year")
def test_boots_back_over_the_line_leave_cards_in_hand_that_do_not_come_twice() -> None:
    anna = PlayerSpec(power=3, hand=("temporal-boots", "lewis"), die=DieSpec("die-winter-1", 1))
    game = play(
        table(
            ACTIONS,
            END,
            anna=anna,
            boris=PlayerSpec(hand=("sid",)),
            year=2,
            space=1,
            left=DieSpec("die-winter-2", 2),
        )
    )
    game.answer(BOOTS, "-1")
    assert (game.fact("year"), game.fact("season")) == (1, "autumn")
    assert game.player().hand == ("lewis",) and game.player("boris").hand == ("sid",)
    game.answer("pass")
    assert (game.fact("year"), game.fact("space")) == (2, 2)
    assert game.player().hand == ("lewis",) and game.of("library-taken") == []


@pytest.mark.rules("sea.card.temporal-boots.season-change", "sea.cry.value")
def test_boots_change_what_tokens_are_worth_in_the_turn_under_way() -> None:
    """Earth gives 3 in winter and 1 in spring: some are crystallised before, and some behind the Boots."""
    anna = with_card("temporal-boots", reserve={"earth": 1, "fire": 1}, die=DieSpec("die-winter-1", 1))
    game = play(turn(access=True, anna=anna, space=3), "crystallise-earth")
    assert game.player().crystals == 3
    assert game.answer(BOOTS, "+1", "crystallise-fire").player().crystals == 3 + 3


@pytest.mark.rules("sea.card.hourglass.effect", "sea.reserve.overflow", "sea.card.lantern.effect")
def test_an_hourglass_in_the_last_change_of_season_fills_a_lantern() -> None:
    """Two copies give two tokens; what does not fit goes back, and the Lantern counts what is left."""
    anna = PlayerSpec(play=("hourglass", "hourglass", "lantern"), reserve={"fire": 6})
    game = play(table(END, ENDING, anna=anna, year=3, space=12, left=ONE_PIP))
    game.answer("hourglass-1.season", "air", "water")
    assert game.waiting == "anna: discard-token" and game.player().crystals == 0
    game.answer("fire")
    assert game.player().reserve == (1, 1, 5, 0) and game.fact("anna.crystals") == 21
    assert game.of("energy-worthless", "n") == [(7,)]


# ---- a Soul


@pytest.mark.rules("sea.card.damned-soul.pass", "sea.card.damned-soul.round", "sea.card.damned-soul.penalty")
def test_a_soul_goes_round_the_table_and_costs_who_has_it_in_the_end() -> None:
    """Its summoner alone gains; it passes two neighbours in one round, who need no summoning power for it."""
    water: dict[Energy, int] = {"water": 1}
    do = (ACTIONS, DoSpec("boris", "actions"), END, ENDING)
    anna = PlayerSpec(power=1, reserve={"water": 1, "fire": 1}, crystals=2, hand=("damned-soul",))
    game = play(
        table(*do, n=3, anna=anna, boris=PlayerSpec(reserve=water), vera=PlayerSpec(crystals=2), left=ONE_PIP)
    )
    game.answer("summon-damned-soul")
    gained = game.player().crystals
    game.answer(SOUL, "pass", SOUL, "pass")
    assert [game.player(seat).count("damned-soul") for seat in ("anna", "boris", "vera")] == [0, 0, 1]
    assert game.player().crystals == gained and game.fact("boris.crystals") == 0
    assert game.fact("vera.crystals") == 0, "it takes three, and no more than there are"
    assert game.fact("vera.score.cards") == -5 and game.fact("anna.score.cards") == 0


# ---- who has nothing


@pytest.mark.rules("sea.card.figrim.poor", "sea.card.titus.sacrifice", "sea.card.kairn.effect")
def test_nobody_takes_crystals_that_are_not_there() -> None:
    anna = PlayerSpec(play=("figrim", "titus", "kairn"), reserve={"air": 1})
    poor, rich = PlayerSpec(), PlayerSpec(crystals=6)
    game = play(table(ACTIONS, END, anna=anna, boris=poor, vera=rich, space=3, left=ONE_PIP))
    game.answer("activate-kairn-1")
    assert crystals(game, "anna", "boris", "vera") == [0, 0, 2], "what Kairn destroys nobody gains"
    game.answer("pass")
    assert crystals(game, "anna", "boris", "vera") == [2, 0, 0]
    assert [copy.card for copy in game.player().play] == ["figrim", "kairn"], "Titus has left"


@pytest.mark.rules("sea.card.sid.effect", "sea.card.sid.poor", "sea.card.arcano-leech.effect")
def test_sid_counts_crystals_behind_what_a_leech_has_taken() -> None:
    """Eight against seven: the Leech makes it seven against eight, so that nothing is taken."""
    anna = with_card("sid", crystals=8, reserve={"earth": 1})
    game = play(turn(anna=anna, boris=PlayerSpec(crystals=7, play=("arcano-leech",))), "summon-sid")
    assert crystals(game, "anna", "boris") == [7, 8] and len(game.of("no-leader")) == 1
    ahead = play(turn(anna=with_card("sid", crystals=9, reserve={"earth": 1}), boris=PlayerSpec(crystals=3)))
    assert crystals(ahead.answer("summon-sid"), "anna", "boris") == [12, 0]


@pytest.mark.rules("sea.card.thieving-fairies.poor", "sea.card.thieving-fairies.effect")
def test_two_fairies_take_what_there_is_and_gain_all_the_same() -> None:
    anna = PlayerSpec(crystals=1, play=("potion-of-knowledge",))
    game = play(turn(anna=anna, boris=PlayerSpec(play=("thieving-fairies",) * 2)))
    game.answer("activate-potion-of-knowledge-1", "thieving-fairies-1.activated")
    assert crystals(game, "anna", "boris") == [0, 3] and game.waiting == "anna: gain-any"


# ---- two copies


@pytest.mark.rules(
    "sea.summon.two-copies", "sea.card.hand-of-fortune.effect", "sea.card.staff-of-spring.effect"
)
def test_two_hands_and_two_staffs_answer_one_summon_together() -> None:
    cards = ("hand-of-fortune", "hand-of-fortune", "staff-of-spring", "staff-of-spring")
    game = play(turn(anna=PlayerSpec(power=9, play=cards, hand=("amulet-of-air",), reserve={"air": 1})))
    game.answer("summon-amulet-of-air", "staff-of-spring-1.summoned")
    assert size(game.player().reserve) == 0 and game.player().crystals == 6 and game.player().power == 11


@pytest.mark.rules("sea.card.ragfields-helm.effect")
def test_two_helms_give_twenty_each_and_a_tie_gives_nothing() -> None:
    two = PlayerSpec(play=("ragfields-helm", "ragfields-helm"))
    game = play(table(ENDING, anna=two, boris=PlayerSpec(play=("idol",))), "ragfields-helm-1.game-end")
    assert game.player().crystals == 40
    tied = play(table(ENDING, anna=two, boris=PlayerSpec(play=("idol", "kairn"))))
    assert tied.player().crystals == 0


# ---- sacrifices


@pytest.mark.rules("sea.card.dragon-skull.effect", "sea.card.cursed-treatise.sacrificed")
def test_a_skull_gives_up_a_treatise_a_grimoire_and_an_amulet() -> None:
    """The Treatise empties the whole reserve, the Amulet's tokens go with it, and the crystals come."""
    book = CopySpec("bespelled-grimoire", tokens={"fire": 3})
    anna = PlayerSpec(play=("dragon-skull", "cursed-treatise", book, amulet(earth=2)), reserve={"air": 7})
    game = play(turn(anna=anna), SKULL, "cursed-treatise-1", "bespelled-grimoire-1", "amulet-of-water-1")
    while game.waiting == "anna: discard-token":
        game.answer("air")
    assert [copy.card for copy in game.player().play] == ["dragon-skull"] and game.player().crystals == 15
    assert size(game.player().reserve) == 0 and game.of("tokens-lost", "tokens") == [(("earth", "earth"),)]
    assert game.table.discard == ("amulet-of-water", "bespelled-grimoire", "cursed-treatise")


@pytest.mark.rules("sea.card.bespelled-grimoire.limit", "sea.reserve.overflow")
def test_a_grimoire_that_is_taken_back_leaves_seven_tokens() -> None:
    """Ten fit with it; without it any seven of them are kept, and the limit is seven again."""
    book = CopySpec("bespelled-grimoire", tokens={"fire": 3})
    boris = PlayerSpec(play=(book,), reserve={"air": 7})
    game = summoned("amsug", boris=boris)
    assert game.waiting == "boris: discard-token"
    game.answer("air", "air", "fire")
    assert game.player("boris").reserve == (5, 0, 2, 0) and game.player("boris").hand == (book.card,)
    assert game.fact("boris.limit") == 7


# ---- tokens on cards


@pytest.mark.rules("sea.card.amulet-of-water.not-reserve", "sea.card.potion-of-life.tokens")
def test_tokens_on_an_amulet_outlast_a_potion_and_are_crystallised_behind_it() -> None:
    anna = PlayerSpec(play=(amulet(earth=2), "potion-of-life"), reserve={"air": 7})
    game = play(turn(access=True, anna=anna), "activate-potion-of-life-1")
    assert game.player().crystals == 28 and game.fact("anna.tokens.amulet-of-water-1") == 2
    game.answer("crystallise-several")
    assert game.player().crystals == 28 + 6, "both are taken, since there are no more"


@pytest.mark.rules("sea.card.glutton-cauldron.seven", "sea.card.glutton-cauldron.overflow")
def test_a_full_cauldron_gives_up_its_tokens_as_far_as_they_fit() -> None:
    """Six on the card, and seven in the reserve: with the seventh there are thirteen, of which ten fit."""
    pot = CopySpec("glutton-cauldron", tokens={"water": 6})
    anna = PlayerSpec(play=(pot, "bespelled-grimoire", "purse-of-io"), reserve={"air": 7})
    game = play(turn(anna=anna), POT)
    assert game.of("over-limit", "n", "limit") == [(3, 10)]
    game.answer("air", "air", "air")
    assert game.player().reserve == (4, 6, 0, 0) and game.player().crystals == 15
    assert game.table.discard == ("glutton-cauldron",) and game.fact("anna.cards") == 2


# ---- cards that are played free


@pytest.mark.rules("sea.card.divine-chalice.no-summon-triggers", "sea.card.arcano-leech.hand-only")
def test_a_leech_is_paid_for_the_chalice_and_not_for_what_it_plays() -> None:
    four = ("elemental-amulet", "kairn", "hourglass", "figrim")
    anna = with_card("divine-chalice", crystals=1, play=("staff-of-spring",), power=9)
    boris = PlayerSpec(play=("arcano-leech",))
    game = play(
        turn(anna=anna, boris=boris, deck=(four, ("lewis",))), "summon-divine-chalice", "elemental-amulet"
    )
    assert game.fact("boris.crystals") == 1
    game.answer("air", "air")
    assert game.player().hand == ("lewis",) and game.player().power == 10, "all four effects of the Amulet"
    assert game.player().crystals == 1 - 1 + 3 + 5 and game.player().reserve == (2, 0, 0, 0)


@pytest.mark.rules("sea.play.free-gauge", "sea.card.divine-chalice.gauge")
def test_a_dream_of_a_chalice_needs_two_places() -> None:
    game = dreamt("divine-chalice", player={"power": 1}, deck=FOUR)
    assert game.fact("anna.play") == "divine-chalice" and game.fact("discard") == 5
    assert dreamt("divine-chalice", player={"power": 2}, deck=FOUR).waiting == "anna: play-free"


@pytest.mark.rules("sea.card.lewis.count", "sea.reserve.overflow", "sea.card.air-elemental.count")
def test_lewis_copies_a_reserve_that_an_elemental_has_blown_through() -> None:
    """Grimoire tokens turn to air and are copied, those on an Amulet neither; seven are kept of ten."""
    book = CopySpec("bespelled-grimoire", tokens={"fire": 3})
    boris = PlayerSpec(play=(book, amulet(fire=2)), reserve={"earth": 4})
    anna = PlayerSpec(power=2, hand=("air-elemental", "lewis"), reserve={"air": 4, "water": 2, "fire": 1})
    game = play(turn(anna=anna, boris=boris), "summon-air-elemental", "summon-lewis")
    assert game.fact("boris.reserve.air") == 7 and game.fact("boris.tokens.amulet-of-water-1") == 2
    assert game.waiting == "anna: discard-token"
    assert game.answer("water", "water").player().reserve == (7, 0, 0, 0)


@pytest.mark.rules("sea.card.wondrous-chest.effect", "sea.card.hourglass.effect")
def test_chest_and_horn_look_at_the_round_before_the_season_turns() -> None:
    """The Hourglass gives its token behind them: three tokens are too few for the Chest, whatever comes."""
    anna = PlayerSpec(play=("wondrous-chest", "hourglass"), reserve={"air": 3})
    game = round_end(anna=anna, space=3).answer("fire")
    assert game.fact("anna.reserve") == 4 and game.player().crystals == 0
    horn = round_end(anna=PlayerSpec(play=("beggars-horn", "hourglass"), reserve={"air": 1}), space=3)
    assert horn.answer("fire", "fire").fact("anna.reserve") == 3


@pytest.mark.rules("sea.card.die-of-malice.two", "sea.round.end.steps")
def test_a_die_that_malice_has_rolled_again_does_not_move_the_season() -> None:
    do = (DoSpec("anna", "turn"), END)
    anna = PlayerSpec(die=DieSpec("die-winter-1", 2), play=("die-of-malice", "die-of-malice"))
    game = play(table(*do, anna=anna, left=DieSpec("die-winter-2", 3), turn=TurnSpec("anna", "before-die")))
    game.answer("activate-die-of-malice-1", "1", "activate-die-of-malice-2", "4", "pass")
    assert game.player().crystals == 4 and game.player().power == 1 and game.player().reserve == (2, 0, 0, 0)
    assert game.fact("space") == 2, "one pip of the die that nobody took"
