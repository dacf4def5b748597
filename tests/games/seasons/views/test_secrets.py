"""Nothing that is hidden from a seat stands on its page: hands, libraries, cards chosen and looked at."""

from __future__ import annotations

import random

import pytest
from games.seasons.support.tables import card, looking, played, prelude, section, shown, text, whole
from msgspec.structs import replace
from support.samples import sample

from tutor.engine.question import Question
from tutor.framework.card_fields import HIDDEN
from tutor.framework.decks import Deck
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.state.visibility import secrets
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker

OPENINGS = ("apprentice-2", "magician-3", "archmage-4")
CARDS = tuple(box().cards)


def swapped(table: Table, seat: str, seed: int) -> Table:
    """Another table that looks the same to a seat: whatever it does not see is something else."""
    chance = random.Random(seed)

    def other(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(chance.choice(CARDS) for _ in cards)

    def player(one: Player) -> Player:
        if one.seat == seat:
            return one
        return replace(
            one,
            hand=other(one.hand),
            library=(other(one.library[0]), other(one.library[1])),
            dealt=other(one.dealt),
            drafted=other(one.drafted),
        )

    looks = tuple(
        one if one.shown or one.seat == seat else replace(one, cards=other(one.cards))
        for one in table.looking
    )
    deck = Deck(table.deck.id, tuple(map(other, table.deck.layers)))
    return replace(
        table,
        players=tuple(map(player, table.players)),
        looking=looks,
        deck=deck,
        discard=other(table.discard),
    )


def positions() -> list[tuple[Table, Question | None]]:
    """Positions of random games, and tables written by hand."""
    found = [(node.state.table, node.question) for of in OPENINGS for node in played(of, 3).nodes[::40]]
    return [*found, *((made(), None) for made in (whole, prelude, looking))]


def test_what_a_seat_does_not_see_changes_nothing_on_its_table() -> None:
    drawn = 0
    for n, (table, question) in enumerate(positions()):
        for seat in table.seats:
            html = shown(table, before=table, question=question, seat=seat)
            other = swapped(table, seat, n)
            assert shown(other, before=other, question=question, seat=seat) == html
            drawn += 1
    assert drawn > 100


def test_the_swap_would_show_to_whoever_sees_everything() -> None:
    for made in (whole, prelude, looking):
        assert shown(swapped(made(), "anna", 1)) != shown(made())


def test_the_reader_sees_his_own_cards_and_others_only_counted() -> None:
    html = shown(whole(), seat="anna")
    assert "Syllas the Faithful" in section(html, "anna-hand")
    assert "Figrim the Avaricious" in section(html, "anna-library-token-iii")
    assert "boris-hand" not in html and "Divine Chalice" not in html and "Dragon Skull" not in html
    brief = text(html[html.index('<article class="rt-other') :])
    assert "Hand 2 cards Under the library tokens II: 0, III: 1" in brief
    everything = shown(whole())
    assert "Divine Chalice" in section(everything, "boris-hand")


def test_cards_of_the_prelude_are_seen_by_who_looks_at_them() -> None:
    html = shown(prelude(), seat="boris")
    assert "Lantern" in section(html, "boris-dealt") and "Figrim" in section(html, "boris-drafted")
    assert "Idol" not in html and "Mirror" not in html and "Syllas" not in html
    assert "Is choosing from: 2 cards." in html and "Has chosen: 1 card." in html


def test_cards_looked_at_are_counted_for_others_unless_they_are_shown() -> None:
    theirs, own = shown(looking(), seat="anna"), shown(looking(), seat="boris")
    assert "Boris: 2 cards, seen by nobody else" in theirs and "Hand of Fortune" not in theirs
    assert card(own, "Hand of Fortune") and card(theirs, "Pendant") and card(own, "Pendant")


@pytest.mark.parametrize("opening", sample(OPENINGS, 9, "every kind of whole game"))
def test_no_table_names_what_is_hidden(opening: str) -> None:
    nodes = played(opening, 11).nodes
    catalogue = box().catalogue
    found = 0
    for at in range(1, len(nodes), 35):
        table, before = nodes[at].state.table, nodes[at - 1].state.table
        for seat in table.seats:
            hidden = secrets(table, seat) & secrets(before, seat)
            for lang in ("en", "ru"):
                html = text(shown(table, lang, before, nodes[at].question, seat))
                names = {id: catalogue.component(id).name.of(lang) for id in CARDS}
                # The notes of cards name others; only what stands alone as a card's name counts.
                open_ = [names[id] for id in CARDS if id not in hidden]
                told = [names[id] for id in hidden if not any(names[id] in one for one in open_)]
                assert [one for one in told if one in html] == []
                found += len(told)
    assert found > 50


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", ["drafted", "piled", "kept", "discarded"])
def test_a_card_that_a_seat_does_not_see_has_no_name_in_what_is_told(kind: str, lang: Lang) -> None:
    said = speaker("seasons", lang)
    told = said.say(f"event-card-{kind}", seat="boris", card=HIDDEN, n=3, pile="library-token-ii")
    assert said.name(HIDDEN) not in told and "«" not in told
    seen = said.say(f"event-card-{kind}", seat="boris", card="figrim", n=3, pile="library-token-ii")
    assert said.name("figrim") in seen
