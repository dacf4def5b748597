"""Which rooms may be entered: the way there, what answers, the worst and the best that can come of it."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from games.blackrose.support.acts import ABYSS, ARENA, FORGE, MIRRORS, doria, lodge
from games.blackrose.support.positions import HALL, THRONE, armed, deal, laid, mage, spell

from tutor.engine.enumerate import keys
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import settle, take
from tutor.games.blackrose import GAME
from tutor.games.blackrose.analysis.safe_rooms import RoomOutlook, SafeRooms, safe_rooms, walks
from tutor.games.blackrose.analysis.seat_view import Unknown
from tutor.games.blackrose.analysis.walk_minimax import Met, Outcome
from tutor.games.blackrose.position.form import EvocationSpec
from tutor.games.blackrose.state.table import Table

RED = {"event": "entered", "who": "other-mage", "colours": ["red"]}
HURT = {"event": "damaged", "who": "self"}
SNARE = spell(
    "snare", {"do": "target", "whom": "trigger-who"}, deal(3), type="trap", target="mage", trigger=RED
)
WARD = spell("ward", {"do": "ignore", "n": 2}, type="defence", target="self", trigger=HURT)
SPELLS = (SNARE, WARD)


def position(damage: int = 0, do: str = "explore", ward: bool = False, **said: Any) -> State[Table]:
    """Doria moves from the Black Rose Hall; Graminia has a trap for red rooms, as the Arena is one."""
    board = {"I": armed("spell-ward")} if ward else {}
    owner = mage("graminia", THRONE, board={"I": armed("spell-snare")})
    mine = doria(damage={"graminia": damage}, board=board, **said.pop("doria", {}))
    state = lodge(mine, ("graminia", owner), do=do, spells=SPELLS, **said)
    return settle(GAME, state).state


def found(state: State[Table], **how: Any) -> SafeRooms:
    result = safe_rooms(state, **how)
    assert result is not None
    return result


def room(result: SafeRooms, id: str) -> RoomOutlook:
    return next(one for one in result.rooms if one.room == id)


def test_brw_act_explore__every_room_in_reach_and_the_way_there() -> None:
    result = found(position())
    assert (result.mage, result.how, result.moves, result.left) == ("doria", "moves", 2, 0)
    assert room(result, ABYSS).walk == (ABYSS,) and len(room(result, FORGE).walk) == 2
    assert HALL not in {one.room for one in result.rooms}, "he is there already"
    near = {one.room for one in result.rooms if len(one.walk) == 1}
    assert len(near) == 6 and {ARENA, ABYSS, MIRRORS, THRONE} <= near


def test_brw_trap_trigger_only__what_answers_in_a_room_and_how_it_ends() -> None:
    arena = room(found(position()), ARENA)
    assert arena.met == (Met(ARENA, "graminia", "spell-snare"),)
    assert (arena.worst, arena.best) == (Outcome(damage=3), Outcome()) and not arena.safe
    abyss = room(found(position()), ABYSS)
    assert abyss.met == () and abyss.safe and abyss.worst == Outcome()


def test_brw_def_step1__the_worst_is_told_with_his_own_best_answers() -> None:
    deadly = room(found(position(damage=10)), ARENA)
    assert deadly.worst == Outcome(defeats=1, lost=0) and deadly.best == Outcome()
    saved = room(found(position(damage=9, ward=True)), ARENA)
    assert saved.worst == Outcome(damage=1), "he ignores 2 of 3 chips"
    assert saved.best == Outcome() and saved.met == (Met(ARENA, "graminia", "spell-snare"),)


def test_the_safest_way_is_told_and_not_the_one_through_a_trap() -> None:
    state = position()
    result, there = found(state), list(walks(state, "doria", 2))
    through = {walk[-1] for walk in there if walk[0] == ARENA and len(walk) == 2}
    around = {walk[-1] for walk in there if ARENA not in walk and room(result, walk[-1]).safe}
    assert through & around and through - around, "some rooms can be reached either way, some only so"
    for id in through & around:
        assert ARENA not in room(result, id).walk and room(result, id).met == ()
    behind = [room(result, id) for id in through - around if room(result, id).walk[0] == ARENA]
    assert behind and all(one.met[0] == Met(ARENA, "graminia", "spell-snare") for one in behind)


def test_brw_gen_golden__an_ability_answers_by_itself() -> None:
    state = position(evocations={"colossus-1": EvocationSpec("graminia", ABYSS)})
    abyss = room(found(state), ABYSS)
    assert abyss.met == (Met(ABYSS, "graminia", "evocation-colossus", must=True),)
    assert abyss.worst == abyss.best == Outcome(damage=3)


def test_brw_act_explore__before_it_is_begun() -> None:
    result = found(position(do="activation"))
    assert (result.how, result.moves) == ("explore", 2)
    assert result.rooms == found(position()).rooms


def test_brw_act_inertia__one_move() -> None:
    state = lodge(
        doria(board={"I": laid("spell-torment")}),
        ("graminia", mage("graminia", THRONE, board={"I": armed("spell-snare")})),
        do="inertia",
        given={"slot": "I"},
        spells=SPELLS,
    )
    result = found(settle(GAME, state).state)
    assert (result.how, result.moves) == ("inertia", 1) and len(result.rooms) == 6
    assert room(result, ARENA).worst == Outcome(damage=3)


def test_brw_plan_hidden__an_unknown_trap_is_left_out_and_said_so() -> None:
    result = found(position(), seat="doria")
    assert result.unknown == (Unknown("graminia", "I"),)
    assert room(result, ARENA).safe and room(result, ARENA).met == ()
    own = found(position(), seat="graminia")
    assert own.unknown == () and not room(own, ARENA).safe


def test_what_was_not_looked_at_is_counted() -> None:
    result = found(position(), positions=1)
    assert result.left > 0 and result.rooms, "rooms where nobody is asked are told all the same"


@pytest.mark.parametrize("do", ["combat", ""])
def test_nobody_moves(do: str) -> None:
    assert safe_rooms(position(do=do)) is None


# ---- held against a search without any cleverness


def outcome(start: Table, state: State[Table], defeats: int) -> Outcome:
    was, now = start.mage("doria"), state.table.mage("doria")
    damage = 0 if defeats else len(now.damage) - len(was.damage)
    lost = start.power("doria") - state.table.power("doria")
    return Outcome(defeats, damage, len(now.jinxes) - len(was.jinxes), lost)


def slow(
    start: Table, state: State[Table], walk: tuple[str, ...], defeats: int = 0
) -> tuple[Outcome, Outcome]:
    """The same without memory: every answer to everything on a walk, up to the next step."""
    step = settle(GAME, state)
    defeats += sum(event.kind == "mage-defeated" for event in step.events)
    question = step.question
    if question is None or question.kind == "action" or (question.kind == "explore-step" and not walk):
        return outcome(start, step.state, defeats), outcome(start, step.state, defeats)
    if question.kind == "explore-step":
        key = f"move.{walk[0]}"
        if question.option(key) is None:
            return outcome(start, step.state, defeats), outcome(start, step.state, defeats)
        return behind(start, step.state, question, key, walk[1:], defeats)
    spans = [behind(start, step.state, question, key, walk, defeats) for key in keys(question)]
    pick = min if question.seat == "doria" else max
    return pick(worst for worst, _ in spans), min(best for _, best in spans)


def behind(
    start: Table, state: State[Table], question: Question, key: str, walk: tuple[str, ...], defeats: int
) -> tuple[Outcome, Outcome]:
    step = take(GAME, state, question, key)
    defeats += sum(event.kind == "mage-defeated" for event in step.events)
    return slow(start, step.state, walk, defeats)


@pytest.mark.parametrize(("damage", "ward"), [(0, False), (9, True), (10, True), (11, False)])
def test_every_room_agrees_with_a_search_without_memory(damage: int, ward: bool) -> None:
    state = position(damage, ward=ward, evocations={"colossus-1": EvocationSpec("graminia", ABYSS)})
    rooms = {one.id for one in state.table.rooms} - {HALL}
    best: dict[str, tuple[Outcome, Outcome]] = {}
    for walk in (*((one,) for one in rooms), *permutations(sorted(rooms), 2)):
        if walk in set(walks(state, "doria", 2)):
            span = slow(state.table, state, walk)
            best[walk[-1]] = min(best.get(walk[-1], span), span, key=lambda found: found[0])
    result = found(state)
    assert {one.room: one.worst for one in result.rooms} == {id: span[0] for id, span in best.items()}
