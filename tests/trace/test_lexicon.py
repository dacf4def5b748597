"""Lexicons: what is in the files, what is missing, and what is said about it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, SelectExpression, Term, VariableReference
from fluent.syntax.visitor import Visitor
from support.trace import nodes, questions

from tutor.engine.event import Bound
from tutor.rules.words import LANGS, Lang
from tutor.trace.lexicon import Lexicon, entries, ready
from tutor.trace.words import speaker

ROOT = Path(__file__).parents[2] / "tutor"
SAID = (
    "event",
    "ask",
    "option",
    "refusal",
    "allowed",
    "program",
    "sentence",
    "fact",
    "value",
    "told",
    "link",
)
"""Messages by their first word that both languages must have; the others help with grammar."""


def files(lang: str) -> tuple[Path, ...]:
    own = sorted((ROOT / "games" / "penumbra" / "words").glob(f"*.{lang}.ftl"))
    return (*own, ROOT / "trace" / f"kernel.{lang}.ftl")


def messages(lang: str) -> dict[str, Any]:
    """Every message of both files, the game's own first."""
    found: dict[str, Any] = {}
    for file in files(lang):
        for part in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(part, Junk), (file, part.content)
            if isinstance(part, Message | Term):
                found.setdefault(part.id.name, part)
    return found


class References(Visitor):
    """The variables, messages and selections that a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selections: list[tuple[str, set[str], str]] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        keys = {getattr(v.key, "name", getattr(v.key, "value", "")): v.default for v in node.variants}
        default = next(key for key, chosen in keys.items() if chosen)
        if isinstance(node.selector, VariableReference):
            self.selections.append((node.selector.id.name, set(keys), default))
        self.generic_visit(node)


def references(key: str, found: dict[str, Any]) -> References:
    """What a message refers to, in other messages too."""
    seen = References()
    waiting, done = [key], set()
    while waiting:
        at = waiting.pop()
        if at not in done:
            done.add(at)
            seen.visit(found[at])
            waiting += seen.messages
    return seen


def told() -> Iterator[tuple[str, dict[str, Bound]]]:
    """The key and facts of everything that had to be said in random games."""
    for node in nodes():
        for event in node.events:
            yield f"event-{event.kind}", dict((("program", event.program), *event.facts))
    for question in questions():
        for option in (*question.options, *(refused.option for refused in question.refused)):
            facts: dict[str, Bound] = {"key": option.key, "program": option.program}
            yield f"option-{option.kind}", facts | dict(option.facts)
            yield f"option-{option.kind}-note", facts | dict(option.facts)
        for refused in question.refused:
            for reason in refused.reasons:
                yield f"refusal-{reason.kind}", dict(reason.facts)
                yield f"allowed-{reason.kind}", dict(reason.facts)


@pytest.mark.parametrize("lang", LANGS)
def test_every_entry_is_fluent_and_found_by_the_lazy_reader(lang: Lang) -> None:
    for file in files(lang):
        parsed = [
            ("-" if isinstance(part, Term) else "") + part.id.name
            for part in FluentParser().parse(file.read_text("utf-8")).body
            if isinstance(part, Message | Term)
        ]
        assert list(entries(file)) == parsed


def test_both_languages_say_the_same_things() -> None:
    english, russian = ({key for key in messages(lang) if key.split("-")[0] in SAID} for lang in LANGS)
    assert english == russian


def test_both_languages_say_things_by_the_same_facts() -> None:
    english, russian = messages("en"), messages("ru")
    differ = {}
    for key in english.keys() & russian.keys():
        if key.split("-")[0] in SAID:
            named = [references(key, found).variables - {"case"} for found in (english, russian)]
            if named[0] != named[1]:
                differ[key] = sorted(named[0] ^ named[1])
    assert not differ


def test_both_languages_are_quiet_about_the_same_events() -> None:
    quiet = [
        {key for key, part in messages(lang).items() if any(a.id.name == "quiet" for a in part.attributes)}
        for lang in LANGS
    ]
    assert quiet[0] == quiet[1] and quiet[0]


@pytest.mark.parametrize("lang", LANGS)
def test_messages_need_no_fact_that_what_they_tell_does_not_state(lang: Lang) -> None:
    found = messages(lang)
    needed: dict[str, set[str]] = {}
    for key, facts in told():
        if key in found:
            if key not in needed:
                needed[key] = references(key, found).variables
            assert needed[key] <= set(ready(facts)), f"{key} is given only {sorted(facts)}"
    assert len(needed) > 100


@pytest.mark.parametrize("lang", LANGS)
def test_no_value_is_told_in_the_words_of_another(lang: Lang) -> None:
    found = messages(lang)
    chosen: dict[str, list[tuple[str, set[str], str]]] = {}
    plural = {"one", "few", "many", "other"}
    for key, facts in told():
        if key not in found:
            continue
        if key not in chosen:
            chosen[key] = references(key, found).selections
        given = ready(facts)
        for name, keys, default in chosen[key]:
            if name in given and default != "other" and not (isinstance(given[name], int) and keys & plural):
                assert str(given[name]) in keys, (
                    f"{key}: ${name} is {given[name]!r}, words for {sorted(keys)}"
                )


@pytest.mark.parametrize("lang", LANGS)
def test_plural_selections_have_every_form_of_the_language(lang: Lang) -> None:
    forms = {"en": {"one", "other"}, "ru": {"one", "few", "many"}}[lang]
    found = messages(lang)
    counted = 0
    for key in found:
        for _, keys, _ in references(key, found).selections:
            plural = keys & {"one", "few", "many", "other"}
            if "one" in plural:
                counted += 1
                assert plural == forms, f"{key}: {sorted(plural)}"
    assert counted


def test_missing_words_are_named_with_the_files_that_may_have_them() -> None:
    with pytest.raises(KeyError, match=r"no words for 'event-nonsense' in en; .*threat\.en\.ftl"):
        speaker("penumbra", "en").say("event-nonsense")


def test_missing_facts_are_named_with_the_line_of_the_message() -> None:
    with pytest.raises(KeyError, match=r"threat\.ru\.ftl, line \d+: 'event-missed' was given seat: .*value"):
        speaker("penumbra", "ru").say("event-missed", seat="anna")


def test_a_line_that_is_no_fluent_is_named(tmp_path: Path) -> None:
    file = tmp_path / "broken.ftl"
    file.write_text("fine = yes\n\nbroken = { $n ->\n    [one] x\n }\n", "utf-8")
    lexicon = Lexicon("en", (file,), {})
    assert lexicon.format("fine", {}) == "yes"
    with pytest.raises(ValueError, match=r"broken\.ftl, line 3: 'broken' is no Fluent"):
        lexicon.format("broken", {"n": 1})


def test_a_message_given_twice_in_a_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "twice.ftl"
    file.write_text("a = 1\nb = 2\na = 3\n", "utf-8")
    with pytest.raises(ValueError, match=r"line 3: 'a' a second time"):
        entries(file)


def test_words_of_the_game_win_over_those_of_the_kernel(tmp_path: Path) -> None:
    own, kernel = tmp_path / "own.ftl", tmp_path / "kernel.ftl"
    own.write_text("word = the game's { other }\n", "utf-8")
    kernel.write_text("word = the kernel's\nother = own\n", "utf-8")
    assert Lexicon("en", (own, kernel), {}).format("word", {}) == "the game's own"


def test_facts_become_what_messages_select_by() -> None:
    assert ready({"a": True, "b": False, "c": None, "d": (2, 2, 6), "e": 3, "f": "x"}) == {
        "a": "yes",
        "b": "no",
        "c": "none",
        "d": "2, 2, 6",
        "d_count": 3,
        "e": 3,
        "f": "x",
    }


@pytest.mark.parametrize("lang", LANGS)
def test_words_hold_no_marks_that_isolate_what_was_filled_in(lang: Lang) -> None:
    said = speaker("penumbra", lang).say("event-missed", seat="anna", value=5)
    assert re.search("[\u2066-\u2069]", said) is None and "5" in said
