"""Russian words behind a number: 1, 21 and 101 take one form, 2 and 22 another, 5, 11 and 25 a third."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast, parse
from fluent.syntax.visitor import Visitor

import tutor
from tutor.rules.words import Lang
from tutor.views.words import wording

ROOT = Path(tutor.__file__).parent
TWO_FORMS = {
    "damage-n", "instability-n", "name-calm-n", "name-elan-n", "name-gold-n",  # what is not counted in pieces
    "chains-count-least", "join-nickname-note", "outcomes-hidden", "outcomes-stuck",  # other cases
    "stage-lose", "studio-here", "unknown-list",  # other cases
    "pay-count", "ways-orders",  # the number comes last
}  # fmt: skip
"""Messages whose words are the same behind 2 and 5: mass nouns, cases but the nominative, no noun behind."""
BEHIND = re.compile(r"\{ \$(\w+) \}[ \N{NO-BREAK SPACE}]+(?!шт\.)[а-яё]")


WORDS = re.compile(r"[ \N{NO-BREAK SPACE}]+([\w’-]+)(?: ([\w’-]+))?")
NEVER_ONE = {
    "event-bonus-marker", "event-card-copies", "event-crystal-marker", "event-level", "event-piles-made",
    "event-over-limit", "lodge-head-note", "mortal-points", "refusal-bonuses-used",  # what the boxes hold
    "event-cost-by-players", "event-players", "layout-players",  # games that one does not play alone
    "allowed-slot-players", "refusal-slot-players", "refusal-longer-way",  # more than one at least
    "refusal-dice-shared",  # it takes several
    "join-nickname-note", "options-filter", "tile-rules-note", "tile-topics-note",  # many
    "dice-all", "dice-counted",  # chosen before the words get there
    "ask-pile-trial", "play-theirs", "value-decks-pile-n", "won-by",  # no number that counts
}  # fmt: skip
"""Messages in which a plural does not stand behind a number that can be one."""


class Selects(Visitor):
    """The choices by a number in a message."""

    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {str(key(variant)) for variant in node.variants}
        if keys & {"one", "few", "1"} and isinstance(node.selector, ast.VariableReference):
            self.found.append(node)
        self.generic_visit(node)


def key(variant: ast.Variant) -> str:
    """What a variant is for: a category, or a number."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def said(node: ast.Message | ast.Pattern) -> str:
    """A message or a part of it as a file holds it."""
    entry = node if isinstance(node, ast.Message) else ast.Message(ast.Identifier("x"), node)
    return str(FluentSerializer().serialize_entry(entry))


@cache
def messages(lang: Lang) -> dict[tuple[str, str], ast.Message]:
    """Every message, by its file and name."""
    return {
        (path.relative_to(ROOT).as_posix().removesuffix(f".{lang}.ftl"), entry.id.name): entry
        for path in sorted(ROOT.rglob(f"*.{lang}.ftl"))
        for entry in parse(path.read_text("utf-8")).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def choices(message: ast.Message) -> Iterator[tuple[str, dict[str, ast.Pattern]]]:
    """The choices of a message by a number: its name, and the variants by what they are for."""
    selects = Selects()
    selects.visit(message)
    for select in selects.found:
        assert isinstance(select.selector, ast.VariableReference)
        yield select.selector.id.name, {key(variant): variant.value for variant in select.variants}


def behind(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, list[str]]]:
    """What is printed, each with the two words behind it, but for numbers by which the words are chosen."""
    for part, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        inner = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(inner, ast.SelectExpression):
            by = inner.selector.id.name if isinstance(inner.selector, ast.VariableReference) else ""
            for variant in inner.variants:
                yield from behind(variant.value, chosen | {by})
        elif isinstance(inner, ast.VariableReference) and inner.id.name not in chosen:
            words = WORDS.match(after.value) if isinstance(after, ast.TextElement) else None
            yield inner.id.name, [word for word in words.groups() if word] if words else []


def test_russian_has_a_form_for_one_for_few_and_for_many() -> None:
    wrong = []
    for (file, name), message in messages("ru").items():
        for number, variants in choices(message):
            forms = set(variants)
            whole = {"one", "few"} <= forms and bool(forms & {"many", "other"})
            if number != "who" and not whole and "1" not in forms and name not in TWO_FORMS:
                wrong.append(f"{file}: {name} of ${number} has {sorted(forms)}")
    assert wrong == []


def test_what_leaves_the_number_out_is_for_exactly_one() -> None:
    wrong = [
        f"{file}: {name}: [one] is for 21, too, and does not say ${number}"
        for (file, name), message in messages("ru").items()
        for number, variants in choices(message)
        if "one" in variants and not re.search(rf"\${number}\b|\{{ [a-z]", said(variants["one"]))
    ]
    assert wrong == []


def test_no_noun_behind_a_number_stands_in_one_form_only() -> None:
    wrong = []
    for at, message in messages("en").items():
        counted = {number for number, _ in choices(message)}
        russian = messages("ru").get(at)
        if russian is None:
            continue  # words that Russian does without
        chosen = {number for number, _ in choices(russian)}
        behind = set(BEHIND.findall(said(russian)))
        wrong += [f"{at[0]}: {at[1]}: ${number}" for number in sorted(counted & behind - chosen)]
    assert wrong == []


def test_no_english_plural_stands_behind_what_can_be_one() -> None:
    plurals = set[str]()
    for message in messages("en").values():
        for number, variants in choices(message):
            one, other = (
                {word for name, words in behind(variants[form]) if name == number for word in words}
                if form in variants
                else set()
                for form in ("one", "other")
            )
            plurals |= other - one if one else set()
    plurals -= {"and", "different"}
    assert {"cards", "crystals", "players", "are"} <= plurals
    wrong = [
        f"{file}: {name}: ${number} {' '.join(words)}"
        for (file, name), message in messages("en").items()
        if message.value is not None
        for number, words in behind(message.value)
        if number != "who" and plurals & set(words) and name not in NEVER_ONE
    ]
    assert wrong == []
    assert {name for _, name in messages("en")} >= NEVER_ONE


@pytest.mark.parametrize(
    ("n", "ways"),
    [
        (1, "способ"),
        (2, "способа"),
        (5, "способов"),
        (11, "способов"),
        (21, "способ"),
        (22, "способа"),
        (25, "способов"),
    ],
)
def test_the_forms_are_chosen_as_russian_counts(n: int, ways: str) -> None:
    assert wording("ru")("when-more", n=n).replace("\N{NO-BREAK SPACE}", " ") == f"Ещё {n} {ways}"
