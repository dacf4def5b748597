"""The parts of Res Arcana that lessons are about, in the order in which they are meant to be learned."""

from __future__ import annotations

from typing import Final

from tutor.engine.game import Topic
from tutor.rules.words import Words

TOPICS: Final = (
    Topic("actions", Words("Actions and costs", "Действия и цены")),
    Topic("collect", Words("Collecting essences", "Получение эссенций")),
    Topic("powers", Words("Powers and turned components", "Способности и повёрнутые компоненты")),
    Topic("life", Words("Loss of life and reactions", "Потеря жизней и ответы")),
    Topic("victory", Words("Passing and victory", "Пас и победа")),
    Topic("setup", Words("Set-up, draft and duel", "Подготовка, драфт и дуэль")),
    Topic("lawyer", Words("Rules lawyer's questions", "Вопросы знатока")),
)
