"""A wizard's board: the pool, the marks in their slots, the ingredients; and the other wizards in brief."""

from __future__ import annotations

from msgspec import structs

from tutor.games.penumbra.drawing.scene import Scene
from tutor.games.penumbra.start import DISCIPLINE_SLOTS, SPARK_SLOTS
from tutor.games.penumbra.wizard import Die, Mark, Wizard
from tutor.views.dice import die, free_slot, mark
from tutor.views.markup import Html, badge, join, sub, tag


def pool(scene: Scene, wizard: Wizard, earlier: Wizard) -> Html:
    """The dice of the pool; those that the last step took are shown struck through where they lay."""
    words = scene.words
    ignored = scene.table.turn.ignores_pool
    note = words("pool-ignored") if ignored else words("pool-note", n=len(wizard.dice))
    now, was = ({held.id: held for held in owner.dice} for owner in (wizard, earlier))
    shown = [_die(scene, now.get(id), was.get(id)) for id in dict.fromkeys((*was, *now))]
    empty = "" if shown else " rt-dice--none"
    return join(sub(words("pool"), note), tag("div", *shown, class_=f"rt-dice rt-dice--named{empty}"))


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
    return die(now.value, now.colour, label=label, note=note, lit=was != now, candidate=candidate)


def marks(scene: Scene, wizard: Wizard, earlier: Wizard) -> Html:
    """The marks in their slots; a free slot only where some board of the position states its value."""
    words = scene.words
    if not wizard.marks:
        return sub(words("marks"), words("nothing"))
    stated = {held.slot: held.threat for other in scene.table.wizards for held in other.marks}
    now, was = ({held.slot: held for held in owner.marks} for owner in (wizard, earlier))
    rows = []
    for slots in (DISCIPLINE_SLOTS, SPARK_SLOTS):
        row = [
            _mark(scene, now[slot], was.get(slot))
            if slot in now
            else free_slot(stated[slot], note=words("slot-free"))
            for slot in slots
            if slot in stated
        ]
        rows.append(tag("div", *row, class_="rt-marks__row") if row else None)
    training = tag("p", badge(words("training-board")), class_="rt-badges")
    return join(sub(words("marks"), words("marks-note")), tag("div", *rows, class_="rt-marks"), training)


def _mark(scene: Scene, now: Mark, was: Mark | None) -> Html:
    return mark(
        now.discipline,
        now.condition,
        now.threat,
        label=scene.speaker.name(now.discipline),
        note=scene.speaker.value(now.condition),
        lit=was != now,
        candidate=scene.may_pick("mark", now.slot),
    )


def stock(scene: Scene, wizard: Wizard, earlier: Wizard) -> Html:
    """How many ingredients of each kind the wizard holds."""
    was = structs.asdict(earlier.stock)
    items = []
    for ingredient, n in structs.asdict(wizard.stock).items():
        changed = was[ingredient] != n
        before = tag("small", scene.words("was-n", n=was[ingredient])) if changed else None
        number = tag("dd", tag("b", str(n)), before)
        name = tag("dt", scene.speaker.name(ingredient))
        items.append(tag("div", name, number, class_="is-lit" if changed else None))
    return join(sub(scene.words("stock")), tag("dl", *items, class_="rt-stock rt-num"))


def others(scene: Scene, wizard: Wizard) -> Html | None:
    """The other wizards, a line for each; nothing where the wizard is alone."""
    words, speaker = scene.words, scene.speaker
    seats = [other for other in scene.table.wizards if other.seat != wizard.seat]
    if not seats:
        return None
    names = ("others-wizard", "others-dice", "others-marks", "others-mortal")
    head = tag("tr", *[tag("th", words(name), scope="col") for name in names])
    rows = []
    for other in seats:
        dice = ", ".join(speaker.value(f"{held.colour} {held.value}") for held in other.dice)
        wounded = sum(held.condition == "wounded" for held in other.marks)
        marked = words("others-wounded", n=len(other.marks), wounded=wounded) if other.marks else ""
        cells = (dice, marked, str(other.mortal_wounds) if other.mortal_wounds else "")
        row = [tag("td", cell or words("nothing")) for cell in cells]
        rows.append(tag("tr", tag("th", speaker.name(other.seat), scope="row"), *row))
    table = tag("table", tag("thead", head), tag("tbody", *rows), class_="rt-plain")
    return join(sub(words("others")), tag("div", table, class_="rt-scroll"))
