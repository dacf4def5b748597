"""Components that no other test names: what each gives, puts on itself, and is worth."""

from __future__ import annotations

import pytest
from games.resarcana.support.play import play, play_out
from games.resarcana.support.positions import do, lies, one, table, use
from support.play import keys

from tutor.games.resarcana.position.form import PlayerSpec


def after(anna: PlayerSpec, power: str, *facts: str) -> tuple[object, ...]:
    """Facts after Anna has used a power that leaves her no choice."""
    story = play_out(table(use(power), players={"anna": anna, "boris": one()}, first="boris"))
    return tuple(story.fact(name) for name in facts)


def test_jeweled_statuette() -> None:
    alone = one("jeweled-statuette")
    found = after(alone, "jeweled-statuette.1", "anna.death", "boris.death", "anna.points")
    assert found == (3, 1, 1)
    found = after(alone, "jeweled-statuette.2", "anna.gold", "anna.elan", "anna.discard", "anna.points")
    assert found == (2, 1, "jeweled-statuette", 0)


def test_solomons_mine() -> None:
    found = after(one("solomons-mine"), "solomons-mine.1", "anna.gold", "anna.turned.solomons-mine")
    assert found == (1, True)


def test_mausoleum() -> None:
    names = ("anna.elan", "anna.on.mausoleum.death", "anna.points")
    assert after(one("mausoleum", pool={"elan": 1}), "mausoleum.1", *names) == (0, 1, 2)


def test_sunken_reef() -> None:
    reef = one("sunken-reef", pool={"calm": 2, "life": 1})
    names = ("anna.calm", "anna.life", "anna.on.sunken-reef.calm", "anna.points")
    assert after(reef, "sunken-reef.1", *names) == (0, 0, 1, 1)


def test_reanimate() -> None:
    anna = one("reanimate", pool={"elan": 1}, with_={"crypt": lies(turned=True)})
    story = play_out(table(use("reanimate.1"), players={"anna": anna, "boris": one()}), "anna: crypt")
    assert story.fact("anna.elan") == 0
    assert (story.fact("anna.turned.crypt"), story.fact("anna.turned.reanimate")) == (False, True)


@pytest.mark.parametrize(
    ("component", "offered"), [("calm-elan", {"calm-1", "elan-1"}), ("death-life", {"death-1", "life-1"})]
)
def test_items_that_bring_one_of_two(component: str, offered: set[str]) -> None:
    question = play(
        table(do("collect"), players={"anna": one(component), "boris": one()}, first="boris")
    ).question
    assert question.seat == "anna" and set(keys(question)) == offered


def test_hanging_gardens() -> None:
    state = table(do("collect"), players={"anna": one("hanging-gardens"), "boris": one()}, first="boris")
    offered = keys(play(state).question)
    assert len(offered) == 20 and not any("gold" in key for key in offered)
    story = play_out(state, "anna: life-3")
    assert (story.fact("anna.life"), story.fact("anna.points")) == (3, 1)
