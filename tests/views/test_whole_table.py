"""A whole game on the table: zones, locations, rows of cards, fate, the other wizards, the points."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from board_support import (
    anna,
    attempt,
    automa,
    boris,
    chained,
    ended,
    offering,
    rolling,
    shown,
    whole,
)
from msgspec.structs import replace
from views_support import Page, sixes, styled
from views_support import drawn as drawn_lesson

from tutor.games.penumbra.box import register
from tutor.games.penumbra.secrets import seen
from tutor.games.penumbra.state import Contract, Looking, Market, Placed, Table, Turn
from tutor.games.penumbra.wizard import Card, Die, Mark, Wizard
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


def text(html: str) -> str:
    """What is read of a piece of HTML."""
    words = re.sub(r"\s+", " ", re.sub("<[^>]+>", " ", html)).replace("&#x27;", "'").strip()
    return re.sub(r" (?=[,;:.])", "", words)


def part(html: str, key: str) -> str:
    """A section that folds, by its key."""
    found = re.search(rf'data-key="table-{key}">(.*?)(?=data-key="table-|<h3|$)', html, re.DOTALL)
    assert found is not None, f"no section {key}"
    return found[1]


def card(html: str, name: str) -> str:
    """The box of a card, as text."""
    boxes = re.findall(r'<article class="rt-card.*?</article>', html, re.DOTALL)
    return next(text(box) for box in boxes if f"<h4>{name}</h4>" in box)


def ringed(html: str) -> list[str]:
    """The cards and pictures that are marked as offered."""
    cards = re.findall(r'class="rt-card[^"]*is-cand[^"]*">.*?<h4>(.*?)</h4>', html)
    pictures = re.findall(r'aria-label="([^"]*)"(?:(?!</svg>).)*class="cand"', html)
    return cards + [picture.split(",")[0] for picture in pictures]


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


# ---- the common area


@pytest.mark.parametrize(
    ("lang", "labels"),
    [
        ("en", ["Green 3", "orange 6", "any die, with four only", "any die, any number"]),
        (
            "ru",
            [
                "Зелёная тройка",
                "оранжевая шестёрка",
                "любой кубик, только вчетвером",
                "любой кубик, сколько угодно",
            ],
        ),
    ],
)
def test_a_location_shows_its_slots_and_the_dice_in_them(lang: Lang, labels: list[str]) -> None:
    city = part(shown(whole(), lang), "city")
    bazaar = city[city.index("<h4>Ba" if lang == "en" else "<h4>Ба") :]
    assert re.findall(r'aria-label="([^"]*)"', bazaar)[:4] == labels


def test_dice_beside_the_slots_and_slots_that_nobody_knows_are_told_apart() -> None:
    beside = Placed("p9", "bazaar", "beside", "blue", 2)
    html = shown(whole(placed=(*whole().placed, beside)))
    assert 'aria-label="Blue 2, beside the slots"' in html
    assert "The sources do not give the slots." in part(html, "wild") and 'aria-label="Yellow 2"' in html


def test_classes_show_sections_market_and_decks() -> None:
    school = text(part(shown(whole()), "school"))
    assert "Ruby class Pay Arcana" in school
    assert "Market: 2; in the deck: 2 Scarlet Downpour" in school and "Market: 0; in the deck: 0" in school
    assert school.index("Ruby class") < school.index("Emerald class") < school.index("Amethyst class")
    assert "Marks left in the supply Ruby 5 Amber 6" in school
    prices = card(part(shown(whole()), "city"), "Everwood Wand")
    assert "Price 1 Jewel, 1 Trinket Equipment slot Conductor" in prices


def test_contracts_lie_from_left_to_right() -> None:
    html = part(shown(whole()), "contracts")
    assert re.findall("<h4>(.*?)</h4>", html) == ["Song of Crystal", "Lost Cottage", "Scarlet Pact"]
    assert "leftmost, newest" in card(html, "Song of Crystal") and "leaves next" in card(html, "Scarlet Pact")
    assert "Task discard 3 Crystals Reward unknown Symbols 2 Light symbols" in card(html, "Song of Crystal")
    assert "Not known: difficulty, threat, experience symbol, points" in card(html, "Lost Cottage")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "Gold Eater Difficulty 1 Threat 4 Properties Rift 2; Shield: discard exactly 1 spark die "
            "showing 6; Vigilance 2 Counterstrike 2 Experience Monsters Points 5 Dark path: Destroy "
            "Task discard exactly 2 red dice showing 5 and 5 or roll exactly 2 yellow dice for at least 7 "
            "Reward unknown Symbols 1 Dark symbol Light path: Reconcile Task have 2 symbols “Monsters” "
            "in the experience zone",
        ),
        (
            "ru",
            "Златоед Сложность 1 Угроза 4 Свойства Разлом 2; Щит: сбросить ровно 1 кубик искры "
            "со значением 6; Бдительность 2 Ответный удар 2 Опыт Чудовища Очки 5 Путь Мрака: Уничтожить "
            "Задание сбросить ровно 2 красных кубика со значениями 5 и 5 или бросить ровно 2 жёлтых кубика "
            "и получить не меньше 7 Награда неизвестно Символы 1 символ Мрака Путь Света: Примирить "
            "Задание иметь в зоне опыта 2 символа «Чудовища»",
        ),
    ],
)
def test_a_trial_shows_both_paths(lang: Lang, said: str) -> None:
    html = part(shown(whole(), lang), "trials")
    assert card(html, "Gold Eater" if lang == "en" else "Златоед").startswith(said)


def test_fate_shows_what_is_in_force_and_what_is_gone() -> None:
    html = part(shown(ended()), "fate")
    assert "1 card in the fate deck; goals and prophecies in force: 4" in text(html)
    assert card(html, "End of Times") == "End of Times fulfilled Prophecy The fate deck has run out"
    assert (
        "Its condition is not known." in card(html, "Awakened Spark") and "Out of the game: Wild Wood" in html
    )


# ---- what is under way, and the end


def test_a_trial_under_way_shows_the_step_and_what_was_cancelled() -> None:
    html = shown(attempt())
    steps = html[html.index('<ol class="rt-stages">') : html.index("</ol>")]
    assert [text(step) for step in re.findall("<li.*?</li>", steps)] == ["Threat", "Task", "Reward"]
    assert re.findall('<li aria-current="step">(.*?)</li>', steps) == ["Task"]
    assert "<s>Rift 2</s> (cancelled)" in html and "<s>Vigilance" not in html
    under = text(html[html.index("rt-underway") : html.index("Pool")])
    assert "Cards and chains used 1 of 2 Dark path: Destroy" in under and "Light path" not in under


def test_a_task_under_way_shows_what_is_left_of_it_and_what_is_given() -> None:
    html = text(shown(attempt()))
    assert "Task discard red and violet dice, at least 8 together Made easier 2 off what it asks for" in html
    assert "Given so far 5; together 5" in html
    html = shown(rolling())
    assert "roll exactly 2 violet dice for at least 7 Made easier 1 die may be left out" in text(html)
    assert 'aria-label="Violet 3, taken for the roll"' in html


def test_a_contract_under_way_is_shown_as_it_is_printed() -> None:
    html = shown(whole(contract=Contract("witch-prison", 3, reserved=True)))
    under = text(html[html.index("rt-underway") : html.index("Pool")])
    assert "Contract under way Witch Prison, from the reserve Threat Task Reward" in under
    assert "2 Arcana, 1 discipline card, 1 Dark symbol" in under


def test_what_holds_until_the_end_of_the_turn_is_said() -> None:
    html = text(shown(chained(), "ru"))
    for said in ("осталось 2 размещения", "цепочка: «Распев», «Домашние Чары»", "цена ниже на 1 ингредиент",
                 "в запасе 2 подкрутки", "ждёт смертельное ранение"):  # fmt: skip
        assert said in html
    assert "размещени" not in text(shown(attempt(), "ru")).partition("Запас")[0]


def test_cards_from_a_deck_are_shown_to_the_one_who_looks() -> None:
    table = whole(looking=Looking("boris", ("treasury", "forest-fire")))
    assert "Boris alone sees 2 cards" in shown(table) and "Forest Fire" not in shown(table)
    assert "Forest Fire" in shown(table, seat="boris")


def test_points_are_counted_part_by_part() -> None:
    html = shown(ended())
    rows = [text(row) for row in re.findall("<tr.*?</tr>", html[html.index("rt-scores") :])]
    assert rows[:6] == [
        "Part Anna Boris",
        "Arcana 4 0",
        "Trials 0",
        "Mortal wounds \N{MINUS SIGN}3 \N{MINUS SIGN}6",
        "Experience 2",
        "All together 3 \N{MINUS SIGN}6",
    ]
    assert "Anna wins" in html and "nobody knows what they are worth: Aranea" in html
    assert "The end has begun: End of Times is fulfilled. Boris takes the last turn" in html
    assert "rt-scores" not in shown(whole()) and "rt-end" not in shown(whole())


# ---- the others


def test_another_wizard_is_shown_in_brief() -> None:
    html = shown(whole())
    brief = html[html.index('<article class="rt-other') :]
    brief = text(brief[: brief.index("</article>")])
    assert brief.startswith("Boris The next turn has to be a Rest Dice")
    assert "Marks 2, charged 1, wounded 1 Mortal wounds 2 Ingredients 2 Jewels" in brief
    assert "Cards grimoire 2, inventory 1" in brief and "Scarlet Pact; Light 0, Dark 1" in brief


def test_the_automa_shows_its_level_its_side_and_what_it_is_told() -> None:
    html = text(shown(TABLES["automa"]()))
    assert "Jasper Automa, level 1; side: Dark The sources do not give its instructions." in html
    facts = """\
game: penumbra
components:
- id: automa-jasper
  facts:
    instructions:
    - {turn: learning, steps: [{do: class-mark}, {do: arcana, n: 2}]}
    - {turn: trial, steps: [{do: trial, side: dark}]}
"""
    table = whole(box=register(facts, "f.yaml"), wizards=(automa(side=""), boris()), turn=Turn("vera"))
    html = text(shown(table, seat="vera"))
    assert "side: not fixed yet Learning: place in a class, gain its mark and a card; gain 2 Arcana" in html
    assert "while it has no side, on the Dark path Your own facts: instructions" in html


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
