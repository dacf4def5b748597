"""The set-up: from an empty table to the first turn, each thing as the rules order it."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Value, query, text
from tutor.engine.sentence import Call, ForEach, While, sentence
from tutor.engine.state import State
from tutor.framework.decks import Deck
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.procedures.markets import REFILL_WHOLE
from tutor.games.penumbra.procedures.setup_fate import SETUP_FATE
from tutor.games.penumbra.procedures.setup_gaps import NotPlayable, gaps
from tutor.games.penumbra.procedures.setup_start import SETUP_START, SETUP_TALENTS, Seats, talent_of
from tutor.games.penumbra.state.decks import PickRandom, TakeTop, ids_of
from tutor.games.penumbra.state.places import GUILD_SPACES, MARKET_CARDS, MARKET_DECKS, market_deck
from tutor.games.penumbra.state.table import Market, Table, Turn
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS, Wizard
from tutor.games.penumbra.verbs.effects import At

AUTOMA = "automa"
"""The seat of the Automa."""

CONTRACT = "contract"

DISCIPLINES = tuple(discipline for discipline in DISCIPLINE_COLOURS if discipline != "spark")
OPEN_CLASSES = 4
"""How many classes take part in every game (pen.setup.classes)."""


def opening(
    seats: tuple[str, ...],
    *,
    box: str = "training",
    automa: str = "",
    first_game: bool = False,
    short: bool = False,
    rulings: tuple[tuple[str, str], ...] = (),
) -> State[Table]:
    """A whole game about to begin: the wizards of the seats at an empty table, and its set-up under way.

    `automa` is the id of the Automa's board in a solo game, `first_game` takes the prepared fate deck,
    `short` a fate deck of the topmost pile alone, for practice. Raises NotPlayable with every reason.
    """
    flaws = gaps(seats, box, automa, first_game)
    if flaws:
        raise NotPlayable(flaws)
    wizards = tuple(Wizard(seat) for seat in seats)
    if automa:
        wizards += (Wizard(AUTOMA, automa=automa),)
    state = State(Table(wizards, Turn(seats[0]), box=box), rulings=rulings)
    return state.push("game", seats[0], facts(first_game=first_game, short=short))


@sentence
def boards(moment: At) -> Outcome[Table]:
    """Every player takes a wizard board; the Automa has the back of one (pen.solo.setup.board)."""
    events: list[Event] = []
    for wizard in moment.table.wizards:
        if wizard.automa:
            rule = "pen.solo.setup.board"
            events.append(moment.event("automa-board", rule, seat=wizard.seat, board=wizard.automa))
            events.append(moment.event("prepared-as-for-two", "pen.solo.setup.base"))
        else:
            events.append(moment.event("board-taken", seat=wizard.seat))
    return Outcome(moment.state, tuple(events))


@sentence
def turn_order(moment: At) -> Outcome[Table]:
    """The wizards sit in the order of the numbers on their talents; the lowest begins."""
    table = moment.table

    def number(wizard: Wizard) -> int:
        talent = talent_of(table, wizard)
        return 0 if talent is None or talent.order is None else talent.order

    wizards = tuple(sorted(table.wizards, key=number))
    table = replace(table, wizards=wizards, turn=Turn(wizards[0].seat))
    return moment.with_table(table, moment.event("turn-order", seats=table.seats))


@sentence
def common_area(moment: At) -> Outcome[Table]:
    """The City, the Wild Lands, the supply, the mortal wound cards and all decks lie in the common area."""
    table, cards = moment.table, box(moment.table.box)
    for deck in (*DISCIPLINES, *MARKET_DECKS.values(), CONTRACT):
        shuffled = tuple(sorted(cards.deck(deck)))
        table = table.with_deck(Deck(deck, (shuffled,) if shuffled else ()))
    table = replace(table, marks_left=cards.marks)
    events = [moment.event("common-area"), moment.event("supply-unlimited", "pen.comp.unlimited")]
    if table.marks_left:
        n = sum(table.marks_left)
        events.append(moment.event("supply-limited", "pen.comp.marks-limited", n=n))
    return moment.with_table(table, *events)


@query
def mark_classes(moment: At) -> Bound:
    """The disciplines of the starting marks; the Automa's counts under pen.ruling.solo-class-mark."""
    counts = moment.reading("pen.ruling.solo-class-mark") == "yes"
    wizards = (wizard for wizard in moment.table.wizards if counts or not wizard.automa)
    marks = {mark.discipline for wizard in wizards for mark in wizard.marks}
    return tuple(discipline for discipline in DISCIPLINES if discipline in marks)


@query
def other_classes(moment: At) -> Bound:
    """The disciplines that no starting mark has made a class."""
    marks = ids_of(mark_classes, moment)
    return tuple(discipline for discipline in DISCIPLINES if discipline not in marks)


@query
def classes_missing(moment: At) -> Bound:
    """How many random classes bring their number to four."""
    return OPEN_CLASSES - len(ids_of(mark_classes, moment))


@sentence
def open_classes(moment: At) -> Outcome[Table]:
    """The classes of the starting marks and the drawn ones are open; the other two decks stay at hand."""
    marks, drawn = ids_of(mark_classes, moment), ids_of(Bind(name="classes"), moment)
    classes = tuple(discipline for discipline in DISCIPLINES if discipline in (*marks, *drawn))
    idle = tuple(discipline for discipline in DISCIPLINES if discipline not in classes)
    table = replace(moment.table, classes=classes)
    events = [
        moment.event("mark-classes", classes=marks),
        moment.event("random-classes", classes=drawn),
        moment.event("idle-decks", "pen.setup.idle-decks", classes=idle),
    ]
    return moment.with_table(table, *(events if drawn else (events[0], events[2])))


@query
def spaces_free(moment: At) -> Bound:
    """Whether a space of the guild is free and a contract of difficulty 1 can still come up."""
    table, cards = moment.table, box(moment.table.box)
    deck = (card for layer in table.deck(CONTRACT).layers for card in layer)
    easy = any(cards.contract(card).difficulty == 1 for card in deck)
    return easy and len(table.contracts) < GUILD_SPACES


@sentence
def lay_contract(moment: At) -> Outcome[Table]:
    """The revealed contract goes to the rightmost free space, or under the deck if its difficulty is 2."""
    table, card = moment.table, text(Bind(name="card"), moment)
    difficulty = box(table.box).contract(card).difficulty
    if difficulty != 1:
        table = table.with_deck(table.deck(CONTRACT).under(card))
        event = moment.event("contract-under", contract=card, difficulty=difficulty)
        return moment.with_table(table, event)
    table = replace(table, contracts=(card, *table.contracts))
    space = GUILD_SPACES + 1 - len(table.contracts)
    return moment.with_table(table, moment.event("contract-laid", contract=card, space=space))


@query
def all_markets(moment: At) -> Bound:
    """Brewery, shop and the open classes."""
    return (*MARKET_DECKS, *moment.table.classes)


@sentence
def open_market(moment: At) -> Outcome[Table]:
    """There is room for two open cards beside the deck of the market."""
    market = text(Bind(name="market"), moment)
    table = replace(moment.table, markets=(*moment.table.markets, Market(market)))
    event = moment.event("market-open", market=market, deck=market_deck(market), n=MARKET_CARDS)
    return moment.with_table(table, event)


def _call(program: str, rule: str, *names: str, who: Value | None = None) -> Call:
    over = tuple((name, Bind(name=name)) for name in names)
    if who is None:
        return Call(rule=rule, program=program, hand_over=over)
    return Call(program=program, hand_over=over, who=who)


SETUP_COMMON = Program(
    "setup-common",
    "pen.setup.classes",
    (
        PickRandom(ids=other_classes, n=classes_missing, into="classes", kind="random-classes"),
        open_classes,
        While(
            rule="pen.setup.contracts",
            cond=spaces_free,
            body=(
                TakeTop(deck=CONTRACT, into="card"),
                lay_contract,
            ),
        ),
        ForEach(
            rule="pen.setup.markets",
            over=all_markets,
            into="market",
            body=(
                open_market,
                REFILL_WHOLE,
            ),
        ),
    ),
    kind="setup",
)

SETUP = (
    Program(
        "setup",
        "pen.gen.players",
        (
            common_area.under("pen.setup.common-area"),
            boards.under("pen.setup.boards"),
            _call("setup-fate", "pen.setup.fate.shuffle-stack", "first_game", "short"),
            _call("setup-talents", "pen.setup.talents.draft"),
            ForEach(
                rule="pen.setup.talents.gives",
                over=Seats(),
                into="seat",
                body=(_call("setup-start", "pen.setup.talents.gives", who=Bind(name="seat")),),
            ),
            turn_order.under("pen.setup.turn-order"),
            _call("setup-common", "pen.setup.classes"),
        ),
        kind="setup",
    ),
    SETUP_FATE,
    SETUP_TALENTS,
    SETUP_START,
    SETUP_COMMON,
)
