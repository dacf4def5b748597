"""Verbs about quests and events in play, and how quests are drawn (brw.quest, brw.event)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Bind, Query, Value, candidates, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Call, Choose, ForEach, If, Sentence, sentence
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.derived import quest_limit
from tutor.games.blackrose.state.mage import Quest
from tutor.games.blackrose.state.table import ROSE, Table
from tutor.games.blackrose.verbs.compiler.queries import Amount, IsAvatar
from tutor.games.blackrose.verbs.effects.common import At, Times, bound, decide, ids, myself, self_of
from tutor.games.blackrose.verbs.effects.decks import arrived, draw
from tutor.games.blackrose.verbs.effects.power import gained_power
from tutor.games.blackrose.verbs.schema.picks import Number
from tutor.games.blackrose.verbs.schema.verb import Sentences, Verb

Which: TypeAlias = Literal["active", "solved"]


class MoonDeck(Query, frozen=True):
    """The deck "quest" or "event" of the current moon, or of the one given."""

    kind: str
    moon: int | None = None
    later: bool = False

    def value(self, moment: At) -> Bound:
        moon = moment.table.moon if self.moon is None else self.moon
        return f"{self.kind}-{min(moon + self.later, 3)}"


def with_quest(table: Table, seat: str, quest: str) -> Table:
    """The table with a quest among the active ones of a mage, unseen by others."""
    mage = table.mage(seat)
    return table.changed(seat, active=(*mage.active, Quest(quest)))


def draw_quests(n: Value, moon: int | None = None, rule: str = "brw.quest.draw") -> tuple[Sentence, ...]:
    """The sentences in which who applies the effect draws quests; the avatar draws none."""
    deck = MoonDeck(kind="quest", moon=moon)
    return (*draw(deck, n, "cards", rule), TakeQuests(rule=rule, deck=deck))


class TakeQuests(Sentence, frozen=True):
    """The drawn quests join the active ones; those that the Rose or the avatar draws are discarded."""

    deck: Value
    who: Value = myself

    def execute(self, moment: At) -> Outcome[Table]:
        seat, cards, deck = text(self.who, moment), ids(moment.frame.get("cards"), moment), self.deck
        table = arrived(moment.table, cards)
        if seat == ROSE or table.mage(seat).avatar:
            return self._rose(moment, table, cards)
        for card in cards:
            table = with_quest(table, seat, card)
        events = [moment.event("quests-drawn", who=seat, n=len(cards), deck=text(deck, moment))]
        limit, n = quest_limit(table, seat, moment.reading), len(table.mage(seat).active)
        if limit is not None and n > limit:
            about = {"n": n, "limit": limit}
            events.append(moment.event("over-quest-limit", "brw.quest.no-limit-between", who=seat, **about))
        return Outcome(bound(moment, {"did": bool(cards)}).with_table(table), tuple(events))

    def _rose(self, moment: At, table: Table, cards: tuple[str, ...]) -> Outcome[Table]:
        events: list[Event] = []
        rule = "brw.quest.rose-draws"
        for card in cards:
            table = table.with_pile("quest", (*table.pile("quest"), card))
            n = box(table.box).quest(card).moon
            events.append(moment.event("rose-drew-quest", rule, n=n))
            if n is None:
                events.append(moment.event("unknown-moon", rule, quest=card))
                continue
            table, more = gained_power(moment, table, ROSE, n, rule)
            events += more
        return Outcome(bound(moment, {"did": bool(cards)}).with_table(table), tuple(events))


class ChooseQuest(Verb, frozen=True, tag="choose_quest"):
    """Chooses an active quest of one's own."""

    def sentences(self) -> Sentences:
        return (choose_quest(), quest_chosen.under(self.rule))


def choose_quest(which: Which = "active") -> Choose:
    """The sentence in which a quest of one's own is chosen, bound as "quest"."""
    return decide(rule="brw.gen.effect.order", kind="quest", among=Quests(which=which), into="quest")


class Quests(Among, frozen=True):
    """The active or solved quests of who applies the effect."""

    which: Which = "active"

    def choices(self, moment: At) -> Choices:
        mage = moment.table.mage(self_of(moment))
        cards = mage.active if self.which == "active" else mage.solved
        return Choices(
            tuple(
                Option(f"{one.id}.{at}", f"{self.which}-quest", facts(quest=one.id), one.id)
                for at, one in enumerate(cards)
            )
        )


@sentence
def quest_chosen(moment: At) -> Outcome[Table]:
    """Whether there was a quest to choose."""
    return Outcome(moment.bound("did", bool(moment.frame.get("quest"))))


class SolveQuest(Verb, frozen=True, tag="solve_quest"):
    """The chosen quest is solved."""

    def sentences(self) -> Sentences:
        complete = Call(program="avatar-quests", who=myself)
        avatar = If(rule="brw.avatar.quests", cond=IsAvatar(), then=(complete,))
        return (solve_quest.under("brw.quest.special"), avatar)


@sentence
def solve_quest(moment: At) -> Outcome[Table]:
    """The chosen active quest is solved: it lies face up with the solved ones (brw.quest.special)."""
    mage, chosen = moment.table.mage(self_of(moment)), moment.frame.get("quest")
    quest = next((one for one in mage.active if one.id == chosen), None)
    if quest is None:
        event = moment.event("no-quest", "brw.gen.effect.skip", who=mage.seat)
        return Outcome(moment.bound("did", False), (event,))
    left = tuple(one for one in mage.active if one is not quest)
    solved = (*mage.solved, replace(quest, hidden=False))
    table = moment.table.changed(mage.seat, active=left, solved=solved)
    event = moment.event("quest-solved", who=mage.seat, quest=quest.id)
    return Outcome(moment.bound("did", True).with_table(table), (event,))


class DiscardQuest(Verb, frozen=True, tag="discard_quest"):
    """Discards quests of one's own; nobody gains for it (brw.quest.discard)."""

    n: Number = 1
    which: Which = "active"

    def sentences(self) -> Sentences:
        rule, body = "brw.quest.discard", (choose_quest(self.which), LoseQuest(which=self.which))
        return (ForEach(rule=rule, over=Times(n=Amount(n=self.n)), into="time", body=body),)


class LoseQuest(Sentence, frozen=True):
    """The chosen quest goes face down to the quest discard, its chips back to their owner."""

    which: Which

    def execute(self, moment: At) -> Outcome[Table]:
        mage, chosen = moment.table.mage(self_of(moment)), moment.frame.get("quest")
        cards = mage.active if self.which == "active" else mage.solved
        quest = next((one for one in cards if one.id == chosen), None)
        if quest is None:
            event = moment.event("no-quest", "brw.gen.effect.skip", who=mage.seat)
            return Outcome(moment.bound("did", False), (event,))
        left = tuple(one for one in cards if one is not quest)
        change = {"active": left} if self.which == "active" else {"solved": left}
        table = moment.table.changed(mage.seat, **change)
        table = table.with_pile("quest", (*table.pile("quest"), quest.id))
        quest_id = None if quest.hidden else quest.id
        event = moment.event("quest-discarded", who=mage.seat, quest=quest_id, which=self.which)
        return Outcome(moment.bound("did", True).with_table(table), (event,))


class DiscardEvent(Verb, frozen=True, tag="discard_event"):
    """Discards events from the event board; the Rose gains nothing for it."""

    n: Number = 1

    def sentences(self) -> Sentences:
        rule = "brw.event.discard-effect"
        choose = decide(rule=rule, kind="discard-event", among=face_up_events, into="event")
        body = (choose, If(cond=Bind(name="event"), then=(discard_event,)))
        return (ForEach(rule=rule, over=Times(n=Amount(n=self.n)), into="time", body=body),)


@candidates
def face_up_events(moment: At) -> Choices:
    """The events on the event board."""
    return Choices(
        tuple(
            Option(event, "face-up-event", facts(event=event, space=at + 1), event)
            for at, event in enumerate(moment.table.events)
            if event
        )
    )


@sentence
def discard_event(moment: At) -> Outcome[Table]:
    """The chosen event goes from the board to the discard."""
    table, chosen = moment.table, text(moment.frame.get("event"), moment)
    first, second, third = (("" if one == chosen else one) for one in table.events)
    table = replace(table, events=(first, second, third))
    table = table.with_pile("event", (*table.pile("event"), chosen))
    event = moment.event("event-discarded", event=chosen, by=self_of(moment))
    return Outcome(moment.bound("did", True).with_table(table), (event,))
