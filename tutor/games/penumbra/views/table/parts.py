"""Small parts that the table is put together from: foldable sections, rows of facts, signs beside words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tutor.games.penumbra.components.costs import Cost
from tutor.games.penumbra.components.faces import Reward
from tutor.games.penumbra.components.tasks import Task
from tutor.games.penumbra.state.wizard import Die
from tutor.games.penumbra.views.table import phrases
from tutor.games.penumbra.views.table.scene import Scene
from tutor.views import parts as parts_of_views
from tutor.views.dice import chip
from tutor.views.markup import Html, Part, join, tag
from tutor.views.theme import sign
from tutor.views.words import NBSP

SIGNS: Final[dict[str, str]] = {
    "blood": "drops",
    "crystal": "shards",
    "jewel": "jewel",
    "fruit": "fruit",
    "trinket": "trinket",
    "arcana": "orb",
    "light": "sun",
    "dark": "eclipse",
    "monsters": "claws",
    "magical-beasts": "paw",
    "wild-lands": "peaks",
    "mystic": "triangle",
    "wizards": "hat",
    "society": "hall",
    "die": "die",
    "brew": "flask",
    "exchange": "swap",
    "buy": "coin",
}
"""The drawn sign of an ingredient, a side, an experience symbol, a rest effect."""


def fold(
    scene: Scene,
    key: str,
    title: str,
    note: str,
    *parts: Part,
    picks: bool,
    lit: bool,
    unfolded: bool = False,
) -> Html:
    """A section that folds, and is unfolded where something in it is offered."""
    return parts_of_views.fold(
        scene.words, key, title, note, *parts, offered=picks, lit=lit, unfolded=unfolded or picks
    )


def signed(id: str, words: str) -> Html:
    """Words with the sign of what they speak of in front, where there is one."""
    icon = sign(SIGNS[id]) if id in SIGNS else None
    return tag("span", join(icon, words, by=NBSP), class_="rt-signed")


def dyed(colours: Iterable[str], words: str) -> Html:
    """Words with a small die of every colour they speak of in front; "any" is the bone sign."""
    chips = [chip("bone" if colour == "any" else colour) for colour in dict.fromkeys(colours)]
    return tag("span", join(join(*chips), words, by=NBSP), class_="rt-signed")


def dice_line(scene: Scene, dice: Iterable[Die]) -> Html:
    """Dice in a line of text, each with its sign and value."""
    return join(
        *[
            chip(one.colour, one.value, label=scene.speaker.value(f"{one.colour} {one.value}"))
            for one in dice
        ],
        by=" ",
    )


def cost(scene: Scene, parts: Cost) -> Html:
    """Everything that is paid together, with its signs."""
    terms = [
        dyed((part.kind,), phrases.pay(scene.speaker, part))
        if part.what == "die"
        else signed(part.kind, phrases.pay(scene.speaker, part))
        for part in parts
    ]
    return join(*terms, by=", ") if terms else join(scene.words("no-cost"))


def costs(scene: Scene, variants: tuple[Cost, ...]) -> Html:
    """The variants of a cost, one of which is paid."""
    return join(*[cost(scene, parts) for parts in variants], by=f" {scene.words('or')} ")


def task(scene: Scene, wanted: Task) -> Html:
    """A task with the signs of what it asks for."""
    text = phrases.task(scene.speaker, wanted)
    if wanted.kind == "experience":
        return signed(wanted.symbol, text)
    if wanted.kind == "ingredients":
        return signed(wanted.pay[0].kind if wanted.pay else "", text)
    if wanted.kind == "endure":
        return tag("span", chip("threat", wanted.n), NBSP, text, class_="rt-signed")
    return dyed(wanted.colours, text)


def reward(scene: Scene, given: Reward) -> Html:
    """A reward with its signs."""
    parts = [
        dyed((id,), words) if what == "die" else signed(id, words)
        for what, id, words in phrases.reward_parts(scene.speaker, given)
    ]
    return join(*parts, by=", ") if parts else join(scene.words("nothing"))


def symbols(scene: Scene, experience: Iterable[str]) -> Html:
    """Experience symbols by sign and name."""
    names = [signed(symbol, scene.speaker.name(symbol)) for symbol in experience]
    return join(*names, by=", ") if names else join(scene.words("nothing"))


def unknown(scene: Scene) -> Html:
    """What stands for a fact that nobody knows."""
    return parts_of_views.unknown(scene.words)
