"""Every move is found by its words where something else is asked, with a rule where it is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from support.spelling import random_states
from support.whole_games import start

from tutor.analysis.legality import ASKED_FIRST, UNDER_WAY, Verdict, verdicts
from tutor.analysis.move_matching import matching_moves
from tutor.engine.game import Game
from tutor.engine.question import PASS, Option
from tutor.games.blackrose import GAME as BLACKROSE
from tutor.games.penumbra import GAME as PENUMBRA
from tutor.games.resarcana import GAME as RESARCANA
from tutor.games.seasons import GAME as SEASONS
from tutor.trace.words import speaker

TRIES = 4
"""So many positions are tried for a kind of option."""

GENERAL = (ASKED_FIRST, UNDER_WAY)
"""The kinds of reasons that stand against whatever is not asked now."""

MOVES = {
    "seasons": {"take-die", "before-die", "turn"},
    "resarcana": {"action", "item", "collect", "at-check"},
    "penumbra": {"turn-kind", "trial", "learning", "placement", "effects", "threat-prepare"},
    "blackrose": {"library-deck", "purge", "lay-spell", "action", "explore-step", "combat-step", "trap"},
}
"""The kinds of questions that a seat answers with a move; others are asked in a set-up or inside a move."""


@pytest.mark.parametrize(
    ("game", "opening", "answers"),
    [
        (SEASONS, "magician-3", 350),
        (RESARCANA, "whole-3", 500),
        (PENUMBRA, "whole-4", 150),
        (BLACKROSE, "whole-3", 800),
    ],
    ids=lambda value: getattr(value, "id", str(value)),
)
def test_every_move_is_found_where_something_else_is_asked(
    game: Game[Any], opening: str, answers: int
) -> None:
    """Each is looked for in the position before; what it names may have come only then, so more than once."""
    tried, found = Counter[tuple[str, str]](), set[tuple[str, str]]()
    before = None
    for state, question in random_states(game, start(game, opening), f"survey {opening}", answers):
        if question.chance is not None:
            continue
        options = question.options if question.kind in MOVES[game.id] else ()
        of_kinds = {(question.kind, one.kind): one for one in reversed(options) if not is_end(one)}
        wanted = {kind: one for kind, one in of_kinds.items() if kind not in found and tried[kind] < TRIES}
        if before is not None and before[1].kind != question.kind and wanted:
            imagined = verdicts(game, before[0], question.seat)
            for kind, option in wanted.items():
                tried[kind] += 1
                if is_found(game, imagined, option):
                    found.add(kind)
        before = (state, question)
    assert not {kind for kind, n in tried.items() if n > 1} - found
    assert {kind for kind, _ in found} == MOVES[game.id]


def is_end(option: Option) -> bool:
    """Whether an option does nothing more: it is no move."""
    return option.key == PASS or option.kind.endswith("-done")


def is_found(game: Game[Any], imagined: tuple[Verdict, ...], option: Option) -> bool:
    """Whether the words of its button find a move in both languages: allowed, or refused for its own rule."""
    for lang in ("en", "ru"):
        meaning = matching_moves(game.id, imagined, speaker(game.id, lang).option(option))
        same = [one for one in meaning if one.option.key == option.key]
        if not any(one.allowed or any(why.kind not in GENERAL for why in one.reasons) for one in same):
            return False
    return True
