"""Finds what a lesson tells before it is there: the values of a roll that is still to come."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tutor.rules.defects import Defect
from tutor.rules.words import LANGS, Words
from tutor.scenario.answers import answer_name
from tutor.scenario.model import Scenario

_LISTED = re.compile(r"\d+(?:(?:, | and |, and | и )(?:an? )?\d+)+")


def foretold(scenario: Scenario) -> Iterator[Defect]:
    """Each text told before a roll that lists just the values of this roll, which no die shows yet."""
    tellings: list[tuple[int, Words]] = []
    for index, step in enumerate(scenario.steps):
        if step.say is not None:
            tellings.append((index, step.say))
        if step.roll is not None:
            for number, say in tellings:
                text = _listed(say, step.roll)
                if text is not None:
                    actual = Words(
                        f"{text}, which is rolled only later", f"{text}, а это выпадет только потом"
                    )
                    behind = Words(f"a text behind steps[{index}]", f"текст после steps[{index}]")
                    yield scenario.located.defect(("steps", number, "say"), actual, behind)
        if answer_name(step) is not None:
            tellings = []


def _listed(say: Words, roll: tuple[int, ...]) -> str | None:
    """The list of just these values in a text, in either language."""
    lists = (text for lang in LANGS for text in _LISTED.findall(say.of(lang)))
    return next((text for text in lists if sorted(map(int, re.findall(r"\d+", text))) == sorted(roll)), None)
