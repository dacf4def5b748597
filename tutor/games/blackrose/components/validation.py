"""Checks the facts and texts of a facts file: every defect, with its place and what is allowed instead.

The forms are those of `faces` and `verbs`; here is what the shape of a fact alone does not say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Any, Final

from msgspec import Meta, inspect
from msgspec.structs import replace

from tutor.framework.typed_facts import parts
from tutor.games.blackrose.components.decoding import FORMS
from tutor.games.blackrose.components.faces import KINDS
from tutor.games.blackrose.verbs.schema.verb import Verb, any_verb, verbs_by_word
from tutor.rules.catalogue import Catalogue
from tutor.rules.checking import entries, mapping, one_of
from tutor.rules.defects import Defect
from tutor.rules.located import Located
from tutor.rules.located_value import Spot, fact_names, kinds_of
from tutor.rules.struct_validation import allowed_text
from tutor.rules.words import Words

NEW_KINDS: Final = ("spell", "jinx", "upgrade", "quest", "event", "avatar-event", "order")
"""Of these a file may bring new ones; of the rest there is a fixed number in the box."""
COUNTED: Final = ("jinx", "upgrade", "evocation")
COPIES: Final = Annotated[int, Meta(ge=1, le=36)]
PARTS: Final = {kind: parts(face) for kind, face in KINDS.items()} | {"spell": ("main", "reverse")}
"""The parts of the text that the engine plays, by kind of component."""
ELEMENTAL: Final = ("air", "earth", "fire", "water", "holy", "profane", "magic")
FIGURES: Final = (
    "figure", "mage", "evocation", "demon", "undead", "construct", "nightmare", "altar", "same", "any",
)  # fmt: skip
PREFIXES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "evocation": ("evocation-", FIGURES),
    "jinx": ("jinx-", ("any",)),
    "upgrade": ("upgrade-", ("any",)),
    "room": ("", ()),
}
"""What the ids of components begin with that verbs name, and what may stand for one."""
FITTING: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "event": {
        "colours": ("entered", "room"),
        "here": ("entered",),
        "types": ("targeted", "revealed", "resolved"),
        "actions": ("action",),
        "sources": ("damaged", "defeated", "instability", "gained", "power"),
        "least": ("damaged", "instability", "gained", "power"),
    },
    "per": {
        "on": ("damage", "jinxes", "strength"),
        "of": ("damage", "replaced"),
        "what": ("figures",),
        "at": ("figures",),
        "elements": ("elements",),
    },
    "is": {"by": ("defeated",), "what": ("assigned",), "colours": ("colours",)},
}
"""Fields of a trigger, a count and a condition that only some kinds of it have."""
DEMANDED: Final = {"figures": "what", "elements": "elements", "assigned": "what", "colours": "colours"}
"""What a count of such things and such a condition have to name."""
DEFINING: Final = {
    "type": "brw.spell.types",
    "types": "brw.spell.types",
    "element": "brw.spell.elements",
    "elements": "brw.spell.elements",
    "needs": "brw.spell.elements",
    "archetype": "brw.evo.archetype",
    "colour": "brw.room.colours",
    "colours": "brw.room.colours",
}
"""The rules that say what there is of something, by the fields that name it."""
_FIELD: Final = re.compile(r"[a-z_]+")
_NOTHING: Final = Words("nothing", "ничего")
_SOMETHING: Final = Words("at least one", "хотя бы одно")
_WORDING: Final = Words("a wording for readers", "описание для чтения")
_NO_VERB: Final = Words("a sentence without facts", "предложение без facts")


def form_defects(catalogue: Catalogue, located: Located) -> Iterator[Defect]:
    """Every defect of a facts file that `merging` does not see: what the engine could not play with."""
    existing = {component.id for component in catalogue.components}
    kinds = kinds_of(catalogue, located)
    for where, entry in entries(located, "components"):
        id = str(entry.get("id"))
        kind = kinds.get(id, "")
        spot = Spot(located, where, entry)
        if id not in existing and kind in catalogue.parts.kinds and kind not in NEW_KINDS:
            yield spot.at("kind").say(one_of(NEW_KINDS))
            continue
        if "count" in entry and kind in COUNTED:
            yield from spot.at("count").value().shaped(COPIES)
        yield from map(_cited, (*_facts(catalogue, spot, kind, kinds), *_texts(spot, kind, kinds)))


def _cited(defect: Defect) -> Defect:
    """A defect with the rule that lists what is allowed there, if one does."""
    name = _FIELD.findall(defect.field)
    rule = DEFINING.get(name[-1]) if name and defect.rule is None else defect.rule
    return replace(defect, rule=rule)


def _facts(catalogue: Catalogue, spot: Spot, kind: str, kinds: dict[str, str]) -> Iterator[Defect]:
    forms = FORMS.get(kind, {})
    names = fact_names(catalogue, kind, forms)
    for name in mapping(spot.data, "facts"):
        fact = spot.at("facts").at(name).value()
        if names and name in catalogue.parts.fact_names and name not in names:
            no_such = Words("a fact that such a thing does not have", "свойство, которого тут не бывает")
            yield fact.say(one_of(sorted(names)), no_such)
        elif type_ := forms.get(name):
            yield from _fact(fact, type_, kind, name, kinds)


def _fact(spot: Spot, type_: Any, kind: str, name: str, kinds: dict[str, str]) -> Iterator[Defect]:
    if isinstance(spot.data, dict) and spot.data.keys() == {"en", "ru"}:
        yield spot.say(allowed_text(inspect.type_info(type_)), _WORDING)
        return
    yield from spot.shaped(type_)
    if check := CHECKS.get(name):
        yield from check(spot, kinds)


def _texts(spot: Spot, kind: str, kinds: dict[str, str]) -> Iterator[Defect]:
    """What is wrong with the parts of the text: parts that are not there, and verbs that cannot be played."""
    parts = PARTS.get(kind, ())
    for part in mapping(spot.data, "text"):
        if parts and part not in parts:
            actual = Words("a part that such a text does not have", "часть, которой в таком тексте не бывает")
            yield spot.at("text").at(part).say(one_of(parts), actual)
            continue
        for sentence in spot.at("text").at(part).each() if parts else ():
            if "facts" not in sentence.data:
                allowed = Words("facts with do, or do: unknown", "facts с полем do либо do: unknown")
                yield sentence.say(allowed, _NO_VERB)
            elif sentence.data["facts"] != {"do": "unknown"}:
                yield from sentence.at("facts").shaped(any_verb())
                yield from _inside(sentence.at("facts"), kinds)
                yield from _misplaced(sentence.at("facts"), part)


def _fitting(spot: Spot) -> Iterator[Defect]:
    """Fields that do not go together, and those that are missing, in a trigger, a count or a condition."""
    for sort, fields in FITTING.items():
        kind = spot.data.get(sort)
        for name, kinds in fields.items() if isinstance(kind, str) else ():
            if name in spot.data and kind not in kinds:
                yield spot.at(name).say(_NOTHING)
        needed = DEMANDED.get(str(kind))
        if sort != "event" and needed and not spot.data.get(needed):
            yield spot.at(needed).say(_SOMETHING)


def _inside(spot: Spot, kinds: dict[str, str]) -> Iterator[Defect]:
    """What is wrong inside a verb: what does not fit, and kinds of things that are not there."""
    if isinstance(spot.data, dict):
        yield from _fitting(spot)
    verb = _verb_of(spot)
    if isinstance(spot.data, dict) and spot.data.get("do") == "choice" and "text" in spot.data:
        texts, options = (spot.data.get(name) for name in ("text", "options"))
        if isinstance(texts, list) and isinstance(options, list) and len(texts) != len(options):
            yield spot.at("text").say(Words("a text for each option", "по тексту на каждый вариант"))
    for name, item in spot.data.items() if isinstance(spot.data, dict) else ():
        inner = spot.at(name)
        if kind := verb.names.get(name):
            prefix, words = PREFIXES[kind]
            yield from _named(inner, prefix, kind, words, kinds)
            yield from _each_named(inner, prefix, kind, words, kinds)
        elif isinstance(item, dict):
            yield from _inside(inner, kinds)
        for each in _items(inner):
            yield from _inside(each, kinds)


def _verb_of(spot: Spot) -> type[Verb]:
    """The verb that is written somewhere; the base of all where none is."""
    word = spot.data.get("do") if isinstance(spot.data, dict) else None
    return verbs_by_word().get(str(word), Verb)


def _misplaced(spot: Spot, part: str) -> Iterator[Defect]:
    """Verbs that only another part of a text can say."""
    if isinstance(spot.data, dict):
        only = _verb_of(spot).part
        if only not in ("", part):
            word = spot.data["do"]
            yield spot.at("do").say(Words(f"{word} only under {only}", f"{word} только в части {only}"))
        for name in spot.data:
            for each in (spot.at(name), *_items(spot.at(name))):
                yield from _misplaced(each, part)


def _items(spot: Spot) -> Iterator[Spot]:
    """The mappings in a list, also in lists within it."""
    for n, item in enumerate(spot.data if isinstance(spot.data, list) else ()):
        if isinstance(item, list):
            yield from _items(spot.at(n))
        elif isinstance(item, dict):
            yield spot.at(n)


def _named(
    spot: Spot, prefix: str, kind: str, words: tuple[str, ...], kinds: dict[str, str]
) -> Iterator[Defect]:
    if not isinstance(spot.data, str) or spot.data in (*words, "unknown", ""):
        return
    if kind not in (kinds.get(prefix + spot.data), kinds.get(spot.data)):
        ids = sorted(id.removeprefix(prefix) for id, its in kinds.items() if its == kind)
        yield spot.say(one_of((*words, *ids)))


def _each_named(
    spot: Spot, prefix: str, kind: str, words: tuple[str, ...], kinds: dict[str, str]
) -> Iterator[Defect]:
    for n in range(len(spot.data)) if isinstance(spot.data, list) else ():
        yield from _named(spot.at(n), prefix, kind, words, kinds)


def _side(spot: Spot, kinds: dict[str, str]) -> Iterator[Defect]:
    if not isinstance(spot.data, dict):
        return
    if isinstance(spot.data.get("trigger"), dict):
        yield from _fitting(spot.at("trigger"))
    triggered = spot.data.get("type") in ("trap", "defence")
    if triggered and "trigger" not in spot.data:
        yield spot.at("trigger").say(Words("what sets it off, or unknown", "условие либо unknown"))
    if spot.data.get("type") in ("combat", "contingency") and "trigger" in spot.data:
        yield spot.at("trigger").say(_NOTHING)


def _task(spot: Spot, kinds: dict[str, str]) -> Iterator[Defect]:
    needs = {
        "room": "colours",
        "revealed": "elements",
        "resolve": "types",
        "damage": "what",
        "defeat": "what",
    }
    kind = spot.data.get("kind") if isinstance(spot.data, dict) else None
    for name in dict.fromkeys(needs.values()):
        if needs.get(str(kind)) == name and not spot.data.get(name):
            yield spot.at(name).say(_SOMETHING)
        elif needs.get(str(kind)) != name and isinstance(spot.data, dict) and name in spot.data:
            yield spot.at(name).say(_NOTHING)


def _flags(spot: Spot, kinds: dict[str, str]) -> Iterator[Defect]:
    if isinstance(spot.data, list) and len(spot.data) != 3:
        yield spot.say(Words("3 numbers", "3 числа"), str(len(spot.data)))


def _starting(spot: Spot, kinds: dict[str, str]) -> Iterator[Defect]:
    for each in spot.each():
        spells = each.at("spells")
        if isinstance(spells.data, list) and len(spells.data) != 6:
            yield spells.say(Words("6 spells", "6 заклинаний"), str(len(spells.data)))
        yield from _each_named(spells, "spell-", "spell", (), kinds)


def _personal(spot: Spot, kinds: dict[str, str]) -> Iterator[Defect]:
    yield from _named(spot, "", "spell", (), kinds)


def _owner(spot: Spot, kinds: dict[str, str]) -> Iterator[Defect]:
    yield from _named(spot, "mage-", "mage", (), kinds)
    yield from _each_named(spot, "mage-", "mage", (), kinds)


def _elements(spot: Spot, kinds: dict[str, str]) -> Iterator[Defect]:
    for name in spot.data if isinstance(spot.data, dict) else ():
        if not set(str(name).split("_or_")) <= {*ELEMENTAL, "any"}:
            yield spot.at(name).say(one_of((*ELEMENTAL, "any")), str(name))


def _criteria(spot: Spot, kinds: dict[str, str]) -> Iterator[Defect]:
    for letter in "ABCDE" if isinstance(spot.data, dict) else ():
        if letter not in spot.data:
            yield spot.at(letter).say(Words("a criterion, or unknown", "признак либо unknown"))


CHECKS: Final[dict[str, Callable[[Spot, dict[str, str]], Iterable[Defect]]]] = {
    "main": _side,
    "reverse": _side,
    "task": _task,
    "flags": _flags,
    "starting_grimoires": _starting,
    "personal": _personal,
    "owner": _owner,
    "element_counts": _elements,
    "criteria": _criteria,
}
"""What the shape of a fact alone does not say, by the name of the fact."""
