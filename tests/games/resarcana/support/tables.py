"""Whole tables of Res Arcana written by hand, and games of it played at random, for tests of views."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from msgspec.structs import replace
from support.drawing import random_game
from support.drawing import section as section
from support.drawing import text as words_of
from support.play import to_question

from tutor.engine.event import facts
from tutor.engine.history import History
from tutor.engine.question import Option, Question
from tutor.engine.state import State
from tutor.framework.decks import Deck
from tutor.games.resarcana import GAME
from tutor.games.resarcana.position.form import ComponentSpec, DoSpec, PlayerSpec, Position
from tutor.games.resarcana.position.reading import lay
from tutor.games.resarcana.state.essences import vector
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Looking, Table
from tutor.games.resarcana.views import table
from tutor.rules.words import Lang
from tutor.trace.words import speaker
from tutor.views.markup import Html


def lies(id: str, *, turned: bool = False, down: bool = False, **on: int) -> Component:
    """A component with essences lying on it."""
    return Component(id, turned, vector(on), down)


def anna(**change: Any) -> Player:
    """A player in the middle of a game, with something of everything."""
    player = Player(
        seat="anna",
        pool=vector({"calm": 2, "elan": 1, "gold": 3}),
        tableau=(
            lies("athanor", turned=True, elan=4),
            lies("artificer"),
            lies("protection"),
            lies("tree-of-life"),
            lies("golden-statue"),
            lies("sacred-grove", life=3),
        ),
        hand=("bone-dragon", "prism", "chalice-of-fire"),
        deck=Deck("artifacts", (("crypt", "treant"),)),
        discard=("dragon-egg",),
    )
    return replace(player, **change)


def boris(**change: Any) -> Player:
    """Another player, who holds cards that nobody else may see."""
    player = Player(
        seat="boris",
        pool=vector({"life": 1, "death": 5}),
        tableau=(
            lies("witch", turned=True),
            lies("divination"),
            lies("guard-dog", turned=True),
            lies("coral-castle"),
        ),
        hand=("fiery-whip", "sea-serpent"),
        deck=Deck("artifacts", (("mermaid", "vault", "automaton"),)),
    )
    return replace(player, **change)


def vera(**change: Any) -> Player:
    """A player who has passed, and holds the first-player token."""
    tableau = (lies("healer"), lies("research", down=True))
    player = Player(seat="vera", pool=vector({"life": 2}), tableau=tableau, passed=True)
    return replace(player, **change)


def whole(**change: Any) -> Table:
    """A game of three in progress, in which it is Anna's turn."""
    made = Table(
        players=(anna(), boris(), vera()),
        places=("cursed-forge", "sunken-reef", "sorcerers-bestiary"),
        monuments=("temple", "obelisk"),
        deck=Deck("monuments", (("library", "oracle"),)),
        items=(lies("alchemy"), lies("calm-elan", calm=1)),
        first="vera",
        token_passed=True,
        round=3,
        phase="actions",
        turn="anna",
    )
    return replace(made, **change)


def draft(**change: Any) -> Table:
    """Cards are chosen: each player has some to choose from, and has kept one."""
    players = (
        Player(seat="anna", mages=("seer", "druid"), draft=("crypt", "treant"), kept=("vault",)),
        Player(seat="boris", mages=("witch", "healer"), draft=("prism", "mermaid"), kept=("hawk",)),
    )
    return whole(**{"players": players, "round": 0, "phase": "", "turn": "", "first": "boris"} | change)


def duel(**change: Any) -> Table:
    """The second game of a match is laid out: artifacts lie open to be taken."""
    players = (Player(seat="anna", wins=1), Player(seat="boris"))
    return draft(**{"players": players, "open": ("crypt", "treant"), "mode": "duel", "game": 2} | change)


def looking(**change: Any) -> Table:
    """Boris looks at cards that nobody else sees."""
    return whole(**{"looking": Looking("boris", ("mermaid", "vault"), "boris")} | change)


def ended(**change: Any) -> Table:
    """The game is over."""
    return whole(**{"ended": True, "winners": ("anna",), "phase": "check"} | change)


def bare() -> Table:
    """What a short lesson lays out: two players and nothing else."""
    return Table(players=(Player(seat="anna"), Player(seat="boris")), first="anna")


def offering(*about: dict[str, Any], kind: str = "use", seat: str = "anna") -> Question:
    """A question whose options are about those facts."""
    options = tuple(Option(f"{kind}-{n}", kind, facts(**one)) for n, one in enumerate(about))
    return Question(seat, "res.action.list", "action", options)


def shown(
    now: Table | State[Table],
    lang: Lang = "en",
    before: Table | None = None,
    question: Question | None = None,
    seat: str = "",
) -> Html:
    """The region of a table as a seat sees it; without one everything is shown."""
    state = now if isinstance(now, State) else State(now)
    return table(state, None if before is None else State(before), question, speaker("resarcana", lang), seat)


def text(html: str) -> str:
    """What is read of a piece of HTML, with the labels of its pictures."""
    html = re.sub(r'<span[^>]*role="img" aria-label="([^"]*)">.*?</span></span>', r" \1 ", html)
    return words_of(html)


def card(html: str, name: str) -> str:
    """The box of a component, as it is marked up."""
    boxes = re.findall(r'<article class="rt-card.*?</article>', html, re.S)
    return next(str(one) for one in boxes if re.search(rf"<h4>{re.escape(name)}<", one))


def rows(html: str) -> list[str]:
    """The rows of the tables in a piece of HTML, as they are read."""
    return [text(row) for row in re.findall("<tr.*?</tr>", html, re.S)]


@cache
def played(opening: str, seed: int, steps: int = 900) -> History[Table]:
    """A whole game, every answer drawn by the seed, as far as so many full stops."""
    return random_game(GAME, opening, seed, steps)


@cache
def threatened() -> History[Table]:
    """Anna's dragon takes life: Boris, whose dog is turned, is asked, and Vera has passed."""
    pool: Any = {"death": 1}
    position = Position(
        players={
            "anna": PlayerSpec(components=("bone-dragon",)),
            "boris": PlayerSpec(
                pool=pool, components={"healer": ComponentSpec(), "guard-dog": ComponentSpec(turned=True)}
            ),
            "vera": PlayerSpec(components=("protection",), passed=True),
        },
        do=(DoSpec("anna", use="bone-dragon.1"),),
    )
    placed = lay(position)
    assert placed.state is not None, placed.flaws
    history = History.start(GAME, placed.state)
    to_question(history)
    return history
