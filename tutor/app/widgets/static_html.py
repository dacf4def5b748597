"""Static HTML of widgets, from their states as a notebook saves them: no kernel and no script is needed.

Regions stand as they were drawn, controls as a line with label and value, a lesson as its stage and what is
told and asked beside it. A figure stands as its words; its spec lies beside them, for a page that draws it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

import ipywidgets
from ipywidgets.embed import dependency_state

from tutor.app.request import is_served
from tutor.app.widgets.looks import AWAY
from tutor.rules.words import LANGS, Lang
from tutor.views.markup import Html, join, tag
from tutor.views.output import inner, output
from tutor.views.words import wording

VIEW: Final = "application/vnd.jupyter.widget-view+json"
STATE: Final = "application/vnd.jupyter.widget-state+json"
"""Under what a notebook keeps a view in an output, and all states in its metadata."""

OURS: Final = "tutor."
"""What the ids of our own widgets begin with."""

BUTTON: Final = "ButtonModel"
LEFT_OUT: Final = frozenset({"rt-at-top", "rt-at-bar", "rt-drawers", AWAY})
"""What only serves to go on: buttons, and parts of a lesson's page; and what is folded away."""

GUESS: Final = "rt-guess"
"""The class of a box in which nothing is answered until its controls are disabled."""

PICKED, UNPICKED = "◉", "○"
ON, OFF = "☑", "☐"

_MODEL: Final = "IPY_MODEL_"
_INERT: Final = re.compile(
    r' (?:data-(?:act|value|focus|near)|tabindex|(?:id|aria-labelledby)(?=="h-))="[^"]*"'
)
_CONTROL: Final = re.compile(r"<(button|input|select|textarea)\b")
_PRESSED: Final = re.compile(r'(<g\b[^>]*) role="button"')
_LANG: Final = re.compile(r'class="rt-shell rt-cell" lang="(\w+)"')

States = Mapping[str, Mapping[str, Any]]
"""By the id of a model its name (`model_name`) and its `state`."""


class Part(NamedTuple):
    """What a widget comes to: markup, and whether it stands in a line with others."""

    html: Html
    in_line: bool = False


def states_of(widget: ipywidgets.Widget) -> dict[str, Any]:
    """The states of a widget and of all that it holds, as a notebook saves them."""
    states: dict[str, Any] = dependency_state([widget], drop_defaults=False)
    return states


def is_ours(states: States, root: str) -> bool:
    """Whether a widget of ours is shown in the widget of that id."""
    if root not in states:
        return False
    state = states[root]["state"]
    own = str(state.get("_anywidget_id", "")).startswith(OURS)
    return own or any(is_ours(states, child) for child in _children(state))


def is_drawable(states: States, root: str) -> bool:
    """Whether the widget of that id can be told without its script: one of ours, or plain controls alone."""
    known = (states[each]["model_module"].startswith("@jupyter-widgets/") for each in _tree(states, root))
    return is_ours(states, root) or all(known)


def static_html(states: States, root: str, lang: Lang = "en") -> str:
    """The widget of that id as one output, in the language of what it holds, else in the one given.

    A button has nothing to show; it is told of where there is nothing else.
    """
    langs = (_lang(states[each]["state"]) for each in _tree(states, root))
    chosen: Lang = next((one for one in langs if one is not None), lang)
    body = _lines([_part(states, root, chosen)])
    if not body:
        models = [states[each] for each in _tree(states, root)]
        buttons = [str(model["state"]["description"]) for model in models if model["model_name"] == BUTTON]
        body = tag("p", ", ".join(buttons), class_="rt-note") if buttons else body
    return output(body, lang=chosen)


def bundle(widget: ipywidgets.Widget, words: str, lang: Lang) -> dict[str, Any]:
    """What a cell gets of a widget: its view, the same as static HTML, and `words` for a terminal.

    Without the HTML where Voilà serves the notebook: nobody saves it there.
    """
    view = {"version_major": 2, "version_minor": 0, "model_id": widget.model_id}
    given: dict[str, Any] = {VIEW: view, "text/plain": words}
    if not is_served():
        given["text/html"] = static_html(states_of(widget), widget.model_id, lang)
    return given


def inert(html: str) -> Html:
    """Markup in which nothing can be pressed."""
    still = _PRESSED.sub(r"\1", _INERT.sub("", html))
    return Html(_CONTROL.sub(r"<\1 disabled", still))


def _tree(states: States, root: str) -> Iterable[str]:
    if root in states:
        yield root
        for child in _children(states[root]["state"]):
            yield from _tree(states, child)


def _lang(state: Mapping[str, Any]) -> Lang | None:
    """The language of a lesson's page, or of an output."""
    output_lang = _LANG.search(str(state.get("html", "")))
    name = output_lang[1] if output_lang else state.get("language")
    return next((lang for lang in LANGS if lang == name), None)


def _children(state: Mapping[str, Any]) -> list[str]:
    return [str(child).removeprefix(_MODEL) for child in state.get("children", ())]


def _is_answered(states: States, root: str) -> bool:
    return any(states[each]["state"].get("disabled") for each in _tree(states, root))


def _part(states: States, id: str, lang: Lang, answered: bool = True) -> Part:
    """What a widget comes to; the controls of what is not `answered` yet have no value."""
    if id not in states:
        return Part(tag("p", wording(lang)("static-missing"), class_="rt-note"))
    state = states[id]["state"]
    layout = states.get(str(state.get("layout", "")).removeprefix(_MODEL), {}).get("state", {})
    looks = state.get("_dom_classes", ())
    if layout.get("display") == "none" or not LEFT_OUT.isdisjoint(looks):
        return Part(Html(""))
    if "children" in state:
        answered = answered and (GUESS not in looks or _is_answered(states, id))
        return _box([_part(states, child, lang, answered) for child in _children(state)], looks)
    own = str(state.get("_anywidget_id", ""))
    if own.startswith(OURS):
        return Part(_figure(state) if "fig" in state else inert(inner(state.get("html", ""))))
    name = str(states[id].get("model_name", ""))
    return _control(name, state if answered else _unanswered(state), lang)


def _unanswered(state: Mapping[str, Any]) -> Mapping[str, Any]:
    if "_options_labels" in state:
        return {**state, "index": None}
    if "min" in state and "max" in state:
        return {**state, "value": f"{state['min']} – {state['max']}"}
    return state


def _box(parts: list[Part], looks: Iterable[str]) -> Part:
    there = [part for part in parts if part.html]
    if there and all(part.in_line for part in there):
        return Part(tag("span", *(part.html for part in there)), in_line=True)
    own = " ".join(look for look in looks if look in ("rt-coach", "rt-screen"))
    held = _lines(there)
    return Part(tag("div", held, class_=f"{own} rt-static") if own and held else held)


def _lines(parts: Iterable[Part]) -> Html:
    """Parts one below the other; neighbours that stand in a line share it."""
    rows: list[Html] = []
    line: list[Html] = []
    for part in (*parts, Part(Html(""))):
        if part.in_line:
            line.append(part.html)
            continue
        if line:
            rows.append(tag("p", *line, class_="rt-static__line"))
        line = []
        rows.append(part.html)
    return join(*rows)


def _figure(state: Mapping[str, Any]) -> Html:
    words = tag("p", state.get("alt", ""), class_="rt-note")
    spec = json.dumps(state["fig"], ensure_ascii=False, separators=(",", ":"))
    about = {"data_label": state.get("label", ""), "data_alt": state.get("alt", "")}
    return tag("div", words, class_="rt-static__figure", data_figure=spec, **about)


def _control(name: str, state: Mapping[str, Any], lang: Lang) -> Part:
    """A control of the library as its label and value; a button, which holds nothing, is left out."""
    label = str(state.get("description") or "")
    if name == BUTTON:
        return Part(Html(""))
    if name == "TextareaModel":
        return Part(join(tag("p", label) if label else None, tag("pre", str(state["value"]))))
    if name in ("HTMLModel", "HTMLMathModel"):
        return Part(tag("span", label, " " if label else "", Html(state["value"])), in_line=True)
    if "_options_labels" in state:
        return Part(_labelled(label, _options(name, state)), in_line=True)
    if "value" not in state:
        return Part(tag("p", wording(lang)("static-missing"), class_="rt-note"))
    value = state["value"]
    if isinstance(value, bool):
        return Part(tag("span", f"{ON if value else OFF} {label}"), in_line=True)
    if name == "LabelModel":
        return Part(tag("span", str(value)) if value else Html(""), in_line=bool(value))
    return Part(_labelled(label, tag("b", _text(value))), in_line=True)


def _options(name: str, state: Mapping[str, Any]) -> Html:
    """The option that is chosen; all of them where the control shows all."""
    labels, index = state["_options_labels"], state.get("index")
    chosen = {index} if isinstance(index, int) else set(index or ())
    if name not in ("RadioButtonsModel", "ToggleButtonsModel", "SelectMultipleModel"):
        return tag("b", ", ".join(str(labels[at]) for at in sorted(chosen)))
    marked = [
        tag("b" if at in chosen else "span", f"{PICKED if at in chosen else UNPICKED} {text}")
        for at, text in enumerate(labels)
    ]
    return tag("span", *marked)


def _labelled(label: str, value: Html) -> Html:
    return tag("span", tag("span", label) if label else None, value)


def _text(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(_text, value)) or "–"
    return f"{value:g}" if isinstance(value, float) else str(value)
