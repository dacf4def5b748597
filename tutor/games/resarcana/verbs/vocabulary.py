"""All verbs of the game, by the words that they are written as in the facts of the catalogue."""

from __future__ import annotations

from typing import Final

from tutor.games.resarcana.verbs import cards, essences, life, victory
from tutor.games.resarcana.verbs.schema import Verb

TOPICS: Final = (cards, essences, life, victory)
"""The modules of verbs; a verb of any of them is known without another line."""

VERBS: Final[dict[str, type[Verb]]] = {verb.word: verb for verb in Verb.__subclasses__()}
