"""Setting up the mages: colours, mages, schools, grimoires, and their cells (brw.setup.choose-colour)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.chance import Deal, Draw
from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, candidates, number, query, text
from tutor.engine.question import CHANCE, Choices, Option, Question, Refusal, sorted_out
from tutor.engine.sentence import Choose, ForEach, Sentence, sentence
from tutor.framework.decks import Deck
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.procedures.setup_table import forgotten, library
from tutor.games.blackrose.state.mage import CELL
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.effects.common import At, myself, self_of

COLOUR = "brw.setup.choose-colour"
SCHOOL = "brw.setup.school-choice"
GRIMOIRE = "brw.setup.grimoire"
MEMORY = "brw.setup.first-memory"
CELLS = "brw.setup.cells"
COLOURS = ("colour-a", "colour-b", "colour-c", "colour-d")
"""The four colour sets; which colours they have the sources do not say."""


@query
def clockwise(moment: At) -> Bound:
    """The players from the holder of the crown on, clockwise."""
    table = moment.table
    return tuple(seat for seat in table.clockwise(table.crown) if not table.mage(seat).avatar)


# ---- colours and mages


@candidates
def colours(moment: At) -> Choices:
    """The colour sets, and who has taken those that are gone."""
    taken = {mage.colour: mage.seat for mage in moment.table.mages}
    return sorted_out(
        (Option(one, "colour", facts(colour=one), one), _taken(COLOUR, "colour-taken", one, taken))
        for one in COLOURS
    )


def _taken(rule: str, kind: str, one: str, taken: dict[str, str]) -> tuple[Refusal, ...]:
    return (Refusal(rule, kind, facts(what=one, who=taken[one])),) if one in taken else ()


@candidates
def mage_cards(moment: At) -> Choices:
    """The mages that can be played with, and who has taken those that are gone."""
    table, known = moment.table, box(moment.table.box)
    taken = {mage.mage: mage.seat for mage in table.mages}
    return sorted_out(
        (Option(one, "mage", facts(mage=one), one), _taken(COLOUR, "mage-taken", one, taken))
        for one in known.mages
        if known.complete(one) and known.personal(one)
    )


@sentence
def take_mage(moment: At) -> Outcome[Table]:
    """The player has the pieces of his colour, the figure and card of his mage and his personal spells."""
    get, seat, table = moment.frame.get, self_of(moment), moment.table
    colour, mage = text(get("colour"), moment), text(get("mage"), moment)
    personal = box(table.box).personal(mage)
    table = table.changed(seat, colour=colour, mage=mage, aside=personal)
    own = moment.event("personal-taken", "brw.spell.personal", who=seat, card=personal[0], n=len(personal))
    face = box(table.box).mage(mage)
    values = moment.event(
        "mage-values",
        "brw.gen.mage-values",
        mage=mage,
        health=face.health,
        hand=face.hand_limit,
        strength=face.strength,
        speed=face.speed,
        quests=face.quest_limit,
    )
    taken = moment.event("mage-taken", who=seat, colour=colour, mage=mage)
    return moment.with_table(table, taken, values, own)


# ---- schools and grimoires


@candidates
def school_cards(moment: At) -> Choices:
    """The schools with starting lists, and who has picked those that are gone."""
    table, known = moment.table, box(moment.table.box)
    taken = {mage.school: mage.seat for mage in table.mages}
    return sorted_out(
        (Option(one, "school", facts(school=one), one), _taken(SCHOOL, "school-taken", one, taken))
        for one in known.schools
        if known.starting(one)
    )


@candidates
def start_lists(moment: At) -> Choices:
    """The printed starting lists of the picked school."""
    school = text(Bind(name="school"), moment)
    lists = box(moment.table.box).starting(school)
    return Choices(
        tuple(
            Option(str(at), "start-list", facts(school=school, list=at, spells=spells), at)
            for at, spells in enumerate(lists, 1)
        )
    )


@sentence
def take_start(moment: At) -> Outcome[Table]:
    """The listed spells come out of the school deck and make the grimoire, with one personal spell.

    The rest of the deck is shuffled again; the other personal spells stay aside.
    """
    get, table, mage = moment.frame.get, moment.table, moment.table.mage(self_of(moment))
    school, at = text(get("school"), moment), number(get("list"), moment)
    spells = box(table.box).starting(school)[at - 1]
    table = table.with_deck(table.deck(school).without(spells).shuffled())
    personal, aside = mage.aside[:1], mage.aside[1:]
    grimoire = Deck("grimoire").shuffled(*spells, *personal)
    table = table.with_mage(replace(mage, school=school, grimoire=grimoire, aside=aside))
    who: dict[str, Bound] = {"who": mage.seat, "school": school}
    events: list[Event] = [
        moment.event("start-taken", list=at, spells=spells, **who),
        moment.event("school-returned", "brw.setup.school-return", n=table.deck(school).size, **who),
        moment.event("grimoire-made", GRIMOIRE, n=grimoire.size, **who),
        moment.event("personal-aside", "brw.setup.personal-aside", n=len(aside), **who),
    ]
    return moment.with_table(table, *events)


class FirstMemory(Sentence, frozen=True):
    """The top card of the new grimoire lies face up in the memories."""

    def ask(self, moment: At) -> Question | None:
        cards = moment.table.mage(self_of(moment)).grimoire.cards
        about = facts(of=self_of(moment))
        return Question(CHANCE, self.rule, "first-memory", chance=Draw(cards), facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        table, mage = moment.table, moment.table.mage(self_of(moment))
        left = mage.grimoire.without((option.key,))
        table = table.with_mage(replace(mage, grimoire=left, memories=(option.key,)))
        return moment.with_table(table, moment.event("first-memory", who=mage.seat, card=option.key))


# ---- cells


def owned(table: Table) -> tuple[str, ...]:
    """The colours of the players."""
    return tuple(mage.colour for mage in table.mages if mage.colour)


class TurnCells(Sentence, frozen=True):
    """The cells are turned up: which colour lies where is chance. Each mage goes into that of his colour."""

    def ask(self, moment: At) -> Question | None:
        table = moment.table
        free = (colour for colour in COLOURS if colour not in owned(table))
        colours = (*owned(table), *free)[: len(table.cells)]
        return Question(CHANCE, self.rule, "cells-turned", chance=Deal(tuple(sorted(colours))))

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        table = moment.table
        seats = {mage.colour: mage.seat for mage in table.mages if mage.colour}
        cells, events = [], list[Event]()
        for cell, colour in zip(table.cells, option.key.split("+"), strict=True):
            seat = seats.get(colour, "")
            cells.append(replace(cell, seat=seat))
            events.append(moment.event("cell-turned", cell=cell.id, colour=colour, who=seat or None))
            if seat:
                table = table.changed(seat, cell=cell.id, at=CELL)
                events.append(moment.event("mage-in-cell", "brw.setup.mage-in-cell", who=seat, cell=cell.id))
        return moment.with_table(replace(table, cells=tuple(cells)), *events)


def _each(rule: str, *body: Sentence) -> ForEach:
    return ForEach(rule=rule, over=clockwise, into="self", body=body)


SETUP_MAGES = Program(
    "setup-mages",
    COLOUR,
    (
        _each(
            COLOUR,
            Choose(kind="colour", among=colours, into="colour", who=myself),
            Choose(kind="mage", among=mage_cards, into="mage", who=myself),
            take_mage,
        ),
        library.under("brw.setup.library"),
        forgotten.under("brw.setup.forgotten"),
        _each(
            SCHOOL,
            Choose(kind="school", among=school_cards, into="school", who=myself),
            Choose(kind="start-list", among=start_lists, into="list", who=myself),
            take_start,
            FirstMemory(rule=MEMORY),
        ),
        TurnCells(rule=CELLS),
    ),
    kind="setup",
)
