"""Everything the avatar does can be told, asked and refused in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from games.blackrose.support.avatar import (
    ABYSS,
    ARENA,
    CRYPT,
    GAIN,
    SANCTUARY,
    acting,
    aim,
    approach,
    lodge,
    order,
    possessed,
    summoned,
)
from games.blackrose.support.positions import HALL, armed, cast, deal, laid, mage, spell

from tutor.engine.event import Event
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import settle, take
from tutor.games.blackrose import GAME
from tutor.games.blackrose.position.form import EvocationSpec
from tutor.games.blackrose.programs import AVATAR
from tutor.games.blackrose.state.table import Table
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import Speaker, speaker

CELL = mage("graminia", "cell")
WALK = order("walk", physical=(approach(),))
TRAP = order("ward", trap=({"do": "ignore", "n": 1},), back="damaged")
REVENGE = spell(
    "revenge",
    deal(12, to="trigger-by"),
    type="trap",
    target="special",
    trigger={"event": "damaged", "who": "self", "by": "other-mage"},
)
BOLT = spell("bolt", deal(1), {"do": "discard_hand", "n": 1, "who": "target"}, target="mage")


def hit(*orders: dict[str, Any], **said: Any) -> State[Table]:
    """Riccart casts a spell at the avatar that makes it discard a card as well."""
    return lodge(
        *orders,
        others=(BOLT,),
        riccart=mage("riccart", ARENA, board={"I": laid("spell-bolt")}),
        graminia=CELL,
        do=(cast("riccart"),),
        **said,
    )


def evocation(at: str, **said: Any) -> State[Table]:
    """An evocation of the avatar is activated."""
    state = lodge(avatar=possessed("cell"), evocations={"cadaver-1": summoned("avatar", at)}, **said)
    return state.push("avatar-activate-evocation", "avatar", (("figure", "cadaver-1"),))


def states() -> Iterator[State[Table]]:
    """Positions in which all that the avatar does comes to pass."""
    yield acting(order("ray", aim("figure", 2), deal(1), extra=True), order("two", GAIN))
    yield acting(order("ray", aim(range=0), deal(1)))
    yield acting(order("ray", aim()), riccart=mage("riccart", "cell"), graminia=CELL)
    yield acting(order("storm", aim("area", 2, 3)), riccart=mage("riccart", SANCTUARY))
    imagined = {"brw.ruling.avatar.imaginary": "crown"}
    yield acting(order("ray", aim(range=1)), rulings=imagined, riccart=mage("riccart", "cell"), graminia=CELL)
    yield acting(order("dew", aim("figure", 2)), evocations={"cadaver-1": summoned("riccart", ARENA)})
    cards = (order("first", extra=True), order("second"), TRAP)
    names = tuple(card["id"] for card in cards)
    yield acting(others=cards, decks={"order-1": (names[:1], names[1:])})
    yield acting(WALK)
    yield acting(WALK, avatar=possessed(CRYPT, orders=1))
    yield acting(WALK, riccart=mage("riccart", HALL), graminia=CELL)
    yield acting(WALK, riccart=mage("riccart", "cell"), graminia=CELL)
    yield acting(avatar=possessed(orders=1))
    yield acting(order("blow", physical=({"do": "attack"},)), riccart=mage("riccart", HALL))
    aimed = {"brw.ruling.avatar.attack-target": "aimed"}
    crowd = {"riccart": mage("riccart", HALL), "graminia": mage("graminia", HALL)}
    yield acting(order("blow", aim(), physical=({"do": "attack"},)), rulings=aimed, **crowd)
    short = possessed(orders=1, jinxes={"jinx-slowness": 29})
    bystander = {"cadaver-1": summoned("riccart", HALL)}
    yield acting(order("storm", aim("area", 0, 3), deal(2)), avatar=short, evocations=bystander, **crowd)
    avenger = mage("riccart", ARENA, power=1, board={"I": armed("spell-revenge")})
    ends = {"brw.ruling.activation.after-defeat": "no"}
    lost = order("ray", aim(), deal(1), physical=(approach(),))
    yield acting(lost, others=(REVENGE,), riccart=avenger, rulings=ends)
    yield acting(order("rise", {"do": "gain_power", "n": 6}), decks={"order-2": ("order-profane-ray",)})
    yield hit(TRAP, order("two"), avatar=possessed(orders=1, back="damaged"))
    picks = {"brw.ruling.avatar.hand-discard": "crown"}
    three = (TRAP, order("two"), order("three"))
    yield hit(*three, avatar=possessed(orders=1, back="damaged"), rulings=picks)
    yield evocation(HALL)
    yield evocation(CRYPT, riccart=mage("riccart", SANCTUARY), graminia=CELL)
    far = {"cadaver-1": summoned("avatar", CRYPT), "cadaver-2": summoned("riccart", SANCTUARY)}
    state = lodge(avatar=possessed("cell"), evocations=far, graminia=CELL)
    yield state.push("avatar-activate-evocation", "avatar", (("figure", "cadaver-1"),))
    haunted = {f"umbra-{n}": EvocationSpec("riccart", ABYSS, assigned="avatar") for n in (1, 2)}
    cleaned = lodge(avatar=possessed(memories=("order-profane-ray",)), evocations=haunted, phase="cleanup")
    yield cleaned.push("avatar-cleanup", "avatar")


def tell(speaks: Speaker, events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        yield speaks.event(event)


def ask(speaks: Speaker, question: Question) -> Iterator[str]:
    yield speaks.question(question)
    for option in question.options:
        yield speaks.option(option)
    for refused in question.refused:
        yield speaks.option(refused.option)
        for reason in refused.reasons:
            yield speaks.refusal(reason)
            yield speaks.allowed_if(reason)


def heard(state: State[Table], lang: Lang) -> list[str]:
    """All that is said until the position is played out, with the first answer to every question."""
    speaks, said = speaker("blackrose", lang), list[str]()
    while True:
        step = settle(GAME, state)
        said += tell(speaks, step.events)
        if step.question is None:
            return said
        said += ask(speaks, step.question)
        chance = step.question.chance
        key = step.question.options[0].key if chance is None else chance.outcomes()[0][0]
        answered = take(GAME, step.state, step.question, key)
        said += tell(speaks, answered.events)
        state = answered.state


@pytest.mark.parametrize("lang", LANGS)
def test_all_that_the_avatar_does_is_said(lang: Lang) -> None:
    said = [line for state in states() for line in heard(state, lang)]
    assert len(said) > 200 and all(said)
    assert not any("Training Order" in line or "{" in line for line in said)


@pytest.mark.parametrize("lang", LANGS)
def test_what_the_crown_decides_is_asked_for_the_avatar(lang: Lang) -> None:
    question = settle(GAME, acting(order("ray", aim()))).question
    assert question is not None
    said = speaker("blackrose", lang).question(question)
    assert said.startswith({"en": "For the avatar. ", "ru": "За аватара. "}[lang])


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("program", AVATAR, ids=lambda program: program.id)
def test_every_procedure_of_the_avatar_has_its_words(program: object, lang: Lang) -> None:
    id = getattr(program, "id", "")
    speaks = speaker("blackrose", lang)
    assert speaks.program(id)
    assert len(speaks.sentences(id)) == len(GAME.programs[id].sentences)
