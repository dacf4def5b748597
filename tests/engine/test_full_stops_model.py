"""Full stops against a second, recursive reading of the same programs, on random effects."""

from __future__ import annotations

from engine.fixtures.tiny import RULE, Add, Say, Trap, start, tiny
from hypothesis import given
from hypothesis import strategies as st

from tutor.engine.query import Query
from tutor.engine.sentence import Call, EndEffect, ForEach, If, Sentence, Stop
from tutor.engine.step import settle


class Twice(Query, frozen=True):
    """A list of two."""

    def value(self, moment: object) -> tuple[int, ...]:
        return (1, 2)


class Ended(Exception):
    """The effect has been ended."""


class Model:
    """Runs programs by recursion: what happens within a full stop waits in `held` for its end."""

    def __init__(self, programs: dict[str, tuple[Sentence, ...]]) -> None:
        self.programs = programs
        self.told: list[str] = []

    def effect(self, program: str) -> None:
        """An effect of its own, with full stops of its own."""
        held: list[str] = []
        try:
            self.run(self.programs[program], held, within=False)
        except Ended:
            self.happen("cut-short", held, within=False)
        else:
            self.happen("resolved", held, within=False)

    def run(self, sentences: tuple[Sentence, ...], held: list[str], within: bool) -> None:
        for sentence in sentences:
            match sentence:
                case Say(kind=kind):
                    self.happen(kind, held, within)
                case Add():
                    self.happen("added", held, within)
                case EndEffect():
                    raise Ended
                case Call(program=program, part=True):
                    self.run(self.programs[str(program)], held, within)
                    self.happen("resolved", held, within)
                case Call(program=program):
                    self.effect(str(program))
                case Stop(body=body):
                    self.run(body, held, within=True)
                    if not within:
                        self.release(held)
                case If(cond=cond, then=then, otherwise=otherwise):
                    self.run(then if cond else otherwise, held, within)
                case ForEach(body=body):
                    self.run(body, held, within)
                    self.run(body, held, within)

    def happen(self, kind: str, held: list[str], within: bool) -> None:
        self.told.append(kind)
        held.append(kind)
        if not within:
            self.release(held)

    def release(self, held: list[str]) -> None:
        due = held[:]
        held.clear()
        for kind in due:
            if kind == "hit":
                self.told.append("reacted")
                self.effect("trap")


OWN = ((Add(rule=RULE, n=1),), (EndEffect(rule=RULE),))
HIT = (Say(rule=RULE, kind="hit"),)
CALLS = ((Call(rule=RULE, program="sub", part=True),), (Call(rule=RULE, program="sub"),))


def nest(inner: st.SearchStrategy[tuple[Sentence, ...]]) -> st.SearchStrategy[tuple[Sentence, ...]]:
    some = st.lists(inner, max_size=3).map(lambda parts: tuple(s for part in parts for s in part))
    return st.one_of(
        some,
        some.map(lambda body: (Stop(rule=RULE, body=body),)),
        some.map(lambda body: (ForEach(rule=RULE, over=Twice(), into="n", body=body),)),
        st.tuples(st.booleans(), some, some).map(
            lambda cond: (If(rule=RULE, cond=cond[0], then=cond[1], otherwise=cond[2]),)
        ),
    )


def effect(*leaves: tuple[Sentence, ...]) -> st.SearchStrategy[tuple[Sentence, ...]]:
    return st.recursive(st.sampled_from(leaves), nest, max_leaves=8)


@given(effect(HIT, HIT, *OWN, *CALLS), effect(HIT, *OWN), effect(*OWN))
def test_events_and_reactions_come_in_the_order_of_the_model(
    main: tuple[Sentence, ...], sub: tuple[Sentence, ...], trap: tuple[Sentence, ...]
) -> None:
    programs = {"main": main, "sub": sub, "trap": trap}
    model = Model(programs)
    model.effect("main")
    played = settle(tiny(**programs), start(Trap("b", "one", "hit", "trap"), forced=True))
    assert [event.kind for event in played.events] == model.told
