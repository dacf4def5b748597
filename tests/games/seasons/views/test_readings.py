"""What a drawn table of Seasons shows of rulings that are read otherwise, and of what nobody knows."""

from __future__ import annotations

import pytest
from games.seasons.support.tables import anna, boris, card, die, text, whole
from msgspec.structs import replace

from tutor.engine.state import State
from tutor.games.seasons.state.player import Copy
from tutor.games.seasons.state.table import Rolled, Table
from tutor.games.seasons.views import table
from tutor.rules.words import Lang
from tutor.trace.words import speaker


def under(now: Table, lang: Lang = "en", **readings: str) -> str:
    """A table that is played under readings, by their rulings."""
    rulings = tuple((f"sea.ruling.{name.replace('_', '-')}", one) for name, one in readings.items())
    return str(table(State(now, rulings=rulings), None, None, speaker("seasons", lang), "anna"))


def with_cards(*cards: Copy) -> Table:
    return whole(players=(anna(play=cards), boris()))


def test_an_unknown_prestige_is_not_shown_as_none() -> None:
    now = with_cards(Copy("mirror-1", "mirror"), Copy("staff-of-spring-1", "staff-of-spring"))
    html = under(now, prestige_not_in_text="unknown")
    assert "magic item, prestige unknown" in text(card(html, "Mirror of the Seasons"))
    assert "Prestige of cards in play 9 and 1 card of unknown prestige" in text(html)
    assert "Prestige if counted now 9 and 1 card of unknown prestige" in text(html)
    known = under(now)
    assert "magic item, prestige 8" in text(card(known, "Mirror of the Seasons"))
    assert "Prestige of cards in play 17 Summoning" in text(known)


def test_an_unknown_prestige_in_russian() -> None:
    now = with_cards(Copy("mirror-1", "mirror"), Copy("sid-1", "sid"))
    html = under(now, "ru", prestige_not_in_text="unknown")
    assert "престиж неизвестен" in text(card(html, "Зеркало времён года"))
    assert "0 и 2 карты, престиж которых неизвестен" in text(html)


@pytest.mark.parametrize(("reading", "said"), [("yes", "2 of 4 taken"), ("no", "1 of 4 taken")])
def test_summoning_power_is_taken_by_the_cards_that_count(reading: str, said: str) -> None:
    now = with_cards(Copy("damned-soul-1", "damned-soul", received=True), Copy("idol-1", "idol"))
    assert said in text(under(now, soul_counts=reading))


@pytest.mark.parametrize(("reading", "said"), [("no", "Earth 2, crystallising"), ("yes", "Earth 2 2 pips")])
def test_a_die_shows_the_side_that_it_has_by_the_reading(reading: str, said: str) -> None:
    """In the picture, in words, and among all sides."""
    now = whole(rolled=(Rolled("die-summer-5", 3, "anna"), Rolled("die-summer-1", 1)))
    html = under(now, example_two_earth_face=reading)
    assert said in text(die(html, "Summer die 5"))
    assert ("earth 2, crystallising; 2 pips" in text(html).lower()) == (reading == "no")
    assert ("earth 2; 2 pips" in text(html).lower()) == (reading == "yes")


@pytest.mark.parametrize(("reading", "year"), [("irrelevant", "year 2 of 3"), ("other", "year II of III")])
def test_years_are_marked_by_the_reading(reading: str, year: str) -> None:
    html = under(whole(), prestige_and_wheel_marking=reading)
    assert f'aria-label="Season wheel: {year}, summer, space 8 of 12"' in html
    assert f">{year.split()[1]}</text>" in html


def test_the_turn_says_how_long_a_bonus_lasts() -> None:
    now = whole()
    assert "until the end of the turn, each for 1 crystal more" in text(under(now))
    once = text(under(now, bonus_crystallise_duration="once"))
    assert "those of one batch each for 1 crystal more" in once and "until the end of the turn" not in once
    assert now.turn is not None
    plain = replace(now, turn=replace(now.turn, extra=0))
    assert "until the end of the turn." in text(under(plain, bonus_crystallise_duration="once"))
