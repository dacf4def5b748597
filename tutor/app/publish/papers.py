"""The texts of a site: its own file, what a teacher reads, and how it runs in a container or a JupyterHub."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from string import Template
from typing import Final

from tutor.app.serving.site import FORM, Site
from tutor.rules.words import Words

README: Final = "README.md"

SAME: Final = {
    "Dockerfile": "Dockerfile",
    ".dockerignore": "dockerignore",
    "jupyterhub_config.py": "jupyterhub_config.txt",
}
"""Files that are the same in every site, and what they are called here."""

NAMES: Final = (README, *SAME)

PORT: Final = 8866

_HEAD: Final = Words(
    "# What this site holds and how it is served: tutor serve --site FOLDER\n"
    "# Never sent: the sources of pages, the details of errors, and whatever is not named here.\n",
    "# Что есть на этом сайте и как он показывается: tutor serve --site ПАПКА\n"
    "# Никогда не отправляются: исходный текст страниц, подробности ошибок и всё, что здесь не названо.\n",
)
_NOTES: Final[Mapping[str, Words]] = {
    "site": Words("the form of this file", "форма этого файла"),
    "language": Words("en or ru, unless a link says otherwise", "en или ru, если ссылка не называет другого"),
    "theme": Words("auto (as the visitor's device has it), light or dark",
                   "auto (как на устройстве гостя), light или dark"),
    "class": Words("visitors join with this code", "гости входят с этим кодом"),
    "lessons": Words("in the order of the list; the files are in scenarios/",
                     "в порядке списка; файлы лежат в scenarios/"),
    "notebooks": Words("the only pages that are served", "показываются только эти страницы"),
    "places": Words("learners at once", "учеников сразу"),
    "ready": Words("kernels started ahead for each page", "ядер наготове для каждой страницы"),
    "idle": Words("seconds that the kernel of a closed page is kept", "секунд живёт ядро закрытой страницы"),
    "arrival": Words("seconds that a kernel waits for its page", "секунд ядро ждёт свою страницу"),
}  # fmt: skip


def of_site(site: Site) -> str:
    """The file of a site, with notes in the site's language."""

    def line(name: str, value: object, indent: str = "") -> str:
        text = (
            f"{indent}{name}: {json.dumps(value, ensure_ascii=False) if value is not None else ''}".rstrip()
        )
        return f"{text}  # {_NOTES[name].of(site.language)}" if name in _NOTES else text

    lines = [line("site", FORM), line("title", site.title)]
    lines += [line("language", site.language), line("theme", site.theme)]
    if site.classroom is not None:
        lines += [line("class", None), line("code", site.classroom.code, "  ")]
        lines += [line("title", site.classroom.title, "  ")] if site.classroom.title else []
    for name, listed in (("lessons", site.lessons), ("notebooks", site.notebooks)):
        lines += [line(name, None), *(f"  - {each}" for each in listed)] if listed else [f"{name}: []"]
    lines.append("serving:")
    limits = site.serving
    lines += [line(name, getattr(limits, name), "  ") for name in limits.__struct_fields__]
    return _HEAD.of(site.language) + "\n".join(lines) + "\n"


def of_all(site: Site) -> dict[str, str]:
    """All other texts of a site by the names of their files."""
    folder = files("tutor.app.publish").joinpath("papers")
    same = {name: folder.joinpath(here).read_text("utf-8") for name, here in SAME.items()}
    readme = Template(folder.joinpath(f"README.{site.language}.md").read_text("utf-8"))
    part = "class" if site.classroom is not None else "open"
    entering = Template(folder.joinpath(f"{part}.{site.language}.md").read_text("utf-8"))
    code = site.classroom.code if site.classroom is not None else ""
    values = {"title": site.title, "code": code, "port": str(PORT)}
    return {**same, README: readme.substitute(values, entering=entering.substitute(values).strip())}
