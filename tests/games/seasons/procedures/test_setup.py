"""Set-up at the three levels, the draft and the three piles."""

from __future__ import annotations

import pytest
from games.seasons.support.play import Play
from support.play import at_random

from tutor.framework.card_fields import HIDDEN
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.procedures.setup import opening
from tutor.games.seasons.state.table import Level
from tutor.games.seasons.state.visibility import secrets, seen

SEATS = ("anna", "boris", "vera", "gleb")
SEASONS = ("winter", "spring", "summer", "autumn")


def chance(game: Play) -> bool:
    return not game.over and game.question.chance is not None


def dealt(game: Play) -> Play:
    """The game once everything that chance decides before the draft is decided."""
    while chance(game):
        assert game.question.chance is not None
        total = game.question.chance.total
        game.answer(game.question.chance.pick(total * 3 // 7))
    return game


def started(n: int = 2, level: Level = "archmage", **rulings: str) -> Play:
    named = tuple((f"sea.ruling.{name.replace('_', '-')}", reading) for name, reading in rulings.items())
    return Play(opening(SEATS[:n], level, named))


def test_sea_setup_tokens() -> None:
    game = started()
    assert ("sea.setup.tokens", 1) in [
        (e.rule, e.fact("year")) for e in game.events if e.kind == "year-token"
    ]
    assert (game.table.year, game.table.space) == (1, 1)


@pytest.mark.parametrize("n", [2, 3, 4])
def test_sea_setup_dice(n: int) -> None:
    game = dealt(started(n))
    assert game.rules("dice-picked") == ["sea.setup.dice"] * 4
    for season in SEASONS:
        picked = [die for die in game.table.dice if box().die(die).season == season]
        assert len(picked) == len({*picked}) == n + 1
    asked = [len(e.fact("dice")) for e in game.events if e.kind == "dice-picked"]  # type: ignore[arg-type]
    assert asked == [n + 1] * 4


def test_sea_setup_dice__all_of_them_for_four() -> None:
    assert started(4).waiting == "chance: deal", "with four players no die is left out"


def test_sea_setup_player_tokens() -> None:
    game = dealt(started(3))
    for seat in SEATS[:3]:
        player = game.player(seat)
        assert (player.crystals, player.power, player.bonuses) == (0, 0, 0)
    assert game.rules("markers") == ["sea.setup.player-tokens"]


def test_sea_setup_deal() -> None:
    game = dealt(started(3))
    assert game.rules("dealt") == ["sea.setup.deal"] * 3
    assert [len(game.player(seat).dealt) for seat in SEATS[:3]] == [9, 9, 9]
    assert game.table.deck.size == 100 - 27


@pytest.mark.parametrize(("level", "cards"), [("apprentice", 60), ("magician", 60), ("archmage", 100)])
def test_sea_comp_cards_count(level: Level, cards: int) -> None:
    table = opening(("anna", "boris"), level).table
    assert table.deck.size == cards
    numbers = [box().card(id).number for id in table.deck.cards]
    assert sorted(numbers) == sorted(n for n in range(1, cards // 2 + 1) for _ in range(2))


def test_sea_level_magician() -> None:
    game = started(2, "magician")
    assert game.rules("level") == ["sea.level.magician"]
    assert dealt(game).waiting == "anna: draft"
    assert not [card for card in game.player().dealt if box().card(card).advanced]


def test_sea_level_archmage() -> None:
    game = started(2, "archmage")
    assert game.rules("level") == ["sea.level.archmage"]
    assert dealt(game).waiting == "anna: draft"
    assert [card for card in game.player().dealt if box().card(card).advanced]


def test_sea_level_apprentice() -> None:
    game = dealt(started(2, "apprentice"))
    assert game.rules("level") == ["sea.level.apprentice"]
    assert (game.waiting, len(game.moves)) == ("anna: starter-set", 4)
    game.answer("starter-set-2")
    assert game.moves == ("starter-set-1", "starter-set-3", "starter-set-4")
    game.answer("starter-set-1")
    assert game.waiting == "anna: pile", "there is no draft"
    assert not game.of("dealt") and not game.of("card-drafted")
    assert game.table.deck.size == 60 - 18


def test_sea_level_apprentice_sets() -> None:
    game = dealt(started(2, "apprentice")).answer("starter-set-3", "starter-set-4")
    numbers = sorted(box().card(card).number for card in game.player().drafted)
    assert numbers == [4, 6, 7, 9, 12, 16, 22, 24, 30]
    assert sorted(box().card(card).number for card in game.player("boris").drafted) == [
        *(1, 2, 3, 11, 13, 15, 18, 25, 27)
    ]
    assert game.rules("set-taken") == ["sea.level.apprentice.sets"] * 2


def test_sea_level_apprentice_sets__numbered() -> None:
    game = dealt(started(2, "apprentice", starter_sets_fewer="numbered"))
    assert game.of("set-taken", "seat", "set") == [("anna", "starter-set-1"), ("boris", "starter-set-2")]


def test_sea_prelude_draft_pick() -> None:
    game = dealt(started(3))
    hands = {seat: game.player(seat).dealt for seat in SEATS[:3]}
    picks = {}
    for seat in SEATS[:3]:
        assert game.waiting == f"{seat}: draft"
        assert game.question.secret
        picks[seat] = game.moves[0]
        game.answer(game.moves[0])
    for seat, left in (("boris", "anna"), ("vera", "boris"), ("anna", "vera")):
        rest = list(hands[left])
        rest.remove(picks[left])
        assert sorted(game.player(seat).dealt) == sorted(rest), "hands come from the right neighbour"
    assert [game.player(seat).drafted for seat in SEATS[:3]] == [(picks[seat],) for seat in SEATS[:3]]


def drafted(game: Play) -> Play:
    dealt(game)
    while game.asked == "draft":
        game.answer(game.moves[-1])
    return game


def test_sea_prelude_draft_end() -> None:
    game = drafted(started(2))
    assert game.rules("draft-over") == ["sea.prelude.draft.end"]
    assert [len(game.player(seat).drafted) for seat in SEATS[:2]] == [9, 9]
    assert len(game.of("hands-passed")) == 8


def test_sea_prelude_piles() -> None:
    game = drafted(started(2))
    chosen = game.player().drafted
    order: list[str] = []
    for _ in range(6):
        assert game.waiting == "anna: pile"
        order.append(game.moves[0])
        game.answer(game.moves[0])
    player = game.player()
    assert player.hand == tuple(sorted(order[:3])) and player.library[0] == tuple(sorted(order[3:]))
    assert len(player.library[1]) == 3 and not player.drafted
    assert sorted((*player.hand, *player.library[0], *player.library[1])) == sorted(chosen)
    assert ("anna", 3) in game.of("piles-made", "seat", "n")


def test_sea_prelude_library_look() -> None:
    game = drafted(started(2))
    while game.asked == "pile":
        game.answer(game.moves[0])
    own, other = seen(game.table, "anna").player("anna"), seen(game.table, "anna").player("boris")
    assert own.library == game.player().library
    assert other.library == ((HIDDEN,) * 3, (HIDDEN,) * 3) and other.hand == (HIDDEN,) * 3
    assert "sea.prelude.library.look" in game.rules("may-look")


def test_sea_prelude_draft_pick__what_a_drafting_player_sees() -> None:
    game = dealt(started(2)).answer(*[dealt(started(2)).moves[0]])
    table = game.table
    other = {*table.player("anna").dealt, *table.player("anna").drafted}
    mine = {*table.player("boris").dealt}
    assert secrets(table, "boris") == other - mine
    shown = seen(table, "boris")
    assert shown.player("boris").dealt == table.player("boris").dealt
    assert {*shown.player("anna").dealt, *shown.player("anna").drafted, *shown.deck.cards} == {HIDDEN}


def test_sea_game_phases() -> None:
    game = started(2).on(at_random(5))
    first = [event.kind for event in game.events].index("round-begins")
    assert [event.kind for event in game.events].index("piles-made") < first
    assert game.table.ended and game.table.year == 4 and game.table.winners
