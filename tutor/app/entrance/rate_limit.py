"""How often somebody may guess."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final

MOST_ADDRESSES: Final = 10_000


class Tries:
    """At most `most` tries in `seconds` from each address; those that were no guess are given back."""

    def __init__(self, most: int, seconds: float = 60, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._taken: OrderedDict[str, deque[float]] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether one more try is allowed; it is counted from now on."""
        now, source = self._clock(), _source(address)
        taken = self._taken.setdefault(source, deque(maxlen=self._most))
        self._taken.move_to_end(source)
        while taken and now - taken[0] >= self._seconds:
            taken.popleft()
        if len(taken) >= self._most:
            return False
        taken.append(now)
        if len(self._taken) > MOST_ADDRESSES:
            self._taken.popitem(last=False)
        return True

    def give_back(self, address: str) -> None:
        """The last try of an address was no guess."""
        if taken := self._taken.get(_source(address)):
            taken.pop()


def _source(address: str) -> str:
    """An address without the part that its owner can choose freely."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    return str(known.ipv4_mapped or ipaddress.IPv6Network((known, 64), strict=False))
