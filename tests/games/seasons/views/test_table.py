"""A position of Seasons in words and pictures: wheel, dice, personal boards, cards, crystal track, piles."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from games.seasons.support.tables import (
    anna,
    bare,
    boris,
    card,
    die,
    ended,
    looking,
    offering,
    played,
    prelude,
    rolled,
    section,
    shown,
    text,
    whole,
)
from msgspec.structs import replace
from support.samples import sample
from support.views import Page, styled

from tutor.engine.event import facts
from tutor.engine.question import Option, Question
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import SEASONS
from tutor.games.seasons.state.player import Copy
from tutor.games.seasons.state.table import Table, Turn
from tutor.rules.words import LANGS, Lang
from tutor.views.markup import join
from tutor.views.theme import defs

TABLES: dict[str, Callable[[], Table]] = {
    "whole": whole,
    "prelude": prelude,
    "looking": looking,
    "points": ended,
    "nothing yet": bare,
}
ROMAN = re.compile(r"\b(III?|I|X)\b")
"""The years on library tokens, and what the rulebook itself calls a number left open."""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seat", ["", "anna"])
@pytest.mark.parametrize("name", TABLES)
def test_every_table_is_well_formed_and_styled(name: str, seat: str, lang: Lang) -> None:
    page = Page(join(defs(), shown(TABLES[name](), lang, seat=seat)))
    assert page.wrong == []
    assert set(page.classes()) - styled() == set()
    sizes = [float(about["font-size"]) for _, about in page.elements if "font-size" in about]
    assert min(sizes) >= 13


@pytest.mark.parametrize("seat", ["", "anna"])
@pytest.mark.parametrize("name", TABLES)
def test_each_language_stands_alone(name: str, seat: str) -> None:
    for lang, foreign in (("ru", "[A-Za-z]"), ("en", "[А-Яа-яЁё]")):
        said = Page(shown(TABLES[name](), lang, seat=seat)).words()  # type: ignore[arg-type]
        assert [words for words in said if re.search(foreign, ROMAN.sub("", words))] == []


@pytest.mark.parametrize("opening", sample(["apprentice-2", "archmage-4"], 2, "more kinds of game"))
def test_every_position_of_a_game_is_well_formed_in_both_languages(opening: str) -> None:
    nodes = played(opening, 5).nodes
    for at in range(0, len(nodes), 60):
        node = nodes[at]
        before = None if node.parent is None else nodes[node.parent].state.table
        for lang, foreign in (("ru", "[A-Za-z]"), ("en", "[А-Яа-яЁё]")):
            html = shown(node.state.table, lang, before, node.question, "boris")  # type: ignore[arg-type]
            page = Page(join(defs(), html))
            assert page.wrong == [] and set(page.classes()) - styled() == set()
            assert [one for one in page.words() if re.search(foreign, ROMAN.sub("", one))] == []


# ---- wheel and crystallisation


@pytest.mark.rules("sea.comp.wheel", "sea.comp.years")
def test_the_wheel_says_year_season_and_space() -> None:
    html = shown(whole(), before=whole(space=7))
    assert 'aria-label="Season wheel: year 2 of 3, summer, space 8 of 12"' in html
    wheel = html[html.index('class="rt-wheel"') : html.index("</svg>", html.index('class="rt-wheel"'))]
    numbers = re.findall(r"<text[^>]*>(\d+)</text>", wheel)
    assert sorted(map(int, numbers)) == sorted([*range(1, 13), 2]), "twelve spaces and the year"
    for name in ("Winter", "Spring", "Summer", "Autumn"):
        assert f">{name}</text>" in wheel
    assert wheel.count('class="lit"') == 1 and "The season token was on space 7." in html
    assert "was on space" not in shown(whole())
    assert "before year 1" in shown(whole(year=0)) and "the last year is over" in shown(whole(year=4))


def test_seasons_and_energies_have_signs_of_their_own() -> None:
    html = shown(whole())
    for name in ("snow", "leaf", "sun", "maple", "wind", "drop", "flame", "peaks"):
        assert f'href="#g-{name}"' in html, name


@pytest.mark.rules("sea.comp.table")
def test_the_table_of_crystallisation_marks_the_season_and_what_is_added() -> None:
    html = shown(whole())
    table = html[html.index('class="rt-plain rt-worth"') :]
    rows = re.findall(r"<tr.*?</tr>", table[: table.index("</table>")])
    assert text(rows[0]) == "Season air water fire earth"
    for row, season in zip(rows[1:], SEASONS, strict=True):
        assert text(row).split()[1:] == [str(n) for n in box().yields[season]]
        assert ("is-here" in row) == (season == "summer")
    assert "Anna gets 1 crystal more for every token." in html, "the bonus of this turn"
    plain = whole(turn=Turn("anna", "actions"))
    assert "more for every token" not in shown(plain)
    purse = (*anna().play, Copy("purse-of-io-1", "purse-of-io"))
    two = whole(players=(anna(play=purse, power=6), boris()))
    assert "за каждый жетон на 2 кристалла больше" in shown(two, "ru")


# ---- dice


@pytest.mark.rules("sea.comp.dice", "sea.comp.dice.pips")
def test_each_die_says_what_it_gives_and_whose_it_is() -> None:
    html = shown(whole())
    for at, one in enumerate(whole().rolled):
        side = box().die(one.die).sides[one.side - 1]
        drawn = die(html, f"Summer die {at + 1}")
        picture = drawn[: drawn.index("</svg>")]
        assert picture.count("<circle") == side.pips + sum(side.energy), "pips, and tokens"
        assert ("#g-star" in picture) == bool(side.power)
        assert ("#g-to-crystal" in picture) == side.crystallise
        assert ("#g-cards" in picture) == side.draw
        label = re.search('aria-label="([^"]*)"', drawn)
        assert label is not None and label[1].startswith(f"Summer die {at + 1}: ")
        assert label[1].endswith(("Anna", "Boris", "left over")[at])
        pips = f"{side.pips} pip" + ("s" if side.pips > 1 else "")
        assert pips in label[1] and pips in text(drawn)
    assert "A Anna" in text(die(html, "Summer die 1")) and "left over" in text(die(html, "Summer die 3"))


@pytest.mark.rules("sea.round.choose.last")
def test_the_die_that_is_left_says_where_the_season_token_goes() -> None:
    left = whole().rolled[-1]
    n = box().die(left.die).sides[left.side - 1].pips
    spaces = f"{n} space" + ("s" if n > 1 else "")
    said = f"the season token goes {spaces} on, to space {8 + n}"
    assert said in text(shown(whole()))
    assert "A new year begins." in shown(whole(space=12))
    assert "The season changes." in shown(whole(space=9))
    free = whole(rolled=rolled("boris", "", ""))
    assert "season token goes" not in shown(free)
    assert text(shown(free)).count("nobody's yet") == 2


@pytest.mark.rules("sea.reserve.overflow")
def test_a_free_die_that_fills_the_reserve_too_much_says_so() -> None:
    free = rolled("", "", "")
    gains = {one.die: sum(box().die(one.die).sides[one.side - 1].energy) for one in free}
    full = whole(players=(anna(reserve=(7, 0, 0, 0)), boris()), rolled=free)
    assert any(gains.values())
    for one, n in gains.items():
        name = box().catalogue.component(one).name.en
        said = text(die(shown(full), name))
        assert (f"{n} more than the reserve holds (10)" in said) == (n > 0)
        assert "more than the reserve" not in text(die(shown(whole(rolled=free)), name))


def test_dice_that_may_be_taken_are_ringed() -> None:
    free = whole(rolled=rolled("boris", "", ""))
    asked = offering("take-die", *[{"die": one.die, "side": one.side} for one in free.rolled[1:]])
    html = shown(free, question=asked)
    ringed = [f"Summer die {n}" for n in (1, 2, 3) if 'class="cand"' in die(html, f"Summer die {n}")]
    assert ringed == ["Summer die 2", "Summer die 3"]
    theirs = shown(free, question=asked, seat="boris")
    assert 'class="cand"' not in theirs, "a question to somebody else"


def test_all_sides_of_the_dice_stand_in_a_table() -> None:
    sides = section(shown(whole()), "sides")
    rows = re.findall(r"<tr>.*?</tr>", sides)
    assert len(rows) == 4 and all(row.count("<td") == 6 for row in rows[1:])
    first = box().die("die-summer-1").sides[0]
    assert sides.count(">up</b>") == 3
    assert text(re.findall("<td.*?</td>", rows[1])[0]).endswith("up")
    assert f"{first.pips} pip" in text(rows[1])


# ---- boards


def test_a_board_says_what_lies_open_of_a_player() -> None:
    html = shown(whole(), seat="anna")
    start = html.index('<h3 class="rt-sub">Anna')
    assert text(html[start : html.index("<details", start)]) == (
        "Anna Crystals 32 Prestige of cards in play 7 Summoning power • • • 3 of 4 taken "
        "Reserve 6 of 10 (air 1, water 2, fire 1, earth 2; 3 of them on the Bespelled Grimoire) "
        "Bonuses used 2 of 3 (prestige −12) Hand 4 cards Under the library tokens II: 0, III: 2 "
        "Die Summer die 1 Prestige if counted now 7"
    )


@pytest.mark.rules("sea.comp.reserve.limit", "sea.card.bespelled-grimoire.limit")
def test_the_reserve_has_a_place_for_each_token_it_may_hold() -> None:
    html = shown(whole(), seat="boris")
    tracks = re.findall(r'<span class="rt-track" role="img" aria-label="(\d+ of \d+)">(.*?)</span>', html)
    places = {label: inside.count("rt-token--round") for label, inside in tracks}
    assert places == {"9 of 7": 9, "6 of 10": 10}
    assert "2 too many" in text(html)
    fewer = replace(anna(), reserve=(0, 1, 1, 0))
    lit = shown(whole(), before=whole(players=(fewer, boris())), seat="anna")
    assert lit.count("rt-token--sapphire is-lit") == 1, "the token that is new"


def test_what_changed_is_lit_with_what_it_was() -> None:
    was = whole(players=(anna(crystals=30, power=3, bonuses=1), boris()))
    html = shown(whole(), before=was, seat="anna")
    lit = [text(one) for one in re.findall(r'<span class="rt-changed">(.*?</span>)', html)]
    assert lit == ["32 was 30", "3 of 4 taken was 3", "2 of 3 (prestige −12)"]
    assert "rt-changed" not in shown(whole(), before=whole(), seat="anna")


def test_cards_in_play_show_turned_copies_and_their_tokens() -> None:
    html = shown(whole(), seat="anna")
    treatise = card(html, "Cursed Treatise of Arus")
    assert "rt-card--spent" in treatise and "turned" in text(treatise) and "prestige −10" in text(treatise)
    assert "turned" not in text(card(html, "Staff of Spring"))
    assert "On the card: air 1, earth 2" in text(card(html, "Bespelled Grimoire"))
    assert "On the card: water 3" in text(card(html, "Amulet of Water")), "another player's"


@pytest.mark.rules("sea.summon.requirements", "sea.summon.gauge-check")
def test_each_card_in_hand_says_whether_it_can_be_summoned_and_why_not() -> None:
    html = shown(whole(), seat="anna")
    hand = section(html, "anna-hand")
    amulet, balance, syllas = (
        text(card(hand, name)) for name in ("Amulet of Earth", "Balance of Ishtar", "Syllas the Faithful")
    )
    assert "Amulet of Earth can be summoned now magic item, prestige 6 Cost: earth 2" in amulet
    assert balance.startswith("Balance of Ishtar ×2 can be summoned now") and "Cost: 2 crystals" in balance
    assert "Syllas the Faithful cannot be summoned now familiar, prestige 14 Cost: fire 3 Anna" in syllas
    assert "4 cards; can be summoned now: Amulet of Earth, Balance of Ishtar" in text(html)
    full = shown(whole(players=(anna(power=3), boris())), seat="anna")
    assert "4 cards; none can be summoned now" in text(full)
    assert text(section(full, "anna-hand")).count("cannot be summoned now") == 3
    later = shown(whole(turn=Turn("boris", "actions")), seat="anna")
    assert "could be paid for and placed: Amulet of Earth" in text(later)


@pytest.mark.rules("sea.comp.cards.cost-by-players", "sea.card.hand-of-fortune.effect")
def test_costs_are_those_of_the_table() -> None:
    html = shown(whole(players=(anna(hand=("figrim",)), boris())), seat="anna")
    assert "Cost: 3 crystals" in text(card(html, "Figrim the Avaricious"))
    hand = (*anna().play, Copy("hand-of-fortune-1", "hand-of-fortune"))
    cheaper = shown(whole(players=(anna(play=hand, hand=("syllas",)), boris())), seat="anna")
    assert "Cost: fire 3 1 token less" in text(card(cheaper, "Syllas the Faithful"))


def test_what_may_be_picked_is_marked() -> None:
    options = (
        Option("summon-syllas", "summon", facts(card="syllas")),
        Option("activate-staff-of-spring-1", "activate", facts(card="staff-of-spring"), None, "activate",
               facts(card="staff-of-spring", copy="staff-of-spring-1")),
        Option("crystallise-water", "crystallise", facts(token="water", n=2)),
        Option("pay", "pay-tokens", facts(tokens=("on:bespelled-grimoire-1:earth",))),
    )  # fmt: skip
    asked = Question("anna", "sea.turn.order.free", "turn", options)
    html = shown(whole(), question=asked, seat="anna")
    marked = [name for name in ("Syllas the Faithful", "Staff of Spring", "Amulet of Earth")
              if "is-cand" in card(html, name)]  # fmt: skip
    assert marked == ["Syllas the Faithful", "Staff of Spring"]
    assert html.count("rt-token--sapphire is-cand") == 2, "both water tokens of the reserve"
    assert card(html, "Bespelled Grimoire").count("rt-token--emerald is-cand") == 2


def test_the_turn_says_what_of_the_die_is_left() -> None:
    dice = whole(turn=Turn("anna", "die", left=("energy", "crystallise")))
    assert "Anna's turn: the actions of the die. Still to come: energy, crystallising." in text(shown(dice))
    assert "the actions of the die are still to come" in shown(whole(turn=Turn("boris")))
    assert "each for 1 crystal more" in shown(whole())


# ---- track, piles, points


@pytest.mark.rules("sea.comp.crystal-track")
def test_the_crystal_track_has_a_marker_for_everybody() -> None:
    html = shown(whole(), before=whole(players=(anna(crystals=30), boris())))
    track = html[html.index('class="rt-power"') :]
    picture = track[: track.index('<p class="rt-note"')]
    assert 'aria-label="Anna 32, Boris 108"' in picture
    assert re.findall("<title>(.*?)</title>", picture) == ["Anna 32", "Boris 108"]
    assert picture.count('class="lit"') == 1
    assert re.findall(r'class="at">(\d+)<', picture) == ["0", "30", "60", "90", "120", "150"]
    near = whole(players=(anna(crystals=50), boris(crystals=51)))
    assert len(set(re.findall(r'<svg x="-10" y="(\d+)"', shown(near)))) == 2, "one above the other"
    assert 'class="rt-power"' not in shown(bare())


def test_the_piles_are_counted() -> None:
    assert text(shown(whole())).endswith("Deck 3 cards Discard pile 2 cards")
    assert "Колода 3 карты Сброс 2 карты" in text(shown(whole(), "ru"))
    assert "Discard pile" not in shown(bare())


@pytest.mark.rules("sea.score.crystals", "sea.score.cards", "sea.score.hand", "sea.score.bonus")
def test_points_stand_part_by_part() -> None:
    html = shown(ended())
    table = html[html.index("rt-scores") :]
    rows = [text(row) for row in re.findall("<tr.*?</tr>", table[: table.index("</table>")])]
    assert rows == [
        "For A Anna B Boris",
        "Crystals 32 108",
        "Cards in play 7 6",
        "Cards left in hand −20 −10",
        "Bonuses used −12 0",
        "Total 7 104",
    ]
    assert "Boris has won" in html and ">Winner<" in html and "if counted now" not in html
    assert "be summoned" not in html and "could be paid for" not in html


@pytest.mark.parametrize(
    ("n", "said"), [(0, "нет карт"), (1, "1 карта"), (3, "3 карты"), (5, "5 карт"), (21, "21 карта")]
)
def test_russian_numbers_of_cards(n: int, said: str) -> None:
    hand = ("figrim",) * n
    html = shown(whole(players=(anna(), boris(hand=hand))), "ru", seat="anna")
    brief = html[html.index('<article class="rt-other') :]
    assert f"В руке {said} " in text(brief)
