"""The picture of a threat: the threat dice, what each of them hit, and the board that they fly at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tutor.games.penumbra.state.table import Settled, Threat
from tutor.games.penumbra.views.stage import parts
from tutor.games.penumbra.views.stage.extras import extras
from tutor.games.penumbra.views.stage.look import View
from tutor.games.penumbra.views.stage.seats import board_facts, plates
from tutor.views.markup import Html, join, tag
from tutor.views.stage import Link, Stage, pieces
from tutor.views.words import capital

MANY = 4
"""More threat dice than these lie close together."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """A threat die where it lies: its value, None before the roll; how it was settled; what it is doing."""

    key: str
    value: int | None
    settled: Settled | None = None
    at: int = -1
    does: str = ""


def shown_threat(view: View) -> Threat | None:
    """The threat under way, else the one that has just ended, or whose mortal wound takes effect."""
    table = view.table
    if table.threat is not None:
        return table.threat
    if table.last_threat is None:
        return None
    ended = view.before.threat is not None and table.last_threat != view.before.last_threat
    wounds = view.runs("mortal-wound") and table.last_threat.mortal
    alone = not (table.decks or table.trial or table.contract or table.task or table.turn.kind)
    idle = alone and not view.state.stack
    return table.last_threat if ended or wounds or idle else None


def stage(view: View, threat: Threat) -> Stage:
    """The threat dice above, the board of the wizard below, and lines between them."""
    dice = _rolled(view, threat)
    over = view.table.threat is None
    lost = [(f"lost-{die.at}", *_piece_of(die.settled)) for die in dice if _took(die, "die")]
    hit = {die.settled.piece for die in dice if die.settled is not None and _took(die, "mark")}
    mortal = [die for die in dice if _took(die, "mortal")]
    text = caption(view, threat, over)
    was = view.before.threat
    known = len(was.settled) if was is not None else 0 if not over else len(threat.settled)
    row = [_die(view, die, known, len(threat.settled) <= known) for die in dice]
    removed = [_removed(view, at) for at in range(len(threat.removed))]
    scene = join(
        pieces.caption(text),
        tag("div", *row, *removed, class_=f"st-row st-threat{' st-threat--many' if len(row) > MANY else ''}"),
        _board(view, threat, lost, hit, bool(mortal) and threat.mortal),
        extras(view),
    )
    return Stage(
        scene,
        _label(view, text, dice),
        plates(view),
        board_facts(view),
        tuple(_links(dice, threat)),
    )


def caption(view: View, threat: Threat, over: bool) -> str:
    """What the threat is about, in a sentence."""
    words = view.words
    you = view.is_you(threat.seat)
    whom = view.name(threat.seat)
    if over:
        text = words("stage-threat-over")
    elif threat.step == "prepare":
        n = threat.prepared
        text = words("stage-threat-ready-you", n=n) if you else words("stage-threat-ready", n=n, whom=whom)
    else:
        n, who = len(threat.settled) + len(threat.left), view.name(threat.roller)
        if threat.roller == threat.seat:
            text = view.by("stage-threat-alone", threat.seat, n=n)
        elif you:
            text = words("stage-threat-rolled-you", n=n, who=who)
        else:
            text = words("stage-threat-rolled", n=n, who=who, whom=whom)
    if threat.uncancellable:
        text = f"{text} ({words('threat-fixed')})"
    return text


def _rolled(view: View, threat: Threat) -> list[Rolled]:
    """The threat dice in the order in which they lie, which is the one of the roll where it is known."""
    if threat.step == "prepare":
        return [Rolled(f"threat-{at}", None) for at in range(threat.prepared)]
    values = (*(one.value for one in threat.settled), *threat.left)
    rolled = _as_fallen(view, values)
    spots: list[tuple[int, Settled] | None] = [None] * len(rolled)
    for number, one in enumerate(threat.settled):
        at = next(n for n, value in enumerate(rolled) if value == one.value and spots[n] is None)
        spots[at] = (number, one)
    now = _now(view, threat)
    dice = []
    for at, value in enumerate(rolled):
        spot = spots[at]
        if spot is not None:
            dice.append(Rolled(f"threat-{at}", value, spot[1], spot[0]))
            continue
        does = now[1] if now is not None and now[0] == value else "waits"
        now = None if does != "waits" else now
        dice.append(Rolled(f"threat-{at}", value, does=does if threat.step == "distribute" else ""))
    return dice


def _as_fallen(view: View, values: tuple[int, ...]) -> tuple[int, ...]:
    """The values in the order in which they fell, as long as they are the same."""
    frame = view.frame("threat")
    rolled = frame.get("roll") if frame is not None and view.table.threat is not None else None
    if isinstance(rolled, tuple):
        fallen = tuple(int(value) for value in rolled)
        if sorted(fallen) == sorted(values):
            return fallen
    return values


def _now(view: View, threat: Threat) -> tuple[int, str] | None:
    """The value of the die that is being handed out, or that comes next, with what is said of it."""
    frame = view.frame("threat-die")
    value = frame.get("value") if frame is not None else None
    if isinstance(value, int) and frame is not None and not frame.get("settled"):
        return value, "now"
    if len(set(threat.left)) == 1 or ("threat-order" in view.state.automatic and threat.left):
        return threat.left[0], "next"
    return None


def _die(view: View, die: Rolled, known: int, lit: bool) -> Html:
    words = view.words
    if die.value is None:
        return pieces.die(None, "threat", "", key=view.key(die.key), says=words("stage-threat-unrolled"))
    fresh = die.settled is not None and die.at >= known
    if die.settled is not None:
        note = words("stage-missed") if die.settled.how == "miss" else words("stage-done")
    else:
        note = words(f"stage-{die.does}") if die.does else ""
    text = (
        f"{words('stage-threat-die', value=die.value)}, {note}"
        if note
        else words("stage-threat-die", value=die.value)
    )
    return pieces.die(
        die.value, "threat", note, key=view.key(die.key), says=text,
        lit=fresh or (lit and die.does in ("now", "next")),
        pick=None if die.settled is not None else view.pick(f"threat-value-{die.value}"),
    )  # fmt: skip


def _removed(view: View, at: int) -> Html:
    text = view.words("stage-removed")
    return pieces.die(None, "threat", text, key=view.key(f"removed-{at}"), says=text, gone=True)


def _board(
    view: View, threat: Threat, lost: list[tuple[str, str, int]], hit: Iterable[str], mortal: bool
) -> Html:
    """The dice, the marks and the wizard, as a panel."""
    wizard, hits = view.wizard, set(hit)
    spared = view.table.turn.ignores_pool
    few = len(wizard.marks) + len(wizard.dice) + len(lost) <= 7
    pool = parts.pool(view, wizard, lost=lost)
    marks = [parts.mark(view, one, hit=one.slot in hits, named=few) for one in wizard.marks]
    rows = [
        parts.many(*pool, name="dice") if pool else None,
        parts.body(marks, parts.self_piece(view, hit=mortal)),
    ]
    note = view.words("stage-pool-ignored") if spared else None
    return pieces.group(
        view.by("stage-board", threat.seat), *rows, note=note, look="board", panel=True, key="board"
    )


def _took(die: Rolled, how: str) -> bool:
    return die.settled is not None and die.settled.how == how


def _piece_of(settled: Settled | None) -> tuple[str, int]:
    assert settled is not None
    colour, _, value = settled.piece.rpartition(" ")
    return colour, int(value)


def _links(dice: Iterable[Rolled], threat: Threat) -> Iterable[Link]:
    for die in dice:
        if _took(die, "die"):
            yield Link(die.key, f"lost-{die.at}", "harm")
        elif _took(die, "mark") or _took(die, "mortal"):
            assert die.settled is not None
            yield Link(die.key, f"mark-{die.settled.piece}", "harm")
            if die.settled.how == "mortal" and threat.mortal:
                yield Link(f"mark-{die.settled.piece}", "self", "harm")


def _label(view: View, text: str, dice: Iterable[Rolled]) -> str:
    """The picture in words: every threat die with what it did."""
    words = view.words
    parts = []
    for die in dice:
        if die.value is None:
            continue
        if die.settled is None:
            parts.append(words(f"stage-says-{die.does or 'lies'}", value=die.value))
            continue
        piece = ""
        if die.settled.how == "die":
            piece = view.speaker.value(die.settled.piece)
        elif die.settled.how in ("mark", "mortal"):
            discipline = view.wizard.mark(die.settled.piece).discipline
            piece = view.speaker.name(f"mark-{discipline}")
        parts.append(words(f"stage-says-{die.settled.how}", value=die.value, piece=piece))
    return f"{text}. {capital('; '.join(parts))}." if parts else f"{text}."
