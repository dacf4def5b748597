"""Whole tables of Seasons written by hand, and games of it played at random, for tests of views."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from msgspec.structs import replace
from support.drawing import random_game
from support.drawing import section as section
from support.drawing import text as text

from tutor.engine.event import facts
from tutor.engine.history import History
from tutor.engine.question import Option, Question
from tutor.engine.state import State
from tutor.framework.decks import Deck
from tutor.games.seasons import GAME
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.player import Copy, Player
from tutor.games.seasons.state.table import DECK, Looking, Rolled, Score, Table, Turn
from tutor.games.seasons.views import table
from tutor.rules.words import Lang
from tutor.trace.words import speaker
from tutor.views.markup import Html


def anna(**change: Any) -> Player:
    """A player in the middle of a game, with something of everything."""
    player = Player(
        seat="anna",
        crystals=32,
        reserve=(0, 2, 1, 0),
        power=4,
        bonuses=2,
        hand=("amulet-of-earth", "balance-of-ishtar", "balance-of-ishtar", "syllas"),
        play=(
            Copy("bespelled-grimoire-1", "bespelled-grimoire", tokens=(1, 0, 0, 2)),
            Copy("staff-of-spring-1", "staff-of-spring"),
            Copy("cursed-treatise-1", "cursed-treatise", turned=True),
        ),
        library=((), ("figrim", "temporal-boots")),
        origin=(("syllas",), ("figrim", "temporal-boots")),
    )
    return replace(player, **change)


def boris(**change: Any) -> Player:
    """Another player, who holds cards that nobody else may see."""
    player = Player(
        seat="boris",
        crystals=108,
        reserve=(4, 0, 0, 5),
        power=2,
        hand=("divine-chalice", "amulet-of-fire"),
        play=(Copy("amulet-of-water-1", "amulet-of-water", tokens=(0, 3, 0, 0)),),
        library=((), ("dragon-skull",)),
        origin=((), ("dragon-skull",)),
    )
    return replace(player, **change)


def rolled(*seats: str, season: str = "summer") -> tuple[Rolled, ...]:
    """Dice of a season, each with another side up and one of the seats, "" for nobody."""
    dice = box().dice_of(season)
    return tuple(
        Rolled(die, 2 * at % 6 + 1, seat) for at, (die, seat) in enumerate(zip(dice, seats, strict=False))
    )


def whole(**change: Any) -> Table:
    """A game of two in progress: Anna may do everything else in her turn, the last die is left."""
    made = Table(
        players=(anna(), boris()),
        first="boris",
        year=2,
        space=8,
        round=6,
        dice=tuple(
            die for season in ("winter", "spring", "summer", "autumn") for die in box().dice_of(season)
        ),
        rolled=rolled("anna", "boris", ""),
        dice_season="summer",
        deck=Deck(DECK, (tuple(sorted(("purse-of-io", "necrotic-kriss", "idol"))),)),
        discard=("lantern", "mirror"),
        turn=Turn("anna", "actions", access=True, extra=1),
    )
    return replace(made, **change)


def prelude(**change: Any) -> Table:
    """Cards are chosen: each player looks at some, and has laid some face down."""
    return whole(
        **{
            "players": (
                Player(seat="anna", dealt=("idol", "mirror"), drafted=("syllas",)),
                Player(seat="boris", dealt=("lantern", "sid"), drafted=("figrim",)),
            ),
            "round": 0,
            "rolled": (),
            "turn": None,
        }
        | change
    )


def looking(**change: Any) -> Table:
    """Boris looks at cards that nobody else sees, and Anna shows one."""
    seen = (Looking("boris", ("hand-of-fortune", "sid")), Looking("anna", ("pendant",), shown=True))
    return whole(**{"looking": seen} | change)


def ended(**change: Any) -> Table:
    """The points counted."""
    scores = (
        Score("anna", (("crystals", 32), ("cards", 7), ("hand", -20), ("bonus", -12))),
        Score("boris", (("crystals", 108), ("cards", 6), ("hand", -10), ("bonus", 0))),
    )
    over = {"scores": scores, "winners": ("boris",), "ended": True, "turn": None, "year": 4, "space": 2}
    return whole(**over | change)


def bare() -> Table:
    """What a short lesson lays out: two players and nothing else."""
    return Table(players=(Player(seat="anna"), Player(seat="boris")), first="anna")


def offering(kind: str, *about: dict[str, Any], seat: str = "anna") -> Question:
    """A question whose options are about those facts."""
    options = tuple(Option(f"{kind}-{n}", kind, facts(**one)) for n, one in enumerate(about))
    return Question(seat, "sea.turn.order.free", kind, options)


def shown(
    now: Table,
    lang: Lang = "en",
    before: Table | None = None,
    question: Question | None = None,
    seat: str = "",
) -> Html:
    """The region of a table as a seat sees it; without one everything is shown."""
    earlier = None if before is None else State(before)
    return table(State(now), earlier, question, speaker("seasons", lang), seat)


def card(html: str, name: str) -> str:
    """The box of a card, as it is marked up."""
    boxes = re.findall(r'<article class="rt-card.*?</article>', html, re.S)
    return next(str(one) for one in boxes if re.search(rf"<h4>{re.escape(name)}[ <]", one))


def die(html: str, name: str) -> str:
    """The picture of a die with what stands below it."""
    found = re.findall(r'<div class="rt-die rt-die--season">.*?</div>', html, re.S)
    return next(str(one) for one in found if f"<b>{name}</b>" in one)


@cache
def played(opening: str, seed: int, steps: int = 900) -> History[Table]:
    """A whole game, every answer drawn by the seed, as far as so many full stops."""
    return random_game(GAME, opening, seed, steps)
