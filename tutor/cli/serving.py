"""`tutor serve`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer

from tutor.app.own_facts import VARIABLE, take_in
from tutor.app.serving.site import enter
from tutor.cli.browser import has_browser
from tutor.cli.output import Language, fail, left_out
from tutor.rules.defects import DefectiveFile


def serve(
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen at.")] = 8866,
    ip: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    notebooks: Annotated[Path | None, typer.Option(help="The folder of the notebooks.")] = None,
    base_url: Annotated[str, typer.Option(help="The path in front of every address.")] = "/",
    public: Annotated[bool, typer.Option("--public", help="Serve other machines too.")] = False,
    token: Annotated[
        str | None,
        typer.Option(help="The key that visitors need; off this machine one is made up unless given."),
    ] = None,
    places: Annotated[
        int | None, typer.Option(min=1, help="The most learners at once; 40, unless a site says otherwise.")
    ] = None,
    open_browser: Annotated[
        bool | None,
        typer.Option(
            "--open-browser/--no-browser",
            help="Open a browser, or do not; unless told, one is opened at a terminal with a screen.",
        ),
    ] = None,
    classes: Annotated[
        list[str] | None,
        typer.Option(
            "--class",
            help="A class that visitors have to join: CODE or CODE=TITLE. More than one may be given; "
            "so may TUTOR_CLASSES in the environment.",
        ),
    ] = None,
    teacher_token: Annotated[
        str | None,
        typer.Option(help="What a teacher shows (or TUTOR_TEACHER_TOKEN); made up for a class unless given."),
    ] = None,
    proxied: Annotated[
        bool, typer.Option("--proxied", help="A proxy in front says who asks, and whether by https.")
    ] = False,
    facts: Annotated[
        list[Path] | None, typer.Option(help="A facts file of your own, checked first (see `tutor facts`).")
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", help="Say more in the log.")] = False,
    site: Annotated[
        Path | None,
        typer.Option(help="The folder of a site that `tutor publish` wrote; its site.yaml counts."),
    ] = None,
    hub: Annotated[
        bool, typer.Option("--hub", help="Serve one user of a JupyterHub, which starts this and says where.")
    ] = False,
) -> None:
    """Serve the notebooks as apps until interrupted; the address is printed."""
    left_out(Language.EN)
    # The server takes a second to import, and no other command needs it.
    from tutor.app.serving.options import ServeError, read_classes
    from tutor.app.serving.server import serve as serve_notebooks

    for file in facts or ():
        _take_in(file)
    if facts:
        os.environ[VARIABLE] = os.pathsep.join(str(file.resolve()) for file in facts)
    if open_browser is None:
        open_browser = not public and not hub and has_browser(os.environ)
    options: dict[str, Any] = {
        "port": port, "ip": ip, "notebooks": notebooks, "base_url": base_url, "public": public,
        "token": token, "open_browser": open_browser, "verbose": verbose, "teacher_token": teacher_token,
        "proxied": proxied,
    }  # fmt: skip
    options |= _of_site(site) if site is not None else {}
    options |= _of_hub() if hub else {}
    options |= {"places": places} if places is not None else {}
    try:
        options |= {"classes": read_classes(classes)} if classes else {}
        serve_notebooks(**options)
    except ServeError as error:
        fail(str(error))


def _of_site(folder: Path) -> dict[str, Any]:
    """What a site says of how it is served. Fails with every defect of its file."""
    try:
        return enter(folder)
    except DefectiveFile as bad:
        fail("\n".join(defect.as_line("en") for defect in bad.defects))


def _of_hub() -> dict[str, Any]:
    try:
        from tutor.app.entrance.hub import NoHub, hub_options
    except ImportError:
        fail("--hub needs the library jupyterhub. Install it: pip install 'mage-rules-tutor[hub]'")
    try:
        return hub_options(os.environ)
    except NoHub as bad:
        fail(str(bad))


def _take_in(file: Path) -> None:
    """Fails with every defect of a facts file before anything is served."""
    try:
        take_in(file)
    except DefectiveFile as bad:
        fail("\n".join(defect.as_line("en") for defect in bad.defects))
    except OSError as error:
        fail(f"{file}: {error.strerror}")
    except LookupError as error:
        fail(f"{file}: {error.args[0]}")
