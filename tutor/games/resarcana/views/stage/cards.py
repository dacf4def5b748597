"""Components on the stage: as cards with what they do, or in brief as chips."""

from __future__ import annotations

from typing import Final

from tutor.games.resarcana.actions.costs import placement, reductions, shortage
from tutor.games.resarcana.actions.moves import TOP, claim_cost
from tutor.games.resarcana.components.component_set import GAME, box
from tutor.games.resarcana.components.faces import Face
from tutor.games.resarcana.state.essences import Amount, vector
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.views.stage import goods
from tutor.games.resarcana.views.stage.sight import Sight
from tutor.games.resarcana.views.table import components, phrases
from tutor.games.resarcana.views.table.scene import is_back
from tutor.views.markup import Html, Part, join, tag
from tutor.views.stage.pieces import back, card, chip
from tutor.views.words import capital

HUES: Final = {
    "dragon": "ruby",
    "creature": "emerald",
    "artifact": "amber",
    "mage": "amethyst",
    "magic-item": "sapphire",
    "monument": "bone",
    "place-of-power": "threat",
}
"""The hue of a head by what the component is; its kind is written below."""


def hue(face: Face) -> str:
    """The hue of a component: that of its first type, else of its kind."""
    return HUES[next((type for type in face.types if type in HUES), face.kind)]


def kind(here: Sight, face: Face) -> str:
    """What a component is, in a word or two."""
    parts = [here.speaker.name(type) for type in face.types] or [here.words(f"kind-{face.kind}")]
    points = phrases.points(here.speaker, face)
    if face.points and face.scoring is None:
        parts.append(here.speaker.say("points-n", n=face.points))
    elif points:
        parts.append(here.words("stage-scores", points=points))
    return ", ".join(parts)


def lines(here: Sight, face: Face) -> list[str]:
    """What a component gives when essences are collected, then its powers, then what it makes cheaper."""
    made = [_collects(here, face)]
    made += [" ".join(phrases.power(here.speaker, power)) for power in face.powers]
    if face.reduction is not None:
        made.append(capital(phrases.reduction(here.speaker, face.reduction)) + ".")
    return made


def _collects(here: Sight, face: Face) -> str:
    if face.collect is None:
        return ""
    what = phrases.collect(here.speaker, face.collect)
    return capital(what) if face.collect.special else here.words("stage-each-round", what=what)


def running(here: Sight, face: Face) -> int:
    """Which of the lines runs now: that of the power, or what is collected; -1 for none."""
    id, n = here.power
    if id == face.id:
        return next((at for at, power in enumerate(face.powers, 1) if power.n == n), -1)
    if here.kind == "collect" and face.collect is not None and here.pick(f"card-{face.id}"):
        return 0
    return -1


def lies(here: Sight, one: Component) -> Html:
    """A component in front of a player, or a magic item of the supply."""
    face = box()[one.id]
    was = here.scene.was(one.id)
    runs = running(here, face)
    state = here.words("stage-turned") if one.turned else here.words("stage-down") if one.down else ""
    return card(
        GAME,
        one.id,
        here.scene.name(one.id),
        key=f"card-{one.id}",
        hue=hue(face),
        kind=kind(here, face),
        lines=lines(here, face),
        running=runs,
        foot=goods.lying(here, one),
        state=state,
        turned=one.turned,
        dim=one.down,
        lit=runs > 0 or was is None or was.turned != one.turned,
        pick=here.pick(f"card-{one.id}"),
    )


def held(
    here: Sight, id: str, holder: Player | None = None, *, for_action: bool = False, lit: bool = False
) -> Html:
    """A card in hand, or one to choose; `for_action` tells what its holder lacks for it."""
    if is_back(id):
        raise ValueError("a card whose face is hidden is drawn as a back")
    face, pick = box()[id], here.pick(f"card-{id}")
    lacking = _lacking(here, id, holder) if for_action and holder is not None and pick is None else None
    return card(
        GAME,
        id,
        here.scene.name(id),
        key=f"card-{id}",
        hue=hue(face),
        kind=kind(here, face),
        cost=None if face.cost is None else goods.price(here, face.cost),
        lines=lines(here, face),
        foot=join(_cheaper(here, id, holder), lacking) or None,
        dim=lacking is not None,
        lit=lit,
        pick=pick,
    )


def _cheaper(here: Sight, id: str, holder: Player | None) -> Html | None:
    """How much less a card costs its holder than is printed."""
    if holder is None or box()[id].kind != "artifact":
        return None
    cost = box()[id].cost
    if cost is None or not reductions(holder, id):
        return None
    least = min(placement(holder, id, here.reading), key=lambda amount: amount.total)
    n = cost.total - least.total
    label = here.words("stage-cheaper", n=n) if least.total else here.words("stage-free")
    return tag("span", label, class_="st-cheaper") if n else None


def _lacking(here: Sight, id: str, holder: Player) -> Html | None:
    """What the pool of its holder lacks for a card."""
    return _short(here, shortage(placement(holder, id, here.reading), holder.pool))


def _short(here: Sight, lacking: tuple[tuple[str, int, int], ...]) -> Html | None:
    if not lacking:
        return None
    missing = {name: need - have for name, need, have in lacking}
    what = Amount(vector(missing), missing.get("any", 0))
    return tag("span", here.words("stage-short"), " ", goods.price(here, what), class_="st-short")


def sale(here: Sight, id: str) -> Html:
    """A place of power or monument in the middle: what it costs and scores."""
    face = box()[id]
    was = (*here.scene.before.places, *here.scene.before.monuments)
    points = phrases.points(here.speaker, face)
    label = here.words("stage-scores", points=points) if points else here.words(f"kind-{face.kind}")
    about = tag("span", label, class_="st-kind")
    return chip(
        GAME,
        id,
        here.scene.name(id),
        join(goods.price(here, claim_cost(id)), about, by=" "),
        key=f"card-{id}",
        lit=id not in was,
        pick=here.pick(f"card-{id}"),
    )


def deck(here: Sight) -> Html | None:
    """The deck of monuments, of which the topmost can be claimed unseen."""
    size = here.table.deck.size
    if not size:
        return None
    return back(here.words("stage-deck-top"), key=f"card-{TOP}", count=size, pick=here.pick(f"card-{TOP}"))


def brief(here: Sight, one: Component) -> Html:
    """A component in a line: seal, name, how it lies, what lies on it."""
    face = box()[one.id]
    parts: list[Part] = [here.words("stage-turned")] if one.turned else []
    parts += [here.words("stage-down")] if one.down else []
    on = goods.lying(here, one)
    note = join(*parts, on, by=" ")
    made = chip(
        GAME,
        one.id,
        here.scene.name(one.id),
        note or None,
        key=f"card-{one.id}",
        lit=here.power[0] == one.id,
        pick=here.pick(f"card-{one.id}"),
    )
    look = f"st-brief st-brief--{hue(face)}" + (" is-turned" if one.turned else "")
    return tag("div", made, class_=look)


def backs(here: Sight, ids: tuple[str, ...], key: str, name: str) -> Html | None:
    """Cards that the reader does not see, as one pile."""
    return back(name, key=key, count=len(ids)) if ids else None


def in_order(player: Player) -> list[Component]:
    """The components of a player, mage and magic item first."""
    return components.sorted_by_kind(player.tableau)
