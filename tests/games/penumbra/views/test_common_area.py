"""The common area, what is under way, the other wizards and the points, drawn of a whole game."""

from __future__ import annotations

import re

import pytest
from games.penumbra.support.tables import (
    anna,
    attempt,
    automa,
    boris,
    card,
    chained,
    ended,
    part,
    rolling,
    shown,
    text,
    whole,
)

from tutor.games.penumbra.components.component_set import register
from tutor.games.penumbra.state.table import Contract, Looking, Placed, Turn
from tutor.rules.words import Lang

# ---- the common area


@pytest.mark.parametrize(
    ("lang", "labels"),
    [
        ("en", ["Green 3", "orange 6", "any die, from 4 players on", "any die, any number"]),
        (
            "ru",
            [
                "Зелёная тройка",
                "оранжевая шестёрка",
                "любой кубик, игроков: от 4",
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
            "Задание сбросить ровно 2 красных кубика (значения 5 и 5) или бросить ровно 2 жёлтых кубика "
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
    html = text(shown(whole(wizards=(anna(), automa()))))
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
