"""Subscriptions: which happenings the texts of cards answer, looked up by card.

Most full stops are answered by nobody. What a text answers is printed on it and never changes, so it is
worked out once for each card of a box; whether anybody could answer takes one look at each card in play.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.engine.event import Event
from tutor.games.blackrose.components.component_set import Box, box, once_a_box
from tutor.games.blackrose.components.faces import SideFace
from tutor.games.blackrose.reactions.triggers import EVENTS, sets_off
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.combined import Sustained, When
from tutor.games.blackrose.verbs.schema.ids import inner, program_id
from tutor.games.blackrose.verbs.schema.picks import Trigger

HAPPENINGS: Final = frozenset(EVENTS.values())
"""What triggers call the events that can set something off."""


def anybody_listens(table: Table, events: tuple[Event, ...]) -> bool:
    """Whether the text of any card in play answers happenings of these kinds: if not, no card can answer.

    What else a text asks of an event is not looked at.
    """
    happened = {EVENTS[event.kind] for event in events}
    return any(not answered.isdisjoint(happened) for answered in _subscriptions(table))


def abilities_for(known: Box, card: str, event: Event) -> tuple[tuple[int, When, str], ...]:
    """The lasting effects of a card that are about events of that kind: place in the text, verb, program."""
    return _abilities(known, card, EVENTS.get(event.kind, ""))


def _subscriptions(table: Table) -> Iterator[frozenset[str]]:
    """What each card in play answers."""
    known = box(table.box)
    for mage in table.mages:
        for spell in mage.board:
            if spell.state == "activated" or spell.sustained:
                yield _of_spell(known, spell.spell, spell.side, spell.state)
        for jinx in mage.jinxes:
            yield _of_card(known, jinx.id)
    for one in table.evocations:
        yield _of_card(known, one.kind)
        for upgrade in one.upgrades:
            yield _of_card(known, upgrade)
    for card in table.events:
        if card:
            yield _of_card(known, card)


@once_a_box
def _of_spell(known: Box, spell: str, half: str, state: str) -> frozenset[str]:
    """What a spell on a mage board answers: by its trigger before it is revealed, sustained by its text."""
    side: SideFace = known.spell(spell).side("reverse" if half == "reverse" else "main")
    triggers: Iterator[Trigger | None] = iter((side.trigger,))
    if state == "revealed":
        triggers = (verb.on for verb in side.text if isinstance(verb, Sustained))
    return _answered(triggers)


@once_a_box
def _of_card(known: Box, card: str) -> frozenset[str]:
    """What the lasting text of an evocation, an upgrade, a jinx or an event answers."""
    return _answered(verb.on for verb in known.lasting_text(card) if isinstance(verb, When))


def _answered(triggers: Iterator[Trigger | None]) -> frozenset[str]:
    known = [trigger for trigger in triggers if trigger is not None]
    return frozenset(one for one in HAPPENINGS if any(sets_off(trigger, one) for trigger in known))


@once_a_box
def _abilities(known: Box, card: str, happening: str) -> tuple[tuple[int, When, str], ...]:
    program = program_id(card, "main", known.name)
    return tuple(
        (at, verb, inner(program, f"when-{at}"))
        for at, verb in enumerate(known.lasting_text(card))
        if isinstance(verb, When) and sets_off(verb.on, happening)
    )
