"""The talents, of which each player secretly keeps one, and the marks, card, stock and dice they give."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Query, Value, evaluate, query, text
from tutor.engine.question import Option, Question
from tutor.engine.sentence import Call, ForEach, If, Sentence, Stop, sentence
from tutor.games.penumbra.components.component_set import box, face
from tutor.games.penumbra.components.faces import TalentFace
from tutor.games.penumbra.procedures.marks import place_mark
from tutor.games.penumbra.state.decks import PickRandom, ids_of
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS, Card, Wizard
from tutor.games.penumbra.verbs.effects import At, GainDice, gained, owner

BONE_DICE = 2
"""How many bone dice a wizard starts with (pen.setup.start.dice)."""


def talent_of(table: Table, wizard: Wizard) -> TalentFace | None:
    """The talent that lies in front of the wizard, or None while there is none."""
    held = next((card.id for card in wizard.cards if card.zone == "talent"), "")
    return box(table.box).talent(held) if held else None


class Seats(Query, frozen=True):
    """The seats in turn order; those of people only, or with the Automa's."""

    people: bool = False

    def value(self, moment: At) -> Bound:
        return moment.table.players if self.people else moment.table.seats


@query
def automa_seats(moment: At) -> Bound:
    """The seat of the Automa as a list, empty where none plays."""
    return tuple(wizard.seat for wizard in moment.table.wizards if wizard.automa)


@query
def is_automa(moment: At) -> Bound:
    """Whether the running effect is the Automa's."""
    return bool(owner(moment).automa)


@query
def talents_left(moment: At) -> Bound:
    """The talents that nobody has been dealt."""
    table = moment.table
    dealt = {talent for wizard in table.wizards for talent in (*wizard.offered, wizard.kept)}
    return tuple(talent for talent in box(table.box).talents if talent not in dealt)


@sentence
def deal_talents(moment: At, to: Value) -> Outcome[Table]:
    """The talents that were drawn lie face down in front of a seat; a single one is kept as it is."""
    table, talents = moment.table, ids_of(Bind(name="talents"), moment)
    wizard = replace(table.wizard(text(to, moment)), offered=talents)
    if wizard.automa:
        wizard = replace(wizard, kept=talents[0])
    event = moment.event("talents-dealt", seat=wizard.seat, n=len(talents))
    return moment.with_table(table.with_wizard(wizard), event)


class KeepTalent(Sentence, frozen=True):
    """A player secretly keeps one of the talents dealt; nothing tells the others which."""

    who: Value

    def ask(self, moment: At) -> Question | None:
        wizard = moment.table.wizard(text(self.who, moment))
        if len(wizard.offered) < 2:
            return None
        options = tuple(Option(one, "keep-talent", facts(talent=one)) for one in wizard.offered)
        return Question(wizard.seat, self.rule, "keep-talent", options)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return self._keep(moment, option.key)

    def execute(self, moment: At) -> Outcome[Table]:
        return self._keep(moment, moment.table.wizard(text(self.who, moment)).offered[0])

    def _keep(self, moment: At, talent: str) -> Outcome[Table]:
        wizard = replace(moment.table.wizard(text(self.who, moment)), kept=talent)
        event = moment.event("talent-kept", seat=wizard.seat)
        return moment.with_table(moment.table.with_wizard(wizard), event)


@sentence
def reveal_talents(moment: At) -> Outcome[Table]:
    """All kept talents are revealed together; the rejected ones go back to the box unseen."""
    table = moment.table
    events: list[Event] = []
    for wizard in table.wizards:
        events.append(moment.event("talent-revealed", seat=wizard.seat, talent=wizard.kept))
        card = Card(wizard.kept, "talent")
        table = table.with_wizard(replace(wizard.with_card(card), offered=(), kept=""))
    rejected = sum(len(wizard.offered) - 1 for wizard in moment.table.wizards)
    events.append(moment.event("talents-boxed", n=rejected))
    events.append(moment.event("lies-open", "pen.gen.open-information"))
    return moment.with_table(table, *events)


@sentence
def read_talent(moment: At) -> Outcome[Table]:
    """The talent says what its wizard starts with (pen.setup.talents.gives)."""
    wizard = owner(moment)
    talent = talent_of(moment.table, wizard)
    if talent is None or talent.mark is None:
        event = moment.event("talent-unknown", seat=wizard.seat, talent=talent.id if talent else "")
        return Outcome(moment.bound("discipline", ""), (event,))
    about: dict[str, Bound] = {"talent": talent.id, "mark": talent.mark, "card": talent.card}
    event = moment.event("talent-gives", seat=wizard.seat, order=talent.order, **about)
    return Outcome(moment.bound("discipline", talent.mark), (event,))


@sentence
def start_card(moment: At) -> Outcome[Table]:
    """The named card is searched for in its deck and laid into the grimoire, as every discipline card is."""
    table, wizard = moment.table, owner(moment)
    talent = talent_of(table, wizard)
    card = talent.card if talent is not None else None
    if not card:
        return Outcome(moment.state, (moment.event("start-card-unknown", seat=wizard.seat),))
    deck = table.deck(face(table, card).discipline or "")
    about: dict[str, Bound] = {"seat": wizard.seat, "card": card, "deck": deck.id}
    table = table.with_wizard(wizard.with_card(Card(card))).with_deck(deck.without((card,)))
    return moment.with_table(table, moment.event("start-card", **about))


@sentence
def start_ingredients(moment: At) -> Outcome[Table]:
    """The ingredients shown on the talent go into the wizard's stock."""
    table, seat = moment.table, moment.frame.owner
    talent = talent_of(table, owner(moment))
    if talent is None or talent.ingredients is None:
        return Outcome(moment.state, (moment.event("start-stock-unknown", seat=seat),))
    events: list[Event] = []
    for ingredient, n in talent.ingredients.items():
        table, more = gained(moment, table, seat, ingredient, n)
        events += more
    return moment.with_table(table, *events)


@query
def start_colour(moment: At) -> Bound:
    """The die colour of the starting mark, the first that was placed."""
    return DISCIPLINE_COLOURS[owner(moment).marks[0].discipline]


@query
def rest_effect_at_start(moment: At) -> Bound:
    """Whether a player's starting marks give their rest effects too (pen.ruling.setup-rest-effect)."""
    return not owner(moment).automa and moment.reading("pen.ruling.setup-rest-effect") == "yes"


@sentence
def automa_empty(moment: At) -> Outcome[Table]:
    """The Automa starts without dice and ingredients."""
    return Outcome(moment.state, (moment.event("automa-empty", seat=moment.frame.owner),))


@sentence
def let(moment: At, into: str, value: Value) -> Outcome[Table]:
    """A value is bound to a name."""
    return Outcome(moment.bound(into, evaluate(value, moment)))


PLACE_MARK: tuple[Sentence, ...] = (
    place_mark,
    If(
        rule="pen.mark.gain",
        cond=rest_effect_at_start,
        then=(Call(program="rest-effects", hand_over=(("slot", Bind(name="slot")), ("why", "gain"))),),
    ),
)
"""A mark of the bound discipline is placed, with its rest effect where the ruling gives it."""


def _dice(colour: Value, n: int) -> GainDice:
    return GainDice(rule="pen.setup.start.dice", colour=colour, n=n)


def _deal(rule: str, over: Query, n: int) -> ForEach:
    """Talents drawn at random for each of the seats."""
    seat = Bind(name="seat")
    drawn = PickRandom(ids=talents_left, n=n, into="talents", kind="talents-dealt", of=seat)
    return ForEach(rule=rule, over=over, into="seat", body=(drawn, deal_talents(to=seat)))


SETUP_TALENTS = Program(
    "setup-talents",
    "pen.setup.talents.draft",
    (
        _deal("pen.setup.talents.draft", Seats(people=True), 2),
        _deal("pen.solo.setup.talent", automa_seats, 1),
        ForEach(over=Seats(people=True), into="seat", body=(KeepTalent(who=Bind(name="seat")),)),
        reveal_talents,
    ),
    kind="setup",
)

SETUP_START = Program(
    "setup-start",
    "pen.setup.talents.gives",
    (
        read_talent,
        Stop(rule="pen.setup.start.mark", body=PLACE_MARK),
        start_card.under("pen.setup.start.card"),
        let(into="discipline", value="spark").under("pen.setup.start.spark-mark"),
        If(
            rule="pen.setup.start.spark-mark",
            cond=is_automa,
            then=(
                place_mark.under("pen.solo.setup.spark"),
                automa_empty.under("pen.solo.setup.talent"),
            ),
            otherwise=(
                *PLACE_MARK,
                start_ingredients.under("pen.setup.start.ingredients"),
                _dice("bone", BONE_DICE),
                _dice(start_colour, 1),
                _dice("spark", 1),
            ),
        ),
    ),
    kind="setup",
)
