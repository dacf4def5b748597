"""Whose turn it is and what holds until it ends; the trial or contract under way; what is being looked at."""

from __future__ import annotations

from tutor.games.penumbra.components.faces import TrialFace
from tutor.games.penumbra.components.tasks import Property
from tutor.games.penumbra.state.table import Contract, TaskNow, Trial
from tutor.games.penumbra.state.wizard import Wizard
from tutor.games.penumbra.views.table import phrases
from tutor.games.penumbra.views.table.cards import card_box
from tutor.games.penumbra.views.table.origin import origins
from tutor.games.penumbra.views.table.parts import dice_line, task
from tutor.games.penumbra.views.table.rows import contract_card, path_box, trial_card, trial_of
from tutor.games.penumbra.views.table.scene import Scene
from tutor.views.markup import Html, badge, join, sub, tag
from tutor.views.parts import Row, facts, grid

STAGES = ("threat", "task", "reward")
"""The steps of a trial and of a contract (pen.trial.threat, pen.trial.choose-path, pen.trial.reward)."""


def turn_line(scene: Scene, wizard: Wizard) -> Html:
    """Whose turn it is, what it still allows, and the trial that is being attempted."""
    words, now, trial = scene.words, scene.table.turn, scene.table.trial
    parts = [words(f"turn-{now.kind or 'open'}", who=scene.speaker.name(now.seat))]
    parts += [words("turn-over")] if now.over else []
    if trial is not None:
        parts.append(words("trial-line", trial=scene.name(trial.card), threat=trial.threat))
        parts += [words("trial-rift", n=trial.number("rift"))] if trial.number("rift") else []
        parts += [words("trial-passed")] if trial.passed else []
        parts += [words("trial-gone")] if trial.gone else []
    parts += _holding(scene)
    rest = badge(words("must-rest")) if wizard.must_rest else None
    return tag("p", "; ".join(parts), " " if rest else None, rest, class_="rt-note")


def _holding(scene: Scene) -> list[str]:
    """What holds until the turn ends, as far as it is not the usual."""
    words, now = scene.words, scene.table.turn
    parts = [words("placements", n=now.placements)] if scene.whole and now.kind == "learning" else []
    if now.chain:
        parts.append(words("chain-of", cards=scene.titles(link.card for link in now.chain)))
    for name, n in (("strength", now.strength), ("discount", now.discount), ("nudges", now.nudges)):
        parts += [words(name, n=n)] if n else []
    parts += [words("besides", n=now.besides)] if now.besides else []
    for name, on in (("hurried", now.hurried), ("bound", now.bound), ("dead-water", now.dead_water)):
        parts += [words(name)] if on else []
    return parts


def underway(scene: Scene) -> Html | None:
    """The attempt under way: the step it has reached, what is in force, the task and what is given so far.

    Where a position is about its threat alone, the line of the turn says enough.
    """
    trial, contract, now = scene.table.trial, scene.table.contract, scene.table.task
    boxes = []
    if trial is not None and (scene.whole or trial.path or now or {*trial.properties} - {"rift"}):
        boxes.append(_trial(scene, trial))
    elif contract is not None and (scene.whole or now):
        boxes.append(_contract(scene, contract))
    if now is not None:
        boxes.append(_task(scene, now))
    return tag("div", *boxes, class_="rt-underway") if boxes else None


def looking(scene: Scene) -> Html | None:
    """Cards from a deck that one wizard alone looks at; the others see how many there are."""
    now = scene.table.looking
    if now is None:
        return None
    words, who = scene.words, scene.speaker.name(now.seat)
    head = sub(words("looking"), words("looking-note", who=who, n=len(now.cards)))
    if now.seat != scene.seat:
        return head
    return join(head, grid(_any_card(scene, card) for card in now.cards))


def _any_card(scene: Scene, id: str) -> Html:
    if scene.face(id) is not None:
        return card_box(scene, id)
    return trial_card(scene, id) if trial_of(scene, id) is not None else contract_card(scene, id)


def _trial(scene: Scene, trial: Trial) -> Html:
    words, face = scene.words, trial_of(scene, trial.card)
    stage = "" if trial.gone else trial.stage
    parts = [scene.name(trial.card)]
    parts += [words("from-reserve")] if trial.reserved else []
    rows: list[Row] = [(words("properties"), _properties(scene, trial, face))]
    if trial.number("vigilance"):
        rows.append((words("used-so-far"), words("of", n=trial.used, of=trial.number("vigilance"))))
    rows += [(words("tasks"), words("replaced"))] if trial.replaced else []
    rows += [(scene.speaker.name("shield"), words("task-met"))] if trial.shielded else []
    path = path_box(scene, face, trial.path) if face is not None and trial.path else None
    return join(
        sub(words("trial-now"), ", ".join(parts)),
        _stages(scene, stage),
        facts(rows),
        path,
        origins(scene, trial.card),
    )


def _properties(scene: Scene, trial: Trial, face: TrialFace | None) -> Html:
    """The properties in force, and struck through those that are printed and no longer are."""
    printed = {one.id: one for one in (face.properties or () if face is not None else ())}
    ids = dict.fromkeys((*printed, *trial.properties))
    traits = []
    for id in ids:
        on = id in trial.properties
        words = phrases.trait(scene.speaker, printed.get(id) or Property(id, trial.number(id)))
        traits.append(tag("span", words) if on else join(tag("s", words), scene.words("cancelled"), by=" "))
    if not traits and face is not None and face.properties is None:
        return tag("i", scene.words("unknown"), class_="rt-unknown")
    return join(*traits, by="; ") or join(scene.words("nothing"))


def _stages(scene: Scene, stage: str) -> Html:
    reached = (*STAGES, "over").index(stage) if stage else -1
    items = [
        tag(
            "li",
            scene.words(f"stage-{name}"),
            class_="is-done" if at < reached else None,
            aria_current="step" if at == reached else None,
        )
        for at, name in enumerate(STAGES)
    ]
    return tag("ol", *items, class_="rt-stages")


def _contract(scene: Scene, contract: Contract) -> Html:
    words = scene.words
    stage = "reward" if contract.done else "task" if scene.table.task is not None else "threat"
    parts = [scene.name(contract.card)]
    parts += [words("from-reserve")] if contract.reserved else []
    return join(
        sub(words("contract-now"), ", ".join(parts)),
        _stages(scene, stage),
        grid([contract_card(scene, contract.card, offered=False)]),
    )


def _task(scene: Scene, now: TaskNow) -> Html:
    words = scene.words
    rows: list[Row] = [(words("task"), task(scene, now.task))]
    less = [words("less-sum", n=now.minus)] if now.minus else []
    less += [words("less-dice", n=now.ignored)] if now.ignored else []
    rows.append((words("lessened"), "; ".join(less)))
    if now.given:
        values = phrases.both(scene.speaker, [str(value) for value in now.given])
        total = words("together", n=sum(now.given)) if now.task.kind in ("sum", "roll") else ""
        rows.append((words("given"), "; ".join(part for part in (values, total) if part)))
    if now.taken:
        taken = [die for die in scene.table.wizard(scene.table.turn.seat).dice if die.id in now.taken]
        rows.append((words("taken"), dice_line(scene, taken)))
    met = tag("p", badge(words("task-met")), class_="rt-badges") if now.met else None
    return join(sub(words("task-now"), words(f"source-{now.source}")), facts(rows), met)
