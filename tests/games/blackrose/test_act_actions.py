"""Activations: how many actions they hold, what each costs, and what may not be done."""

from __future__ import annotations

import pytest
from games.blackrose.support.acts import ABYSS, doria, lodge, passes
from games.blackrose.support.play import Play, play
from games.blackrose.support.positions import HALL, THRONE, deal, laid, mage, spell

from tutor.engine.question import PASS
from tutor.games.blackrose.position.form import EvocationSpec

HURT = spell("hurt", deal(1))
SNARE = spell("snare", deal(1), type="trap", trigger={"event": "entered", "who": "other-mage"})
BOTH = spell("both", deal(1), reverse=({"do": "gain_power", "n": 2},))
CARDS = (HURT, SNARE, BOTH)
FOUR = {slot: laid("spell-hurt") for slot in ("quick", "I", "II", "III")}
QUEST = "training-quest-pure-magic"
PHYSICAL = ("explore", "combat", "order")
OWN = {"cadaver-1": EvocationSpec("doria", HALL)}


def begun(game: Play) -> list[object]:
    """The actions in the order in which they were begun."""
    return [action for (action,) in game.of("action-begun", "action")]


def test_brw_act_must_one__who_can_act_may_not_pass_at_once() -> None:
    game = play(lodge())
    assert game.asked == "action" and PASS not in game.offered
    assert game.refused(PASS) == ["brw.act.must-one"]
    game.answer("explore", "done")
    assert PASS in game.offered, "one action is enough"
    game.answer(PASS)
    assert game.over and game.of("activation-ends", "who", "n") == [("doria", 1)]


def test_brw_act_must_one__a_prepared_spell_is_enough_to_act() -> None:
    game = play(lodge(doria(physical=0, board={"II": laid("spell-hurt")}), spells=CARDS))
    assert game.offered == ("cast-II", "inertia-II") and game.refused(PASS) == ["brw.act.must-one"]


def test_brw_act_one_or_two__no_third_action() -> None:
    state = lodge(doria(board=FOUR, solved=(QUEST,)), spells=CARDS)
    game = play(state, "explore", "done", "cast-I", "graminia")
    assert game.offered == (f"use-{QUEST}", PASS), "quests are no actions"
    assert game.refused("explore") == ["brw.act.one-or-two"]
    assert game.refused("order") == ["brw.act.one-or-two"]
    assert game.refused("cast-quick") == ["brw.act.one-or-two"]
    assert game.refused("cast-II") == ["brw.act.one-or-two", "brw.act.cast.twice"]
    game.answer(PASS)
    assert game.of("activation-ends", "actions") == [(("explore", "cast"),)]
    assert game.rules("activation-ends") == ["brw.act.one-or-two"]


def test_brw_act_one_or_two__ends_by_itself_when_nothing_is_left() -> None:
    game = play(lodge(), "explore", "done", "combat", "done")
    assert game.over and begun(game) == ["explore", "combat"]


def test_brw_act_complete_first__one_action_ends_before_the_next_begins() -> None:
    game = play(lodge(doria(board=FOUR), spells=CARDS), "explore")
    assert game.asked == "explore-step" and all(not key.startswith("cast") for key in game.offered)
    game.answer("done", "cast-I", "graminia")
    told = game.kinds("action-begun", "action-ended", "spell-resolved")
    assert told == ["action-begun", "action-ended", "action-begun", "spell-resolved", "action-ended"]
    assert set(game.rules("action-ended")) == {"brw.act.complete-first"}


@pytest.mark.parametrize("action", PHYSICAL)
def test_brw_act_physical_cost__exhausts_one_of_two_tokens(action: str) -> None:
    game = play(lodge(evocations=OWN), action)
    assert game.of("token-exhausted", "who", "left") == [("doria", 1)]
    assert game.rules("token-exhausted") == ["brw.act.physical.cost"]
    assert game.table.mage("doria").physical == 1


def test_brw_act_physical_cost__without_a_token_no_physical_action() -> None:
    game = play(lodge(doria(physical=0, board=FOUR), spells=CARDS))
    for action in PHYSICAL:
        assert game.refused(action) == ["brw.act.physical.cost"]


@pytest.mark.parametrize("action", PHYSICAL)
def test_brw_act_physical_set__all_effects_may_be_left_out(action: str) -> None:
    game = play(lodge(evocations=OWN), action, "done", PASS)
    assert game.over and begun(game) == [action]
    assert not game.kinds("entered", "room-activated", "damaged", "evocation-activated")


@pytest.mark.rules("brw.act.physical.cost")
def test_brw_act_max_six__four_spells_and_two_tokens() -> None:
    game = play(lodge(doria(board=FOUR), do="", spells=CARDS))
    for first, second in (("explore", "cast-I"), ("combat", "cast-quick"), ("cast-II", ""), ("cast-III", "")):
        before = game.events
        game = play(game.state.push("activation", "doria"))
        game.events = before + game.events
        for key in filter(None, (first, second)):
            game.answer(key, "graminia" if key.startswith("cast") else "done")
        if PASS in game.offered:
            game.answer(PASS)
    assert len(begun(game)) == 6
    assert game.of("acted-out", "who") == [("doria",)], "only now, after the sixth"
    assert game.rules("acted-out") == ["brw.act.max-six"]
    idle = Play(game.state.push("activation", "doria"))
    assert idle.over and not idle.kinds("action-begun")


@pytest.mark.rules("brw.act.cast", "brw.plan.quick-slot")
def test_brw_act_cast_which__the_example_of_planning() -> None:
    board = {
        "quick": laid("spell-visceral-fire"),
        "I": laid("spell-silver-of-the-sages"),
        "II": laid("spell-grim-torment"),
        "III": laid("spell-cross-and-delight"),
    }
    riccart = mage("riccart", HALL, board=board)
    state = lodge(riccart)

    def castable(game: Play) -> list[str]:
        return [key for key in game.offered if key.startswith("cast")]

    game = play(state)
    assert castable(game) == ["cast-quick", "cast-I"]
    assert game.refused("cast-II") == game.refused("cast-III") == ["brw.act.cast.which"]
    game.answer("cast-I")
    assert game.of("spell-activated", "slot", "type") == [("I", "defence")]
    assert castable(game) == ["cast-quick"], "the quick one at any point, the next slot not twice in a row"
    assert game.refused("cast-I") == ["brw.spell.activated", "brw.act.cast.twice"]
    assert game.refused("cast-II") == ["brw.act.cast.twice"]
    assert game.refused("cast-III") == ["brw.act.cast.which", "brw.act.cast.twice"]
    later = Play(game.answer(PASS).state.push("activation", "doria"))
    assert castable(later) == ["cast-quick", "cast-II"], "after I comes II"


@pytest.mark.parametrize("first", ["cast-I", "cast-quick"])
def test_brw_act_cast_twice__one_of_the_two_is_quick(first: str) -> None:
    game = play(lodge(doria(board=FOUR), spells=CARDS), first, "graminia")
    second = {"cast-I": "cast-quick", "cast-quick": "cast-I"}[first]
    assert second in game.offered
    game.answer(second, "graminia")
    assert begun(game) == ["cast", "cast"] and len(game.of("spell-resolved")) == 2


def test_brw_act_cast_twice__not_two_from_the_numbered_slots() -> None:
    game = play(lodge(doria(board=FOUR), spells=CARDS), "cast-I", "graminia")
    assert game.refused("cast-II") == ["brw.act.cast.twice"]
    assert "inertia-II" in game.offered, "any other action may follow"


def test_brw_act_cast__the_acting_mage_is_the_caster() -> None:
    game = play(lodge(doria(board={"I": laid("spell-hurt")}), spells=CARDS), "cast-I", "graminia")
    assert game.of("revealed", "who", "slot") == [("doria", "I")]
    assert game.of("damaged", "who", "by", "caster") == [("graminia", "doria", "doria")]
    assert game.table.mage("doria").board[0].state == "revealed"


def test_brw_act_cast__nothing_on_the_board() -> None:
    game = play(lodge())
    assert game.refused("cast") == ["brw.act.cast"] and game.refused("inertia") == ["brw.act.inertia"]


@pytest.mark.parametrize(("side", "kind"), [("main", "damaged"), ("reverse", "gained-power")])
def test_brw_act_cast_side__the_side_chosen_in_planning(side: str, kind: str) -> None:
    board = {"I": laid("spell-both", side=side)}
    game = play(lodge(doria(board=board), spells=CARDS), "cast-I", "graminia")
    assert game.kinds("damaged", "gained-power") == [kind]
    assert game.rules("revealed") == ["brw.act.cast.side"]


@pytest.mark.rules("brw.act.cast")
def test_brw_trap_cast__a_trap_is_activated_and_not_revealed() -> None:
    game = play(lodge(doria(board={"I": laid("spell-snare")}), spells=CARDS), "cast-I")
    assert game.rules("spell-activated") == ["brw.trap.cast"] and not game.of("revealed")
    assert game.table.mage("doria").board[0].state == "activated"


def test_brw_act_inertia__any_prepared_spell_goes_to_the_memories() -> None:
    game = play(lodge(doria(board=FOUR), spells=CARDS))
    assert [key for key in game.offered if key.startswith("inertia")] == [
        "inertia-quick", "inertia-I", "inertia-II", "inertia-III",
    ]  # fmt: skip
    game.answer("inertia-III")
    assert game.table.mage("doria").memories == ("spell-hurt",)
    assert [one.slot for one in game.table.mage("doria").board] == ["quick", "I", "II"]
    assert game.asked == "inertia-move" and f"move.{ABYSS}" in game.offered
    assert game.refused("move.room-crypt") == ["brw.act.move"]
    game.answer(f"move.{ABYSS}")
    assert game.of("entered", "who", "room", "how") == [("doria", ABYSS, "moved")]
    assert game.table.mage("doria").physical == 2, "Inertia costs no token"


def test_brw_key_move_upto__inertia_without_a_move() -> None:
    game = play(lodge(doria(board=FOUR), spells=CARDS), "inertia-I", "stay")
    assert game.rules("move-declined") == ["brw.key.move-upto"] and not game.of("entered")
    assert game.table.mage("doria").at == HALL


@pytest.mark.rules("brw.act.inertia")
def test_brw_spell_forgotten_removed__inertia_with_a_forgotten_spell() -> None:
    game = play(lodge(doria(board={"I": laid("training-house-of-mirrors")})), "inertia-I", "stay")
    assert game.table.mage("doria").memories == () and game.table.out == ("training-house-of-mirrors",)


@pytest.mark.parametrize(("reading", "allowed"), [("not-activated", False), ("any-unrevealed", True)])
def test_brw_act_inertia__an_activated_spell(reading: str, allowed: bool) -> None:
    """brw.ruling.inertia.activated."""
    board = {"I": laid("spell-snare", state="activated"), "II": laid("spell-hurt", state="revealed")}
    rulings = {"brw.ruling.inertia.activated": reading}
    state = lodge(doria(board=board, physical=1), spells=CARDS, rulings=rulings)
    game = play(state)
    assert game.refused("inertia-II") == ["brw.act.inertia"]
    assert ("inertia-I" in game.offered) == allowed
    if not allowed:
        assert game.refused("inertia-I") == ["brw.act.inertia"]
    game.answer("combat", "done", *((PASS,) if allowed else ()))
    assert bool(game.of("acted-out")) != allowed, "whether an activated spell is one more action"


def test_brw_act_quest_window__before_and_after_but_not_inside_an_action() -> None:
    quests = (QUEST, "training-quest-steam")
    game = play(lodge(doria(solved=quests)))
    assert [key for key in game.offered if key.startswith("use")] == [f"use-{quest}" for quest in quests]
    game.answer("explore")
    assert game.refused(f"use-{QUEST}") == ["brw.act.quest-window"]
    game.answer("done")
    assert f"use-{QUEST}" in game.offered and PASS in game.offered
    game.answer("combat")
    assert game.refused(f"use-{QUEST}") == ["brw.act.quest-window"]
    game.answer("done")
    assert game.offered == (*(f"use-{quest}" for quest in quests), PASS), "after the second action too"


def test_brw_act_round_robin__in_turn_order_until_nobody_can_act() -> None:
    arianna = ("arianna", mage("arianna", ABYSS, physical=1))
    state = lodge(doria(physical=2), arianna, do="action-phase", first="graminia", box="training")
    game = passes(play(state))
    order = [who for (who,) in game.of("activation-begins", "who")]
    assert order == ["graminia", "arianna", "doria", "graminia", "doria"], "Arianna has nothing left"
    assert [who for (who,) in game.of("acted-out", "who")] == ["arianna", "graminia", "doria"]
    assert set(game.rules("activation-begins")) == {"brw.act.round-robin"}
    assert game.rules("activations-end") == ["brw.act.round-robin"] and game.table.turn is None


def test_brw_act_round_robin__ends_in_the_middle_of_a_lap() -> None:
    state = lodge(doria(physical=1), ("graminia", mage("graminia", THRONE, physical=0)), do="action-phase")
    game = passes(play(state))
    assert game.of("activation-begins", "who") == [("doria",)]


@pytest.mark.parametrize(("reading", "seats"), [("skipped", ["doria"]), ("window", ["graminia", "doria"])])
def test_brw_quest_use__a_mage_who_cannot_act(reading: str, seats: list[str]) -> None:
    """brw.ruling.quest.no-action."""
    idle = mage("graminia", THRONE, physical=0, solved=(QUEST,))
    rulings = {"brw.ruling.quest.no-action": reading}
    state = lodge(doria(physical=1), ("graminia", idle), do="action-phase", first="graminia", rulings=rulings)
    game = play(state)
    if reading == "window":
        assert game.seat == "graminia" and game.offered == (f"use-{QUEST}", PASS)
    passes(game)
    assert [who for (who,) in game.of("activation-begins", "who")] == seats
