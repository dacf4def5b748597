"""The Black Rose phase, step by step: events, and quests that are discarded, drawn and trimmed."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.play import Play
from games.blackrose.support.rounds import BOX, event, mages, phase, quest
from support.play import to_question

from tutor.engine.history import History
from tutor.games.blackrose import GAME
from tutor.games.blackrose.state.mage import Quest
from tutor.trace.hidden import visible_to

NOTHING = {"do": "gain_power", "n": 0}
EACH_GAINS = {"do": "each", "deeds": [{"do": "gain_power", "n": 1}]}
A, B, C, D = (event(f"event-{name}", "action", NOTHING) for name in ("a", "b", "c", "d"))
ROOM = {"kind": "room", "colours": ["red"]}
QUESTS = tuple(quest(f"quest-{moon}{name}", ROOM, moon=moon) for moon in (1, 2, 3) for name in "ab")


def rose(
    *drawn: dict[str, Any],
    board: tuple[str, ...] = (),
    more: tuple[dict[str, Any], ...] = (),
    **said: Any,
) -> Play:
    """The Black Rose phase with those events on the board, and one to be drawn."""
    decks = {
        "event-1": tuple(str(one["id"]) for one in drawn),
        "quest-1": ("quest-1a", "quest-1b"),
        **said.pop("decks", {}),
    }
    spells = (*drawn, A, B, C, *QUESTS, *more)
    unique = {str(one["id"]): one for one in spells}
    return phase("rose-phase", events=board, decks=decks, spells=tuple(unique.values()), **said)


def test_brw_rose_shift() -> None:
    game = rose(D, board=("event-a", "", "event-c"))
    assert game.table.events == ("event-d", "event-a", "") and game.table.pile("event") == ("event-c",)
    assert game.rules("events-shifted") == ["brw.rose.shift"]
    assert rose(D).rules("no-events") == ["brw.rose.shift"]


def test_brw_rose_shift_power() -> None:
    game = rose(D, board=("event-a", "event-b", "event-c"))
    assert game.of("gained-power", "who", "n")[0] == ("rose", 2)
    assert game.rules("event-pushed-off") == ["brw.rose.shift.power"]
    assert game.table.events == ("event-d", "event-a", "event-b")
    assert not rose(D, board=("event-a", "event-b", "")).of("event-pushed-off")


def test_brw_rose_draw() -> None:
    game = rose(D, on=mages(4), crown="boris", first="boris")
    assert game.of("event-drawn", "who", "card") == [("anna", "event-d")], "on the right of boris sits anna"
    assert rose(D, on=mages(3)).of("event-drawn", "who") == [("vera",)]


def test_brw_rose_draw__from_the_deck_of_this_moon() -> None:
    decks = {"event-2": ("event-b",)}
    assert rose(D, decks=decks, moon=2).of("event-drawn", "card") == [("event-b",)]


@pytest.mark.rules("brw.avatar.idle-phases")
@pytest.mark.parametrize(("reading", "seat"), [("next-player", "anna"), ("avatar", "avatar")])
def test_brw_rose_draw__past_the_avatar(reading: str, seat: str) -> None:
    on = {**mages(1), "avatar": mages(2)["boris"].__class__(mage="mage-graminia", avatar=True)}
    crowned = event("event-crowned", "action", NOTHING, crown=True)
    game = rose(crowned, on=on, rulings={"brw.ruling.avatar.draws-event": reading})
    assert game.of("event-drawn", "who") == [(seat,)]
    assert game.table.crown == "anna" and bool(game.of("no-crown")) == (seat == "avatar")
    assert not game.table.mage("avatar").active, "it draws no quest either"


@pytest.mark.rules("brw.gen.effect.crown-symbol")
def test_brw_rose_draw_crown() -> None:
    crowned = event("event-crowned", "action", NOTHING, crown=True)
    game = rose(crowned, on=mages(3), crown="anna")
    assert game.table.crown == "vera" and game.table.first == "anna"
    assert game.rules("crown-taken") == ["brw.rose.draw.crown"]


def test_brw_event_opt_still_crown() -> None:
    crowned = event("event-crowned", "action", NOTHING, crown=True)
    game = rose(crowned, crown="anna", options=("still-crown",))
    assert game.table.crown == "anna" and not game.of("crown-taken")
    assert game.rules("crown-ignored") == ["brw.event.opt.still-crown"]


def test_brw_rose_draw_power() -> None:
    game = rose(D)
    assert game.of("gained-power", "who", "n") == [("rose", 1)]
    assert game.rules("gained-power") == ["brw.rose.draw.power"]


def test_brw_rose_place() -> None:
    in_second = event("event-d", "action", NOTHING, slot=2)
    game = rose(in_second, board=("event-a", "", ""))
    assert game.table.events == ("", "event-d", "event-a"), "what lay there moves right"
    assert rose(D, board=("event-a", "event-b", "")).table.events == ("event-d", "event-a", "event-b")
    third = event("event-d", "action", NOTHING, slot=3)
    assert rose(third, board=("event-a", "", "")).table.events == ("", "event-a", "event-d")


def test_brw_rose_place_push_off() -> None:
    third = event("event-d", "action", NOTHING, slot=2)
    game = rose(third, board=("event-a", "event-b", ""))
    assert game.table.events == ("", "event-d", "event-a") and game.table.pile("event") == ("event-b",)
    assert game.rules("event-pushed-off") == ["brw.rose.place.push-off"]
    assert game.table.rose.power == 1 + 2


def test_brw_rose_instant() -> None:
    at_once = event("event-d", "immediate", EACH_GAINS, slot=0)
    game = rose(at_once, board=("event-a", "", ""))
    assert game.table.events == ("", "event-a", "") and game.table.pile("event") == ("event-d",)
    assert [game.table.power(seat) for seat in ("anna", "boris")] == [1, 1]
    assert game.rules("event-at-once") == ["brw.rose.instant"]


def test_brw_rose_instant_power() -> None:
    game = rose(event("event-d", "immediate", EACH_GAINS, slot=0))
    assert game.table.rose.power == 1 + 2 and game.rules("event-pushed-off") == ["brw.rose.instant.power"]


@pytest.mark.rules("brw.event.when")
def test_brw_rose_resolve() -> None:
    mine = event("event-d", "black-rose", EACH_GAINS, slot=1)
    other = event("event-a", "black-rose", {"do": "each", "deeds": [{"do": "lose_power", "n": 1}]})
    game = rose(mine, board=("event-a", "event-b", ""), more=(other,), on=mages(2, anna={"power": 5}))
    assert game.table.events == ("event-d", "event-a", "event-b")
    assert [card for (card,) in game.of("event-applies", "card")] == ["event-d", "event-a"]
    assert set(game.rules("event-applies")) == {"brw.rose.resolve"}
    assert (game.table.power("anna"), game.table.power("boris")) == (5, 0)


def holding(*quests: str, **said: Any) -> Play:
    """The Black Rose phase in which Anna holds those active quests."""
    return rose(D, on=mages(2, anna={"active": quests}, boris={"active": ("quest-2b",)}), **said)


def test_brw_rose_discard_quest() -> None:
    game = holding("quest-1a", "quest-2a")
    assert (game.asked, game.seat, game.offered) == (
        "discard-for-rose",
        "anna",
        ("quest-1a", "quest-2a", "none"),
    )
    game.answer("quest-2a", "none")
    assert [one.id for one in game.table.mage("anna").active] == ["quest-1a"]
    assert (
        game.table.pile("quest") == ("quest-2a",) and game.questions_of("discard-for-rose")[1].seat == "boris"
    )
    assert not any(game.of("quest-discarded", "quest")[0]), "it lies face down"


@pytest.mark.parametrize("moon", [1, 2, 3])
def test_brw_rose_discard_quest_power(moon: int) -> None:
    game = holding(f"quest-{moon}a").answer(f"quest-{moon}a", "none")
    assert game.of("gained-power", "who", "n") == [("rose", 1), ("rose", moon)], "1 for the event"
    assert game.rules("gained-power")[1] == "brw.rose.discard-quest.power"


def test_brw_rose_discard_quest__nobody_is_told_which() -> None:
    state = holding("quest-1a", "quest-2a").state
    history = History.start(GAME, state)
    to_question(history)
    before = history.node
    after = history.answer("quest-2a")
    hidden = visible_to(GAME, before, "boris").question
    assert hidden is not None and hidden.options == ()
    told = visible_to(GAME, after, "boris", before)
    assert "quest-2a" not in str((told.key, told.events)) and "quest-2a" in str(after.events)


@pytest.mark.rules("brw.quest.active")
def test_brw_rose_draw_quest() -> None:
    game = holding()
    assert (game.asked, game.seat) == ("discard-for-rose", "boris"), "anna has none to discard"
    game.answer("none")
    assert game.asked == "drawn-cards"
    game.answer("quest-1b")
    assert game.table.mage("anna").active == (Quest("quest-1b"),)
    assert [one.id for one in game.table.mage("boris").active] == ["quest-2b"], "boris has one"
    assert game.table.deck("quest-1").cards == ("quest-1a",)


@pytest.mark.rules("brw.quest.no-limit-between", "brw.gen.mage-values")
def test_brw_rose_trim_quests() -> None:
    game = holding("quest-1a", "quest-2a", "quest-3a", "quest-3b").answer("none", "none")
    assert (game.asked, game.seat, len(game.offered)) == ("trim-quests", "anna", 4)
    game.answer("quest-2a", "quest-3b")
    assert [one.id for one in game.table.mage("anna").active] == ["quest-1a", "quest-3a"], "his limit is 2"
    assert game.over and game.table.pile("quest") == ("quest-2a", "quest-3b")


def test_brw_rose_trim_quests__solved_ones_after_active_ones() -> None:
    solved = {
        "active": ("quest-1a",),
        "solved": ("quest-2a", "quest-2b", "quest-3a"),
        "completed": ("quest-3b",),
    }
    game = rose(D, on=mages(2, anna=solved, boris={"active": ("quest-1b",)})).answer("none", "none")
    assert (game.asked, game.offered) == ("trim-quests", ("quest-2a", "quest-2b", "quest-3a"))
    game.answer("quest-2b")
    mage = game.table.mage("anna")
    assert [one.id for one in mage.solved] == ["quest-2a", "quest-3a"] and mage.completed == ("quest-3b",)


def test_brw_rose_trim_quests_nothing() -> None:
    solved = {"active": ("quest-1a", "quest-1b", "quest-3b"), "solved": ("quest-2a", "quest-2b", "quest-3a")}
    game = rose(D, on=mages(2, anna=solved, boris={"active": ("quest-1b",)})).answer("none", "none")
    game.answer("quest-3b", "quest-3a")
    assert game.of("gained-power", "who", "n") == [("rose", 1)], "only for the event"
    assert set(game.rules("quest-discarded")) == {"brw.rose.trim-quests.nothing"}


def test_brw_rose_trim_quests__of_a_limit_that_nobody_knows() -> None:
    game = rose(D, box="book", on=mages(2, anna={"active": tuple(one["id"] for one in QUESTS)}))
    game.answer("none").on()
    assert game.of("unknown-limit", "who", "what") == [("anna", "quest-limit")]
    assert len(game.table.mage("anna").active) == len(QUESTS) and BOX.mage("mage-graminia").quest_limit == 2


def open_fact(card: dict[str, Any], **facts: Any) -> dict[str, Any]:
    """A card of which those facts are different."""
    return {**card, "facts": {**card["facts"], **facts}}


def test_brw_rose_draw_power__a_corner_that_nobody_knows() -> None:
    game = rose(open_fact(D, reveal_power="unknown"))
    assert game.of("unknown-power", "card") == [("event-d",)]
    assert game.rules("unknown-power") == ["brw.rose.draw.power"] and game.table.rose.power == 0


def test_brw_rose_shift_power__a_corner_that_nobody_knows() -> None:
    gone = open_fact(event("event-e", "action", NOTHING), discard_power="unknown")
    game = rose(D, board=("", "", "event-e"), more=(gone,))
    assert game.of("unknown-power", "card") == [("event-e",)]
    assert game.rules("unknown-power") == ["brw.rose.shift.power"]
    assert game.of("gained-power", "who", "n") == [("rose", 1)], "for the event that was drawn"
