"""Who acts and whom it befalls, what kind of thing is meant, and that nobody means an ending by its verb."""

from __future__ import annotations

from functools import cache

import pytest

from tutor.analysis.legality import Verdict, nameable
from tutor.analysis.move_matching import matching_moves
from tutor.rules.catalogue import load
from tutor.rules.located import load_located
from tutor.scenario.files import question_in
from tutor.scenario.question_file import question_text


@cache
def moves(game: str) -> tuple[Verdict, ...]:
    """Every move of the position that a question file begins with."""
    script = question_in(load_located(question_text(game), "question.yaml")).script
    return nameable(script.game, script.start)


def first(game: str, said: str) -> str:
    return matching_moves(game, moves(game), said)[0].key


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("Riccart attacks Graminia", "riccart/combat-step/attack.graminia"),
        ("Graminia attacks Riccart", "graminia/combat-step/attack.riccart"),
        ("can Riccart attack Graminia?", "riccart/combat-step/attack.graminia"),
        ("may graminia atack riccart", "graminia/combat-step/attack.riccart"),
        ("attack Riccart", "graminia/combat-step/attack.riccart"),
        ("Риккарт атакует Граминью", "riccart/combat-step/attack.graminia"),
        ("Граминья атакует Риккарта", "graminia/combat-step/attack.riccart"),
        ("Граминью атакует Риккарт", "riccart/combat-step/attack.graminia"),
        ("Риккарта атакует Граминья", "graminia/combat-step/attack.riccart"),
        ("атаковать Риккарта", "graminia/combat-step/attack.riccart"),
    ],
)
def test_who_is_named_as_acting_acts(said: str, key: str) -> None:
    assert first("blackrose", said) == key


@pytest.mark.parametrize("said", ["heal damage", "исцелить урон"])
def test_who_wants_something_done_does_not_mean_its_end(said: str) -> None:
    kind, option = first("blackrose", said).split("/")[1:]
    assert kind == "heal" and option != "done"


@pytest.mark.parametrize("said", ["heal no more", "больше не исцелять"])
def test_an_ending_is_meant_by_its_own_words(said: str) -> None:
    assert first("blackrose", said).endswith("/heal/done")


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("buy a potion", "potion"),
        ("купить зелье", "potion"),
        ("buy an artifact", "artifact"),
        ("купить артефакт", "artifact"),
    ],
)
def test_a_kind_stands_for_the_cards_of_that_kind(said: str, kind: str) -> None:
    found = matching_moves("penumbra", moves("penumbra"), said)
    assert {one.kind for one in found} == {"buy"}
    bought = [str(dict(one.option.facts)["card"]) for one in found]
    kinds = {load("penumbra").component(card).value("card_kind") for card in bought}
    assert kinds <= {kind, f"ready-made-{kind}"}


def test_what_nobody_has_is_found_where_it_would_be_used() -> None:
    found = matching_moves("resarcana", moves("resarcana"), "straighten vault")[0]
    assert found.key == "anna/straighten/vault"
    assert found.reasons[0].kind == "lies-elsewhere"
