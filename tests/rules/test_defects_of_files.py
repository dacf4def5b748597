"""A broken file is refused with all its defects: file, line, field, what was found, what is allowed."""

from __future__ import annotations

import pytest

from tutor.rules.compiling import compiled
from tutor.rules.defects import DefectiveFile
from tutor.rules.load_yaml import defects_of, locate

RULES = """\
game: seasons
title: {en: Seasons, ru: Времена года}
sources:
  rulebook: {title: {en: Rulebook, ru: Правила}, sections: {Начало: Beginning}}
rules:
- id: sea.a
  title: {en: First, ru: Первое}
  text: {en: One., ru: Раз.}
  kind: definition
  source: [{book: rulebook, section: Начало, page: 1}]
- id: sea.b
  title: {en: Second, ru: Второе}
  text: {en: Two., ru: Два.}
  kind: limit
  source: [{book: rulebook, section: Начало}]
  depends: [sea.a]
prefix: sea
"""
COMPONENTS = """\
game: seasons
kinds:
  card: {en: Card, ru: Карта}
fact_names:
  cost: {en: Cost, ru: Цена}
  points: {en: Points, ru: Очки}
components:
- id: orb
  kind: card
  name: {en: Orb, ru: Шар}
  count: 2
  facts:
    cost: {energy: {air: 2}}
    points: {value: 3, basis: inferred, why: {en: guess, ru: догадка}}
  text:
    main:
    - {en: Look., ru: Смотрите., facts: {do: look, n: 1}}
  rules: [sea.a]
  notes:
  - {en: A note., ru: Заметка., with: [orb]}
"""
RULINGS = """\
game: seasons
rulings:
- id: sea.ruling.x
  type: silent
  question: {en: May I?, ru: Можно?}
  readings:
  - {id: a, text: {en: Yes., ru: Да.}}
  - {id: b, text: {en: No., ru: Нет.}}
  default: a
  reason: {en: It is so., ru: Так.}
  affects: [sea.b]
"""
EXAMPLES = """\
game: seasons
examples:
- id: sea.ex.first-roll
  title: {en: One, ru: Один}
  rules: [sea.a]
  initial: {crystals: 3}
  steps: [{en: Pay., ru: Платите.}]
  outcome: {crystals: 0}
"""
SOUND = {
    "rules.yaml": RULES, "components.yaml": COMPONENTS, "rulings.yaml": RULINGS, "examples.yaml": EXAMPLES,
}  # fmt: skip


def reports(file: str, old: str, new: str) -> list[str]:
    """Defects of the sound files after one text in one of them was replaced."""
    assert SOUND[file].count(old) == 1, f"{old!r} is not a single place of {file}"
    texts = {**SOUND, file: SOUND[file].replace(old, new)}
    return [str(defect) for defect in defects_of("seasons", locate("seasons", texts))]


def test_sound_files_have_no_defects() -> None:
    assert defects_of("seasons", locate("seasons", SOUND)) == ()
    assert compiled("seasons", SOUND).rules[1].depends == ("sea.a",)


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        (
            "rulings.yaml",
            "{id: a, text: {en: Yes., ru: Да.}}",
            "{id: a, text: {en: Yes., ru: Да.}, source: [rulebook, gossip]}",
            "rulings.yaml:7: rulings[0].readings[0].source[1]: found «gossip»; allowed: one of rulebook",
        ),
        (
            "rules.yaml",
            "sea.b\n",
            "sea.a\n",
            "rules.yaml:11: rules[1].id: found the id of line 6 again: sea.a",
        ),
        ("rules.yaml", "id: sea.b", "id: pen.b", "rules.yaml:11: rules[1].id: found «pen.b»; allowed: sea."),
        (
            "rules.yaml",
            "kind: limit",
            "kind: limits",
            "rules.yaml:14: rules[1].kind: found «limits»; allowed: one of def",
        ),
        (
            "rules.yaml",
            ", ru: Второе",
            "",
            "rules.yaml:12: rules[1].title.ru: found nothing; allowed: a text",
        ),
        (
            "rules.yaml",
            "ru: Второе",
            "ru: Second",
            "rules.yaml:12: rules[1].title.ru: found «Second»; allowed: a Russian",
        ),
        (
            "rules.yaml",
            "en: Second",
            "en: Второе",
            "rules.yaml:12: rules[1].title.en: found «Второе»; allowed: an English",
        ),
        ("rules.yaml", "ru: Два.", "ru: ''", "rules.yaml:13: rules[1].text.ru: found «»; allowed: a text"),
        (
            "rules.yaml",
            "depends: [sea.a]",
            "depends: [sea.z]",
            "rules.yaml:16: rules[1].depends[0]: found «sea.z»",
        ),
        (
            "rules.yaml",
            "depends: [sea.a]",
            "depends: [sea.b]",
            "rules.yaml:16: rules[1].depends: found a circle of rules",
        ),
        (
            "rules.yaml",
            "depends: [sea.a]",
            "depends: sea.a",
            "rules.yaml:16: rules[1].depends: found «sea.a»; allowed: a l",
        ),
        ("rules.yaml", "depends:", "depend:", "rules.yaml:16: rules[1].depend: found an unknown field"),
        (
            "rules.yaml",
            "page: 1",
            "page: one",
            "rules.yaml:10: rules[0].source[0].page: found «one»; allowed: a whole",
        ),
        (
            "rules.yaml",
            "page: 1",
            "page: true",
            "rules.yaml:10: rules[0].source[0].page: found true; allowed: a whole",
        ),
        (
            "rules.yaml",
            "{book: rulebook, section: Начало}",
            "{book: faq, section: А}",
            "source[0].book: found «faq»; al",
        ),
        (
            "rules.yaml",
            "sections: {Начало: Beginning}",
            "sections: {Конец: End}",
            "rules[1].source[0].section: found «Начало»; allowed: a heading with its English name",
        ),
        (
            "rules.yaml",
            "[{book: rulebook, section: Начало}]",
            "[]",
            "rules[1].source: found nothing; allowed: a source",
        ),
        ("rules.yaml", "game: seasons", "game: chess", "rules.yaml:1: game: found «chess»; allowed: seasons"),
        (
            "components.yaml",
            "kind: card",
            "kind: cards",
            "components[0].kind: found «cards»; allowed: one of card",
        ),
        (
            "components.yaml",
            "    cost:",
            "    costs:",
            "components.yaml:13: components[0].facts.costs: found an unknown fact",
        ),
        (
            "components.yaml",
            "air: 2",
            "air: 2.5",
            "components[0].facts.cost.energy.air: found «2.5»; allowed: a whole",
        ),
        (
            "components.yaml",
            "air: 2",
            "air: two tokens",
            "cost.energy.air: found «two tokens»; allowed: a word",
        ),
        (
            "components.yaml",
            "basis: inferred",
            "basis: guess",
            "components[0].facts.points.basis: found «guess»",
        ),
        (
            "components.yaml",
            "why: {en: guess, ru: догадка}",
            "why: guess",
            "facts.points.why: found «guess»; allowed: en",
        ),
        ("components.yaml", "why:", "because:", "components[0].facts.points.because: found an unknown field"),
        ("components.yaml", ", ru: Смотрите.", "", "components[0].text.main[0]: found fields (name: value)"),
        ("components.yaml", "with: [orb]", "with: [cube]", "components[0].notes[0].with[0]: found «cube»"),
        ("components.yaml", "rules: [sea.a]", "rules: [sea.c]", "components[0].rules[0]: found «sea.c»"),
        (
            "rulings.yaml",
            "default: a",
            "default: c",
            "rulings.yaml:9: rulings[0].default: found «c»; allowed: one of a, b",
        ),
        (
            "rulings.yaml",
            "id: b",
            "id: a",
            "rulings[0].readings: found a, a; allowed: readings with different ids",
        ),
        (
            "rulings.yaml",
            "type: silent",
            "type: silence",
            "rulings[0].type: found «silence»; allowed: one of ambiguous",
        ),
        (
            "rulings.yaml",
            "[sea.b]",
            "[sea.b, sea.q]",
            "rulings.yaml:11: rulings[0].affects[1]: found «sea.q»",
        ),
        (
            "examples.yaml",
            "rules: [sea.a]",
            "rules: [sea.q]",
            "examples.yaml:5: examples[0].rules[0]: found «sea.q»",
        ),
        (
            "examples.yaml",
            "id: sea.ex.first-roll",
            "id: sea.one",
            "examples.yaml:3: examples[0].id: found «sea.one»; allowed: sea.ex.",
        ),
        ("examples.yaml", "steps:", "steps: 3\n  other:", "examples[0].steps: found «3»; allowed: a list"),
    ],
)
def test_one_defect_is_located(file: str, old: str, new: str, expected: str) -> None:
    assert any(expected in report for report in reports(file, old, new)), reports(file, old, new)


def test_all_defects_of_all_files_come_at_once() -> None:
    texts = {
        **SOUND,
        "rules.yaml": RULES.replace("kind: limit", "kind: limits").replace("[sea.a]", "[sea.z]"),
        "rulings.yaml": RULINGS.replace("default: a", "default: c").replace("type: silent", "type: odd"),
    }
    with pytest.raises(DefectiveFile) as caught:
        compiled("seasons", texts)
    assert [(d.file, d.line) for d in caught.value.defects] == [
        ("seasons/rules.yaml", 14),
        ("seasons/rules.yaml", 16),
        ("seasons/rulings.yaml", 4),
        ("seasons/rulings.yaml", 9),
    ]


def test_a_file_that_is_no_mapping() -> None:
    found = defects_of("seasons", locate("seasons", {**SOUND, "rules.yaml": "- 1\n"}))
    assert any(d.file == "seasons/rules.yaml" and d.field == "-" for d in found)
