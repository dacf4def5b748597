"""The set-up of a whole game, from an empty table to the first round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from games.blackrose.support.play import Play, by_kind
from games.blackrose.support.rounds import BOX, SEATS, begin
from support.play import first

from tutor.engine.chance import Deal
from tutor.engine.question import CHANCE
from tutor.games.blackrose.procedures.setup import opening
from tutor.games.blackrose.procedures.setup_gaps import NotPlayable, gaps
from tutor.games.blackrose.state.lodge.hexes import distance
from tutor.games.blackrose.state.lodge.layouts import layout
from tutor.games.blackrose.state.lodge.lodge import HALL, THRONE
from tutor.games.blackrose.state.mage import CELL

COLOURS = ("colour-a", "colour-b", "colour-c", "colour-d")


def flaws(people: int, box: str = "training", **said: Any) -> set[str | None]:
    """The rules that keep so many people from beginning."""
    return {flaw.rule for flaw in gaps(SEATS[:people], box, **said)}


def test_brw_setup_core_rooms() -> None:
    game = begin()
    places = {room.id: room.at for room in game.table.rooms}
    assert distance(places[HALL], places[THRONE]) == 1 and places[HALL] == (0, 0)
    assert game.of("core-rooms", "rooms") == [((HALL, THRONE),)]
    assert not game.questions_of("throne-place") and places[THRONE] == (1, 0)


def test_brw_setup_core_rooms__on_a_random_side() -> None:
    game = begin(choose=by_kind(throne_place="place:0:-1"), rulings={"brw.ruling.throne.corner": "random"})
    (question,) = game.questions_of("throne-place")
    assert question.seat == CHANCE and question.chance is not None and question.chance.total == 6
    assert game.table.room(THRONE).at == (0, -1)


def test_brw_setup_lodge() -> None:
    (question,) = begin().questions_of("rooms-laid")
    others = sorted(room for room in BOX.rooms if room not in (HALL, THRONE))
    assert isinstance(question.chance, Deal) and list(question.chance.items) == others and len(others) == 17
    order = "+".join(reversed(others))
    rooms = begin(choose=by_kind(rooms_laid=order)).table.rooms
    assert [room.id for room in rooms if room.id not in (HALL, THRONE)] == list(reversed(others))
    assert {room.at for room in rooms} == {room.at for room in layout(2).rooms}  # type: ignore[union-attr]


def test_brw_setup_lodge__one_of_ones_own() -> None:
    rulings = {"brw.ruling.layout.lodge": "free"}
    assert flaws(2, rulings=tuple(rulings.items())) == {"brw.setup.lodge"}
    own = layout(2)
    game = begin(rulings=rulings, lodge=own)
    assert len(game.table.rooms) == 19 and {cell.seat for cell in game.table.cells} == {"anna", "boris"}


def test_brw_setup_rooms_destroyed() -> None:
    game = begin()
    assert game.rules("rooms-ruined") == ["brw.setup.rooms-destroyed"]
    assert not any(room.restored or room.instability for room in game.table.rooms)


@pytest.mark.parametrize("people", [2, 3, 4])
def test_brw_setup_cells(people: int) -> None:
    game = begin(people)
    (question,) = game.questions_of("cells-turned")
    assert isinstance(question.chance, Deal) and question.chance.items == COLOURS[:people]
    told = [event.kind for event in game.events]
    assert told.index("cells-face-down") < told.index("first-crown") < told.index("cell-turned")
    assert Counter(cell.seat for cell in game.table.cells) == Counter(SEATS[:people])


def test_brw_setup_cells__four_of_them_always() -> None:
    game = begin(2, rulings={"brw.ruling.layout.cells": "all-four"})
    assert game.questions_of("cells-turned")[0].chance == Deal(COLOURS)
    assert sorted(cell.seat for cell in game.table.cells) == ["", "", "anna", "boris"]


@pytest.mark.parametrize("people", [2, 3, 4])
def test_brw_setup_layout_2p3p(people: int) -> None:
    game = begin(people)
    assert game.of("lodge-variant", "players") == ([(people,)] if people < 4 else [])
    assert {cell.at for cell in game.table.cells} == {cell.at for cell in layout(people).cells}  # type: ignore[union-attr]


def test_brw_setup_boards() -> None:
    assert begin().rules("boards-laid") == ["brw.setup.boards"]


def test_brw_setup_power_decks() -> None:
    game = begin()
    assert game.table.deck("quest-1").cards == BOX.deck("quest-1")
    assert game.of("power-decks", "jinx", "upgrade", "evocation") == [(12, 18, 34)]


def test_brw_setup_markers() -> None:
    game = begin()
    assert (game.table.moon_at, game.table.rose_at) == ((6, 18), 30)
    assert game.rules("rose-cube") == game.rules("moon-cubes") == ["brw.setup.markers"]


def test_brw_setup_markers__the_rose_where_the_players_say() -> None:
    unknown = {"brw.ruling.end.rose-marker": "unknown"}
    asked = begin(choose=by_kind(rose_cube="24"), rulings=unknown)
    assert asked.table.rose_at == 24 and asked.questions_of("rose-cube")[0].options[-1].key == "35"
    assert begin(rulings=unknown, rose_at=33).table.rose_at == 33


def test_brw_moon_opt_markers() -> None:
    game = begin(choose=by_kind(second_cube="4", third_cube="9"), options=("moon-markers",))
    assert game.table.moon_at == (4, 9) and game.rules("moon-cubes") == ["brw.moon.opt.markers"]
    (third,) = game.questions_of("third-cube")
    assert [option.key for option in third.options] == [str(n) for n in range(5, 30)]
    assert not begin().questions_of("second-cube")


def test_brw_setup_event_board() -> None:
    table = begin().table
    assert [table.deck(f"event-{moon}").size for moon in (1, 2, 3)] == [13, 13, 13]
    assert [table.deck(f"quest-{moon}").size for moon in (1, 2, 3)] == [15, 21, 13]
    assert table.events == ("", "", "") and table.chips_left("rose") == 30


def test_brw_setup_crown() -> None:
    game = begin(3, by_kind(first_crown="vera"))
    assert game.table.crown == game.table.first == "vera"
    (question,) = game.questions_of("first-crown")
    assert [option.key for option in question.options] == list(SEATS[:3])


def test_brw_setup_choose_colour() -> None:
    game = begin(3, by_kind(first_crown="boris"))
    assert [question.seat for question in game.questions_of("colour")] == ["boris", "vera", "anna"]
    told = game.of("mage-taken", "who", "colour", "mage")
    assert [seat for seat, *_ in told] == ["boris", "vera", "anna"]
    assert len({colour for _, colour, _ in told}) == len({mage for *_, mage in told}) == 3
    last = game.questions_of("mage")[-1]
    assert {refused.option.key: refused.reasons[0].rule for refused in last.refused} == {
        mage: "brw.setup.choose-colour" for _, _, mage in told[:2]
    }


def test_brw_setup_library() -> None:
    table = begin().table
    untouched = [school for school in BOX.schools if school not in {mage.school for mage in table.mages}]
    assert len(BOX.schools) == 6 and len(untouched) == 4
    assert all(table.deck(school).layers == (BOX.deck(school),) for school in untouched)


def test_brw_setup_forgotten() -> None:
    game = begin()
    assert game.of("forgotten-deck", "n") == [(9,)]
    assert game.table.deck("forgotten").cards == BOX.deck("forgotten")


def test_brw_setup_school_choice() -> None:
    game = begin(3, by_kind(start_list="2"))
    schools = game.questions_of("school")
    assert [question.seat for question in schools] == ["anna", "boris", "vera"]
    assert [len(question.options) for question in schools] == [6, 5, 4]
    assert all(
        reason.rule == "brw.setup.school-choice" for one in schools[2].refused for reason in one.reasons
    )
    assert [len(question.options) for question in game.questions_of("start-list")] == [2, 2, 2]
    mage = game.table.mage("anna")
    kept = (*mage.grimoire.cards, *mage.memories)
    assert set(BOX.starting(mage.school)[1]) < set(kept)


def test_brw_setup_school_return() -> None:
    game = begin()
    mage = game.table.mage("anna")
    deck = game.table.deck(mage.school)
    assert deck.size == 30 and len(deck.layers) == 1, "the six cards are out, the rest is shuffled"
    left = Counter(BOX.deck(mage.school)) - Counter(BOX.starting(mage.school)[0])
    assert Counter(deck.cards) == left
    assert game.rules("school-returned") == ["brw.setup.school-return"] * 2


def test_brw_setup_grimoire() -> None:
    game = begin()
    mage = game.table.mage("anna")
    seven = Counter((*BOX.starting(mage.school)[0], BOX.personal(mage.mage)[0]))
    assert Counter((*mage.grimoire.cards, *mage.memories)) == seven
    assert game.of("grimoire-made", "n") == [(7,), (7,)]


def test_brw_setup_first_memory() -> None:
    game = begin()
    for seat in ("anna", "boris"):
        mage = game.table.mage(seat)
        assert (mage.grimoire.size, len(mage.memories), mage.hand) == (6, 1, ())
    (question, _) = game.questions_of("first-memory")
    assert question.seat == CHANCE and question.chance is not None and question.chance.total == 7


@pytest.mark.rules("brw.spell.personal", "brw.spell.school-cards")
def test_brw_setup_personal_aside() -> None:
    game = begin()
    assert set(game.rules("personal-taken")) == {"brw.spell.personal"}
    assert game.of("school-cards", "n", "copies") == [(216, 3)]
    assert game.rules("school-cards") == ["brw.spell.school-cards"]
    mage = game.table.mage("anna")
    assert mage.aside == BOX.personal(mage.mage)[:2] and len(BOX.personal(mage.mage)) == 3
    assert Counter(BOX.deck(mage.school)).most_common(1)[0][1] == 3 and len(BOX.deck(mage.school)) == 36


def test_brw_setup_mage_in_cell() -> None:
    game = begin(choose=by_kind(cells_turned="colour-b+colour-a"))
    where = {cell.seat: cell.id for cell in game.table.cells}
    for mage in game.table.mages:
        assert mage.at == CELL and mage.cell == where[mage.seat]
    assert game.table.cells[0].seat == "boris", "boris has taken the second colour"


def test_brw_setup_power_start() -> None:
    game = begin(4)
    assert [game.table.power(source) for source in game.table.sources] == [0] * 5
    assert game.of("power-start", "sources") == [(("anna", "boris", "vera", "gleb", "rose"),)]


def test_brw_setup_figures_supply() -> None:
    game = begin()
    shared = {BOX.evocation(id).shares or id: BOX.evocation(id).figures for id in BOX.evocations}
    assert game.of("figures-supply", "n") == [(sum(n or 0 for n in shared.values()),)]
    assert not game.table.evocations and game.kinds("figures-supply", "set-up") == [
        "figures-supply",
        "set-up",
    ]


@pytest.mark.parametrize(("people", "avatar"), [(2, False), (3, False), (4, False), (1, True), (3, True)])
def test_brw_setup_players(people: int, avatar: bool) -> None:
    game = begin(people, avatar=avatar)
    assert game.table.players and len(game.table.seats) == people + avatar


@pytest.mark.rules("brw.avatar.max-humans")
def test_brw_setup_players__too_few_or_too_many() -> None:
    assert flaws(1) == flaws(0) == {"brw.setup.players"}
    assert flaws(0, avatar=True) == {"brw.avatar.max-humans"}
    assert flaws(4, avatar=True) == {"brw.avatar.max-humans", "brw.setup.choose-colour"}, "four mages"
    with pytest.raises(NotPlayable) as refused:
        opening(("anna", "anna", "boris", "vera", "gleb"))
    rules = [flaw.rule for flaw in refused.value.flaws]
    assert rules == ["brw.setup.players"] * 2 + ["brw.setup.choose-colour"]


def test_brw_setup_players__what_the_book_leaves_open() -> None:
    missing = flaws(4, "book")
    assert {"brw.setup.choose-colour", "brw.setup.school-choice", "brw.setup.power-decks"} <= missing
    assert "brw.avatar.setup.decks" in flaws(1, "book", avatar=True)


# ---- the avatar


def test_brw_avatar_setup_board() -> None:
    game = begin(2, avatar=True)
    (board,) = game.of("avatar-board", "who", "cell")
    assert board[0] == "avatar" and game.table.mage("avatar").cell == board[1]
    assert {cell.seat for cell in game.table.cells} == {"anna", "boris", "avatar"}
    asked = begin(1, avatar=True, rulings={"brw.ruling.solo.layout": "four-player"}).questions_of(
        "avatar-cell"
    )
    assert [(one.seat, len(one.options)) for one in asked] == [("anna", 3)]


def test_brw_avatar_setup_start() -> None:
    game = begin(1, by_kind(mage="mage-riccart", avatar_mage="mage-graminia"), avatar=True)
    avatar = game.table.mage("avatar")
    assert (avatar.mage, avatar.at) == ("mage-graminia", HALL)
    (question,) = game.questions_of("avatar-mage")
    assert "mage-riccart" not in [option.key for option in question.options] and len(question.options) == 3


def test_brw_avatar_setup_decks() -> None:
    table = begin(1, avatar=True).table
    assert [table.deck(f"event-{moon}").cards for moon in (1, 2, 3)] == [
        BOX.deck(f"avatar-event-{moon}") for moon in (1, 2, 3)
    ]
    assert table.deck("order-1").cards == BOX.deck("order-1")


def test_brw_avatar_difficulty() -> None:
    assert begin(1, avatar=True).of("avatar-level", "n") == [(3,)]
    assert begin(1, avatar=True, options=("avatar-master",)).of("avatar-level", "n") == [(4,)]


def seated(people: int, cells: str) -> tuple[str, ...]:
    """The seats clockwise from the avatar, with the cells of those colours in the places of the lodge."""
    game = begin(people, by_kind(cells_turned=cells), avatar=True)
    return game.table.clockwise("avatar")


def test_brw_avatar_seat() -> None:
    assert seated(1, "colour-a+colour-b") == ("avatar", "anna")
    # With three the places lie above right, left and below right: the third colour is the avatar's.
    assert seated(2, "colour-a+colour-b+colour-c") == ("avatar", "boris", "anna")
    assert seated(2, "colour-b+colour-a+colour-c") == ("avatar", "anna", "boris")
    # With four they lie left, above, below and right: the fourth colour is the avatar's, on the left.
    assert seated(3, "colour-d+colour-a+colour-c+colour-b") == ("avatar", "anna", "boris", "vera")
    assert seated(3, "colour-d+colour-a+colour-b+colour-c") == ("avatar", "boris", "vera", "anna")


def test_brw_avatar_what() -> None:
    game: Play = begin(1, first, avatar=True)
    assert game.table.mage("avatar").avatar and not begin(2, first).of("avatar-board")
