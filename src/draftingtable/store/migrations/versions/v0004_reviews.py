"""Add reviews of finished games: they take long to compute, so they are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("depth", sa.Text, nullable=False),
        sa.Column("form", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "depth"),
    )
    op.create_index("reviews_by_age", "reviews", ["at"])


def downgrade() -> None:
    op.drop_index("reviews_by_age", "reviews")
    op.drop_table("reviews")
