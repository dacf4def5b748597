"""Exercises on Res Arcana that the engine marks: a wrong answer meets the position that breaks it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from tutor.games.resarcana.analysis.settlements import Settlement
from tutor.games.resarcana.views.notebook.life_loss import LifeLoss
from tutor.games.resarcana.views.notebook.placement import Placement
from tutor.games.resarcana.views.notebook.ways_out import USUAL, price
from tutor.notebook.exercises import Objection, Task
from tutor.rules.words import LANGS, Words

DRAGON: Final = "fire-dragon"
TAKEN: Final = 4
"""The most that a loss of two life can take: two essences for each life."""


def _not(en: str, ru: str) -> Objection:
    return Objection(Words(en, ru))


def _another(loss: LifeLoss, way: Settlement) -> Objection:
    """A way out that speaks against an answer, and the position after it."""
    en, ru = (loss.with_(lang=lang).ways_out.named(way) for lang in LANGS)
    why = Words(
        f"there is this way too, {en}. Below is the table after it.",
        f"есть и такой выход, {ru}. Ниже стол после него.",
    )
    return Objection(why, loss.played(way))


def _plain(loss: LifeLoss) -> Objection | None:
    if loss.by != DRAGON:
        return _not("the Fire Dragon is asked for.", "нападать должен «Огненный дракон».")
    if loss.cards or loss.hand:
        return _not("no cards may help here.", "карты здесь помогать не должны.")
    return None


def _one_way(loss: LifeLoss) -> Objection | None:
    if against := _plain(loss):
        return against
    if loss.life != 1 or sum(loss.pool) < 4:
        return _not(
            "the pool needs exactly one life, and four essences or more in all.",
            "в запасе должна быть ровно одна жизнь, а всего не меньше четырёх эссенций.",
        )
    return None if len(loss.ways) == 1 else _another(loss, loss.ways[0])


def _dearest(loss: LifeLoss) -> Objection | None:
    if against := _plain(loss):
        return against
    if sum(loss.pool) < TAKEN:
        return _not(
            "the pool holds less than can be taken; with less there is nothing to lose.",
            "в запасе меньше, чем можно отнять: тут и терять нечего.",
        )
    least = min(loss.ways, key=lambda way: price(way, USUAL))
    return None if price(least, USUAL) == TAKEN else _another(loss, least)


def _for_nothing(placing: Placement) -> Objection | None:
    if placing.card != DRAGON:
        return _not("the Fire Dragon is asked for.", "нужен «Огненный дракон».")
    if any(placing.pool):
        return _not("the pool must be empty.", "запас должен быть пуст.")
    if not placing.ways:
        return _not(
            f"it still costs something: {_lacking(placing, 'en')}",
            f"он всё ещё чего-то стоит: {_lacking(placing, 'ru')}",
        )
    for card in placing.cards:
        less = placing.with_(cards=tuple(one for one in placing.cards if one != card))
        if less.ways:
            why = Words(
                "one component fewer is enough; below is the table after it.",
                "хватит и на один компонент меньше; ниже стол после этого.",
            )
            return Objection(why, replace(less.case, answers=(f"place.{DRAGON}",)))
    return None


def _lacking(placing: Placement, lang: str) -> str:
    return repr(placing.with_(lang=lang))


EXERCISES: Final[Mapping[str, Task]] = {
    "one-way-out": Task(
        Words(
            "A pool with one life and four essences or more, no cards, that leaves one way out of the Fire "
            "Dragon",
            "Запас с одной жизнью и не меньше чем из четырёх эссенций, без карт, из которого от «Огненного "
            "дракона» лишь один выход",
        ),
        LifeLoss,
        _one_way,
    ),
    "dearest-pool": Task(
        Words(
            "A pool, no cards, from which the Fire Dragon takes four essences whatever you do",
            "Запас, без карт, из которого «Огненный дракон» отнимет четыре эссенции, что ни делай",
        ),
        LifeLoss,
        _dearest,
    ),
    "dragon-for-nothing": Task(
        Words(
            "Place the Fire Dragon out of an empty pool, with no component that is not needed for it",
            "Выложите «Огненного дракона» при пустом запасе, и чтобы ни один компонент не был лишним",
        ),
        Placement,
        _for_nothing,
    ),
}
