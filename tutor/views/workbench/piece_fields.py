"""The few fields of a piece of the stage that matter, as controls beside it.

Numbers are stepped (`step:` with the place of the field, value "1" or "-1"); all else is changed as in the
form. `all-fields` leads to the form, `place` without a value shuts the fields.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

import msgspec
from msgspec.structs import replace

from tutor.scenario.form import Field, FieldPath
from tutor.trace.words import Speaker
from tutor.views.markup import Html, Part, join, tag
from tutor.views.stage.places import PALETTE, entry_key
from tutor.views.words import capital, wording
from tutor.views.workbench.form import adder, control, datalists, key_of, row
from tutor.views.workbench.form_words import field_name, label, value_words

MANY: Final = 12
"""More holders than that are folded: they would cover the stage, where most of them can be pressed."""


def piece_fields(
    field: Field,
    names: Sequence[str],
    unset: Sequence[str],
    speaker: Speaker,
    *,
    note: Part = None,
    stands: bool = True,
    moves: bool = False,
    moving: bool = False,
    holders: Sequence[tuple[str, Field]] = (),
    inside: Sequence[tuple[str, Field]] = (),
) -> Html:
    """The fields of a piece: of a group those `names`, then what of it is `unset` and could be set.

    The piece itself is a `field` of the form, with what is taken for granted filled in; one that `stands` in
    the data can be taken out, one with `moves` put elsewhere: while it is `moving`, only that is asked, with
    the `holders` that it can go into, which may not be drawn, each by its key; so can what is `inside` it.
    """
    words = wording(speaker.lang)
    named = {one.name: one for one in field.inside if not one.entry}
    rows = [_row(named[name], speaker) for name in names if name in named]
    if not rows:
        rows = _rows_inside(field, speaker)
    setters = [_setter(field, name, speaker) for name in unset]
    made = tag(
        "section",
        _head(_title(field, speaker), speaker),
        *(() if moving else datalists(field, speaker)),
        tag("p", words("piece-where"), class_="rt-note") if moving else None,
        None if moving else tag("div", *rows, *setters, class_="rt-form", data_near=True),
        tag("p", note, class_="rt-note") if note else None,
        _inside(inside, speaker) if inside and not moving else None,
        _mover(moving, speaker) if moves else None,
        _holders(holders, speaker) if moving and holders else None,
        None if moving else _ways(field, speaker, stands),
        class_="rt-piece",
        role="dialog",
        aria_labelledby="h-piece",
    )
    return _apart(made)


def supply_fields(drawn: tuple[Html, str], holders: Sequence[tuple[str, Field]], speaker: Speaker) -> Html:
    """What is asked of a supply as it is drawn and called: where one more of it is to go."""
    where = tag("p", wording(speaker.lang)("piece-where"), class_="rt-note")
    parts = (_head(capital(drawn[1]), speaker), where, _holders(holders, speaker) if holders else None)
    return tag("section", *parts, class_="rt-piece", role="dialog", aria_labelledby="h-piece")


def _head(title: str, speaker: Speaker) -> Html:
    shut = tag(
        "button", "✕", type="button", data_act="place", data_value="", data_key="piece-shut",
        class_="rt-piece__shut", aria_label=wording(speaker.lang)("piece-shut"),
    )  # fmt: skip
    return tag("header", tag("h2", title, id="h-piece", tabindex=-1, data_focus=True), shut)


def _inside(inside: Sequence[tuple[str, Field]], speaker: Speaker) -> Html:
    """What is in a piece, each as a button that has it put elsewhere."""
    words, made = wording(speaker.lang), []
    for key, field in inside:
        says = _title(field, speaker) if isinstance(field.value, str) else label(field, speaker)
        named = words("piece-pick", what=says)
        made.append(tag("button", says, type="button", class_="rt-tool", data_act="pick", data_value=key,
                        data_key=f"pick-{key}", aria_label=named))  # fmt: skip
    head = tag("h3", words("piece-inside"), class_="rt-piece__head")
    return tag("div", head, tag("div", *made, class_="rt-chips"))


def _title(field: Field, speaker: Speaker) -> str:
    """What a piece is called: an entry by its own name, a value by whose it is."""
    if field.kind in ("group", "map") or len(field.path) < 2:
        return label(field, speaker)
    own = isinstance(field.path[-1], int) and isinstance(field.value, str)
    return capital(speaker.value(field.value if own else field.path[1]))


def _apart(html: Html) -> Html:
    """The ids of the fields, which the form of all fields has as well, set apart from those."""
    text = str(html)
    for name in ("id", "aria-labelledby", "list"):
        for start in ("name-", "ids-"):
            text = text.replace(f'{name}="{start}', f'{name}="piece-{start}')
    return Html(text)


def palette(
    supplies: Sequence[tuple[str, Field]],
    opened: str,
    speaker: Speaker,
    beside: Mapping[str, tuple[Html, str]] = MappingProxyType({}),
) -> Html:
    """The lists and maps to which something can be added, each as a button with its key and its field.

    Behind them what lies `beside` the stage, by its key, as it is drawn and called.
    """
    made = []
    for key, field in supplies:
        says = label(field, speaker)
        owner = capital(speaker.value(field.path[1])) if len(field.path) > 2 else ""
        named = wording(speaker.lang)("form-add-to", what=" · ".join(filter(None, (owner, says))))
        made.append(
            tag(
                "button", tag("span", "+", aria_hidden="true"), says, type="button", class_="st-supply",
                aria_label=named, title=named, data_act="place", data_value=key, data_key=key,
                aria_expanded="true" if key == opened else "false",
            )
        )  # fmt: skip
    for key, (drawn, says) in beside.items():
        made.append(
            tag(
                "button", drawn, type="button", class_="st-supply st-supply--piece", title=says,
                aria_label=says, data_act="place", data_value=key, data_key=key, data_drag=True,
                aria_expanded="true" if key == opened else "false",
            )
        )  # fmt: skip
    says = wording(speaker.lang)("piece-palette")
    return tag("div", *made, class_="st-palette", role="group", aria_label=says, data_key=PALETTE)


def _entries(field: Field, speaker: Speaker) -> Html:
    """What a list or map holds, each with what takes it out, and what adds one more."""
    words, chips = wording(speaker.lang), []
    for one in field.inside:
        says = label(one, speaker)
        out = tag(
            "button", "×", type="button", aria_label=words("form-remove", what=says),
            data_act=f"remove:{_text(one.path)}", data_key=key_of("remove", one.path),
        )  # fmt: skip
        chips.append(tag("span", _opener(one, says, speaker), out, class_="rt-chip"))
    return tag("div", *chips, adder(field, field.choices, speaker), class_="rt-chips")


def _opener(field: Field, says: str, speaker: Speaker) -> Part:
    """An entry by its name and what it holds, as a button that opens its fields if it has any."""
    if field.kind != "group":
        return says
    held = (value_words(one.value, one, speaker) for one in field.inside if one.kind == "text" and one.value)
    held_first = next(held, "")
    named = says if held_first in says else f"{says}: {held_first}"
    return tag("button", named, type="button", class_="rt-tool", data_act="place",
               data_value=entry_key(field.path), data_key=key_of("open", field.path))  # fmt: skip


def _rows_inside(field: Field, speaker: Speaker) -> list[Html]:
    """What is in a piece all of whose fields are shown: a value, an entry, or a list or map of entries."""
    if field.kind == "group":
        return [_row(one, speaker) for one in field.inside]
    if field.kind == "map" or _holds_groups(field):
        return [_entries(field, speaker)]
    return [_row(field, speaker)]


def _holds_groups(field: Field) -> bool:
    """Whether it is a list or map of groups, each with fields of its own."""
    groups = all(one.kind in ("group", "map") for one in field.inside)
    return field.kind in ("list", "map") and bool(field.inside) and groups


def _row(field: Field, speaker: Speaker) -> Html:
    if field.kind == "number" and isinstance(field.value, int):
        return _stepper(field, speaker)
    if _holds_groups(field):
        named = tag("span", label(field, speaker), class_="lab")
        return tag("div", named, _entries(field, speaker), class_="rt-field")
    if field.kind in ("map", "group"):
        head = tag("h3", label(field, speaker), class_="rt-piece__head")
        more = adder(field, field.choices, speaker) if field.kind == "map" else None
        return join(head, *[_row(one, speaker) for one in field.inside], more)
    if field.entry and isinstance(field.path[-1], int):
        named = tag(
            "span", field_name(field.of, field.name, speaker), class_="lab", id=key_of("name", field.path)
        )
        return tag("div", named, control(field, speaker), class_="rt-field")
    return row(replace(field, removable=False, detail=False), speaker)


def _stepper(field: Field, speaker: Speaker) -> Html:
    """A number with a button for one less and one for one more."""
    says, value = label(field, speaker), int(field.value)
    least = field.least if field.least is not None else 0
    less, more = value > least, field.most is None or value < field.most
    return tag(
        "div",
        tag("span", says, class_="lab"),
        tag(
            "div",
            _step(field.path, "-1", "−", "piece-less", less, says, speaker),
            tag("output", str(value), class_="rt-num", aria_label=says),
            _step(field.path, "1", "+", "piece-more", more, says, speaker),
            class_="rt-stepper",
            role="group",
            aria_label=says,
        ),
        class_="rt-field",
    )


def _step(path: FieldPath, by: str, sign: str, words: str, can: bool, what: str, speaker: Speaker) -> Html:
    return tag(
        "button", sign, type="button", aria_label=wording(speaker.lang)(words, what=what),
        aria_disabled=None if can else "true", data_act=f"step:{_text(path)}", data_value=by,
        data_key="-".join((words, *map(str, path))),
    )  # fmt: skip


def _setter(field: Field, name: str, speaker: Speaker) -> Html:
    """What sets a field that has no value of its own yet."""
    says = field_name(field.struct, name, speaker)
    named = wording(speaker.lang)("form-set-in", what=says)
    button = tag(
        "button", wording(speaker.lang)("form-set"), type="button", class_="rt-tool", aria_label=named,
        data_act=f"add:{_text(field.path)}", data_value=name, data_key=f"piece-set-{name}",
    )  # fmt: skip
    return tag("div", tag("span", says, class_="lab"), button, class_="rt-field")


def _mover(moving: bool, speaker: Speaker) -> Html:
    """What has a piece moved by the next press on the stage, or leaves it where it is."""
    says = wording(speaker.lang)("piece-stay" if moving else "piece-move")
    return tag("button", says, type="button", class_="rt-btn rt-piece__move", data_act="pick",
               data_key="piece-move", aria_pressed="true" if moving else "false")  # fmt: skip


def _holders(holders: Sequence[tuple[str, Field]], speaker: Speaker) -> Html:
    """What a piece can be put into, each as a button that puts it there."""
    made = [
        tag("button", placed_in(field, speaker), type="button", class_="rt-tool", data_act="put",
            data_value=key, data_key=f"into-{key}")
        for key, field in holders
    ]  # fmt: skip
    listed = tag("div", *made, class_="rt-chips rt-piece__into")
    if len(made) <= MANY:
        return listed
    head = tag("summary", wording(speaker.lang)("piece-by-name"))
    return tag("details", head, listed, class_="rt-fold", data_key="piece-by-name")


def placed_in(field: Field, speaker: Speaker) -> str:
    """What a holder is called, with whose it is."""
    steps = [capital(speaker.value(step)) for step in field.path[1:] if isinstance(step, str)]
    if field.entry:
        return " · ".join(steps)
    return " · ".join((*steps[:-1], capital(field_name(field.of, field.name, speaker))))


def _ways(field: Field, speaker: Speaker, stands: bool) -> Html:
    words = wording(speaker.lang)
    every = tag(
        "button", words("drawer-fields"), type="button", class_="rt-tool", data_act="all-fields",
        data_key="piece-all-fields",
    )  # fmt: skip
    out = tag(
        "button", words("piece-remove"), type="button", class_="rt-tool",
        data_act=f"remove:{_text(field.path)}", data_key="piece-remove",
        aria_label=words("form-remove", what=_title(field, speaker)),
    )  # fmt: skip
    return tag("footer", every, out if stands and field.entry and field.removable else None, class_="rt-row")


def _text(path: FieldPath) -> str:
    return msgspec.json.encode(path).decode()
