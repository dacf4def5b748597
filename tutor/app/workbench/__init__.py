"""The rules lawyer's workbench."""

from __future__ import annotations

from tutor.app.workbench.page import WorkbenchPage, workbench_page

__all__ = ["WorkbenchPage", "workbench_page"]
