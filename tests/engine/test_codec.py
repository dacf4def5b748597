"""Positions as JSON: equal and with the same hash, and refused where they do not fit the game."""

from __future__ import annotations

from dataclasses import replace as changed
from random import Random

import msgspec
import pytest
from engine.fixtures import blackrose
from engine.fixtures.tiny import RULE, Add, Say, Sum, Total, Trap, start, tiny
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tutor.contract import check_game
from tutor.engine.codec import decode, digest, encode
from tutor.engine.program import is_path
from tutor.engine.query import AtLeast, Named
from tutor.engine.sentence import Call, Choose, EndEffect, If, May, Roll, Sentence, Stop

OWN = (
    (Add(rule=RULE, n=1),),
    (EndEffect(rule=RULE),),
    (Choose(rule=RULE, kind="pick", among=Named(keys=("x", "y"), kind="thing"), into="it"),),
    (Roll(rule=RULE, kind="roll", dice=1, faces=2, into="r"), Add(rule=RULE, n=Sum(of="r"))),
)
HIT = (Say(rule=RULE, kind="hit"),)
CALLS = ((Call(rule=RULE, program="sub", part=True),), (Call(rule=RULE, program="sub"),))


def nest(inner: st.SearchStrategy[tuple[Sentence, ...]]) -> st.SearchStrategy[tuple[Sentence, ...]]:
    some = st.lists(inner, max_size=3).map(lambda parts: tuple(s for part in parts for s in part))
    cond = AtLeast(left=Total(), right=2)
    return st.one_of(
        some.map(lambda body: (May(rule=RULE, kind="may", body=body),)),
        some.map(lambda body: (Stop(rule=RULE, body=body),)),
        st.tuples(some, some).map(lambda two: (If(rule=RULE, cond=cond, then=two[0], otherwise=two[1]),)),
    )


def effect(*leaves: tuple[Sentence, ...]) -> st.SearchStrategy[tuple[Sentence, ...]]:
    return st.recursive(st.sampled_from(leaves), nest, max_leaves=6)


@given(effect(HIT, *OWN, *CALLS), effect(HIT, *OWN), effect(*OWN), st.booleans(), st.integers(0, 99))
def test_any_effect_under_any_interruption_holds_to_the_contract(
    main: tuple[Sentence, ...], sub: tuple[Sentence, ...], trap: tuple[Sentence, ...], forced: bool, seed: int
) -> None:
    traps = (
        Trap("b", "one", "hit", "trap"),
        Trap("a", "two", "hit", "trap"),
        Trap("a", "one", "hit", "trap"),
    )
    game = changed(
        tiny(main=(*main, *HIT), sub=sub, trap=trap), setups=lambda: (start(*traps, forced=forced),)
    )
    assert check_game(game, pick=Random(seed).randrange, games=1, limit=1_000) == ()


def test_equal_positions_have_equal_fingerprints() -> None:
    state = blackrose.chain()
    again = decode(blackrose.GAME, encode(state).decode())
    assert again == state and hash(again) == hash(state) and digest(again) == digest(state)
    assert digest(blackrose.chain(damage=1)) != digest(state)


@pytest.mark.parametrize(
    ("found", "paths"),
    [
        (True, ((0,), (3,), (2, 0, 0), (2, 0, 1))),
        (False, ((), (4,), (-1,), (2, 0), (2, 1, 0), (2, 0, 2), (0, 0, 0), (9, 0, 0))),
    ],
)
def test_paths_that_lead_nowhere_are_known(found: bool, paths: tuple[tuple[int, ...], ...]) -> None:
    explore = blackrose.GAME.programs["explore"]
    assert [is_path(explore, path) for path in paths] == [found] * len(paths)


def test_a_position_of_another_game_is_refused_with_its_place() -> None:
    game, state = blackrose.GAME, blackrose.chain()
    (frame,) = state.stack
    with pytest.raises(
        msgspec.ValidationError, match=r"Unknown program 'fly' - at `\$\.stack\[0\]\.program`"
    ):
        decode(game, encode(replace(state, stack=(replace(frame, program="fly"),))))
    with pytest.raises(msgspec.ValidationError, match=r"'explore' has no such place - at `\$\.stack\[0\]"):
        decode(game, encode(replace(state, stack=(replace(frame, path=(7,)),))))
    with pytest.raises(msgspec.ValidationError, match=r"Expected `int`, got `str` - at `\$\.table\.rose`"):
        decode(game, encode(state).replace(b'"rose":30', b'"rose":"30"'))
    with pytest.raises(msgspec.DecodeError):
        decode(game, b"{")
