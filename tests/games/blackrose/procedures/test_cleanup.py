"""The cleanup phase: boards, tokens, restored rooms; with the worked example of the Reading Room."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.acts import ABYSS, ROOMS
from games.blackrose.support.play import Play
from games.blackrose.support.positions import HALL, THRONE, armed, laid, mage
from games.blackrose.support.rounds import BOX, mages, phase
from msgspec.structs import replace

from tutor.framework.readings import by_default
from tutor.games.blackrose.position.form import EvocationSpec, RoomSpec
from tutor.games.blackrose.scoring.final_points import restoration
from tutor.games.blackrose.state.readings import chosen
from tutor.games.blackrose.state.table import Due
from tutor.games.blackrose.verbs.schema.ids import inner, program_id

TORMENT, PEAK, WORM = "spell-torment", "spell-peak-of-agony", "spell-brain-worm"
LOST = BOX.deck("forgotten")[0]
READING = "room-reading-room"


def clean(anna: dict[str, Any] | None = None, **said: Any) -> Play:
    """The cleanup phase, with what is different about Anna."""
    return phase("cleanup-phase", mages(2, anna=anna or {}), **said)


# ---- boards and tokens


def test_brw_clean_discard() -> None:
    board = {"quick": laid(TORMENT), "I": laid(PEAK, state="revealed")}
    game = clean({"board": board, "memories": (WORM,)})
    anna = game.table.mage("anna")
    assert anna.board == () and anna.memories == (WORM, TORMENT, PEAK)
    assert set(game.rules("to-memories")) == {"brw.clean.discard"}


@pytest.mark.rules("brw.trap.cleanup", "brw.spell.activated")
def test_brw_clean_discard__an_activated_trap_may_go_back_to_hand() -> None:
    board = {"quick": armed(WORM), "I": armed("spell-baleful-curse"), "II": laid(WORM)}
    game = clean({"board": board})
    assert (game.asked, game.offered) == ("activated-spell", ("hand", "memories"))
    assert game.question.secret and game.question.rule == "brw.trap.cleanup"
    game.answer("hand", "memories")
    anna = game.table.mage("anna")
    assert anna.hand == (WORM,) and anna.memories == ("spell-baleful-curse", WORM), "a prepared one cannot"
    assert game.of("activated-kept", "slot") == [("quick",)], "it is not named"


def test_brw_clean_forgotten() -> None:
    board = {"quick": laid(LOST, state="revealed"), "I": laid(TORMENT, state="revealed")}
    game = clean({"board": board})
    assert game.table.out == (LOST,) and game.table.mage("anna").memories == (TORMENT,)
    assert game.rules("spell-removed") == ["brw.clean.forgotten"]


@pytest.mark.rules("brw.spell.forgotten.removed")
def test_brw_clean_forgotten__an_unrevealed_one_too() -> None:
    game = clean({"board": {"quick": laid(LOST)}})
    assert game.table.out == (LOST,) and game.rules("spell-removed") == ["brw.spell.forgotten.removed"]


def test_brw_clean_tokens() -> None:
    own = {"cadaver-1": EvocationSpec("anna", THRONE)}
    game = clean({"physical": 0}, evocations=own)
    assert [game.table.mage(seat).physical for seat in ("anna", "boris")] == [2, 2]
    assert game.rules("tokens-reset") == ["brw.clean.tokens"] and not game.table.evocation("cadaver-1").used


def test_brw_clean_tokens__cards_are_straightened() -> None:
    game = clean(evocations={"cadaver-1": EvocationSpec("anna", THRONE)})
    turned = game.table.with_evocation(replace(game.table.evocation("cadaver-1"), used=True))
    again = phase("cleanup-phase", mages(2), changed={"evocations": turned.evocations})
    assert turned.evocation("cadaver-1").used and not again.table.evocation("cadaver-1").used


def test_brw_sust_end() -> None:
    board = {"I": laid(TORMENT, state="revealed", sustained="boris")}
    game = clean({"board": board})
    assert game.of("sustained-ended", "who", "by") == [("boris", "anna")]
    assert game.rules("sustained-ended") == ["brw.sust.end"]


def test_brw_clean_effects() -> None:
    later = {"id": "event-later", "kind": "event", "name": {"en": "Later", "ru": "Позже"}, "count": 1}
    facts = {"moon": 1, "crown": False, "phase": "immediate", "slot": "none", "reveal_power": 0}
    verbs = {"do": "later", "phase": "cleanup", "deeds": [{"do": "gain_power", "n": 2}]}
    stop = {"en": "Later gain 2.", "ru": "Потом получите 2.", "facts": verbs}
    made = {**later, "facts": {**facts, "discard_power": 0}, "text": {"main": [stop]}}
    box = clean(spells=(made,)).table.box
    program = inner(program_id("event-later", "main", box), "later-0")
    twice = clean(spells=(made,), changed={"due": (Due("cleanup", program, "anna"),) * 2})
    assert twice.offered == ("event-later.main.later-0.0", "event-later.main.later-0.1"), "in any order"
    due = (Due("cleanup", program, "boris"), Due("cleanup", program, "anna"))
    game = clean(spells=(made,), changed={"due": due}, crown="boris", first="boris")
    assert game.of("postponed-due", "who") == [("boris",), ("anna",)], "in turn order"
    assert game.rules("postponed-due") == ["brw.clean.effects"] * 2 and game.table.power("anna") == 2


# ---- restoring rooms


def full(*chips: str, room: str = READING, **said: Any) -> Play:
    """The cleanup phase with a room whose slots hold those chips."""
    return clean(rooms={**ROOMS, room: RoomSpec(instability=chips)}, **said)


def test_brw_clean_restore() -> None:
    game = full("anna", "boris", "anna", "rose", "anna")
    room = game.table.room(READING)
    assert room.restored and room.instability == () and not room.used
    assert game.rules("room-restored") == ["brw.clean.restore"] and game.of("room-restored", "by") == [
        ("anna",)
    ]
    assert [game.table.chips_left(source) for source in ("anna", "boris", "rose")] == [25, 25, 30]


@pytest.mark.rules("brw.room.restored.figures", "brw.room.restored.permanent")
def test_brw_clean_restore__figures_stay_and_it_never_turns_back() -> None:
    rooms = {**ROOMS, ABYSS: RoomSpec(at=(0, 1), instability=("anna",) * 6)}
    game = phase("cleanup-phase", mages(2, at=ABYSS), rooms=rooms)
    assert game.table.room(ABYSS).restored and game.table.figures_in(ABYSS) == ("anna", "boris")
    again = phase("cleanup-phase", rooms={**ROOMS, ABYSS: RoomSpec(at=(0, 1), restored=True)})
    assert again.table.room(ABYSS).restored and not again.of("room-restored")


def test_brw_inst_full_waits() -> None:
    rooms = {**ROOMS, ABYSS: RoomSpec(at=(0, 1), instability=("anna",) * 6)}
    action = phase("action-phase", rooms=rooms).on()
    assert not action.table.room(ABYSS).restored, "a full room waits for the cleanup"
    almost = {**ROOMS, ABYSS: RoomSpec(at=(0, 1), instability=("anna",) * 5)}
    assert not phase("cleanup-phase", rooms=almost).table.room(ABYSS).restored


def test_brw_clean_restore_score() -> None:
    """The Reading Room of the worked example: its flags are 3, 1 and 1."""
    game = full("anna", "boris", "anna", "rose", "anna", rulings={"brw.ruling.ties.rank": "skip"})
    assert BOX.room(READING).flags == (3, 1, 1) and BOX.room(READING).slots == 5
    assert game.of("restoration-gain", "who", "n", "chips") == [
        ("anna", 3, 3),
        ("boris", 0, 1),
        ("rose", 0, 1),
    ]


def test_worked_example_restoration_reading_room() -> None:
    """Somebody gains 3 and somebody 1; the chips go back, and the room is turned over."""
    game = full("anna", "boris", "anna", "boris", "anna")
    assert game.of("restoration-gain", "who", "n", "chips") == [("anna", 3, 3), ("boris", 1, 2)]
    assert set(game.rules("restoration-gain")) == {"brw.clean.restore.score"}
    assert [game.table.power(seat) for seat in ("anna", "boris")] == [3, 1]
    assert game.table.room(READING).restored and not game.table.room(READING).instability


FLAGS = (4, 2, 1)
SOURCES = ("anna", "boris", "vera", "gleb", "rose")


def gains(chips: str, flags: tuple[int, int, int] = FLAGS, **rulings: str) -> dict[str, int]:
    """What each source gains for chips given by first letters."""
    names = {source[0]: source for source in SOURCES}
    readings = chosen({f"brw.ruling.ties.{ruling}": reading for ruling, reading in rulings.items()})
    found = restoration(tuple(names[one] for one in chips), flags, SOURCES, readings)
    return {one.source: one.n for one in found}


@pytest.mark.parametrize(
    ("chips", "want"),
    [
        ("aaabbv", {"anna": 4, "boris": 2, "vera": 1}),
        ("aabbvr", {"anna": 3, "boris": 3, "vera": 1, "rose": 1}),
        ("aaabbvvg", {"anna": 4, "boris": 1, "vera": 1, "gleb": 1}),
        ("abvg", {"anna": 3, "boris": 3, "vera": 3, "gleb": 3}),
        ("aaaa", {"anna": 4}),
        ("rrrab", {"rose": 4, "anna": 1, "boris": 1}),
    ],
)
def test_brw_clean_restore_ties(chips: str, want: dict[str, int]) -> None:
    assert gains(chips) == want


def test_brw_clean_restore_ties__places_used_up() -> None:
    assert gains("aabbvr") == {"anna": 3, "boris": 3, "vera": 1, "rose": 1}, "second place, tied"
    assert gains("aabbv") == {"anna": 3, "boris": 3, "vera": 2}, "dense: the next is second"
    assert gains("aabbv", rank="skip") == {"anna": 3, "boris": 3, "vera": 1}, "places are used up"


def test_brw_clean_restore_ties__never_below_the_right_flag() -> None:
    assert gains("aaabbvvg", (3, 1, 1)) == {"anna": 3, "boris": 0, "vera": 0, "gleb": 1}
    raised = gains("aaabbvvg", (3, 1, 1), negative="floor-right")
    assert raised == {"anna": 3, "boris": 1, "vera": 1, "gleb": 1}
    assert by_default("brw.ruling.ties.negative") == "literal"


def test_brw_clean_restore_ties__in_a_room() -> None:
    game = full("anna", "anna", "boris", "boris", "rose")
    assert game.of("restoration-gain", "who", "n") == [("anna", 2), ("boris", 2), ("rose", 1)]
    assert game.rules("restoration-gain")[0] == "brw.clean.restore.ties"
    assert game.table.rose.power == 1


@pytest.mark.rules("brw.room.restored.once")
def test_brw_clean_activation_tokens() -> None:
    rooms = {**ROOMS, ABYSS: RoomSpec(at=(0, 1), restored=True, used=True)}
    game = clean(rooms=rooms)
    assert not game.table.room(ABYSS).used and game.of("rooms-available", "rooms") == [((ABYSS,),)]
    assert game.rules("rooms-available") == ["brw.clean.activation-tokens"]


# ---- the avatar


def test_brw_avatar_cleanup() -> None:
    on = {**mages(1), "avatar": mage("graminia", HALL, avatar=True, jinxes=("jinx-weakness",))}
    game = phase("cleanup-phase", on)
    assert game.table.mage("avatar").jinxes[0].chips == 1, "a chip on each jinx"
