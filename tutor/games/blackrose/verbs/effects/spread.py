"""Chips that do not suffice are spread one by one over what an effect reaches (brw.dmg.chips-out).

The running effect has bound "hits" (figures or rooms), "hits-n" (how much the effect puts on each),
"hits-cap" (how many chips each can take), "hits-k" (how many it gets) and "short" (chips still to be spread,
None where there are enough).
"""

from __future__ import annotations

from msgspec import Struct

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Value, query, text
from tutor.engine.question import Choices, Option, Refused
from tutor.engine.sentence import Choose, Sentence, While, sentence
from tutor.games.blackrose.actions.avatar.criteria import View, first_harmed
from tutor.games.blackrose.state.table import ROSE, Table
from tutor.games.blackrose.verbs.compiler.queries import Chooser
from tutor.games.blackrose.verbs.effects.common import At, bound, counted, ids

OUT = "brw.dmg.chips-out"


class Share(Struct, frozen=True):
    """What an effect puts on a figure or a room: how much, and how many chips there is room for."""

    on: str
    n: int
    room: int

    @property
    def chips(self) -> int:
        """How many chips it takes if there are enough; nothing goes beyond the room there is."""
        return min(self.n, self.room)


def spread(by: Value) -> Sentence:
    """The sentence in which chips are spread that do not suffice."""
    choose = Choose(kind="spread", among=SpreadTo(by=by), into="spread", who=Chooser(by=by))
    return While(rule=OUT, cond=short, body=(choose, add_chip))


def shares(moment: At, hits: list[Share], left: int) -> dict[str, Bound]:
    """The bindings with which `spread` begins; `left` chips there are (brw.ruling.chips-out.cap)."""
    free = moment.reading("brw.ruling.chips-out.cap") == "free"
    short = sum(share.chips for share in hits) > left
    return {
        "hits": tuple(share.on for share in hits),
        "hits-n": tuple(share.n for share in hits),
        "hits-cap": tuple(share.room if free else share.chips for share in hits),
        "hits-k": tuple(0 if short else share.chips for share in hits),
        "short": left if short else None,
    }


def given(moment: At) -> list[tuple[str, int, int]]:
    """What every figure or room gets in the end: how much counts as put on it, and how many chips."""
    get = moment.frame.get
    short = get("short") is not None
    hits = zip(ids(get("hits"), moment), ns(get("hits-n")), ns(get("hits-k")), strict=True)
    return [(on, k if short else n, k) for on, n, k in hits]


def ns(value: Bound) -> tuple[int, ...]:
    """A bound value as numbers."""
    return tuple(int(n) for n in value) if isinstance(value, tuple) else ()


def _takers(moment: At) -> tuple[str, ...]:
    get = moment.frame.get
    hits = zip(ids(get("hits"), moment), ns(get("hits-cap")), ns(get("hits-k")), strict=True)
    return tuple(on for on, most, k in hits if k < most)


@query
def short(moment: At) -> Bound:
    """Whether chips are still to be spread, and something can take one."""
    left = moment.frame.get("short")
    return isinstance(left, int) and left > 0 and bool(_takers(moment))


class SpreadTo(Among, frozen=True):
    """What the next chip may go to, where there are too few; the avatar keeps to brw.avatar.damage-many."""

    by: Value

    def choices(self, moment: At) -> Choices:
        get = moment.frame.get
        has = dict(zip(ids(get("hits"), moment), ns(get("hits-k")), strict=True))
        left, by = get("short"), text(self.by, moment)
        takers = _takers(moment)
        options = {on: Option(on, "spread-to", facts(on=on, n=has[on], left=left), on) for on in takers}
        if by == ROSE or not moment.table.mage(by).avatar:
            return Choices(tuple(options.values()))
        comparison = first_harmed(tuple(has), takers, View(by, moment.table, moment.reading))
        later = (Refused(options[on], (why,)) for on, why in comparison.out.items())
        return Choices(tuple(options[on] for on in comparison.left), tuple(later))


@sentence
def add_chip(moment: At) -> Outcome[Table]:
    """One more chip goes to what was chosen."""
    get = moment.frame.get
    to, hits = get("spread"), ids(get("hits"), moment)
    more = tuple(k + (on == to) for on, k in zip(hits, ns(get("hits-k")), strict=True))
    return Outcome(bound(moment, {"hits-k": more, "short": counted(moment, "short") - 1}))
