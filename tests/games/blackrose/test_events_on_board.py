"""Events on the event board: the decks they come from, when they work and how they leave."""

from __future__ import annotations

import pytest
from games.blackrose.support.play import Play
from games.blackrose.support.positions import cast, deal, laid, mage, spell, table
from games.blackrose.support.rounds import BOX, begin, event, phase, quest

from tutor.games.blackrose.state.event_board import in_force

AFTER = {"brw.ruling.moon.mid-effect": "after-effect"}
NOTHING = {"do": "gain_power", "n": 0}
PAYS = {
    "do": "when",
    "on": {"event": "damaged", "who": "mage"},
    "deeds": [{"do": "gain_power", "n": 1, "who": "trigger-who"}],
}


def test_brw_event_three_decks() -> None:
    assert [len(BOX.deck(f"event-{moon}")) for moon in (1, 2, 3)] == [13, 13, 13]
    decks = {f"event-{moon}": (f"event-{moon}",) for moon in (1, 2, 3)}
    made = tuple(event(f"event-{moon}", "action", NOTHING, moon=moon) for moon in (1, 2, 3))
    for moon in (1, 2, 3):
        game = phase("rose-phase", decks={**decks, "quest-1": ()}, spells=made, moon=moon)
        assert game.of("event-drawn", "card") == [(f"event-{moon}",)]
        assert sum(game.table.deck(f"event-{other}").size for other in (1, 2, 3)) == 2


def damaged(board: str, phase_: str) -> Play:
    """Anna hurts Boris in a phase while an event lies on the board that pays for damage."""
    made = event("event-pays", board, PAYS)
    hurts = spell("hurts", deal(1))
    on = {"anna": mage("arianna", board={"I": laid("spell-hurts")}), "boris": mage()}
    state = table(on, cast("anna"), events=("event-pays",), phase=phase_, spells=(made, hurts))
    return Play(state).answer("boris")


@pytest.mark.parametrize(
    ("printed", "now", "gained"),
    [
        ("action", "action", 1),
        ("action", "evocation", 0),
        ("permanent", "evocation", 1),
        ("study", "action", 0),
    ],
)
def test_brw_event_when(printed: str, now: str, gained: int) -> None:
    game = damaged(printed, now)
    assert game.table.mage("boris").damage == ("anna",)
    assert game.table.power("boris") == gained
    assert list(in_force(game.table)) == ["event-pays"] * gained


FIERCE = {
    "do": "modify",
    "what": "damage",
    "n": 1,
    "types": ["combat"],
    "whom": {"what": "mage", "pick": "each", "myself": True},
}


@pytest.mark.parametrize(("type", "dealt"), [("combat", 2), ("contingency", 1)])
def test_brw_spell_types__a_card_changes_the_damage_of_one(type: str, dealt: int) -> None:
    made, hurts = event("event-fierce", "action", FIERCE), spell("hurts", deal(1), type=type)
    on = {"anna": mage("arianna", board={"I": laid("spell-hurts")}), "boris": mage()}
    state = table(on, cast("anna"), events=("event-fierce",), phase="action", spells=(made, hurts))
    game = Play(state).answer("boris")
    assert game.table.mage("boris").damage == ("anna",) * dealt
    assert game.rules("damage-changed") == ["brw.spell.types"] * (dealt - 1)


def test_brw_event_when__one_that_lasts_does_nothing_at_the_start() -> None:
    made = event("event-pays", "action", PAYS)
    game = phase(
        "phase-start", given={"phase": "action"}, phase="action", events=("event-pays",), spells=(made,)
    )
    assert game.rules("event-in-force") == ["brw.event.when"] and not game.of("event-applies")


def test_brw_event_old_moon() -> None:
    old = event("event-old", "permanent", PAYS, moon=1)
    new = event("event-new", "action", NOTHING, moon=2)
    game = phase(
        "rose-phase",
        events=("event-old", "", ""),
        decks={"event-1": (), "event-2": ("event-new",), "quest-2": ()},
        spells=(old, new),
        moon=2,
    )
    assert game.table.events == ("event-new", "event-old", ""), "it only moves on"
    assert damaged("permanent", "action").table.power("boris") == 1
    begins = spell("begins", {"do": "gain_power", "n": 6}, target="special")
    on = {"anna": mage("arianna", board={"I": laid("spell-begins")}), "boris": mage()}
    moon = Play(table(on, cast("anna"), events=("event-old",), spells=(old, begins)))
    assert moon.table.moon == 2 and moon.table.events == ("event-old", "", "")
    assert moon.rules("events-stay") == ["brw.event.old-moon"]


@pytest.mark.parametrize("people", [2, 4])
def test_brw_event_opt_still_crown__of_a_whole_game(people: int) -> None:
    game = begin(people, options=("still-crown",))
    assert game.table.options == ("still-crown",)


def test_brw_event_discard_effect() -> None:
    discards = spell("discards", {"do": "discard_event", "n": 1}, target="special")
    made = (event("event-a", "action", NOTHING), event("event-b", "action", NOTHING, slot=2), discards)
    on = {"anna": mage("arianna", board={"I": laid("spell-discards")}), "boris": mage()}
    game = Play(table(on, cast("anna"), events=("event-a", "event-b", ""), spells=made))
    game.answer("event-a")
    assert game.table.events == ("", "event-b", "") and game.table.pile("event") == ("event-a",)
    assert game.table.rose.power == 0 and not game.of("gained-power")


def test_brw_event_draw_any() -> None:
    draws = spell("draws", {"do": "draw_event"}, target="special")
    made = (event("event-a", "action", NOTHING, slot=2), draws)
    on = {"anna": mage("arianna", board={"I": laid("spell-draws")}), "boris": mage()}
    game = Play(table(on, cast("anna"), decks={"event-1": ("event-a",)}, spells=made))
    assert game.table.events == ("", "event-a", "") and game.table.rose.power == 1
    assert game.rules("event-drawn") == ["brw.event.draw-any"]


def test_brw_event_draw_any_crown() -> None:
    draws = spell("draws", {"do": "draw_event"}, target="special")
    made = (event("event-a", "action", NOTHING, crown=True), draws)
    on = {"anna": mage("arianna", board={"I": laid("spell-draws")}), "boris": mage()}
    game = Play(table(on, cast("anna"), decks={"event-1": ("event-a",)}, crown="boris", spells=made))
    assert game.table.crown == "anna" and game.rules("crown-taken") == ["brw.event.draw-any.crown"]


@pytest.mark.rules("brw.moon.three", "brw.moon.second", "brw.moon.change.personal")
def test_brw_moon_change_decks() -> None:
    decks = {"quest-1": ("quest-shattered-illusion",), "quest-2": ("training-quest-steam",)}
    gains = spell("gains", {"do": "gain_power", "n": 1}, {"do": "draw_quest"}, target="special")
    anna = mage("arianna", power=5, board={"I": laid("spell-gains")}, aside=("spell-assembly-line",) * 2)
    on = {"anna": anna, "boris": mage()}
    game = Play(table(on, cast("anna"), decks=decks, spells=(gains,)))
    assert game.table.moon == 2 and game.table.mage("anna").hand == ("spell-assembly-line",)
    assert game.rules("decks-changed") == ["brw.moon.change.decks"]
    assert [one.id for one in game.table.mage("anna").active] == ["training-quest-steam"]
    after = Play(table(on, cast("anna"), decks=decks, spells=(gains,), rulings=AFTER))
    assert after.table.moon == 2, "but only after the whole effect"
    assert [one.id for one in after.table.mage("anna").active] == ["quest-shattered-illusion"]


def test_brw_moon_no_return() -> None:
    loses = spell("loses", {"do": "lose_power", "n": 3}, target="special")
    on = {"anna": mage("arianna", power=7, board={"I": laid("spell-loses")}), "boris": mage()}
    game = Play(table(on, cast("anna"), moon=2, spells=(loses,)))
    assert game.table.power("anna") == 4 and game.table.moon == 2
    assert game.rules("moon-stays") == ["brw.moon.no-return"]


@pytest.mark.rules("brw.avatar.is-mage")
def test_brw_quest_rose_draws() -> None:
    draws = spell("draws", {"do": "draw_quest"}, target="special")
    avatar = mage("graminia", avatar=True, board={"I": laid("spell-draws")})
    on = {"anna": mage("arianna"), "avatar": avatar}
    decks = {"quest-2": ("training-quest-steam",)}
    game = Play(table(on, cast("avatar"), decks=decks, moon=2, spells=(draws,)))
    assert game.table.pile("quest") == ("training-quest-steam",) and game.table.rose.power == 2
    assert game.rules("rose-drew-quest") == ["brw.quest.rose-draws"] and not game.table.mage("avatar").active


def test_brw_quest_rose_draws__one_whose_moon_nobody_knows() -> None:
    draws = spell("draws", {"do": "draw_quest"}, target="special")
    odd = quest("quest-odd", {"kind": "room", "colours": ["red"]})
    odd = {**odd, "facts": {**odd["facts"], "moon": "unknown"}}
    avatar = mage("graminia", avatar=True, board={"I": laid("spell-draws")})
    on = {"anna": mage("arianna"), "avatar": avatar}
    game = Play(table(on, cast("avatar"), decks={"quest-1": ("quest-odd",)}, spells=(draws, odd)))
    assert game.of("unknown-moon", "quest") == [("quest-odd",)]
    assert game.rules("unknown-moon") == ["brw.quest.rose-draws"] and game.table.rose.power == 0
