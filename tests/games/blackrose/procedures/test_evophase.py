"""The evocation phase: whose evocations are activated when, and what one activation holds."""

from __future__ import annotations

import pytest
from games.blackrose.support.acts import ABYSS, ARENA, MIRRORS, doria, lodge, orders, passes
from games.blackrose.support.play import Play, play
from games.blackrose.support.positions import HALL, THRONE, armed, deal, laid, mage, spell

from tutor.games.blackrose.position.form import EvocationSpec, MageSpec
from tutor.games.blackrose.state.mage import CELL

THREE = {
    "cadaver-1": EvocationSpec("doria", ABYSS),
    "cadaver-2": EvocationSpec("graminia", ARENA),
    "nigredo-1": EvocationSpec("doria", MIRRORS),
    "nigredo-2": EvocationSpec("graminia", MIRRORS),
}
CROWN = ("summoner-crown",)
PHASE = "evocation-phase"


def activated(game: Play) -> list[object]:
    """The evocations in the order of their activations."""
    return [who for (who,) in game.of("evocation-activated", "who")]


@pytest.mark.rules("brw.evo.owner")
def test_brw_evophase_order__one_mage_after_the_other_in_any_order() -> None:
    game = play(lodge(do=PHASE, first="graminia", evocations=THREE))
    assert game.seat == "graminia" and game.offered == ("cadaver-2", "nigredo-2")
    game.answer("nigredo-2", "done")
    assert game.seat == "graminia" and game.asked == "evocation-step", "the last one without a choice"
    game.answer("done")
    assert game.seat == "doria" and game.offered == ("cadaver-1", "nigredo-1")
    game.answer("cadaver-1", "done", "done")
    assert game.over
    assert activated(game) == ["nigredo-2", "cadaver-2", "cadaver-1", "nigredo-1"]
    assert game.rules("evocations-end") == ["brw.evophase.order"]


def test_brw_evophase_order__no_evocation_twice() -> None:
    three = {**THREE, "cadaver-3": EvocationSpec("doria", ABYSS)}
    game = play(lodge(do=PHASE, evocations=three), "nigredo-1", "done")
    assert game.offered == ("cadaver-1", "cadaver-3")
    assert game.refused("nigredo-1") == ["brw.evophase.order"]


def test_brw_evophase_order__one_that_has_gone_is_not_activated() -> None:
    hurt = {
        "nigredo-1": EvocationSpec("doria", MIRRORS),
        "cadaver-2": EvocationSpec("graminia", MIRRORS, damage=("doria",)),
    }
    game = play(lodge(do=PHASE, evocations=hurt), "attack.cadaver-2")
    passes(game)
    assert not game.table.is_evocation("cadaver-2") and activated(game) == ["nigredo-1"]


def test_brw_evophase_opt_summoner_crown__one_each_in_turns() -> None:
    more = {**THREE, "cadaver-3": EvocationSpec("graminia", ABYSS)}
    game = play(lodge(do=PHASE, first="graminia", evocations=more, options=CROWN))
    game.answer("nigredo-2", "done")
    assert game.of("card-turned", "who") == [("nigredo-2",)], "at the end of the activation"
    assert game.seat == "doria"
    game.answer("cadaver-1", "done")
    assert game.seat == "graminia" and game.refused("nigredo-2") == ["brw.evophase.order"]
    game.answer("cadaver-2", "done", "done", "done")
    assert game.over, "who has none left is skipped"
    assert activated(game) == ["nigredo-2", "cadaver-1", "cadaver-2", "nigredo-1", "cadaver-3"]
    assert set(game.rules("card-turned")) == {"brw.evophase.opt.summoner-crown"}
    assert all(one.used for one in game.table.evocations)


@pytest.mark.rules("brw.avatar.evophase")
@pytest.mark.parametrize(
    ("reading", "owners"), [("rose-first", ["rose", "doria"]), ("turn-order", ["doria", "rose"])]
)
def test_brw_evophase_rose_first__those_of_the_avatar(reading: str, owners: list[str]) -> None:
    """brw.ruling.avatar.evo-when; the avatar's go by their slots."""
    avatar = MageSpec(at=HALL, avatar=True)
    theirs = {
        "cadaver-1": EvocationSpec("doria", ABYSS),
        "cadaver-2": EvocationSpec("ghost", HALL, slot="2"),
        "cadaver-3": EvocationSpec("ghost", HALL, slot="1"),
    }
    rulings = {"brw.ruling.avatar.evo-when": reading}
    state = lodge(doria(ABYSS), ("ghost", avatar), do=PHASE, evocations=theirs, rulings=rulings)
    game = passes(play(state))
    order = ["cadaver-3", "cadaver-2"]
    expected = {"rose": order, "doria": ["cadaver-1"]}
    assert activated(game) == [id for owner in owners for id in expected[owner]]


@pytest.mark.rules("brw.evo.assigned")
@pytest.mark.parametrize(("reading", "n"), [("as-own", 1), ("effects-only", 0)])
def test_brw_evophase_order__an_assigned_evocation(reading: str, n: int) -> None:
    """brw.ruling.assigned.activates."""
    umbra = {"umbra-1": EvocationSpec("doria", THRONE, assigned="graminia")}
    rulings = {"brw.ruling.assigned.activates": reading}
    game = passes(play(lodge(do=PHASE, evocations=umbra, rulings=rulings)))
    assert len(activated(game)) == n


@pytest.mark.rules("brw.evo.activate.no-split")
def test_brw_evo_activate__moves_and_one_attack_in_either_order() -> None:
    here = {"cadaver-1": EvocationSpec("doria", MIRRORS)}
    state = lodge(doria(CELL), ("graminia", mage("graminia", MIRRORS)), do=PHASE, evocations=here)
    game = play(state, "attack.graminia")
    assert game.of("damaged", "n", "physical") == [(2, True)]
    assert f"move.{HALL}" in game.offered and "brw.evo.activate" in game.refused("attack.graminia")
    game.answer(f"move.{HALL}", f"move.{MIRRORS}")
    assert game.over, "two moves, and the attack is used"


def test_brw_evo_activate_no_split__no_attack_between_the_moves() -> None:
    here = {"cadaver-1": EvocationSpec("doria", HALL)}
    state = lodge(doria(CELL), ("graminia", mage("graminia", MIRRORS)), do=PHASE, evocations=here)
    game = play(state, f"move.{MIRRORS}", "attack.graminia")
    assert game.over and len(game.of("entered")) == 1, "the other move is lost"
    all_orders = orders(play(state).state)
    assert ("move", "attack", "move") not in all_orders and ("move", "attack") in all_orders


@pytest.mark.rules("brw.evo.control.chips")
def test_brw_evo_control__who_controls_it_decides_and_uses_his_chips() -> None:
    lent = {"cadaver-1": EvocationSpec("doria", THRONE, controller="arianna")}
    arianna = ("arianna", mage("arianna", ABYSS))
    game = play(lodge(doria(HALL), arianna, do=PHASE, evocations=lent))
    assert game.seat == "arianna"
    game.answer("attack.graminia")
    assert game.of("damaged", "by", "source") == [("arianna", "arianna")]


@pytest.mark.parametrize("lasting", [False, True], ids=["for-one-activation", "lasting"])
def test_brw_dmg_immunity_evocation__an_opponent_who_controls_it(lasting: bool) -> None:
    grab = spell("grab", {"do": "activate", "whom": "target", "control": True}, target="evocation")
    theirs = {"cadaver-1": EvocationSpec("graminia", THRONE, controller="doria" if lasting else "")}
    hand = doria(HALL, board={"I": laid("spell-grab")})
    game = play(lodge(hand, spells=(grab,), evocations=theirs), "cast-I", "cadaver-1")
    assert game.seat == "doria" and "attack.graminia" in game.offered
    game.answer("attack.graminia")
    assert game.of("damaged", "who", "source") == [("graminia", "doria")]


def test_brw_dmg_immunity_evocation__its_summoner_while_he_controls_it() -> None:
    mine = {"cadaver-1": EvocationSpec("doria", HALL), "nigredo-1": EvocationSpec("doria", HALL)}
    game = play(lodge(doria(HALL), do=PHASE, evocations=mine), "cadaver-1")
    assert game.refused("attack.doria") == game.refused("attack.nigredo-1") == ["brw.dmg.immunity.evocation"]


def test_brw_trap_interrupt_physical__between_the_moves_of_an_evocation() -> None:
    bolt = spell(
        "bolt",
        {"do": "target", "whom": "trigger-who"},
        deal(1),
        type="trap",
        trigger={"event": "entered", "who": "figure", "colours": ["red"]},
    )
    snare = mage("graminia", THRONE, board={"I": armed("spell-bolt")})
    mine = {"cadaver-1": EvocationSpec("doria", HALL)}
    state = lodge(doria(ABYSS), ("graminia", snare), do=PHASE, evocations=mine, spells=(bolt,))
    game = play(state, f"move.{ARENA}", "I")
    assert game.table.evocation("cadaver-1").damage == ("graminia",)
    assert game.asked == "evocation-step" and f"move.{HALL}" in game.offered
