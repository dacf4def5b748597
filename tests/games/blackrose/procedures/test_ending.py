"""How the game ends: the check in the cleanup, final awards, ties, and the Black Rose; with its example."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.play import Play
from games.blackrose.support.positions import cast, laid, mage, spell, table
from games.blackrose.support.rounds import mages, phase
from msgspec.structs import replace

from tutor.games.blackrose.position.form import RoseSpec
from tutor.games.blackrose.scoring.final_points import awards
from tutor.games.blackrose.state.readings import chosen
from tutor.games.blackrose.state.table import ROSE

DONE = tuple(f"training-quest-{name}" for name in ("steam", "legion", "ruin", "butcher", "twilight"))


def check(power: int, rose: int = 0, **said: Any) -> Play:
    """The cleanup phase in which Anna and the Rose have so much power."""
    return phase("cleanup-phase", mages(2, anna={"power": power}), rose=RoseSpec(rose), **said)


@pytest.mark.parametrize(
    ("anna", "rose", "over"), [(29, 29, False), (30, 0, True), (0, 30, True), (34, 0, True)]
)
def test_brw_clean_end_check(anna: int, rose: int, over: bool) -> None:
    game = check(anna, rose)
    assert game.table.ended == over and game.table.round == (1 if over else 2)
    assert (game.rules("end-reached") or game.rules("game-goes-on")) == ["brw.clean.end-check"]


def test_brw_clean_end_check__at_another_space() -> None:
    assert check(20, changed={"rose_at": 20}).table.ended
    assert not check(30, changed={"rose_at": 35}).table.ended


@pytest.mark.parametrize(("reading", "over"), [("cleanup", False), ("latched", True), ("immediate", True)])
def test_brw_clean_end_check__a_marker_that_has_gone_back(reading: str, over: bool) -> None:
    game = check(25, changed={"reached": True}, rulings={"brw.ruling.end.when": reading})
    assert game.table.ended == over
    assert game.of("end-reached", "who") == ([((),)] if over else [])


def gaining(reading: str) -> Play:
    """Anna gains the thirtieth point with a spell of two sentences, in the middle of a whole game."""
    gains = spell("gains", {"do": "gain_power", "n": 1}, {"do": "lose_power", "n": 5}, target="special")
    on = {"anna": mage("arianna", power=29, board={"I": laid("spell-gains")}), "boris": mage()}
    state = table(on, cast("anna"), spells=(gains,), rulings={"brw.ruling.end.when": reading})
    whole = replace(state, stack=()).push("game", "anna")
    game = replace(whole, stack=(whole.stack[0].at((2,)), *state.stack))  # type: ignore[union-attr]
    return Play(game)


def test_brw_clean_end_check__at_once() -> None:
    game = gaining("immediate")
    assert game.kinds("gained-power", "rose-cube-reached", "lost-power", "stopped-at-once") == [
        "gained-power",
        "rose-cube-reached",
        "stopped-at-once",
    ]
    assert game.table.winners == ("anna",) and not game.state.stack


def test_brw_clean_end_check__not_before_the_cleanup() -> None:
    game = gaining("cleanup")
    assert game.table.reached and game.table.power("anna") == 25 and game.of("lost-power")
    assert not game.of("stopped-at-once") and not game.of("end-reached")


# ---- awards


COUNTS = {"anna": 3, "boris": 2, "vera": 1, "gleb": 0}


def given(counts: dict[str, int], **rulings: str) -> dict[str, int]:
    """What each source gets for counts of something."""
    names = {
        "ties": "brw.ruling.ties.rank",
        "part": "brw.ruling.award.participation",
        "zero": "brw.ruling.award.zero",
    }
    found = awards(
        counts, "brw.end.quests", chosen({names[name]: reading for name, reading in rulings.items()})
    )
    return {gain.source: gain.n for gain in found}


def final(anna: dict[str, Any], boris: dict[str, Any] | None = None, **said: Any) -> Play:
    """The final points of two mages."""
    return phase("final-scoring", mages(2, anna=anna, boris=boris or {}), phase="cleanup", **said)


def parts(game: Play, source: str) -> dict[str, int]:
    """The final points of a source, part by part."""
    return next(dict(score.parts) for score in game.table.scores if score.source == source)


def test_brw_end_quests() -> None:
    assert given(COUNTS) == {"anna": 4, "boris": 2, "vera": 1}
    game = final({"completed": DONE[:2]}, {"completed": DONE[2:3]}, crown="boris")
    assert parts(game, "anna") == {"power": 0, "quests": 4}
    assert parts(game, "boris") == {"power": 0, "quests": 2, "crown": 1}
    assert "quests" not in parts(game, ROSE) and game.rules("award") == ["brw.end.quests"] * 2


@pytest.mark.rules("brw.avatar.quests")
def test_brw_end_quests__of_the_avatar_count_for_the_rose() -> None:
    on = {
        **mages(1, anna={"completed": DONE[:1]}),
        "avatar": mage("graminia", avatar=True, completed=DONE[1:3]),
    }
    game = phase("final-scoring", on, phase="cleanup", crown="anna")
    assert parts(game, ROSE)["quests"] == 4 and parts(game, "anna")["quests"] == 2


@pytest.mark.rules("brw.end.trophy-any", "brw.def.rose")
def test_brw_end_trophies() -> None:
    game = final(
        {"trophies": ("boris", "boris")}, {"trophies": ("anna",)}, rose=RoseSpec(0, ("anna", "boris", "anna"))
    )
    assert [parts(game, source).get("trophies") for source in ("anna", "boris", ROSE)] == [2, 1, 4]
    assert set(game.rules("award")) == {"brw.end.trophies"}


def test_brw_end_ties() -> None:
    assert given({"anna": 2, "boris": 2, "vera": 1}) == {"anna": 3, "boris": 3, "vera": 2}
    assert given({"anna": 2, "boris": 2, "vera": 1}, ties="skip") == {"anna": 3, "boris": 3, "vera": 1}
    assert given({"anna": 3, "boris": 1, "vera": 1}) == {"anna": 4, "boris": 1, "vera": 1}
    assert given({"anna": 1, "boris": 1, "vera": 1, "gleb": 1}) == dict.fromkeys(COUNTS, 3)
    game = final({"completed": DONE[:1]}, {"completed": DONE[1:2]})
    assert game.rules("award") == ["brw.end.ties"] * 2


def test_brw_end_quests__one_for_taking_part() -> None:
    assert given(COUNTS, part="additive") == {"anna": 5, "boris": 3, "vera": 1}
    assert given({"anna": 1, "boris": 1}, part="additive") == {"anna": 4, "boris": 4}


def test_brw_end_quests__with_none_at_all() -> None:
    assert given({"anna": 2, "boris": 0}) == {"anna": 4}
    assert given({"anna": 2, "boris": 0}, zero="zero-counts") == {"anna": 4, "boris": 2}
    assert given({"anna": 0, "boris": 0}) == {}


def test_brw_end_crown() -> None:
    game = final({"power": 10}, {"power": 10}, crown="boris")
    assert parts(game, "boris")["crown"] == 1 and "crown" not in parts(game, "anna")
    assert game.rules("crown-award") == ["brw.end.crown"] and game.table.winners == ("boris",)


def test_brw_end_add() -> None:
    anna = {"power": 31, "completed": DONE[:2], "trophies": ("boris",)}
    game = final(anna, {"power": 33}, crown="anna", rose=RoseSpec(20, ("anna", "boris")))
    assert parts(game, "anna") == {"power": 31, "quests": 4, "trophies": 2, "crown": 1}
    assert game.of("final-points", "who", "n") == [("anna", 38), ("boris", 33), ("rose", 24)]
    assert game.table.winners == ("anna",) and game.table.ended


# ---- who wins


def test_brw_end_winner() -> None:
    game = final({"power": 13}, {"power": 11}, crown="boris", rose=RoseSpec(12))
    assert game.table.winners == ("anna",) and game.rules("game-won") == ["brw.end.winner"]
    assert not game.questions_of("pick-winner") and not game.of("tie-broken")
    lost = final({"power": 12}, {"power": 11}, crown="boris", rose=RoseSpec(30))
    assert lost.table.winners == (ROSE,) and lost.rules("rose-wins") == ["brw.end.winner"]
    assert not lost.of("game-won"), "all players lose"


def test_brw_end_tiebreak() -> None:
    more = final({"power": 10, "completed": DONE[:2]}, {"power": 12, "completed": DONE[2:3]}, crown="")
    more = replace_crown(more)
    assert more.of("final-points", "n")[:2] == [(14,), (14,)]
    assert more.table.winners == ("anna",), "more completed quests"
    assert more.rules("tie-broken") == ["brw.end.tiebreak"]


def replace_crown(game: Play) -> Play:
    """The final points once more, with nobody holding the crown."""
    table_ = replace(game.table, crown="", scores=(), winners=(), ended=False)
    return Play(replace(game.state, table=table_, stack=()).push("final-scoring", "anna"))


def test_worked_example_tie_break() -> None:
    """Red and blue have 44 points and five completed quests each; red has eight trophies, blue five."""
    red = {"power": 37, "completed": DONE, "trophies": ("boris",) * 8}
    blue = {"power": 39, "completed": DONE, "trophies": ("anna",) * 5}
    game = replace_crown(final(red, blue))
    assert game.of("final-points", "who", "n")[:2] == [("anna", 44), ("boris", 44)]
    assert [len(game.table.mage(seat).completed) for seat in ("anna", "boris")] == [5, 5]
    assert [len(game.table.mage(seat).trophies) for seat in ("anna", "boris")] == [8, 5]
    assert game.table.winners == ("anna",) and not game.questions_of("pick-winner")


@pytest.mark.rules("brw.gen.crown.last-word")
def test_brw_end_tiebreak__the_first_mage_picks() -> None:
    three = mages(3, anna={"power": 11}, boris={"power": 10}, vera={"power": 5})
    game = phase("final-scoring", three, phase="cleanup", crown="boris", first="vera")
    assert (game.asked, game.seat, game.offered) == ("pick-winner", "vera", ("anna", "boris"))
    game.answer("boris")
    assert game.table.winners == ("boris",) and game.rules("tie-broken") == ["brw.end.tiebreak"]


@pytest.mark.parametrize(("reading", "winner"), [("yes", ROSE), ("no", "anna")])
def test_brw_end_tiebreak__the_rose_among_the_tied(reading: str, winner: str) -> None:
    rulings = {"brw.ruling.rose.tied-final": reading}
    game = final({"power": 29}, crown="anna", rose=RoseSpec(26, ("anna",)), rulings=rulings)
    assert game.of("final-points", "who", "n") == [("anna", 30), ("boris", 0), ("rose", 30)]
    assert game.table.winners == (winner,)


def test_brw_power_track35__points_beyond_the_track_count() -> None:
    game = final({"power": 41}, {"power": 36}, crown="boris")
    assert parts(game, "anna")["power"] == 41 and game.table.winners == ("anna",)
