"""What a rules lawyer can ask on the bench: each question is a panel, of which one is open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from tutor.app.words import AppWords
from tutor.app.workbench.session import Bench
from tutor.trace.words import Speaker
from tutor.views.markup import Html, join
from tutor.views.stage import Setting
from tutor.views.stage.annotations import Annotation
from tutor.workbench.report import Section


class Figure(NamedTuple):
    """A Plotly figure of a panel, with its name and what it says for those who do not see it."""

    figure: dict[str, Any]
    label: str
    alt: str
    key_trace: int = 0


class Drawn(NamedTuple):
    """What a panel shows: beside the stage, and with `annotations` on it.

    A position that is `tried` is on the stage instead, with what it has otherwise; or a `pair` of stages.
    """

    html: Html = join()
    figure: Figure | None = None
    below: Html = join()
    annotations: tuple[Annotation, ...] = ()
    tried: Bench | None = None
    pair: tuple[Html, Html] | None = None


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a panel has found out: as expectations of a scenario, as sections of a report, and its rules."""

    expected: Mapping[str, Any] = field(default_factory=dict)
    sections: tuple[Section, ...] = ()
    rules: tuple[str, ...] = ()

    @property
    def question(self) -> str:
        """What was asked, in words: of a chance the measure, else the head of the first section."""
        if not self.sections:
            return ""
        first = self.sections[0]
        return f"{first.lines[0].partition('. ')[0]}?" if "chance" in self.expected else first.head


class Panel(Protocol):
    """One question. `name` is its id in links and words (`panel-tab-<name>`)."""

    name: str

    def act(self, action: str, value: str, bench: Bench, speaker: Speaker) -> bool:
        """Does what was pressed in it; False for what it does not know."""
        ...

    def click(self, point: int, bench: Bench) -> None:
        """Does what a click on a point of its figure asks for."""
        ...

    def evidence(self, bench: Bench, speaker: Speaker) -> Evidence:
        """What it has found out about the position shown, if anything."""
        ...

    def draw(self, bench: Bench, speaker: Speaker, words: AppWords) -> Drawn:
        """What it shows of the position on the bench."""
        ...


class DrawnStage(NamedTuple):
    """The stage of the position shown, and what it is drawn from."""

    html: Html
    setting: Setting[Any]


class Works(Protocol):
    """What a panel asks of the page: work in slices while presses are heard, files, and the stage."""

    @property
    def drawn_stage(self) -> DrawnStage:
        """The stage of the position shown, without annotations."""
        ...

    def work(self, slice_: Callable[[], bool]) -> None:
        """Calls `slice_` again and again, drawing in between, until it returns False."""
        ...

    def save(self, name: str, text: str) -> None:
        """Hands the reader a text as a file."""
        ...
