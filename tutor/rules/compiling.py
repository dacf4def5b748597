"""Turn a game's YAML files into the files that programs read: ``catalogue.json`` and, for a game that has a
training set, ``training.json``.

Reading YAML takes far longer than reading the compiled file. The compiled file holds a digest of the YAML it
was made of, so that a test can tell when it is out of date.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from tutor.rules.catalogue import Catalogue, Compiled
from tutor.rules.defects import DefectiveFile
from tutor.rules.load_yaml import (
    SHAPES,
    ComponentsFile,
    ExamplesFile,
    RulesFile,
    RulingsFile,
    defects_of,
    locate,
    read_texts,
)
from tutor.rules.located import load_located
from tutor.rules.merging import merge
from tutor.rules.search_index import index_of


def digest_of(texts: dict[str, str]) -> str:
    """A digest of a game's files, the same on every system (line ends do not count)."""
    digest = hashlib.sha256()
    for name in sorted(texts):
        digest.update(name.encode())
        digest.update(texts[name].replace("\r\n", "\n").encode())
    return digest.hexdigest()


def compiled(game: str, texts: dict[str, str]) -> Compiled:
    """The compiled catalogue of a game. Raises `DefectiveFile` with every defect of the files."""
    files = locate(game, texts)
    defects = defects_of(game, files)
    if defects:
        raise DefectiveFile(defects)
    data: dict[str, Any] = {name: msgspec.convert(files[name].data, SHAPES[name]) for name in files}
    rules: RulesFile = data["rules.yaml"]
    components: ComponentsFile = data["components.yaml"]
    rulings: RulingsFile = data["rulings.yaml"]
    examples: ExamplesFile = data["examples.yaml"]
    return Compiled(
        game=game,
        prefix=rules.prefix,
        title=rules.title,
        order=rules.order,
        digest=digest_of(texts),
        sources=rules.sources,
        rules=rules.rules,
        parts=msgspec.Raw(msgspec.json.encode(components.parts())),
        rulings=msgspec.Raw(msgspec.json.encode(rulings.rulings)),
        examples=msgspec.Raw(msgspec.json.encode(examples.examples)),
    )


def compile_catalogue(game: str, folder: Path) -> dict[str, bytes]:
    """What ``catalogue.json``, ``search.json`` and ``training.json`` (for a game with a training set) shall
    hold, made of the YAML files of a game as they are now in the folder of its package.

    Raises `DefectiveFile` with every defect of the files. ``python -m tutor.rules`` writes them.
    """
    data = compiled(game, read_texts(folder))
    made = {
        "catalogue.json": msgspec.json.encode(data) + b"\n",
        "search.json": msgspec.json.encode(index_of(Catalogue(data))) + b"\n",
    }
    training = folder / "data" / "training.yaml"
    if training.exists():
        made["training.json"] = compiled_training(Catalogue(data), training.read_text(encoding="utf-8"))
    return made


def compiled_training(catalogue: Catalogue, text: str) -> bytes:
    """A training set as it is read by programs. Raises `DefectiveFile` with every defect of it."""
    filename = f"{catalogue.game}/training.yaml"
    merge(catalogue, text, filename, "training")
    return msgspec.json.encode(load_located(text, filename).data) + b"\n"
