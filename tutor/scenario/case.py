"""A position that somebody asks about: where it begins, the rulings in force, and the answers given so far.

It is a scenario without narration. A rules lawyer makes and changes one, sends it as a link, and keeps it as
a file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct, structs
from msgspec.structs import replace

from tutor.engine.game import Game
from tutor.engine.history import History
from tutor.engine.question import NotAllowed
from tutor.engine.state import State
from tutor.rules.catalogue import load
from tutor.rules.located import Located
from tutor.rules.words import Words
from tutor.scenario.answers import Mismatch, allowed_answers
from tutor.scenario.games import game_named
from tutor.scenario.load import scenario_of
from tutor.scenario.model import Scenario

MOST_STOPS = 20_000
"""So many full stops are played at most: a case with more is taken for one that never ends."""


class Case(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is asked about. `position` is plain data in the game's form of positions (`Game.position`).

    It begins with a `position`, or with the `opening` of a whole game and its `switches`. `answers` are those
    of everybody from there on, dice and decks too, as keys of options and outcomes.
    """

    game: str
    you: str
    position: Any = None
    opening: str = ""
    switches: tuple[str, ...] = ()
    rulings: dict[str, str] = {}
    automatic: tuple[str, ...] = ()
    names: dict[str, Words] = {}
    answers: tuple[str, ...] = ()
    title: Words | None = None

    def under(self, rulings: Mapping[str, str]) -> Case:
        """The same case with some readings replaced."""
        return replace(self, rulings={**self.rulings, **rulings})

    def answered(self, *keys: str) -> Case:
        """The case with further answers."""
        return replace(self, answers=(*self.answers, *keys))


class Opened(NamedTuple):
    """A case that has been played; `misfit` is why the first answer that does not fit was not given."""

    case: Case
    game: Game[Any]
    history: History[Any]
    misfit: Mismatch | None = None

    @property
    def state(self) -> State[Any]:
        """The position that is asked about."""
        return self.history.node.state


def begin(game: str, opening: str, *switches: str) -> Case:
    """The case of a whole game that is about to begin. Raises KeyError for an unknown game or opening."""
    openings = {one.id: one for one in game_named(game).openings()}
    if opening not in openings:
        raise KeyError(f"no opening {opening!r} of {game}; there are {', '.join(openings)}")
    return Case(game, openings[opening].people[0], opening=opening, switches=switches)


def case_of(scenario: Scenario, answers: tuple[str, ...] = ()) -> Case:
    """The case of a scenario's position, after those answers."""
    data = scenario.located.data
    return Case(
        scenario.game,
        scenario.you,
        data.get("position"),
        data.get("opening", ""),
        tuple(data.get("switches", ())),
        dict(data.get("rulings", {})),
        scenario.start.automatic,
        dict(scenario.names),
        answers,
        scenario.title,
    )


def scenario_data(case: Case, title: Words | None = None) -> dict[str, Any]:
    """The case as the data of a scenario file without steps."""
    named = title or case.title or default_title(case.game)
    data: dict[str, Any] = {
        "title": _plain(named),
        "summary": _plain(SUMMARY),
        "game": case.game,
        "level": "edge-case",
        "shows": [],
        "you": case.you,
    }
    for name in ("names", "rulings", "automatic", "opening", "switches"):
        if value := getattr(case, name):
            data[name] = _plain(value)
    if not case.opening:
        data["position"] = _plain(case.position)
    return {**data, "unanswered": True, "steps": []}


def position_data(value: Any) -> Any:
    """A position as the data of a file: only what differs from what the form takes for granted."""
    if isinstance(value, Struct):
        return {
            field.encode_name: position_data(getattr(value, field.name))
            for field in structs.fields(value)
            if field.required or getattr(value, field.name) != _default(field)
        }
    if isinstance(value, Mapping):
        return {key: position_data(item) for key, item in value.items()}
    return [position_data(item) for item in value] if isinstance(value, tuple | list) else value


def _default(field: structs.FieldInfo) -> Any:
    return field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default


def _plain(value: object) -> Any:
    """The value as a file holds it: mappings, lists and plain values."""
    return msgspec.json.decode(msgspec.json.encode(value))


SUMMARY = Words("A question about the rules", "Вопрос о правилах")


def default_title(game: str) -> Words:
    """What a case is called that nobody has named."""
    title = load(game).title
    return Words(f"A position of {title.en}", f"Позиция: {title.ru}")


def open_case(case: Case) -> Opened:
    """Plays a case to the position that is asked about, and on to the question that waits there.

    Raises DefectiveFile with every defect of the position; an answer that does not fit ends the play there.
    """
    scenario = scenario_of(Located("", scenario_data(case), {}, ()))
    history = History.start(game_named(case.game), scenario.start)
    _settle(history)
    for index, key in enumerate(case.answers):
        question = history.node.question
        try:
            history.answer(key)
        except NotAllowed as refused:
            rules = ", ".join(dict.fromkeys(reason.rule for reason in refused.reasons))
            actual = Words(f"answer {index + 1}: «{key}»", f"ответ {index + 1}: «{key}»")
            if rules:
                actual = Words(f"{actual.en}, refused under {rules}", f"{actual.ru}, нельзя по {rules}")
            assert question is not None
            return Opened(case, history.game, history, Mismatch(actual, allowed_answers(question)))
        except ValueError:
            nothing = Words("no further answer: nothing is asked", "ответов больше не нужно: вопросов нет")
            actual = Words(f"answer {index + 1}: «{key}»", f"ответ {index + 1}: «{key}»")
            return Opened(case, history.game, history, Mismatch(actual, nothing))
        _settle(history)
    return Opened(case, history.game, history)


def _settle(history: History[Any]) -> None:
    while history.node.question is None and not history.at_end and len(history.nodes) < MOST_STOPS:
        history.step()
