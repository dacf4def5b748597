"""Cards whose conditions look at a placement, and what they do inside one."""

from __future__ import annotations

from games.penumbra.support.play import play
from games.penumbra.support.town import deck_now, held, town, wizard


def test_pen_act_condition__sniffer_in_a_class() -> None:
    cards = (held("sniffer", "inventory"),)
    game = play(town(wizard("bone 1", "bone 2", cards=cards)), "place-bone-1-ruby.die")
    assert game.anna.stock.trinket == 1
    assert play(town(wizard("bone 1", cards=cards)), "place-bone-1-forest").anna.stock.trinket == 0


def test_pen_act_condition__tawny_owl_gives_another_effect() -> None:
    cards = (held("tawny-owl", "inventory"),)
    game = play(town(wizard("bone 1", cards=cards)), "place-bone-1-ruby.die")
    assert {"apply-ruby.die", "apply-ruby.card"} <= set(game.offered)
    game.answer("apply-ruby.card", "take-ichor")
    assert "apply-ruby.mark" not in game.offered and "apply-ruby.die" in game.offered
    game.answer("apply-ruby.die", "4")
    assert "apply-ruby.card" not in game.offered and game.pool() == ["red 4"]


def test_pen_art_discard() -> None:
    """At any moment of the own turn an artifact may go, to the bottom of its deck."""
    cards = (held("wand-of-everwood", "equipment", turned=True), held("ichor"))
    game = play(town(wizard("bone 1", cards=cards)), "discard-wand-of-everwood")
    assert game.rules("card-discarded") == ["pen.art.discard"]
    assert deck_now(game, "artifact")[-1] == ("wand-of-everwood",)
    assert "discard-ichor" not in game.offered


def test_pen_turn_learn_extra__the_guide_rat_inside_a_placement() -> None:
    """The placement that it grants follows; what holds for the one under way stays."""
    cards = (held("guide-rat", "inventory"),)
    game = play(town(wizard("violet 1", "bone 2", cards=cards)), "place-violet-1-bazaar", "card-guide-rat")
    assert "resource-violet" in game.offered and game.table.turn.placements == 2
    game.answer("pass", "beside-bone-2-bazaar")
    assert game.table.turn.section == "bazaar" and game.anna.stock.arcana == 0
