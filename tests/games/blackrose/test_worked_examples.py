"""The worked examples of the rulebook about traps, defences and defeats, with their exact outcomes.

What the source has lost of a card is assumed by the position: the ranges and elements of Brain Worm, of
Baleful Curse and of Persecution, and the values of Baron Doria. Jinxes whose text is lost do nothing.
"""

from __future__ import annotations

from typing import Any

import pytest
from engine.fixtures.driving import tell
from games.blackrose.support.play import Play, play_out
from games.blackrose.support.positions import (
    HALL,
    THRONE,
    armed,
    cast,
    deal,
    laid,
    mage,
    spell,
    table,
    text,
    walking,
)

from tutor.engine.state import Frame, State, Window
from tutor.games.blackrose import GAME
from tutor.games.blackrose.position.form import DoSpec, MageSpec, RoomSpec
from tutor.games.blackrose.state.table import Table

ARENA, SANCTUARY = "room-arena", "room-sanctuary"
ROOMS = {ARENA: RoomSpec(at=(0, 1)), SANCTUARY: RoomSpec(at=(-1, 2)), THRONE: RoomSpec(at=(1, 0))}


def side(type: str, target: str, **trigger: Any) -> dict[str, Any]:
    """A side of a trap or a defence, with what the position assumes of it."""
    about = {**trigger, "text": {"en": "when it happens", "ru": "когда это случится"}}
    return {"type": type, "element": "magic", "target": target, "range": "any", "trigger": about}


def hexed(card: str, main: dict[str, Any]) -> dict[str, Any]:
    """The facts of a spell of hexcraft or nightmare that the source has lost."""
    return {"id": card, "facts": {"instability": False, "main": main}}


ASSUMED = (
    {"id": "mage-baron-doria", "facts": {"health": 11, "strength": 2, "quest_limit": 2}},
    hexed(
        "spell-brain-worm", side("trap", "mage", event="entered", who="other-mage", colours=["yellow", "red"])
    )
    | {
        "text": {
            "main": text(
                {"do": "target", "whom": "trigger-who"},
                {"do": "steps", "deeds": [deal(2), {"do": "assign_jinx", "what": "vulnerability"}]},
                {
                    "do": "instability",
                    "n": {"per": "jinxes", "on": "target"},
                    "where": {"range": 1, "around": "target"},
                },
            )
        }
    },
    hexed("spell-baleful-curse", side("defence", "mage", event="damaged", who="self", by="other-mage")),
    hexed("spell-persecution", side("defence", "self", event="damaged", who="self", sources=["spell"])),
)


def doria(*, damage: int = 0, defence: bool = True) -> MageSpec:
    """Baron Doria in the hall, with damage of Graminia's."""
    board = {"I": armed("spell-persecution")} if defence else {}
    return mage("baron-doria", HALL, damage={"graminia": damage}, board=board)


def graminia(*cards: str) -> MageSpec:
    """Graminia in the Throne Room with cards that are activated."""
    return mage("graminia", THRONE, board=dict(zip(("I", "II", "III"), map(armed, cards), strict=False)))


def chain(damage: int = 0, reading: str = "full-stop") -> State[Table]:
    """Doria explores; Graminia has a trap and a defence, Doria a defence."""
    state = table(
        {"doria": doria(damage=damage), "graminia": graminia("spell-brain-worm", "spell-baleful-curse")},
        rooms=ROOMS,
        box="book",
        spells=ASSUMED,
        rulings={"brw.ruling.trap.mid-sentence": reading},
    )
    return state.push("walk", "doria")


CHAIN = ("graminia: I", "doria: I", "graminia: II", f"graminia: {ARENA}")


@pytest.mark.parametrize("json", [False, True], ids=["kept", "through-json"])
def test_worked_example_chain_of_traps(json: bool) -> None:
    game = walking(ARENA, HALL, then_room=HALL)
    story = tell(game, chain(), *CHAIN, "doria: room-abyss", json=json)
    end = story.table
    assert end.mage("doria").damage == ("graminia", "graminia"), "only the damage of the Curse is left"
    assert [jinx.id for jinx in end.mage("doria").jinxes] == ["jinx-vulnerability", "jinx-slowness"]
    assert end.mage("graminia").damage == ("doria", "doria")
    assert end.room(ARENA).instability == ("graminia", "graminia"), "one for each jinx on Doria"
    assert story.of("entered", "room") == [(ARENA,), (HALL,)], "he still had his second move"
    assert story.of("room-activated", "who", "room") == [("doria", HALL)], "and the activation"


TOLD = ("entered", "revealed", "damaged", "damage-ignored", "jinx-assigned", "instability-placed")


def test_brw_trap_nested__effects_resume_in_reverse_order() -> None:
    story = tell(walking(ARENA), chain(), *CHAIN)
    told = [
        (event.kind, event.fact("who") or event.fact("program"))
        for event in story.events
        if event.kind in TOLD or (event.kind == "resolved" and ".main@" in str(event.fact("program")))
    ]
    assert [(kind, str(who).partition(".")[0]) for kind, who in told] == [
        ("entered", "doria"),
        ("revealed", "graminia"),
        ("damaged", "doria"),
        ("jinx-assigned", "doria"),
        ("revealed", "doria"),
        ("damage-ignored", "doria"),
        ("damaged", "graminia"),
        ("revealed", "graminia"),
        ("damaged", "doria"),
        ("jinx-assigned", "doria"),
        ("resolved", "spell-baleful-curse"),
        ("resolved", "spell-persecution"),
        ("instability-placed", "graminia"),
        ("resolved", "spell-brain-worm"),
    ]
    deepest = max(story.states, key=lambda state: len(state.stack)).stack
    names = [entry.kind if isinstance(entry, Window) else entry.program for entry in deepest]
    assert names[:2] == ["walk", "trap"] and names.count("trap") == 3
    assert names.count("reveal-spell") == 3
    revealing = [entry for entry in deepest if isinstance(entry, Frame) and entry.program == "reveal-spell"]
    assert [entry.owner for entry in revealing] == ["graminia", "doria", "graminia"]


@pytest.mark.parametrize("reading", ["full-stop", "instruction"])
def test_brw_trap_interrupt_spell__middle_of_a_sentence_is_a_ruling(reading: str) -> None:
    story = play_out(chain(reading=reading), *CHAIN, game=walking(ARENA))
    told = [event.kind for event in story.events if event.kind in ("jinx-assigned", "damage-ignored")]
    first = ["jinx-assigned", "damage-ignored", "jinx-assigned"]
    assert told == (first if reading == "full-stop" else ["damage-ignored", "jinx-assigned", "jinx-assigned"])
    assert len(story.table.room(ARENA).instability) == 2, "both readings end alike"


def test_worked_example_trap_and_physical_action() -> None:
    state = table(
        {"doria": doria(damage=9, defence=False), "graminia": graminia("spell-brain-worm")},
        rooms=ROOMS,
        box="book",
        spells=ASSUMED,
    ).push("walk", "doria")
    story = play_out(
        state, "graminia: I", f"graminia: {SANCTUARY}", game=walking(SANCTUARY, HALL, then_room=HALL)
    )
    assert story.table.mage("doria").at == "cell"
    assert story.of("entered", "room") == [(SANCTUARY,)], "the second move is lost"
    assert not story.events_of("room-activated"), "and the activation"
    assert story.of("action-lost", "who") == [("doria",)]
    assert story.table.room(SANCTUARY).instability == ("graminia",), "the trap itself goes on"
    assert story.table.mage("graminia").power == 5 and story.table.mage("graminia").trophies == ("doria",)


def duel(**said: Any) -> State[Table]:
    """Riccart casts Grim Torment at Graminia, who has Baleful Curse activated."""
    riccart = mage("riccart", HALL, board={"I": laid("spell-grim-torment")}, **said)
    mages = {"riccart": riccart, "graminia": graminia("spell-baleful-curse")}
    return table(mages, cast("riccart"), rooms=ROOMS, box="book", spells=ASSUMED)


def test_worked_example_defence_and_spell() -> None:
    story = play_out(duel(), "riccart: graminia", "graminia: I")
    assert story.of("damaged", "who", "by", "n") == [
        ("graminia", "riccart", 3),
        ("riccart", "graminia", 2),
        ("riccart", "rose", 1),
    ]
    kinds = [event.kind for event in story.events if event.kind in ("damaged", "jinx-assigned")]
    assert kinds == ["damaged", "damaged", "jinx-assigned", "damaged"], "the Curse is whole before Pain"
    assert story.table.mage("riccart").damage == ("graminia", "graminia", "rose")


def test_brw_trap_optional__the_defence_may_be_kept() -> None:
    story = play_out(duel(), "riccart: graminia", "graminia: pass")
    assert story.of("damaged", "who", "by", "n") == [
        ("graminia", "riccart", 3),
        ("riccart", "rose", 1),
    ]
    assert story.slot("graminia", "I").state == "activated", "for later in the phase"


def torture() -> State[Table]:
    """Riccart casts Shared Torture at Graminia, who has 8 of her 11 damage; so has he."""
    riccart = mage(
        "riccart",
        HALL,
        board={"I": laid("spell-shared-torture")},
        damage=("anna", "anna", "anna", "anna", "boris", "boris", "graminia", "rose"),
    )
    return table(
        {
            "riccart": riccart,
            "graminia": mage("graminia", THRONE, damage={"anna": 8}),
            "anna": mage("baron-doria", ARENA),
            "boris": mage("arianna", ARENA),
        },
        cast("riccart"),
        rooms=ROOMS,
        box="book",
    )


def test_worked_example_defeat_of_two_mages() -> None:
    story = play_out(torture(), "riccart: graminia")
    end = story.table
    assert [end.mage(seat).at for seat in ("graminia", "riccart")] == ["cell", "cell"]
    assert story.of("share", "of", "who", "n") == [
        ("graminia", "anna", 4),
        ("graminia", "riccart", 2),
        ("riccart", "anna", 3),
        ("riccart", "rose", 3),
        ("riccart", "boris", 2),
        ("riccart", "graminia", 1),
    ]
    assert story.of("trophy-taken", "who", "of") == [("riccart", "graminia"), ("rose", "riccart")]
    assert end.rose.power == 3 and end.rose.trophies == ("riccart",)
    assert [event.rule for event in story.events_of("unaffected")] == ["brw.def.resumed-target"], (
        "Replace does nothing"
    )
    assert end.mage("riccart").damage == () and end.mage("graminia").damage == ()


def test_worked_example_chips_run_out() -> None:
    bomb = spell("bomb", deal(3), target="area", range=3)
    placed = {"room-crypt": RoomSpec(instability={"anna": 5}), ARENA: RoomSpec(instability={"anna": 6})}
    state = table(
        {
            "anna": mage("graminia", HALL, board={"I": laid("spell-bomb")}),
            "boris": mage("riccart", THRONE, damage={"anna": 5}),
            "clara": mage("arianna", THRONE, damage={"anna": 5}),
        },
        cast("anna"),
        rooms=ROOMS | placed,
        spells=(bomb,),
    )
    assert state.table.chips_left("anna") == 4
    story = play_out(state, f"anna: {THRONE}", "anna: boris", "anna: boris", "anna: boris")
    assert story.of("damaged", "who", "n", "placed") == [("boris", 3, 3), ("clara", 1, 1)]
    assert story.table.chips_left("anna") == 0
    order = ("clara", "boris", "boris", "clara")
    other = play_out(state, f"anna: {THRONE}", *(f"anna: {who}" for who in order))
    assert other.of("damaged", "who", "n") == [("boris", 2), ("clara", 2)]


def test_worked_example_sustained_move() -> None:
    """What the mage gets of the effect is a lost symbol; it is read as damage."""
    bond = {
        "do": "sustained",
        "on": {"event": "entered", "who": "marked"},
        "deeds": [{"do": "damage", "n": 1, "to": "marked"}],
    }
    shackles = spell("shackles", bond, type="contingency", target="mage")
    board = {"II": laid("spell-shackles", state="revealed", sustained="doria")}
    state = table(
        {"doria": doria(defence=False), "graminia": mage("graminia", THRONE, board=board)},
        rooms=ROOMS,
        spells=(shackles,),
    ).push("walk", "doria")
    story = play_out(state, game=walking(ARENA, HALL))
    told = [event.kind for event in story.events if event.kind in ("entered", "damaged")]
    assert told == ["entered", "damaged", "entered", "damaged"], "at each of the moves"
    assert story.of("damaged", "who", "by", "n") == [("doria", "graminia", 1)] * 2


def moon(reading: str = "at-once") -> State[Table]:
    """Graminia has 5 power and casts Blight; then Arianna activates the Pleasures Room."""
    mages = {
        "graminia": mage(
            "graminia", HALL, power=5, board={"I": laid("spell-blight")}, aside=("spell-blight",) * 2
        ),
        "arianna": mage("arianna", "room-pleasures", aside=("spell-assembly-line",) * 2),
    }
    decks = {"quest-1": ("quest-guardian-mage",), "quest-2": ("quest-of-the-second-moon",)}
    blight = {
        "id": "spell-blight",
        "facts": {
            "instability": False,
            "main": {"type": "contingency", "element": "magic", "target": "mage", "range": "any"},
        },
    }
    second = {
        "id": "quest-of-the-second-moon",
        "kind": "quest",
        "name": {"en": "Some quest", "ru": "Задание"},
        "facts": {"moon": 2},
    }
    return table(
        mages,
        cast("graminia"),
        DoSpec("arianna", room="room-pleasures"),
        rooms={"room-pleasures": RoomSpec(at=(0, 1))},
        decks=decks,
        box="book",
        spells=(blight, second),
        rulings={"brw.ruling.moon.mid-effect": reading},
    )


def test_worked_example_moon_change() -> None:
    story = play_out(moon(), "graminia: arianna", "graminia: stay", "graminia: jinx-slowness")
    end = story.table
    assert end.moon == 2 and end.mage("graminia").power == 6
    assert [len(end.mage(seat).hand) for seat in ("graminia", "arianna")] == [1, 1], "a personal spell each"
    assert [quest.id for quest in end.mage("arianna").active] == ["quest-of-the-second-moon"], (
        "of the second moon"
    )
    assert end.deck("quest-1").size == 1


@pytest.mark.parametrize(
    ("reading", "behind"),
    [("at-once", "gained-power"), ("full-stop", "gained-power"), ("after-effect", "spell-resolved")],
)
def test_brw_moon_second__when_it_begins_is_a_ruling(reading: str, behind: str) -> None:
    story = play_out(moon(reading), "graminia: arianna", "graminia: stay", "graminia: jinx-slowness")
    told = [
        e.kind for e in story.events if e.kind in ("gained-power", "stayed", "spell-resolved", "moon-began")
    ]
    assert told[told.index("moon-began") - 1] == behind
    assert story.table.moon == 2


def test_a_story_of_a_chain_is_told_by_whole_events() -> None:
    story: Play = play_out(chain(), *CHAIN, game=walking(ARENA))
    rules = GAME.rules()
    assert {event.rule for event in story.events} <= rules
