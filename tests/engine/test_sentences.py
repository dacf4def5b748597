"""The vocabulary of sentences, and what the interpreter makes of them."""

from __future__ import annotations

import pytest
from engine.fixtures.driving import tell
from engine.fixtures.tiny import RULE, Add, Say, Sum, Table, Total, start, tiny

from tutor.engine.chance import Dice
from tutor.engine.codec import digest
from tutor.engine.program import Program, ProgramBook, sentence_at, walk
from tutor.engine.query import AtLeast, Bind, Is, Named, Not, Owner, Query, Value, evaluate, number, text
from tutor.engine.question import CHANCE, NotAllowed
from tutor.engine.sentence import Act, Call, Choose, ForEach, If, May, Roll, Sentence, Stop, While
from tutor.engine.state import Frame, State
from tutor.engine.step import advance, answer, play, settle
from tutor.engine.witness import unwatch, watch


def add(n: Value) -> Add:
    return Add(rule=RULE, n=n)


def choose(*keys: str, into: str = "it") -> Choose:
    return Choose(rule=RULE, kind="pick", among=Named(keys=keys, kind="thing"), into=into)


class List(Query, frozen=True):
    """A fixed list."""

    of: tuple[int, ...]

    def value(self, moment: object) -> tuple[int, ...]:
        return self.of


def each(over: tuple[int, ...], into: str, *body: Sentence) -> ForEach:
    return ForEach(rule=RULE, over=List(of=over), into=into, body=body)


def total(*sentences: Sentence) -> int:
    return int(tell(tiny(main=sentences), start()).table.n)


def test_choose_asks_only_where_there_is_a_choice() -> None:
    game = tiny(main=(choose("x", "y"), Say(rule=RULE, kind="end")))
    asked = settle(game, start())
    assert asked.question is not None and asked.question.seat == "a"
    (frame,) = answer(game, start(), "y").state.stack
    assert isinstance(frame, Frame) and frame.bindings == (("it", "y"),)
    for keys, bound in ((("x",), "x"), ((), None)):
        silent = advance(tiny(main=(choose(*keys), Say(rule=RULE, kind="end"))), start())
        assert isinstance(silent.state.top, Frame) and silent.state.top.get("it", "?") == bound


def test_answers_that_are_not_offered_are_refused() -> None:
    game = tiny(main=(choose("x", "y"),))
    with pytest.raises(NotAllowed, match="'z' cannot answer 'pick': not an option here; allowed: x, y"):
        answer(game, start(), "z")
    with pytest.raises(ValueError, match="nothing is asked"):
        answer(tiny(main=(add(1),)), start(), "x")


def test_may_happens_or_not() -> None:
    game = tiny(main=(May(rule=RULE, kind="may", body=(add(5),)), add(1)))
    assert tell(game, start(), "a: yes").table.n == 6
    assert tell(game, start(), "a: pass").table.n == 1


def test_act_goes_on_until_somebody_passes() -> None:
    class Programs(Named, frozen=True):
        """Options that start the program of their name."""

        def choices(self, moment: object):  # type: ignore[no-untyped-def]
            from tutor.engine.question import Choices, Option

            return Choices(tuple(Option(key, self.kind, program=key) for key in self.keys))

    act = Act(rule=RULE, kind="act", among=Programs(keys=("one", "ten"), kind="program"))
    game = tiny(main=(act, add(100)), one=(add(1),), ten=(add(10),))
    assert tell(game, start(), "a: one", "a: ten", "a: one", "a: pass").table.n == 112
    nothing = Act(rule=RULE, kind="act", among=Programs(keys=(), kind="program"))
    assert tell(tiny(main=(nothing, add(100))), start()).table.n == 100


def test_if_takes_one_branch() -> None:
    def branch(cond: Value) -> int:
        return total(If(rule=RULE, cond=cond, then=(add(1),), otherwise=(add(2),)), add(10))

    assert (branch(Is(left=Owner(), right="a")), branch(Not(of=True))) == (11, 12)
    assert total(If(rule=RULE, cond=False, then=(add(1),)), add(10)) == 10
    assert total(If(rule=RULE, cond=True, then=()), add(10)) == 10


def test_for_each_goes_through_its_list_once() -> None:
    assert total(each((1, 2, 3), "n", add(Bind(name="n"))), add(10)) == 16
    assert total(each((), "n", add(Bind(name="n"))), add(10)) == 10


def test_for_each_may_be_nested_even_under_the_same_name() -> None:
    inner = each((10, 20), "m", add(Bind(name="m")))
    assert total(each((1, 2, 3), "n", inner, add(Bind(name="n")))) == 3 * 30 + 6
    same = each((10, 20), "n", add(Bind(name="n")))
    assert total(each((1, 2, 3), "n", add(Bind(name="n")), same)) == 3 * 30 + 6


def test_for_each_leaves_nothing_bound() -> None:
    game = tiny(main=(each((1, 2), "n", add(Bind(name="n"))), Say(rule=RULE, kind="end")))
    state = start()
    while isinstance(state.top, Frame) and state.top.path != (2,):
        state = advance(game, state).state
    assert isinstance(state.top, Frame) and state.top.bindings == ()


def test_for_each_names_what_is_no_list() -> None:
    with pytest.raises(TypeError, match="expected a list of ids to go through, found 3"):
        total(ForEach(rule=RULE, over=3, into="n", body=()))


def test_while_repeats_as_long_as_its_condition_holds() -> None:
    below = Not(of=AtLeast(left=Total(), right=5))
    assert total(While(rule=RULE, cond=below, body=(add(2),)), add(100)) == 106


def test_an_endless_silent_loop_is_noticed_and_named() -> None:
    with pytest.raises(RuntimeError, match=r"10000 sentences without an event.*program 'main' at \(0"):
        total(While(rule=RULE, cond=True, body=()))
    with pytest.raises(
        RuntimeError, match="more than 1000 effects are under way, the last in program 'main'"
    ):
        total(Call(rule=RULE, program="main"))


def test_call_hands_values_over() -> None:
    call = Call(rule=RULE, program="sub", who="b", hand_over=(("n", 7),))
    game = tiny(main=(call, add(1)), sub=(add(Bind(name="n")), choose("x", "y")))
    story = tell(game, start(), "b: x")
    assert story.table.n == 8
    assert story.told("resolved") == ["resolved sub b", "resolved main a"]


def test_roll_is_asked_of_chance() -> None:
    game = tiny(main=(Roll(rule=RULE, kind="roll", dice=2, into="r"), add(Sum(of="r"))))
    question = settle(game, start()).question
    assert question is not None and question.seat == CHANCE
    assert question.chance == Dice(2)
    assert tell(game, start(), f"{CHANCE}: 3-5").table.n == 8
    with pytest.raises(NotAllowed, match="allowed: 2 values from 1 to 6, joined by hyphens"):
        answer(game, start(), "7-1")
    none = tiny(main=(Roll(rule=RULE, kind="roll", dice=0, into="r"), add(Sum(of="r"))))
    assert tell(none, start()).table.n == 0


def test_values_say_what_they_should_have_been() -> None:
    with pytest.raises(TypeError, match="expected a number, found 'x'"):
        total(add("x"))
    with pytest.raises(TypeError, match="expected an id, found 3"):
        total(Call(rule=RULE, program=3))
    assert evaluate("x", None) == "x" and number(3, None) == 3 and text("x", None) == "x"  # type: ignore[arg-type]


def test_nothing_under_way_stays_as_it_is() -> None:
    state = State(Table(3))
    assert advance(tiny(), state).state is state


def test_equal_positions_are_equal_however_they_were_reached() -> None:
    game = tiny(main=(choose("1", "2", into="x"), choose("1", "2", into="y"), Say(rule=RULE, kind="end")))
    bind = Frame("main", "a", 1).bind("x", 1).bind("y", 2)
    assert bind.bind("x", 3).bind("x", 1) == bind and bind.unbind("y", "x") == Frame("main", "a", 1)
    one = start().with_table(Table(1))
    other = advance(tiny(main=(add(1),)), start()).state.with_top(Frame("main", "a", 1))
    assert one == other and hash(one) == hash(other) and digest(one) == digest(other)
    assert settle(game, start()) == settle(game, start())


def test_programs_are_found_by_name_and_sentences_by_path() -> None:
    inner = add(1)
    program = Program("p", RULE, (Stop(rule=RULE, body=(If(rule=RULE, cond=True, then=(inner,)),)), add(2)))
    assert [path for path, _ in walk(program.sentences)] == [(0,), (0, 0, 0), (0, 0, 0, 0, 0), (1,)]
    assert sentence_at(program, (0, 0, 0, 0, 0)) is inner and sentence_at(program, (2,)) is None
    book = ProgramBook((program,))
    assert list(book) == ["p"] and len(book) == 1
    assert [book.places["p"][path].held for path in ((0,), (0, 0, 0), (0, 0, 0, 0, 0), (1,))] == [
        False,
        True,
        True,
        False,
    ]
    with pytest.raises(ValueError, match="two programs are called 'p'"):
        ProgramBook((program, program))


def test_programs_that_are_not_in_the_book_are_looked_for_once() -> None:
    asked: list[str] = []

    def find(id: str) -> Program | None:
        asked.append(id)
        return Program(id, RULE, ()) if id == "found" else None

    book = ProgramBook((), find)
    assert book["found"] is book["found"] and asked == ["found"]
    assert "found" in book and list(book) == [], "only what the book was made with is listed"
    with pytest.raises(KeyError, match="nowhere"):
        book["nowhere"]


def test_play_answers_to_the_end_and_notices_when_there_is_none() -> None:
    game = tiny(main=(May(rule=RULE, kind="may", body=(add(1), Call(rule=RULE, program="main"))),))
    step = play(game, start(), lambda state, question: "yes" if state.table.n < 3 else "pass")
    assert step.state.table.n == 3 and [event.kind for event in step.events].count("added") == 3
    with pytest.raises(RuntimeError, match="no end after 20 answers"):
        play(game, start(), lambda state, question: "yes", limit=20)


def test_a_watcher_sees_every_step_and_changes_nothing() -> None:
    game = tiny(main=(add(1), add(2)))
    seen: list[str] = []
    watch(watcher := lambda step: seen.extend(event.kind for event in step.events))
    try:
        story = tell(game, start())
    finally:
        unwatch(watcher)
    assert seen == [event.kind for event in story.events]
    tell(game, start())
    assert len(seen) == 3
