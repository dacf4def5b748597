"""What may be chosen is found without the reasons against the rest: both ways must give the same options."""

from __future__ import annotations

from random import Random

import pytest

from tutor.engine.moment import Moment
from tutor.engine.query import Among
from tutor.engine.sentence import Act, Choose
from tutor.engine.state import Frame, State
from tutor.engine.step import settle, take
from tutor.games.penumbra import GAME
from tutor.games.penumbra.moves import KINDS, Usable
from tutor.games.penumbra.state import Table

STARTS = {opening.id: opening.start for opening in GAME.openings()}


def among_of(state: State[Table]) -> tuple[Among, Moment[Table]] | None:
    """Where the options of the question that waits come from, and the moment in which it is asked."""
    top = state.stack[-1]
    if not isinstance(top, Frame):
        return None
    place = GAME.programs.places[top.program][top.path]
    if not isinstance(place.sentence, (Act, Choose)):
        return None
    return place.sentence.among, Moment(GAME, state, top, place.rule, place.behind, state.table)


@pytest.mark.parametrize("opening", ["whole-2", "whole-3", "automa-jasper"])
def test_pen_turn_effects__options_alone_are_those_of_all_choices(opening: str) -> None:
    pick, seen = Random(opening), 0
    state = STARTS[opening]()
    while (step := settle(GAME, state)).question is not None:
        question = step.question
        found = among_of(step.state)
        if found is not None:
            among, moment = found
            whole, alone = among.choices(moment), among.options(moment)
            assert alone == whole.options or (isinstance(among, Usable) and not alone)
            assert not {option.key for option in alone} & {one.option.key for one in whole.refused}
            seen += 1
        if question.chance is not None:
            key = question.chance.pick(pick.randrange(question.chance.total))
        else:
            key = pick.choice(question.options).key
        state = take(GAME, step.state, question, key).state
    assert seen > 50


def test_pen_prim_rest_window__kinds_are_left_out_only_where_all_their_uses_are_refused() -> None:
    pick, looked = Random("kinds"), set[tuple[str, str]]()
    for start in STARTS.values():
        state = start()
        while (step := settle(GAME, state)).question is not None:
            table = step.state.table
            for kind in KINDS:
                if not (kind.never or table.turn.kind in kind.not_in):
                    continue
                for wizard in table.wizards:
                    for _, against in kind.considered(table, wizard, GAME.default_reading):
                        assert tuple(against)
                        looked.add((kind.kind, table.turn.kind))
            question = step.question
            if question.chance is not None:
                key = question.chance.pick(pick.randrange(question.chance.total))
            else:
                key = pick.choice(question.options).key
            state = take(GAME, step.state, question, key).state
    assert {("red", "rest"), ("jewel", "trial"), ("crystal", "rest"), ("fruit", "trial")} <= looked
