"""The parts of Penumbra that lessons are about, in the order in which they are meant to be learned."""

from __future__ import annotations

from typing import Final

from tutor.engine.game import Topic
from tutor.rules.words import Words

TOPICS: Final = (
    Topic("threat", Words("The threat roll", "Бросок угрозы")),
    Topic("cards", Words("Cards, dice and marks", "Карты, кубики и метки")),
    Topic("chains", Words("Launches and chains", "Запуски и цепочки")),
    Topic("places", Words("Placements and locations", "Размещения и локации")),
    Topic("trials", Words("Contracts and trials", "Контракты и испытания")),
    Topic("game", Words("The game from beginning to end", "Партия от начала до конца")),
    Topic("lawyer", Words("Rules lawyer's questions", "Вопросы знатока")),
)
