"""The set-up at the three levels, and the whole game (sea.setup, sea.level)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.chance import Draw
from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, candidates, query, text
from tutor.engine.question import CHANCE, Choices, Option, Question
from tutor.engine.sentence import Call, Choose, ForEach, If, Sentence, sentence
from tutor.engine.state import State
from tutor.framework.decks import Deck
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import ENERGIES, SEASONS
from tutor.games.seasons.procedures.prelude import HAND_SIZE, PICK, SEAT
from tutor.games.seasons.procedures.round import turn_order
from tutor.games.seasons.state.derived import year_mark
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import DECK, Level, Table
from tutor.games.seasons.verbs.common import At

TOKENS = "sea.setup.tokens"
DICE = "sea.setup.dice"
MARKERS = "sea.setup.player-tokens"
LIBRARY = "sea.setup.library"
DEAL = "sea.setup.deal"
APPRENTICE = "sea.level.apprentice"
SETS = "sea.level.apprentice.sets"
FEWER = "sea.ruling.starter-sets-fewer"
LEVELS: dict[Level, str] = {
    "apprentice": APPRENTICE,
    "magician": "sea.level.magician",
    "archmage": "sea.level.archmage",
}


def opening(
    seats: tuple[str, ...], level: Level = "archmage", rulings: tuple[tuple[str, str], ...] = ()
) -> State[Table]:
    """A whole game about to begin, two to four seats in seating order; the first is the youngest player."""
    deck = Deck(DECK, (box().deck(advanced=level == "archmage"),))
    table = Table(players=tuple(Player(seat=seat) for seat in seats), level=level, first=seats[0], deck=deck)
    return State(table, rulings=rulings).push("game", seats[0])


@sentence
def place_tokens(moment: At) -> Outcome[Table]:
    """The year token starts on year 1, the season token on space 1; the deck holds what the level says."""
    known, table = box(), moment.table
    table = replace(table, year=known.start_year, space=known.start_space)
    cards = {*table.deck.cards}
    items = [card for card in cards if known.cards[card].item]
    mark = year_mark(table.year, moment.reading)
    placements = (
        moment.event("year-token", seat=table.first, year=table.year, mark=mark),
        moment.event("year-track", "sea.comp.years", years=known.years[-1]),
        moment.event("season-token", "sea.comp.wheel", space=table.space),
        moment.event("level", LEVELS[table.level], level=table.level, cards=table.deck.size),
        moment.event("card-copies", "sea.comp.cards.count", cards=len(cards)),
        moment.event("items", "sea.comp.cards.items", n=len(items)),
        moment.event("familiars", "sea.comp.cards.familiars", n=len(cards) - len(items)),
        moment.event("energy-types", "sea.comp.energy.types", energies=ENERGIES),
    )
    return moment.with_table(table, *placements)


class PickDice(Sentence, frozen=True):
    """One die of a season more than there are players is chosen at random; all, where there are no more."""

    def ask(self, moment: At) -> Question | None:
        dice, n = self._dice(moment), len(moment.table.players) + 1
        if n >= len(dice):
            return None
        return Question(CHANCE, self.rule, "pick-dice", chance=Draw(dice, n), facts=facts(cards=n))

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return self._picked(moment, tuple(option.key.split("+")))

    def execute(self, moment: At) -> Outcome[Table]:
        return self._picked(moment, self._dice(moment))

    def _dice(self, moment: At) -> tuple[str, ...]:
        return box().dice_of(text(Bind(name="season"), moment))

    def _picked(self, moment: At, dice: tuple[str, ...]) -> Outcome[Table]:
        table = replace(moment.table, dice=(*moment.table.dice, *sorted(dice)))
        season, whole = text(Bind(name="season"), moment), len(self._dice(moment))
        event = moment.event("season-dice", "sea.comp.dice", season=season, n=whole)
        picked = moment.event("dice-picked", season=season, dice=tuple(sorted(dice)))
        return moment.with_table(table, event, picked)


@query
def every_season(moment: At) -> Bound:
    """The four seasons."""
    return SEASONS


@sentence
def place_markers(moment: At) -> Outcome[Table]:
    """Everybody places four markers and takes the library tokens II and III."""
    known, table = box(), moment.table
    for seat in table.seats:
        table = table.changed(seat, crystals=known.start_crystals, power=known.start_power, bonuses=0)
    placements = (
        moment.event("crystal-marker", "sea.comp.crystal-track", n=known.start_crystals),
        moment.event("power-marker", "sea.comp.gauge", n=known.start_power, most=known.most_power),
        moment.event("bonus-marker", "sea.comp.bonus-track", n=0, most=known.most_bonuses),
        moment.event("library-tokens", LIBRARY, tokens=("library-token-ii", "library-token-iii")),
    )
    return moment.with_table(table, moment.event("markers", seats=table.seats), *placements)


@query
def at_level(moment: At, level: Level) -> Bound:
    """Whether the game is played at a level."""
    return moment.table.level == level


class DealHand(Sentence, frozen=True):
    """Nine cards are dealt face down to somebody."""

    def ask(self, moment: At) -> Question | None:
        about = facts(seat=text(SEAT, moment), cards=HAND_SIZE)
        chance = Draw(moment.table.deck.cards, HAND_SIZE)
        return Question(CHANCE, self.rule, "deal", chance=chance, facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        cards, seat = tuple(sorted(option.key.split("+"))), text(SEAT, moment)
        table = replace(moment.table, deck=moment.table.deck.without(cards))
        return moment.with_table(
            table.changed(seat, dealt=cards), moment.event("dealt", seat=seat, n=len(cards))
        )


@candidates
def starter_sets(moment: At) -> Choices:
    """The starter sets that nobody has yet, or the next one (sea.ruling.starter-sets-fewer)."""
    sets, table = box().sets, moment.table
    taken = [player.drafted for player in table.players if player.drafted]
    left = [id for id, cards in sets.items() if tuple(sorted(cards)) not in taken]
    if moment.reading(FEWER) == "numbered":
        left = left[:1]
    return Choices(tuple(Option(id, "starter-set", facts(set=id), id) for id in left))


@sentence
def take_set(moment: At) -> Outcome[Table]:
    """Somebody takes the nine cards of a starter set."""
    seat, id = text(SEAT, moment), text(Bind(name="set"), moment)
    cards = tuple(sorted(box().sets[id]))
    table = replace(moment.table, deck=moment.table.deck.without(cards))
    event = moment.event("set-taken", SETS, seat=seat, set=id)
    return moment.with_table(table.changed(seat, drafted=cards), event)


@sentence
def first_player(moment: At) -> Outcome[Table]:
    """The youngest player is first; the rest of the cards are the deck."""
    event = moment.event("deck-made", "sea.term.deck", n=moment.table.deck.size)
    return Outcome(moment.state, (moment.event("first-player", seat=moment.table.first), event))


SETUP = (
    Program(
        "game",
        "sea.game.phases",
        (
            Call(rule=DEAL, program="setup"),
            Call(rule=PICK, program="prelude"),
            Call(program="rounds"),
            Call(rule="sea.end.trigger", program="ending"),
        ),
    ),
    Program(
        "setup",
        TOKENS,
        (
            place_tokens,
            ForEach(rule=DICE, over=every_season, into="season", body=(PickDice(),)),
            place_markers.under(MARKERS),
            If(
                rule=DEAL,
                cond=at_level(level="apprentice"),
                then=(
                    ForEach(
                        rule=APPRENTICE,
                        over=turn_order,
                        into="seat",
                        body=(
                            Choose(kind="starter-set", among=starter_sets, into="set", who=SEAT),
                            take_set,
                        ),
                    ),
                ),
                otherwise=(ForEach(over=turn_order, into="seat", body=(DealHand(),)),),
            ),
            first_player.under(DEAL),
        ),
    ),
)
"""The whole game, and its set-up."""
