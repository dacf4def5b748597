"""How something can go on, in words: how it ends, what leads there, and what was not looked at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tutor.engine.question import CHANCE
from tutor.games.blackrose.state.mage import CELL
from tutor.trace.words import Speaker
from tutor.views.words import capital

if TYPE_CHECKING:
    from tutor.games.blackrose.analysis.answer_orders import Answer, Route
    from tutor.games.blackrose.analysis.interrupts import Ending, Interrupts
    from tutor.games.blackrose.analysis.outcome_diff import Change
    from tutor.games.blackrose.analysis.seat_view import Unknown

NAMED = 3
"""So many rooms that an answer could name as well are named in the figure; of more only the number."""


class InterruptReport:
    """What a search found, with the words it is told in."""

    def __init__(self, interrupts: Interrupts, speaker: Speaker) -> None:
        self.interrupts, self.speaker = interrupts, speaker
        self.say = speaker.say

    def summary(self) -> list[str]:
        """What was searched, how many endings there are, and what was left out."""
        interrupts, say = self.interrupts, self.say
        until = "step" if any(ending.fate == "step" for ending in interrupts.endings) else "action"
        lines = [
            f"{self.subject()} {say(f'ways-until-{until}')}",
            *known(interrupts.seat, interrupts.unknown, self.speaker),
        ]
        orders = [ending.orders for ending in interrupts.endings if ending.orders is not None]
        counted = say("ways-endless") if len(orders) < len(interrupts.endings) else None
        lines.append(
            " ".join(
                (say("ways-endings", n=len(interrupts.endings)), counted or say("ways-orders", n=sum(orders)))
            )
        )
        over = "ways-complete" if interrupts.complete else "ways-cut"
        looked = len(interrupts.ways.spots) - interrupts.ways.left
        lines.append(f"{say('ways-merged', n=looked)} {say(over, left=interrupts.ways.left)}")
        if interrupts.always:
            lines.append(say("ways-always", what=self.changes(interrupts.always)))
        if any(_rooms(route) > 1 for ending in interrupts.endings for route in ending.routes):
            lines.append(say("ways-rooms-apart"))
        return lines

    def subject(self) -> str:
        """What is under way, and whose it is."""
        interrupts = self.interrupts
        name = self.speaker.program(interrupts.program, interrupts.bindings) if interrupts.program else ""
        return capital(self.say("ways-of", name=name, of=interrupts.owner or None))

    # ---- endings

    def ending(self, ending: Ending) -> str:
        """What is different, and whether the action goes on."""
        text = self.changes(ending.changes)
        if len({one.fate for one in self.interrupts.endings}) > 1 or ending.fate in ("hidden", "cut"):
            text = f"{text}; {self.say(f'fate-{ending.fate}')}"
        return capital(text)

    def changes(self, changes: Iterable[Change]) -> str:
        """Changes one after the other; what follows from a defeat is not told again."""
        listed = list(changes)
        fallen = {change.who for change in listed if change.what == "defeated"}
        texts = [told_change(change, self.speaker) for change in listed if not _of_defeat(change, fallen)]
        return "; ".join(texts) or self.say("change-none")

    # ---- what leads there

    def routes(self, ending: Ending) -> list[str]:
        """Some ways to an ending; that there are others, where some are left out."""
        routes = [self.route(route) for route in ending.routes]
        return [*routes, self.say("ways-more-routes")] if ending.more else routes

    def route(self, route: Route) -> str:
        """Answers one after the other."""
        return " → ".join(self.answer(answer) for answer in route)

    def answer(self, answer: Answer, *, brief: bool = False) -> str:
        """Who answers what; of rooms that do as well only the number, if `brief` and there are many."""
        what = self.what(answer, brief=brief)
        if answer.for_seat:
            return capital(
                self.say("ways-answer-for", who=answer.seat, **{"for": answer.for_seat}, what=what)
            )
        return capital(self.say("ways-answer", who=answer.seat, what=what))

    def what(self, answer: Answer, *, brief: bool = False) -> str:
        """What is answered."""
        if answer.seat == CHANCE:
            return self.chance(answer.keys)
        first, *others = answer.options
        text = self.speaker.option_inside(first)
        rooms = tuple(str(dict(option.facts)["room"]) for option in others)
        if brief and len(rooms) > NAMED:
            return self.say("ways-answer-many", what=text, n=len(rooms))
        return self.say("ways-answer-rooms", what=text, rooms=rooms) if rooms else text

    def chance(self, keys: Sequence[str]) -> str:
        """What dice or a deck give."""
        return ", ".join(" + ".join(self.speaker.name(id) for id in key.split("+")) for key in keys)


def told_change(change: Change, speaker: Speaker) -> str:
    """One thing that is different, in words."""
    chips = ", ".join(speaker.say("change-chips", of=source, n=n) for source, n in change.chips)
    return speaker.say(
        f"change-{change.what}",
        who=change.who,
        was=change.was,
        now=change.now,
        card=change.card or None,
        chips=chips or None,
        rooms=change.rooms or None,
    )


def _rooms(route: Route) -> int:
    """How many answers of a route stand for several rooms."""
    return sum(len(answer.options) > 1 for answer in route)


def known(seat: str, unknown: Sequence[Unknown], speaker: Speaker) -> list[str]:
    """With whose knowledge something was searched for, and which cards are left out."""
    lines = [speaker.say("ways-known-seat", seat=seat) if seat else speaker.say("ways-known-open")]
    for of in dict.fromkeys(one.seat for one in unknown):
        slots = tuple(one.slot for one in unknown if one.seat == of)
        lines.append(speaker.say("ways-unknown", of=of, seat=seat, n=len(slots), slots=slots))
    return lines


def _of_defeat(change: Change, fallen: set[str]) -> bool:
    """Whether a change only says what every defeat does: the mage is in his cell, without damage."""
    if change.who not in fallen:
        return False
    return (change.what == "at" and change.now == CELL) or (change.what == "damage" and change.now == 0)
