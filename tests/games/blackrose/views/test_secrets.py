"""Nothing that is hidden from a seat stands on its page: hands, grimoires, spells, quests."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pytest
from games.blackrose.support.tables import card, looking, played, section, shown, text, whole
from msgspec.structs import replace
from support.samples import sample
from support.views import asking

from tutor.engine.history import Node
from tutor.engine.question import Question
from tutor.framework.decks import Deck
from tutor.games.blackrose import GAME
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.mage import Mage, Prepared
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.state.visibility import FACE_DOWN, secrets
from tutor.trace.graph import chain as chain_graph
from tutor.trace.hidden import visible_to as shown_to
from tutor.trace.tree import now as running
from tutor.trace.tree import trace
from tutor.trace.words import speaker
from tutor.views.lesson import chain, icicle, now

OPENINGS = ("whole-2", "whole-4", "solo")
SPELLS = tuple(id for id in box("training").ids if id.startswith("spell-"))
QUESTS = tuple(id for id in box("training").ids if id.startswith("quest-"))


def swapped(table: Table, seat: str, seed: int) -> Table:
    """Another table that looks the same to a seat: whatever it does not see is something else."""
    chance = random.Random(seed)

    def other(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(chance.choice(SPELLS if one.startswith("spell-") else QUESTS) for one in cards)

    def mage(one: Mage) -> Mage:
        if one.seat == seat:
            return one
        return replace(
            one,
            hand=other(one.hand),
            grimoire=deck(one.grimoire),
            board=tuple(unseen(held) for held in one.board),
            active=tuple(replace(q, id=chance.choice(QUESTS)) if q.hidden else q for q in one.active),
        )

    def unseen(held: Prepared) -> Prepared:
        return (
            held if held.state == "revealed" else replace(held, spell=chance.choice(SPELLS), side="reverse")
        )

    def deck(one: Deck) -> Deck:
        return replace(one, layers=tuple(other(layer) for layer in one.layers))

    looks = table.looking
    if looks is not None and looks.seat != seat:
        looks = replace(looks, cards=other(looks.cards))
    piles = tuple(replace(p, cards=other(p.cards)) if p.id in FACE_DOWN else p for p in table.piles)
    return replace(
        table,
        mages=tuple(map(mage, table.mages)),
        decks=tuple(map(deck, table.decks)),
        drawn=other(table.drawn),
        looking=looks,
        piles=piles,
    )


def positions() -> Iterator[tuple[Table, Question | None]]:
    """Positions of random games, and tables written by hand."""
    for opening in OPENINGS:
        for node in played(opening, 3).nodes[::40]:
            yield node.state.table, node.question
    yield from ((make(), None) for make in (whole, looking))


def test_what_a_seat_does_not_see_changes_nothing_on_its_table() -> None:
    drawn = 0
    for n, (table, question) in enumerate(positions()):
        for seat in table.players:
            html = shown(table, "en", before=table, question=question, seat=seat)
            assert shown(swapped(table, seat, n), "en", question=question, seat=seat) == html
            drawn += 1
    assert drawn > 100


def test_the_swap_would_show_to_whoever_sees_everything() -> None:
    assert shown(swapped(whole(), "anna", 1)) != shown(whole())
    assert shown(swapped(looking(), "boris", 1), seat="anna") != shown(looking(), seat="anna")


@pytest.mark.rules("brw.plan.hidden")
def test_others_spells_lie_as_backs_with_their_number() -> None:
    html = shown(whole(), seat="anna")
    theirs = section(html, "boris-board")
    assert theirs.count("rt-card--back") == 2 and "Persecution" not in html and "Pain Mark" in html
    assert "I: face down, activated; II: face down, prepared" in text(theirs)
    assert "Slot I: activated" in text(theirs) and "Slot II: prepared" in text(theirs)
    brief = text(html[html.index('<article class="rt-other') :])
    assert "Hand 2 (limit 7)" in brief and "Visceral Fire" not in html and "Grim Torment" not in html


def test_the_reader_sees_his_own_hand_and_quests() -> None:
    html = shown(whole(), seat="boris")
    assert re.findall("<h4>(.*?)</h4>", section(html, "boris-hand")) == ["Grim Torment", "Visceral Fire"]
    assert "Face down for others" in card(html, "Guardian Mage") and "anna-hand" not in html
    assert "Heart of Ice" not in html and "Dominate Fear" not in html
    quests = section(html, "anna-quests")
    assert quests.count("rt-card--back") == 1 and "Field Test" in quests
    assert "Peak of Agony" in html, "what is revealed everybody sees"


def test_who_sees_everything_sees_every_hand() -> None:
    html = shown(whole())
    assert "Heart of Ice" in section(html, "anna-hand") and "Visceral Fire" in section(html, "boris-hand")


def test_cards_that_another_looks_at_are_only_counted() -> None:
    theirs, own = shown(looking(), seat="anna"), shown(looking(), seat="boris")
    assert "Boris: 2 cards" in theirs and "Channeling Instability" not in theirs
    assert "Channeling Instability" in own and "1 card has been drawn" in theirs


def names(of: str) -> Callable[[str], str]:
    catalogue = box(of).catalogue
    return lambda id: catalogue.component(id).name.en


def whole_page(nodes: list[Node[Table]], seat: str) -> str:
    """Everything that a page tells a seat of the last of some nodes."""
    node = nodes[-1]
    said = speaker("blackrose", "en")
    told = trace(nodes, GAME)
    return " ".join(
        (
            shown(node.state.table, question=node.question, seat=seat),
            now.now(running(GAME, node.state, node.question), said),
            asking(node.question, said),
            icicle.icicle(told, node.number, said),
            str(chain.chain(chain_graph(told), said, told.nodes)),
        )
    )


@pytest.mark.parametrize("opening", sample(OPENINGS, 9, "every kind of whole game"))
def test_no_page_names_what_is_hidden(opening: str) -> None:
    nodes = played(opening, 11).nodes
    name = names("training")
    found = 0
    for at in range(20, len(nodes), 35):
        line = nodes[at - 4 : at + 1]
        table = line[-1].state.table
        for seat in table.players:
            hidden = secrets(table, seat)
            open_ = [name(id) for id in (*SPELLS, *QUESTS) if id not in hidden]
            told = [name(id) for id in hidden if not any(name(id) in other for other in open_)]
            seen = [
                shown_to(GAME, node, seat, before)
                for before, node in zip((line[0], *line), line, strict=False)
            ]
            html = whole_page(seen, seat)
            assert [one for one in told if one in html] == []
            found += len(told)
    assert found > 50 or opening == "solo", "the avatar holds nothing that is its own secret"
