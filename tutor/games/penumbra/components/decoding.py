"""The forms of all facts; the faces of cards, contracts and trials, whose facts depend on one another."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from tutor.framework.typed_facts import forms, read_component
from tutor.games.penumbra.components.faces import (
    PATHS,
    AutomaFace,
    CardFace,
    ContractFace,
    EventFace,
    LocationFace,
    MarkTokens,
    OmenFace,
    Path,
    PathFace,
    PreparedDeck,
    ResourceDie,
    SlotFace,
    TalentFace,
    TrialFace,
)
from tutor.rules.component_sets import is_open, raw
from tutor.rules.components import ComponentData

_CARD: Final = forms(CardFace)
FORMS: Final[dict[str, dict[str, Any]]] = {
    "wizard-card": _CARD,
    "talent": forms(TalentFace) | {n: _CARD[n] for n in ("requirement", "activation_timing", "effect")},
    "contract": forms(ContractFace),
    "trial": forms(TrialFace)
    | {f"{path}_{name}": form for path in PATHS for name, form in forms(PathFace).items()},
    "mark-slot": forms(SlotFace),
    "location": forms(LocationFace),
    "class-section": forms(LocationFace),
    "prophecy": forms(OmenFace),
    "goal": forms(OmenFace),
    "event": forms(EventFace),
    "prepared-deck": forms(PreparedDeck),
    "automa": forms(AutomaFace),
    "resource-die": forms(ResourceDie),
    "mark-token": forms(MarkTokens),
}
"""The form of each fact that the engine reads, by kind of component (pieces: by their id)."""


def card_face(data: ComponentData, starting: tuple[str, ...]) -> CardFace:
    """The face of a wizard card; `starting` are the talents it is the starting card of."""
    same = raw(data, "same_name_as")
    title = data.id if is_open(same) else same
    card = read_component(CardFace, data, title=title, starting=starting, **_requirement(data))
    per = next((step.per for step in card.effect or () if step.per), "")
    learnt = card.kind == "potion" and card.cost_windows is None
    return replace(
        card,
        kind="tome" if card.kind == "artifact" and card.slot == "" else card.kind,
        cost_windows=("learning",) if learnt else card.cost_windows,
        scaling=card.scaling or per,
    )


def talent_card(data: ComponentData) -> CardFace:
    """A talent as a card of the play area."""
    return read_component(CardFace, data, title=data.id, kind="talent", **_requirement(data))


def _requirement(data: ComponentData) -> dict[str, Any]:
    """What using a card demands; of a threat that is known in part the parts that are known."""
    needs = raw(data, "requirement")
    threat = needs if isinstance(needs, dict) else {"use": needs}
    use = threat.get("use", "unknown")
    return {
        "use": "" if is_open(use) or use == "none" else use,
        "threat": threat.get("threat", 0),
        "uncancellable": threat.get("uncancellable", False),
    }


def contract_face(data: ComponentData) -> ContractFace:
    """The face of a contract."""
    face = read_component(ContractFace, data)
    light, dark = symbols(face.light, face.dark)
    if face.reward is None:
        return replace(face, light=light, dark=dark)
    light, dark = light or face.reward.light, dark or face.reward.dark
    return replace(face, light=light, dark=dark, reward=replace(face.reward, light=light, dark=dark))


def symbols(light: Any, dark: Any) -> tuple[int | None, int | None]:
    """The symbols that are stated; who states one number says that there is none of the other kind."""
    stated = [isinstance(n, int) for n in (light, dark)]
    if not any(stated):
        return None, None
    return (light if stated[0] else 0), (dark if stated[1] else 0)


def trial_face(data: ComponentData) -> TrialFace:
    """The face of a trial."""
    dark, light = (path_face(data, path) for path in PATHS)
    return read_component(TrialFace, data, dark=dark, light=light)


def path_face(data: ComponentData, path: Path) -> PathFace:
    """One path of a trial; of a reward that is known in part the symbols that are known."""
    own = {name.removeprefix(f"{path}_"): fact for name, fact in data.facts.items() if name.startswith(path)}
    face = read_component(PathFace, replace(data, facts=own))
    if face.reward is not None:
        return replace(face, symbols=(face.reward.light, face.reward.dark))
    partly = own_reward if isinstance(own_reward := raw(data, f"{path}_reward"), dict) else {}
    return replace(face, symbols=symbols(partly.get("light"), partly.get("dark")))
