"""The tutor itself as a wheel, and the locked libraries that it needs, for a machine that has neither."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from email.parser import Parser
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import tutor
from tutor.rules.words import Words

NAME: Final = "mage-rules-tutor"
LOCK: Final = "requirements.lock"
EXTRAS: Final = ("hub", "postgresql")
"""Optional libraries that a published site can use."""

_BLOCK = re.compile(r"^(?P<name>[A-Za-z0-9][\w.-]*)==.*?(?=^[A-Za-z0-9]|\Z)", re.MULTILINE | re.DOTALL)
_VIA = re.compile(r"#\s+(?:via\s+)?([A-Za-z0-9][\w.-]*)")
_REQUIREMENT = re.compile(r"([A-Za-z0-9][\w.-]*)")


class NoWheel(Exception):
    """The tutor cannot be packed here; `words` say why and what to do."""

    def __init__(self, en: str, ru: str) -> None:
        super().__init__(en)
        self.words = Words(f"The tutor cannot be packed: {en}", f"Учебник не удалось упаковать: {ru}")


def checkout() -> Path | None:
    """The folder of the sources that run here; None where the tutor was installed from a wheel."""
    root = Path(tutor.__file__).parents[1]
    project = root / "pyproject.toml"
    ours = project.is_file() and f'name = "{NAME}"' in project.read_text("utf-8")
    return root if ours and (root / LOCK).is_file() else None


def pack(folder: Path) -> Path:
    """Puts a wheel of the tutor that runs here into the folder, and gives its path. Raises NoWheel."""
    root = checkout()
    if root is not None:
        return _built(root, folder)
    return _packed_again(_installed(), folder)


def lock(wheel: Path) -> str:
    """The locked libraries that a wheel of the tutor needs, with their hashes. Raises NoWheel."""
    root = checkout()
    path = root / LOCK if root is not None else _part(_installed(), LOCK)
    return pruned(path.read_text("utf-8"), _wanted(wheel))


def pruned(text: str, wanted: Iterable[str]) -> str:
    """The blocks of a lock file that the wanted libraries need, themselves and what they rest on."""
    blocks = {_key(match["name"]): match.group() for match in _BLOCK.finditer(text)}
    asked_by = {name: {_key(via) for via in _VIA.findall(block)} for name, block in blocks.items()}
    closure, more = set[str](), {_key(name) for name in wanted} & blocks.keys()
    while more:
        closure |= more
        more = {name for name, askers in asked_by.items() if askers & closure} - closure
    return "".join(block for name, block in blocks.items() if name in closure)


def _key(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _wanted(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (each for each in archive.namelist() if each.endswith(".dist-info/METADATA"))
        requirements = Parser().parsestr(archive.read(name).decode()).get_all("Requires-Dist") or []
    names = set()
    for requirement in requirements:
        extra = re.search(r"""extra == ['"](\w+)['"]""", requirement)
        name_of = _REQUIREMENT.match(requirement)
        if name_of is not None and (extra is None or extra[1] in EXTRAS):
            names.add(name_of[1])
    return names


def _built(root: Path, folder: Path) -> Path:
    if find_spec("hatchling") is None:
        raise NoWheel("hatchling is missing. Install it: pip install hatchling",
                      "нет hatchling. Установите: pip install hatchling")  # fmt: skip
    before = set(folder.glob("*.whl"))
    command = [
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "--target",
        "wheel",
        "--directory",
        str(folder.resolve()),
    ]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    made = set(folder.glob("*.whl")) - before
    if done.returncode or not made:
        why = (done.stderr.strip().splitlines() or [str(done.returncode)])[-1]
        raise NoWheel(why, why)
    return made.pop()


def _installed() -> Distribution:
    try:
        installation = distribution(NAME)
    except PackageNotFoundError:
        installation = None
    if installation is None or not installation.files:
        here = Path(tutor.__file__).parent
        raise NoWheel(
            f"{here} is neither a checkout nor installed. Install the tutor with pip.",
            f"{here} — не копия исходников и не установлен. Установите учебник через pip.",
        )
    return installation


def _part(installation: Distribution, name: str) -> Path:
    """Where a file that came with the tutor was put. Raises NoWheel."""
    for each in installation.files or ():
        if each.name == name:
            return Path(str(installation.locate_file(each)))
    raise NoWheel(f"{name} is missing. Install the tutor anew.", f"нет {name}. Установите учебник заново.")


def _packed_again(installation: Distribution, folder: Path) -> Path:
    """The wheel that an installed tutor came from, made of what was installed."""
    stem = f"{NAME.replace('-', '_')}-{installation.version}"
    path = folder / f"{stem}-py3-none-any.whl"
    left_out = {"RECORD", "INSTALLER", "REQUESTED", "direct_url.json"}
    record = []
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for each in installation.files or ():
            parts = each.parts
            if each.name in left_out or "__pycache__" in parts or "bin" in parts[:-1] or "Scripts" in parts:
                continue
            inside = "/".join(part for part in parts if part != "..")
            name = f"{stem}.data/data/{inside}" if ".." in parts else inside
            archive.write(Path(str(installation.locate_file(each))), name)
            record.append(f"{name},,")
        listed = f"{stem}.dist-info/RECORD"
        archive.writestr(listed, "\n".join([*record, f"{listed},,"]) + "\n")
    return path
