"""The picture of the Automa's turn: its instructions, what the one under way acts on, and its board."""

from __future__ import annotations

from tutor.engine.state import Frame
from tutor.games.penumbra.components.faces import AutomaTurn
from tutor.games.penumbra.state.wizard import Wizard
from tutor.games.penumbra.views.stage import attempt, board, parts, places
from tutor.games.penumbra.views.stage.extras import extras
from tutor.games.penumbra.views.stage.look import GAME, View
from tutor.games.penumbra.views.stage.seats import plates, stock_facts
from tutor.games.penumbra.views.table import phrases
from tutor.games.penumbra.views.table.rows import trial_of
from tutor.views.dice import hue_of
from tutor.views.markup import Html, join, tag
from tutor.views.stage import Stage, pieces
from tutor.views.words import capital

TURN = "automa-turn"
ROWS = ("automa-contract", "automa-trial")


def stage(view: View) -> Stage:
    """The card of its instructions, beside it what the running one acts on, below both its board."""
    turn = view.frame(TURN)
    assert turn is not None
    view.seat = turn.owner
    wizard = view.wizard
    at = _running(turn)
    printed = _turn(view, wizard)
    doing = instruction(view)
    steps = printed.steps if printed is not None else ()
    now = capital(phrases.instruction(view.speaker, steps[at])) if 0 <= at < len(steps) else ""
    scene = join(
        tag("div", _card(view, wizard, printed, at), _acts_on(view, doing), class_="st-row st-automa"),
        tag("div", pieces.note(now, good=True), class_="st-brief") if now else None,
        board.panel(view, wizard),
        board.hand(view, wizard, most=4),
        extras(view),
    )
    text = ": ".join(part for part in (view.name(wizard.automa), now) if part)
    return Stage(scene, board.label(view, text), plates(view), stock_facts(view))


def instruction(view: View) -> Frame | None:
    """The instruction under way."""
    return next(
        (one for one in view.frames() if one.program.startswith("automa-") and one.program != TURN), None
    )


def _running(turn: Frame) -> int:
    """Which instruction is carried out; -1 before the first, past them all after the last."""
    steps = turn.get("steps")
    if not isinstance(steps, tuple) or turn.get("step") is None:
        return len(steps) if isinstance(steps, tuple) and turn.path[0] > 1 else -1
    left = next((value for name, value in turn.bindings if name.startswith("step:left")), ())
    return len(steps) - 1 - (len(left) if isinstance(left, tuple) else 0)


def _turn(view: View, wizard: Wizard) -> AutomaTurn | None:
    """The turn that its board has for it now."""
    turns = view.box.automa(wizard.automa).turns
    return turns[max(0, wizard.turns - 1) % len(turns)] if turns else None


def _card(view: View, wizard: Wizard, printed: AutomaTurn | None, at: int) -> Html:
    words = view.words
    if printed is None:
        kind, lines = "", [words("automa-unknown")]
    else:
        kind = words(f"stage-turn-{printed.kind}")
        lines = [capital(phrases.instruction(view.speaker, step)) for step in printed.steps]
    level = sum(mark.discipline != "spark" for mark in wizard.marks)
    side = words(f"side-{wizard.side}") if wizard.side else words("side-open")
    return pieces.card(
        GAME, wizard.automa, view.name(wizard.automa), key=view.key("automa"), kind=kind,
        lines=lines, running=at, lit=True, foot=words("stage-automa-foot", level=level, side=side),
    )  # fmt: skip


def _acts_on(view: View, doing: Frame | None) -> Html | None:
    """What an instruction is about: the classes to pick from, a section with its market, a row, a die."""
    if doing is None:
        return None
    section, words = str(doing.get("section") or ""), view.words
    pieces_here: list[Html] = []
    if section:
        title = view.place(section)
        pieces_here.append(places.tile(view, section, title, large=True))
    elif "class" in doing.program:
        picked = doing.get("picked")
        classes = [parts.class_chip(view, gem, lit=gem == picked) for gem in view.table.classes]
        pieces_here.append(pieces.group(words("stage-automa-classes"), *classes, look="classes"))
    rolled, colour = doing.get("roll"), str(doing.get("colour"))
    if isinstance(rolled, tuple) and not _lies(view, section, colour, int(rolled[0])):
        value = int(rolled[0])
        note = words("stage-rolled" if doing.get("value") is None else "stage-automa-unplaced")
        text = view.speaker.value(f"{colour} {value}")
        pieces_here.append(
            pieces.die(value, hue_of(colour), note, key=view.key("rolled"), says=text, lit=True)
        )
    market = str(doing.get("market") or doing.get("picked") or section)
    cards: tuple[str, ...] = view.table.market(market).cards if section else ()
    if doing.program in ROWS:
        row = view.table.contracts if doing.program == "automa-contract" else view.table.trials
        picked = str(doing.get("picked") or "")
        gone = (picked,) if picked and picked not in row else ()
        cards = (*gone, *row)
    about = [_open(view, id, id == doing.get("picked")) for id in cards]
    if about:
        pieces_here.append(tag("div", *about, class_="st-row st-row--stack"))
    return tag("div", *pieces_here, class_="st-row st-acts") if pieces_here else None


def _lies(view: View, section: str, colour: str, value: int) -> bool:
    """Whether the die that was rolled has been placed."""
    lying = view.table.placed
    return any((one.section, one.colour, one.value) == (section, colour, value) for one in lying)


def _open(view: View, id: str, picked: bool) -> Html:
    if picked and trial_of(view.scene, id) is not None:
        return attempt.card(view, id)
    return parts.some_card(view, id, view.words("stage-automa-picked") if picked else None)
