"""What the parts of the game are, and what its words mean: told where they are used."""

from __future__ import annotations

from typing import Any

from games.seasons.support.play import Play, play
from games.seasons.support.positions import DoSpec, PlayerSpec, side, table, turn
from msgspec.structs import replace

from tutor.engine.step import settle
from tutor.games.seasons import GAME
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import ENERGIES, SEASONS
from tutor.games.seasons.procedures.setup import opening


def begun() -> Play:
    return Play(opening(("anna", "boris")))


def test_sea_comp_crystal_track() -> None:
    assert begun_with("crystal-marker", "n") == [(0,)]
    assert begun_rules("crystal-marker") == ["sea.comp.crystal-track"]


def begun_with(kind: str, *names: str) -> list[tuple[Any, ...]]:
    """What an event of the set-up tells."""
    return [*dealt().of(kind, *names)]


def begun_rules(kind: str) -> list[str]:
    return dealt().rules(kind)


def dealt() -> Play:
    """A game whose set-up is over."""
    game = begun()
    while not game.over and game.question.chance is not None:
        game.answer(game.question.chance.pick(0))
    return game


def test_sea_comp_gauge() -> None:
    assert begun_with("power-marker", "n", "most") == [(0, 15)]
    assert begun_rules("power-marker") == ["sea.comp.gauge"]


def test_sea_comp_bonus_track() -> None:
    assert begun_with("bonus-marker", "n", "most") == [(0, 3)]
    assert begun_rules("bonus-marker") == ["sea.comp.bonus-track"]


def test_sea_setup_library() -> None:
    assert begun_with("library-tokens", "tokens") == [(("library-token-ii", "library-token-iii"),)]
    assert begun_rules("library-tokens") == ["sea.setup.library"]


def test_sea_comp_library() -> None:
    game = dealt()
    while not game.player("boris").library[1]:
        game.answer(game.question.options[0].key)
    piled = [(event.rule, event.fact("pile")) for event in game.events if event.kind == "card-piled"]
    assert {rule for rule, pile in piled if pile != "hand"} == {"sea.comp.library"}
    assert {rule for rule, pile in piled if pile == "hand"} == {"sea.prelude.piles"}


def test_sea_comp_years() -> None:
    assert begun_with("year-track", "years") == [(3,)] and begun_rules("year-track") == ["sea.comp.years"]


def test_sea_comp_dice() -> None:
    assert begun_with("season-dice", "season", "n") == [(season, 5) for season in SEASONS]
    assert begun_rules("season-dice") == ["sea.comp.dice"] * 4 and len(box().dice) == 20


def test_sea_comp_energy_types() -> None:
    assert begun_with("energy-types", "energies") == [(ENERGIES,)]
    assert begun_rules("energy-types") == ["sea.comp.energy.types"]


def test_sea_comp_energy_frequency() -> None:
    for season, (often, rare, never) in box().frequency.items():
        sides = [side for die in box().dice_of(season) for side in box().die(die).sides]
        totals = [sum(side.energy[at] for side in sides) for at in range(len(ENERGIES))]
        counts: dict[str, int] = dict(zip(ENERGIES, totals, strict=True))
        assert [kind for kind in ENERGIES if counts[kind] == 0] == [*never]
        assert max(counts[kind] for kind in rare) < min(counts[kind] for kind in often)
    game = play(table(DoSpec("anna", "round"), space=7))
    assert game.of("season-energy", "often", "rare", "never") == [(("earth", "fire"), ("water",), ("air",))]
    assert game.rules("season-energy") == ["sea.comp.energy.frequency"]


def test_sea_comp_cards_items() -> None:
    n = sum(face.item for face in box().cards.values())
    assert begun_with("items", "n") == [(n,)] and begun_rules("items") == ["sea.comp.cards.items"]


def test_sea_comp_cards_familiars() -> None:
    n = sum(face.familiar for face in box().cards.values())
    assert begun_with("familiars", "n") == [(n,)] and begun_rules("familiars") == ["sea.comp.cards.familiars"]
    assert not box().card("figrim").item and box().card("idol").item


def test_sea_comp_crystals_use() -> None:
    game = play(table(DoSpec("anna", "ending"), anna=PlayerSpec(crystals=7)))
    assert game.rules("total") == ["sea.comp.crystals.use"] * 2 and game.table.scores[0].total == 7


def test_sea_term_deck() -> None:
    assert begun_with("deck-made", "n") == [(100 - 18,)] and begun_rules("deck-made") == ["sea.term.deck"]


def test_sea_term_summon() -> None:
    game = play(turn(anna=PlayerSpec(power=1, hand=("die-of-malice",))), "summon-die-of-malice")
    resolved = [event.rule for event in game.events if event.fact("program") == "summon"]
    assert resolved[-1] == "sea.term.summon" and game.rules("summoning") == ["sea.summon.requirements"]


def test_sea_summon_repeat__told() -> None:
    anna = PlayerSpec(power=2, hand=("die-of-malice", "glutton-cauldron"))
    game = play(turn(anna=anna), "summon-die-of-malice")
    assert not game.of("summons-again")
    game.answer("summon-glutton-cauldron")
    assert game.of("summons-again", "n") == [(2,)] and game.rules("summons-again") == ["sea.summon.repeat"]


def crystallised() -> Play:
    anna = PlayerSpec(reserve={"earth": 2}, play=("purse-of-io",))
    return play(turn(access=True, anna=anna), "crystallise-earth")


def test_sea_term_crystallise() -> None:
    game = crystallised()
    resolved = [event.rule for event in game.events if event.fact("program") == "crystallise"]
    assert resolved[-1] == "sea.term.crystallise" and game.player().reserve == (0, 0, 0, 1)


def test_sea_term_gain_crystals() -> None:
    game = crystallised()
    assert game.rules("crystals-gained") == ["sea.term.gain-crystals"]
    assert game.of("crystals-gained", "n", "total") == [(4, 4)]


def test_sea_comp_table__told() -> None:
    game = crystallised()
    assert game.of("table-read", "season", "energy", "n") == [("winter", "earth", 3)]
    assert game.rules("table-read") == ["sea.comp.table"]


def test_sea_cry_repeat__told() -> None:
    assert crystallised().rules("still-open") == ["sea.cry.repeat"]


def test_sea_term_gain_energy() -> None:
    game = play(turn(anna=PlayerSpec(reserve={"air": 2})), "bonus-exchange", "earth", "earth")
    assert game.rules("energy-gained") == ["sea.term.gain-energy"] * 2
    assert game.player().reserve == (0, 0, 0, 2)


def test_sea_term_discard_energy() -> None:
    state = play(table(DoSpec("anna", "overflow"))).state
    assert state.stack == (), "a reserve that fits loses nothing"
    full = state.table.changed("anna", reserve=(8, 0, 0, 0))
    step = settle(GAME, replace(state, table=full).push("overflow", "anna"))
    assert [event.rule for event in step.events if event.kind == "energy-spent"] == [
        "sea.term.discard-energy"
    ]
    assert step.state.table.player("anna").reserve == (7, 0, 0, 0)


def test_sea_hand_unlimited__told() -> None:
    anna = PlayerSpec(die=side(draw=True), hand=("figrim", "lewis"))
    game = play(table(DoSpec("anna", "turn"), anna=anna, deck=("sid", "idol")), "draw", "sid", "keep")
    assert game.of("hand-size", "n") == [(3,)] and game.rules("hand-size") == ["sea.hand.unlimited"]
