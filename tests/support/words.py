"""Whether all that the code of a game tells, asks, offers and refuses has words in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fnmatch import filter as matching
from pathlib import Path

from support.kinds import ROOT, Finder, Kinds, told_by

from tutor.engine.program import Program
from tutor.engine.question import Question
from tutor.rules.words import Lang
from tutor.trace.lexicon import entries
from tutor.trace.words import Speaker, speaker

SAID = ("event", "ask", "option", "group", "refusal", "allowed")
"""How messages begin that tell, ask, offer or refuse something."""


def check_kinds(game: str, kinds: Iterable[tuple[str, str]], lang: Lang) -> None:
    """Every kind has words."""
    keys = list(speaker(game, lang).lexicon)
    missing = sorted(f"{word}-{kind}" for word, kind in kinds if not matching(keys, f"{word}-{kind}"))
    assert not missing, f"no words in {lang}: {', '.join(missing)}"


def check_refusals(game: str, kinds: Iterable[tuple[str, str]], lang: Lang) -> None:
    """Every refusal says what would be allowed."""
    keys = list(speaker(game, lang).lexicon)
    silent = sorted(
        kind for word, kind in kinds if word == "refusal" and not matching(keys, f"allowed-{kind}")
    )
    assert not silent, f"no words in {lang} for what would allow: {', '.join(silent)}"


def check_left_over(game: str, kinds: Kinds) -> None:
    """No words are there for what the code no longer does."""
    keys = (key for key in speaker(game, "en").lexicon if key.split("-")[0] in SAID)
    left_over = sorted(key for key in keys if not told_by(kinds, key))
    assert not left_over, f"words for what never happens: {', '.join(left_over)}"


def check_full_stops(game: str, programs: Iterable[Program], lang: Lang) -> None:
    """Every program has a name, and each of its full stops a wording of its own that reads as a sentence."""
    speaks, wrong = speaker(game, lang), []
    for program in programs:
        assert speaks.program(program.id), program.id
        wordings = speaks.sentences(program.id)
        if not len(wordings) == len({*wordings}) == len(program.sentences):
            wrong.append(f"{program.id} has {len(program.sentences)} and {len(wordings)} wordings")
        assert all(re.search(r"^[А-ЯЁA-Z0-9].*[^.]\.$", wording) for wording in wordings), wordings
    assert not wrong, f"full stops in {lang}: {'; '.join(wrong)}"


def check_topics(game: str, lang: Lang) -> None:
    """No topic says what another topic says."""
    said: dict[str, str] = {}
    for file in sorted((ROOT / "tutor" / "games" / game / "words").glob(f"*.{lang}.ftl")):
        for key in entries(file):
            assert key not in said, f"{key} stands in {said[key]} and in {file.name}"
            said[key] = file.name


def written_in(*files: Path) -> set[tuple[str, str]]:
    """The kinds that some files of a game and the engine write down."""
    engine = sorted((ROOT / "tutor" / "engine").rglob("*.py"))
    return Finder((*files, *engine)).found


def asked(speaks: Speaker, question: Question) -> list[str]:
    """All words of a question."""
    told = [speaks.question(question)]
    for option in question.options:
        told += [speaks.option(option), speaks.option_note(option), speaks.option_group(option)]
    for refused in question.refused:
        told.append(speaks.option(refused.option))
        for reason in refused.reasons:
            told += [speaks.refusal(reason), speaks.allowed_if(reason)]
    return told
