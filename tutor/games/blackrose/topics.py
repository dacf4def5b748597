"""The parts of Black Rose Wars that lessons are about, in the order in which they are meant to be learned."""

from __future__ import annotations

from typing import Final

from tutor.engine.game import Topic
from tutor.rules.words import Words

TOPICS: Final = (
    Topic("lines", Words("Range and line of sight", "Дальность и линия видимости")),
    Topic("spells", Words("A spell, sentence by sentence", "Заклинание по предложениям")),
    Topic("actions", Words("Actions and rooms", "Действия и комнаты")),
    Topic("traps", Words("Traps, defences and sustained spells", "Ловушки, защиты и устойчивые заклинания")),
    Topic("defeat", Words("The defeat of a mage", "Победа над магом")),
    Topic("evocations", Words("Evocations", "Воплощения")),
    Topic("round", Words("The round from phase to phase", "Раунд от этапа к этапу")),
    Topic("avatar", Words("The avatar", "Аватар")),
    Topic("lawyer", Words("Rules lawyer's questions", "Вопросы знатока")),
)
