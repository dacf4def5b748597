"""Every way to pay in Res Arcana, held against counting slots of a cost by hand."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest
from games.resarcana.support.positions import lies, one, table, turn
from msgspec.structs import replace

from tutor.engine.state import State
from tutor.framework.decks import Deck
from tutor.framework.readings import readings_of
from tutor.games.resarcana.actions.costs import printed_cost
from tutor.games.resarcana.analysis.payments import Payments, payable, payments
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.state.essences import ALL, NONE, Essences, covers, plus, some
from tutor.games.resarcana.state.table import Table

POOL = {"calm": 3, "life": 2, "elan": 2, "death": 2, "gold": 1}


def ready(*components: str, pool: dict[str, int] | None = None, **said: Any) -> State[Table]:
    """Anna is about to act, with a few components and cards."""
    anna = one(*components, pool=POOL if pool is None else pool, **said)
    return table(turn(), players={"anna": anna, "boris": one()}, monuments=("temple",))


def found(state: State[Table], key: str) -> Payments:
    answer = payments(state, "anna", key)
    assert answer is not None
    return answer


def paid(of: Payments) -> set[Essences]:
    """What is paid in each way."""
    sums = []
    for way in of.ways:
        total = NONE
        for part in way.spent:
            total = plus(total, part.essences if part.what == "paid" else NONE)
        sums.append(total)
    assert len(sums) == len(set(sums))
    return set(sums)


def by_hand(state: State[Table], card: str) -> set[Essences]:
    """Every icon of the cost on its own: some are taken off, each other one is paid for."""
    player, cost = state.table.player("anna"), printed_cost(card, readings_of(state))
    slots = [(kind,) for kind in ALL for _ in range(cost.fixed[kind])] + [cost.kinds] * cost.any
    off = 0
    barred: set[int] = set()
    for each in player.tableau:
        reduced = box()[each.id].reduction
        if reduced is not None and reduced.applies_to in ("artifact", *box()[card].types):
            off += reduced.amount
            barred |= set(ALL) - set(reduced.kinds)
    free = [at for at, slot in enumerate(slots) if len(slot) > 1 or not barred & set(slot)]
    sums = set()
    for gone in combinations(free, min(off, len(free))):
        left = [slot for at, slot in enumerate(slots) if at not in gone]
        for chosen in product(*left):
            total = NONE
            for kind in chosen:
                total = plus(total, some(kind, 1))
            sums.add(total)
    return {one for one in sums if covers(player.pool, one)}


@pytest.mark.parametrize("mage", ["artificer", "witch"])
@pytest.mark.parametrize(
    "card", ["fiery-whip", "prism", "tree-of-life", "hawk", "treant", "mermaid", "vault"]
)
def test_res_cost_any__all_ways(card: str, mage: str) -> None:
    state = ready(mage, hand=(card,))
    assert paid(found(state, f"place.{card}")) == by_hand(state, card)


def test_res_reduction_restriction__what_is_taken_off() -> None:
    """The Artificer takes one essence off that is no gold: either of the two kinds of the whip."""
    ways = found(ready("artificer", hand=("fiery-whip",)), "place.fiery-whip").ways
    said = {(way.spent[0].essences, way.reduced[0].off) for way in ways}
    assert said == {((0, 0, 2, 1, 0), (0, 0, 0, 1, 0)), ((0, 0, 1, 2, 0), (0, 0, 1, 0, 0))}


def test_res_action_claim__no_reduction() -> None:
    answer = found(ready("artificer", pool={"gold": 4}), "claim.temple")
    assert answer.reducing == () and paid(answer) == {(0, 0, 0, 0, 4)}
    assert [one.reduced for one in answer.ways] == [()]


def test_res_power_cost_conditions__all_choices() -> None:
    """What is turned, destroyed and discarded is a part of a payment."""
    state = ready("sacrificial-dagger", hand=("prism", "hawk"))
    ways = found(state, "use.sacrificial-dagger.2").ways
    said = {tuple((part.what, part.card) for part in way.spent) for way in ways}
    dagger = ("destroyed", "sacrificial-dagger")
    assert said == {(dagger, ("discarded", "prism")), (dagger, ("discarded", "hawk"))}


def test_res_reduction_with_placement_powers__egg() -> None:
    """The egg takes four off a dragon, the Artificer one more."""
    (way,) = found(ready("artificer", "dragon-egg", hand=("bone-dragon",)), "use.dragon-egg.1").ways
    assert [(part.what, part.card) for part in way.spent] == [
        ("destroyed", "dragon-egg"),
        ("placed", "bone-dragon"),
    ]
    assert [one.off for one in way.reduced] == [(0, 1, 0, 4, 0)]


def test_what_is_missing_is_said_with_its_rules() -> None:
    answer = found(ready("fire-dragon", with_={"fire-dragon": lies(turned=True)}), "use.fire-dragon.1")
    assert answer.ways == () and [one.rule for one in answer.refused] == ["res.power.one-turn-cost"]
    answer = found(ready(pool={"gold": 3}), "claim.temple")
    assert [(one.rule, one.kind) for one in answer.refused] == [("res.action.claim", "missing")]
    assert payments(ready(), "anna", "pass") is None and payments(ready(), "anna", "place.prism") is None


def test_res_monument_cost__the_unseen_top_card() -> None:
    state = ready(pool={"gold": 5})
    deck = Deck("monuments", (("obelisk", "library"),))
    state = state.with_table(replace(state.table, deck=deck))
    assert paid(found(state, "claim.monument-deck")) == {(0, 0, 0, 0, 4)}


def test_a_cost_is_told_without_what_it_draws() -> None:
    """What Divination draws is no part of its cost, and stays unseen."""
    (way,) = found(ready("divination", deck=("crypt", "vault", "hawk", "prism")), "use.divination.1").ways
    assert [(part.what, part.card) for part in way.spent] == [("turned", "divination")]


def test_nothing_hidden_is_looked_at() -> None:
    state = ready("artificer", hand=("fiery-whip", "hawk"))
    boris = state.table.player("boris")
    other = replace(boris, hand=("prism",), deck=Deck("artifacts", (("vault",),)))
    secret = state.with_table(
        replace(state.table.with_player(other), deck=Deck("monuments", (("obelisk",),)))
    )
    for option in payable(state, "anna"):
        if option.kind != "claim-top":
            assert payments(state, "anna", option.key) == payments(secret, "anna", option.key)
    assert "prism" not in str(payable(secret, "anna")) and "obelisk" not in str(payable(secret, "anna"))
