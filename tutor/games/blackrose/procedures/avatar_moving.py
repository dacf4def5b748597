"""How the avatar and its evocations walk, and whom the avatar attacks (brw.avatar.move-attack).

They go by a shortest way, the crown choosing between several. The figure that walks is bound as "walker",
where it wants to as "goal", or as "goals": rooms, in any one of which it stops.
"""

from __future__ import annotations

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, Is, candidates, query, text
from tutor.engine.question import Choices, Refusal, Refused
from tutor.engine.sentence import Choose, If, Sentence, While, sentence
from tutor.engine.state import Frame, State
from tutor.games.blackrose.actions.avatar.criteria import FAR, Narrowed
from tutor.games.blackrose.actions.avatar.orders import CROWN
from tutor.games.blackrose.procedures.attack import ATTACK, attack, victims
from tutor.games.blackrose.procedures.avatar_targets import by_priority, compared_figures, comparison_events
from tutor.games.blackrose.state.derived import speed
from tutor.games.blackrose.state.lodge.ground import lodge_of, spot, ways
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.queries import figure_option, room_option
from tutor.games.blackrose.verbs.compiler.scene import in_play
from tutor.games.blackrose.verbs.effects.common import At, PutFigure, bound, counted, ids, myself, self_of
from tutor.games.blackrose.verbs.effects.memory import remember

WALK = "brw.avatar.move-attack"
STEP = "brw.act.move"
WALKER = Bind(name="walker")


# ---- ways


def steps_to(moment: At, room: str, goals: tuple[str, ...]) -> int:
    """How many moves lead from a room to the nearest of some rooms; FAR where none do."""
    lodge = lodge_of(moment.table)
    distances = (lodge.steps(room, goal) for goal in goals)
    return min((n for n in distances if n is not None), default=FAR)


@query
def walks(moment: At) -> Bound:
    """Whether the walker goes on: it is not there yet, has moves left, and some way leads there."""
    walker, goals = text(WALKER, moment), goals_of(moment)
    if counted(moment, "steps-left") < 1 or not goals or moment.table.where(walker) in goals:
        return False
    rooms = ways(moment.table, walker, moment.reading)
    return any(steps_to(moment, room, goals) < FAR for room in rooms)


def goals_of(moment: At) -> tuple[str, ...]:
    """The rooms that the walker wants to, as they are now: those it is sent to, or that of its goal."""
    table = moment.table
    goal = str(moment.frame.get("goal") or "")
    if goal:
        room = table.where(goal) if in_play(table, goal) else ""
        return (room,) if table.is_room(room) else ()
    return ids(moment.frame.get("goals"), moment)


@candidates
def next_rooms(moment: At) -> Choices:
    """The rooms next to the walker from which the way is shortest, and those from which it is longer."""
    goals = goals_of(moment)
    rooms = ways(moment.table, text(WALKER, moment), moment.reading)
    far = {room: steps_to(moment, room, goals) for room in rooms}
    best = min(far.values(), default=FAR)
    options = tuple(room_option(room, "avatar-step") for room in rooms if far[room] == best)
    longer = (
        Refused(
            room_option(room, "avatar-step"),
            (Refusal(WALK, "longer-way", (("room", room), ("n", far[room] + 1), ("best", best + 1))),),
        )
        for room in rooms
        if far[room] > best
    )
    return Choices(options, tuple(longer))


@sentence
def count_step(moment: At) -> Outcome[Table]:
    """One move is used."""
    return Outcome(bound(moment, {"steps-left": counted(moment, "steps-left") - 1}))


def walk() -> Sentence:
    """The sentence in which the walker goes as far as it can; each move is a full stop."""
    return While(
        rule=WALK,
        cond=walks,
        body=(
            count_step,
            Choose(rule=CROWN, kind="avatar-step", among=next_rooms, into="to", who=myself),
            PutFigure(rule=STEP, figure=WALKER, room=Bind(name="to")),
        ),
    )


# ---- the avatar moves towards somebody


@sentence
def weigh_mages(moment: At) -> Outcome[Table]:
    """The mages in the lodge are compared by the "priority"."""
    compared = by_priority(moment, _mages(moment), moment.frame.get("priority"))
    return Outcome(moment.state, comparison_events(moment, compared))


@candidates
def near_mages(moment: At) -> Choices:
    """The mages that the comparisons leave, and why it is none of the others."""
    compared = by_priority(moment, _mages(moment), moment.frame.get("priority"))
    left = tuple(figure_option(moment, mage) for mage in compared.left)
    worse = (Refused(figure_option(moment, mage), (why,)) for mage, why in compared.out.items())
    return Choices(left, tuple(worse))


def _mages(moment: At) -> tuple[str, ...]:
    table, own = moment.table, self_of(moment)
    return tuple(seat for seat in table.turn_order if seat != own and table.in_lodge(seat))


@sentence
def set_out(moment: At) -> Outcome[Table]:
    """The avatar sets out with as many moves as its speed; a target that is gone counts where it was last."""
    get, table, seat = moment.frame.get, moment.table, self_of(moment)
    goal = str(get("goal") or "")
    if goal and not in_play(table, goal):
        goal = str(get("target-at") or "")
    moves = speed(table, seat, moment.reading)
    named: dict[str, Bound] = {"walker": seat, "goal": goal, "steps-left": moves or 0}
    state = bound(moment, named)
    if moves is None:
        return Outcome(state, (moment.event("speed-unknown", who=seat),))
    if not goal:
        return Outcome(state, (moment.event("nobody-to-approach", "brw.gen.effect.skip", who=seat),))
    state = _known_to_caller(state, goal)
    if table.where(goal) == spot(table, seat):
        return Outcome(state, (moment.event("there-already", who=seat, goal=goal),))
    return Outcome(state, (moment.event("sets-out", who=seat, goal=goal, room=table.where(goal)),))


def _known_to_caller(state: State[Table], goal: str) -> State[Table]:
    """The position in which the action that moves keeps in mind whom it has moved towards."""
    caller = state.stack[-2] if len(state.stack) > 1 else None
    if not isinstance(caller, Frame):
        return state
    return remember(state, caller.activation, "approached", goal)


@sentence
def remembered(moment: At) -> Outcome[Table]:
    """What the avatar moves towards is the target of the order."""
    return Outcome(bound(moment, {"goal": moment.frame.get("target")}))


AVATAR_APPROACH = Program(
    "avatar-approach",
    WALK,
    (
        If(
            cond=Is(left=Bind(name="towards"), right="mage"),
            then=(
                weigh_mages.under("brw.avatar.target"),
                Choose(rule=CROWN, kind="avatar-goal", among=near_mages, into="goal", who=myself),
            ),
            otherwise=(remembered,),
        ),
        set_out,
        walk(),
    ),
    kind="physical-action",
)
"""The avatar moves "towards" its "target" or a mage by a "priority", as far as its speed lets it."""

# ---- the avatar attacks


class Attackable(Among, frozen=True):
    """Whom the avatar attacks: by the printed priority, or else brw.ruling.avatar.attack-target."""

    def choices(self, moment: At) -> Choices:
        choices = victims(figure=myself).choices(moment)
        options = {option.key: option for option in choices.options}
        best = self._best(moment, tuple(options))
        worse = tuple(Refused(options[one], (why,)) for one, why in best.out.items())
        return Choices(tuple(options[one] for one in best.left), (*worse, *choices.refused))

    def _best(self, moment: At, figures: tuple[str, ...]) -> Narrowed:
        get = moment.frame.get
        if isinstance(get("priority"), int):
            return compared_figures(moment, figures, get("priority"))
        if moment.reading("brw.ruling.avatar.attack-target") == "aimed":
            for aimed in (get("approached"), get("target")):
                if aimed in figures:
                    return Narrowed((str(aimed),), (), {})
        return Narrowed(figures, (), {})


AVATAR_ATTACK = Program("avatar-attack", ATTACK, attack(rule=WALK, among=Attackable()))
"""A physical attack of the avatar, by a "priority" if one is printed."""

AVATAR_MOVING = (AVATAR_APPROACH, AVATAR_ATTACK)
