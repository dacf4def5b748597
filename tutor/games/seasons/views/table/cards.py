"""Power cards: in hand with cost and what stands against summoning them, in play with what lies on them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tutor.engine.question import Refusal
from tutor.games.seasons.actions.moves import summon_refusals
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import NONE, Cost
from tutor.games.seasons.state.derived import cost_of, discount, prestige_known, prestige_of, taken_off
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.player import Copy, Player
from tutor.games.seasons.views.table import tokens
from tutor.games.seasons.views.table.scene import Scene, is_back
from tutor.rules.facts import UNKNOWN
from tutor.views import parts
from tutor.views.markup import Html, Part, join, tag
from tutor.views.parts import boxed, grid
from tutor.views.theme import sign
from tutor.views.words import capital

TYPES: Final = ("immediate", "activated", "permanent")
"""The types of effects in the order in which a card is read."""


def back(scene: Scene, lies: str = "") -> Html:
    """A card whose face the reader does not see."""
    return boxed(scene.words("face-down"), None, lies, looks=["back"])


def card(
    scene: Scene,
    id: str,
    *inside: Part,
    lies: Part = None,
    n: int = 1,
    looks: Iterable[str] = (),
    lit: bool = False,
    candidate: bool = False,
) -> Html:
    """A card face up: what it is, its prestige, what it costs and what it does."""
    if is_back(id):
        return back(scene)
    name = join(scene.name(id), tag("small", scene.words("copies", n=n)) if n > 1 else None, by=" ")
    return boxed(
        name, about(scene, id), lies, *inside, text(scene, id), looks=looks, lit=lit, candidate=candidate
    )


def piled(scene: Scene, ids: Iterable[str], before: Iterable[str], *, costs: bool = True) -> Html | None:
    """Cards side by side, copies of one together; nothing where all are hidden."""
    was = list(before)
    held = [id for id in ids if not is_back(id)]
    counted = {id: held.count(id) for id in held}
    return grid(
        card(
            scene,
            id,
            cost(scene, id) if costs else None,
            n=n,
            lit=n > was.count(id),
            candidate=scene.offered("card", id),
        )
        for id, n in counted.items()
    )


def about(scene: Scene, id: str) -> str:
    """What kind of card it is, and its prestige."""
    face, words = box().card(id), scene.words
    kind = words("magic-item" if face.item else "familiar")
    if not prestige_known(id, scene.reading):
        return words("card-about-unknown", kind=kind)
    return words("card-about", kind=kind, n=scene.speaker.value(prestige_of(id, scene.reading)))


def text(scene: Scene, id: str) -> Html | None:
    """What the card does, type by type, as the catalogue words it."""
    sentences = box().catalogue.component(id).text.get("main", UNKNOWN)
    if sentences is UNKNOWN:
        return tag("p", parts.unknown(scene.words), class_="rt-card__text")
    paragraphs = []
    for name in TYPES:
        texts = [one.of(scene.words.lang) for one in sentences if one.facts["type"] == name]
        if texts:
            head = tag("b", scene.words(f"effect-{name}"))
            paragraphs.append(tag("p", join(head, " ".join(texts), by=" "), class_="rt-card__text"))
    return join(*paragraphs) or tag("p", scene.words("no-effect"), class_="rt-card__text")


# ---- costs


def cost(scene: Scene, id: str) -> Html:
    """What the card costs for so many players, in tokens and in words."""
    price, words = cost_of(scene.table, id, scene.reading), scene.words
    label = cost_words(scene, price)
    symbols = join(tokens.cost(price.energy) if price.energy != NONE else None, label, by=" ")
    less = taken_off(price, discount(scene.table.player(scene.seat), scene.reading))
    fewer = tag("small", words("cost-less", n=less)) if less and size(price.energy) > 1 else None
    return tag("p", tag("b", words("cost")), " ", symbols, " ", fewer, class_="rt-card__meta")


def cost_words(scene: Scene, price: Cost) -> str:
    """A cost in words."""
    words = scene.words
    parts = [words("cost-choice")] if price.choice else []
    parts += [tokens.in_words(scene, price.energy)] if price.energy != NONE else []
    parts += [words("crystals-n", n=price.crystals)] if price.crystals else []
    return ", ".join(parts) or words("cost-none")


# ---- in hand


def hand(scene: Scene, player: Player, before: tuple[str, ...]) -> Html | None:
    """The cards in hand; until the game ends each with whether it can be summoned now, and why not."""
    was = list(before)
    held = [id for id in player.hand if not is_back(id)]
    counted = {id: held.count(id) for id in held}
    return grid(_in_hand(scene, player, id, n, lit=n > was.count(id)) for id, n in counted.items())


def summonable(scene: Scene, player: Player) -> tuple[str, ...]:
    """The different cards in hand against whose summon nothing stands, as far as the reader sees them."""
    return tuple(
        id for id in dict.fromkeys(player.hand) if not is_back(id) and not _against(scene, player, id)
    )


def _against(scene: Scene, player: Player, id: str) -> tuple[Refusal, ...]:
    return tuple(summon_refusals(scene.table, player, id, scene.reading))


def may_act(scene: Scene, player: Player) -> bool:
    """Whether it is the player's turn, and the gains of the die are over."""
    turn = scene.table.turn
    return turn is not None and turn.seat == player.seat and turn.stage == "actions"


def _in_hand(scene: Scene, player: Player, id: str, n: int, *, lit: bool) -> Html:
    words = scene.words
    if scene.table.ended:
        return card(scene, id, cost(scene, id), n=n, lit=lit)
    against = _against(scene, player, id)
    lies = words("summon-not") if against else words("summon-now" if may_act(scene, player) else "summon-can")
    reasons = [tag("li", capital(scene.speaker.refusal(reason))) for reason in against]
    return card(
        scene,
        id,
        cost(scene, id),
        tag("ul", *reasons, class_="rt-reasons") if reasons else None,
        lies=lies,
        n=n,
        lit=lit,
        candidate=player.seat == scene.asker and scene.offered("card", id),
    )


# ---- in play


def in_play(scene: Scene, player: Player, before: Player) -> Html | None:
    """The cards in play in the order in which they came, turned ones marked, with the tokens on them."""
    return grid(_copy(scene, one, before.copy(one.id)) for one in player.play)


def _copy(scene: Scene, one: Copy, was: Copy | None) -> Html:
    words = scene.words
    held = None
    if one.tokens != NONE or (was is not None and was.tokens != NONE):
        label = words("on-card", tokens=tokens.in_words(scene, one.tokens) or words("nothing"))
        before = NONE if was is None else was.tokens
        row = tokens.row(scene, one.tokens, before, place=f"on:{one.id}:", label=label)
        held = tag("p", join(row if size(one.tokens) else None, label, by=" "), class_="rt-card__meta")
    lies = join(sign("swap"), words("turned"), by=" ") if one.turned else None
    return card(
        scene,
        one.card,
        held,
        lies=lies,
        looks=["spent"] if one.turned else [],
        lit=one != was,
        candidate=scene.offered("copy", one.id),
    )
