"""What can be named at another moment than its own: answers inside powers, and what lies elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import chain, combinations
from typing import Final

from tutor.engine.event import facts
from tutor.engine.question import Question, Refusal
from tutor.engine.state import State
from tutor.framework.unlisted import Thing, Things, elsewhere, named, numbers, unlisted
from tutor.games.resarcana.actions.moves import claim_cost
from tutor.games.resarcana.cards import program_id
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.components.faces import FOR_SALE, Kind
from tutor.games.resarcana.state.essences import KINDS
from tutor.games.resarcana.state.essences import named as amount_ids
from tutor.games.resarcana.state.player import Player
from tutor.games.resarcana.state.table import Table

ZONES: Final = {
    "hand": "res.action.place",
    "play": "res.component.definition",
    "discard": "res.discard.pile",
    "deck": "res.deck.draw",
    "draft": "res.variant.draft.first-wave",
    "supply": "res.pass.item-swap",
    "display": "res.action.claim",
    "open": "res.variant.duel.draft",
}
"""The rule for each place where a component can lie."""
NOT_IN_PLAY: Final[Mapping[Kind, str]] = {
    "artifact": "res.setup.deal",
    "mage": "res.setup.mage-choice",
    "magic-item": "res.setup.supply",
    "monument": "res.setup.monuments",
    "place-of-power": "res.setup.places",
}
"""The rule by which a component of each kind may not be in this game, or not yet."""
UNIQUE: Final = "res.action.claim.unique"
MOST: Final = 6


def moves(state: State[Table], seat: str) -> tuple[Question, ...]:
    """The questions with all that a player could name and that no list of actions has."""
    return unlisted("resarcana", SORTS, state, seat)


# ---- where components lie


def _components(table: Table) -> Iterator[tuple[str, str, str | None]]:
    """Every component of which it is known where it lies: the place, and whose it is."""
    for player in table.players:
        yield from _of_player(player)
    yield from ((id, "display", None) for id in (*table.places, *table.monuments))
    yield from ((item.id, "supply", None) for item in table.items)
    yield from ((id, "open", None) for id in table.open)


def _of_player(player: Player) -> Iterator[tuple[str, str, str | None]]:
    seat = player.seat
    yield from ((one.id, "play", seat) for one in player.tableau)
    yield from ((id, "hand", seat) for id in player.hand)
    yield from ((id, "discard", seat) for id in player.discard)
    yield from ((id, "deck", seat) for id in player.deck.cards)
    yield from ((id, "draft", seat) for id in (*player.draft, *player.kept, *player.mages))


def _lying(table: Table, seat: str, needs: str) -> Iterator[tuple[str, Refusal]]:
    ids = set[str]()
    for id, zone, who in _components(table):
        ids.add(id)
        if (who, zone) != (seat, needs):
            yield id, _lies(id, zone, who, needs)
    for id in box().faces:
        if id not in ids:
            yield id, _lies(id, "nowhere", None, needs)


def _lies(id: str, zone: str, who: str | None, needs: str) -> Refusal:
    rule = NOT_IN_PLAY[box()[id].kind] if zone == "nowhere" else ZONES[zone]
    return Refusal(rule, "lies-elsewhere", facts(card=id, zone=zone, who=who, needs=needs))


def _not_in_hand(state: State[Table], seat: str) -> Iterator[Thing]:
    others = elsewhere(_lying(state.table, seat, "hand"), state.table.player(seat).hand)
    return (one for one in others if box()[one.key].kind == "artifact")


def _powers_elsewhere(state: State[Table], seat: str) -> Iterator[Thing]:
    """The powers of components that are not in front of the player."""
    own = (one.id for one in state.table.player(seat).tableau)
    for one in elsewhere(_lying(state.table, seat, "play"), own):
        for power in box()[one.key].powers:
            yield Thing(program_id(one.key, power), facts(card=one.key, n=power.n), one.reasons)


def _not_for_sale(state: State[Table], seat: str) -> Iterator[Thing]:
    """The places of power and monuments that are not in the display."""
    table = state.table
    for one in elsewhere(_lying(table, "", "display"), (*table.places, *table.monuments)):
        if box()[one.key].kind in FOR_SALE:
            cost = amount_ids(claim_cost(one.key).fixed)
            yield Thing(one.key, facts(card=one.key, cost=cost), one.reasons)


# ---- things


def _in_play(table: Table, kind: str = "") -> tuple[Thing, ...]:
    ids = (one.id for player in table.players for one in player.tableau)
    return named("card", (id for id in ids if kind in ("", box()[id].kind)))


def _of_anybody(state: State[Table], seat: str) -> Iterator[Thing]:
    """What lies in front of somebody, and every other component, with where it lies."""
    here = _in_play(state.table)
    yield from here
    yield from elsewhere(_lying(state.table, seat, "play"), [one.key for one in here])


def _takings(table: Table) -> Iterator[Thing]:
    """What lies on components."""
    held = (one for player in table.players for one in player.tableau)
    return (Thing(one.id, facts(card=one.id, what=amount_ids(one.on))) for one in held)


def _known(table: Table, *kinds: str) -> tuple[Thing, ...]:
    known = chain((id for id, _, _ in _components(table)), table.spare)
    return named("card", (id for id in known if box()[id].kind in kinds))


def _one_card(table: Table) -> Iterator[Thing]:
    return (Thing(one.key, facts(cards=(one.key,))) for one in _known(table, "artifact", "monument"))


def _mine(id: str, state: State[Table], seat: str) -> Iterator[Thing]:
    """One component, with where it lies if it is not in front of the player."""
    if state.table.player(seat).has(id):
        yield Thing(id, facts(card=id))
        return
    others = elsewhere(_lying(state.table, seat, "play"))
    yield from (one for one in others if one.key == id)


def _reactions(state: State[Table], seat: str) -> Iterator[Thing]:
    elsewhere_too = {one.key: one.reasons for one in elsewhere(_lying(state.table, seat, "play"))}
    for id, face in box().faces.items():
        for power in face.powers:
            if power.kind == "reaction":
                has = state.table.player(seat).has(id)
                reasons = () if has else elsewhere_too.get(id, ())
                yield Thing(program_id(id, power), facts(card=id, n=power.n), reasons)


def _statue(state: State[Table], seat: str) -> Iterator[Thing]:
    return (one for one in _reactions(state, seat) if one.key.startswith("golden-statue."))


def _amounts() -> Iterator[Thing]:
    for essence in KINDS:
        for n in range(1, MOST + 1):
            yield Thing(f"{essence}-{n}", facts(what=(f"{essence}-{n}",)))
    for pair in combinations(KINDS, 2):
        what = tuple(f"{essence}-1" for essence in pair)
        yield Thing("+".join(what), facts(what=what))


def _rivals(table: Table, seat: str) -> Iterator[Thing]:
    return (Thing(one, facts(who=one, what=())) for one in table.rivals(seat))


def _decks(table: Table) -> Iterator[Thing]:
    return (Thing(one, facts(deck=one, n=3)) for one in (*table.seats, "monuments"))


SORTS: Final[Mapping[str, Things]] = {
    "not-in-hand": _not_in_hand,
    "powers-elsewhere": _powers_elsewhere,
    "not-for-sale": _not_for_sale,
    "statue": _statue,
    "reactions": _reactions,
    "vault": partial(_mine, "vault"),
    "forge": partial(_mine, "cursed-forge"),
    "automaton": partial(_mine, "automaton"),
    "components": _of_anybody,
    "takings": lambda state, seat: _takings(state.table),
    "artifacts": lambda state, seat: _in_play(state.table, "artifact"),
    "cards": lambda state, seat: _known(state.table, "artifact"),
    "items": lambda state, seat: _known(state.table, "magic-item"),
    "mages": lambda state, seat: _known(state.table, "mage"),
    "one-card": lambda state, seat: _one_card(state.table),
    "amounts": lambda state, seat: _amounts(),
    "counts": lambda state, seat: numbers("n", *range(1, MOST + 1)),
    "rivals": lambda state, seat: _rivals(state.table, seat),
    "decks": lambda state, seat: _decks(state.table),
    "seats": lambda state, seat: named("who", state.table.seats),
}
"""What moves of each sort can name."""
