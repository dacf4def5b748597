"""What is printed of the effects of cards and rooms: every full stop, and when a trap answers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tutor.engine.game import Printed
from tutor.games.blackrose.cards import parts
from tutor.games.blackrose.components.component_set import Box, box
from tutor.games.blackrose.components.faces import Text
from tutor.games.blackrose.verbs.combined import Also
from tutor.games.blackrose.verbs.schema.ids import parsed
from tutor.rules.components import Component
from tutor.rules.facts import UNKNOWN, Table
from tutor.rules.words import Words

SIDES = ("main", "reverse")
ABILITIES = "abilities"
"""The part of the text of an evocation whose program is called "main" like those of other cards."""


@lru_cache(maxsize=1024)
def printed(program: str) -> Printed | None:
    """What is printed of a program of a card or room; None for any other program.

    Of an effect that comes later ("main.when-0") it is the full stop that it stands in.
    """
    id = parsed(program)
    if id is None:
        return None
    try:
        known = box(id.box)
        component = known.catalogue.component(id.component)
    except KeyError:
        return None
    part, _, later = id.part.partition(".")
    if component.kind == "evocation" and part == "main":
        part = ABILITIES
    whole = printed_part(known, component, part)
    if whole is None or not later:
        return whole
    stops = tuple(_later(text_of(known, component.id, part), int(later.rpartition("-")[2])))
    chosen = tuple(whole.sentences[at] for at in stops if at < len(whole.sentences))
    return Printed(chosen, whole.basis, whole.when)


def printed_part(of: Box, component: Component, part: str) -> Printed | None:
    """What is printed of a part of a component; None where its text is not known."""
    wording = component.text.get(part, UNKNOWN)
    if wording is UNKNOWN:
        return None
    sentences = tuple(Words(_sentence(one.en), _sentence(one.ru)) for one in wording)
    verbs = text_of(of, component.id, part)
    open_ = tuple(at for at, verb in enumerate(verbs, 1) if verb is None)
    return Printed(sentences, component.text_basis.get(part, "rulebook"), _when(component, part), open_)


def _sentence(text: str) -> str:
    """A wording as a sentence; some are written down as mere phrases."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def text_of(of: Box, component: str, part: str) -> Text:
    """The verbs of a part, one for each full stop; () for a part that has none."""
    wanted = "main" if part == ABILITIES else part
    return next((one.text for one in parts(of, component) if one.part == wanted), ())


def _later(text: Text, at: int) -> Iterator[int]:
    """The full stops that what lasts from one of them is carried out with: those told after it, too."""
    yield at
    for following in range(at + 1, len(text)):
        if not isinstance(text[following], Also):
            return
        yield following


def _when(component: Component, part: str) -> Words | None:
    """What sets a trap or a defence off, in words."""
    if part not in SIDES or component.kind != "spell":
        return None
    side = component.facts[part].value if part in component.facts else None
    trigger = side.get("trigger") if isinstance(side, Table) else None
    text = trigger.get("text") if isinstance(trigger, Table) else None
    return text if isinstance(text, Words) else None
