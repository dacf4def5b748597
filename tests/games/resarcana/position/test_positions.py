"""Written positions: what is put on the table, every flaw of what cannot be, and who sees what."""

from __future__ import annotations

from typing import Any

import pytest
from games.resarcana.support.positions import do, lies, one, table, turn, use

from tutor.engine.game import Flaw
from tutor.framework.card_fields import HIDDEN
from tutor.games.resarcana import GAME
from tutor.games.resarcana.position.form import DoSpec, PlayerSpec, Position
from tutor.games.resarcana.position.reading import place
from tutor.games.resarcana.procedures.setup import empty
from tutor.games.resarcana.scoring.evaluation import evaluation
from tutor.games.resarcana.scoring.pieces import pieces


def flaws(*done: DoSpec, players: dict[str, PlayerSpec] | None = None, **said: Any) -> tuple[Flaw, ...]:
    position = Position(players=players or {"anna": one(), "boris": one()}, do=done, **said)
    placed = place(position)
    assert (placed.state is None) == bool(placed.flaws)
    return placed.flaws


def test_a_position_has_every_component_once() -> None:
    """What is not named lies among the spare ones, items in the supply."""
    anna = one("druid", "prism", "coral-castle", hand=("hawk",), deck=("crypt", ("vault",)))
    state = table(
        turn(), players={"anna": anna, "boris": one("research")}, monuments=("temple",), deck=("library",)
    )
    assert pieces(state.table) == pieces(empty(("anna", "boris")))
    assert len(state.table.items) == 7 and state.table.player("anna").deck.layers == (("crypt",), ("vault",))


def test_facts_name_essences_components_and_points() -> None:
    anna = one("druid", pool={"gold": 2}, with_={"catacombs-of-the-dead": lies(death=3, turned=True)})
    found = GAME.facts(table(turn(), players={"anna": anna, "boris": one()}))
    assert found["anna.gold"] == 2 and found["anna.on.catacombs-of-the-dead.death"] == 3
    assert found["anna.turned.catacombs-of-the-dead"] is True and found["anna.points"] == 4
    assert found["anna.components"] == "druid, catacombs-of-the-dead"


@pytest.mark.parametrize(
    ("players", "said", "path", "rule"),
    [
        ({"anna": one()}, {}, ("players",), "res.players.count"),
        ({seat: one() for seat in "abcde"}, {}, ("players",), "res.players.count"),
        ({seat: one() for seat in "abc"}, {"mode": "duel"}, ("players",), "res.variant.duel.match"),
        ({"anna": one("druid", "witch"), "boris": one()}, {}, ("players", "anna", "components"),
         "res.mage.definition"),
        ({"anna": one("alchemy", "research"), "boris": one()}, {}, ("players", "anna", "components"),
         "res.item.definition"),
        ({"anna": one("prism"), "boris": one(hand=("prism",))}, {}, ("players", "boris", "hand", 0),
         "res.component.definition"),
        ({"anna": one("sacred-grove"), "boris": one("alchemists-tower")}, {},
         ("players", "boris", "components", "alchemists-tower"), "res.component.definition"),
        ({"anna": one(hand=("druid",)), "boris": one()}, {}, ("players", "anna", "hand", 0),
         "res.artifact.definition"),
        ({"anna": one(mages=("prism",)), "boris": one()}, {}, ("players", "anna", "mages", 0),
         "res.mage.definition"),
        ({"anna": one(with_={"prism": lies(down=True)}, passed=True), "boris": one()}, {},
         ("players", "anna", "components", "prism", "down"), "res.pass.item-facedown"),
        ({"anna": one("sword"), "boris": one()}, {}, ("players", "anna", "components", "sword"),
         "res.component.definition"),
        ({"anna": one(), "boris": one()}, {"places": ("temple",)}, ("places", 0), None),
        ({"anna": one(), "boris": one()}, {"first": "vera"}, ("first",), "res.setup.first-player"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused(
    players: dict[str, PlayerSpec], said: dict[str, Any], path: tuple[str | int, ...], rule: str | None
) -> None:
    assert [(flaw.path, flaw.rule) for flaw in flaws(players=players, **said)] == [(path, rule)]


def test_what_is_carried_out_must_be_possible() -> None:
    assert [flaw.path for flaw in flaws(turn("vera"))] == [("do", 0, "who")]
    assert [flaw.path for flaw in flaws(do("dance"))] == [("do", 0, "program")]
    assert [flaw.path for flaw in flaws(do("place"))] == [("do", 0, "with")]
    (flaw,) = flaws(use("prism.1"))
    assert (flaw.path, flaw.rule) == (("do", 0, "use"), "res.action.use-power")


def test_every_flaw_is_told_at_once() -> None:
    found = flaws(do("dance"), players={"anna": one(hand=("druid",)), "boris": one()}, places=("temple",))
    assert len(found) == 3


def test_hands_and_decks_are_hidden_from_others() -> None:
    anna = one("druid", hand=("hawk",), deck=("crypt",), discard=("vault",))
    position = table(turn(), players={"anna": anna, "boris": one()}, deck=("temple",)).table
    assert {"hawk", "crypt", "temple"} <= GAME.secrets(position, "boris")
    assert not {"hawk", "crypt", "vault", "druid"} & GAME.secrets(position, "anna")
    seen = GAME.seen(position, "boris").player("anna")
    assert (seen.hand, seen.deck.cards, seen.discard) == ((HIDDEN,), (HIDDEN,), ("vault",))
    assert GAME.seen(position, "anna").player("anna").hand == ("hawk",)
    assert GAME.seen(position, "anna").deck.cards == (HIDDEN,)


def test_points_and_means_are_worth_something() -> None:
    poor = table(turn(), players={"anna": one("druid"), "boris": one()})
    rich = table(turn(), players={"anna": one("druid", "temple", pool={"gold": 2}), "boris": one()})
    assert evaluation(rich, "anna") > evaluation(poor, "anna") and evaluation(rich, "boris") < evaluation(
        poor, "boris"
    )
