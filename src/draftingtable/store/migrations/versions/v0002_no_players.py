"""Drop the unused table of players: nicknames are in the cookie and in the log."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_table("players")


def downgrade() -> None:
    op.create_table(
        "players",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("nickname", sa.Text, nullable=False),
    )
