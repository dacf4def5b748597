"""Exercises on Seasons that the engine marks: a wrong answer meets the season that breaks it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tutor.games.seasons.analysis.token_values import spaces
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.views.notebook.token_values import TokenValues
from tutor.notebook.claim_trials import all_ends
from tutor.notebook.exercises import Objection, Task
from tutor.rules.words import LANGS, Words
from tutor.trace.words import speaker
from tutor.workbench import Position

RESERVE: Final = (1, 0, 2, 1)
"""The tokens of the exercise on when to crystallise, in the order air, water, fire, earth."""

SPACE: Final = 2
"""Where the season token stands in it."""


GAME: Final = "seasons"
CRYSTALS: Final = "anna.crystals"
ASKED: Final = 20
"""How many crystals are to be had at the end of a turn in the exercise that is played."""


def _not(en: str, ru: str) -> Objection:
    return Objection(Words(en, ru))


def _worst(values: TokenValues) -> Objection:
    """The season in which the reserve brings least, as a position in which it may be crystallised."""
    season = min(values.by_season, key=lambda one: values.by_season[one])
    space = next(at for at, one in box().season_of.items() if one == season)
    en, ru = (speaker("seasons", lang).name(season) for lang in LANGS)
    least, most = values.by_season[season], max(values.by_season.values())
    why = Words(
        f"in {en} they bring {least}, elsewhere up to {most}. Below is that season.",
        f"{ru}: за них дадут {least}, а в другой сезон до {most}. Ниже этот сезон.",
    )
    return Objection(why, values.case(space))


def _every_season(values: TokenValues) -> Objection | None:
    if sum(values.reserve) != 4:
        return _not("four tokens are asked for.", "нужны четыре жетона.")
    return None if len(set(values.by_season.values())) == 1 else _worst(values)


def _when(values: TokenValues) -> Objection | None:
    if (values.reserve, values.space) != (RESERVE, SPACE):
        return _not(
            "leave the tokens and the season token as they are, and choose the round.",
            "жетоны и фишку сезона не трогайте, выбирайте раунд.",
        )
    if values.ahead in values.best:
        return None
    space = min(spaces(values.space, values.ahead), key=lambda at: values.by_season[box().season_of[at]])
    why = Words(
        "another round brings more on average. Below is where the token can stand in yours.",
        "в другой раунд в среднем дадут больше. Ниже — где в ваш может стоять фишка.",
    )
    return Objection(why, values.case(space))


def _twenty(position: Position) -> Objection | None:
    if position.game.id != GAME or CRYSTALS not in position.facts:
        return _not("a turn of Seasons is asked for.", "нужен ход из «Времён года».")
    crystals = position.facts[CRYSTALS]
    assert isinstance(crystals, int)
    if crystals >= ASKED:
        return None
    lines = all_ends(position)
    ends = [lines.facts(spot)[CRYSTALS] for spot in lines.ways.leaves() if spot.kind == "end"]
    most = max((end for end in ends if isinstance(end, int)), default=crystals)
    if most >= ASKED:
        return _not(
            f"crystals so far: {crystals}. From here it can still be done.",
            f"кристаллов пока {crystals}. Отсюда это ещё возможно.",
        )
    return _not(
        f"crystals so far: {crystals}, and from here no way leads to more than {most}. Go back.",
        f"кристаллов пока {crystals}, и отсюда никак не выйдет больше, чем {most}. Вернитесь назад.",
    )


EXERCISES: Final[Mapping[str, Task]] = {
    "every-season": Task(
        Words(
            "Four tokens that bring the same in every season",
            "Четыре жетона, за которые в любой сезон дадут поровну",
        ),
        TokenValues,
        _every_season,
    ),
    "when-to-crystallise": Task(
        Words(
            "Air, earth and two fire on space 2: the round ahead in which they bring most on average",
            "Воздух, земля и два огня, деление 2: через сколько раундов за них в среднем дадут больше всего",
        ),
        TokenValues,
        _when,
    ),
    "reach-twenty": Task(
        Words(
            "Refute the claim: play this turn so that you have 20 crystals",
            "Опровергните: сыграйте этот ход так, чтобы у вас стало 20 кристаллов",
        ),
        Position,
        _twenty,
    ),
}
