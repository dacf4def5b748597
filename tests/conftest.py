"""Fixtures and settings shared by all tests."""

from __future__ import annotations

import os

from browser_support import chromium, chromium_page, page_log, serve_notebooks, serve_shipped
from hypothesis import settings

pytest_plugins = ["coverage_record"]

__all__ = ["chromium", "chromium_page", "page_log", "serve_notebooks", "serve_shipped"]

# No test asserts a time; on CI the same examples are tried on every run.
settings.register_profile("tutor", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("tutor")
