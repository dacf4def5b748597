"""`tutor publish`."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from tutor.app.serving.site import Theme
from tutor.cli.output import LangOption, Language, fail, progress, screen
from tutor.rules.defects import DefectiveFile
from tutor.rules.words import Words


class Look(StrEnum):
    """The themes of a site."""

    AUTO = "auto"
    LIGHT = "light"
    DARK = "dark"

    @property
    def theme(self) -> Theme:
        return "light" if self is Look.LIGHT else "dark" if self is Look.DARK else "auto"


def publish(
    scenarios: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE...", help="Scenario files, notebooks, or folders of them, in the order of the list."
        ),
    ],
    out: Annotated[Path, typer.Option(help="The folder to write: new, empty, or a site already.")],
    title: Annotated[str, typer.Option(help="What stands over the list of lessons.")] = "",
    classroom: Annotated[
        str,
        typer.Option("--class", metavar="CODE[=TITLE]", help="The class that visitors join with this code."),
    ] = "",
    language: LangOption = Language.EN,
    theme: Annotated[
        Look, typer.Option(help="The look of the pages; auto: as the visitor's device has it.")
    ] = (Look.AUTO),
    places: Annotated[int, typer.Option(min=1, max=1000, help="The most learners at once.")] = 40,
    force: Annotated[
        bool, typer.Option("--force", help="Write a site anew; the learners' data stay.")
    ] = False,
) -> None:
    """Write lessons and notebooks as a site, with a guide for the teacher, a Dockerfile and a JupyterHub."""
    # What reads and runs notebooks takes longer to load than most commands take.
    from tutor.app.publish import Order, PublishError, plan, write

    order = Order(scenarios, title, classroom, language.lang, theme.theme, places)
    try:
        with progress("check", 0) as bar:
            task = bar.task_ids[0]
            planned = plan(order, lambda total: bar.update(task, total=total, advance=1))
        site = write(planned, out, force=force)
    except DefectiveFile as bad:
        fail(bad.text(language.lang))
    except PublishError as bad:
        fail(bad.words.of(language.lang))
    done = Words(
        f"{out}: lessons: {len(site.lessons)}, pages: {len(site.notebooks)}\ntutor serve --site {out}",
        f"{out}: уроков: {len(site.lessons)}, страниц: {len(site.notebooks)}\ntutor serve --site {out}",
    )
    screen().print(done.of(language.lang), markup=False)
