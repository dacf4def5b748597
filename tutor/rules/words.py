"""One wording in the two languages of the product."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Lang = Literal["en", "ru"]

LANGS: Final[tuple[Lang, ...]] = ("en", "ru")


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same text in English and Russian.

    >>> Words("die", "кубик").of("ru")
    'кубик'
    """

    en: str
    ru: str

    def of(self, lang: Lang) -> str:
        """The text in ``lang``."""
        return self.ru if lang == "ru" else self.en
