"""Exercises on Black Rose Wars that the engine marks: a wrong answer meets what speaks against it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final

from tutor.games.blackrose.state.lodge.lodge import HALL
from tutor.games.blackrose.state.readings import GAME
from tutor.games.blackrose.views.notebook.float_sight import FloatSight
from tutor.games.blackrose.views.notebook.round_lanes import RoundLanes
from tutor.games.blackrose.views.notebook.sight import LinesOfSight
from tutor.games.blackrose.views.notebook.traps import TrapLayout
from tutor.notebook.blackrose.rounds import ROUND, SEED, ActOrder, act_name, random_game
from tutor.notebook.exercises import Objection, Task
from tutor.rules.words import LANGS, Words
from tutor.scenario.case import Case
from tutor.trace.words import speaker

SPELL: Final = "spell-grim-torment"
"""A spell of range 2 with a mage for its target."""

MOST_DAMAGE: Final = 7
ENDINGS: Final = 5
"""The damage that the exercise on a defeat allows, and how many endings the other one asks for."""


def _not(en: str, ru: str) -> Objection:
    return Objection(Words(en, ru))


def _say(key: str, **facts: Any) -> Objection:
    """A message of the game in both languages."""
    en, ru = (speaker(GAME, lang).say(key, **facts) for lang in LANGS)
    return Objection(Words(en, ru))


def _aimed(look: LinesOfSight) -> Case:
    """The position in which a spell of range 2 is cast from a room, and a mage stands where it is aimed."""
    rooms = {room.id: {"at": list(room.at)} for room in look.sight.lodge.rooms}
    position = {
        "mages": {
            "graminia": {
                "mage": "mage-graminia",
                "at": look.aim.source,
                "board": {"I": {"spell": SPELL}},
            },
            "doria": {"mage": "mage-baron-doria", "at": look.aim.target},
        },
        "players": max(2, len(look.sight.lodge.cells)),
        "rooms": rooms,
        "do": [{"who": "graminia", "cast": "I"}],
    }
    return Case(GAME, "graminia", position=position)


def _blocked(look: LinesOfSight) -> Objection | None:
    aim = look.aim
    if aim.reach != 2:
        return _not("a range of 2 is asked for", "нужна дальность 2")
    if aim.source == HALL:
        return _not("look from another room than the middle one", "смотрите не из средней комнаты")
    if not aim.target:
        return _not("nothing has been aimed at yet", "цель ещё не выбрана")
    how = look.to_dict()[aim.target]
    if how == "blocked":
        return None
    if how == "far":
        return _say("exercise-far", source=aim.source, target=aim.target)
    return Objection(counterexample=_aimed(look))


def _rim(look: LinesOfSight) -> Objection | None:
    counts = look.counts()
    if look.aim.reach != 2:
        return _not("a range of 2 is asked for", "нужна дальность 2")
    if (counts["seen"], counts["blocked"]) == (6, 3):
        return None
    return _say("exercise-counts", source=look.aim.source, seen=counts["seen"], blocked=counts["blocked"])


def _tolerance(test: FloatSight) -> Objection | None:
    if not test.wrong:
        return None
    en, ru = (replace(test, speaker=speaker(GAME, lang)).example() for lang in LANGS)
    return _not(en, ru)


def _defeat(traps: TrapLayout) -> Objection | None:
    if traps.damage > MOST_DAMAGE:
        return _not("Doria may have 7 damage at the most", "урона у Дориа может быть не больше 7")
    if any(traps.defeats):
        return None
    return _say("exercise-defeat", n=len(traps.endings))


def _five(traps: TrapLayout) -> Objection | None:
    return None if len(traps.endings) == ENDINGS else _say("exercise-endings", n=len(traps.endings))


def _crown(lanes: RoundLanes) -> Objection | None:
    if lanes.crown != lanes.first:
        return None
    why = _say("exercise-crown", who=lanes.first).why
    return Objection(why, lanes.case)


def _order(answer: ActOrder) -> Objection | None:
    if answer.missing:
        en, ru = (
            speaker(GAME, lang).say("exercise-order-twice", act=act_name(answer.missing[0], lang))
            for lang in LANGS
        )
        return _not(en, ru)
    for after, before in pairwise(answer.order):
        case = _moment_between(before, after)
        if case is not None:
            en, ru = (
                speaker(GAME, lang).say(
                    "exercise-order", before=act_name(before, lang), after=act_name(after, lang)
                )
                for lang in LANGS
            )
            return Objection(Words(en, ru), case)
    return None


def _moment_between(before: str, after: str) -> Case | None:
    """The position of a played round with the one event behind it and the other still to come, or none."""
    opening, nodes = random_game(SEED, ROUND)
    keys: list[str] = []
    happened: set[str] = set()
    for node in nodes:
        keys += [] if node.key is None else [node.key]
        if node.state.table.round == ROUND:
            happened |= {event.kind for event in node.events}
        if after in happened:
            return None
        if before in happened:
            return opening.answered(*keys)
    return None


EXERCISES: Final[Mapping[str, Task]] = {
    "blocked-pair": Task(
        Words(
            "Range 2, and not from the middle: aim at a room that is in range and cannot be seen",
            "Дальность 2, и не из середины: выберите целью комнату в пределах дальности, которой не видно",
        ),
        LinesOfSight,
        _blocked,
    ),
    "six-and-three": Task(
        Words(
            "A room from which a spell of range 2 reaches just six other rooms, and three more are blocked",
            "Комната, из которой заклинание дальностью 2 достаёт ровно до шести других, а три загорожены",
        ),
        LinesOfSight,
        _rim,
    ),
    "deadly-traps": Task(
        Words(
            "Doria has 7 damage or less, and there is a way in which he is defeated",
            "Урона у Дориа не больше 7, и есть исход, в котором он побеждён",
        ),
        TrapLayout,
        _defeat,
    ),
    "five-endings": Task(
        Words("It can end in exactly five ways", "Кончиться это может ровно пятью способами"),
        TrapLayout,
        _five,
    ),
    "crown-elsewhere": Task(
        Words(
            "A moment at which the crown is not with the first mage",
            "Момент, когда корона не у первого мага",
        ),
        RoundLanes,
        _crown,
    ),
    "order-of-acts": Task(
        Words("The order in which these six things are done", "В каком порядке всё это делают"),
        ActOrder,
        _order,
    ),
    "sound-tolerance": Task(
        Words(
            "A tolerance with which floating point judges every look in the lodge rightly",
            "Допуск, с которым числа с плавающей точкой верно судят о каждом взгляде в ложе",
        ),
        FloatSight,
        _tolerance,
    ),
}
