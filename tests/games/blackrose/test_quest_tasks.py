"""The tasks of quests: what fulfils them, the chips on their slots, and that they are solved then."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.acts import ABYSS, ROOMS
from games.blackrose.support.play import Play
from games.blackrose.support.positions import HALL, THRONE, armed, cast, deal, laid, mage, spell, table
from games.blackrose.support.rounds import BOX, quest

from tutor.games.blackrose.position.form import DoSpec, EvocationSpec, QuestSpec, RoomSpec
from tutor.games.blackrose.state.mage import Quest

PLACE = {"do": "instability", "n": 1, "where": "own"}
ID = "quest-test"


def made(kind: str, *, slots: int = 0, **task: Any) -> dict[str, Any]:
    """A quest with that task."""
    return quest(ID, {"kind": kind, **task}, slots=slots)


def doing(
    task: dict[str, Any],
    *does: DoSpec,
    spells: tuple[dict[str, Any], ...] = (),
    anna: dict[str, Any] | None = None,
    boris: dict[str, Any] | None = None,
    **said: Any,
) -> Play:
    """Anna has the quest active and does something; Boris stands in the Throne Room."""
    own: dict[str, Any] = {"at": HALL, "active": (ID,), **(anna or {})}
    on = {"anna": mage("riccart", **own), "boris": mage("graminia", **(boris or {}))}
    return Play(table(on, *does, spells=(task, *spells), **{"rooms": ROOMS, **said}))


def casting(task: dict[str, Any], one: dict[str, Any], *answers: str, **said: Any) -> Play:
    """Anna casts a spell."""
    anna = {"board": {"I": laid(one["id"])}, **said.pop("anna", {})}
    return doing(task, cast("anna"), spells=(one,), anna=anna, **said).answer(*answers)


def chips(game: Play) -> list[int]:
    """How many chips lie on Anna's active quests."""
    return [one.chips for one in game.table.mage("anna").active]


def solved(game: Play) -> bool:
    """Whether Anna has solved the quest."""
    return [one.id for one in game.table.mage("anna").solved] == [ID] and not game.table.mage("anna").active


# ---- chips, slots, solving


def test_brw_quest_slots__whose_number_nobody_knows() -> None:
    """The task is fulfilled and the card revealed, but whether it is solved by that cannot be told."""
    task = made("room", colours=["blue"])
    task = {**task, "facts": {**task["facts"], "slots": "unknown"}}
    game = doing(task, DoSpec("anna", room=ABYSS))
    assert game.of("unknown-quest-slots", "quest") == [(ID,)]
    assert game.rules("unknown-quest-slots") == ["brw.quest.slots"]
    assert game.table.mage("anna").active == (Quest(ID, hidden=False),) and not solved(game)


@pytest.mark.rules("brw.quest.active")
def test_brw_quest_reveal() -> None:
    task = made("room", colours=["blue"], slots=2)
    enter = DoSpec("anna", room=ABYSS)
    game = doing(task, enter, anna={"memories": ()})
    assert game.table.mage("anna").active == (Quest(ID, 1, hidden=False),)
    assert game.rules("quest-revealed") == ["brw.quest.reveal"]
    again = doing(task, enter, anna={"active": (QuestSpec(ID, 0, False),)})
    assert not again.of("quest-revealed") and chips(again) == [1]


def test_brw_quest_slots() -> None:
    game = doing(made("room", colours=["blue"], slots=3), *[DoSpec("anna", room=ABYSS)] * 2)
    assert game.of("quest-chip", "n", "slots") == [(1, 3), (2, 3)] and chips(game) == [2]
    assert set(game.rules("quest-chip")) == {"brw.quest.slots"}
    assert game.table.chips_left("anna") == 23


def test_brw_quest_slots__no_chip_is_left() -> None:
    full = {HALL: 10, THRONE: 10, "room-garden": 4, "room-oracle": 1}
    rooms = {**ROOMS, **{room: RoomSpec(instability={"anna": n}) for room, n in full.items()}}
    game = doing(made("room", colours=["blue"], slots=2), DoSpec("anna", room=ABYSS), rooms=rooms)
    assert game.table.chips_left("anna") == 0
    assert game.rules("no-chips") == ["brw.dmg.chips-out"] and chips(game) == [0]


@pytest.mark.parametrize(("reading", "left"), [("completed", 2), ("solved", 0)])
def test_brw_quest_solved(reading: str, left: int) -> None:
    game = doing(
        made("room", colours=["blue"], slots=2),
        *[DoSpec("anna", room=ABYSS)] * 3,
        rulings={"brw.ruling.quest.chips": reading},
    )
    assert solved(game) and game.rules("quest-solved") == ["brw.quest.solved"]
    assert game.table.mage("anna").solved == (Quest(ID, left, hidden=False),)
    assert not game.table.mage("anna").completed and game.table.power("anna") == 0, (
        "solved, not yet completed"
    )


def test_brw_quest_solved__without_slots_at_once() -> None:
    assert solved(doing(made("room", colours=["blue", "red"]), DoSpec("anna", room=ABYSS)))
    assert not solved(doing(made("room", colours=["red"]), DoSpec("anna", room=ABYSS)))
    assert not solved(doing(made("room", colours=["blue"]), DoSpec("boris", room=ABYSS))), (
        "his own rooms alone"
    )


def test_brw_quest_complete__chips_go_back() -> None:
    task = made("room", colours=["blue"], slots=2)
    ready = {"active": (), "solved": (QuestSpec(ID, 2),)}
    game = doing(task, DoSpec("anna", program="use-quest", given={"card": ID}), anna=ready)
    assert game.table.mage("anna").completed == (ID,) and game.table.power("anna") == 2
    assert game.table.chips_left("anna") == 25


# ---- every kind of task


@pytest.mark.rules("brw.gen.effect.applied")
def test_brw_quest_reveal__a_spell_is_resolved() -> None:
    one = spell("hurts", deal(1))
    task = made("resolve", types=["combat"], slots=3)
    assert chips(casting(task, one, "boris")) == [1]
    assert chips(casting(task, spell("helps", deal(1), type="contingency"), "boris")) == [0]
    nothing = spell("nothing", {"do": "remove", "whom": {"what": "evocation"}}, target="special")
    assert chips(casting(task, nothing)) == [1], "tried is applied"


def test_brw_quest_reveal__a_trap_is_resolved_when_it_springs() -> None:
    trap = spell("snare", deal(1), type="trap", target="mage", trigger={"event": "damaged", "who": "self"})
    hurts = spell("hurts", deal(1))
    game = doing(
        made("resolve", types=["trap"]),
        cast("boris"),
        spells=(trap, hurts),
        anna={"board": {"I": armed("spell-snare")}},
        boris={"board": {"I": laid("spell-hurts")}},
    )
    game.answer("anna")
    assert game.asked == "trap" and not solved(game)
    game.answer("I").on()
    assert solved(game)


@pytest.mark.parametrize(
    ("verbs", "want", "placed"), [((PLACE,), 1, 1), ((PLACE, PLACE), 2, 1), ((PLACE,), 2, 0)]
)
def test_brw_quest_reveal__instability_by_one_effect(verbs: tuple[Any, ...], want: int, placed: int) -> None:
    one = spell("pours", *verbs, target="special", type="contingency")
    game = casting(made("instability", n=want, slots=4), one)
    assert chips(game) == [placed]


def test_brw_quest_reveal__the_instability_symbol_is_an_effect_of_its_own() -> None:
    one = spell("pours", PLACE, target="special", type="contingency", instability=True)
    assert chips(casting(made("instability", slots=4), one)) == [2]
    assert chips(casting(made("instability", n=2, slots=4), one)) == [0]


@pytest.mark.parametrize(
    ("verbs", "what", "hit"),
    [((3,), "mage", 1), ((2,), "mage", 0), ((2, 1), "mage", 1), ((3,), "evocation", 0)],
)
def test_brw_quest_reveal__damage_by_one_effect(verbs: tuple[int, ...], what: str, hit: int) -> None:
    one = spell("hurts", *map(deal, verbs))
    assert chips(casting(made("damage", n=3, what=what, slots=2), one, "boris")) == [hit]


def test_brw_quest_reveal__damage_to_one_figure_alone() -> None:
    each = {"what": "figure", "pick": "each", "range": "any"}
    one = spell("hurts", deal(2, to=each), deal(2, to=each), target="special")
    cadaver = {"cadaver-1": EvocationSpec("boris", THRONE), "cadaver-2": EvocationSpec("boris", THRONE)}
    assert chips(casting(made("damage", n=4, what="figure", slots=9), one, evocations=cadaver)) == [1]


@pytest.mark.rules("brw.trap.defence-undo")
def test_brw_quest_reveal__damage_that_is_ignored_does_not_count() -> None:
    shield = spell(
        "shield",
        {"do": "ignore", "n": 2},
        type="defence",
        target="self",
        trigger={"event": "damaged", "who": "self"},
    )
    task = made("damage", n=3, what="mage", slots=2)
    anna = {"board": {"I": laid("spell-hurts")}, "at": HALL}
    for use, count in (("I", 0), ("pass", 1)):
        game = doing(
            task,
            cast("anna"),
            spells=(spell("hurts", deal(3)), shield),
            anna=anna,
            boris={"board": {"I": armed("spell-shield")}},
        )
        game.answer("boris", use)
        assert chips(game) == [count], use


def test_brw_quest_reveal__a_figure_is_defeated() -> None:
    one = spell("hurts", deal(5))
    weak = {"damage": {"boris": 0, "anna": 9}}
    assert solved(casting(made("defeat", what="mage"), one, "boris", boris=weak))
    assert not solved(casting(made("defeat", what="evocation"), one, "boris", boris=weak))
    cadaver = {"cadaver-1": EvocationSpec("boris", THRONE)}
    assert solved(casting(made("defeat", what="evocation"), one, "cadaver-1", evocations=cadaver))
    assert not solved(casting(made("defeat", what="mage"), one, "cadaver-1", evocations=cadaver))
    assert not solved(casting(made("defeat", what="figure"), spell("hurts", deal(1)), "boris"))


@pytest.mark.rules("brw.evo.no-figure")
def test_brw_quest_reveal__a_summoning_effect() -> None:
    summon = {"do": "summon", "what": "cadaver", "where": "own"}
    twice = spell("calls", summon, summon, target="special", type="contingency")
    game = casting(made("summon", slots=3), twice)
    assert len(game.table.evocations) == 2 and chips(game) == [1], "one effect, one chip"
    assert BOX.evocation("evocation-albedo").figures == 1
    calls = spell("calls", {**summon, "what": "albedo"}, target="special", type="contingency")
    taken = {"albedo-1": EvocationSpec("boris", THRONE)}
    game = casting(made("summon", slots=3), calls, evocations=taken)
    assert game.of("nothing-summoned") and chips(game) == [1], "the effect is applied all the same"


@pytest.mark.rules("brw.evo.assigned")
def test_brw_quest_reveal__assigning_is_not_summoning() -> None:
    one = {"do": "assign_evocation", "what": "albedo", "to": {"what": "mage", "whose": "other"}}
    assigns = spell("assigns", one, target="special", type="contingency")
    assert chips(casting(made("summon", slots=3), assigns)) == [0]
    taken = {"albedo-1": EvocationSpec("boris", THRONE)}
    game = casting(made("summon", slots=3), assigns, evocations=taken)
    assert game.of("nothing-summoned") and chips(game) == [0]


def test_brw_quest_reveal__revealed_spells_of_elements() -> None:
    fire = spell("fire", deal(1), element="fire")
    water = spell("water", deal(1), element="water")
    board = {"quick": laid("spell-water", state="revealed"), "I": laid("spell-fire")}
    task = made("revealed", n=2, elements=["fire", "water"])
    game = doing(task, cast("anna"), spells=(fire, water), anna={"board": board})
    assert solved(game), "as soon as the second one is revealed"
    assert game.kinds("revealed", "quest-solved", "damaged")[:2] == ["revealed", "quest-solved"]
    other = made("revealed", n=2, elements=["fire", "earth"])
    assert not solved(doing(other, cast("anna"), spells=(fire, water), anna={"board": board}))


def test_brw_quest_reveal__what_a_mage_holds_when_he_draws_the_quest() -> None:
    drawn = {"active": ()}
    draws = spell("draws", {"do": "draw_quest"}, target="special", type="contingency")
    game = casting(made("crown"), draws, anna=drawn, crown="anna", decks={"quest-1": (ID,)})
    assert solved(game)
    game = casting(made("crown"), draws, anna=drawn, crown="boris", decks={"quest-1": (ID,)})
    assert not solved(game) and chips(game) == [0]


def test_brw_quest_reveal__the_crown_is_taken() -> None:
    takes = spell("takes", {"do": "take_crown"}, target="special", type="contingency")
    assert solved(casting(made("crown"), takes, crown="boris"))


def test_brw_quest_reveal__so_many_evocations() -> None:
    summon = spell("calls", {"do": "summon", "what": "cadaver", "where": "own"}, target="special")
    own = {"cadaver-1": EvocationSpec("anna", THRONE)}
    others = {"cadaver-1": EvocationSpec("boris", THRONE)}
    assert solved(casting(made("evocations", n=2), summon, evocations=own))
    assert not solved(casting(made("evocations", n=2), summon, evocations=others))


def test_brw_quest_reveal__by_a_physical_attack_and_by_an_evocation() -> None:
    task = made("damage", n=1, what="mage", slots=4)
    attack = DoSpec("anna", program="attack")
    assert chips(doing(task, attack, anna={"at": THRONE})) == [1]
    figures = {"cadaver-1": EvocationSpec("anna", THRONE)}
    order = DoSpec("anna", program="activate-evocation", given={"figure": "cadaver-1"})
    game = doing(task, order, evocations=figures).answer("attack.boris")
    assert chips(game) == [1], "damage of an evocation is that of its controller"
