"""Pieces that answers are about and no picture has shown yet, so that all of them can be pressed."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.games.penumbra.views.stage import parts
from tutor.games.penumbra.views.stage.look import GAME, View
from tutor.views.dice import hue_of
from tutor.views.markup import Html, tag
from tutor.views.stage import pieces


def extras(view: View) -> Html | None:
    """What may be picked and is not on the stage, in a row; nothing where all is."""
    pieces = [made for key in view.setting.picks if not view.has(key) for made in _piece(view, key)]
    return tag("div", *pieces, class_="st-row st-means") if pieces else None


def _piece(view: View, key: str) -> Iterator[Html]:
    kind, _, id = key.partition("-")
    wizard = view.wizard
    if kind == "card":
        held = wizard.card(id)
        yield parts.hand_card(view, held) if held is not None else parts.some_card(view, id)
    elif kind == "stock":
        yield parts.ingredient(view, id, wizard.held(id), key=key, pick=view.pick(key))
    elif kind == "mark":
        yield from (parts.mark(view, one, named=True) for one in wizard.marks if one.slot == id)
    elif kind == "property":
        yield pieces.chip(GAME, id, view.name(id), key=view.key(key), pick=view.pick(key))
    elif kind == "path":
        yield pieces.chip(GAME, id, view.words(f"path-{id}"), key=view.key(key), pick=view.pick(key))
    elif kind == "deck":
        yield parts.deck(view, id)
    elif kind == "market":
        yield pieces.chip(GAME, id, view.name(key), key=view.key(key), pick=view.pick(key))
    elif kind == "face":
        yield pieces.die(int(id), "bone", key=view.key(key), says=id, pick=view.pick(key))
    elif kind == "colour":
        name = view.speaker.value(id)
        yield pieces.die(None, hue_of(id), name, key=view.key(key), says=name, pick=view.pick(key))
    elif kind == "player":
        yield pieces.chip(GAME, id, view.name(id), key=view.key(key), pick=view.pick(key))
    elif kind == "section":
        yield pieces.chip(GAME, id, view.place(id), key=view.key(key), pick=view.pick(key))
    else:
        yield from (parts.own_die(view, die, True, view.pick(key)) for die in wizard.dice if die.id == key)
