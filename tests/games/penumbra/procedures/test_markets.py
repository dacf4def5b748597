"""Markets and decks: what is taken, discarded and revealed, names that repeat, and where a card lies."""

from __future__ import annotations

import pytest
from games.penumbra.support.play import play
from games.penumbra.support.town import RUBY, cards_in, deck, deck_now, grounds, held, open_in, town, wizard

from tutor.games.penumbra.state.table import Turn

GAIN = "gain-class-card"


def test_pen_loc_class_market() -> None:
    """Two open cards; the place of one that is taken is filled from the deck at once."""
    game = play(town(wizard(), program=GAIN, source="class:ruby"), "take-ichor")
    assert open_in(game, "ruby") == ("bat", "vulnerability")
    assert game.rules("market-card") == ["pen.loc.class.market"]
    assert deck_now(game, "ruby") == (("sacrifice",),)


@pytest.mark.parametrize(
    ("reading", "open_now"), [("at-once", ("bat", "vulnerability")), ("end-of-turn", ("vulnerability",))]
)
def test_pen_loc_class_market__when_it_is_refilled(reading: str, open_now: tuple[str, ...]) -> None:
    rulings = (("pen.ruling.market-class-refill", reading),)
    state = town(wizard(), program=GAIN, source="class:ruby", rulings=rulings)
    game = play(state, "take-ichor")
    assert open_in(game, "ruby") == open_now
    later = play(game.state.push("refill-markets", "anna"))
    assert set(open_in(later, "ruby")) == {"vulnerability", "bat"}


def test_pen_card_unique() -> None:
    game = play(town(wizard(cards=(held("ichor"),)), program=GAIN, source="class:ruby"))
    assert grounds(game, "take-ichor") == {("pen.card.unique", "name-owned")}
    assert game.offered == ("take-vulnerability", "top-ruby")


def test_pen_card_unique_random() -> None:
    """A name that repeats goes under the deck, and the next card is drawn, until one can be kept."""
    decks = (deck("ruby", "bat", "sacrifice", "training-blood-tide"),)
    anna = wizard(cards=(held("bat", "inventory"), held("sacrifice")))
    game = play(town(anna, decks=decks, program=GAIN, source="class:ruby"), "top-ruby")
    assert "training-blood-tide" in cards_in(game, "grimoire")
    assert deck_now(game, "ruby") == (("bat",), ("sacrifice",))
    assert game.rules("name-repeated") == ["pen.card.unique.random"] * 2


def test_pen_card_unique_random__none_can_be_kept() -> None:
    anna = wizard(cards=(held("bat", "inventory"),))
    game = play(town(anna, decks=(deck("ruby", "bat"),), program=GAIN, source="class:ruby"), "top-ruby")
    assert game.rules("no-card") == ["pen.card.unique.random"]
    assert "card-gained" not in game.kinds() and deck_now(game, "ruby") == (("bat",),)


def test_pen_card_unique_random__the_order_of_the_deck_is_chance() -> None:
    decks = (deck("ruby", ("bat", "sacrifice")),)
    game = play(town(wizard(), decks=decks, program=GAIN, source="class:ruby"), "top-ruby")
    assert game.asked == "top-card" and game.question.seat == "chance"
    game.answer("sacrifice")
    assert cards_in(game, "grimoire") == {"sacrifice"} and deck_now(game, "ruby") == (("bat",),)


def test_pen_card_unique_choice() -> None:
    """Everything that is offered lies in the play area already: none is taken."""
    anna = wizard(cards=tuple(held(card) for card in RUBY))
    game = play(town(anna, decks=(), program=GAIN, source="class:ruby"))
    assert game.rules("no-card") == ["pen.card.unique.choice"] and open_in(game, "ruby") == RUBY


@pytest.mark.rules("pen.setup.idle-decks")
def test_pen_reward_discipline_card() -> None:
    """Any open card of a class, or the top of any discipline deck, also without a class."""
    decks = (deck("jasper", "ward-rift"), deck("ruby", "bat"))
    game = play(town(wizard(), decks=decks, program="gain-discipline-card", source="any"))
    open_cards = {f"take-{card}" for card in ("ichor", "vulnerability", "call", "healing")}
    assert {*open_cards, "top-ruby", "top-jasper"} == set(game.offered)
    assert grounds(game, "top-amber") == {("pen.card.gain", "deck-empty")}
    game.answer("top-jasper")
    assert cards_in(game, "grimoire") == {"ward-rift"}


@pytest.mark.parametrize(("source", "prefix"), [("market", "take-"), ("decks", "top-")])
def test_pen_reward_discipline_card__other_readings_of_the_source(source: str, prefix: str) -> None:
    game = play(
        town(
            wizard(),
            decks=(deck("ruby", "bat"), deck("jasper", "mystery")),
            program="gain-discipline-card",
            source=source,
        )
    )
    assert all(key.startswith(prefix) for key in game.offered) and len(game.offered) > 1


@pytest.mark.rules("pen.potion.ready")
@pytest.mark.parametrize("key", ["take-training-copying-ink", "top-potion"])
def test_pen_reward_potion(key: str) -> None:
    game = play(town(wizard(), program="gain-potion"), key)
    assert game.rules("card-gained") == ["pen.card.gain"]
    wanted = "training-copying-ink" if key.startswith("take") else "training-eye-wash"
    assert cards_in(game, "inventory") == {wanted} and game.anna.stock.jewel == 0
    assert len(open_in(game, "brewery")) == 2


@pytest.mark.rules("pen.art.source")
@pytest.mark.parametrize("key", ["take-wand-of-everwood", "top-artifact"])
def test_pen_reward_artifact(key: str) -> None:
    game = play(town(wizard(), program="gain-artifact"), key)
    wanted = "wand-of-everwood" if key.startswith("take") else "staff-of-pulsing"
    assert cards_in(game, "equipment") == {wanted} and len(open_in(game, "shop")) == 2


def test_pen_art_source__no_class_gives_artifacts() -> None:
    game = play(town(wizard(), program=GAIN, source="class:ruby"))
    assert "take-wand-of-everwood" not in game.offered
    assert grounds(game, "top-artifact") == {("pen.art.source", "no-artifacts-here")}


@pytest.mark.rules("pen.card.discard", "pen.card.zone.equipment")
@pytest.mark.parametrize(
    ("gone", "kept"), [("staff-of-radiance", "wand-of-everwood"), ("wand-of-everwood", "staff-of-radiance")]
)
def test_pen_art_replace(gone: str, kept: str) -> None:
    """The slot of the new artifact is taken: either of the two is discarded, under its deck."""
    anna = wizard(cards=(held("staff-of-radiance", "equipment"), held("phylactery", "equipment")))
    game = play(town(anna, program="gain-artifact"), "take-wand-of-everwood")
    assert game.asked == "full-slot" and set(game.offered) == {"staff-of-radiance", "wand-of-everwood"}
    game.answer(gone)
    assert cards_in(game, "equipment") == {kept, "phylactery"}
    assert game.rules("card-discarded") == ["pen.art.replace"]
    assert deck_now(game, "artifact")[-1] == (gone,)


def test_pen_art_slot() -> None:
    """Two artifacts of one slot are never kept, two of different slots are."""
    anna = wizard(cards=(held("phylactery", "equipment"),))
    game = play(town(anna, program="gain-artifact"), "take-wand-of-everwood")
    assert cards_in(game, "equipment") == {"phylactery", "wand-of-everwood"}
    assert game.rules("card-lies") == ["pen.card.zone.equipment"]
    assert game.rules("slot-filled") == ["pen.art.slot"]


def test_pen_art_slot__a_slot_that_is_not_known() -> None:
    anna = wizard(cards=(held("eye-of-oblivion", "equipment"),))
    game = play(town(anna, box="book", program="gain-card", card="phylactery"))
    assert game.rules("slot-unknown") == ["pen.art.slot"]
    assert cards_in(game, "equipment") == {"phylactery", "eye-of-oblivion"}


@pytest.mark.rules("pen.card.zone.experience")
def test_pen_art_tome() -> None:
    """A tome gives its effect at once and lies in the experience zone, outside any slot."""
    game = play(town(wizard(), program="gain-card", card="good-manners-tome"))
    assert game.asked == "gain-card" and cards_in(game, "experience") == {"good-manners-tome"}
    game.answer("take-ichor")
    assert cards_in(game, "grimoire") == {"ichor"} and cards_in(game, "equipment") == set()
    assert "pen.card.zone.experience" in game.rules("card-lies")


@pytest.mark.rules("pen.prim.unlimited")
def test_pen_prim_jewel() -> None:
    """A Jewel discards the cards of one market and reveals new ones, as often as there are Jewels."""
    state = town(wizard("bone 1", jewel=2), automatic=())
    game = play(state, "refresh-brewery")
    assert game.asked == "put-under" and len(game.offered) == 2
    game.answer("under-2")
    assert open_in(game, "brewery") == ("training-eye-wash", "training-plain-water")
    assert deck_now(game, "potion") == (("training-copying-ink",), ("training-bitter-coffee",))
    assert game.anna.stock.jewel == 1 and game.one("market-cleared").rule == "pen.prim.jewel"
    game.answer("refresh-ruby", "under-1")
    assert open_in(game, "ruby") == ("bat", "sacrifice") and game.anna.stock.jewel == 0


@pytest.mark.rules("pen.card.discard")
def test_pen_prim_jewel__cards_go_under_the_deck_at_random() -> None:
    rulings = (("pen.ruling.bottom-order", "random"),)
    game = play(town(wizard("bone 1", jewel=1), automatic=(), rulings=rulings), "refresh-brewery")
    assert game.asked == "learning"
    assert deck_now(game, "potion") == (("training-bitter-coffee", "training-copying-ink"),)


def test_pen_prim_jewel__a_deck_that_has_run_out() -> None:
    """Nothing is left to reveal but what has just been discarded."""
    game = play(town(wizard("bone 1", jewel=1), decks=(deck("potion"),)), "refresh-brewery")
    assert set(open_in(game, "brewery")) == {"training-bitter-coffee", "training-copying-ink"}


def test_pen_prim_jewel_not_contracts() -> None:
    game = play(town(wizard("bone 1", jewel=1)))
    assert grounds(game, "refresh-contracts") == {("pen.prim.jewel.not-contracts", "row-no-market")}
    assert {"refresh-brewery", "refresh-shop", "refresh-ruby"} <= set(game.offered)


def test_pen_prim_jewel__between_two_placements_of_a_turn_of_learning() -> None:
    turn = Turn("anna", "learning", placements=0)
    game = play(town(wizard("bone 1", jewel=1), turn=turn), "refresh-shop")
    assert open_in(game, "shop") == ("staff-of-pulsing", "staff-of-sounding")


def test_the_cards_of_one_deck_that_look_alike_are_one_option() -> None:
    state = town(wizard(), markets={"ruby": ("ichor", "ichor")}, program=GAIN, source="class:ruby")
    game = play(state)
    assert game.offered == ("take-ichor", "top-ruby")
    game.answer("take-ichor")
    assert open_in(game, "ruby") == ("bat", "ichor")


def test_pen_loc_class_market__a_borrowed_spell_is_replaced_too() -> None:
    """The Eclipse casts a spell of a market, which is refilled; the spell goes under its deck at the end."""
    anna = wizard("violet 6", cards=(held("eclipse"),))
    game = play(town(anna), "card-eclipse", "spell-vulnerability")
    assert open_in(game, "ruby") == ("ichor", "bat")
    assert game.anna.card("vulnerability") is not None


def test_pen_loc_class_market__refilled_at_the_end_of_the_turn() -> None:
    rulings = (("pen.ruling.market-class-refill", "end-of-turn"),)
    state = town(wizard(), markets={"ruby": ("ichor",)}, program="end-of-turn", rulings=rulings)
    assert open_in(play(state), "ruby") == ("ichor", "bat")


@pytest.mark.parametrize(
    ("reading", "layers"), [("no-card", (("bat",), ("sacrifice",))), ("reshuffle", (("bat", "sacrifice"),))]
)
def test_pen_card_discard__what_lies_under_a_deck_that_has_run_out(
    reading: str, layers: tuple[tuple[str, ...], ...]
) -> None:
    """Discards go under the deck; under one reading they are shuffled once everything else is drawn."""
    rulings = (("pen.ruling.deck-empty", reading),)
    decks = (deck("ruby", "training-blood-tide", "bat", "sacrifice"),)
    state = town(wizard(), decks=decks, program=GAIN, source="class:ruby", rulings=rulings)
    game = play(state, "top-ruby")
    assert cards_in(game, "grimoire") == {"training-blood-tide"} and deck_now(game, "ruby") == layers
