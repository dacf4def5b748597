"""Action and evocation phases that are played at random: they end, and nothing is lost or made."""

from __future__ import annotations

import random

import pytest
from games.blackrose.support.acts import ABYSS, FORGE, MIRRORS, doria, lodge
from games.blackrose.support.positions import HALL, THRONE, laid, mage

from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import play
from tutor.games.blackrose import GAME
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.position.form import BoardSpec, EvocationSpec, MageSpec
from tutor.games.blackrose.scoring.pieces import pieces
from tutor.games.blackrose.state.mage import CELL
from tutor.games.blackrose.state.table import Table

SLOTS = ("quick", "I", "II", "III")
BOX = box("training")
DECKS = ("school-agony", "school-nightmare", "forgotten", "quest-1", "event-1")


def position(dice: random.Random, program: str) -> State[Table]:
    """Three mages with random spells, quests and evocations."""
    cards = [card for deck in DECKS[:3] for card in BOX.deck(deck)]
    quests = list(BOX.deck("quest-2"))
    dice.shuffle(cards)
    dice.shuffle(quests)

    def board() -> dict[str, BoardSpec]:
        found = {}
        for slot in SLOTS:
            card = cards.pop()
            sides = ("main",) if BOX.spell(card).reverse is None else ("main", "reverse")
            found[slot] = laid(card, side=dice.choice(sides))
        return found

    def one(name: str, at: str) -> MageSpec:
        hand = tuple(cards.pop() for _ in range(3))
        grimoire = tuple(cards.pop() for _ in range(6))
        solved = (quests.pop(), quests.pop())
        return mage(name, at, board=board(), hand=hand, grimoire=grimoire, solved=solved)

    mages = (("graminia", one("graminia", MIRRORS)), ("arianna", one("arianna", CELL)))
    figures = {
        "cadaver-1": EvocationSpec("doria", ABYSS),
        "nigredo-1": EvocationSpec("graminia", FORGE),
        "cadaver-2": EvocationSpec("arianna", THRONE),
        "umbra-1": EvocationSpec("graminia", HALL, assigned="doria"),
    }
    left = {deck: tuple(BOX.deck(deck)[:8]) for deck in DECKS}
    mine = doria(HALL, board=board(), solved=(quests.pop(),), hand=(cards.pop(),))
    return lodge(mine, *mages, do=program, evocations=figures, decks=left)


@pytest.mark.parametrize("program", ["action-phase", "evocation-phase"])
@pytest.mark.parametrize("seed", range(12))
def test_brw_act_round_robin__played_at_random(seed: int, program: str) -> None:
    dice = random.Random(seed)
    state = position(dice, program)
    most: dict[str, int] = {}

    def choose(state: State[Table], question: Question) -> str:
        for one in question.refused:
            assert one.reasons, (question.kind, one.option.key)
        assert {one.option.key for one in question.refused}.isdisjoint(o.key for o in question.options)
        if question.chance is not None:
            return question.chance.pick(dice.randrange(question.chance.total))
        return dice.choice(question.options).key

    done = play(GAME, state, choose)
    for event in done.events:
        if event.kind == "action-begun":
            seat = str(event.fact("who"))
            most[seat] = most.get(seat, 0) + 1
    assert pieces(done.state.table) == pieces(state.table)
    assert done.state.table.turn is None and all(n <= 6 for n in most.values())
    if program == "action-phase":
        assert set(most) == {"doria", "graminia", "arianna"}
        assert all(one.physical == 0 and not one.in_state("prepared") for one in done.state.table.mages)
    else:
        assert all(one.used for one in done.state.table.evocations)
