"""Evocations whose base nobody knows: a mage has one large base, which may decide a summons."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.play import play, play_out
from games.blackrose.support.positions import HALL, THRONE
from games.blackrose.support.summoning import ARENA, own, summoning

from tutor.engine.state import State
from tutor.games.blackrose import GAME
from tutor.games.blackrose.position.form import EvocationSpec
from tutor.games.blackrose.state.table import Table
from tutor.trace.words import speaker


def with_bases(
    colossus: str, cadaver: str = "small", kind: str = "colossus", umbra: str = "unknown", **said: Any
) -> State[Table]:
    """The summoning of a kind in a box in which bases are as said."""
    bases = tuple(
        {"id": f"evocation-{name}", "facts": {"base": base}}
        for name, base in (("colossus", colossus), ("cadaver", cadaver), ("umbra", umbra))
        if base != "unknown"
    )
    return summoning({"do": "summon", "what": kind}, spells=bases, box="book", **said)


IMPOSSIBLE = {"brw.ruling.large-base.second": "impossible"}
"""A second large evocation cannot come at all."""


@pytest.mark.parametrize(
    ("has", "rulings"), [(("colossus-1",), {}), (("colossus-1", "cadaver-1", "cadaver-2"), IMPOSSIBLE)]
)
def test_brw_evo_large_one__an_unknown_base_decides_nothing(
    has: tuple[str, ...], rulings: dict[str, str]
) -> None:
    """Whether a second Colossus may stand beside the first, or in its place, or at all, is not known."""
    story = play_out(with_bases("unknown", evocations=own(*has), rulings=rulings), f"anna: {THRONE}")
    (event,) = story.events_of("base-unknown")
    assert event.rule == "brw.evo.large-one" and event.fact("kinds") == ("evocation-colossus",)
    assert {one.id for one in story.table.evocations} == set(has) and not story.events_of("summoned")
    for lang in ("en", "ru"):
        assert speaker(GAME.id, lang).event(event)


def test_brw_evo_large_one__an_assumed_base_decides() -> None:
    small = play_out(with_bases("small", evocations=own("colossus-1")), f"anna: {THRONE}")
    assert small.of("summoned", "evocation") == [("colossus-2",)]
    large = with_bases("large", evocations=own("colossus-1"))
    kept = play_out(large, f"anna: {THRONE}", "anna: keep")
    assert kept.of("not-summoned", "why") == [("slots-taken",)]


@pytest.mark.parametrize(
    ("colossus", "cadaver", "kind", "unknown"),
    [
        ("unknown", "small", "cadaver", ()),
        ("large", "unknown", "cadaver", ("evocation-cadaver",)),
        ("unknown", "large", "cadaver", ("evocation-colossus",)),
        ("unknown", "unknown", "cadaver", ("evocation-cadaver", "evocation-colossus")),
        ("small", "unknown", "cadaver", ()),
    ],
)
def test_brw_evo_large_one__only_bases_that_matter(
    colossus: str, cadaver: str, kind: str, unknown: tuple[str, ...]
) -> None:
    state = with_bases(colossus, cadaver, kind, evocations=own("colossus-1"))
    story = play_out(state, f"anna: {THRONE}")
    assert [event.fact("kinds") for event in story.events_of("base-unknown")] == (
        [unknown] if unknown else []
    )
    assert bool(story.events_of("summoned")) == (not unknown)


@pytest.mark.rules("brw.evo.full-slots")
@pytest.mark.parametrize(
    ("cadaver", "kind", "enough", "unknown"),
    [
        ("small", "colossus", ["colossus-1"], ("colossus",)),
        ("small", "cadaver", ["colossus-1", "cadaver-1", "umbra-1"], ()),
        ("large", "colossus", ["colossus-1", "cadaver-1", "umbra-1"], ()),
        ("large", "cadaver", ["cadaver-1"], ()),
        ("unknown", "colossus", ["colossus-1"], ("colossus",)),
        ("unknown", "cadaver", ["cadaver-1"], ("cadaver",)),
    ],
)
def test_brw_evo_large_one__one_that_leaves_is_enough_whatever_the_base(
    cadaver: str, kind: str, enough: list[str], unknown: tuple[str, ...]
) -> None:
    """Every slot is full: one of the kind that comes had the same base, and so makes room for sure.

    As she has at most one large base, a large Cadaver tells that the Colossus beside it is small.
    """
    has = ("colossus-1", "cadaver-1", "umbra-1")
    state = with_bases("unknown", cadaver, kind, umbra="small", evocations=own(*has))
    question = play(state, THRONE).question
    assert [option.key for option in question.options] == [*enough, "keep"]
    refused = {why.kind: why for other in has for why in question.reasons(other)}
    assert set(refused) == ({"base-unknown"} if unknown else set() if len(enough) == 3 else {"not-large"})
    if unknown:
        assert dict(refused["base-unknown"].facts)["kinds"] == tuple(f"evocation-{one}" for one in unknown)
        for lang in ("en", "ru"):
            assert speaker(GAME.id, lang).refusal(refused["base-unknown"])
    for leaves in enough:
        story = play_out(state, f"anna: {THRONE}", f"anna: {leaves}")
        assert not story.events_of("base-unknown") and len(story.events_of("summoned")) == 1
        assert len(story.table.evocations) == len(has)
    kept = play_out(state, f"anna: {THRONE}", "anna: keep")
    assert kept.of("not-summoned", "why") == [("slots-taken",)]


@pytest.mark.rules("brw.evo.no-figure")
@pytest.mark.parametrize("left", ["summoned", "kept"])
def test_brw_evo_large_one__an_own_figure_returned_has_the_same_base(left: str) -> None:
    """Slots and lodge are full of Colossi as far as they go; the base of a Colossus is not known."""
    full = own("colossus-1", "cadaver-1", "cadaver-2") | {
        f"colossus-{n}": EvocationSpec("boris", ARENA) for n in (2, 3)
    }
    state = with_bases("unknown", evocations=full, rulings={"brw.ruling.evo.own-figure": "returned-first"})
    story = play_out(state, f"anna: {THRONE}", f"anna: {'colossus-1' if left == 'summoned' else 'keep'}")
    assert not story.events_of("base-unknown")
    assert story.table.where("colossus-1") == (THRONE if left == "summoned" else HALL)


def test_brw_evo_large_one__two_of_a_kind_tell_that_its_base_is_small() -> None:
    story = play_out(with_bases("unknown", evocations=own("colossus-1", "colossus-2")), f"anna: {THRONE}")
    assert story.of("summoned", "evocation") == [("colossus-3",)]


@pytest.mark.parametrize("base", ["unknown", "small", "large"])
def test_brw_evo_large_one__the_first_one_comes_whatever_its_base(base: str) -> None:
    story = play_out(with_bases(base), f"anna: {THRONE}")
    assert story.of("summoned", "evocation") == [("colossus-1",)]
