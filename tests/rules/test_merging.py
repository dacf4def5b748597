"""Facts from a user's file: merged by id, checked, marked as the user's."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.rules.catalogue import load
from tutor.rules.defects import DefectiveFile
from tutor.rules.facts import UNKNOWN, Fact, known
from tutor.rules.merging import merge
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
