"""Crowded positions of the training set, drawn by a number: traps, evocations, jinxes, full hands."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from games.blackrose.support.positions import HALL, THRONE

from tutor.engine.game import Game
from tutor.engine.program import Program
from tutor.engine.state import State
from tutor.games.blackrose import GAME
from tutor.games.blackrose.cards import programs_of
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.components.faces import SpellFace
from tutor.games.blackrose.position.form import BoardSpec, DoSpec, EvocationSpec, MageSpec, Position, RoomSpec
from tutor.games.blackrose.position.reading import lay
from tutor.games.blackrose.state.mage import Side
from tutor.games.blackrose.state.table import Table

BOX = box("training")
SPELLS = tuple(id for id in BOX.ids if isinstance(BOX.face(id), SpellFace))
SEATS = {"anna": "mage-graminia", "boris": "mage-riccart", "clara": "mage-arianna"}
EVENTS = BOX.deck("event-1")[:2]
DECKS = ("school-agony", "school-alchemy", "forgotten", "quest-1", "quest-2", "event-1", "event-2")
SIDES: tuple[Side, ...] = ("main", "reverse")


def sides(waiting: bool) -> tuple[tuple[str, Side], ...]:
    """The sides of spells that lie waiting as traps and defences, or those that do not."""
    there = [
        (spell, side) for spell in SPELLS for side in SIDES if side == "main" or BOX.spell(spell).reverse
    ]
    waits = ("trap", "defence")
    return tuple(one for one in there if (BOX.spell(one[0]).side(one[1]).type in waits) is waiting)


def texts(*kinds: str) -> tuple[Program, ...]:
    """The programs of the texts of rooms, quests, events."""
    found = (program for id in BOX.ids for program in programs_of(BOX, id))
    return tuple(one for one in found if one.kind in kinds and one.id.count(".") == 1)


def crowded(do: DoSpec, number: int, spell: tuple[str, Side] = ("spell-submission", "main")) -> State[Table]:
    """Three mages side by side; Anna has that spell in slot III, and all have traps waiting."""
    chance = random.Random(number)
    near = (HALL, THRONE)

    def mage(at: int, seat: str, card: str) -> MageSpec:
        waiting = zip(("quick", "I", "II"), chance.sample(sides(waiting=True), 3), strict=True)
        board: dict[Any, BoardSpec] = {slot: BoardSpec(id, side, "activated") for slot, (id, side) in waiting}
        if seat == "anna":
            board["III"] = BoardSpec(*spell)
        others = [source for source in (*SEATS, "rose") if source != seat]
        return MageSpec(
            mage=card,
            at=chance.choice(near),
            damage={source: chance.randint(0, 3) for source in others},
            power=chance.randint(0, 7),
            hand=tuple(chance.sample(SPELLS, 4)),
            grimoire=tuple(chance.sample(SPELLS, 3)),
            memories=tuple(chance.sample(SPELLS, 2)),
            board=board,
            active=(BOX.deck("quest-1")[at],),
            jinxes=("jinx-slowness",) if at < 2 and chance.random() < 0.5 else (),
            aside=BOX.personal(card)[:2],
            trophies=("anna",) if seat == "boris" else (),
        )

    mages = {seat: mage(at, seat, card) for at, (seat, card) in enumerate(SEATS.items())}
    held = {quest for one in mages.values() for quest in one.active}
    decks: dict[str, tuple[str | tuple[str, ...], ...]] = {
        deck: tuple(card for card in BOX.deck(deck) if card not in (*held, *EVENTS)) for deck in DECKS
    }
    position = Position(
        mages=mages,
        do=(do,),
        rooms={THRONE: RoomSpec(at=(1, 0), instability={"boris": 2, "rose": 1})},
        evocations={
            "succubus-1": EvocationSpec("anna", chance.choice(near)),
            "cadaver-1": EvocationSpec("boris", chance.choice(near), upgrades=("upgrade-regenerating-pus",)),
            "colossus-1": EvocationSpec("clara", chance.choice(near)),
            "umbra-1": EvocationSpec("boris", chance.choice(near), assigned="anna"),
        },
        decks=decks,
        events=EVENTS,
        first="boris",
        crown="boris",
        box="training",
    )
    placed = lay(position)
    assert placed.state is not None, placed.flaws
    return placed.state


def beginning_with(state: State[Table]) -> Game[Table]:
    """The game with that position alone to play from."""
    return replace(GAME, setups=lambda: (state,))
