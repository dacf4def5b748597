"""The steps from an empty database to the tables of today, run by Alembic when a store is opened."""

from __future__ import annotations

from typing import Final

HEAD: Final = "0002"
"""The last step: a database that is there needs none."""
