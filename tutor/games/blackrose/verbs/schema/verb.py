"""The base of all verbs: a verb is what a full stop of a printed text does, named by ``do`` in a facts file.

Each is one class: its fields are what a text may give it, its tag is the word behind ``do``, and its
sentences are what it does. The classes stand in the modules of `verbs`, by what they are about.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, Final, Literal, NamedTuple, TypeAlias, get_args

from tutor.engine.sentence import Sentence
from tutor.games.blackrose.verbs.schema.picks import Cond, Form, Number, SpellType, Whom

Sentences: TypeAlias = tuple[Sentence, ...]
By: TypeAlias = Literal["self", "rose"]
"""Whose chips are used."""
ORDER = "brw.gen.effect.order"
NAMES: Final[Mapping[str, str]] = {
    "what": "evocation",
    "holding": "evocation",
    "upgrade": "upgrade",
    "rooms": "room",
    "without": "room",
}
"""Which kind of components fields name, in verbs and in what they hold."""


class Change(NamedTuple):
    """How a card in play changes a value of figures: by `n`, or to `to`; for spells of the `types` only."""

    whom: Whom = "bearer"
    n: Number = 0
    to: int | None = None
    types: tuple[SpellType, ...] = ()


class Verb(Form, frozen=True, kw_only=True, tag_field="do"):
    """A verb with what all of them can have: a condition, and whether it is left to who applies it.

    `rule`: under which its full stop runs. `lasts`: it says what holds or may happen at other times, and does
    nothing when it is reached. `names_target`: it makes something the target. `summons`: it is a summoning
    effect. `may_each`: not who applies the whole, but each mage may leave it out. `names`: which kinds of
    components its fields name. `part`: the only part of a text where it can stand, "" for any.
    """

    cond: Cond | None = None
    may: bool = False

    rule: ClassVar[str] = ORDER
    lasts: ClassVar[bool] = False
    names_target: ClassVar[bool] = False
    summons: ClassVar[bool] = False
    may_each: ClassVar[bool] = False
    names: ClassVar[Mapping[str, str]] = NAMES
    part: ClassVar[str] = ""

    def sentences(self) -> Sentences:
        """What it does, leaving its condition aside."""
        if self.lasts:
            return ()
        raise NotImplementedError(type(self).__name__)

    def sentences_at(self, at: int) -> Sentences:
        """What it does as the full stop `at` of a text; 0 within another verb."""
        return self.sentences()

    def change(self, what: str) -> Change | None:
        """How it changes a value as long as its card is in play; None for a value that it leaves alone."""
        return None


def any_verb() -> Any:
    """The union of all verbs, as which a facts file is read.

    It is there when all of the game has been imported: what verbs do needs the cards, and those hold verbs.
    """
    from tutor.games.blackrose.verbs.combined import AnyVerb

    return AnyVerb


@cache
def verbs_by_word() -> Mapping[str, type[Verb]]:
    """All verbs by the words behind ``do``."""
    return {str(verb.__struct_config__.tag): verb for verb in get_args(any_verb())}
