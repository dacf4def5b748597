"""The studio: writing a lesson by playing it."""

from __future__ import annotations

from tutor.app.studio.page import StudioPage, studio_page

__all__ = ["StudioPage", "studio_page"]
