"""Writes a table down as an author would: the inverse of `reading.place`."""

from __future__ import annotations

from tutor.engine.game import Spelled
from tutor.engine.state import State
from tutor.framework.decks import Deck
from tutor.framework.under_way import BEGUN, Continuation, begins, continuations, cut_off, sparse
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.position.form import ComponentSpec, DoSpec, LookingSpec, PlayerSpec, Position
from tutor.games.resarcana.position.reading import BEGINNINGS, Written, component_of, drafted_of, this_game
from tutor.games.resarcana.position.validation import STARTS
from tutor.games.resarcana.procedures.setup import empty
from tutor.games.resarcana.programs import BOOK
from tutor.games.resarcana.state.essences import KINDS, Essences
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Table


def spell(state: State[Table]) -> Spelled:
    """The position of a state, with no more than what the form does not say by itself.

    `place` makes the same table of it, and the same question waits there unless something is `left`.
    """
    under_way, cut = continuations(this_game(), state)
    table = state.table
    do = tuple(_do(one, table) for one in under_way)
    if begins(do, BEGINNINGS):
        players = {seat: PlayerSpec() for seat in table.seats}
        position = sparse(Position, players=players, do=do, mode=table.mode)
    else:
        position = _position(table, do)
    return Spelled(position, cut_off("resarcana", BOOK, cut))


def _do(one: Continuation, table: Table) -> DoSpec:
    """What is under way; a use of a power as such, as long as the component lies before who uses it."""
    program, at = one.program, one.at
    if "." in program:
        if not at and table.player(one.who).has(program.partition(".")[0]):
            return sparse(DoSpec, who=one.who, use=program, given=one.given)
        return sparse(DoSpec, who=one.who, program=program, given=one.given, at=at or BEGUN)
    starts = program in STARTS and (program not in BEGINNINGS or table == empty(table.seats, table.mode))
    at = at if at or starts else BEGUN
    return sparse(DoSpec, who=one.who, program=program, given=one.given, at=at)


def _position(table: Table, do: tuple[DoSpec, ...]) -> Position:
    looking = table.looking
    return sparse(
        Position,
        players={player.seat: _player(player, drafted=table.game > 1) for player in table.players},
        do=do,
        places=table.places,
        monuments=table.monuments,
        deck=_cards(table.deck),
        items=_items(table),
        open=table.open,
        first=None if not table.first else "" if table.first == table.seats[0] else table.first,
        token_passed=table.token_passed,
        round=table.round,
        phase=table.phase,
        mode=table.mode,
        game=table.game,
        turn=table.turn,
        looking=None if looking is None else LookingSpec(looking.seat, looking.cards, looking.deck),
        cut=table.cut,
        ended=table.ended,
        winners=table.winners,
        chooser=table.chooser,
    )


def _items(table: Table) -> Written | None:
    """The magic items of the supply, unless they are those that nobody has."""
    left = (id for id in box().of_kind("magic-item") if table.owner(id) is None)
    return None if table.items == tuple(map(Component, left)) else _components(table.items)


def _player(player: Player, *, drafted: bool) -> PlayerSpec:
    cards = (*player.hand, *player.deck.cards, *player.discard, *(one.id for one in player.tableau))
    own = drafted_of(cards) if drafted else ()
    return sparse(
        PlayerSpec,
        pool=_counts(player.pool),
        components=_components(player.tableau),
        hand=player.hand,
        deck=_cards(player.deck),
        discard=player.discard,
        passed=player.passed,
        mages=player.mages,
        draft=player.draft,
        kept=player.kept,
        wins=player.wins,
        bonus=player.bonus,
        own=None if player.own == own else player.own,
    )


def _components(components: tuple[Component, ...]) -> Written:
    """Components as a list, or with what is on them where that is not the usual."""
    said = {one.id: _component(one) for one in components}
    return said if any(spec != ComponentSpec() for spec in said.values()) else tuple(said)


def _component(one: Component) -> ComponentSpec:
    usual = component_of(one.id, ComponentSpec()).paid
    paid = None if one.paid == usual else one.paid
    on = _counts(one.on)
    return sparse(ComponentSpec, turned=one.turned, on=on, down=one.down, paid=paid, source=one.source)


def _counts(essences: Essences) -> dict[str, int]:
    return {kind: n for kind, n in zip(KINDS, essences, strict=True) if n}


def _cards(deck: Deck) -> tuple[str | tuple[str, ...], ...]:
    """The cards of a deck of one layer, or its layers."""
    return deck.layers[0] if len(deck.layers) == 1 else deck.layers
