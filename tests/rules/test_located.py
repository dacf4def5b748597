"""YAML of people: plain data, the line of every value, and every defect of the text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.rules.catalogue import PREFIXES, data_file
from tutor.rules.defects import Defect, DefectiveFile, field_name
from tutor.rules.located import DEPTH_LIMIT, SIZE_LIMIT, _read_any, _read_sound, load_located, values
from tutor.rules.words import Words

keys = st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "Zs"]), min_size=1, max_size=12)
scalars = st.none() | st.booleans() | st.integers(-(10**12), 10**12) | keys
plain = st.recursive(
    scalars, lambda data: st.lists(data, max_size=4) | st.dictionaries(keys, data, max_size=4), max_leaves=20
)

SCENARIOS = Path(__file__).parents[2] / "scenarios"
FILES = (
    *sorted(SCENARIOS.glob("**/*.yaml")),
    *(file for game in PREFIXES for file in sorted(data_file(game, "").glob("*.yaml"))),
)
MARKS = ":?,[]{}#&*!|>'\"%@`-~ \n\t\\/.+=<\r\x85\u2028a1я"
"""What means something in YAML, and a little that does not."""


def test_line_of_every_value() -> None:
    located = load_located("title:\n  en: A\n  ru: Б\nrules:\n- id: a\n- id: b\n  source: [x, y]\n", "a.yaml")
    assert located.data["title"] == {"en": "A", "ru": "Б"}
    assert located.data["rules"] == [{"id": "a"}, {"id": "b", "source": ["x", "y"]}]
    assert not located.defects
    assert located.line_of(("title", "ru")) == 3
    assert located.line_of(("rules", 1, "id")) == 6
    assert located.line_of(("rules", 1, "source", 1)) == 7
    assert located.line_of(("rules", 1, "missing")) == 6, "a missing field has the line of what lacks it"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("no", "no"),
        ("'3'", "3"),
        ("3", 3),
        ("-3", -3),
        ("3.5", 3.5),
        ("1e3", 1000.0),
        ("~", None),
        ("true", True),
        ("2020-01-01", "2020-01-01"),
        ("0x1f", "0x1f"),
        ("12:30", "12:30"),
        ("100000000000000000000000000", "100000000000000000000000000"),
    ],
)
def test_scalars_are_plain(text: str, value: object) -> None:
    located = load_located(f"a: {text}\n", "a.yaml")
    assert located.data == {"a": value}
    assert type(located.data["a"]) is type(value)


@pytest.mark.parametrize(
    ("text", "line", "found"),
    [
        ("a: 1\nb: 2\na: 3\n", 3, "the key of line 1 again"),
        ("a: 1\nb: &x 2\n", 2, "&x"),
        ("a: &x [1]\nb: *x\n", 2, "*x"),
        ("a: 1\nb: !!python/object:os.system 2\n", 2, "tag:yaml.org,2002:python/object:os.system"),
        ("a: 1\n<<: {b: 2}\n", 2, "<<"),
        ("a: 1\n---\nb: 2\n", 2, "a second document"),
        ("a: 1\n? [b]\n: 2\n", 2, "a list as a key"),
        ("a: 1\nb: [1, 2\nc: 3\n", 3, "not YAML"),
        ("a: 1\nb: \x00\n", 1, "not YAML"),
        ("- " * (DEPTH_LIMIT + 1), 1, "deeper nesting"),
        ("a" * (SIZE_LIMIT + 1), 1, "characters"),
    ],
)
def test_defect_has_its_line(text: str, line: int, found: str) -> None:
    located = load_located(text, "scenario.yaml")
    hits = [defect for defect in located.defects if found in str(defect)]
    assert [defect.line for defect in hits] == [line]
    assert all(str(defect).startswith(f"scenario.yaml:{line}: ") for defect in hits)


def test_every_defect_is_reported() -> None:
    located = load_located("a: 1\na: 2\nb: &x 3\nc: !t 4\nb: 5\n", "a.yaml")
    assert [defect.line for defect in located.defects] == [2, 3, 4, 5]


def test_aliases_cannot_grow() -> None:
    pairs = zip("abcdefgh", "bcdefghi", strict=True)
    bomb = "a: &a [x, x]\n" + "".join(f"{b}: &{b} [*{a}, *{a}]\n" for a, b in pairs)
    located = load_located(bomb, "bomb.yaml")
    assert sum(1 for _ in values(located.data)) < 30
    assert len(located.defects) > 8


@given(plain)
def test_plain_data_comes_back(data: object) -> None:
    written = json.dumps(data, ensure_ascii=False, indent=1)
    located = load_located(written, "a.yaml")
    assert not located.defects
    assert located.data == data
    assert set(located.lines) >= {path for path, _ in values(data)}


@given(st.text(max_size=200))
def test_no_text_breaks_the_reader(text: str) -> None:
    located = load_located(text, "any.yaml")
    last = 2 + sum(text.count(end) for end in ("\n", "\r", "\x85", "\u2028", "\u2029"))
    assert all(1 <= defect.line <= last for defect in located.defects)


def is_read_alike(text: str) -> bool:
    """Whether the fast parser reads a text; what it reads has to be what the other one does."""
    fast = _read_sound(text, "any.yaml")
    if fast is not None:
        slow = _read_any(text, "any.yaml")
        assert repr(fast.root) == repr(slow.root)
        assert (fast.lines, fast.defects) == (slow.lines, slow.defects)
    return fast is not None


@st.composite
def mangled(draw: st.DrawFn) -> str:
    """A few lines of a file that ships, with marks of YAML put among them."""
    lines = draw(st.sampled_from(FILES)).read_text(encoding="utf-8").splitlines(keepends=True)
    first = draw(st.integers(0, len(lines) - 1))
    text = "".join(lines[first : first + draw(st.integers(1, 9))])
    for mark in draw(st.lists(st.text(MARKS, min_size=1, max_size=2), max_size=3)):
        at = draw(st.integers(0, len(text)))
        text = text[:at] + mark + text[at:]
    return text


@given(mangled() | st.text(MARKS, max_size=30))
def test_both_parsers_read_sound_texts_alike(text: str) -> None:
    is_read_alike(text)


@pytest.mark.parametrize("file", FILES[:400:60], ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_what_ships_is_read_by_the_fast_parser(file: Path) -> None:
    assert is_read_alike(file.read_text(encoding="utf-8"))


@pytest.mark.long(reason="every file that ships, read by the slow parser")
def test_everything_that_ships_is_read_alike() -> None:
    assert all(is_read_alike(file.read_text(encoding="utf-8")) for file in FILES)


@pytest.mark.parametrize(
    "text",
    [
        "a:\n",
        "a: ! 1\n",
        "a: >\n  \n  b\n",
        "a: >#\n",
        "a:\t1\n",
        "%YAML 1.1\n---\na\n",
        "a: &b 1\n",
        "a: [\n",
    ],
)
def test_what_parsers_dispute_is_left_to_the_one_that_tells_defects(text: str) -> None:
    assert _read_sound(text, "any.yaml") is None


def test_defect_speaks_both_languages() -> None:
    defect = Defect("a.yaml", 3, "x.id", Words("nothing", "ничего"), Words("a text", "текст"), "pen.gen.goal")
    assert str(defect) == "a.yaml:3: x.id: found nothing; allowed: a text [pen.gen.goal]"
    assert defect.as_line("ru") == "a.yaml:3: x.id: найдено: ничего; допустимо: текст [pen.gen.goal]"
    plain = Defect("a.yaml", 3, "x", "5", "1, 2")
    assert plain.message("ru") == "найдено: 5; допустимо: 1, 2"
    error = DefectiveFile([defect, plain])
    assert error.text("ru").count("\n") == 1
    assert hash(defect) != hash(plain)


def test_field_names() -> None:
    assert field_name(("rules", 3, "title", "ru")) == "rules[3].title.ru"
    assert field_name((0, "a")) == "[0].a"
    assert field_name(()) == "-"
