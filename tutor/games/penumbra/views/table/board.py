"""A wizard's board: the pool, the marks in their slots with what the slots give, the ingredients."""

from __future__ import annotations

from msgspec import structs

from tutor.games.penumbra.components.faces import SlotFace
from tutor.games.penumbra.state.wizard import Die, Mark, Wizard
from tutor.games.penumbra.views.table.origin import sources
from tutor.games.penumbra.views.table.parts import SIGNS, fold, signed, unknown
from tutor.games.penumbra.views.table.scene import Scene
from tutor.views.dice import Number, die, free_slot, mark
from tutor.views.markup import Html, Part, badge, join, sub, tag
from tutor.views.words import capital

ROWS = (tuple(f"discipline-{n}" for n in range(1, 9)), tuple(f"spark-{n}" for n in range(1, 4)))
"""The slots of a board in their two rows."""


def pool(scene: Scene, wizard: Wizard, earlier: Wizard) -> Html:
    """The dice of the pool; those that the last step took are shown struck through where they lay."""
    words = scene.words
    ignored = scene.table.turn.ignores_pool
    note = words("pool-ignored") if ignored else words("pool-note", n=len(wizard.dice))
    now, was = ({held.id: held for held in owner.dice} for owner in (wizard, earlier))
    dice = [_die(scene, now.get(id), was.get(id)) for id in dict.fromkeys((*was, *now))]
    empty = "" if dice else " rt-dice--none"
    return join(sub(words("pool"), note), tag("div", *dice, class_=f"rt-dice rt-dice--named{empty}"))


def _die(scene: Scene, now: Die | None, was: Die | None) -> Html:
    words = scene.words
    held = now or was
    assert held is not None
    label = scene.die(held.colour, held.value)
    if now is None:
        return die(held.value, held.colour, label=label, note=words("just-lost"), lit=True, gone="lost")
    candidate = scene.may_pick("die", f"{now.colour} {now.value}")
    note = words("may-pick") if candidate else ""
    if was is not None and was != now:
        note = words("was", what=scene.speaker.value(f"{was.colour} {was.value}"))
    task = scene.table.task
    taken = words("taken-for-roll") if task is not None and now.id in task.taken else ""
    on = words("on-card", card=scene.name(now.card)) if now.card else ""
    details = ", ".join(part for part in (note, taken, on) if part)
    return die(now.value, now.colour, label=label, note=details, lit=was != now, candidate=candidate)


def marks(scene: Scene, wizard: Wizard, earlier: Wizard) -> Html:
    """The marks in their slots; a free slot where a whole game is played, or some board states its value."""
    words = scene.words
    held = {mark.slot: mark for mark in wizard.marks}
    if not held and not scene.whole:
        return sub(words("marks"), words("nothing"))
    stated = {mark.slot: mark.threat for other in scene.table.wizards for mark in other.marks}
    was = {mark.slot: mark for mark in earlier.marks}
    rows = []
    for slots in ROWS:
        row = [
            _mark(scene, held[slot], was.get(slot)) if slot in held else _free(scene, slot, stated.get(slot))
            for slot in slots
            if scene.whole or slot in stated
        ]
        rows.append(tag("div", *row, class_="rt-marks__row") if row else None)
    table = tag("div", *rows, class_="rt-marks rt-marks--whole" if scene.whole else "rt-marks")
    note = words("marks-note-whole") if scene.whole else words("marks-note")
    return join(sub(words("marks"), note), table, _origin(scene, wizard), _slots(scene, held))


def _mark(scene: Scene, now: Mark, was: Mark | None) -> Html:
    return mark(
        now.discipline,
        now.condition,
        _number(scene, now.threat),
        label=scene.speaker.name(now.discipline),
        note=scene.speaker.value(now.condition),
        below=scene.words(f"effect-{now.effect}") if now.effect else "",
        above=_above(scene, now.rest or scene.box.slot(now.slot).rest),
        lit=was != now,
        candidate=scene.may_pick("mark", now.slot),
    )


def _free(scene: Scene, slot: str, stated: int | None) -> Html:
    printed = scene.box.slot(slot)
    number = _number(scene, stated or printed.threat)
    return free_slot(number, note=scene.words("slot-free"), above=_above(scene, printed.rest))


def _number(scene: Scene, threat: int | None) -> Number:
    return threat or ("?" if scene.whole else None)


def _above(scene: Scene, rest: tuple[str, ...] | None) -> tuple[str, ...] | None:
    """The signs of the rest effects over a slot, where a whole game is played."""
    return tuple(SIGNS[effect] for effect in rest or () if effect in SIGNS) if scene.whole else None


def _origin(scene: Scene, wizard: Wizard) -> Html | None:
    """Whether the numbers below the slots are those of the box, or were set by the position."""
    printed = {slot: scene.box.slot(slot) for row in ROWS for slot in row}
    if any(mark.threat and printed[mark.slot].threat != mark.threat for mark in wizard.marks):
        return tag("p", badge(scene.words("training-board")), class_="rt-badges")
    if not scene.whole:
        return None
    open_ = any(face.threat is None for face in printed.values())
    silent = tag("p", scene.words("value-unknown"), class_="rt-note") if open_ else None
    return join(silent, sources(scene, *[f"slot-{slot}" for slot in printed]))


def _slots(scene: Scene, held: dict[str, Mark]) -> Html | None:
    """What every slot gives, in words, folded away; only where a whole game is played."""
    if not scene.whole:
        return None
    words = scene.words
    names = ("slot", "slot-threat", "slot-rest", "slot-effect", "slot-arcana", "slot-points")
    head = tag("tr", *[tag("th", words(name), scope="col") for name in names])
    rows = [_slot(scene, slot, names, slot in held) for row in ROWS for slot in row]
    table = tag("table", tag("thead", head), tag("tbody", *rows), class_="rt-plain rt-plain--blocks")
    return fold(scene, "slots", words("slots"), words("slots-note"), table, picks=False, lit=False)


def _slot(scene: Scene, slot: str, names: tuple[str, ...], held: bool) -> Html:
    words, printed = scene.words, scene.box.slot(slot)
    cells = (
        _known(scene, printed.threat),
        _rest(scene, printed),
        unknown(scene) if printed.effect is None else words(f"effect-{printed.effect or 'none'}"),
        _known(scene, printed.arcana),
        _known(scene, printed.points),
    )
    named = zip(names[1:], cells, strict=True)
    taken = words("slot-taken") if held else ""
    label = join(capital(scene.speaker.name(slot)), tag("small", taken) if taken else None, by=" ")
    return tag(
        "tr",
        tag("th", label, scope="row"),
        *[tag("td", cell, data_label=words(name)) for name, cell in named],
    )


def _known(scene: Scene, number: int | None) -> Part:
    return unknown(scene) if number is None else str(number) if number else scene.words("nothing")


def _rest(scene: Scene, printed: SlotFace) -> Part:
    if printed.rest is None:
        return unknown(scene)
    spark = printed.id.startswith("spark")
    parts = [
        signed(effect, scene.words("rest-spark" if spark and effect == "die" else f"rest-{effect}"))
        for effect in printed.rest
    ]
    return join(*parts, by=", ") if parts else scene.words("nothing")


def stock(scene: Scene, wizard: Wizard, earlier: Wizard) -> Html:
    """How many ingredients of each kind the wizard holds."""
    was = structs.asdict(earlier.stock)
    items = []
    for ingredient, n in structs.asdict(wizard.stock).items():
        changed = was[ingredient] != n
        before = tag("small", scene.words("was-n", n=was[ingredient])) if changed else None
        number = tag("dd", tag("b", str(n)), before)
        name = tag("dt", signed(ingredient, scene.speaker.name(ingredient)))
        items.append(tag("div", name, number, class_="is-lit" if changed else None))
    return join(sub(scene.words("stock")), tag("dl", *items, class_="rt-stock rt-num"))
