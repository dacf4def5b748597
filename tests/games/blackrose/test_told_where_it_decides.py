"""Rules that are told of only where they decide something: not where everything would be the same without."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.procedures.test_defeats import fall, last_stand, track
from games.blackrose.support.avatar import lodge as avatar_lodge
from games.blackrose.support.play import Play, play_out
from games.blackrose.support.positions import HALL, cast, deal, laid, mage, spell, table
from games.blackrose.support.rounds import BOX, event, mages, phase

from tutor.games.blackrose.position.form import RoomSpec

GAIN = {"do": "gain_power", "n": 1}
SLOTS = BOX.room(HALL).slots or 0


@pytest.mark.parametrize(
    ("hall", "told"),
    [(RoomSpec(), 1), (RoomSpec(restored=True), 0), (RoomSpec(instability={"boris": SLOTS}), 0)],
    ids=["free", "restored", "full"],
)
def test_brw_spell_instability_first__only_where_some_is_placed(hall: RoomSpec, told: int) -> None:
    gain = spell("gain", GAIN, target="self", instability=True)
    on = {"anna": mage("graminia", HALL, board={"I": laid("spell-gain")}), "boris": mage("riccart")}
    story = play_out(table(on, cast("anna"), spells=(gain,), rooms={HALL: hall}))
    first, placed = story.events_of("symbol-first"), story.events_of("instability-placed")
    assert len(first) == len(placed) == told
    if told:
        kinds = [one.kind for one in story.events]
        assert kinds.index("symbol-first") < kinds.index("instability-placed") < kinds.index("gained-power")
        assert first[0].rule == "brw.spell.instability-first"


def test_brw_def_step1_outright__only_where_healing_would_have_saved() -> None:
    assert not play_out(fall(track(boris=2), outright=True)).events_of("still-defeated")
    healed = last_stand({"do": "heal", "n": 2}, damage=track(anna=4), outright=True)
    story = play_out(healed, "riccart: I", *["riccart: riccart.anna"] * 2)
    assert [one.rule for one in story.events_of("still-defeated")] == ["brw.def.step1.outright"]


def test_brw_moon_no_return__only_when_the_lead_falls_back() -> None:
    loses = spell("loses", *[{"do": "lose_power", "n": 1}] * 3, target="special")
    on = {"anna": mage("arianna", power=7, board={"I": laid("spell-loses")}), "boris": mage()}
    game = Play(table(on, cast("anna"), moon=2, spells=(loses,)))
    assert game.of("lost-power", "total") == [(6,), (5,), (4,)]
    kinds = game.kinds("lost-power", "moon-stays")
    assert kinds == ["lost-power", "lost-power", "moon-stays", "lost-power"], "at 5, below the cube on 6"


@pytest.mark.parametrize(("n", "told"), [(2, 1), (1, 0)])
def test_brw_gen_turn_order__only_among_several(n: int, told: int) -> None:
    gift = event("event-gift", "immediate", {"do": "each", "deeds": [GAIN]}, slot=0)
    on = {"anna": mage("arianna"), **({"boris": mage("riccart")} if n > 1 else {})}
    state = table(on, spells=(gift,))
    story = play_out(state.push(f"event-gift.main@{state.table.box}", "anna"))
    assert len(story.events_of("in-turn-order")) == told and len(story.events_of("gained-power")) == n


@pytest.mark.parametrize("more", [True, False])
def test_brw_cell_continue__only_where_something_is_left(more: bool) -> None:
    flight = spell("flight", {"do": "place", "where": "cell"}, *([GAIN] if more else []), target="self")
    on = {"anna": mage("graminia", HALL, board={"I": laid("spell-flight")}), "boris": mage("riccart")}
    story = play_out(table(on, cast("anna"), spells=(flight,)))
    assert story.table.mage("anna").in_cell
    assert [one.rule for one in story.events_of("goes-on-in-cell")] == ["brw.cell.continue"] * more


def test_brw_study_hand_kept__only_where_cards_are_left() -> None:
    on = mages(2, anna={"hand": ("spell-torment",)}, boris={"grimoire": ()})
    game = phase("study-phase", on).on()
    assert game.of("hand-kept", "who", "n") == [("anna", 1)]
    assert game.rules("hand-kept") == ["brw.study.hand-kept"]


@pytest.mark.parametrize(
    ("verb", "told"),
    [
        ({"do": "each", "deeds": [GAIN]}, 1),
        (deal(1, by="rose", to={"what": "mage", "pick": "each", "myself": True}), 1),
        (deal(1, by="rose", to={"what": "evocation", "pick": "each"}), 0),
        ({"do": "instability", "n": 1, "by": "rose", "where": {"rooms": [HALL]}}, 0),
    ],
    ids=["each mage", "all mages", "evocations", "a room"],
)
@pytest.mark.parametrize("when", ["immediate", "black-rose"])
def test_brw_avatar_events__only_where_mages_are_concerned(
    verb: dict[str, Any], told: int, when: str
) -> None:
    card = event("event-made", when, verb, slot=0 if when == "immediate" else 1)
    card = {**card, "kind": "avatar-event"}
    state = avatar_lodge(others=(card,), decks={"event-1": ("event-made",)}, phase="rose")
    given = (("deck", "event-1"),)
    story = play_out(state.push("draw-event", "riccart", given))
    if when == "black-rose":
        story = play_out(story.state.push("phase-events", "riccart", (("phase", "rose"),)))
    assert len(story.events_of("avatar-ignores")) == told
    assert story.of("avatar-ignores", "card") == [("event-made",)] * told
