"""Rewards of contracts and of the paths of trials, part by part; the spark mark; the counterstrike."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Is, candidates, query, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Call, Choose, If, Sentence, While, sentence
from tutor.games.penumbra.actions.moves import using
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.components.faces import Reward, TrialFace
from tutor.games.penumbra.procedures.marks import KINDS, SPARK_SLOTS
from tutor.games.penumbra.procedures.properties import CALLED_PROPERTY, COUNTERSTRIKE
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import Wizard
from tutor.games.penumbra.verbs.effects import At, GainDice, gained, owner

SPARK_MARK = "spark-mark"
CARDS = {
    "discipline-card": ("pen.reward.discipline-card", "gain-discipline-card", "any"),
    "potion": ("pen.reward.potion", "gain-potion", "market-or-top"),
    "artifact": ("pen.reward.artifact", "gain-artifact", "market-or-top"),
}
"""For each kind of card its rule, the program that gives one, and where it comes from."""


def trial_face(table: Table) -> TrialFace:
    """What is printed on the trial under way. Raises LookupError where none is."""
    if table.trial is None:
        raise LookupError("no trial is being attempted")
    return box(table.box).trial(table.trial.card)


def reward_of(table: Table) -> Reward | None:
    """The reward of the contract just completed, or of the path of the trial just passed; None: not known."""
    trial = table.trial
    if trial is not None and trial.stage == "reward":
        return trial_face(table).path(trial.path or "dark").reward
    assert table.contract is not None
    return box(table.box).contract(table.contract.card).reward


def spark_marks(wizard: Wizard) -> int:
    """How many spark marks the wizard has, in whatever condition."""
    return sum(mark.discipline == "spark" for mark in wizard.marks)


def parts_of(reward: Reward) -> tuple[str, ...]:
    """The parts of a reward in the order in which the rules list them; symbols lie on the card itself."""
    numbers = (
        ("discipline-card", reward.discipline_cards),
        ("potion", reward.potions),
        ("artifact", reward.artifacts),
    )
    return (
        *(f"dice:{colour}:{n}" for colour, n in reward.dice.items()),
        *(f"ingredient:{ingredient}:{n}" for ingredient, n in reward.ingredients.items()),
        *(f"{card}::1" for card, n in numbers for _ in range(n)),
    )


@sentence
def find_reward(moment: At) -> Outcome[Table]:
    """Binds the parts of the reward, a spark mark included (pen.mark.spark.not-printed)."""
    table, reward = moment.table, reward_of(moment.table)
    parts = () if reward is None else parts_of(reward)
    events: tuple[Event, ...] = ()
    if reward is None:
        events = (moment.event("reward-unknown", seat=moment.frame.owner),)
    if table.trial is not None and table.trial.stage == "reward":
        difficulty, marks = trial_face(table).difficulty, spark_marks(owner(moment))
        about: dict[str, Bound] = {"difficulty": difficulty, "marks": marks}
        events += (moment.event("difficulty-compared", "pen.trial.difficulty", **about),)
        parts += (f"{SPARK_MARK}::1",) if difficulty and difficulty > marks else ()
    return Outcome(moment.bound("parts", parts), events)


@candidates
def next_part(moment: At) -> Choices:
    """The part that is taken next: as listed, or any (pen.ruling.reward-order)."""
    parts = _parts(moment)
    if moment.reading("pen.ruling.reward-order") == "listed":
        parts = parts[:1]
    return Choices(tuple(_part(part) for part in dict.fromkeys(parts)))


def _parts(moment: At) -> tuple[str, ...]:
    parts = moment.frame.get("parts")
    return tuple(str(part) for part in parts) if isinstance(parts, tuple) else ()


def _part(part: str) -> Option:
    what, which, n = part.split(":")
    key = f"{what}-{which}" if which else what
    return Option(key, "reward-part", facts(what=what, which=which, n=int(n)), part)


@sentence
def take_part(moment: At) -> Outcome[Table]:
    """Takes the chosen part off the list, and binds what it is."""
    chosen = text(Bind(name="part"), moment)
    parts = list(_parts(moment))
    parts.remove(chosen)
    what, which, n = chosen.split(":")
    here = moment.here.bind("parts", tuple(parts)).bind("what", what).bind("which", which)
    return Outcome(moment.state.with_top(here.bind("n", int(n))))


@sentence
def gain_ingredients(moment: At) -> Outcome[Table]:
    """The ingredients of the part are gained (pen.reward.ingredients)."""
    n, which = moment.frame.get("n"), text(Bind(name="which"), moment)
    assert isinstance(n, int)
    table, events = gained(moment, moment.table, moment.frame.owner, which, n)
    return moment.with_table(table, *events)


@sentence
def earn_spark(moment: At) -> Outcome[Table]:
    """Says why a spark mark is gained (pen.mark.spark.trial)."""
    about: dict[str, Bound] = {"seat": moment.frame.owner, "marks": spark_marks(owner(moment))}
    difficulty = trial_face(moment.table).difficulty
    return Outcome(moment.state, (moment.event("spark-earned", difficulty=difficulty, **about),))


@query
def must_reuse(moment: At) -> Bound:
    """Whether a slot has to be reused for a fourth spark mark (pen.ruling.spark-slots-full)."""
    full = spark_marks(owner(moment)) >= len(SPARK_SLOTS)
    return full and moment.reading("pen.ruling.spark-slots-full") == "replace"


@candidates
def spark_slots(moment: At) -> Choices:
    """The spark marks, one of which makes room."""
    marks = [mark for mark in owner(moment).marks if mark.discipline == "spark"]
    return Choices(
        tuple(Option(m.slot, "reuse-slot", facts(slot=m.slot, condition=m.condition), m.slot) for m in marks)
    )


@sentence
def remove_spark(moment: At) -> Outcome[Table]:
    """The chosen spark mark goes back to the supply."""
    table, wizard = moment.table, owner(moment)
    slot = text(Bind(name="slot"), moment)
    wizard = replace(wizard, marks=tuple(mark for mark in wizard.marks if mark.slot != slot))
    if table.marks_left:
        left = list(table.marks_left)
        left[KINDS.index("spark")] += 1
        table = replace(table, marks_left=tuple(left))
    event = moment.event("mark-returned", seat=wizard.seat, slot=slot, discipline="spark")
    return moment.with_table(table.with_wizard(wizard), event)


@query
def counterstrike(moment: At) -> Bound:
    """How many threat dice the counterstrike has; a cancelled one none, where it can be cancelled at all."""
    trial = moment.table.trial
    if trial is not None and moment.reading(CALLED_PROPERTY) == "property":
        return trial.number(COUNTERSTRIKE)
    return trial_face(moment.table).counterstrike or 0


@sentence
def counterstrike_known(moment: At) -> Outcome[Table]:
    """Says so where the sources do not give the counterstrike."""
    if trial_face(moment.table).counterstrike is not None:
        return Outcome(moment.state)
    return Outcome(moment.state, (moment.event("counterstrike-unknown"),))


def _gains(rule: str, part: str, *then: Sentence) -> If:
    return If(rule=rule, cond=Is(left=Bind(name="what"), right=part), then=then)


def _card(part: str) -> If:
    rule, program, source = CARDS[part]
    return _gains(rule, part, Call(program=program, hand_over=(("source", source),)))


def _parts_in_turn(effects: str) -> tuple[Sentence, ...]:
    """The sentences that give a reward part by part; effects are let in before and after each of them."""
    return (
        find_reward,
        using(effects),
        While(
            cond=Bind(name="parts"),
            body=(
                Choose(kind="reward-part", among=next_part, into="part"),
                take_part,
                _gains("pen.reward.dice", "dice", GainDice(colour=Bind(name="which"), n=Bind(name="n"))),
                _gains("pen.reward.ingredients", "ingredient", gain_ingredients),
                *(_card(part) for part in CARDS),
                _gains("pen.mark.spark.trial", SPARK_MARK, Call(program=SPARK_MARK)),
                using(effects),
            ),
        ),
    )


REWARDS = (
    Program(
        "reward",
        "pen.contract.reward",
        _parts_in_turn("pen.turn.effects"),
        kind="reward",
    ),
    Program(
        SPARK_MARK,
        "pen.mark.spark.trial",
        (
            earn_spark,
            If(
                rule="pen.mark.slots",
                cond=must_reuse,
                then=(
                    Choose(kind="reuse-slot", among=spark_slots, into="slot"),
                    remove_spark,
                ),
            ),
            Call(program="gain-mark", hand_over=(("discipline", "spark"),)),
        ),
        kind="reward",
    ),
    Program(
        "trial-reward",
        "pen.trial.reward",
        (
            *_parts_in_turn("pen.turn.trial.effects"),
            counterstrike_known.under("pen.reward.counterstrike"),
            If(
                rule="pen.reward.counterstrike",
                cond=counterstrike,
                then=(Call(program="counterstrike", hand_over=(("dice", counterstrike),)),),
            ),
        ),
        kind="reward",
    ),
)
