"""Cookies cannot be forged or changed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from draftingtable.server.http.identity import (
    COOKIE,
    HOST_COOKIE,
    MOST_TRIED,
    Identity,
    Shown,
    Signer,
)

SIGNER = Signer(b"a secret of these tests alone")


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=20))
def test_a_cookie_identifies_its_owner(nickname: str) -> None:
    identity = SIGNER.new(nickname)
    header = f"other=1; {COOKIE}={SIGNER.cookie(identity)}".encode()
    assert SIGNER.from_headers([(b"host", b"x"), (b"cookie", header)], False) == identity


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
    assert SIGNER.from_headers([(b"cookie", header)], secure=True) is None


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
        assert SIGNER.from_headers([(b"cookie", header)], False) == identity
    assert SIGNER.from_headers([(b"cookie", foreign), (b"cookie", ours)], False) == identity
    assert not SIGNER.shown_by([(b"cookie", foreign)], False).unreadable


OTHER = Signer(b"another secret altogether")


def headers_with(*cookies: str) -> list[tuple[bytes, bytes]]:
    return [(b"cookie", "; ".join(cookies).encode())]


def test_an_unreadable_cookie_of_ours_is_noticed_unless_another_is_readable() -> None:
    broken = f"{COOKIE}={OTHER.cookie(Identity('anna'))}"
    ours = f"{COOKIE}={SIGNER.cookie(Identity('eve'))}"
    assert SIGNER.shown_by(headers_with(broken), secure=False).unreadable
    found = SIGNER.shown_by(headers_with(broken, ours), secure=False)
    assert found == Shown(Identity("eve"), unreadable=False)


def test_an_unreadable_cookie_for_https_is_not_outweighed_by_a_plain_one() -> None:
    broken = f"{HOST_COOKIE}={OTHER.cookie(Identity('anna'))}"
    planted = f"{COOKIE}={SIGNER.cookie(Identity('mallory'))}"
    found = SIGNER.shown_by(headers_with(broken, planted), secure=True)
    assert found == Shown(None, unreadable=True)


@pytest.mark.parametrize("secure", [True, False])
def test_each_scheme_has_its_own_cookie(secure: bool) -> None:
    """A neighbouring site can plant the plain one, so it is ignored over https."""
    plain = f"{COOKIE}={SIGNER.cookie(Identity('mallory'))}"
    own = f"{HOST_COOKIE}={SIGNER.cookie(Identity('anna'))}"
    expected = Identity("anna" if secure else "mallory")
    assert SIGNER.from_headers(headers_with(plain, own), secure) == expected
    other = SIGNER.shown_by(headers_with(plain if secure else own), secure)
    assert other == Shown(None, unreadable=False)
    name = HOST_COOKIE if secure else COOKIE
    assert SIGNER.set_cookie(Identity("anna"), secure).startswith(f"{name}=")


def test_signatures_are_checked_for_few_cookies() -> None:
    """Reading a header is linear in its size, and the costly part has a limit."""
    checked = 0

    class Counting(Signer):
        def read(self, cookie: str) -> Identity | None:
            nonlocal checked
            checked += 1
            return super().read(cookie)

    header = b"; ".join([b"draftingtable=x.y.z"] * 1000)
    assert Counting(b"a secret").shown_by([(b"cookie", header)], False).unreadable
    assert checked == MOST_TRIED
