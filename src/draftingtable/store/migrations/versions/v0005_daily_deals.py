"""Add the tables that play a daily deal, challenges, and the tables that answer them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_games",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("date", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("slot", sa.Integer, nullable=False),
    )
    op.create_index("daily_games_by_date", "daily_games", ["date", "game"])
    op.create_table(
        "challenges",
        sa.Column("challenge_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
    )
    op.create_index("challenges_by_table", "challenges", ["table_id"])
    op.create_table(
        "challenge_games",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("challenge_id", sa.Text, nullable=False),
    )
    op.create_index("challenge_games_by_challenge", "challenge_games", ["challenge_id"])


def downgrade() -> None:
    for name in ("challenge_games", "challenges", "daily_games"):
        op.drop_table(name)
