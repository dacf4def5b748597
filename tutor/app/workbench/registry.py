"""The questions that can be asked on the bench, in the order in which they are offered."""

from __future__ import annotations

from tutor.app.workbench.answers import AnswersPanel
from tutor.app.workbench.may import MayPanel
from tutor.app.workbench.outcomes import OutcomesPanel
from tutor.app.workbench.panels import Panel, Works
from tutor.app.workbench.readings import ReadingsPanel


def panels(works: Works) -> tuple[Panel, ...]:
    """A panel for each question."""
    may, outcomes = MayPanel(works), OutcomesPanel(works)
    return may, outcomes, AnswersPanel(works), ReadingsPanel(works, outcomes, may)
