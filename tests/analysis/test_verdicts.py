"""Every imaginable move of a position: what is allowed, all that stands against the rest, what is meant."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.drawing import random_game

from tutor.analysis.legality import ASKED_FIRST, UNDER_WAY, Verdict, verdict, verdicts, whose
from tutor.analysis.move_matching import matching_moves, without_meaning
from tutor.engine.event import facts
from tutor.engine.game import Game
from tutor.engine.history import Node
from tutor.engine.question import Option, Question, Refusal, Refused
from tutor.engine.state import State
from tutor.rules.function_words import is_function_word
from tutor.rules.words import LANGS
from tutor.scenario.case import Opened, case_of, open_case
from tutor.scenario.games import game_named, playable, scenario_folder
from tutor.scenario.load import load_scenario
from tutor.trace.words import speaker


def at_random(game: Game[Any], seed: int, steps: int = 60) -> Iterator[Node[Any]]:
    """The nodes of a random game."""
    openings = [one.id for one in game.openings()]
    yield from random_game(game, openings[seed % len(openings)], seed, steps).nodes


def lesson(name: str, answers: int = 0) -> Opened:
    """A lesson after so many answers of its file."""
    scenario = load_scenario(scenario_folder() / f"{name}.yaml")
    keys = tuple(
        str(step.choose) if step.choose is not None else "-".join(map(str, step.roll or ()))
        for step in scenario.steps
        if step.choose is not None or step.roll is not None
    )
    return open_case(case_of(scenario, keys[:answers]))


@pytest.mark.parametrize("game", playable())
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_the_waiting_question_decides_and_its_reasons_are_all_there(game: str, seed: int) -> None:
    played = game_named(game)
    for node in list(at_random(played, seed))[::7]:
        question, found = node.question, {one.key: one for one in verdicts(played, node.state)}
        if question is None or question.chance is not None:
            assert not any(one.waiting for one in found.values())
            continue
        seat = whose(question)
        for option in question.options:
            one = found[f"{seat}/{question.kind}/{option.key}"]
            assert one.allowed and one.waiting and one.option == option
        for refused in question.refused:
            one = found[f"{seat}/{question.kind}/{refused.option.key}"]
            assert not one.allowed and set(refused.reasons) <= set(one.reasons)
            assert {reason.rule for reason in refused.reasons} == {reason.rule for reason in one.reasons}


@pytest.mark.parametrize("game", playable())
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_a_move_that_is_not_offered_is_refused_for_rules_that_there_are(game: str, seed: int) -> None:
    played = game_named(game)
    known = played.rules() | played.readings().keys()
    for node in list(at_random(played, seed))[::11]:
        waiting = node.question is not None or bool(node.state.stack)
        for one in verdicts(played, node.state):
            assert one.allowed == (not one.reasons) and {reason.rule for reason in one.reasons} <= known
            assert one.waiting or not one.allowed or not waiting
            assert verdict(played, node.state, one.key) == one


def with_acts(game: Game[Any], *acts: Question) -> Game[Any]:
    """The game, with seats that could be asked just these questions."""
    return replace(game, acts=lambda state, seat: tuple(act for act in acts if act.seat == seat))


PASSING = Option("pass", "pass")
FREE = Question("boris", "sea.turn.actions", "turn", (Option("bonus-draw", "bonus"), PASSING))
BARRED = Refusal("sea.turn.actions", "not-now")


def turn_of_anna() -> State[Any]:
    """Anna is asked what she does in her turn."""
    state = lesson("seasons/09-three-bonuses").state
    assert verdicts(game_named("seasons"), state)[0].seat == "anna"
    return state


def test_who_is_not_asked_is_refused_for_the_question_that_waits() -> None:
    state, game = turn_of_anna(), with_acts(game_named("seasons"), FREE)
    mine = verdicts(game, state, "boris")
    assert [one.option.key for one in mine] == ["bonus-draw"]
    reason = mine[0].reasons[0]
    assert (reason.kind, dict(reason.facts)["seat"]) == (ASKED_FIRST, "anna")
    assert reason.rule in game.rules()


def test_own_reasons_and_those_of_the_moment_are_told_together() -> None:
    refused = Question(
        "boris", "sea.turn.actions", "turn", refused=(Refused(Option("x", "bonus"), (BARRED,)),)
    )
    mine = verdicts(with_acts(game_named("seasons"), refused), turn_of_anna(), "boris")
    assert [reason.kind for reason in mine[0].reasons] == ["not-now", ASKED_FIRST]


def test_an_act_that_the_waiting_question_offers_is_allowed_whatever_the_act_says() -> None:
    state = turn_of_anna()
    offered = next(one for one in verdicts(game_named("seasons"), state) if one.allowed)
    act = Question("anna", offered.rule, offered.kind, refused=(Refused(offered.option, (BARRED,)),))
    game = with_acts(game_named("seasons"), act)
    assert verdict(game, state, offered.key) == offered
    assert [one for one in verdicts(game, state) if one.key == offered.key] == [offered]


def test_between_two_full_stops_what_is_under_way_comes_first() -> None:
    game = game_named("seasons")
    nodes = at_random(game, 3, 200)
    node = next(node for node in nodes if node.question is None and node.state.stack)
    seat = game.seats(node.state.table)[0]
    one = verdicts(with_acts(game, replace_seat(FREE, seat)), node.state, seat)[0]
    assert [reason.kind for reason in one.reasons] == [UNDER_WAY]


def test_where_nothing_is_under_way_a_move_that_nothing_bars_is_allowed() -> None:
    state = turn_of_anna()
    still = State(state.table, (), state.rulings)
    assert verdicts(with_acts(game_named("seasons"), FREE), still)[0].allowed


def replace_seat(question: Question, seat: str) -> Question:
    return Question(seat, question.rule, question.kind, question.options)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "name",
    ["seasons/18-beside-the-reserve", "resarcana/21-on-its-side", "blackrose/28-inertia",
     "penumbra/45-in-its-own-time"],
)  # fmt: skip
def test_a_move_is_found_by_its_words(name: str, lang: str) -> None:
    opened = lesson(name)
    found, says = verdicts(opened.game, opened.state), speaker(opened.game.id, lang)
    assert found
    for one in found:
        said = says.option(one.option)
        same = [other for other in found if says.option(other.option) == said]
        assert matching_moves(opened.game.id, found, f"{said.upper()}!")[0] in same
        assert matching_moves(opened.game.id, found, one.key) == (one,)


def test_a_move_is_found_by_other_forms_of_its_words_and_slightly_misspelt() -> None:
    opened = lesson("seasons/18-beside-the-reserve")
    found = verdicts(opened.game, opened.state)
    for said in ("можно ли активировать амулетом воды", "activate the amulett of water", "амулет вады"):
        best = matching_moves("seasons", found, said)
        assert best and "amulet-of-water" in best[0].key, said
    assert matching_moves("seasons", found, "zzz qqq") == ()
    assert all(one.seat == "boris" for one in matching_moves("seasons", found, "water", "boris"))


def moves(*said: str) -> tuple[Verdict, ...]:
    """Moves whose options have these keys, and one button."""
    return tuple(
        Verdict("anna", "may-apply", "brw.gen.effect.order", Option(one, "may-apply")) for one in said
    )


@pytest.mark.parametrize(
    ("said", "other"),
    [
        ("with", "switch"), ("there", "three"), ("form", "from"), ("then", "the"), ("hand", "land"),
        ("anoth", "azoth"), ("another", "nothing"), ("fight", "night"), ("from", "form"), ("on", "no"),
        ("так", "атак"), ("перед", "переезд"), ("есть", "месть"), ("под", "пол"), ("вод", "год"),
    ],
)  # fmt: skip
def test_a_word_that_joins_others_or_is_short_is_never_taken_for_another(said: str, other: str) -> None:
    assert matching_moves("blackrose", moves(other, "zzz"), said) == ()


@pytest.mark.parametrize(
    ("said", "option"),
    [
        ("swicth", "switch"), ("swith", "switch"), ("torent", "torment"), ("tormentt", "torment"),
        ("мучене", "мучение"), ("инерцыя", "инерция"), ("wtaer", "water"), ("potoin", "potion"),
    ],
)  # fmt: skip
def test_a_letter_that_lacks_or_is_too_many_or_another_is_forgiven(said: str, option: str) -> None:
    assert [one.option.key for one in matching_moves("blackrose", moves("zzz", option), said)] == [option]


def test_the_nearest_of_moves_that_agree_alike_come_first() -> None:
    def lies(who: str) -> Refusal:
        return Refusal("brw.spell.prepared", "lies-elsewhere", facts(who=who))

    reasons = [(lies("boris"),), (lies("anna"),), (BARRED,)]
    found = [
        Verdict("anna", "action", "brw.act.cast", Option(f"curse.{n}", "may-apply"), why)
        for n, why in enumerate(reasons)
    ]
    assert matching_moves("blackrose", found, "curse") == tuple(reversed(found))


def test_one_word_is_no_key_of_a_move_that_is_not_listed() -> None:
    listed, hidden = moves("curse-II", "curse")
    hidden = Verdict(hidden.seat, hidden.kind, hidden.rule, hidden.option, (BARRED,), listed=False)
    assert matching_moves("blackrose", (listed, hidden), "curse") == (listed,)
    assert matching_moves("blackrose", (listed, hidden), hidden.key) == (hidden,)


def test_words_that_join_others_decide_only_where_nothing_else_does() -> None:
    both = moves("torment-with-x", "torment-from-x", "with-zzz")
    assert matching_moves("blackrose", both, "torment from")[0].option.key == "torment-from-x"
    assert matching_moves("blackrose", both, "with torment")[0].option.key == "torment-with-x"
    assert [one.option.key for one in matching_moves("blackrose", both, "with the zzz")] == ["with-zzz"]
    assert matching_moves("blackrose", both, "with the") == ()
    assert without_meaning("blackrose", both, "may I do it with the qqq?") == ("qqq",)


@pytest.mark.parametrize(
    "word", ["without", "not", "no", "instead", "none", "без", "не", "вместо", "up", "all"]
)
def test_words_that_say_no_or_which_way_are_not_among_those_that_join_others(word: str) -> None:
    assert not is_function_word(word)


def test_a_verdict_is_named_by_seat_kind_and_option() -> None:
    one = Verdict("anna", "turn", "sea.turn.actions", Option("a/b", "bonus"))
    assert one.key == "anna/turn/a/b" and one.allowed
    assert verdict(game_named("seasons"), turn_of_anna(), "nobody/turn/x") is None
