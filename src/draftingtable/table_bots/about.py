"""What can be played, and within which limits, as in `/about`."""

from draftingtable.bots.core.game_facts import game_data
from draftingtable.games.core.registry import get, names
from draftingtable.table.decide.lobby import LONGEST_ANSWER
from draftingtable.table.decide.request import LONGEST_ID, LONGEST_MOVE
from draftingtable.table.live_messages import PROTOCOL
from draftingtable.table.names import LONGEST
from draftingtable.table.policy import QUESTIONS, ServerPolicy
from draftingtable.version import VERSION


def about_data(policy: ServerPolicy, compiled: bool, largest_frame: int) -> dict[str, object]:
    return {
        "name": "Drafting Table",
        "version": VERSION,
        "protocol": PROTOCOL,
        "compiled": compiled,
        "games": [game_data(get(name)) for name in names()],
        "phrases": list(policy.phrases),
        "questions": list(QUESTIONS),
        "limits": limits(policy, largest_frame),
    }


def limits(policy: ServerPolicy, largest_frame: int) -> dict[str, int]:
    return {
        "nickname": LONGEST,
        "message": policy.longest_message,
        "answer": LONGEST_ANSWER,
        "move": LONGEST_MOVE,
        "id": LONGEST_ID,
        "frame": largest_frame,
    }
