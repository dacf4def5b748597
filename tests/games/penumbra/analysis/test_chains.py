"""The search for launch chains: what the books tell, what must not be lost, and that brute force agrees."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from games.penumbra.support.chains import (
    ALCHEMY,
    CHANT,
    EITHER,
    STAFF,
    TRANSMUTATION,
    WORKED,
    Lines,
    TooMany,
    ids,
    spec,
    spell,
    wizard,
)
from hypothesis import HealthCheck, assume, event, given, settings
from hypothesis import strategies as st

from tutor.engine import witness
from tutor.engine.question import NotAllowed
from tutor.engine.state import State
from tutor.engine.step import settle, take
from tutor.games.penumbra import GAME
from tutor.games.penumbra.actions.uses.launching import LEFT, RIGHT, launchable
from tutor.games.penumbra.analysis.chain_walk import Bounds
from tutor.games.penumbra.analysis.chains import Chain, Gains, chains, replayed
from tutor.games.penumbra.analysis.longest_named_chain import longest_from_named_cards
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.position.form import CardSpec, CommonSpec, MarkSpec
from tutor.games.penumbra.state.table import Link, Table

ICONS = ("none", "none", "any-spell", "any-pet", "red-spell", "yellow-spell", "orange-spell", "red-pet")
COLOURS = ("ruby", "jasper", "amber")
STAFFS = ("staff-of-sounding", "staff-of-pulsing", "staff-of-radiance")
SPELLS = (
    *("scarlet-downpour", "chant", "alchemy", "mystery", "transmutation", "call", "sacrifice", "ichor"),
    *("transgression", "healing", "training-lullaby", "training-echo", "training-fanfare"),
    "training-tuning-fork",
)


def after(state: State[Table], *answers: str) -> State[Table]:
    """The position in which the next question behind the answers waits."""
    step = settle(GAME, state)
    for key in answers:
        assert step.question is not None
        step = settle(GAME, take(GAME, step.state, step.question, key).state)
    return step.state


def lengths(state: State[Table], **more: Any) -> list[list[str]]:
    return sorted(ids(chain.links) for chain in chains(state, **more).longest)


# ---- what the books tell


@pytest.mark.rules("pen.chain.length", "pen.launch.right", "pen.launch.left")
def test_pen_chain_define__the_worked_chain_of_four() -> None:
    """pen.ex.chain.four: staff, Chant, Alchemy, Transmutation; two icons on the right, one on the left."""
    state = wizard(*WORKED, trinket=1, fruit=2)
    found = chains(state)
    assert (found.length, found.certain, found.chance, found.complete) == (4, 4, Fraction(1), True)
    (best,) = found.longest
    assert [(link.card, link.by) for link in best.links] == [
        ("staff-of-sounding", ""),
        ("chant", RIGHT),
        ("alchemy", RIGHT),
        ("transmutation", LEFT),
    ]
    assert replayed(state, best).table.turn.chain == best.links
    assert best.sure and best.gains == Gains((("jewel", 2), ("fruit", -2), ("trinket", -1)), (("orange", 2),))
    # staff-chant, staff-chant-alchemy, staff-chant-transmutation, and the four
    assert found.count == 4


@pytest.mark.rules("pen.cost.ingredients")
def test_pen_launch_cost_only__a_paid_start_counts_against_the_gains() -> None:
    """pen.ex.chain.chant-alchemy: two Crystals start it, nothing else is paid."""
    found = chains(wizard(CHANT, ALCHEMY, crystal=2, fruit=1))
    (best,) = found.longest
    assert ids(best.links) == ["chant", "alchemy"] and best.gains.total == -2
    assert chains(wizard(CHANT, ALCHEMY, crystal=1, fruit=1)).length == 0


@pytest.mark.rules("pen.act.turned")
def test_pen_launch_requirement__a_turned_card_is_no_link() -> None:
    turned = spec("alchemy", windows=EITHER, turned=True)
    found = chains(wizard(STAFF, CHANT, turned, TRANSMUTATION, trinket=1))
    assert [ids(chain.links) for chain in found.longest] == [["staff-of-sounding", "chant", "transmutation"]]
    assert found.counts.refused > 0


@pytest.mark.rules("pen.act.unturn")
def test_pen_chain_repeat__a_card_unturned_on_the_way_counts_twice() -> None:
    fox = spec("courier-fox", "inventory", use="turn", windows=EITHER, launches="any-spell")
    call = spell("call", launches="any-pet", launched_by="any-pet")
    state = wizard(fox, call, marks=(MarkSpec("emerald"),))
    assert lengths(state) == [["courier-fox", "call", "courier-fox"]]
    assert chains(wizard(fox, call)).length == 2


@pytest.mark.rules("pen.prim.orange")
def test_pen_chain_repeat__an_orange_die_gained_on_the_way_may_do_the_unturning() -> None:
    """Without an Emerald mark Call unturns nothing, but the wolf gives an orange die to strengthen it."""
    wolf = spec("wolf-of-all-colours", "inventory", windows=EITHER, launches="any-spell")
    call = spell("call", launches="any-pet", launched_by="any-pet")
    best = chains(wizard(wolf, call)).longest[0]
    assert ids(best.links) == ["wolf-of-all-colours", "call", "wolf-of-all-colours"]
    assert best.answers[1] == "orange"


def test_pen_chain_new_cards__a_gained_card_is_used_in_the_same_chain() -> None:
    reader = spell("memorarium", launches="any-spell")
    common = CommonSpec(classes=("amber",), markets={"amber": ("chant",)})
    state = wizard(reader, common=common, assume=(_known("chant"),))
    (best,) = chains(state).longest
    assert ids(best.links) == ["memorarium", "chant"] and best.sure


@pytest.mark.rules("pen.chain.new-cards")
def test_pen_chain_new_cards__drawn_by_chance_it_is_as_likely_as_its_card() -> None:
    reader = spell("memorarium", launches="any-spell")
    common = CommonSpec(decks={"amber": ("chant", "liquid-luck")})
    state = wizard(reader, common=common, assume=(_known("chant"),))
    found = chains(state)
    assert (found.length, found.certain, found.chance) == (2, 1, Fraction(1, 2))
    assert not found.longest[0].sure


def test_pen_chain_discarded__a_discarded_card_is_still_a_link() -> None:
    drop = spec("truth-teller", "inventory", windows=EITHER, launches="any-spell")
    state = wizard(drop, spell("chant", launches="none"), dice=("red 1",))
    (best,) = chains(state).longest
    assert ids(best.links) == ["truth-teller", "chant"]
    held = replayed(state, best).table.wizard("anna").card("truth-teller")
    assert held is not None and held.zone == "discarded"


@pytest.mark.rules("pen.cost.timing.learning")
def test_pen_launch_timing__the_turn_may_change_on_the_way() -> None:
    """Alchemy is a Learning spell: behind Transgression it is too late for it, before it is not."""
    change = spell("transgression", launches="any-spell", launched_by="any-spell")
    alchemy = spell("alchemy", launches="any-spell", cost_windows=("learning",))
    state = wizard(change, alchemy)
    assert lengths(state) == [["alchemy", "transgression"]]


@pytest.mark.rules("pen.prim.orange")
def test_pen_chain_unbroken__strengthening_is_outside_under_that_reading() -> None:
    red = spell("scarlet-downpour", discipline="ruby", launched_by="any-spell")
    state = {
        reading: wizard(
            *(CHANT, red), crystal=2, dice=("orange 4",), rulings=(("pen.ruling.chain-orange", reading),)
        )
        for reading in ("no", "yes")
    }
    assert [ids(chains(each).longest[0].links) for each in state.values()] == [
        ["chant", "scarlet-downpour"]
    ] * 2
    worth = {reading: chains(each).longest[0].gains.total for reading, each in state.items()}
    assert worth == {"no": -2 + 2 - 1, "yes": -2}


def test_pen_mark_eff_launch__a_mark_is_a_link_under_that_reading() -> None:
    mark = MarkSpec("amber", effect="launch")
    for reading, length in (("no", 2), ("yes", 3)):
        rulings = (("pen.ruling.chain-mark-launch", reading),)
        assert chains(wizard(CHANT, ALCHEMY, marks=(mark,), rulings=rulings)).length == length


def test_pen_act_timing_none__nothing_begins_in_a_rest_turn() -> None:
    found = chains(wizard(*WORKED, trinket=1, kind="rest"))
    assert (found.length, found.longest, found.productive, found.count) == (0, (), (), 0)
    assert found.complete


# ---- from the middle of a chain


@pytest.mark.rules("pen.launch.after-main")
def test_pen_chain_define__a_chain_under_way_goes_on() -> None:
    state = wizard(*WORKED, trinket=1, fruit=1)
    start = chains(state).longest[0]
    for answers in (("card-staff-of-sounding",), ("card-staff-of-sounding", "4-2")):
        here = after(state, *answers)
        found = chains(here)
        assert [chain.links for chain in found.longest] == [start.links]
        assert replayed(here, found.longest[0]).table.turn.chain == start.links
    applied = after(state, "card-staff-of-sounding", "4-2", "launch-chant")
    found = chains(applied)
    assert ids(found.behind) == ["staff-of-sounding", "chant"] and found.length == 4
    assert found.longest[0].answers == ("launch-alchemy", "1", "launch-transmutation")
    inside = after(applied, "launch-alchemy")
    assert ids(chains(inside).behind) == ["staff-of-sounding", "chant"]
    assert chains(inside).longest[0].answers == ("1", "launch-transmutation")


def test_pen_chain_define__where_no_card_is_offered_there_is_none() -> None:
    state = wizard(CHANT)
    assert chains(state).length == 0 and chains(state).complete


# ---- what is not looked at


def test_pen_chain_length__what_lies_beyond_the_bounds_is_counted() -> None:
    state = wizard(*WORKED, trinket=1, fruit=6)
    some = chains(state, Bounds(positions=3))
    assert not some.complete and some.counts.left > 0 and 0 < some.length <= 4
    assert some.counts.positions == 3
    few = chains(state, Bounds(stops=9))
    assert not few.complete and few.counts.stops == 9
    assert chains(state).complete


@pytest.mark.rules("pen.chain.unbroken")
def test_pen_chain_unbroken__effects_from_outside_are_counted_and_not_used() -> None:
    """Ichor is a threat of its own; what could be used against that would come from outside the chain."""
    ichor = spell("ichor", launches="any-spell")
    dice = spec("silverweed", "inventory", kind="potion", use="turn", windows=EITHER)
    state = wizard(ichor, CHANT, dice, dice=("yellow 3",), kind="trial", crystal=4)
    found = chains(state)
    assert found.counts.asides > 0 and found.length == 2
    assert all("silverweed" not in ids(chain.links) for chain in found.productive)


@pytest.mark.rules("pen.chain.repeat")
def test_pen_chain_length__there_is_no_end_where_cards_unturn_each_other() -> None:
    about: dict[str, Any] = {"use": "turn", "windows": EITHER, "launches": "any-pet"}
    call, fox = spec("call", "inventory", kind="pet", **about), spec("courier-fox", "inventory", **about)
    state = wizard(call, fox, marks=(MarkSpec("emerald"), MarkSpec("emerald")))
    found = chains(state)
    assert found.endless and found.count is None and found.complete
    (once,) = found.longest
    assert ids(once.links) == ["call", "courier-fox"]
    round_trip = (Link("call", RIGHT), Link("courier-fox", RIGHT))
    answers = ("launch-call", "call", *once.answers[1:])
    for times in (1, 2, 9):
        more = Chain(once.links + round_trip * times, once.answers + answers * times, once.gains, True)
        assert replayed(state, more).table.turn.chain == more.links


def test_pen_dice_gain__values_count_only_where_a_card_looks_at_them() -> None:
    """Behind a staff one roll stands for all, until a threat has to be resolved that dice can take."""
    blind = chains(wizard(*WORKED, trinket=1))
    assert blind.counts.values == 20
    ichor = spell("ichor", launches="none", use=None)
    found = chains(wizard(STAFF, CHANT, ichor, trinket=1))
    assert found.counts.values == 0 and found.length == 3


def test_a_chain_that_cannot_be_is_refused() -> None:
    state = wizard(*WORKED, trinket=1)
    best = chains(state).longest[0]
    assert replayed(state, best) != state
    with pytest.raises(NotAllowed):
        replayed(state, Chain(best.links, ("card-chant",), best.gains, True))
    for answers in (best.answers[:-1], ("pass",)):
        with pytest.raises(ValueError, match="chain"):
            replayed(state, Chain(best.links, answers, best.gains, True))


# ---- the cards that the sources name


@pytest.fixture
def unwatched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks on: the reasons against everything that is refused in a long search are not worked out."""
    monkeypatch.setattr(witness, "watchers", [])


def test_pen_chain_length__no_named_cards_make_more_than_the_worked_chain(unwatched: None) -> None:
    """By the icons that the sources give, four is the most: the proof is that everything was searched.

    A fifth link would need an icon that shows it. Known are those of three staffs and of Chant on the right,
    and on the left those of Transmutation and Mind Devourer. A staff can only begin; Chant is launched by a
    staff or begins; so staff, Chant, a spell. Behind that spell only an icon on the left can go on:
    Transmutation follows a yellow spell. Mind Devourer would follow a blue one, but it is itself the only
    blue spell that is known, and no effect on the way unturns a spell.
    """
    named = longest_from_named_cards()
    found = named.chains
    assert named.searched == 6 and found.complete and not found.endless
    assert found.length == 4
    assert sorted(ids(chain.links) for chain in found.longest) == [
        ["staff-of-sounding", "chant", "alchemy", "transmutation"],
        ["staff-of-sounding", "chant", "mystery", "transmutation"],
    ]
    for chain in found.longest:
        end = replayed(named.start, chain).table
        choices = launchable(end, end.wizard("anna"), "transmutation", GAME.default_reading)
        assert not choices.options
        icons = {reason.kind for each in choices.refused for reason in each.reasons}
        assert icons & {"icon-unknown", "no-icon"} and len(choices.refused) > 30
    cards = box("book").cards.values()
    assert {card.launches for card in cards} == {
        None,
        "",
        "any-spell",
        "orange-spell",
        "red-spell",
        "yellow-spell",
    }
    assert {card.id for card in cards if card.launched_by} == {"transmutation", "mind-devourer"}
    assert [card.id for card in cards if card.kind == "spell" and card.discipline == "sapphire"] == [
        "mind-devourer"
    ]


def test_pen_launch_left__mind_devourer_would_be_the_fifth_link_of_a_blue_transmutation() -> None:
    """Nothing but a colour that the sources do not give keeps the chain from a fifth link."""
    blue = spec("transmutation", use="turn", cost_windows=EITHER, discipline="sapphire")
    devourer = spec("mind-devourer", use="turn", windows=EITHER, cost_windows=EITHER)
    state = wizard(STAFF, CHANT, ALCHEMY, blue, devourer, trinket=1)
    (best,) = chains(state).longest
    assert ids(best.links)[-2:] == ["transmutation", "mind-devourer"] and best.length == 5
    assert best.links[-1].by == LEFT


# ---- brute force


@st.composite
def spells(draw: st.DrawFn) -> tuple[CardSpec, ...]:
    """Spells, each with icons of any kind, some turned; now and then a staff and a potion."""
    found = []
    for name in draw(st.lists(st.sampled_from(SPELLS), min_size=2, max_size=4, unique=True)):
        said: dict[str, Any] = {
            "launches": draw(st.sampled_from(ICONS)),
            "launched_by": draw(st.sampled_from(ICONS)),
            "turned": draw(st.booleans()) and draw(st.booleans()),
        }
        if draw(st.booleans()):
            said["discipline"] = draw(st.sampled_from(COLOURS))
        found.append(spec(name, cost="free" if draw(st.integers(0, 2)) else None, **said))
    if draw(st.booleans()):
        found.append(spec(draw(st.sampled_from(STAFFS)), "equipment"))
    if draw(st.booleans()):
        found.append(spec("training-second-wind", "inventory", launched_by="any-spell"))
    return tuple(found)


@st.composite
def positions(draw: st.DrawFn) -> State[Table]:
    """Small positions of every kind in which chains can begin."""
    rulings = (
        ("pen.ruling.effect-impossible", draw(st.sampled_from(("allowed", "refused")))),
        ("pen.ruling.chain-orange", draw(st.sampled_from(("yes", "no")))),
        ("pen.ruling.chain-mark-launch", draw(st.sampled_from(("yes", "no")))),
    )
    effect = draw(st.sampled_from(("", "launch", "set")))
    mark = MarkSpec(draw(st.sampled_from(COLOURS)), draw(st.integers(1, 6)), effect=effect)
    wounded = MarkSpec("ruby", 3, wounded=True)
    parts: dict[str, Any] = dict(  # noqa: C408
        kind=draw(st.sampled_from(("learning", "trial"))),
        box="training",
        rulings=rulings,
        marks=(mark, wounded) if draw(st.booleans()) else (mark,),
        dice=("orange 3",) if draw(st.booleans()) else (),
    )
    parts |= {kind: draw(st.integers(0, 2)) for kind in ("trinket", "fruit", "blood", "jewel", "crystal")}
    return wizard(*draw(spells()), **parts)


@pytest.mark.long(reason="every line of the engine")
@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(positions())
def test_search_equals_brute_force_over_the_lines_of_the_engine(state: State[Table]) -> None:
    try:
        lines = Lines(state, 8_000)
    except TooMany:
        assume(False)
    best, certain, likely = lines.found
    found = chains(state, count=500)
    assume(found.complete and not found.endless)
    most = max(map(len, best), default=0)
    event(f"length {most}, {'sure' if found.chance == 1 and certain == most else 'by chance'}")
    assert (found.length, found.certain, found.chance) == (most, certain, likely[most])
    long = {links: worth for links, worth in best.items() if len(links) == most}
    assert {chain.links: chain.gains.total for chain in found.longest} == long
    several = {links: worth for links, worth in best.items() if len(links) >= min(2, most)}
    assert {chain.links: chain.gains.total for chain in found.productive} == several
    worths = [chain.gains.total for chain in found.productive]
    assert worths == sorted(worths, reverse=True)
    assert found.count == sum(len(links) > 1 for links in best)


def _known(card: str) -> dict[str, Any]:
    """Facts that make a card free and bound to no kind of turn."""
    return {"id": card, "facts": {"activation_timing": "none"}}
