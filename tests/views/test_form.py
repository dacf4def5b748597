"""The form of a position: words for every field, controls for all, and changes that do what they say."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest
from msgspec import Struct

from tutor.app.library import lesson, lesson_ids
from tutor.app.workbench.changes import EDITS, path_of
from tutor.app.workbench.session import Bench
from tutor.rules.defects import Defect
from tutor.rules.words import LANGS, Lang
from tutor.scenario.case import case_of
from tutor.scenario.form import Field, FieldPath, form
from tutor.scenario.form_names import closed_lists, named_fields
from tutor.scenario.games import game_named, playable, scenario_files
from tutor.scenario.load import parse_scenario
from tutor.trace.words import speaker
from tutor.views.workbench.form import defects, place_of, position_form
from tutor.views.workbench.form_words import (
    field_key,
    field_name,
    is_rare,
    offered,
    options,
    read,
    typed,
    value_words,
)

FOREIGN = {"en": re.compile("[А-Яа-яЁё]"), "ru": re.compile("[A-Za-z]")}
ROMAN = re.compile(r"\b[IVX]+\b")
CONTROLS = ("input", "select", "button")
HOSTILE = '<script>alert("x")</script>'


def type_of(game: str) -> type[Struct]:
    found: type[Struct] = game_named(game).position
    return found


@cache
def starts() -> tuple[tuple[str, str, Any], ...]:
    """Every scenario, with its game and the data of the position in which it begins."""
    found = []
    for file in scenario_files():
        scenario = parse_scenario(file.read_text("utf-8"), file.name)
        if position := scenario.located.data.get("position"):
            found.append((file.name, scenario.game, position))
    return tuple(found)


class Page(HTMLParser):
    """The elements of a piece of HTML in order, each with its attributes, text and what it stands in."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[dict[str, Any]] = []
        self.open: list[dict[str, Any]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        made = {
            "tag": tag,
            "text": "",
            "in": tuple(self.open),
            **{name: value or "" for name, value in attrs},
        }
        self.elements.append(made)
        if tag not in ("input", "br", "path", "use"):
            self.open.append(made)

    def handle_endtag(self, tag: str) -> None:
        self.open.pop()

    def handle_data(self, data: str) -> None:
        for one in self.open:
            one["text"] += data

    def of(self, tag: str) -> list[dict[str, Any]]:
        return [one for one in self.elements if one["tag"] == tag]


def page(game: str, data: Any, lang: Lang = "en") -> Page:
    return Page(str(position_form(form(type_of(game), data), speaker(game, lang))))


def shown_text(text: str) -> str:
    """What is read on the page, without Roman numerals and signs."""
    return ROMAN.sub("", text)


# ---- words


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", playable())
def test_every_field_and_word_is_said_in_the_language(game: str, lang: Lang) -> None:
    speaks = speaker(game, lang)
    for of, name in named_fields(type_of(game)):
        assert speaks.has(f"field-{name.replace('_', '-')}"), f"{of}.{name}"
        told = field_name(of, name, speaks)
        assert told and not FOREIGN[lang].search(told), (of, name, told)
    for name, word in closed_lists(type_of(game)):
        field = Field((), name, "", "choice")
        known = (f"value-{name.replace('_', '-')}-{word}", f"value-{word}", f"name-{word}")
        assert word.isdecimal() or any(map(speaks.has, known)), (name, word)
        assert not FOREIGN[lang].search(shown_text(value_words(word, field, speaks))), (name, word)


@pytest.mark.parametrize("game", playable())
def test_fields_of_a_group_have_names_of_their_own(game: str) -> None:
    groups: dict[str, list[str]] = {}
    for of, name in named_fields(type_of(game)):
        for lang in LANGS:
            groups.setdefault(f"{of} {lang}", []).append(field_name(of, name, speaker(game, lang)))
    for group, names in groups.items():
        if not group.startswith("RoomSpec "):  # two forms of that name
            assert len(names) == len(set(names)), (group, names)


@pytest.mark.parametrize("game", playable())
def test_both_languages_treat_a_field_alike(game: str) -> None:
    """The same fields are rare and offer the same, and every word for a field is that of one."""
    english, russian = (speaker(game, lang).lexicon for lang in LANGS)
    names = {name.replace("_", "-") for _, name in named_fields(type_of(game))}
    own = {field_key(of, name, speaker(game, "en")) for of, name in named_fields(type_of(game))}
    keys = [key for key in english if key.startswith("field-")]
    assert sorted(keys) == sorted(key for key in russian if key.startswith("field-"))
    assert [key for key in keys if key not in own and key.removeprefix("field-") not in names] == []
    for key in keys:
        for attribute in ("rare", "offers", "keys"):
            assert english.attribute(key, attribute) == russian.attribute(key, attribute), key


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", playable())
def test_what_a_field_offers_is_named_and_read_again(game: str, lang: Lang) -> None:
    speaks = speaker(game, lang)
    for of, name in named_fields(type_of(game)):
        for kind in ("text", "map"):
            field = Field((), name, of, kind)
            if not offered(field, speaks):
                continue
            for id, says in options(field, speaks).items():
                assert read(says, field, game) == id, (of, name, id)
                assert not FOREIGN[lang].search(shown_text(value_words(id, field, speaks))), (name, id)


def test_names_typed_in_either_language_become_ids() -> None:
    def read_as(game: str, of: str, name: str, text: str) -> str:
        return read(text, Field((), name, of, "text"), game)

    assert read_as("seasons", "PlayerSpec", "hand", " сапоги-скороходы ") == "temporal-boots"
    assert read_as("seasons", "PlayerSpec", "hand", "Temporal Boots") == "temporal-boots"
    assert read_as("seasons", "DoSpec", "program", "Раунд") == "round"
    assert read_as("penumbra", "WizardSpec", "dice", "костяная шестёрка") == "bone 6"
    assert read_as("penumbra", "WizardSpec", "dice", "Red 3") == "red 3"
    assert read_as("penumbra", "WizardSpec", "dice", "красный 3") == "red 3"
    assert read_as("blackrose", "MageSpec", "at", "тронный зал") == "room-throne"
    assert read_as("blackrose", "DoSpec", "who", "Граминья") == "graminia"
    assert read_as("blackrose", "MageSpec", "mage", "mage-graminia") == "mage-graminia"
    assert read_as("resarcana", "DoSpec", "who", "nobody we know") == "nobody we know"
    at = Field((), "at", "MageSpec", "text")
    assert typed("room-throne", at, speaker("blackrose", "ru")) == "Тронный зал"
    assert typed("x-1", at, speaker("blackrose", "ru")) == "x-1"


# ---- the form of every lesson


@pytest.mark.long(reason="every lesson that ships")
@pytest.mark.parametrize("lang", LANGS)
def test_the_form_of_every_lesson_can_be_drawn_and_every_control_has_a_name(lang: Lang) -> None:
    assert len(starts()) > 100
    for number, (id, game, data) in enumerate(starts()):
        html = str(position_form(form(type_of(game), data), speaker(game, lang)))
        if number % 6 != LANGS.index(lang):
            continue
        found = Page(html)
        keys = [one["data-key"] for one in found.elements if "data-key" in one]
        assert len(keys) == len(set(keys)), id
        ids = {one["id"] for one in found.elements if "id" in one}
        for one in found.elements:
            if "data-act" not in one:
                continue
            assert one["tag"] in CONTROLS and "tabindex" not in one, (id, one)
            assert one.get("aria-labelledby") in ids or one.get("aria-label") or one["text"].strip(), one
        assert {one["list"] for one in found.of("input") if "list" in one} <= ids, id
        labels = [one["text"] for one in found.of("summary")] + [
            one["text"] for one in found.elements if one.get("class") == "lab"
        ]
        if lang == "ru":
            assert not [
                one for one in labels if FOREIGN["ru"].search(shown_text(one)) and "Lesson" not in one
            ], id


def test_rare_fields_are_folded_together() -> None:
    data = {"wizards": {"anna": {"turns": 3}}, "turn": {"seat": "anna", "nudges": 1}}
    found = page("penumbra", data)
    folded = [one for one in found.elements if "rt-form__rare" in one.get("class", "")]
    assert [one["data-key"] for one in folded] == ["rare-wizards-anna", "rare-turn", "rare"]
    for place in ("field-wizards-anna-turns", "field-turn-nudges"):
        control = next(one for one in found.elements if one.get("data-key") == place)
        assert any(one in folded for one in control["in"])
    seat = next(one for one in found.elements if one.get("data-key") == "field-turn-seat")
    assert not any(one in folded for one in seat["in"])
    assert is_rare("CommonSpec", "dice_made", speaker("penumbra", "en"))


# ---- what a press does


def presses(found: Page) -> list[tuple[str, FieldPath, str]]:
    """Everything that can be pressed, picked or typed: the action, the place, and a value for it."""
    result = []
    for one in found.elements:
        if "data-act" not in one:
            continue
        act, _, place = one["data-act"].partition(":")
        values = [one.get("value", "")]
        if one["tag"] == "select":
            values = [each["value"] for each in found.of("option") if each["in"][-1] is one]
        result += [(act, path_of(place), value) for value in values]
    return result


def get(data: Any, path: FieldPath) -> Any:
    for step in path:
        data = data[step]
    return data


def holds(data: Any, path: FieldPath) -> bool:
    try:
        get(data, path)
    except (KeyError, IndexError):
        return False
    return True


ALL = pytest.mark.long(reason="every value that every control offers")


@pytest.mark.parametrize("values", [pytest.param(2, id="some"), pytest.param(None, id="all", marks=ALL)])
@pytest.mark.parametrize("game", playable())
def test_every_control_changes_the_data_as_it_says(game: str, values: int | None) -> None:
    richest = sorted(
        (data for _, one, data in starts() if one == game), key=lambda data: len(json.dumps(data))
    )
    engine = game_named(game)
    for data in richest[-2:]:
        of_kind = Counter[tuple[str, int, str]]()
        for act, path, value in presses(page(game, data, "ru")):
            kind = act, len(path), next((str(step) for step in reversed(path) if isinstance(step, str)), "")
            of_kind[kind] += 1
            if values and of_kind[kind] > values:
                continue
            made = EDITS[act](engine, path, value)(data)
            if act == "set":
                # The form shows what is there: setting it again, by whatever name, changes nothing.
                if get(made, path) != get(data, path):
                    assert str(get(made, path)) == value, (path, value)
            elif act == "toggle":
                assert get(made, path) is not get(data, path)
            elif act == "remove":
                assert made != data and len(get(made, path[:-1])) == len(get(data, path[:-1])) - 1
            elif act == "add" and value:
                assert len(get(made, path)) == len(get(data, path)) + 1, (path, value)
            elif act == "detail":
                assert type(get(made, path)) is not type(get(data, path))
            assert position_form(form(type_of(game), made), speaker(game, "ru"))


def test_what_is_typed_in_words_is_what_is_set() -> None:
    engine, data = (
        game_named("penumbra"),
        {"wizards": {"anna": {"dice": ["bone 6"]}}, "turn": {"seat": "anna"}},
    )
    dice: FieldPath = ("wizards", "anna", "dice")
    assert get(EDITS["add"](engine, dice, "красная тройка")(data), dice) == ["bone 6", "red 3"]
    more = EDITS["add"](engine, ("wizards", "anna"), "marks")(data)
    marks: FieldPath = ("wizards", "anna", "marks")
    assert list(get(EDITS["add"](engine, marks, "Ячейка искры 2")(more), marks)) == ["spark-2"]
    assert list(get(EDITS["add"](engine, marks, "discipline slot 1")(more), marks)) == ["discipline-1"]
    assert EDITS["set"](engine, ("turn", "seat"), "Борис")(data)["turn"]["seat"] == "boris"


@pytest.mark.parametrize("place", ['["nowhere"]', '["players", 5]', '["players", "x", "y"]'])
def test_a_place_that_is_gone_is_refused(place: str) -> None:
    engine = game_named("seasons")
    for act in ("set", "add"):
        with pytest.raises(KeyError):
            EDITS[act](engine, path_of(place), "1")({"players": {"anna": {}}})


# ---- defects, and what is hostile


def test_what_is_ill_typed_is_kept_and_told_with_its_place() -> None:
    script = lesson(lesson_ids("seasons")[0]).script
    assert script is not None
    bench = Bench.open(case_of(script.scenario))
    bench.edit(EDITS["add"](bench.game, ("players", "anna"), "crystals"))
    bench.edit(EDITS["set"](bench.game, ("players", "anna", "crystals"), "много"))
    assert bench.start.position["players"]["anna"]["crystals"] == "много"
    whole = form(type_of("seasons"), bench.start.position)
    told = Page(str(defects(bench.defects, speaker("seasons", "ru"), whole)))
    assert [one["text"] for one in told.of("b")][1:] == ["Игроки › Анна › Кристаллы"]
    assert "«много»" in told.of("li")[0]["text"] and "целое число" in told.of("li")[0]["text"]
    shown = page("seasons", bench.start.position)
    control = next(one for one in shown.of("input") if one.get("data-key") == "field-players-anna-crystals")
    assert (control["type"], control["value"]) == ("text", "много")


def test_a_place_is_called_as_in_its_form() -> None:
    data = {"wizards": {"anna": {"trials": {}}}, "turn": {"seat": "anna", "kind": "trial"}}
    whole, speaks = form(type_of("penumbra"), data), speaker("penumbra", "en")
    assert place_of("position.wizards.anna.trials", speaks, whole) == "Wizards › Anna › Passed trials"
    assert place_of("position.turn.placements", speaks, whole) == "The turn › Placements left"
    assert place_of("position", speaks, whole) == place_of("position", speaks) == "the position"
    assert place_of("position.wizards.anna.dice[2]", speaks) == "Wizards › Anna › Dice of the pool › 3"


def test_markup_in_names_and_texts_is_escaped() -> None:
    data = {
        "players": {HOSTILE: {"hand": [HOSTILE], "crystals": HOSTILE}},
        "first": HOSTILE,
        "do": [{"who": HOSTILE, "program": HOSTILE, "with": {HOSTILE: HOSTILE}}],
    }
    for lang in LANGS:
        html = str(position_form(form(type_of("seasons"), data), speaker("seasons", lang)))
        assert "<script" not in html.lower() and "&lt;script" in html.lower()
        names = {one["tag"] for one in Page(html).elements}
        assert names <= {
            "div",
            "span",
            "datalist",
            "option",
            "details",
            "summary",
            "input",
            "select",
            "button",
        }


def test_a_defect_that_lists_every_card_is_told_in_brief() -> None:
    many = ", ".join(f"card-{n}" for n in range(900))
    for lang in LANGS:
        drawn = defects([Defect("", 1, "position", "x" * 3_000, many, None)], speaker("seasons", lang))
        assert "card-3" in drawn and "…" in drawn and len(drawn) < 2_000
