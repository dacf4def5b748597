"""Makes the faces of components out of their facts: what the engine can read, and None for the rest."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from tutor.games.penumbra.components.faces import (
    AutomaFace,
    AutomaStep,
    AutomaTurn,
    CardFace,
    ContractFace,
    Cost,
    EventFace,
    OmenFace,
    PathFace,
    Pay,
    PlaceFace,
    Property,
    Reward,
    SlotFace,
    Step,
    TalentFace,
    Task,
    TrialFace,
    Window,
)
from tutor.games.penumbra.components.schema import (
    FORMS,
    CostForm,
    EndureTask,
    ExactTask,
    ExperienceTask,
    IngredientsTask,
    PropertyForm,
    RewardForm,
    RollTask,
    Shield,
    StepForm,
    SumTask,
    TaskForm,
)
from tutor.rules.component_sets import is_open, raw
from tutor.rules.components import ComponentData
from tutor.rules.struct_validation import reader

NO_SYMBOL: tuple[Window, ...] = ("learning", "trial")
"""When a cost without a symbol can be paid and a card without one be used (pen.cost.timing.none)."""


def form(data: ComponentData, name: str) -> Any:
    """A fact in its form of `FORMS`; None where it is not known."""
    data_value = raw(data, name)
    if is_open(data_value):
        return None
    return _reader(data.id if data.id in FORMS else data.kind, name)(data_value)


@cache
def _reader(of: str, name: str) -> Callable[[Any], Any]:
    return reader(FORMS[of][name])


def bare(data: ComponentData, name: str, nothing: Any) -> Any:
    """A fact in its form, with `nothing` for ``none``."""
    value = form(data, name)
    return nothing if value == "none" else value


def listed(data: ComponentData, name: str) -> tuple[Any, ...] | None:
    """A fact that is one thing or several, as several."""
    value = bare(data, name, ())
    return value if value is None or isinstance(value, tuple) else (value,)


def card_face(data: ComponentData, starting: tuple[str, ...]) -> CardFace:
    """The face of a wizard card; `starting` are the talents it is the starting card of."""
    kind: Any = form(data, "card_kind") or ""
    slot = bare(data, "slot", "")
    effect = form(data, "effect")
    per = next((step.per for step in effect or () if step.per), "")
    timing = windows(data, "cost_timing")
    needs = raw(data, "requirement")
    threat = needs if isinstance(needs, dict) and "threat" in needs else {}
    use: Any = threat.get("use", "unknown") if threat else form(data, "requirement") or ""
    return CardFace(
        id=data.id,
        title=form(data, "same_name_as") or data.id,
        kind="tome" if kind == "artifact" and slot == "" else kind,
        discipline=bare(data, "discipline", ""),
        costs=costs(form(data, "cost")),
        cost_windows=("learning",) if kind == "potion" and timing is None else timing,
        use="" if use in ("unknown", "none") else use,
        threat=threat.get("threat", 0),
        uncancellable=threat.get("uncancellable", False),
        windows=windows(data, "activation_timing"),
        launches=bare(data, "launches", ""),
        launched_by=bare(data, "launched_by", ""),
        scaling=bare(data, "scaling", "") or per,
        slot=slot,
        price=together(form(data, "price")),
        experience=listed(data, "experience") or (),
        starting=starting,
        effect=None if effect is None else steps(effect),
    )


def windows(data: ComponentData, name: str) -> tuple[Window, ...] | None:
    """The kinds of turn that a timing fact names."""
    values = listed(data, name)
    return NO_SYMBOL if values == () else values


def costs(entries: Any) -> tuple[Cost, ...] | None:
    """The variants of a cost of which one is paid: entries of the same variant are paid together."""
    if entries is None:
        return None
    if entries == "none":
        return ((),)
    common = [entry for entry in entries if entry.variant is None]
    variants = dict.fromkeys(entry.variant for entry in entries if entry.variant is not None)
    groups = [[entry for entry in entries if entry.variant == variant] for variant in variants]
    paid = [group for group in groups if any(entry.pay for entry in group)]
    return tuple(_cost(common + group) for group in (paid if groups else [[]]))


def together(entries: Any) -> Cost | None:
    """A price, all of whose entries are paid."""
    return () if entries == "none" else None if entries is None else _cost(entries)


def _cost(entries: list[CostForm]) -> Cost:
    pays = [entry.pay for entry in entries if entry.pay]
    return tuple(
        Pay("die", pay.die, pay.n, pay.value or 0)
        if pay.die
        else Pay("ingredient", pay.ingredient or "", pay.n)
        for pay in pays
    )


def task(form: TaskForm) -> Task:
    """A task out of its form."""
    match form:
        case IngredientsTask():
            return Task("ingredients", pay=tuple(Pay("ingredient", kind, n) for kind, n in form.pay.items()))
        case SumTask():
            return Task("sum", form.colours, form.at_least)
        case ExactTask():
            return Task("exact", form.colours, values=tuple(sorted(form.values)))
        case RollTask():
            return Task("roll", (form.colour,), form.at_least, dice=form.dice)
        case EndureTask():
            return Task("endure", n=form.threat)
        case ExperienceTask():
            return Task("experience", n=form.count, symbol=form.symbol)


def reward(form: RewardForm | str | None) -> Reward | None:
    """A reward out of its form."""
    if form is None:
        return None
    if isinstance(form, str):
        return Reward()
    pairs = {"dice": tuple(form.dice.items()), "ingredients": tuple(form.ingredients.items())}
    return msgspec.convert({**msgspec.structs.asdict(form), **pairs}, Reward)


def symbols(light: Any, dark: Any) -> tuple[int | None, int | None]:
    """The symbols that are stated; who states one number says that there is none of the other kind."""
    stated = [isinstance(n, int) for n in (light, dark)]
    if not any(stated):
        return None, None
    return (light if stated[0] else 0), (dark if stated[1] else 0)


def contract_face(data: ComponentData) -> ContractFace:
    """The face of a contract."""
    gained = reward(bare(data, "reward", "none"))
    light, dark = symbols(form(data, "light"), form(data, "dark"))
    if gained is not None:
        light, dark = light or gained.light, dark or gained.dark
        gained = replace(gained, light=light, dark=dark)
    task_form = form(data, "task")
    face = ContractFace(
        id=data.id,
        title=data.id,
        side=form(data, "side") or "",
        difficulty=form(data, "difficulty"),
        threat=bare(data, "threat", 0),
        task=None if task_form is None else task(task_form),
        reward=gained,
        experience=listed(data, "experience"),
        points=bare(data, "points", 0),
        light=light,
        dark=dark,
    )
    needed = (face.difficulty, face.threat, face.task, gained, face.experience, face.points)
    return replace(face, known=face.side != "" and None not in needed)


def path_face(data: ComponentData, path: str) -> PathFace:
    """One path of a trial."""
    tasks, name = listed(data, f"{path}_task"), f"{path}_reward"
    gained, data_value = reward(form(data, name)), raw(data, name)
    partly = data_value if isinstance(data_value, dict) else {}
    light, dark = symbols(partly.get("light"), partly.get("dark"))
    if gained is not None:
        light, dark = gained.light, gained.dark
    return PathFace(
        approach=form(data, f"{path}_approach") or "",
        tasks=None if tasks is None else tuple(task(each) for each in tasks),
        reward=gained,
        light=light,
        dark=dark,
    )


def trial_face(data: ComponentData) -> TrialFace:
    """The face of a trial."""
    forms = bare(data, "properties", ())
    face = TrialFace(
        id=data.id,
        title=data.id,
        difficulty=form(data, "difficulty"),
        threat=bare(data, "threat", 0),
        dark=path_face(data, "dark"),
        light=path_face(data, "light"),
        properties=None if forms is None else tuple(trial_property(each) for each in forms),
        counterstrike=bare(data, "counterstrike", 0),
        experience=listed(data, "experience"),
        points=bare(data, "points", 0),
    )
    paths = [
        part for path in (face.dark, face.light) for part in (path.approach or None, path.tasks, path.reward)
    ]
    needed = (face.difficulty, face.threat, face.properties, face.counterstrike, face.experience, face.points)
    return replace(face, known=None not in (*needed, *paths))


def trial_property(form: PropertyForm) -> Property:
    """A property out of its form."""
    name = str(form.__struct_config__.tag)
    if isinstance(form, Shield):
        return Property(name, task=task(form.task))
    return Property(name, getattr(form, "n", 0))


def talent_face(data: ComponentData) -> TalentFace:
    """What a talent gives for the start."""
    given = bare(data, "starting_ingredients", {})
    return TalentFace(
        id=data.id,
        mark=form(data, "starting_mark"),
        card=form(data, "starting_card"),
        order=form(data, "turn_order"),
        ingredients=None if given is None else tuple(given.items()),
    )


def talent_card(data: ComponentData) -> CardFace:
    """A talent as a card of the play area."""
    effect = form(data, "effect")
    return CardFace(
        id=data.id,
        title=data.id,
        kind="talent",
        use=form(data, "requirement") or "",
        windows=windows(data, "activation_timing"),
        effect=None if effect is None else steps(effect),
    )


def slot_face(data: ComponentData) -> SlotFace:
    """A slot of the board; its id without ``slot-``."""
    return SlotFace(
        id=data.id.removeprefix("slot-"),
        threat=bare(data, "threat_value", 0),
        effect=bare(data, "mark_effect", ""),
        rest=listed(data, "rest_effect"),
        arcana=bare(data, "arcana_cost", 0),
        points=bare(data, "points", 0),
    )


def place_faces(data: ComponentData) -> tuple[PlaceFace, ...]:
    """The slots of a location, numbered from the left; () where they are not known."""
    slots = form(data, "slots") or ()
    return tuple(
        PlaceFace(str(n), slot.colour or "", slot.value or 0, slot.players, slot.many)
        for n, slot in enumerate(slots, 1)
    )


def omen_face(data: ComponentData) -> OmenFace:
    """A prophecy or a goal."""
    test = form(data, "test")
    return OmenFace(data.id) if test is None else OmenFace(data.id, test.kind, test.n, test.points)


def event_face(data: ComponentData) -> EventFace:
    """An event."""
    effect = form(data, "effect")
    return EventFace(data.id) if effect is None else EventFace(data.id, steps(effect.all), steps(effect.you))


def steps(forms: tuple[StepForm, ...]) -> tuple[Step, ...]:
    """The parts of a simple effect."""
    return tuple(step(each) for each in forms)


def step(form: StepForm) -> Step:
    """One part of a simple effect: the field that names the deed says with what, or how often."""
    done, value = deeds(form)[0]
    n, what = (value, "") if isinstance(value, int) else (form.n, value)
    return Step(done, n, what, form.per or "", form.temporary)  # type: ignore[arg-type]


def deeds(form: StepForm) -> list[tuple[str, int | str]]:
    """The deeds that a part of an effect names; a well written one names one."""
    named = msgspec.structs.asdict(form)
    return [
        (name.replace("_", "-"), value)
        for name, value in named.items()
        if name not in ("n", "per", "temporary") and value is not None
    ]


def automa_face(data: ComponentData) -> AutomaFace:
    """An Automa board."""
    turns = form(data, "instructions")
    made = [
        AutomaTurn(turn.turn, tuple(AutomaStep(one.do, one.n, one.side or "") for one in turn.steps))
        for turn in turns or ()
    ]
    return AutomaFace(
        id=data.id,
        difficulty=form(data, "difficulty"),
        turns=None if turns is None else tuple(made),
        points=bare(data, "points_each", 0),
    )
