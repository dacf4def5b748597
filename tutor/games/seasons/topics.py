"""The parts of Seasons that lessons are about, in the order in which they are meant to be learned."""

from __future__ import annotations

from typing import Final

from tutor.engine.game import Topic
from tutor.rules.words import Words

TOPICS: Final = (
    Topic("round", Words("Dice, turns and seasons", "Кубики, ходы и сезоны")),
    Topic("energy", Words("Energy and crystals", "Энергия и кристаллы")),
    Topic("summoning", Words("Summoning cards", "Призыв карт")),
    Topic("cards", Words("Cards that answer one another", "Карты, которые отвечают друг другу")),
    Topic("prelude", Words("The prelude", "Прелюдия")),
    Topic("scoring", Words("Prestige at the end", "Престиж в конце")),
    Topic("lawyer", Words("Rules lawyer's questions", "Вопросы знатока")),
)
