"""What is printed on components of Res Arcana in words, made from the typed data alone."""

from __future__ import annotations

import re

import pytest

from tutor.games.resarcana import GAME
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.components.faces import Power
from tutor.games.resarcana.state.essences import ALL, CALM, DEATH, GOLD, NOT_GOLD, Amount, Kinds, vector
from tutor.games.resarcana.verbs.cards import PlaceCard, Straighten
from tutor.games.resarcana.verbs.essences import Gain, GainX
from tutor.games.resarcana.verbs.schema import Cost, Placing, Reduction
from tutor.games.resarcana.views.table import phrases
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker

POWERS = [(face.id, power) for face in box().faces.values() for power in face.powers]


@pytest.mark.parametrize("lang", LANGS)
def test_every_power_is_told_in_as_many_full_stops_as_it_has(lang: Lang) -> None:
    speaks = speaker("resarcana", lang)
    for card, power in POWERS:
        said = phrases.power(speaks, power)
        assert len(said) == len(GAME.programs[f"{card}.{power.n}"].sentences), card
        assert all(re.search(r"^[А-ЯЁA-Z][^.]*[^. ]\.$", one) and "  " not in one for one in said), said


@pytest.mark.parametrize("lang", LANGS)
def test_what_runs_is_told_in_the_words_that_stand_on_the_card(lang: Lang) -> None:
    speaks = speaker("resarcana", lang)
    assert [
        f"{card}.{power.n}"
        for card, power in POWERS
        if speaks.sentences(f"{card}.{power.n}") != phrases.power(speaks, power)
    ] == []


@pytest.mark.parametrize(
    ("amount", "en", "ru"),
    [
        (Amount(vector({"calm": 2, "life": 1})), "2 calm and 1 life", "2 покоя и 1 жизнь"),
        (Amount(vector({"death": 5})), "5 death", "5 смертей"),
        (Amount(any=1), "1 essence of any kind", "1 любую эссенцию"),
        (Amount(any=3, kinds=NOT_GOLD), "3 essences of any kind but gold", "3 любые эссенции, кроме золота"),
        (Amount(any=6), "6 essences of any kind", "6 любых эссенций"),
        (Amount(any=2, kinds=(CALM, GOLD)), "2 essences: calm or gold", "2 эссенции: покой или золото"),
        (
            Amount(vector({"death": 2}), 3, ALL),
            "2 death and 3 essences of any kind",
            "2 смерти и 3 любые эссенции",
        ),
    ],
)
def test_amounts_are_said_with_their_plurals(amount: Amount, en: str, ru: str) -> None:
    assert phrases.amount(speaker("resarcana", "en"), amount) == en
    assert phrases.amount(speaker("resarcana", "ru"), amount) == ru


OWN = Power(
    1,
    "power",
    Cost(turn_self=True, turn_other="dragon", pay=Amount(any=5), same_x="any", destroy="self", discard=2),
    (
        Gain(Amount(vector({"gold": 21}))),
        GainX(Kinds((DEATH,))),
        PlaceCard(Placing("own_discard", "creature", reduction=Reduction(2, Kinds(NOT_GOLD)))),
        Straighten("creature"),
    ),
)
"""A power that no component of the book has."""


def test_a_power_that_no_book_has_is_told_by_its_data() -> None:
    assert phrases.power(speaker("resarcana", "en"), OWN) == (
        "Turn this component and one of your dragons, pay 5 essences of any kind, "
        "X more essences of one kind, destroy this artifact and discard 2 cards from your hand.",
        "Gain 21 gold.",
        "Gain X death.",
        "Place a creature from your discard pile for 2 less (but not gold).",
        "Straighten one turned creature of yours.",
    )
    assert phrases.power(speaker("resarcana", "ru"), OWN) == (
        "Поверните этот компонент и своего дракона, заплатите 5 любых эссенций, ещё X одинаковых эссенций, "
        "уничтожьте этот артефакт и сбросьте с руки 2 карты.",
        "Получите 21 золото.",
        "Получите X смертей.",
        "Разместите существо из своего сброса со скидкой 2 (кроме золота).",
        "Разверните одно своё повёрнутое существо.",
    )


def test_what_is_no_form_of_the_game_is_named() -> None:
    with pytest.raises(TypeError, match="no words for 'dance'"):
        phrases.verb(speaker("resarcana", "en"), "dance")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("card", "en", "ru"),
    [
        ("sacred-grove", "2 + 1 for each life on it", "2 + 1 за каждую жизнь на нём"),
        (
            "sorcerers-bestiary",
            "1 for each creature of yours + 2 for each dragon of yours",
            "1 за каждое своё существо + 2 за каждого своего дракона",
        ),
        ("great-pyramid", "3", "3"),
        ("athanor", "", ""),
    ],
)
def test_points_are_told_as_they_are_counted(card: str, en: str, ru: str) -> None:
    assert phrases.points(speaker("resarcana", "en"), box()[card]) == en
    assert phrases.points(speaker("resarcana", "ru"), box()[card]) == ru


def test_properties_that_work_in_a_way_of_their_own_are_told() -> None:
    speaks = speaker("resarcana", "ru")
    collects = {id: box()[id].collect for id in ("vault", "automaton", "cursed-forge", "healer")}
    said = {id: phrases.collect(speaks, one) for id, one in collects.items() if one is not None}
    assert said == {
        "vault": (
            "если с него сейчас ничего не снимали и на нём есть золото, "
            "можно взять 2 любые эссенции, кроме золота"
        ),
        "automaton": (
            "если с него сейчас ничего не снимали, положите на него ещё по 2 эссенции каждого вида, "
            "который на нём лежит"
        ),
        "cursed-forge": "заплатите 1 смерть или поверните этот компонент",
        "healer": "1 покой или 1 жизнь",
    }
    bridle, artificer = box()["dragon-bridle"].reduction, box()["artificer"].reduction
    assert bridle is not None and phrases.reduction(speaks, bridle) == "драконы дешевле на 3"
    assert artificer is not None
    assert phrases.reduction(speaks, artificer) == "артефакты дешевле на 1 (кроме золота)"
