"""Pieces of Penumbra on the stage: dice, marks in their slots, the wizard, ingredients, cards."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from tutor.games.penumbra.components.faces import CardFace
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS, Card, Die, Mark, Wizard
from tutor.games.penumbra.views.stage.look import GAME, View
from tutor.games.penumbra.views.table import phrases
from tutor.games.penumbra.views.table.parts import SIGNS
from tutor.rules.facts import UNKNOWN
from tutor.views.dice import hue_of
from tutor.views.markup import Html, Part, join, tag
from tutor.views.stage import pieces
from tutor.views.stage.pieces import Pick
from tutor.views.theme import glyph, sign
from tutor.views.words import capital

NAMED_DICE = 4
"""So many dice have their names below them; of more, each has its sign."""
STOCK_HUES = {
    "blood": "ruby",
    "crystal": "sapphire",
    "jewel": "amethyst",
    "fruit": "emerald",
    "trinket": "jasper",
    "arcana": "spark",
}


# ---- dice


def pool(view: View, wizard: Wizard, *, lost: Iterable[tuple[str, str, int]] = ()) -> list[Html]:
    """The dice of a pool; `lost` are dice that are gone, as (key, colour, value), still to be seen."""
    named = len(wizard.dice) <= NAMED_DICE
    task = view.table.task
    taken = task.taken if task is not None else ()
    was = {die.id: die for die in view.earlier.dice} if wizard.seat == view.seat else {}
    first: dict[tuple[str, int, bool], str] = {}
    dice = [
        pieces.die(
            value, hue_of(colour), view.words("stage-lost", what=_die_name(view, colour)), key=view.key(key),
            says=view.words("stage-lost", what=view.speaker.value(f"{colour} {value}")), gone=True,
        )
        for key, colour, value in lost
    ]  # fmt: skip
    for die in wizard.dice:
        like = first.setdefault((die.colour, die.value, bool(die.card)), die.id)
        old = was.get(die.id)
        changed = bool(was) and old is not None and (old.colour, old.value) != (die.colour, die.value)
        note = view.words("stage-taken") if die.id in taken else ""
        dice.append(own_die(view, die, named, view.pick(die.id, like), changed, note))
    return dice


def own_die(
    view: View, die: Die, named: bool, pick: Pick | None = None, lit: bool = False, note: str = ""
) -> Html:
    """A die of a pool with its name, or the sign of its colour."""
    sign_ = glyph(hue_of(die.colour))
    label: Part = _die_name(view, die.colour) if named else sign_
    note_text = note or (view.words("stage-temporary") if die.card else "")
    if note_text:
        label = join(label, ", " if named else " ", note_text)
    says = ", ".join(part for part in (view.speaker.value(f"{die.colour} {die.value}"), note_text) if part)
    return pieces.die(
        die.value, hue_of(die.colour), label or "", key=view.key(die.id), says=says, pick=pick, lit=lit
    )


def _die_name(view: View, colour: str) -> str:
    return view.words(f"stage-die-{colour}")


# ---- marks and the wizard


def mark(view: View, held: Mark, *, hit: bool = False, named: bool = True) -> Html:
    """A mark in its slot: up is charged, down discharged, cracked wounded, with the slot's value below."""
    words = view.words
    name = view.speaker.name(f"mark-{held.discipline}")
    state = "" if held.condition == "charged" else words(f"stage-{held.condition}")
    old = next((one for one in view.earlier.marks if one.slot == held.slot), None)
    changed = old != held and held.slot in {m.slot for m in view.wizard.marks}
    disc = tag(
        "i",
        glyph(held.discipline),
        _CRACK if held.condition == "wounded" else None,
        class_="st-mark__disc",
        style=f"--fill:var(--{held.discipline});--on:var(--on-{held.discipline})",
        aria_hidden="true",
    )
    number = tag("b", str(held.threat), class_="st-mark__value", aria_hidden="true") if held.threat else None
    label = (
        words("stage-mark-wounded")
        if hit and named
        else ", ".join(part for part in (capital(name) if named else "", state) if part)
    )
    below = tag("small", label, class_="st-mark__label") if label else None
    says = [
        name,
        *([state] if state else []),
        *([words("stage-value", n=held.threat)] if held.threat else []),
    ]
    return pieces.piece(
        "mark",
        tag("span", disc, number, class_="st-mark__slot"),
        below,
        tag("span", ", ".join(says), class_="rt-vh"),
        key=view.key(f"mark-{held.slot}"),
        pick=view.pick(f"mark-{held.slot}"),
        look=" ".join([f"is-{held.condition}", *(["is-hit"] if hit else [])]),
        lit=changed and not hit,
        motion="pop",
        state=held.condition + str(held.discipline),
    )


_CRACK = tag(
    "svg",
    tag("path", d="M6 1 12 8 8 11 18 22", class_="st-crack"),
    tag("path", d="M6 1 12 8 8 11 18 22"),
    viewBox="0 0 24 24", class_="st-mark__crack", aria_hidden="true",
)  # fmt: skip

_HEART = tag(
    "svg",
    tag(
        "path", d="M12 22C3 15.4 1 11.5 1 7.8a5.8 5.8 0 0 1 11-2.6 5.8 5.8 0 0 1 11 2.6C23 11.5 21 15 12 22Z"
    ),
    viewBox="0 0 24 24",
    aria_hidden="true",
)


def self_piece(view: View, *, hit: bool = False) -> Html:
    """The wizard, whom a mortal wound hits."""
    words, n = view.words, view.wizard.mortal_wounds
    who = view.who(view.seat)
    wounds = words("stage-mortal-n", n=n) if n else ""
    label = words("stage-mortal-wound") if hit else who
    return pieces.piece(
        "self",
        tag("i", _HEART, _CRACK if n else None, class_="st-self__disc", aria_hidden="true"),
        tag("small", label if not n or hit else f"{label}: {wounds}", class_="st-mark__label"),
        tag("span", ", ".join(part for part in (who, wounds) if part), class_="rt-vh"),
        key=view.key("self"),
        pick=view.pick("self"),
        look="is-hit" if hit else "",
        motion="pop",
        state=str(n),
    )


def many(*parts: Html, name: str) -> Html:
    """Pieces of one kind in a row, the smaller the more of them there are."""
    n = len(parts)
    size = 0 if n <= 5 else 1 if n <= 8 else 2
    return tag("div", *parts, class_=f"st-row st-many st-many--{name} st-many--{size}")


def body(marks: list[Html], self_: Html | None) -> Html | None:
    """The marks, and the wizard always beside them: a mortal wound goes from one to the other."""
    parts = [part for part in (many(*marks, name="marks") if marks else None, self_) if part]
    return tag("div", *parts, class_="st-row st-row--line st-body") if parts else None


# ---- ingredients


def stock(view: View, wizard: Wizard, *, only_picks: bool = False) -> list[Html]:
    """The ingredients that a wizard has; those alone that may be picked, where the room is needed."""
    was = structs.asdict(view.earlier.stock)
    tiles = []
    for kind, n in structs.asdict(wizard.stock).items():
        pick = view.pick(f"stock-{kind}")
        changed = was[kind] != n
        if not (pick or (not only_picks and (n or changed))):
            continue
        tiles.append(ingredient(view, kind, n, key=f"stock-{kind}", pick=pick, lit=changed))
    return tiles


def ingredient(
    view: View, kind: str, n: int | str | None, *, key: str = "", pick: Pick | None = None, lit: bool = False
) -> Html:
    """A token of an ingredient with its number and name."""
    says = view.speaker.name(f"{kind}-{n}") if isinstance(n, int) else view.speaker.name(kind)
    name = tag("small", capital(view.speaker.name(kind)), class_="st-named__name", aria_hidden="true")
    made = pieces.token(sign(SIGNS[kind]), STOCK_HUES[kind], n, says, lit=lit)
    return pieces.piece(
        "named", made, name, key=view.key(key) if key else "", pick=pick, motion="pop", state=str(n)
    )


# ---- cards


def lines_of(view: View, face: CardFace) -> list[str]:
    """What a card does, in short lines: its sentences, as far as they are known."""
    lines: Iterable[str] = view.speaker.sentences(face.id)
    if not lines:
        text = view.box.catalogue.component(face.id).text.get("main", UNKNOWN)
        lines = () if text is UNKNOWN else [one.of(view.words.lang) for one in text]
    if not lines and face.effect:
        lines = [capital(phrases.step(view.speaker, step)) for step in face.effect]
    return [one.rstrip(".") for one in lines]


def kind_of(view: View, face: CardFace) -> str:
    """What a card is in a word or two: "red spell"."""
    if not face.kind:
        return ""
    kind = "potion" if face.kind == "ready-made-potion" else face.kind
    colour = DISCIPLINE_COLOURS.get(face.discipline or "")
    if not colour or kind not in ("spell", "potion", "pet"):
        return view.words(f"stage-kind-{kind}")
    shade, neuter = (view.speaker.say(f"shade-{colour}", form=form) for form in ("nom", "neuter"))
    return view.words(f"stage-shaded-{kind}", shade=shade, neuter=neuter)


def hand_card(view: View, card: Card, *, note: str = "") -> Html:
    """A card of the play area in brief, with how it lies."""
    face = view.face(card.id)
    lies = "discarded" if card.zone == "discarded" else "turned" if card.turned else ""
    pick = view.pick(f"card-{card.id}")
    state = note or (view.words(f"stage-{lies}") if lies else "")
    if not state and face is not None:
        state = kind_of(view, face)
    return pieces.chip(
        GAME, card.id, view.name(card.id), state or None, key=view.key(f"card-{card.id}"),
        hue=face.discipline or "" if face is not None else "", pick=pick,
        lit=view.earlier.card(card.id) != card, barred=False,
    )  # fmt: skip


def some_card(view: View, id: str, note: Part = None) -> Html:
    """A card, a contract or a trial in brief."""
    face = view.face(id)
    about = note or (kind_of(view, face) if face is not None else None)
    return pieces.chip(
        GAME, id, view.name(id), about, key=view.key(f"card-{id}"),
        hue=face.discipline or "" if face is not None else "", pick=view.pick(f"card-{id}"),
    )  # fmt: skip


def omens(view: View, *ids: str) -> Html | None:
    """Prophecies and goals in brief."""
    cards = [
        pieces.chip(
            GAME, id, view.name(id), view.words(f"omen-{view.part(id)}"), key=view.key(f"card-{id}"),
            pick=view.pick(f"card-{id}"),
        )
        for id in ids
    ]  # fmt: skip
    return tag("div", *cards, class_="st-row") if cards else None


def full_card(
    view: View, id: str, face: CardFace, lines: Iterable[str], *, running: int = -1, lit: bool = False,
    state: str = "",
) -> Html:  # fmt: skip
    """A wizard card face up, with what it does in short lines."""
    return pieces.card(
        GAME, id, view.name(id), key=view.key(f"card-{id}"), hue=face.discipline or "",
        kind=kind_of(view, face), lines=lines, running=running, lit=lit, state=state,
        dim=bool(state) and not lit, pick=view.pick(f"card-{id}"),
    )  # fmt: skip


def class_chip(view: View, gem: str, *, lit: bool = False) -> Html:
    """A class in brief, with the sign of its discipline."""
    look = f"--fill:var(--{gem});--on:var(--on-{gem})"
    disc = tag("i", glyph(gem), class_="st-mark__disc", style=look, aria_hidden="true")
    key, name = f"card-{gem}", tag("b", capital(view.speaker.name(gem)))
    return pieces.piece("chip", disc, name, key=view.key(key), pick=view.pick(key), lit=lit)


def deck(view: View, id: str, name: str = "") -> Html:
    """A deck, face down."""
    key = f"deck-{id}"
    return pieces.back(
        name or capital(view.speaker.name(key)),
        key=view.key(key),
        count=view.table.deck(id).size,
        pick=view.pick(key),
    )
