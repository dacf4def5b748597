"""What is printed of the powers: every full stop, and what a reaction answers; and how options are sorted."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tutor.engine.game import Printed
from tutor.engine.question import Option
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.state.essences import KINDS, read
from tutor.rules.catalogue import load
from tutor.rules.facts import UNKNOWN
from tutor.rules.words import Words

WHEN: Final = {
    "life_loss": Words("when you would lose life", "при потере жизней"),
    "dragon_power": Words("when a dragon power affects you", "при действии способности дракона"),
    "victory_check": Words("at a victory check", "при проверке условия победы"),
    "on_claim": Words("when claimed", "когда его забирают"),
}


ESSENCES: Final = frozenset({"gain", "put", "pay", "lose"})
"""The kinds of options that are essences in any mix."""


def sorts(option: Option) -> tuple[str, ...]:
    """Essences are sorted kind by kind by how many there are, those for X by their kind alone."""
    if option.kind == "pay-x":
        return (option.key.partition("-")[0],)
    if option.kind not in ESSENCES:
        return ()
    return tuple(f"{kind}-{n}" for kind, n in zip(KINDS, read(option.key), strict=True))


@lru_cache(maxsize=256)
def printed(program: str) -> Printed | None:
    """What is printed of a power; None for any other program."""
    card, _, n = program.partition(".")
    if card not in box() or not n:
        return None
    component = load("resarcana").component(card)
    wording = component.text.get(f"power-{n}", UNKNOWN)
    if wording is UNKNOWN:
        return None
    sentences = tuple(Words(one.en, one.ru) for one in wording)
    basis = component.text_basis.get(f"power-{n}", "rulebook")
    return Printed(sentences, basis, WHEN.get(box()[card].power(int(n)).trigger))
