"""Turn a game's YAML files into the one file that programs read: ``catalogue.json``.

Reading YAML takes far longer than reading the compiled file. The compiled file holds a digest of the YAML it
was made of, so that a test can tell when it is out of date.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from tutor.rules.authoring import (
    SHAPES,
    ComponentsFile,
    ExamplesFile,
    RulesFile,
    RulingsFile,
    defects_of,
    locate,
    read_texts,
)
from tutor.rules.catalogue import Catalogue, Compiled
from tutor.rules.defects import DefectiveFile
from tutor.rules.searching import index_of


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
        digest=digest_of(texts),
        title=rules.title,
        sources=rules.sources,
        rules=rules.rules,
        parts=msgspec.Raw(msgspec.json.encode(components.parts())),
        rulings=msgspec.Raw(msgspec.json.encode(rulings.rulings)),
        examples=msgspec.Raw(msgspec.json.encode(examples.examples)),
    )


def compile_catalogue(game: str) -> dict[str, bytes]:
    """What ``catalogue.json`` and ``search.json`` shall hold, made of a game's YAML files as they are now.

    Raises `DefectiveFile` with every defect of the files. ``python -m tutor.rules`` writes the two.
    """
    data = compiled(game, read_texts(game))
    return {
        "catalogue.json": msgspec.json.encode(data) + b"\n",
        "search.json": msgspec.json.encode(index_of(Catalogue(data))) + b"\n",
    }
