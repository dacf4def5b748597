"""Nicknames, class codes and return keys: how they are tidied, compared and kept."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from typing import Final

from tutor.classroom.errors import StoreError
from tutor.rules.words import Words

LONGEST: Final = 40
"""Characters of a nickname, a class code or a title."""

_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Of a return key: nothing that reads like something else."""

_DIGITS: Final = re.compile(r"(\d+)")


def tidy(text: str, what: Words) -> str:
    """A name as it is shown: one space between words, nothing unseen. Raises StoreError that tells `what`."""
    name = _seen(text)
    if not 1 <= len(name) <= LONGEST:
        raise StoreError(
            Words(
                f"{what.en}: found {len(name)} characters; allowed: 1 to {LONGEST}",
                f"{what.ru}: найдено знаков: {len(name)}; допустимо от 1 до {LONGEST}",
            )
        )
    return name


def fold(text: str) -> str:
    """A name as it is compared: without regard to case and spaces around."""
    return _seen(_seen(text).casefold())


def natural(name: str) -> tuple[str | int, ...]:
    """The natural sort key of a name: numbers in it are put in order as numbers, "10" behind "2"."""
    parts = _DIGITS.split(fold(name))
    return tuple(int(part) if at % 2 else part for at, part in enumerate(parts))


def new_return_key() -> str:
    """A key that lets a learner come back, such as "k7mp-3xqd-9hwz"; 59 bits of chance."""
    groups = ("".join(secrets.choice(_LETTERS) for _ in range(4)) for _ in range(3))
    return "-".join(groups)


def sealed(return_key: str, salt: bytes) -> bytes:
    """What is kept of a return key: the key cannot be read from it. Case, spaces and hyphens do not count."""
    plain = "".join(sign for sign in fold(return_key) if sign.isalnum())
    return hashlib.scrypt(plain.encode("utf-8", "replace"), salt=salt, n=2**13, r=8, p=1)


def _seen(text: str) -> str:
    """What a person sees of a text, with one space between words."""
    plain = unicodedata.normalize("NFKC", text)
    return " ".join("".join(sign for sign in plain if sign.isprintable() or sign.isspace()).split())
