"""The course of Penumbra in a browser: a learner walks all of it, errs, and recovers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from support.browser import SHIPPED
from support.walker import walk_course

pytestmark = [pytest.mark.browser, pytest.mark.long(reason="a whole course in the browser")]


def test_a_learner_walks_the_whole_course(serve_notebooks: Callable[..., str], chromium_page: Page) -> None:
    walk_course("penumbra", "en", chromium_page, serve_notebooks(SHIPPED))
