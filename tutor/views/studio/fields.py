"""Fields of the studio: texts in both languages, lists to pick from, what can be taken out, buttons.

Each reports its action; what is typed or picked is the value.
"""

from __future__ import annotations

from collections.abc import Sequence

from tutor.rules.words import LANGS, Lang, Words
from tutor.views.markup import Html, join, tag
from tutor.views.words import wording

LONGEST_TEXT = 4_000
"""No paragraph is longer."""


def both(act: str, name: str, text: Words, lang: Lang, *, lines: int = 1) -> Html:
    """A text in both languages, the reader's own first; the actions are `act.en` and `act.ru`."""
    return join(*[_text(act, name, code, text.of(code), lang, lines) for code in _own_first(lang)])


def pick(act: str, name: str, options: Sequence[tuple[str, str]], chosen: str) -> Html:
    """A list of (value, words) of which one is chosen; one that is not listed is shown all the same."""
    there = list(options)
    if chosen not in (value for value, _ in there):
        there.append((chosen, chosen))
    listed = [tag("option", says or "-", value=value, selected=value == chosen) for value, says in there]
    id = _id(act)
    control = tag("select", *listed, class_="rt-input", id=id, data_act=act, data_key=id)
    return field(id, name, control)


def adder(
    act: str, name: str, groups: Sequence[tuple[str, Sequence[tuple[str, str]]]], lang: Lang
) -> Html | None:
    """A list that adds what is picked from it; `groups` are (head, options), "" for no head."""
    if not any(options for _, options in groups):
        return None
    parts = [tag("option", wording(lang)("studio-pick"), value="", selected=True)]
    for head, options in groups:
        listed = [tag("option", says, value=value) for value, says in options]
        parts += [tag("optgroup", *listed, label=head)] if head and listed else listed
    id = _id(act)
    return field(
        id, name, tag("select", *parts, class_="rt-input", id=id, data_act=act, data_key=id, data_once=True)
    )


def field(id: str, name: str, control: Html) -> Html:
    """A control with its label."""
    return tag("div", tag("label", name, for_=id), control, class_="rt-field")


def switch(act: str, name: str, on: bool) -> Html:
    """Something that is so or not."""
    id = _id(act)
    box = tag("input", type="checkbox", checked=on, id=id, data_act=act, data_key=id)
    return tag("label", box, tag("span", name), class_="rt-toggle", for_=id)


def chip(says: str, remove: str, act: str, value: str, *, marked: str = "") -> Html:
    """Something that can be taken out; `marked` is said beside it."""
    mark = tag("b", marked, class_="rt-true") if marked else None
    out = tag(
        "button", "×", type="button", aria_label=remove, data_act=act, data_value=value,
        data_key=f"{act}-{value}",
    )  # fmt: skip
    return tag("span", says, mark, out, class_="rt-chip")


def _text(act: str, name: str, code: Lang, value: str, lang: Lang, lines: int) -> Html:
    """One language of a text; what is wrong with it is told elsewhere, so nothing is required here."""
    act, id = f"{act}.{code}", _id(f"{act}.{code}")
    label = tag("label", name, " ", tag("small", wording(lang)(f"studio-in-{code}")), for_=id)
    look = {"class_": "rt-input", "id": id, "lang": code, "data_act": act, "data_key": id, "data_soon": ""}
    if lines > 1:
        control = tag("textarea", value, rows=lines, maxlength=LONGEST_TEXT, **look)
    else:
        control = tag(
            "input", type="text", value=value, maxlength=LONGEST_TEXT, autocomplete="off", **look
        )  # fmt: skip
    return tag("div", label, control, class_="rt-field rt-field--text")


def _own_first(lang: Lang) -> tuple[Lang, ...]:
    return (lang, *(code for code in LANGS if code != lang))


def _id(act: str) -> str:
    return f"studio-{act.replace(':', '-').replace('.', '-')}"
