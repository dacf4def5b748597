"""Seasons: the season token moves within a turn, and cards of several owners answer (pages 9, 10, 12)."""

from __future__ import annotations

import pytest
from engine.fixtures import seasons
from engine.fixtures.driving import tell

GAME = seasons.GAME
BACK = ("clara: boots.1", "clara: -3")


@pytest.mark.parametrize("json", [False, True], ids=["kept", "through-json"])
def test_sea_card_temporal_boots_back_year__year_falls_and_cards_stay(json: bool) -> None:
    start = seasons.winter()
    story = tell(GAME, start, *BACK, "anna: figrim.1", "anna: air", "clara: fire", json=json)
    wheel = story.table
    assert (wheel.token, wheel.year) == (11, 1)
    assert wheel.mage("clara").hand == ("hourglass.3",), "nothing but the Boots left the hand"
    assert [mage.library for mage in wheel.mages] == [mage.library for mage in start.table.mages]


@pytest.mark.parametrize(
    ("spaces", "token", "year", "changes"),
    [("-3", 11, 1, 1), ("-2", 12, 1, 1), ("-1", 1, 2, 0), ("1", 3, 2, 0), ("2", 4, 2, 1), ("3", 5, 2, 1)],
)
def test_sea_card_temporal_boots_season_change__both_directions(
    spaces: str, token: int, year: int, changes: int
) -> None:
    answers = ("anna: hourglass.1", "anna: air", "clara: fire") if changes else ()
    story = tell(GAME, seasons.winter(), "clara: boots.1", f"clara: {spaces}", *answers)
    assert (story.table.token, story.table.year) == (token, year)
    assert len(story.told("season-change")) == changes


def test_sea_season_change__owners_in_turn_order_from_the_first_player() -> None:
    story = tell(GAME, seasons.winter(), *BACK, "anna: figrim.1", "anna: air", "clara: fire")
    assert [line.split()[1:3] for line in story.told("reacted")] == [
        ["anna", "figrim.1"],
        ["anna", "hourglass.1"],
        ["boris", "figrim.2"],
        ["clara", "hourglass.2"],
    ]
    assert story.told("crystal", "poor") == [
        "crystal boris anna",
        "crystal clara anna",
        "crystal clara boris",
        "crystal anna boris",
    ]
    assert [mage.crystals for mage in story.table.mages] == [1, 4, 0]


def test_sea_season_change__all_at_once_is_another_reading() -> None:
    story = tell(GAME, seasons.winter("simultaneous"), *BACK, "anna: air", "clara: fire")
    assert story.told("crystal", "poor", "energy") == [
        "crystal boris anna",
        "crystal clara anna",
        "crystal clara boris",
        "poor anna",
        "energy anna air",
        "energy clara fire",
    ]
    assert [mage.crystals for mage in story.table.mages] == [2, 3, 0], "Anna had none when the season changed"


def test_sea_season_change__each_owner_orders_own_cards() -> None:
    story = tell(GAME, seasons.winter(), *BACK, "anna: hourglass.1", "anna: water", "clara: fire")
    assert [line.split()[2] for line in story.told("reacted")][:2] == ["hourglass.1", "figrim.1"]
    orders = [question for question in story.questions if question.kind == "season-change"]
    assert [(q.seat, [o.key for o in q.options]) for q in orders] == [("anna", ["figrim.1", "hourglass.1"])]


def test_sea_card_figrim_poor__an_opponent_without_crystals_gives_nothing() -> None:
    start = seasons.winter(crystals=(0, 0, 0))
    story = tell(GAME, start, *BACK, "anna: figrim.1", "anna: air", "clara: fire")
    assert story.told("crystal") == [] and len(story.told("poor")) == 4
    assert {event.rule for event in story.events if event.kind == "poor"} == {"sea.card.figrim.poor"}


def test_sea_turn_actions__the_turn_goes_on_after_the_triggers() -> None:
    story = tell(
        GAME,
        seasons.winter(boots=2),
        *(*BACK, "anna: figrim.1", "anna: air", "clara: fire", "clara: boots.2"),
        *("clara: 3", "anna: figrim.1", "anna: earth", "clara: water"),
    )
    assert story.told("year") == ["year 1", "year 2"]
    assert story.told("library") == [], "library cards of year 2 are taken only once"
    assert [(m.id, m.reserve) for m in story.table.mages if m.reserve] == [
        ("anna", ("air", "earth")),
        ("clara", ("fire", "water")),
    ]


def test_sea_year_library__a_year_begun_by_the_boots_brings_its_cards() -> None:
    start = seasons.winter()
    wheel = start.table
    late = start.with_table(seasons.Wheel(11, 2, wheel.mages, wheel.first, wheel.stock))
    story = tell(GAME, late, "clara: boots.1", "clara: 2", "anna: figrim.1", "anna: air", "clara: fire")
    assert story.table.year == 3
    assert story.told("library") == [
        "library anna ('cauldron.1',)",
        "library boris ('cauldron.2',)",
        "library clara ('staff.1',)",
    ]


def test_sea_summon_requirements__a_card_that_cannot_be_paid_stays_refused() -> None:
    story = tell(GAME, seasons.winter(), "clara: pass")
    (question,) = story.questions
    assert [reason.rule for reason in question.reasons("hourglass.3")] == ["sea.summon.requirements"]
