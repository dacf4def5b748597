"""Nothing that is hidden from a seat stands on its page: hands, decks, cards chosen and looked at."""

from __future__ import annotations

import random

import pytest
from games.resarcana.support.tables import (
    card,
    draft,
    looking,
    played,
    section,
    shown,
    text,
    threatened,
    whole,
)
from msgspec.structs import replace
from support.samples import sample

from tutor.engine.history import Node
from tutor.engine.state import State
from tutor.framework.decks import Deck
from tutor.games.resarcana import GAME
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.state.player import Player
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.state.visibility import secrets
from tutor.rules.catalogue import load
from tutor.rules.words import LANGS, Lang
from tutor.trace.hidden import visible_to as shown_to

OPENINGS = ("first-2", "whole-4", "draft-3", "duel")
ARTIFACTS = box().of_kind("artifact")
MONUMENTS = box().of_kind("monument")


def swapped(table: Table, seat: str, seed: int) -> Table:
    """Another table that looks the same to a seat: whatever it does not see is something else."""
    chance = random.Random(seed)

    def other(cards: tuple[str, ...], among: tuple[str, ...] = ARTIFACTS) -> tuple[str, ...]:
        return tuple(chance.choice(among) for _ in cards)

    def deck(of: Deck, among: tuple[str, ...] = ARTIFACTS) -> Deck:
        return replace(of, layers=tuple(other(layer, among) for layer in of.layers))

    def player(one: Player) -> Player:
        one = replace(one, deck=deck(one.deck))
        if one.seat == seat:
            return one
        chosen = {"mages": other(one.mages, box().of_kind("mage")), "draft": other(one.draft)}
        return replace(one, hand=other(one.hand), kept=other(one.kept), own=other(one.own), **chosen)

    looks = table.looking
    if looks is not None and looks.seat != seat:
        looks = replace(looks, cards=other(looks.cards))
    return replace(
        table,
        players=tuple(map(player, table.players)),
        deck=deck(table.deck, MONUMENTS),
        spare=other(table.spare),
        looking=looks,
    )


def positions() -> list[State[Table]]:
    """Positions of random games, and tables written by hand."""
    found = [node.state for of in OPENINGS for node in played(of, 3).nodes[::70]]
    return [*found, *(State(made()) for made in (whole, draft, looking)), threatened().node.state]


def test_what_a_seat_does_not_see_changes_nothing_on_its_table() -> None:
    drawn = 0
    for n, state in enumerate(positions()):
        table = state.table
        for seat in table.seats:
            html = shown(state, before=table, seat=seat)
            other = swapped(table, seat, n)
            assert shown(replace(state, table=other), before=other, seat=seat) == html
            drawn += 1
    assert drawn > 100


def test_the_swap_would_show_to_whoever_sees_everything() -> None:
    for made in (whole, draft, looking):
        assert shown(swapped(made(), "anna", 1)) != shown(made())


@pytest.mark.rules("res.discard.public")
def test_the_reader_sees_his_own_hand_and_of_others_how_many_cards_there_are() -> None:
    html = shown(whole(), seat="boris")
    assert "Fiery Whip" in section(html, "boris-hand") and "anna-hand" not in html
    assert "Bone Dragon" not in html and "Prism" not in html and "Mermaid" not in html
    assert "Dragon Egg" in section(html, "anna-discard"), "discard piles are open to all"
    theirs = text(html[html.index('<article class="rt-other') :])
    assert "Hand 0 Deck 0" in theirs.split("Anna")[0] and "Hand 3 Deck 2" in theirs
    everything = shown(whole())
    assert "Fiery Whip" in section(everything, "boris-hand") and card(everything, "Bone Dragon")


def test_cards_looked_at_are_counted_for_others() -> None:
    theirs, own = shown(looking(), seat="anna"), shown(looking(), seat="boris")
    assert "Boris: 2 cards" in text(theirs) and "Mermaid" not in theirs
    assert card(own, "Mermaid") and card(own, "Vault")


@pytest.mark.parametrize("opening", sample(OPENINGS, 9, "every kind of whole game"))
def test_no_table_names_what_is_hidden(opening: str) -> None:
    nodes = played(opening, 11).nodes
    catalogue = load("resarcana")
    found = 0
    for at in range(1, len(nodes), 75):
        for seat in nodes[at].state.table.seats:
            html = {lang: page(nodes[at - 1], nodes[at], seat, lang) for lang in LANGS}
            hidden = secrets(nodes[at].state.table, seat) & secrets(nodes[at - 1].state.table, seat)
            for lang in LANGS:
                names = {id: catalogue.component(id).name.of(lang) for id in box().faces}
                # A name can be part of another one; only what stands alone counts.
                open_ = [name for id, name in names.items() if id not in hidden]
                told = [names[id] for id in hidden if not any(names[id] in one for one in open_)]
                assert [name for name in told if name in html[lang]] == []
                found += len(told)
    assert found > 50


def page(before: Node[Table], node: Node[Table], seat: str, lang: Lang) -> str:
    """The table of a node as the page of a seat draws it, which is given nothing that is hidden."""
    seen = shown_to(GAME, node, seat, before)
    earlier = shown_to(GAME, before, seat).state.table
    return text(shown(seen.state, lang, earlier, seen.question, seat))
