"""The talents, of which each player secretly keeps one, and the marks, card, stock and dice they give."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Query, Value, evaluate, text
from tutor.engine.question import Option, Question
from tutor.engine.sentence import Call, ForEach, If, Sentence, Stop
from tutor.games.penumbra.components.component_set import box, face
from tutor.games.penumbra.components.faces import TalentFace
from tutor.games.penumbra.procedures.marks import PlaceMark
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


class AutomaSeats(Query, frozen=True):
    """The seat of the Automa as a list, empty where none plays."""

    def value(self, moment: At) -> Bound:
        return tuple(wizard.seat for wizard in moment.table.wizards if wizard.automa)


class IsAutoma(Query, frozen=True):
    """Whether the running effect is the Automa's."""

    def value(self, moment: At) -> Bound:
        return bool(owner(moment).automa)


class TalentsLeft(Query, frozen=True):
    """The talents that nobody has been dealt."""

    def value(self, moment: At) -> Bound:
        table = moment.table
        dealt = {talent for wizard in table.wizards for talent in (*wizard.offered, wizard.kept)}
        return tuple(talent for talent in box(table.box).talents if talent not in dealt)


class DealTalents(Sentence, frozen=True):
    """The talents that were drawn lie face down in front of a seat; a single one is kept as it is."""

    to: Value

    def execute(self, moment: At) -> Outcome[Table]:
        table, talents = moment.table, ids_of(Bind(name="talents"), moment)
        wizard = replace(table.wizard(text(self.to, moment)), offered=talents)
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


class RevealTalents(Sentence, frozen=True):
    """All kept talents are revealed together; the rejected ones go back to the box unseen."""

    def execute(self, moment: At) -> Outcome[Table]:
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


class ReadTalent(Sentence, frozen=True):
    """The talent says what its wizard starts with (pen.setup.talents.gives)."""

    def execute(self, moment: At) -> Outcome[Table]:
        wizard = owner(moment)
        talent = talent_of(moment.table, wizard)
        if talent is None or talent.mark is None:
            event = moment.event("talent-unknown", seat=wizard.seat, talent=talent.id if talent else "")
            return Outcome(moment.bound("discipline", ""), (event,))
        about: dict[str, Bound] = {"talent": talent.id, "mark": talent.mark, "card": talent.card}
        event = moment.event("talent-gives", seat=wizard.seat, order=talent.order, **about)
        return Outcome(moment.bound("discipline", talent.mark), (event,))


class StartCard(Sentence, frozen=True):
    """The named card is searched for in its deck and laid into the grimoire, as every discipline card is."""

    def execute(self, moment: At) -> Outcome[Table]:
        table, wizard = moment.table, owner(moment)
        talent = talent_of(table, wizard)
        card = talent.card if talent is not None else None
        if not card:
            return Outcome(moment.state, (moment.event("start-card-unknown", seat=wizard.seat),))
        deck = table.deck(face(table, card).discipline or "")
        about: dict[str, Bound] = {"seat": wizard.seat, "card": card, "deck": deck.id}
        table = table.with_wizard(wizard.with_card(Card(card))).with_deck(deck.without((card,)))
        return moment.with_table(table, moment.event("start-card", **about))


class StartIngredients(Sentence, frozen=True):
    """The ingredients shown on the talent go into the wizard's stock."""

    def execute(self, moment: At) -> Outcome[Table]:
        table, seat = moment.table, moment.frame.owner
        talent = talent_of(table, owner(moment))
        if talent is None or talent.ingredients is None:
            return Outcome(moment.state, (moment.event("start-stock-unknown", seat=seat),))
        events: list[Event] = []
        for ingredient, n in talent.ingredients:
            table, told = gained(moment, table, seat, ingredient, n)
            events += told
        return moment.with_table(table, *events)


class StartColour(Query, frozen=True):
    """The die colour of the starting mark, the first that was placed."""

    def value(self, moment: At) -> Bound:
        return DISCIPLINE_COLOURS[owner(moment).marks[0].discipline]


class RestEffectAtStart(Query, frozen=True):
    """Whether a player's starting marks give their rest effects too (pen.ruling.setup-rest-effect)."""

    def value(self, moment: At) -> Bound:
        return not owner(moment).automa and moment.reading("pen.ruling.setup-rest-effect") == "yes"


class AutomaEmpty(Sentence, frozen=True):
    """The Automa starts without dice and ingredients."""

    def execute(self, moment: At) -> Outcome[Table]:
        return Outcome(moment.state, (moment.event("automa-empty", seat=moment.frame.owner),))


class Let(Sentence, frozen=True):
    """A value is bound to a name."""

    into: str
    value: Value

    def execute(self, moment: At) -> Outcome[Table]:
        return Outcome(moment.bound(self.into, evaluate(self.value, moment)))


PLACE_MARK: tuple[Sentence, ...] = (
    PlaceMark(),
    If(
        rule="pen.mark.gain",
        cond=RestEffectAtStart(),
        then=(Call(program="rest-effects", hand_over=(("slot", Bind(name="slot")), ("why", "gain"))),),
    ),
)
"""A mark of the bound discipline is placed, with its rest effect where the ruling gives it."""


def _dice(colour: Value, n: int) -> GainDice:
    return GainDice(rule="pen.setup.start.dice", colour=colour, n=n)


def _deal(rule: str, over: Query, n: int) -> ForEach:
    """Talents drawn at random for each of the seats."""
    seat = Bind(name="seat")
    drawn = PickRandom(ids=TalentsLeft(), n=n, into="talents", kind="talents-dealt", of=seat)
    return ForEach(rule=rule, over=over, into="seat", body=(drawn, DealTalents(to=seat)))


SETUP_TALENTS = Program(
    "setup-talents",
    "pen.setup.talents.draft",
    (
        _deal("pen.setup.talents.draft", Seats(people=True), 2),
        _deal("pen.solo.setup.talent", AutomaSeats(), 1),
        ForEach(over=Seats(people=True), into="seat", body=(KeepTalent(who=Bind(name="seat")),)),
        RevealTalents(),
    ),
    kind="setup",
)

SETUP_START = Program(
    "setup-start",
    "pen.setup.talents.gives",
    (
        ReadTalent(),
        Stop(rule="pen.setup.start.mark", body=PLACE_MARK),
        StartCard(rule="pen.setup.start.card"),
        Let(rule="pen.setup.start.spark-mark", into="discipline", value="spark"),
        If(
            rule="pen.setup.start.spark-mark",
            cond=IsAutoma(),
            then=(
                PlaceMark(rule="pen.solo.setup.spark"),
                AutomaEmpty(rule="pen.solo.setup.talent"),
            ),
            otherwise=(
                *PLACE_MARK,
                StartIngredients(rule="pen.setup.start.ingredients"),
                _dice("bone", BONE_DICE),
                _dice(StartColour(), 1),
                _dice("spark", 1),
            ),
        ),
    ),
    kind="setup",
)
