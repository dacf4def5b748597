"""The action phase and the evocation phase can be told, asked and refused in both languages."""

from __future__ import annotations

import re

import pytest
from games.blackrose.support.acts import ABYSS, FORGE, MIRRORS, doria, lodge
from games.blackrose.support.play import Play
from games.blackrose.support.positions import HALL, THRONE, deal, laid, mage, spell

from tutor.engine.question import PASS
from tutor.games.blackrose import GAME
from tutor.games.blackrose.position.form import EvocationSpec
from tutor.games.blackrose.state.mage import CELL
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker
from tutor.views.words import wording

HURT = spell("hurt", deal(1))
PROGRAMS = (
    "activation", "action-phase", "explore", "combat", "order", "cast", "inertia", "use-quest",
    "evocation-phase",
)  # fmt: skip
PLAYS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("hall", ("explore", f"move.{MIRRORS}", "activate", "combat", "done", "use-training-quest-steam", PASS)),
    ("hall", ("order", "order.cadaver-1", "done", "cast-quick", "graminia", PASS)),
    ("hall", ("cast-I", "graminia", "inertia-II", "stay", PASS)),
    ("cell", ("inertia-III", "move.room-crypt", "explore", "done", PASS)),
    ("evocations", ("nigredo-1", "done", "done")),
)


def played(where: str, keys: tuple[str, ...]) -> list[Play]:
    """The position at every question of a script."""
    board = {slot: laid("spell-hurt") for slot in ("quick", "I", "II", "III")}
    quests = {"solved": ("training-quest-steam", "training-quest-pure-magic")}
    mine = {"cadaver-1": EvocationSpec("doria", ABYSS), "nigredo-1": EvocationSpec("doria", FORGE)}
    state = lodge(
        doria(CELL if where == "cell" else HALL, board=board, **quests, completed=("training-quest-web",)),
        ("graminia", mage("graminia", THRONE)),
        do="evocation-phase" if where == "evocations" else "activation",
        evocations=mine | {"cadaver-2": EvocationSpec("graminia", ABYSS)},
        options=("summoner-crown",),
        spells=(HURT,),
    )
    found = [Play(state)]
    for key in keys:
        while found[-1].asked not in ("", "action") and key not in found[-1].offered:
            found.append(Play(found[-1].state).answer(found[-1].offered[0]))
        found.append(Play(found[-1].state).answer(key))
    return found


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("action", ["explore", "combat", "order", "inertia"])
def test_an_action_has_one_name_wherever_it_is_named(action: str, lang: Lang) -> None:
    told, stage = speaker("blackrose", lang).lexicon, wording(lang, "blackrose")
    answer = f"option-{action}-nothing" if action == "inertia" else f"option-{action}"
    kinds = ("program", "value", "value-actions", "value-doing")
    keys = (answer, *(f"{kind}-{action}" for kind in kinds))
    names = {stage(f"action-{action}"), *(told.format(key, {}) for key in keys)}
    assert len({name.lower() for name in names}) == 1


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("script", range(len(PLAYS)))
def test_actions_are_told_asked_and_refused_in_words(script: int, lang: Lang) -> None:
    speaks, said = speaker("blackrose", lang), list[str]()
    for game in played(*PLAYS[script]):
        said += [speaks.event(event) for event in game.events]
        if game.over or game.question.chance is not None:
            continue
        said.append(speaks.question(game.question))
        for option in game.question.options:
            said += [speaks.option(option), speaks.option_note(option)]
        for one in game.question.refused:
            said.append(speaks.option(one.option))
            for reason in one.reasons:
                told, allowed = speaks.refusal(reason), speaks.allowed_if(reason)
                assert told and allowed, reason
                said += [told, allowed]
    assert len(said) > 30
    assert not [words for words in said if re.search(r"[{}]|\bNone\b|\w-\w+-\w", words)]


@pytest.mark.parametrize("lang", LANGS)
def test_every_full_stop_of_an_action_has_a_wording(lang: Lang) -> None:
    speaks = speaker("blackrose", lang)
    for program in PROGRAMS:
        wordings = speaks.sentences(program)
        assert len(wordings) == len(GAME.programs[program].sentences), program
        assert speaks.program(program) and len(set(wordings)) == len(wordings)
