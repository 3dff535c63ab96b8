"""Every refusal and event in the source has a message, and no message is unused."""

import pytest

from draftingtable.bots.core.levels import every_level
from draftingtable.games import names
from draftingtable.locale import ENGLISH, LANGUAGES, Words
from draftingtable.table import PHRASES, QUESTIONS
from draftingtable.terminal.commands import COMMANDS
from tests.locale.fluent_files import WEB_FILES, Message, messages
from tests.locale.source_codes import EVENTS, REFUSALS, Use, strings, uses

ERRORS = uses(REFUSALS)
HAPPENINGS = uses(EVENTS)
REASONS = [use for use in uses({"Fact": 0, "Phrase": 0}) if use.place.startswith("analysis/")]
NAMED_AT_RUN_TIME = {
    *(f"error-{use.name}" for use in ERRORS),
    *(f"event-{use.name}" for use in HAPPENINGS),
    *(f"event-{use.name}-many" for use in HAPPENINGS),
    *(f"command-{name}" for name in COMMANDS),
    *(f"help-{name}" for name in COMMANDS),
    *(f"phrase-{key}" for key in PHRASES),
    *(f"question-{key}" for key in QUESTIONS),
    *(f"hint-{use.name}" for use in REASONS),
}


def message_of(kind: str, use: Use) -> Message:
    name = f"{kind}-{use.name}"
    if name not in messages(ENGLISH):
        pytest.fail(f"{use.place} needs a message {name} in every language")
    return messages(ENGLISH)[name]


@pytest.mark.parametrize("use", ERRORS, ids=lambda use: use.name)
def test_every_refusal_has_a_message_made_of_its_parameters(use: Use) -> None:
    message_of("error", use)
    for language in LANGUAGES:
        variables = messages(language)[f"error-{use.name}"].variables
        assert variables <= {*use.params, *counts(use)}, f"{language}: {use.place}"


@pytest.mark.parametrize("use", HAPPENINGS, ids=lambda use: use.name)
def test_every_event_has_a_message_made_of_its_parameters(use: Use) -> None:
    message_of("event", use)
    for language in LANGUAGES:
        variables = messages(language)[f"event-{use.name}"].variables
        given = {*use.params, *counts(use), "player", "starter", "hidden"}
        assert variables <= given, f"{language}: {use.place}"


@pytest.mark.parametrize("use", REASONS, ids=lambda use: use.name)
def test_every_reason_has_a_message_in_every_language(use: Use) -> None:
    message_of("hint", use)
    for language in LANGUAGES:
        assert f"hint-{use.name}" in messages(language), f"{language}: {use.place}"


def counts(use: Use) -> set[str]:
    return {f"{name}_count" for name in use.params}


def test_the_source_was_really_read() -> None:
    assert {"bid-unbuildable", "record-json", "language-unknown"} <= {use.name for use in ERRORS}
    assert {"bid", "over", "reshuffle"} <= {use.name for use in HAPPENINGS}
    assert {"bid-gains", "ends-lower", "passes-on"} <= {use.name for use in REASONS}


def test_a_games_own_refusals_are_in_its_file() -> None:
    """The browser loads them with the game, so the home page does not carry them."""
    raised_in: dict[str, set[str]] = {}
    for use in ERRORS:
        rooms = set(names()) & set(use.place.split("/"))
        raised_in.setdefault(use.name, set()).update(rooms or {""})
    for name, rooms in raised_in.items():
        file = messages(ENGLISH)[f"error-{name}"].file
        if len(rooms) == 1 and rooms != {""}:
            assert {file} == rooms, name
        elif file in names():
            assert rooms <= {file, ""}, name


def test_no_message_is_unused() -> None:
    referred = {name for message in messages(ENGLISH).values() for name in message.references}
    asked_for = NAMED_AT_RUN_TIME | strings() | referred
    idle = {name for name, message in messages(ENGLISH).items() if message.file not in WEB_FILES}
    assert not idle - asked_for  # web/src/lib/words/messages.test.ts checks the client's


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_bots_has_a_name(language: str) -> None:
    for level in every_level():
        assert level not in Words(language)("bot-name", level=level, seat=2)
