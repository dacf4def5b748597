"""What is printed on cards and boards in short phrases: costs, tasks, rewards, properties, effects."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.engine.event import Bound
from tutor.games.penumbra.components.costs import Cost, Pay
from tutor.games.penumbra.components.effects import Step
from tutor.games.penumbra.components.faces import AutomaStep, OmenTest, Reward
from tutor.games.penumbra.components.tasks import Property, Task
from tutor.trace.words import Speaker


def both(speaker: Speaker, items: Iterable[str], by: str = "list-and") -> str:
    """An enumeration: all of them, or (`by` "list-or") one of them."""
    texts = list(items)
    if len(texts) < 2:
        return "".join(texts)
    return speaker.say(by, first=", ".join(texts[:-1]), last=texts[-1])


def counted(speaker: Speaker, n: int, colours: tuple[str, ...], temporary: bool = False) -> str:
    """So many dice of any of the colours, of which some words are in the form for one, some for many."""
    facts: dict[str, Bound] = {"n": n}
    for form, name in (("nom", "one"), ("many", "many")):
        shades = [speaker.say(f"shade-{colour}", form=form) for colour in colours]
        facts[name] = both(speaker, shades, "list-or")
        facts[f"lasting_{name}"] = speaker.say("temporary", form=form) if temporary else ""
    alone = f"-{colours[0]}" if colours in (("spark",), ("any",)) else ""
    return speaker.say(f"dice-counted{alone}", **facts)


def pay(speaker: Speaker, part: Pay) -> str:
    """One part of a cost."""
    if part.what == "ingredient":
        return speaker.name(f"{part.kind}-{part.n}")
    dice = counted(speaker, part.n, (part.kind,))
    if not part.value:
        return dice
    return speaker.say("dice-valued", dice=dice, values=str(part.value), values_count=1)


def cost(speaker: Speaker, parts: Cost) -> str:
    """Everything that is paid together."""
    return both(speaker, [pay(speaker, part) for part in parts])


def task(speaker: Speaker, wanted: Task) -> str:
    """A task as it is printed."""
    match wanted.kind:
        case "ingredients":
            return speaker.say("task-ingredients", pay=cost(speaker, wanted.pay))
        case "sum":
            return speaker.say("task-sum", dice=_all(speaker, wanted.colours), n=wanted.n)
        case "exact":
            dice = speaker.say(
                "dice-valued",
                dice=counted(speaker, len(wanted.values), wanted.colours),
                values=both(speaker, [str(value) for value in wanted.values]),
                values_count=len(wanted.values),
            )
            return speaker.say("task-exact", dice=dice)
        case "roll":
            dice = counted(speaker, wanted.dice, wanted.colours)
            return speaker.say("task-roll", dice=dice, n=wanted.n)
        case "endure":
            return speaker.say("task-endure", n=wanted.n)
        case "experience":
            return speaker.say("task-experience", n=wanted.n, symbol=wanted.symbol)


def reward_parts(speaker: Speaker, given: Reward) -> list[tuple[str, str, str]]:
    """The parts of a reward as (what it is, its colour or kind, words): dice, ingredients, cards, symbols."""
    parts: list[tuple[str, str, str]]
    parts = [("die", colour, counted(speaker, n, (colour,))) for colour, n in given.dice.items()]
    parts += [("ingredient", kind, speaker.name(f"{kind}-{n}")) for kind, n in given.ingredients.items()]
    parts += [
        ("card", name, speaker.say(f"reward-{name}", n=n))
        for name, n in (
            ("discipline-cards", given.discipline_cards),
            ("potions", given.potions),
            ("artifacts", given.artifacts),
        )
        if n
    ]
    parts += [
        ("symbol", name, speaker.say(f"reward-{name}", n=n))
        for name, n in (("light", given.light), ("dark", given.dark))
        if n
    ]
    return parts


def trait(speaker: Speaker, property: Property) -> str:
    """A property of a trial with its number or task."""
    if property.task is not None:
        return speaker.say("property-task", property=property.id, task=task(speaker, property.task))
    if property.n:
        return speaker.say("property-n", property=property.id, n=property.n)
    return speaker.name(property.id)


def icon(speaker: Speaker, icon_id: str) -> str:
    """A launch icon such as "any-spell" or "red-pet"."""
    colour, _, kind = icon_id.partition("-")
    shades = {form: speaker.say(f"shade-{colour}", form=form) for form in ("nom", "neuter")}
    return speaker.say(f"icon-{kind}", colour=colour, shade=shades["nom"], neuter=shades["neuter"])


def step(speaker: Speaker, part: Step) -> str:
    """One part of an effect told in data."""
    if part.do == "die":
        text = speaker.say("step-die", dice=counted(speaker, part.n, (part.what,), part.temporary))
    else:
        text = speaker.say(f"step-{part.do}", n=part.n, what=part.what)
    return speaker.say("step-per", step=text, discipline=part.per) if part.per else text


def omen(speaker: Speaker, test: OmenTest | None) -> str:
    """The condition of a prophecy, or what a goal gives points for; nothing where it is not known."""
    if test is None:
        return ""
    return speaker.say(f"omen-{test.kind}", n=test.n, points=test.points)


def instruction(speaker: Speaker, part: AutomaStep) -> str:
    """One instruction of an Automa's board."""
    text = speaker.say(f"automa-{part.do}", n=part.n)
    return speaker.say("automa-path", step=text, side=part.side) if part.side else text


def _all(speaker: Speaker, colours: tuple[str, ...]) -> str:
    if colours in (("spark",), ("any",)):
        return speaker.say(f"dice-all-{colours[0]}")
    shades = [speaker.say(f"shade-{colour}", form="plural") for colour in colours]
    return speaker.say("dice-all", plural=both(speaker, shades))
