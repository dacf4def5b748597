"""What the form of a position calls its fields and values, and what is meant by a name that is typed.

`field-<name>` names a field, `field-<Struct>-<name>` one that means something else in that struct;
`value-<field>-<word>` or `value-<word>` says a word, `value-<field>-<word>-n` a numbered one. Attributes of a
field's message: `.rare` fields stand folded together; `.offers` lists the ids that a field of text takes, and
`.keys` those under which a map has its entries, with commas between them: "red 1..6" stands for six ids,
"programs" for all effects of the game. Without it whatever has a name is offered.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from tutor.rules.component_names import names_of
from tutor.rules.words import LANGS, Lang
from tutor.scenario.form import Field
from tutor.scenario.games import game_named
from tutor.trace.words import Speaker, speaker
from tutor.views.words import capital, wording

PROGRAMS: Final = "programs"

ANYTHING: Final = Field((), "", "", "text")
"""A field that takes whatever has a name."""

_RANGE = re.compile(r"(.*?)(\d+)\.\.(\d+)")
_NUMBERED = re.compile(r"(.+)([ -]\d+)")
_PARTLY = ("-n", "-of", "-parts")
"""How names end that need more than an id."""


def field_key(of: str, name: str, speaks: Speaker) -> str:
    """The message that names a field of a struct."""
    name = name.replace("_", "-")
    own = f"field-{of}-{name}"
    return own if speaks.has(own) else f"field-{name}"


def field_name(of: str, name: str, speaks: Speaker) -> str:
    """What a field is called."""
    key = field_key(of, name, speaks)
    return capital(speaks.say(key)) if speaks.has(key) else speaks.name(name)


def is_rare(of: str, name: str, speaks: Speaker) -> bool:
    """Whether the field only matters where something is under way, or to the machine."""
    return speaks.lexicon.has_attribute(field_key(of, name, speaks), "rare")


def label(field: Field, speaks: Speaker) -> str:
    """What a field is called: by its name in the form, or by the seat, piece or number it stands for."""
    if not field.path:
        return wording(speaks.lang)("form-whole")
    last = field.path[-1]
    if isinstance(last, int):
        inner = next((one for one in field.inside if isinstance(one.value, str) and one.value), None)
        return f"{last + 1}. {value_words(str(inner.value), inner, speaks)}" if inner else f"{last + 1}."
    return value_words(last, field, speaks) if field.entry else field_name(field.of, field.name, speaks)


def value_words(value: str, field: Field, speaks: Speaker) -> str:
    """A word of a closed list, or an id, as the game calls it."""
    if not value:
        return wording(speaks.lang)("form-empty")
    if has_programs(field, speaks) and value in game_named(speaks.game).programs:
        return capital(speaks.program(value))
    own = f"value-{field.name.replace('_', '-')}-"
    if speaks.has(own + value):
        return capital(speaks.say(own + value))
    numbered = _NUMBERED.fullmatch(value)
    if numbered and speaks.has(f"{own}{numbered[1]}-n"):
        return capital(speaks.say(f"{own}{numbered[1]}-n", n=int(numbered[2][1:])))
    return capital(speaks.value(value))


def offered(field: Field, speaks: Speaker) -> str:
    """What the field's message says that it takes; empty where whatever has a name is offered."""
    takes = "keys" if field.kind == "map" else "offers"
    return speaks.lexicon.attribute(field_key(field.of, field.name, speaks), takes) or ""


def has_programs(field: Field, speaks: Speaker) -> bool:
    """Whether the field takes the effects of the game."""
    return offered(field, speaks) == PROGRAMS


def options(field: Field, speaks: Speaker) -> Mapping[str, str]:
    """What can be typed into a field, by id: its name in one language, or the id where names are alike."""
    return _options(speaks.game, speaks.lang, _plain(field))


def typed(value: str, field: Field, speaks: Speaker) -> str:
    """An id as one types it: by its name, where that is read as the id again."""
    name = value_words(value, field, speaks) if value else ""
    return name if name and read(name, field, speaks.game) == value else value


def read(text: str, field: Field, game: str) -> str:
    """The id of what was typed by its name in either language; what has no name stays as it is."""
    text = text.strip()
    if text in options(field, speaker(game, "en")):
        return text
    for one in (_plain(field), ANYTHING):
        for lang in LANGS:
            if id_ := _ids_by_name(game, lang, one).get(text.casefold()):
                return id_
    numbered = _NUMBERED.fullmatch(text)
    if numbered and (base := read(numbered[1], ANYTHING, game)) != numbered[1]:
        return base + numbered[2]
    return text


def _plain(field: Field) -> Field:
    """The field without its place and value: all that take the same are one."""
    return Field((), field.name, field.of, "map" if field.kind == "map" else "text")


@cache
def _ids_by_name(game: str, lang: Lang, field: Field) -> dict[str, str]:
    """Ids by name; of several with one name the first that is offered."""
    ids: dict[str, str] = {}
    speaks = speaker(game, lang)
    for id in _ids(speaks, field):
        ids.setdefault(value_words(id, field, speaks).casefold(), id)
    return ids


@cache
def _options(game: str, lang: Lang, field: Field) -> dict[str, str]:
    names = {id: value_words(id, field, speaker(game, lang)) for id in _ids(speaker(game, lang), field)}
    ids = _ids_by_name(game, lang, field)
    return {id: says if ids[says.casefold()] == id else id for id, says in names.items()}


def _ids(speaks: Speaker, field: Field) -> Iterator[str]:
    offers = offered(field, speaks)
    if offers == PROGRAMS:
        yield from game_named(speaks.game).programs
    elif offers:
        for one in offers.split(","):
            yield from _spread(one.strip())
    else:
        yield from names_of(speaks.game)
        named = (key.removeprefix("name-") for key in speaks.lexicon if key.startswith("name-"))
        yield from (id for id in named if not id.endswith(_PARTLY))


def _spread(one: str) -> Iterator[str]:
    match = _RANGE.fullmatch(one)
    if match is None:
        yield one
        return
    yield from (f"{match[1]}{n}" for n in range(int(match[2]), int(match[3]) + 1))
