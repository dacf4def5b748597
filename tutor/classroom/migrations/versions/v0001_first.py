"""Classes, learners, answers and stands."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None

_TIME: Final = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "classes",
        sa.Column("id", sa.String(200), nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("folded_code", sa.Text, nullable=False),
        sa.Column("made", _TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_classes"),
        sa.UniqueConstraint("folded_code", name="uq_classes_folded_code"),
    )
    op.create_table(
        "learners",
        sa.Column("id", sa.String(200), nullable=False),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("folded", sa.Text),
        sa.Column("class_id", sa.String(200)),
        sa.Column("joined", _TIME, nullable=False),
        sa.Column("salt", sa.LargeBinary),
        sa.Column("return_key", sa.LargeBinary),
        sa.PrimaryKeyConstraint("id", name="pk_learners"),
        sa.ForeignKeyConstraint(["class_id"], ["classes.id"], name="fk_learners_class_id"),
        sa.UniqueConstraint("class_id", "folded", name="uq_learners_class_id_folded"),
    )
    op.create_table(
        "answers",
        sa.Column("learner", sa.String(200), nullable=False),
        sa.Column("key", sa.String(200), nullable=False),
        sa.Column("lesson", sa.String(200), nullable=False),
        sa.Column("place", sa.String(200), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("rules", sa.JSON, nullable=False),
        sa.Column("given", sa.Text, nullable=False),
        sa.Column("truth", sa.Text, nullable=False),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.Column("first", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("at", _TIME, nullable=False),
        sa.PrimaryKeyConstraint("learner", "key", name="pk_answers"),
        sa.ForeignKeyConstraint(["learner"], ["learners.id"], name="fk_answers_learner", ondelete="CASCADE"),
    )
    op.create_index("ix_answers_learner_at", "answers", ["learner", "at"])
    op.create_table(
        "stands",
        sa.Column("learner", sa.String(200), nullable=False),
        sa.Column("lesson", sa.String(200), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("trail", sa.Text, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("at", _TIME, nullable=False),
        sa.PrimaryKeyConstraint("learner", "lesson", name="pk_stands"),
        sa.ForeignKeyConstraint(["learner"], ["learners.id"], name="fk_stands_learner", ondelete="CASCADE"),
    )
