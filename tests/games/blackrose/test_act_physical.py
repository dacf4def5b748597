"""Explore, Combat and Order: sets of effects in any order, and what cuts them short."""

from __future__ import annotations

import pytest
from games.blackrose.support.acts import ABYSS, ARENA, FORGE, MIRRORS, SANCTUARY, doria, lodge, orders
from games.blackrose.support.play import play
from games.blackrose.support.positions import HALL, THRONE, armed, deal, laid, mage, spell, text

from tutor.engine.question import PASS
from tutor.games.blackrose.position.form import EvocationSpec, RoomSpec

M, A, X = "move", "activate", "attack"
SNARE = spell(
    "snare",
    {"do": "target", "whom": "trigger-who"},
    deal(2),
    type="trap",
    trigger={"event": "entered", "who": "other-mage", "colours": ["red"]},
)
BLUE = {ABYSS: RoomSpec(at=(0, 1)), "room-oracle": RoomSpec(at=(0, -1)), FORGE: RoomSpec(at=(1, 1))}


@pytest.mark.rules("brw.act.explore.contiguous", "brw.act.explore.lost")
def test_brw_act_explore__the_example_of_orders() -> None:
    state = play(lodge(doria(MIRRORS), rooms={HALL: RoomSpec(at=(0, 0))}), "explore").state
    found = orders(state)
    legal = {(M, M, A), (M, A), (A, M)}
    left_out = {(), (M,), (A,), (M, M), (A, M, M)}
    assert found == legal | left_out
    assert (M, A, M) not in found, "the moves are not separated"


@pytest.mark.rules("brw.act.explore")
def test_brw_act_explore_contiguous__nothing_between_the_moves() -> None:
    game = play(lodge(doria(MIRRORS)), "explore", f"move.{HALL}")
    assert "activate" in game.offered and f"move.{ABYSS}" in game.offered
    game.answer(f"move.{MIRRORS}")
    assert game.of("entered", "room") == [(HALL,), (MIRRORS,)]
    assert game.refused(f"move.{HALL}") == ["brw.act.explore"], "as many as his speed"
    assert game.offered == ("activate", "done")
    cut = play(lodge(doria(HALL)), "explore", f"move.{MIRRORS}", "activate")
    assert cut.of("moves-cut-off", "n") == [(1,)]
    assert cut.rules("moves-cut-off") == ["brw.act.explore.contiguous"]
    assert cut.asked == "action", "nothing is left of the action"


@pytest.mark.parametrize(("steps", "lost"), [((), 2), ((f"move.{MIRRORS}",), 1)])
def test_brw_act_explore_lost__unused_moves(steps: tuple[str, ...], lost: int) -> None:
    game = play(lodge(), "explore", *steps, "done")
    assert game.of("moves-lost", "who", "n") == [("doria", lost)]
    assert game.rules("moves-lost") == ["brw.act.explore.lost"]
    assert f"move.{ABYSS}" not in game.offered


def test_brw_act_explore__one_activation_of_the_room_he_is_in() -> None:
    game = play(lodge(doria(MIRRORS)), "explore", "activate")
    assert game.of("room-activated", "who", "room") == [("doria", MIRRORS)]
    assert game.refused("activate") == ["brw.act.explore", "brw.room.ruined.effect"]
    game.answer(f"move.{HALL}")
    assert game.refused("activate") == ["brw.act.explore"], "one activation, in another room too"


def test_brw_act_explore__the_speed_counts_when_the_action_begins() -> None:
    slow = play(lodge(doria(jinxes=("jinx-slowness",))), "explore")
    assert slow.of("action-begun", "moves") == [(1,)]
    slow.answer(f"move.{MIRRORS}")
    assert slow.refused(f"move.{HALL}") == ["brw.act.explore"]


def test_brw_act_explore__a_speed_that_nobody_knows() -> None:
    game = play(lodge(mage("arianna", HALL), box="book"), "explore")
    assert game.of("speed-unknown", "who") == [("doria",)]
    assert game.offered == ("activate", "done") and game.refused(f"move.{MIRRORS}") == ["brw.act.explore"]


def test_brw_act_move__to_adjacent_rooms_only() -> None:
    game = play(lodge(), "explore")
    near = {THRONE, ABYSS, MIRRORS, ARENA}
    offered = {key.removeprefix("move.") for key in game.offered if key.startswith("move.")}
    assert near < offered and len(offered) == 6
    far = {key: rules for key, rules in game.all_refused().items() if rules == ["brw.act.move"]}
    assert len(far) == 12, "all other rooms"
    game.answer(f"move.{ABYSS}")
    assert game.rules("entered") == ["brw.act.move"] and game.table.mage("doria").at == ABYSS


@pytest.mark.rules("brw.act.move")
def test_brw_cell_no_entry__no_walking_into_cells() -> None:
    game = play(lodge(doria(SANCTUARY)), "explore")
    assert game.refused("move.cell-a") == game.refused("move.cell-b") == ["brw.cell.no-entry"]


def test_brw_act_combat__the_example_of_orders() -> None:
    state = play(lodge(doria(MIRRORS), ("graminia", mage("graminia", MIRRORS))), "combat").state
    assert orders(state) == {(X, A), (A, X), (X,), (A,), ()}


def test_brw_act_combat__one_attack_and_one_activation() -> None:
    game = play(lodge(doria(MIRRORS), ("graminia", mage("graminia", MIRRORS))), "combat", "attack.graminia")
    assert game.refused("attack.graminia") == ["brw.act.combat"] and game.offered == ("activate", "done")
    assert all(not key.startswith("move") for key in game.offered)


def test_brw_act_attack__damage_by_strength_to_a_figure_in_the_same_room() -> None:
    own = {"cadaver-1": EvocationSpec("graminia", MIRRORS), "nigredo-1": EvocationSpec("doria", MIRRORS)}
    arianna = ("arianna", mage("arianna", HALL))
    state = lodge(doria(MIRRORS), ("graminia", mage("graminia", MIRRORS)), arianna, evocations=own)
    game = play(state, "combat")
    assert [key for key in game.offered if key.startswith(X)] == ["attack.graminia", "attack.cadaver-1"]
    assert game.refused("attack.nigredo-1") == ["brw.dmg.immunity"]
    assert "brw.range.max" in game.refused("attack.arianna")
    game.answer("attack.graminia")
    assert game.of("damaged", "who", "n", "physical", "dealer") == [("graminia", 2, True, "doria")]
    assert game.of("damaged", "means") == [("physical-action",)]


@pytest.mark.parametrize(("reading", "reached"), [("0", False), ("1", True)])
def test_brw_act_attack__how_far_it_reaches(reading: str, reached: bool) -> None:
    """brw.ruling.attack.range."""
    game = play(lodge(rulings={"brw.ruling.attack.range": reading}), "combat")
    assert ("attack.graminia" in game.offered) == reached
    if not reached:
        assert game.refused("attack.graminia") == ["brw.range.max"]


def test_brw_act_attack__a_strength_that_nobody_knows() -> None:
    here = ("graminia", mage("graminia", HALL))
    game = play(lodge(mage("arianna", HALL), here, box="book"), "combat")
    assert game.refused("attack.graminia") == ["brw.act.attack"]


def test_brw_act_order__one_evocation_of_ones_own() -> None:
    own = {"cadaver-1": EvocationSpec("graminia", HALL), "nigredo-1": EvocationSpec("doria", ABYSS)}
    game = play(lodge(evocations=own), "order")
    assert game.asked == "order-step" and game.offered == ("order.nigredo-1", "done")
    assert game.refused("order.cadaver-1") == ["brw.act.order"]
    game.answer("order.nigredo-1", f"move.{HALL}")
    assert game.of("evocation-activated", "who", "by") == [("nigredo-1", "doria")]
    game.answer("attack.cadaver-1")
    assert game.of("damaged", "who", "n", "dealer", "source") == [("cadaver-1", 2, "nigredo-1", "doria")]


@pytest.mark.rules("brw.act.order")
def test_brw_act_physical_set__an_order_without_an_evocation_brings_nothing() -> None:
    """All effects of a physical action may be left out, so it may be taken for none of them."""
    game = play(lodge(evocations={"cadaver-1": EvocationSpec("graminia", HALL)}), "order")
    assert game.rules("nobody-ordered") == ["brw.act.physical.set"]
    assert game.table.mage("doria").physical == 1 and not game.kinds("evocation-activated")


@pytest.mark.rules("brw.evo.assigned")
@pytest.mark.parametrize(("reading", "own"), [("as-own", True), ("effects-only", False)])
def test_brw_act_order__an_evocation_assigned_to_another(reading: str, own: bool) -> None:
    """brw.ruling.assigned.activates."""
    umbra = {"umbra-1": EvocationSpec("doria", THRONE, assigned="graminia")}
    both = {**umbra, "cadaver-1": EvocationSpec("doria", HALL)}
    rulings = {"brw.ruling.assigned.activates": reading}
    game = play(lodge(evocations=umbra, rulings=rulings), "order")
    assert bool(game.kinds("nobody-ordered")) != own
    game = play(lodge(evocations=both, rulings=rulings), "order")
    assert ("order.umbra-1" in game.offered) == own
    if not own:
        assert game.refused("order.umbra-1") == ["brw.evo.assigned"]


@pytest.mark.rules("brw.act.order")
def test_brw_evo_control__the_controller_decides_when_ordered() -> None:
    lent = {"cadaver-1": EvocationSpec("doria", HALL, controller="graminia")}
    game = play(lodge(evocations=lent), "order", "order.cadaver-1")
    assert game.seat == "graminia" and game.asked == "evocation-step"


def test_brw_trap_interrupt_physical__the_action_goes_on_behind_the_trap() -> None:
    snare = mage("graminia", FORGE, board={"I": armed("spell-snare")})
    game = play(lodge(doria(HALL), ("graminia", snare), spells=(SNARE,)), "explore", f"move.{ARENA}")
    assert game.seat == "graminia" and game.asked == "trap"
    game.answer("I")
    assert game.table.mage("doria").damage == ("graminia", "graminia")
    assert game.seat == "doria" and f"move.{HALL}" in game.offered and "activate" in game.offered


@pytest.mark.rules("brw.trap.interrupt.physical", "brw.cell.continue")
def test_brw_trap_interrupt_physical_lost__the_example_of_trap_and_action() -> None:
    """Doria explores with speed 2; the first move brings him into the Sanctuary and into Brain Worm."""
    worm = {
        "id": "spell-brain-worm",
        "facts": {
            "instability": False,
            "main": {
                "type": "trap",
                "element": "magic",
                "target": "mage",
                "range": "any",
                "trigger": {
                    "event": "entered",
                    "who": "other-mage",
                    "colours": ["yellow", "red"],
                    "text": {"en": "he enters", "ru": "он входит"},
                },
            },
        },
        "text": {"main": text({"do": "target", "whom": "trigger-who"}, deal(2))},
    }
    graminia = mage("graminia", THRONE, board={"I": armed("spell-brain-worm")})
    state = lodge(doria(MIRRORS, damage={"graminia": 10}), ("graminia", graminia), spells=(worm,))
    game = play(state, "explore", f"move.{SANCTUARY}", "I")
    assert game.table.mage("doria").in_cell and game.table.trophies("graminia") == ("doria",)
    assert game.of("action-lost", "who") == [("doria",)]
    assert game.of("entered", "room") == [(SANCTUARY,)], "the second move is lost"
    assert not game.of("room-activated"), "and so is the activation"
    assert game.asked == "action" and game.offered == ("explore", PASS)
    turn = game.table.turn
    assert turn is not None and turn.actions == ("explore",) and turn.doing == "" and turn.left == ()


@pytest.mark.rules("brw.trap.interrupt.physical-lost")
def test_brw_trap_interrupt_spell_kept__a_spell_goes_on_and_the_action_ends() -> None:
    """A mage who falls in his own casting action still applies the rest of the spell."""
    pain = spell("pain", {"do": "pain", "n": 1}, {"do": "gain_power", "n": 2}, target="self")
    hurt = doria(damage={"graminia": 11}, board={"I": laid("spell-pain")})
    game = play(lodge(hurt, spells=(pain,)), "cast-I")
    assert game.table.mage("doria").in_cell and game.table.power("doria") == 2
    assert game.of("action-ended", "action") == [("cast",)] and not game.of("action-lost")
    assert game.offered == ("explore", PASS)
