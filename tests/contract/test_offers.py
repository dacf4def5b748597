"""What may be chosen are the candidates against which nothing stands: in random play of every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from engine.fixtures.tiny import RULE, tiny
from msgspec.structs import replace as changed

from tutor.contract import check_game, check_offers
from tutor.engine.game import Game
from tutor.engine.moment import Moment
from tutor.engine.query import Among
from tutor.engine.question import Choices, Option, Refusal, sift
from tutor.engine.sentence import Act, Choose
from tutor.engine.state import State
from tutor.games import blackrose, penumbra, resarcana, seasons
from tutor.rules.catalogue import load

GAMES = [module.GAME for module in (blackrose, penumbra, resarcana, seasons)]
LONG = pytest.mark.long(reason="ten thousand questions, each asked of all candidates with all reasons")


def starts(game: Game[Any], source: Random) -> Iterator[State[Any]]:
    """Whole games and prepared positions without end, with optional rules and readings drawn by chance."""
    rulings, prepared = load(game.id).rulings, tuple(game.setups())
    while True:
        for opening in game.openings():
            switches = [one.id for one in opening.switches if source.random() < 0.3]
            usual = opening.start(*switches)
            drawn = tuple(
                (one.id, source.choice(one.readings).id) for one in rulings if source.random() < 0.3
            )
            yield changed(usual, rulings=drawn)
            if prepared:
                yield source.choice(prepared)


def check(game: Game[Any], questions: int) -> None:
    source = Random(f"offers {questions}")
    found = check_offers(game, starts(game, source), pick=source.randrange, questions=questions)
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_offers_are_what_nothing_stands_against(game: Game[Any]) -> None:
    check(game, 400)


@LONG
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_offers_are_what_nothing_stands_against_in_ten_thousand_questions(game: Game[Any]) -> None:
    check(game, 10_000)


# --- every difference is found --------------------------------------------------------------------------


class Quick(Among, frozen=True):
    """Three candidates, of which `z` is refused, and what is offered of them with less work."""

    offers: tuple[Option, ...]

    def choices(self, moment: Moment[Any]) -> Choices:
        return sift((X, Y, Z), lambda option: (Refusal(RULE, "no"),) if option is Z else ())

    def options(self, moment: Moment[Any]) -> tuple[Option, ...]:
        return self.offers


X, Y, Z = Option("x", "thing"), Option("y", "thing"), Option("z", "thing")


@pytest.mark.parametrize(
    ("offers", "said"),
    [
        ((X, Y), ()),
        ((Y, X), ("offers what is allowed in another order",)),
        ((X,), ("does not offer 'y', against which nothing stands",)),
        ((), tuple(f"does not offer '{key}', against which nothing stands" for key in "xy")),
        ((X, Y, Z), ("offers 'z', which is refused",)),
        ((X, Y, Option("w", "thing")), ("offers 'w', which is no candidate",)),
        ((X, changed(Y, kind="other")), ("offers 'y' as another option than the allowed one",)),
    ],
)
def test_k9__offers_that_are_not_what_nothing_stands_against(
    offers: tuple[Option, ...], said: tuple[str, ...]
) -> None:
    for sentence in (
        Choose(rule=RULE, kind="pick", among=Quick(offers=offers), into="it"),
        Act(rule=RULE, kind="pick", among=Quick(offers=offers), once=True),
    ):
        found = check_game(tiny(main=(sentence,)), pick=lambda total: 0)
        assert {one.what for one in found if one.breaks == "K9"} == {f"Quick {what}" for what in said}


def test_k9__too_few_questions_are_no_proof() -> None:
    game = tiny(main=())
    (few,) = check_offers(game, game.setups(), pick=lambda total: 0, questions=1)
    assert str(few) == "K9: random play has met 0 questions only"
