"""Effects inside effects in cells: the boxes of a position, and those of a lesson with controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

import ipywidgets

from tutor.notebook.controls import Explorable
from tutor.notebook.inputs import column, slider
from tutor.notebook.positions import position as position_of
from tutor.rules.words import Lang
from tutor.trace.tree import trace
from tutor.views.analysis.effect_tree import EffectTree, depth_chart
from tutor.views.cell_errors import CellError, for_cells
from tutor.views.lesson.timeline import here
from tutor.views.words import wording
from tutor.workbench import Position

if TYPE_CHECKING:
    from tutor.notebook.stepper import Stepper


@for_cells
def effect_tree(position: Position | Stepper) -> EffectTree:
    """Which effect runs inside which, on the way to a position of any game, and on as far as was played.

    >>> from tutor.notebook import position
    >>> effect_tree(position("penumbra/60-two-placements")).deepest
    7

    Raises CellError for what is no position.
    """
    at = position if isinstance(position, Position) else getattr(position, "position", None)
    if not isinstance(at, Position):
        raise CellError(f"found {type(position).__name__}; allowed: a position or a stepper")
    history, says = at.opened.history, at.speaker
    line = trace(history)
    asks = history.node.question
    question = says.question(asks) if asks is not None else ""
    return EffectTree(line, here(line, history.node.number), says, question=question)


class EffectBoxes(Explorable[EffectTree]):
    """The boxes of a whole line as controls: the step that is shown, and how many levels are unfolded.

    Pressing a dot goes to its step; pressing a box folds or unfolds that box alone.
    """

    def __init__(self, tree: EffectTree) -> None:
        words = wording(tree.lang)
        step = slider(words("boxes-axis"), tree.step, 1, tree.steps)
        levels = slider(words("boxes-levels"), tree.levels or tree.deepest, 1, tree.deepest)
        inputs = {"step": step, "levels": levels}
        super().__init__(inputs, tree.at, EffectTree.pressable, lang=tree.lang)
        self._step = step

    def depths(self) -> ipywidgets.Widget:
        """How many effects are under way at each step as a figure, with the slider of steps above it."""
        chart = self.chart(depth_chart, wording(self.lang)("boxes-depth"))
        return column(self._step, chart)


@for_cells
def effect_boxes(
    lesson: str, step: int = 1, levels: int | None = None, lang: Lang | None = None
) -> EffectBoxes:
    """The effects of a whole lesson as boxes inside boxes, with controls.

    >>> boxes = effect_boxes("penumbra/60-two-placements", step=9)
    >>> len(boxes.value.running), len(boxes.set(step=10, levels=2).value.running)
    (7, 7)

    Raises NoSuchName for a lesson that there is not, and CellError for a step or levels that it has not.
    """
    tree = effect_tree(position_of(lesson, lang=lang))
    shown = tree.deepest if levels is None else levels
    for name, value, most in (("step", step, tree.steps), ("levels", shown, tree.deepest)):
        if not 1 <= value <= most:
            raise CellError(f"found {name} {value}; allowed: 1 to {most}")
    return EffectBoxes(tree.at(step, shown))
