"""Reserving contracts and trials, secrets, and the contract row that moves on."""

from __future__ import annotations

import pytest
from games.penumbra.support.play import Play, play
from games.penumbra.support.town import ROW, deck, deck_now, grounds, town, wizard

from tutor.games.penumbra.state.table import Turn
from tutor.games.penumbra.state.wizard import Reserved

DECK = (deck("contract", "treasury", "blazehorn", "bright-path", "forest-fire"),)
RESERVE = "reserve-contract"


def kept(game: Play) -> tuple[Reserved, ...]:
    """What Anna has reserved."""
    return game.anna.reserved


@pytest.mark.rules("pen.prim.blood.source")
def test_pen_resv_contract() -> None:
    """An open contract becomes the wizard's own; it lies in no row any more."""
    game = play(town(wizard(), program=RESERVE), "row-offering")
    assert kept(game) == (Reserved("offering", "contract"),)
    assert game.table.contracts == ("treasury", "song-of-crystal", "mad-dealer", "lost-cottage")
    assert game.rules("contract-reserved") == ["pen.resv.contract"]
    assert game.rules("contract-opened") == ["pen.contract.refill"]


@pytest.mark.parametrize(("reading", "n"), [("when-it-leaves", 4), ("on-completion", 3)])
def test_pen_contract_refill__when_a_contract_is_reserved(reading: str, n: int) -> None:
    rulings = (("pen.ruling.reserve-row-refill", reading),)
    game = play(town(wizard(), program=RESERVE, rulings=rulings), "row-offering")
    assert len(game.table.contracts) == n


def test_pen_contract_refill() -> None:
    """The others move to the right, and the new contract lies leftmost."""
    game = play(town(wizard(), contracts=ROW[:3], program="refill-contracts"))
    assert game.table.contracts == ("treasury", *ROW[:3])
    assert game.rules("contract-opened") == ["pen.contract.refill"]


def test_pen_contract_refill__an_empty_deck() -> None:
    game = play(
        town(wizard(), contracts=ROW[:2], decks=(deck("contract", "treasury"),), program="refill-contracts")
    )
    assert game.table.contracts == ("treasury", *ROW[:2])
    assert game.one("row-short").fact("n") == 3


def test_pen_resv_contract_any_number() -> None:
    reserved = tuple(Reserved(card, "contract") for card in ("treasury", "smuggler", "mind-link"))
    game = play(town(wizard(reserved=reserved), decks=(), program=RESERVE), "row-offering")
    assert len(kept(game)) == 4 and game.rules("reserve-unlimited") == ["pen.resv.contract.any-number"]


@pytest.mark.rules("pen.prim.blood.source")
def test_pen_prim_blood_secret() -> None:
    """Three from the top: one is kept face down, the others go under the deck; no event names them."""
    game = play(town(wizard(), decks=DECK, program=RESERVE, automatic=()), "look")
    assert game.asked == "keep-contract" and game.offered == ("keep-1", "keep-2", "keep-3", "none")
    looking = game.table.looking
    assert looking is not None and (looking.seat, looking.cards) == (
        "anna",
        ("treasury", "blazehorn", "bright-path"),
    )
    game.answer("keep-2")
    assert kept(game) == (Reserved("blazehorn", "contract", secret=True),)
    assert game.asked == "put-under"
    game.answer("under-2")
    assert deck_now(game, "contract") == (("forest-fire",), ("bright-path",), ("treasury",))
    assert game.table.looking is None and game.table.contracts == ROW
    said = " ".join(str(value) for event in game.events for _, value in event.facts)
    assert not any(card in said for card in ("treasury", "blazehorn", "bright-path"))
    assert "pen.prim.blood.secret" in game.rules("looked-at")


def test_pen_prim_blood_source__the_order_of_a_shuffled_deck_is_chance() -> None:
    decks = (deck("contract", ("treasury", "blazehorn", "bright-path", "forest-fire")),)
    game = play(town(wizard(), decks=decks, program=RESERVE), "look")
    assert game.question.chance is not None
    assert game.question.chance.total == 4
    game.answer("blazehorn+forest-fire+treasury", "keep-1")
    assert deck_now(game, "contract")[0] == ("bright-path",)


def test_pen_prim_blood_source__fewer_than_three_are_left() -> None:
    game = play(town(wizard(), decks=(deck("contract", "treasury"),), program=RESERVE), "look")
    assert game.offered == ("keep-1", "none")
    game = play(town(wizard(), decks=(), program=RESERVE))
    assert grounds(game, "look") == {("pen.prim.blood.source", "deck-empty")}


@pytest.mark.parametrize(
    ("reading", "layers"),
    [
        ("all-bottom", (("forest-fire",), ("treasury",), ("blazehorn",), ("bright-path",))),
        ("top", (("blazehorn", "bright-path", "treasury"), ("forest-fire",))),
    ],
)
def test_pen_prim_blood_decline(reading: str, layers: tuple[tuple[str, ...], ...]) -> None:
    rulings = (("pen.ruling.bind-none", reading),)
    game = play(town(wizard(), decks=DECK, program=RESERVE, rulings=rulings), "look", "none")
    assert kept(game) == () and deck_now(game, "contract") == layers
    assert game.rules("kept-none") == ["pen.prim.blood.decline"]


@pytest.mark.parametrize(("reading", "legal"), [("forbidden", False), ("wizard-only", True)])
def test_pen_card_unique__contracts(reading: str, legal: bool) -> None:
    rulings = (("pen.ruling.two-reserved-contract-names", reading),)
    anna = wizard(reserved=(Reserved("offering", "contract"),), contracts=("treasury",))
    state = town(anna, decks=DECK, program=RESERVE, rulings=rulings)
    game = play(state)
    assert ("row-offering" in game.offered) == legal
    if not legal:
        assert grounds(game, "row-offering") == {("pen.card.unique", "name-owned")}
    game.answer("look")
    assert ("keep-1" in game.offered) == legal
    attempt = play(town(anna, program="guild", rulings=rulings))
    assert ("row-offering" in attempt.offered) == legal and "reserved-offering" in attempt.offered


@pytest.mark.rules("pen.turn.trial.end-contracts", "pen.turn.rest.end-contracts")
def test_pen_turn_trial_end_contracts__the_row_moves_on() -> None:
    game = play(town(wizard(), decks=DECK, program="refresh-contracts"))
    assert game.table.contracts == ("treasury", *ROW[:3])
    assert deck_now(game, "contract")[-1] == ("lost-cottage",)
    assert game.one("contract-discarded").fact("contract") == "lost-cottage"


def test_pen_resv_trial() -> None:
    """A trial of the row becomes the wizard's own; the row is not filled up."""
    game = play(town(wizard(), trials=("aranea", "basilisk"), program="reserve-trial"))
    assert game.offered == ("row-aranea", "row-basilisk", "none")
    game.answer("row-aranea")
    assert kept(game) == (Reserved("aranea", "trial"),) and game.table.trials == ("basilisk",)
    assert game.rules("trial-reserved") == ["pen.resv.trial"]


def test_pen_resv_trial__nothing_has_to_be_reserved() -> None:
    game = play(town(wizard(), trials=("aranea",), program="reserve-trial"), "none")
    assert kept(game) == () and game.table.trials == ("aranea",)


@pytest.mark.parametrize(("reading", "legal"), [("refused", False), ("swap", True)])
def test_pen_resv_trial_max_one(reading: str, legal: bool) -> None:
    rulings = (("pen.ruling.reserve-second-trial", reading),)
    anna = wizard(reserved=(Reserved("aranea", "trial"), Reserved("offering", "contract")))
    state = town(anna, trials=("basilisk",), program="reserve-trial", rulings=rulings)
    if legal:
        game = play(state, "row-basilisk")
        assert set(kept(game)) == {Reserved("basilisk", "trial"), Reserved("offering", "contract")}
        assert game.table.trials == ("aranea",)
        assert game.rules("trial-returned") == ["pen.resv.trial.max-one"]
        return
    game = play(state)
    assert not game.state.stack and len(kept(game)) == 2
    assert game.rules("reserve-full") == ["pen.resv.trial.max-one"]


@pytest.mark.rules("pen.resv.trial.rulebook-choice")
def test_pen_resv_trial_max_one__by_the_rulebook_as_printed() -> None:
    rulings = (("pen.ruling.reserved-trials", "rulebook"),)
    anna = wizard(reserved=(Reserved("aranea", "trial"),))
    state = town(anna, trials=("basilisk",), program="reserve-trial", rulings=rulings)
    game = play(state, "row-basilisk")
    assert {one.id for one in kept(game)} == {"aranea", "basilisk"}
    assert game.rules("trials-unlimited") == ["pen.resv.trial.rulebook-choice"]


@pytest.mark.parametrize(("top", "secret"), [("gold-eater", True), ("harvest", False)])
def test_pen_resv_trial__from_the_fate_deck(top: str, secret: bool) -> None:
    rulings = (("pen.ruling.reserve-trial-source", "row-or-deck"),)
    decks = (deck("fate", top, "aranea"),)
    game = play(
        town(wizard(), trials=("basilisk",), decks=decks, program="reserve-trial", rulings=rulings), "top"
    )
    if secret:
        assert kept(game) == (Reserved(top, "trial", secret=True),)
        assert deck_now(game, "fate") == (("aranea",),)
    else:
        assert kept(game) == () and deck_now(game, "fate") == ((top,), ("aranea",))
        assert game.rules("no-trial-on-top") == ["pen.resv.trial"]


def test_pen_turn_learn_no_refresh__reserving_is_no_end_of_a_turn() -> None:
    turn = Turn("anna", "learning", placements=0)
    game = play(town(wizard("bone 1", crystal=1), turn=turn), "pass")
    assert game.table.contracts == ROW and "contract-discarded" not in game.kinds()
