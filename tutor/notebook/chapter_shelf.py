"""The shelf: all chapters, to be opened from a notebook that lies beside them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tutor.app.chapters import Chapter, chapters
from tutor.notebook.language_setting import language
from tutor.rules.words import Lang
from tutor.views.cell_errors import for_cells
from tutor.views.markup import Html
from tutor.views.output import Displayed
from tutor.views.site import chapters as views


@dataclass(frozen=True)
class Shelf(Displayed):
    """Chapters by title, with links to their notebooks."""

    chapters: tuple[Chapter, ...]
    lang: Lang = "en"

    def html(self) -> Html:
        """The chapters as cards; a press opens the notebook."""
        entries = [
            views.Entry(
                one.id, one.about.game, one.short, one.notebook, one.about.question, one.about.minutes
            )
            for one in self.chapters
        ]
        return views.chapters(entries, self.lang)

    def to_dict(self) -> list[dict[str, Any]]:
        """Each chapter with its title, its notebook, its game ("" for all), and about how many minutes."""
        return [
            {
                "title": one.title,
                "notebook": one.notebook,
                "game": one.about.game,
                "minutes": one.about.minutes,
            }
            for one in self.chapters
        ]

    def __repr__(self) -> str:
        return "\n".join(f"{one.title}: {one.notebook}" for one in self.chapters)


@for_cells
def shelf(lang: Lang | None = None) -> Shelf:
    """The chapters in a language, in the order of reading.

    >>> shelf("en").to_dict()[0]["notebook"]
    'chapters/en/threat.ipynb'
    """
    chosen = lang or language()
    return Shelf(chapters(chosen), chosen)
