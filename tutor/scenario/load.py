"""From the text of a scenario file to a scenario, or to every defect that keeps it from being one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tutor.analysis.condition_terms import near
from tutor.engine.game import Game
from tutor.engine.state import State
from tutor.rules.catalogue import load
from tutor.rules.defects import Defect, DefectiveFile
from tutor.rules.defects import Path as At
from tutor.rules.located import SIZE_LIMIT, Located, load_located, values
from tutor.rules.struct_validation import found_text, shape_defects
from tutor.rules.words import Words
from tutor.scenario.games import game_named, playable
from tutor.scenario.model import EXPECTABLE, Scenario, ScenarioFile, StepSpec
from tutor.scenario.terms import term_defects

KINDS: Final = tuple(name for name in StepSpec.__struct_fields__ if name != "after")
"""What an entry of `steps` can be."""

_CYRILLIC = re.compile(r"[А-Яа-яЁё]")
_LATIN = re.compile(r"[A-Za-z]")
_STEP = re.compile(r"steps\[(\d+)\]")


def load_scenario(path: Path | str) -> Scenario:
    """The scenario of a file. Raises DefectiveFile with every defect; nothing is half-loaded."""
    return parse_scenario(read_text(Path(path)), str(path))


def parse_scenario(text: str, name: str) -> Scenario:
    """The scenario of a text; `name` is shown as its file. Raises DefectiveFile with every defect."""
    return scenario_of(load_located(text, name))


def scenario_of(located: Located) -> Scenario:
    """The scenario of data that was read or made. Raises DefectiveFile with every defect."""
    loading = _Loading(located)
    scenario = loading.scenario()
    if loading.defects or scenario is None:
        raise DefectiveFile(loading.defects)
    return scenario


def read_text(path: Path) -> str:
    """The text of a file. Raises DefectiveFile where there is none, or where it is not UTF-8."""
    text = Words("a text file in UTF-8", "текстовый файл в UTF-8")
    try:
        size = path.stat().st_size
        if size > 4 * SIZE_LIMIT:
            actual = Words(f"{size:,} bytes", f"байтов: {size}")
            most = Words(f"at most {SIZE_LIMIT} characters", f"не больше {SIZE_LIMIT} знаков")
            raise DefectiveFile([Defect(str(path), 1, "-", actual, most)])
        data = path.read_bytes()
    except OSError as error:
        why = (error.strerror or type(error).__name__).lower()
        actual = Words(f"nothing that can be read ({why})", f"нечитаемый файл ({why})")
        raise DefectiveFile([Defect(str(path), 1, "-", actual, text)]) from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        byte = f"0x{data[error.start]:02x}"
        line = data.count(b"\n", 0, error.start) + 1
        actual = Words(f"the byte {byte}, which is no UTF-8", f"байт {byte}, а это не UTF-8")
        raise DefectiveFile([Defect(str(path), line, "-", actual, text)]) from None


class _Loading:
    """Gathers the defects of one file; `scenario` is None where there are any."""

    def __init__(self, located: Located) -> None:
        self.located = located
        self.defects: list[Defect] = list(located.defects)
        self.steps: tuple[int, ...] = ()

    def scenario(self) -> Scenario | None:
        located = self.located
        if self.defects:
            return None  # What could still be read may lack anything: more defects would be echoes.
        shape = shape_defects(located, ScenarioFile)
        self.defects += shape
        if not isinstance(located.data, dict):
            return None
        sound = {str(step) for step in located.data} - {_first(defect.field) for defect in shape}
        self.steps = _sound_steps(located.data.get("steps"), shape)
        self.defects += _steps(located, self.steps)
        self.defects += language_defects(located)
        game = self._game(sound)
        state = None if game is None else self._in_game(game, sound)
        if self.defects or game is None or state is None:
            return None
        file = msgspec.convert(located.data, ScenarioFile)
        return Scenario(
            id=f"{game.id}/{Path(located.file).stem}", file=located.file, title=file.title,
            summary=file.summary, game=game.id, level=file.level, topic=file.topic, shows=file.shows,
            you=file.you, names=file.names, steps=file.steps, goal=file.goal,
            start=replace(state, automatic=file.automatic), unanswered=file.unanswered, note=file.note,
            located=located,
        )  # fmt: skip

    def _game(self, sound: set[str]) -> Game[Any] | None:
        if "game" not in sound:
            return None
        try:
            return game_named(self.located.data["game"])
        except KeyError:
            self._defect(("game",), found_text(self.located.data["game"]), one_of(playable()))
            return None

    def _in_game(self, game: Game[Any], sound: set[str]) -> State[Any] | None:
        """Everything that only the game knows: its rules, rulings, kinds of question, positions and seats."""
        data = self.located.data
        if "topic" in sound:
            self._topic(data["topic"], tuple(topic.id for topic in game.topics))
        rules = game.rules()
        for index, rule in enumerate(data["shows"] if "shows" in sound else ()):
            if rule not in rules:
                self._defect(("shows", index), found_text(rule), id_among(_RULE, rule, rules))
            elif rule in data["shows"][:index]:
                again = Words(f"{rule} again", f"{rule} ещё раз")
                self._defect(("shows", index), again, Words("every rule once", "каждое правило один раз"))
        rulings = data.get("rulings", {}) if "rulings" in sound or "rulings" not in data else {}
        rulings = self._rulings(game.id, rulings)
        automatic = data.get("automatic", ()) if "automatic" in sound else ()
        kinds = game.programs.question_kinds if automatic else ()
        for index, kind in enumerate(automatic):
            if kind not in kinds:
                self._defect(("automatic", index), found_text(kind), one_of(kinds))
        self.defects += _rolls(self.located, self.steps, game)
        self._cited(rules)
        state = self._start(game, rulings, sound)
        if state is not None:
            self._seats(game.seats(state.table), sound)
        self.defects += term_defects(self.located, self._well_formed(), game, state)
        return state

    def _well_formed(self) -> tuple[int, ...]:
        """The entries of `steps` in which no defect has been found so far."""
        wrong = {int(match[1]) for defect in self.defects if (match := _STEP.match(defect.field))}
        return tuple(index for index in self.steps if index not in wrong)

    def _topic(self, topic: str, topics: tuple[str, ...]) -> None:
        if topic not in topics:
            self._defect(("topic",), found_text(topic), one_of(topics) if topics else _NO_TOPIC)

    def _rulings(self, game: str, rulings: dict[str, str]) -> dict[str, str]:
        """The readings that there are; what else is named is a defect."""
        chosen = dict[str, str]()
        known = {ruling.id: ruling for ruling in load(game).rulings}
        for id, reading in rulings.items():
            if id not in known:
                self._defect(("rulings", id), found_text(id), id_among(_RULING, id, known))
            elif reading not in (readings := tuple(each.id for each in known[id].readings)):
                self._defect(("rulings", id), found_text(reading), one_of(readings))
            else:
                chosen[id] = reading
        return chosen

    def _cited(self, rules: frozenset[str]) -> None:
        """Rules that an expectation names must exist."""
        for index in self.steps:
            expected = self.located.data["steps"][index].get("expect")
            for path, value in values(expected, ("steps", index, "expect")):
                names_rule = path[-1] == "rule" or path[-2:-1] == ("rules",)
                if names_rule and isinstance(value, str) and value not in rules:
                    self._defect(path, found_text(value), id_among(_RULE, value, rules))

    def _start(self, game: Game[Any], rulings: dict[str, str], sound: set[str]) -> State[Any] | None:
        """The position that is written, or the first one of a whole game."""
        data = self.located.data
        begins = [name for name in BEGINNINGS if name in data]
        if len(begins) != 1:
            actual = Words(" and ".join(begins) or "nothing", " и ".join(begins) or "ничего")
            allowed = Words("exactly one of position, opening", "ровно одно из: position, opening")
            self._defect(("position",), actual, allowed)
            return None
        if begins == ["opening"]:
            return self._opening(game, rulings, sound)
        if "switches" in data:
            self._defect(("switches",), found_text(data["switches"]), _NO_SWITCHES)
        return self._place(game, rulings) if "position" in sound else None

    def _opening(self, game: Game[Any], rulings: dict[str, str], sound: set[str]) -> State[Any] | None:
        data = self.located.data
        openings = {opening.id: opening for opening in game.openings()}
        if "opening" not in sound or data["opening"] not in openings:
            self._defect(("opening",), found_text(data["opening"]), one_of(tuple(openings)))
            return None
        opening = openings[data["opening"]]
        known = tuple(switch.id for switch in opening.switches)
        switches = data.get("switches", ()) if "switches" in sound or "switches" not in data else None
        if switches is None:
            return None
        wrong = [(index, id) for index, id in enumerate(switches) if id not in known]
        for index, id in wrong:
            self._defect(("switches", index), found_text(id), one_of(known) if known else _NO_SWITCHES)
        if wrong:
            return None
        state = opening.start(*switches)
        return replace(state, rulings=tuple({**dict(state.rulings), **rulings}.items()))

    def _place(self, game: Game[Any], rulings: dict[str, str]) -> State[Any] | None:
        path: At = ("position",)
        wrong = shape_defects(self.located, game.position, path)
        if wrong:
            self.defects += wrong
            return None
        position = msgspec.convert(self.located.data["position"], game.position)
        placed = game.place(position, tuple(rulings.items()))
        for flaw in placed.flaws:
            self._defect((*path, *flaw.path), flaw.actual, flaw.allowed, flaw.rule)
        return placed.state

    def _seats(self, seats: tuple[str, ...], sound: set[str]) -> None:
        data = self.located.data
        if "you" in sound and data["you"] not in seats:
            self._defect(("you",), found_text(data["you"]), one_of(seats))
        for seat in data.get("names", {}) if "names" in sound else ():
            if seat not in seats:
                self._defect(("names", seat), found_text(seat), one_of(seats))

    def _defect(self, path: At, actual: Words | str, allowed: Words | str, rule: str | None = None) -> None:
        self.defects.append(self.located.defect(path, actual, allowed, rule))


BEGINNINGS: Final = ("position", "opening")
"""What a scenario can begin with."""

_NO_SWITCHES: Final = Words("none: no optional rules here", "ничего: необязательных правил здесь нет")
_NO_TOPIC: Final = Words("none: this game has no topics", "ничего: у этой игры нет тем")
_RULE: Final = Words("the id of a rule of this game", "id правила этой игры")
_RULING: Final = Words("the id of a ruling of this game", "id трактовки этой игры")


def _first(field: str) -> str:
    """The top-level field that a defect lies in."""
    return re.split(r"[.\[]", field, maxsplit=1)[0]


def _sound_steps(steps: Any, shape: tuple[Defect, ...]) -> tuple[int, ...]:
    """The numbers of the entries whose shape is right."""
    wrong = {int(match[1]) for defect in shape if (match := _STEP.match(defect.field))}
    return tuple(n for n in range(len(steps) if isinstance(steps, list) else 0) if n not in wrong)


def id_among(what: Words, typed: str, ids: Iterable[str]) -> Words:
    """What is allowed in place of an id that is none of very many: those that come near are named."""
    nearest = ", ".join(near(typed, sorted(ids)))
    return Words(f"{what.en}; near: {nearest}", f"{what.ru}; похожи: {nearest}") if nearest else what


def one_of(names: tuple[str, ...]) -> Words:
    """What is allowed where one of these ids or names is expected."""
    listed = ", ".join(names)
    return Words(f"one of {listed}", f"одно из: {listed}")


def _rolls(located: Located, steps: tuple[int, ...], game: Game[Any]) -> Iterator[Defect]:
    rolls = {index: roll for index in steps if (roll := located.data["steps"][index].get("roll"))}
    faces = game.programs.most_faces if rolls else 0
    for index, roll in rolls.items():
        for nth, value in enumerate(roll):
            if not 1 <= value <= faces:
                allowed = Words(f"a number from 1 to {faces}", f"число от 1 до {faces}")
                yield located.defect(("steps", index, "roll", nth), found_text(value), allowed)


def _steps(located: Located, steps: tuple[int, ...]) -> Iterator[Defect]:
    """Entries that are nothing, or several things at once, and expectations of the wrong form."""
    for index in steps:
        path: At = ("steps", index)
        step = located.data["steps"][index]
        kinds = [name for name in KINDS if step.get(name) is not None]
        if len(kinds) != 1:
            actual = Words(", ".join(kinds) or "nothing", ", ".join(kinds) or "ничего")
            listed = ", ".join(KINDS)
            allowed = Words(f"exactly one of {listed}", f"ровно одно из: {listed}")
            yield located.defect(path, actual, allowed)
        if step.get("after") is not None and step.get("say") is None:
            allowed = Words("`after` only beside `say`", "`after` только рядом с `say`")
            yield located.defect((*path, "after"), found_text(step["after"]), allowed)
        if step.get("expect") is not None:
            yield from _expectations(located, (*path, "expect"), step["expect"])


def _expectations(located: Located, path: At, expected: dict[str, Any]) -> Iterator[Defect]:
    listed = ", ".join(EXPECTABLE)
    allowed = Words(
        f"{listed}, or the name of a fact such as anna.wounds",
        f"{listed} или имя факта, например anna.wounds",
    )
    if not expected:
        yield located.defect(path, Words("nothing", "ничего"), allowed)
    for name, value in expected.items():
        where = (*path, name)
        if name in EXPECTABLE:
            yield from shape_defects(located, EXPECTABLE[name], where)
        elif isinstance(value, dict | list | float):
            plain = Words("a text, a whole number, true or false", "текст, целое число, true или false")
            yield located.defect(where, found_text(value), plain)


def language_defects(located: Located) -> Iterator[Defect]:
    """Wordings that are empty, or written in the other language."""
    for path, value in values(located.data):
        if path[-1:] not in (("en",), ("ru",)) or path[:1] == ("position",) or not isinstance(value, str):
            continue
        if not value.strip():
            yield located.defect(path, found_text(value), Words("a text", "текст"))
        elif path[-1] == "ru" and _LATIN.search(value) and not _CYRILLIC.search(value):
            yield located.defect(path, found_text(value), Words("a Russian text", "русский текст"))
        elif path[-1] == "en" and _CYRILLIC.search(value):
            yield located.defect(path, found_text(value), Words("an English text", "английский текст"))
