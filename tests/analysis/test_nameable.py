"""Moves that somebody names at another moment than their own: each is found, with the rule against it.

What is named is all that was offered anywhere in the lessons of a game, at a step of some of them.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from tutor.analysis.legality import ASKED_FIRST, UNDER_WAY, Verdict, nameable, verdict, verdicts, whose
from tutor.analysis.move_matching import matching_moves
from tutor.engine.history import History, Node
from tutor.engine.question import PASS, Option
from tutor.engine.state import State
from tutor.framework.unlisted import kinds_of
from tutor.rules.words import LANGS
from tutor.scenario.checking import open_script
from tutor.scenario.games import game_named, playable, scenario_folder
from tutor.scenario.load import load_scenario
from tutor.trace.words import speaker

GENERAL = {ASKED_FIRST, UNDER_WAY}
"""Reasons that hold of whatever is named."""
EVERY = 12
"""One lesson out of so many is asked about."""

LIST_ASKS = {
    "seasons": {"turn", "before-die", "take-die"},
    "resarcana": {"action", "item", "collect", "at-check"},
    "penumbra": {
        "turn-kind", "trial", "effects", "learning", "placement", "threat-prepare", "threat-values",
        "exchange", "buy", "mortal-window", "rest-brew",
    },
    "blackrose": {
        "action", "explore-step", "combat-step", "inertia-move", "order-step", "trap", "lay-spell", "purge",
        "library-deck", "evocation",
    },
}  # fmt: skip
"""The kinds of questions that offer what a seat may do: a move is found whichever of them has it."""
ALIKE = {
    "place-die": ("place-section", "place-lacking", "place-class"),
    "place-beside": ("beside-section",),
    "place-knock": ("knock-die", "place-lacking"),
    "cast": ("cast-hand", "cast-nothing"),
}
"""Kinds of options as which a move is refused where it is not offered."""


class Offered(NamedTuple):
    """An option that some question of a lesson offered, by the kind of the question."""

    asked: str
    option: Option


@cache
def lines(game: str) -> tuple[History[Any], ...]:
    """The told lines of the lessons of a game."""
    files = sorted((scenario_folder() / game).glob("[0-9]*.yaml"))
    return tuple(open_script(load_scenario(file)).main_line() for file in files)


@cache
def offered(game: str) -> dict[tuple[str, str], Option]:
    """One option of each kind in each kind of question that is asked in a lesson."""
    found: dict[tuple[str, str], Option] = {}
    for line in lines(game):
        for node in line.nodes:
            for one in _of(node):
                found.setdefault((one.asked, one.option.kind), one.option)
    return found


def _of(node: Node[Any]) -> list[Offered]:
    question = node.question
    if question is None or question.chance is not None:
        return []
    return [Offered(question.kind, option) for option in question.options if option.key != PASS]


def asked_about(game: str) -> list[Node[Any]]:
    """One position of each of some lessons."""
    source = Random(f"positions {game}")
    return [source.choice(line.nodes) for line in lines(game)[::EVERY]]


def is_found(
    game: str, found: dict[tuple[str, str, str], list[Verdict]], seat: str, kind: str, option: str
) -> bool:
    """Whether the seat has a move of that kind, with a reason of its own where it is refused."""
    asking = LIST_ASKS[game] if kind in LIST_ASKS[game] else {kind}
    options = (option, *ALIKE.get(option, ()))
    moves = [one for ask in asking for each in options for one in found.get((seat, ask, each), ())]
    return bool(moves) and all(
        one.allowed or any(reason.kind not in GENERAL for reason in one.reasons) for one in moves
    )


def nothing_to_name(game: str, state: State[Any], seat: str) -> set[tuple[str, str]]:
    """The kinds of options, by their kind of question, for which there is nothing in the position."""
    asked = {one.kind: one for one in game_named(game).unlisted(state, seat)}
    given = {(kind, one.option.kind) for kind, question in asked.items() for one in question.refused}
    known = {(kind, option) for kind, one in kinds_of(game).items() for option in one.options}
    return known - given


@pytest.mark.parametrize("game", playable())
def test_every_kind_of_move_is_found_at_any_moment_for_every_seat(game: str) -> None:
    played, missed, empty, asked = game_named(game), Counter[str](), 0, 0
    for node in asked_about(game):
        found: dict[tuple[str, str, str], list[Verdict]] = {}
        for one in nameable(played, node.state):
            found.setdefault((one.seat, one.kind, one.option.kind), []).append(one)
        for seat in played.seats(node.state.table):
            if not played.acts(node.state, seat):
                continue
            nothing = nothing_to_name(game, node.state, seat)
            for kind, option in offered(game):
                asked += 1
                if is_found(game, found, seat, kind, option):
                    continue
                if (kind, option) in nothing:
                    empty += 1
                else:
                    missed[f"{kind}/{option}"] += 1
    assert not missed, missed.most_common()
    assert empty < asked / 10, f"{empty} of {asked} have nothing to be about"


@pytest.mark.parametrize("game", playable())
def test_every_kind_of_question_that_is_asked_has_moves_that_can_be_named(game: str) -> None:
    known = LIST_ASKS[game] | kinds_of(game).keys()
    assert {kind for kind, _ in offered(game)} <= known


@pytest.mark.parametrize("game", playable())
def test_kinds_of_questions_name_rules_and_effects_that_there_are(game: str) -> None:
    played = game_named(game)
    known = played.rules() | played.readings().keys()
    for kind, asked in kinds_of(game).items():
        assert asked.rule in known, kind
        assert asked.inside is None or asked.inside in played.programs, kind


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", playable())
def test_whatever_can_be_named_can_be_said_with_all_that_stands_against_it(game: str, lang: str) -> None:
    played, says = game_named(game), speaker(game, lang)
    known = played.rules() | played.readings().keys()
    for node in asked_about(game)[::2]:
        for one in nameable(played, node.state):
            if not one.listed:
                assert says.option(one.option) and one.reasons
                for reason in one.reasons:
                    assert reason.rule in known
                    assert says.refusal(reason) and says.allowed_if(reason)


@pytest.mark.parametrize("game", playable())
def test_what_is_listed_stays_as_it_is_and_comes_first(game: str) -> None:
    played = game_named(game)
    for node in asked_about(game)[::2]:
        listed, found = verdicts(played, node.state), nameable(played, node.state)
        assert found[: len(listed)] == listed and all(one.listed for one in listed)
        others = found[len(listed) :]
        assert not any(one.listed or one.allowed for one in others)
        same = {(one.seat, one.option.kind, one.option.key) for one in listed}
        assert not same & {(one.seat, one.option.kind, one.option.key) for one in others}
        for one in others[::97]:
            there = verdict(played, node.state, one.key)
            assert there is not None and one.reasons[0].rule in {reason.rule for reason in there.reasons}


@pytest.mark.parametrize("game", playable())
def test_an_answer_is_found_by_the_words_of_its_question_and_its_button(game: str) -> None:
    """At another step of the lesson that offers it; what is not found names several things at once."""
    played, says, source = game_named(game), speaker(game, "en"), Random(f"words {game}")
    told, right = 0, 0
    for line in lines(game)[::EVERY]:
        node = source.choice(line.nodes)
        found = nameable(played, node.state)
        seats = played.seats(node.state.table)
        moves = {
            (seat if (seat := whose(asked.question)) in seats else asked.question.seat, one.asked, one.option)
            for asked in line.nodes
            if asked.question is not None
            for one in _of(asked)
            if one.asked not in LIST_ASKS[game]
        }
        for seat, kind, option in source.sample(sorted(moves, key=str), min(5, len(moves))):
            said = f"{kind.replace('-', ' ')} {says.option(option)}"
            best = matching_moves(game, found, said, seat)
            told += 1
            right += any(one.option.kind == option.kind for one in best)
    assert told >= 10 and right >= 0.85 * told, f"{right} of {told}"
