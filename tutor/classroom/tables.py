"""The tables of the database, the same in SQLite and PostgreSQL."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Utc(TypeDecorator[datetime]):
    """A time in UTC; SQLite keeps no zone, and all times in it are UTC."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """An aware time in UTC. Raises ValueError for a naive one."""
        if value is None:
            return None
        if value.utcoffset() is None:
            raise ValueError(f"a time without a zone: {value.isoformat()}")
        return value.astimezone(UTC)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:
        """An aware time in UTC."""
        if value is None:
            return None
        time: datetime = value
        return time.replace(tzinfo=UTC) if time.tzinfo is None else time.astimezone(UTC)


classes: Final = Table(
    "classes",
    metadata,
    Column("id", String(200), primary_key=True),
    Column("title", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("folded_code", Text, nullable=False),
    Column("made", Utc, nullable=False),
    UniqueConstraint("folded_code"),
)
"""`folded_code` is the code without regard to case."""

learners: Final = Table(
    "learners",
    metadata,
    Column("id", String(200), primary_key=True),
    Column("nickname", Text, nullable=False),
    Column("folded", Text),
    Column("class_id", String(200), ForeignKey("classes.id")),
    Column("joined", Utc, nullable=False),
    Column("salt", LargeBinary),
    Column("return_key", LargeBinary),
    UniqueConstraint("class_id", "folded"),
)
"""`folded` is the nickname whatever its case, if any; `return_key` the hash of what lets its owner in."""

answers: Final = Table(
    "answers",
    metadata,
    Column("learner", String(200), ForeignKey("learners.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(200), primary_key=True),
    Column("lesson", String(200), nullable=False),
    Column("place", String(200), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("rules", JSON, nullable=False),
    Column("given", Text, nullable=False),
    Column("truth", Text, nullable=False),
    Column("right", Boolean, nullable=False),
    Column("first", Boolean, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("at", Utc, nullable=False),
    Index(None, "learner", "at"),
)
"""A key is one learner's own: what one has exported, another may take in."""

stands: Final = Table(
    "stands",
    metadata,
    Column("learner", String(200), ForeignKey("learners.id", ondelete="CASCADE"), primary_key=True),
    Column("lesson", String(200), primary_key=True),
    Column("step", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("trail", Text, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("at", Utc, nullable=False),
)

forgotten: Final = Table(
    "forgotten",
    metadata,
    Column("learner", String(200), primary_key=True),
    Column("at", Utc, nullable=False),
    Column("joined", Boolean, nullable=False),
)
"""Who has deleted everything of theirs, and when: what was put down before and comes later is not kept.

Who had `joined` a class does not come back: nothing is kept under that id any more.
"""
