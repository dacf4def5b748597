"""Costs, tasks, rewards, properties, effects and conditions in short phrases, in both languages."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from tutor.games.penumbra.components.costs import Pay
from tutor.games.penumbra.components.effects import Deed, Step
from tutor.games.penumbra.components.faces import AutomaDeed, AutomaStep, OmenTest, Reward
from tutor.games.penumbra.components.tasks import Property, Task
from tutor.games.penumbra.views.table import phrases
from tutor.rules.words import LANGS
from tutor.trace.words import speaker

TASKS = [
    (
        Task("ingredients", pay=(Pay("ingredient", "crystal", 3), Pay("ingredient", "fruit"))),
        "discard 3 Crystals and 1 Fruit",
        "сбросить 3 Кристалла и 1 Плод",
    ),
    (
        Task("sum", ("red", "violet"), 8),
        "discard red and violet dice, at least 8 together",
        "сбросить красные и фиолетовые кубики, в сумме не меньше 8",
    ),
    (
        Task("sum", ("spark",), 1),
        "discard spark dice, at least 1 together",
        "сбросить кубики искры, в сумме не меньше 1",
    ),
    (
        Task("sum", ("any",), 9),
        "discard any dice, at least 9 together",
        "сбросить любые кубики, в сумме не меньше 9",
    ),
    (
        Task("exact", ("yellow", "blue"), values=(2, 4)),
        "discard exactly 2 yellow or blue dice showing 2 and 4",
        "сбросить ровно 2 жёлтых или синих кубика (значения 2 и 4)",
    ),
    (
        Task("exact", ("green",), values=(6,)),
        "discard exactly 1 green die showing 6",
        "сбросить ровно 1 зелёный кубик со значением 6",
    ),
    (
        Task("roll", ("orange",), 16, dice=5),
        "roll exactly 5 orange dice for at least 16",
        "бросить ровно 5 оранжевых кубиков и получить не меньше 16",
    ),
    (Task("endure", n=1), "endure a threat of 1 die", "выдержать угрозу из 1 кубика"),
    (
        Task("experience", n=2, symbol="monsters"),
        "have 2 symbols “Monsters” in the experience zone",
        "иметь в зоне опыта 2 символа «Чудовища»",
    ),
]


def said(*pairs: tuple[str, str]) -> None:
    """Each phrase as expected; pairs of what was said in one language and what it should be."""
    for found, wanted in pairs:
        assert found == wanted


@pytest.mark.parametrize(("task", "en", "ru"), TASKS)
def test_tasks(task: Task, en: str, ru: str) -> None:
    for lang, wanted in zip(LANGS, (en, ru), strict=True):
        assert phrases.task(speaker("penumbra", lang), task) == wanted


def test_costs_and_rewards() -> None:
    en, ru = (speaker("penumbra", lang) for lang in LANGS)
    six, mixed = (Pay("die", "red", 1, 6), Pay("ingredient", "arcana")), (Pay("die", "any", 2),)
    given = Reward({"bone": 2}, {"jewel": 2}, 1, 2, 1, light=1, dark=2)
    said(
        (phrases.cost(en, six), "1 red die showing 6 and 1 Arcana"),
        (phrases.cost(ru, six), "1 красный кубик со значением 6 и 1 Аркана"),
        (phrases.cost(en, mixed), "2 dice of any kind"),
        (phrases.cost(ru, mixed), "2 любых кубика"),
        (
            ", ".join(words for _, _, words in phrases.reward_parts(ru, given)),
            "2 костяных кубика, 2 Драгоценности, 1 карта дисциплины, 2 зелья, 1 артефакт, 1 символ Света, "
            "2 символа Мрака",
        ),
        (
            ", ".join(words for _, _, words in phrases.reward_parts(en, given)),
            "2 bone dice, 2 Jewels, 1 discipline card, 2 potions, 1 artifact, 1 Light symbol, 2 Dark symbols",
        ),
    )


def test_properties_icons_and_effects() -> None:
    en, ru = (speaker("penumbra", lang) for lang in LANGS)
    temporary = Step("die", 1, "spark", "sapphire", temporary=True)
    said(
        (phrases.trait(en, Property("rift", 2)), "Rift 2"),
        (phrases.trait(ru, Property("trap")), "Ловушка"),
        (phrases.icon(en, "orange-spell"), "an orange spell"),
        (phrases.icon(ru, "any-potion"), "любое зелье"),
        (phrases.icon(ru, "violet-pet"), "фиолетового питомца"),
        (phrases.step(en, temporary), "gain 1 temporary spark die for each Sapphire mark"),
        (phrases.step(ru, temporary), "получить 1 временный кубик искры за каждую метку дисциплины «Сапфир»"),
        (phrases.step(ru, Step("heal", 2)), "исцелить до 2 ран"),
        (phrases.step(en, Step("take", 1, "artifact")), "take an artifact from the market or the deck"),
        (phrases.omen(ru, OmenTest("trials-every", 3)), "каждый волшебник прошёл 3 испытания"),
        (phrases.omen(en, OmenTest("per-arcana", 0, 1)), "1 point for each Arcana"),
        (phrases.omen(en, None), ""),
        (
            phrases.instruction(ru, AutomaStep("trial", 2, "light")),
            "пройти испытание сложности не выше 2; пока сторона не закреплена, — по пути Света",
        ),
    )


@pytest.mark.parametrize("lang", LANGS)
def test_every_deed_condition_and_instruction_has_words(lang: str) -> None:
    spoken = speaker("penumbra", lang)
    whats = {"gain": "blood", "die": "red", "take": "potion", "reserve": "trial"}
    for deed in get_args(Deed):
        assert phrases.step(spoken, Step(deed, 2, whats.get(deed, "")))
    for deed in get_args(AutomaDeed):
        assert phrases.instruction(spoken, AutomaStep(deed, 1))
    for kind in get_args(get_type_hints(OmenTest)["kind"]):
        assert phrases.omen(spoken, OmenTest(kind, 2, 3))
