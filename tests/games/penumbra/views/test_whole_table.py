"""A whole game on the table: zones, locations, rows of cards, fate, the other wizards, the points."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from games.penumbra.support.tables import (
    anna,
    attempt,
    automa,
    boris,
    card,
    chained,
    ended,
    offering,
    part,
    ringed,
    rolling,
    shown,
    text,
    whole,
)
from msgspec.structs import replace
from support.views import Page, sixes, styled
from support.views import drawn as drawn_lesson

from tutor.games.penumbra.components.component_set import register
from tutor.games.penumbra.state.table import Market, Table, Turn
from tutor.games.penumbra.state.visibility import seen
from tutor.games.penumbra.state.wizard import Card, Die, Mark, Wizard
from tutor.rules.words import LANGS, Lang
from tutor.views.markup import join
from tutor.views.theme import defs

BARE = Wizard("anna", dice=(Die("d1", "red", 5),), marks=(Mark("discipline-1", "ruby"),))
TABLES: dict[str, Callable[[], Table]] = {
    "learning": whole,
    "task": attempt,
    "roll": rolling,
    "points": ended,
    "chain": chained,
    "automa": lambda: whole(wizards=(anna(), automa())),
    "automa in full": lambda: whole(wizards=(automa(seat="anna"), boris())),
    "talents": lambda: whole(wizards=(anna(offered=("druid", "pariah"), kept="pariah"), boris())),
    "seen by Boris": lambda: seen(chained(), "boris"),
    "training set": lambda: whole(box="training", wizards=(BARE, boris())),
    "book": lambda: whole(box="book", wizards=(BARE, boris())),
    "beginning": lambda: Table((Wizard("anna"), Wizard("boris")), Turn("anna")),
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", TABLES)
def test_every_table_is_well_formed_and_styled(name: str, lang: Lang) -> None:
    page = Page(join(defs(), shown(TABLES[name](), lang)))
    assert page.wrong == []
    assert set(page.classes()) - styled() == set()
    sizes = [float(about["font-size"]) for _, about in page.elements if "font-size" in about]
    assert min(sizes, default=13) >= 13


@pytest.mark.parametrize("name", TABLES)
def test_each_language_stands_alone(name: str) -> None:
    table = TABLES[name]()
    assert [said for said in Page(shown(table, "ru")).words() if re.search(r"[A-Za-z]", said)] == []
    assert [said for said in Page(shown(table, "en")).words() if re.search(r"[А-Яа-яЁё]", said)] == []


def test_what_a_facts_file_says_is_never_markup() -> None:
    evil = "<img src=x onerror=alert(1)>"
    facts = f"""\
game: penumbra
components:
- id: evil
  kind: wizard-card
  name: {{en: "{evil}", ru: "{evil} Ы"}}
  facts: {{card_kind: spell}}
"""
    html = shown(
        whole(box=register(facts, "f.yaml"), wizards=(replace(BARE, cards=(Card("evil"),)), boris()))
    )
    assert "<img" not in html and card(html, "&lt;img src=x onerror=alert(1)&gt;")


def test_colour_never_stands_alone() -> None:
    for html in re.findall(r"<svg[^>]*rt-chip-die[^>]*>.*?</svg>", shown(attempt()) + shown(ended())):
        assert "<use " in html or "<text " in html


# ---- one wizard in full


def test_cards_lie_in_their_zones() -> None:
    html = shown(whole())
    names = {
        zone: re.findall("<h4>(.*?)</h4>", part(html, zone))
        for zone in ("grimoire", "inventory", "equipment", "talent", "discarded")
    }
    assert names == {
        "grimoire": ["House Charm", "Sacrifice", "Liquid Luck", "Healing"],
        "inventory": ["Triplet"],
        "equipment": ["Radiant Staff", "Phylactery", "Pendant", "Mantle", "Ring"],
        "talent": ["Druid"],
        "discarded": ["Silverweed"],
    }
    assert card(html, "Pendant") == "Pendant free"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "House Charm ready Ruby. Spell, used by turning it Gain 2 Blood for each Ruby mark. "
            "Heal 1 wound. Cost 1 red die showing 6 or 2 Blood (Learning) Used in Learning and Rest "
            "Resolve 2 threat 2, uncancellable Launches a blue spell Launched by any spell Your own facts",
        ),
        (
            "ru",
            "Домашние Чары готова Рубин. Заклинание, применяют поворотом Получить 2 Крови за каждую метку "
            "дисциплины «Рубин». Исцелить 1 рану. Стоимость 1 красный кубик со значением 6 или 2 Крови "
            "(обучение) Когда обучение и отдых Принять 2 угроза 2, неотменяемая Запускает синее заклинание "
            "Запускают любое заклинание Ваши факты",
        ),
    ],
)
def test_what_is_printed_on_a_card_is_said_in_words(lang: Lang, said: str) -> None:
    assert card(shown(whole(), lang), said.partition(" ready" if lang == "en" else " готова")[0]) == said


def test_temporary_dice_are_named_with_the_card_they_lie_on() -> None:
    html = shown(whole())
    assert 'aria-label="Red 4, on Sacrifice"' in html and 'aria-label="Red 5"' in html
    assert "Dice on it" in card(html, "Sacrifice") and "Dice on it" not in card(html, "Healing")


def test_all_slots_are_drawn_and_unknown_values_are_not_guessed() -> None:
    html = shown(whole())
    labels = re.findall(r'aria-label="([^"]*)"', html[html.index("Marks") : html.index("Ingredients")])
    assert labels == [
        "Ruby, charged, 1", "Amethyst, wounded, ?", "Ruby, discharged, 6", "free, 3", *["free, ?"] * 4,
        "Spark, charged, ?", *["free, ?"] * 2,
    ]  # fmt: skip
    assert "The sources do not give the threat value" in html
    rows = [text(row) for row in re.findall("<tr>.*?</tr>", part(html, "slots"))]
    assert rows[3] == "Discipline slot 3 taken 6 a die of the mark's colour, brew potions repaint 2 1"
    assert rows[8] == "Discipline slot 8 unknown unknown unknown unknown unknown"
    assert rows[11] == "Spark slot 3 unknown unknown unturn none unknown"


def test_the_experience_zone_counts_symbols_and_says_what_may_be_missing() -> None:
    html = part(shown(whole()), "experience")
    counted = dict(
        zip(*[iter(text(one) for one in re.findall("<d[td]>(.*?)</d[td]>", html)[:16])] * 2, strict=True)
    )
    assert counted == {
        "Monsters": "0", "Magical Beasts": "0", "Wild Lands": "0", "Mystic": "0", "Wizards": "1",
        "Society": "2", "Light": "1", "Dark": "1",
    }  # fmt: skip
    assert "may have more symbols than counted: Aranea" in html
    assert "Handbook of Good Manners" in html and "Light path: Reconcile" in card(html, "Aranea")
    assert "Dark path" not in card(html, "Aranea") and "completed" in card(html, "Witch Prison")


def test_reserved_cards_show_their_faces_to_their_owner_only() -> None:
    mine = part(shown(whole()), "reserve")
    assert "Offering" in mine and "seen by its owner only" in mine and "was open before" in mine
    html = shown(seen(whole(), "boris"))
    assert "Offering" not in html and "rt-card--back" in part(html, "reserve")
    theirs = text(shown(whole()))
    assert "reserved, seen before: Blazehorn, reserved unseen 1" in theirs and "Treasury" not in theirs


def test_talents_to_choose_from_say_what_they_give() -> None:
    html = shown(whole(wizards=(anna(offered=("druid", "pariah"), kept="pariah"), boris(offered=("druid",)))))
    talents = html[html.index("Talents to choose from") : html.index("Pool")]
    assert "First mark Emerald First card Unity with Nature" in card(talents, "Druid")
    assert "kept" in card(talents, "Pariah") and "First mark unknown" in card(talents, "Pariah")


# ---- where facts come from


def test_facts_that_are_not_the_books_carry_a_badge_and_the_books_do_not() -> None:
    html = shown(whole())
    own = "Your own facts: difficulty, threat, task, reward, experience symbol, points"
    assert own in card(html, "Witch Prison") and "facts" not in card(html, "Lost Cottage")
    assert "Your own facts" in html[html.index("Marks") : html.index("Ingredients")]
    assert "Your own facts: slots" in part(html, "city") and "Your own" not in part(html, "wild")
    assert "Training set" not in html
    plain = shown(whole(box="book", wizards=(BARE, boris())))
    assert "Your own" not in plain and "Training" not in plain and "Assumed" not in plain


def test_the_training_set_is_named_wherever_it_fills_a_gap() -> None:
    html = shown(TABLES["training set"]())
    assert "Training set: " in part(html, "school") and "Your own" not in html
    assert "Training set: " in html[html.index("Marks") : html.index("Ingredients")]
    assert "Учебный набор" in shown(TABLES["training set"](), "ru")


def test_a_position_without_a_whole_game_stays_as_it_is() -> None:
    html = drawn_lesson(sixes(), "en")
    assert "rt-fold" not in html and "Common area" not in html and "rt-underway" not in html


# ---- what may be picked, and what changed


def test_only_what_the_question_names_is_marked() -> None:
    die = {"die": "d1", "colour": "red", "value": 5}
    asked = offering(
        "place-die",
        {**die, "section": "bazaar", "slot": "4"},
        {**die, "section": "ruins", "was_colour": "yellow", "was": 2},
        {"card": "wand-of-everwood"},
        {"contract": "lost-cottage"},
        {"goal": "wisdom"},
    )
    html = shown(whole(), question=asked)
    found = ["Everwood Wand", "Lost Cottage", "Wisdom", "Red 5", "any die", "Yellow 2"]
    assert sorted(ringed(html)) == sorted(found)
    opened = re.findall(r'<details class="rt-more rt-fold" open="" data-key="table-(\w+)">', html)
    assert {"city", "wild", "contracts", "fate"} <= set(opened) and not {"school", "trials"} & set(opened)
    assert part(html, "city").count("may be picked") == 1 and "may be picked" not in part(html, "school")
    assert ringed(shown(whole())) == []


def test_only_what_changed_is_lit() -> None:
    now = whole()
    earlier = whole(
        contracts=("lost-cottage", "scarlet-pact", "treasury"),
        markets=(*now.markets[:2], Market("shop", ("wand-of-everwood", "phylactery"))),
        wizards=(anna(cards=now.wizards[0].cards[1:]), boris(mortal_wounds=1)),
        prophecies=("end-of-times",),
    )
    html = shown(now, before=earlier)
    lit = re.findall(r'class="rt-(?:card|other)[^"]*is-lit[^"]*">.*?<h4>(.*?)</h4>', html)
    assert lit == ["House Charm", "Boris", "Ring of Doom", "Song of Crystal", "Awakened Spark"]
    flagged = re.findall(r'data-key="table-(\w+)">(?:(?!</summary>).)*rt-flag--lit', html)
    assert flagged == ["grimoire", "city", "contracts", "fate"]
    assert "is-lit" not in shown(now) and "rt-flag" not in shown(now)
