"""Blood and the other primagic that works only around a placement."""

from __future__ import annotations

import pytest
from games.penumbra.support.play import play
from games.penumbra.support.town import ROW, deck, grounds, held, mark, town, wizard

from tutor.games.penumbra.state.wizard import Reserved

DECK = (deck("contract", "treasury", "blazehorn", "bright-path", "forest-fire"),)
CITY = ("brewery", "guild", "bazaar", "shop")


@pytest.mark.parametrize("section", CITY)
def test_pen_prim_blood(section: str) -> None:
    """Once in each placement in the City: one Blood reserves a contract."""
    state = town(wizard("bone 1", "bone 2", blood=3, crystal=3, trinket=1))
    game = play(state, f"place-bone-1-{section}", "bind", "row-offering")
    assert game.anna.stock.blood == 2 and game.anna.reserved == (Reserved("offering", "contract"),)
    assert grounds(game, "bind") == {("pen.prim.blood", "bound-already")}
    game.answer("pass", "place-bone-2-" + next(other for other in CITY if other != section))
    assert "bind" in game.offered


def test_pen_prim_blood__before_or_after_the_effect_of_the_location() -> None:
    game = play(town(wizard("bone 1", blood=1, crystal=3)), "place-bone-1-bazaar", "apply-bazaar")
    game.answer("exchange-crystal-jewel", "pass", "bind", "row-offering")
    order = [kind for kind in game.kinds() if kind in ("exchanged", "binds")]
    assert order == ["exchanged", "binds"]


def test_pen_prim_blood__only_in_the_city() -> None:
    game = play(town(wizard("bone 1", blood=1)))
    assert grounds(game, "bind") == {("pen.prim.blood", "bind-in-city")}
    game.answer("place-bone-1-forest")
    assert "bind" not in game.offered


def test_pen_prim_blood__a_wounded_mark_pays() -> None:
    anna = wizard("bone 1", marks=(mark("discipline-1", condition="wounded"),))
    game = play(town(anna), "place-bone-1-bazaar", "bind", "row-offering")
    assert game.anna.marks[0].condition == "discharged" and len(game.anna.reserved) == 1


def test_pen_prim_blood_decline__the_blood_is_spent() -> None:
    game = play(town(wizard("bone 1", blood=1), decks=DECK), "place-bone-1-bazaar", "bind", "look", "none")
    assert game.anna.stock.blood == 0 and game.anna.reserved == ()
    assert grounds(game, "bind") >= {("pen.prim.blood", "bound-already")} or "bind" not in game.offered


@pytest.mark.rules("pen.prim.blood.source", "pen.resv.contract")
@pytest.mark.parametrize(("keep", "attempt"), [("keep-2", "reserved-blazehorn"), ("none", "row-offering")])
def test_pen_prim_blood_same_visit(keep: str, attempt: str) -> None:
    """Search and attempt in one visit: look at three, keep one or none, then attempt any contract."""
    game = play(town(wizard("bone 1", blood=1), decks=DECK), "place-bone-1-guild", "bind", "look", keep)
    game.answer("apply-guild")
    assert {f"row-{contract}" for contract in ROW} <= set(game.offered)
    game.answer(attempt)
    assert game.rules("contract-attempted") == ["pen.loc.guild.contract"]
    assert game.rules("bound-and-attempted") == ["pen.prim.blood.same-visit"]


def test_pen_prim_blood__not_without_blood() -> None:
    game = play(town(wizard("bone 1", crystal=3)), "place-bone-1-bazaar")
    assert "bind" not in game.offered


@pytest.mark.rules("pen.prim.violet")
def test_pen_prim_violet__a_spark_die_may_count_as_violet_or_not() -> None:
    game = play(town(wizard("spark 3", crystal=3)), "place-spark-3-bazaar", "spark")
    assert "resource-violet" not in game.offered
    game = play(town(wizard("spark 3", crystal=3)), "place-spark-3-bazaar", "violet", "resource-violet", "5")
    assert game.anna.stock.jewel == 1


def test_pen_prim_blue__a_spark_die_that_counts_as_blue() -> None:
    game = play(
        town(wizard("spark 3")), "place-spark-3-shop", "blue", "apply-shop", "buy-training-copper-ring"
    )
    assert game.anna.card("training-copper-ring") is not None
    game = play(town(wizard("spark 3")), "place-spark-3-shop", "violet")
    assert game.table.turn.discount == 0


def test_pen_prim_yellow_place__once_in_a_placement() -> None:
    """The placed yellow die takes one threat die of the location, and none of another threat in it."""
    cards = (held("training-thorn-pendant", "equipment"),)
    game = play(town(wizard("yellow 1", cards=cards)), "place-yellow-1-ruins", "card-training-thorn-pendant")
    assert "threat-removed" not in game.kinds()
    game = play(town(wizard("yellow 1"), contracts=("scarlet-pact",)), "place-yellow-1-guild", "apply-guild")
    removed = [event for event in game.events if event.kind == "threat-removed"]
    assert len(removed) == 1 and game.table.turn.placed == ""
