"""A published site: the one file that says what it holds and how, and which site is served here."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct, field

from tutor.classroom import data_folder
from tutor.rules.defects import Defect, DefectiveFile
from tutor.rules.located import Located, load_located
from tutor.rules.struct_validation import found_text, shape_defects
from tutor.rules.words import Lang, Words
from tutor.scenario.games import playable
from tutor.scenario.load import read_text
from tutor.scenario.schema import DIALECT

VARIABLE: Final = "TUTOR_SITE"
"""The environment variable that names the folder of the site to the kernels."""

FILE: Final = "site.yaml"
"""The name of the file in the folder of a site."""

FORM: Final = 1
"""The form of the file that is read and written."""

Theme = Literal["auto", "light", "dark"]

LESSON: Final = re.compile(r"(?P<game>[a-z]+)/(?P<name>[^\W_][\w-]{0,79})")
"""The id of a lesson: its game, and the name of its file without the ending."""

NOTEBOOK: Final = re.compile(r"(?:chapters/(?:en|ru)/)?[a-z][a-z0-9-]{0,39}\.ipynb")
"""The name of a notebook, with its folder if it is one that is read."""

CODE: Final = re.compile(r"[^\W_][\w-]{2,38}[^\W_]")
LONGEST_TITLE: Final = 120
LONGEST_CLASS: Final = 40

_LESSON_ALLOWED: Final = Words("game/name of a lesson", "игра/имя урока")
_NOTEBOOK_ALLOWED: Final = Words("the name of a notebook, as in rules.ipynb", "имя блокнота, как rules.ipynb")
_CODE_ALLOWED: Final = Words(
    "4 to 40 letters, digits and hyphens", "от 4 до 40 букв, цифр и дефисов"
)  # fmt: skip
_TITLE_ALLOWED: Final = Words(
    f"a text of 1 to {LONGEST_TITLE} characters", f"текст от 1 до {LONGEST_TITLE} знаков"
)
_CLASS_ALLOWED: Final = Words(
    f"a text of at most {LONGEST_CLASS} characters", f"текст не длиннее {LONGEST_CLASS} знаков"
)
_ONCE: Final = Words("each once", "каждый один раз")
_SOME: Final = Words("at least one", "хотя бы один")


class Class(Struct, frozen=True, forbid_unknown_fields=True):
    """The class that a site is for: the code that learners give to join it, and what it is called."""

    code: str
    title: str = ""


class Serving(Struct, frozen=True, forbid_unknown_fields=True):
    """How much a site may use.

    `places`: learners at once; `ready`: kernels started ahead for each notebook; `idle`: seconds that the
    kernel of a closed page is kept; `arrival`: seconds that a kernel waits for its page.
    """

    places: Annotated[int, Meta(ge=1, le=1000)] = 40
    ready: Annotated[int, Meta(ge=0, le=10)] = 1
    idle: Annotated[int, Meta(ge=10, le=86_400)] = 40
    arrival: Annotated[int, Meta(ge=30, le=3600)] = 180


class Site(Struct, frozen=True, forbid_unknown_fields=True):
    """What a site holds: `lessons` by id in the order in which they are listed, and the `notebooks` served.

    `site` is the form of the file. `language` is what a page opens in unless its link says otherwise.
    """

    site: Literal[1]
    title: str
    lessons: tuple[str, ...]
    notebooks: tuple[str, ...]
    language: Lang = "en"
    theme: Theme = "auto"
    classroom: Class | None = field(default=None, name="class")
    serving: Serving = Serving()

    def lessons_of(self, game: str) -> tuple[str, ...]:
        """The ids of a game's lessons, in order."""
        return tuple(lesson for lesson in self.lessons if lesson.startswith(f"{game}/"))

    @property
    def games(self) -> tuple[str, ...]:
        """The games that there are lessons of, in the order in which they come."""
        return tuple(dict.fromkeys(lesson.partition("/")[0] for lesson in self.lessons))


ABOUT: Final[Mapping[str, str]] = {
    "site": "The form of this file.",
    "title": "What stands over the list of lessons.",
    "lessons": "The lessons in the order of the list: game/name of the file in scenarios/.",
    "notebooks": "The only pages that are served, of those in notebooks/.",
    "language": "The language of a page whose link names none.",
    "theme": "Light, dark, or as the visitor's device has it.",
    "class": "The class that visitors join with its code; without it nobody has to.",
    "serving": "How much the site may use.",
}
"""What the fields are for, as the schema tells it."""


def site_schema() -> dict[str, Any]:
    """The JSON Schema of `site.yaml`."""
    (form,), parts = msgspec.json.schema_components([Site], ref_template="#/$defs/{name}")
    for name, about in ABOUT.items():
        parts["Site"]["properties"][name]["description"] = about
    properties = parts["Site"]["properties"]
    properties["title"] |= {"minLength": 1, "maxLength": LONGEST_TITLE}
    properties["lessons"] |= {"uniqueItems": True}
    properties["lessons"]["items"] |= {"pattern": f"^({'|'.join(playable())})/"}
    properties["notebooks"] |= {"uniqueItems": True}
    some, read = {"lessons": {"minItems": 1}}, {"notebooks": {"contains": {"pattern": "^chapters/"}}}
    parts["Site"]["anyOf"] = [{"properties": some}, {"properties": read}]
    properties["notebooks"]["items"] |= {"pattern": f"^{NOTEBOOK.pattern}$"}
    properties["class"]["anyOf"] = [each for each in properties["class"]["anyOf"] if each != {"type": "null"}]
    return {"$schema": DIALECT, **form, "$defs": parts}


def load_site(folder: Path) -> Site:
    """The site of a folder. Raises DefectiveFile with every defect of its file, and of what it names."""
    path = folder / FILE
    return site_of(load_located(read_text(path), str(path)), folder)


def site_of(located: Located, folder: Path) -> Site:
    """The site that a file's data describes; what it names must be in the folder. Raises DefectiveFile."""
    defects = [*located.defects]
    if not defects:
        defects += shape_defects(located, Site)
    if not defects:
        defects += _defects(located, msgspec.convert(located.data, Site), folder)
    if defects:
        raise DefectiveFile(defects)
    return msgspec.convert(located.data, Site)


def lesson_file(folder: Path, lesson: str) -> Path:
    """Where a site keeps the file of a lesson."""
    return folder / "scenarios" / f"{lesson}.yaml"


def notebook_file(folder: Path, name: str) -> Path:
    """Where a site keeps a notebook."""
    return folder / "notebooks" / name


def _defects(located: Located, site: Site, folder: Path) -> Iterator[Defect]:
    if not 1 <= len(site.title.strip()) <= LONGEST_TITLE or not site.title.isprintable():
        yield located.defect(("title",), found_text(site.title), _TITLE_ALLOWED)
    if site.classroom is not None:
        if not CODE.fullmatch(site.classroom.code):
            yield located.defect(("class", "code"), found_text(site.classroom.code), _CODE_ALLOWED)
        if len(site.classroom.title) > LONGEST_CLASS or not site.classroom.title.isprintable():
            yield located.defect(("class", "title"), found_text(site.classroom.title), _CLASS_ALLOWED)
    if site.lessons or not any(name.startswith("chapters/") for name in site.notebooks):
        yield from _named(located, "lessons", site.lessons)
    yield from _named(located, "notebooks", site.notebooks)
    for index, lesson in enumerate(site.lessons):
        at, match = ("lessons", index), LESSON.fullmatch(lesson)
        if match is None or match["game"] not in playable():
            yield located.defect(at, found_text(lesson), _LESSON_ALLOWED)
        elif not lesson_file(folder, lesson).is_file():
            yield located.defect(at, found_text(lesson), _there("scenarios"))
    for index, name in enumerate(site.notebooks):
        if not NOTEBOOK.fullmatch(name):
            yield located.defect(("notebooks", index), found_text(name), _NOTEBOOK_ALLOWED)
        elif not notebook_file(folder, name).is_file():
            yield located.defect(("notebooks", index), found_text(name), _there("notebooks"))


def _named(located: Located, name: str, listed: Iterable[str]) -> Iterator[Defect]:
    there: set[str] = set()
    for index, each in enumerate(listed):
        if each in there:
            again = Words(f"{each} again", f"{each} ещё раз")
            yield located.defect((name, index), again, _ONCE)
        there.add(each)
    if not there:
        yield located.defect((name,), Words("an empty list", "пустой список"), _SOME)


def _there(folder: str) -> Words:
    return Words(f"what is in the folder {folder}", f"то, что есть в папке {folder}")


# ---- the site that is served here


@cache
def site_folder() -> Path | None:
    """The folder of the site that this process belongs to; None in a checkout, which holds everything.

    It is what the environment names, else the folder of the notebook or the one around it.
    """
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    here = Path.cwd()
    return next((folder for folder in (here, here.parent) if (folder / FILE).is_file()), None)


@cache
def current_site() -> Site | None:
    """The site that this process belongs to. Raises DefectiveFile where its file is not sound."""
    folder = site_folder()
    return None if folder is None else load_site(folder)


def is_served(notebook: str) -> bool:
    """Whether there is a page of that name to link to."""
    site = current_site()
    return site is None or notebook in site.notebooks


def enter(folder: Path) -> dict[str, Any]:
    """Makes this process and its kernels the site's, and gives the options of the server that it asks for.

    Learners' data are kept in the site's folder unless the environment names another place. Raises
    DefectiveFile.
    """
    folder = folder.resolve()
    site = load_site(folder)
    os.environ[VARIABLE] = str(folder)
    os.environ.setdefault(data_folder.DATA, str(folder / "data"))
    site_folder.cache_clear()
    current_site.cache_clear()
    serving, classroom = site.serving, site.classroom
    return {
        "notebooks": folder / "notebooks", "listed": site.notebooks, "language": site.language,
        "scheme": "" if site.theme == "auto" else site.theme, "places": serving.places,
        "preheat": serving.ready, "idle_timeout": serving.idle, "first_visit_timeout": serving.arrival,
        "classes": () if classroom is None else ((classroom.title or classroom.code, classroom.code),),
    }  # fmt: skip
