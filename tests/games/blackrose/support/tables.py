"""Whole tables of Black Rose Wars written by hand, and games of it played at random, for tests of views."""

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
from tutor.games.blackrose import GAME
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.lodge.layouts import layout
from tutor.games.blackrose.state.mage import CELL, Jinx, Mage, Prepared, Quest
from tutor.games.blackrose.state.table import (
    ROSE,
    Cell,
    Evocation,
    Looking,
    Pile,
    Room,
    Rose,
    Score,
    Table,
    Turn,
)
from tutor.games.blackrose.views import table
from tutor.rules.words import Lang
from tutor.trace.words import speaker
from tutor.views.markup import Html

SEATS = ("anna", "boris", "vera", "gleb")
ALTAR, HALL, THRONE = "room-sacrificial-altar", "room-black-rose-hall", "room-throne"
CRYPT, GARDEN, ARENA, SANCTUARY = "room-crypt", "room-garden", "room-arena", "room-sanctuary"


@cache
def lodge() -> tuple[tuple[Room, ...], tuple[Cell, ...]]:
    """The lodge for four with the rooms in the order of their ids, and whose the cells are."""
    laid = layout(4)
    assert laid is not None
    named = {room.id for room in laid.rooms}
    laid = laid.holding(id for id in box("training").rooms if id not in named)
    cells = tuple(Cell(cell.id, cell.at, seat) for cell, seat in zip(laid.cells, SEATS, strict=True))
    return tuple(Room(room.id, room.at) for room in laid.rooms), cells


def rooms(**about: dict[str, Any]) -> tuple[Room, ...]:
    """The rooms of the lodge, some of them changed; they are named without ``room-``."""
    given = {f"room-{name.replace('_', '-')}": change for name, change in about.items()}
    return tuple(replace(room, **given.get(room.id, {})) for room in lodge()[0])


def anna(**change: Any) -> Mage:
    """A mage in the middle of a game, with something of everything."""
    mage = Mage(
        seat="anna",
        mage="mage-graminia",
        at=ALTAR,
        cell="cell-a",
        damage=("boris", "rose", "boris"),
        power=3,
        hand=("spell-heart-of-ice", "spell-heart-of-ice", "spell-pain-mark"),
        grimoire=Deck("grimoire", (("spell-blight", "spell-submission"),)),
        memories=("spell-shared-torture",),
        board=(
            Prepared("quick", "spell-peak-of-agony", "main", "revealed", sustained="boris"),
            Prepared("I", "spell-brain-worm", "main", "activated"),
            Prepared("III", "spell-torment", "reverse", "prepared"),
        ),
        active=(Quest("quest-dominate-fear", 1), Quest("quest-field-test", 0, False)),
        solved=(Quest("quest-rest-the-limbs", 2, False),),
        completed=("quest-earth-tempest",),
        jinxes=(Jinx("jinx-slowness", 1), Jinx("training-jinx-dread")),
        trophies=("boris", "boris", "gleb"),
        physical=1,
        aside=("spell-blight",),
        school="school-agony",
    )
    return replace(mage, **change)


def boris(**change: Any) -> Mage:
    """Another mage, who holds cards that nobody else may see."""
    mage = Mage(
        seat="boris",
        mage="mage-riccart",
        at=ALTAR,
        cell="cell-b",
        damage=("anna",),
        power=7,
        hand=("spell-grim-torment", "spell-visceral-fire"),
        grimoire=Deck("grimoire", (("spell-cross-and-delight", "spell-submission"),)),
        board=(
            Prepared("I", "spell-persecution", "main", "activated"),
            Prepared("II", "spell-pain-mark", "main", "prepared"),
        ),
        active=(Quest("quest-guardian-mage"), Quest("quest-acquire-wealth", 1, False)),
    )
    return replace(mage, **change)


def vera(**change: Any) -> Mage:
    """A mage without damage who has just begun."""
    return replace(Mage(seat="vera", mage="mage-arianna", at=GARDEN, cell="cell-c", power=7), **change)


def gleb(**change: Any) -> Mage:
    """A mage in his cell with more power than the track has spaces."""
    mage = Mage(seat="gleb", mage="mage-baron-doria", at=CELL, cell="cell-d", power=36, physical=0)
    return replace(mage, **change)


def whole(**change: Any) -> Table:
    """A whole game of four in progress, played with the training set."""
    known = box("training")
    made = Table(
        mages=(anna(), boris(), vera(), gleb()),
        rooms=rooms(
            crypt={"instability": ("anna", "rose", "boris")},
            garden={"restored": True},
            arena={"restored": True, "used": True},
            throne={"instability": ("anna", "anna", "vera", "rose", "rose", "boris", "boris")},
        ),
        cells=lodge()[1],
        rose=Rose(9, ("vera",)),
        evocations=(
            Evocation("cadaver-1", "evocation-cadaver", "anna", ALTAR, "1", ("boris",)),
            Evocation("colossus-1", "evocation-colossus", "boris", ALTAR, "1", upgrades=(known.upgrades[0],)),
            Evocation("umbra-1", "evocation-umbra", "vera", ALTAR, "", assigned="anna", controller="gleb"),
            Evocation("totem-1", "evocation-totem", "anna", CRYPT, "2", used=True),
        ),
        events=("event-a-hard-lesson", "", "event-gift-to-fools"),
        decks=tuple(
            Deck(id, (known.deck(id),)) for id in ("school-agony", "forgotten", "quest-2", "event-2")
        ),
        piles=(
            Pile("school-agony", ("spell-liquefy-the-pain", "spell-submission")),
            Pile("quest", ("quest-summoner-wizard",)),
            Pile("event", ("event-puppeteer",)),
        ),
        moon=2,
        round=3,
        phase="action",
        first="boris",
        crown="boris",
        turn=Turn("anna", ("cast", "explore"), doing="explore", left=("move", "move", "activate")),
        box="training",
        out=("event-dislocation",),
    )
    return replace(made, **change)


def few(**change: Any) -> Table:
    """What a short lesson lays out: two mages and three rooms, played with the book alone."""
    here = tuple(replace(room, at=(at, 0)) for at, room in enumerate(rooms()[:3]))
    mages = (
        Mage(seat="anna", mage="mage-graminia", at=here[0].id),
        Mage(seat="boris", mage="mage-baron-doria", at=here[1].id),
    )
    return replace(Table(mages=mages, rooms=here, phase="action"), **change)


def looking(**change: Any) -> Table:
    """Boris looks at cards that nobody else sees, and cards are on their way."""
    seen = Looking("boris", ("quest-channeling-instability", "quest-conspirator-mage"), "quest-2")
    return whole(**{"looking": seen, "drawn": ("spell-ineluctable-pain",)} | change)


def ended(**change: Any) -> Table:
    """The points counted."""
    scores = (
        Score("anna", (("power", 12), ("quests", 4))),
        Score("boris", (("power", 9), ("trophies", 2), ("crown", 1))),
        Score(ROSE, (("power", 15),)),
    )
    return whole(**{"scores": scores, "winners": ("anna",), "ended": True, "turn": None} | change)


def alone(**change: Any) -> Table:
    """A game against the avatar."""
    avatar = Mage(seat="avatar", at=HALL, cell="cell-b", avatar=True, damage=("anna",))
    two: dict[str, Any] = {"mages": (anna(trophies=()), avatar), "evocations": (), "first": "anna"}
    return whole(**two | {"crown": "anna"} | change)


def offering(kind: str, *about: dict[str, Any], seat: str = "anna") -> Question:
    """A question whose options are about those facts."""
    options = tuple(Option(f"{kind}-{n}", kind, facts(**one)) for n, one in enumerate(about))
    return Question(seat, "brw.gen.effect.order", kind, options)


def shown(
    now: Table,
    lang: Lang = "en",
    before: Table | None = None,
    question: Question | None = None,
    seat: str = "",
) -> Html:
    """The region of a table as a seat sees it; without one everything is shown."""
    earlier = None if before is None else State(before)
    return table(State(now), earlier, question, speaker("blackrose", lang), seat)


def place(html: str, name: str) -> str:
    """A room or cell of the map, by the beginning of what is said of it."""
    found = re.findall(r'<g class="room[^"]*".*?(?=<g class="room|<g class="moved|</svg><div)', html, re.S)
    return next(str(one) for one in found if re.search(rf"<title>(\d+\. )?{re.escape(name)}", one))


def card(html: str, name: str) -> str:
    """The box of a card, as text."""
    boxes = re.findall(r'<article class="rt-card.*?</article>', html, re.S)
    return next(text(one) for one in boxes if re.search(rf"<h4>{re.escape(name)}[ <]", one))


@cache
def played(opening: str, seed: int, steps: int = 700) -> History[Table]:
    """A whole game, every answer drawn by the seed, as far as so many full stops."""
    return random_game(GAME, opening, seed, steps)
