"""Checks the facts of a file in the forms of `faces`: every defect, with its place and what is allowed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Any, Final

from msgspec import Meta, inspect

from tutor.games.penumbra.components.decoding import FORMS
from tutor.rules.catalogue import Catalogue
from tutor.rules.checking import entries, mapping, one_of
from tutor.rules.components import Component
from tutor.rules.defects import Defect
from tutor.rules.facts import UNKNOWN
from tutor.rules.located import Located
from tutor.rules.located_value import Spot, fact_names, kinds_of
from tutor.rules.struct_validation import allowed_text
from tutor.rules.words import Words

NEW_KINDS: Final = ("wizard-card", "talent", "contract", "trial", "prophecy", "goal", "event")
"""Of these a file may bring new ones; of the rest there is a fixed number in the box."""
COPIES: Final = Annotated[int, Meta(ge=1, le=99)]
EVENT_DEEDS: Final = ("gain", "die", "take", "reserve", "roll_resource", "heal", "unturn")
CARD_DEEDS: Final = (
    "gain", "die", "take", "roll_resource", "heal", "unturn", "reroll", "nudge", "flip", "set", "repaint",
    "cancel", "remove_threat",
)  # fmt: skip
NUMBERED: Final = ("gain", "die", "take")
PROPHECIES: Final = {
    "deck-empty": (), "trials-any": ("n",), "trials-every": ("n",), "contracts-any": ("n",),
    "marks-any": ("n",), "sparks-any": ("n",),
}  # fmt: skip
GOALS: Final = {
    "marks-per-discipline": ("n", "points"), "per-arcana": ("points",), "per-trial": ("points",),
    "per-contract": ("points",),
}  # fmt: skip
_WORDING: Final = Words("a wording for readers", "описание для чтения")
_AGAIN: Final = Words("the same again", "повтор")
_ONCE: Final = Words("each one once", "каждое один раз")
_SOMETHING: Final = Words("at least one", "хотя бы одно")
_NOTHING: Final = Words("nothing", "ничего")


def form_defects(catalogue: Catalogue, located: Located) -> Iterator[Defect]:
    """Every defect of a facts file that `merging` does not see: what the engine could not play with."""
    existing = {component.id: component for component in catalogue.components}
    kinds = kinds_of(catalogue, located)
    for where, entry in entries(located, "components"):
        id = str(entry.get("id"))
        kind = kinds.get(id, "")
        spot = Spot(located, where, entry)
        if id not in existing and kind in catalogue.parts.kinds and kind not in NEW_KINDS:
            yield spot.at("kind").say(one_of(NEW_KINDS))
            continue
        if "count" in entry and kind in ("wizard-card", "contract"):
            yield from spot.at("count").value().shaped(COPIES)
        names = fact_names(catalogue, kind, _forms(kind, id))
        for name in mapping(entry, "facts"):
            fact = spot.at("facts").at(name).value()
            if names and name in catalogue.parts.fact_names and name not in names:
                no_such = Words("a fact that such a thing does not have", "свойство, которого тут не бывает")
                yield fact.say(one_of(sorted(names)), no_such)
            elif type_ := _forms(kind, id).get(name):
                yield from _fact_defects(fact, type_, kind, id, name, kinds)
        yield from _own_effect(spot, existing.get(id))


def _forms(kind: str, id: str) -> dict[str, Any]:
    return FORMS.get(id, FORMS.get(kind, {}))


def _fact_defects(
    spot: Spot, type_: Any, kind: str, id: str, name: str, kinds: dict[str, str]
) -> Iterator[Defect]:
    if isinstance(spot.data, dict) and spot.data.keys() == {"en", "ru"}:
        yield spot.say(allowed_text(inspect.type_info(type_)), _WORDING)
        return
    yield from spot.shaped(type_)
    if check := CHECKS.get(name):
        yield from check(spot)
    if kind in ("prophecy", "goal"):
        yield from _test(spot, PROPHECIES if kind == "prophecy" else GOALS)
    if name == "effect":
        lists = [spot.at("all"), spot.at("you")] if kind == "event" else [spot]
        for steps in lists:
            yield from _steps(steps, EVENT_DEEDS if kind == "event" else CARD_DEEDS)
    if name == "mark_effect":
        effects = ("set", "launch", "unturn") if "spark" in id else ("set", "launch", "repaint")
        if isinstance(spot.data, str) and spot.data not in (*effects, "none", "unknown"):
            yield spot.say(one_of((*effects, "none")))
    if name in ("same_name_as", "starting_card") and isinstance(spot.data, str):
        card = spot.data == "unknown" or kinds.get(spot.data) == "wizard-card"
        yield from () if card else (spot.say(Words("the id of a wizard card", "id карты волшебника")),)


def _own_effect(spot: Spot, component: Component | None) -> Iterator[Defect]:
    """An effect in data is for cards without a text: a text of the rulebook is played as it stands there."""
    if component is None or component.kind != "wizard-card" or "effect" not in mapping(spot.data, "facts"):
        return
    if component.text.get("main", UNKNOWN) is not UNKNOWN:
        actual = Words("an effect of a card whose text is known", "эффект карты, текст которой известен")
        yield spot.at("facts").at("effect").say(_NOTHING, actual)


def _cost(spot: Spot) -> Iterator[Defect]:
    for entry in spot.each():
        if "pay" not in entry.data and "launched_by" not in entry.data:
            yield entry.say(one_of(("pay", "launched_by")), _NOTHING)
        yield from _pay(entry.at("pay"))


def _price(spot: Spot) -> Iterator[Defect]:
    for entry in spot.each():
        if "pay" not in entry.data:
            yield entry.say("pay", _NOTHING)
        for name in ("variant", "launched_by"):
            if name in entry.data:
                yield entry.at(name).say(_NOTHING)
        yield from _pay(entry.at("pay"))


def _pay(spot: Spot) -> Iterator[Defect]:
    if not isinstance(spot.data, dict):
        return
    named = [name for name in ("die", "ingredient") if name in spot.data]
    if len(named) != 1:
        yield spot.say(one_of(("die", "ingredient")), ", ".join(named) or _NOTHING)
    if "value" in spot.data and "die" not in named:
        yield spot.at("value").say(_NOTHING)


def _tasks(spot: Spot) -> Iterator[Defect]:
    if spot.data == []:
        yield spot.say(_SOMETHING)
    for task in spot.each():
        yield from _colours(task.at("colours"))
        for name in ("values", "pay"):
            if task.at(name).data in ([], {}):
                yield task.at(name).say(_SOMETHING)
        dice, least = task.at("dice").data, task.at("at_least").data
        if isinstance(dice, int) and isinstance(least, int) and least > 6 * dice:
            most = f"{6 * dice}"
            yield task.at("at_least").say(Words(f"at most {most}", f"не больше {most}"))


def _colours(spot: Spot) -> Iterator[Defect]:
    listed = spot.data if isinstance(spot.data, list) else None
    if listed == []:
        yield spot.say(_SOMETHING)
    elif listed and "any" in listed and len(listed) > 1:
        yield spot.say("any", ", ".join(map(str, listed)))
    elif listed:
        yield from _different(spot, [str(colour) for colour in listed])


def _different(spot: Spot, names: list[str]) -> Iterator[Defect]:
    for n, name in enumerate(names):
        if name in names[:n]:
            yield spot.at(n).say(_ONCE, _AGAIN)


def _properties(spot: Spot) -> Iterator[Defect]:
    yield from _different(spot, [str(each.data.get("id")) for each in spot.each()])
    for each in spot.each():
        yield from _tasks(each.at("task"))


def _steps(spot: Spot, deeds: Iterable[str]) -> Iterator[Defect]:
    for step in spot.each():
        named = [name for name in step.data if name not in ("n", "per", "temporary")]
        if len(named) != 1 or named[0] not in deeds:
            yield step.say(one_of(tuple(deeds)), ", ".join(named) or _NOTHING)
            continue
        if "n" in step.data and named[0] not in NUMBERED:
            yield step.at("n").say(_NOTHING)
        if "temporary" in step.data and named[0] != "die":
            yield step.at("temporary").say(_NOTHING)


def _test(spot: Spot, kinds: dict[str, tuple[str, ...]]) -> Iterator[Defect]:
    if not isinstance(spot.data, dict) or not isinstance(spot.data.get("kind"), str):
        return
    kind = spot.data["kind"]
    if kind not in kinds:
        yield spot.at("kind").say(one_of(kinds))
        return
    for name in ("n", "points"):
        if name in kinds[kind] and name not in spot.data:
            yield spot.at(name).say(Words("a whole number", "целое число"))
        elif name not in kinds[kind] and name in spot.data:
            yield spot.at(name).say(_NOTHING)


def _faces(spot: Spot) -> Iterator[Defect]:
    if isinstance(spot.data, list) and len(spot.data) != 6:
        yield spot.say(Words("6 faces", "6 граней"), str(len(spot.data)))
    for face in spot.each():
        if len(face.data) != 1:
            yield face.say(Words("one ingredient", "один ингредиент"), ", ".join(face.data) or _NOTHING)


def _split(spot: Spot) -> Iterator[Defect]:
    kinds = ("ruby", "amber", "jasper", "emerald", "sapphire", "amethyst", "spark")
    for kind in kinds:
        if isinstance(spot.data, dict) and kind not in spot.data:
            yield spot.at(kind).say(Words("a whole number", "целое число"))


def _rest(spot: Spot) -> Iterator[Defect]:
    if isinstance(spot.data, list) and "none" in spot.data:
        yield spot.at(spot.data.index("none")).say(one_of(("die", "brew", "exchange", "buy")))


def _turns(spot: Spot) -> Iterator[Defect]:
    if spot.data == []:
        yield spot.say(_SOMETHING)
    for turn in spot.each():
        for step in turn.at("steps").each():
            if step.data.get("do") == "arcana" and "n" not in step.data:
                yield step.at("n").say(Words("a whole number from 1 to 12", "целое число от 1 до 12"))


CHECKS: Final[dict[str, Callable[[Spot], Iterator[Defect]]]] = {
    "cost": _cost,
    "price": _price,
    "task": _tasks,
    "dark_task": _tasks,
    "light_task": _tasks,
    "properties": _properties,
    "faces": _faces,
    "split_by_kind": _split,
    "rest_effect": _rest,
    "instructions": _turns,
}
"""What the shape of a fact alone does not say, by the name of the fact."""
