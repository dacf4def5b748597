"""Who has deleted everything of theirs, and when."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "forgotten",
        sa.Column("learner", sa.String(200), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("joined", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("learner", name="pk_forgotten"),
    )
