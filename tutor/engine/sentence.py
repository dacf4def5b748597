"""Sentences: the small vocabulary in which effects are written, one value for each printed full stop.

A sentence is data. Each kind carries the one resolver of that kind as methods; games add kinds of their own
for what only they do. Sentences are never part of a position: frames refer to them by program and path.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import is_
from typing import Any, ClassVar, Concatenate, ParamSpec, Self, overload

from msgspec import Struct
from msgspec.structs import replace

from tutor.engine import witness
from tutor.engine.chance import Dice
from tutor.engine.event import Facts
from tutor.engine.from_function import kind_of
from tutor.engine.moment import Moment, Outcome
from tutor.engine.program import Path
from tutor.engine.query import Among, Owner, Value, evaluate, number, text
from tutor.engine.question import CHANCE, PASS, Option, Question
from tutor.engine.state import Frame

P = ParamSpec("P")


class Sentence(Struct, frozen=True, kw_only=True, tag=True):
    """One full stop of an effect.

    `rule` is the id of the rule that it carries out. In a program it is never empty: where it is left out,
    it is that of what encloses the sentence (`Program`).
    """

    loops: ClassVar[bool] = False
    """Whether the sentence is executed again when one of its bodies has ended."""

    holds: ClassVar[bool] = False
    """Whether windows wait until its body has ended: the body is one full stop of the text."""

    rule: str = ""

    def under(self, rule: str) -> Self:
        """The sentence as one that carries out this rule."""
        return replace(self, rule=rule)

    def inheriting(self, rule: str) -> Self:
        """The sentence as it stands under a rule: it and its nested sentences carry it if they have none."""
        own = self.rule or rule
        changes: dict[str, Any] = {} if self.rule else {"rule": rule}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            inherited = _inheriting(value, own)
            if inherited is not value:
                changes[name] = inherited
        return replace(self, **changes) if changes else self

    def bodies(self) -> tuple[tuple[Sentence, ...], ...]:
        """The nested sentences, one tuple for each branch."""
        return ()

    def ask(self, moment: Moment[Any]) -> Question | None:
        """The question that stands before this sentence, or None."""
        return None

    def answered(self, moment: Moment[Any], option: Option) -> Outcome[Any]:
        """Carries out the answer to `ask`."""
        raise NotImplementedError(type(self).__name__)

    def execute(self, moment: Moment[Any]) -> Outcome[Any] | Frame:
        """Carries out the sentence where nothing is asked.

        A frame is what becomes of the running effect where nothing else changes and nothing becomes true.
        """
        raise NotImplementedError(type(self).__name__)

    def run(self, moment: Moment[Any]) -> Question | Outcome[Any] | Frame:
        """What stands before this sentence, or else what it leads to.

        Kinds for which both need the same work do it here once.
        """
        question = self.ask(moment)
        return self.execute(moment) if question is None else question

    def resolver(self) -> Callable[[Moment[Any]], Question | Outcome[Any] | Frame]:
        """What does the same as `run` with the least work: of a kind that never asks it is `execute`."""
        kind = type(self)
        never_asks = kind.ask is Sentence.ask and kind.run is Sentence.run
        return self.execute if never_asks else self.run


@overload
def sentence(function: Callable[[Moment[Any]], Outcome[Any] | Frame], /) -> Sentence: ...


@overload
def sentence(  # type: ignore[overload-cannot-match]
    function: Callable[Concatenate[Moment[Any], P], Outcome[Any] | Frame], /
) -> Callable[P, Sentence]: ...


def sentence(function: Callable[..., Outcome[Any] | Frame], /) -> Sentence | Callable[..., Sentence]:
    """The sentence that a function of the moment executes; what the function takes beside it are its fields.

    It carries the rule of what encloses it; `under` gives it one of its own.
    """
    return kind_of(function, Sentence, "execute")  # type: ignore[no-any-return]


def _inheriting(value: Any, rule: str) -> Any:
    """The value of a field with every sentence in it under the rule; the very same if it changes none."""
    if isinstance(value, Sentence):
        return value.inheriting(rule)
    if type(value) is not tuple:
        return value
    inherited = tuple([_inheriting(one, rule) for one in value])
    return value if all(map(is_, inherited, value)) else inherited


class Branch(Sentence, frozen=True):
    """A sentence that only says where the effect goes on: nothing is asked and nothing becomes true."""

    def goes_on(self, moment: Moment[Any]) -> Path:
        """The path on which the effect goes on, by the position."""
        raise NotImplementedError(type(self).__name__)

    def execute(self, moment: Moment[Any]) -> Frame:
        return replace(moment.frame, path=self.goes_on(moment))


class Stop(Branch, frozen=True):
    """Several steps that are printed as one full stop: nobody reacts before the last of them.

    Programs called as a part of the effect keep to it; a program called on its own has full stops of its own.
    """

    holds: ClassVar[bool] = True

    body: tuple[Sentence, ...]

    def bodies(self) -> tuple[tuple[Sentence, ...], ...]:
        return (self.body,)

    def goes_on(self, moment: Moment[Any]) -> Path:
        return moment.inside(0)


class Choose(Sentence, frozen=True):
    """Somebody chooses one of several things, which is bound to a name.

    A choice of one is made without asking; a choice of none binds nothing.
    """

    among: Among
    into: str
    kind: str
    who: Value = Owner()

    def run(self, moment: Moment[Any]) -> Question | Frame:
        options = self.among.options(moment)
        if len(options) < 2 or self.kind in moment.base.automatic:
            if options and witness.choosers:
                self._show(moment, options)
            return moment.binding(self.into, options[0].value if options else None)
        return self.among.question(moment, options, text(self.who, moment), self.rule, self.kind)

    def _show(self, moment: Moment[Any], options: tuple[Option, ...]) -> None:
        made = witness.Unasked(text(self.who, moment), self.kind, options[0].key, len(options) > 1)
        for chooser in witness.choosers:
            chooser(made)

    def answered(self, moment: Moment[Any], option: Option) -> Outcome[Any]:
        event = moment.event("chosen", seat=text(self.who, moment), key=option.key, kind=option.kind)
        return Outcome(moment.bound(self.into, option.value), (event,))


class May(Sentence, frozen=True):
    """Somebody may have the nested sentences happen, or not: yes or no, each in words of its own."""

    kind: str
    body: tuple[Sentence, ...]
    who: Value = Owner()

    def bodies(self) -> tuple[tuple[Sentence, ...], ...]:
        return (self.body,)

    def ask(self, moment: Moment[Any]) -> Question | None:
        options = (Option("yes", self.kind, value=True), Option(PASS, f"{self.kind}-no", value=False))
        return Question(text(self.who, moment), self.rule, self.kind, options)

    def answered(self, moment: Moment[Any], option: Option) -> Outcome[Any]:
        if option.value:
            return Outcome(moment.entering(0))
        return Outcome(moment.state, (moment.event("passed", seat=text(self.who, moment)),))


class Act(Sentence, frozen=True):
    """Somebody uses as many of the offered effects as they like, one at a time, until they pass.

    With `once` it is one effect at most. With `always` they are asked where all is refused too: they see why.
    For the sake of options of the `idle` kinds alone nobody is asked.
    """

    kind: str
    among: Among
    who: Value = Owner()
    once: bool = False
    always: bool = False
    idle: tuple[str, ...] = ()

    def offered(self, moment: Moment[Any]) -> tuple[Option, ...]:
        """What can be used, if it is worth asking for."""
        options = self.among.options(moment)
        return () if all(option.kind in self.idle for option in options) else options

    def ask(self, moment: Moment[Any]) -> Question | None:
        if self.kind in moment.base.automatic:
            return None
        options = self.offered(moment)
        if not options and not self.always:
            return None
        done = Option(PASS, f"{self.kind}-done")
        return self.among.question(moment, (*options, done), text(self.who, moment), self.rule, self.kind)

    def answered(self, moment: Moment[Any], option: Option) -> Outcome[Any]:
        who = text(self.who, moment)
        if option.key == PASS:
            return Outcome(moment.state, (moment.event("passed", seat=who),))
        again = moment.state if self.once else moment.before
        event = moment.event("used", seat=who, key=option.key, kind=option.kind, program=option.program)
        return Outcome(again.push(option.program, who, option.bindings), (event,))

    def execute(self, moment: Moment[Any]) -> Frame:
        return moment.here


class If(Branch, frozen=True):
    """One branch or the other, by a condition of the position."""

    cond: Value
    then: tuple[Sentence, ...]
    otherwise: tuple[Sentence, ...] = ()

    def bodies(self) -> tuple[tuple[Sentence, ...], ...]:
        return (self.then, self.otherwise)

    def goes_on(self, moment: Moment[Any]) -> Path:
        if evaluate(self.cond, moment):
            return moment.inside(0)
        return moment.inside(1) if self.otherwise else moment.behind


class ForEach(Sentence, frozen=True):
    """The nested sentences once for each id, bound to a name; the list is taken once, at the start.

    The name is unbound behind the loop.
    """

    loops: ClassVar[bool] = True

    over: Value
    into: str
    body: tuple[Sentence, ...]

    def bodies(self) -> tuple[tuple[Sentence, ...], ...]:
        return (self.body,)

    def execute(self, moment: Moment[Any]) -> Frame:
        frame = moment.frame
        # A loop inside a loop may use the same name: what is left of each is kept apart by its depth.
        left = f"{self.into}:left:{len(frame.path) // 2}"
        waiting = frame.get(left)
        items = evaluate(self.over, moment) if waiting is None else waiting
        if not isinstance(items, tuple):
            raise TypeError(f"expected a list of ids to go through, found {items!r}")
        if not items:
            return moment.here.unbind(left, self.into)
        return moment.inner(0, (left, items[1:]), (self.into, items[0]))


class While(Branch, frozen=True):
    """The nested sentences again and again, as long as a condition holds."""

    loops: ClassVar[bool] = True

    cond: Value
    body: tuple[Sentence, ...]

    def bodies(self) -> tuple[tuple[Sentence, ...], ...]:
        return (self.body,)

    def goes_on(self, moment: Moment[Any]) -> Path:
        return moment.inside(0) if evaluate(self.cond, moment) else moment.behind


class Call(Sentence, frozen=True):
    """Another program is carried out now, with values handed over; as a `part` it ends with this effect."""

    program: Value
    who: Value = Owner()
    hand_over: tuple[tuple[str, Value], ...] = ()
    part: bool = False

    def execute(self, moment: Moment[Any]) -> Outcome[Any]:
        bindings: Facts = ()
        if self.hand_over:
            bindings = tuple([(name, evaluate(value, moment)) for name, value in self.hand_over])
        program = self.program if isinstance(self.program, str) else text(self.program, moment)
        who = text(self.who, moment)
        return Outcome(moment.starting(program, who, bindings, self.part))


class Roll(Sentence, frozen=True):
    """Dice are rolled; the values are bound to a name in the order in which they lie."""

    dice: Value
    into: str
    kind: str
    by: Value = Owner()
    faces: int = 6

    def ask(self, moment: Moment[Any]) -> Question | None:
        count = number(self.dice, moment)
        if count == 0:
            return None
        facts = (("by", evaluate(self.by, moment)), ("dice", count))
        return Question(CHANCE, self.rule, self.kind, chance=Dice(count, self.faces), facts=facts)

    def answered(self, moment: Moment[Any], option: Option) -> Outcome[Any]:
        values = tuple(int(value) for value in option.key.split("-"))
        event = moment.event("rolled", by=evaluate(self.by, moment), values=values)
        return Outcome(moment.bound(self.into, values), (event,))

    def execute(self, moment: Moment[Any]) -> Frame:
        return moment.binding(self.into, ())


class EndEffect(Sentence, frozen=True):
    """The running effect ends here, with every procedure that is a part of it."""

    def execute(self, moment: Moment[Any]) -> Outcome[Any]:
        activation = moment.frame.activation
        state = moment.state.without(lambda frame: frame.activation == activation)
        return Outcome(state, (moment.event("cut-short", program=moment.frame.program),))
