"""Random play with both copies of cards 1 to 25 holds to the contract under all readings, and has words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from games.seasons.support.play import Play
from games.seasons.support.positions import SEATS, CopySpec, DoSpec, PlayerSpec

from tutor.contract import check_game
from tutor.engine.state import State
from tutor.games.seasons import GAME
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import ENERGIES
from tutor.games.seasons.position.form import Position
from tutor.games.seasons.position.reading import lay
from tutor.games.seasons.state.table import Table
from tutor.rules.catalogue import load
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker

CARDS = tuple(box().by_number[number] for number in range(1, 26))


def others(source: Random) -> tuple[tuple[str, str], ...]:
    """A reading of every ruling, most often not the default one."""
    return tuple((one.id, source.choice(one.readings).id) for one in load("seasons").rulings)


def crowded(source: Random, players: int, rulings: tuple[tuple[str, str], ...]) -> State[Table]:
    """The last rounds of a game in which both copies of the 25 cards are spread over hands, tables, deck."""
    cards = [card for card in CARDS for _ in range(box().copies[card])]
    source.shuffle(cards)
    seats = {}
    for seat in SEATS[:players]:
        hand, play = [cards.pop() for _ in range(5)], [cards.pop() for _ in range(5)]
        reserve = {kind: source.randrange(2) for kind in ENERGIES}
        in_play = tuple(_copy(source, card) for card in play)
        crystals, power = source.randrange(12), 8 + source.randrange(7)
        seats[seat] = PlayerSpec(
            crystals=crystals, reserve=reserve, power=power, hand=tuple(hand), play=in_play
        )
    deck, discard = tuple(cards[:3]), tuple(cards[3:])
    position = Position(
        players=seats, do=(DoSpec(SEATS[0], "rounds"),), year=3, space=10, deck=deck, discard=discard
    )
    placed = lay(position, rulings)
    assert placed.state is not None, placed.flaws
    return placed.state


def _copy(source: Random, card: str) -> CopySpec:
    held = {source.choice(ENERGIES): 1} if box().card(card).holds else {}
    return CopySpec(card, source.random() < 0.3, held)


def positions(seed: str) -> Iterator[State[Table]]:
    source = Random(seed)
    for players in (2, 3, 4):
        yield crowded(source, players, ())
        yield crowded(source, players, others(source))


@pytest.mark.long(reason="tables of cards at random")
@pytest.mark.parametrize("seed", ["one", "two"])
def test_cards_keep_the_contract(seed: str) -> None:
    game = replace(GAME, setups=lambda: tuple(positions(seed)))
    assert check_game(game, pick=Random(f"play {seed}").randrange, games=1) == ()


@pytest.mark.parametrize("lang", LANGS)
def test_everything_has_words(lang: Lang) -> None:
    """Events, questions, options, refusals and what would allow them, in games under other readings too."""
    speaks, told = speaker("seasons", lang), set[str]()
    for state in (*positions("words"), *positions("more words")):
        game, source = Play(state), Random("words")
        while not game.over:
            question = game.question
            assert speaks.question(question)
            for option in question.options:
                assert speaks.option(option) and speaks.option_note(option) is not None
            for refused in question.refused:
                assert speaks.option(refused.option)
                assert all(speaks.refusal(one) and speaks.allowed_if(one) for one in refused.reasons)
            chance = question.chance
            game.answer(
                source.choice(question.options).key
                if chance is None
                else chance.pick(source.randrange(chance.total))
            )
        assert all(speaks.event(event) for event in game.events)
        told |= {event.program for event in game.events if event.program.startswith("card-")}
    assert len(told) >= 18, "most of the cards have acted"
