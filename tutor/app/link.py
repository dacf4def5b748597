"""Links that lead back to a position: short, versioned, and refused politely when they do not fit."""

from __future__ import annotations

import binascii
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final, TypeVar
from urllib.parse import urlencode

import msgspec
from msgspec.structs import replace

from tutor.engine.codec import digest
from tutor.engine.history import History
from tutor.scenario.case import Case

VERSION = 2
LONGEST = 6_000
"""No link of ours is longer; a longer one is refused before it is unpacked."""
LARGEST = 200_000
"""No trail of ours unpacks to more bytes; anything beyond was not written by us."""


class Trail(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The way to a position: the lesson, the answers, the step shown, and what was predicted.

    `guesses` holds (answers given before, number of the prediction there, number of the choice or -1 for
    skipped). `digest` is the fingerprint of the position, so that a changed lesson is noticed. `run` names
    this way through the lesson (`tutor.app.learner.answer_records`), "" for nobody's. `hints` holds (answers
    given before, number of the prediction there or -1 for the choice, hints taken); -1 answers stand for
    other lines.
    """

    lesson: str
    answers: tuple[str, ...]
    depth: int
    guesses: tuple[tuple[int, int, int], ...]
    digest: str
    version: int = VERSION
    run: str = ""
    hints: tuple[tuple[int, int, int], ...] = ()


class GameTrail(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The way through a whole game: what was begun, the learner's own answers, and the step shown.

    What dice, decks and opponents (of the kind `rival`) answer follows from the `seed`; the places of the
    opponents' options in `theirs` only save them from thinking anew. `asks` says that no moment is passed
    unasked, `switches` which optional rules are played with. `digest` is the fingerprint of the position, so
    that a changed game is noticed.
    """

    game: str
    opening: str
    rival: str
    seed: int
    asks: bool
    answers: tuple[str, ...]
    theirs: tuple[int, ...]
    depth: int
    digest: str
    switches: tuple[str, ...] = ()
    version: int = VERSION


class CaseTrail(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The way to what a rules lawyer looks at: the case with all answers of its line, and the step shown.

    `panel` is the question that is open ("" for the first). `digest` is the fingerprint of the position
    shown, so that changed rules are noticed.
    """

    case: Case
    depth: int
    panel: str
    digest: str
    version: int = VERSION


TrailT = TypeVar("TrailT", bound=msgspec.Struct)


def bench_address(start: Case, history: History[Any], lang: str) -> str:
    """The address of the workbench with a position on it. Raises BadLink("too-long") for an endless line."""
    node = history.node
    case = replace(start, answers=history.answers())
    trail = CaseTrail(case, node.depth, "", digest(node.state))
    return f"workbench.ipynb?{urlencode({'game': start.game, 'lang': lang, 'at': pack(trail)})}"


STUDIO: Final = "studio.ipynb"
"""The page on which lessons are written."""


def studio_address(lesson_id: str, lang: str) -> str:
    """The address of the studio with a lesson of ours in it."""
    return f"{STUDIO}?{urlencode({'lesson': lesson_id, 'lang': lang})}"


def studio_case_address(trail: CaseTrail, lang: str) -> str:
    """The address of the studio with a new lesson that begins as a case. Raises BadLink("too-long")."""
    return f"{STUDIO}?{urlencode({'game': trail.case.game, 'lang': lang, 'at': pack(trail)})}"


class BadLink(ValueError):
    """A link that leads nowhere. `why` is "too-long", "damaged" or "version"."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def pack(trail: msgspec.Struct, longest: int = LONGEST) -> str:
    """The trail as text for the query of an address. Raises BadLink("too-long") for an endless trail."""
    # A trail is short: to set aside the usual 256 KiB for its window takes longer than the packing itself.
    packer = zlib.compressobj(9, zlib.DEFLATED, wbits=12, memLevel=4)
    data = packer.compress(msgspec.json.encode(trail)) + packer.flush()
    packed = urlsafe_b64encode(data).decode().rstrip("=")
    if len(packed) > longest:
        raise BadLink("too-long")
    return packed


def unpack(text: str, kind: type[TrailT], longest: int = LONGEST) -> TrailT:
    """The trail of that kind that `pack` wrote. Raises BadLink for anything else."""
    if len(text) > longest:
        raise BadLink("too-long")
    try:
        packed = urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(packed, LARGEST)
        if not unpacker.eof:
            raise BadLink("damaged")
        if _version(msgspec.json.decode(data), kind) != VERSION:
            raise BadLink("version")
        return msgspec.json.decode(data, type=kind)
    except (UnicodeEncodeError, binascii.Error, zlib.error, msgspec.DecodeError, RecursionError) as error:
        raise BadLink("damaged") from error


def _version(array: Any, kind: type[msgspec.Struct]) -> object:
    """The version that was written; what is no list of ours is left to be found damaged."""
    if not isinstance(array, list) or not array:
        return VERSION
    at = kind.__struct_fields__.index("version")
    return array[at] if at < len(array) else array[-1]
