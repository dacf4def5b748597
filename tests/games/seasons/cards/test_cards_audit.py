"""Cards do what the facts of the catalogue say of them: ways into play, types, cost, prestige, full stops."""

from __future__ import annotations

import pytest
from games.seasons.support.cardplay import FOUR
from games.seasons.support.play import play
from games.seasons.support.positions import DoSpec, PlayerSpec, table, turn

from tutor.games.seasons.cards import PROGRAMS, TEXTS
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import ENERGIES, NONE, Cost
from tutor.games.seasons.components.printed_text import printed
from tutor.rules.component_sets import raw

CARDS = tuple(box().by_number[number] for number in range(1, 51))
ALL_FREE = ("temporal-boots", "die-of-malice", "glutton-cauldron")
"""Cards that the list of cards says cost neither energy nor crystals."""

BY_NUMBERS = {
    "purse-of-io": "values.purses",
    "bespelled-grimoire": "values.limit",
    "hand-of-fortune": "values.discount",
}
"""Cards whose permanent effect changes a number, and where it is worked out."""

cards = pytest.mark.parametrize("card", CARDS)


@cards
def test_types_of_effects(card: str) -> None:
    face, text = box().card(card), TEXTS[card]
    assert text.number == face.number
    assert bool(text.enters) == ("immediate" in face.types)
    assert bool(text.activates) == ("activated" in face.types)
    waits = bool(text.triggers or text.bars) or card in BY_NUMBERS
    assert waits == ("permanent" in face.types)


@cards
def test_every_full_stop_is_a_sentence(card: str) -> None:
    programs = [program for program in PROGRAMS if program.component == card]
    for program in programs:
        wording = printed(program.id)
        assert wording is not None and len(wording.sentences) == len(program.sentences), program.id
    full_stops = box().catalogue.component(card).text["main"]
    assert isinstance(full_stops, tuple)
    by_numbers = card in BY_NUMBERS and any(one.facts["type"] == "permanent" for one in full_stops)
    # The same text may wait for two things, each by a reading of its own.
    found = sum(map(len, {program.sentences for program in programs}))
    left = sum(one.facts["type"] == "permanent" for one in full_stops) if by_numbers else 0
    assert found == len(full_stops) - left


@cards
def test_sentences_follow_rules_of_the_card(card: str) -> None:
    for program in PROGRAMS:
        if program.component == card:
            for sentence in program.sentences:
                assert sentence.rule.startswith(f"sea.card.{card}.")


@cards
@pytest.mark.parametrize("players", [2, 3, 4])
def test_summoned_for_just_its_cost(card: str, players: int) -> None:
    """With a token or a crystal less it cannot be summoned; with just the cost nothing is left."""
    cost = box().card(card).costs[players - 2]
    needed = (1, 0, 0, 0) if cost.choice else cost.energy
    energy = dict(zip(ENERGIES, needed, strict=True))
    anna = PlayerSpec(crystals=cost.crystals, reserve=energy, power=1, hand=(card,))
    game = play(turn(anna=anna, n=players, deck=FOUR))
    assert f"summon-{card}" in game.moves
    for kind in (kind for kind, n in energy.items() if n):
        less = PlayerSpec(
            crystals=cost.crystals, reserve=energy | {kind: energy[kind] - 1}, power=1, hand=(card,)
        )
        assert play(turn(anna=less, n=players)).refused(f"summon-{card}") == ["sea.summon.requirements"]
    if cost.crystals:
        less = PlayerSpec(crystals=cost.crystals - 1, reserve=energy, power=1, hand=(card,))
        assert play(turn(anna=less, n=players)).refused(f"summon-{card}") == ["sea.summon.requirements"]
    spent = game.answer(f"summon-{card}").of("energy-spent", "tokens")
    assert sum(len(tokens) for (tokens,) in spent) == sum(needed)  # type: ignore[arg-type, misc]
    assert game.of("entered", "card", "how")[0] == (card, "summoned")
    assert (needed == NONE and not cost.crystals) == bool(game.of("no-cost"))


def test_the_cards_that_cost_nothing_whoever_plays() -> None:
    found = [card for card in CARDS if all(cost == Cost() for cost in box().card(card).costs)]
    assert tuple(found) == ALL_FREE


@cards
def test_played_free(card: str) -> None:
    """It costs nothing but what the Potion of Dreams demands, and its immediate effect follows."""
    anna = PlayerSpec(crystals=0, power=1, hand=(card,), play=("potion-of-dreams",))
    game = play(turn(anna=anna, deck=FOUR), "activate-potion-of-dreams-1")
    assert game.of("entered", "card", "how")[0] == (card, "free")
    assert game.of("energy-spent") == game.of("crystals-lost") == game.of("no-cost") == []
    while game.waiting not in ("anna: turn", ""):
        game.answer(game.question.chance.pick(0) if game.question.chance else game.moves[0])
    ended = {str(program) for (program,) in game.of("resolved", "program")}
    enters = TEXTS[card].enters
    assert not enters or enters in ended


@cards
def test_prestige(card: str) -> None:
    """In play it counts what is printed, and by every other rule of the end nothing."""
    printed_on = raw({one.id: one for one in box().catalogue.parts.components}[card], "prestige")
    game = play(
        table(DoSpec("anna", "ending"), anna=PlayerSpec(play=(card,)), boris=PlayerSpec(play=("kairn",)))
    )
    assert game.fact("anna.score.cards") == printed_on == box().card(card).prestige
