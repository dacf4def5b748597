"""The picture of a trial or a contract: what it asks for, against what has been given for it."""

from __future__ import annotations

from tutor.games.penumbra.components.faces import PATHS, ContractFace, Path, Reward, TrialFace
from tutor.games.penumbra.state.table import TaskNow
from tutor.games.penumbra.views.stage import board, parts
from tutor.games.penumbra.views.stage.extras import extras
from tutor.games.penumbra.views.stage.look import GAME, View
from tutor.games.penumbra.views.stage.seats import plates, stock_facts
from tutor.games.penumbra.views.table import phrases
from tutor.games.penumbra.views.table.rows import contract_of, trial_of
from tutor.views.markup import Html, Part, join, tag
from tutor.views.stage import Stage, pieces
from tutor.views.words import capital

STEPS = ("threat", "task", "reward")


def stage(view: View) -> Stage:
    """The card on the left, its task or paths beside it, the pool that pays for it below."""
    table = view.table
    id = (
        table.trial.card
        if table.trial is not None
        else table.contract.card
        if table.contract is not None
        else ""
    )
    now = table.task
    beside = _task(view, now) if now is not None else _choices(view, id)
    wizard = view.wizard
    dice, marks = parts.pool(view, wizard), [parts.mark(view, one, named=False) for one in wizard.marks]
    tokens = parts.stock(view, wizard)
    few = tag("div", parts.many(*marks, name="marks"), class_="st-quiet") if marks else None
    scene = join(
        pieces.columns(join(_track(view), card(view, id)) if id else None, beside),
        tag(
            "div",
            parts.many(*dice, name="dice") if dice else None,
            parts.many(*tokens, name="stock") if tokens else None,
            few,
            class_="st-row st-changing",
        ),
        extras(view),
    )
    return Stage(scene, _label(view, id, now), plates(view), stock_facts(view))


def card(view: View, id: str, *, brief: bool = False) -> Html:
    """A trial or contract face up, with what it threatens and asks for."""
    trial, contract = trial_of(view.scene, id), contract_of(view.scene, id)
    if trial is not None:
        lines, level = _trial_lines(view, trial), trial.difficulty
        kind = view.words("stage-trial")
    elif contract is not None:
        lines, level = _contract_lines(view, contract), contract.difficulty
        kind = view.words("stage-contract")
    else:
        return parts.some_card(view, id)
    hue = "threat" if trial is not None else ""
    running = view.table.trial or view.table.contract
    return pieces.card(
        GAME, id, view.name(id), key=view.key(f"card-{id}"), hue=hue,
        kind=f"{kind}, {view.words('stage-level', n=level)}" if level else kind,
        lines=lines, pick=view.pick(f"card-{id}"), lit=running is not None and running.card == id,
    )  # fmt: skip


def _trial_lines(view: View, face: TrialFace) -> list[Part]:
    lines: list[Part] = [view.words("stage-face-threat", n=face.threat)] if face.threat else []
    trial = view.table.trial
    for one in face.properties or ():
        text = capital(phrases.trait(view.speaker, one))
        off = trial is not None and trial.card == face.id and one.id not in trial.properties
        lines.append(join(tag("s", text), f" {view.words('cancelled')}") if off else text)
    if trial is None or trial.card != face.id:
        for path in PATHS:
            tasks = face.path(path).tasks or ()
            text = phrases.both(view.speaker, [phrases.task(view.speaker, one) for one in tasks], "list-or")
            if text:
                lines.append(f"{view.words(f'side-{path}')}: {text}")
    return lines


def _contract_lines(view: View, face: ContractFace) -> list[Part]:
    lines: list[Part] = [view.words("stage-face-threat", n=face.threat)] if face.threat else []
    if face.task is not None:
        lines.append(capital(phrases.task(view.speaker, face.task)))
    if face.reward is not None:
        lines.append(view.words("stage-gives", what=_reward(view, face.reward)))
    if face.points:
        lines.append(view.words("stage-points", n=face.points))
    return lines


def _reward(view: View, reward: Reward) -> str:
    return ", ".join(words for _, _, words in phrases.reward_parts(view.speaker, reward))


def _track(view: View) -> Html | None:
    """The three steps of an attempt, the one it has reached lit."""
    table = view.table
    trial, contract = table.trial, table.contract
    if trial is not None:
        reached = trial.stage
    elif contract is not None:
        reached = "reward" if contract.done else "task" if table.task is not None else "threat"
    else:
        return None
    return track(view, [view.words(f"stage-{name}") for name in STEPS], [*STEPS, "over"].index(reached))


def track(view: View, names: list[str], at: int) -> Html:
    """Steps in a row, those done and the one under way marked."""
    items = [
        tag(
            "li",
            name,
            class_="is-done" if n < at else "is-now" if n == at else None,
            aria_current="step" if n == at else None,
        )
        for n, name in enumerate(names)
    ]
    return tag("ol", *items, class_="st-track")


def _task(view: View, now: TaskNow) -> Html:
    """What the task asks for, and what has been given for it so far."""
    words = view.words
    less = [words("less-sum", n=now.minus)] if now.minus else []
    less += [words("less-dice", n=now.ignored)] if now.ignored else []
    given = [
        pieces.die(value, "", "", key=view.key(f"given-{at}"), says=words("stage-given-die", value=value))
        for at, value in enumerate(now.given)
    ]
    total = _total(view, now)
    return pieces.group(
        words(f"stage-task-{now.source}"),
        tag("p", capital(phrases.task(view.speaker, now.task)), class_="st-asks"),
        *[pieces.note(sentence) for sentence in less],
        parts.many(*given, name="dice") if given else None,
        pieces.note(total, good=now.met) if total else None,
        look="stack", panel=True, key="task",
    )  # fmt: skip


def _total(view: View, now: TaskNow) -> str:
    words, wanted = view.words, now.task.n
    if now.met:
        return words("stage-task-met")
    if now.task.kind == "sum" and wanted:
        return words("stage-given-sum", n=sum(now.given), of=max(0, wanted - now.minus))
    if now.task.kind == "exact":
        return words("stage-given-dice", n=len(now.given), of=len(now.task.values))
    return words("stage-given-none") if now.task.kind == "ingredients" and not now.given else ""


def _choices(view: View, id: str) -> Html | None:
    """The two paths of a trial, or the task of a contract that comes later."""
    face, trial = trial_of(view.scene, id), view.table.trial
    if face is None or trial is None:
        return None
    paths = (trial.path,) if trial.path else PATHS
    return tag("div", *[_path(view, face, path) for path in paths], class_="st-row st-paths")


def _path(view: View, face: TrialFace, path: Path) -> Html:
    words, printed = view.words, face.path(path)
    approach = view.name(f"approach-{printed.approach}") if printed.approach else ""
    if view.table.trial is not None and view.table.trial.replaced:
        tasks = [words("replaced")]
    else:
        tasks = [capital(phrases.task(view.speaker, one)) for one in printed.tasks or ()]
    reward = _reward(view, printed.reward) if printed.reward is not None else ""
    lines = [*tasks, *([words("stage-gives", what=reward)] if reward else [])]
    return pieces.piece(
        "path",
        tag("b", words(f"path-{path}")),
        tag("small", approach) if approach else None,
        *[tag("p", line) for line in lines],
        key=view.key(f"path-{path}"),
        pick=view.pick(f"path-{path}"),
        look=f"st-path--{path}",
    )


def _label(view: View, id: str, now: TaskNow | None) -> str:
    sentences = [view.name(id)] if id else []
    if now is not None:
        sentences.append(view.words("stage-says-task", what=phrases.task(view.speaker, now.task)))
        sentences += [_total(view, now)] if _total(view, now) else []
    return board.label(view, ". ".join(sentences))
