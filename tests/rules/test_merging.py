"""Facts from a user's file: merged by id, checked, marked as the user's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.rules.catalogue import Catalogue, load
from tutor.rules.defects import Defect, DefectiveFile
from tutor.rules.facts import UNKNOWN, Fact, known
from tutor.rules.located import Located
from tutor.rules.merging import merge, training
from tutor.rules.words import Words

PENUMBRA = load("penumbra")
open_facts = st.sampled_from(
    [(c.id, name) for c in PENUMBRA.components for name, fact in c.facts.items() if fact.value is UNKNOWN]
)


def test_fills_gaps_and_leaves_the_original_alone() -> None:
    merged = merge(
        PENUMBRA,
        """\
game: penumbra
components:
- id: witch-prison
  facts:
    threat: 3
    task: {value: {en: discard, ru: сбросить}, note: {en: from the card, ru: с карты}}
- id: secret-deal
  text:
    main: [{en: Gain a die., ru: Получите кубик., facts: {do: gain}}]
  notes: [{en: From my copy., ru: Из моей коробки.}]
- id: house-trial
  kind: trial
  name: {en: House trial, ru: Домашнее испытание}
  count: 1
  facts: {difficulty: 2}
""",
    )
    prison = merged.component("witch-prison")
    assert prison.facts["threat"] == Fact(3, "user")
    assert prison.facts["task"].value == Words("discard", "сбросить")
    assert prison.facts["task"].basis == "user" and prison.facts["task"].note is not None
    assert prison.facts["side"].basis == "rulebook"
    deal = merged.component("secret-deal")
    assert deal.is_complete and deal.text_basis["main"] == "user" and deal.notes[-1].ru == "Из моей коробки."
    house = merged.component("house-trial")
    assert (house.count, house.facts["difficulty"].basis) == (Fact(1, "user"), "user")
    assert merged.of_kind("trial") == (*PENUMBRA.of_kind("trial"), house)
    assert merged.rules is PENUMBRA.rules
    assert PENUMBRA.component("witch-prison").value("threat") is UNKNOWN
    with pytest.raises(KeyError):
        PENUMBRA.component("house-trial")


@given(open_facts, st.integers(0, 99))
def test_any_open_fact_can_be_filled(where: tuple[str, str], value: int) -> None:
    id, name = where
    merged = merge(PENUMBRA, f"game: penumbra\ncomponents:\n- id: {id}\n  facts: {{{name}: {value}}}\n")
    assert merged.component(id).facts[name] == Fact(value, "user")
    others = [c for c in merged.components if c.id != id]
    assert others == [c for c in PENUMBRA.components if c.id != id]


def test_inferred_facts_may_be_replaced_and_stated_ones_may_not() -> None:
    text = "game: penumbra\ncomponents:\n- id: gold-eater\n  facts: {difficulty: 2}\n"
    assert merge(PENUMBRA, text).component("gold-eater").value("difficulty") == 2
    with pytest.raises(DefectiveFile, match=r"facts\.yaml:4: components\[0\]\.facts\.threat: found a fact"):
        merge(PENUMBRA, "game: penumbra\ncomponents:\n- id: plains-of-agony\n  facts: {threat: 8}\n")
    assert known(PENUMBRA.component("plains-of-agony").facts["threat"])


def test_all_defects_come_at_once_and_nothing_is_merged() -> None:
    with pytest.raises(DefectiveFile) as caught:
        merge(
            PENUMBRA,
            """\
game: penumbr
components:
- id: witch-prison
  kind: trial
  facts: {threat: 3, tusk: 4, side: light, reward: two jewels}
- id: house-trial
  kind: trail
  name: {en: House trial}
- id: plains-of-agony
  facts: {threat: 6.5, task: {en: a}}
- facts: 3
- id: witch-prison
""",
            "mine.yaml",
        )
    found = {(defect.line, defect.field) for defect in caught.value.defects}
    assert found >= {
        (1, "game"),
        (4, "components[0].kind"),
        (5, "components[0].facts.tusk"),
        (5, "components[0].facts.side"),
        (5, "components[0].facts.reward"),
        (7, "components[1].kind"),
        (8, "components[1].name.ru"),
        (10, "components[2].facts.threat"),
        (11, "components[3].id"),
        (11, "components[3].facts"),
        (12, "components[4].id"),
    }
    assert all(str(defect).startswith("mine.yaml:") for defect in caught.value.defects)


@pytest.mark.parametrize("text", ["", "- 1\n", "game: penumbra\n", "game: [\n", "components: 3\n"])
def test_a_file_that_is_no_facts_file(text: str) -> None:
    with pytest.raises(DefectiveFile):
        merge(PENUMBRA, text)


def one(id: str, name: str, value: str) -> str:
    """A facts file with one fact."""
    return f"game: penumbra\ncomponents:\n- id: {id}\n  facts:\n    {name}: {value}\n"


def test_a_training_set_fills_gaps_and_is_marked() -> None:
    text = (
        one("witch-prison", "threat", "{value: 3, basis: rulebook}")
        + """\
  text:
    main: [{en: Sit., ru: Сидите.}]
- id: training-house
  kind: trial
  name: {en: House, ru: Дом}
  count: 2
  facts: {difficulty: 2}
"""
    )
    merged = merge(PENUMBRA, text, basis="training")
    prison = merged.component("witch-prison")
    assert prison.facts["threat"] == Fact(3, "training")
    assert prison.text_basis["main"] == "training"
    assert prison.facts["side"].basis == "rulebook"
    house = merged.component("training-house")
    assert (house.count, house.facts["difficulty"].basis) == (Fact(2, "training"), "training")


def test_a_training_set_leaves_inferred_facts_alone_but_a_user_may_replace_them() -> None:
    text = one("gold-eater", "difficulty", "2")
    with pytest.raises(DefectiveFile, match=r"facts\.yaml:5: .*difficulty: found a fact that the rulebook"):
        merge(PENUMBRA, text, basis="training")
    assert merge(PENUMBRA, text).component("gold-eater").value("difficulty") == 2


def test_facts_of_a_training_set_may_be_replaced_by_a_user() -> None:
    trained = training("penumbra")
    assert trained.component("witch-prison").facts["threat"].basis == "training"
    merged = merge(trained, one("witch-prison", "threat", "9"))
    assert merged.component("witch-prison").facts["threat"] == Fact(9, "user")


@pytest.mark.parametrize(
    ("id", "name", "value"),
    [
        ("basilisk", "dark_reward", "{dark: 1}"),
        ("basilisk", "dark_reward", "{light: 2}"),
        ("basilisk", "dark_reward", "[2]"),
        ("gold-eater", "dark_reward", "{jewel: 2}"),
        ("ichor", "requirement", "{threat: 2, uncancellable: true}"),
        ("mind-devourer", "cost", "[{pay: {die: blue}, variant: 1}]"),
    ],
)
def test_the_known_part_of_a_fact_has_to_be_kept(id: str, name: str, value: str) -> None:
    with pytest.raises(DefectiveFile) as caught:
        merge(PENUMBRA, one(id, name, value))
    (told,) = caught.value.defects
    assert (told.line, told.field) == (5, f"components[0].facts.{name}")
    assert "contradicts the rulebook" in told.message() and "противоречит правилам" in told.message("ru")


@pytest.mark.parametrize(
    ("id", "name", "value"),
    [
        ("basilisk", "dark_reward", "{dark: 2, jewel: 3}"),
        ("gold-eater", "dark_reward", "{dark: 1}"),
        ("gold-eater", "light_reward", "{light: 3}"),
        ("ichor", "requirement", "{threat: 1, uncancellable: true, use: discard}"),
        ("mind-devourer", "cost", "[{pay: {die: blue}, variant: 1}, {variant: 2, launched_by: blue-spell}]"),
        ("slot-discipline-3", "rest_effect", "[brew]"),
    ],
)
def test_the_rest_of_a_partly_known_fact_can_be_filled(id: str, name: str, value: str) -> None:
    assert known(merge(PENUMBRA, one(id, name, value)).component(id).facts[name])


def test_a_game_can_check_more() -> None:
    def check(catalogue: Catalogue, located: Located) -> Iterator[Defect]:
        assert catalogue is PENUMBRA
        yield located.defect(("components", 0, "facts", "threat"), "3", "4")

    with pytest.raises(
        DefectiveFile, match=r"mine\.yaml:5: components\[0\]\.facts\.threat: found 3; allowed: 4"
    ):
        merge(PENUMBRA, one("witch-prison", "threat", "3"), "mine.yaml", check=check)


def test_only_penumbra_has_a_training_set() -> None:
    assert training("penumbra") is training("penumbra")
    with pytest.raises(KeyError, match="seasons has no training set"):
        training("seasons")
