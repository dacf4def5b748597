"""The story says what happened, and of nobody what he did not do."""

from __future__ import annotations

from collections.abc import Sequence

from games.blackrose.support.play import play_out
from games.blackrose.support.positions import HALL, THRONE, armed, cast, deal, laid, mage, spell, table

from tutor.engine.event import Event
from tutor.trace.words import speaker

EN, RU = speaker("blackrose", "en"), speaker("blackrose", "ru")


def struck(damage: tuple[str, ...]) -> Sequence[Event]:
    """What happens where Anna deals four damage to Boris, who has some already."""
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-blow")}),
        "boris": mage("riccart", THRONE, damage=damage),
    }
    state = table(mages, cast("anna"), spells=(spell("blow", deal(4)),))
    return play_out(state, "anna: boris").events


def test_brw_trap_defeat_timing__a_defeat_is_no_answer_of_who_falls() -> None:
    (event,) = (one for one in struck(("anna",) * 10) if one.kind == "reacted")
    assert event.fact("asked") is False
    assert EN.event(event) == "Defeat of a mage takes effect by itself (Boris)."
    assert RU.event(event) == "Само собой срабатывает: «Победа над магом» (Борис)."


def test_brw_trap_optional__a_trap_that_is_revealed_is_an_answer() -> None:
    guard = spell(
        "guard", {"do": "gain_power", "n": 1}, type="defence", target="special",
        trigger={"event": "damaged", "who": "self"},
    )  # fmt: skip
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-blow")}),
        "boris": mage("riccart", THRONE, board={"I": armed("spell-guard")}),
    }
    state = table(mages, cast("anna"), spells=(spell("blow", deal(1)), guard))
    (event,) = play_out(state, "anna: boris", "boris: I").events_of("reacted")
    assert event.fact("asked") is True
    assert EN.event(event).startswith("Boris answers with ") and RU.event(event).startswith("Борис отвечает ")


def test_brw_dmg_defeated__how_many_chips_were_placed_is_told() -> None:
    (some,) = (one for one in struck(()) if one.kind == "damaged")
    assert EN.event(some) == "Boris takes 4 damage from Anna: 4 of 11."
    (last,) = (one for one in struck(("anna",) * 10) if one.kind == "damaged")
    assert EN.event(last) == "Boris takes 4 damage from Anna: 11 of 11. Chips placed: only 1."
    assert RU.event(last).endswith("Урон наносит Анна. Фишек легло только 1.")
