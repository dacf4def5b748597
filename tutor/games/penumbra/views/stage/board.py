"""The picture of any position: the board of the wizard in focus, with pool, marks, ingredients and cards."""

from __future__ import annotations

from msgspec import structs

from tutor.games.penumbra.state.wizard import Wizard
from tutor.games.penumbra.views.stage import parts
from tutor.games.penumbra.views.stage.extras import extras
from tutor.games.penumbra.views.stage.look import View
from tutor.games.penumbra.views.stage.seats import mortal_facts, plates
from tutor.views.markup import Html, Part, join, tag
from tutor.views.stage import Stage, pieces

MOST_CARDS = 8
"""So many cards are shown in brief; the whole table shows the others."""


def stage(view: View, *above: Html | None, text: str = "") -> Stage:
    """The board in full, below what else is in focus."""
    wizard = view.wizard
    return Stage(
        join(
            *above, panel(view, wizard), hand(view, wizard), extras(view), *() if above else (common(view),)
        ),
        label(view, text),
        plates(view),
        () if above else mortal_facts(view),
    )


def panel(view: View, wizard: Wizard, note: Part = None) -> Html:
    """Pool, marks and ingredients as a panel."""
    few = len(wizard.marks) + len(wizard.dice) <= 7
    dice = parts.pool(view, wizard)
    marks = [parts.mark(view, one, named=few) for one in wizard.marks]
    tokens = parts.stock(view, wizard)
    rows = [
        parts.many(*dice, name="dice") if dice else None,
        parts.body(marks, parts.self_piece(view) if wizard.mortal_wounds else None),
        parts.many(*tokens, name="stock") if tokens else None,
    ]
    if not any(rows):
        rows = [tag("p", view.words("stage-board-empty"), class_="st-note")]
    return pieces.group(
        view.by("stage-board", wizard.seat), *rows, note=note, look="board", panel=True, key="board"
    )


def changing(view: View) -> Html | None:
    """Those rows of the board alone in which something may be picked or has just changed."""
    wizard, was = view.wizard, view.earlier
    rows = []
    if view.may(die.id for die in wizard.dice) or wizard.dice != was.dice:
        rows.append(parts.many(*parts.pool(view, wizard), name="dice"))
    if view.may(f"mark-{one.slot}" for one in wizard.marks) or wizard.marks != was.marks:
        rows.append(parts.many(*[parts.mark(view, one, named=False) for one in wizard.marks], name="marks"))
    seen = any(view.has(f"stock-{kind}") for kind in structs.asdict(wizard.stock))
    if wizard.stock != was.stock and not seen:
        rows.append(parts.many(*parts.stock(view, wizard), name="stock"))
    if not rows:
        return None
    return tag("div", *rows, class_="st-row st-changing")


def hand(view: View, wizard: Wizard, *, most: int = MOST_CARDS) -> Html | None:
    """The cards of the play area that are not to be seen yet, in brief, those first that may be picked."""
    cards = [card for card in wizard.cards if card.zone != "experience" and not view.has(f"card-{card.id}")]
    picked = [card for card in cards if view.pick(f"card-{card.id}")]
    quiet = [card for card in cards if card not in picked and card.zone != "discarded"]
    items = [parts.hand_card(view, card) for card in (*picked, *quiet[: max(0, most - len(picked))])]
    if not items:
        return None
    more = len(quiet) - max(0, most - len(picked))
    rest = pieces.note(view.words("stage-more-cards", n=more)) if more > 0 else None
    look = "st-row st-hand" if picked else "st-row st-hand st-hand--quiet"
    return tag("div", *items, rest, class_=look)


def common(view: View) -> Html | None:
    """What lies open for everybody; it is left out where the board needs the room."""
    table, wizard = view.table, view.wizard
    omens = parts.omens(view, *(id for id in (*table.prophecies, *table.goals) if not view.has(f"card-{id}")))
    groups = {"stage-omens": [omens] if omens is not None else []}
    for title, ids in (("stage-row-trials", table.trials), ("stage-guild", table.contracts)):
        groups[title] = [parts.some_card(view, id) for id in ids if not view.has(f"card-{id}")]
    columns = [pieces.group(view.words(title), *cards) for title, cards in groups.items() if cards]
    quiet = " st-quiet" if wizard.dice or wizard.marks or wizard.cards else ""
    return tag("div", *columns, class_=f"st-columns st-common{quiet}") if columns else None


def label(view: View, text: str = "") -> str:
    """The board in a sentence or two."""
    words, wizard, speaker = view.words, view.wizard, view.speaker
    head = text or view.by("stage-board", wizard.seat)
    dice = ", ".join(speaker.value(f"{die.colour} {die.value}") for die in wizard.dice)
    marks = ", ".join(speaker.name(f"mark-{one.discipline}") for one in wizard.marks)
    sentences = [head]
    sentences += [words("stage-says-dice", what=dice)] if dice else []
    sentences += [words("stage-says-marks", what=marks)] if marks else []
    return ". ".join(sentences) + "."
