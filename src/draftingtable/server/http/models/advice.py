"""Reasons for moves, as hints and reviews give them."""

from pydantic import Field

from draftingtable.server.http.models.views import Shown


class HintPhrase(Shown):
    """Something a hint says; its text is `hint-<kind>` in the language files."""

    kind: str
    params: dict[str, str | int | list[str]] = Field(
        description="pieces in notation; `seat` from 1"
    )


class HintAdvice(Shown):
    """A recommended move in words, with the strongest reasons for it."""

    move: HintPhrase
    reasons: list[HintPhrase] = Field(description="at most two: what the move gains comes first")
    marks: list[str] = Field(
        description="what to point at: `card h5`, `tower h`, `tile S`, `move place S A 1,0`"
    )
