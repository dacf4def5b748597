"""What keeps a whole game from being set up: too many players, or facts that the box does not have."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.game import Flaw
from tutor.games.penumbra.components.component_set import Box, box
from tutor.games.penumbra.procedures.setup_fate import PILES, events_needed, prepared
from tutor.games.penumbra.state.places import GUILD_SPACES, MARKET_CARDS
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS
from tutor.rules.words import Words

MOST_PLAYERS = 4
STARTING_SLOTS = ("discipline-1", "spark-1")

Flaws = Iterator[Flaw]


class NotPlayable(ValueError):
    """A game that cannot be set up; `flaws` says why, with the rule of each reason."""

    def __init__(self, flaws: tuple[Flaw, ...]) -> None:
        self.flaws = flaws
        super().__init__("; ".join(f"{flaw.actual} ({flaw.rule})" for flaw in flaws))


def gaps(seats: tuple[str, ...], named: str, automa: str, first_game: bool) -> tuple[Flaw, ...]:
    """Every reason why those seats cannot begin a game with that box."""
    cards, players = box(named), len(seats) + bool(automa)
    return (
        *_seats(seats, automa),
        *(_automa(cards, automa) if automa else ()),
        *_talents(cards, len(seats), bool(automa)),
        *_slots(cards),
        *fate_gaps(named, players, first_game),
        *_decks(cards),
    )


def fate_gaps(named: str, players: int, first_game: bool) -> tuple[Flaw, ...]:
    """Every reason why that box has no fate deck for so many players; `first_game`: the prepared one."""
    return tuple(_prepared(named, players) if first_game else _fate(box(named), players))


def _seats(seats: tuple[str, ...], automa: str) -> Flaws:
    people = len(seats)
    if len(set(seats)) != people:
        yield Flaw(("seats",), ", ".join(seats), Words("different names", "разные имена"), "pen.gen.players")
    if automa and people != 1:
        allowed = Words("one player against the Automa", "один игрок против Автомы")
        yield Flaw(("seats",), str(people), allowed, "pen.solo.setup.base")
    elif not automa and not 2 <= people <= MOST_PLAYERS:
        allowed = Words("2 to 4 players, or 1 with the Automa", "от 2 до 4 игроков или 1 с Автомой")
        yield Flaw(("seats",), str(people), allowed, "pen.gen.players")


def _automa(cards: Box, automa: str) -> Flaws:
    try:
        turns = cards.automa(automa).turns
    except KeyError:
        allowed = Words("the id of an Automa board", "имя планшета Автомы")
        yield Flaw(("automa",), automa, allowed, "pen.solo.setup.board")
        return
    if turns is None:
        actual = Words(f"{automa} without known instructions", f"{automa} без известных инструкций")
        allowed = Words("a box with its instructions", "набор фактов, где они есть")
        yield Flaw(("automa",), actual, allowed, "pen.solo.instructions")


def _talents(cards: Box, people: int, automa: bool) -> Flaws:
    needed = 2 * people + automa
    if len(cards.talents) < needed:
        yield _too_few(("box", "talents"), "talents", "талантов", len(cards.talents), needed, "talents.draft")
    for id in cards.talents:
        talent = cards.talent(id)
        facts = {
            "starting_mark": talent.mark,
            "starting_card": talent.card,
            "turn_order": talent.order,
            "starting_ingredients": talent.ingredients,
        }
        for name in (name for name, fact in facts.items() if fact is None):
            yield _unknown(("box", id, name), "pen.setup.talents.gives")
        if talent.card is not None:
            printed = cards.card(talent.card).discipline
            if not printed or talent.card not in cards.deck(printed):
                yield _unknown(("box", talent.card, "discipline"), "pen.setup.start.card")


def _slots(cards: Box) -> Flaws:
    for id in STARTING_SLOTS:
        if cards.slot(id).threat is None:
            yield _unknown(("box", f"slot-{id}", "threat_value"), "pen.setup.start.mark")


def _prepared(named: str, players: int) -> Flaws:
    if prepared(named, players) is None:
        actual = Words(
            f"{players} players, and no word on which cards are for more of them",
            f"игроков: {players}, а какие карты лишь для большего числа, не сказано",
        )
        allowed = Words("4 players, or a box that says so", "4 игрока или набор фактов, где это сказано")
        yield Flaw(("first_game",), actual, allowed, "pen.setup.first-game.filter")


def _fate(cards: Box, players: int) -> Flaws:
    for difficulty in (1, *PILES):
        n = len(cards.trials_of(difficulty))
        rule = "fate.trial-row" if difficulty == 1 else "fate.piles"
        if n < players:
            here = ("box", f"trials-{difficulty}")
            en, ru = f"trials of difficulty {difficulty}", f"испытаний сложности {difficulty}"
            yield _too_few(here, en, ru, n, players, rule)
    events = sum(max(0, events_needed(players, difficulty)) for difficulty in PILES)
    needs = (
        ("events", "событий", len(cards.events), events, "fate.events"),
        ("prophecies", "пророчеств", len(cards.prophecies) - 1, len(PILES), "fate.prophecies"),
        ("goals", "целей", len(cards.goals), 1, "fate.goal"),
    )
    for en, ru, n, needed, rule in needs:
        if n < needed:
            yield _too_few(("box", en), en, ru, n, needed, rule)


def _decks(cards: Box) -> Flaws:
    contracts = {id: cards.contract(id).difficulty for id in cards.deck("contract")}
    for id in (id for id, difficulty in contracts.items() if difficulty is None):
        yield _unknown(("box", id, "difficulty"), "pen.setup.contracts")
    easy = sum(cards.contract(id).difficulty == 1 for id in cards.deck("contract"))
    if easy < GUILD_SPACES:
        en, ru = "contracts of difficulty 1", "контрактов сложности 1"
        yield _too_few(("box", "contract"), en, ru, easy, GUILD_SPACES, "contracts")
    for deck in ("potion", "artifact", *(gem for gem in DISCIPLINE_COLOURS if gem != "spark")):
        n = len(cards.deck(deck))
        if n < MARKET_CARDS:
            yield _too_few(("box", deck), f"cards in {deck}", f"карт в {deck}", n, MARKET_CARDS, "markets")


def _too_few(path: tuple[str, ...], en: str, ru: str, n: int, needed: int, rule: str) -> Flaw:
    allowed = Words(f"at least {needed}", f"не меньше {needed}")
    return Flaw(path, Words(f"{en}: {n}", f"{ru}: {n}"), allowed, f"pen.setup.{rule}")


def _unknown(path: tuple[str, ...], rule: str) -> Flaw:
    known = Words("a box in which it is known", "набор фактов, где это известно")
    return Flaw(path, Words("unknown", "неизвестно"), known, rule)
