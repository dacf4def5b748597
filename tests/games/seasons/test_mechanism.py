"""How cards answer: windows and their order, the three ways into play, tokens on cards, reduced costs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from games.seasons.support.play import Play, play
from games.seasons.support.positions import CopySpec, DieSpec, DoSpec, PlayerSpec, TurnSpec, side, table, turn

from tutor.engine.program import Program, ProgramBook, walk
from tutor.engine.query import Bind
from tutor.engine.step import settle
from tutor.games.seasons import GAME
from tutor.games.seasons.cards import CARDS, TEXTS
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.printed_text import printed
from tutor.games.seasons.position.form import Position
from tutor.games.seasons.position.reading import place
from tutor.games.seasons.reactions.timing import WATCHED
from tutor.games.seasons.state.derived import limit, reserve, usable
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.verbs import EnterPlay

END = DoSpec("anna", "round-end")
LEAVE = DieSpec("die-winter-1", 1)


# ---- every text


def test_texts_stand_under_the_right_number_and_cite_rules_of_their_card() -> None:
    rules = {component.id: {*component.rules} for component in box().catalogue.components}
    for text in CARDS:
        assert box().card(text.card).number == text.number
        for program in text.programs:
            cited = {one.rule for _, one in walk(program.sentences)}
            assert {program.rule, *cited} <= GAME.rules() and program.rule in rules[text.card], program.id


def test_texts_have_a_sentence_for_each_printed_full_stop() -> None:
    for text in CARDS:
        for program in text.programs:
            said = printed(program.id)
            assert said is not None and len(said.sentences) == len(program.sentences), program.id


def test_everything_that_waits_is_watched() -> None:
    assert {"entered", "season-changed", "energy-gained"} <= WATCHED


# ---- entering play


def test_sea_effect_immediate() -> None:
    game = play(turn(anna=PlayerSpec(power=1, reserve={"earth": 2}, hand=("amulet-of-earth",))))
    game.answer("summon-amulet-of-earth")
    assert game.player().crystals == 9
    assert game.rules("crystals-gained") == ["sea.card.amulet-of-earth.effect"]


def test_sea_card_amulet_of_earth_effect() -> None:
    game = play(
        turn(n=3, anna=PlayerSpec(crystals=4, power=1, reserve={"earth": 3}, hand=("amulet-of-earth",)))
    )
    assert game.answer("summon-amulet-of-earth").player().crystals == 13
    assert game.player().reserve == (0, 0, 0, 1)


def test_sea_card_amulet_of_water_effect() -> None:
    game = play(turn(anna=PlayerSpec(power=1, reserve={"water": 2}, hand=("amulet-of-water",))))
    game.answer("summon-amulet-of-water", "air", "air", "fire", "earth")
    assert game.player().play[0].tokens == (2, 0, 1, 1) and size(game.player().reserve) == 0
    assert game.rules("energy-placed") == ["sea.card.amulet-of-water.effect"] * 4


def watered(**said: Any) -> PlayerSpec:
    return PlayerSpec(play=(CopySpec("amulet-of-water", tokens={"earth": 2, "air": 1}),), **said)


def test_sea_card_amulet_of_water_not_reserve() -> None:
    game = play(turn(anna=watered(power=2, reserve={"water": 7}, hand=("amulet-of-earth",))))
    player = game.player()
    assert size(reserve(player)) == 7 == limit(player) and size(usable(player)) == 10
    game.answer("summon-amulet-of-earth")
    assert game.player().play[0].tokens == (1, 0, 0, 0) and game.player().reserve == (0, 7, 0, 0)


def test_sea_card_amulet_of_water_not_reserve__the_payer_chooses() -> None:
    game = play(turn(anna=watered(power=2, reserve={"earth": 1}, hand=("amulet-of-earth",))))
    game.answer("summon-amulet-of-earth")
    assert game.waiting == "anna: pay-summon"
    assert game.moves == (
        "earth+on:amulet-of-water-1:earth",
        "on:amulet-of-water-1:earth+on:amulet-of-water-1:earth",
    )
    game.answer(game.moves[1])
    assert game.player().reserve == (0, 0, 0, 1)


@pytest.mark.parametrize(("reading", "offered"), [("all-costs", True), ("costs-only", False)])
def test_sea_card_amulet_of_water_not_reserve__crystallising(reading: str, offered: bool) -> None:
    game = play(turn({"sea.ruling.amulet-water-scope": reading}, access=True, anna=watered()))
    assert ("crystallise-on:amulet-of-water-1:earth" in game.moves) is offered


# ---- answers to a summon


def test_sea_card_staff_of_spring_effect() -> None:
    anna = PlayerSpec(power=2, hand=("die-of-malice",), play=("staff-of-spring",))
    game = play(turn(anna=anna), "summon-die-of-malice")
    assert game.player().crystals == 3
    assert game.rules("crystals-gained") == ["sea.card.staff-of-spring.effect"]


def test_sea_card_staff_of_spring_effect__only_its_owner_summons() -> None:
    boris = PlayerSpec(play=("staff-of-spring",))
    game = play(turn(anna=PlayerSpec(power=2, hand=("die-of-malice",)), boris=boris), "summon-die-of-malice")
    assert game.player("boris").crystals == 0


def test_sea_card_staff_of_spring_hand_only() -> None:
    program = DoSpec("anna", "enter-free", {"card": "amulet-of-earth"})
    game = _with_free(program)
    assert game.of("entered", "how") == [("free",)] and game.rules("entered") == ["sea.play.free-not-summon"]
    assert game.player().crystals == 9, "the card acts, the Staff does not"


def test_sea_play_free_not_summon() -> None:
    game = _with_free(DoSpec("anna", "enter-free", {"card": "amulet-of-earth"}))
    assert [copy.card for copy in game.player().play] == ["staff-of-spring", "amulet-of-earth"]
    assert not game.of("summoning") and not game.of("energy-spent")


def test_sea_cards_override() -> None:
    game = _with_free(DoSpec("anna", "enter-free", {"card": "amulet-of-earth"}))
    assert game.rules("card-prevails") == ["sea.cards.override"]


def _with_free(do: DoSpec) -> Play:
    rule = "sea.card.potion-of-dreams.effect"
    body = (EnterPlay(rule=rule, card=Bind(name="card"), origin="hand"),)
    game = replace(GAME, programs=ProgramBook((*GAME.programs.values(), Program(do.program, rule, body))))
    anna = PlayerSpec(power=2, hand=("amulet-of-earth",), play=("staff-of-spring",))
    state = place(Position(players={"anna": anna, "boris": PlayerSpec()})).state
    assert state is not None
    step = settle(game, state.push(do.program, "anna", tuple(do.given.items())))
    played = Play(step.state)
    played.events = [*step.events]
    return played


@pytest.mark.parametrize(("reading", "crystals"), [("no", 0), ("yes", 3)])
def test_sea_card_staff_of_spring_effect__its_own_summon(reading: str, crystals: int) -> None:
    anna = PlayerSpec(power=2, reserve={"earth": 3}, hand=("staff-of-spring",))
    game = play(turn({"sea.ruling.staff-sees-itself": reading}, anna=anna), "summon-staff-of-spring")
    assert game.player().crystals == crystals


def summoned_with_staff(reading: str) -> Play:
    anna = PlayerSpec(power=2, reserve={"earth": 2}, hand=("amulet-of-earth",), play=("staff-of-spring",))
    return play(turn({"sea.ruling.summon-trigger-order": reading}, anna=anna), "summon-amulet-of-earth")


@pytest.mark.parametrize(("reading", "gains"), [("summon-triggers-first", [3, 9]), ("card-first", [9, 3])])
def test_sea_effect_permanent__order_of_a_summon(reading: str, gains: list[int]) -> None:
    game = summoned_with_staff(reading)
    assert [n for (n,) in game.of("crystals-gained", "n")] == gains and game.waiting == "anna: turn"


def test_sea_effect_permanent__the_summoner_chooses() -> None:
    game = summoned_with_staff("owner-choice")
    assert game.waiting == "anna: entered"
    assert game.moves == ("amulet-of-earth-1.enter", "staff-of-spring-1.summoned")
    game.answer("staff-of-spring-1.summoned")
    assert [n for (n,) in game.of("crystals-gained", "n")] == [3, 9]


def test_sea_summon_two_copies__both_answer() -> None:
    anna = PlayerSpec(power=3, hand=("die-of-malice",), play=("staff-of-spring", "staff-of-spring"))
    game = play(turn(anna=anna), "summon-die-of-malice", "staff-of-spring-2.summoned")
    assert game.player().crystals == 6


def test_sea_summon_two_copies__told() -> None:
    anna = PlayerSpec(power=2, hand=("die-of-malice",), play=("die-of-malice",))
    game = play(turn(anna=anna), "summon-die-of-malice")
    assert game.of("two-copies", "card") == [("die-of-malice",)]
    assert game.rules("two-copies") == ["sea.summon.two-copies"]


def test_sea_effect_permanent() -> None:
    anna = PlayerSpec(power=2, reserve={"earth": 3}, hand=("staff-of-spring",))
    game = play(turn(anna=anna), "summon-staff-of-spring")
    assert game.rules("stays-in-force") == ["sea.effect.permanent"]


# ---- numbers that permanent effects change


def test_sea_card_hand_of_fortune_effect() -> None:
    anna = PlayerSpec(
        power=2, reserve={"earth": 1, "fire": 1}, hand=("dragon-skull",), play=("hand-of-fortune",)
    )
    game = play(turn(anna=anna))
    game.answer("summon-dragon-skull")
    assert game.of("cost-reduced", "n") == [(1,)]
    assert game.rules("cost-reduced") == ["sea.card.hand-of-fortune.effect"]
    assert size(game.player().reserve) == 0


def test_sea_card_hand_of_fortune_effect__which_token_is_the_summoners_choice() -> None:
    anna = PlayerSpec(
        power=2, reserve={"earth": 1, "fire": 1}, hand=("crystal-orb",), play=("hand-of-fortune",)
    )
    game = play(turn(anna=anna), "summon-crystal-orb")
    assert game.waiting == "anna: pay-summon" and sorted(game.moves) == ["earth", "fire"]
    assert game.answer("fire").player().reserve == (0, 0, 0, 1)


def test_sea_card_hand_of_fortune_effect__never_below_one() -> None:
    anna = PlayerSpec(power=2, hand=("cursed-treatise",), play=("hand-of-fortune",))
    assert play(turn(anna=anna)).refused("summon-cursed-treatise") == ["sea.summon.requirements"]


@pytest.mark.parametrize(("reading", "allowed"), [("two", True), ("one", False)])
def test_sea_card_hand_of_fortune_effect__two_hands(reading: str, allowed: bool) -> None:
    hands = ("hand-of-fortune", "hand-of-fortune")
    anna = PlayerSpec(power=3, reserve={"earth": 1}, hand=("dragon-skull",), play=hands)
    game = play(turn({"sea.ruling.two-hands": reading}, anna=anna))
    assert ("summon-dragon-skull" in game.moves) is allowed


def test_sea_card_hand_of_fortune_effect__a_cost_of_crystals() -> None:
    anna = PlayerSpec(power=2, hand=("die-of-malice",), play=("hand-of-fortune",))
    assert "summon-die-of-malice" in play(turn(anna=anna)).moves
    game = play(turn({"sea.ruling.hand-crystal-only": "floor-one"}, anna=anna))
    assert game.refused("summon-die-of-malice") == ["sea.summon.requirements"]


def test_sea_card_purse_of_io_effect() -> None:
    anna = PlayerSpec(reserve={"earth": 1}, play=("purse-of-io", "purse-of-io"))
    game = play(turn(access=True, anna=anna), "crystallise-earth")
    assert game.player().crystals == 5 and "sea.card.purse-of-io.effect" in game.rules("purse-added")


DIE = DoSpec("anna", "die-actions")


def test_sea_card_bespelled_grimoire_limit() -> None:
    two = side(energy=(0, 2, 0, 0), power=1)
    anna = PlayerSpec(reserve={"earth": 7}, play=("bespelled-grimoire",), die=two)
    game = play(table(DIE, anna=anna, turn=TurnSpec("anna", "before-die")))
    assert not game.of("over-limit") and size(game.player().reserve) == 9


def test_sea_card_bespelled_grimoire_two() -> None:
    anna = PlayerSpec(
        reserve={"earth": 9},
        play=("bespelled-grimoire", "bespelled-grimoire"),
        die=side(energy=(0, 2, 0, 0), power=1),
    )
    game = play(table(DIE, anna=anna, turn=TurnSpec("anna", "before-die")))
    assert game.of("over-limit", "n", "limit") == [(1, 10)]
    assert game.rules("limit-once") == ["sea.card.bespelled-grimoire.two"]


def test_sea_card_bespelled_grimoire_move() -> None:
    game = play(turn(anna=PlayerSpec(reserve={"earth": 1}, play=("bespelled-grimoire",))))
    game.answer("onto-bespelled-grimoire-1-earth")
    assert game.player().play[0].tokens == (0, 0, 0, 1) and game.player().reserve == (0, 0, 0, 0)
    assert game.rules("tokens-moved") == ["sea.card.bespelled-grimoire.move"]
    assert game.answer("from-bespelled-grimoire-1-earth").player().reserve == (0, 0, 0, 1)


# ---- activation by sacrifice


def test_sea_card_potion_of_knowledge_effect() -> None:
    anna = PlayerSpec(power=1, play=("potion-of-knowledge",), reserve={"fire": 1})
    game = play(turn(anna=anna), "activate-potion-of-knowledge-1")
    assert game.player().play == () and game.table.discard == ("potion-of-knowledge",)
    assert game.of("sacrificed", "seat", "card") == [("anna", "potion-of-knowledge")]
    game.answer("air", "air", "water", "earth", "earth")
    assert game.player().reserve == (2, 1, 1, 2) and game.waiting == "anna: turn"


def test_sea_card_potion_of_knowledge_effect__overflow_waits_for_the_last_token() -> None:
    anna = PlayerSpec(power=1, play=("potion-of-knowledge",), reserve={"fire": 6})
    game = play(turn(anna=anna), "activate-potion-of-knowledge-1", "air", "air", "air", "air", "air")
    assert game.waiting == "anna: discard-token" and game.of("over-limit", "n") == [(4,)]


def test_sea_term_sacrifice() -> None:
    game = play(
        turn(anna=PlayerSpec(power=1, play=("potion-of-knowledge",))), "activate-potion-of-knowledge-1"
    )
    assert game.rules("sacrificed") == ["sea.term.sacrifice"]


# ---- season changes


def seasons(**said: Any) -> Play:
    """The end of a round in which the season changes."""
    return play(table(END, space=3, left=LEAVE, **said))


def test_sea_card_figrim_effect() -> None:
    players = {
        "anna": PlayerSpec(play=("figrim",)),
        "boris": PlayerSpec(crystals=5),
        "vera": PlayerSpec(crystals=1),
    }
    game = seasons(**players)
    assert [game.player(seat).crystals for seat in ("anna", "boris", "vera")] == [2, 4, 0]
    assert {*game.rules("crystals-lost")} == {"sea.card.figrim.effect"}


def test_sea_card_figrim_poor() -> None:
    players = {"anna": PlayerSpec(play=("figrim",)), "boris": PlayerSpec(), "vera": PlayerSpec(crystals=1)}
    game = seasons(**players)
    assert [game.player(seat).crystals for seat in ("anna", "boris", "vera")] == [1, 0, 0]


def test_sea_card_hourglass_effect() -> None:
    game = seasons(anna=PlayerSpec(play=("hourglass",)))
    assert game.waiting == "anna: gain-any"
    assert game.answer("fire").player().reserve == (0, 0, 1, 0)
    assert game.rules("energy-gained") == ["sea.card.hourglass.effect"]


def test_sea_season_change__in_turn_order_and_own_order() -> None:
    players = {
        "anna": PlayerSpec(play=("figrim", "hourglass")),
        "boris": PlayerSpec(play=("hourglass",)),
    }
    game = seasons(first="boris", **players)
    assert game.waiting == "boris: gain-any", "turn order begins with the first player"
    game.answer("air")
    assert game.waiting == "anna: season-changed"
    assert game.moves == ("figrim-1.season", "hourglass-1.season")
    game.answer("hourglass-1.season", "earth")
    assert game.player().reserve == (0, 0, 0, 1)


@pytest.mark.parametrize(("reading", "crystals"), [("turn-order", [0, 1]), ("simultaneous", [1, 0])])
def test_sea_season_change__who_had_none(reading: str, crystals: list[int]) -> None:
    """Two Figrims: Boris gives to Anna first, and takes his crystal back from her."""
    players = {"anna": PlayerSpec(play=("figrim",)), "boris": PlayerSpec(crystals=1, play=("figrim",))}
    game = seasons(rulings={"sea.ruling.trigger-player-order": reading}, **players)
    assert [game.player(seat).crystals for seat in ("anna", "boris")] == crystals


def test_sea_end_trigger__last_season_change() -> None:
    players: dict[str, Any] = {"anna": PlayerSpec(play=("figrim",)), "boris": PlayerSpec(crystals=5)}
    game = play(table(END, space=12, year=3, left=LEAVE, **players))
    assert game.player().crystals == 1 and game.table.ended
    without = {"sea.ruling.final-season-change": "no"}
    assert play(table(END, space=12, year=3, left=LEAVE, rulings=without, **players)).player().crystals == 0


def test_the_texts_of_cards_are_found_by_id() -> None:
    assert TEXTS["figrim"].number == 11 and TEXTS["figrim"].program_of("season") == "card-11.season"
