"""Contracts and trials: the row of the guild, the trial row, and one card of each as it is printed."""

from __future__ import annotations

from tutor.games.penumbra.components.faces import PATHS, ContractFace, Path, PathFace, TrialFace
from tutor.games.penumbra.views.table import phrases
from tutor.games.penumbra.views.table.cards import box
from tutor.games.penumbra.views.table.origin import (
    not_known,
    origins,
    unknown_of_contract,
    unknown_of_trial,
)
from tutor.games.penumbra.views.table.parts import fold, reward, signed, symbols, task, unknown
from tutor.games.penumbra.views.table.scene import Scene
from tutor.views.dice import chip
from tutor.views.markup import Html, Part, join, tag
from tutor.views.parts import Row, facts, grid


def contract_row(scene: Scene) -> Html | None:
    """The contracts of the guild from left to right; nothing where the position has none."""
    row, before, words = scene.table.contracts, scene.before.contracts, scene.words
    if not row and not scene.table.deck("contract").size:
        return None
    cards = [
        contract_card(scene, id, lies=_where(scene, at, len(row)), lit=id not in before)
        for at, id in enumerate(row)
    ]
    return fold(
        scene,
        "contracts",
        words("contracts"),
        words("contracts-note", n=len(row), deck=scene.table.deck("contract").size),
        grid(cards),
        picks=scene.may_pick_one("contract", row),
        lit=row != before,
    )


def trial_row(scene: Scene) -> Html | None:
    """The trials that lie open to everyone; nothing where the position has none."""
    row, before = scene.table.trials, scene.before.trials
    if not row and not scene.whole:
        return None
    cards = [trial_card(scene, id, lit=id not in before) for id in row]
    return fold(
        scene,
        "trials",
        scene.words("trials"),
        scene.words("trials-note", n=len(row)),
        grid(cards, wide=True),
        picks=scene.may_pick_one("trial", row),
        lit=row != before,
    )


def contract_card(
    scene: Scene, id: str, *badges: str, lies: str = "", lit: bool = False, offered: bool | None = None
) -> Html:
    """A contract as it is printed; a back where its face is hidden."""
    ring = scene.may_pick("contract", id) if offered is None else offered
    face = contract_of(scene, id)
    if face is None:
        return box(scene.words("face-down"), "", lies, "", lit=lit, candidate=ring, back=True)
    words = scene.words
    side = signed(face.side, words(f"side-{face.side}")) if face.side else None
    level = words("difficulty", n=face.difficulty) if face.difficulty else None
    return box(
        scene.name(id),
        join(side, level, by=". "),
        lies,
        "",
        *badges,
        rows=_contract_rows(scene, face),
        inside=not_known(scene, unknown_of_contract(face)),
        origin=origins(scene, id),
        lit=lit,
        candidate=ring,
    )


def trial_card(
    scene: Scene,
    id: str,
    *badges: str,
    lies: str = "",
    lit: bool = False,
    offered: bool | None = None,
    paths: tuple[Path, ...] = PATHS,
) -> Html:
    """A trial as it is printed, its paths side by side; a back where its face is hidden.

    A passed trial shows one of its `paths` only.
    """
    ring = scene.may_pick("trial", id) if offered is None else offered
    face = trial_of(scene, id)
    if face is None:
        return box(scene.words("face-down"), "", lies, "", lit=lit, candidate=ring, back=True)
    words = scene.words
    return box(
        scene.name(id),
        words("difficulty", n=face.difficulty) if face.difficulty else "",
        lies,
        "",
        *badges,
        rows=_trial_rows(scene, face),
        inside=join(
            tag("div", *[path_box(scene, face, path) for path in paths], class_="rt-paths"),
            not_known(scene, unknown_of_trial(face, paths)),
        ),
        origin=origins(scene, id),
        lit=lit,
        candidate=ring,
    )


def path_box(scene: Scene, face: TrialFace, path: Path) -> Html:
    """One path of a trial: approach, task and reward."""
    printed = face.path(path)
    approach = scene.speaker.name(f"approach-{printed.approach}") if printed.approach else None
    head = tag("h5", join(signed(path, scene.words(f"path-{path}")), approach, by=": "))
    return tag("div", head, facts(_path_rows(scene, printed)), class_="rt-path")


def contract_of(scene: Scene, id: str) -> ContractFace | None:
    """What is printed on a contract; None where its face is hidden."""
    try:
        return scene.box.contract(id)
    except KeyError:
        return None


def trial_of(scene: Scene, id: str) -> TrialFace | None:
    """What is printed on a trial; None where its face is hidden."""
    try:
        return scene.box.trial(id)
    except KeyError:
        return None


def threat_sign(scene: Scene, n: int) -> Html:
    """A printed threat."""
    return chip("threat", n, label=str(n)) if n else join(scene.words("nothing"))


def _where(scene: Scene, at: int, n: int) -> str:
    if n > 1 and at in (0, n - 1):
        return scene.words("leftmost" if at == 0 else "rightmost")
    return ""


def _contract_rows(scene: Scene, face: ContractFace) -> list[Row]:
    words = scene.words
    rows: list[Row] = []
    if face.threat is not None:
        rows.append((words("threat-printed"), threat_sign(scene, face.threat)))
    rows.append((words("task"), unknown(scene) if face.task is None else task(scene, face.task)))
    rows.append((words("reward"), unknown(scene) if face.reward is None else reward(scene, face.reward)))
    if face.reward is None and (face.light or face.dark):
        rows.append((words("sides"), _sides(scene, face.light or 0, face.dark or 0)))
    return rows + _gains(scene, face.experience, face.points)


def _trial_rows(scene: Scene, face: TrialFace) -> list[Row]:
    words = scene.words
    rows: list[Row] = []
    if face.threat is not None:
        rows.append((words("threat-printed"), threat_sign(scene, face.threat)))
    if face.properties is not None:
        traits = [phrases.trait(scene.speaker, one) for one in face.properties]
        rows.append((words("properties"), join(*traits, by="; ") or words("nothing")))
    if face.counterstrike:
        rows.append((words("counterstrike"), threat_sign(scene, face.counterstrike)))
    return rows + _gains(scene, face.experience, face.points)


def _gains(scene: Scene, experience: tuple[str, ...] | None, points: int | None) -> list[Row]:
    rows: list[Row] = []
    if experience is not None:
        rows.append((scene.words("symbols"), symbols(scene, experience)))
    if points is not None:
        rows.append((scene.words("points"), str(points)))
    return rows


def _path_rows(scene: Scene, printed: PathFace) -> list[Row]:
    words = scene.words
    task_text: Part = unknown(scene)
    if printed.tasks is not None:
        task_text = join(*[task(scene, one) for one in printed.tasks], by=f" {words('or')} ")
    rows: list[Row] = [(words("task"), task_text)]
    rows.append(
        (words("reward"), unknown(scene) if printed.reward is None else reward(scene, printed.reward))
    )
    if printed.reward is None and (printed.light or printed.dark):
        rows.append((words("sides"), _sides(scene, printed.light or 0, printed.dark or 0)))
    return rows


def _sides(scene: Scene, light: int, dark: int) -> Html:
    parts = [
        signed(side, scene.speaker.say(f"reward-{side}", n=n))
        for side, n in (("light", light), ("dark", dark))
        if n
    ]
    return join(*parts, by=", ")
