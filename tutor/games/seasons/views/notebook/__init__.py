"""Seasons in the cells of a notebook: what energy tokens are worth round the wheel."""
