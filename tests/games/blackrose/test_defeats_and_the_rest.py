"""Defeats in the middle of an effect, and mages in their cells: what still happens to whom."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.play import play_out
from games.blackrose.support.positions import HALL, THRONE, cast, deal, laid, mage, spell, table


def rest_of(*verbs: dict[str, Any]) -> Any:
    """The story of a spell that defeats Boris with its first sentence and goes on."""
    bolt = spell("bolt", deal(11), *verbs)
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-bolt")}),
        "boris": mage("riccart", THRONE, power=5),
    }
    return play_out(table(mages, cast("anna"), spells=(bolt,)), "anna: boris")


def test_brw_def_resumed_target__the_defeated_mage_is_not_affected() -> None:
    story = rest_of(deal(2), {"do": "steal", "n": 1}, {"do": "assign_jinx", "what": "weakness"})
    boris = story.table.mage("boris")
    assert boris.damage == () and boris.jinxes == () and boris.power == 5
    assert [event.rule for event in story.events_of("unaffected")] == ["brw.def.resumed-target"] * 3


@pytest.mark.parametrize(("reading", "damage"), [("last-room", 1), ("nowhere", 0)])
def test_brw_def_resumed_target__what_is_done_around_it(reading: str, damage: int) -> None:
    """brw.ruling.target.gone: counted from the room where it stood last, or from nowhere."""
    near = {"what": "mage", "pick": "each", "range": 0, "around": "target"}
    bolt = spell("bolt", deal(11), deal(1, to=near))
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-bolt")}),
        "boris": mage("riccart", THRONE),
        "vera": mage("arianna", THRONE),
    }
    state = table(mages, cast("anna"), spells=(bolt,), rulings={"brw.ruling.target.gone": reading})
    story = play_out(state, "anna: boris")
    assert story.table.mage("boris").in_cell and len(story.table.mage("vera").damage) == damage


def test_brw_def_step0__the_rest_of_the_effect_knows_of_the_defeat() -> None:
    fallen = {"is": "defeated", "who": "target"}
    story = rest_of({"do": "gain_power", "n": 2, "cond": fallen})
    assert story.table.power("anna") == 5 + 2
    story = rest_of({"do": "gain_power", "n": 2, "cond": fallen | {"by": "rose"}})
    assert story.table.power("anna") == 5 and len(story.events_of("condition-unmet")) == 1


def test_brw_def_rose__pain_can_defeat_the_caster() -> None:
    agony = spell(
        "agony",
        {"do": "pain", "n": 2},
        {"do": "gain_power", "n": 2, "cond": {"is": "defeated", "by": "rose"}},
        target="self",
    )
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-agony")}, damage={"boris": 9}),
        "boris": mage("riccart", THRONE),
    }
    story = play_out(table(mages, cast("anna"), spells=(agony,)))
    assert story.table.mage("anna").in_cell and story.table.rose.trophies == ("anna",)
    assert story.of("share", "who", "n") == [("boris", 4), ("rose", 2)]
    assert story.table.power("anna") == 2


def test_brw_key_pain_in_cell__takes_nothing_from_a_caster_in_his_cell() -> None:
    agony = spell("agony", {"do": "place", "where": "cell"}, {"do": "pain", "n": 2}, target="self")
    mages = {"anna": mage("graminia", HALL, board={"I": laid("spell-agony")}), "boris": mage("riccart")}
    story = play_out(table(mages, cast("anna"), spells=(agony,)))
    assert story.table.mage("anna").damage == ()
    assert [event.rule for event in story.events_of("unaffected")] == ["brw.key.pain.in-cell"]


def test_brw_cell_continue__a_mage_put_in_his_cell_goes_on_with_his_effect() -> None:
    flight = spell("flight", {"do": "place", "where": "cell"}, {"do": "gain_power", "n": 3}, target="self")
    mages = {"anna": mage("graminia", HALL, board={"I": laid("spell-flight")}), "boris": mage("riccart")}
    story = play_out(table(mages, cast("anna"), spells=(flight,)))
    assert story.table.mage("anna").in_cell and story.table.power("anna") == 3


def test_brw_cell_not_lodge__but_event_cards_reach_a_mage_in_his_cell() -> None:
    mages = {"anna": mage("graminia", "cell"), "boris": mage("riccart", THRONE)}
    state = table(mages).push("event-pledge.main@training", "boris")
    story = play_out(state)
    assert sorted(story.of("damaged", "who", "n")) == [("anna", 3), ("boris", 3)]
    storm = spell("storm", deal(1, to={"what": "mage", "pick": "each"}), target="special")
    mages["boris"] = mage("riccart", THRONE, board={"I": laid("spell-storm")})
    other = play_out(table(mages, cast("boris"), spells=(storm,)))
    assert not other.events_of("damaged")
