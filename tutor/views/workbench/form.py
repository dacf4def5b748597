"""A position as a form: every field with its name, what it holds, and what can be added to it.

Every change is reported as an action with the place of the field behind a colon ("set:" and a JSON list):
`set` with what was typed or picked, `add` with what is added; `toggle`, `remove` and `detail` without value.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import shorten
from typing import Final

import msgspec

from tutor.rules.defects import Defect, spoken
from tutor.rules.words import Lang
from tutor.scenario.form import Field, FieldPath
from tutor.trace.words import Speaker
from tutor.views.lesson.why import rule_link
from tutor.views.markup import Html, join, tag
from tutor.views.words import wording
from tutor.views.workbench.form_words import field_name, is_rare, label, offered, options, typed, value_words

LARGE = ("group", "map", "list", "tuple")
"""Fields with others in them: a list of such is folded."""


def position_form(field: Field, speaker: Speaker) -> Html:
    """The fields of a position; those of one player, mage or wizard are folded together."""
    return tag("div", *datalists(field, speaker), _inside(field, speaker), class_="rt-form", data_near=True)


LONG: Final = 400
"""Of what was found or may stand there no more characters are shown: some lists have every card."""
LONGEST: Final = 2 * LONG


def defects(problems: Sequence[Defect], speaker: Speaker, form: Field | None = None) -> Html:
    """Every defect of a position: where it is, what was found and is allowed, and the rule that is broken.

    With the form of the position the place is called as there.
    """
    if not problems:
        return Html("")
    words = wording(speaker.lang)
    items = []
    for defect in problems:
        sentence = sentence_of(defect, speaker.lang)
        rule = rule_link(defect.rule, speaker.lang) if defect.rule else None
        place = tag("b", place_of(defect.field, speaker, form))
        items.append(tag("li", join(place, sentence, rule, by=" ")))
    head = tag("p", tag("b", words("form-defects", n=len(problems))))
    return tag("div", head, tag("ul", *items), class_="rt-defect", role="alert")


def sentence_of(defect: Defect, lang: Lang) -> str:
    """What a defect is, in a sentence; of a long list the beginning."""
    texts = (spoken(one, lang)[:LONGEST] for one in (defect.actual, defect.allowed))
    actual, allowed = (shorten(one, LONG, placeholder=" …") for one in texts)
    return wording(lang)("form-defect", found=actual, allowed=allowed)


def place_of(field: str, speaker: Speaker, form: Field | None = None) -> str:
    """The place of a defect as the form names it."""
    names, here = [], form
    for part in field.replace("[", ".").replace("]", "").split("."):
        if part == "position":
            continue
        of = here.struct if here is not None else ""
        here = here and next((one for one in here.inside if str(one.path[-1]) == part), None)
        if here is not None:
            names.append(label(here, speaker))
        else:
            names.append(str(int(part) + 1) if part.isdecimal() else field_name(of, part, speaker))
    return " › ".join(names) or wording(speaker.lang)("form-whole")


def _inside(field: Field, speaker: Speaker) -> Html:
    """What is in a field; what is rarely needed is folded together."""
    if field.kind != "group":
        return join(_fields(field.inside, speaker), adder(field, field.choices, speaker))
    rare = [one for one in field.inside if is_rare(one.of, one.name, speaker)]
    common = [one for one in field.inside if one not in rare]
    unset = [name for name in field.unset if not is_rare(field.struct, name, speaker)]
    seldom = [name for name in field.unset if name not in unset]
    fold = None
    if rare or seldom:
        head = tag("summary", wording(speaker.lang)("form-rare"))
        body = tag("div", _fields(rare, speaker), adder(field, seldom, speaker, "rare"),
                   class_="rt-form__inside")  # fmt: skip
        fold = tag("details", head, body, class_="rt-fold rt-form__part rt-form__rare",
                   data_key=key_of("rare", field.path), data_lasting=True)  # fmt: skip
    return join(_fields(common, speaker), adder(field, unset, speaker), fold)


def _fields(fields: Sequence[Field], speaker: Speaker) -> Html:
    """Fields on a line each, and below them those that are folded."""
    simple = [row(one, speaker) for one in fields if not _is_large(one)]
    return join(*simple, *[_large(one, speaker) for one in fields if _is_large(one)])


def _is_large(field: Field) -> bool:
    return field.kind in ("group", "map") or (
        field.kind == "list" and any(one.kind in LARGE or _is_data(one) for one in field.inside)
    )


def _is_data(field: Field) -> bool:
    """Whether it is data of any form, which is typed as a file holds it."""
    return field.kind == "plain" and isinstance(field.value, dict | list)


def _large(field: Field, speaker: Speaker) -> Html:
    head = tag("summary", label(field, speaker))
    tools = tag("div", *_tools(field, speaker), class_="rt-row") if field.removable or field.detail else None
    body = tag("div", _inside(field, speaker), tools, class_="rt-form__inside")
    return tag(
        "details", head, body, class_="rt-fold rt-form__part", data_key=key_of("part", field.path),
        data_lasting=True, open=len(field.path) < 2,
    )  # fmt: skip


def row(field: Field, speaker: Speaker) -> Html:
    """One field on a line: its name and its control."""
    if field.kind == "list":
        made = _chips(field, speaker)
    elif field.kind == "tuple":
        made = tag("div", *[control(one, speaker, field) for one in field.inside], class_="rt-chips")
    else:
        made = control(field, speaker)
    named = tag("span", label(field, speaker), class_="lab", id=key_of("name", field.path))
    tools = () if field.kind == "list" and not field.removable else _tools(field, speaker)
    return tag("div", named, tag("div", made, *tools, class_="rt-form__value"), class_="rt-field")


def control(field: Field, speaker: Speaker, part_of: Field | None = None) -> Html:
    """What changes a single value: a box to tick, a list to pick from, a field to type into."""
    named, key = key_of("name", (part_of or field).path), key_of("field", field.path)
    if field.kind == "flag":
        return tag(
            "input", type="checkbox", checked=bool(field.value), aria_labelledby=named, data_key=key,
            data_act=_act("toggle", field.path),
        )  # fmt: skip
    if field.kind == "choice":
        offered = dict.fromkeys((*field.choices, str(field.value)))
        options = [
            tag("option", value_words(one, field, speaker), value=one, selected=one == str(field.value))
            for one in offered
        ]
        return tag(
            "select", *options, class_="rt-input", aria_labelledby=named, data_key=key,
            data_act=_act("set", field.path),
        )  # fmt: skip
    number = field.kind == "number"
    return tag(
        "input", type="number" if number and isinstance(field.value, int) else "text",
        class_="rt-input" + (" rt-input--number" if number else ""), value=_typed_value(field, speaker),
        min=field.least if number else None, max=field.most if number else None,
        list=None if field.kind != "text" else _list_of(field, speaker), aria_labelledby=named,
        data_key=key, autocomplete="off", data_act=_act("set", field.path),
    )  # fmt: skip


def _chips(field: Field, speaker: Speaker) -> Html:
    """A list of plain entries, each of which can be taken out, and one more."""
    words = wording(speaker.lang)
    chips = []
    for one in field.inside:
        says = (
            value_words(one.value, one, speaker) if isinstance(one.value, str) else _typed_value(one, speaker)
        )
        out = tag(
            "button", "×", type="button", aria_label=words("form-remove", what=says),
            data_act=_act("remove", one.path), data_key=key_of("remove", one.path),
        )  # fmt: skip
        more = _detail(one, says, speaker) if one.detail else None
        chips.append(tag("span", says, more, out, class_="rt-chip"))
    return tag("div", *chips, adder(field, field.choices, speaker), class_="rt-chips")


def _tools(field: Field, speaker: Speaker) -> list[Html]:
    words = wording(speaker.lang)
    tools = [_detail(field, label(field, speaker), speaker)] if field.detail else []
    if field.removable:
        tools.append(
            tag(
                "button",
                words("form-remove", what=label(field, speaker)) if _is_large(field) else words("form-out"),
                type="button",
                class_="rt-tool",
                aria_label=words("form-remove", what=label(field, speaker)),
                data_act=_act("remove", field.path),
                data_key=key_of("remove", field.path),
            )
        )
    return tools


def _detail(field: Field, what: str, speaker: Speaker) -> Html:
    words = wording(speaker.lang)
    return tag(
        "button", words("form-detail"), type="button", class_="rt-tool",
        aria_label=words("form-detail-of", what=what),
        data_act=_act("detail", field.path), data_key=key_of("detail", field.path),
    )  # fmt: skip


def adder(field: Field, names: Sequence[str], speaker: Speaker, which: str = "") -> Html | None:
    """What adds a field to a group, a key to a map, or an entry to a list; `names` are to choose from."""
    words = wording(speaker.lang)
    key, act = "-".join(filter(None, (key_of("add", field.path), which))), _act("add", field.path)
    says = words("form-set-in" if field.kind == "group" else "form-add-to", what=label(field, speaker))
    if names:
        begins = words("form-set" if field.kind == "group" else "form-add")
        first = tag("option", begins, value="", selected=True)
        named = sorted((_of(name, field, speaker), name) for name in names)
        listed = [tag("option", one, value=name) for one, name in named]
        return tag("select", first, *listed, class_="rt-input rt-form__add", aria_label=says,
                   data_act=act, data_key=key, data_once=True)  # fmt: skip
    if not field.open:
        return None
    if not field.typed:
        return tag("button", words("form-add"), type="button", class_="rt-tool", aria_label=says,
                   data_act=act, data_key=key)  # fmt: skip
    return tag(
        "input", type="text", class_="rt-input rt-form__add", placeholder=words("form-add"), aria_label=says,
        value="", list=_list_of(field, speaker), autocomplete="off", data_act=act, data_key=key,
        data_once=True,
    )  # fmt: skip


def _of(name: str, field: Field, speaker: Speaker) -> str:
    return (
        field_name(field.struct, name, speaker)
        if field.kind == "group"
        else value_words(name, field, speaker)
    )


def datalists(field: Field, speaker: Speaker) -> list[Html]:
    """What can be typed, as lists that the browser offers: one for each kind of field in the form."""
    lists: dict[str, Html] = {}
    waiting = [field]
    while waiting:
        one = waiting.pop()
        waiting += one.inside
        name = _list_of(one, speaker)
        if (one.kind == "text" or (one.open and one.typed)) and name not in lists:
            listed = [
                tag("option", value=says, label=None if says != id else value_words(id, one, speaker))
                for id, says in options(one, speaker).items()
            ]
            lists[name] = tag("datalist", *listed, id=name)
    return list(lists.values())


def _list_of(field: Field, speaker: Speaker) -> str:
    """The id of the list for a field: fields that take the same share one."""
    return f"ids-{offered(field, speaker)}".replace(" ", "_")


def _typed_value(field: Field, speaker: Speaker) -> str:
    """A value as one types it."""
    value = field.value
    if isinstance(value, str):
        return typed(value, field, speaker) if field.kind == "text" else value
    return "" if value is None else msgspec.json.encode(value).decode()


def _act(what: str, path: FieldPath) -> str:
    return f"{what}:{msgspec.json.encode(path).decode()}"


def key_of(what: str, path: FieldPath) -> str:
    """The key or id of a part of the form that has to do with a place."""
    return "-".join((what, *map(str, path)))
