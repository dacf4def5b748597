"""Everything that the code of Penumbra can tell, ask or refuse has words in both languages."""

from __future__ import annotations

import pytest
from support.kinds import kinds_in
from support.words import check_full_stops, check_kinds, check_left_over, check_refusals, check_topics

from tutor.engine.program import Program
from tutor.games.penumbra import GAME
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_that_the_code_writes_down_has_words(lang: Lang) -> None:
    assert {("ask", "turn-kind"), ("event", "die-set"), ("option", "effects-done")} <= kinds_in("penumbra")
    check_kinds("penumbra", kinds_in("penumbra"), lang)


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_says_what_would_be_allowed(lang: Lang) -> None:
    refusals = {kind for word, kind in kinds_in("penumbra") if word == "refusal"}
    assert "pays-other-colour" in refusals and len(refusals) > 100
    check_refusals("penumbra", kinds_in("penumbra"), lang)


def test_no_words_are_left_over_from_what_the_code_no_longer_does() -> None:
    check_left_over("penumbra", kinds_in("penumbra"))


@pytest.mark.parametrize("lang", LANGS)
def test_every_program_has_a_name(lang: Lang) -> None:
    speaks = speaker("penumbra", lang)
    nameless = sorted(id for id, program in GAME.programs.items() if not has_name(program, lang))
    assert not nameless, f"no name in {lang}: {', '.join(nameless)}"
    assert all(speaks.program(id) for id in GAME.programs)


def has_name(program: Program, lang: Lang) -> bool:
    return bool(program.component) or speaker("penumbra", lang).has(f"program-{program.id}")


@pytest.mark.parametrize("lang", LANGS)
def test_every_full_stop_of_every_program_has_one_wording(lang: Lang) -> None:
    check_full_stops("penumbra", GAME.programs.values(), lang)


@pytest.mark.parametrize("lang", LANGS)
def test_no_topic_says_what_another_topic_says(lang: Lang) -> None:
    check_topics("penumbra", lang)
