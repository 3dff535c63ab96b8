"""Cookies cannot be forged or changed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from draftingtable.server.http.identity import COOKIE, HOST_COOKIE, MOST_TRIED, Identity, Signer

SIGNER = Signer(b"a secret of these tests alone")


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=20))
def test_a_cookie_identifies_its_owner(nickname: str) -> None:
    identity = SIGNER.new(nickname)
    header = f"other=1; {COOKIE}={SIGNER.cookie(identity)}".encode()
    assert SIGNER.from_headers([(b"host", b"x"), (b"cookie", header)]) == identity


def test_ids_have_128_bits_and_differ() -> None:
    found = {SIGNER.new().player for _ in range(100)}
    assert len(found) == 100
    assert all(len(player) == 22 for player in found)


def test_a_cookie_of_another_secret_is_invalid() -> None:
    other = Signer(b"another secret altogether")
    assert SIGNER.read(other.cookie(Identity("anna"))) is None


@given(st.text(max_size=100))
def test_no_other_text_is_a_cookie(text: str) -> None:
    assert SIGNER.read(text) is None


@given(st.binary(max_size=100))
def test_no_header_causes_an_error(header: bytes) -> None:
    assert SIGNER.from_headers([(b"cookie", header)]) is None


def test_changing_a_letter_breaks_it() -> None:
    cookie = SIGNER.cookie(Identity("anna", "Anna"))
    for place in range(len(cookie)):
        changed = cookie[:place] + ("x" if cookie[place] != "x" else "y") + cookie[place + 1 :]
        assert SIGNER.read(changed) is None


@pytest.mark.parametrize("secure", [True, False])
def test_scripts_and_other_sites_do_not_get_it(secure: bool) -> None:
    header = SIGNER.set_cookie(Identity("anna"), secure)
    assert "HttpOnly" in header
    assert "SameSite=Lax" in header
    assert ("Secure" in header) == secure


FOREIGN = [
    b'prefs={"a":1}',
    b'x="unclosed',
    b"a b=c; =; ;; ==",
    b"\xff\xfe=\x00",
    b"Path=/; Domain=elsewhere; HttpOnly",
    b'q="a\\"; draftingtable2=1; xdraftingtable=2',
]


@pytest.mark.parametrize("foreign", FOREIGN)
def test_cookies_of_other_programs_do_not_matter(foreign: bytes) -> None:
    identity = SIGNER.new("Anna")
    ours = f"{COOKIE}={SIGNER.cookie(identity)}".encode()
    for header in (foreign + b"; " + ours, ours + b"; " + foreign, ours + b";" + foreign):
        assert SIGNER.from_headers([(b"cookie", header)]) == identity
    assert SIGNER.from_headers([(b"cookie", foreign), (b"cookie", ours)]) == identity
    assert not SIGNER.shown_by([(b"cookie", foreign)]).unreadable


def test_an_unreadable_cookie_of_ours_is_noticed_unless_another_is_readable() -> None:
    other = Signer(b"another secret altogether").cookie(Identity("anna"))
    broken = f"{COOKIE}={other}".encode()
    ours = f"{COOKIE}={SIGNER.cookie(Identity('eve'))}".encode()
    assert SIGNER.shown_by([(b"cookie", broken)]).unreadable
    found = SIGNER.shown_by([(b"cookie", broken + b"; " + ours)])
    assert (found.identity, found.unreadable) == (Identity("eve"), False)


def test_a_planted_cookie_does_not_win_over_the_one_for_this_host() -> None:
    planted = f"{COOKIE}={SIGNER.cookie(Identity('mallory'))}"
    own = f"{HOST_COOKIE}={SIGNER.cookie(Identity('anna'))}"
    header = f"{planted}; {own}".encode()
    assert SIGNER.from_headers([(b"cookie", header)]) == Identity("anna")


def test_over_https_the_cookie_belongs_to_one_host() -> None:
    assert SIGNER.set_cookie(Identity("anna"), True).startswith(f"{HOST_COOKIE}=")
    assert SIGNER.set_cookie(Identity("anna"), False).startswith(f"{COOKIE}=")
    old = SIGNER.shown_by([(b"cookie", f"{COOKIE}={SIGNER.cookie(Identity('a'))}".encode())])
    new = SIGNER.shown_by([(b"cookie", f"{HOST_COOKIE}={SIGNER.cookie(Identity('a'))}".encode())])
    assert [old.needs_upgrade(True), old.needs_upgrade(False)] == [True, False]
    assert not new.needs_upgrade(True)


def test_signatures_are_checked_for_few_cookies() -> None:
    """Reading a header is linear in its size, and the costly part has a limit."""
    checked = 0

    class Counting(Signer):
        def read(self, cookie: str) -> Identity | None:
            nonlocal checked
            checked += 1
            return super().read(cookie)

    header = b"; ".join([b"draftingtable=x.y.z"] * 1000)
    assert Counting(b"a secret").shown_by([(b"cookie", header)]).unreadable
    assert checked == MOST_TRIED
