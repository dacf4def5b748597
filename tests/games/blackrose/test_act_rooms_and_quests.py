"""Rooms that are activated by actions, solved quests that are used, and sustained spells that are cast."""

from __future__ import annotations

import pytest
from games.blackrose.support.acts import ABYSS, FORGE, MIRRORS, doria, lodge
from games.blackrose.support.play import play
from games.blackrose.support.positions import HALL, THRONE, deal, laid, mage, spell

from tutor.engine.question import PASS
from tutor.games.blackrose.position.form import RoomSpec

QUEST = "training-quest-pure-magic"
USED = {MIRRORS: RoomSpec(at=(-1, 0), restored=True, used=True)}
TWICE = spell(
    "twice",
    {"do": "activate_room", "where": {"rooms": [ABYSS]}},
    {"do": "activate_room", "where": {"rooms": [ABYSS]}},
    target="self",
)
THORNS = spell(
    "thorns",
    {"do": "sustained", "on": {"event": "entered", "who": "marked"}, "deeds": [deal(1, to="marked")]},
)


def test_brw_room_ruined_effect__several_times_by_different_actions() -> None:
    game = play(lodge(doria(ABYSS)), "explore", "activate", "done", "combat", "activate")
    assert game.of("room-activated", "who", "room", "side") == [("doria", ABYSS, "ruined")] * 2
    assert game.rules("room-activated") == ["brw.room.ruined.effect"] * 2
    other = lodge(doria(HALL), ("graminia", mage("graminia", ABYSS)), who="graminia")
    again = play(other, "combat", "activate")
    assert again.of("room-activated", "who", "room") == [("graminia", ABYSS)]


def test_brw_room_ruined_effect__not_twice_by_the_same_action() -> None:
    game = play(lodge(doria(HALL, board={"I": laid("spell-twice")}), spells=(TWICE,)), "cast-I")
    assert game.of("room-activated", "room") == [(ABYSS,)]
    assert game.rules("room-not-activated") == ["brw.room.ruined.effect"]
    assert game.of("room-not-activated", "why") == [("same-action",)]


def test_brw_room_restored_once__until_its_token_is_turned_back() -> None:
    restored = {MIRRORS: RoomSpec(at=(-1, 0), restored=True)}
    game = play(lodge(doria(MIRRORS), rooms=restored), "combat", "activate", "room-abyss")
    assert game.of("room-activated", "side") == [("restored",)]
    assert game.rules("room-activated") == ["brw.room.restored.token"]
    assert game.table.room(MIRRORS).used
    used = play(lodge(doria(MIRRORS), rooms=USED), "explore")
    assert used.refused("activate") == ["brw.room.restored.once"]


@pytest.mark.rules("brw.room.restored.once")
def test_brw_room_restored_token__the_mirrors_copy_without_activating() -> None:
    """The token of the copied room stays as it is; the Mirrors Room is no other room."""
    restored = {
        MIRRORS: RoomSpec(at=(-1, 0), restored=True),
        ABYSS: RoomSpec(at=(0, 1), restored=True, used=True),
    }
    game = play(lodge(doria(MIRRORS), rooms=restored), "explore", "activate")
    assert game.asked == "copy-room" and ABYSS in game.offered
    assert not {MIRRORS, HALL, THRONE} & set(game.offered)
    game.answer(ABYSS)
    assert game.table.mage("doria").in_cell and game.of("room-activated", "room") == [(MIRRORS,)]


@pytest.mark.rules("brw.quest.complete", "brw.gen.effect.quest-power")
def test_brw_quest_use__its_effect_then_the_reward() -> None:
    quests = (QUEST, "training-quest-steam")
    game = play(lodge(doria(solved=quests)), f"use-{quests[1]}")
    while game.asked not in ("action", ""):
        game.answer(game.offered[0])
    told = game.kinds("quest-used", "quest-applied", "quest-completed", "gained-power")
    assert told[0] == "quest-used" and told[-3:] == ["quest-applied", "quest-completed", "gained-power"]
    mage_now = game.table.mage("doria")
    assert [quest.id for quest in mage_now.solved] == [QUEST] and mage_now.completed == (quests[1],)
    ((reward,),) = game.of("quest-completed", "reward")
    assert game.of("gained-power", "n", "who")[-1] == (reward, "doria") and reward
    assert game.rules("gained-power")[-1] == "brw.gen.effect.quest-power"
    assert game.rules("quest-completed") == ["brw.quest.complete"]
    assert f"use-{QUEST}" in game.offered, "one at a time, as many as he likes"
    assert game.refused(f"use-{quests[1]}") == ["brw.quest.complete"], "no second time"


def test_brw_quest_use__only_solved_quests() -> None:
    game = play(lodge(doria(active=(QUEST,))))
    assert game.refused(f"use-{QUEST}") == ["brw.quest.active"]
    assert PASS not in game.offered


@pytest.mark.rules("brw.quest.use")
def test_brw_quest_complete__a_reward_that_nobody_knows_brings_nothing() -> None:
    quest = {
        "id": "quest-blank",
        "kind": "quest",
        "name": {"en": "Blank", "ru": "Пусто"},
        "facts": {"moon": 1, "slots": 0, "reward": "unknown"},
        "text": {"main": "unknown"},
    }
    game = play(lodge(doria(solved=("quest-blank",)), spells=(quest,)), "use-quest-blank")
    assert game.of("unknown-text", "what") == [("quest-blank",)]
    assert game.of("quest-completed", "reward") == [(None,)] and not game.of("gained-power")


@pytest.mark.rules("brw.act.cast", "brw.sust.lasts")
def test_brw_sust_token__the_token_of_the_slot_and_every_move() -> None:
    board = {"II": laid("spell-thorns")}
    game = play(lodge(doria(board=board), spells=(THORNS,)), "cast-II", "graminia", PASS)
    (held,) = game.table.mage("doria").board
    assert (held.slot, held.sustained) == ("II", "graminia")
    assert game.of("sustained", "who", "slot") == [("graminia", "II")]
    moved = play(game.state.push("activation", "graminia"), "explore", f"move.{FORGE}", f"move.{THRONE}")
    assert moved.of("damaged", "who", "n") == [("graminia", 1)] * 2, "1 at each of the moves"
    assert moved.kinds("entered", "damaged") == ["entered", "damaged"] * 2, "a full stop after every move"
