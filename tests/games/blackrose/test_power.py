"""Power points and the moons that begin with them; events that effects draw."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.play import play_out
from games.blackrose.support.positions import HALL, THRONE, cast, laid, mage, spell, table

from tutor.engine.state import State
from tutor.games.blackrose.position.form import RoseSpec
from tutor.games.blackrose.state.table import Table


def gaining(n: int, power: int = 0, *, who: str = "self", **said: Any) -> State[Table]:
    """Anna casts a spell by which she, or the Rose, gains power."""
    verb = {"do": "gain_power", "n": n, "who": who}
    rise = spell("rise", verb, target="self")
    aside = ("spell-torment", "spell-torment")
    mages = {
        "anna": mage("graminia", HALL, power=power, board={"I": laid("spell-rise")}, aside=aside),
        "boris": mage("riccart", THRONE, aside=aside[:1], **said.pop("boris", {})),
    }
    return table(mages, cast("anna"), spells=(rise,), **said)


def test_brw_moon_second__as_soon_as_a_marker_reaches_it() -> None:
    below = play_out(gaining(1, 4))
    assert below.table.moon == 1 and not below.events_of("moon-began")
    story = play_out(gaining(1, 5))
    assert story.table.moon == 2
    assert [event.rule for event in story.events_of("moon-began")] == ["brw.moon.second"]


def test_brw_moon_three__the_rose_s_marker_counts_too() -> None:
    story = play_out(gaining(2, who="rose", rose=RoseSpec(power=4)))
    assert story.table.rose.power == 6 and story.table.moon == 2


def test_brw_moon_third__the_third_moon() -> None:
    story = play_out(gaining(1, 17, moon=2))
    assert story.table.moon == 3
    assert [event.rule for event in story.events_of("moon-began")] == ["brw.moon.third"]


@pytest.mark.parametrize(("reading", "moons", "cards"), [("both", [2, 3], 2), ("last", [3], 1)])
def test_brw_moon_third__past_both_at_once_is_a_ruling(reading: str, moons: list[int], cards: int) -> None:
    story = play_out(gaining(12, 10, rulings={"brw.ruling.moon.jump": reading}))
    assert [moon for (moon,) in story.of("moon-began", "moon")] == moons
    assert len(story.table.mage("anna").hand) == cards and story.table.moon == 3


def test_brw_moon_change_personal__every_mage_gets_one() -> None:
    story = play_out(gaining(1, 5))
    assert [story.table.mage(seat).hand for seat in ("anna", "boris")] == [("spell-torment",)] * 2
    assert [len(story.table.mage(seat).aside) for seat in ("anna", "boris")] == [1, 0]


def test_brw_moon_change_personal__where_it_goes_is_a_ruling() -> None:
    story = play_out(gaining(1, 5, rulings={"brw.ruling.personal.destination": "grimoire"}))
    anna = story.table.mage("anna")
    assert anna.hand == () and anna.grimoire.cards == ("spell-torment",)


def test_brw_moon_no_return__losing_power_brings_no_moon_back() -> None:
    fall = spell("fall", {"do": "lose_power", "n": 5}, target="self")
    mages = {
        "anna": mage("graminia", HALL, power=6, board={"I": laid("spell-fall")}),
        "boris": mage("riccart", THRONE),
    }
    story = play_out(table(mages, cast("anna"), spells=(fall,), moon=2))
    assert story.table.power("anna") == 1 and story.table.moon == 2


def test_brw_power_track35__the_marker_goes_round() -> None:
    story = play_out(gaining(2, 34, moon=3))
    assert story.table.power("anna") == 36
    assert [event.rule for event in story.events_of("track-passed")] == ["brw.power.track35"]


def drawing(event: str, *, events: tuple[str, ...] = (), **said: Any) -> State[Table]:
    """Anna draws that event by an effect."""
    omen = spell("omen", {"do": "draw_event"}, target="self")
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-omen")}),
        "boris": mage("riccart", THRONE),
    }
    decks = {"event-1": (event,)}
    return table(mages, cast("anna"), spells=(omen,), decks=decks, events=events, crown="boris", **said)


def test_brw_event_draw_any__is_placed_and_pays_the_rose_its_left_corner() -> None:
    story = play_out(drawing("event-undead-army"))
    assert story.table.events == ("", "", "event-undead-army") and story.table.rose.power == 2
    assert story.table.deck("event-1").size == 0


def test_brw_event_draw_any_crown__who_draws_it_takes_the_crown() -> None:
    assert play_out(drawing("event-puppeteer")).table.crown == "anna"
    still = play_out(drawing("event-puppeteer", options=("still-crown",)))
    assert still.table.crown == "boris"


def test_brw_rose_place__those_in_the_way_move_right() -> None:
    events = ("event-hidden-resources", "event-rebirth-at-dawn", "")
    story = play_out(drawing("event-gift-to-fools", events=events))
    assert story.table.events == ("event-gift-to-fools", "event-hidden-resources", "event-rebirth-at-dawn")


def test_brw_rose_place_push_off__pays_the_right_corner() -> None:
    events = ("event-gift-to-fools", "event-rebirth-at-noon", "event-gift-to-fools")
    story = play_out(drawing("event-midnight-rebirth", events=events))
    assert story.table.events[2] == "event-midnight-rebirth"
    assert story.table.pile("event") == ("event-gift-to-fools",)
    assert story.of("event-pushed-off", "card", "power") == [("event-gift-to-fools", 2)]
    assert story.table.rose.power == 2 + 2


def test_brw_rose_instant__is_applied_at_once_and_discarded() -> None:
    story = play_out(drawing("event-awakening", events=("", "", "event-undead-army")))
    assert story.table.room(HALL).instability == ("rose",) * 5
    assert story.table.pile("event") == ("event-awakening",)
    assert story.table.events == ("", "", "event-undead-army"), "it shifts nothing"


def test_brw_rose_instant_power__both_corners() -> None:
    """Power Infusion of the third moon: 0 on the left, 3 on the right."""
    omen = spell("omen", {"do": "draw_event"}, target="self")
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-omen")}),
        "boris": mage("riccart", THRONE),
    }
    decks = {"event-3": ("event-power-infusion",)}
    story = play_out(table(mages, cast("anna"), spells=(omen,), decks=decks, moon=3))
    assert story.table.rose.power == 3 and story.table.due != ()


def test_brw_event_discard_effect__the_rose_gains_nothing() -> None:
    omen = spell("omen", {"do": "discard_event"}, target="self")
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-omen")}),
        "boris": mage("riccart", THRONE),
    }
    events = ("event-gift-to-fools", "", "event-undead-army")
    story = play_out(table(mages, cast("anna"), spells=(omen,), events=events), "anna: event-gift-to-fools")
    assert story.table.events == ("", "", "event-undead-army") and story.table.rose.power == 0
    assert story.table.pile("event") == ("event-gift-to-fools",)
