"""A sound scenario as text, and what becomes of it when a line is written otherwise."""

from __future__ import annotations

from tutor.scenario import Report, check_text

NAME = "lesson.yaml"

SOUND = """\
title: {en: Two dice, ru: Два кубика}
summary: {en: A line, ru: Строка}
game: penumbra
level: first-steps
shows: [pen.threat.step3.die]
you: anna
automatic: [threat-order]
names:
  anna: {en: Ann, ru: Аня}
rulings:
  pen.ruling.ruins-mortal: "yes"
position:
  wizards:
    anna:
      dice: [bone 6, orange 6, yellow 3]
      marks:
        discipline-1: {mark: jasper, threat: 2}
      stock: {crystal: 2}
    boris: {}
  turn: {seat: anna}
  resolve: {dice: 3}
steps:
  - say: {en: Begin, ru: Начало}
  - predict: {ask: {en: How many, ru: Сколько}, fact: anna.wounds, choices: [0, 1]}
  - choose: yellow-yellow-3
  - choose: pass
  - roll: [2, 6]
  - say: {en: Rolled, ru: Брошено}
  - say: {en: Wounded, ru: Рана}
    after: mark-wounded
  - expect: {anna.wounds: 1}
  - expect: {refused: {option: crystal-flip, rules: [pen.threat.step3.none]}}
  - choose: bone-6
  - expect: {anna.dice: 1, last.misses: 0}
"""


def changed(*changes: tuple[str, str]) -> str:
    """The sound text with each first text replaced by the second; every one must be there."""
    text = SOUND
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def report(*changes: tuple[str, str]) -> Report:
    """What checking the changed text finds."""
    return check_text(changed(*changes), NAME)


def places(found: Report) -> list[tuple[int, str]]:
    """Line and field of every defect."""
    assert all(defect.file == found.file for defect in found.defects)
    return [(defect.line, defect.field) for defect in found.defects]


def only(*changes: tuple[str, str]) -> str:
    """The one defect of the changed text, as it is printed."""
    found = report(*changes)
    assert len(found.defects) == 1, [str(defect) for defect in found.defects]
    assert found.script is None
    return str(found.defects[0])
