"""Whether there is a browser to open: somebody at a terminal, before a screen."""

from __future__ import annotations

import sys
import webbrowser
from collections.abc import Mapping
from typing import Final

SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
"""By one of these an X or Wayland session says where its windows go."""


def has_browser(environment: Mapping[str, str]) -> bool:
    """Whether a browser with windows can be opened, and somebody has started this by hand."""
    if not sys.stdout.isatty():
        return False
    if sys.platform.startswith(("linux", "freebsd")) and not any(map(environment.get, SCREENS)):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
