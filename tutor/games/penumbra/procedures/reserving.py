"""Reserving contracts and trials, and the contract row that moves on."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.chance import Draw
from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Is, candidates, query, text
from tutor.engine.question import CHANCE, Choices, Option, Question, Refusal, sift
from tutor.engine.sentence import Call, Choose, If, Sentence, While, sentence
from tutor.games.penumbra.components.card_names import has_contract_name
from tutor.games.penumbra.procedures.bleeding import BLOOD
from tutor.games.penumbra.state.decks import TakeTop, without
from tutor.games.penumbra.state.places import GUILD_SPACES
from tutor.games.penumbra.state.table import Looking, Table
from tutor.games.penumbra.state.wizard import Reserved
from tutor.games.penumbra.verbs.effects import At, owner

DECK = "contract"
LOOK_AT = 3
"""How many contracts are looked at (pen.prim.blood.source)."""

LOOK = "look"
NOTHING = Choices((Option("none", "reserve-none", (), ""),))
"""Whoever may reserve something need not."""


@candidates
def contract_sources(moment: At) -> Choices:
    """The open contracts, the top of the deck to be looked at, or nothing (pen.prim.blood.source)."""
    table, wizard = moment.table, owner(moment)
    row = (Option(f"row-{c}", "reserve-open", facts(contract=c), c) for c in table.contracts)
    n = min(LOOK_AT, table.deck(DECK).size)
    look = Option(LOOK, "look-at-contracts", facts(n=n), LOOK)

    def against(option: Option) -> tuple[Refusal, ...]:
        if option.value == LOOK:
            return () if n else (Refusal("pen.prim.blood.source", "deck-empty", facts(deck=DECK)),)
        contract = str(option.value)
        if has_contract_name(wizard, contract, moment.reading):
            return (Refusal("pen.card.unique", "name-owned", facts(card=contract)),)
        return ()

    return sift((*row, look), against) + NOTHING


class Draws(Sentence, frozen=True):
    """Contracts are taken from the top of the deck until three are in hand, or none is left.

    Only the wizard who looks knows which (pen.prim.blood.secret). The contracts of one layer come together.
    """

    def ask(self, moment: At) -> Question | None:
        layer, wanted = self._next(moment)
        if len(layer) <= wanted:
            return None
        about = facts(deck=DECK, cards=wanted)
        return Question(CHANCE, self.rule, "looked-at", chance=Draw(layer, wanted), facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return self._taken(moment, tuple(option.key.split("+")))

    def execute(self, moment: At) -> Outcome[Table]:
        return self._taken(moment, self._next(moment)[0])

    def _next(self, moment: At) -> tuple[tuple[str, ...], int]:
        table = moment.table
        looked = () if table.looking is None else table.looking.cards
        return table.deck(DECK).layers[0], LOOK_AT - len(looked)

    def _taken(self, moment: At, cards: tuple[str, ...]) -> Outcome[Table]:
        table, seat = moment.table, moment.frame.owner
        looked = (*(() if table.looking is None else table.looking.cards), *cards)
        table = table.with_deck(without(moment, table.deck(DECK), cards))
        event = moment.event("looked-at", "pen.prim.blood.secret", seat=seat, n=len(cards))
        return moment.with_table(replace(table, looking=Looking(seat, looked)), event)


@query
def sees_fewer(moment: At) -> Bound:
    """Whether more contracts are to be looked at."""
    table = moment.table
    looked = 0 if table.looking is None else len(table.looking.cards)
    return looked < LOOK_AT and table.deck(DECK).size > 0


@candidates
def looked_at(moment: At) -> Choices:
    """One of the contracts looked at, or none of them (pen.prim.blood.decline).

    The keys do not name the contracts: what was answered is known to all.
    """
    table, wizard = moment.table, owner(moment)
    cards = () if table.looking is None else table.looking.cards
    options = (
        Option(f"keep-{n}", "keep-contract", facts(contract=card), card) for n, card in enumerate(cards, 1)
    )

    def against(option: Option) -> tuple[Refusal, ...]:
        if has_contract_name(wizard, str(option.value), moment.reading):
            return (Refusal("pen.card.unique", "name-owned", facts(card=option.value)),)
        return ()

    return sift(options, against) + Choices((Option("none", "keep-none", (), ""),))


@sentence
def reserve(moment: At) -> Outcome[Table]:
    """The chosen contract is reserved: from the row openly, from the deck without anybody seeing it."""
    table, wizard = moment.table, owner(moment)
    source, secret = text(Bind(name="source"), moment), table.looking is not None
    contract = text(Bind(name="kept"), moment) if secret else source
    about: dict[str, Bound] = {"seat": wizard.seat}
    if not contract:
        return Outcome(moment.state, (moment.event("kept-none", "pen.prim.blood.decline", **about),))
    reserved = Reserved(contract, "contract", secret)
    n = sum(one.kind == "contract" for one in wizard.reserved) + 1
    table = table.with_wizard(replace(wizard, reserved=(*wizard.reserved, reserved)))
    if table.looking is not None:
        others = tuple(one for one in table.looking.cards if one != contract)
        table = replace(table, looking=replace(table.looking, cards=others))
        event = moment.event("reserved-secretly", n=n, **about)
    else:
        table = replace(table, contracts=tuple(one for one in table.contracts if one != contract))
        event = moment.event("contract-reserved", contract=contract, n=n, **about)
    many = moment.event("reserve-unlimited", "pen.resv.contract.any-number", n=n, **about)
    return moment.with_table(table, event, *((many,) if n > 1 else ()))


@sentence
def stop_looking(moment: At) -> Outcome[Table]:
    """The contracts that were not kept are to go back to the deck (pen.ruling.bind-none)."""
    table, reserved = moment.table, moment.frame.get("kept")
    assert table.looking is not None
    rest = tuple(card for card in table.looking.cards if card != reserved)
    table = replace(table, looking=None, drawn=rest)
    if not reserved and moment.reading("pen.ruling.bind-none") == "top":
        deck = table.deck(DECK)
        table = table.with_deck(replace(deck, layers=(tuple(sorted(rest)), *deck.layers)))
        rest = ()
    return Outcome(moment.bound("rest", rest).with_table(table))


@query
def refilled_now(moment: At) -> Bound:
    """Whether the row gets a new contract when one is reserved (pen.ruling.reserve-row-refill)."""
    return moment.reading("pen.ruling.reserve-row-refill") == "when-it-leaves"


@query
def row_short(moment: At) -> Bound:
    """Whether a contract is to be revealed: the row has room, and the deck is not empty."""
    table = moment.table
    return len(table.contracts) < GUILD_SPACES and table.deck(DECK).size > 0


@sentence
def open_contract(moment: At) -> Outcome[Table]:
    """The others have moved to the right; the new contract lies leftmost (pen.contract.refill)."""
    table, contract = moment.table, text(Bind(name="contract"), moment)
    row = replace(table, contracts=(contract, *table.contracts))
    return moment.with_table(row, moment.event("contract-opened", contract=contract))


@sentence
def say_row_short(moment: At) -> Outcome[Table]:
    """Says that the deck has run out, so the row stays short (pen.ruling.deck-empty).

    A position without a deck of contracts is not about them.
    """
    table = moment.table
    n = len(table.contracts)
    if n >= GUILD_SPACES or table.deck(DECK).size or all(deck.id != DECK for deck in table.decks):
        return Outcome(moment.state)
    return Outcome(moment.state, (moment.event("row-short", n=n),))


@sentence
def discard_rightmost(moment: At) -> Outcome[Table]:
    """The rightmost contract of the row goes under its deck (pen.card.discard)."""
    table = moment.table
    if not table.contracts:
        return Outcome(moment.state)
    contract = table.contracts[-1]
    table = replace(table, contracts=table.contracts[:-1])
    kind = table.turn.kind
    rule = f"pen.turn.{kind}.end-contracts" if kind in ("trial", "rest") else ""
    event = moment.event("contract-discarded", rule, contract=contract)
    return moment.with_table(table.with_deck(table.deck(DECK).under(contract)), event)


@sentence
def use_blood(moment: At) -> Outcome[Table]:
    """Blood binds in this placement, and cannot again (pen.prim.blood)."""
    event = moment.event("binds", seat=moment.frame.owner)
    return moment.with_table(moment.table.with_turn(bound=True), event)


SOURCE = "pen.prim.blood.source"
REFILL = "pen.contract.refill"

RESERVING = (
    Program(
        "primagic-blood",
        "pen.prim.blood",
        (
            use_blood,
            Call(program="pay-cost", hand_over=BLOOD),
            Call(program="reserve-contract"),
        ),
        kind="primagic",
    ),
    Program(
        "reserve-contract",
        "pen.resv.contract",
        (
            Choose(rule=SOURCE, kind="contract-source", among=contract_sources, into="source"),
            If(
                rule=SOURCE,
                cond=Is(left=Bind(name="source"), right=LOOK),
                then=(
                    While(cond=sees_fewer, body=(Draws(),)),
                    Choose(
                        rule="pen.prim.blood.decline",
                        kind="keep-contract",
                        among=looked_at,
                        into="kept",
                    ),
                    reserve.under("pen.resv.contract"),
                    stop_looking,
                    Call(program="put-under", hand_over=(("deck", DECK), ("cards", Bind(name="rest")))),
                ),
                otherwise=(
                    If(
                        cond=Bind(name="source"),
                        then=(
                            reserve.under("pen.resv.contract"),
                            If(
                                rule=REFILL,
                                cond=refilled_now,
                                then=(Call(program="refill-contracts"),),
                            ),
                        ),
                    ),
                ),
            ),
        ),
        kind="reserve",
    ),
    Program(
        "refill-contracts",
        REFILL,
        (
            While(cond=row_short, body=(TakeTop(deck=DECK, into="contract"), open_contract)),
            say_row_short,
        ),
        kind="guild",
    ),
    Program(
        "refresh-contracts",
        REFILL,
        (discard_rightmost, Call(program="refill-contracts")),
        kind="guild",
    ),
)
