"""What cards mean by a mage, by a figure and by the Black Rose, and the symbol of instability on a spell."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.play import play, play_out
from games.blackrose.support.positions import HALL, THRONE, cast, deal, laid, mage, spell, table

from tutor.engine.state import State
from tutor.games.blackrose.position.form import EvocationSpec, MageSpec, RoseSpec
from tutor.games.blackrose.state.table import Table


def reaching(what: str, **said: Any) -> State[Table]:
    """Anna's spell deals 1 damage to a figure of that kind; Boris, an avatar and a Cadaver are about."""
    pick = {"what": what, "range": "any"}
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-reach")}),
        "boris": mage("riccart", THRONE),
        "avatar": MageSpec(mage="", at=HALL, avatar=True),
    }
    cadaver = {"cadaver-1": EvocationSpec("boris", THRONE)}
    reach = spell("reach", deal(1, to=pick), target="special")
    return table(mages, cast("anna"), spells=(reach,), evocations=cadaver, **said)


def test_brw_gen_mage_means_player() -> None:
    """Players are meant, and the avatar, wherever a text says mage: no evocation."""
    question = play(reaching("mage")).question
    assert (question.kind, question.rule) == ("pick-figure", "brw.gen.mage-means-player")
    assert [option.key for option in question.options] == ["boris", "avatar"]
    assert not question.reasons("cadaver-1"), "it is not even considered"
    assert play_out(reaching("mage"), "anna: avatar").table.mage("avatar").damage == ("anna",)


def test_brw_gen_figure() -> None:
    """Mages and evocations alike, rooms never."""
    question = play(reaching("figure")).question
    assert (question.kind, question.rule) == ("pick-figure", "brw.gen.figure")
    assert [option.key for option in question.options] == ["boris", "avatar", "cadaver-1"]
    story = play_out(reaching("figure"), "anna: cadaver-1")
    assert story.table.evocation("cadaver-1").damage == ("anna",)


# ---- the Black Rose


def ruled(*verbs: dict[str, Any], **said: Any) -> State[Table]:
    """Anna's spell lets the Rose act; Boris is next to her."""
    mages = {
        "anna": mage("graminia", HALL, power=1, board={"I": laid("spell-hers")}),
        "boris": mage("riccart", THRONE, **said.pop("boris", {})),
    }
    hers = spell("hers", *verbs, target="mage")
    return table(mages, cast("anna"), spells=(hers,), rose=RoseSpec(power=2), **said)


def test_brw_gen_symbol_rose__deals_damage_in_her_own_colour() -> None:
    story = play_out(ruled(deal(2, by="rose")), "anna: boris")
    (hit,) = story.events_of("damaged")
    assert (hit.rule, hit.fact("by"), hit.fact("source")) == ("brw.gen.symbol.rose", "rose", "rose")
    assert story.table.mage("boris").damage == ("rose", "rose")
    assert (story.table.chips_left("rose"), story.table.chips_left("anna")) == (28, 25)


def test_brw_gen_symbol_rose__places_instability_and_has_a_marker_of_her_own() -> None:
    gain, place = {"do": "gain_power", "n": 3, "who": "rose"}, {"do": "instability", "n": 1, "by": "rose"}
    story = play_out(ruled(gain, place | {"where": "own"}), "anna: boris")
    assert story.table.room(HALL).instability == ("rose",)
    assert (story.table.rose.power, story.table.power("anna")) == (5, 1)


def test_brw_gen_symbol_rose__defeats_and_takes_trophies() -> None:
    story = play_out(ruled(deal(2, by="rose"), boris={"damage": ("rose",) * 9}), "anna: boris")
    assert story.of("mage-defeated", "who", "by") == [("boris", "rose")]
    assert story.table.rose.trophies == ("boris",) and story.table.mage("anna").trophies == ()
    assert story.table.rose.power == 7, "2, and 5 for all the chips"


# ---- the symbol in the middle of a spell


@pytest.mark.parametrize("symbol", [True, False])
def test_brw_gen_effect_instability_symbol(symbol: bool) -> None:
    """Who reveals the card places 1 of his own in the room where he stands, wherever the target is."""
    bolt = spell("bolt", deal(1), target="mage", instability=symbol)
    mages = {
        "anna": mage("graminia", HALL, board={"I": laid("spell-bolt")}),
        "boris": mage("riccart", THRONE),
    }
    story = play_out(table(mages, cast("anna"), spells=(bolt,)), "anna: boris")
    placed = [
        (event.rule, event.fact("who"), event.fact("n")) for event in story.events_of("instability-placed")
    ]
    assert placed == [("brw.gen.effect.instability-symbol", "anna", 1)] * symbol
    assert story.table.room(HALL).instability == ("anna",) * symbol
    assert story.table.room(THRONE).instability == ()
