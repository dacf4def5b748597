"""What is declared once of a field holds of the table, of its written form, and of what can be asked."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest
from msgspec import Struct

from tutor.engine.vocabulary import many_ids, number, one_id
from tutor.framework.card_fields import HIDDEN, face_down, from_outside, lying, lying_hidden
from tutor.framework.conservation import limit_flaws, pieces_in
from tutor.framework.conversion import Conversion, Layers, deck, each, optional
from tutor.framework.counts import Count
from tutor.framework.decks import Deck
from tutor.framework.observables import Observables
from tutor.framework.shared_fields import Fact, Hidden, Limit, Piece, Sorted, interleaved


class Fields(Struct, frozen=True, kw_only=True):
    coins: Annotated[Count, Fact(), Limit("the.rule", "most_coins")] = 0
    hand: Annotated[tuple[str, ...], Fact(), Hidden(), Sorted(), Piece()] = ()
    open_cards: Annotated[tuple[str, ...], Fact("{card}"), Piece()] = ()
    chosen: Annotated[tuple[str, ...], Hidden()] = ()


@interleaved(pile="hand")
class Player(Fields, frozen=True, gc=False, kw_only=True):
    """A player on the table."""

    seat: Annotated[str, Fact("{seat}")]
    pile: Annotated[Deck, Fact(), Hidden(from_all=True), Piece()] = Deck("pile")

    @property
    def worth(self) -> int:
        return 2 * self.coins


@interleaved(note="hand", chosen="coins")
class PlayerSpec(Fields, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player as one is written."""

    note: str = ""
    pile: Layers = ()


PLAYER = Conversion(Player, PlayerSpec, pile=deck("pile"))
HELD = Player(
    seat="anna", coins=2, hand=("ace", "king"), pile=Deck("pile", (("one", "two"),)), open_cards=("jack",)
)


class Box:
    most_coins = 3


def test_own_fields_stand_where_they_belong() -> None:
    assert Player.__struct_fields__ == ("seat", "coins", "hand", "pile", "open_cards", "chosen")
    assert PlayerSpec.__struct_fields__ == ("coins", "chosen", "hand", "note", "pile", "open_cards")
    assert (Player.__doc__, Player.__module__, HELD.worth) == ("A player on the table.", __name__, 4)
    assert msgspec.json.decode(msgspec.json.encode(HELD), type=Player) == HELD
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.convert({"coin": 1}, PlayerSpec)
    with pytest.raises(ValueError, match="coins"):
        interleaved(coins="nowhere")(PlayerSpec)


def test_all_fields_can_be_given_by_place_where_the_own_ones_can() -> None:
    @interleaved(coins="seat", pile="coins")
    class Placed(Fields, frozen=True):
        seat: str
        pile: Layers = ()

    assert Placed.__match_args__ == ("seat", "coins", "pile", "hand", "open_cards", "chosen")
    assert Player.__match_args__ == PlayerSpec.__match_args__ == ()


def test_a_value_is_written_and_read_by_the_names_of_its_fields() -> None:
    spec = PLAYER.write(HELD, note="rich")
    assert msgspec.to_builtins(spec) == {
        "coins": 2, "hand": ("ace", "king"), "note": "rich", "pile": ("one", "two"), "open_cards": ("jack",),
    }  # fmt: skip
    assert PLAYER.read(spec, seat="anna") == HELD
    assert PLAYER.read(PlayerSpec(hand=("king", "ace")), seat="anna").hand == ("ace", "king")
    layers = PLAYER.read(PlayerSpec(pile=("three", ("two", "one"))), seat="anna").pile.layers
    assert layers == (("three",), ("one", "two"))


def test_codecs_are_made_of_codecs() -> None:
    some = each(optional(deck("pile")))
    assert some.read((None, ("b", "a"))) == (None, Deck("pile", (("a", "b"),)))
    assert some.write((None, Deck("pile", (("a",), ("b",))))) == (None, (("a",), ("b",)))


def test_a_fact_has_the_type_of_its_field() -> None:
    worth = (number("worth"), lambda player: player.worth)
    observables = Observables(Player, "{seat}.", worth, order="coins worth")
    assert observables.of(HELD, "anna.") == {
        "anna.coins": 2, "anna.worth": 4, "anna.seat": "anna", "anna.hand": 2, "anna.pile": 2,
        "anna.open-cards": "jack",
    }  # fmt: skip
    assert observables.types == (
        number("{seat}.coins"),
        number("{seat}.worth"),
        one_id("{seat}.seat", "{seat}"),
        number("{seat}.hand"),
        number("{seat}.pile"),
        many_ids("{seat}.open-cards", "{card}"),
    )


def test_hidden_cards_show_their_backs() -> None:
    outside = from_outside(HELD)
    assert (outside.hand, outside.pile.layers) == ((HIDDEN, HIDDEN), ((HIDDEN, HIDDEN),))
    assert outside.open_cards == ("jack",)
    assert face_down(HELD) == {"pile": outside.pile}
    assert sorted(lying(HELD)) == ["ace", "jack", "king", "one", "two"]
    assert sorted(lying_hidden(HELD)) == ["ace", "king", "one", "two"]


def test_limits_and_pieces_are_found_at_their_places() -> None:
    spec = PlayerSpec(coins=4, hand=("ace",), open_cards=("jack", "king"))
    flaws = limit_flaws(("players", "anna"), spec, Box())
    assert [(flaw.path, flaw.actual, flaw.rule) for flaw in flaws] == [
        (("players", "anna", "coins"), "4", "the.rule")
    ]
    assert [*pieces_in((), spec)] == [
        (("hand", 0), "ace"),
        (("open_cards", 0), "jack"),
        (("open_cards", 1), "king"),
    ]
