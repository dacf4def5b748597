"""What lies open to everybody and what is hidden from whom."""

from __future__ import annotations

import msgspec
import pytest
from games.penumbra.support.rounds import begin, fate, table

from tutor.games.penumbra import GAME
from tutor.games.penumbra.state.table import Looking, Table
from tutor.games.penumbra.state.visibility import HIDDEN, secrets, seen
from tutor.games.penumbra.state.wizard import Reserved, Stock, Wizard


def kept(secret: bool) -> Table:
    """A table on which Anna keeps a contract."""
    return table(Wizard("anna", reserved=(Reserved("treasury", "contract", secret),)), Wizard("boris"))


def test_pen_gen_open_information() -> None:
    boris = Wizard("boris", stock=Stock(arcana=3), contracts=("offering",), mortal_wounds=1)
    on = table(Wizard("anna"), boris)
    assert seen(on, "anna").wizard("boris") == boris and secrets(on, "anna") == frozenset()


def test_pen_gen_open_information__a_contract_reserved_unseen() -> None:
    assert secrets(kept(True), "boris") == {"treasury"} and secrets(kept(True), "anna") == frozenset()
    assert [one.id for one in seen(kept(True), "boris").wizard("anna").reserved] == [HIDDEN]
    assert [one.id for one in seen(kept(True), "anna").wizard("anna").reserved] == ["treasury"]
    assert secrets(kept(False), "boris") == frozenset(), "everybody saw it in the row"


def test_pen_prim_blood_secret__cards_that_one_wizard_looks_at() -> None:
    on = table(looking=Looking("anna", ("treasury", "offering")))
    assert secrets(on, "boris") == {"treasury", "offering"} and secrets(on, "anna") == frozenset()
    assert seen(on, "boris").looking == Looking("anna", (HIDDEN, HIDDEN))
    assert seen(on, "anna").looking == on.looking


@pytest.mark.parametrize("seat", ["anna", "boris"])
def test_pen_setup_fate_shuffle_stack__decks_are_face_down_for_everybody(seat: str) -> None:
    on = table(decks=(fate(("aranea", "basilisk"), "unity"),))
    assert seen(on, seat).deck("fate").layers == ((HIDDEN, HIDDEN), (HIDDEN,))


def test_pen_gen_open_information__nothing_secret_is_left_in_what_a_seat_sees() -> None:
    game = begin(("anna", "boris", "vera"))
    on = game.table
    assert game.rules("lies-open") == ["pen.gen.open-information"]
    for seat in GAME.seats(on):
        shown = msgspec.json.encode(GAME.seen(on, seat)).decode()
        assert not any(f'"{id}"' in shown for id in GAME.secrets(on, seat))
        assert '"end-of-times"' in shown and f'"{HIDDEN}"' in shown
