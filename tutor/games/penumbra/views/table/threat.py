"""The threat dice: prepared, rolled, handed out one by one, settled, removed before the roll."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.games.penumbra.state.table import Settled, Threat
from tutor.games.penumbra.views.table.scene import Scene
from tutor.views.dice import die
from tutor.views.markup import Html, join, sub, tag


def threat_dice(scene: Scene) -> Html | None:
    """The dice of the threat under way, else of the one that ended last, with a caption below each.

    Nothing where there is none. In a whole game the last one is shown only while what it belongs to goes on.
    """
    table = scene.table
    goes_on = table.trial is not None or table.contract is not None
    threat = table.threat or (table.last_threat if goes_on or not scene.whole else None)
    if threat is None:
        return None
    known = _known(scene)
    dice = (*_settled(scene, threat, known), *_left(scene, threat, known), *_removed(scene, threat, known))
    return join(sub(scene.words("threat"), _note(scene, threat)), tag("div", *dice, class_="rt-dice"))


def _known(scene: Scene) -> Threat | None:
    """The same threat as it stood before the last step; None if it began in that step."""
    now, before = scene.table, scene.before
    if now.threat is None:
        return before.threat or before.last_threat
    depth = len(now.threats)
    return before.threats[depth - 1] if len(before.threats) >= depth else None


def _note(scene: Scene, threat: Threat) -> str:
    words = scene.words
    parts = []
    if scene.table.threat is None:
        parts.append(words("threat-last"))
    elif threat.step == "prepare":
        parts.append(words("threat-prepare", n=threat.prepared))
    else:
        n = len(threat.settled) + len(threat.left)
        parts.append(words("threat-rolled", n=n, who=scene.speaker.name(threat.roller)))
    if threat.removed:
        parts.append(words("threat-taken", n=len(threat.removed)))
    if threat.uncancellable:
        parts.append(words("threat-fixed"))
    if len(scene.table.threats) > 1:
        parts.append(words("threat-outer", n=len(scene.table.threats) - 1))
    return "; ".join(parts)


def _settled(scene: Scene, threat: Threat, known: Threat | None) -> Iterator[Html]:
    seen = 0 if known is None else len(known.settled)
    label = scene.words("die-settled")
    for at, settled in enumerate(threat.settled):
        note = _became(scene, threat, settled)
        yield die(settled.value, "threat", label=label, note=note, lit=at >= seen, gone="settled")


def _became(scene: Scene, threat: Threat, settled: Settled) -> str:
    piece = ""
    if settled.how == "die":
        piece = scene.speaker.value(settled.piece)
    elif settled.how == "mark":
        discipline = scene.table.wizard(threat.seat).mark(settled.piece).discipline
        piece = scene.speaker.name(f"mark-{discipline}")
    return scene.words(f"settled-{settled.how}", piece=piece)


def _left(scene: Scene, threat: Threat, known: Threat | None) -> Iterator[Html]:
    words = scene.words
    if threat.step == "prepare":
        for _ in range(threat.prepared):
            yield die(None, "threat", label=words("die-ready"), lit=known is None)
        return
    was = [] if known is None else list(known.left)
    running = scene.running
    for value in threat.left:
        changed = value not in was
        if not changed:
            was.remove(value)
        here = value == running
        if here:
            running = None
        yield die(
            value,
            "threat",
            label=words("die-now") if here else words("die-waits"),
            note=words("may-pick") if scene.may_pick("threat", str(value)) else "",
            lit=here or changed,
            candidate=scene.may_pick("threat", str(value)),
        )


def _removed(scene: Scene, threat: Threat, known: Threat | None) -> Iterator[Html]:
    seen = 0 if known is None else len(known.removed)
    label = scene.words("die-removed")
    for at, by in enumerate(threat.removed):
        key = f"removed-{by}"
        note = scene.words(key) if scene.words.has(key) else scene.speaker.name(by)
        yield die(None, "threat", label=label, note=note, lit=at >= seen, gone="removed")
