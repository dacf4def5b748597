"""A printed text as sentences: one for each full stop, whatever its verb holds.

Several verbs within one full stop are one `Stop`: nobody reacts before the last of them. A verb that is not
known tells so and does nothing. What lasts (sustained effects, abilities) becomes programs of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import query
from tutor.engine.sentence import ForEach, If, Sentence, Stop, sentence
from tutor.games.blackrose.components.faces import Text
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.combined import Also, Later, Steps, Sustained, When
from tutor.games.blackrose.verbs.compiler.picking import all_of, body
from tutor.games.blackrose.verbs.compiler.queries import Reads
from tutor.games.blackrose.verbs.effects.common import At, TellUnknown, counted
from tutor.games.blackrose.verbs.schema.ids import inner
from tutor.games.blackrose.verbs.schema.verb import ORDER, Sentences, Verb


def sentences(text: Text, program: str, component: str) -> Sentences:
    """The sentences of a text, one for each full stop; `program` is the id they get."""
    return tuple(_full_stop(verb, at, program, component) for at, verb in enumerate(text))


def _full_stop(verb: Verb | None, at: int, program: str, component: str) -> Sentence:
    if verb is None:
        return TellUnknown(rule=ORDER, what=f"{program}.{at + 1}", component=component)
    if verb.lasts:
        return lasts.under(ORDER)
    if isinstance(verb, Steps) and verb.cond is None and not verb.may:
        return _steps(verb)
    return Stop(rule=verb.rule, body=body(verb, at))


def _steps(steps: Steps) -> Sentence:
    """Several instructions in one full stop; under one reading of a ruling windows open after each of them.

    Ruling: brw.ruling.trap.mid-sentence.
    """
    whole = Stop(rule=ORDER, body=all_of(steps.verbs))
    apart = tuple(Stop(rule=one.rule, body=body(one)) for one in steps.verbs)
    as_one = Reads(ruling="brw.ruling.trap.mid-sentence", reading="full-stop")
    return If(rule="brw.trap.interrupt.spell", cond=as_one, then=(whole,), otherwise=apart)


@sentence
def lasts(moment: At) -> Outcome[Table]:
    """What is said here holds, or happens, at other times."""
    return Outcome(moment.state)


def lasting(text: Text, program: str, component: str, kind: str) -> Iterator[Program]:
    """The programs of what a text lets happen later, each with its place in the text in its id.

    They are called "when-0" (an ability), "sustained-0" (a sustained effect, with the full stops told after
    it) and "later-0" (what is postponed), behind the program's id.
    """
    for at, verb in enumerate(text):
        if isinstance(verb, When):
            yield Program(inner(program, f"when-{at}"), ORDER, _copies(verb.verbs), kind, component)
        elif isinstance(verb, Later):
            yield Program(inner(program, f"later-{at}"), ORDER, _stop(verb.verbs), kind, component)
        elif isinstance(verb, Sustained):
            stops = _stop(verb.verbs)
            for following in text[at + 1 :]:
                if not isinstance(following, Also):
                    break
                stops += _stop(following.verbs)
            yield Program(inner(program, f"sustained-{at}"), "brw.sust.lasts", stops, kind, component)


def _copies(verbs: tuple[Verb, ...]) -> Sentences:
    """The verbs of one full stop, once for each copy of the card, of which who bears it may have several."""
    return (ForEach(rule=ORDER, over=copies, into="copy", body=_stop(verbs)),) if verbs else ()


@query
def copies(moment: At) -> Bound:
    """The copies of a card that answer, by number; one, unless the effect was told of more."""
    return tuple(range(counted(moment, "copies") or 1))


def _stop(verbs: tuple[Verb, ...]) -> Sentences:
    """The verbs of one full stop as one sentence."""
    return (Stop(rule=verbs[0].rule, body=all_of(verbs)),) if verbs else ()
