"""Studying in the library: four cards from any schools, two of them kept in hand (brw.study.library4)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Bind, number, query, text
from tutor.engine.question import Option, Question, Refusal, Refused
from tutor.engine.sentence import ForEach, Sentence, While, sentence
from tutor.games.blackrose.procedures.purge import school_deck
from tutor.games.blackrose.state.mage import less
from tutor.games.blackrose.state.table import Looking, Table
from tutor.games.blackrose.verbs.compiler.picking import each_mage
from tutor.games.blackrose.verbs.effects.common import At, Times, bound, ids, self_of
from tutor.games.blackrose.verbs.effects.decks import arrived, draw

LIBRARY = "brw.study.library4"
TAKEN, KEPT = 4, 2
"""How many cards are taken, and how many of them are kept."""

SCHOOL = Bind(name="school")
REJECTED = "rejected"
FORGOTTEN = "forgotten"


@query
def chosen_decks(moment: At) -> Bound:
    """The school decks that a mage has chosen, one entry for each card he will take."""
    return ids(moment.frame.get(f"decks:{self_of(moment)}"), moment)


@query
def chosen_once(moment: At) -> Bound:
    """The school decks that a mage has chosen, each once."""
    return tuple(dict.fromkeys(ids(chosen_decks, moment)))


@query
def from_deck(moment: At) -> Bound:
    """How many cards a mage takes from the school that it is the turn of."""
    return ids(chosen_decks, moment).count(text(SCHOOL, moment))


class PickSchool(Sentence, frozen=True):
    """A mage names the school of the next card he takes; he sees none before he has named them all.

    The forgotten deck is no school (brw.study.not-forgotten).
    """

    def ask(self, moment: At) -> Question | None:
        options = tuple(_decks(moment))
        if len(options) < 2:
            return None
        about = facts(number=len(ids(chosen_decks, moment)) + 1)
        no_school = tuple(_forgotten(moment.table))
        return Question(self_of(moment), self.rule, "library-deck", options, no_school, facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        seat = self_of(moment)
        event = moment.event("school-named", who=seat, school=option.key)
        chosen = (*ids(chosen_decks, moment), option.key)
        return Outcome(bound(moment, {f"decks:{seat}": chosen}), (event,))

    def execute(self, moment: At) -> Outcome[Table]:
        options = tuple(_decks(moment))
        if not options:
            return Outcome(moment.state, (moment.event("no-deck", who=self_of(moment)),))
        return self.answered(moment, options[0])


def _decks(moment: At) -> Iterator[Option]:
    """The school decks that hold more cards than were chosen of them, discards to be shuffled included."""
    table, chosen = moment.table, ids(chosen_decks, moment)
    refills = moment.reading("brw.ruling.decks.empty") == "reshuffle"
    for deck in table.decks:
        if deck.id.startswith("school-"):
            n = deck.size - chosen.count(deck.id)
            if n + (len(table.pile(deck.id)) if refills else 0) > 0:
                yield Option(deck.id, "school-deck", facts(school=deck.id, n=max(n, 0)))


def _forgotten(table: Table) -> Iterator[Refused]:
    """The forgotten deck, of which nobody may take (brw.study.not-forgotten)."""
    n = table.deck(FORGOTTEN).size
    if n:
        option = Option(FORGOTTEN, "school-deck", facts(school=FORGOTTEN, n=n))
        yield Refused(option, (Refusal("brw.study.not-forgotten", "no-school-deck", facts(deck=FORGOTTEN)),))


@sentence
def look_also(moment: At) -> Outcome[Table]:
    """The drawn cards join those that the mage looks at; they are not in his hand."""
    table, seat = moment.table, self_of(moment)
    cards = ids(moment.frame.get("cards"), moment)
    before = table.looking.cards if table.looking is not None else ()
    looking = Looking(seat, tuple(sorted((*before, *cards))), "library")
    table = replace(arrived(table, cards), looking=looking)
    event = moment.event("library-taken", who=seat, n=len(cards), school=text(SCHOOL, moment))
    return Outcome(bound(moment, {"cards": (), "kept": 0}).with_table(table), (event,))


@query
def keeps_more(moment: At) -> Bound:
    """Whether a mage has cards before him of which he may keep another."""
    looking = moment.table.looking
    n = number(moment.frame.get("kept", 0), moment)
    return looking is not None and bool(looking.cards) and n < KEPT


class KeepSpell(Sentence, frozen=True):
    """A mage takes one of the cards he looks at into his hand; nobody else knows which."""

    def ask(self, moment: At) -> Question | None:
        looking = moment.table.looking
        cards = () if looking is None else looking.cards
        left = KEPT - number(moment.frame.get("kept", 0), moment)
        if len(cards) <= left or len(set(cards)) == 1:
            return None
        options = tuple(Option(card, "keep-spell", facts(card=card)) for card in dict.fromkeys(cards))
        return Question(self_of(moment), self.rule, "keep-spell", options, facts=facts(n=left), secret=True)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return self._keep(moment, option.key)

    def execute(self, moment: At) -> Outcome[Table]:
        looking = moment.table.looking
        assert looking is not None
        return self._keep(moment, looking.cards[0])

    def _keep(self, moment: At, card: str) -> Outcome[Table]:
        table, seat = moment.table, self_of(moment)
        looking = table.looking
        assert looking is not None
        table = table.changed(seat, hand=tuple(sorted((*table.mage(seat).hand, card))))
        table = replace(table, looking=replace(looking, cards=less(looking.cards, card)))
        n = number(moment.frame.get("kept", 0), moment) + 1
        event = moment.event("spell-kept", who=seat)
        return Outcome(bound(moment, {"kept": n}).with_table(table), (event,))


class Return(Sentence, frozen=True):
    """The cards that were not kept go face up to the discards of their schools.

    Where all study at once they wait until everybody has chosen (brw.ruling.study.order).
    """

    wait: bool = False

    def execute(self, moment: At) -> Outcome[Table]:
        table = moment.table
        looking = table.looking
        if looking is None:
            return Outcome(moment.state)
        table = replace(table, looking=None)
        if self.wait:
            waiting = (*ids(moment.frame.get(REJECTED), moment), *looking.cards)
            table = replace(table, drawn=(*table.drawn, *looking.cards))
            return Outcome(bound(moment, {REJECTED: waiting}).with_table(table))
        return _discarded(moment, table, looking.cards)


@sentence
def return_all(moment: At) -> Outcome[Table]:
    """What nobody has kept goes to the discards of the schools."""
    cards = ids(moment.frame.get(REJECTED), moment)
    return _discarded(moment, arrived(moment.table, cards), cards)


def _discarded(moment: At, table: Table, cards: tuple[str, ...]) -> Outcome[Table]:
    events: list[Event] = []
    for card in cards:
        pile = school_deck(table, card)
        table = table.with_pile(pile, (*table.pile(pile), card))
        events.append(moment.event("spell-returned", card=card, pile=pile))
    return moment.with_table(table, *events)


NAME_ALL = (ForEach(over=Times(n=TAKEN), into="time", body=(PickSchool(),)),)
LOOK = (
    ForEach(over=chosen_once, into="school", body=(*draw(SCHOOL, from_deck, "cards", LIBRARY), look_also)),
    While(cond=keeps_more, body=(KeepSpell(),)),
)

TAKE_IN_TURN: tuple[Sentence, ...] = (*NAME_ALL, *LOOK, Return())
"""One mage takes four cards, keeps two and returns the others."""

TAKE_ALL: tuple[Sentence, ...] = (
    ForEach(over=each_mage, into="self", body=NAME_ALL),
    ForEach(over=each_mage, into="self", body=(*LOOK, Return(wait=True))),
    return_all,
)
"""All mages take four cards at once, and nothing is returned before all have kept two."""
