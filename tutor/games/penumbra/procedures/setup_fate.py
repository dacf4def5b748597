"""The fate deck: the trial row, three piles stacked unmixed, or the prepared deck of a first game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tutor.engine.event import Bound, Event
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Query, Value, number, query
from tutor.engine.sentence import ForEach, If, sentence
from tutor.framework.decks import Deck
from tutor.framework.typed_facts import read_component
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.components.faces import PreparedDeck
from tutor.games.penumbra.reactions.prophecies import END_OF_TIMES, FATE_DECK
from tutor.games.penumbra.state.decks import PickRandom, ids_of
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.verbs.effects import At

PILES = (2, 3, 4)
"""The difficulties of the three piles, the topmost first."""

PARTS = ("trial", "goal", "prophecy", "event")


def events_needed(players: int, difficulty: int) -> int:
    """How many events bring a pile to twice as many cards as there are players (pen.setup.fate.events)."""
    goals = 1 if difficulty == PILES[0] else 0
    return 2 * players - players - goals - 1


def part_of(named: str, card: str) -> str:
    """What a card of the fate deck is: a "trial", "goal", "prophecy" or "event". Raises KeyError if none."""
    cards = box(named)
    for part, ids in (("goal", cards.goals), ("prophecy", cards.prophecies), ("event", cards.events)):
        if card in ids:
            return part
    cards.trial(card)
    return "trial"


@query
def player_count(moment: At) -> Bound:
    """How many wizards play; with the Automa the game is prepared as for two (pen.solo.setup.base)."""
    return len(moment.table.wizards)


class FateCards(Query, frozen=True):
    """The cards of a kind in the box, trials of a difficulty, that lie in no pile and not on the table."""

    part: Literal["trial", "goal", "prophecy", "event"]
    difficulty: Value = 0

    def value(self, moment: At) -> Bound:
        table = moment.table
        used = {*table.trials, *table.prophecies, END_OF_TIMES}
        for deck in table.decks:
            used.update(*deck.layers)
        return tuple(card for card in self._every(moment) if card not in used)

    def _every(self, moment: At) -> tuple[str, ...]:
        cards = box(moment.table.box)
        if self.part == "trial":
            return cards.trials_of(number(self.difficulty, moment))
        return {"goal": cards.goals, "prophecy": cards.prophecies, "event": cards.events}[self.part]


@query
def events_short(moment: At) -> Bound:
    """How many events the pile under way still needs."""
    return events_needed(len(moment.table.wizards), number(moment.frame.get("pile"), moment))


@query
def difficulties(moment: At) -> Bound:
    """The difficulties of the piles, the topmost first."""
    return PILES


@query
def goals_needed(moment: At) -> Bound:
    """One goal for the topmost pile, none for the others (pen.setup.fate.goal)."""
    return int(moment.frame.get("pile") == PILES[0])


@sentence
def end_of_times(moment: At) -> Outcome[Table]:
    """The prophecy of every game lies face up in the common area."""
    table = moment.table
    event = moment.event("prophecy-laid", prophecy=END_OF_TIMES)
    return moment.with_table(replace(table, prophecies=(*table.prophecies, END_OF_TIMES)), event)


@sentence
def trial_row(moment: At) -> Outcome[Table]:
    """The drawn trials are the opening row; the others of their difficulty leave the game."""
    table = moment.table
    row = ids_of(Bind(name="row"), moment)
    unused = tuple(trial for trial in box(table.box).trials_of(1) if trial not in row)
    table = replace(table, trials=row, out=(*table.out, *unused))
    event = moment.event("trial-row", trials=row)
    back = moment.event("trials-boxed", "pen.setup.fate.unused-level-1", n=len(unused))
    return moment.with_table(table, event, back)


@sentence
def build_pile(moment: At) -> Outcome[Table]:
    """The drawn cards are shuffled into the pile of their difficulty."""
    pile = number(moment.frame.get("pile"), moment)
    about: dict[str, Bound] = {"difficulty": pile}
    rules = {
        "trial": "pen.setup.fate.piles",
        "goal": "pen.setup.fate.goal",
        "prophecy": "pen.setup.fate.prophecies",
        "event": "pen.setup.fate.events",
    }
    drawn = {part: ids_of(Bind(name=part), moment) for part in PARTS}
    cards = tuple(sorted(card for part in PARTS for card in drawn[part]))
    events = [
        moment.event(f"pile-{part}", rules[part], n=len(drawn[part]), **about)
        for part in PARTS
        if drawn[part]
    ]
    shuffled = moment.event("pile-shuffled", "pen.setup.fate.shuffle-stack", cards=len(cards), **about)
    return moment.with_table(moment.table.with_deck(Deck(_pile(pile), (cards,))), *events, shuffled)


@sentence
def stack_fate(moment: At) -> Outcome[Table]:
    """The piles become the fate deck, unmixed; a shortened game plays with the topmost pile alone."""
    table = moment.table
    piles = [layer for pile in PILES for layer in table.deck(_pile(pile)).layers]
    events = [moment.event("fate-stacked")]
    if moment.frame.get("short"):
        piles = piles[:1]
        events.append(moment.event("fate-short", "pen.setup.fate.size", difficulty=PILES[0]))
    others = tuple(deck for deck in table.decks if deck.id not in map(_pile, PILES))
    table = replace(table, decks=others).with_deck(Deck(FATE_DECK, tuple(piles)))
    return moment.with_table(table, *events, _size(moment, table))


@sentence
def lay_prepared(moment: At) -> Outcome[Table]:
    """The prepared deck of a first game, in printed order, with its row face up.

    Cards that are for more players than there are stay in the box (pen.setup.first-game.filter).
    """
    table = moment.table
    players = len(table.wizards)
    fate = prepared(table.box, players)
    if fate is None:
        rule = "pen.setup.first-game.filter"
        return Outcome(moment.state, (moment.event("prepared-unknown", rule, players=players),))
    deck = Deck(FATE_DECK, tuple((card,) for card in fate.cards))
    table = replace(table, trials=fate.row).with_deck(deck)
    events = [
        moment.event("fate-prepared", cards=len(fate.cards)),
        moment.event("trial-row", trials=fate.row),
    ]
    if fate.left_out:
        rule = "pen.setup.first-game.filter"
        events.append(moment.event("prepared-left-out", rule, n=fate.left_out, players=players))
    return moment.with_table(table, *events, _size(moment, table))


class Prepared(Struct, frozen=True):
    """The opening row and the deck of a first game, top first, and how many cards are for more players."""

    row: tuple[str, ...]
    cards: tuple[str, ...]
    left_out: int = 0


def prepared(named: str, players: int) -> Prepared | None:
    """The prepared deck of a box for that many players.

    None where fewer than four play and the box does not say which cards are for more of them
    (pen.setup.first-game.filter).
    """
    components = box(named).catalogue.parts.components
    data = next(component for component in components if component.id == "first-game-deck")
    deck = read_component(PreparedDeck, data)
    row, cards, three, four = deck.row or (), deck.cards or (), deck.three_or_more, deck.four
    if players < 4 and (three is None or four is None):
        return None
    more = () if players > 3 else (four or ()) if players == 3 else (*(three or ()), *(four or ()))
    kept_row = tuple(card for card in row if card not in more)
    cards_left = tuple(card for card in cards if card not in more)
    return Prepared(kept_row, cards_left, len(row) + len(cards) - len(kept_row) - len(cards_left))


def _pile(difficulty: int) -> str:
    return f"pile-{difficulty}"


def _size(moment: At, table: Table) -> Event:
    cards = [card for layer in table.deck(FATE_DECK).layers for card in layer]
    parts = [part_of(table.box, card) for card in cards]
    counts: dict[str, Bound] = {f"{part}s": parts.count(part) for part in ("trial", "event", "goal")}
    counts["prophecies"] = parts.count("prophecy")
    return moment.event("fate-size", "pen.setup.fate.size", cards=len(cards), **counts)


def _pick(part: Literal["trial", "goal", "prophecy", "event"], rule: str, n: Value) -> PickRandom:
    pile = Bind(name="pile")
    return PickRandom(
        rule=rule, ids=FateCards(part=part, difficulty=pile), into=part, kind=f"pile-{part}", n=n, of=pile
    )


ASSEMBLE = (
    PickRandom(
        rule="pen.setup.fate.trial-row",
        ids=FateCards(part="trial", difficulty=1),
        into="row",
        kind="row-trials",
        n=player_count,
    ),
    trial_row.under("pen.setup.fate.trial-row"),
    ForEach(
        rule="pen.setup.fate.piles",
        over=difficulties,
        into="pile",
        body=(
            _pick("trial", "pen.setup.fate.piles", player_count),
            _pick("goal", "pen.setup.fate.goal", goals_needed),
            _pick("prophecy", "pen.setup.fate.prophecies", 1),
            _pick("event", "pen.setup.fate.events", events_short),
            build_pile,
        ),
    ),
    stack_fate.under("pen.setup.fate.shuffle-stack"),
)

SETUP_FATE = Program(
    "setup-fate",
    "pen.setup.fate.shuffle-stack",
    (
        end_of_times.under("pen.setup.fate.first-prophecy"),
        If(
            rule="pen.setup.first-game.deck",
            cond=Bind(name="first_game"),
            then=(lay_prepared,),
            otherwise=ASSEMBLE,
        ),
    ),
    kind="setup",
)
