"""The programs of all powers, made from what is printed.

A power "n" of a component is the program "component.n": one sentence for its cost, if it has one, and one for
each full stop of what it does, as many as its text in the catalogue has. Facts of a new component that say
what there are `verbs` for need nothing here.
"""

from __future__ import annotations

from tutor.engine.program import Program
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.components.faces import Power
from tutor.games.resarcana.verbs.costs import cost_sentence

RULES = {
    "power": "res.power.definition",
    "reaction": "res.react.definition",
    "trigger": "res.trigger.obelisk",
}
"""The rules under which powers of each kind run."""


def program_id(card: str, power: Power) -> str:
    """The id of a power's program."""
    return f"{card}.{power.n}"


def program(card: str, power: Power) -> Program:
    """The program of a power."""
    effect = (sentence for verb in power.effect for sentence in verb.full_stops(card, power))
    sentences = (*cost_sentence(card, power), *effect)
    return Program(program_id(card, power), RULES[power.kind], sentences, power.kind, card)


POWERS: tuple[Program, ...] = tuple(
    program(face.id, power) for face in box().faces.values() for power in face.powers
)
"""The programs of every power in the box."""
