"""Cards in play that several players lose by one effect, one each."""

from __future__ import annotations

from typing import ClassVar, Literal

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Bind, Query, Value, evaluate, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Choose, ForEach, If, Sentence, Stop, sentence
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At, Reading, ids

CHOSEN = "chosen"
SEAT, COPY = Bind(name="seat"), Bind(name="lost")
What = Literal["any", "item"]


class CopiesOf(Among, frozen=True):
    """The copies that somebody has in play, to choose one of: all, or magic items alone."""

    who: Value
    what: What = "any"

    def choices(self, moment: At) -> Choices:
        seat, cards = text(self.who, moment), box().cards
        return Choices(
            tuple(
                Option(copy.id, "lose-copy", facts(seat=seat, card=copy.card, turned=copy.turned), copy.id)
                for copy in moment.table.player(seat).play
                if self.what == "any" or cards[copy.card].item
            )
        )


class CopiesUnseen(CopiesOf, frozen=True):
    """The same, where nobody sees what others choose before all have chosen."""

    secret: ClassVar[bool] = True


class Chooser(Query, frozen=True):
    """Who chooses for a seat: that seat itself, or the owner of the effect where a ruling is read so."""

    ruling: str

    def value(self, moment: At) -> Bound:
        if self.ruling and moment.reading(self.ruling) == "owner":
            return moment.frame.owner
        return evaluate(SEAT, moment)


@sentence
def collect(moment: At) -> Outcome[Table]:
    """What was chosen is put to what others chose before."""
    chosen = (*ids(Bind(name=CHOSEN), moment), *ids(COPY, moment))
    return Outcome(moment.bound(CHOSEN, chosen))


class TellSpared(Sentence, frozen=True):
    """Somebody has no such card in play, and is not affected."""

    what: What

    def execute(self, moment: At) -> Outcome[Table]:
        if CopiesOf(who=SEAT, what=self.what).options(moment):
            return Outcome(moment.state)
        event = moment.event("nothing-to-lose", seat=text(SEAT, moment), what=self.what)
        return Outcome(moment.state, (event,))


def one_each(
    spared: str, over: Query, loses: Sentence, *, kind: str, order: str, what: What, by: str = ""
) -> Sentence:
    """Each of the seats chooses one copy in play, and `loses` it: one seat after the other, or all at once.

    `order` is the ruling whose reading "simultaneous" makes it all at once, `by` the one whose reading
    "owner" lets the owner of the effect choose; `spared` is the rule for who has nothing to lose.
    """

    def chooses(among: Among) -> Choose:
        return Choose(kind=kind, among=among, into="lost", who=Chooser(ruling=by))

    tells = TellSpared(rule=spared, what=what)
    seen, unseen = CopiesOf(who=SEAT, what=what), CopiesUnseen(who=SEAT, what=what)
    together = (
        ForEach(over=over, into="seat", body=(tells, chooses(unseen), collect)),
        Stop(body=(ForEach(over=Bind(name=CHOSEN), into="lost", body=(loses,)),)),
    )
    in_turn = (ForEach(over=over, into="seat", body=(tells, chooses(seen), loses)),)
    return If(cond=Reading(ruling=order, reading="simultaneous"), then=together, otherwise=in_turn)
