"""Cards 46 to 50: the Sealed Chest, the Mirror, the Pendant, Sid and the Damned Soul."""

from __future__ import annotations

from typing import Any

import pytest
from games.seasons.support.play import Play, play
from games.seasons.support.positions import CopySpec, DoSpec, PlayerSpec, TurnSpec, side, table, turn

from tutor.games.seasons.state.energy import size

MIRROR, SOUL, DREAM = "activate-mirror-1", "activate-damned-soul-1", "activate-potion-of-dreams-1"
RECEIVED = CopySpec("damned-soul", received=True)


def ending(rulings: dict[str, str] | None = None, **said: Any) -> Play:
    """The end of the game."""
    return play(table(DoSpec("anna", "ending"), rulings=rulings, **said))


def round_end(rulings: dict[str, str] | None = None, **said: Any) -> Play:
    """The end of a round in which no season changes."""
    return play(table(DoSpec("anna", "round-end"), rulings=rulings, space=1, left=side(pips=1), **said))


# ---- 46: Sealed Chest of Urm


def test_sea_card_sealed_chest_effect() -> None:
    anna = PlayerSpec(hand=("figrim",), play=("sealed-chest", "pendant"))
    game = ending(anna=anna, boris=PlayerSpec(play=("figrim",)))
    assert game.player().crystals == 20, "familiars in hand and before others do not matter"
    assert game.fact("anna.score.crystals") == 20
    assert game.rules("crystals-gained") == ["sea.card.sealed-chest.effect"]


def test_sea_card_sealed_chest_effect__with_a_familiar() -> None:
    game = ending(anna=PlayerSpec(play=("sealed-chest", "figrim")))
    assert game.player().crystals == 0


@pytest.mark.parametrize(("reading", "n"), [("yes", 0), ("no", 20)])
def test_sea_card_sealed_chest_effect__a_soul_that_was_passed_on(reading: str, n: int) -> None:
    rulings = {"sea.ruling.soul-counts": reading}
    assert ending(rulings, anna=PlayerSpec(play=("sealed-chest", RECEIVED))).player().crystals == n
    own = ending(rulings, anna=PlayerSpec(play=("sealed-chest", "damned-soul")))
    assert own.player().crystals == 0, "one's own Soul is a familiar by every reading"


@pytest.mark.parametrize(("reading", "points"), [("public", 10), ("unknown", 0)])
def test_sea_score_cards__prestige_that_the_rulebook_does_not_tell(reading: str, points: int) -> None:
    rulings = {"sea.ruling.prestige-not-in-text": reading}
    game = ending(rulings, anna=PlayerSpec(play=("sealed-chest", "figrim")))
    assert game.fact("anna.score.cards") == 7 + points
    assert game.of("prestige-unknown", "card") == ([] if points else [("sealed-chest",)])


# ---- 47: Mirror of the Seasons


def test_sea_card_mirror_effect() -> None:
    anna = PlayerSpec(crystals=4, reserve={"air": 3, "water": 1}, play=("mirror",))
    game = play(turn(anna=anna), MIRROR)
    assert game.waiting == "anna: mirror-number" and game.moves == ("1", "2", "3")
    game.answer("3")
    assert game.waiting == "anna: exchange-for" and game.moves == ("water", "fire", "earth")
    game.answer("fire")
    assert game.player().crystals == 1 and game.player().reserve == (0, 1, 3, 0)
    assert game.of("energy-spent", "tokens") == [(("air", "air", "air"),)]
    assert game.rules("energy-gained") == ["sea.card.mirror.effect"]


def test_sea_card_mirror_effect__which_tokens() -> None:
    anna = PlayerSpec(crystals=1, reserve={"air": 2, "water": 1}, play=("mirror",))
    game = play(turn(anna=anna), MIRROR)
    assert game.moves == ("air", "water"), "one crystal, one token"
    game.answer("water", "air")
    assert game.player().reserve == (3, 0, 0, 0)


def test_sea_card_mirror_effect__why_not_more() -> None:
    anna = PlayerSpec(crystals=2, reserve={"air": 2, "water": 2}, play=("mirror",))
    game = play(turn(anna=anna), MIRROR)
    assert game.moves == ("1", "2") and game.refused("3") == ["sea.card.mirror.effect"] * 2
    poor = PlayerSpec(crystals=2, reserve={"air": 3}, play=("mirror",))
    assert play(turn(anna=poor), MIRROR).refused("3") == ["sea.card.mirror.effect"]


def test_sea_card_mirror_effect__at_least_one() -> None:
    assert play(turn(anna=PlayerSpec(play=("mirror",)))).refused(MIRROR) == ["sea.effect.activated.cost"] * 2
    no_crystal = PlayerSpec(reserve={"air": 1}, play=("mirror",))
    assert play(turn(anna=no_crystal)).refused(MIRROR) == ["sea.effect.activated.cost"]


def test_sea_card_mirror_effect__tokens_of_the_amulet_of_water() -> None:
    amulet = CopySpec("amulet-of-water", tokens={"air": 1})
    anna = PlayerSpec(crystals=2, reserve={"air": 1}, play=("mirror", amulet))
    game = play(turn(anna=anna), MIRROR, "2", "earth")
    assert game.player().reserve == (0, 0, 0, 2) and size(game.player().play[1].tokens) == 0


@pytest.mark.parametrize(("reading", "keys"), [("no", ("fire",)), ("yes", ("fire", "earth"))])
def test_sea_card_mirror_effect__one_type(reading: str, keys: tuple[str, ...]) -> None:
    anna = PlayerSpec(crystals=2, reserve={"air": 2}, play=("mirror",))
    game = play(turn({"sea.ruling.mirror-same-type": reading}, anna=anna), MIRROR, "2", *keys)
    assert game.waiting == "anna: turn" and size(game.player().reserve) == 2
    assert game.player().reserve == ((0, 0, 2, 0) if reading == "no" else (0, 0, 1, 1))


# ---- 48: Pendant of Ragnor


def test_sea_card_pendant_effect() -> None:
    anna = PlayerSpec(
        power=9,
        reserve={"water": 1, "fire": 1, "air": 1},
        hand=("pendant",),
        play=("pendant", "runic-cube", "figrim"),
    )
    game = play(turn(anna=anna, boris=PlayerSpec(play=("mirror",))), "summon-pendant", "air", "earth")
    assert game.waiting == "anna: turn" and game.player().reserve == (1, 0, 0, 1)
    assert game.rules("energy-gained") == ["sea.card.pendant.effect"] * 2


def test_sea_card_pendant_effect__played_free_and_too_many_tokens() -> None:
    items = ("runic-cube", "mirror", "idol", "lantern", "hourglass", "scepter", "crystal-orb", "purse-of-io")
    anna = PlayerSpec(power=15, hand=("pendant",), play=("potion-of-dreams", *items))
    game = play(turn(anna=anna), DREAM, *("air",) * 8)
    assert game.player().reserve == (7, 0, 0, 0), "eight other items, seven tokens fit"
    assert game.of("over-limit", "n") == [(1,)]


def test_sea_card_pendant_effect__no_other_item() -> None:
    anna = PlayerSpec(power=9, reserve={"water": 1, "fire": 1, "air": 1}, hand=("pendant",), play=("figrim",))
    game = play(turn(anna=anna), "summon-pendant")
    assert game.waiting == "anna: turn" and size(game.player().reserve) == 0


# ---- 49: Sid Nightshade


def sid(crystals: int, *others: int, rulings: dict[str, str] | None = None, **said: Any) -> Play:
    """Anna summons Sid; crystals of everybody, Anna first."""
    seats = ("boris", "vera", "gleb")
    players: dict[str, Any] = {seat: PlayerSpec(crystals=n) for seat, n in zip(seats, others, strict=False)}
    about = {"power": 9, "reserve": {"earth": len(others)}, "hand": ("sid",), **said}
    anna = PlayerSpec(crystals=crystals, **about)
    return play(turn(rulings, n=len(others) + 1, anna=anna, **players), "summon-sid")


@pytest.mark.parametrize(("players", "cost"), [(2, 1), (3, 2), (4, 3)])
def test_sea_card_sid_cost(players: int, cost: int) -> None:
    def summoner(earth: int) -> Play:
        return play(turn(n=players, anna=PlayerSpec(power=1, reserve={"earth": earth}, hand=("sid",))))

    assert summoner(cost - 1).refused("summon-sid") == ["sea.summon.requirements"]
    game = summoner(cost).answer("summon-sid")
    assert size(game.player().reserve) == 0
    assert "sea.card.sid.cost" in game.rules("cost-by-players")


def test_sea_card_sid_effect() -> None:
    game = sid(10, 9, 5)
    assert [player.crystals for player in game.table.players] == [20, 4, 0]
    assert set(game.rules("crystals-lost")) == {"sea.card.sid.effect"}


@pytest.mark.parametrize("others", [(10, 3), (11, 3), (3, 10)])
def test_sea_card_sid_tie(others: tuple[int, int]) -> None:
    game = sid(10, *others)
    assert [player.crystals for player in game.table.players] == [10, *others]
    assert game.rules("no-leader") == ["sea.card.sid.tie"]


def test_sea_card_sid_poor() -> None:
    game = sid(10, 3, 7, 0)
    assert [player.crystals for player in game.table.players] == [18, 0, 2, 0]
    assert game.of("crystals-lost", "seat", "n") == [("vera", 5), ("boris", 3)]
    assert game.rules("crystals-lost") == ["sea.card.sid.effect", "sea.card.sid.poor"]


@pytest.mark.parametrize(("reading", "crystals"), [("yes", 12), ("no", 7)])
def test_sea_card_sid_effect__crystals_of_a_staff(reading: str, crystals: int) -> None:
    rulings = {"sea.ruling.sid-timing": reading}
    game = sid(4, 6, rulings=rulings, play=("staff-of-spring",))
    assert game.player().crystals == crystals
    ahead = sid(7, 6, rulings=rulings, play=("staff-of-spring",))
    assert ahead.player().crystals == 15, "who leads without the Staff leads by every reading"


def test_sea_card_sid_effect__crystals_of_a_staff_that_comes_later() -> None:
    rulings = {"sea.ruling.summon-trigger-order": "card-first"}
    assert sid(4, 6, rulings=rulings, play=("staff-of-spring",)).player().crystals == 7


# ---- 50: Damned Soul of Onys


def cursed(n: int = 2, rulings: dict[str, str] | None = None, **said: Any) -> Play:
    """Anna's turn with a Soul in play."""
    about = {"crystals": 9, "power": 1, "reserve": {"water": 1}, **said}
    boris = about.pop("boris", PlayerSpec())
    anna = PlayerSpec(play=("damned-soul",), **about)
    return play(turn(rulings, n=n, anna=anna, boris=boris))


def test_sea_card_damned_soul_enter() -> None:
    anna = PlayerSpec(crystals=1, power=1, reserve={"water": 1}, hand=("damned-soul",))
    game = play(turn(anna=anna), "summon-damned-soul")
    assert game.player().crystals == 11 and game.player().reserve == (0, 1, 0, 0)
    assert game.rules("energy-gained") == ["sea.card.damned-soul.enter"]


def test_sea_card_damned_soul_enter__later_owners_gain_nothing() -> None:
    game = cursed().answer(SOUL)
    assert game.player("boris").crystals == 0 and size(game.player("boris").reserve) == 0
    assert not game.rules("entered")


def test_sea_card_damned_soul_pass() -> None:
    game = cursed(n=3).answer(SOUL)
    assert game.player().play == () and game.player().reserve == (0, 0, 0, 0)
    boris = game.player("boris")
    assert [(copy.card, copy.turned, copy.received) for copy in boris.play] == [("damned-soul", False, True)]
    assert game.of("passed-on", "seat", "to") == [("anna", "boris")]
    assert game.rules("passed-on") == ["sea.card.damned-soul.pass"]


def test_sea_card_damned_soul_pass__water_only() -> None:
    assert cursed(reserve={"air": 5}).refused(SOUL) == ["sea.effect.activated.cost"]
    amulet = CopySpec("amulet-of-water", tokens={"water": 1})
    anna = PlayerSpec(power=2, reserve={"water": 1}, play=("damned-soul", amulet))
    game = play(turn(anna=anna), SOUL)
    assert game.moves == ("water", "on:amulet-of-water-1:water")
    game.answer("on:amulet-of-water-1:water")
    assert game.player().reserve == (0, 1, 0, 0) and game.player("boris").count("damned-soul") == 1


def test_sea_card_damned_soul_pass__at_any_time_of_the_own_turn() -> None:
    anna = PlayerSpec(
        reserve={"water": 1}, play=("damned-soul", "idol"), die=side(energy=(0, 2, 0, 0), power=1)
    )
    early = play(table(DoSpec("anna", "turn"), anna=anna))
    assert early.waiting == "anna: before-die" and early.moves == (SOUL,), "no other card is that early"
    early.answer(SOUL)
    assert early.player("boris").count("damned-soul") == 1 and early.waiting == "anna: turn"
    late = play(table(DoSpec("anna", "turn"), anna=anna), "pass")
    assert late.waiting == "anna: turn" and SOUL in late.moves


@pytest.mark.parametrize(("reading", "owner"), [("straight", "anna"), ("turned", "boris")])
def test_sea_card_damned_soul_pass__several_times_in_a_round(reading: str, owner: str) -> None:
    """Anna passes it on, and Boris would give it back in his own turn of the same round."""
    do = (DoSpec("anna", "actions"), DoSpec("boris", "actions"))
    anna = PlayerSpec(reserve={"water": 1}, play=("damned-soul",))
    boris = PlayerSpec(reserve={"water": 1})
    rulings = {"sea.ruling.soul-turned": reading}
    game = play(table(*do, rulings=rulings, turn=TurnSpec("anna"), anna=anna, boris=boris), SOUL, "pass")
    if reading == "turned":
        assert game.refused(SOUL) == ["sea.effect.activated.once"]
    else:
        game.answer(SOUL)
    assert game.player(owner).count("damned-soul") == 1


def test_sea_card_damned_soul_pass__two_of_them() -> None:
    anna = PlayerSpec(reserve={"water": 2}, play=("damned-soul", "damned-soul"))
    game = play(turn(anna=anna), "activate-damned-soul-2", SOUL)
    assert [copy.id for copy in game.player("boris").play] == ["damned-soul-2", "damned-soul-1"]
    assert game.player("boris").count("damned-soul") == 2 and game.player().play == ()


def test_sea_card_damned_soul_receive() -> None:
    game = cursed(boris=PlayerSpec(power=0)).answer(SOUL)
    assert game.player("boris").count("damned-soul") == 1
    assert game.of("no-power-needed", "seat") == [("boris",)]
    assert game.rules("no-power-needed") == ["sea.card.damned-soul.receive"]
    assert not cursed(boris=PlayerSpec(power=1)).answer(SOUL).rules("no-power-needed")


@pytest.mark.parametrize(("reading", "legal"), [("yes", False), ("no", True)])
def test_sea_card_damned_soul_receive__whether_it_takes_summoning_power(reading: str, legal: bool) -> None:
    anna = PlayerSpec(power=1, hand=("die-of-malice",), play=(RECEIVED,))
    game = play(turn({"sea.ruling.soul-counts": reading}, anna=anna))
    assert ("summon-die-of-malice" in game.moves) is legal
    if not legal:
        assert game.refused("summon-die-of-malice") == ["sea.summon.gauge-check"]


@pytest.mark.parametrize(("reading", "winners"), [("yes", "anna"), ("no", "anna, boris")])
def test_sea_card_damned_soul_receive__in_a_tie(reading: str, winners: str) -> None:
    anna = PlayerSpec(crystals=13, play=(RECEIVED, "balance-of-ishtar"))
    boris = PlayerSpec(crystals=8, play=("balance-of-ishtar",))
    game = ending({"sea.ruling.soul-counts": reading}, anna=anna, boris=boris)
    assert game.fact("anna.total") == game.fact("boris.total") == 12
    assert game.fact("winners") == winners


def test_sea_card_damned_soul_round() -> None:
    game = round_end(anna=PlayerSpec(crystals=9), boris=PlayerSpec(crystals=9, play=(RECEIVED,)))
    assert game.player().crystals == 9 and game.player("boris").crystals == 6
    assert game.rules("crystals-lost") == ["sea.card.damned-soul.round"]


@pytest.mark.parametrize(("reading", "n"), [("floor", 0), ("debt", -1)])
def test_sea_card_damned_soul_round__fewer_than_three(reading: str, n: int) -> None:
    rulings = {"sea.ruling.crystal-floor": reading}
    game = round_end(rulings, anna=PlayerSpec(crystals=2, play=("damned-soul",)))
    assert game.player().crystals == n


def test_sea_card_damned_soul_round__the_owner_orders_it_with_titus() -> None:
    anna = PlayerSpec(crystals=3, play=("damned-soul", "titus"))
    game = round_end(anna=anna, boris=PlayerSpec(crystals=1))
    assert game.waiting == "anna: round-over"
    game.answer("titus-1.round-end")
    assert game.player().crystals == 1


def test_sea_card_damned_soul_penalty() -> None:
    game = ending(anna=PlayerSpec(crystals=20), boris=PlayerSpec(crystals=20, play=(RECEIVED,)))
    assert game.fact("anna.total") == 20 and game.fact("boris.total") == 15
    assert game.of("card-costs", "seat", "card", "n") == [("boris", "damned-soul", 5)]
    assert game.rules("card-costs") == ["sea.card.damned-soul.penalty"]


@pytest.mark.parametrize(("crystals", "told"), [(5, "crystals-lost"), (0, "no-crystals")])
def test_sea_card_damned_soul_round__who_has_no_crystals_loses_none_and_that_is_told(
    crystals: int, told: str
) -> None:
    game = play(table(DoSpec("anna", "round-end"), anna=PlayerSpec(crystals=crystals, play=("damned-soul",))))
    rules = game.rules(told)
    assert rules == ["sea.card.damned-soul.round"]
