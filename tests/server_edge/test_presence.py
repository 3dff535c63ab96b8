"""Who is here, as several servers say it."""

from draftingtable.server.presence import LASTS, Presence, word_data


def test_all_servers_words_add_up() -> None:
    presence = Presence()
    assert presence.hear("one", frozenset({"anna"}), 1)
    assert presence.hear("two", frozenset({"anna", "ben"}), 2)
    assert presence.here == {"anna", "ben"}
    assert presence.watching == 3


def test_the_same_word_again_changes_nothing() -> None:
    presence = Presence()
    presence.hear("one", frozenset({"anna"}), 0)
    assert not presence.hear("one", frozenset({"anna"}), 0)
    assert not presence.hear("two", frozenset({"anna"}), 0)


def test_who_has_left_is_gone() -> None:
    presence = Presence()
    presence.hear("one", frozenset({"anna"}), 0)
    assert presence.hear("one", frozenset(), 0)
    assert presence.words == {}


def test_a_server_that_died_leaves_no_ghosts() -> None:
    time = 0.0
    presence = Presence(lambda: time)
    presence.hear("own", frozenset({"anna"}), 0)
    presence.hear("other", frozenset({"ben"}), 1)
    time = LASTS + 1
    assert presence.forget_silent("own")
    assert presence.here == {"anna"}


def test_words_between_servers_are_plain_data() -> None:
    data = word_data("one", frozenset({"ben", "anna"}), 2)
    assert data == {"type": "presence", "server": "one", "players": ["anna", "ben"], "watching": 2}
