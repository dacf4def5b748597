"""Widgets, pages and the server: the only part with callbacks."""
