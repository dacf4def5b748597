"""A position of Black Rose Wars in words and cards: boards, quests, evocations, events, power, decks."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from games.blackrose.support.tables import (
    ALTAR,
    alone,
    anna,
    boris,
    card,
    ended,
    few,
    looking,
    offering,
    section,
    shown,
    text,
    whole,
)
from msgspec.structs import replace
from support.views import Page, styled

from tutor.games.blackrose.components.component_set import register
from tutor.games.blackrose.state.mage import Mage, Prepared, Quest
from tutor.games.blackrose.state.table import Table
from tutor.rules.words import LANGS, Lang
from tutor.views.markup import join
from tutor.views.theme import defs

TABLES: dict[str, Callable[[], Table]] = {
    "whole": whole,
    "few rooms": few,
    "points": ended,
    "looking": looking,
    "avatar": alone,
    "book": lambda: by_the_book(),
    "nothing yet": lambda: Table(mages=(Mage(seat="anna"), Mage(seat="boris"))),
}


def by_the_book(**change: Any) -> Table:
    """A whole game as far as the book goes, without the things of the training set."""
    mages = (anna(jinxes=anna().jinxes[:1]), *whole().mages[1:])
    plain = tuple(replace(one, upgrades=()) for one in whole().evocations)
    return replace(whole(), **{"box": "book", "mages": mages, "evocations": plain} | change)


ROMAN = re.compile(r"\b(III?|I)\b")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seat", ["", "anna"])
@pytest.mark.parametrize("name", TABLES)
def test_every_table_is_well_formed_and_styled(name: str, seat: str, lang: Lang) -> None:
    page = Page(join(defs(), shown(TABLES[name](), lang, seat=seat)))
    assert page.wrong == []
    assert set(page.classes()) - styled() == set()


@pytest.mark.parametrize("seat", ["", "anna"])
@pytest.mark.parametrize("name", TABLES)
def test_each_language_stands_alone(name: str, seat: str) -> None:
    for lang, foreign in (("ru", "[A-Za-z]"), ("en", "[А-Яа-яЁё]")):
        said = Page(shown(TABLES[name](), lang, seat=seat)).words()  # type: ignore[arg-type]
        assert [words for words in said if re.search(foreign, ROMAN.sub("", words))] == []


def test_what_a_facts_file_says_is_never_markup() -> None:
    evil = "<img src=x onerror=alert(1)>"
    facts = f"""\
game: blackrose
components:
- id: training-evil
  kind: jinx
  name: {{en: "{evil}", ru: "{evil} Ы"}}
  count: 1
  text: {{main: [{{en: "{evil}", ru: "{evil} Ы", facts: {{do: discard_when_full, slots: 2}}}}]}}
"""
    mage = anna(jinxes=(replace(anna().jinxes[0], id="training-evil"),))
    html = shown(whole(box=register(facts, "f.yaml", "training"), mages=(mage, *whole().mages[1:])))
    assert "<img" not in html and "&lt;img src=x" in card(html, "&lt;img src=x onerror=alert(1)&gt;")


# ---- one mage in full


def test_a_mage_board_says_what_lies_open_of_a_mage() -> None:
    html = shown(whole())
    start = html.index('<h3 class="rt-sub">Anna')
    assert text(html[start : html.index("<details", start)]) == (
        "Anna Graminia, Agony Where Sacrificial Altar Damage B B 3 of 11: Boris 2, the Black Rose 1 Power 3 "
        "Physical action tokens 1 Strength 2 Speed 1 Hand 3 (limit 7) Jinxes Slowness, Dread "
        "Trophies B Boris ×2, G Gleb"
    )


@pytest.mark.rules("brw.dmg.place")
def test_damage_lies_in_order_from_left_to_right_by_owner_sign() -> None:
    html = shown(whole())
    tracks = [
        re.findall(r'<i class="([^"]*)"[^>]*>(.*?)</i>', one)
        for one in re.findall(
            r'<span class="rt-track"[^>]*aria-label="3\u00a0of\u00a011[^>]*>(.*?)</span>', html
        )
    ]
    assert len(tracks) == 1
    signs = [("rose" if "g-rose" in inside else inside) for _, inside in tracks[0]]
    assert signs == ["B", "rose", "B", *[""] * 8], "eleven slots, three of them taken"
    hues = [look.split("--")[1] for look, _ in tracks[0][:3]]
    assert hues == ["amber", "threat", "amber"]


def test_signs_tell_seats_apart_whose_names_begin_alike() -> None:
    two = (anna(seat="boris-2", damage=("boris",)), boris(damage=("boris-2",)))
    html = shown(Table(mages=two, rooms=whole().rooms, box="training", first="boris"))
    assert set(re.findall(r'class="rt-token rt-token--\w+"[^>]*>(\w)<', html)) == {"1", "2"}


@pytest.mark.rules("brw.spell.prepared", "brw.spell.activated", "brw.trap.revealed", "brw.sust.token")
def test_spells_on_the_board_show_slot_side_and_state() -> None:
    html = shown(whole())
    assert card(html, "Torment").startswith("Torment Slot III: prepared Agony Reverse effect trap, air")
    assert "Main effect" not in card(html, "Torment") and "Face down for others" in card(html, "Torment")
    revealed = card(html, "Peak of Agony")
    assert "Quick slot: revealed" in revealed and "Sustained token: Boris" in revealed
    assert text(html).count("Sustained tokens Peak of Agony (Anna)") == 1, "on the board of who bears it"
    assert "Face down" not in revealed
    assert "When another mage enters a yellow or red room" in card(html, "Brain Worm")
    assert "Free: II." in text(section(html, "full-anna-board"))


def test_texts_that_are_not_known_are_said_to_be_unknown() -> None:
    worm = (Prepared("I", "spell-brain-worm", "main", "activated"),)
    mages = (anna(board=worm, hand=("spell-persecution",), jinxes=()), *whole().mages[1:])
    html = shown(by_the_book(mages=mages))
    said = card(html, "Brain Worm")
    assert "trap, unknown, unknown, unknown" in said and "instability symbol unknown" in said
    assert said.count("(not known in full, so nothing is done)") == 1
    assert "Training set" not in html
    weak = replace(anna().jinxes[1], id="jinx-weakness")
    bare = shown(by_the_book(mages=(anna(jinxes=(weak,)), *whole().mages[1:])))
    assert card(bare, "Weakness") == "Weakness jinx unknown"


def test_training_facts_carry_a_badge_and_the_books_do_not() -> None:
    html = shown(whole())
    assert "Training set: instability symbol, main side, text" in card(html, "Brain Worm")
    assert "Training set" not in card(html, "Torment") and card(html, "Dread").endswith("Training set")
    assert "Training set: all but the name" in card(html, "Slowness")
    assert "Учебный набор" in shown(whole(), "ru")


@pytest.mark.rules("brw.quest.active", "brw.quest.solved", "brw.quest.complete", "brw.quest.slots")
def test_quests_show_task_chips_and_whether_others_see_them() -> None:
    html = section(shown(whole()), "anna-quests")
    assert "Task Apply a grey room" in card(html, "Dominate Fear")
    assert "Face down for others" in card(html, "Dominate Fear")
    assert "Face down for others" not in card(html, "Field Test")
    assert re.search(r'aria-label="chips 1 of 2"><i class="rt-token rt-token--sapphire"', html)
    assert card(html, "Rest the Limbs").startswith("Rest the Limbs solved")
    assert card(html, "Earth Tempest") == "Earth Tempest completed reward 2"


@pytest.mark.rules("brw.evo.owner", "brw.evo.control", "brw.evo.assigned")
def test_evocations_show_slot_damage_owner_and_who_controls_them() -> None:
    html = section(shown(whole()), "anna-evocations")
    names = re.findall("<h4>(.*?)</h4>", html)
    assert names == ["Cadaver 1", "Totem 1", "Umbra 1"]
    assert "slot 1" in card(html, "Cadaver 1") and "Damage B 1 of 2: Boris 1" in card(html, "Cadaver 1")
    assert "Card turned in this phase" in card(html, "Totem 1")
    umbra = card(html, "Umbra 1")
    assert "assigned to Anna, owner Vera" in umbra and "Controlled by Gleb" in umbra
    assert "Controlled by" not in card(html, "Cadaver 1")
    colossus = card(shown(whole()), "Colossus 1")
    assert "large base" in colossus and "Upgrades " in colossus


def test_jinxes_show_their_chips() -> None:
    html = section(shown(whole()), "anna-jinxes")
    assert re.findall(r'aria-label="(chips [^"]*)"', html) == ["chips 1 of 3", "chips 0 of 3"]


# ---- the others, and what lies between


def test_the_others_stand_in_turn_order_with_their_boards_folded() -> None:
    html = shown(whole())
    assert re.findall(r'<article class="rt-other.*?</i> (\w+)', html) == ["Boris", "Vera", "Gleb"]
    folds = re.findall(r'<details class="rt-more rt-fold"( open="")? data-key="table-([\w-]+)">', html)
    opened = [key for is_open, key in folds if is_open]
    assert opened == ["full-anna-board"] and "brief-boris-board" in [key for _, key in folds]


def test_whose_board_is_shown_in_full() -> None:
    def first(**more: Any) -> str:
        html = shown(whole(), **more)
        found = re.search(r'<h3 class="rt-sub">(\w+)<small>', html)
        assert found is not None
        return found[1]

    assert first() == "Anna", "the active mage"
    assert first(question=offering("target", {"figure": "boris"}, seat="vera")) == "Vera", "who is asked"
    assert first(question=offering("target", {"figure": "boris"}), seat="boris") == "Boris", "the reader"


def test_the_line_of_the_turn_says_what_is_left_of_an_action() -> None:
    said = text(shown(whole()))
    assert "Round 3; action phase; moon 2; first mage: Boris" in said
    assert "Activation: Anna. Actions begun: Cast, Explore. Under way: Explore." in said
    assert "Still to use: Move (1) ×2, activating the room." in said


@pytest.mark.rules("brw.rose.place", "brw.event.when")
def test_the_event_board_has_three_spaces() -> None:
    html = section(shown(whole()), "events")
    assert re.findall("<h4>(.*?)</h4>", html) == ["A Hard Lesson", "No event", "Gift to Fools"]
    assert "space 3" in card(html, "Gift to Fools") and "phase of the Black Rose" in card(
        html, "Gift to Fools"
    )
    assert "Discarded: 1, last Puppeteer." in text(html) and "13 left in the deck of this moon" in text(html)


@pytest.mark.rules("brw.power.track35", "brw.moon.second", "brw.moon.third")
def test_the_power_track_has_the_moons_and_every_marker() -> None:
    html = shown(whole())
    track = html[html.index('class="rt-power"') :]
    track = track[: track.index("</p>")]
    assert re.findall(r">(moon \d: \d+|end: \d+)<", track) == ["moon 2: 6", "moon 3: 18", "end: 30"]
    assert "Boris 7, Vera 7, Gleb 36, Anna 3, the Black Rose 9" in text(track)
    assert track.count(">+35<") == 1
    places = dict(re.findall(r'<svg x="([\d.]+%)" y="0" overflow="visible"><svg [^>]*><title>(\w+)', track))
    assert len(places) == 4 and float(next(x for x, who in places.items() if who == "Gleb")[:-1]) < 6
    rows = re.findall(r'y="(-?\d+)" width="20" height="20" overflow="visible"><title>(Boris|Vera)', track)
    assert len({y for y, _ in rows}) == 2, "markers on one space stand one above the other"


def test_the_rose_has_her_power_chips_and_trophies() -> None:
    said = text(shown(whole()))
    assert re.search(r"The Black Rose: power 9, chips in supply \d+\. Trophies: V Vera", said)


@pytest.mark.rules("brw.avatar.is-mage")
def test_the_avatar_has_the_sign_of_the_rose_and_orders_instead_of_a_hand() -> None:
    html = shown(alone())
    theirs = html[html.index('<article class="rt-other') :]
    said = text(theirs[: theirs.index("</article>")])
    assert said.startswith("The avatar Where Black Rose Hall Damage A 1 of 12: Anna 1 Power 9")
    assert "Orders still to play 0" in said and "Hand" not in said and "Physical" not in said


def test_an_order_is_shown_with_its_parts_from_the_top_down() -> None:
    mages = alone().mages
    html = shown(alone(mages=(mages[0], replace(mages[1], memories=("training-order-thorn-lash",)))))
    said = card(html, "Thorn Lash")
    assert re.search(r"order of moon \d, .*Spell .*Physical action ", said)


def test_decks_and_discards_are_listed() -> None:
    html = str(shown(whole()))
    html = html[html.index('data-key="table-library"') :]
    rows = [text(row) for row in re.findall("<tr.*?</tr>", html)]
    assert "Agony 36 2: Submission, Liquefy the Pain" in rows and "Quests of moon 2 21 none" in rows
    assert not any("Events" in row for row in rows), "they lie on the event board"


def test_the_points_at_the_end_stand_part_by_part() -> None:
    html = shown(ended())
    assert "won by Anna" in html and "Winner" not in text(shown(whole()))
    rows = [text(row) for row in re.findall("<tr.*?</tr>", html)]
    assert rows[0] == "Part A Anna B Boris The Black Rose" and "Total 16 12 15" in rows
    assert "Boris Riccart Winner" in text(shown(ended(winners=("boris",))))
    assert "Anna Graminia, Agony Winner" in text(shown(ended())), "the winner among the others, too"


def test_sections_a_position_says_nothing_about_are_left_out() -> None:
    said = text(shown(few()))
    for left_out in ("Power track", "Events", "Library", "Quests", "Hand", "Grimoire", "Jinxes"):
        assert left_out not in said
    assert "0, health unknown" in said and "Strength unknown" in said, "of Baron Doria the book does not say"


# ---- what changed


def test_only_what_changed_is_lit() -> None:
    now = whole()
    before = whole(
        mages=(anna(damage=("boris",), jinxes=anna().jinxes[:1]), boris(power=5), *now.mages[2:]),
        events=("event-a-hard-lesson", "", ""),
        rooms=tuple(replace(room, instability=()) if room.id == "room-crypt" else room for room in now.rooms),
    )
    html = shown(now, before=before)
    assert re.findall(r'class="rt-card[^"]*is-lit[^"]*">.*?<h4>(.*?)</h4>', html) == [
        "Dread",
        "Gift to Fools",
    ]
    assert [text(one) for one in re.findall(r'class="rt-other is-lit">(.*?)</h4>', html)] == [
        "B Boris Riccart"
    ]
    assert "7 was 5" in text(html)
    flagged = re.findall(r'data-key="table-([\w-]+)">(?:(?!</summary>).)*rt-flag--lit', html)
    assert flagged == ["rooms", "anna-jinxes", "events"]
    assert len(re.findall(r'rt-token rt-token--\w+ is-lit"', html)) == 2 + 3, (
        "two of damage, three in the Crypt"
    )
    assert "is-lit" not in shown(now) and "rt-flag" not in shown(now)


def test_a_quest_that_came_is_lit_and_the_room_of_a_figure_is_named() -> None:
    mage = anna(active=(*anna().active, Quest("quest-summoner-wizard")))
    html = shown(whole(mages=(mage, *whole().mages[1:])), before=whole())
    assert re.findall(r'is-lit[^"]*">.*?<h4>(.*?)</h4>', html) == ["Summoner Wizard"]
    assert "Anna, Boris, Cadaver 1 (Anna), Colossus 1 (Boris), Umbra 1 (Vera)" not in text(html)
    there = re.search(r"There: ([^<]*)", html[html.index(ALTAR.removeprefix("room-").title()[:4]) :])
    assert there is not None and there[1].startswith("Boris, Anna, Cadaver 1 (Anna)")
