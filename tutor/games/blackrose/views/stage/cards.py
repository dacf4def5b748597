"""Cards of the stage: what runs with its sentences, what waits, spells and quests to choose from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tutor.games.blackrose.components.printed_text import printed_part
from tutor.games.blackrose.state.mage import SLOTS, Mage, Prepared
from tutor.games.blackrose.views.stage.effects import Effect
from tutor.games.blackrose.views.stage.look import Look
from tutor.games.blackrose.views.stage.signs import sign
from tutor.games.blackrose.views.table import texts
from tutor.games.blackrose.views.table.panel import HUES as ROOMS
from tutor.games.blackrose.views.table.scene import is_back
from tutor.views.markup import Html, tag
from tutor.views.stage.pieces import Pick, back, card, chip, piece
from tutor.views.words import capital

HUES: Final = {"trap": "amethyst", "defence": "sapphire", "combat": "ruby", "contingency": "emerald"}
"""The hue of the head of a spell by its type, which the card names too."""
MOST_LINES: Final = 4
"""So many sentences of a card are shown at the most, those round the running one."""
MOST_LETTERS: Final = 44
"""More letters than that have no room in the line for a phone."""


def program_name(look: Look, effect: Effect) -> str:
    """An effect by name."""
    if effect.sort == "fall":
        return look.words("falls", who=look.who(effect.thing))
    if effect.sort == "action":
        return capital(look.scene.words(f"action-{effect.thing}"))
    return look.name(effect.thing)


def sentences(look: Look, effect: Effect) -> tuple[str, ...]:
    """What is printed of an effect, sentence by sentence."""
    if is_back(effect.thing):
        return ()
    if effect.program:
        return look.setting.speaker.sentences(effect.program)
    return tuple(_printed(look, effect.thing, effect.side)) if effect.sort == "card" else ()


def running_card(look: Look, effect: Effect) -> Html:
    """The effect that runs, with its running sentence lit; face down where the reader does not see it."""
    if is_back(effect.thing):
        return back(look.scene.words("face-down"), key="running")
    texts = sentences(look, effect)
    first = max(0, min(effect.sentence - 1, len(texts) - MOST_LINES))
    lines = list(texts[first : first + MOST_LINES])
    if effect.sort == "fall":
        return chip(
            "blackrose", effect.thing, program_name(look, effect), look.words("falls-note"),
            key="running", hue="", lit=True,
        )  # fmt: skip
    if effect.sort == "action":
        return chip(
            "blackrose", effect.thing, program_name(look, effect),
            _left(look) or look.words("of", who=look.who(effect.owner)),
            key="running", lit=True,
        )  # fmt: skip
    return card(
        "blackrose",
        effect.thing,
        program_name(look, effect),
        key=f"run-{effect.activation}",
        hue=hue(look, effect.thing),
        kind=_about(look, effect),
        lines=lines,
        running=effect.sentence - first,
        lit=True,
    )


def waiting_chips(look: Look, effects: Iterable[Effect]) -> list[Html]:
    """The effects that wait, outermost first."""
    return [
        chip(
            "blackrose", effect.thing, program_name(look, effect),
            look.words("waits", who=look.who(effect.owner)),
            key=f"run-{effect.activation}-{effect.thing}",
        )
        for effect in effects
    ]  # fmt: skip


def banner(look: Look, effect: Effect) -> Html:
    """What runs in a line, for a phone."""
    texts = sentences(look, effect)
    now = (
        texts[effect.sentence]
        if 0 <= effect.sentence < len(texts)
        else _left(look)
        if effect.sort == "action"
        else ""
    )
    name = program_name(look, effect)
    room = MOST_LETTERS - len(name)
    who = look.who(effect.owner)
    more = f": {now}" if 0 < len(now) <= room else f" · {who}" if len(who) <= room else ""
    return tag("p", tag("b", name), more, class_="st-banner")


def slot_chips(look: Look, mage: Mage, *, picks: bool, state: str = "") -> list[Html]:
    """The spells in the slots of a mage board, in brief; of one state alone, if it is given."""
    return [_slot(look, mage, one, picks) for one in mage.board if state in ("", one.state)]


def _slot(look: Look, mage: Mage, held: Prepared, picks: bool) -> Html:
    state = look.scene.words(f"spell-{held.state}")
    slot = look.scene.words(f"slot-{held.slot}")
    note = look.words("slot", slot=slot, state=state)
    earlier = look.before.mage(mage.seat).slot(held.slot) if look.before.is_mage(mage.seat) else held
    key = f"slot-{held.slot}"
    pick = look.setting.pick(key) if picks else None
    gone = held.state == "revealed"
    if is_back(held.spell):
        return chip("blackrose", key, look.scene.words("face-down"), note, key=key, pick=pick)
    return chip(
        "blackrose", held.spell, look.name(held.spell), note, key=key, pick=pick, barred=gone,
        lit=held != earlier and pick is None,
    )  # fmt: skip


def free_slots(look: Look, mage: Mage) -> list[Html]:
    """The slots of a mage board that hold no spell; one may be left empty."""
    return [
        piece(
            "free",
            look.scene.words(f"slot-{slot}"),
            key=f"slot-{slot}",
            look="st-free--slot",
            pick=look.setting.pick(f"slot-{slot}"),
        )
        for slot in SLOTS
        if mage.slot(slot) is None
    ]


def action_chips(look: Look) -> list[Html]:
    """The physical actions that may be chosen."""
    options = look.question.options if look.question is not None else ()
    chips = []
    for option in options:
        key = f"action-{option.key}"
        if look.setting.pick(key) is not None:
            chips.append(
                chip("blackrose", key, capital(look.scene.words(key)), key=key, pick=look.setting.pick(key))
            )
    return chips


def spell(look: Look, id: str, *, key: str = "", note: str = "", lit: bool = False) -> Html:
    """A spell face up with the sentences of its main side."""
    face = look.box.spell(id)
    return card(
        "blackrose",
        id,
        look.name(id),
        key=key or id,
        hue=HUES.get(face.main.type or "", "bone"),
        kind=_kind(look, id),
        lines=_printed(look, id, "main"),
        foot=note,
        pick=look.setting.pick(key or id),
        lit=lit,
    )


def quest(look: Look, id: str, *, foot: str = "", lit: bool = False) -> Html:
    """A quest with its task."""
    if is_back(id):
        return back(look.scene.words("face-down"), key=f"quest-{id}")
    task = texts.task(look.scene, id)
    reward = look.box.quest(id).reward
    kind = look.words("quest", n="?" if reward is None else str(reward))
    return card(
        "blackrose", id, look.name(id), hue="amber", kind=kind, lines=[task] if task else [], foot=foot,
        pick=look.setting.pick(id), lit=lit,
    )  # fmt: skip


def event(look: Look, id: str, *, foot: str = "", lit: bool = False) -> Html:
    """An event with what it does."""
    face = look.box.event(id)
    kind = look.scene.words(f"event-{face.phase}") if face.phase is not None else ""
    return card(
        "blackrose", id, look.name(id), hue="threat", kind=kind, lines=_printed(look, id, "main"),
        pick=look.setting.pick(id), foot=foot, lit=lit,
    )  # fmt: skip


def brief(look: Look, id: str, note: str = "", *, key: str = "", lit: bool = False) -> Html:
    """Anything with a name in brief."""
    pick = look.setting.pick(key or id)
    return chip("blackrose", id, look.name(id), note or None, key=key or id, pick=pick, lit=lit)


def left(look: Look, id: str, note: str, *, key: str) -> Html:
    """What was there before the step, and is no more."""
    return chip("blackrose", id, look.name(id), note, key=key, barred=True)


def hidden(look: Look, n: int, name: str, key: str) -> Html:
    """A pile of cards face down."""
    return back(name, key=key, count=n)


def chips_row(look: Look, sources: Iterable[str], health: int | None, label: str) -> Html:
    """Chips on a life track: one sign each, then the free places."""
    held = tuple(sources)
    signs = [tag("i", sign(look.shape(source), look.hue(source)), class_="st-pip") for source in held]
    free = [tag("i", class_="st-pip is-free")] * max(0, (health or 0) - len(held))
    return tag("div", *signs, *free, class_="st-track", role="img", aria_label=label)


def signed(
    look: Look, source: str, note: str, *, key: str, lit: bool = False, pick: Pick | None = None
) -> Html:
    """A source with its sign, its name and a note below."""
    emblem = sign(look.shape(source), look.hue(source), look.letters.get(source, ""))
    return piece(
        "source", emblem, tag("span", tag("b", look.party(source)), tag("small", note)), key=key, lit=lit,
        pick=pick, motion="pop", state=note,
    )  # fmt: skip


def _printed(look: Look, id: str, part: str) -> list[str]:
    text = printed_part(look.box, look.box.catalogue.component(id), part)
    return [] if text is None else [one.of(look.scene.words.lang) for one in text.sentences]


def _kind(look: Look, id: str) -> str:
    face = look.box.spell(id)
    words = look.scene.words
    parts = [words(f"type-{face.main.type}") if face.main.type else ""]
    reach = face.main.range
    if reach is not None:
        parts.append(words("range-any") if reach == "any" else words("range", n=reach))
    return ", ".join(filter(None, parts))


def _about(look: Look, effect: Effect) -> str:
    kind = look.box.catalogue.component(effect.thing).kind
    if kind != "spell":
        return look.words("of", who=look.who(effect.owner))
    type_ = look.box.spell(effect.thing).main.type
    key = f"{type_}-of"
    return look.words(key if type_ in ("trap", "defence") else "spell-of", who=look.who(effect.owner))


def hue(look: Look, id: str) -> str:
    """The hue of a card's head by what it is."""
    kind = look.box.catalogue.component(id).kind
    if kind == "spell":
        return HUES.get(look.box.spell(id).main.type or "", "bone")
    if kind == "room":
        return ROOMS.get(look.box.room(id).colour or "", "bone")
    return {"quest": "amber", "evocation": "emerald"}.get(kind, "threat")


def _left(look: Look) -> str:
    """What of a physical action is left to use."""
    turn = look.table.turn
    if turn is None or not turn.left:
        return ""
    words = look.scene.words
    counted = {id: turn.left.count(id) for id in turn.left}
    texts = [f"{words(f'left-{id}')} ×{n}" if n > 1 else words(f"left-{id}") for id, n in counted.items()
            if words.has(f"left-{id}")]  # fmt: skip
    return look.words("left", what=", ".join(texts)) if texts else ""
