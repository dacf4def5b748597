"""What opponents can do to a seat of Res Arcana, held against playing every answer out."""

from __future__ import annotations

import pytest
from engine.fixtures.driving import lines
from games.resarcana.support.positions import lies, one, table, turn, use
from msgspec.structs import replace

from tutor.engine.state import State
from tutor.framework.decks import Deck
from tutor.games.resarcana import GAME
from tutor.games.resarcana.analysis.attacks import Attacks, attacks
from tutor.games.resarcana.analysis.resource_deltas import Spent
from tutor.games.resarcana.position.form import PlayerSpec
from tutor.games.resarcana.state.essences import Essences, minus
from tutor.games.resarcana.state.table import Table

DRAGONS = ("bone-dragon", "fire-dragon", "water-dragon", "earth-dragon", "wind-dragon", "sea-serpent")


def against(anna: PlayerSpec, boris: PlayerSpec, vera: PlayerSpec | None = None) -> State[Table]:
    players = {"anna": anna, "boris": boris, "vera": vera or one()}
    return table(turn(), players=players)


def pools(ways: tuple[tuple[Spent, ...], ...], pool: Essences) -> set[Essences]:
    """The pools that outcomes leave."""
    left = set()
    for way in ways:
        at = pool
        for part in way:
            at = minus(at, part.essences) if part.what in ("lost", "paid") else at
        left.add(at)
    return left


@pytest.mark.parametrize("card", DRAGONS)
def test_res_life_each_rival_decides__every_answer(card: str) -> None:
    """The pools that the answers leave are those that playing every line leaves."""
    pool = {"life": 1, "calm": 1, "elan": 2, "death": 1, "gold": 1}
    anna = one("dancing-sword", pool=pool, hand=("prism", "hawk"))
    players = {"anna": anna, "boris": one(card)}
    state = table(turn(), players=players)
    (found,) = attacks(state, "anna").attacks
    assert found.possible and found.card == card and found.life == 2
    before = state.table.player("anna").pool
    left = {one for answer in found.answers for one in pools(answer.ways, before)}
    played = table(use(f"{card}.1", "boris"), players=players)
    assert left == {end.table.player("anna").pool for _, end in lines(GAME, played)}


def test_res_life_reaction__what_is_refused_and_why() -> None:
    anna = one("guard-dog", pool={"life": 3}, with_={"guard-dog": lies(turned=True)})
    (found,) = attacks(against(anna, one("fire-dragon")), "anna").attacks
    assert [answer.option.key for answer in found.answers] == ["suffer"]
    assert {(option.key, reason.rule) for option, reasons in found.refused for reason in reasons} == {
        ("guard-dog.2", "res.react.turned"),
        ("way-out", "res.life.opt-out"),
    }


def test_what_stands_against_an_attack_is_said() -> None:
    boris = one("fire-dragon", with_={"fire-dragon": lies(turned=True)})
    (found,) = attacks(against(one(), boris), "anna").attacks
    assert not found.possible and [one.rule for one in found.against] == ["res.power.one-turn-cost"]
    assert found.answers == ()


def test_res_life_passed_immune() -> None:
    found = attacks(against(one(passed=True, pool={"life": 2}), one("fire-dragon")), "anna")
    assert found.attacks[0].immune and found.possible == ()


def test_who_has_passed_does_nothing() -> None:
    found = attacks(against(one(), one("fire-dragon", passed=True), one("sea-serpent")), "anna")
    assert [one.card for one in found.attacks] == ["sea-serpent"] and found.passed == ("boris",)


def test_res_discard_public__cards_of_the_pile_are_taken() -> None:
    """The Bestiary places a dragon out of any discard pile."""
    rich = one("sorcerers-bestiary", pool={"death": 6, "life": 6, "elan": 6, "calm": 6})
    anna = one(discard=("bone-dragon", "prism", "water-dragon"))
    (found,) = attacks(against(anna, rich), "anna").attacks
    assert (found.harm, found.cards) == ("discard", ("bone-dragon", "water-dragon")) and found.possible
    poor = one("sorcerers-bestiary", pool={"death": 6, "life": 3})
    (found,) = attacks(against(anna, poor), "anna").attacks
    assert found.cards == ("bone-dragon",)
    assert attacks(against(one(discard=("prism",)), rich), "anna").attacks == ()


def secret(found: Attacks) -> Attacks:
    return replace(found, hands=())


def test_nothing_hidden_is_looked_at() -> None:
    state = against(one("hawk", pool={"life": 2}), one("fire-dragon"), one("sea-serpent"))
    boris = replace(
        state.table.player("boris"), hand=("prism", "guard-dog"), deck=Deck("artifacts", (("crypt",),))
    )
    other = attacks(state.with_table(state.table.with_player(boris)), "anna")
    assert other.hands == (("boris", 2),) and secret(other) == secret(attacks(state, "anna"))
    assert "prism" not in str(other) and "crypt" not in str(other)
