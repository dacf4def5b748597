"""What the sources were found to say when they were read: nothing of it may get lost unnoticed.

The counts and digests were taken when the facts were brought into their present form, after every single
value had been compared with what had been noted from the sources. Who corrects a fact, or adds one, changes
the numbers here on purpose; rewording a text changes none of them.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator

import pytest

from tutor.rules.catalogue import PREFIXES, load
from tutor.rules.components import Component
from tutor.rules.facts import UNKNOWN, Fact, Table, Value
from tutor.rules.words import Words

RULES = {"penumbra": 358, "resarcana": 161, "seasons": 213, "blackrose": 287}
EXAMPLES = {"penumbra": 52, "resarcana": 10, "seasons": 22, "blackrose": 17}
RULINGS = {
    "penumbra": {"silent": 66, "contradiction": 8, "ambiguous": 2},
    "resarcana": {"contradiction": 12, "silent": 17, "ambiguous": 13},
    "seasons": {"edition": 11, "ambiguous": 28, "silent": 42},
    "blackrose": {"ambiguous": 16, "contradiction": 5, "silent": 56},
}
KINDS = {
    "penumbra": {
        "piece": 19,
        "mark-slot": 11,
        "discipline": 6,
        "ingredient": 6,
        "primagic-die": 6,
        "table": 3,
        "class-section": 3,
        "location": 7,
        "mortal-wound": 1,
        "wizard-card": 47,
        "talent": 4,
        "contract": 19,
        "task-pattern": 9,
        "trial": 21,
        "prophecy": 6,
        "goal": 4,
        "event": 8,
        "trial-property": 8,
        "counterstrike": 1,
        "experience-symbol": 6,
        "prepared-deck": 1,
        "automa": 4,
    },
    "resarcana": {
        "first-game-set": 4,
        "place-tile": 5,
        "essence": 5,
        "token": 2,
        "aid": 1,
        "artifact": 40,
        "mage": 10,
        "magic-item": 8,
        "monument": 10,
        "place-of-power": 10,
    },
    "seasons": {
        "card": 50,
        "die": 20,
        "board": 5,
        "reference": 1,
        "board-slot": 3,
        "bonus": 4,
        "token": 9,
        "card-set": 4,
    },
    "blackrose": {
        "piece": 25,
        "deck": 10,
        "board": 3,
        "room": 19,
        "cell": 4,
        "layout": 1,
        "mage": 4,
        "school": 6,
        "spell": 48,
        "evocation": 9,
        "jinx": 3,
        "upgrade": 2,
        "quest": 15,
        "event": 39,
        "avatar": 1,
        "avatar-event": 1,
        "order": 5,
        "action": 5,
    },
}
BASES = {
    "penumbra": {"rulebook": 1061, "inferred": 84},
    "resarcana": {"public": 518, "rulebook": 18},
    "seasons": {"rulebook": 294, "public": 189, "inferred": 2},
    "blackrose": {"rulebook": 351, "inferred": 82, "public": 507},
}
UNKNOWN_VALUES = {"penumbra": 759, "resarcana": 0, "seasons": 4, "blackrose": 292}
UNKNOWN_TEXTS = {"penumbra": 7, "resarcana": 0, "seasons": 0, "blackrose": 8}
SENTENCES = {"penumbra": 61, "resarcana": 200, "seasons": 92, "blackrose": 371}
VALUES = {
    "penumbra": "856619b6b89d11f344dff4fdffcfcc7a",
    "resarcana": "a6e2f9df6b68d0eb7475c202de07ffb8",
    "seasons": "961501a258d68a24dd27a601dc23e022",
    "blackrose": "7992e9a3082506dd5d476468f3709515",
}

games = pytest.mark.parametrize("game", list(PREFIXES))


def leaves(value: Value, path: str) -> Iterator[str]:
    """One line for each value that holds no other, wordings left out."""
    if isinstance(value, tuple):
        yield f"{path}[{len(value)}]"
        for number, item in enumerate(value):
            yield from leaves(item, f"{path}.{number}")
    elif isinstance(value, Table):
        yield f"{path}{{{len(value)}}}"
        for key, item in value.items():
            yield from leaves(item, f"{path}.{key}")
    else:
        yield f"{path}=words" if isinstance(value, Words) else f"{path}={value!r}"


def facts_of(component: Component) -> Iterator[tuple[str, Fact]]:
    yield from component.facts.items()
    if component.count is not None:
        yield "count", component.count


def machine_lines(game: str) -> Iterator[str]:
    """All values of a game's components, in the order of the ids."""
    for component in sorted(load(game).components, key=lambda each: each.id):
        for name, fact in facts_of(component):
            yield from leaves(fact.value, f"{component.id}:{name}")
        for part, text in component.text.items():
            for number, sentence in enumerate(text if text is not UNKNOWN else ()):
                yield from leaves(sentence.facts, f"{component.id}:{part}:{number}")


@games
def test_numbers_of_entries(game: str) -> None:
    catalogue = load(game)
    assert len(catalogue.rules) == RULES[game]
    assert len(catalogue.examples) == EXAMPLES[game]
    assert Counter(ruling.type for ruling in catalogue.rulings) == RULINGS[game]


@games
def test_components_by_kind(game: str) -> None:
    assert Counter(component.kind for component in load(game).components) == KINDS[game]


@games
def test_facts_by_basis(game: str) -> None:
    found = (fact.basis for component in load(game).components for _, fact in facts_of(component))
    assert Counter(found) == BASES[game]


@games
def test_what_is_unknown(game: str) -> None:
    assert sum(line.endswith("=UNKNOWN") for line in machine_lines(game)) == UNKNOWN_VALUES[game]
    texts = [text for component in load(game).components for text in component.text.values()]
    assert sum(text is UNKNOWN for text in texts) == UNKNOWN_TEXTS[game]
    assert sum(len(text) for text in texts if text is not UNKNOWN) == SENTENCES[game]


@games
def test_every_value(game: str) -> None:
    digest = hashlib.sha256("\n".join(machine_lines(game)).encode()).hexdigest()
    assert digest[:32] == VALUES[game]
