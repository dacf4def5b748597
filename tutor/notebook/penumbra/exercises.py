"""Exercises on Penumbra that the engine marks: a wrong answer meets the roll that breaks it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tutor.games.penumbra.analysis.threat_law import Outcome
from tutor.games.penumbra.views.notebook.ruins import RuinsVisit
from tutor.games.penumbra.views.notebook.threat import ThreatOdds
from tutor.notebook.exercises import Objection, Task
from tutor.notebook.ordering import EventOrder, out_of_order
from tutor.notebook.penumbra.launches import LaunchPosition
from tutor.rules.words import Words
from tutor.scenario.case import Case, open_case

HUES: Final = ("ruby", "amber", "jasper", "emerald", "sapphire", "amethyst")
"""The marks that stand for those of a hand, in their slots."""


def _not(en: str, ru: str) -> Objection:
    return Objection(Words(en, ru))


def rolled_case(odds: ThreatOdds, roll: tuple[int, ...]) -> Case:
    """The position in which a hand has met a roll of the threat: whatever is chosen, it comes to the same."""
    charged = zip(HUES, odds.marks, strict=False)
    marks: list[dict[str, Any]] = [{"mark": hue, "threat": value} for hue, value in charged]
    rest = HUES[len(marks) :]
    marks += [
        {"mark": hue, "threat": value, "wounded": True}
        for hue, value in zip(rest, odds.wounded, strict=False)
    ]
    anna: dict[str, Any] = {"dice": [f"bone {value}" for value in odds.dice]}
    if marks:
        anna["marks"] = {f"discipline-{at}": mark for at, mark in enumerate(marks, 1)}
    position = {
        "wizards": {"anna": anna, "boris": {}},
        "turn": {"seat": "anna"},
        "resolve": {"dice": odds.threat},
    }
    answers = ("-".join(map(str, sorted(roll))),)
    case = Case("penumbra", "anna", position=position, automatic=("threat-order",), answers=answers)
    while (question := open_case(case).history.node.question) is not None:
        case = case.answered(question.options[0].key)
    return case


def _held(odds: ThreatOdds) -> int:
    return len(odds.dice) + len(odds.marks) + len(odds.wounded)


def _roll_that(odds: ThreatOdds, does: Callable[[Outcome], bool]) -> Objection | None:
    roll = next((roll for roll, outcome in odds.rolls() if does(outcome)), None)
    return None if roll is None else Objection(counterexample=rolled_case(odds, roll))


def _safe(odds: ThreatOdds) -> Objection | None:
    if odds.threat != 3:
        return _not("three threat dice are asked for", "нужны три кубика угрозы")
    if not odds.marks:
        return _not("the hand needs at least one charged mark", "нужна хотя бы одна заряженная метка")
    if _held(odds) > 4:
        return _not("the hand may hold four dice and marks", "кубиков и меток не больше четырёх")
    return _roll_that(odds, lambda outcome: outcome.mortal)


def _untouched(odds: ThreatOdds) -> Objection | None:
    if odds.threat != 2:
        return _not("two threat dice are asked for", "нужны два кубика угрозы")
    if len(odds.marks) != 2:
        return _not("two charged marks are asked for", "нужны две заряженные метки")
    if len(odds.dice) > 2:
        return _not("the hand may hold two dice", "кубиков не больше двух")
    best = max(ThreatOdds(tuple(dice), odds.marks, (), 2).law.probability(wounds=0) for dice in _PAIRS)
    if odds.law.probability(wounds=0) == best:
        return None
    return _roll_that(odds, lambda outcome: outcome.wounds > 0)


_PAIRS: Final = tuple((one, other) for one in range(1, 7) for other in range(1, 7))

LINKS, FEW = 5, 4
"""How long the chain of an exercise is to be, and of how many cards at the most."""


def _five_links(graph: LaunchPosition) -> Objection | None:
    if len(graph.cards) > FEW:
        return _not("four cards at the most are asked for", "карт не больше четырёх")
    if graph.longest == LINKS:
        return None
    if not graph.search.longest:
        return _not("none of these cards can begin", "ни одной из этих карт не начать")
    en, ru = ("the longest chain ends here", "самая длинная цепочка кончается здесь")
    return Objection(Words(en, ru), graph.case.answered(*graph.search.longest[0].answers))


def _in_order(graph: LaunchPosition) -> Objection | None:
    missing = len(graph.cards) - len(graph.order)
    if not graph.order:
        return _not("press the card that begins", "нажмите карту, с которой начать")
    played = graph.played
    if played.length < len(graph.order):
        return Objection(
            Words("the engine stops here", "здесь цепочка обрывается"), graph.case.answered(*played.answers)
        )
    if missing:
        return _not("good so far; cards are left", "пока верно, но остались ещё карты")
    return None


ASKED_FACES: Final = 3
"""With so many faces of the die the readings of the Ruins are to part in an exercise."""


def _no_face(visit: RuinsVisit) -> Objection | None:
    if not visit.wounded:
        return _not("keep at least one wounded mark", "оставьте хотя бы одну раненую метку")
    if not visit.faces:
        return None
    face = visit.faces[0]
    one, other = visit.blood(face)
    why = Words(
        f"with a {face} there is {one} Blood under the one reading and {other} under the other",
        f"если выпадет {face}, при одном прочтении Крови {one}, а при другом {other}",
    )
    return Objection(why, visit.rolled(face))


def _three_faces(visit: RuinsVisit) -> Objection | None:
    if len(visit.faces) == ASKED_FACES:
        return None
    same = next((face for face in visit.compared if face not in visit.faces), None)
    why = Words(
        f"the faces with which they part: {len(visit.faces)}",
        f"граней, где пути расходятся: {len(visit.faces)}",
    )
    return Objection(why, None if same is None else visit.rolled(same))


EXERCISES: Final[Mapping[str, Task]] = {
    "safe-hand": Task(
        Words(
            "A hand of at most four dice and marks, with a charged mark, that three threat dice cannot hurt "
            "mortally",
            "Рука не больше чем из четырёх кубиков и меток, с заряженной меткой, которую три кубика угрозы "
            "не ранят смертельно",
        ),
        ThreatOdds,
        _safe,
    ),
    "two-for-two": Task(
        Words(
            "Two charged marks, and the two dice that best keep two threat dice from wounding them",
            "Две заряженные метки и два кубика, которые лучше всего берегут их от двух кубиков угрозы",
        ),
        ThreatOdds,
        _untouched,
    ),
    "five-links": Task(
        Words(
            "Four cards at the most, and a longest chain of five links",
            "Не больше четырёх карт, а самая длинная цепочка — из пяти звеньев",
        ),
        LaunchPosition,
        _five_links,
    ),
    "in-order": Task(
        Words(
            "All the cards in one chain: each launches the next",
            "Все карты одной цепочкой: каждая запускает следующую",
        ),
        LaunchPosition,
        _in_order,
    ),
    "inside-out": Task(
        Words(
            "These effects in the order in which they end",
            "Эти эффекты в том порядке, в каком они завершаются",
        ),
        EventOrder,
        out_of_order,
    ),
    "trial-in-order": Task(
        Words(
            "What happens in this Trial turn, in its order",
            "Что происходит в этом ходе испытания, по порядку",
        ),
        EventOrder,
        out_of_order,
    ),
    "reading-makes-no-difference": Task(
        Words(
            "A hand with a wounded mark with which the reading makes no difference, whatever is rolled",
            "Рука с раненой меткой, при которой неважно, как читать, что бы ни выпало",
        ),
        RuinsVisit,
        _no_face,
    ),
    "three-faces": Task(
        Words(
            "A hand with which the reading makes a difference for exactly three faces of the die",
            "Рука, при которой прочтение важно ровно для трёх граней кубика",
        ),
        RuinsVisit,
        _three_faces,
    ),
}
